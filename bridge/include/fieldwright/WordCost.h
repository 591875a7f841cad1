//===- WordCost.h - Cost of multi-word operations ---------------*- C++ -*-===//
//
// The cost model of the reduction planner: numbers of 64-bit machine operations.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_WORDCOST_H
#define FIELDWRIGHT_WORDCOST_H

#include "fieldwright/Interval.h"

namespace fieldwright {

/// Bits of a machine word.
constexpr unsigned WordBits = 64;

/// Words that hold values of \p Bits bits.
inline unsigned wordsForBits(unsigned Bits) {
  return (Bits + WordBits - 1) / WordBits;
}

/// Words that hold values up to \p Bound.
inline unsigned wordsFor(const llvm::APInt &Bound) {
  return wordsForBits(Bound.getActiveBits());
}

} // namespace fieldwright

#endif
