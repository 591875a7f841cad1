/**
 * Which bytes of an image stand together in every program: a linker may put each section of each file anywhere, so that
 * what crosses their borders must go by name.
 */
import { hex } from '../../base/hex.ts';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodePiece, CodeReference } from '../../base/machineCode.ts';

/**
 * What an instruction jumps to or reads, by its distance or as an address that does not move; `bytes` are 0 for a jump.
 */
export interface CodeUse {
  readonly target: number;
  readonly bytes: number;
  readonly isRelative: boolean;
  /** Whether an immediate stands behind the distance or address. */
  readonly hasImmediate: boolean;
}

const MAX_REFERENCE_LENGTH = 8;

export class PlacementView {
  private readonly isMovable: boolean;
  /** Null where everything stays where it is. */
  private readonly pieces: readonly CodePiece[] | null;
  private readonly references = new Map<number, CodeReference[]>();
  private readonly doubles: ReadonlySet<string>;

  constructor({ placement, isMovable }: CodeImage, doubles: ReadonlySet<string>) {
    this.isMovable = isMovable;
    this.pieces = placement?.pieces ?? null;
    this.doubles = doubles;
    for (const reference of placement?.references ?? [])
      this.references.set(reference.at, [...(this.references.get(reference.at) ?? []), reference]);
  }

  demandCode(address: number, length: number): void {
    if (this.pieces === null) return;
    const piece = this.pieceAt(address, length);
    if (piece === null)
      throw new Failure('unsupported', 'the code goes on outside of its section', { found: hex(address) });
    if (piece.element > 0)
      throw new Failure('unsupported', 'code in a section whose parts may be merged', { found: hex(address) });
  }

  demandNext(address: number, next: number): void {
    if (this.pieces !== null && this.pieceAt(address, 1) !== this.pieceAt(next, 1))
      throw new Failure('unsupported', 'the code runs into another section', { found: hex(next) });
  }

  demandConstant(address: number, length: number): void {
    if (this.pieces === null) return;
    if (this.pieceAt(address, length) === null)
      throw new Failure('unsupported', 'a constant that is not all in one section', { found: hex(address) });
    this.within(address, length).forEach(demandNumber);
  }

  demandReach(address: number, length: number, reach: CodeUse | null): void {
    if (reach !== null && !reach.isRelative && (this.isMovable || this.pieces === null)) {
      throw new Failure('unsupported', 'a fixed address in code that can be loaded anywhere', {
        found: hex(reach.target),
      });
    }
    if (this.pieces === null) return;
    const within = this.within(address, length);
    const named = within.filter((r) => r.to !== 'number' || r.form !== 'address');
    const [reference, ...more] = named;
    if (reference !== undefined) return this.demandNamed(reference, more, address + length, reach);
    if (reach !== null && (!reach.isRelative || this.pieceAt(address, 1) !== this.pieceAt(reach.target, reach.bytes))) {
      throw new Failure('unsupported', 'what the code refers to is in another section, but has no name', {
        found: hex(reach.target),
      });
    }
  }

  /** An instruction has one address, which must be what the linker wrote, and lead to where the name is. */
  private demandNamed(
    reference: CodeReference,
    more: readonly CodeReference[],
    end: number,
    reach: CodeUse | null,
  ): void {
    const { name, to, form, at, bytes } = reference;
    const isImmediate = reach?.hasImmediate === true && at + bytes === end;
    if (reach === null || isImmediate || more.length > 0 || form !== (reach.isRelative ? 'distance' : 'address')) {
      throw new Failure('unsupported', 'an address or a distance is used as a number', { found: name });
    }
    if (to === null || to === 'number' || this.doubles.has(name))
      throw new Failure('unsupported', `which ${name} a program gets is not certain`, {
        expected: 'a name that these files define once, and not weakly',
      });
    if (this.pieceAt(reach.target, reach.bytes) !== to.piece)
      throw new Failure('unsupported', 'the code refers to another section than that of the name', { found: name });
    const offset = reach.target - to.address;
    if (to.piece.element > 0 && (offset < 0 || offset + reach.bytes > to.piece.element))
      throw new Failure('unsupported', 'a constant of another name, in a section whose parts may be merged', {
        found: name,
      });
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

function demandNumber({ name, to, form }: CodeReference): void {
  if (to !== 'number' || form !== 'address')
    throw new Failure('unsupported', 'a constant that hangs on where the linker puts something', { found: name });
}
