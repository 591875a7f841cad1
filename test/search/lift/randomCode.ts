import type { Rng } from '../../../src/base/rng.ts';
import { parse } from '../../../src/ir/parse.ts';
import type { IrFunction } from '../../../src/ir/function.ts';

const WORDS = 6;
const REGISTERS = ['rax', 'rbx', 'rcx', 'rdx', 'rbp', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13', 'r14', 'r15'];
const SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'];
const BYTES: Readonly<Record<string, string>> = { rax: 'al', rbx: 'bl', rcx: 'cl', rdx: 'dl', rbp: 'bpl' };
const LOW: Readonly<Record<string, string>> = { rax: 'eax', rbx: 'ebx', rcx: 'ecx', rdx: 'edx', rbp: 'ebp' };

const half = (r: string): string => LOW[r] ?? `${r}d`;
const byte = (r: string): string => BYTES[r] ?? `${r}b`;

const all = (n: number): string => Array.from({ length: n }, () => '0xffffffffffffffff').join();

/** The signature that random code is called with: some words in, as many out. */
export const SIGNATURE: IrFunction = parse(
  `function f\naliasing none\nparam arg1 u64[${WORDS}] <=${all(WORDS)}\nresult out1 u64[${WORDS}] <=${all(WORDS)}\n` +
    `return out1 = ${Array.from({ length: WORDS }, (_, k) => `arg1[${k}]`).join(', ')}\n`,
  'random code',
);

/** Which flags hold something that word IR has a name for. */
interface Flags {
  carry: boolean;
  overflow: boolean;
  zero: boolean;
}

/** NASM text of a function of `count` random instructions on words that all came from the argument. */
export function randomCode(rng: Rng, count: number): string {
  const flags: Flags = { carry: true, overflow: true, zero: true };
  const lines = [
    ...SAVED.map((r) => `push ${r}`),
    ...REGISTERS.map((r, i) => `mov ${r}, [rsi + ${8 * (i % WORDS)}]`),
    ...[0, 1, 2].map((k) => `mov [rsp - ${8 * (k + 1)}], ${REGISTERS[k]}`),
    'xor eax, eax',
  ];
  for (let i = 0; i < count; i++) lines.push(...oneOf(rng, KINDS)(rng, flags));
  for (let k = 0; k < WORDS; k++) lines.push(`mov [rdi + ${8 * k}], ${REGISTERS[2 * k]}`);
  return ['f:', ...lines, ...SAVED.toReversed().map((r) => `pop ${r}`), 'ret', ''].join('\n');
}

type Kind = (rng: Rng, flags: Flags) => string[];

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];
const register = (rng: Rng): string => oneOf(rng, REGISTERS);
const slot = (rng: Rng): string => `[rsp - ${8 * (1 + rng.below(3))}]`;
const source = (rng: Rng): string =>
  oneOf(rng, [
    register(rng),
    register(rng),
    `[rsi + ${8 * rng.below(WORDS)}]`,
    slot(rng),
    String(rng.below(1000) - 500),
  ]);
const place = (rng: Rng): string => oneOf(rng, [register(rng), `[rsi + ${8 * rng.below(WORDS)}]`, slot(rng)]);
const set = (flags: Flags, carry: boolean, overflow: boolean, zero: boolean): void =>
  void Object.assign(flags, { carry, overflow, zero });

const addition: Kind = (rng, flags) => {
  const name = oneOf(rng, flags.carry ? ['add', 'adc', 'sub', 'sbb', 'cmp'] : ['add', 'sub', 'cmp']);
  set(flags, true, false, true);
  return [`${name} ${register(rng)}, ${source(rng)}`];
};

const onFlag: Kind = (rng, flags) => {
  const names = [...(flags.carry ? ['adcx'] : []), ...(flags.overflow ? ['adox'] : [])];
  return names.length === 0 ? [] : [`${oneOf(rng, names)} ${register(rng)}, ${place(rng)}`];
};

const logic: Kind = (rng, flags) => {
  set(flags, true, true, true);
  return [`${oneOf(rng, ['and', 'or', 'xor', 'test'])} ${register(rng)}, ${register(rng)}`];
};

