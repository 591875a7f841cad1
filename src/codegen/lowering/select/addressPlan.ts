import type { Selection } from './selection.ts';

/** A constant as a chain of addresses: factor, then 1 + 2^step times it or `other` times it, then doubled. */
interface AddressPlan {
  /** 3, 5 or 9: the first address. */
  readonly factor: number;
  /** Second address: a + 2^step times the first result; 0 for none. */
  readonly step: number;
  /** Second address: this many times the first result, 3, 5 or 9; 0 for none. */
  readonly other: number;
  /** A last address doubles the result. */
  readonly doubled: boolean;
}

const FACTORS = [3, 5, 9];

/** How to multiply by `c` with at most three addresses; null if that is not possible. */
export function addressPlan(c: number): AddressPlan | null {
  const doubled = c % 2 === 0;
  const odd = doubled ? c / 2 : c;
  for (const factor of FACTORS) {
    if (odd === factor) return { factor, step: 0, other: 0, doubled };
    for (const step of [1, 2, 3]) if (odd === 1 + (factor << step)) return { factor, step, other: 0, doubled };
    for (const other of FACTORS) if (odd === factor * other) return { factor, step: 0, other, doubled };
  }
  return null;
}

/** Emits the plan for register `a`; flags are kept. */
export function multiplyByAddress(
  s: Selection,
  { factor, step, other, doubled }: AddressPlan,
  a: number,
  out: number,
): void {
  const { t } = s;
  const times = (n: number): number => (n === 3 ? t.times3 : n === 5 ? t.times5 : t.times9);
  const single = step === 0 && other === 0;
  const first = single && !doubled ? out : s.code.newRegister();
  s.emit(times(factor), first, -1, a);
  const second = single ? first : doubled ? s.code.newRegister() : out;
  if (step > 0) s.emit([t.lea, t.lea2, t.lea4, t.lea8][step], second, -1, a, first);
  if (other > 0) s.emit(times(other), second, -1, first);
  if (doubled) s.emit(t.lea, out, -1, second, second);
}
