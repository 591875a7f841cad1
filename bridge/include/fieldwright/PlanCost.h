//===- PlanCost.h - Word operations of a RewritePlan ------------*- C++ -*-===//
#ifndef FIELDWRIGHT_PLANCOST_H
#define FIELDWRIGHT_PLANCOST_H

#include "fieldwright/RewritePlan.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"

namespace fieldwright {

/// The cost model over a whole function: what the planned instructions take in
/// additions of 64-bit words, those in loops as often as loops go round by and large.
class PlanCost {
public:
  explicit PlanCost(llvm::Function &F);

  /// Word operations of a valid plan, all instructions and exits weighted.
  uint64_t of(const RewritePlan &Plan) const;

  /// Word operations of one instruction, once.
  static unsigned ofInst(const RewritePlan &Plan, const llvm::Instruction &I);

  /// How often \p I counts.
  uint64_t weight(const llvm::Instruction &I) const;

private:
  llvm::DominatorTree Dominators;
  llvm::LoopInfo Loops;
};

} // namespace fieldwright

#endif
