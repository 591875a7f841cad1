//===- NegativeFold.h - Folding where a power of two is -1 ------*- C++ -*-===//
//
// x = 2^k h + 2^m g + l  ->  (l - h mod M) + d g,  where 2^k = -1 mod M and d = 2^m mod M.
//
// M = 2^(2s) - 2^s + 1 divides 2^(3s) + 1: modulo 2^64 - 2^32 + 1 the upper half of the
// high word of a product comes off its low word, and only the lower half is multiplied
// (Polygon Zero, "Plonky2: Fast Recursive Arguments with PLONK and FRI", 2022).
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_NEGATIVEFOLD_H
#define FIELDWRIGHT_NEGATIVEFOLD_H

#include "fieldwright/BorrowFold.h"
#include "fieldwright/ReductionStep.h"

#include <memory>

namespace fieldwright {

/// Folds the bits from position k on by their difference from the words of the modulus.
class NegativeFold : public ReductionStep {
public:
  /// The step for \p Modulus, if 2^k = -1 for a k within the word above its own.
  static std::unique_ptr<NegativeFold> of(const llvm::APInt &Modulus);

  /// Of operands that reach position k and whose bits from there on fit the words of M:
  /// what those words hold and d times the largest g; else \p Bound.
  llvm::APInt resultBound(const llvm::APInt &Bound) const override;

  unsigned cost(const llvm::APInt &Bound) const override;

  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, const llvm::APInt &Bound) const override;

private:
  NegativeFold(unsigned Position, unsigned Bits, const llvm::APInt &Modulus);

  /// How l - h is computed, if this step applies.
  std::optional<BorrowFold> difference(const llvm::APInt &Bound) const;

  /// k.
  unsigned Position;
  /// m, the bits of the words that hold the modulus.
  unsigned Bits;
  llvm::APInt Modulus;
  /// d.
  llvm::APInt Factor;
};

} // namespace fieldwright

#endif
