import { hasOwnInterface } from '../../../src/frontend/c/prototype.ts';
import { Failure } from '../../../src/base/errors.ts';
import { lowerFunction, lowerWithOverlap } from '../../../src/frontend/words/function.ts';
import { readSsaModule } from '../../../src/ir/ssa/schema.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { verify } from '../../../src/ir/verify.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { readInputs } from '../../../src/frontend/compile/inputsManifest.ts';
import { openInput, type OpenInput } from '../../../src/frontend/compile/openInput.ts';
import { openToolchain, type Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { readIr } from '../../../src/frontend/compile/readIr.ts';
import { fiatFunctions, type Subject } from './subjects.ts';

/**
 * Functions of a C library or Rust crate that bridge/inputs pins, with the word IR that the reader makes of what no
 * compiler has optimised; for the crate fiat-crypto with that of Fiat's JSON, where it has the function. Left out is
 * what the bridge refuses and what is not called as our functions are.
 */
export async function inputSubjects(root: string, name: string): Promise<Subject[]> {
  const toolchain = await openToolchain(root);
  const fiat = fiatFunctions();
  const found: Subject[] = [];
  const input = await openInput(toolchain, name, () => {});
  const { original, library, text, origin } = input;
  const source =
    original === null ? { library: library ?? '' } : { c: `#include "${original.path}"\n`, flags: [...original.flags] };
  for (const operation of Object.keys(text.functions)) {
    const symbol = text.prefix + operation;
    const fn = fiat.find((f) => f.name === fiatName(symbol)) ?? (await wordIr(input, symbol, toolchain));
    if (fn !== null) found.push({ origin, name: `${name} ${operation}`, fn, symbol, source });
  }
  return found.sort((a, b) => a.fn.body.length - b.fn.body.length);
}

/** The implementations, without Fiat's C: that is compiled from the JSON. */
export const inputNames = (root: string): string[] =>
  [...readInputs(root)].filter(([_, { kind }]) => kind !== 'fiat-c').map(([name]) => name);

/** How bridge/inputs/lib.rs abbreviates Fiat's fields. */
const FIAT: Readonly<Record<string, string>> = {
  25519: '25519_carry',
  '25519sol': 'curve25519_solinas',
  1305: 'poly1305_carry',
  448: 'p448_carry',
  521: 'p521_carry',
  dettman: 'secp256k1_dettman',
  k256: 'secp256k1_montgomery',
  p224: 'p224',
  p256: 'p256',
  p384: 'p384',
  p434: 'p434',
};

function fiatName(symbol: string): string | null {
  const match = /^fr_(\w+?)_(\w+)$/.exec(symbol);
  const field = FIAT[match?.[1] ?? ''];
  return match === null || field === undefined
    ? null
    : `fiat_${field}_${match[2].replace(/^sq$/, 'square').replace(/_raw$/, '')}`;
}

async function wordIr({ bitcode }: OpenInput, symbol: string, toolchain: Toolchain): Promise<IrFunction | null> {
  try {
    const { json } = await readIr(toolchain, bitcode, { functions: [symbol], reduce: 'none' });
    const ssa = readSsaModule(json, symbol).functions.find((f) => f.name === symbol);
    if (ssa === undefined || !hasOwnInterface(ssa)) return null;
    // What is `restrict` in the source other compilers may read after they have written.
    const isApart = ssa.args.some(({ noalias }) => noalias);
    const fn = normalize(
      isApart ? lowerFunction(ssa, { source: symbol, aliasing: 'none' }) : lowerWithOverlap(ssa, symbol),
    );
    verify(fn);
    return fn;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
