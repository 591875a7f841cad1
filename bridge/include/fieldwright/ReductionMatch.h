//===- ReductionMatch.h - Recognise modular reductions ----------*- C++ -*-===//
//
// What counts as a reduction: `urem x, M` for a wide constant M that a scheme of
// ReductionScheme.h serves.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_REDUCTIONMATCH_H
#define FIELDWRIGHT_REDUCTIONMATCH_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/Instruction.h"

#include <optional>

namespace fieldwright {

/// A recognised reduction: the instruction computes Operand mod Modulus.
struct Reduction {
  llvm::Value *Operand;
  /// BoundBits wide.
  llvm::APInt Modulus;
};

/// The reduction that \p I computes, if any.
std::optional<Reduction> matchReduction(const llvm::Instruction &I);

/// Whether \p I divides integers wider than a machine register, in a form that
/// matchReduction knows or not. A remainder by a power of two is a mask.
bool isWideDivision(const llvm::Instruction &I);

} // namespace fieldwright

#endif
