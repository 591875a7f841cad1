/**
 * Faults made by hand: none may be proved. Those of RARE_FAULTS also agree with the right code on every random input;
 * FIELDWRIGHT_LONG=1 tries a million.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { compile } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import { testAgainst, workerRunner } from '../../src/bench/testing/differential.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { tupleOf, type VectorBatch } from '../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../src/prover/inputs/runner.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { codeOf, damaged, functionOf, irText } from './damagedCode.ts';
import { assembleNasm } from './nativeCode.ts';
import { ARITHMETIC_FAULTS, OVERLAP_FAULTS, POLICY_FAULTS } from './plainFaults.ts';
import { RARE_FAULTS, type HardFault } from './rareFaults.ts';
import { oneIn } from '../oneIn.ts';
import { openWorker } from '../openWorker.ts';

const SEED = 5;
/** Per fault. */
const INPUTS = process.env['FIELDWRIGHT_LONG'] === '1' ? 1_000_000 : 5_000;
const said = (v: Verdict): string =>
  v.kind === 'proved' ? `proved by ${v.by}` : `${v.kind} at ${v.where}: ${v.reason}`;
const titled = <T extends HardFault>(faults: readonly T[]): [string, string, T][] =>
  faults.map((f) => [f.code, f.name, f]);

/** Uniform inputs in arrays of their own: no corners, no runs of ones (which the tests of the search do have). */
function randomVectors(fn: IrFunction, count: number): VectorBatch {
  const mode = distinctMode(fn);
  const signature = signatureOf(fn);
  const evaluate = compile(fn);
  const rng = seeded(SEED, fn.name);
  const bounds = fn.params.flatMap((p) => p.bounds);
  const inputs = BigUint64Array.from(
    { length: count * signature.inputWords },
    (_, i) => rng.big(64) % (bounds[i % signature.inputWords].upper + 1n),
  );
  const expected = new BigUint64Array(count * signature.outputWords);
  for (let i = 0; i < count; i++)
    expected.set(evaluate(tupleOf(fn, signature, inputs, i)).flat(), i * signature.outputWords);
  return { mode, count, inputs, expected };
}

describe('the code that is damaged', () => {
  it.each([...new Set([...RARE_FAULTS, ...ARITHMETIC_FAULTS].map((f) => f.code))])('%s is proved', (code) => {
    expect(proveAsm(codeOf(code), functionOf(code))).toMatchObject({ kind: 'proved' });
  });
});

const worker = await openWorker();

describe('faults that random inputs miss', () => {
  const vectors = new Map<string, VectorBatch>();
  const vectorsOf = (fn: IrFunction, code: string): VectorBatch => {
    const batch = vectors.get(code) ?? randomVectors(fn, INPUTS);
    vectors.set(code, batch);
    return batch;
  };

  it.each(oneIn(3, titled(RARE_FAULTS)))('%s: %s', async (code, _, fault) => {
    const fn = functionOf(code);
    const text = damaged(fault);
    expect(proveAsm(text, { ...fn, aliasing: 'none' }), text).not.toMatchObject({ kind: 'proved' });
    const bytes = assembleNasm(text);
    if (bytes !== null)
      expect(await testAgainst(workerRunner(worker), bytes, fn, [vectorsOf(fn, code)]), `seed ${SEED}`).toMatchObject({
        kind: 'passed',
      });
  });
});

describe('wrong constants, limbs, signs and widths', () => {
  it.each(oneIn(3, titled(ARITHMETIC_FAULTS)))('%s: %s', (code, _, fault) => {
    const verdict = proveAsm(damaged(fault), { ...functionOf(code), aliasing: 'none' });
    expect(verdict.kind, said(verdict)).toBe('refuted');
  });
});

describe('broken rules and overlap', () => {
  it.each(titled([...POLICY_FAULTS, ...OVERLAP_FAULTS]))('%s: %s', (code, _, fault) => {
    const verdict = proveAsm(damaged(fault), functionOf(code));
    expect(verdict.kind).not.toBe('proved');
    expect(said(verdict)).toMatch(fault.finds);
  });
  it.each(titled(OVERLAP_FAULTS))('%s: %s, which is right as long as the arrays are apart', (code, _, fault) => {
    expect(proveAsm(damaged(fault), { ...functionOf(code), aliasing: 'none' })).toMatchObject({ kind: 'proved' });
  });
});

/** Text of a word-IR function with one thing changed. */
const SPECIFICATION_FAULTS: readonly [string, string, string, string][] = [
  ['25519-mul-loose', '19 instead of 38', '0x26', '0x13'],
  ['25519-mul-loose', '20 instead of 19', 'mul x60, 0x13', 'mul x60, 0x14'],
  ['25519-mul-loose', 'the top bits begin at 254', 'by 63', 'by 62'],
  ['25519-mul-loose', 'a limb of the last fold is left out', ' +x57@2', ''],
  ['25519-mul-loose', 'a result bound of 2^63 - 1', '0x8000000000000000\nmodulus', '0x7fffffffffffffff\nmodulus'],
  [
    '25519-mul-loose',
    'a result that is said to be canonical',
    'relation arg1*arg2',
    'relation arg1*arg2\ncanonical outputs',
  ],
  ['25519-add', 'inputs that are not reduced', 'canonical inputs outputs', 'canonical outputs'],
  ['25519-add-loose', 'another prime', 'ed\nweights', 'eb\nweights'],
  ['25519-sub', 'the difference the other way round', 'arg1-arg2', 'arg2-arg1'],
  ['poly1305-mul-loose', 'inputs of 192 bits', ',0x7', ',0xffffffffffffffff'],
  ['poly1305-mul-loose', '6 instead of 5', '0x5\n', '0x6\n'],
  ['secp256k1-mul-loose', 'without the last fold', 'and x67, 0x1000003d1', 'and x67, 0x0'],
  ['secp256k1-sub', 'the last fold is added', ' -x', ' +x'],
];

describe('word IR that misses its specification', () => {
  it.each(SPECIFICATION_FAULTS)('%s: %s', (name, _, from, to) => {
    const text = irText(name);
    const changed = text.replaceAll(from, to);
    expect(changed).not.toBe(text);
    const verdict = proveSpec(functionOf(name, changed));
    expect(verdict.kind, said(verdict)).not.toBe('proved');
  });
});
