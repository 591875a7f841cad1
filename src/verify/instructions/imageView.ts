/** What an image promises about its bytes: which are code, which are constants, and which may become something else. */
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSegment, CodeSymbol } from '../../base/machineCode.ts';

/** Bytes that one dynamic relocation changes, and that the shortest reference takes. */
const RELOCATION_BYTES = 8, REFERENCE_BYTES = 4;

/** Names of symbols that the linked files define more than once. */
export type Doubles = ReadonlySet<string>;

export class ImageView {
  readonly image: CodeImage;
  private readonly doubles: Doubles;

  constructor(image: CodeImage, doubles: Doubles = new Set()) {
    this.image = image;
    this.doubles = doubles;
  }

  /** Demands that these bytes are executed as they stand. Throws `unsupported`. */
  demandCode(address: number, length: number): void {
    const segment = this.segmentAt(address, length);
    if (segment === null || !segment.isExecutable) throw new Failure('unsupported', 'the code goes on outside of the code', { found: hex(address) });
    this.demandFixed(segment, address, length, 'code');
  }

  /** Demands that the instruction behind another one stands there in every program: in the same section of an object. Throws `unsupported`. */
  demandNext(address: number, next: number): void {
    const { pieces } = this.image, piece = pieces?.find(p => isAt(p, address));
    if (pieces === null || (piece !== undefined && isAt(piece, next))) return;
    throw new Failure('unsupported', 'the code runs on behind the end of its section, where another program has something else', { found: hex(next) });
  }

  /** Places in these bytes where the linker has put what depends on the place of something else, as offsets. */
  referencesIn(address: number, length: number): number[] {
    return this.image.references.filter(at => at + REFERENCE_BYTES > address && at < address + length).map(at => at - address);
  }

  /** Demands that a jump or call to this address reaches this code in every program. Throws `unsupported`. */
  demandCertain(address: number): void {
    for (const symbol of this.image.symbols.filter(s => s.address === address)) this.demandUndoubted(symbol);
  }

  /** The same of one name. */
  demandUndoubted({ name, doubt }: CodeSymbol): void {
    if (doubt !== null) throw uncertain(name, doubt);
    if (this.doubles.has(name)) throw uncertain(name, 'defined twice');
  }

  /** The 64-bit words of constants that begin at an address, at most `count`. Throws `unsupported` if a program might read anything else there. */
  constants(address: number, count: number): bigint[] {
    const segment = this.segmentAt(address, 1);
    if (segment === null) throw new Failure('unsupported', 'it is no constant of the file', { found: `memory at ${hex(address)}` });
    for (const { name, doubt } of this.image.symbols.filter(symbol => isAt(symbol, address))) if (doubt !== null) throw uncertain(name, doubt);
    const bytes = Buffer.from(segment.bytes.subarray(address - segment.address, address - segment.address + 8 * count)), words: bigint[] = [];
    for (let at = 0; at + 8 <= bytes.length; at += 8) words.push(bytes.readBigUInt64LE(at));
    this.demandFixed(segment, address, 8 * Math.max(1, words.length), 'a constant');
    return words;
  }

  private segmentAt(address: number, length: number): CodeSegment | null {
    return this.image.segments.find(s => address >= s.address && address + length <= s.address + s.bytes.length) ?? null;
  }

  private demandFixed(segment: CodeSegment, address: number, length: number, what: string): void {
    if (segment.isWritable) throw new Failure('unsupported', `${what} in memory that can be written`, { found: hex(address), expected: 'a section that is read-only' });
    const moved = this.image.relocated.find(at => at < address + length && address < at + RELOCATION_BYTES);
    if (moved !== undefined) throw new Failure('unsupported', `${what} that the loader changes`, { found: `a relocation at ${hex(moved)}` });
  }
}

const hex = (address: number): string => `0x${address.toString(16)}`;

interface Extent {
  readonly address: number;
  readonly size: number;
}

const isAt = ({ address, size }: Extent, at: number): boolean => at === address || (at >= address && at < address + size);

const uncertain = (name: string, why: string): Failure => new Failure('unsupported', `which ${name} a program gets is not certain: it is ${why}`, {
  expected: 'a name that is defined once, and neither weak nor an indirect function',
});
