/** Writes the C around the straight-line functions of a library. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PowerChain } from '../../base/powerChain.ts';
import { type LibraryPlan, inverseTwoPowers, constantDefinitions, wordsInC } from './libraryPlan.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';

/** How inverses are made: by the addition chain, by code beside, or not at all. */
export type InverseKind = 'chain' | 'division steps' | 'none';

/** What the C of a library depends on. */
export interface GluePlan extends Omit<LibraryPlan, 'field' | 'functions'> {
  readonly field: Pick<FieldDescription, 'modulus' | 'bounds'>;
}

/** C around the straight-line functions of a library; includes its header. */
export function glueSource(plan: GluePlan, inverse: InverseKind, projectRoot: string): string {
  const { prefix, limbs, bytes, isMontgomery, field, form, root } = plan;
  const macros = {
    PREFIX: prefix,
    LIMBS: limbs,
    BYTES: bytes,
    IS_CANONICAL: field.bounds[form] < field.modulus ? 1 : 0,
    IS_MONTGOMERY: isMontgomery ? 1 : 0,
    HAS_INVERSE: inverse === 'chain' ? 1 : 0,
    ROOT: root === null ? 0 : REMAINDERS[root.kind],
    ...(plan.variant === undefined ? {} : { VARIANT: `"${plan.variant}"` }),
  };
  const powers = [
    ...(inverse === 'chain' && plan.inverse !== null ? [powerFunction('inversePower', plan.inverse)] : []),
    ...(root === null ? [] : [powerFunction('rootPower', root.chain)]),
    ...(root === null || root.kind === 'direct' ? [] : [oneConstant(plan)]),
    ...(root?.kind === 'tonelli' ? [twoPowers(plan, root.twos)] : []),
  ];
  const template = readFileSync(join(projectRoot, 'templates', 'library', 'field.c'), 'utf8');
  const constants = plan.variant === undefined ? [constantDefinitions(plan)] : [];
  return [
    ...[`#include "${prefix}.h"`, '', ...macroLines(macros), '', ...constants],
    ...[NAMES, SQUARE_TIMES, ...powers, template],
  ].join('\n');
}

/** What the modulus is modulo 4 or 8. */
const REMAINDERS = { direct: 3, atkin: 5, tonelli: 1 } as const;

/** Definitions of macros. */
export const macroLines = (macros: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(macros).map(([name, value]) => `#define ${name} ${value}`);

/** Names of a library's functions, and of what elements consist of. */
export const NAMES = `#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t word;
`;

const SQUARE_TIMES = `/// a^(2^n).
static void squareTimes(word out[LIMBS], const word a[LIMBS], uint32_t n) {
  word x[LIMBS];
  __builtin_memcpy(x, a, sizeof x);
  for (uint32_t k = 0; k < n; k++) F(square)(x, x);
  __builtin_memcpy(out, x, sizeof x);
}
`;

/** A step per line, with the power that it makes where that is short. */
function powerFunction(name: string, chain: PowerChain): string {
  const steps = chain.map((step, i) =>
    step.kind === 'mul'
      ? `  F(mul)(x[${i + 1}], x[${step.a}], x[${step.b}]);`
      : `  squareTimes(x[${i + 1}], x[${step.a}], ${step.times});`,
  );
  return [
    `static void ${name}(word out[LIMBS], const word a[LIMBS]) {`,
    `  word x[${chain.length + 1}][LIMBS];`,
    '  __builtin_memcpy(x[0], a, sizeof x[0]);',
    ...steps,
    `  __builtin_memcpy(out, x[${chain.length}], sizeof x[0]);`,
    '}',
    '',
  ].join('\n');
}

const oneConstant = (plan: GluePlan): string => `static const word ONE[LIMBS] = ${elementInC(1n, plan)};\n`;

/** What Tonelli's roots need of a number of order 2^twos. */
function twoPowers(plan: GluePlan, twos: number): string {
  const elements = inverseTwoPowers(plan.field.modulus, twos).map((x) => `    ${elementInC(x, plan)},`);
  return [
    `#define TWOS ${twos}`,
    `#define HALVINGS(X) ${halvings(twos).join(' ')}`,
    '',
    'static const word INVERSE_POWERS[TWOS][LIMBS] = {',
    ...elements,
    '};',
    '',
  ].join('\n');
}

/** Numbers that halves of so many have, halves of these and so on, down to 2, with their halves. */
function halvings(count: number): string[] {
  const counts = new Set([count]);
  for (const n of counts) if (n > 3) counts.add(Math.ceil(n / 2)).add(Math.floor(n / 2));
  if (counts.has(3)) counts.add(2);
  return [...counts].sort((a, b) => a - b).map((n) => `X(${n}, ${Math.ceil(n / 2)}, ${Math.floor(n / 2)})`);
}

/** A number below the modulus as the field represents it. */
function elementInC(x: bigint, { limbs, isMontgomery, field: { modulus } }: GluePlan): string {
  return wordsInC(isMontgomery ? (x << BigInt(64 * limbs)) % modulus : x, limbs);
}
