//===- Registration.cpp - Names of the passes in a pipeline ---------------===//
//
// See Registration.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/Registration.h"

#include "fieldwright/CrandallReduction.h"
#include "fieldwright/EarlyReduction.h"
#include "fieldwright/LooseModuli.h"
#include "fieldwright/PlanPrinter.h"
#include "fieldwright/ReductionAnalysis.h"
#include "fieldwright/ReductionPrinter.h"
#include "fieldwright/WideProducts.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace fieldwright {

/// The value that \p Name names to \p Parse, \p Default if it is empty.
template <typename T> static std::optional<T> parseOr(T Default, StringRef Name, std::optional<T> (*Parse)(StringRef)) {
  return Name.empty() ? Default : Parse(Name);
}

/// The pass that crandall-reduction<mode;widths;goals> names; without parameters, the
/// strongest mode, exact widths, and goals chosen over the whole function.
static std::optional<CrandallReductionPass> parsePass(StringRef Name) {
  if (!Name.consume_front("crandall-reduction"))
    return std::nullopt;
  if (Name.empty())
    return CrandallReductionPass(ReductionMode::IncompletePhi);
  if (!Name.consume_front("<") || !Name.consume_back(">"))
    return std::nullopt;
  auto [ModeName, Policies] = Name.split(';');
  auto [WidthName, GoalName] = Policies.split(';');
  std::optional<ReductionMode> Mode = parseReductionMode(ModeName);
  std::optional<WidthPolicy> Widths = parseOr(WidthPolicy::Exact, WidthName, parseWidthPolicy);
  std::optional<GoalPolicy> Goals = parseOr(GoalPolicy::Global, GoalName, parseGoalPolicy);
  if (!Mode || !Widths || !Goals)
    return std::nullopt;
  return CrandallReductionPass(*Mode, {*Widths, *Goals});
}

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM, ArrayRef<PassBuilder::PipelineElement>) {
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
  if (Name == "print<reduction-plan>") {
    FPM.addPass(PlanPrinterPass(errs()));
    return true;
  }
  return false;
}

static bool parseModulePass(StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
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

void registerWithPipelines(PassBuilder &PB) {
  registerPasses(PB);
  PB.registerPipelineParsingCallback(
      [&PB](StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
        if (Name != "early-reduction")
          return false;
        MPM.addPass(EarlyReductionPass(PB));
        return true;
      });
  PB.registerPipelineStartEPCallback([&PB](ModulePassManager &MPM, OptimizationLevel Level) {
    if (Level != OptimizationLevel::O0)
      MPM.addPass(EarlyReductionPass(PB));
  });
  PB.registerOptimizerLastEPCallback([](ModulePassManager &MPM, OptimizationLevel Level, auto...) {
    if (Level != OptimizationLevel::O0)
      MPM.addPass(createModuleToFunctionPassAdaptor(WideProductsPass()));
  });
}

} // namespace fieldwright
