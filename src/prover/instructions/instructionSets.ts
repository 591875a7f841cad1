/**
 * Which instruction sets an instruction needs beyond plain x86-64, by their names in SDM vol. 2 ("CPUID Feature Flag").
 * An instruction is in one of five encodings, and those of an encoding are mostly of one set.
 */
import type { MachineInstruction } from '../../base/machineCode.ts';
import type { InstructionForm } from './form.ts';
import { formOfOpcode } from './table.ts';

/** In the order in which they are named. Plain x86-64 has SSE2 and cmov. */
const INSTRUCTION_SETS = [
  'SSE3',
  'SSSE3',
  'SSE4.1',
  'SSE4.2',
  'AES',
  'PCLMULQDQ',
  'POPCNT',
  'LZCNT',
  'MOVBE',
  'BMI1',
  'BMI2',
  'ADX',
  'AVX',
  'AVX2',
  'GFNI',
  'VAES',
  'VPCLMULQDQ',
  'AVX512F',
  'AVX512VL',
  'AVX512BW',
  'AVX512DQ',
  'AVX512CD',
  'AVX512IFMA',
  'AVX512VBMI',
  'AVX512VBMI2',
  'AVX512BITALG',
  'AVX512VPOPCNTDQ',
] as const;
export type InstructionSet = (typeof INSTRUCTION_SETS)[number];

/** Each has all before it (SDM vol. 1, chapters 12, 14 and 15). */
const LEVELS: readonly InstructionSet[] = ['SSE3', 'SSSE3', 'SSE4.1', 'SSE4.2', 'AVX', 'AVX2', 'AVX512F'];

/** What instructions need together, without what the others imply, in a fixed order. */
export function setsOfAll(instructions: Iterable<readonly InstructionSet[]>): InstructionSet[] {
  const all = new Set([...instructions].flat());
  const level = LEVELS.findLastIndex((set) => all.has(set));
  return INSTRUCTION_SETS.filter((set) => all.has(set) && (!LEVELS.includes(set) || set === LEVELS[level]));
}

/** Names of /proc/cpuinfo (Linux, cpufeatures.h) that are not those of the manual in small letters. */
const FLAGS: Partial<Record<InstructionSet, string>> = {
  SSE3: 'pni',
  'SSE4.1': 'sse4_1',
  'SSE4.2': 'sse4_2',
  LZCNT: 'abm',
  AVX512VBMI2: 'avx512_vbmi2',
  AVX512BITALG: 'avx512_bitalg',
  AVX512VPOPCNTDQ: 'avx512_vpopcntdq',
};

/** Those that a processor with these flags lacks; none where no flags are known. */
export const lackingSets = (needs: readonly InstructionSet[], flags: ReadonlySet<string>): InstructionSet[] =>
  needs.filter((set) => flags.size > 0 && !flags.has(FLAGS[set] ?? set.toLowerCase()));

/** What one instruction needs, AVX512F beside its extensions; null if it has no row in the table. */
export function instructionSets({ opcode, bytes }: MachineInstruction): readonly InstructionSet[] | null {
  const form = formOfOpcode(opcode);
  if (form === undefined) return null;
  const at = bytes.findIndex((byte) => !PREFIXES.includes(byte) && (byte & 0xf0) !== 0x40);
  switch (bytes[at]) {
    case 0x62:
      return evexSets(form, (bytes[at + 3] >> 5) & 3);
    case 0xc4:
    case 0xc5:
      return vexSets(form);
    default:
      return legacySets(form, bytes[at] === 0x0f && (bytes[at + 1] === 0x38 || bytes[at + 1] === 0x3a));
  }
}

/** Legacy prefixes; those of REX are 40 to 4f. */
const PREFIXES = [0x66, 0x67, 0xf2, 0xf3, 0x2e, 0x36, 0x3e, 0x26, 0x64, 0x65];

const named = (names: Partial<Record<InstructionSet, string>>): ReadonlyMap<string, InstructionSet> =>
  new Map(Object.entries(names).flatMap(([set, list]) => list.split(' ').map((name) => [name, set as InstructionSet])));

const LEGACY = named({
  POPCNT: 'popcnt',
  LZCNT: 'lzcnt',
  BMI1: 'tzcnt',
  MOVBE: 'movbe',
  ADX: 'adcx adox',
  SSE3: 'lddqu movddup movshdup movsldup',
  SSSE3: 'pabsb pabsw pabsd palignr phaddw phaddd phsubw phsubd pmaddubsw pmulhrsw pshufb psignb psignw psignd',
  'SSE4.2': 'pcmpgtq',
  AES: 'aesenc aesenclast aesdec aesdeclast',
  PCLMULQDQ: 'pclmulqdq',
  GFNI: 'gf2p8affineqb gf2p8mulb',
});

