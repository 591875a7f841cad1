/** Writes the header of vector functions. */
import { wrapped } from '../../base/folded.ts';
import { cHeader, comment, type LoopFunction } from './headerText.ts';
import type { LibraryPlan } from './libraryPlan.ts';

/** What the functions take, in the words of their header. */
const COUNT = 'size_t n';

/** The functions of vectors of a library, in the order of its header. */
export function vectorFunctions({ prefix, limbs, inverse }: LibraryPlan): readonly LoopFunction[] {
  const [out, x, y, w] = ['(*out)', '(*a)', '(*b)', '(*w)'].map((name) => `uint64_t ${name}[${limbs}]`);
  const [a, b] = [`const ${x}`, `const ${y}`];
  const scalar = `const uint64_t scalar[${limbs}]`;
  const make = (name: string, args: readonly string[], text: string): LoopFunction => ({
    name,
    prototype: `void ${prefix}_${name}(${[...args, COUNT].join(', ')})`,
    text,
  });
  return [
    make('mul_vec', [out, a, b], 'out[i] = a[i]*b[i].'),
    make('square_vec', [out, a], 'out[i] = a[i]^2.'),
    make('add_vec', [out, a, b], 'out[i] = a[i] + b[i].'),
    make('sub_vec', [out, a, b], 'out[i] = a[i] - b[i].'),
    make('scale_vec', [out, a, scalar], 'out[i] = a[i]*scalar; the scalar may be one of the elements of either.'),
    make('inner_vec', [`uint64_t out[${limbs}]`, a, b], 'out = a[0]*b[0] + a[1]*b[1] + ..., and 0 for n = 0.'),
    make(
      'butterfly_vec',
      [x, y, `const ${w}`],
      'a[i], b[i] = a[i] + w[i]*b[i], a[i] - w[i]*b[i], in place: of a step of a number-theoretic transform. Neither ' +
        'a nor b may overlap any other array.',
    ),
    ...(inverse === null
      ? []
      : [make('inverse_vec', [out, a], 'out[i] = 1/a[i], and 0 where a[i] is 0, by products and few inversions.')]),
  ];
}

/** The header of the functions of vectors; `known` says what is known of the code that they call. */
export function vectorHeader(plan: LibraryPlan, known: readonly string[]): string {
  const { prefix, field, limbs, isMontgomery } = plan;
  const held = isMontgomery
    ? `Montgomery form, as ${prefix}.h has it: the words of x are those of x*2^${64 * limbs} modulo p`
    : `no Montgomery form, as in ${prefix}.h: the words of x are those of x`;
  return cHeader(
    `${prefix.toUpperCase()}_VECTORS_H`,
    [
      `Vectors of integers modulo p = ${field.modulusText}; by Fieldwright.`,
      '',
      `An element is ${limbs} words of 64 bits, the least significant first, in ${held}. Elements must be below p` +
        (plan.form === 'strict' ? '' : ` (${prefix}_reduce makes them so)`) +
        ', and results are: each is the only array of words for its number.',
      '',
      'n is any number of elements, 0 too; nothing beyond them is read or written. out may be a or b, but must not ' +
        'overlap them otherwise. No jump and no address depends on an element, only on n and the processor.',
      '',
      'Eight elements at a time are computed by AVX-512 IFMA where the processor has it and the system saves its ' +
        'registers (CPUID, XGETBV); elsewhere, one by one by the functions of ' +
        `${prefix}.h, sums and differences two to four at a time, which gives the same results, and so are fewer ` +
        'elements than it says below.',
      '',
      'The functions that are called, each of which is straight-line machine code: "asm = IR" says that its bytes ' +
        'compute the word IR, vectorised ones in every lane, "IR = specification" that this is the formula and below ' +
        'p, from words to words. The loops in C around them are tested and, but for inverse_vec, searched for jumps ' +
        'and addresses that depend on elements.',
      ...known,
    ],
    ['#include <stddef.h>', `#include "${prefix}.h"`],
    vectorFunctions(plan).flatMap(({ text, prototype }) => [
      comment([text]),
      ...wrapped('', `${prototype};`.split(' ')).map((line, i) => (i === 0 ? line : `    ${line}`)),
      '',
    ]),
  );
}
