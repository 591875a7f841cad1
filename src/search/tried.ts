/** A table of code that was already tried. */
const FREE = -1;
const LEAST_PLACES = 1 << 12;

/**
 * Hashes (whole numbers below 2^53) of codes that were tried since the climb last went back; bounded. A table of
 * numbers, which the garbage collector need not look at.
 */
export class Tried {
  private readonly limit: number;
  private table = new Float64Array(LEAST_PLACES).fill(FREE);
  private count = 0;

  constructor(limit = 1_000_000) {
    this.limit = limit;
  }

  /** False if `hash` was there already. */
  add(hash: number): boolean {
    const place = this.placeOf(hash);
    if (this.table[place] === hash) return false;
    if (this.count >= this.limit) this.clear();
    else if (2 * this.count >= this.table.length) this.grow();
    this.put(hash);
    return true;
  }

  clear(): void {
    this.table = new Float64Array(LEAST_PLACES).fill(FREE);
    this.count = 0;
  }

  private grow(): void {
    const { table } = this;
    this.table = new Float64Array(2 * table.length).fill(FREE);
    this.count = 0;
    for (const hash of table) if (hash !== FREE) this.put(hash);
  }

  private put(hash: number): void {
    this.table[this.placeOf(hash)] = hash;
    this.count++;
  }

  /** Where `hash` is, or else the first free place from where it belongs. */
  private placeOf(hash: number): number {
    const { table } = this;
    const mask = table.length - 1;
    let place = hash & mask;
    while (table[place] !== FREE && table[place] !== hash) place = (place + 1) & mask;
    return place;
  }
}
