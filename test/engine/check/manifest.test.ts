/** What manifests say, and what they may not: they come with the code that is judged. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { readManifest } from '../../../src/engine/check/manifest.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();
const inner = join(folder, 'repository');
beforeAll(() => {
  mkdirSync(join(inner, 'src'), { recursive: true });
  writeFileSync(join(folder, 'secret.s'), '');
  for (const name of ['a.s', 'b.s', '*.s']) writeFileSync(join(inner, name), '');
  symlinkSync('../secret.s', join(inner, 'link.s'));
  symlinkSync('..', join(inner, 'above'));
  symlinkSync('a.s', join(inner, 'same.s'));
});

/** What is read of a text, or the failure. */
function read(text: string, name = 'manifest.toml') {
  writeFileSync(join(inner, name), text);
  try {
    return readManifest(name, { cwd: inner }).entries;
  } catch (error) {
    if (error instanceof Failure) return { kind: error.kind, message: error.message, ...error.detail };
    throw error;
  }
}

const SPEC = 'spec = "out = a*b mod 2^61-1"';

test('TOML and JSON say the same', () => {
  const entries = read(`[[function]]
file = "a.s" # of today
symbol = "f"
verify = { ${SPEC}, limbs = "1x61", lanes = 8 }
ct = { secret = "rsi", secret-value = "edx" }
`);
  const json = {
    function: [
      {
        ...{ file: 'a.s', symbol: 'f', verify: { spec: 'out = a*b mod 2^61-1', limbs: '1x61', lanes: 8 } },
        ct: { secret: 'rsi', 'secret-value': 'edx' },
      },
    ],
  };
  expect(read(JSON.stringify(json), 'manifest.json')).toEqual(entries);
  expect(entries).toEqual([
    {
      ...{ name: 'f', files: ['a.s'], symbol: 'f' },
      asks: [
        { asked: 'verify', options: { spec: 'out = a*b mod 2^61-1', limbs: '1x61', lanes: '8', symbol: 'f' } },
        { asked: 'ct', options: { function: 'f', secret: 'rsi', secretValue: 'edx' } },
      ],
    },
  ]);
});

const one = (more: string): string => `[[function]]\nname = "one"\nfile = "a.s"\n${more}\n`;
const AT = 'manifest.toml: function 1 (one)';

test.each([
  ['', { where: 'manifest.toml: function', expected: 'array', found: 'nothing' }],
  ['function = []', { where: 'manifest.toml: function', expected: expect.stringContaining('>=1') }],
  [one(''), { where: AT, message: 'nothing is asked of the function' }],
  [one(`symbl = "f"`), { where: AT, hint: 'did you mean symbol?' }],
  [one(`verify = { limb = "1x64" }`), { where: `${AT}: verify`, hint: 'did you mean limbs?' }],
  [one(`verify = { limbs = 4 }`), { where: `${AT}: verify.limbs`, expected: 'string', found: 'number' }],
  [one(`verify = { limbs = "1x64" }`), { where: `${AT}: verify`, expected: expect.stringContaining('spec') }],
  [one(`verify = { ${SPEC}, convention = "pascal" }`), { where: `${AT}: verify.convention` }],
  [one(`verify = { ${SPEC}, elements = 65 }`), { where: `${AT}: verify.elements` }],
  [one(`verify = { ${SPEC}, field = "25519" }`), { where: `${AT}: spec` }],
  [one(`ct = { secret = "rsi" }`), { where: `${AT}: symbol`, message: 'the option is missing' }],
  [one(`[`), { where: expect.stringMatching(/^manifest\.toml:\d+:\d+$/), message: 'no TOML' }],
  [`${one('')}file = "b.s"`, { message: 'no TOML' }],
  ['a = '.padEnd(2000, '['), { message: 'no TOML' }],
  ['x'.repeat((1 << 20) + 1), { message: 'cannot read the manifest', found: 'more' }],
  [
    `${one(`verify = { ${SPEC} }`)}${one(`verify = { ${SPEC} }`)}`,
    { found: 'one', expected: expect.stringContaining('name') },
  ],
])('%#: %s', (text, detail) => {
  expect(read(text)).toEqual(expect.objectContaining({ kind: 'input', ...detail }));
});

test('a key that stands twice in JSON says two things', () => {
  expect(read('{"function": [], "function": []}', 'm.json')).toEqual(expect.objectContaining({ message: 'no JSON' }));
});

describe('files', () => {
  const asked = (file: string, more = ''): unknown =>
    read(`[[function]]\nfile = ${JSON.stringify(file)}\nverify = { ${SPEC}${more} }\n`);
  test.each([
    ...['../secret.s', '/etc/passwd', 'src/../../secret.s', 'link.s', 'above/secret.s', 'above', '..', 'a.s\0.c'],
    ...['~/../../secret.s', `${'../'.repeat(40)}etc/passwd`],
  ])('outside of the folder: %j', (file) => {
    expect(asked(file)).toEqual(
      expect.objectContaining({ kind: 'input', message: 'a manifest names what is in its folder only' }),
    );
  });
  test.each(['same.s', 'src/../a.s', '*.s', '-x.s', '@a.s', '$(id).s', '..a.s'])('inside: %j', (file) => {
    expect(asked(file)).toEqual([expect.objectContaining({ files: [file] })]);
  });
  test('what else is read', () => {
    const outside = expect.objectContaining({ message: 'a manifest names what is in its folder only' });
    expect(read(one(`include = ["../"]\nverify = { ${SPEC} }`))).toEqual(outside);
    expect(read(one(`verify = { ir = "../secret.s#f" }`))).toEqual(outside);
    expect(read(`[[function]]\nfile = ["a.s", "../secret.s"]\nsymbol = "f"\nct = { secret = "rsi" }`)).toEqual(outside);
  });
});

test('the manifest of a folder, if there is one', () => {
  const place = temporaryFolder((remove) => remove);
  const found = (): unknown => {
    try {
      return readManifest(undefined, { cwd: place }).file;
    } catch (error) {
      return error instanceof Failure ? error.message : error;
    }
  };
  expect(found()).toBe('there is no manifest');
  writeFileSync(join(place, 'a.s'), '');
  writeFileSync(join(place, 'fieldwright.toml'), `[[function]]\nfile = "a.s"\nverify = { ${SPEC} }\n`);
  expect(found()).toBe('fieldwright.toml');
  writeFileSync(join(place, 'fieldwright.json'), '{}');
  expect(found()).toBe('there are two manifests');
});
