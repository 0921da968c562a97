# How the project's libraries and tools are made and installed.

include(GNUInstallDirs)

if(SPLIT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer
                      -fno-sanitize=vptr -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()

# add_split_library(name sources...
#   [DEPENDS targets...] [LINK_LIBS libraries of the project...]
#   [MLIR_LIBS libraries of MLIR, replaced by libMLIR.so where that is linked...])
#
# Neither add_mlir_library nor add_llvm_library: those put the library into
# MLIR's and LLVM's own export sets.
function(add_split_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS;MLIR_LIBS" ${ARGN})
  llvm_add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS}
    DEPENDS ${ARG_DEPENDS}
    LINK_LIBS PUBLIC ${ARG_LINK_LIBS}
    LINK_COMPONENTS Support)
  if(ARG_MLIR_LIBS)
    mlir_target_link_libraries(${name} PUBLIC ${ARG_MLIR_LIBS})
  endif()
  install_split_library(${name})
endfunction()

# A library that users of the package link.
function(install_split_library name)
  target_include_directories(${name} INTERFACE
    "$<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>"
    "$<BUILD_INTERFACE:${CMAKE_BINARY_DIR}/include>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  if(NOT SPLIT_BUILDING_TESTS)
    install(TARGETS ${name} EXPORT SplitTargets
      ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
  endif()
endfunction()

# add_split_tool(name sources... [LINK_LIBS ...] [MLIR_LIBS ...])
#
# A program in bin/.
function(add_split_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS;MLIR_LIBS" ${ARGN})
  set(LLVM_LINK_COMPONENTS Support)
  add_llvm_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS})
  if(ARG_MLIR_LIBS)
    mlir_target_link_libraries(${name} PRIVATE ${ARG_MLIR_LIBS})
  endif()
  if(NOT SPLIT_BUILDING_TESTS)
    install(TARGETS ${name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
endfunction()
