//===- FoldStep.h - Crandall folding --------------------------- -*- C++ -*-===//
//
// x = 2^m h + l  ->  d h + l,  where d = 2^m mod M.
//
// For M = 2^n - c and m >= n, d = 2^(m-n) c: the step of R. Crandall, "Method and
// apparatus for public key exchange in a cryptographic system", US 5159632 (1992).
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_FOLDSTEP_H
#define FIELDWRIGHT_FOLDSTEP_H

#include "fieldwright/ReductionStep.h"

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

  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X,
                    const llvm::APInt &Bound) const override;

private:
  unsigned Position;
  llvm::APInt Factor;
};

} // namespace fieldwright

#endif
