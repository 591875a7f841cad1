import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limbsOf } from '../../base/limbs.ts';
import type { PowerChain } from '../../base/powerChain.ts';
import type { LibraryPlan } from './libraryPlan.ts';

/** How inverses are made: by the addition chain, by code beside, or not at all. */
export type InverseKind = 'chain' | 'division steps' | 'none';

/** C around the straight-line functions of a library; includes its header. */
export function glueSource(plan: LibraryPlan, inverse: InverseKind, projectRoot: string): string {
  const { prefix, limbs, bytes, isMontgomery, root } = plan;
  const macros = {
    PREFIX: prefix,
    LIMBS: limbs,
    BYTES: bytes,
    IS_CANONICAL: isCanonical(plan) ? 1 : 0,
    IS_MONTGOMERY: isMontgomery ? 1 : 0,
    HAS_INVERSE: inverse === 'chain' ? 1 : 0,
    ROOT: root === null ? 0 : root.kind === 'direct' ? 3 : 5,
    ...(plan.variant === undefined ? {} : { VARIANT: `"${plan.variant}"` }),
  };
  const powers = [
    ...(inverse === 'chain' && plan.inverse !== null ? [powerFunction('inversePower', plan.inverse)] : []),
    ...(root === null ? [] : [powerFunction('rootPower', root.chain)]),
    ...(root?.kind === 'atkin' ? [oneConstant(plan)] : []),
  ];
  const template = readFileSync(join(projectRoot, 'templates', 'library', 'field.c'), 'utf8');
  return [`#include "${prefix}.h"`, '', ...macroLines(macros), '', NAMES, SQUARE_TIMES, ...powers, template].join('\n');
}

/** Definitions of macros. */
export const macroLines = (macros: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(macros).map(([name, value]) => `#define ${name} ${value}`);

/** Elements are always below the modulus. */
export const isCanonical = ({ field, form }: LibraryPlan): boolean => field.bounds[form] < field.modulus;

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

/** 1 as the field represents it. */
function oneConstant({ limbs, isMontgomery, field: { modulus } }: LibraryPlan): string {
  const one = isMontgomery ? (1n << BigInt(64 * limbs)) % modulus : 1n;
  return `static const word ONE[LIMBS] = ${wordsInC(one, limbs)};\n`;
}

/** So many words of a number as C initialises an array. */
export function wordsInC(x: bigint, count: number): string {
  return `{${limbsOf(x, count)
    .map((word) => `0x${word.toString(16)}`)
    .join(', ')}}`;
}
