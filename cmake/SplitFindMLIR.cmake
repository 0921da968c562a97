# Finds the one MLIR that the project supports, and stops with one clear line
# where there is only another, or none. MLIR_DIR, where it is given, decides; else
# the usual places of CMake are searched, and then Debian's.

set(SPLIT_MLIR_VERSION 22.1)

set(given_dir "${MLIR_DIR}")
if(given_dir)
  find_package(MLIR ${SPLIT_MLIR_VERSION} QUIET CONFIG
               PATHS "${given_dir}" NO_DEFAULT_PATH)
else()
  find_package(MLIR ${SPLIT_MLIR_VERSION} QUIET CONFIG PATHS /usr/lib/llvm-22)
endif()
if(NOT MLIR_FOUND)
  set(found "found none")
  if(MLIR_CONSIDERED_CONFIGS)
    list(GET MLIR_CONSIDERED_CONFIGS 0 config)
    list(GET MLIR_CONSIDERED_VERSIONS 0 version)
    set(found "found ${version} (${config})")
  endif()
  if(given_dir)
    # find_package() has put -NOTFOUND there, and the next run would look elsewhere.
    set(MLIR_DIR "${given_dir}" CACHE PATH "Where MLIRConfig.cmake is" FORCE)
  endif()
  # CMake breaks no line that begins with a space.
  message(FATAL_ERROR " split needs MLIR ${SPLIT_MLIR_VERSION}, but ${found}; "
          "set MLIR_DIR to the lib/cmake/mlir of an MLIR ${SPLIT_MLIR_VERSION}")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")

# MLIRConfig.cmake does not tell whether libMLIR.so is to be linked. Mixing it
# with the static libraries would give two copies of MLIR in one process.
option(MLIR_LINK_MLIR_DYLIB "Link the tools to libMLIR.so" ON)
