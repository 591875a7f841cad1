import type { Rng } from '../../src/base/rng.ts';
import { assembleNasm } from './nativeCode.ts';

/** Registers of the harness, in the order of their words; the flags follow. */
export const HARNESS_REGISTERS = ['rax', 'rcx', 'rdx', 'rbx', 'rbp', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13'];
export const STATE_WORDS = HARNESS_REGISTERS.length + 1;
export const FLAG_BITS = { carry: 0n, zero: 6n, sign: 7n, overflow: 11n } as const;

/**
 * Machine code of one function (out: rdi, in: rsi) for each text: it loads the state, runs the text and stores the
 * state. Null where NASM is not installed.
 */
export function harnesses(texts: readonly string[]): Uint8Array[] | null {
  const code = assembleNasm(`${texts.map((t) => `align 64\n${harness(t)}\n`).join('')}align 64\ndd 0`);
  return code && splitAtMarkers(code, texts.length);
}

const SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'];
const MARKER = '0x5aa5c33c';

function harness(text: string): string {
  const last = HARNESS_REGISTERS.length;
  return [
    `dd ${MARKER}, ${MARKER}`,
    ...SAVED.map((r) => `push ${r}`),
    'mov r15, rdi',
    'mov r14, rsi',
    `push qword [r14+${8 * last}]`,
    'popfq',
    ...HARNESS_REGISTERS.map((r, i) => `mov ${r}, [r14+${8 * i}]`),
    text,
    ...HARNESS_REGISTERS.map((r, i) => `mov [r15+${8 * i}], ${r}`),
    'pushfq',
    'pop rax',
    `mov [r15+${8 * last}], rax`,
    ...SAVED.toReversed().map((r) => `pop ${r}`),
    'ret',
  ].join('\n');
}

function splitAtMarkers(code: Uint8Array, count: number): Uint8Array[] {
  const bytes = Buffer.from(code);
  const marker = Buffer.from('3cc3a55a3cc3a55a', 'hex');
  const parts: Uint8Array[] = [];
  for (let at = bytes.indexOf(marker), next = at; at >= 0; at = next) {
    next = bytes.indexOf(marker, at + 8);
    parts.push(new Uint8Array(bytes.subarray(at + 8, next < 0 ? bytes.length : next)));
  }
  if (parts.length !== count) throw new Error(`${parts.length} harnesses instead of ${count}`);
  return parts;
}

const EDGES = [
  0n,
  1n,
  2n,
  0x7fn,
  0x80n,
  0xffn,
  0x7fffffffn,
  0x80000000n,
  0xffffffffn,
  0x100000000n,
  2n ** 63n - 1n,
  2n ** 63n,
  2n ** 64n - 2n,
  2n ** 64n - 1n,
];

/** Registers from edges and random words, arithmetic flags random. */
export function randomState(rng: Rng): bigint[] {
  const flags = Object.values(FLAG_BITS).reduce((sum, bit) => sum | (BigInt(rng.below(2)) << bit), 2n);
  return [...HARNESS_REGISTERS.map(() => (rng.below(2) === 0 ? rng.big(64) : EDGES[rng.below(EDGES.length)])), flags];
}
