//===- Interface.cpp - Results first, by pointer, apart from inputs -------===//
//
// See Interface.h.
//
//===----------------------------------------------------------------------===//
#include "Interface.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace fieldwright {

namespace {
/// One argument of the new function.
struct Role {
  Argument *Old; ///< Null for the returned value.
  bool IsResult;
};

/// A load or store of an argument's memory.
struct Access {
  Argument *Base;
  int64_t Offset;
  uint64_t Bytes;
};

/// Rewrites one straight-line function.
class Normalizer {
public:
  explicit Normalizer(Function &F) : F(F), Layout(F.getParent()->getDataLayout()) {}
  void run();

private:
  bool readAccesses();
  bool isOwn(const Access &A) const;
  SmallVector<Role, 8> roles() const;
  bool isOldOrder(ArrayRef<Role> Roles) const;
  std::optional<Access> accessOf(Instruction &I) const;
  Function *createFunction(ArrayRef<Role> Roles);
  void redirectReads(Argument *Old, Argument *Input);
  void returnThrough(Argument *Result);

  Function &F;
  const DataLayout &Layout;
  SmallPtrSet<Argument *, 8> Written, Read;
  DenseMap<Argument *, SmallVector<LoadInst *, 8>> EntryReads;
};
} // namespace

static Type *accessType(Instruction &I) {
  if (auto *S = dyn_cast<StoreInst>(&I))
    return S->getValueOperand()->getType();
  return isa<LoadInst>(I) ? I.getType() : nullptr;
}

std::optional<Access> Normalizer::accessOf(Instruction &I) const {
  Value *Pointer = getLoadStorePointerOperand(&I);
  APInt Offset(Layout.getIndexTypeSizeInBits(Pointer->getType()), 0);
  Value *Base = Pointer->stripAndAccumulateConstantOffsets(Layout, Offset, true);
  if (!isa<Argument>(Base) && !isa<AllocaInst>(Base))
    return std::nullopt;
  TypeSize Size = Layout.getTypeStoreSize(accessType(I));
  if (Size.isScalable())
    return std::nullopt;
  return Access{dyn_cast<Argument>(Base), Offset.getSExtValue(), Size.getFixedValue()};
}

/// Finds which arguments are written, and which loads see what the caller passed.
/// False if an address is not constant.
bool Normalizer::readAccesses() {
  DenseMap<Argument *, DenseSet<int64_t>> Bytes;
  for (Instruction &I : F.getEntryBlock()) {
    if (!accessType(I))
      continue;
    std::optional<Access> A = accessOf(I);
    if (!A)
      return false;
    if (!A->Base)
      continue;
    DenseSet<int64_t> &Known = Bytes[A->Base];
    auto Each = [&](auto Visit) {
      for (uint64_t K = 0; K < A->Bytes; ++K)
        Visit(A->Offset + static_cast<int64_t>(K));
    };
    if (isa<StoreInst>(I)) {
      Written.insert(A->Base);
      Each([&](int64_t At) { Known.insert(At); });
      continue;
    }
    bool AnyOwn = false;
    Each([&](int64_t At) { AnyOwn |= Known.contains(At); });
    if (AnyOwn)
      continue;
    Read.insert(A->Base);
    EntryReads[A->Base].push_back(cast<LoadInst>(&I));
  }
  return true;
}

/// Results in their order, then inputs in theirs.
SmallVector<Role, 8> Normalizer::roles() const {
  SmallVector<Role, 8> Roles;
  if (!F.getReturnType()->isVoidTy())
    Roles.push_back({nullptr, true});
  for (Argument &A : F.args())
    if (Written.contains(&A))
      Roles.push_back({&A, true});
  for (Argument &A : F.args())
    if (!Written.contains(&A) || Read.contains(&A))
      Roles.push_back({&A, false});
  return Roles;
}

bool Normalizer::isOldOrder(ArrayRef<Role> Roles) const {
  if (Roles.size() != F.arg_size())
    return false;
  for (const Argument &A : F.args())
    if (Roles[A.getArgNo()].Old != &A || A.hasByValAttr() || A.hasStructRetAttr())
      return false;
  return true;
}

static std::string origin(const Role &R) {
  if (!R.Old)
    return "return";
  Attribute A = R.Old->getParent()->getAttributes().getParamAttr(R.Old->getArgNo(), FromAttribute);
  return A.isValid() ? A.getValueAsString().str() : std::to_string(R.Old->getArgNo());
}

StringRef sourceName(const Argument &A) {
  Attribute Known = A.getParent()->getAttributes().getParamAttr(A.getArgNo(), SourceAttribute);
  StringRef Name = Known.isValid() ? Known.getValueAsString() : A.getName();
  Name.consume_back(".coerce"); // What clang hands over as another type, e.g. a _BitInt(61).
  return Name;
}

/// How many fields a structure has, or elements an array; nothing else has parts.
static unsigned partCount(Type *T) {
  return T->isStructTy() ? T->getStructNumElements() : T->isArrayTy() ? T->getArrayNumElements() : 0;
}

/// Bits of the parts of a returned value of type \p T, with commas.
static std::string bitsOfParts(Type *T) {
  if (T->isIntegerTy())
    return std::to_string(T->getIntegerBitWidth());
  SmallVector<std::string, 2> Bits;
  for (unsigned K = 0, E = partCount(T); K < E; ++K)
    Bits.push_back(std::to_string(GetElementPtrInst::getTypeAtIndex(T, K)->getIntegerBitWidth()));
  return join(Bits, ",");
}

