/**
 * Call-frame information (DWARF 5, §6.4) of a straight-line function, as assembler directives or as what they say.
 *
 * Followed are the stack pointer (push, pop, add, sub, lea with constants) and where each callee-saved
 * register's entry value is kept: pushed, stored to the stack, or copied to an xmm register, until it is
 * taken back from there.
 */
import { Failure } from '../../base/errors.ts';
import { CALLEE_SAVED, RSP, registerMask, registerName } from '../x86/registers.ts';
import type { Program } from '../x86/program.ts';
import { canonicalInstruction, type CanonicalInstruction, type TextOperand } from './canonical.ts';
import { type GasSyntax, nasmInstruction } from './assemblyText.ts';

/** Where an entry value was saved: bytes below the frame address, or an xmm register. */
type Home = { readonly kind: 'stack'; readonly depth: number } | { readonly kind: 'xmm'; readonly number: number };

interface Frame {
  /** Bytes from rsp up to the canonical frame address; 8 on entry. */
  depth: number;
  /** Mask of callee-saved registers that still hold their entry value. */
  intact: number;
  readonly homes: Map<number, Home>;
}

/** What becomes of the frame, and of a register that the caller wants back. */
export type FrameChange =
  /** The frame address is so many bytes above rsp now, `by` more than before. */
  | { readonly kind: 'depth'; readonly depth: number; readonly by: number }
  /** Saved `below` bytes below the frame address, `above` bytes above rsp. */
  | { readonly kind: 'saved'; readonly register: number; readonly below: number; readonly above: number }
  | { readonly kind: 'inVector'; readonly register: number; readonly vector: number }
  | { readonly kind: 'restored'; readonly register: number };

/**
 * The directives that follow each instruction, one list per instruction.
 * Throws `unsupported` when rsp is changed by anything but a constant.
 */
export function callFrame(program: Program, syntax: GasSyntax): string[][] {
  const name = (n: number, width: 64 | 128 = 64): string => (syntax === 'att' ? '%' : '') + registerName(n, width);
  const directive = (change: FrameChange): string => {
    switch (change.kind) {
      case 'depth':
        return `.cfi_adjust_cfa_offset ${change.by}`;
      case 'saved':
        return `.cfi_rel_offset ${name(change.register)}, ${change.above}`;
      case 'inVector':
        return `.cfi_register ${name(change.register)}, ${name(change.vector, 128)}`;
      case 'restored':
        return `.cfi_restore ${name(change.register)}`;
    }
  };
  return frameChanges(program).map((changes) => changes.map(directive));
}

/** The same before it is written in any syntax. */
export function frameChanges(program: Program): FrameChange[][] {
  const frame: Frame = { depth: 8, intact: registerMask(...CALLEE_SAVED), homes: new Map() };
  return Array.from({ length: program.count }, (_, i) => {
    const instruction = canonicalInstruction(program, i);
    const changes = [...depthChanges(frame, instruction, () => nasmInstruction(program, i))];
    changes.push(...saves(frame, instruction));
    frame.intact &= ~writtenRegisters(instruction);
    changes.push(...restores(frame, instruction));
    return changes;
  });
}

function depthChanges(frame: Frame, instruction: CanonicalInstruction, text: () => string): FrameChange[] {
  const change = depthChange(instruction);
  if (change === null) {
    throw new Failure('unsupported', 'call-frame information needs a stack pointer at a constant distance', {
      where: text(),
      expected: 'push, pop, or add/sub/lea of rsp with a constant',
      hint: 'code that Fieldwright lowers has that; please report it',
    });
  }
  if (change === 0) return [];
  frame.depth += change;
  return [{ kind: 'depth', depth: frame.depth, by: change }];
}

/** Bytes by which rsp goes down; null when unknown. `ret` leaves the function and is of no interest. */
function depthChange({ form, operands }: CanonicalInstruction): number | null {
  const [to, from] = operands;
  if (form.mnemonic === 'ret') return 0;
  if (form.mnemonic === 'push') return 8;
  if (form.mnemonic === 'pop') return isRegister(to, RSP) ? null : -8;
  if (!isRegister(to, RSP) || !form.operands[0].access.includes('w')) return 0;
  if (form.mnemonic === 'sub' && from.kind === 'immediate') return Number(from.value);
  if (form.mnemonic === 'add' && from.kind === 'immediate') return -Number(from.value);
  if (form.mnemonic === 'lea' && from.kind === 'memory' && from.base === RSP && from.index === null) return -from.disp;
  return null;
}

const isRegister = (o: TextOperand | undefined, number: number): boolean =>
  o?.kind === 'register' && o.width <= 64 && o.number === number;

/** The register and the place of a 64-bit move between them, whichever way it goes. */
function movedTo(
  frame: Frame,
  { form, operands }: CanonicalInstruction,
  from: number,
): { register: number; home: Home } | null {
  const register = operands[from];
  const place = operands[1 - from];
  if (register?.kind !== 'register' || register.width !== 64) return null;
  if (form.mnemonic === 'push' || form.mnemonic === 'pop') return null;
  if (!/^v?movq?$/.test(form.mnemonic)) return null;
  if (place?.kind === 'register' && place.width === 128)
    return { register: register.number, home: { kind: 'xmm', number: place.number } };
  if (place?.kind !== 'memory' || place.base !== RSP || place.index !== null) return null;
  return { register: register.number, home: { kind: 'stack', depth: frame.depth - place.disp } };
}

function saves(frame: Frame, instruction: CanonicalInstruction): FrameChange[] {
  const { form, operands } = instruction;
  const pushed =
    form.mnemonic === 'push' && operands[0].kind === 'register'
      ? { register: operands[0].number, home: { kind: 'stack', depth: frame.depth } satisfies Home }
      : null;
  const saved = pushed ?? movedTo(frame, instruction, 1);
  if (saved === null || !(frame.intact & registerMask(saved.register)) || frame.homes.has(saved.register)) return [];
  const { register, home } = saved;
  frame.homes.set(register, home);
  if (home.kind === 'xmm') return [{ kind: 'inVector', register, vector: home.number }];
  return [{ kind: 'saved', register, below: home.depth, above: frame.depth - home.depth }];
}

function restores(frame: Frame, instruction: CanonicalInstruction): FrameChange[] {
  const { form, operands } = instruction;
  // After a pop, rsp is already above the slot.
  const popped =
    form.mnemonic === 'pop' && operands[0].kind === 'register'
      ? { register: operands[0].number, home: { kind: 'stack', depth: frame.depth + 8 } satisfies Home }
      : null;
  const loaded = popped ?? movedTo(frame, instruction, 0);
  const home = frame.homes.get(loaded?.register ?? -1);
  if (loaded === null || home === undefined || !sameHome(home, loaded.home)) return [];
  frame.homes.delete(loaded.register);
  frame.intact |= registerMask(loaded.register);
  return [{ kind: 'restored', register: loaded.register }];
}

const sameHome = (a: Home, b: Home): boolean =>
  a.kind === 'stack' ? b.kind === 'stack' && a.depth === b.depth : b.kind === 'xmm' && a.number === b.number;

function writtenRegisters({ form, operands }: CanonicalInstruction): number {
  return operands.reduce(
    (mask, o, i) =>
      o.kind === 'register' && o.width <= 64 && form.operands[i].access.includes('w')
        ? mask | registerMask(o.number)
        : mask,
    form.implicitWrites,
  );
}
