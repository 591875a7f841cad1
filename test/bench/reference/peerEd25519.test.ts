import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { ed25519Public, ed25519Sign } from '../../../src/bench/reference/peerEd25519.ts';
import { wholeFunctions } from '../../../src/bench/reference/wholeFunctions.ts';
import { checkWhole } from '../../../src/bench/reference/wholeFunction.ts';
import { signatureOf, type Runner } from '../../../src/prover/inputs/runner.ts';

const ALL = wholeFunctions(2n ** 255n - 19n, 4);

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

// RFC 8032, section 7.1.
test.each([
  [
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
      '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
      '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
])('seed %s', (seed, publicKey, message, signature) => {
  expect(Buffer.from(ed25519Public(hex(seed))).toString('hex')).toBe(publicKey);
  expect(Buffer.from(ed25519Sign(hex(seed), hex(publicKey), hex(message))).toString('hex')).toBe(signature);
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
