import { join } from 'node:path';
import { expect, test } from 'vitest';
import { didYouMean } from '../../../src/base/didYouMean.ts';
import { Failure } from '../../../src/base/errors.ts';
import { benchSubject, fieldName } from '../../../src/engine/contest/contestSubject.ts';
import { namedField } from '../../../src/engine/subject/fieldSubject.ts';
import { findOperation, listFields, loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { fieldNamed, operationNamed } from '../../../src/frontend/toolchain/fieldNames.ts';
import { peersFields, readPeersManifest } from '../../../src/frontend/peers/peersManifest.ts';

const root = join(import.meta.dirname, '../../..');
const manifest = readPeersManifest(root);

function hintOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure && error.kind === 'input') return error.detail.hint;
    throw error;
  }
  throw new Error('nothing was thrown');
}

test.each([
  ['25519', '25519'],
  ['ed25519', '25519'],
  ['Curve25519', '25519'],
  ['2^255-19', '25519'],
  ['2**255-19', '25519'],
  ['2 ** 255 - 19', '25519'],
  [`${2n ** 255n - 19n}`, '25519'],
  ['p256', 'p256-montgomery'],
  ['P-256', 'p256-montgomery'],
  ['nistp256', 'p256-montgomery'],
  ['NIST P-256', 'p256-montgomery'],
  ['prime256v1', 'p256-montgomery'],
  ['p384', 'p384-montgomery'],
  ['bls12-381', 'bls12-381-p'],
  ['BLS12_381', 'bls12-381-p'],
  ['bls12-381-r', 'bls12-381-q'],
  ['2^130-5', 'poly1305'],
  ['secp256k1', 'secp256k1'],
  ['P-521', 'p521'],
  ['2^521 - 1', 'p521'],
  ['Ed448', 'p448'],
  ['NIST P-224', 'p224'],
  ['SM2', 'sm2-montgomery'],
  ['P-434', 'p434'],
  ['bn254', 'bn254-p'],
  ['alt_bn128', 'bn254-p'],
  ['Vesta', 'vesta'],
  ['2^64 - 2^32 + 1', 'goldilocks64'],
  ['ed448', 'p448'],
])('%s is %s in all commands', (name, expected) => {
  expect(namedField({ curve: name }, root)?.name).toBe(expected);
  expect(namedField({ field: name }, root)?.name).toBe(expected);
  expect(fieldName({ curve: name, strict: false }, manifest, root)).toBe(expected);
  expect(fieldName({ field: name, strict: false }, manifest, root)).toBe(expected);
});

test('one name means two fields, which is told', () => {
  const names = listFields(root)
    .flatMap((field) => [field.name, ...field.aliases])
    .map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual(['goldilocks']);
  expect(() => loadField('Goldilocks', root)).toThrow(
    expect.objectContaining({
      kind: 'input',
      detail: {
        expected: 'goldilocks64, modulo 2^64 - 2^32 + 1; or p448, modulo 2^448 - 2^224 - 1',
        found: 'Goldilocks',
        hint: '--curve goldilocks64 or p448',
      },
    }),
  );
});

test('what contestants call a field of ours, it is called by us, too', () => {
  for (const { names, own } of peersFields(manifest))
    if (own !== null) for (const name of names) expect(loadField(name, root).name, name).toBe(own);
});

test.each([
  ['25518', 'did you mean 25519?'],
  ['p265', 'did you mean p256?'],
  ['2^200-3', '--prime "2^200-3"'],
  ['2**200 - 3', '--prime "2^200 - 3"'],
  ['255-19', '--prime 255-19'],
  ['brainpoolP256r1', './fieldwright list shows them; --prime takes any modulus'],
])('%s is unknown, and answered with %s', (name, hint) => {
  expect(hintOf(() => namedField({ curve: name }, root))).toBe(hint);
});

test('a name that only other commands know is answered with its modulus', () => {
  const elsewhere = [{ names: ['p191'], modulusText: '2^191 - 19' }];
  const hint = hintOf(() => fieldNamed('P-191', [{ names: ['one'], modulusText: '31' }], elsewhere));
  expect(hint).toBe('--prime "2^191 - 19"');
});

test('a modulus of two fields names none', () => {
  const fields = [
    { names: ['one'], modulusText: '2^5 - 1' },
    { names: ['two'], modulusText: '31' },
  ];
  expect(hintOf(() => fieldNamed('2^5-1', fields))).toBe('--curve one or two');
});

test('two options may say the same in different words', () => {
  expect(namedField({ curve: 'P-256', field: 'nistp256' }, root)?.name).toBe('p256-montgomery');
  expect(() => namedField({ curve: 'p256', field: 'p384' }, root)).toThrow('--curve and --field name different fields');
  expect(() => fieldName({ curve: 'p256', field: 'p384', strict: false }, manifest, root)).toThrow(
    '--curve and --field name different fields',
  );
  expect(namedField({}, root)).toBeNull();
});

test.each([
  ['sqr', 'square'],
  ['Square', 'square'],
  ['multiply', 'mul'],
  ['from-montgomery', 'from_montgomery'],
  ['neg', 'opp'],
  ['subtract', 'sub'],
])('%s is %s', (word, expected) => {
  expect(findOperation(loadField('p256', root), word).name).toBe(expected);
  expect(benchSubject({ field: 'p256', op: word, strict: false }, manifest, root).op).toBe(expected);
});

test('a word for an operation that the field lacks is none of its operations', () => {
  expect(() => operationNamed('neg', ['mul', 'square'], 'x')).toThrow('field x has no operation "neg"');
  expect(hintOf(() => operationNamed('sqaure', ['mul', 'square'], 'x'))).toBe('did you mean square?');
  expect(hintOf(() => operationNamed('pow', ['mul', 'square'], 'x'))).toBeUndefined();
  expect(benchSubject({ field: 'p521', op: 'inverse', strict: false }, manifest, root).op).toBe('inv');
});

test.each([
  ['ab', ['ba', 'xy'], 'ba'],
  ['x', ['y'], null],
  ['throughptu', ['latency', 'throughput'], 'throughput'],
  ['', ['a'], null],
  ['nothing', [], null],
])('%j of %j', (word, known, expected) => {
  expect(didYouMean(word, known)).toBe(expected);
});
