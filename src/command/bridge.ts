import { extname, resolve } from 'node:path';
import { readFiat } from '../bridge/fiat/read.ts';
import { withFiatSpecification } from '../bridge/fiat/specification.ts';
import { lowerFunction } from '../bridge/lower/function.ts';
import { readSsaModule } from '../bridge/ssa/read.ts';
import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import { verify } from '../ir/verify.ts';
import { compileToBitcode } from '../toolchain/compileC.ts';
import { openToolchain } from '../toolchain/openToolchain.ts';
import { readIr } from '../toolchain/readIr.ts';
import { BRIDGE_PRIME_OPTIONS, primeFunctions } from './bridgePrime.ts';
import type { CommandSpec } from './commandSpec.ts';
import { emitCode } from './emitCode.ts';
import type { Io } from './io.ts';
import { readInput } from './readInput.ts';

/** Any input the bridge understands, to word IR in its text form. */
export const bridgeCommand: CommandSpec = {
  name: 'bridge',
  summary: 'print the word IR of a C file, LLVM IR or Fiat-Crypto JSON',
  operands: ['[file]'],
  options: [
    { flags: '--function <name>', description: 'only this function' },
    { flags: '--emit <form>', description: 'ir (word IR, the default), llvm (LLVM IR for llc) or asm (the first candidate, before any search)' }, ...BRIDGE_PRIME_OPTIONS,
  ],
  async run(raw, io, [file]) {
    const { function: name } = raw;
    if (file === undefined && raw.prime === undefined) throw new Failure('input', 'nothing to bridge', { expected: 'a file, or --prime with a modulus' });
    const functions = file === undefined ? await primeFunctions(raw, io) : await readFunctions(String(file), typeof name === 'string' ? [name] : [], io);
    if (functions.length === 0) throw new Failure('input', 'no function', { where: String(file), ...(name === undefined ? {} : { expected: String(name) }) });
    for (const fn of functions) verify(fn);
    io.out(emitCode(functions, String(raw.emit ?? 'ir'), io.root));
  },
};

async function readFunctions(file: string, names: readonly string[], io: Io): Promise<IrFunction[]> {
  const wanted = (fn: { readonly name: string }): boolean => names.length === 0 || names.includes(fn.name);
  if (extname(file) === '.json') return readFiat(readInput(file, io), file).filter(wanted).map(withFiatSpecification);
  const toolchain = await openToolchain(io.root), path = resolve(io.cwd, file);
  const irPath = extname(file) === '.c' ? await compileToBitcode(toolchain, path) : path;
  const { json } = await readIr(toolchain, irPath, names.length === 0 ? {} : { functions: names });
  return readSsaModule(json, file).functions.filter(wanted).map(ssa => lowerFunction(ssa, { source: file }));
}
