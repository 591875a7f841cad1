/**
 * Holds code against the same code in another program, step by step as it is followed: a program may put it anywhere,
 * but it must be the same instructions, and they must find the same constants.
 */
import { hex } from '../../base/hex.ts';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSegment, OtherProgram } from '../../base/machineCode.ts';
import { FIELD_BYTES } from './referenceField.ts';

/** Bytes that one dynamic relocation changes. */
const RELOCATION_BYTES = 8;

export class OtherLayout {
  private readonly own: CodeImage;
  private readonly other: CodeImage;
  /** Where in the other program stands what the code refers to here. */
  private readonly places: Map<number, number>;

  constructor(own: CodeImage, { image, entry, otherEntry }: OtherProgram) {
    this.own = own;
    this.other = image;
    this.places = new Map([[entry, otherEntry]]);
  }

  /** Demands that the other program goes on at the same distance. Throws `unsupported`. */
  follow(address: number, next: number): void {
    this.pair(next, this.placeOf(address) + next - address);
  }

  /**
   * Demands that an instruction is the same but for the field that the linker filled in, if there is one; `target` is
   * what it refers to. Throws `unsupported`.
   */
  requireInstruction(address: number, length: number, field: number | null, target: Target | null): void {
    const [here, there] = this.bytesOfBoth(address, length, true);
    if (!here.every((byte, k) => byte === there[k] || (field !== null && k >= field && k < field + FIELD_BYTES)))
      throw differ('an instruction', address);
    if (target === null) return;
    const place = this.placeOf(address);
    if (field === null) return this.pair(target.address, target.isRelative ? place + target.address - address : NaN);
    const value = new DataView(there.buffer, there.byteOffset, there.length).getInt32(field, true);
    this.pair(target.address, value + (target.isRelative ? place + length : 0));
  }

  /** Demands that a constant is the same. Throws `unsupported`. */
  requireConstant(address: number, length: number): void {
    const [here, there] = this.bytesOfBoth(address, length, false);
    if (!here.every((byte, k) => byte === there[k])) throw differ('a constant', address);
  }

  private pair(here: number, there: number): void {
    const known = this.places.get(here) ?? there;
    if (known !== there) throw differ('what the code refers to', here);
    this.places.set(here, there);
  }

  private placeOf(address: number): number {
    const place = this.places.get(address);
    if (place === undefined) throw differ('what the code leads to', address);
    return place;
  }

  private bytesOfBoth(address: number, length: number, isCode: boolean): readonly [Uint8Array, Uint8Array] {
    const place = this.placeOf(address);
    const here = bytesAt(this.own, address, length)?.bytes;
    const there = bytesAt(this.other, place, length);
    const isMoved = this.other.relocated.some((at) => at < place + length && place < at + RELOCATION_BYTES);
    if (
      here === undefined ||
      there === null ||
      isMoved ||
      there.segment.isWritable ||
      (isCode && !there.segment.isExecutable)
    )
      throw differ(isCode ? 'an instruction' : 'a constant', address);
    return [here, there.bytes];
  }
}

/** What an instruction refers to by a distance, or by an address. */
interface Target {
  readonly address: number;
  readonly isRelative: boolean;
}

function bytesAt(
  { segments }: CodeImage,
  address: number,
  length: number,
): { readonly bytes: Uint8Array; readonly segment: CodeSegment } | null {
  const segment = segments.find((s) => address >= s.address && address + length <= s.address + s.bytes.length);
  return segment === undefined
    ? null
    : { segment, bytes: segment.bytes.subarray(address - segment.address, address - segment.address + length) };
}

const differ = (what: string, address: number): Failure =>
  new Failure('unsupported', `${what} is not the same in another program of the same files`, {
    found: hex(address),
    hint: 'the linker may put something else there',
  });
