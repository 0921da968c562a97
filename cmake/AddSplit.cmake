# How the project's libraries and tools are made and installed.

include(GNUInstallDirs)

if(SPLIT_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer
                      -fno-sanitize=vptr -fno-sanitize-recover=all)
  add_link_options(-fsanitize=address,undefined)
endif()

# Most of the time of a compilation goes into the headers of MLIR: these are read
# once, for all targets with split_precompile(). They stand for no #include: a build
# with CMAKE_DISABLE_PRECOMPILE_HEADERS=ON, as in continuous integration, must pass.
file(WRITE "${CMAKE_BINARY_DIR}/cmake/Precompiled.cpp" "")
add_library(SplitPrecompiled OBJECT "${CMAKE_BINARY_DIR}/cmake/Precompiled.cpp")
llvm_update_compile_flags(SplitPrecompiled)
target_precompile_headers(SplitPrecompiled PRIVATE
  <mlir/Dialect/Arith/IR/Arith.h>
  <mlir/Dialect/Tensor/IR/Tensor.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Pass/Pass.h>)
function(split_precompile name)
  target_precompile_headers(${name} REUSE_FROM SplitPrecompiled)
endfunction()

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
    split_precompile(${name})
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
      ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
      LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
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
    split_precompile(${name})
  endif()
  if(NOT SPLIT_BUILDING_TESTS)
    install(TARGETS ${name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
endfunction()
