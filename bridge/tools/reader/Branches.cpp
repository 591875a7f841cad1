//===- Branches.cpp - Why a function is not straight-line -----------------===//
//
// See Branches.h.
//
//===----------------------------------------------------------------------===//
#include "Branches.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

static constexpr StringLiteral Straight = "straight-line code after inlining and unrolling";

static Refusal loopRefusal(const Loop &L) {
  const Instruction *At = L.getExitingBlock() ? L.getExitingBlock()->getTerminator()
                                              : L.getHeader()->getTerminator();
  return Refusal(*At, {"a loop", Straight.str(),
                       "a constant number of iterations: bridge a function that passes the "
                       "length as a constant"});
}

/// The block that \p I goes to when a check fails: it does not return.
static bool mayPanic(const Instruction &I) {
  return any_of(successors(&I), [](const BasicBlock *B) {
    return isa<UnreachableInst>(B->getTerminator());
  });
}

static Refusal refusalOf(const Instruction &Terminator) {
  if (mayPanic(Terminator))
    return Refusal(Terminator, {"a branch to a check that failed", Straight.str(),
                                "constant indices and wrapping arithmetic; rustc: -C "
                                "overflow-checks=off -C debug-assertions=off"});
  return Refusal(Terminator,
                 {"a branch", Straight.str(),
                  "masks, or a choice between values that are already loaded: a branch on a "
                  "secret shows it in the time"});
}

Refusal branchRefusal(Function &F) {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  if (!Loops.empty())
    return loopRefusal(**Loops.begin());
  for (const BasicBlock *B : depth_first(&F.getEntryBlock()))
    if (B->getTerminator()->getNumSuccessors() > 1)
      return refusalOf(*B->getTerminator());
  return refusalOf(*F.getEntryBlock().getTerminator());
}

} // namespace fieldwright
