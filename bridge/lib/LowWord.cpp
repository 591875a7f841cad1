//===- LowWord.cpp - Operations on the low word of an integer -------------===//
//
// See LowWord.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/LowWord.h"

#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace fieldwright {

Value *lowWord(IRBuilderBase &B, Value *X) { return B.CreateTrunc(X, B.getIntNTy(WordBits)); }

Value *withLowWord(IRBuilderBase &B, Value *X, Value *Low) {
  if (X->getType() == Low->getType())
    return Low;
  Value *Rest = B.CreateShl(B.CreateLShr(X, WordBits), WordBits);
  return B.CreateOr(Rest, B.CreateZExt(Low, X->getType()));
}

} // namespace fieldwright
