//===- IntegerRanges.h - Unsigned value ranges of a function ----*- C++ -*-===//
//
// A forward interval analysis of every integer value of a function, exact for
// non-wrapping arithmetic of any width. LazyValueInfo knows most of it, but its
// answers at phis behind a conditional swap depend on the order of the queries.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_INTEGERRANGES_H
#define FIELDWRIGHT_INTEGERRANGES_H

#include "fieldwright/Interval.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassManager.h"

namespace fieldwright {

/// Ranges of the values of one function, as the function is now.
class IntegerRanges {
public:
  explicit IntegerRanges(llvm::Function &F);

  /// Range of \p V, an integer of at most MaxValueBits bits. Values that were
  /// not analysed have the full range of their type.
  Interval rangeOf(const llvm::Value *V) const;

  /// Whether the arithmetic or truncating \p I may lose high bits or fall below
  /// zero, that is, may differ from the same operation on integers.
  bool mayWrap(const llvm::Instruction &I) const;

private:
  void applyAssumptions(llvm::Function &F);
  bool update(llvm::Instruction &I);
  Interval transfer(const llvm::Instruction &I) const;
  Interval transferPhi(const llvm::Instruction &I) const;

  llvm::DenseMap<const llvm::Value *, Interval> Ranges;
  /// Inclusive upper bounds stated by llvm.assume.
  llvm::DenseMap<const llvm::Value *, llvm::APInt> Assumed;
  /// How often the range of a phi has grown.
  llvm::DenseMap<const llvm::Value *, unsigned> Growth;
};

/// Whether \p V is an integer that the analysis follows.
bool hasIntegerRange(const llvm::Value *V);

/// Provides IntegerRanges to the pass manager.
class IntegerRangeAnalysis : public llvm::AnalysisInfoMixin<IntegerRangeAnalysis> {
public:
  using Result = IntegerRanges;
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &);

private:
  friend llvm::AnalysisInfoMixin<IntegerRangeAnalysis>;
  static llvm::AnalysisKey Key;
};

} // namespace fieldwright

#endif
