//===- FixArguments.cpp - Scalar arguments become constants ---------------===//
//
// See FixArguments.h.
//
//===----------------------------------------------------------------------===//
#include "FixArguments.h"

#include "Interface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace fieldwright {

namespace {
/// `NAME=VALUE`, taken apart.
struct Setting {
  StringRef Name, Value;
};
} // namespace

static Error refuse(const Function &F, const Setting &S, StringRef Expected, StringRef Found) {
  static constexpr char Form[] = "function {0}: cannot set {1}\n  expected: {2}\n  found:    {3}";
  return createStringError(inconvertibleErrorCode(), formatv(Form, F.getName(), S.Name, Expected, Found));
}

static bool isSlice(const Function &F, unsigned At) {
  return At + 1 < F.arg_size() && F.getArg(At)->getName().ends_with(".0") && F.getArg(At)->getType()->isPointerTy() &&
         F.getArg(At + 1)->getType()->isIntegerTy();
}

/// Whether \p A is the length of the slice whose address is the argument before.
static bool isLength(const Argument &A) { return A.getArgNo() > 0 && isSlice(*A.getParent(), A.getArgNo() - 1); }

/// What users call an argument: rustc passes a slice as `a.0` and `a.1`.
static std::string calledName(const Argument &A) {
  unsigned At = A.getArgNo();
  if (!A.hasName())
    return std::to_string(At);
  if (isLength(A))
    return (A.getParent()->getArg(At - 1)->getName().drop_back(2) + ".len").str();
  return A.getName().str();
}

static Argument *findArgument(Function &F, StringRef Name) {
  for (Argument &A : F.args())
    if (calledName(A) == Name)
      return &A;
  return nullptr;
}

std::string exampleSetting(const Function &F) {
  SmallVector<std::string, 4> Lengths;
  std::string Last;
  for (const Argument &A : F.args()) {
    if (!A.getType()->isIntegerTy())
      continue;
    Last = calledName(A) + "=4";
    if (isLength(A))
      Lengths.push_back(Last);
  }
  return Lengths.empty() ? Last : join(Lengths, ",");
}

static std::string allNames(const Function &F) {
  ListSeparator Separator;
  std::string Text;
  for (const Argument &A : F.args())
    if (A.getType()->isIntegerTy())
      (Text += static_cast<StringRef>(Separator)) += calledName(A);
  return Text.empty() ? "no argument: it takes no integer by value" : "one of " + Text;
}

/// The constant, if \p A is an integer and has it among its values. What the ABI extends
/// has a sign; without that, both readings of the bits are meant.
static Expected<ConstantInt *> constantFor(const Argument &A, const Setting &S) {
  const Function &F = *A.getParent();
  auto *T = dyn_cast<IntegerType>(A.getType());
  if (!T)
    return refuse(F, S, "an integer that is passed by value",
                  A.getType()->isPointerTy() ? "a pointer" : "another type");
  unsigned Bits = T->getBitWidth();
  bool Negative = S.Value.starts_with("-");
  StringRef Digits = Negative ? S.Value.drop_front() : S.Value;
  APInt Magnitude(APInt::getSufficientBitsNeeded(Digits, 10) + 1, Digits, 10);
  bool FitsBelow = !A.hasZExtAttr() && (Magnitude - 1).getActiveBits() < Bits;
  bool FitsAbove = Magnitude.getActiveBits() <= Bits - (A.hasSExtAttr() ? 1 : 0);
  if (!Magnitude.isZero() && !(Negative ? FitsBelow : FitsAbove))
    return refuse(F, S, formatv("an integer of {0} bits", Bits).str(), S.Value);
  APInt Value = Magnitude.zextOrTrunc(Bits);
  if (Negative)
    Value.negate();
  std::optional<ConstantRange> Range = A.getRange();
  if (Range && !Range->contains(Value)) {
    auto Ends = formatv("from {0} to {1}", Range->getUnsignedMin(), Range->getUnsignedMax());
    return refuse(F, S, Ends.str(), S.Value);
  }
  return ConstantInt::get(T->getContext(), Value);
}

/// The copy of \p F in which \p Values stand for arguments.
static void specialize(Function &F, const MapVector<Argument *, ConstantInt *> &Values) {
  LLVMContext &Context = F.getContext();
  ValueToValueMapTy Map;
  json::Array Set;
  for (unsigned K = 0; K < F.arg_size(); ++K)
    F.addParamAttr(K, Attribute::get(Context, FromAttribute, std::to_string(K)));
  for (auto [A, C] : Values) {
    Map[A] = C;
    Set.push_back(json::Object{{"name", calledName(*A)},
                               {"from", A->getArgNo()},
                               {"width", C->getBitWidth()},
                               {"value", toString(C->getValue(), 10, /*Signed=*/false)}});
  }
  std::string Name = F.getName().str(), Text;
  raw_string_ostream(Text) << json::Value(std::move(Set));
  F.setName(Name + ".general");
  Function *Copy = CloneFunction(&F, Map);
  Copy->setName(Name);
  Copy->removeFromParent();
  F.getParent()->getFunctionList().insert(F.getIterator(), Copy); // In the order of the source.
  Copy->addFnAttr(SetAttribute, Text);
  Copy->setLinkage(GlobalValue::ExternalLinkage);
  F.addFnAttr(GeneralAttribute);
  F.setComdat(nullptr);
  F.setLinkage(GlobalValue::InternalLinkage);
}

static Error fixIn(Function &F, ArrayRef<Setting> Settings, bool MustHave, StringSet<> &Found) {
  MapVector<Argument *, ConstantInt *> Values;
  for (const Setting &S : Settings) {
    Argument *A = findArgument(F, S.Name);
    if (!MustHave && (!A || !A->getType()->isIntegerTy()))
      continue;
    if (!A)
      return refuse(F, S, allNames(F), S.Name);
    Expected<ConstantInt *> C = constantFor(*A, S);
    if (!C)
      return C.takeError();
    Values[A] = *C;
    Found.insert(S.Name);
  }
  if (!Values.empty())
    specialize(F, Values);
  return Error::success();
}

Error fixArguments(Module &M, ArrayRef<std::string> Texts, ArrayRef<std::string> Names) {
  SmallVector<Setting, 4> Settings;
  for (StringRef Text : Texts)
    Settings.push_back({Text.split('=').first, Text.split('=').second});
  SmallVector<Function *, 16> Functions;
  for (Function &F : M)
    if (!F.isDeclaration() && (Names.empty() || is_contained(Names, F.getName())))
      Functions.push_back(&F);
  StringSet<> Found;
  for (Function *F : Functions)
    if (Error E = fixIn(*F, Settings, !Names.empty(), Found))
      return E;
  static constexpr char Form[] = "{0}: cannot set {1}\n  expected: an argument of some function";
  for (const Setting &S : Settings)
    if (!Found.contains(S.Name))
      return createStringError(inconvertibleErrorCode(), formatv(Form, M.getSourceFileName(), S.Name));
  return Error::success();
}

} // namespace fieldwright
