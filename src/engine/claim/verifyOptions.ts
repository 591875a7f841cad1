/** The options of `verify`. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { choice, wholeNumber } from '../../base/options/option.ts';
import { CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';
import { compilerFlags } from '../../frontend/object/sourceLimits.ts';
import { namedField, requestedOperation } from '../subject/fieldSubject.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { calls } from '../../ir/print.ts';
import { paramBoundTexts, resultBoundTexts } from '../../ir/contract/statedBounds.ts';
import { statementText } from '../../ir/contract/statement.ts';

/** Notations of assembly text. */
export const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const;
const [sysv, ...conventions] = Object.keys(CONVENTIONS) as [ConventionName, ...ConventionName[]];

/** A text that says something, if it is given. */
const said = (metavar: string, description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', 'a text that is not empty')
    .optional()
    .meta({ metavar, description });

/** How files are read that are compiled or are text. */
export const sourceShape = {
  syntax: choice(
    SYNTAXES,
    'name',
    `of assembly text: ${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may ` +
      'switch themselves)',
  ),
  cflags: said('flags', 'for .c and .S: further options of the compiler, e.g. "-DNDEBUG -O2"'),
  include: z
    .array(z.string())
    .readonly()
    .optional()
    .meta({ metavar: 'folder', description: 'for .c and .S: a folder of headers' }),
};

/** Arrays of more elements are worked through by loops, of which fewer rounds say as much. */
const MAX_ELEMENTS = 64;

/** What the user asks `verify` for. */
export const verifySchema = z.object({
  spec: said(
    'statement',
    'what it computes, e.g. "out = a*b mod 2^255-19", "out = a*b*R^-1 mod ..." (R: Montgomery factor), ' +
      '"out = a^2 ...", "out = -a ...", in place "r = r*2^-1 ...", whether numbers are equal "return = a == 0 mod ..."',
  ),
  limbs: said(
    'layout',
    'with --spec: limbs of arrays: 4x64, 5x51, 1x32, or weights such as 0/44/87 (default 64-bit words, or as a C ' +
      'source declares); 10x26:u32 in 4 bytes each',
  ),
  bounds: said(
    'list',
    'with --spec: "a<2p, b[]<2^54, out<p, out[4]<2^51": of inputs assumed, of the result proved ' +
      '(by default words of any value)',
  ),
  lanes: choice(
    ['4', '8'],
    'n',
    'with --spec: vectorised AVX2 or AVX-512 code, whose arrays have rows of 4 or 8 words aligned to 32 or 64 ' +
      'bytes; the claim is about each lane (R is then 2^ the bits of all limbs, e.g. 2^260 with 5x52)',
  ),
  elements: wholeNumber
    .refine((n) => n >= 1 && n <= MAX_ELEMENTS, `1 to ${MAX_ELEMENTS}`)
    .optional()
    .meta({
      metavar: 'n',
      description: 'with --spec: arrays have so many elements, one behind the other; the claim is about each',
    }),
  scalars: said(
    'list',
    'with --spec: parameters passed by value, in 64 bits or as a C source declares (by default none)',
  ),
  args: said(
    'list',
    'with --spec: arguments in order, without a result that is returned (default those that a C source declares, ' +
      'or else the result, then the names as they occur); also n0 or a number, and behind pointers &p, &n0, &38, ' +
      '&(R^2 mod p)',
  ),
  curve: said(
    'name',
    'instead: a field by name, e.g. 25519; with --op, it stands for a statement with limbs and bounds',
  ),
  field: said('name', 'the same'),
  op: said('name', 'with a field: operation, e.g. mul'),
  strict: z.boolean().optional().meta({ description: 'with a field: canonical inputs and results' }),
  ir: said('file', 'instead: word IR (.ir), Fiat-Crypto JSON or a record; also file#function'),
  record: said(
    'file',
    'instead: record whose word IR the code must compute and whose bytes it must have ' +
      '(default record.jsonl, else best.json, beside the file)',
  ),
  contract: said('text', 'with word IR: what it must state, in the words of a printed claim'),
  certificate: z.boolean().optional().meta({
    description: 'if it is proved: write <file>.v, a theorem for Coq about the bytes, and have Coq check it',
  }),
  symbol: said('name', 'function of the file (default the only one; of assembly text the first)'),
  aliasing: choice(
    ['none', 'equal', 'any'],
    'how',
    'arrays may not overlap (none), may be equal (equal), may overlap in any way (any); default none, ' +
      'with word IR what it says',
  ),
  convention: choice(
    [sysv, ...conventions],
    'name',
    `how it is called: ${[sysv, ...conventions].join(', ')} (default ${sysv})`,
  ),
  ...sourceShape,
  build: said(
    'text',
    'for .c and .S: compiler, version and options that must make it, in the words of a printed claim',
  ),
});

export type VerifyOptions = z.output<typeof verifySchema>;

/** What a compiler is told beside the file; paths are seen from `cwd`. Throws `input` for what it is not given. */
export const flagsOf = (
  { cflags = '', include = [] }: Pick<VerifyOptions, 'cflags' | 'include'>,
  { cwd }: Pick<Io, 'cwd'>,
): string[] => [...include.flatMap((folder) => ['-I', resolve(cwd, folder)]), ...compilerFlags(cflags, cwd)];

/** Options that say something only together with --spec, or only without it. */
const OF_STATEMENTS = ['limbs', 'bounds', 'lanes', 'elements', 'scalars', 'args'] as const;
const OF_GIVEN_IR = ['ir', 'record', 'contract'] as const;

/** The same options. Throws `input` for those that make no sense together. */
export function sensible(options: VerifyOptions): VerifyOptions {
  const { spec, ir, record } = options;
  const named = options.curve ?? options.field;
  if (named !== undefined) return ofField(options);
  if (ir !== undefined && record !== undefined) throw twoDemands('--ir and --record');
  const odd = (spec === undefined ? OF_STATEMENTS : OF_GIVEN_IR).find((name) => options[name] !== undefined);
  if (odd === undefined) return options;
  if (odd === 'ir' || odd === 'record') throw twoDemands(`--spec and --${odd}`);
  throw new Failure('input', `the option has no meaning ${spec === undefined ? 'without' : 'with'} --spec`, {
    where: `--${odd}`,
    hint: odd === 'contract' ? '--ir or --record' : '--spec, or leave it to the word IR',
  });
}

/** A field says all that a statement says but the order of the arguments and how arrays overlap. */
function ofField(options: VerifyOptions): VerifyOptions {
  const odd = (['spec', 'limbs', 'bounds', 'lanes', 'elements', 'scalars', 'ir', 'record', 'contract'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (odd === undefined) return options;
  throw new Failure('input', 'the option has no meaning with a field', {
    where: `--${odd}`,
    hint: 'leave it out, or name no field',
  });
}

const twoDemands = (found: string): Failure =>
  new Failure('input', 'more than one thing to prove', { expected: 'one of --spec, --ir, --record', found });

/**
 * The statement that a field's operation stands for: `--curve 25519 --op mul` is
 * `--spec "out1 = arg1*arg2 mod 2^255 - 19" --limbs 4x64` with the bounds of loose or (`--strict`) canonical elements.
 * Options without a field come back as they are. Throws `input` for names that are not known.
 */
export function withFieldStatement(options: VerifyOptions, root: string): VerifyOptions {
  const { curve, field, op, strict = false, ...rest } = options;
  const description = namedField({ curve, field }, root);
  if (description === null) {
    if (op === undefined && !strict) return options;
    throw new Failure('input', 'no field is given', {
      where: op === undefined ? '--strict' : '--op',
      expected: '--curve <name>',
      hint: `${PROGRAM} list shows the known ones`,
    });
  }
  const { relation } = requestedOperation(description, op);
  const names = [...new Set(relation.match(/\barg\d+\b/g) ?? [])].sort();
  const below = description.bounds[strict ? 'strict' : 'loose'] + 1n;
  const isAny = below === 2n ** BigInt(64 * description.weights.length);
  const inputs = isAny ? [] : names.map((name) => `${name}<${below === description.modulus ? 'p' : below}`);
  const bounds = [...inputs, ...(strict ? ['out1<p'] : [])];
  return {
    ...rest,
    spec: `out1 = ${relation} mod ${description.modulusText}`,
    limbs: limbsText(description.weights),
    ...(bounds.length === 0 ? {} : { bounds: bounds.join(', ') }),
  };
}

/**
 * What given word IR states, without its body and without how arrays may overlap:
 *
 *   mul(out1[4]; arg1[4], arg2[4]); arg1[]<2^64, arg2[]<2^64, out1<p; limbs 4x64; out1 = arg1*arg2 mod 2^255-19
 *
 * `lanes 8` says that arrays have rows of so many words, aligned to their size, where brackets count limbs, and that
 * the claim holds in each lane. Words are 64 bits where nothing else is said, and what has no brackets is passed by
 * value. What is said of results is part of the specification; without one there is nothing to prove of them but that
 * they are those of the body.
 */
export function statedContract(fn: IrFunction): string {
  const { name, params, results, spec } = fn;
  const form = `${name}(${results.map(array).join(', ')}; ${params.map(shape).join(', ')})`;
  const rows = fn.lanes === undefined ? [] : [`lanes ${fn.lanes}`];
  const signature = [form, ...calls(fn), ...rows].join('; ');
  const assumed = params.flatMap((_, i) => paramBoundTexts(fn, i));
  if (spec === undefined) return [signature, ...listOf(assumed)].join('; ');
  const bounds = [...assumed, ...results.flatMap((_, i) => resultBoundTexts(fn, i))];
  const statement = statementText({ result: results.map((r) => r.name).join(', '), ...spec });
  return [signature, ...listOf(bounds), `limbs ${limbsText(spec.weights)}`, statement].join('; ');
}

const listOf = (bounds: readonly string[]): string[] => (bounds.length === 0 ? [] : [bounds.join(', ')]);

/** Results are always passed by pointers. */
const array = (p: Param): string => `${p.name}[${p.bounds.length}]${width(p)}`;
const shape = (p: Param): string => (p.shape === 'array' ? array(p) : `${p.name}${width(p)}`);
const width = (p: Param): string => (p.width === 64 ? '' : `:u${p.width}`);

/** Weights of limbs as `parseWeights` reads them: `4x64`, `10x25.5`, or `0/44/87` where they are not regular. */
export function limbsText(weights: readonly number[]): string {
  const step = weights[1] ?? 64;
  const regular = [step, step - 0.5].find((bits) => weights.every((w, i) => w === Math.ceil(i * bits)));
  return regular === undefined ? weights.join('/') : `${weights.length}x${regular}`;
}
