//===- Plugin.cpp - Entry point of the plugin -----------------------------===//
//
// Registers the passes by name, and early-reduction with clang -O1 and above.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/EarlyReduction.h"
#include "fieldwright/Registration.h"
#include "fieldwright/WideProducts.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Passes/PassBuilder.h"
#if LLVM_VERSION_MAJOR >= 22
#include "llvm/Plugins/PassPlugin.h"
#else
#include "llvm/Passes/PassPlugin.h"
#endif

using namespace llvm;
using namespace fieldwright;

static void registerCallbacks(PassBuilder &PB) {
  registerPasses(PB);
  PB.registerPipelineParsingCallback(
      [&PB](StringRef Name, ModulePassManager &MPM,
            ArrayRef<PassBuilder::PipelineElement>) {
        if (Name != "early-reduction")
          return false;
        MPM.addPass(EarlyReductionPass(PB));
        return true;
      });
  PB.registerPipelineStartEPCallback(
      [&PB](ModulePassManager &MPM, OptimizationLevel Level) {
        if (Level != OptimizationLevel::O0)
          MPM.addPass(EarlyReductionPass(PB));
      });
  PB.registerOptimizerLastEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level, auto...) {
        if (Level != OptimizationLevel::O0)
          MPM.addPass(createModuleToFunctionPassAdaptor(WideProductsPass()));
      });
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "FieldwrightBridge", "0.1", registerCallbacks};
}