const cleared: Kind = (rng, flags) => {
  const r = register(rng);
  set(flags, true, true, true);
  return [`xor ${half(r)}, ${half(r)}`];
};

const narrow: Kind = (rng, flags) => {
  const [a, b] = [register(rng), register(rng)];
  set(flags, true, true, true);
  return [`${oneOf(rng, ['and', 'or', 'xor'])} ${half(a)}, ${half(b)}`];
};

const moved: Kind = (rng) => {
  const [a, b] = [register(rng), register(rng)];
  return [
    oneOf(rng, [
      `mov ${a}, ${source(rng)}`,
      `mov ${slot(rng)}, ${a}`,
      `mov ${half(a)}, ${half(b)}`,
      `movzx ${half(a)}, ${byte(b)}`,
      `xchg ${a}, ${b}`,
      `lea ${a}, [${b} + ${register(rng)}*${2 ** rng.below(4)} + ${rng.below(100)}]`,
      `lea ${a}, [${b} + ${b}*4]`,
    ]),
  ];
};

const product: Kind = (rng, flags) => {
  const [a, b] = [register(rng), register(rng)];
  if (rng.below(4) > 0) return [`mulx ${a}, ${b}, ${place(rng)}`];
  set(flags, false, false, false);
  return [oneOf(rng, [`imul ${a}, ${b}`, `imul ${a}, ${b}, ${rng.below(100)}`, 'mul rbx'])];
};

const shifted: Kind = (rng, flags) => {
  const [a, b, k] = [register(rng), register(rng), 1 + rng.below(63)];
  if (rng.below(3) === 0) return [`rorx ${a}, ${b}, ${k}`];
  set(flags, true, false, true);
  return [
    oneOf(rng, [
      `shl ${a}, ${k}`,
      `shr ${a}, ${k}`,
      `sar ${a}, ${k}`,
      `shld ${a}, ${b}, ${k}`,
      `shrd ${a}, ${b}, ${k}`,
    ]),
  ];
};

const bits: Kind = (rng, flags) => {
  const [a, k] = [register(rng), rng.below(64)];
  if (rng.below(2) === 0) {
    set(flags, true, true, true);
    return [`andn ${a}, ${register(rng)}, ${register(rng)}`];
  }
  set(flags, true, false, flags.zero);
  return [oneOf(rng, [`bt ${a}, ${k}`, `btr ${a}, ${k}`, `bts ${a}, ${k}`])];
};

const one: Kind = (rng, flags) => {
  const a = register(rng);
  if (rng.below(3) === 0) return [`not ${a}`];
  const isStep = rng.below(2) === 0;
  set(flags, isStep ? flags.carry : true, false, true);
  return [isStep ? `${oneOf(rng, ['inc', 'dec'])} ${a}` : `neg ${a}`];
};

const chosen: Kind = (rng, flags) => {
  const conditions = [
    ...(flags.carry ? ['c', 'nc'] : []),
    ...(flags.zero ? ['z', 'nz'] : []),
    ...(flags.overflow ? ['o'] : []),
  ];
  if (conditions.length === 0) return [];
  const condition = oneOf(rng, conditions);
  const a = register(rng);
  return rng.below(2) === 0
    ? [`cmov${condition} ${a}, ${register(rng)}`]
    : [`set${condition} ${byte(a)}`, `movzx ${half(a)}, ${byte(a)}`];
};

/** What compilers do with a carry that must wait. */
const keptCarry: Kind = (rng, flags) => {
  if (!flags.carry) return [];
  const [a, b, c] = ['rcx', 'r8', 'r9'];
  set(flags, true, false, true);
  return [
    `setc ${byte(a)}`,
    `add ${b}, ${register(rng)}`,
    `add ${byte(a)}, -1`,
    `adc ${c}, ${register(rng)}`,
    `sbb ${a}, ${a}`,
  ];
};

const stacked: Kind = (rng) => {
  const [a, b] = [register(rng), register(rng)];
  return [`movq xmm3, ${a}`, `movq ${b}, xmm3`];
};

const KINDS = [
  addition,
  addition,
  onFlag,
  onFlag,
  logic,
  cleared,
  narrow,
  moved,
  moved,
  product,
  product,
  shifted,
  bits,
  one,
  chosen,
  keptCarry,
  stacked,
];
