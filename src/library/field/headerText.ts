/** Writes the header of a library: prototypes and contracts. */
import { sha256 } from '../../base/hash.ts';
import { countOf } from '../../base/powerChain.ts';
import { wrapped } from '../../base/folded.ts';
import { prototype } from '../../frontend/c/prototype.ts';
import { verdictText } from '../../engine/report/verdictText.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { constantDeclaration, elementConstants, type LibraryPlan, type InverseKind } from './libraryPlan.ts';
import type { LibraryFunction } from './libraryFunctions.ts';

/** A function in C of a library, or one of its own code. */
export interface LoopFunction {
  readonly name: string;
  readonly prototype: string;
  readonly text: string;
}

/** A variant of a library that chooses among several. */
export interface TitledCode {
  readonly title: string;
  readonly functions: readonly LibraryFunction[];
}

/** The header of a library: prototypes with their contracts, and what is known of each function. */
export function headerText(
  plan: LibraryPlan,
  functions: readonly LibraryFunction[],
  inverse: InverseKind,
  variants: readonly TitledCode[] = [],
): string {
  const { prefix, limbs } = plan;
  const name = prefix.toUpperCase();
  return cHeader(
    `${name}_H`,
    overview(plan),
    ['#include <stdint.h>', '', `#define ${name}_LIMBS ${limbs}`, `#define ${name}_BYTES ${plan.bytes}`],
    [
      ...(variants.length === 0 ? [] : [comment([variantText(variants)]), `${variantPrototype(prefix)};`, '']),
      ...(plan.variant === undefined ? constantLines(plan) : []),
      ...functions.flatMap((fn) => [comment(straightLines(fn, variants)), `${prototypeOf(fn)};`, '']),
      ...loopFunctions(plan, inverse).flatMap((fn) => [comment([fn.text]), `${fn.prototype};`, '']),
    ],
  );
}

/** A header, for C++ as well: what is said of it, what stands before the declarations, and those. */
export const cHeader = (
  guard: string,
  about: readonly string[],
  before: readonly string[],
  declarations: readonly string[],
): string =>
  [
    comment(about),
    `#ifndef ${guard}`,
    `#define ${guard}`,
    '',
    ...before,
    '',
    ...['#ifdef __cplusplus', 'extern "C" {', '#endif', ''],
    ...declarations,
    ...['#ifdef __cplusplus', '}', '#endif', ''],
    '#endif',
    '',
  ].join('\n');

/** How C declares 0, 1 and the like. */
export const constantLines = (plan: LibraryPlan): string[] =>
  elementConstants(plan).flatMap(({ name, text }) => [
    comment([text]),
    `extern ${constantDeclaration(plan, name)};`,
    '',
  ]);

/** All functions of a library as its header has them. */
export const declaredFunctions = (
  plan: LibraryPlan,
  functions: readonly LibraryFunction[],
  inverse: InverseKind,
): LoopFunction[] => [
  ...functions.map((fn) => ({ name: fn.name, prototype: prototypeOf(fn), text: straightLines(fn, []).join('\n') })),
  ...loopFunctions(plan, inverse),
];

/** What says which variant was chosen. */
export const variantPrototype = (prefix: string): string => `const char *${prefix}_variant(void)`;

export const variantText = (variants: readonly TitledCode[]): string =>
  `The code that was chosen for this processor: ${variants.map(({ title }) => `"${title}"`).join(', ')}. The choice ` +
  'depends on nothing but CPUID, is made when the program starts, and is the same for all functions.';

/** Prototypes of all functions of a library that chooses, in the order of its header. */
export const chosenPrototypes = (
  plan: LibraryPlan,
  functions: readonly LibraryFunction[],
  inverse: InverseKind,
): string[] => [
  variantPrototype(plan.prefix),
  ...functions.map(prototypeOf),
  ...loopFunctions(plan, inverse).map((fn) => fn.prototype),
];

function overview({ field, form, isMontgomery, limbs }: LibraryPlan): string[] {
  const words = isMontgomery ? `; the words of x are those of x*R modulo p, R = 2^${64 * limbs}` : '';
  const room = field.bounds.loose.toString(2).length;
  const bound = field.bounds[form] === field.modulus - 1n ? 'below p' : `below 2^${room}`;
  return [
    `Integers modulo p = ${field.modulusText}, ${form}${isMontgomery ? ', in Montgomery form' : ''}; by Fieldwright.`,
    '',
    `An element is ${limbs} words of 64 bits, the least significant first${words}. Elements are ${bound}, where ` +
      'nothing else is said: then results are so, too. A bit is 0 or 1.',
    '',
    'Functions whose comment has a hash are straight-line machine code. "asm = IR" says that its bytes compute the ' +
      'word IR, in which it was searched, for all inputs and overlaps; "asm = source" the C that it was read from; ' +
      '"IR = specification" that this is congruent to the formula, within the bounds; "constant time" that no jump ' +
      'and no address depends on an argument. The other functions are loops in C around them: tested, not proved, ' +
      'and searched for jumps and addresses that depend on elements.',
  ];
}

