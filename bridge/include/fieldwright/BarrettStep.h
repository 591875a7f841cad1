//===- BarrettStep.h - Reduction by an approximate quotient -----*- C++ -*-===//
//
// x  ->  x - q M  with  q = (x >> n-1) mu >> L-n+1  and  mu = floor(2^L / M),
// for x < 2^L and M of n bits. The result is below 3 M, see BarrettStep.cpp.
//
// P. Barrett, "Implementing the Rivest Shamir and Adleman public key encryption
// algorithm on a standard digital signal processor", CRYPTO '86.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_BARRETTSTEP_H
#define FIELDWRIGHT_BARRETTSTEP_H

#include "fieldwright/ReductionStep.h"

namespace fieldwright {

/// The step for moduli of no special form.
class BarrettStep : public ReductionStep {
public:
  explicit BarrettStep(const llvm::APInt &Modulus);

  llvm::APInt resultBound(const llvm::APInt &Bound) const override;
  unsigned cost(const llvm::APInt &Bound) const override;
  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, const llvm::APInt &Bound) const override;

private:
  llvm::APInt reciprocal(const llvm::APInt &Bound) const;

  llvm::APInt Modulus;
  /// n - 1.
  unsigned Shift;
};

} // namespace fieldwright

#endif
