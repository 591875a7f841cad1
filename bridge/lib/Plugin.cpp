//===- Plugin.cpp - Entry point of the plugin -----------------------------===//
//
// A file of its own because only the plugin may define this symbol. See Registration.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Registration.h"
#include "llvm/Config/llvm-config.h"
#if LLVM_VERSION_MAJOR >= 22
#include "llvm/Plugins/PassPlugin.h"
#else
#include "llvm/Passes/PassPlugin.h"
#endif

using namespace llvm;
using namespace fieldwright;

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "FieldwrightBridge", "0.1", registerWithPipelines};
}
