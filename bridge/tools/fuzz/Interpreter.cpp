//===- Interpreter.cpp - Runs functions on integers of any width ----------===//
//
// See Interpreter.h. Poison is a missing value. It travels through operations, stops
// at freeze and at the operand that a select or a phi does not choose, and makes the
// whole run undefined when a branch depends on it.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace fieldwright {

using Number = std::optional<APInt>;

/// Instructions after which a run is given up: no generated loop comes near.
static constexpr unsigned MaxSteps = 100000;

namespace {
class Run {
public:
  Run(const Function &F, ArrayRef<APInt> Arguments) : F(F) {
    for (const Argument &A : F.args())
      Values[&A] = Arguments[A.getArgNo()];
  }

  Number result();

private:
  Number valueOf(const Value *V) const;
  Number execute(const Instruction &I);
  Number arithmetic(const Instruction &I, const APInt &A, const APInt &B) const;
  void enter(const BasicBlock *From, const BasicBlock *To);

  const Function &F;
  DenseMap<const Value *, Number> Values;
};
} // namespace

Number Run::valueOf(const Value *V) const {
  if (auto *C = dyn_cast<ConstantInt>(V))
    return C->getValue();
  if (isa<UndefValue>(V)) // Poison is one of them.
    return std::nullopt;
  return Values.lookup(V);
}

/// Sets the phis of \p To, all at once.
void Run::enter(const BasicBlock *From, const BasicBlock *To) {
  SmallVector<std::pair<const PHINode *, Number>, 8> New;
  for (const PHINode &P : To->phis())
    New.push_back({&P, valueOf(P.getIncomingValueForBlock(From))});
  for (auto &[P, N] : New)
    Values[P] = N;
}

static bool hasNuw(const Instruction &I) {
  return (isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I)) && I.hasNoUnsignedWrap();
}

static bool hasNsw(const Instruction &I) {
  return (isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I)) && I.hasNoSignedWrap();
}

/// \p Result unless a flag of \p I forbids it.
static Number checked(const Instruction &I, const APInt &Result, bool WrapsUnsigned, bool WrapsSigned) {
  if ((WrapsUnsigned && hasNuw(I)) || (WrapsSigned && hasNsw(I)))
    return std::nullopt;
  return Result;
}

/// The two-operand intrinsics that InstCombine likes.
static APInt callIntrinsic(const IntrinsicInst &I, const APInt &A, const APInt &B) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::umin:
    return APIntOps::umin(A, B);
  case Intrinsic::umax:
    return APIntOps::umax(A, B);
  case Intrinsic::usub_sat:
    return A.usub_sat(B);
  case Intrinsic::uadd_sat:
    return A.uadd_sat(B);
  default:
    report_fatal_error("the interpreter does not know " + Twine(I.getCalledFunction()->getName()));
  }
}

Number Run::arithmetic(const Instruction &I, const APInt &A, const APInt &B) const {
  bool U = false, S = false;
  switch (I.getOpcode()) {
  case Instruction::Add:
    (void)A.uadd_ov(B, U), (void)A.sadd_ov(B, S);
    return checked(I, A + B, U, S);
  case Instruction::Sub:
    (void)A.usub_ov(B, U), (void)A.ssub_ov(B, S);
    return checked(I, A - B, U, S);
  case Instruction::Mul:
    (void)A.umul_ov(B, U), (void)A.smul_ov(B, S);
    return checked(I, A * B, U, S);
  case Instruction::Shl:
    if (B.uge(A.getBitWidth()))
      return std::nullopt;
    (void)A.ushl_ov(B, U), (void)A.sshl_ov(B, S);
    return checked(I, A.shl(B), U, S);
  case Instruction::LShr:
    return B.uge(A.getBitWidth()) ? Number() : Number(A.lshr(B));
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    if (cast<PossiblyDisjointInst>(I).isDisjoint() && A.intersects(B))
      return std::nullopt;
    return A | B;
  case Instruction::Xor:
    return A ^ B;
  case Instruction::URem:
    return B.isZero() ? Number() : Number(A.urem(B));
  case Instruction::ICmp:
    return APInt(1, ICmpInst::compare(A, B, cast<ICmpInst>(I).getPredicate()));
  case Instruction::Call:
    if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
      return callIntrinsic(*Intrinsic, A, B);
    [[fallthrough]];
  default:
    report_fatal_error(Twine("the interpreter does not know ") + I.getOpcodeName());
  }
}

Number Run::execute(const Instruction &I) {
  Number A = valueOf(I.getOperand(0));
  if (auto *C = dyn_cast<SelectInst>(&I))
    return A ? valueOf(A->isOne() ? C->getTrueValue() : C->getFalseValue()) : Number();
  if (isa<FreezeInst>(I)) // Any value will do; this one is unlikely to be right by chance.
    return A ? A : Number(APInt::getAllOnes(I.getType()->getIntegerBitWidth()));
  if (!A)
    return std::nullopt;
  if (isa<ZExtInst>(I))
    return A->zext(I.getType()->getIntegerBitWidth());
  if (isa<TruncInst>(I)) {
    unsigned Bits = I.getType()->getIntegerBitWidth();
    return checked(I, A->trunc(Bits), A->getActiveBits() > Bits, A->getSignificantBits() > Bits);
  }
  Number B = valueOf(I.getOperand(1));
  return B ? arithmetic(I, *A, *B) : Number();
}

Number Run::result() {
  const BasicBlock *Block = &F.getEntryBlock();
  for (unsigned Steps = 0; Steps < MaxSteps;) {
    for (const Instruction &I : *Block) {
      ++Steps;
      if (isa<PHINode>(I) || isa<AssumeInst>(I))
        continue;
      if (isa<ReturnInst>(I))
        return valueOf(I.getOperand(0));
      if (!I.isTerminator())
        Values[&I] = execute(I);
    }
    const Instruction &End = *Block->getTerminator();
    bool IsConditional = End.getNumSuccessors() == 2;
    Number Condition = IsConditional ? valueOf(End.getOperand(0)) : APInt(1, 1);
    if (!Condition)
      return std::nullopt;
    const BasicBlock *Next = End.getSuccessor(Condition->isOne() ? 0 : 1);
    enter(Block, Next);
    Block = Next;
  }
  report_fatal_error("a run does not end");
}

std::optional<APInt> interpret(const Function &F, ArrayRef<APInt> Arguments) { return Run(F, Arguments).result(); }

} // namespace fieldwright
