//===- Interval.cpp - Exact intervals of wide unsigned integers -----------===//
//
// See Interval.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Interval.h"

#include <algorithm>
#include <cassert>

using namespace llvm;

namespace fieldwright {

APInt bound(const APInt &V) { return V.zextOrTrunc(BoundBits); }

APInt bound(uint64_t V) { return APInt(BoundBits, V); }

APInt powerOfTwo(unsigned Exponent) { return APInt::getOneBitSet(BoundBits, Exponent); }

APInt maxOfBits(unsigned Bits) { return APInt::getLowBitsSet(BoundBits, Bits); }

APInt product(const APInt &A, const APInt &B) {
  unsigned Bits = std::max(1u, A.getActiveBits() + B.getActiveBits());
  return bound(A.zextOrTrunc(Bits) * B.zextOrTrunc(Bits));
}

unsigned bitsFor(const APInt &Bound) { return std::max(1u, Bound.getActiveBits()); }

Interval Interval::ofBits(unsigned Bits) { return {bound(0), maxOfBits(Bits)}; }

Interval Interval::of(const APInt &V) { return {bound(V), bound(V)}; }

Interval Interval::unite(const Interval &O) const { return {APIntOps::umin(Lo, O.Lo), APIntOps::umax(Hi, O.Hi)}; }

Interval Interval::clampTo(const APInt &Max) const { return {APIntOps::umin(Lo, Max), APIntOps::umin(Hi, Max)}; }

} // namespace fieldwright
