import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { findOperation, listFields, loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');

test('the fields of the project', () => {
  expect(listFields(root).map((f) => f.name)).toEqual(expect.arrayContaining(['25519', 'poly1305', 'secp256k1']));
  expect(loadField('curve25519', root).modulus).toBe(2n ** 255n - 19n);
  expect(loadField('k256', root).modulus).toBe(2n ** 256n - 2n ** 32n - 977n);
});

test.each(listFields(root).map((f) => [f.name, f] as const))('%s is consistent', (_, field) => {
  const source = definitionsOf(field.sourcePath);
  expect(field.bounds.strict).toBe(field.modulus - 1n);
  expect(field.bounds.loose >= field.bounds.strict).toBe(true);
  for (const op of field.operations) {
    for (const symbol of Object.values(op.symbols)) expect(source).toContain(`void ${symbol}(`);
    const used = [...new Set(op.relation.match(/arg\d+/g))].sort();
    expect(used).toEqual(Array.from({ length: op.arguments }, (_, k) => `arg${k + 1}`));
  }
});

/** The text of a source; where it includes a template, that with the names filled in. */
function definitionsOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  const prefix = /#define FIELD (\w+)/.exec(text)?.[1];
  const template = /#include "(.*)"/.exec(text)?.[1];
  return template === undefined
    ? text
    : readFileSync(join(path, '..', template), 'utf8').replaceAll(/FUNCTION\((\w+)\)/g, `${prefix}_$1`);
}

test('an unknown field or operation is answered with the known ones', () => {
  expect(() => loadField('25518', root)).toThrow('unknown field "25518"');
  expect(() => findOperation(loadField('25519', root), 'div')).toThrow('field 25519 has no operation "div"');
});

describe('a field.json', () => {
  let dir: string;
  beforeEach(() => void (dir = temporaryFolder(onTestFinished)));

  const good = {
    schemaVersion: 1,
    name: 'tiny',
    aliases: [],
    modulus: '2^66 - 5',
    limbs: 2,
    weights: [0, 64],
    source: 'tiny.c',
    bounds: { strict: '2^66 - 6', loose: '2^67 - 1' },
    operations: { add: { arguments: 2, relation: 'arg1+arg2', strict: 'tiny_add', loose: 'tiny_add_loose' } },
  };
  const write = (text: string): void => {
    mkdirSync(join(dir, 'bridge/fields/tiny'), { recursive: true });
    writeFileSync(join(dir, 'bridge/fields/tiny/field.json'), text);
  };

  test('is read', () => {
    write(JSON.stringify(good));
    expect(loadField('tiny', dir)).toMatchObject({
      modulus: 2n ** 66n - 5n,
      sourcePath: join(dir, 'bridge/fields/tiny/tiny.c'),
    });
  });

  test.each([
    ['no JSON', '{', /not JSON/],
    ['a missing key', JSON.stringify({ ...good, modulus: undefined }), /malformed field description/],
    ['a key we do not know', JSON.stringify({ ...good, prime: 'x' }), /malformed field description/],
    ['a later version', JSON.stringify({ ...good, schemaVersion: 2 }), /malformed field description/],
    ['limbs without weight', JSON.stringify({ ...good, limbs: 3 }), /limbs and weights disagree/],
    ['a modulus that is no number', JSON.stringify({ ...good, modulus: 'p' }), /cannot read the integer expression/],
  ])('with %s is refused', (_, text, message) => {
    write(text);
    expect(() => listFields(dir)).toThrow(message);
  });
});
