import { joinBytes, mixed, RETURN, sameByte, type Byte, type Plain } from './byte.ts';

/** Memory of which every byte has a constant offset: an argument's buffer, the stack, a segment of the program. */
export class Region {
  private readonly bytes: Map<number, Byte>;
  /** What was written at offsets that are not constant, and may be anywhere. */
  private spread: Byte | null;
  /** What was forgotten below. */
  private abandoned: Plain;
  /** What is where nothing was written: at this offset and above, and below it. */
  private readonly initial: { readonly from: number; readonly above: Plain; readonly below: Plain };

  constructor(
    initial: Region['initial'],
    bytes: ReadonlyMap<number, Byte> = new Map(),
    spread: Byte | null = null,
    abandoned: Plain = 'public',
  ) {
    this.initial = initial;
    this.bytes = new Map(bytes);
    this.spread = spread;
    this.abandoned = abandoned;
  }

  copy(): Region {
    return new Region(this.initial, this.bytes, this.spread, this.abandoned);
  }

  read(offset: number, count: number): Byte[] {
    return Array.from({ length: count }, (_, k) => this.at(offset + k));
  }

  write(offset: number, bytes: readonly Byte[]): void {
    bytes.forEach((byte, k) => this.bytes.set(offset + k, byte));
  }

  /** Each of these bytes may be written, or not. */
  writePerhaps(offset: number, bytes: readonly Byte[]): void {
    this.write(
      offset,
      bytes.map((byte, k) => joinBytes(byte, this.at(offset + k))),
    );
  }

  /**
   * Bytes at an offset that is not constant. What lies below the initial offset and was never written is left out:
   * nothing valid is read there.
   */
  readAnywhere(count: number): Byte[] {
    const known = [...this.bytes.values(), this.spread ?? 'public', this.initial.above, this.abandoned];
    const plain = known.map((byte) => (typeof byte === 'string' ? byte : 'public'));
    return Array.from({ length: count }, () => mixed(plain));
  }

  /** Return addresses stay: a program that keeps to its arrays does not write there. */
  writeAnywhere(bytes: readonly Byte[]): void {
    const value = bytes.every((byte) => typeof byte === 'string')
      ? mixed(bytes)
      : bytes.includes('secret')
        ? 'secret'
        : 'derived';
    this.spread = this.spread === null ? value : joinBytes(this.spread, value);
    for (const [offset, byte] of this.bytes) if (!isReturn(byte)) this.bytes.set(offset, joinBytes(byte, value));
  }

  /** Forgets what lies below an offset, where `others` stood. */
  abandonBelow(offset: number, others: readonly Region[]): void {
    for (const at of this.bytes.keys()) if (at < offset) this.bytes.delete(at);
    if (others.some((region) => region.hasSecrets())) this.abandoned = 'secret';
  }

  private hasSecrets(): boolean {
    return this.spread === 'secret' || this.abandoned === 'secret' || [...this.bytes.values()].includes('secret');
  }

  /** Takes in what another path knows; true if that changed something. */
  join(other: Region): boolean {
    let changed = false;
    for (const offset of new Set([...this.bytes.keys(), ...other.bytes.keys()])) {
      const own = this.at(offset);
      const both = joinBytes(own, other.at(offset));
      changed ||= !sameByte(own, both);
      this.bytes.set(offset, both);
    }
    const abandoned = mixed([this.abandoned, other.abandoned]);
    const spread =
      this.spread === null || other.spread === null
        ? (this.spread ?? other.spread)
        : joinBytes(this.spread, other.spread);
    changed ||= abandoned !== this.abandoned || spread !== this.spread;
    this.abandoned = abandoned;
    this.spread = spread;
    return changed;
  }

  private at(offset: number): Byte {
    const known = this.bytes.get(offset);
    if (known !== undefined) return known;
    const initial = offset >= this.initial.from ? this.initial.above : this.initial.below;
    return this.spread === null ? initial : joinBytes(initial, this.spread);
  }
}

const isReturn = (byte: Byte): boolean => typeof byte !== 'string' && byte.pointer.region === RETURN;
