import { dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { parse } from '../ir/parse.ts';
import type { IrFunction } from '../ir/function.ts';
import { parseRecord } from '../store/parseRecord.ts';
import type { Syntax } from '../verify/asm/listing.ts';
import { proveAsm } from '../verify/equivalence.ts';
import { proveSpec } from '../verify/specification.ts';
import type { Verdict } from '../verify/verdict.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { parseOptions } from './parseOptions.ts';
import { readInput } from './readInput.ts';

const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const;

const schema = z.object({
  ir: z.string().optional(),
  record: z.string().optional(),
  syntax: z.enum(SYNTAXES, `one of ${SYNTAXES.join(', ')}`).optional(),
  function: z.string().optional(),
});

type Options = z.infer<typeof schema>;

/** Proves assembly, ours or anyone's, against a word-IR function, and that against its specification. Needs neither LLVM nor the search. */
export const verifyCommand: CommandSpec = {
  name: 'verify',
  summary: 'prove an assembly file',
  operands: ['<file>'],
  options: [
    { flags: '--record <file>', description: 'record whose word IR is the reference (default best.json beside the file)' },
    { flags: '--ir <file>', description: 'word IR in its text form as the reference' },
    { flags: '--function <name>', description: 'function of the file to look at (default the first)' },
    { flags: '--syntax <name>', description: `${SYNTAXES.join(', ')} (default: nasm for .asm, else gas-intel)` },
  ],
  run: async (raw, io, [file]) => verify(String(file), parseOptions(schema, raw), io),
};

function verify(file: string, options: Options, io: Io): void {
  const text = readInput(file, io), fn = reference(file, options, io);
  const syntax: Syntax = options.syntax ?? (extname(file) === '.asm' ? 'nasm' : 'gas-intel');
  const asm = proveAsm(text, syntax, fn, options.function === undefined ? {} : { symbol: options.function });
  const spec = fn.spec === undefined ? null : proveSpec(fn);
  io.out(line('asm = IR, constant time, calling convention', asm));
  io.out(spec === null ? 'IR = specification: the IR states none' : line('IR = specification', spec));
  if (asm.kind === 'refuted' || spec?.kind === 'refuted') throw new Failure('wrong', 'refuted', { where: file });
  if (asm.kind === 'undecided' || spec?.kind === 'undecided') throw new Failure('unsupported', 'not everything could be decided', { where: file });
}

/** The function that the assembly should compute. */
function reference(file: string, { ir, record }: Options, io: Io): IrFunction {
  if (ir !== undefined) return parse(readInput(ir, io), ir);
  const recordFile = record ?? join(dirname(file), 'best.json');
  return parse(parseRecord(readInput(recordFile, io), recordFile).ir, recordFile);
}

function line(claim: string, verdict: Verdict): string {
  const time = `${verdict.millis.toFixed(0)} ms`;
  switch (verdict.kind) {
    case 'proved': return `${claim}: proved for all inputs (${verdict.by}, ${time})`;
    case 'undecided': return `${claim}: not decided: ${verdict.where}: ${verdict.reason} (${time})`;
    case 'refuted': {
      const inputs = verdict.counterexample?.map(limbs => `[${limbs.map(x => `0x${x.toString(16)}`).join(', ')}]`).join(' ');
      return `${claim}: refuted: ${verdict.where}: ${verdict.reason}${inputs === undefined ? '' : `\n  for example with ${inputs}`}`;
    }
  }
}
