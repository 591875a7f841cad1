//===- ReductionMatch.cpp - Recognise modular reductions ------------------===//
//
// See ReductionMatch.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/ReductionMatch.h"

#include "fieldwright/IntegerRanges.h"
#include "fieldwright/ReductionScheme.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace fieldwright {

std::optional<Reduction> matchReduction(const Instruction &I) {
  Value *X;
  const APInt *M;
  if (!hasIntegerRange(&I) || !match(&I, m_URem(m_Value(X), m_APInt(M))) || !ReductionScheme::supports(*M))
    return std::nullopt;
  return Reduction{X, bound(*M)};
}

bool isWideDivision(const Instruction &I) {
  if (match(&I, m_URem(m_Value(), m_Power2())))
    return false;
  switch (I.getOpcode()) {
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return I.getType()->isIntegerTy() && I.getType()->getIntegerBitWidth() > 128;
  default:
    return false;
  }
}

} // namespace fieldwright
