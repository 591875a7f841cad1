//===- WordCost.h - Cost of multi-word operations ---------------*- C++ -*-===//
//
// The cost model of the reduction planner, in additions of 64-bit words.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_WORDCOST_H
#define FIELDWRIGHT_WORDCOST_H

#include "fieldwright/Interval.h"

namespace fieldwright {

/// Bits of a machine word.
constexpr unsigned WordBits = 64;

/// One word-by-word multiplication and the additions of its halves.
constexpr unsigned ProductCost = 3;

/// Words that hold values of \p Bits bits.
inline unsigned wordsForBits(unsigned Bits) { return (Bits + WordBits - 1) / WordBits; }

/// Words that hold values up to \p Bound.
inline unsigned wordsFor(const llvm::APInt &Bound) { return wordsForBits(Bound.getActiveBits()); }

/// Shift of \p Words words by \p Amount bits: nothing at word boundaries.
inline unsigned shiftCost(unsigned Words, unsigned Amount) { return Amount % WordBits == 0 ? 0 : Words + 1; }

} // namespace fieldwright

#endif
