//===- FixArguments.h - Scalar arguments become constants -------*- C++ -*-===//
//
// A function whose loops go around as often as an argument says is straight-line code
// for each value of that argument. `ndigits=4` makes such a function of it: a copy
// without the argument, under the old name. Calls from elsewhere in the module keep
// calling the function as it was.
//
// What was set stands in the function attribute "fieldwright-set", as JSON:
// [{"name": ..., "from": number of the argument, "width": bits, "value": decimal}].
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_READER_FIX_ARGUMENTS_H
#define FIELDWRIGHT_READER_FIX_ARGUMENTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <string>

namespace fieldwright {

/// Attribute of a function some arguments of which are constants.
inline constexpr llvm::StringLiteral SetAttribute = "fieldwright-set";

/// Attribute of the function that such a copy was made of.
inline constexpr llvm::StringLiteral GeneralAttribute = "fieldwright-general";

/// Applies every `NAME=VALUE` of \p Settings, a decimal number that may be negative, to
/// the functions \p Names, or to all that have such an argument if there are none. An
/// argument goes by its name in the IR, by its number if it has none; `a.len` is the
/// length of the Rust slice `a`. Returns an error with the lines of a message: where,
/// expected, found, try.
llvm::Error fixArguments(llvm::Module &M, llvm::ArrayRef<std::string> Settings, llvm::ArrayRef<std::string> Names);

/// What to write behind `--set` so that loops and checks of \p F go away, with 4 as an
/// example: the lengths of slices if there are any, else the last integer; empty if
/// \p F takes none.
std::string exampleSetting(const llvm::Function &F);

} // namespace fieldwright

#endif
