//===- PlanSearch.h - How far to reduce, over a whole function --*- C++ -*-===//
//
// Reducing a value less saves steps and makes whatever is computed from it wider, around
// loops as well. So the goals of all reductions of a function are chosen together: one
// goal is changed, or those of some reductions that belong together, everything is
// planned anew, and what takes fewer word operations in all is kept, until no change
// helps ("slothful reduction", M. Scott, IACR ePrint 2017/437, decided by a model).
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_PLANSEARCH_H
#define FIELDWRIGHT_PLANSEARCH_H

#include "fieldwright/PlanCost.h"

namespace fieldwright {

/// Word operations of a plan, weighted, before and after a search.
struct PlanGain {
  uint64_t Before;
  uint64_t After;
};

/// Changes goals of \p Plan, which is valid and stays so, as long as \p Cost falls.
/// The same plan always ends the same.
PlanGain searchGoals(RewritePlan &Plan, const PlanCost &Cost);

} // namespace fieldwright

#endif
