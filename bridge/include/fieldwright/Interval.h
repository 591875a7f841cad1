//===- Interval.h - Exact intervals of wide unsigned integers ---*- C++ -*-===//
//
// Closed intervals [Lo, Hi] of non-negative integers. Both ends are kept in one
// fixed width that holds the product of two values of the widest supported type,
// so that no operation below can wrap.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_INTERVAL_H
#define FIELDWRIGHT_INTERVAL_H

#include "llvm/ADT/APInt.h"

namespace fieldwright {

/// Widest value, in bits, that takes part in range analysis and rewriting.
constexpr unsigned MaxValueBits = 2048;

/// Width of every bound: a product of two values plus room for sums.
constexpr unsigned BoundBits = 2 * MaxValueBits + 64;

/// \p V as a bound. \p V has at most BoundBits significant bits.
llvm::APInt bound(const llvm::APInt &V);

/// \p V as a bound.
llvm::APInt bound(uint64_t V);

/// 2^\p Exponent as a bound.
llvm::APInt powerOfTwo(unsigned Exponent);

/// The largest value of \p Bits bits as a bound.
llvm::APInt maxOfBits(unsigned Bits);

/// \p A times \p B, both bounds: most have few significant bits, and the operator of APInt
/// multiplies all BoundBits of them.
llvm::APInt product(const llvm::APInt &A, const llvm::APInt &B);

/// Number of bits of a type that holds \p Bound; at least 1, LLVM has no i0.
unsigned bitsFor(const llvm::APInt &Bound);

/// A closed interval of non-negative integers.
struct Interval {
  llvm::APInt Lo;
  llvm::APInt Hi;

  /// All values of \p Bits bits.
  static Interval ofBits(unsigned Bits);

  /// The single value \p V.
  static Interval of(const llvm::APInt &V);

  bool operator==(const Interval &O) const { return Lo == O.Lo && Hi == O.Hi; }

  /// Whether every value fits in MaxValueBits, so that the operators stay exact.
  bool isTractable() const { return Hi.getActiveBits() <= MaxValueBits; }

  Interval operator+(const Interval &O) const { return {Lo + O.Lo, Hi + O.Hi}; }
  Interval operator*(const Interval &O) const { return {product(Lo, O.Lo), product(Hi, O.Hi)}; }

  /// Differences of members; requires Lo >= O.Hi.
  Interval operator-(const Interval &O) const { return {Lo - O.Hi, Hi - O.Lo}; }

  /// Smallest interval that contains both.
  Interval unite(const Interval &O) const;

  /// The members that are at most \p Max; Lo is lowered too if it exceeds \p Max.
  Interval clampTo(const llvm::APInt &Max) const;
};

} // namespace fieldwright

#endif
