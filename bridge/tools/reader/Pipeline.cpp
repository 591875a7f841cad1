//===- Pipeline.cpp - The fixed pipeline in front of the bridge -----------===//
//
// See Pipeline.h.
//
//===----------------------------------------------------------------------===//
#include "Pipeline.h"

#include "MemoryIntrinsics.h"
#include "fieldwright/Registration.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace fieldwright {

static constexpr StringLiteral Straighten =
    "always-inline,cgscc(inline),function(sroa,early-cse,"
    "loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),"
    "sroa,early-cse,sccp,simplifycfg,instsimplify,adce),globaldce";

static constexpr StringLiteral CleanUp =
    "function(sroa,early-cse,instsimplify,adce),cgscc(function-attrs),verify";

/// Runs \p Text on \p M with fresh analyses.
static Error run(Module &M, StringRef Text) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;
  registerPasses(PB);
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  ModulePassManager MPM;
  if (Error E = PB.parsePassPipeline(MPM, Text))
    return E;
  MPM.run(M, MAM);
  return Error::success();
}

/// Whether \p I says something to optimisers and does nothing.
static bool isAnnotation(const Instruction &I) {
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (!II)
    return false;
  switch (II->getIntrinsicID()) {
  case Intrinsic::assume:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::experimental_noalias_scope_decl:
    return true;
  default:
    return I.isDebugOrPseudoInst();
  }
}

/// The passes have used the annotations; the bridge has no place for them. Nor for
/// freeze: its values are single values, so it is the identity there.
static void removeAnnotations(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      if (isa<FreezeInst>(I))
        I.replaceAllUsesWith(I.getOperand(0));
      else if (!isAnnotation(I))
        continue;
      I.eraseFromParent();
    }
}

static void internalizeOthers(Module &M, ArrayRef<std::string> Keep) {
  internalizeModule(M, [&](const GlobalValue &G) {
    return G.isDeclaration() || is_contained(Keep, G.getName());
  });
}

Error runPipeline(Module &M, ArrayRef<std::string> Keep, StringRef ReductionMode) {
  if (!Keep.empty())
    internalizeOthers(M, Keep);
  if (Error E = run(M, Straighten))
    return E;
  splitMemoryIntrinsics(M);
  if (ReductionMode != "none")
    if (Error E = run(M, ("function(sroa,early-cse,crandall-reduction<" +
                          ReductionMode + ">)").str()))
      return E;
  removeAnnotations(M);
  return run(M, CleanUp);
}

} // namespace fieldwright
