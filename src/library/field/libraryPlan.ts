/** The plan of a field's library: its functions, names and constants. */
import { Failure } from '../../base/errors.ts';
import { isComposite, nonResidue, oddPart, inverse, power, limbsOf } from '../../base/integers.ts';
import { powerChain, type PowerChain } from '../../base/powerChain.ts';
import {
  encodedBytes,
  LIBRARY_OPERATIONS,
  libraryOperation,
  type FieldDescription,
  type FieldOperation,
  type ResultForm,
} from '../../frontend/field/fieldDescription.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A function of a library that is straight-line code. */
interface PlannedFunction {
  /** Operation, e.g. `mul`. */
  readonly name: string;
  readonly description: FieldDescription;
  readonly operation: FieldOperation;
  readonly form: ResultForm;
}

/** What a library of a field consists of. */
export interface LibraryPlan {
  readonly field: FieldDescription;
  readonly form: ResultForm;
  /** Begins all symbols, and names the files. */
  readonly prefix: string;
  readonly limbs: number;
  /** Length of an element that is written as bytes. */
  readonly bytes: number;
  /** x stands for x / R with R = 2^(64 limbs). */
  readonly isMontgomery: boolean;
  readonly functions: readonly PlannedFunction[];
  /** x^(p-2); null for a composite modulus. */
  readonly inverse: PowerChain | null;
  /** Null for a composite modulus, too, and for some primes. */
  readonly root: RootPlan | null;
  /** What it is called among the variants of a library that chooses; absent for a library of its own. */
  readonly variant?: string;
}

interface PlanRequest {
  readonly field: FieldDescription;
  readonly strict: boolean;
  readonly prefix: string | undefined;
  /** Constants that elements are multiplied by, beside those of the field. */
  readonly constants: readonly string[];
}

/** What all symbols of a library begin with, unless a prefix is asked for. */
export const defaultPrefix = (field: string, strict: boolean): string =>
  `fe_${field.replaceAll(/\W/g, '_')}${strict ? '_strict' : ''}`;

/** Throws `input` for a constant or a prefix that does not serve. */
export async function planLibrary(
  { field, strict, prefix, constants }: PlanRequest,
  projectRoot: string,
): Promise<LibraryPlan> {
  const form = strict ? 'strict' : 'loose';
  const names = [
    ...field.operations.map(({ name }) => name),
    ...LIBRARY_OPERATIONS,
    ...constants.map((constant) => `mul${requireConstant(constant)}`),
  ];
  const functions = await Promise.all(
    [...new Set(names)].map(async (name) => planned(name, form, await libraryOperation(projectRoot, field, name))),
  );
  const { modulus } = field;
  const isPrime = !isComposite(modulus) && modulus % 2n === 1n;
  return {
    field,
    form,
    prefix: requirePrefix(prefix ?? defaultPrefix(field.name, strict)),
    limbs: field.weights.length,
    bytes: encodedBytes(modulus),
    isMontgomery: field.operations.some(({ name }) => name === 'to_montgomery'),
    functions,
    inverse: isPrime ? powerChain(modulus - 2n) : null,
    root: isPrime ? rootPlan(modulus) : null,
  };
}

/** A function that is the same in both forms is known as the loose one, as stored results are. */
export function planned(
  name: string,
  form: ResultForm,
  found: Pick<PlannedFunction, 'description' | 'operation'>,
): PlannedFunction {
  const { strict, loose } = found.operation.symbols;
  return { name, ...found, form: strict === loose ? 'loose' : form };
}

function requireConstant(text: string): string {
  if (/^[1-9]\d*$/.test(text) && text !== '1') return text;
  throw new Failure('input', 'the constant is no whole number above 1', { where: '--constants', found: text });
}

function requirePrefix(prefix: string): string {
  if (/^[A-Za-z]\w*$/.test(prefix)) return prefix;
  throw new Failure('input', 'names in C cannot begin so', {
    where: '--prefix',
    expected: 'a letter, then letters, digits and _',
    found: prefix,
  });
}

/**
 * How square roots are found: p = 3 modulo 4, p = 5 modulo 8 (A. Atkin), or any p (A. Tonelli). The chain makes
 * a^((p+1)/4), a^((p-5)/8), or a^((q-1)/2) with p - 1 = 2^twos q and odd q.
 */
type RootPlan =
  | { readonly kind: 'direct' | 'atkin'; readonly chain: PowerChain }
  | { readonly kind: 'tonelli'; readonly chain: PowerChain; readonly twos: number };

/** Most factors of 2 in p - 1 for Tonelli's roots: up to here the search for leaks comes to an end. */
export const MAX_TWOS = 128;

/** The way for an odd prime; null if p - 1 has more than `MAX_TWOS` factors of 2. */
export function rootPlan(prime: bigint): RootPlan | null {
  if (prime % 4n === 3n) return { kind: 'direct', chain: powerChain((prime + 1n) / 4n) };
  if (prime % 8n === 5n) return { kind: 'atkin', chain: powerChain((prime - 5n) / 8n) };
  const { odd, twos } = oddPart(prime - 1n);
  if (twos > MAX_TWOS) return null;
  return { kind: 'tonelli', chain: powerChain((odd - 1n) / 2n), twos };
}

/** 1/g, 1/g^2, 1/g^4 … up to -1, for a number g of order 2^twos modulo a prime: what Tonelli's roots are divided by. */
export function inverseTwoPowers(prime: bigint, twos: number): bigint[] {
  const first = inverse(power(nonResidue(prime), oddPart(prime - 1n).odd, prime), prime);
  return Array.from({ length: twos }, (_, i) => power(first, 1n << BigInt(i), prime));
}

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
