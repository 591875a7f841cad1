/**
 * Reads the rows of `table/`: eleven columns separated by `|`, in the order of the manual.
 *
 *   mnemonic | operands | implicit | OSZAPC | feature | timing | Golden Cove | Zen 4 | Zen 5 | Op/En | encoding
 *
 * operands   `rw:r64 m64`: access (r when unsaid), kind. `rm64` stands for r64 and m64, and `N` for 64
 *            and 32, so that one row may give four forms. `count`, `bit`, `lane` are byte immediates
 *            in 1..width-1, 0..width-1 and 0..1. `zmb` stands for zmm, m512 and b64,
 *            `yrm` for ymm and m256.
 * implicit   `r:rdx w:rax`
 * ports      as in ports.ts, without the load and store of a memory operand
 * encoding   `F3 0F 7E /r`, `VEX 66 0F W1 6E /r`, `81 /0 id (i8 83) (ax 05)`; W follows the operand
 *            size of general registers unless said.
 */
import { formId } from '../../base/ids.ts';
import { Failure, invariant } from '../../base/errors.ts';
import type {
  Access,
  Feature,
  Form,
  OperandClass,
  OperandKind,
  OperandSpec,
  OperandEncoding,
  TimingClass,
  Encoding,
} from './form.ts';
import { parseFlagEffect } from './flags.ts';
import { byCore, type Core, CORES } from '../../x86/cores/cores.ts';
import { parsePorts, type PortUse } from './ports.ts';
import { registerMask, registerNamed } from './registers.ts';

interface Row {
  readonly mnemonic: string;
  readonly operands: string;
  readonly implicit: string;
  readonly flags: string;
  readonly feature: string;
  readonly timing: string;
  readonly ports: Readonly<Record<Core, string>>;
  readonly operandEncoding: string;
  readonly encoding: string;
}

/** All forms of a table, with ids counted from `firstId`. Throws `invariant` on a malformed row. */
export function parseTable(table: string, firstId: number): Form[] {
  const lines = table
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '' && !l.startsWith('#'));
  const rows = lines.map(parseColumns).flatMap(expandWidths).flatMap(expandRegisterOrMemory).flatMap(expandRows);
  return rows.map((row, i) => makeForm(row, firstId + i));
}

function parseColumns(line: string): Row {
  const c = line.split('|').map((cell) => cell.trim());
  invariant(c.length === 11, () => `row has ${c.length} columns, not 11: ${line}`);
  return {
    mnemonic: c[0],
    operands: c[1],
    implicit: c[2],
    flags: c[3],
    feature: c[4],
    timing: c[5],
    ports: { goldenCove: c[6], zen4: c[7], zen5: c[8] },
    operandEncoding: c[9],
    encoding: c[10],
  };
}

function expandWidths(row: Row): Row[] {
  if (!/\b(rm|r|m)N\b/.test(row.operands)) return [row];
  return ['64', '32'].map((n) => ({ ...row, operands: row.operands.replace(/\b(rm|r|m)N\b/g, `$1${n}`) }));
}

function expandRegisterOrMemory(row: Row): Row[] {
  if (!/\brm\d+\b/.test(row.operands)) return [row];
  return ['r', 'm'].map((k) => ({ ...row, operands: row.operands.replace(/\brm(\d+)\b/, `${k}$1`) }));
}

function expandRows(row: Row): Row[] {
  const [word] = /\b(zmb|yrm)\b/.exec(row.operands) ?? [];
  if (word === undefined) return [row];
  const kinds = word === 'zmb' ? ['zmm', 'm512', 'b64'] : ['ymm', 'm256'];
  return kinds.map((k) => ({ ...row, operands: row.operands.replace(word, k) }));
}

