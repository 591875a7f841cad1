/** Codes that were tried since the climb last went back; bounded. */
export class Tried {
  private readonly seen = new Set<number>();
  private readonly limit: number;

  constructor(limit = 1_000_000) {
    this.limit = limit;
  }

  /** False if `hash` was there already. */
  add(hash: number): boolean {
    if (this.seen.has(hash)) return false;
    if (this.seen.size >= this.limit) this.seen.clear();
    this.seen.add(hash);
    return true;
  }

  clear(): void {
    this.seen.clear();
  }
}
