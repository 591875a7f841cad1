/** What an image promises about its bytes: which are code, which are constants, and which may become something else. */
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSegment } from '../../base/machineCode.ts';

/** Bytes that one dynamic relocation changes. */
const RELOCATION_BYTES = 8;

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

  /** Demands that a jump, call or entry to this address reaches this code in every program. Throws `unsupported`. */
  demandCertain(address: number): void {
    for (const { name, doubt } of this.image.symbols.filter(symbol => symbol.address === address && symbol.name !== '')) {
      if (doubt !== null) throw uncertain(name, doubt);
      if (this.doubles.has(name)) throw uncertain(name, 'defined twice');
    }
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

const isAt = ({ address, size }: { readonly address: number; readonly size: number }, at: number): boolean => at === address || (at >= address && at < address + size);

const uncertain = (name: string, why: string): Failure => new Failure('unsupported', `which ${name} a program gets is not certain: it is ${why}`, {
  expected: 'a name that is defined once, and neither weak nor an indirect function',
});
