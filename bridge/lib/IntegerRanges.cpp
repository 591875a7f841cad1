//===- IntegerRanges.cpp - Unsigned value ranges of a function ------------===//
//
// Ranges are propagated in reverse post-order until nothing changes. A phi takes
// the union of the incoming values known so far; one that keeps growing gets the
// full range of its type, which ends every ascending chain.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/IntegerRanges.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace fieldwright {

AnalysisKey IntegerRangeAnalysis::Key;

/// Growth steps after which a phi is widened to its type.
static constexpr unsigned MaxPhiGrowth = 8;

bool hasIntegerRange(const Value *V) {
  auto *T = dyn_cast<IntegerType>(V->getType());
  return T && T->getBitWidth() <= MaxValueBits;
}

static unsigned widthOf(const Value *V) { return V->getType()->getIntegerBitWidth(); }

/// Whether a wrapping result of \p I would be poison.
static bool neverWraps(const Instruction &I) {
  return (isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I)) && I.hasNoUnsignedWrap();
}

/// The range of \p Exact once a result outside of its type has been excluded by
/// a no-wrap flag (it would be poison) or has spoilt everything.
static Interval fitType(const Instruction &I, const Interval &Exact) {
  APInt Max = maxOfBits(widthOf(&I));
  if (Exact.Hi.ule(Max))
    return Exact;
  return neverWraps(I) ? Exact.clampTo(Max) : Interval::ofBits(widthOf(&I));
}

static Interval differenceRange(const Instruction &I, const Interval &A, const Interval &B) {
  if (A.Lo.uge(B.Hi))
    return A - B;
  if (!neverWraps(I))
    return Interval::ofBits(widthOf(&I));
  return {bound(0), A.Hi.ugt(B.Lo) ? A.Hi - B.Lo : bound(0)};
}

/// Constant shift amount of \p I, or nothing.
static std::optional<unsigned> shiftAmount(const Instruction &I) {
  auto *C = dyn_cast<ConstantInt>(I.getOperand(1));
  if (!C || C->getValue().uge(widthOf(&I)))
    return std::nullopt;
  return C->getZExtValue();
}

/// Whether control that reaches the first instruction of [\p From, \p To) always
/// reaches \p To as well.
static bool alwaysReaches(const Instruction *From, const Instruction *To) {
  return isGuaranteedToTransferExecutionToSuccessor(From->getIterator(), To->getIterator(), 4096);
}

/// The definition below any zero extensions of \p V.
static const Value *stripZExt(const Value *V) {
  while (auto *Z = dyn_cast<ZExtInst>(V))
    V = Z->getOperand(0);
  return V;
}

/// Records assume(x < C) for values x that always meet the assumption: breaking
/// it is then undefined from the definition of x on, not only after the call.
void IntegerRanges::applyAssumptions(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      Value *X;
      const APInt *C;
      if (!match(&I, m_Intrinsic<Intrinsic::assume>(m_SpecificICmp(ICmpInst::ICMP_ULT, m_Value(X), m_APInt(C)))) ||
          C->isZero() || !hasIntegerRange(X))
        continue;
      auto *Base = dyn_cast<Instruction>(stripZExt(X));
      if (Base && Base->getParent() == &BB && alwaysReaches(Base, &I))
        Assumed.insert({Base, bound(*C) - 1});
    }
}

IntegerRanges::IntegerRanges(Function &F) {
  applyAssumptions(F);
  ReversePostOrderTraversal<Function *> Order(&F);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (BasicBlock *BB : Order)
      for (Instruction &I : *BB)
        if (hasIntegerRange(&I))
          Changed |= update(I);
  }
}

/// Recomputes the range of \p I; returns whether it changed.
bool IntegerRanges::update(Instruction &I) {
  Interval New = isa<PHINode>(I) ? transferPhi(I) : transfer(I);
  if (auto It = Assumed.find(&I); It != Assumed.end())
    New = New.clampTo(It->second);
  auto [It, Inserted] = Ranges.insert({&I, New});
  if (Inserted)
    return true;
  if (It->second == New)
    return false;
  if (isa<PHINode>(I) && ++Growth[&I] > MaxPhiGrowth)
    New = Interval::ofBits(widthOf(&I));
  bool Changed = !(It->second == New);
  It->second = New;
  return Changed;
}

Interval IntegerRanges::transferPhi(const Instruction &I) const {
  std::optional<Interval> Result;
  for (const Value *In : cast<PHINode>(I).incoming_values()) {
    if (isa<Instruction>(In) && !Ranges.contains(In))
      continue;
    Interval R = rangeOf(In);
    Result = Result ? Result->unite(R) : R;
  }
  return Result.value_or(Interval::ofBits(widthOf(&I)));
}

Interval IntegerRanges::transfer(const Instruction &I) const {
  Interval Full = Interval::ofBits(widthOf(&I));
  auto Op = [&](unsigned N) { return rangeOf(I.getOperand(N)); };
  switch (I.getOpcode()) {
  case Instruction::ZExt:
    return Op(0);
  case Instruction::Trunc:
    return hasIntegerRange(I.getOperand(0)) ? fitType(I, Op(0)) : Full;
  case Instruction::Add:
    return fitType(I, Op(0) + Op(1));
  case Instruction::Mul:
    return fitType(I, Op(0) * Op(1));
  case Instruction::Sub:
    return differenceRange(I, Op(0), Op(1));
  case Instruction::URem:
    if (auto *C = dyn_cast<ConstantInt>(I.getOperand(1)); C && !C->isZero())
      return {bound(0), APIntOps::umin(Op(0).Hi, bound(C->getValue()) - 1)};
    return Full;
  case Instruction::And:
    return {bound(0), APIntOps::umin(Op(0).Hi, Op(1).Hi)};
  case Instruction::LShr:
    if (auto K = shiftAmount(I))
      return {Op(0).Lo.lshr(*K), Op(0).Hi.lshr(*K)};
    return Full;
  case Instruction::Shl:
    if (auto K = shiftAmount(I))
      return fitType(I, {Op(0).Lo << *K, Op(0).Hi << *K});
    return Full;
  case Instruction::Select:
    return Op(1).unite(Op(2));
  default:
    return Full;
  }
}

Interval IntegerRanges::rangeOf(const Value *V) const {
  if (auto *C = dyn_cast<ConstantInt>(V))
    return Interval::of(C->getValue());
  if (auto It = Ranges.find(V); It != Ranges.end())
    return It->second;
  return Interval::ofBits(widthOf(V));
}

bool IntegerRanges::mayWrap(const Instruction &I) const {
  if (I.getOpcode() == Instruction::Shl && !shiftAmount(I))
    return true; // By how much is not known.
  if (neverWraps(I))
    return false;
  APInt Max = maxOfBits(widthOf(&I));
  auto Op = [&](unsigned N) { return rangeOf(I.getOperand(N)); };
  switch (I.getOpcode()) {
  case Instruction::ZExt:
    return false;
  case Instruction::Trunc:
    return !hasIntegerRange(I.getOperand(0)) || Op(0).Hi.ugt(Max);
  case Instruction::Add:
    return (Op(0) + Op(1)).Hi.ugt(Max);
  case Instruction::Mul:
    return (Op(0) * Op(1)).Hi.ugt(Max);
  case Instruction::Sub:
    return Op(0).Lo.ult(Op(1).Hi);
  case Instruction::Shl:
    return (Op(0).Hi << *shiftAmount(I)).ugt(Max);
  default:
    return true;
  }
}

IntegerRanges IntegerRangeAnalysis::run(Function &F, FunctionAnalysisManager &) { return IntegerRanges(F); }

} // namespace fieldwright
