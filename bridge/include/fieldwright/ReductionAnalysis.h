//===- ReductionAnalysis.h - Which values are used modulo M -----*- C++ -*-===//
//
// A value is REDUCED(M) if every use of it ends, through operations that respect
// congruence, in a reduction modulo the same M. Such a value may be replaced by
// any congruent one, so a reduction that is REDUCED(M) itself need not be finished.
//
// [1] McLoughlin, "Optimized Cryptography with LLVM Non-Standard Bitwidth Types",
//     section 3.2.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_REDUCTIONANALYSIS_H
#define FIELDWRIGHT_REDUCTIONANALYSIS_H

#include "fieldwright/IntegerRanges.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/PassManager.h"

namespace fieldwright {

/// Element of the lattice UNDEF > REDUCED(M) > NOTREDUCED.
struct ReductionState {
  enum KindTy { Undef, Reduced, NotReduced };
  KindTy Kind = Undef;
  /// M if reduced, BoundBits wide.
  llvm::APInt Modulus;

  bool isReduced() const { return Kind == Reduced; }

  /// Lowers this state to its meet with \p O; returns whether it changed.
  bool meet(const ReductionState &O);
};

/// Whether the analysis looks through phis.
enum class PhiPolicy { Propagate, Stop };

/// The states of all instructions of a function.
class ReductionInfo {
public:
  ReductionInfo(llvm::Function &F, const IntegerRanges &Ranges, PhiPolicy Phis);

  /// State of \p I; UNDEF for an instruction without uses.
  ReductionState stateOf(const llvm::Instruction &I) const;

  /// Whether \p I maps congruent operands to congruent results.
  bool propagates(const llvm::Instruction &I) const;

private:
  void visit(llvm::Instruction &I);
  void lower(llvm::Value *V, const ReductionState &S);

  const IntegerRanges &Ranges;
  PhiPolicy Phis;
  std::optional<llvm::APInt> LooseModulus;
  llvm::DenseMap<const llvm::Instruction *, ReductionState> States;
  llvm::SmallSetVector<llvm::Instruction *, 32> Worklist;
};

/// Provides ReductionInfo, with propagation through phis, to the pass manager.
class ReductionAnalysis : public llvm::AnalysisInfoMixin<ReductionAnalysis> {
public:
  using Result = ReductionInfo;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<ReductionAnalysis>;
  static llvm::AnalysisKey Key;
};

} // namespace fieldwright

#endif
