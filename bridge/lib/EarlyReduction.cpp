//===- EarlyReduction.cpp - The passes at the start of clang's pipeline ---===//
//
// Nothing is inlined or in registers at that point, and whatever runs later than
// this hides the arithmetic, so the module is prepared here: small functions such
// as fe_mul are inlined, so that the uses of their results can be seen.
//
// Usage: clang -O3 -fpass-plugin=build/bridge-19/lib/FieldwrightBridge.so in.c
//        opt -load-pass-plugin ... -passes=early-reduction -S in.ll
//
//===----------------------------------------------------------------------===//
#include "fieldwright/EarlyReduction.h"

#include "fieldwright/ReductionMatch.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

namespace fieldwright {

/// Clang knows the option once the plugin is loaded as such, too:
///   clang -Xclang -load -Xclang X.so -fpass-plugin=X.so -mllvm -early-reduction-mode=multi
static cl::opt<std::string> Mode("early-reduction-mode", cl::init("incomplete-phi"), cl::Hidden,
                                 cl::desc("mode of crandall-reduction within early-reduction"));

static constexpr StringLiteral Preparation =
    "loose-moduli,always-inline,function(sroa,early-cse,simplifycfg),cgscc(inline),"
    "function(sroa,early-cse),ipsccp,"
    "function(sccp,loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),"
    "sroa,early-cse,crandall-reduction<";

EarlyReductionPass::EarlyReductionPass(PassBuilder &PB) {
  if (Error E = PB.parsePassPipeline(Passes, (Preparation + Mode + ">)").str()))
    Problem = "-early-reduction-mode=" + Mode + ": " + toString(std::move(E)) +
              "; expected single, multi, incomplete or incomplete-phi, and after "
              "semicolons exact, word or pow2, and global or local";
}

static bool hasReduction(const Module &M) {
  return any_of(M, [](const Function &F) {
    return any_of(instructions(F), [](const Instruction &I) { return matchReduction(I).has_value(); });
  });
}

PreservedAnalyses EarlyReductionPass::run(Module &M, ModuleAnalysisManager &AM) {
  if (!Problem.empty())
    M.getContext().emitError(Problem);
  return Problem.empty() && hasReduction(M) ? Passes.run(M, AM) : PreservedAnalyses::all();
}

} // namespace fieldwright
