/** What sources compute modulo a number, read from them before any reduction is rewritten. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { loweredAsStated } from '../../../src/engine/subject/irSubject.ts';
import { compileToBitcode } from '../../../src/frontend/compile/compileC.ts';
import { unreducedSource } from '../../../src/frontend/compile/bridgedSource.ts';
import { readIr } from '../../../src/frontend/compile/readIr.ts';
import { relationOfSource } from '../../../src/frontend/field/sourceRelation.ts';
import { ssaFunction } from '../../../src/ir/ssa/schema.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const folder = temporaryFolder();

const HEAD = `typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(512) wide;
#define P (((wide)1 << 255) - 19)
static fe mul(fe a, fe b) { return (wide)a * b % P; }
static fe add(fe a, fe b) { return ((wide)a + b) % P; }
static fe sub(fe a, fe b) { return ((wide)a + 2 * P - b) % P; }
`;
let files = 0;

/** A file with `text` after the arithmetic above, which has a function f. */
function fileOf(text: string): string {
  const path = join(folder, `f${files++}.c`);
  writeFileSync(path, HEAD + text);
  return path;
}

async function relationOf(text: string) {
  if (toolchain === null) throw new Error('no toolchain');
  return relationOfSource(await unreducedSource(toolchain, { path: fileOf(text), symbol: 'f', flags: [] }, []));
}

describe.skipIf(toolchain === null)('relations of sources', () => {
  test.each([
    ['void f(fe *r, const fe *a, const fe *b) { *r = mul(*a, *b); }', 'out = a*b mod 2^255-19'],
    ['void f(fe *r, const fe *x) { *r = sub(*x, 0); }', 'out = x mod 2^255-19'],
    ['void f(fe *r, const fe *a, unsigned long k) { *r = (wide)*a * k % P; }', 'out = a*k mod 2^255-19'],
    ['void f(fe *r, const fe *a, const fe *b) { *r = sub(*b, add(*a, *b)); }', 't0 = a+b; out = b-t0 mod 2^255-19'],
    [
      'void f(fe r[2], const fe p[2]) {\n  fe s = add(p[0], p[1]), d = sub(p[0], p[1]);\n' +
        '  r[1] = mul(s, 121666); r[0] = mul(s, d);\n}',
      'p_0, p_1 = p; t0 = p_0+p_1; t1 = p_0-p_1; out = t0*t1, t0*121666 mod 2^255-19',
    ],
    // Names that mean something in statements are not taken.
    ['void f(fe *r, const fe *t1, const fe *R) { *r = mul(*t1, *R); }', 'out = arg1*arg2 mod 2^255-19'],
    // What is reduced once may be wide before.
    [
      'void f(fe *r, const fe *a, const fe *b) { *r = (((wide)*a + *b) * *a + *b) % P; }',
      'out = (a+b)*a+b mod 2^255-19',
    ],
  ])('%s', async (text, statement) => {
    expect(await relationOf(text)).toEqual({ statement, words: 4 });
  });

  test.each([
    // 0 + P - (2^255 - 1) is below 0.
    ['*r = ((wide)*a + P - *b) % P;', 'line 7', 'a-b modulo p, by a number that may be negative'],
    ['*r = ((wide)*a * *b << 10) % P;', 'line 7', 'shl'],
    ['*r = (wide)*a * *b * *b % P;', 'line 7', 'a*b*b modulo p, by a number that may need more than 512 bits'],
    ['*r = mul(*a, *b) % (((fe)1 << 254) - 3);', 'line 7', 'more than one modulus'],
    ['*r = (wide)*a * *b % ((wide)1 << 200);', 'line 7', 'a remainder modulo 2^200'],
    ['*r = *a;', 'f', 'no remainder'],
    ['*r = (wide)*a * *b % (((wide)1 << 255) - 18);', 'line 7', 'a remainder modulo 2^255-18'],
    ['*r = *a > *b ? mul(*a, *b) : *a;', 'line 7', 'icmp'],
    ['*r = (unsigned _BitInt(200))*a * (wide)*b % P;', 'line 7', 'a, of which 55 bits are cut off'],
    ['*r = (((unsigned long *)a)[1] * (wide)*b) % P;', 'line 7', 'an access to a part of a number'],
  ])('not of %s', async (body, where, found) => {
    const failure = relationOf(`void f(fe *r, const fe *a, const fe *b) { ${body} }`);
    await expect(failure).rejects.toMatchObject({ kind: 'unsupported' });
    await failure.catch(({ detail }) => {
      expect(detail.where).toContain(where);
      expect(detail.found).toContain(found);
    });
  });

  test('random sources, with their reductions rewritten, compute what is read of them', async () => {
    if (toolchain === null) return;
    for (const seed of oneIn(2, [1, 2, 3, 4])) {
      const path = fileOf(randomFunction(seeded(seed, 'relation')));
      const original = { path, symbol: 'f', flags: [] };
      const { statement, words } = relationOfSource(await unreducedSource(toolchain, original, []));
      const { json } = await readIr(toolchain, await compileToBitcode(toolchain, path), { functions: ['f'] });
      const stated = { spec: statement, limbs: `${words}x64`, aliasing: undefined, bounds: undefined };
      const lowered = loweredAsStated(ssaFunction(json, 'f'), stated, path);
      expect(lowered.spec, `seed ${seed}: ${statement}`).toBeDefined();
    }
  });
});

/** Some sums, differences and products of two or three inputs; two results. */
function randomFunction(rng: Rng): string {
  const known = ['a[0]', 'a[1]', '*b', '(fe)5'];
  const pick = (): string => known[rng.below(known.length)];
  const steps = Array.from({ length: 6 }, (_, i) => {
    const step = `  fe v${i} = ${['mul', 'add', 'sub'][rng.below(3)]}(${pick()}, ${pick()});`;
    known.push(`v${i}`);
    return step;
  });
  return ['void f(fe r[2], const fe a[2], const fe *b) {', ...steps, '  r[0] = v5;', '  r[1] = v4;', '}'].join('\n');
}
