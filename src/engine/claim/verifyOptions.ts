import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { OptionSpec, RawOptions } from '../../base/options/commandSpec.ts';
import { parseOptions } from '../../base/options/parseOptions.ts';
import { CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';

const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const;
const ALIASING = ['none', 'equal', 'any'] as const;
const CONVENTION_NAMES = Object.keys(CONVENTIONS) as ConventionName[];

const text = z
  .string()
  .refine((value) => value.trim() !== '', 'a text that is not empty')
  .optional();

const schema = z.object({
  spec: text,
  limbs: text,
  bounds: text,
  scalars: text,
  args: text,
  curve: text,
  field: text,
  op: text,
  strict: z.boolean().optional(),
  ir: text,
  record: text,
  contract: text,
  certificate: z.boolean().optional(),
  symbol: text,
  aliasing: z.enum(ALIASING, `one of ${ALIASING.join(', ')}`).optional(),
  convention: z.enum(CONVENTION_NAMES, `one of ${CONVENTION_NAMES.join(', ')}`).optional(),
  syntax: z.enum(SYNTAXES, `one of ${SYNTAXES.join(', ')}`).optional(),
  cflags: text,
  include: z.array(z.string()).readonly().optional(),
  build: text,
});

export type VerifyOptions = z.infer<typeof schema>;

/** What the options of `verify` are for, for its help. */
export const VERIFY_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--spec <statement>',
    description:
      'what it computes, e.g. "out = a*b mod 2^255-19", "out = a*b*R^-1 mod ..." (R: Montgomery factor), ' +
      '"out = a^2 ...", "out = -a ..."',
  },
  { flags: '--limbs <layout>', description: 'with --spec: limbs of arrays: 4x64, 5x51, or weights such as 0/44/87' },
  {
    flags: '--bounds <list>',
    description:
      'with --spec: "a<p, b[]<2^54, out<p, out[4]<2^51": of inputs assumed, of the result proved ' +
      '(by default words of any value)',
  },
  { flags: '--scalars <list>', description: 'with --spec: parameters passed by value, in 64 bits (by default none)' },
  {
    flags: '--args <list>',
    description:
      'with --spec: argument registers in order (default those of the C source with --symbol if they are called ' +
      'so, or else ' +
      'the result, then the names as they occur); ' +
      'also &p, n0 or a number',
  },
  {
    flags: '--curve <name>',
    description: 'instead: a field by name, e.g. 25519; with --op, it stands for a statement with limbs and bounds',
  },
  { flags: '--field <name>', description: 'the same' },
  { flags: '--op <name>', description: 'with a field: operation, e.g. mul' },
  { flags: '--strict', description: 'with a field: canonical inputs and results' },
  { flags: '--ir <file>', description: 'instead: word IR (.ir), Fiat-Crypto JSON or a record; also file#function' },
  {
    flags: '--record <file>',
    description:
      'instead: record whose word IR the code must compute and whose bytes it must have ' +
      '(default record.jsonl, else best.json, beside the file)',
  },
  { flags: '--contract <text>', description: 'with word IR: what it must state, in the words of a printed claim' },
  {
    flags: '--certificate',
    description: 'if it is proved: write <file>.v, a theorem for Coq about the bytes, and have Coq check it',
  },
  { flags: '--symbol <name>', description: 'function of the file (default the only one; of assembly text the first)' },
  {
    flags: '--aliasing <how>',
    description:
      'arrays may not overlap (none), may be equal (equal), may overlap in any way (any); default none, ' +
      'with word IR what it says',
  },
  {
    flags: '--convention <name>',
    description: `how it is called: ${CONVENTION_NAMES.join(', ')} (default sysv)`,
  },
  {
    flags: '--syntax <name>',
    description: `${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may switch themselves)`,
  },
  { flags: '--cflags <flags>', description: 'for .c and .S: further options of the compiler, e.g. "-DNDEBUG -O2"' },
  { flags: '--include <folder>', description: 'for .c and .S: a folder of headers', isRepeatable: true },
  {
    flags: '--build <text>',
    description: 'for .c and .S: compiler, version and options that must make it, in the words of a printed claim',
  },
];

/** Options that say something only together with --spec, or only without it. */
const OF_STATEMENTS = ['limbs', 'bounds', 'scalars', 'args'] as const;
const OF_GIVEN_IR = ['ir', 'record', 'contract'] as const;

/** Throws `input` for values that are not understood and for options that make no sense together. */
export function verifyOptions(raw: RawOptions): VerifyOptions {
  const options = parseOptions(schema, raw);
  const { spec, ir, record } = options;
  const named = options.curve ?? options.field;
  if (named !== undefined) return ofField(options);
  if (ir !== undefined && record !== undefined) throw twoDemands('--ir and --record');
  const odd = (spec === undefined ? OF_STATEMENTS : OF_GIVEN_IR).find((name) => options[name] !== undefined);
  if (odd === undefined) return options;
  if (odd === 'ir' || odd === 'record') throw twoDemands(`--spec and --${odd}`);
  throw new Failure('input', `the option says nothing ${spec === undefined ? 'without' : 'beside'} --spec`, {
    where: `--${odd}`,
    hint: odd === 'contract' ? '--ir or --record' : '--spec, or leave it to the word IR',
  });
}

/** A field says all that a statement says but the order of the arguments and how arrays overlap. */
function ofField(options: VerifyOptions): VerifyOptions {
  const odd = (['spec', 'limbs', 'bounds', 'scalars', 'ir', 'record', 'contract'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (odd === undefined) return options;
  throw new Failure('input', 'the option says nothing beside a field', {
    where: `--${odd}`,
    hint: 'leave it out, or name no field',
  });
}

const twoDemands = (found: string): Failure =>
  new Failure('input', 'two things to prove', { expected: 'one of --spec, --ir, --record', found });
