//===- FunctionJson.cpp - A straight-line function as JSON ----------------===//
//
// Every instruction is either printed or refused; nothing is passed over. The
// refusals are what keeps secrets out of branches and addresses.
//
//===----------------------------------------------------------------------===//
#include "FunctionJson.h"

#include "Branches.h"
#include "FixArguments.h"
#include "FunctionSize.h"
#include "InstructionRefusal.h"
#include "Interface.h"
#include "IntrinsicNames.h"
#include "Refusal.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace fieldwright {

namespace {
/// Prints one function; names arguments arg0, arg1, ... and results v0, v1, ...
class FunctionWriter {
public:
  FunctionWriter(Function &F, bool KeepsRemainders)
      : F(F), Layout(F.getParent()->getDataLayout()), KeepsRemainders(KeepsRemainders) {}
  Expected<json::Object> write();

private:
  json::Object argument(const Argument &A);
  Expected<json::Object> instruction(Instruction &I);
  Error addOperands(json::Object &O, Instruction &I);
  Error addAddress(json::Object &O, Instruction &I, Value *Pointer);
  Error addOperation(json::Object &O, Instruction &I);
  Error addCall(json::Object &O, CallBase &Call);
  Error addAlloca(json::Object &O, AllocaInst &A);
  Expected<json::Value> operand(Instruction &I, Value *V);

  Function &F;
  const DataLayout &Layout;
  bool KeepsRemainders;
  DenseMap<const Value *, std::string> Names;
};
} // namespace

static Error refuse(const Instruction &I, std::string Message, std::string Expected, std::string Hint = "") {
  return make_error<Refusal>(I, Refusal::Reason{std::move(Message), std::move(Expected), std::move(Hint)});
}

/// Width of an integer, or of the first field of a {value, flag} pair.
static int64_t widthOf(Type *T) {
  if (auto *S = dyn_cast<StructType>(T)) {
    unsigned Bits = 0;
    for (Type *E : S->elements())
      Bits = std::max(Bits, E->getIntegerBitWidth());
    return Bits;
  }
  return T->getIntegerBitWidth();
}

static std::string hex(const APInt &V) { return "0x" + StringRef(toString(V, 16, /*Signed=*/false)).lower(); }

static StringRef textAttribute(const Argument &A, StringRef Kind) {
  Attribute Known = A.getParent()->getAttributes().getParamAttr(A.getArgNo(), Kind);
  return Known.isValid() ? Known.getValueAsString() : "";
}

/// Numbers that stand in \p Text with commas.
static json::Array bitsList(StringRef Text) {
  json::Array List;
  for (StringRef Number : split(Text, ','))
    List.push_back(static_cast<int64_t>(std::stoll(Number.str())));
  return List;
}

/// Says which argument of the source \p A stands for, if it is another one, and
/// what it is called there.
static void addOrigin(json::Object &O, const Argument &A) {
  if (StringRef Name = sourceName(A); !Name.empty())
    O["source"] = Name;
  if (StringRef Bits = textAttribute(A, ReturnsAttribute); !Bits.empty())
    O["returns"] = bitsList(Bits);
  Attribute From = A.getParent()->getAttributes().getParamAttr(A.getArgNo(), FromAttribute);
  int64_t Number;
  if (!From.isValid())
    return;
  if (From.getValueAsString().getAsInteger(10, Number))
    O["from"] = From.getValueAsString();
  else
    O["from"] = Number;
}

json::Object FunctionWriter::argument(const Argument &A) {
  bool IsPointer = A.getType()->isPointerTy();
  json::Object O{{"name", Names[&A]},
                 {"kind", IsPointer ? "ptr" : "int"},
                 {"noalias", A.hasNoAliasAttr()},
                 {"readonly", IsPointer && A.onlyReadsMemory()},
                 {"sret", A.hasStructRetAttr() || textAttribute(A, PassedAttribute) == "sret"},
                 {"byval", A.hasByValAttr() || textAttribute(A, PassedAttribute) == "byval"}};
  addOrigin(O, A);
  if (!IsPointer)
    O["width"] = widthOf(A.getType());
  return O;
}

