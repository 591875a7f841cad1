/**
 * Call-frame information (DWARF 5, §6.4) of a straight-line function, as assembler directives.
 *
 * Followed are the stack pointer (push, pop, add, sub, lea with constants) and where each callee-saved
 * register's entry value is kept: pushed, stored to the stack, or copied to an xmm register, until it is
 * taken back from there.
 */
import { Failure } from '../base/errors.ts';
import { CALLEE_SAVED, RSP, registerMask, registerName } from '../x86/registers.ts';
import type { Program } from '../x86/program.ts';
import { canonicalInstruction } from './canonical.ts';
import type { CanonicalInstruction, TextOperand } from './canonical.ts';
import type { GasSyntax } from './gas.ts';
import { nasmInstruction } from './nasm.ts';

/** Where an entry value was saved: bytes below the frame address, or an xmm register. */
type Home = { readonly kind: 'stack'; readonly depth: number } | { readonly kind: 'xmm'; readonly number: number };

interface Frame {
  /** Bytes from rsp up to the canonical frame address; 8 on entry. */
  depth: number;
  /** Mask of callee-saved registers that still hold their entry value. */
  intact: number;
  readonly homes: Map<number, Home>;
}

/**
 * The directives that follow each instruction, one list per instruction.
 * Throws `unsupported` when rsp is changed by anything but a constant.
 */
export function callFrame(program: Program, syntax: GasSyntax): string[][] {
  const frame: Frame = { depth: 8, intact: registerMask(...CALLEE_SAVED), homes: new Map() };
  return Array.from({ length: program.count }, (_, i) => {
    const instruction = canonicalInstruction(program, i);
    const name = (n: number, width: 64 | 128): string => (syntax === 'att' ? '%' : '') + registerName(n, width);
    const directives = [...stackDirectives(frame, instruction, () => nasmInstruction(program, i))];
    directives.push(...saveDirectives(frame, instruction, name));
    frame.intact &= ~writtenRegisters(instruction);
    directives.push(...restoreDirectives(frame, instruction, name));
    return directives;
  });
}

type NameOf = (register: number, width: 64 | 128) => string;

function stackDirectives(frame: Frame, instruction: CanonicalInstruction, text: () => string): string[] {
  const change = depthChange(instruction);
  if (change === null) {
    throw new Failure('unsupported', 'call-frame information needs a stack pointer at a constant distance', {
      where: text(),
      expected: 'push, pop, or add/sub/lea of rsp with a constant',
      hint: 'export as NASM, which has no such information',
    });
  }
  if (change === 0) return [];
  frame.depth += change;
  return [`.cfi_adjust_cfa_offset ${change}`];
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
  o?.kind === 'register' && o.width !== 128 && o.number === number;

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

function saveDirectives(frame: Frame, instruction: CanonicalInstruction, name: NameOf): string[] {
  const { form, operands } = instruction;
  const pushed =
    form.mnemonic === 'push' && operands[0].kind === 'register'
      ? { register: operands[0].number, home: { kind: 'stack', depth: frame.depth } satisfies Home }
      : null;
  const saved = pushed ?? movedTo(frame, instruction, 1);
  if (saved === null || !(frame.intact & registerMask(saved.register)) || frame.homes.has(saved.register)) return [];
  const { register, home } = saved;
  frame.homes.set(register, home);
  if (home.kind === 'xmm') return [`.cfi_register ${name(register, 64)}, ${name(home.number, 128)}`];
  return [`.cfi_rel_offset ${name(register, 64)}, ${frame.depth - home.depth}`];
}

function restoreDirectives(frame: Frame, instruction: CanonicalInstruction, name: NameOf): string[] {
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
  return [`.cfi_restore ${name(loaded.register, 64)}`];
}

const sameHome = (a: Home, b: Home): boolean =>
  a.kind === 'stack' ? b.kind === 'stack' && a.depth === b.depth : b.kind === 'xmm' && a.number === b.number;

function writtenRegisters({ form, operands }: CanonicalInstruction): number {
  return operands.reduce(
    (mask, o, i) =>
      o.kind === 'register' && o.width !== 128 && form.operands[i].access.includes('w')
        ? mask | registerMask(o.number)
        : mask,
    form.implicitWrites,
  );
}
