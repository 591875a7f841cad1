//===- IntrinsicNames.h - Calls that the bridge knows -----------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_INTRINSICNAMES_H
#define FIELDWRIGHT_READER_INTRINSICNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InstrTypes.h"

#include <optional>

namespace fieldwright {

/// Name in the JSON of the operation that \p Call performs; nothing if the bridge
/// has no such operation.
std::optional<llvm::StringRef> operationName(const llvm::CallBase &Call);

} // namespace fieldwright

#endif
