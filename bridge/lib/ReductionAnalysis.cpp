//===- ReductionAnalysis.cpp - Which values are used modulo M -------------===//
//
// A worklist analysis against the direction of the data, see [1] in the header.
// The no-wrap facts are those of the function as it is, before any rewriting.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/ReductionAnalysis.h"

#include "fieldwright/LooseFunctions.h"
#include "fieldwright/ReductionMatch.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

AnalysisKey ReductionAnalysis::Key;

static ReductionState reduced(const APInt &Modulus) { return {ReductionState::Reduced, Modulus}; }

static ReductionState notReduced() { return {ReductionState::NotReduced, APInt()}; }

bool ReductionState::meet(const ReductionState &O) {
  if (O.Kind == Undef || Kind == NotReduced)
    return false;
  if (Kind == Undef) {
    *this = O;
    return true;
  }
  if (O.Kind == Reduced && O.Modulus == Modulus)
    return false;
  *this = notReduced();
  return true;
}

ReductionInfo::ReductionInfo(Function &F, const IntegerRanges &Ranges, PhiPolicy Phis)
    : Ranges(Ranges), Phis(Phis), LooseModulus(looseModulus(F)) {
  for (Instruction &I : instructions(F))
    Worklist.insert(&I);
  while (!Worklist.empty())
    visit(*Worklist.pop_back_val());
}

ReductionState ReductionInfo::stateOf(const Instruction &I) const { return States.lookup(&I); }

bool ReductionInfo::propagates(const Instruction &I) const {
  if (!hasIntegerRange(&I))
    return false;
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::Shl:
  case Instruction::ZExt:
  case Instruction::Trunc:
    return !Ranges.mayWrap(I);
  case Instruction::Select:
    return true;
  case Instruction::PHI:
    return Phis == PhiPolicy::Propagate;
  default:
    return false;
  }
}

/// Whether operand \p N of the propagating \p I decides or counts rather than
/// being part of the value: the condition of a select, the amount of a shift.
static bool isControlOperand(const Instruction &I, unsigned N) {
  return (isa<SelectInst>(I) && N == 0) || (I.getOpcode() == Instruction::Shl && N == 1);
}

/// Passes what is known of the uses of \p I on to its operands.
void ReductionInfo::visit(Instruction &I) {
  if (std::optional<Reduction> R = matchReduction(I))
    return lower(R->Operand, reduced(R->Modulus));
  bool Propagates = propagates(I);
  const Use *Boundary = LooseModulus ? boundaryUse(I) : nullptr;
  for (const Use &U : I.operands()) {
    if (&U == Boundary)
      lower(U, reduced(*LooseModulus));
    else if (Propagates && !isControlOperand(I, U.getOperandNo()))
      lower(U, stateOf(I));
    else
      lower(U, notReduced());
  }
}

void ReductionInfo::lower(Value *V, const ReductionState &S) {
  auto *I = dyn_cast<Instruction>(V);
  if (I && States[I].meet(S))
    Worklist.insert(I);
}

ReductionInfo ReductionAnalysis::run(Function &F, FunctionAnalysisManager &AM) {
  return ReductionInfo(F, AM.getResult<IntegerRangeAnalysis>(F), PhiPolicy::Propagate);
}

} // namespace fieldwright