/// A constant or the name of an earlier value. Undefined bits are read as zero,
/// which is one of the values they may have.
Expected<json::Value> FunctionWriter::operand(Instruction &I, Value *V) {
  if (auto It = Names.find(V); It != Names.end())
    return json::Value(It->second);
  if (!V->getType()->isIntegerTy())
    return refuse(I, "an operand that is no integer", "integers only");
  if (auto *C = dyn_cast<ConstantInt>(V))
    return json::Object{{"const", hex(C->getValue())}, {"width", widthOf(C->getType())}};
  if (isa<UndefValue>(V))
    return json::Object{{"const", "0x0"}, {"width", widthOf(V->getType())}};
  return refuse(I, "an operand that is no integer constant", "arguments, earlier results and integer constants");
}

Error FunctionWriter::addOperands(json::Object &O, Instruction &I) {
  json::Array Args;
  auto Values = isa<CallBase>(I) ? cast<CallBase>(I).args() : I.operands();
  for (Value *V : Values) {
    Expected<json::Value> A = operand(I, V);
    if (!A)
      return A.takeError();
    Args.push_back(std::move(*A));
  }
  O["args"] = std::move(Args);
  return Error::success();
}

Error FunctionWriter::addAddress(json::Object &O, Instruction &I, Value *Pointer) {
  APInt Offset(Layout.getIndexTypeSizeInBits(Pointer->getType()), 0);
  Value *Base = Pointer->stripAndAccumulateConstantOffsets(Layout, Offset, /*AllowNonInbounds=*/true);
  if (!isa<Argument>(Base) && !isa<AllocaInst>(Base))
    return refuse(I, "an access to an address that is not constant", "an argument or a local variable plus a constant",
                  "read every entry and choose by a mask: an address that depends on a "
                  "secret shows it in the cache");
  O["mem"] = json::Object{{"base", Names[Base]}, {"offset", Offset.getSExtValue()}};
  return Error::success();
}

Error FunctionWriter::addAlloca(json::Object &O, AllocaInst &A) {
  std::optional<TypeSize> Size = A.getAllocationSizeInBits(Layout);
  if (!Size || Size->isScalable())
    return refuse(A, "a local variable of variable size", "a constant size");
  O["width"] = static_cast<int64_t>(Size->getFixedValue());
  return Error::success();
}

static void addFlags(json::Object &O, const Instruction &I) {
  json::Array Flags;
  bool MayHaveFlags = isa<OverflowingBinaryOperator>(I) || isa<TruncInst>(I);
  if (MayHaveFlags && I.hasNoUnsignedWrap())
    Flags.push_back("nuw");
  if (MayHaveFlags && I.hasNoSignedWrap())
    Flags.push_back("nsw");
  if (auto *D = dyn_cast<PossiblyDisjointInst>(&I); D && D->isDisjoint())
    Flags.push_back("disjoint");
  if (auto *N = dyn_cast<PossiblyNonNegInst>(&I); N && N->hasNonNeg())
    Flags.push_back("nneg");
  if (auto *E = dyn_cast<PossiblyExactOperator>(&I); E && E->isExact())
    Flags.push_back("exact");
  if (!Flags.empty())
    O["flags"] = std::move(Flags);
}

/// Whether \p I stays within integers: results and loads of other types have no
/// place in the word IR.
static bool isIntegral(const Instruction &I) {
  Type *T = isa<StoreInst>(I) ? cast<StoreInst>(I).getValueOperand()->getType() : I.getType();
  if (auto *S = dyn_cast<StructType>(T))
    return all_of(S->elements(), [](Type *E) { return E->isIntegerTy(); });
  return T->isIntegerTy() || T->isVoidTy();
}

static bool isPlainAccess(const Instruction &I) {
  if (auto *L = dyn_cast<LoadInst>(&I))
    return L->isSimple();
  return cast<StoreInst>(I).isSimple();
}

Error FunctionWriter::addCall(json::Object &O, CallBase &Call) {
  std::optional<StringRef> Name = operationName(Call);
  if (!Name)
    return make_error<Refusal>(callRefusal(Call));
  O["op"] = *Name;
  return addOperands(O, Call);
}

