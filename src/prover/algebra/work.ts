/**
 * The work done for a proof, counted in terms: the terms of every polynomial that is made and of all products and
 * intervals that are added up, and the words of every step of a trace. The count, unlike time, is the same on every
 * machine, so that what is decided does not depend on how fast it is.
 */
export class Work {
  private spent = 0;
  private limit: number;

  constructor(limit = Infinity) {
    this.limit = limit;
  }

  get terms(): number {
    return this.spent;
  }

  /** Throws `Exhausted` when more terms than the limit were made. */
  spend(terms: number): void {
    this.spent += terms;
    if (this.spent > this.limit) throw new Exhausted(`more than ${this.limit} terms`);
  }

  /** From now on there is no limit: for what is said about the results. */
  lift(): void {
    this.limit = Infinity;
  }
}

/** More work than the limit allows: the attempt is given up, which says nothing about what was to be proved. */
export class Exhausted extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Exhausted';
  }
}

/**
 * Facts that exclude each other. Under an assumption this means that the case cannot occur; without one it is a bug.
 */
export class Contradiction extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Contradiction';
  }
}
