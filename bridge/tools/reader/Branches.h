//===- Branches.h - Why a function is not straight-line ---------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_BRANCHES_H
#define FIELDWRIGHT_READER_BRANCHES_H

#include "Refusal.h"
#include "llvm/IR/Function.h"

namespace fieldwright {

/// What to say of \p F, which has more than one block: a loop if there is one, else
/// the first branch, which may be to a check that panics.
Refusal branchRefusal(llvm::Function &F);

} // namespace fieldwright

#endif
