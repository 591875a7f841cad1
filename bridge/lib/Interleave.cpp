//===- Interleave.cpp - Independent work side by side ---------------------===//
//
// The code generator keeps much of the order that it is given, and a processor looks
// ahead by about one wide product. So what may start early and what much waits for
// comes first, as in list scheduling.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Interleave.h"

#include "fieldwright/WordCost.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

namespace {
/// An instruction and what it has to wait for, in cycles.
struct Task {
  Instruction *I;
  SmallVector<unsigned, 3> Sources;
  /// Sum of latencies on the longest way from the start of the block, and to its end.
  int Earliest = 0, Height = 0;

  /// Not less than that of any source, so that an order by rank is one in which
  /// operands come first.
  int rank() const { return Earliest - Height; }
};
} // namespace

static unsigned wordsOf(const Value *V) {
  auto *T = dyn_cast<IntegerType>(V->getType());
  return T ? wordsForBits(T->getBitWidth()) : 1;
}

/// Cycles, about: a carry chain takes one per word, what only names other words none.
static int latency(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Mul:
    return 4 + wordsOf(&I);
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::ICmp:
    return wordsOf(I.getOperand(0));
  case Instruction::And:
  case Instruction::Select:
    return 1;
  case Instruction::Shl:
  case Instruction::LShr:
    if (auto *Amount = dyn_cast<ConstantInt>(I.getOperand(1)))
      return Amount->getValue().urem(WordBits) == 0 ? 0 : 1;
    return 1;
  default:
    return 0;
  }
}

/// Whether \p I has to stay behind the last such instruction.
static bool isOrdered(const Instruction &I) {
  return I.mayReadOrWriteMemory() || I.mayHaveSideEffects() || !isSafeToSpeculativelyExecute(&I);
}

/// The instructions of \p Block between phis and terminator, operands first.
static SmallVector<Task, 0> tasksOf(BasicBlock &Block) {
  SmallVector<Task, 0> Tasks;
  DenseMap<const Value *, unsigned> Place;
  std::optional<unsigned> LastOrdered;
  for (Instruction &I : make_range(Block.getFirstInsertionPt(), Block.getTerminator()->getIterator())) {
    Task T{&I, {}};
    for (const Value *Op : I.operands())
      if (auto It = Place.find(Op); It != Place.end())
        T.Sources.push_back(It->second);
    if (isOrdered(I)) {
      if (LastOrdered)
        T.Sources.push_back(*LastOrdered);
      LastOrdered = Tasks.size();
    }
    Place[&I] = Tasks.size();
    Tasks.push_back(std::move(T));
  }
  return Tasks;
}

static void setTimes(MutableArrayRef<Task> Tasks) {
  for (Task &T : Tasks)
    for (unsigned S : T.Sources)
      T.Earliest = std::max(T.Earliest, Tasks[S].Earliest + latency(*Tasks[S].I));
  for (Task &T : reverse(Tasks)) {
    T.Height += latency(*T.I);
    for (unsigned S : T.Sources)
      Tasks[S].Height = std::max(Tasks[S].Height, T.Height);
  }
}

void interleave(BasicBlock &Block) {
  if (Block.getTerminatingMustTailCall()) // Nothing may come between call and return.
    return;
  SmallVector<Task, 0> Tasks = tasksOf(Block);
  setTimes(Tasks);
  stable_sort(Tasks, [](const Task &A, const Task &B) { return A.rank() < B.rank(); });
  for (const Task &T : Tasks)
    T.I->moveBefore(Block, Block.getTerminator()->getIterator());
}

} // namespace fieldwright
