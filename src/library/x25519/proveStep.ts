import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IrFunction, Specification } from '../../ir/function.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { provedMeaning } from '../kernels/provedMeaning.ts';
import { wordFunctions } from './x25519Builds.ts';

const WEIGHTS = [0, 64, 128, 192];
const PRODUCT = 'out1 = arg1*arg2 mod 2^255-19';
export const ANY_WORDS = 'for operands of any four words';

/**
 * Proves for all operands of four words that the word IR of the ladder step is a step of RFC 7748, that of the doubling
 * doubles as it does, both between points x : z that are given as x + z and x - z, and that of the multiplication is a
 * product modulo p. Results are four words, too, so that the ladder needs no other invariant. Returns what was proved,
 * a line each. Throws as `provedMeaning`.
 */
export async function proveStep(toolchain: Toolchain): Promise<string[]> {
  const formula = (name: string): string => formulaText(`x25519.${name}`, toolchain);
  const statements = new Map([
    ['x25519_step', [formula('step'), 'a step of RFC 7748, section 5'] as const],
    ['x25519_double', [formula('double'), 'what such a step does to double a point'] as const],
    ['x25519_mul', [PRODUCT, 'a product modulo 2^255 - 19'] as const],
  ]);
  return (await wordFunctions(toolchain)).map((fn) => {
    const [statement, meaning] = statements.get(fn.name) ?? [PRODUCT, 'a product'];
    return provedMeaning(stated(fn, statement), meaning, ANY_WORDS);
  });
}

/** A formula of bridge/bench. */
export const formulaText = (name: string, { root }: Pick<Toolchain, 'root'>): string =>
  readFileSync(join(root, 'bridge', 'bench', `${name}.formula`), 'utf8');

/** A function with its statement; scalars are bits. */
export function stated(fn: IrFunction, statement: string, more: Partial<Specification> = {}): IrFunction {
  const { relation, modulus } = parseStatement(statement, null);
  const params = fn.params.map((p) => (p.shape === 'scalar' ? { ...p, bounds: [{ lower: 0n, upper: 1n }] } : p));
  return {
    ...fn,
    params,
    spec: { modulus, relation, weights: WEIGHTS, canonical: false, canonicalInputs: false, ...more },
  };
}
