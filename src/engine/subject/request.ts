import { z } from 'zod';
import { choice, flag, oneOf, text } from '../../base/options/option.ts';

/** `--set`, which every command has that reads a source. */
const setOption = z
  .array(z.string())
  .default([])
  .meta({
    metavar: 'name=value',
    description:
      'a parameter of the source that is passed by value is this constant, e.g. ndigits=4; a.len=4 is the length of ' +
      'a Rust slice; repeatable, or with commas',
  });

/**
 * What is to be optimised and what is stated about it: a field and an operation, integers modulo a number, or a
 * function of a source. Exactly one of field, prime, source, crate and input is given; `subjectOf` says which other
 * parts go with which.
 */
export const subjectShape = {
  curve: text('name', 'field to work in, e.g. 25519; `list` shows all'),
  field: text('name', 'the same'),
  prime: text('expression', 'instead of a field: integers modulo any number of 64 to 521 bits, e.g. "2^221 - 3"'),
  form: oneOf(
    ['auto', 'plain', 'montgomery'],
    'kind',
    'with --prime: plain, montgomery, or auto (default), the one whose product costs less',
  ),
  op: text('name', 'operation, e.g. mul'),
  source: text(
    'file',
    'instead of a field: a file of your own, C (.c), LLVM IR (.ll, .bc) or Fiat-Crypto JSON (.json)',
  ),
  crate: text(
    'crate',
    'a Rust library crate: its folder, or name@version of the Cargo workspace around the current folder',
  ),
  input: text('name', 'a pinned third-party implementation of bridge/inputs, e.g. fiat-c/p256'),
  function: text('name', 'which function of the source'),
  set: setOption,
  aliasing: choice(
    ['none', 'equal', 'any'],
    'kind',
    'which arrays may overlap: none, equal (an output is an input or apart) or any; if not given any, or equal ' +
      'where only that is safe',
  ),
  cflags: text('flags', 'further flags for the compilers of a C source'),
  spec: text(
    'statement',
    'what a C or LLVM function computes, e.g. "out = a*b mod 2^255-19", in the names of the source or of the ' +
      'word IR (out1, arg1); without it only the translation is checked',
  ),
  limbs: text('limbs', 'with --spec or --bounds: 4x64 (default: words), 5x51 or rising bit weights such as 0/44/87'),
  bounds: text('bounds', 'what callers promise, e.g. "a[]<2^54, b<p"; out<p promises a canonical result'),
  lanes: z
    .enum(['8', '16'])
    .transform((n) => (n === '8' ? 8 : 16))
    .optional()
    .meta({
      metavar: 'n',
      description:
        'compute 8 or 16 at once with AVX-512 IFMA: a relation or formula modulo p, of a field, --prime or --spec',
    }),
  strict: flag('canonical inputs and outputs (default: loose, any value that fits)'),
};

export type SubjectRequest = z.output<z.ZodObject<typeof subjectShape>>;