function makeForm(row: Row, id: number): Form {
  const operands = parseOperands(row.operands);
  const wide = operands.some((o) => o.kind === 'r64' || o.kind === 'm64');
  const memory = operands.findIndex((o) => o.class === 'mem');
  return {
    id: formId(id),
    name: [row.mnemonic, ...operands.map((o) => o.kind)].join('_'),
    mnemonic: row.mnemonic,
    operands,
    memory,
    immediate: operands.findIndex((o) => o.class === 'imm' && o.kind !== '1'),
    implicitReads: implicitMask(row.implicit, 'r'),
    implicitWrites: implicitMask(row.implicit, 'w'),
    flags: parseFlagEffect(row.flags),
    feature: oneOf(row.feature, [
      'base',
      'MOVBE',
      'BMI1',
      'BMI2',
      'ADX',
      'SSE2',
      'SSE4.1',
      'AVX',
      'AVX2',
      ...AVX512,
    ] satisfies Feature[]),
    timing: oneOf(row.timing, ['doit', 'disputed', 'unlisted', 'none'] satisfies TimingClass[]),
    zeroIdiom: isZeroIdiom(row.mnemonic, operands),
    ports: byCore((core) => allPorts(row, operands, core)),
    encoding: parseEncoding(row.encoding, oneOf(row.operandEncoding, OPERAND_ENCODINGS), wide),
  };
}

const AVX512 = ['AVX512F', 'AVX512DQ', 'AVX512IFMA'] as const satisfies Feature[];

const OPERAND_ENCODINGS = [
  'RM',
  'MR',
  'MI',
  'M',
  'RMI',
  'MRI',
  'RVM',
  'RMV',
  'RVMI',
  'VMI',
  'OI',
  'O',
  'ZO',
] satisfies OperandEncoding[];

/** Intel Optimization Reference Manual §3.5.1.7; AMD 57647 §2.9.2. */
const isZeroIdiom = (mnemonic: string, operands: readonly OperandSpec[]): boolean =>
  ((mnemonic === 'xor' || mnemonic === 'sub') && operands.every((o) => o.kind === 'r64' || o.kind === 'r32')) ||
  (/^vpxorq?$/.test(mnemonic) && operands.every((o) => o.class === 'lanes'));

function allPorts(row: Row, operands: readonly OperandSpec[], core: Core): readonly PortUse[] {
  const access = operands.find((o) => o.class === 'mem')?.access ?? 'none';
  return [
    ...parsePorts(row.ports[core]),
    ...(access.includes('r') ? parsePorts(CORES[core].words.load) : []),
    ...(access.includes('w') ? parsePorts(CORES[core].words.store) : []),
  ];
}

function implicitMask(column: string, access: 'r' | 'w'): number {
  const entries = column.split(' ').filter((e) => e !== '' && e.split(':')[0].includes(access));
  return registerMask(
    ...entries.map((e) => {
      const register = registerNamed(e.split(':')[1]);
      invariant(register !== undefined, () => `implicit operand '${e}' names no register`);
      return register.number;
    }),
  );
}

function parseOperands(column: string): OperandSpec[] {
  const tokens = column.split(' ').filter((t) => t !== '');
  const width = Number(/\d+/.exec(tokens[0] ?? '')?.[0] ?? 64);
  return tokens.map((token) => parseOperand(token, width));
}

function parseOperand(token: string, size: number): OperandSpec {
  const [access, word] = token.includes(':') ? token.split(':') : ['r', token];
  const { kind, lower, upper } = immediateRange(word, size);
  const fact = KINDS[oneOf(kind, Object.keys(KINDS).filter(isKind))];
  return {
    kind: oneOf(kind, Object.keys(KINDS).filter(isKind)),
    ...fact,
    lower,
    upper,
    access: kind === 'm' ? 'none' : oneOf(access, ['r', 'w', 'rw'] satisfies Access[]),
  };
}

const isKind = (word: string): word is OperandKind => word in KINDS;

const KINDS: Readonly<Record<OperandKind, { class: OperandClass; width: number }>> = {
  r64: { class: 'gpr', width: 64 },
  r32: { class: 'gpr', width: 32 },
  r8: { class: 'gpr', width: 8 },
  xmm: { class: 'xmm', width: 128 },
  ymm: { class: 'lanes', width: 256 },
  zmm: { class: 'lanes', width: 512 },
  m64: { class: 'mem', width: 64 },
  m32: { class: 'mem', width: 32 },
  m8: { class: 'mem', width: 8 },
  m128: { class: 'mem', width: 128 },
  m256: { class: 'mem', width: 256 },
  m512: { class: 'mem', width: 512 },
  b64: { class: 'mem', width: 64 },
  m: { class: 'mem', width: 0 },
  i8: { class: 'imm', width: 8 },
  i32: { class: 'imm', width: 32 },
  i64: { class: 'imm', width: 64 },
  1: { class: 'imm', width: 0 },
};

