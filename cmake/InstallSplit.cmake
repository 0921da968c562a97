# The package: find_package(Split) finds the build tree and the installed one.

include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/split")

foreach(folder "${CMAKE_SOURCE_DIR}/include/" "${CMAKE_BINARY_DIR}/include/")
  install(DIRECTORY "${folder}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.h.inc"
    PATTERN "CMakeFiles" EXCLUDE)
endforeach()

install(EXPORT SplitTargets NAMESPACE split:: DESTINATION "${package_dir}")
export(EXPORT SplitTargets NAMESPACE split::
  FILE "${CMAKE_BINARY_DIR}/lib/cmake/split/SplitTargets.cmake")

write_basic_package_version_file(
  "${CMAKE_BINARY_DIR}/lib/cmake/split/SplitConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)

# In the build tree the headers are in two folders.
set(SPLIT_CONFIG_INCLUDE_DIRS
  "${CMAKE_SOURCE_DIR}/include" "${CMAKE_BINARY_DIR}/include")
configure_package_config_file("${CMAKE_SOURCE_DIR}/cmake/SplitConfig.cmake.in"
  "${CMAKE_BINARY_DIR}/lib/cmake/split/SplitConfig.cmake"
  INSTALL_PREFIX "${CMAKE_BINARY_DIR}"
  INSTALL_DESTINATION "lib/cmake/split"
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
set(SPLIT_CONFIG_INCLUDE_DIRS
  "\${PACKAGE_PREFIX_DIR}/${CMAKE_INSTALL_INCLUDEDIR}")
configure_package_config_file("${CMAKE_SOURCE_DIR}/cmake/SplitConfig.cmake.in"
  "${CMAKE_BINARY_DIR}/cmake/SplitConfig.cmake"
  INSTALL_DESTINATION "${package_dir}"
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
install(FILES
  "${CMAKE_BINARY_DIR}/cmake/SplitConfig.cmake"
  "${CMAKE_BINARY_DIR}/lib/cmake/split/SplitConfigVersion.cmake"
  DESTINATION "${package_dir}")
