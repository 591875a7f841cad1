/**
 * `[file below src/prover/machine, what stands there once, what is put in its place, forms that must notice]`
 */
export type Alteration = readonly [file: string, found: string, altered: string, forms?: RegExp];

/**
 * Bugs seeded into the rules of memory, calling convention and timing: a fault of plainFaults.ts must then be proved,
 * or right code must not.
 */
export const POLICY_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'a red zone of 136 bytes': ['convention', 'RED_ZONE = 128n', 'RED_ZONE = 136n'],
  'no red zone': ['convention', 'RED_ZONE = 128n', 'RED_ZONE = 0n'],
  'the return address may be written': ['memory', 'BigInt(width / 8) > 0n)', 'BigInt(width / 8) > 8n)'],
  'inputs may be written': [
    'memory',
    'value: Poly): void {\n    if (!array.isWritable) throw',
    'value: Poly): void {\n    if (array.cells.length === 0) throw',
  ],
  'one element behind an array': ['memory', 'offset + bytes > end', 'offset > end'],
  'one element before an array': ['memory', 'offset < 0n || offset + bytes', 'offset < -8n || offset + bytes'],
  'narrow stores fill a slot': ['stackBytes', 'if (cell === undefined) return null;', 'if (cell === undefined) break;'],
  'what fell below the red zone stays': [
    'memory',
    'if (offset > this.stackTop) this.stack.forgetBelow(offset - this.convention.redZone);',
    '',
  ],
  'loads after a store are not recorded': ['memory', 'this.loadedAfterStore.add(array.name)', 'void array'],
  'results may be read before they are written': [
    'memory',
    "array.cells[index] ?? fail('uninitialised',",
    "array.cells[index] ?? this.words.constant(0n) ?? fail('uninitialised',",
  ],
  'an address may have more terms': [
    'memory',
    'core.monomials.length === 1 && core.coefficients[0] === 1n',
    'core.monomials.length >= 1',
  ],
  'parts of elements may be stored': ['memory', 'if (width < size || offset', 'if (offset'],
  'rbx need not be kept': ['convention', '[RBX, RBP, RSP,', '[RBP, RSP,'],
  'rsp need not be kept': ['convention', '[RBX, RBP, RSP,', '[RBX, RBP,'],
  'rbp need not be kept': ['convention', '[RBX, RBP, RSP,', '[RBX, RSP,'],
  'results need not be stored': [
    'call',
    'if (cell === null || !array.stored[i])',
    'if (cell === null) return array.cells[0]!;\n      if (i < 0)',
  ],
  'flags are clear on entry': [
    'machine',
    'flags: Record<Flag, FlagValue> = { carry: null,',
    'flags: Record<Flag, FlagValue> = { carry: () => this.words.constant(0n),',
  ],
  'registers are zero on entry': ['machine', 'unknown(entryOf(registerName(i)))', 'words.constant(0n)'],
  'vector registers are zero on entry': ['wideRegisters', "unknown(vectorHalf(i, 'low'))", 'words.constant(0n)'],
  'rsp may be anything': [
    'machine',
    "throw new Failure('unsupported', 'stackPointer: rsp is not",
    "if (Date.now() > 0) return 0n;\n    throw new Failure('unsupported', 'stackPointer: rsp is not",
  ],
  'rsp is a multiple of 16 on entry': ['convention', 'residue: 8n', 'residue: 0n'],
  'where rsp is on entry is seen to in one case': [
    '../proof/everyAlignment',
    'residue + known.size >= asked',
    'residue >= known.residue',
  ],
  'jumps are no branches': ['semantics/execute', '/^(j|call|loop|ret)/', '/^(call|loop|ret)/'],
  'shifts by unknown counts are shifts by one': [
    'semantics/shift',
    "throw new Failure('unsupported', 'a shift by an unknown count')",
    'return 1',
  ],
  'exchanges with memory are moves': [
    'semantics/move',
    "throw new Failure('unsupported', 'xchg with memory, which locks the bus')",
    'return mov(m, [a, b])',
  ],
};

