//===- Interface.h - Results first, by pointer, apart from inputs ---------===//
//
// The word IR knows one form of function: pointers to results, then inputs. A
// function of another form is turned into one of the same name:
//
//   a returned integer, or several     stored through a new first pointer
//   a pointer that is read and written  two pointers, which callers may make equal
//   results after inputs                moved to the front
//   byval, sret                         plain pointers
//
// Where an argument comes from stands in its attribute "fieldwright-from": the
// number of the old argument, or "return". What a returned value consists of and
// which pointers were byval or sret stands beside it, for who calls the old function.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_INTERFACE_H
#define FIELDWRIGHT_INTERFACE_H

#include "llvm/IR/Function.h"

namespace fieldwright {

/// Attribute of arguments that names the old argument.
inline constexpr llvm::StringLiteral FromAttribute = "fieldwright-from";

/// Attribute of arguments that were "byval" or "sret".
inline constexpr llvm::StringLiteral PassedAttribute = "fieldwright-passed";

/// Attribute of what was returned: bits of its parts, in their order, with commas.
inline constexpr llvm::StringLiteral ReturnsAttribute = "fieldwright-returns";

/// Attribute of arguments with the name that the source gives the old argument.
inline constexpr llvm::StringLiteral SourceAttribute = "fieldwright-source";

/// Gives \p F the form above unless it has it already. Functions with branches, and
/// those with addresses that are not constant, stay as they are, to be refused.
void normalizeInterface(llvm::Function &F);

/// What the source calls \p A; empty where LLVM does not know.
llvm::StringRef sourceName(const llvm::Argument &A);

} // namespace fieldwright

#endif
