//===- SignedDigits.h - Non-adjacent form of constants ----------*- C++ -*-===//
#ifndef FIELDWRIGHT_SIGNEDDIGITS_H
#define FIELDWRIGHT_SIGNEDDIGITS_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallVector.h"

namespace fieldwright {

/// The term 2^Position, or its negative.
struct SignedDigit {
  unsigned Position;
  bool IsNegative;
};

/// \p Value as a sum of the fewest signed powers of two, lowest first: the
/// non-adjacent form (G. Reitwiesner, "Binary arithmetic", 1960).
llvm::SmallVector<SignedDigit, 8> signedDigits(llvm::APInt Value);

} // namespace fieldwright

#endif
