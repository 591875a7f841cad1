/**
 * One case in `every`, the first among them; all of them with FIELDWRIGHT_LONG=1. For cases of one kind, of which a
 * part shows the same thing: what each of them alone would find, the long tests find.
 */
export const oneIn = <T>(every: number, cases: readonly T[]): readonly T[] =>
  process.env['FIELDWRIGHT_LONG'] === '1' ? cases : cases.filter((_, i) => i % every === 0);

/**
 * Cases in surroundings, each in one of them by turns, so that each of these has some; all in all of them with
 * FIELDWRIGHT_LONG=1. For cases that show the same wherever they are tried.
 */
export const byTurns = <S, T>(surroundings: readonly S[], cases: readonly T[]): readonly (readonly [S, T])[] =>
  surroundings.flatMap((one, k) =>
    cases
      .filter((_, i) => process.env['FIELDWRIGHT_LONG'] === '1' || i % surroundings.length === k)
      .map((each) => [one, each] as const),
  );
