//===- BorrowFold.h - Differences modulo M from their borrow ----*- C++ -*-===//
//
// x - y = D - 2^m b, where D is the difference of m-bit words and b its borrow.
//
//   adding the modulus   x, y < M:    D + b M  is the canonical result
//   folding the borrow   x, y < 2^m:  D - b d  with d = 2^m mod M is congruent; if that
//                                     borrows again, so is its difference minus d
//
// Neither needs a multiple of M added first to stay above zero.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_BORROWFOLD_H
#define FIELDWRIGHT_BORROWFOLD_H

#include "fieldwright/Interval.h"

#include <optional>

namespace llvm {
class IRBuilderBase;
class Value;
} // namespace llvm

namespace fieldwright {

/// How to compute one difference.
class BorrowFold {
public:
  /// The way for operands in \p X and \p Y, if there is one; canonical results are
  /// only sought if \p WantCanonical.
  static std::optional<BorrowFold> plan(const Interval &X, const Interval &Y, const llvm::APInt &Modulus,
                                        bool WantCanonical);

  /// Upper bound of the result.
  llvm::APInt resultBound() const;

  /// Estimated number of word operations besides the subtraction itself.
  unsigned cost() const;

  /// The difference of \p X and \p Y, integers of any width, as one of whole words.
  llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, llvm::Value *Y) const;

private:
  enum KindTy { AddModulus, FoldOnce, FoldTwice };
  BorrowFold(KindTy Kind, const llvm::APInt &Modulus);

  KindTy Kind;
  llvm::APInt Modulus;
  /// m, the bits of the words that hold the modulus.
  unsigned Bits;
};

} // namespace fieldwright

#endif
