//===- PlanSearch.cpp - How far to reduce, over a whole function ----------===//
//
// See PlanSearch.h. Reductions belong together if they feed the same sum: leaving one
// of two products unreduced makes their difference as wide as leaving both.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/PlanSearch.h"

#include "fieldwright/ReductionMatch.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

/// Instructions that may be planned anew before the search gives up: a second or two.
static constexpr uint64_t MaxEffort = 1 << 19;

/// What all changes together have to save, once per round of the innermost loop: less is
/// within the error of the model, which sees neither dependencies nor registers.
static constexpr unsigned MinSaving = 2 * ProductCost;

/// What each change has to save. Only large steps and all steps end in different plans.
static constexpr unsigned StepSavings[] = {MinSaving, 1};

static constexpr Extent Extents[] = {Extent::None, Extent::ExtraWord, Extent::Words};

namespace {
using Group = SmallVector<Instruction *, 8>;
using Goals = SmallVector<std::pair<Instruction *, Extent>, 32>;

/// Changes goals from those of \p Plan on.
class Search {
public:
  Search(RewritePlan &Plan, const PlanCost &Cost, unsigned StepSaving);
  uint64_t run();

private:
  bool improve();
  bool tryGoals(const Group &G);
  bool tryGoal(const Group &G, Extent Goal);

  RewritePlan &Plan;
  const PlanCost &Cost;
  unsigned StepSaving;
  SmallVector<Group, 32> Groups;
  uint64_t Best, Effort = 0;
};
} // namespace

/// Whether \p I is an incomplete reduction.
static bool hasGoal(const Instruction *I, const PlannedInst &P) { return !P.IsComplete && matchReduction(*I); }

static void setGoals(RewritePlan &Plan, const Goals &New) {
  for (auto [I, Goal] : New)
    Plan.setGoal(I, Goal);
}

/// Whether \p I grows with its operands bit by bit, no faster.
static bool isSum(const Instruction &I) {
  if (I.getOpcode() == Instruction::Mul)
    return isa<ConstantInt>(I.getOperand(0)) || isa<ConstantInt>(I.getOperand(1));
  return !isa<PHINode>(I);
}

/// The reductions with goals that the sum which \p Reduction reduces is made of.
static Group feeders(const RewritePlan &Plan, const Instruction *Reduction) {
  SmallSetVector<Instruction *, 16> Seen;
  auto Visit = [&](Value *V) {
    if (Plan.find(V))
      Seen.insert(cast<Instruction>(V));
  };
  Visit(matchReduction(*Reduction)->Operand);
  Group Found;
  for (unsigned N = 0; N < Seen.size(); ++N) {
    Instruction *I = Seen[N];
    if (hasGoal(I, *Plan.find(I)))
      Found.push_back(I);
    else if (!matchReduction(*I) && isSum(*I))
      for (Value *Op : I->operands())
        Visit(Op);
  }
  return Found;
}

/// Every reduction by itself, those that feed one sum, and all.
Search::Search(RewritePlan &Plan, const PlanCost &Cost, unsigned StepSaving)
    : Plan(Plan), Cost(Cost), StepSaving(StepSaving), Best(Cost.of(Plan)) {
  Group All;
  for (const auto &[I, P] : Plan.insts()) {
    if (!matchReduction(*I))
      continue;
    if (Group Fed = feeders(Plan, I); Fed.size() > 1)
      Groups.push_back(Fed);
    if (!hasGoal(I, P))
      continue;
    All.push_back(I);
    Groups.push_back({I});
  }
  Groups.push_back(All);
}

uint64_t Search::run() {
  while (improve())
    ;
  return Best;
}

/// Tries all groups; returns whether one of them made the plan cheaper.
bool Search::improve() {
  bool Improved = false;
  for (const Group &G : Groups)
    if (Effort < MaxEffort)
      Improved |= tryGoals(G);
  return Improved;
}

bool Search::tryGoals(const Group &G) {
  bool Improved = false;
  for (Extent Goal : Extents)
    Improved |= tryGoal(G, Goal);
  return Improved;
}

/// Keeps \p Goal for \p G only if that makes the plan noticeably cheaper.
bool Search::tryGoal(const Group &G, Extent Goal) {
  Goals Old;
  uint64_t Weight = 0;
  for (Instruction *I : G)
    if (Extent Was = Plan.find(I)->Goal; Was != Goal) {
      Old.push_back({I, Was});
      Weight = std::max(Weight, Cost.weight(*I));
    }
  if (Old.empty())
    return false;
  for (auto [I, Was] : Old)
    Plan.setGoal(I, Goal);
  Effort += Plan.insts().size();
  Plan.settle();
  uint64_t New = Plan.isValid() ? Cost.of(Plan) : Best;
  if (New + StepSaving * Weight <= Best) {
    Best = New;
    return true;
  }
  setGoals(Plan, Old);
  return false;
}

static Goals goalsOf(const RewritePlan &Plan) {
  Goals Found;
  for (const auto &[I, P] : Plan.insts())
    if (hasGoal(I, P))
      Found.push_back({I, P.Goal});
  return Found;
}

PlanGain searchGoals(RewritePlan &Plan, const PlanCost &Cost) {
  const Goals Local = goalsOf(Plan);
  Goals Best = Local;
  const uint64_t Before = Cost.of(Plan);
  uint64_t After = Before, Weight = 1;
  for (auto [I, Goal] : Local)
    Weight = std::max(Weight, Cost.weight(*I));
  for (unsigned StepSaving : StepSavings) {
    setGoals(Plan, Local);
    Plan.settle();
    uint64_t Found = Search(Plan, Cost, StepSaving).run();
    if (Found >= After || Found + MinSaving * Weight > Before)
      continue;
    After = Found;
    Best = goalsOf(Plan);
  }
  setGoals(Plan, Best);
  Plan.settle();
  return {Before, After};
}

} // namespace fieldwright
