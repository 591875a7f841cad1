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
  'narrow stores fill a slot': ['memory', 'if (cell === undefined) return null;', 'if (cell === undefined) break;'],
  'what fell below the red zone stays': [
    'memory',
    'if (offset > this.stackTop) this.stack.forgetBelow(offset - this.convention.redZone);',
    '',
  ],
  'loads after a store are not recorded': ['memory', 'this.loadedAfterStore.add(array.name)', 'void array'],
  'results may be read before they are written': [
    'memory',
    'array.cells[index] ?? uninitialised(',
    'array.cells[index] ?? this.words.constant(0n) ?? uninitialised(',
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
    'flags: Record<Flag, FlagValue<Poly>> = { carry: null,',
    'flags: Record<Flag, FlagValue<Poly>> = { carry: () => this.words.constant(0n),',
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
    'semantics/scalar',
    "throw new Failure('unsupported', 'a shift by an unknown count')",
    'return 1',
  ],
  'exchanges with memory are moves': [
    'semantics/scalar',
    "throw new Failure('unsupported', 'xchg with memory, which locks the bus');",
    "return executeScalar(machine, 'mov', operands);",
  ],
};

/** Bugs seeded into the semantics of instructions: the processor must disagree. */
export const SEMANTIC_ALTERATIONS: Readonly<Record<string, Alteration>> = {
  'subtraction of the carry has the wrong sign': [
    'semantics/scalar',
    '[a, b, borrow], -1n',
    '[a, b, this.words.algebra.scale(borrow, -1n)], -1n',
    /^(adc|sbb) rax/,
  ],
  'inc changes the carry': [
    '../../x86/scalar',
    's, c = addcarryx 0, to, 1;',
    's, c = addcarryx 0, to, 1; CF = c;',
    /^(inc|dec) rax/,
  ],
  'a borrow is -1': ['semantics/scalar', 'this.words.algebra.scale(high, -1n)', 'high', /^(sub|cmp) rax/],
  'adox writes the carry': ['../../x86/scalar', 'to, OF = addcarryx OF', 'to, CF = addcarryx OF', /^adox rax/],
  'cmp writes': ['../../x86/scalar', "from': difference('0')", "from': `${difference('0')}; to = r`", /^cmp rax/],
  'cmov the other way round': [
    '../../x86/scalar',
    "isOpposite ? 'from, to' : 'to, from'",
    "isOpposite ? 'to, from' : 'from, to'",
    /^cmovc/,
  ],
  'above without the carry': ['../../x86/conditions', 'c = or CF, ZF', 'c = ZF', /^set(a|be)/],
  'less without overflow': ['../../x86/conditions', 'c = xor SF, OF', 'c = SF', /^set(l|ge)/],
  'and keeps the carry': ['../../x86/scalar', 'LOGIC = `CF = 0; OF = 0;', 'LOGIC = `OF = 0;', /^and rax/],
  'andn inverts nothing': ['../../x86/scalar', 'n = not inverted; r = and n, from', 'r = and inverted, from', /^andn/],
  'bzhi reads nine bits of the index': [
    '../../x86/meaning',
    "kind === 'index' ? 256",
    "kind === 'index' ? 512",
    /bzhi/,
  ],
  'btr sets': ['../../x86/scalar', "tested('n = 0')", "tested('n = 1')", /^btr/],
  'sign extensions are zero extensions': [
    'semantics/scalar',
    'this.words.low(width, this.words.signed(narrow, a))',
    'a',
    /movsx/,
  ],
  'lea of 32 bits keeps 64': [
    'semantics/scalar',
    'cut(width, this.machine.addressTerms(operand))',
    'cut(64, this.machine.addressTerms(operand))',
    /^lea eax/,
  ],
  'leave pops nothing': ['../../x86/scalar', 'rsp = rbp; rbp = pop', 'rsp = rbp', /^leave/],
  'cdqe extends by zeros': ['../../x86/scalar', 'rax = sext eax', 'rax = zext eax', /^cdqe/],
  'a move of two words takes the low one twice': [
    'semantics/vectors',
    'm.memory.store(address, 64, value[i])',
    'm.memory.store(address, 64, value[0])',
    /^movups/,
  ],
  'xor of a register with itself leaves it': [
    'semantics/vectors',
    'isSame ? [zeros, zeros]',
    'isSame ? [a, zeros]',
    /^pxor/,
  ],
  'pandn inverts nothing': [
    '../../x86/vector',
    "'pandn pandnd pandnq andnps andnpd', 'n = not a; to = and n, b'",
    "'pandn pandnd pandnq andnps andnpd', 'to = and a, b'",
    /^pandn/,
  ],
  'psubq adds': [
    '../../x86/vector',
    "'psubq cancels to, a, b': 'to = sub a, b'",
    "'psubq cancels to, a, b': 'to = add a, b'",
    /^psubq/,
  ],
  'high words are low ones': [
    'semantics/halves',
    'punpckhqdq: ([, , a, b], [, , c, d])',
    'punpckhqdq: ([a, b], [c, d])',
    /^punpckhqdq/,
  ],
  'movhps loads the low word': [
    'semantics/vectors',
    'lane === 0 ? [word, kept[1]]',
    'lane < 2 ? [word, kept[1]]',
    /^movhps/,
  ],
  'top bits of parts are in reverse': ['semantics/vectors', '1n << BigInt(i)', '1n << BigInt(count - 1 - i)', /movmsk/],
  'ptest compares': ['semantics/vectors', 'words.isZero(words.or(low, high))', 'words.isZero(low)', /ptest/],
  'ptest inverts the other operand': ['semantics/vectors', 'words.not(WORD, x)', 'x', /ptest/],
  'shuffles do nothing': ['semantics/halves', 'b[place(order, i)]', 'b[i]', /^pshufd/],
  'cmc sets': ['../../x86/scalar', 'CF = xor CF, 1', 'CF = 1', /^cmc/],
  'the halves of mulx are exchanged': [
    '../../x86/scalar',
    'low, high = mulx rdx, by',
    'high, low = mulx rdx, by',
    /^mulx/,
  ],
  'mulx with one target leaves the low half': [
    '../../x86/scalar',
    'low, high = mulx rdx, by',
    'l, h = mulx rdx, by; high = h; low = l',
    /^mulx rbx, rbx/,
  ],
  'imul leaves the flags': [
    '../../x86/scalar',
    "PRODUCT = 'CF = unmodelled; OF = unmodelled; ZF = undefined; SF = undefined'",
    "PRODUCT = ''",
    /^imul/,
  ],
  'the carry of mul says the product is small': [
    '../../x86/scalar',
    'CF = xor z, 1; OF = CF',
    'CF = z; OF = CF',
    /^mul rcx/,
  ],
  'the carry of shr is one bit off': ['../../x86/scalar', "shifted('shr', 'k-1')", "shifted('shr', 'k')", /^shr rax/],
  'sar fills with zeros': ['semantics/scalar', 'words.rightSigned(width, k, a)', 'words.high(k, a)', /^sar rax/],
  'counts of 32 bits are masked to six bits': [
    '../../x86/meaning',
    'this.width === 64 ? this.width : 32',
    'this.width === 64 ? 2 * this.width : 32',
    /shlx rax/,
  ],
  'rotations set the zero flag': [
    '../../x86/scalar',
    'CF = bit r, ${out};',
    'CF = bit r, ${out}; when k != 0: ZF = eqz r;',
    /^rol rax/,
  ],
  'the sign is one bit lower': [
    'semantics/scalar',
    'this.words.high(width - 1, a)',
    'this.words.high(width - 2, a)',
    /^(add|and) rax/,
  ],
  'rep stos stores one copy less': [
    'semantics/scalar',
    'copy < count.constant',
    'copy + 1n < count.constant',
    /rep stosq/,
  ],
  'rep stos leaves rdi': [
    'semantics/scalar',
    'registers[RDI] = behind(count.constant)',
    'behind(count.constant)',
    /rep stosq/,
  ],
  'rep stos leaves rcx': ['semantics/scalar', 'registers[RCX] = words.constant(0n);', '', /rep stosq/],
  'overflow of sub as of add': ['semantics/scalar', 'isSum ? 1n : -1n', '1n', /^(sub|cmp) rax/],
  'writes of 32 bits keep the upper half': [
    'machine',
    'width < 32 ? this.merged',
    'width < 64 ? this.merged',
    /^mov eax, ecx/,
  ],
  'writes of a byte clear the rest': ['machine', 'width < 32 ? this.merged', 'width < 8 ? this.merged', /^mov al, cl/],
  'the scale of an index is not used': ['machine', 'BigInt(scale)', '1n', /^lea rax/],
};
