/** Addition and subtraction. Source: SDM vol. 2, "Operation" and "Flags Affected" of each instruction. */
import type { Poly } from '../../algebra/poly.ts';
import type { Machine } from '../machine.ts';
import { overflowOf, signOf, zeroOf } from './resultFlags.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';

interface Outcome {
  readonly result: Poly;
  readonly high: Poly;
}

/** Computes a ± b ± carry at `width` bits and sets the flags; CF only when `setsCarry`. */
function compute(m: Machine, width: number, a: Poly, b: Poly, carry: Poly, isSum: boolean, setsCarry = true): Outcome {
  const { words } = m;
  const { algebra } = words;
  const sign = isSum ? 1n : -1n;
  const { low: result, high } = words.cut(width, [
    { poly: a, factor: 1n },
    { poly: b, factor: sign },
    { poly: carry, factor: sign },
  ]);
  const old = m.flags.carry;
  m.setFlags(
    () => algebra.scale(high, sign),
    overflowOf(words, width, a, b, isSum, high, result),
    zeroOf(words, result),
    signOf(words, width, result),
  );
  if (!setsCarry) m.flags.carry = old;
  return { result, high };
}

function binary(isSum: boolean, usesCarry: boolean, writes = true): Semantics {
  return (m, [to, from]) => {
    const width = m.widthOf([to, from]);
    const carry = usesCarry ? m.flag('carry') : m.words.constant(0n);
    const { result } = compute(m, width, m.read(to, width), m.read(from, width), carry, isSum);
    if (writes) m.write(to, width, result);
  };
}

/** inc and dec leave CF alone. */
function step(isSum: boolean): Semantics {
  return (m, [to]) => {
    const width = m.widthOf([to]);
    m.write(
      to,
      width,
      compute(m, width, m.read(to, width), m.words.constant(1n), m.words.constant(0n), isSum, false).result,
    );
  };
}

/** adcx and adox: one flag in and out, no other changed. */
function singleFlag(flag: 'carry' | 'overflow'): Semantics {
  return (m, [to, from]) => {
    const { words } = m;
    const width = m.widthOf([to]);
    const { low, high } = words.cut(
      width,
      [m.read(to, width), m.read(from, width), m.flag(flag)].map((poly) => ({ poly, factor: 1n })),
    );
    m.write(to, width, low);
    m.setFlag(flag, high);
  };
}

const negate: Semantics = (m, [to]) => {
  const width = m.widthOf([to]);
  m.write(to, width, compute(m, width, m.words.constant(0n), m.read(to, width), m.words.constant(0n), false).result);
};

export const ARITHMETIC: SemanticsTable = {
  add: binary(true, false),
  adc: binary(true, true),
  sub: binary(false, false),
  sbb: binary(false, true),
  cmp: binary(false, false, false),
  inc: step(true),
  dec: step(false),
  neg: negate,
  adcx: singleFlag('carry'),
  adox: singleFlag('overflow'),
};