/** Bugs seeded into the semantics of instructions: the processor must disagree. */
export const SEMANTIC_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'subtraction of the carry has the wrong sign': [
    'semantics/arithmetic',
    '{ poly: carry, factor: sign }',
    '{ poly: carry, factor: 1n }',
    /^(adc|sbb) rax/,
  ],
  'inc changes the carry': ['semantics/arithmetic', 'if (!setsCarry) m.flags.carry = old;', '', /^(inc|dec) rax/],
  'a borrow is -1': ['semantics/arithmetic', '() => algebra.scale(high, sign)', '() => high', /^(sub|cmp) rax/],
  'adox writes the carry': ['semantics/arithmetic', 'm.setFlag(flag, high)', "m.setFlag('carry', high)", /^adox rax/],
  'cmp writes': ['semantics/arithmetic', 'cmp: binary(false, false, false)', 'cmp: binary(false, false)', /^cmp rax/],
  'cmov the other way round': [
    'semantics/move',
    'm.read(from, width), m.read(to, width)',
    'm.read(to, width), m.read(from, width)',
    /^cmovc/,
  ],
  'above without the carry': [
    'semantics/move',
    "either(m.words, m.flag('carry'), m.flag('zero'))",
    "m.flag('zero')",
    /^set(a|be)/,
  ],
  'less without overflow': [
    'semantics/move',
    "differ(m.words, m.flag('sign'), m.flag('overflow'))",
    "m.flag('sign')",
    /^set(l|ge)/,
  ],
  'and keeps the carry': [
    'semantics/arithmetic',
    'm.setFlags(clear, clear, zeroOf',
    'm.setFlags(m.flags.carry, clear, zeroOf',
    /^and rax/,
  ],
  'andn inverts nothing': [
    'semantics/arithmetic',
    'm.words.and(m.words.not(width, m.read(inverted, width))',
    'm.words.and(m.read(inverted, width)',
    /^andn/,
  ],
  'bzhi reads nine bits of the index': [
    'semantics/arithmetic',
    'm.words.low(8, m.read(index, width))',
    'm.words.low(9, m.read(index, width))',
    /bzhi/,
  ],
  'btr sets': [
    'semantics/arithmetic',
    'btr: bitTest((m) => m.words.constant(0n))',
    'btr: bitTest((m) => m.words.constant(1n))',
    /^btr/,
  ],
  'sign extensions are zero extensions': [
    'semantics/move',
    'isSigned ? m.words.low(width, m.words.signed(narrow, value)) : value',
    'value',
    /movsx/,
  ],
  'lea of 32 bits keeps 64': [
    'semantics/move',
    'm.words.cut(width, m.addressTerms(from))',
    'm.words.cut(64, m.addressTerms(from))',
    /^lea eax/,
  ],
  'leave pops nothing': ['semantics/move', 'pop(m, [frame]);', 'm.moveStackPointer(8n);', /^leave/],
  'cdqe extends by zeros': ['semantics/move', 'extend(true)(m, [part', 'extend(false)(m, [part', /^cdqe/],
  'a move of two words takes the low one twice': [
    'semantics/vectors',
    'm.memory.store(address, 64, value[i])',
    'm.memory.store(address, 64, value[0])',
    /^movups/,
  ],
  'xor of a register with itself leaves it': [
    'semantics/vectors',
    '&& isSame ? [nothing, nothing]',
    '&& isSame ? a',
    /^pxor/,
  ],
  'pandn inverts nothing': ['semantics/vectors', 'words.and(words.not(WORD, a), b)', 'words.and(a, b)', /^pandn/],
  'psubq adds': ['semantics/vectors', 'psubq: total(-1n)', 'psubq: total(1n)', /^psubq/],
  'high words are low ones': ['semantics/vectors', '[a[1], b[1]]', '[a[0], b[0]]', /^punpckhqdq/],
  'movhps loads the low word': [
    'semantics/vectors',
    'lane === 0 ? [word, kept[1]]',
    'lane < 2 ? [word, kept[1]]',
    /^movhps/,
  ],
  'shuffles do nothing': ['semantics/vectors', '[pair[low], pair[high]]', '[pair[0], pair[1]]', /^pshufd/],
  'cmc sets': ['semantics/move', "m.words.complement(m.flag('carry'))", 'm.words.constant(1n)', /^cmc/],
  'the halves of mulx are exchanged': [
    'semantics/execute',
    'm.write(low, width, result.low);\n  m.write(high, width, result.high);',
    'm.write(low, width, result.high);\n  m.write(high, width, result.low);',
    /^mulx/,
  ],
  'mulx with one target leaves the low half': [
    'semantics/execute',
    'm.write(low, width, result.low);\n  m.write(high, width, result.high);',
    'm.write(high, width, result.high);\n  m.write(low, width, result.low);',
    /^mulx rbx, rbx/,
  ],
  'imul leaves the flags': ['semantics/execute', "m.setFlags('unmodelled', 'unmodelled', null, null);", '', /^imul/],
  'the carry of mul says the product is small': [
    'semantics/execute',
    'm.words.complement(m.words.isZero(high))',
    'm.words.isZero(high)',
    /^mul rcx/,
  ],
  'the carry of shr is one bit off': [
    'semantics/shift',
    '({ result: words.high(k, a), carry: bitOf(words, a, k - 1) })',
    '({ result: words.high(k, a), carry: bitOf(words, a, k) })',
    /^shr rax/,
  ],
  'sar fills with zeros': ['semantics/shift', 'words.rightSigned(width, k, a)', 'words.high(k, a)', /^sar rax/],
  'counts of 32 bits are masked to six bits': [
    'semantics/shift',
    'width === 64 ? 63n : 31n',
    'width === 64 ? 127n : 31n',
    /shlx rax/,
  ],
  'rotations set the zero flag': [
    'semantics/shift',
    'rol: inPlace(rotateLeft, false)',
    'rol: inPlace(rotateLeft, true)',
    /^rol rax/,
  ],
  'the sign is one bit lower': [
    'semantics/semantics',
    'words.high(width - 1, result);',
    'words.high(width - 2, result);',
    /^(add|and) rax/,
  ],
  'overflow of sub as of add': ['semantics/semantics', 'isSum ? 1n : -1n', '1n', /^(sub|cmp) rax/],
  'writes of 32 bits keep the upper half': [
    'machine',
    'width < 32 ? this.merged',
    'width < 64 ? this.merged',
    /^mov eax, ecx/,
  ],
  'writes of a byte clear the rest': ['machine', 'width < 32 ? this.merged', 'width < 8 ? this.merged', /^mov al, cl/],
  'the scale of an index is not used': ['machine', 'BigInt(scale)', '1n', /^lea rax/],
};
