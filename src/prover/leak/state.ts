/** What the analysis for leaks knows at one point of the code. */
import { joinBytes, mixed, sameByte, secrecyOf, type Byte, type Plain, type Secrecy } from './byte.ts';
import { Region } from './region.ts';
import type { CodeImage, MachineInstruction } from '../../base/machineCode.ts';
import type { InstructionForm } from '../../x86/form.ts';

/** A part of the stack with offsets of its own, because the processor rounded rsp down to it. */
interface StackFrame {
  readonly region: string;
  /** Where rsp was in the frame around it. */
  readonly base: number;
}

export const STACK = 'stack',
  FLAGS = 'CPAZSO';
/** Whatever was left there may be secret. */
const UNWRITTEN = { from: 0, above: 'public', below: 'perhaps' } as const;
const FRAME = { from: Infinity, above: 'public', below: 'perhaps' } as const;

/** What is known at one point of the code. */
export class State {
  private readonly registers = new Map<string, readonly Byte[]>();
  /** Of those whole registers that are the same number in every run. */
  private readonly numbers = new Map<string, bigint>();
  private readonly flags = new Map<string, Plain>();
  private readonly regions = new Map<string, Region>();
  /** The whole stack and those frames in it that were aligned anew, the latest last. */
  frames: readonly StackFrame[] = [{ region: STACK, base: 0 }];
  /** Whether string instructions may go downwards: the direction flag is clear when a function is entered. */
  mayDescend = false;

  copy(): State {
    const other = new State();
    for (const [name, bytes] of this.registers) other.registers.set(name, bytes);
    for (const [name, number] of this.numbers) other.numbers.set(name, number);
    for (const [flag, value] of this.flags) other.flags.set(flag, value);
    for (const [name, region] of this.regions) other.regions.set(name, region.copy());
    other.frames = this.frames;
    other.mayDescend = this.mayDescend;
    return other;
  }

  /** What has never been named is public. */
  read({ register, first, count, file }: RegisterPlace): readonly Byte[] {
    return (this.registers.get(register) ?? publicBytes(REGISTER_BYTES[file])).slice(first, first + count);
  }

  /** Changes these bytes of the register; with `rest`, the others, too. */
  write({ register, first, file }: RegisterPlace, bytes: readonly Byte[], rest: Plain | null): void {
    const all =
      rest === null
        ? [...(this.registers.get(register) ?? publicBytes(REGISTER_BYTES[file]))]
        : new Array<Byte>(REGISTER_BYTES[file]).fill(rest);
    bytes.forEach((byte, k) => {
      all[first + k] = byte;
    });
    this.registers.set(register, all);
    this.numbers.delete(register);
  }

  /** What a register is in every run, if that is known of the whole of it. */
  number(register: string): bigint | null {
    return this.numbers.get(register) ?? null;
  }

  setNumber(register: string, number: bigint): void {
    this.numbers.set(register, number);
  }

  /** Whether any of these flags is, or may be, secret. */
  secrecy(flags: string): Secrecy {
    return secrecyOf([...flags].map((flag) => this.flags.get(flag) ?? 'public'));
  }

  /** With `mayStay`, the flags may also be what they were. */
  setFlags(flags: string, value: Plain, mayStay: boolean): void {
    for (const flag of flags) this.flags.set(flag, mayStay ? mixed([value, this.flags.get(flag) ?? 'public']) : value);
  }

  region(name: string): Region {
    const known = this.regions.get(name);
    return (
      known ??
      this.openRegion(name, new Region(name === STACK ? UNWRITTEN : { from: 0, above: 'public', below: 'public' }))
    );
  }

  openRegion(name: string, region: Region): Region {
    this.regions.set(name, region);
    return region;
  }

  openFrame(region: string, base: number): void {
    this.openRegion(region, new Region(FRAME));
    this.frames = [...this.frames, { region, base }];
  }

  /** Leaves the frames inside of one; what lies below the offset, or where they began, was theirs. */
  closeFrames(kept: number, offset: number): void {
    if (kept === this.frames.length) return;
    this.region(this.frames[kept - 1].region).abandonBelow(
      Math.max(offset, this.frames[kept].base),
      this.frames.slice(kept).map(({ region }) => this.region(region)),
    );
    this.frames = this.frames.slice(0, kept);
  }

