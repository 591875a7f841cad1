//===- Branches.cpp - Why a function is not straight-line -----------------===//
//
// See Branches.h.
//
//===----------------------------------------------------------------------===//
#include "Branches.h"

#include "FixArguments.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

static constexpr StringLiteral Straight = "straight-line code after inlining and unrolling";

/// "--set n=4", or nothing where there is no argument to set.
static std::string settingHint(const Function &F, const Twine &Before, const Twine &After) {
  std::string Example = exampleSetting(F);
  return Example.empty() ? "" : (Before + "--set " + Example + After).str();
}

static Refusal loopRefusal(const Loop &L) {
  const Instruction *At = L.getExitingBlock() ? L.getExitingBlock()->getTerminator() : L.getHeader()->getTerminator();
  return Refusal(
      *At, {"a loop", Straight.str(),
            "a constant number of iterations: " + settingHint(*At->getFunction(), "", " if that says how many, or ") +
                "a function that passes the length as a constant"});
}

/// The call in \p B that does not return, if that is how the block ends.
static const CallBase *panicIn(const BasicBlock &B) {
  if (!isa<UnreachableInst>(B.getTerminator()))
    return nullptr;
  for (const Instruction &I : reverse(B))
    if (auto *Call = dyn_cast<CallBase>(&I))
      return Call;
  return nullptr;
}

/// What to do about a check, by the function of Rust's core that reports its failure.
static std::string panicHint(const Function &F, const CallBase *Call) {
  StringRef Name = Call && Call->getCalledFunction() ? Call->getCalledFunction()->getName() : "";
  auto Has = [&](StringRef Part) { return Name.contains(Part); };
  if (Has("panic_const_") || Has("overflow"))
    return "arithmetic that says that it wraps, such as wrapping_add, or rustc -C "
           "overflow-checks=off";
  return "constant indices" + settingHint(F, ", slices as `&[u64; N]` or of a stated length, e.g. ", ",") +
         " and wrapping arithmetic; rustc: -C overflow-checks=off -C debug-assertions=off";
}

static Refusal refusalOf(const Instruction &Terminator) {
  for (const BasicBlock *B : successors(&Terminator))
    if (isa<UnreachableInst>(B->getTerminator()))
      return Refusal(Terminator,
                     {"a branch to a check that failed", Straight.str(), panicHint(*B->getParent(), panicIn(*B))});
  return Refusal(Terminator, {"a branch", Straight.str(),
                              "masks, or a choice between values that are already loaded: a branch on a "
                              "secret shows it in the time"});
}

static Refusal neverReturns(const BasicBlock &B) {
  const CallBase *Call = panicIn(B);
  const Instruction &At = Call ? *static_cast<const Instruction *>(Call) : *B.getTerminator();
  return Refusal(At, {"a function that never returns", "a function whose checks can succeed",
                      "other lengths or constants, if they were stated by --set"});
}

Refusal branchRefusal(Function &F) {
  if (F.size() == 1)
    return neverReturns(F.getEntryBlock());
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
