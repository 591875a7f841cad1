/**
 * Which bytes of an image stay together in every program: a linker may move each section, so references across sections
 * must go by name.
 */
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodePiece, CodeReference, CodeSegment, OtherProgram } from '../../base/machineCode.ts';
import { FIELD_BYTES } from './referenceField.ts';

/**
 * What an instruction jumps to or reads, by its distance or as an address that does not move; `bytes` are 0 for a jump.
 */
export interface CodeUse {
  readonly target: number;
  readonly bytes: number;
  readonly isRelative: boolean;
  readonly isJump: boolean;
  /**
   * Offset of the four bytes in the instruction that say so, if it is the linker that fills them in. Throws
   * `unsupported` if there are none.
   */
  field(): number;
}

const MAX_REFERENCE_LENGTH = 8;

export class PlacementView {
  private readonly isMovable: boolean;
  /** Null where everything stays where it is. */
  private readonly pieces: readonly CodePiece[] | null;
  private readonly references = new Map<number, CodeReference[]>();
  private readonly doubles: ReadonlySet<string>;
  private readonly other: OtherLayout | null;

  constructor(image: CodeImage, doubles: ReadonlySet<string>) {
    const { placement, isMovable } = image;
    this.isMovable = isMovable;
    this.pieces = placement?.pieces ?? null;
    this.doubles = doubles;
    this.other = placement === null ? null : new OtherLayout(image, placement.other);
    for (const reference of placement?.references ?? []) {
      const others = this.references.get(reference.at);
      if (others === undefined) this.references.set(reference.at, [reference]);
      else others.push(reference);
    }
  }

  requireCode(address: number, length: number): void {
    if (this.pieces === null) return;
    const piece = this.pieceAt(address, length);
    if (piece === null)
      throw new Failure('unsupported', 'the code runs past the end of its section', { found: hex(address) });
    if (piece.element > 0)
      throw new Failure('unsupported', 'code in a section whose parts may be merged', { found: hex(address) });
    requireCertainPiece('the code', piece.doubts.code);
  }

  requireNext(address: number, next: number): void {
    if (this.pieces !== null && this.pieceAt(address, 1) !== this.pieceAt(next, 1))
      throw new Failure('unsupported', 'the code runs into another section', { found: hex(next) });
    this.other?.follow(address, next);
  }

  requireConstant(address: number, length: number): void {
    if (this.pieces === null) return;
    const piece = this.pieceAt(address, length);
    if (piece === null)
      throw new Failure('unsupported', 'a constant that is not all in one section', { found: hex(address) });
    requireCertainPiece('the constant', piece.doubts.constant);
    for (const reference of this.within(address, length)) this.requireNumber(reference, 'a constant');
    this.other?.requireConstant(address, length);
  }

  /**
   * Where the bytes that stay together with those of an address begin, as far as is known, and the multiple that this
   * place is of in every program.
   */
  rigidPart(address: number): { readonly start: number; readonly alignment: number } {
    if (this.pieces === null) return { start: 0, alignment: PAGE };
    const piece = this.pieceAt(address, 1);
    if (piece === null) return { start: address, alignment: 1 };
    if (piece.element === 0) return { start: piece.address, alignment: piece.alignment };
    const start = address - ((address - piece.address) % piece.element);
    return { start, alignment: commonPower(piece.alignment, piece.element) };
  }

  /** Demands that all bytes of a constant stand at the same distance from one of which the code has the address. */
  requireBesideConstant(known: number, address: number, length: number): void {
    const { start } = this.rigidPart(known);
    if (start !== this.rigidPart(address).start || start !== this.rigidPart(address + length - 1).start)
      throw new Failure('unsupported', 'a constant of another section than the address it is read by', {
        found: hex(address),
      });
    this.other?.follow(known, address);
  }

  /** Where the section begins whose name the instruction has an address outside of it by, else null. */
  requireReach(address: number, length: number, reach: CodeUse | null): number | null {
    if (reach !== null && !reach.isRelative && (this.isMovable || this.pieces === null)) {
      throw new Failure('unsupported', 'a fixed address in code that can be loaded anywhere', {
        found: hex(reach.target),
      });
    }
    if (this.pieces === null) return null;
    const named = this.namedIn(address, length, reach);
    const start = named?.start ?? null;
    this.other?.requireInstruction(
      address,
      length,
      named?.field ?? null,
      reach === null
        ? null
        : {
            address: start ?? reach.target,
            isRelative: reach.isRelative,
            behind: start === null ? 0 : reach.target - start,
          },
    );
    return start;
  }

