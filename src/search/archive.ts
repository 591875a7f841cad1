import type { Solution } from './strategies/strategy.ts';

/** The last few champions, oldest first, each code once. */
export class Archive {
  private readonly limit: number;
  private entries: Solution[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  add(s: Solution): void {
    this.entries = [...this.entries.filter((e) => e.hash !== s.hash), s].slice(-this.limit);
  }

  get all(): readonly Solution[] {
    return this.entries;
  }
}
