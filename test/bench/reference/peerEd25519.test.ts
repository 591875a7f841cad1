import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { ed25519Public, ed25519Sign } from '../../../src/bench/reference/peerEd25519.ts';
import { wholeFunctions } from '../../../src/bench/reference/wholeFunctions.ts';
import { checkWhole } from '../../../src/bench/reference/wholeFunction.ts';
import { RFC_8032 } from '../../../src/library/ed25519/ed25519Facts.ts';
import { signatureOf, type Runner } from '../../../src/prover/inputs/runner.ts';

const ALL = wholeFunctions(2n ** 255n - 19n, 4);

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

test.each(RFC_8032)('the vectors of RFC 8032, section 7.1: $publicKey', ({ seed, publicKey, message, signature }) => {
  expect(ed25519Public(seed)).toEqual(publicKey);
  expect(ed25519Sign(seed, publicKey, message)).toEqual(signature);
});

const PKCS8 = hex('302e020100300506032b657004220420');
const SPKI = hex('302a300506032b6570032100');
const privateKey = (seed: Uint8Array): ReturnType<typeof createPrivateKey> =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

test('the big-integer reference agrees with another implementation', () => {
  const rng = seeded(1, 'ed25519');
  for (let i = 0; i < 20; i++) {
    const seed = Uint8Array.from({ length: 32 }, () => rng.below(256));
    const message = Uint8Array.from({ length: rng.below(300) }, () => rng.below(256));
    const other = createPublicKey(privateKey(seed)).export({ format: 'der', type: 'spki' }).subarray(12);
    expect(ed25519Public(seed), 'seed 1').toEqual(other);
    expect(ed25519Sign(seed, other, message), 'seed 1').toEqual(sign(null, message, privateKey(seed)));
  }
});

const operation = (name: string): NonNullable<ReturnType<typeof ALL.get>> => {
  const found = ALL.get(name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('what verification must say is what another implementation says', () => {
  const cases = operation('ed25519-verify').cases(seeded(2, 'cases'));
  const said = new Set<bigint>();
  for (const { inputs, expected } of cases) {
    const all = Buffer.from(BigUint64Array.from(inputs).buffer);
    const length = Number(inputs.at(-1));
    const key = createPublicKey({ key: Buffer.concat([SPKI, all.subarray(64, 96)]), format: 'der', type: 'spki' });
    expect(verify(null, all.subarray(96, 96 + length), key, all.subarray(0, 64)), 'seed 2').toBe(expected[0] === 1n);
    said.add(expected[0]);
  }
  expect(said).toEqual(new Set([0n, 1n]));
});

test.each([...ALL.keys()])(
  '%s: cases fit the contract; right answers pass, wrong ones and faults are found',
  async (name) => {
    const fn = operation(name);
    const { inputWords, outputWords } = signatureOf(fn.contract);
    const cases = fn.cases(seeded(3, 'cases'));
    for (const one of [...cases, ...fn.timingCases(3, seeded(3, 'timing'))])
      expect([one.inputs.length, one.expected.length]).toEqual([inputWords, outputWords]);
    expect(fn.contract.params.map((param) => param.name)).toEqual(fn.operands);
    const answering = (change: (words: BigUint64Array) => void): Runner => ({
      run: async () => {
        const words = BigUint64Array.from(cases.flatMap((one) => [...one.expected]));
        change(words);
        return { kind: 'outputs', words };
      },
    });
    const code = new Uint8Array(1);
    expect(
      await checkWhole(
        answering(() => {}),
        code,
        fn,
        cases,
      ),
    ).toMatchObject({ kind: 'passed', calls: cases.length });
    const outcome = await checkWhole(
      answering((words) => {
        words[words.length - 1] ^= 1n;
      }),
      code,
      fn,
      cases,
    );
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { inputs: [...cases[cases.length - 1].inputs.subarray(0, 20)] },
    });
    const faulty: Runner = { run: async () => ({ kind: 'fault', call: 2, reason: 'signal 11' }) };
    expect(await checkWhole(faulty, code, fn, cases)).toMatchObject({
      kind: 'failed',
      failure: { found: 'signal 11' },
    });
  },
);
