/** `[file below src, what stands there once, what is put in its place]` once or more often, and what must notice it. */
export interface ReadingAlteration {
  readonly changes: readonly (readonly [file: string, found: string, altered: string])[];
  /** Edits of texts, mutants of bytes, or files written by hand, by their names. */
  readonly noticedBy: { readonly texts: RegExp } | { readonly bytes: RegExp } | { readonly handwritten: RegExp };
}

type Change = ReadingAlteration['changes'][number];

/** Many a file that linkers change is refused for two reasons. These bugs leave only the first. */
const ONE_PROGRAM: Change = [
  'prover/instructions/placementView.ts',
  'this.other = placement === null ? null : new OtherLayout(image, placement.other);',
  'this.other = null;',
];
const ANY_SECTION: Change = [
  'frontend/object/objectForm.ts',
  'if ((flags & SHF.GROUP) !== 0) return',
  'if (names.global || flags >= 0) return null;\n  if ((flags & SHF.GROUP) !== 0) return',
];

/** Bugs seeded into what leads from files to instructions: something wrong must then be proved. */
export const READING_ALTERATIONS: Readonly<Record<string, ReadingAlteration>> = {
  'prefixes are not checked': {
    changes: [
      [
        'prover/instructions/accept.ts',
        'prefixes !== null && arePrefixes(prefixes, form.prefixes, form.padding)',
        'prefixes !== null || form.operands.length < 9',
      ],
    ],
    noticedBy: { bytes: /prefix/ },
  },
  'constants may be written': {
    changes: [
      ['prover/instructions/imageView.ts', 'if (segment.isWritable)\n', "if (segment.isWritable && what === 'code')\n"],
      ANY_SECTION,
      ONE_PROGRAM,
    ],
    noticedBy: { texts: /^constant in \.data$/ },
  },
  'what a ret returns to is not checked': {
    changes: [
      [
        'prover/machine/machine.ts',
        'if (found === null || !samePoly(found, this.returnAddress(returnTo))) throw',
        'if (found === null && !samePoly(this.registers[RSP], this.returnAddress(returnTo))) throw',
      ],
    ],
    noticedBy: { texts: /^called, and the return address moved$/ },
  },
  'a ret that gives up words is a ret': {
    changes: [['x86/generalRows.ts', 'ret    |      | C3', 'ret | i | C2 | ...... | pop return\nret    |      | C3']],
    noticedBy: { texts: /^ret 8$/ },
  },
  'resolvers are functions': {
    changes: [
      ['frontend/object/elfImage.ts', "type === STT.GNU_IFUNC ? 'indirect function'", 'type === STT.GNU_IFUNC ? null'],
    ],
    noticedBy: { texts: /^\.type @gnu_indirect_function$/ },
  },
  'weak names are certain': {
    changes: [['frontend/object/elfImage.ts', "binding === STB.WEAK ? 'weak'", 'binding === STB.WEAK ? null']],
    noticedBy: { texts: /^(\.weak|weak)( at the end)?$/ },
  },
  'the loader changes nothing': {
    changes: [
      [
        'prover/instructions/imageView.ts',
        'if (moved !== undefined) throw',
        'if (moved !== undefined && length > 99) throw',
      ],
    ],
    noticedBy: { handwritten: /the loader changes/ },
  },
  'the linker changes nothing': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        "for (const reference of this.within(address, length)) this.requireNumber(reference, 'a constant');",
        '',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /a constant that is a distance/ },
  },
  'sections stay where they are': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (this.pieces !== null && this.pieceAt(address, 1) !== this.pieceAt(next, 1))\n',
        'if (this.pieces !== null && next < 0)\n',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { texts: /^the rest in another section that is kept$/ },
  },
  'what goes by no name may be anywhere': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (reach !== null && (!reach.isRelative || this.pieceAt(address, 1) !== this.pieceAt(reach.target, ' +
          'reach.bytes))) {',
        'if (reach !== null && reach.bytes > 99) {',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /by a distance|headers of the file/ },
  },
  'names of nobody have an address': {
    changes: [['prover/instructions/placementView.ts', 'if (to === null) throw notCertain(name);', ''], ONE_PROGRAM],
    noticedBy: { handwritten: /somebody else|linker/ },
  },
  "fixed addresses are the file's": {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (reach !== null && !reach.isRelative && (this.isMovable || this.pieces === null)) {',
        'if (reach !== null && reach.bytes > 99 && this.isMovable) {',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /a fixed address/ },
  },
  'numbers are addresses': {
    changes: [
      ['frontend/object/elfImage.ts', 'section === SHN.UNDEF || section === SHN.ABS ||', 'section === SHN.UNDEF ||'],
      [
        'frontend/object/linkCode.ts',
        'const otherEntry = functionOf(other, symbol)?.address;',
        'const otherEntry = functionOf(other, symbol)?.address ?? 0;',
      ],
      ['frontend/object/definitions.ts', 'if (head === 0) requireQuietStart', 'if (head < 0) requireQuietStart'],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /a number$/ },
  },
  'a call pushes nothing': {
    changes: [
      ['prover/machine/machine.ts', 'this.memory.store(this.registers[RSP], 64, this.returnAddress(returnTo));', ''],
      [
        'prover/machine/machine.ts',
        'if (found === null || !samePoly(found, this.returnAddress(returnTo))) throw',
        'if (found === null && !samePoly(this.registers[RSP], this.returnAddress(returnTo))) throw',
      ],
    ],
    noticedBy: { handwritten: /a call writes/ },
  },
  'return addresses lie in order': {
    changes: [
      [
        'prover/machine/machine.ts',
        'this.returnAddresses.get(returnTo) ?? this.pointer(returnAddressOf(returnTo))',
        'this.words.algebra.add(this.pointer(returnAddressOf(0)), this.words.constant(BigInt(returnTo)))',
      ],
    ],
    noticedBy: { handwritten: /distance of two return addresses/ },
  },
  'code is what lies between jumps': {
    changes: [
      [
        'prover/instructions/traceCode.ts',
        'this.view.requireCertain(operand.address);\n    return operand.address;',
        'this.view.requireCertain(operand.address);\n    return instruction.address + instruction.bytes.length;',
      ],
    ],
    noticedBy: { texts: /^jump over$/ },
  },
  'a relocation may stand anywhere': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (at !== address + field || bytes !== FIELD_BYTES) throw',
        'if (bytes > 99) throw',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /over ModRM/ },
  },
  'a field is filled in once': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (other !== reference) this.requireBeside(other, address + named.field);',
        'if (other.bytes > 99) this.requireBeside(other, address + named.field);',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /a number over the displacement/ },
  },
  'all sections are alike': {
    changes: [ANY_SECTION, ONE_PROGRAM],
    noticedBy: { handwritten: /COMDAT|linked once|constant in \.[cd]tors/ },
  },
  'a linker only links': {
    changes: [
      [
        'frontend/object/objectForm.ts',
        'if (INTERMEDIATE.test(name)) throw',
        'if (name === INTERMEDIATE.source) throw',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /intermediate code beside the code/ },
  },
  'only strong names are names': {
    changes: [['frontend/object/definitions.ts', 'binding !== STB.LOCAL', 'binding === STB.LOCAL + 1']],
    noticedBy: { handwritten: /a name that is also (weak|unique)/ },
  },
  'numbers are defined once': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (this.doubles.has(name)) throw notCertain(name);\n  }',
        'if (name === form) throw notCertain(name);\n  }',
      ],
    ],
    noticedBy: { handwritten: /a number that is defined twice/ },
  },
  'nobody filters a shared object': {
    changes: [['frontend/object/elfImage.ts', 'if (tags.has(tag)) throw', 'if (tags.has(-tag)) throw']],
    noticedBy: { handwritten: /filter/ },
  },
  'the loader finds names where they are listed': {
    changes: [['frontend/object/elfImage.ts', '|| !tables.every(isFound)) throw', '|| tables.length > 9) throw']],
    noticedBy: { handwritten: /its hash finds/ },
  },
  'the index of a library knows its objects': {
    changes: [['frontend/object/definitions.ts', 'if (odd === undefined) return;', 'if (odd !== null) return;']],
    noticedBy: { handwritten: /only the index knows/ },
  },
  'every table of relocations is one': {
    changes: [['frontend/object/objectForm.ts', 'if (section.link !== symbols[0] ||', 'if (']],
    noticedBy: { handwritten: /relocations that name no table/ },
  },
  'what may be merged stays in order': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'if (start !== this.rigidPart(address).start || start !== this.rigidPart(address + length - 1).start) throw',
        'if (start < 0) throw',
      ],
      ONE_PROGRAM,
    ],
    noticedBy: { handwritten: /an address, the next of what may be merged/ },
  },
  'constants that nobody saw are zero': {
    changes: [
      [
        'prover/machine/machine.ts',
        "throw new Failure('unsupported', `what stands at ${symbol}+${offset} is not known`);",
        'return this.words.constant(0n);',
      ],
    ],
    noticedBy: { handwritten: /an address, that is not followed/ },
  },
  'sections are at known distances': {
    changes: [
      ['prover/machine/machine.ts', 'this.pointer(constantAddressOf(symbol))', "this.pointer(constantAddressOf(''))"],
    ],
    noticedBy: { handwritten: /an address, the distance of two sections/ },
  },
  'constants are aligned': {
    changes: [
      [
        'prover/instructions/traceCode.ts',
        'isAligned: alignment % bytes === 0 && (address - start) % bytes === 0',
        'isAligned: alignment > 0',
      ],
    ],
    noticedBy: { handwritten: /aligned, (by chance|not at all|an operand$)/ },
  },
  'merged constants are as aligned as their section': {
    changes: [
      [
        'prover/instructions/placementView.ts',
        'alignment: commonPower(piece.alignment, piece.element)',
        'alignment: Math.max(piece.alignment, piece.element)',
      ],
    ],
    noticedBy: { handwritten: /aligned, merged without/ },
  },
  'registers cleared by VEX keep what they have': {
    changes: [
      ['prover/machine/wideRegisters.ts', 'if (this.hasPair(index)) this.pairs[index] = [row[0], row[1]];', ''],
    ],
    noticedBy: { handwritten: /aligned, a register cleared by VEX/ },
  },
  'the stack is aligned': {
    changes: [['prover/machine/memory.ts', '&& this.aboveMultiple(offset, size) === 0n', '&& offset < 8n']],
    noticedBy: { handwritten: /aligned, beside that/ },
  },
  'conditional jumps go as they seem to': {
    changes: [
      ['prover/instructions/knownValues.ts', '(x === 0n ? 1n : 0n)', '(x <= 1n ? 1n : 0n)'],
      [
        'prover/machine/semantics/scalar.ts',
        'if (!isConstant(value) || value.constant !== (holds ? 1n : 0n)) throw',
        'if (value.constant > 1n && holds) throw',
      ],
    ],
    noticedBy: { handwritten: /a loop that adds once too often/ },
  },
};