  /** The field that the linker filled in, null if there is none; all else that it wrote must be numbers. */
  private namedIn(address: number, length: number, reach: CodeUse | null): Named | null {
    const within = this.within(address, length);
    const reference = within.find(({ to, form }) => to !== 'number' || form !== 'address');
    if (reference !== undefined) {
      const named = this.requireNamed(reference, address, reach);
      for (const other of within) if (other !== reference) this.requireBeside(other, address + named.field);
      return named;
    }
    for (const number of within) this.requireNumber(number, 'an instruction');
    if (reach !== null && (!reach.isRelative || this.pieceAt(address, 1) !== this.pieceAt(reach.target, reach.bytes))) {
      throw new Failure('unsupported', 'what the code refers to is in another section, but has no name', {
        found: hex(reach.target),
      });
    }
    return null;
  }

  /**
   * An instruction has one address, which must be just what the linker wrote, and lead to where the name is. With an
   * address outside that section, such as its end, pointers are compared: it is as far from the name in every program,
   * and nothing is read or executed there.
   */
  private requireNamed({ name, to, form, at, bytes }: CodeReference, address: number, reach: CodeUse | null): Named {
    if (to === null) throw notCertain(name);
    if (reach === null || form !== (reach.isRelative ? 'distance' : 'address')) throw notAnAddress(name);
    const field = reach.field();
    if (at !== address + field || bytes !== FIELD_BYTES) throw notAnAddress(name);
    if (to === 'number' || this.doubles.has(name)) throw notCertain(name);
    const isWithin = this.pieceAt(reach.target, reach.bytes) === to.piece;
    const isAddress = reach.bytes === 0 && !reach.isJump && to.piece.element === 0;
    if (!isWithin) {
      if (isAddress) return { field, start: to.piece.address };
      throw new Failure('unsupported', 'the code refers to another section than that of the name', { found: name });
    }
    const offset = reach.target - to.address;
    if (to.piece.element > 0 && (offset < 0 || offset + reach.bytes > to.piece.element))
      throw new Failure('unsupported', 'a constant of another name, in a section whose parts may be merged', {
        found: name,
      });
    return { field, start: null };
  }

  /** A number in the same instruction, such as its immediate, that leaves the field alone. */
  private requireBeside(reference: CodeReference, field: number): void {
    if (reference.at < field + FIELD_BYTES && field < reference.at + reference.bytes)
      throw notAnAddress(reference.name);
    this.requireNumber(reference, 'an instruction');
  }

  /** The same number in every program. */
  private requireNumber({ name, to, form }: CodeReference, what: string): void {
    if (to !== 'number' || form !== 'address')
      throw new Failure('unsupported', `${what} that depends on where the linker puts something`, { found: name });
    if (this.doubles.has(name)) throw notCertain(name);
  }

  /** The piece that all these bytes are in; the first byte counts always. */
  private pieceAt(address: number, length: number): CodePiece | null {
    return (
      this.pieces?.find((p) => address >= p.address && address + Math.max(1, length) <= p.address + p.size) ?? null
    );
  }

  /** References with a byte among these. */
  private within(address: number, length: number): CodeReference[] {
    const places = Array.from(
      { length: length + MAX_REFERENCE_LENGTH - 1 },
      (_, k) => address + k - MAX_REFERENCE_LENGTH + 1,
    );
    return places.flatMap((at) => (this.references.get(at) ?? []).filter((r) => at + r.bytes > address));
  }
}

/** A field that the linker filled in, and where the section of the name begins if the address is outside, else null. */
interface Named {
  readonly field: number;
  readonly start: number | null;
}

/** Where linked files are loaded is a multiple of it. */
const PAGE = 4096;

/** The largest power of two that divides both: what merged elements keep of the alignment of their section. */
const commonPower = (a: number, b: number): number => (a | b) & -(a | b);

function requireCertainPiece(what: string, doubt: string | null): void {
  if (doubt === null) return;
  throw new Failure('unsupported', `which bytes a program gets for ${what} is not certain`, {
    expected: 'code in .text or .text.*, constants there, in .rodata or .rodata.*, with the flags that these have',
    found: doubt,
  });
}

const notAnAddress = (name: string): Failure =>
  new Failure('unsupported', 'an address or a distance is used as a number', { found: name });

const notCertain = (name: string): Failure =>
  new Failure('unsupported', `which ${name || 'address'} a program gets is not certain`, {
    expected: 'a name that these files define once, and neither define nor need weakly',
    ...(name === '' ? { found: 'a number in place of a name' } : {}),
    hint: 'what another file defines is found in the library of both (ar rcs), or in one object of both (ld -r)',
  });

/*
 * Holds code against the same code in another program, step by step as it is followed: a program may put it anywhere,
 * but it must be the same instructions, and they must find the same constants.
 */

/** Bytes that one dynamic relocation changes. */
const RELOCATION_BYTES = 8;

class OtherLayout {
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
    this.pair(target.address, value + (target.isRelative ? place + length : 0) - target.behind);
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
  /** How far behind that address it is what the instruction has. */
  readonly behind: number;
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