/** Names of the word IR and what they are called here. */
const NAMES: Readonly<Record<string, string>> = { out1: 'out', arg1: 'a', arg2: 'b', arg3: 'bit' };
const SWAP_NAMES: Readonly<Record<string, string>> = { ...NAMES, out1: 'first', out2: 'second' };

/** A text with the names that callers see. */
export const renamed = ({ name }: LibraryFunction, text: string): string =>
  text.replace(/\b(?:out|arg)\d\b/g, (word) => (name === 'swap' ? SWAP_NAMES : NAMES)[word] ?? word);

/** How C declares a function, by its symbol. */
export const prototypeOf = (fn: LibraryFunction): string => renamed(fn, prototype({ ...fn.read, name: fn.symbol }));

/** What functions do that no formula states. */
const MEANINGS: Readonly<Record<string, string>> = {
  select: 'out = b if bit is 1, a if it is 0',
  swap: 'first = b and second = a if bit is 1, first = a and second = b if it is 0',
  below: 'out[0] = 1 if a < p, otherwise 0',
  zero: 'out[0] = 1 if a = 0, otherwise 0',
};

/** What callers must know of a function, and what is proved of it. */
export function straightLines(fn: LibraryFunction, variants: readonly TitledCode[]): string[] {
  const meaning = MEANINGS[fn.name];
  return [
    ...(meaning === undefined ? [] : [`${meaning}.`]),
    ...contractLines(fn.read)
      .filter((line) => meaning === undefined || !line.includes('congruent'))
      .map((line) => `${renamed(fn, line)}.`),
    ...(variants.length === 0 ? [verdictsText(fn), originText(fn)] : variants.flatMap((one) => codeLines(fn, one))),
  ];
}

/** What is known of a function in a variant. */
export function codeLines({ name }: Pick<LibraryFunction, 'name'>, { title, functions }: TitledCode): string[] {
  return functions
    .filter((fn) => fn.name === name)
    .flatMap((fn) => [`${title}: ${originText(fn)}`, `  ${verdictsText(fn)}`]);
}

/** What is proved of a function's code. */
export const verdictsText = ({ verdicts }: LibraryFunction): string =>
  `${verdicts.map((verdict) => `${verdict.claim}: ${verdictText(verdict)}`).join('; ')}.`;

/** Where its code is from, and its hash. */
export const originText = ({ origin, bytes }: LibraryFunction): string =>
  `${origin}; ${bytes.length} bytes, sha256 ${sha256(bytes)}.`;

/** The functions in C, and that of division steps. */
export function loopFunctions(plan: LibraryPlan, inverse: InverseKind): LoopFunction[] {
  const { prefix, limbs, bytes, root } = plan;
  const [out, a, b] = [`uint64_t out[${limbs}]`, `const uint64_t a[${limbs}]`, `const uint64_t b[${limbs}]`];
  const make = (name: string, result: string, args: string, text: string): LoopFunction => ({
    name,
    prototype: `${result} ${prefix}_${name}(${args})`,
    text: `${text} Arrays may overlap. Tested.`,
  });
  return [
    make('square_times', 'void', `${out}, ${a}, uint32_t n`, 'out = a^(2^n) modulo p; the time depends on n.'),
    make('is_zero', 'uint64_t', a, '1 if a is 0 modulo p, otherwise 0.'),
    make('equal', 'uint64_t', `${a}, ${b}`, '1 if a = b modulo p, otherwise 0.'),
    make(
      'from_bytes',
      'uint64_t',
      `${out}, const uint8_t bytes[${bytes}]`,
      `out = the number in ${bytes} bytes, the least significant first, modulo p; returns 1 if it is below p, ` +
        'otherwise 0.',
    ),
    make(
      'to_bytes',
      'void',
      `uint8_t bytes[${bytes}], ${a}`,
      `The number below p that a stands for, as ${bytes} bytes, the least significant first.`,
    ),
    ...(inverse === 'none'
      ? []
      : [
          make('invert', 'void', `${out}, ${a}`, `out = 1/a modulo p, and 0 if a is 0; ${inverseText(plan, inverse)}.`),
        ]),
    ...(root === null
      ? []
      : [
          make(
            'sqrt',
            'uint64_t',
            `${out}, ${a}`,
            `Returns 1 if a is a square modulo p, and out is a root: ${ROOTS[root.kind]}. Otherwise returns 0, and ` +
              'out means nothing.',
          ),
        ]),
  ];
}

const ROOTS = { direct: 'a^((p+1)/4)', atkin: "that of Atkin's formula", tonelli: "Tonelli's" } as const;

function inverseText({ inverse }: LibraryPlan, kind: InverseKind): string {
  if (kind === 'division steps' || inverse === null) return 'by division steps in constant time';
  const { squarings, multiplications } = countOf(inverse);
  return `a^(p-2) by ${squarings} squarings and ${multiplications} multiplications`;
}

/** Lines, broken where they are long, as one block comment. */
export function comment(lines: readonly string[]): string {
  const broken = lines.flatMap((line) => wrapped('', line.split(' ')));
  return ['/*', ...broken.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}
