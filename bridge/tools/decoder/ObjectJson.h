//===- ObjectJson.h - objects for Windows and macOS as JSON ----------------===//
#ifndef FIELDWRIGHT_OBJECTJSON_H
#define FIELDWRIGHT_OBJECTJSON_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace fieldwright {

/// What stands in the tables of an object for x86-64, as LLVM's library of object files reads it:
///   format    coff or macho
///   sections  name (macho: segment and name), flags, align, size, address, hex: contents, none of zeros;
///             relocations: at, type and symbol (a row of symbols); macho: also pcrel, length in bytes, and
///             section (from 1) in place of symbol
///   symbols   name, value, section (from 1; 0 elsewhere, negative: no place) and kind: local, global, weak,
///             section (it stands for one) or other; macho: also whether it begins what may be moved by
///             itself (isAtom); null for rows that add to others
///   atoms     macho: whether the linker may move what begins with a symbol by itself
/// Of a library, an array of {"member": name, "object": such an object}; what only names functions of a
/// shared library is left out. Fails for what is none of these, is for another machine or is damaged.
llvm::Expected<llvm::json::Value> objectJson(llvm::MemoryBufferRef File);

} // namespace fieldwright

#endif
