//===- FunctionJson.h - A straight-line function as JSON --------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_FUNCTIONJSON_H
#define FIELDWRIGHT_READER_FUNCTIONJSON_H

#include "llvm/IR/Function.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace fieldwright {

/// \p F in the form that docs/BRIDGE-JSON.md describes, or a Refusal; a remainder by
/// a constant is one unless \p KeepsRemainders.
llvm::Expected<llvm::json::Object> functionJson(llvm::Function &F, bool KeepsRemainders);

} // namespace fieldwright

#endif
