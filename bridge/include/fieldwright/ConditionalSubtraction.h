//===- ConditionalSubtraction.h - x < kM ? x : x - kM -----------*- C++ -*-===//
//
// The last step of a complete reduction, as a select: no branch, no division.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_CONDITIONALSUBTRACTION_H
#define FIELDWRIGHT_CONDITIONALSUBTRACTION_H

#include "fieldwright/ReductionStep.h"

namespace fieldwright {

/// Subtracts a multiple of the modulus from values that are not below it; bounds of
/// twice the multiple and above are left alone.
class ConditionalSubtraction : public ReductionStep {
public:
  explicit ConditionalSubtraction(const llvm::APInt &Multiple);

  llvm::APInt resultBound(const llvm::APInt &Bound) const override;
  unsigned cost(const llvm::APInt &Bound) const override;
  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, const llvm::APInt &Bound) const override;

private:
  bool applies(const llvm::APInt &Bound) const;

  llvm::APInt Multiple;
};

} // namespace fieldwright

#endif
