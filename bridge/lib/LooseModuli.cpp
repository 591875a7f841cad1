//===- LooseModuli.cpp - Says by what loose functions are loose -----------===//
//
// The modulus of a loose function is the one by which its source reduces, there or in
// the functions that it calls by name. Other passes may remove one of two moduli,
//   (x % Q) % P  ->  x % Q      for Q < P,
// and whoever comes later would take Q for it; so this runs before all others, and a
// function that reduces by several moduli, or by one that is no constant, gets none.
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='loose-moduli,...,function(crandall-reduction<incomplete>)' -S in.ll
// early-reduction and the reader begin with it. Functions that stay reduced are named by
// -pass-remarks-missed=crandall-reduction.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/LooseModuli.h"

#include "fieldwright/LooseFunctions.h"
#include "fieldwright/ReductionMatch.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"

#define DEBUG_TYPE "loose-moduli"

using namespace llvm;

STATISTIC(NumFound, "Number of loose functions with a single modulus");
STATISTIC(NumRefused, "Number of loose functions that stay reduced");

namespace fieldwright {

namespace {
/// The moduli of a function and its callees.
class Moduli {
public:
  void visit(const Function &F);

  /// The modulus, if it is a single known one.
  std::optional<APInt> single() const { return AreSeveral ? std::nullopt : Modulus; }

private:
  void add(const APInt &M);

  SmallPtrSet<const Function *, 8> Seen;
  std::optional<APInt> Modulus;
  bool AreSeveral = false;
};
} // namespace

void Moduli::add(const APInt &M) {
  AreSeveral |= Modulus && *Modulus != M;
  Modulus = M;
}

/// Whether \p I is a remainder by a wide number that may turn out to be a modulus.
static bool reducesByVariable(const Instruction &I) {
  return I.getOpcode() == Instruction::URem && I.getType()->isIntegerTy() &&
         I.getType()->getIntegerBitWidth() > WordBits && !isa<Constant>(I.getOperand(1));
}

void Moduli::visit(const Function &F) {
  if (!Seen.insert(&F).second)
    return;
  for (const Instruction &I : instructions(F)) {
    if (std::optional<Reduction> R = matchReduction(I))
      add(R->Modulus);
    AreSeveral |= reducesByVariable(I);
    if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->getCalledFunction())
      visit(*Call->getCalledFunction());
  }
}

PreservedAnalyses LooseModuliPass::run(Module &M, ModuleAnalysisManager &) {
  for (Function &F : M) {
    if (F.isDeclaration() || !isLoose(F) || looseModulus(F))
      continue;
    Moduli Found;
    Found.visit(F);
    std::optional<APInt> Modulus = Found.single();
    ++(Modulus ? NumFound : NumRefused);
    if (Modulus)
      recordLooseModulus(F, *Modulus);
  }
  return PreservedAnalyses::all();
}

} // namespace fieldwright
