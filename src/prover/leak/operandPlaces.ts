/** Where the operands of an instruction are, for the analysis for leaks. */
import type { MachineMemory, MachineOperand } from '../../base/machineCode.ts';
import type { FormOperand } from '../../x86/form.ts';
import { isVex } from '../instructions/prefixes.ts';
import type { Byte, Pointer } from './byte.ts';
import { accessed, load, store } from './memory.ts';
import { registerPlace, type RegisterPlace, type Step, placeNamed } from './state.ts';

/** An operand as the manual lists it, with what stands there. */
export class OperandPlace {
  readonly shape: FormOperand;
  readonly operand: MachineOperand | null;
  private readonly step: Step;
  /** Where its memory is, once that was asked for; null if it is not known. */
  private pointer: Pointer | null | undefined;

  constructor(shape: FormOperand, operand: MachineOperand | null, step: Step) {
    this.shape = shape;
    this.operand = operand;
    this.step = step;
  }

  /** Bits; 0 of what is neither a register nor memory. */
  get width(): number {
    const name = this.register;
    if (name !== null) return 8 * placeNamed(name).count;
    return this.shape.kind === 'memory' ? this.shape.width : 0;
  }

  /** By LLVM's name; null of others. */
  get register(): string | null {
    if ('name' in this.shape) return this.shape.name;
    return this.operand?.kind === 'register' ? this.operand.name : null;
  }

  get memory(): MachineMemory | null {
    return this.operand?.kind === 'memory' && this.shape.kind === 'memory' ? this.operand : null;
  }

  get constant(): bigint | null {
    if (this.shape.kind === 'one') return 1n;
    return this.operand?.kind === 'immediate' ? this.operand.value : null;
  }

  /** Whether something stands there that is read, or written. */
  is(access: 'r' | 'w'): boolean {
    return 'access' in this.shape && this.shape.access?.includes(access) === true;
  }

  /** Whether it says which data are moved; of memory, that something else says how far from there. */
  get chooses(): boolean {
    return 'chooses' in this.shape && this.shape.chooses === true;
  }

  read(): readonly Byte[] {
    const name = this.register;
    if (name !== null) return this.step.state.read(placeNamed(name));
    return this.memory === null ? [] : load(this.at(), this.width / 8, this.step);
  }

  /** With `mayStay`, each byte of memory may also stay as it was. */
  write(bytes: readonly Byte[], mayStay = false): void {
    const name = this.register;
    if (name !== null) writeRegister(name, bytes, this.step);
    else if (this.memory !== null) store(this.at(), resized(bytes, this.width / 8), mayStay, this.step);
  }

  /** The low bits of a general register, where the whole is the same in every run. */
  number(width: number): bigint | null {
    const place = this.generalPlace();
    const whole = place === null ? null : this.step.state.number(place.register);
    return whole === null ? null : BigInt.asUintN(width, whole);
  }

  /** What all of a general register is now, if it was all written. */
  setNumber(number: bigint): void {
    const place = this.generalPlace();
    if (place !== null && place.count >= 4) this.step.state.setNumber(place.register, number);
  }

  private generalPlace(): RegisterPlace | null {
    const place = registerPlace(this.register ?? '');
    return place?.file === 'general' && place.first === 0 ? place : null;
  }

  private at(): Pointer | null {
    if (this.pointer === undefined) {
      const pointer = this.memory === null ? null : accessed(this.memory, this.step);
      this.pointer = pointer !== null && this.chooses ? { ...pointer, offset: null } : pointer;
    }
    return this.pointer;
  }
}

/** All operands of the manual's, in its order. */
export function operandPlaces(step: Step): OperandPlace[] {
  const { instruction, form } = step;
  const listed = instruction.operands.values();
  return form.all.map((shape) => {
    const isOwn = 'name' in shape || shape.kind === 'one';
    return new OperandPlace(shape, isOwn ? null : (listed.next().value ?? null), step);
  });
}

/**
 * Writing 32 bits of a general register clears the others, and so do VEX and EVEX with the rest of a vector; writing
 * fewer bits does not (SDM vol. 1, §3.4.1.1 and §14.1.3).
 */
function writeRegister(name: string, bytes: readonly Byte[], { state, instruction }: Step): void {
  const place = placeNamed(name);
  const { file, count } = place;
  const isWhole = file === 'general' ? count >= 4 : file === 'mask' || isVex(instruction.bytes);
  state.write(place, resized(bytes, count), isWhole ? 'public' : null);
}

export const resized = (bytes: readonly Byte[], count: number): Byte[] =>
  Array.from({ length: count }, (_, k) => bytes[k] ?? 'public');
