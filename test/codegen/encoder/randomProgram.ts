/** Random legal programs: every form equally likely, operands drawn from the corners of the encoding. */
import type { Rng } from '../../../src/base/rng.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import { FORMS } from '../../../src/codegen/x86/forms.ts';
import { BASE_POOL, NO_INDEX, Program, memOperand } from '../../../src/codegen/x86/program.ts';
import { NO_BASE, RSP } from '../../../src/codegen/x86/registers.ts';
import { pick } from '../../pick.ts';

const DISPLACEMENTS = [
  0, 1, 8, 64, 127, 128, 8128, 8192, -1, -8, -64, -128, -129, -8192, -8256, 0x1000, 0x7fffffff, -0x80000000,
];
const WORDS = [0, 1, -1, 2, 127, 128, -128, -129, 255, 0x7fffffff, -0x80000000, 0x12345678];

/** A form of vectorised code: with vector registers, or about them. */
export const isOfLanes = (f: Form): boolean =>
  f.mnemonic === 'vzeroupper' || f.operands.some((o) => o.class === 'lanes');

/** `perForm` instructions of every form that `accept`s, in the order of the table. */
export function programOfAllForms(rng: Rng, perForm: number, accept: (f: Form) => boolean = () => true): Program {
  const program = new Program();
  program.pool = [0n, 1n, (1n << 64n) - 1n, 0x8000000000000000n, 0x123456789abcdef0n];
  for (const form of FORMS.filter(accept)) for (let i = 0; i < perForm; i++) emitRandom(program, form, rng);
  return program;
}

/** Appends `form` with random operands. */
function emitRandom(program: Program, form: Form, rng: Rng): void {
  const [r0, r1, r2] = registersFor(form, rng);
  const [mem, disp] = form.memory < 0 ? [0, 0] : randomAddress(program, form, rng);
  const [low, high] = randomImmediate(form, rng);
  program.emit(form.id, r0, r1, r2, mem, disp, low, high);
}

function registersFor(form: Form, rng: Rng): number[] {
  const used = [0, 1, 2].map((i) => {
    const spec = form.operands[i];
    if (spec === undefined || !['lanes', 'gpr', 'xmm'].includes(spec.class)) return 0;
    return rng.below(spec.kind === 'zmm' ? 32 : 16);
  });
  // mulx with equal destinations is legal but keeps only one product word; xchg r, r is a nop that
  // NASM and GNU as encode differently when r is rax.
  if (used[0] === used[1] && (form.mnemonic === 'mulx' || form.mnemonic === 'xchg')) used[1] = (used[1] + 1) & 15;
  // LLVM changes places of factors and summands where that makes the prefix shorter; our code has them so.
  if (form.operands[2]?.kind === 'ymm' && used[1] < 8 && used[2] > 7) [used[1], used[2]] = [used[2], used[1]];
  return used;
}

function randomAddress(program: Program, form: Form, rng: Rng): [mem: number, disp: number] {
  const disp = rng.below(2) === 0 ? pick(rng, DISPLACEMENTS) : rng.below(256) - 128;
  const roll = rng.below(10);
  // Constants are single 64-bit words, and lea of a constant is nothing a program needs.
  const { width } = form.operands[form.memory];
  if (roll === 0 && width > 0 && width <= 64) return [memOperand(BASE_POOL), rng.below(program.pool.length)];
  if (roll === 1) return [memOperand(NO_BASE, randomIndex(rng), 2 + rng.below(2)), disp];
  const index = rng.below(2) === 0 ? NO_INDEX : randomIndex(rng);
  return [memOperand(rng.below(16), index, index === NO_INDEX ? 0 : rng.below(4)), disp];
}

function randomIndex(rng: Rng): number {
  const index = rng.below(16);
  return index === RSP ? RSP + 8 : index;
}

function randomImmediate(form: Form, rng: Rng): [low: number, high: number] {
  const spec = form.operands[form.immediate];
  if (spec === undefined) return [0, 0];
  if (spec.kind === 'i64')
    return [rng.below(2) ? pick(rng, WORDS) : rng.bits32() | 0, rng.below(2) ? pick(rng, WORDS) : rng.bits32() | 0];
  const word = BigInt(rng.below(3) > 0 ? pick(rng, WORDS) : rng.bits32() | 0);
  const size = spec.upper - spec.lower + 1n;
  return [Number(word >= spec.lower && word <= spec.upper ? word : spec.lower + (BigInt.asUintN(32, word) % size)), 0];
}
