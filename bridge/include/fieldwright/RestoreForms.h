//===- RestoreForms.h - Undo what other passes did to reductions -*- C++ -*-===//
//
// Passes that may have run before leave equal forms behind:
//
//   instcombine             x >= M ? x - M : x, umin(x, x - M)  for  urem x, M with x < 2M
//   correlated-propagation  the same behind a freeze
//   reassociate             x + (0 - y) + k M                   for  (x + k M) - y
//
// The first two compare x, so that it would count as used for more than its residue; the
// last one wraps. Both are turned back where ranges show that the value is the same.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_RESTOREFORMS_H
#define FIELDWRIGHT_RESTOREFORMS_H

namespace llvm {
class Function;
} // namespace llvm

namespace fieldwright {

class IntegerRanges;

/// Restores remainders and differences in \p F; returns whether anything changed, and
/// then \p Ranges no longer describe \p F.
bool restoreForms(llvm::Function &F, const IntegerRanges &Ranges);

} // namespace fieldwright

#endif
