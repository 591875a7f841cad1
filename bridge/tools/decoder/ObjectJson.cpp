//===- ObjectJson.cpp - objects for Windows and macOS as JSON --------------===//
#include "ObjectJson.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/COFF.h"
#include "llvm/BinaryFormat/MachO.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/COFF.h"
#include "llvm/Object/MachO.h"

using namespace llvm;
using namespace llvm::object;

static Error refusal(const Twine &Message) { return createStringError(inconvertibleErrorCode(), Message); }

static Expected<json::Array> coffRelocations(const COFFObjectFile &File, const SectionRef &Section) {
  const coff_section &Row = *File.getCOFFSection(Section);
  if (Row.hasExtendedRelocations())
    return refusal("a section of 65535 relocations");
  json::Array Relocations;
  for (const RelocationRef &R : Section.relocations()) {
    const coff_relocation &Found = *File.getCOFFRelocation(R);
    Relocations.push_back(json::Object{{"at", int64_t(Found.VirtualAddress)},
                                       {"type", int64_t(Found.Type)},
                                       {"symbol", int64_t(Found.SymbolTableIndex)}});
  }
  if (Relocations.size() != Row.NumberOfRelocations)
    return refusal("a table of relocations behind the end of the file");
  return Relocations;
}

static Expected<json::Array> coffSections(const COFFObjectFile &File) {
  json::Array Sections;
  for (const SectionRef &Section : File.sections()) {
    const coff_section &Row = *File.getCOFFSection(Section);
    if (Row.VirtualAddress != 0)
      return refusal("a section with an address");
    Expected<StringRef> Name = File.getSectionName(&Row);
    if (!Name)
      return Name.takeError();
    ArrayRef<uint8_t> Contents;
    const bool IsZero = (Row.Characteristics & COFF::IMAGE_SCN_CNT_UNINITIALIZED_DATA) != 0;
    if (!IsZero)
      if (Error E = File.getSectionContents(&Row, Contents))
        return E;
    if (!IsZero && Contents.size() != Row.SizeOfRawData)
      return refusal("a section behind the end of the file");
    auto Relocations = coffRelocations(File, Section);
    if (!Relocations)
      return Relocations.takeError();
    Sections.push_back(json::Object{{"name", *Name},
                                    {"flags", int64_t(Row.Characteristics)},
                                    {"align", int64_t(Row.getAlignment())},
                                    {"size", int64_t(Row.SizeOfRawData)},
                                    {"address", 0},
                                    {"hex", toHex(Contents, true)},
                                    {"relocations", std::move(*Relocations)}});
  }
  return Sections;
}

/// A static symbol with more rows stands for a section.
static const char *coffKind(unsigned Class, unsigned MoreRows) {
  switch (Class) {
  case COFF::IMAGE_SYM_CLASS_EXTERNAL:
    return "global";
  case COFF::IMAGE_SYM_CLASS_WEAK_EXTERNAL:
    return "weak";
  case COFF::IMAGE_SYM_CLASS_STATIC:
    return MoreRows > 0 ? "section" : "local";
  case COFF::IMAGE_SYM_CLASS_LABEL:
    return "local";
  default:
    return "other";
  }
}

/// By their rows; rows that add to others are null.
static Expected<json::Array> coffSymbols(const COFFObjectFile &File) {
  json::Array Symbols;
  for (uint32_t Row = 0; Row < File.getNumberOfSymbols();) {
    Expected<COFFSymbolRef> Symbol = File.getSymbol(Row);
    if (!Symbol)
      return Symbol.takeError();
    Expected<StringRef> Name = File.getSymbolName(*Symbol);
    if (!Name)
      return Name.takeError();
    const unsigned More = Symbol->getNumberOfAuxSymbols();
    Symbols.push_back(json::Object{{"name", *Name},
                                   {"value", int64_t(Symbol->getValue())},
                                   {"section", int64_t(Symbol->getSectionNumber())},
                                   {"kind", coffKind(Symbol->getStorageClass(), More)}});
    for (unsigned K = 0; K < More; ++K)
      Symbols.push_back(nullptr);
    Row += 1 + More;
  }
  return Symbols;
}

static Expected<json::Value> coffJson(MemoryBufferRef Buffer) {
  auto File = COFFObjectFile::create(Buffer);
  if (!File)
    return File.takeError();
  if ((*File)->getMachine() != COFF::IMAGE_FILE_MACHINE_AMD64 || !(*File)->isRelocatableObject())
    return refusal("no object for x86-64");
  auto Sections = coffSections(**File);
  if (!Sections)
    return Sections.takeError();
  auto Symbols = coffSymbols(**File);
  if (!Symbols)
    return Symbols.takeError();
  return json::Object{{"format", "coff"}, {"sections", std::move(*Sections)}, {"symbols", std::move(*Symbols)}};
}

static Expected<json::Array> machoRelocations(const MachOObjectFile &File, const SectionRef &Section) {
  json::Array Relocations;
  for (const RelocationRef &R : Section.relocations()) {
    const MachO::any_relocation_info Found = File.getRelocation(R.getRawDataRefImpl());
    if (File.isRelocationScattered(Found))
      return refusal("a scattered relocation");
    Relocations.push_back(json::Object{{"at", int64_t(File.getAnyRelocationAddress(Found))},
                                       {"type", int64_t(File.getAnyRelocationType(Found))},
                                       {"pcrel", File.getAnyRelocationPCRel(Found) != 0},
                                       {"length", int64_t(1) << File.getAnyRelocationLength(Found)},
                                       {File.getPlainRelocationExternal(Found) ? "symbol" : "section",
                                        int64_t(File.getPlainRelocationSymbolNum(Found))}});
  }
  return Relocations;
}