/// Facts about the old argument that hold for the new one. The halves of an array
/// that is read and written are the same memory; a byval copy belongs to the callee.
static AttributeSet attributesOf(LLVMContext &Context, const Role &R, bool IsHalf, StringRef ReturnedBits) {
  AttrBuilder B(Context);
  B.addAttribute(FromAttribute, origin(R));
  if (R.Old)
    B.addAttribute(SourceAttribute, sourceName(*R.Old));
  else
    B.addAttribute(ReturnsAttribute, ReturnedBits);
  if (R.Old && R.Old->hasByValAttr())
    B.addAttribute(PassedAttribute, "byval");
  if (R.Old && R.Old->hasStructRetAttr())
    B.addAttribute(PassedAttribute, "sret");
  bool IsPrivate = R.Old && (R.Old->hasByValAttr() || R.Old->hasStructRetAttr());
  if (!R.Old || (!IsHalf && (IsPrivate || R.Old->hasNoAliasAttr())))
    B.addAttribute(Attribute::NoAlias);
  return AttributeSet::get(Context, B);
}

Function *Normalizer::createFunction(ArrayRef<Role> Roles) {
  LLVMContext &Context = F.getContext();
  SmallVector<Type *, 8> Types;
  for (const Role &R : Roles)
    Types.push_back(R.Old ? R.Old->getType() : PointerType::getUnqual(Context));
  auto *Type = FunctionType::get(Type::getVoidTy(Context), Types, false);
  Function *New = Function::Create(Type, GlobalValue::ExternalLinkage);
  F.getParent()->getFunctionList().insert(F.getIterator(), New);
  New->takeName(&F);
  New->addFnAttrs(AttrBuilder(Context, F.getAttributes().getFnAttrs()));
  New->removeFnAttr(Attribute::Memory); // It may write results now.
  New->setSubprogram(F.getSubprogram());
  F.setSubprogram(nullptr);
  std::string Returned = bitsOfParts(F.getReturnType());
  for (const auto &[K, R] : enumerate(Roles)) {
    bool IsHalf = R.Old && Written.contains(R.Old) && Read.contains(R.Old);
    New->addParamAttrs(K, AttrBuilder(Context, attributesOf(Context, R, IsHalf, Returned)));
  }
  New->splice(New->begin(), &F);
  return New;
}

/// Loads of what the caller passed go through \p Input.
void Normalizer::redirectReads(Argument *Old, Argument *Input) {
  for (LoadInst *L : EntryReads[Old]) {
    IRBuilder<> B(L);
    int64_t Offset = accessOf(*L)->Offset;
    L->setOperand(L->getPointerOperandIndex(), B.CreateConstGEP1_64(B.getInt8Ty(), Input, Offset));
  }
}

/// Bits of the words that hold a returned integer of \p Bits bits, as registers do.
static unsigned wordBits(unsigned Bits) { return alignTo(Bits, 64); }

/// The parts of a returned value: itself, or the fields of a small structure.
static SmallVector<Value *, 2> partsOf(IRBuilderBase &B, Value *V) {
  SmallVector<Value *, 2> Parts;
  if (!V->getType()->isAggregateType())
    return {V};
  for (unsigned K = 0, E = partCount(V->getType()); K < E; ++K)
    Parts.push_back(B.CreateExtractValue(V, K));
  return Parts;
}

void Normalizer::returnThrough(Argument *Result) {
  auto *Return = cast<ReturnInst>(Result->getParent()->getEntryBlock().getTerminator());
  IRBuilder<> B(Return);
  uint64_t At = 0;
  for (Value *Part : partsOf(B, Return->getReturnValue())) {
    unsigned Bits = wordBits(Part->getType()->getIntegerBitWidth());
    B.CreateAlignedStore(B.CreateZExt(Part, B.getIntNTy(Bits)), B.CreateConstGEP1_64(B.getInt8Ty(), Result, At),
                         Align(1));
    At += Bits / 8;
  }
  B.CreateRetVoid();
  Return->eraseFromParent();
}

/// Whether every part of a returned value of type \p T is an integer.
static bool isReturnable(Type *T) {
  if (T->isVoidTy() || T->isIntegerTy())
    return true;
  if (auto *A = dyn_cast<ArrayType>(T))
    return A->getElementType()->isIntegerTy();
  auto *S = dyn_cast<StructType>(T);
  return S && all_of(S->elements(), [](Type *E) { return E->isIntegerTy(); });
}

void Normalizer::run() {
  bool IsStraight = F.size() == 1 && isa<ReturnInst>(F.getEntryBlock().getTerminator());
  if (!IsStraight || !isReturnable(F.getReturnType()) || !readAccesses())
    return;
  SmallVector<Role, 8> Roles = roles();
  if (isOldOrder(Roles))
    return;
  Function *New = createFunction(Roles);
  for (const auto &[K, R] : enumerate(Roles)) {
    Argument *A = New->getArg(K);
    if (!R.Old)
      returnThrough(A);
    else if (!R.IsResult && Written.contains(R.Old))
      redirectReads(R.Old, A);
    else
      R.Old->replaceAllUsesWith(A);
  }
  // Uses of a split pointer that no access needs any more.
  for (Argument &A : F.args())
    A.replaceAllUsesWith(PoisonValue::get(A.getType()));
  F.replaceAllUsesWith(New);
  F.eraseFromParent();
}

void normalizeInterface(Function &F) { Normalizer(F).run(); }

} // namespace fieldwright
