/**
 * One case in `every`, the first among them; all of them with FIELDWRIGHT_LONG=1. For cases of one kind, of which a
 * part shows the same thing: what each of them alone would find, the long tests find.
 */
export const oneIn = <T>(every: number, cases: readonly T[]): readonly T[] =>
  process.env['FIELDWRIGHT_LONG'] === '1' ? cases : cases.filter((_, i) => i % every === 0);
