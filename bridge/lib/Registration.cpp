//===- Registration.cpp - Names of the passes in a pipeline ---------------===//
//
// See Registration.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Registration.h"

#include "fieldwright/CrandallReduction.h"
#include "fieldwright/LooseModuli.h"
#include "fieldwright/ReductionAnalysis.h"
#include "fieldwright/ReductionPrinter.h"
#include "fieldwright/WideProducts.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace fieldwright {

/// The pass that crandall-reduction<mode;widths> names; without parameters, the
/// strongest mode and exact widths.
static std::optional<CrandallReductionPass> parsePass(StringRef Name) {
  if (!Name.consume_front("crandall-reduction"))
    return std::nullopt;
  if (Name.empty())
    return CrandallReductionPass(ReductionMode::IncompletePhi);
  if (!Name.consume_front("<") || !Name.consume_back(">"))
    return std::nullopt;
  auto [ModeName, WidthName] = Name.split(';');
  std::optional<ReductionMode> Mode = parseReductionMode(ModeName);
  std::optional<WidthPolicy> Widths =
      WidthName.empty() ? WidthPolicy::Exact : parseWidthPolicy(WidthName);
  if (!Mode || !Widths)
    return std::nullopt;
  return CrandallReductionPass(*Mode, *Widths);
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM,
                              ArrayRef<PassBuilder::PipelineElement>) {
  if (std::optional<CrandallReductionPass> Pass = parsePass(Name)) {
    FPM.addPass(std::move(*Pass));
    return true;
  }
  if (Name == "wide-products") {
    FPM.addPass(WideProductsPass());
    return true;
  }
  if (Name == "print<reduction-analysis>") {
    FPM.addPass(ReductionPrinterPass(errs()));
    return true;
  }
  return false;
}

static bool parseModulePass(StringRef Name, ModulePassManager &MPM,
                            ArrayRef<PassBuilder::PipelineElement>) {
  if (Name != "loose-moduli")
    return false;
  MPM.addPass(LooseModuliPass());
  return true;
}

void registerPasses(PassBuilder &PB) {
  PB.registerAnalysisRegistrationCallback([](FunctionAnalysisManager &FAM) {
    FAM.registerPass([] { return IntegerRangeAnalysis(); });
    FAM.registerPass([] { return ReductionAnalysis(); });
  });
  PB.registerPipelineParsingCallback(parseFunctionPass);
  PB.registerPipelineParsingCallback(parseModulePass);
}

} // namespace fieldwright