  /**
   * Takes in what another path knows; true if that changed something. The result holds for both. Null if the paths have
   * different stacks.
   */
  join(other: State): boolean | null {
    if (JSON.stringify(this.frames) !== JSON.stringify(other.frames)) return null;
    let changed = false;
    for (const name of new Set([...this.registers.keys(), ...other.registers.keys()])) {
      const a = this.registers.get(name) ?? [];
      const b = other.registers.get(name) ?? [];
      const both = Array.from({ length: Math.max(a.length, b.length) }, (_, k) =>
        joinBytes(a[k] ?? 'public', b[k] ?? 'public'),
      );
      if (both.every((byte, k) => sameByte(byte, a[k] ?? 'public'))) continue;
      changed = true;
      this.registers.set(name, both);
    }
    for (const [name, number] of this.numbers)
      if (other.numbers.get(name) !== number) changed = this.numbers.delete(name);
    if (other.mayDescend && !this.mayDescend) changed = this.mayDescend = true;
    for (const [flag, value] of other.flags) {
      const before = this.flags.get(flag) ?? 'public';
      const both = mixed([before, value]);
      if (both === before) continue;
      changed = true;
      this.flags.set(flag, both);
    }
    for (const name of new Set([...this.regions.keys(), ...other.regions.keys()]))
      changed = this.region(name).join(other.region(name)) || changed;
    return changed;
  }
}

const publicBytes = (count: number): Byte[] => new Array<Byte>(count).fill('public');

/** One instruction in one state, and whoever is told what is found. */
export interface Step {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  /** Changed by what the instruction does. */
  readonly state: State;
  readonly image: CodeImage;
  /** A secret decides something that can be seen from outside. */
  leak(what: string): void;
  /** It is not known what happens. */
  refuse(what: string): void;
}

/** What is said of an instruction by which a secret can be seen. */
export const LEAK = {
  jump: 'a jump depends on a secret',
  address: 'an address depends on a secret',
  mask: 'which bytes of memory are accessed depends on a secret',
  time: 'the time of the instruction may depend on a secret',
} as const;

/** Before it, where it is not certain that what is accessed is secret. */
export const UNSURE = 'it is not known whether ';

/** Tells that a secret decides something that can be seen from outside: a leak is reported only if it is certain. */
export function decides(step: Step, secrecy: Secrecy, what: string): void {
  if (secrecy === 'secret') step.leak(what);
  if (secrecy === 'perhaps') step.refuse(UNSURE + what);
}

/* Where registers are that share bytes, by LLVM's names. */

/** Bytes of a whole register: `rax`, `v3` (xmm3, ymm3 and zmm3), `k1`. */
export interface RegisterPlace {
  readonly register: string;
  readonly first: number;
  readonly count: number;
  readonly file: 'general' | 'vector' | 'mask';
}

/** Bytes of the registers of a file. */
const REGISTER_BYTES: Readonly<Record<RegisterPlace['file'], number>> = { general: 8, vector: 64, mask: 8 };

const PLACES = new Map<string, RegisterPlace>();

const LEGACY = ['ax', 'cx', 'dx', 'bx', 'sp', 'bp', 'si', 'di'];
for (let index = 0; index < 16; index++) {
  const legacy = LEGACY[index];
  const register = legacy === undefined ? `r${index}` : `r${legacy}`;
  const names =
    legacy === undefined
      ? [`r${index}`, `r${index}d`, `r${index}w`, `r${index}b`]
      : [register, `e${legacy}`, legacy, `${legacy.replace('x', '')}l`];
  names.forEach((name, k) => PLACES.set(name, { register, first: 0, count: 8 >> k, file: 'general' }));
  if (index < 4) PLACES.set(legacy.replace('x', 'h'), { register, first: 1, count: 1, file: 'general' });
}
for (let index = 0; index < 32; index++) {
  for (const [letter, count] of [
    ['x', 16],
    ['y', 32],
    ['z', 64],
  ] as const)
    PLACES.set(`${letter}mm${index}`, { register: `v${index}`, first: 0, count, file: 'vector' });
}
for (let index = 0; index < 8; index++)
  PLACES.set(`k${index}`, { register: `k${index}`, first: 0, count: 8, file: 'mask' });

/** The bytes of a register, in upper or lower case; undefined if there is no such register. */
export const registerPlace = (name: string): RegisterPlace | undefined => PLACES.get(name.toLowerCase());

/** The same of a register that there is. */
export function placeNamed(name: string): RegisterPlace {
  const place = registerPlace(name);
  if (place === undefined) throw new TypeError(`no register ${name}`);
  return place;
}
