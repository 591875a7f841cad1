//===- Pipeline.cpp - The fixed pipeline in front of the bridge -----------===//
//
// See Pipeline.h.
//
//===----------------------------------------------------------------------===//
#include "Pipeline.h"

#include "FixArguments.h"
#include "Interface.h"
#include "MemoryIntrinsics.h"
#include "fieldwright/Registration.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace fieldwright {

static constexpr StringLiteral Straighten = "function(lower-expect,lower-constant-intrinsics),"
                                            "always-inline,cgscc(inline),function(sroa,early-cse,"
                                            "loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),"
                                            "sroa,early-cse,sccp,simplifycfg,instsimplify,adce),globaldce";

static constexpr StringLiteral CleanUp = "function(sroa,early-cse,instsimplify,adce),cgscc(function-attrs),verify";

/// Vectors in IR that was optimised before become scalars. Named in a text, instcombine
/// would end the program where one iteration is not enough.
static constexpr StringLiteral Scalarize = "function(scalarize-all,instcombine<no-verify-fixpoint>,adce)";

/// The scalarizer with loads and stores; what its options are called in the text of a
/// pipeline depends on the version of LLVM.
static bool addScalarizer(StringRef Name, FunctionPassManager &Passes, ArrayRef<PassBuilder::PipelineElement>) {
  if (Name != "scalarize-all")
    return false;
  ScalarizerPassOptions Options;
  Options.ScalarizeLoadStore = true;
  Passes.addPass(ScalarizerPass(Options));
  return true;
}

/// Runs \p Text on \p M with fresh analyses.
static Error run(Module &M, StringRef Text) {
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PipelineTuningOptions Tuning;
  Tuning.LoopVectorization = Tuning.SLPVectorization = Tuning.LoopInterleaving = false;
  PassBuilder PB(nullptr, Tuning);
  registerPasses(PB);
  PB.registerPipelineParsingCallback(addScalarizer);
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

/// The stack is restored when the function returns: what lives longer until then does not
/// matter. Arrays of a length that inlining has made constant leave these marks behind.
static void removeStackMarks(Module &M) {
  SmallVector<Instruction *, 8> Marks;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *II = dyn_cast<IntrinsicInst>(&I))
        if (II->getIntrinsicID() == Intrinsic::stacksave || II->getIntrinsicID() == Intrinsic::stackrestore)
          Marks.push_back(&I);
  for (Instruction *I : reverse(Marks))
    if (I->use_empty())
      I->eraseFromParent();
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
  internalizeModule(M, [&](const GlobalValue &G) { return G.isDeclaration() || is_contained(Keep, G.getName()); });
}

static bool isWanted(const Function &F, ArrayRef<std::string> Keep) {
  return !F.isDeclaration() && !F.hasFnAttribute(GeneralAttribute) && (Keep.empty() || is_contained(Keep, F.getName()));
}

static bool hasVectors(const Module &M) {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (I.getType()->isVectorTy())
        return true;
  return false;
}

static bool isStraight(const Module &M, ArrayRef<std::string> Keep) {
  return all_of(M, [&](const Function &F) { return !isWanted(F, Keep) || F.size() == 1; });
}

static size_t blockCount(const Module &M, ArrayRef<std::string> Keep) {
  size_t Count = 0;
  for (const Function &F : M)
    if (isWanted(F, Keep))
      Count += F.size();
  return Count;
}

/// How deep loops may be nested of which the inner ones go around as often as the outer
/// ones say: each level unrolls only when the one around it has.
static constexpr unsigned MaxRounds = 4;

/// Repeats as long as that makes functions straighter.
static Error straighten(Module &M, ArrayRef<std::string> Keep) {
  size_t Before = 0;
  for (unsigned Round = 0; Round < MaxRounds; ++Round) {
    if (Error E = run(M, Straighten))
      return E;
    size_t Now = blockCount(M, Keep);
    if (isStraight(M, Keep) || Now == Before)
      break;
    Before = Now;
  }
  return Error::success();
}

static Error runOnce(Module &M, ArrayRef<std::string> Keep, StringRef ReductionMode) {
  if (Error E = straighten(M, Keep))
    return E;
  splitMemoryIntrinsics(M);
  if (hasVectors(M))
    if (Error E = run(M, Scalarize))
      return E;
  if (ReductionMode != "none" && ReductionMode != KeepMode)
    if (Error E = run(M, ("function(sroa,early-cse,crandall-reduction<" + ReductionMode + ">)").str()))
      return E;
  removeAnnotations(M);
  removeStackMarks(M);
  if (Error E = run(M, CleanUp))
    return E;
  for (Function &F : make_early_inc_range(M))
    if (isWanted(F, Keep))
      normalizeInterface(F);
  return run(M, CleanUp);
}

Error runPipeline(std::unique_ptr<Module> &M, ArrayRef<std::string> Keep, StringRef ReductionMode) {
  for (Function &F : *M)
    if (!Keep.empty() && isWanted(F, Keep))
      F.setLinkage(GlobalValue::ExternalLinkage);
  if (!Keep.empty()) {
    internalizeOthers(*M, Keep);
    if (Error E = run(*M, "globaldce")) // What is left of a whole crate is small.
      return E;
  }
  if (Error E = run(*M, "loose-moduli")) // Before anything can hide a modulus.
    return E;
  std::unique_ptr<Module> Copy = CloneModule(*M);
  if (Error E = runOnce(*M, Keep, ReductionMode))
    return E;
  if (isStraight(*M, Keep))
    return Error::success();
  if (Error E = run(*Copy, "default<O3>"))
    return E;
  if (Error E = runOnce(*Copy, Keep, ReductionMode))
    return E;
  if (isStraight(*Copy, Keep))
    M = std::move(Copy);
  return Error::success();
}

} // namespace fieldwright
