//===- SignedDigits.cpp - Non-adjacent form of constants ------------------===//
//
// See SignedDigits.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/SignedDigits.h"

using namespace llvm;

namespace fieldwright {

SmallVector<SignedDigit, 8> signedDigits(APInt Value) {
  SmallVector<SignedDigit, 8> Digits;
  for (unsigned Position = 0; !Value.isZero(); ++Position) {
    if (Value[0]) {
      bool IsNegative = Value[1]; // ...11: go on with one more and take one off.
      Digits.push_back({Position, IsNegative});
      Value = IsNegative ? Value + 1 : Value - 1;
    }
    Value.lshrInPlace(1);
  }
  return Digits;
}

} // namespace fieldwright
