//===- RewritePlan.h - What to rewrite and how far to reduce ----*- C++ -*-===//
//
// The plan of an incomplete reduction: the instructions that take part, the range
// each will have once reductions are left unfinished, the multiple of the modulus
// that keeps each subtraction above zero, the steps of each reduction. How far each
// reduction goes is up to the goals; PlanSearch chooses them.
//
// [1] McLoughlin, "Optimized Cryptography with LLVM Non-Standard Bitwidth Types",
//     sections 3.3.1 and 3.3.2.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_REWRITEPLAN_H
#define FIELDWRIGHT_REWRITEPLAN_H

#include "fieldwright/BorrowFold.h"
#include "fieldwright/ReductionAnalysis.h"
#include "fieldwright/ReductionScheme.h"
#include "llvm/ADT/MapVector.h"

namespace fieldwright {

/// What becomes of one instruction.
struct PlannedInst {
  /// The new value is congruent to the old one modulo this.
  llvm::APInt Modulus;
  /// Range of the new value.
  Interval Range;
  /// Subtractions: multiple of the modulus that is added first.
  llvm::APInt Offset;
  /// Reductions of a difference: how to compute that, instead of with an offset.
  std::optional<BorrowFold> Borrow;
  /// Reductions: the steps, behind Borrow if there is one.
  Recipe Steps;
  /// Incomplete reductions: how far to go.
  Extent Goal = Extent::Words;
  /// Reductions: the new value equals the old one, users need not be rewritten.
  bool IsComplete = false;
  /// Part of a difference that its only user, a reduction, computes by Borrow.
  bool IsAbsorbed = false;
};

/// A boundary value of a loose function: what is left to do to make it fit.
struct PlannedExit {
  const llvm::Use *Boundary;
  Recipe Steps;
};

/// Plans the rewriting of one function. At first every reduction goes as far as the words
/// of its modulus.
class RewritePlan {
public:
  RewritePlan(llvm::Function &F, const IntegerRanges &Ranges, const ReductionInfo &Info, SchemeTable &Schemes);

  /// Changes how far the incomplete reduction \p I goes. The rest of the plan follows
  /// with settle().
  void setGoal(llvm::Instruction *I, Extent Goal) { Insts[I].Goal = Goal; }

  /// Plans everything that follows from the goals.
  void settle();

  /// Whether every range settled and every reduction has its steps. A plan that
  /// is not valid must not be used.
  bool isValid() const { return Valid; }

  /// The plan for \p V, or null if \p V stays as it is.
  const PlannedInst *find(const llvm::Value *V) const;

  /// Range of \p V as an operand of an instruction planned modulo \p Modulus.
  Interval operandRange(const llvm::Value *V, const llvm::APInt &Modulus) const;

  /// The planned subtraction, seen through casts, that only \p V is made from; null
  /// if there is none.
  const llvm::Instruction *differenceOf(const llvm::Value *V) const;

  /// The planned instructions; all but phis come after their operands.
  const llvm::MapVector<llvm::Instruction *, PlannedInst> &insts() const { return Insts; }

  const llvm::SmallVectorImpl<PlannedExit> &exits() const { return Exits; }

private:
  void selectInsts(const ReductionInfo &Info);
  void settleRanges();
  bool update(llvm::Instruction &I, PlannedInst &P);
  std::optional<Interval> transfer(const llvm::Instruction &I, PlannedInst &P);
  std::optional<Interval> planReduction(const llvm::Instruction &I, PlannedInst &P);
  std::optional<Interval> planPhi(const llvm::Instruction &I, const PlannedInst &P);
  Interval planSubtraction(const llvm::Instruction &I, PlannedInst &P);
  std::optional<BorrowFold> planBorrow(const llvm::Value *Operand, const PlannedInst &P);
  void absorbDifferences();
  void planExits();
  llvm::APInt target(const PlannedInst &P);

  llvm::Function &F;
  const IntegerRanges &Ranges;
  SchemeTable &Schemes;
  llvm::MapVector<llvm::Instruction *, PlannedInst> Insts;
  llvm::SmallVector<PlannedExit, 2> Exits;
  /// Instructions whose range is known already, in the first round.
  llvm::DenseSet<const llvm::Value *> Settled;
  bool Valid = true;
};

} // namespace fieldwright

#endif
