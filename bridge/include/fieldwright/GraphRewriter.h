//===- GraphRewriter.h - Carries out a RewritePlan --------------*- C++ -*-===//
#ifndef FIELDWRIGHT_GRAPHREWRITER_H
#define FIELDWRIGHT_GRAPHREWRITER_H

#include "fieldwright/RewritePlan.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/ValueHandle.h"

namespace fieldwright {

/// How wide the types of rewritten values are.
enum class WidthPolicy {
  Exact,      ///< As wide as the planned range.
  Word,       ///< Whole machine words.
  PowerOfTwo, ///< A power of two of at least a word, for targets that want such.
};

/// Emits the planned values, redirects the users that leave the rewritten graph to
/// them, and deletes the graph that they replace.
class GraphRewriter {
public:
  /// \p Plan is valid.
  GraphRewriter(const RewritePlan &Plan, WidthPolicy Widths) : Plan(Plan), Widths(Widths) {}

  void run();

private:
  llvm::Value *emit(llvm::Instruction &I, const PlannedInst &P);
  llvm::Value *emitReduction(llvm::IRBuilderBase &B, llvm::Value *Operand, const PlannedInst &P);
  llvm::Value *emitArithmetic(llvm::IRBuilderBase &B, llvm::Instruction &I, const PlannedInst &P);
  llvm::Value *newValue(llvm::IRBuilderBase &B, llvm::Value *V, const llvm::APInt &Modulus) const;
  llvm::Value *operand(llvm::IRBuilderBase &B, llvm::Value *V, const llvm::APInt &Modulus, unsigned Bits) const;
  unsigned typeBits(unsigned Bits) const;
  unsigned operationBits(const llvm::Instruction &I, const PlannedInst &P) const;
  void replaceThroughCasts(llvm::Instruction &Old, llvm::Value *New, unsigned Bits);
  void connectPhis();
  void redirectUsers();
  void deleteOldGraph();

  const RewritePlan &Plan;
  WidthPolicy Widths;
  /// The new value of each planned instruction. It may be an old value that is not
  /// planned, such as a cast, and has to follow when that is replaced.
  llvm::DenseMap<const llvm::Value *, llvm::WeakTrackingVH> New;
};

} // namespace fieldwright

#endif