/** `isLate`: in one of the maps of opcodes that came with SSSE3. */
function legacySets({ mnemonic }: InstructionForm, isLate: boolean): InstructionSet[] {
  return [LEGACY.get(mnemonic) ?? (isLate ? 'SSE4.1' : [])].flat();
}

const GENERAL = named({ BMI1: 'andn bextr blsi blsmsk blsr', BMI2: 'bzhi mulx pdep pext rorx sarx shlx shrx' });
/** Of vectors of 128 bits; `vbroadcastss` from a register, too. */
const ONLY_AVX2 = /^v(pblendd|pbroadcast.|ps(ll|ra|rl)v[dq])$/;
/** Of vectors of 256 bits, beside all others that work on integers. */
const ON_INTEGERS = /^v(p(?!erm2f128|ermilp[sd]|test)|(broadcast|extract|insert)i128)/;
const OF_CIPHERS: readonly (readonly [RegExp, short: InstructionSet, long: InstructionSet])[] = [
  [/^vaes/, 'AES', 'VAES'],
  [/^vpclmulqdq/, 'PCLMULQDQ', 'VPCLMULQDQ'],
  [/^vgf2p8/, 'GFNI', 'GFNI'],
];

function vexSets(form: InstructionForm): InstructionSet[] {
  const { mnemonic, operands } = form;
  const general = GENERAL.get(mnemonic);
  if (general !== undefined) return [general];
  if (operands.some(({ kind }) => kind === 'mask')) return maskSets(mnemonic);
  const isLong = operands.some((operand) => 'width' in operand && operand.width === 256);
  const cipher = OF_CIPHERS.find(([name]) => name.test(mnemonic));
  if (cipher !== undefined) return ['AVX', isLong ? cipher[2] : cipher[1]];
  const isOfRegister = mnemonic.startsWith('vbroadcasts') && operands[1].kind === 'vector';
  return ONLY_AVX2.test(mnemonic) || isOfRegister || (isLong && ON_INTEGERS.test(mnemonic)) ? ['AVX2'] : ['AVX'];
}

/** By the last letter, that of the width; words came first, but for sums and tests of them. */
function maskSets(mnemonic: string): InstructionSet[] {
  if (/^k(add|test)w$|b$/.test(mnemonic)) return ['AVX512F', 'AVX512DQ'];
  return mnemonic.endsWith('w') ? ['AVX512F'] : ['AVX512F', 'AVX512BW'];
}

/** The first that fits; all others are in AVX512F alone. */
const OF_EVEX: readonly (readonly [RegExp, InstructionSet])[] = [
  [/^vpmadd52/, 'AVX512IFMA'],
  [/^vgf2p8/, 'GFNI'],
  [/^vplzcnt/, 'AVX512CD'],
  [/^vperm([it]2)?b$|^vpmultishift/, 'AVX512VBMI'],
  [/^vpsh[lr]dv?[wdq]$/, 'AVX512VBMI2'],
  [/^vpopcnt[bw]$/, 'AVX512BITALG'],
  [/^vpopcnt[dq]$/, 'AVX512VPOPCNTDQ'],
  [/^v(and|andn|or|xor)p[sd]$|^vpmullq$|^vpmov(m2[dq]|[dq]2m)$|^vp(extr|insr)[dq]$/, 'AVX512DQ'],
  [/^v(broadcast|extract|insert)[fi](32x8|64x2)$/, 'AVX512DQ'],
  [/^vmovdqu(8|16)$|^vpmov(m2[bw]|[bw]2m)$|^vp(alignr|maddwd|unpck[hl]wd)$/, 'AVX512BW'],
  [/^vp(?!mov[dq][bw]).*[bw]$/, 'AVX512BW'],
];
/** One element of a vector, or half of one of 128 bits: no length to choose. */
const OF_PARTS = /^v(insertps|mov[dq]|mov[hl]+p[sd]|movs[sd]|pextr.|pinsr.)$/;

/** `length`: 0 for 128 bits, 1 for 256, 2 for 512. */
function evexSets({ mnemonic }: InstructionForm, length: number): InstructionSet[] {
  const own = OF_EVEX.find(([name]) => name.test(mnemonic));
  return [
    'AVX512F',
    ...(length < 2 && !OF_PARTS.test(mnemonic) ? (['AVX512VL'] as const) : []),
    ...(own === undefined ? [] : [own[1]]),
  ];
}
