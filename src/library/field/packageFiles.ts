import type { NewFile } from '../../base/files/preparedFiles.ts';

/** Files by which other projects find a library, by their place below its folder; they may be moved with it. */
export function packageFiles(
  { prefix, description }: { readonly prefix: string; readonly description: string },
  version: string,
  linkOptions: readonly string[] = [],
): NewFile[] {
  return [
    { file: `lib/pkgconfig/${prefix}.pc`, content: pkgConfig(prefix, description, version, linkOptions) },
    { file: `lib/cmake/${prefix}/${prefix}Config.cmake`, content: cmakeConfig(prefix, linkOptions) },
    { file: `lib/cmake/${prefix}/${prefix}ConfigVersion.cmake`, content: cmakeVersion(version) },
  ];
}

const pkgConfig = (
  prefix: string,
  description: string,
  version: string,
  linkOptions: readonly string[],
): string => `prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: ${prefix}
Description: ${description}, by Fieldwright
Version: ${version}
Cflags: -I\${includedir}
Libs: ${['-L${libdir}', `-l${prefix}`, ...linkOptions].join(' ')}
`;

const optionLine = (prefix: string, option: string): string =>
  `    target_link_options(${prefix}::\${_kind} INTERFACE "${option}")\n`;

/** Targets PREFIX::static and PREFIX::shared. */
const cmakeConfig = (
  prefix: string,
  linkOptions: readonly string[],
): string => `get_filename_component(_root "\${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
foreach(_kind static shared)
  if(NOT TARGET ${prefix}::\${_kind})
    string(TOUPPER "\${_kind}" _type)
    add_library(${prefix}::\${_kind} \${_type} IMPORTED)
    set_target_properties(${prefix}::\${_kind} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "\${_root}/include")
${linkOptions.map((option) => optionLine(prefix, option)).join('')}  endif()
endforeach()
set_target_properties(${prefix}::static PROPERTIES IMPORTED_LOCATION "\${_root}/lib/lib${prefix}.a")
set_target_properties(${prefix}::shared PROPERTIES
  IMPORTED_LOCATION "\${_root}/lib/lib${prefix}.so" IMPORTED_SONAME "lib${prefix}.so")
unset(_root)
unset(_kind)
unset(_type)
`;

const cmakeVersion = (version: string): string => `set(PACKAGE_VERSION "${version}")
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
`;

/** How a field's library is described in one line. */
export const ofField = ({ modulusText }: { readonly modulusText: string }): string => `Integers modulo ${modulusText}`;