static bool isZeroFill(uint32_t Flags) {
  const uint32_t Type = Flags & MachO::SECTION_TYPE;
  return Type == MachO::S_ZEROFILL || Type == MachO::S_GB_ZEROFILL || Type == MachO::S_THREAD_LOCAL_ZEROFILL;
}

static Expected<json::Array> machoSections(const MachOObjectFile &File) {
  json::Array Sections;
  for (const SectionRef &Section : File.sections()) {
    const DataRefImpl Place = Section.getRawDataRefImpl();
    const MachO::section_64 Row = File.getSection64(Place);
    auto Name = Section.getName();
    if (!Name)
      return Name.takeError();
    auto Contents = Section.getContents();
    if (!Contents)
      return Contents.takeError();
    auto Relocations = machoRelocations(File, Section);
    if (!Relocations)
      return Relocations.takeError();
    Sections.push_back(json::Object{{"segment", File.getSectionFinalSegmentName(Place)},
                                    {"name", *Name},
                                    {"flags", int64_t(Row.flags)},
                                    {"align", int64_t(1) << Row.align},
                                    {"size", int64_t(Row.size)},
                                    {"address", int64_t(Row.addr)},
                                    {"hex", isZeroFill(Row.flags) ? "" : toHex(*Contents, true)},
                                    {"relocations", std::move(*Relocations)}});
  }
  return Sections;
}

/// Definitions that another object may replace are weak.
static const char *machoKind(const MachO::nlist_64 &Row) {
  if ((Row.n_desc & (MachO::N_WEAK_DEF | MachO::N_WEAK_REF | MachO::N_SYMBOL_RESOLVER)) != 0)
    return "weak";
  return (Row.n_type & MachO::N_EXT) != 0 ? "global" : "local";
}

static Expected<json::Array> machoSymbols(const MachOObjectFile &File) {
  json::Array Symbols;
  for (const SymbolRef &Symbol : File.symbols()) {
    const MachO::nlist_64 Row = File.getSymbol64TableEntry(Symbol.getRawDataRefImpl());
    auto Name = Symbol.getName();
    if (!Name)
      return Name.takeError();
    const unsigned Type = Row.n_type & MachO::N_TYPE;
    const bool IsStab = (Row.n_type & MachO::N_STAB) != 0;
    const bool IsPlace = !IsStab && Type == MachO::N_SECT;
    const bool IsElsewhere = !IsStab && Type == MachO::N_UNDF;
    Symbols.push_back(json::Object{{"name", *Name},
                                   {"value", int64_t(Row.n_value)},
                                   {"section", IsPlace       ? int64_t(Row.n_sect)
                                               : IsElsewhere ? 0
                                                             : -1},
                                   {"kind", IsStab ? "other" : machoKind(Row)},
                                   {"isAtom", IsPlace && (Row.n_desc & MachO::N_ALT_ENTRY) == 0}});
  }
  return Symbols;
}

static Expected<json::Value> machoJson(MemoryBufferRef Buffer) {
  auto File = ObjectFile::createMachOObjectFile(Buffer);
  if (!File)
    return File.takeError();
  const MachOObjectFile &Object = **File;
  if (!Object.is64Bit() || Object.getHeader().cputype != MachO::CPU_TYPE_X86_64 ||
      Object.getHeader().filetype != MachO::MH_OBJECT)
    return refusal("no object for x86-64");
  auto Sections = machoSections(Object);
  if (!Sections)
    return Sections.takeError();
  auto Symbols = machoSymbols(Object);
  if (!Symbols)
    return Symbols.takeError();
  return json::Object{{"format", "macho"},
                      {"atoms", (Object.getHeader().flags & MachO::MH_SUBSECTIONS_VIA_SYMBOLS) != 0},
                      {"sections", std::move(*Sections)},
                      {"symbols", std::move(*Symbols)}};
}

static Expected<json::Value> libraryJson(MemoryBufferRef Buffer) {
  auto File = Archive::create(Buffer);
  if (!File)
    return File.takeError();
  if ((*File)->isThin())
    return refusal("a thin library");
  json::Array Members;
  Error Failed = Error::success();
  for (const Archive::Child &Child : (*File)->children(Failed)) {
    auto Name = Child.getName();
    if (!Name)
      return Name.takeError();
    auto Contents = Child.getMemoryBufferRef();
    if (!Contents)
      return Contents.takeError();
    if (identify_magic(Contents->getBuffer()) == file_magic::coff_import_library)
      continue;
    auto Object = fieldwright::objectJson(*Contents);
    if (!Object)
      return refusal(*Name + ": " + toString(Object.takeError()));
    Members.push_back(json::Object{{"member", *Name}, {"object", std::move(*Object)}});
  }
  if (Failed)
    return Failed;
  return Members;
}

Expected<json::Value> fieldwright::objectJson(MemoryBufferRef File) {
  switch (identify_magic(File.getBuffer())) {
  case file_magic::coff_object:
    return coffJson(File);
  case file_magic::macho_object:
    return machoJson(File);
  case file_magic::archive:
    return libraryJson(File);
  case file_magic::macho_universal_binary:
    return refusal("a universal file; lipo -thin x86_64 makes one for this machine");
  default:
    return refusal("neither COFF nor Mach-O nor a library of these");
  }
}
