/** The flags CF, ZF, SF and OF of numbers, and the conditions of jumps (SDM vol. 1, appendix B). */

export type KnownFlags = { readonly [flag in 'C' | 'Z' | 'S' | 'O']?: boolean };

/** Those of a + b or a − b, at `width` bits. */
export function flagsOf(a: bigint, b: bigint, width: number, isSum: boolean): Required<KnownFlags> {
  const unsigned = (x: bigint): bigint => BigInt.asUintN(width, x);
  const signed = (x: bigint): bigint => BigInt.asIntN(width, x);
  const exact = isSum ? unsigned(a) + unsigned(b) : unsigned(a) - unsigned(b);
  const ofSigned = isSum ? signed(a) + signed(b) : signed(a) - signed(b);
  return {
    C: exact !== unsigned(exact),
    Z: unsigned(exact) === 0n,
    S: signed(exact) < 0n,
    O: ofSigned !== signed(ofSigned),
  };
}

/** Whether a condition holds, by its name in the table of conditions; null if that is not known. */
export function conditionHolds(name: string, { C, Z, S, O }: KnownFlags): boolean | null {
  const less = S === undefined || O === undefined ? undefined : S !== O;
  const either = (a: boolean | undefined, b: boolean | undefined): boolean | undefined =>
    a === undefined || b === undefined ? undefined : a || b;
  const known: Readonly<Record<string, boolean | undefined>> = {
    o: O,
    b: C,
    e: Z,
    be: either(C, Z),
    s: S,
    l: less,
    le: either(less, Z),
  };
  const opposite = OPPOSITES[name];
  const holds = known[opposite ?? name];
  return holds === undefined ? null : holds === (opposite === undefined);
}

const OPPOSITES: Readonly<Record<string, string>> = { no: 'o', ae: 'b', ne: 'e', a: 'be', ns: 's', ge: 'l', g: 'le' };
