import type { Solution } from '../strategies/strategy.ts';

/** Codes of solutions, found by hash and compared byte by byte; of two with one hash the last counts. */
export class KnownCodes {
  private readonly codes = new Map<number, Uint8Array>();

  get isEmpty(): boolean {
    return this.codes.size === 0;
  }

  has({ code, hash }: Solution): boolean {
    const known = this.codes.get(hash);
    return known !== undefined && Buffer.compare(known, code) === 0;
  }

  add({ code, hash }: Solution): void {
    this.codes.set(hash, code);
  }
}
