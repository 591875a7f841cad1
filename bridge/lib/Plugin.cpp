//===- Plugin.cpp - Entry point of the plugin -----------------------------===//
//
// Registers the passes with opt, and with clang -O1 and above also runs them at
// the start of the pipeline, after just enough cleaning up: nothing is inlined
// yet at that point, and everything later hides the arithmetic (see README.md).
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Registration.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Passes/PassBuilder.h"
#if LLVM_VERSION_MAJOR >= 22
#include "llvm/Plugins/PassPlugin.h"
#else
#include "llvm/Passes/PassPlugin.h"
#endif

using namespace llvm;

static constexpr StringLiteral EarlyPipeline =
    "always-inline,function(sroa,early-cse),ipsccp,"
    "function(sccp,loop-simplify,lcssa,loop(loop-rotate,indvars,loop-unroll-full),"
    "sroa,early-cse,crandall-reduction<incomplete-phi>)";

static void addEarlyPasses(PassBuilder &PB, ModulePassManager &MPM,
                           OptimizationLevel Level) {
  if (Level == OptimizationLevel::O0)
    return;
  if (Error E = PB.parsePassPipeline(MPM, EarlyPipeline))
    report_fatal_error(std::move(E));
}

static void registerCallbacks(PassBuilder &PB) {
  fieldwright::registerPasses(PB);
  PB.registerPipelineStartEPCallback(
      [&PB](ModulePassManager &MPM, OptimizationLevel Level) {
        addEarlyPasses(PB, MPM, Level);
      });
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "FieldwrightBridge", "0.1", registerCallbacks};
}
