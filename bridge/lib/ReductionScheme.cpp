//===- ReductionScheme.cpp - How to reduce by one modulus -----------------===//
//
// Every modulus gets every step: folding at bit n or at the next word boundary,
// where no shifts are needed but the factor is larger, differences where a power of
// two is -1, Barrett's step, conditional subtractions. The planner weighs them by the words they work on; so moduli of
// the form 2^n - c come out folded, generalised Mersenne numbers as shifts and
// additions, and all others with an approximate quotient.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/ReductionScheme.h"

#include "fieldwright/BarrettStep.h"
#include "fieldwright/ConditionalSubtraction.h"
#include "fieldwright/FoldStep.h"
#include "fieldwright/NegativeFold.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

/// Moduli of fewer bits than a word are left to the target's own division by constants.
static constexpr unsigned MinModulusBits = 64;

/// States that the planner looks at before it gives up. Barrett's step makes sure
/// that there is a short path, so this only guards against a slow search.
static constexpr unsigned MaxPlanStates = 1024;

bool ReductionScheme::supports(const APInt &Modulus) {
  unsigned N = Modulus.getActiveBits();
  return N >= MinModulusBits && 2 * N <= MaxValueBits && !Modulus.isPowerOf2();
}

ReductionScheme::ReductionScheme(const APInt &M) : Modulus(bound(M)) {
  unsigned N = Modulus.getActiveBits();
  unsigned Aligned = alignTo(N, WordBits);
  Steps.push_back(std::make_unique<FoldStep>(Aligned, Modulus));
  if (N != Aligned)
    Steps.push_back(std::make_unique<FoldStep>(N, Modulus));
  if (auto Step = NegativeFold::of(Modulus))
    Steps.push_back(std::move(Step));
  Steps.push_back(std::make_unique<BarrettStep>(Modulus));
  Steps.push_back(std::make_unique<ConditionalSubtraction>(Modulus));
  Steps.push_back(std::make_unique<ConditionalSubtraction>(Modulus * 2));
}

APInt ReductionScheme::target(Extent E) const {
  unsigned Aligned = alignTo(Modulus.getActiveBits(), WordBits);
  switch (E) {
  case Extent::None:
    return maxOfBits(MaxValueBits);
  case Extent::ExtraWord:
    return maxOfBits(Aligned + WordBits);
  case Extent::Words:
    return maxOfBits(Aligned);
  }
  llvm_unreachable("unknown extent");
}

namespace {
/// A bound that the planner can reach, and how.
struct PlanState {
  Recipe Path;
  bool Expanded = false;
};
} // namespace

/// The cheapest state that has not been expanded; the first one on a tie.
static PlanState *cheapest(SmallVectorImpl<PlanState> &States) {
  PlanState *Best = nullptr;
  for (PlanState &S : States)
    if (!S.Expanded && (!Best || S.Path.Cost < Best->Path.Cost))
      Best = &S;
  return Best;
}

/// Adds \p New unless a state that costs no more has a bound that is no larger.
static void addState(SmallVectorImpl<PlanState> &States, PlanState New) {
  bool IsDominated = any_of(
      States, [&](const PlanState &S) { return S.Path.Cost <= New.Path.Cost && S.Path.Bound.ule(New.Path.Bound); });
  if (!IsDominated)
    States.push_back(std::move(New));
}

std::optional<Recipe> ReductionScheme::plan(const APInt &Bound, const APInt &Target) const {
  auto [It, IsNew] = Known.try_emplace({Bound, Target});
  if (IsNew)
    It->second = search(Bound, Target);
  return It->second;
}

std::optional<Recipe> ReductionScheme::search(const APInt &Bound, const APInt &Target) const {
  SmallVector<PlanState, 8> States;
  States.push_back({{{}, Bound}});
  while (PlanState *Next = cheapest(States)) {
    if (Next->Path.Bound.ule(Target))
      return Next->Path;
    if (States.size() > MaxPlanStates)
      return std::nullopt;
    Next->Expanded = true;
    PlanState From = *Next; // addState may move the states.
    for (const auto &Step : Steps) {
      APInt Result = Step->resultBound(From.Path.Bound);
      if (!Result.ult(From.Path.Bound))
        continue;
      PlanState To{From.Path};
      To.Path.Steps.push_back(Step.get());
      To.Path.Cost += Step->cost(From.Path.Bound);
      To.Path.Bound = Result;
      addState(States, std::move(To));
    }
  }
  return std::nullopt;
}

const ReductionScheme &SchemeTable::operator[](const APInt &Modulus) {
  std::unique_ptr<ReductionScheme> &Entry = Schemes[bound(Modulus)];
  if (!Entry)
    Entry = std::make_unique<ReductionScheme>(Modulus);
  return *Entry;
}

// The steps use their operand more than once, a division only once. If %x were
// undef, the uses could differ,
//   %below = icmp ult i256 %x, P              ; true for one choice of %x
//   %r = select i1 %below, i256 %x, ...       ; another choice, above P
// and the result could exceed what `urem` allows; so %x is frozen first.
Value *emitRecipe(IRBuilderBase &B, Value *X, APInt Bound, const Recipe &R) {
  if (!R.Steps.empty() && !isGuaranteedNotToBeUndefOrPoison(X))
    X = B.CreateFreeze(X);
  for (const ReductionStep *Step : R.Steps) {
    X = Step->emit(B, X, Bound);
    Bound = Step->resultBound(Bound);
  }
  return X;
}

} // namespace fieldwright