/// Everything of \p I that depends on its opcode.
Error FunctionWriter::addOperation(json::Object &O, Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::ICmp:
    if (!I.getOperand(0)->getType()->isIntegerTy())
      return refuse(I, "a comparison of pointers", "integers only");
    O["sourceWidth"] = widthOf(I.getOperand(0)->getType());
    if (auto *C = dyn_cast<ICmpInst>(&I))
      O["predicate"] = ICmpInst::getPredicateName(C->getPredicate());
    return addOperands(O, I);
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::Select:
    return addOperands(O, I);
  case Instruction::ExtractValue:
    O["index"] = static_cast<int64_t>(cast<ExtractValueInst>(I).getIndices()[0]);
    return addOperands(O, I);
  case Instruction::Load:
    return addAddress(O, I, cast<LoadInst>(I).getPointerOperand());
  case Instruction::Store: {
    Expected<json::Value> V = operand(I, I.getOperand(0));
    if (!V)
      return V.takeError();
    O["width"] = widthOf(I.getOperand(0)->getType());
    O["args"] = json::Array{std::move(*V)};
    return addAddress(O, I, cast<StoreInst>(I).getPointerOperand());
  }
  case Instruction::Alloca:
    return addAlloca(O, cast<AllocaInst>(I));
  case Instruction::Ret:
    return addOperands(O, I);
  case Instruction::Call:
    return addCall(O, cast<CallBase>(I));
  case Instruction::URem:
    if (KeepsRemainders && isa<ConstantInt>(I.getOperand(1)))
      return addOperands(O, I);
    [[fallthrough]];
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::SRem:
    return refuse(I, "a division", "a reduction modulo a constant that the reduction pass can rewrite",
                  "a constant of 64 bits or more; by a smaller one, multiply by its inverse and shift");
  default:
    return refuse(I, "this instruction", "arithmetic on integers");
  }
}

Expected<json::Object> FunctionWriter::instruction(Instruction &I) {
  if ((isa<LoadInst>(I) || isa<StoreInst>(I)) && !isPlainAccess(I))
    return refuse(I, "a volatile or atomic access", "plain loads and stores",
                  "hide a value from optimisers by an empty asm statement instead");
  if (!isa<AllocaInst>(I) && !isIntegral(I))
    return make_error<Refusal>(typeRefusal(I));
  json::Object O{{"op", I.getOpcodeName()}};
  if (!I.getType()->isVoidTy()) {
    std::string Name = formatv("v{0}", Names.size() - F.arg_size());
    O["id"] = Name;
    Names[&I] = Name;
    if (!isa<AllocaInst>(I))
      O["width"] = widthOf(I.getType());
  }
  if (Error E = addOperation(O, I))
    return E;
  addFlags(O, I);
  if (const DebugLoc &Loc = I.getDebugLoc(); Loc && Loc.getLine())
    O["line"] = static_cast<int64_t>(Loc.getLine());
  return O;
}

Expected<json::Object> FunctionWriter::write() {
  if (std::optional<Refusal> R = sizeRefusal(F))
    return make_error<Refusal>(std::move(*R));
  json::Array Args, Body;
  for (const Argument &A : F.args()) {
    Names[&A] = formatv("arg{0}", A.getArgNo());
    if (!A.getType()->isPointerTy() && !A.getType()->isIntegerTy())
      return make_error<Refusal>(("function " + F.getName()).str(),
                                 Refusal::Reason{formatv("argument {0}", A.getArgNo()), "pointers and integers", ""},
                                 "");
    Args.push_back(argument(A));
  }
  if (F.size() != 1 || isa<UnreachableInst>(F.getEntryBlock().getTerminator()))
    return make_error<Refusal>(branchRefusal(F));
  for (Instruction &I : F.getEntryBlock()) {
    bool IsAddress = isa<GetElementPtrInst>(I); // Part of the accesses that use it.
    if (IsAddress || (isa<ReturnInst>(I) && I.getNumOperands() == 0))
      continue;
    Expected<json::Object> O = instruction(I);
    if (!O)
      return O.takeError();
    Body.push_back(std::move(*O));
  }
  Type *Result = F.getReturnType();
  json::Object O{{"name", F.getName()},
                 {"args", std::move(Args)},
                 {"returnWidth", Result->isIntegerTy() ? widthOf(Result) : 0},
                 {"body", std::move(Body)}};
  if (Attribute Set = F.getFnAttribute(SetAttribute); Set.isValid())
    O["set"] = cantFail(json::parse(Set.getValueAsString()));
  return O;
}

Expected<json::Object> functionJson(Function &F, bool KeepsRemainders) {
  return FunctionWriter(F, KeepsRemainders).write();
}

} // namespace fieldwright
