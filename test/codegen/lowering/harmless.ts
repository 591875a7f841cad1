import { formAt } from './injections.ts';
import {
  DISP,
  FORM,
  IMM_LO,
  MEM,
  memBase,
  memIndex,
  type Program,
  REG0,
  STRIDE,
} from '../../../src/codegen/x86/program.ts';
import { CALLEE_SAVED, RSP } from '../../../src/codegen/x86/registers.ts';

const sameRecord = (p: Program, i: number, q: Program, j: number): boolean =>
  p.data.slice(i * STRIDE, (i + 1) * STRIDE).every((x, k) => x === q.data[j * STRIDE + k]);

/**
 * True if the damage at instruction `at` provably changes nothing that a caller can see. Three cases:
 *  - a `mov` (or the clearing of a register by itself) stands there twice and its target is none of its sources: the
 *    second has no effect;
 *  - a `mov` was inserted whose target is not read before it is written again, or that copies a register to itself;
 *  - only registers differ in which results are left that are not read before they are written again.
 */
export function isHarmless(before: Program, after: Program, at: number): boolean {
  if (after.count === before.count + 1) return isIdleMove(before, after, at);
  if (after.count !== before.count || !onlyResultsDiffer(before, after, at)) return false;
  return [before, after].every((p) =>
    changedResults(before, after, at).every((i) => isDead(p, at, p.data[at * STRIDE + REG0 + i])),
  );
}

function isIdleMove(before: Program, after: Program, at: number): boolean {
  const form = formAt(after, at);
  if (form.mnemonic !== 'mov' || form.flags.written !== 0) return false;
  const target = after.data[at * STRIDE + REG0];
  const toMemory = form.operands[0].class === 'mem';
  if (
    !toMemory &&
    (target === after.data[at * STRIDE + REG0 + 1] || isDead(after, at, target)) &&
    form.name === 'mov_r64_r64'
  )
    return true;
  if (!sameRecord(before, at, after, at) && (at === 0 || !sameRecord(before, at - 1, after, at))) return false;
  return (
    toMemory ||
    (!addressUses(after, at, target) &&
      (form.operands[1].class !== 'gpr' || target !== after.data[at * STRIDE + REG0 + 1]))
  );
}

function changedResults(p: Program, q: Program, at: number): number[] {
  return formAt(p, at).operands.flatMap((o, i) =>
    o.class === 'gpr' && p.data[at * STRIDE + REG0 + i] !== q.data[at * STRIDE + REG0 + i] ? [i] : [],
  );
}

/** The same form, address and immediate, and only registers that are written and not read differ. */
function onlyResultsDiffer(p: Program, q: Program, at: number): boolean {
  if ([p, q].every((x) => clearsRegister(x, at)) && formAt(p, at) === formAt(q, at)) return true;
  const form = formAt(p, at);
  const same = (k: number): boolean => p.data[at * STRIDE + k] === q.data[at * STRIDE + k];
  const written = form.operands.flatMap((o, i) => (o.class === 'gpr' && o.access === 'w' && o.width >= 32 ? [i] : []));
  const outputs = written.map((i) => q.data[at * STRIDE + REG0 + i]);
  return (
    [FORM, MEM, DISP, IMM_LO].every(same) &&
    changedResults(p, q, at).every((i) => written.includes(i)) &&
    new Set(outputs).size === outputs.length
  );
}

/** `xor r, r`: its result is no operand in the sense of the forms, which call r read as well. */
const clearsRegister = (p: Program, at: number): boolean =>
  formAt(p, at).zeroIdiom && formAt(p, at).memory < 0 && p.data[at * STRIDE + REG0] === p.data[at * STRIDE + REG0 + 1];

/** Register r is written after instruction `at` before it is read, and nobody expects it to be preserved. */
function isDead(p: Program, at: number, r: number): boolean {
  if (r === RSP) return false;
  for (let i = at + 1; i < p.count; i++) {
    if (setsBit(p, i, r)) return true;
    if (reads(p, i, r)) return false;
    if (writes(p, i, r)) return true;
  }
  return !CALLEE_SAVED.includes(r);
}

/** setcc and movzx: together they write all of r without reading it. */
function setsBit(p: Program, at: number, r: number): boolean {
  if (at + 1 >= p.count || !formAt(p, at).mnemonic.startsWith('set') || formAt(p, at + 1).name !== 'movzx_r32_r8')
    return false;
  return [at * STRIDE + REG0, (at + 1) * STRIDE + REG0, (at + 1) * STRIDE + REG0 + 1].every((k) => p.data[k] === r);
}

function reads(p: Program, at: number, r: number): boolean {
  const form = formAt(p, at);
  const zeroed =
    clearsRegister(p, at) ||
    (form.mnemonic === 'sbb' && form.memory < 0 && p.data[at * STRIDE + REG0] === p.data[at * STRIDE + REG0 + 1]);
  return (
    addressUses(p, at, r) ||
    ((form.implicitReads >> r) & 1) === 1 ||
    form.operands.some(
      (o, i) =>
        o.class === 'gpr' && p.data[at * STRIDE + REG0 + i] === r && !zeroed && (o.access !== 'w' || o.width === 8),
    )
  );
}

function writes(p: Program, at: number, r: number): boolean {
  const form = formAt(p, at);
  return (
    ((form.implicitWrites >> r) & 1) === 1 ||
    form.operands.some(
      (o, i) => o.class === 'gpr' && p.data[at * STRIDE + REG0 + i] === r && o.access !== 'r' && o.width >= 32,
    )
  );
}

function addressUses(p: Program, at: number, r: number): boolean {
  const mem = p.data[at * STRIDE + MEM];
  return formAt(p, at).memory >= 0 && (memBase(mem) === r || memIndex(mem) === r);
}
