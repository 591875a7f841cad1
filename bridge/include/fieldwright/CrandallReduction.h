//===- CrandallReduction.h - Modular reduction without division -*- C++ -*-===//
#ifndef FIELDWRIGHT_CRANDALLREDUCTION_H
#define FIELDWRIGHT_CRANDALLREDUCTION_H

#include "fieldwright/GraphRewriter.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"

#include <optional>

namespace fieldwright {

/// How much of a function is rewritten at a time.
enum class ReductionMode {
  Single,        ///< One folding step in front of each division.
  Multi,         ///< Folding steps until the dividend fits the words of M.
  Incomplete,    ///< No divisions; unfinished reductions within a basic block.
  IncompletePhi, ///< The same over phis, hence around loops.
};

/// Who decides how far unfinished reductions go.
enum class GoalPolicy {
  Global, ///< A search for the fewest word operations of the function.
  Local,  ///< Each stops at the words of its modulus.
};

/// Parameters of the incomplete modes.
struct RewriteOptions {
  WidthPolicy Widths = WidthPolicy::Exact;
  GoalPolicy Goals = GoalPolicy::Global;
};

/// The mode called \p Name in a pass pipeline.
std::optional<ReductionMode> parseReductionMode(llvm::StringRef Name);

/// The policy called \p Name in a pass pipeline.
std::optional<WidthPolicy> parseWidthPolicy(llvm::StringRef Name);

/// The policy called \p Name in a pass pipeline.
std::optional<GoalPolicy> parseGoalPolicy(llvm::StringRef Name);

/// Replaces divisions by constant moduli of a special form.
class CrandallReductionPass : public llvm::PassInfoMixin<CrandallReductionPass> {
public:
  explicit CrandallReductionPass(ReductionMode Mode, RewriteOptions Options = {}) : Mode(Mode), Options(Options) {}
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  ReductionMode Mode;
  RewriteOptions Options;
};

} // namespace fieldwright

#endif
