/** How long measurements wait for a quiet core: all those together that are given the same one. */
export class Patience {
  private leftMs: number;

  constructor(ms: number) {
    this.leftMs = ms;
  }

  get isOver(): boolean {
    return this.leftMs <= 0;
  }

  /** Takes away what was waited. */
  spend(ms: number): void {
    this.leftMs -= ms;
  }
}
