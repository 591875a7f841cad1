/**
 * The ladder of X25519 as one assembly loop around its step: no call, and neither saved registers nor a frame to set up
 * from step to step, which are some thirty of a thousand instructions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameParts, type FrameParts } from '../../codegen/encoder/frameParts.ts';
import { gasLines, gasPool } from '../../codegen/encoder/gas.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { Failure } from '../../base/errors.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { CALLEE_SAVED, registerName } from '../../codegen/x86/registers.ts';

const LADDER_SYMBOL = 'x25519_ladder';

/** What the loop keeps above the slots of the step: three pointers, the number of the bit, and the bit before it. */
const LOOP_BYTES = 32;

/**
 * GNU assembler text of the loop around `step`; null if more of the step than pushes, one frame and pops depends on the
 * stack pointer that it was called with.
 */
export function ladderText(step: Program, root: string): string | null {
  const parts = partsOf(step);
  if (parts === null) return null;
  // Slots below rsp stay there: they need no room.
  const slots = parts.slotsFrom < 0 ? 0 : 8 * parts.slots;
  const prefix = `.L${LADDER_SYMBOL}_c`;
  const saved = CALLEE_SAVED.map((r) => registerName(r, 64));
  return fillSkeleton(readFileSync(join(root, 'templates', 'x25519', 'ladder.S'), 'utf8'), {
    symbol: LADDER_SYMBOL,
    slots: String(slots),
    frame: String(slots + LOOP_BYTES),
    saves: saved.flatMap((r) => [`push ${r}`, '.cfi_adjust_cfa_offset 8', `.cfi_rel_offset ${r}, 0`]),
    restores: saved.toReversed().flatMap((r) => [`pop ${r}`, '.cfi_adjust_cfa_offset -8', `.cfi_restore ${r}`]),
    body: gasLines(step, 'intel', prefix).slice(parts.first, parts.end),
    pool: gasPool(step, prefix),
  });
}

/** Null where `frameParts` refuses. */
function partsOf(step: Program): FrameParts | null {
  try {
    return frameParts(step);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
