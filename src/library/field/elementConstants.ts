import { limbsOf } from '../../base/limbs.ts';
import type { GluePlan } from './glueSource.ts';

/** A number that a library has as an array of words. */
interface ElementConstant {
  /** What follows the prefix in its symbol. */
  readonly name: string;
  /** What its words stand for as they are. */
  readonly value: bigint;
  readonly text: string;
}

/** 0 and 1 as elements; in Montgomery form also R and its square modulo p. */
export function elementConstants({ limbs, isMontgomery, field: { modulus } }: ConstantPlan): ElementConstant[] {
  const r = isMontgomery ? (1n << BigInt(64 * limbs)) % modulus : 1n;
  return [
    { name: 'ZERO', value: 0n, text: 'The element 0.' },
    { name: 'ONE', value: r, text: 'The element 1.' },
    ...(isMontgomery
      ? [
          { name: 'R', value: r, text: 'The words of R modulo p, which are those of the element 1, too.' },
          {
            name: 'R2',
            value: (r * r) % modulus,
            text: 'The words of R^2 modulo p, the element R: a product by it takes the number a to the element a.',
          },
        ]
      : []),
  ];
}

type ConstantPlan = Pick<GluePlan, 'prefix' | 'limbs' | 'isMontgomery' | 'field'>;

/** How C declares one. */
export const constantDeclaration = ({ prefix, limbs }: Pick<GluePlan, 'prefix' | 'limbs'>, name: string): string =>
  `const uint64_t ${prefix}_${name}[${limbs}]`;

/** Their definitions, for a source that includes the header. */
export const constantDefinitions = (plan: ConstantPlan): string =>
  elementConstants(plan)
    .map(({ name, value }) => `${constantDeclaration(plan, name)} = ${wordsInC(value, plan.limbs)};\n`)
    .join('');

/** So many words of a number as C initialises an array. */
export function wordsInC(x: bigint, count: number): string {
  return `{${limbsOf(x, count)
    .map((word) => `0x${word.toString(16)}`)
    .join(', ')}}`;
}
