//===- FunctionSize.cpp - Functions that are too long ---------------------===//
//
// See FunctionSize.h. Loops become straight-line code, however often they go around:
// the 255 rounds of X25519 are 64,000 instructions.
//
//===----------------------------------------------------------------------===//
#include "FunctionSize.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace fieldwright {

/// Four times as many as any function of bridge/inputs has.
static constexpr unsigned MaxInstructions = 10000;

/// `file:line` of the source if known, else the function.
static std::string whereIs(const Function &F) {
  if (const DISubprogram *Source = F.getSubprogram())
    return (Source->getFilename() + ":" + Twine(Source->getLine())).str();
  return ("function " + F.getName()).str();
}

std::optional<Refusal> sizeRefusal(const Function &F) {
  unsigned Count = F.getInstructionCount();
  if (Count <= MaxInstructions)
    return std::nullopt;
  return Refusal(whereIs(F),
                 {"a function of this length",
                  formatv("at most {0} instructions after inlining and unrolling", MaxInstructions),
                  "make one round of its longest loop a function of its own and bridge that"},
                 formatv("{0} instructions", Count));
}

} // namespace fieldwright
