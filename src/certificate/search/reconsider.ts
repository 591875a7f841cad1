/** Thrown when a search finds something out too late: it begins again. */
/** A carry is chosen by that was found to be a polynomial: at this instruction it should have been an unknown. */
export class Reconsider extends Error {
  readonly at: number;
  constructor(at: number) {
    super('a quotient should have been an unknown');
    this.at = at;
  }
}

/** Begins again with what is to be reconsidered, once for each instruction. */
export function withPlainQuotients<T>(search: (plain: ReadonlySet<number>) => T): T {
  const plain = new Set<number>();
  for (;;) {
    try {
      return search(plain);
    } catch (error) {
      if (!(error instanceof Reconsider) || plain.has(error.at)) throw error;
      plain.add(error.at);
    }
  }
}