function immediateRange(word: string, size: number): { kind: string; lower: bigint; upper: bigint } {
  if (word === 'count') return { kind: 'i8', lower: 1n, upper: BigInt(size - 1) };
  if (word === 'octet') return { kind: 'i8', lower: 0n, upper: 255n };
  if (word === 'bit') return { kind: 'i8', lower: 0n, upper: BigInt(size - 1) };
  if (word === 'lane') return { kind: 'i8', lower: 0n, upper: 1n };
  if (word === '1') return { kind: '1', lower: 1n, upper: 1n };
  const bits = /^i(\d+)$/.exec(word);
  if (bits === null) return { kind: word, lower: 0n, upper: 0n };
  const half = 1n << BigInt(Number(bits[1]) - 1);
  return { kind: word, lower: -half, upper: half - 1n };
}

/** `word` as one of `choices`. */
function oneOf<T extends string>(word: string, choices: readonly T[]): T {
  const found = choices.find((c) => c === word);
  if (found === undefined)
    throw new Failure('invariant', `'${word}' in the table of forms is none of ${choices.join(' ')}`);
  return found;
}

/** Reads the encoding column of `table/`, written as in the opcode column of SDM vol. 2. */
const MAPS: Readonly<Record<string, number>> = { '0F': 1, '0F38': 2, '0F3A': 3 };
const IMMEDIATES: Readonly<Record<string, 1 | 4 | 8>> = { ib: 1, id: 4, iq: 8 };

/**
 * `VEX 66 0F38 W1 F7 /r`, `81 /0 id (i8 83) (ax 05)`, `F3 0F 1E FA`. W is taken from `wide` unless
 * the text has W0 or W1. Throws `invariant` on an unknown word.
 */
function parseEncoding(text: string, operands: OperandEncoding, wide: boolean): Encoding {
  const words = text
    .replace(/\(.*\)/g, '')
    .split(' ')
    .filter((w) => w !== '');
  const take = (test: RegExp): string | undefined => {
    if (words.length === 0 || !test.test(words[0])) return undefined;
    return words.shift();
  };
  const space = take(/^VEX$/) !== undefined ? 'vex' : take(/^EVEX$/) !== undefined ? 'evex' : 'legacy';
  const prefix = hex(take(/^(66|F2|F3)$/), 0);
  const map = MAPS[take(/^0F(38|3A)?$/) ?? ''] ?? 0;
  const w = take(/^W[01]$/) ?? (wide ? 'W1' : 'W0');
  const opcode = hex(take(/^[0-9A-F]{2}$/), -1);
  const suffix = hex(take(/^[0-9A-F]{2}$/), -1);
  const modrm = take(/^\/[r0-7]$/) ?? '/r';
  const immediateBytes = IMMEDIATES[take(/^i[bdq]$/) ?? ''] ?? 0;
  invariant(opcode >= 0 && words.length === 0, () => `encoding column '${text}': cannot read '${words.join(' ')}'`);
  return {
    space,
    prefix,
    map,
    w: w === 'W1' ? 1 : 0,
    opcode,
    suffix,
    operands,
    immediateBytes,
    digit: modrm === '/r' ? -1 : Number(modrm[1]),
    byteOpcode: alternative(text, 'i8'),
    accumulatorOpcode: alternative(text, 'ax'),
    oneOpcode: alternative(text, '1'),
  };
}

const hex = (word: string | undefined, otherwise: number): number =>
  word === undefined ? otherwise : parseInt(word, 16);

const alternative = (text: string, when: string): number =>
  hex(new RegExp(`\\(${when} ([0-9A-F]{2})\\)`).exec(text)?.[1], -1);
