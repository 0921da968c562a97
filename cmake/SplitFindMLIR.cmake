# Finds the one MLIR that the project supports, Debian's when nothing else is
# said, and stops with one clear line on any other.

set(SPLIT_MLIR_VERSION 22.1)

find_package(MLIR ${SPLIT_MLIR_VERSION} QUIET CONFIG
             PATHS /usr/lib/llvm-22 NO_CMAKE_SYSTEM_PATH)
if(NOT MLIR_FOUND)
  list(JOIN MLIR_CONSIDERED_VERSIONS ", " found)
  if(NOT found)
    set(found "none")
  endif()
  message(FATAL_ERROR "split needs MLIR ${SPLIT_MLIR_VERSION}, but found: "
          "${found}. Set MLIR_DIR to its lib/cmake/mlir.")
endif()
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")

# MLIRConfig.cmake does not tell whether libMLIR.so is to be linked. Mixing it
# with the static libraries would give two copies of MLIR in one process.
option(MLIR_LINK_MLIR_DYLIB "Link the tools to libMLIR.so" ON)
