//===- PassRunner.cpp - Function passes by name, many times ---------------===//
//
// See PassRunner.h.
//
//===----------------------------------------------------------------------===//
#include "PassRunner.h"

#include "fieldwright/Registration.h"

using namespace llvm;

namespace fieldwright {

PassRunner::PassRunner() {
  registerPasses(PB);
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
}

void PassRunner::run(Function &F, StringRef Passes) {
  auto [It, IsNew] = Pipelines.try_emplace(Passes);
  if (IsNew)
    if (Error E = PB.parsePassPipeline(It->second, Passes))
      report_fatal_error(std::move(E));
  It->second.run(F, FAM);
  LAM.clear();
  FAM.clear();
}

} // namespace fieldwright
