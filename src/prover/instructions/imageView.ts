/** What an image promises about its bytes: which are code, which are constants, and which may change. */
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSegment, CodeSymbol } from '../../base/machineCode.ts';
import { PlacementView, type CodeUse } from './placementView.ts';

/** Bytes that one dynamic relocation changes. */
const RELOCATION_BYTES = 8;

/** Names of symbols that the linked files define more than once. */
type Doubles = ReadonlySet<string>;

export class ImageView {
  readonly image: CodeImage;
  private readonly doubles: Doubles;
  private readonly placement: PlacementView;
  private readonly symbolsAt = new Map<number, CodeSymbol[]>();
  /** Those of which it is not certain what a program gets. */
  private readonly doubtful: readonly CodeSymbol[];

  constructor(image: CodeImage, doubles: Doubles) {
    this.image = image;
    this.doubles = doubles;
    this.placement = new PlacementView(image, doubles);
    this.doubtful = image.symbols.filter(({ name, doubt }) => doubt !== null || doubles.has(name));
    for (const symbol of this.doubtful) {
      const others = this.symbolsAt.get(symbol.address);
      if (others === undefined) this.symbolsAt.set(symbol.address, [symbol]);
      else others.push(symbol);
    }
  }

  /** Demands that these bytes are executed as they stand. Throws `unsupported`. */
  requireCode(address: number, length: number): void {
    const segment = this.segmentAt(address, length);
    if (segment === null || !segment.isExecutable)
      throw new Failure('unsupported', 'the code runs past its end', { found: hex(address) });
    this.requireFixed(segment, address, length, 'code');
    this.placement.requireCode(address, length);
  }

  /**
   * Demands that an instruction finds what it jumps to or reads, if it does so by a distance or a fixed address, in
   * every program; returns where the section begins if it has an address outside of that, else null. Throws
   * `unsupported`.
   */
  requireReach(address: number, length: number, reach: CodeUse | null): number | null {
    return this.placement.requireReach(address, length, reach);
  }

  /** Demands that code goes on at `next` in every program. Throws `unsupported`. */
  requireNext(address: number, next: number): void {
    this.placement.requireNext(address, next);
  }

  /** Demands that a jump, call or entry to this address reaches this code in every program. Throws `unsupported`. */
  requireCertain(address: number): void {
    this.requireNamesCertain(this.symbolsAt.get(address) ?? []);
  }

  /** The bytes of a constant. Throws `unsupported` if a program might read anything else there. */
  constant(address: number, length: number): Uint8Array {
    const segment = this.segmentAt(address, length);
    if (segment === null)
      throw new Failure('unsupported', 'not a constant of the file', { found: `memory at ${hex(address)}` });
    this.requireNamesCertain(this.doubtful.filter((symbol) => isAt(symbol, address)));
    this.requireFixed(segment, address, length, 'a constant');
    this.placement.requireConstant(address, length);
    return segment.bytes.subarray(address - segment.address, address - segment.address + length);
  }

  /** Where the bytes that stay together with these begin, and the multiple that this place is of in every program. */
  rigidPart(address: number): { readonly start: number; readonly alignment: number } {
    return this.placement.rigidPart(address);
  }

  /** The same of a constant that code reads by the address of another one. Throws `unsupported`. */
  constantBeside(known: number, address: number, length: number): Uint8Array {
    this.placement.requireBesideConstant(known, address, length);
    return this.constant(address, length);
  }

  private requireNamesCertain(symbols: readonly CodeSymbol[]): void {
    for (const { name, doubt } of symbols) {
      if (doubt !== null) throw uncertain(name, doubt);
      if (this.doubles.has(name)) throw uncertain(name, 'defined twice');
    }
  }

  private segmentAt(address: number, length: number): CodeSegment | null {
    return (
      this.image.segments.find((s) => address >= s.address && address + length <= s.address + s.bytes.length) ?? null
    );
  }

  private requireFixed(segment: CodeSegment, address: number, length: number, what: string): void {
    const moved = this.image.relocated.find((at) => at < address + length && address < at + RELOCATION_BYTES);
    if (segment.isWritable)
      throw new Failure('unsupported', `${what} in memory that can be written`, {
        found: hex(address),
        expected: 'a section that is read-only',
        ...(moved === undefined ? {} : { hint: LOADED }),
      });
    if (moved !== undefined)
      throw new Failure('unsupported', `${what} that the loader changes`, { found: `a relocation at ${hex(moved)}` });
  }
}

const LOADED =
  'names that the loader looks up may be those of another object: -fvisibility=hidden, -Wl,-Bsymbolic, or the archive';

const isAt = ({ address, size }: CodeSymbol, at: number): boolean =>
  at === address || (at >= address && at < address + size);

const uncertain = (name: string, why: string): Failure =>
  new Failure('unsupported', `which ${name} a program gets is not certain: it is ${why}`, {
    expected: 'a name that is defined once, and neither weak nor an indirect function',
  });
