//===- Interpreter.h - Runs functions on integers of any width --*- C++ -*-===//
#ifndef FIELDWRIGHT_INTERPRETER_H
#define FIELDWRIGHT_INTERPRETER_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/Function.h"

#include <optional>

namespace fieldwright {

/// What \p F returns for \p Arguments. Nothing if that is poison or undefined: a no-wrap
/// flag that does not hold counts, which a compiled program would not show. Knows
/// integer arithmetic, comparisons, selects, phis and branches; aborts on others.
std::optional<llvm::APInt> interpret(const llvm::Function &F, llvm::ArrayRef<llvm::APInt> Arguments);

} // namespace fieldwright

#endif
