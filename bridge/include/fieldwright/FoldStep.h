//===- FoldStep.h - Crandall and Solinas folding ---------------*- C++ -*-===//
//
// x = 2^m h + l  ->  d h + l,  where d = 2^m mod M.
//
// For M = 2^n - c and m >= n, d = 2^(m-n) c: the step of R. Crandall, "Method and
// apparatus for public key exchange in a cryptographic system", US 5159632 (1992).
// If d is a short sum of signed powers of two, as for 2^448 - 2^224 - 1 or
// 2^384 - 2^128 - 2^96 + 2^32 - 1, shifts and additions replace the product
// (J. Solinas, "Generalized Mersenne numbers", CORR 99-39).
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_FOLDSTEP_H
#define FIELDWRIGHT_FOLDSTEP_H

#include "fieldwright/ReductionStep.h"
#include "fieldwright/SignedDigits.h"

namespace fieldwright {

/// Folds the bits from position m on, multiplied by d, onto the bits below m.
class FoldStep : public ReductionStep {
public:
  /// \p Position is m, \p Modulus is M.
  FoldStep(unsigned Position, const llvm::APInt &Modulus);

  /// With H and L the parts of \p Bound, a value whose high part is H has a low
  /// part of at most L, and one with a smaller high part has any low part:
  ///   max(L + d H, (2^m - 1) + d (H - 1)).
  /// The relation between the parts matters: without it, the step from 257 to
  /// 256 bits could not be proved.
  llvm::APInt resultBound(const llvm::APInt &Bound) const override;

  unsigned cost(const llvm::APInt &Bound) const override;

  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, const llvm::APInt &Bound) const override;

private:
  bool foldsLowWord(const llvm::APInt &Bound) const;
  unsigned productCost(const llvm::APInt &High) const;
  unsigned digitsCost(const llvm::APInt &Bound) const;
  llvm::APInt digitSum(const llvm::APInt &High, bool Negative) const;
  llvm::Value *emitDigits(llvm::IRBuilderBase &B, llvm::Value *Low, llvm::Value *High, const llvm::APInt &Bound) const;

  unsigned Position;
  llvm::APInt Factor;
  llvm::SmallVector<SignedDigit, 8> Digits;
};

} // namespace fieldwright

#endif
