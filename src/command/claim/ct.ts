import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { buildBridge } from '../../toolchain/buildBridge.ts';
import { readFunction, readProgram, type FunctionCode } from '../../toolchain/object/readFunction.ts';
import { findTools } from '../../toolchain/tools.ts';
import { ImageView } from '../../verify/instructions/imageView.ts';
import type { EntryArgument } from '../../verify/leak/entry.ts';
import { findLeaks, type Finding, type LeakReport } from '../../verify/leak/findLeaks.ts';
import type { CommandSpec } from '../line/commandSpec.ts';
import type { Io } from '../../host/io.ts';
import { sentence } from '../line/sentence.ts';
import { wholeResult } from '../../host/wholeResult.ts';
import { parseOptions } from '../line/parseOptions.ts';
import { entryArguments } from './secretRanges.ts';

const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const;

const schema = z.object({
  function: z.string('a function, as the symbol table of the objects names it'),
  secret: z.string().default(''),
  secretValue: z.string().default(''),
  public: z.string().optional(),
  syntax: z.enum(SYNTAXES, `one of ${SYNTAXES.join(', ')}`).optional(),
});

/** Looks for jumps and addresses that secrets decide in compiled code with loops and calls. */
export const ctCommand: CommandSpec = {
  name: 'ct',
  summary:
    'check that no jump, address or instruction of variable time of code depends on secrets, through loops and calls',
  operands: [{ name: '<files...>', description: 'C, assembly, objects, libraries or a shared object' }],
  options: [
    { flags: '--function <name>', description: 'the function that is entered' },
    {
      flags: '--secret <registers>',
      description:
        'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, ' +
        'rdx:32-64 for those behind; edx, dx or dl are secrets themselves',
    },
    {
      flags: '--secret-value <registers>',
      description: 'argument registers that are secrets themselves, not addresses, e.g. rdx',
    },
    {
      flags: '--public <registers>',
      description: 'those that point to public data or results (default rdi, if it is not named above)',
    },
    {
      flags: '--syntax <name>',
      description:
        `of assembly text: ${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may ` +
        'switch themselves)',
    },
  ],
  async run(raw, io, [files]) {
    const options = parseOptions(schema, raw);
    const paths = (Array.isArray(files) ? files : [files]).map((file) => resolve(io.cwd, String(file)));
    for (const path of paths) wholeResult(path, io);
    const args = entryArguments(options.secret, options.secretValue, options.public ?? null);
    const tools = await findTools();
    const { decoder } = await buildBridge(io.root, tools);
    const code = await readProgram(paths, options.function, options.syntax, { tools, decoder });
    report(
      findLeaks(programOf(code), args),
      code,
      [options.secret, options.secretValue].filter((text) => text !== '').join(','),
      io,
    );
  },
};

/** Where a function of these objects may leak, and what of it is not understood; see `findLeaks`. */
export async function leaksOf(
  files: readonly string[],
  symbol: string,
  args: readonly EntryArgument[],
  decoder: string,
): Promise<LeakReport> {
  return findLeaks(programOf(await readFunction({ files, symbol, isClosed: true }, decoder)), args);
}

const programOf = ({ code, image, doubles, symbol }: FunctionCode): Parameters<typeof findLeaks>[0] => ({
  code,
  view: new ImageView(image, doubles),
  entry: symbol.address,
});

/** Prints the verdict. Throws `wrong` for leaks, with what is not understood; `unsupported` if there is only that. */
function report(
  { leaks, refusals }: LeakReport,
  { symbol: { name }, placeOf }: FunctionCode,
  secrets: string,
  io: Io,
): void {
  const listed = (findings: readonly Finding[]): string[] => [
    ...findings.slice(0, MAX_LINES).map(({ address, text, what }) => `${placeOf(address)}: ${text}: ${what}`),
    ...(findings.length > MAX_LINES ? [`… ${findings.length} places in all`] : []),
  ];
  if (leaks.length > 0) {
    throw new Failure('wrong', `${name} may leak secrets (${secrets})`, {
      expected: 'no jump, address or instruction of variable time that depends on a secret',
      found: [
        ...listed(leaks),
        ...(refusals.length === 0 ? [] : ['Not understood, so that there may be more:', ...listed(refusals)]),
      ].join(NEXT_LINE),
    });
  }
  if (refusals.length > 0) {
    throw new Failure('unsupported', `it is not known whether ${name} leaks secrets (${secrets})`, {
      expected: 'code of which every instruction is understood',
      found: listed(refusals).join(NEXT_LINE),
    });
  }
  const claim = 'no jump, no address and no instruction of variable time depends on a secret, on any path';
  io.out(sentence(`${name}: ${claim}`, '  ', io));
}

const MAX_LINES = 12;
const NEXT_LINE = '\n            ';
