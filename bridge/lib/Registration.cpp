//===- Registration.cpp - Names of the passes in a pipeline ---------------===//
//
// See Registration.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Registration.h"

#include "fieldwright/CrandallReduction.h"
#include "fieldwright/ReductionAnalysis.h"
#include "fieldwright/ReductionPrinter.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace fieldwright {

/// The mode in crandall-reduction<mode>; without one, the strongest.
static std::optional<ReductionMode> modeOf(StringRef Name) {
  if (!Name.consume_front("crandall-reduction"))
    return std::nullopt;
  if (Name.empty())
    return ReductionMode::IncompletePhi;
  if (!Name.consume_front("<") || !Name.consume_back(">"))
    return std::nullopt;
  return parseReductionMode(Name);
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM,
                              ArrayRef<PassBuilder::PipelineElement>) {
  if (std::optional<ReductionMode> Mode = modeOf(Name)) {
    FPM.addPass(CrandallReductionPass(*Mode));
    return true;
  }
  if (Name == "print<reduction-analysis>") {
    FPM.addPass(ReductionPrinterPass(errs()));
    return true;
  }
  return false;
}

void registerPasses(PassBuilder &PB) {
  PB.registerAnalysisRegistrationCallback([](FunctionAnalysisManager &FAM) {
    FAM.registerPass([] { return IntegerRangeAnalysis(); });
    FAM.registerPass([] { return ReductionAnalysis(); });
  });
  PB.registerPipelineParsingCallback(parseFunctionPass);
}

} // namespace fieldwright
