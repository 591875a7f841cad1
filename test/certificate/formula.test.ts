/** Results of a degree above two: factors have names, and elements are congruent to what they were made of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimOf } from '../../src/certificate/claimOf.ts';
import { elementsOf } from '../../src/certificate/facts/claim.ts';
import { Residues } from '../../src/certificate/facts/residues.ts';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { checkQuickly, openCoq } from '../../src/frontend/toolchain/coq.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { formulaFixture } from '../codegen/lowering/mutants.ts';
import { formulaFunction } from '../../lab/suite/formulaBuilds.ts';
import { CHAINED_FORMULAS, formulaSymbol, SUITE_FORMULAS, type SuiteFormula } from '../../lab/suite/suiteFormulas.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { testAccepted } from './byCoq.ts';
import { firstCertificate, stated, STATEMENTS } from './formulaStatements.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';

/**
 * a*b*c modulo 2^64 - 1, where the halves of a product are added up, twice: mov rdx,[rdx]; mulx r9,r8,[rsi]; add r8,r9;
 * adc r8,0; mov rdx,r8; mulx r9,r8,[rcx]; add r8,r9; adc r8,0; mov [rdi],r8; ret
 */
const TRIPLE = Buffer.from('488b12c462bbf60e4d01c84983d0004c89c2c462bbf6094d01c84983d0004c8907c3', 'hex');
const triple = parse(`function triple
aliasing any
param a u64[1]
param b u64[1]
param c u64[1]
result out1 u64[1]

return out1 = a[0]
`);

const EDWARDS = `x1, y1, z1, t1, x2, y2, z2, t2 = arg1; a = (y1-x1)*(y2-x2); b = (y1+x1)*(y2+x2)
  c = t1*0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159*t2; d = 2*z1*z2
  e = b-a; f = d-c; g = d+c; h = b+a; out1 = e*f, g*h, f*g, e*h mod 2^255-19`;
const WEIGHTS = [0, 64, 128, 192];

describe('polynomials of any degree modulo p', () => {
  const residues = new Residues(97n);
  const [x, y] = [residues.unknown(2), residues.unknown(3)];
  const p = residues.add(residues.mul(residues.mul(x, x), y), residues.sub(y, residues.constant(5n)));

  it('are replaced, derived and compared', () => {
    expect(residues.replaced(p, 2, y)).toEqual(
      residues.add(residues.mul(residues.mul(y, y), y), residues.sub(y, residues.constant(5n))),
    );
    expect(residues.derivative(p, 2)).toEqual(new Map([['2.3', 2n]]));
    expect(residues.ratio(residues.mul(p, residues.constant(7n)), p)).toBe(7n);
    expect(residues.ratio(residues.add(p, x), p)).toBeNull();
  });
});

describe('the claim of a formula', () => {
  it('has an expression for each element that is written', () => {
    const { parameters, results } = claimOf(stated(formulaFixture('25519-edwards-add'), EDWARDS, WEIGHTS));
    expect(parameters.map((p) => elementsOf(p).length)).toEqual([4, 8]);
    expect(results.length).toBe(4);
  });

  it('takes divisors to the other side', () => {
    const [{ scale }] = claimOf(stated(triple, 'out1 = a*b/2^64 + c/3 mod 2^64-59', [0])).results;
    expect(scale).toBe(3n * 2n ** 64n);
  });

  const comparing = (relation: string) => stated(triple, 'out1 = a+b mod 97', [0], { relation });

  it('compares numbers, not residues', () => {
    const { modulus, results } = claimOf(comparing('a < 2*b'));
    const [left, two, b] = [
      { kind: 'number', index: 0 },
      { kind: 'constant', value: 2n },
      { kind: 'number', index: 1 },
    ];
    expect(modulus).toBe(0n);
    expect(results).toEqual([
      { scale: 1n, expression: { kind: 'less', left, right: { kind: 'mul', left: two, right: b } } },
    ]);
  });

  it.each(['a < b < c', 'a/3 < b'])('cannot say %s', (relation) => {
    expect(() => claimOf(comparing(relation))).toThrow('a comparison of more than two polynomials');
  });
});

/** Certificates that were found. */
const texts: string[] = [];

describe('code of three products', () => {
  it('has no certificate of another formula', async () => {
    const other = stated(triple, 'out1 = a*b*b mod 2^64-1', [0]);
    await expect(certifyCode(other, TRIPLE, ROOT, [])).rejects.toThrow('could not be shown to be congruent');
  });

  it('has one that Coq accepts', async () => {
    const text = await certifyCode(stated(triple, 'out1 = a*b*c mod 2^64-1', [0]), TRIPLE, ROOT, []);
    expect(text).toContain('Name R8');
    texts.push(text);
  });
});

/** The same with b doubled: shl rdx,1 behind the first instruction. */
const DOUBLED = Buffer.concat([TRIPLE.subarray(0, 3), Buffer.from('48d1e2', 'hex'), TRIPLE.subarray(3)]);
const doubled: IrFunction = {
  ...triple,
  params: triple.params.map((p) => (p.name === 'b' ? { ...p, bounds: [{ lower: 0n, upper: 2n ** 63n - 1n }] } : p)),
};

describe('a factor that is twice a word', () => {
  it('needs no name', async () => {
    const text = await certifyCode(stated(doubled, 'out1 = 2*a*b*c mod 2^64-1', [0]), DOUBLED, ROOT, []);
    expect(text.match(/Name R\w+/g)).toEqual(['Name R8']);
  });

  it('is not the word', async () => {
    const other = stated(doubled, 'out1 = a*b*c mod 2^64-1', [0]);
    await expect(certifyCode(other, DOUBLED, ROOT, [])).rejects.toThrow('could not be shown to be congruent');
  });
});

/**
 * 2*a: mov rcx,[rsi]; mov rax,rcx; xchg rcx,rax; inc rax; dec rax; mov [rsp-8],rax; add [rsp-8],rcx;
 * mov rdx,[rsp-8]; mov [rdi],rdx; ret
 */
const DOUBLE = Buffer.from('488b0e4889c8489148ffc048ffc848894424f848014c24f8488b5424f8488917c3', 'hex');
const double = parse(`function double
aliasing any
param a u64[1] <=0x3fffffffffffffff
result out1 u64[1]

return out1 = a[0]
`);

describe('instructions that only the code of others has', () => {
  it('are followed as Coq follows them', async () => {
    const text = await certifyCode(stated(double, 'out1 = 2*a mod 2^64-59', [0]), DOUBLE, ROOT, []);
    texts.push(text);
  });

  it('have no certificate of another sum', async () => {
    const other = stated(double, 'out1 = 2*a + 1 mod 2^64-59', [0]);
    await expect(certifyCode(other, DOUBLE, ROOT, [])).rejects.toThrow('could not be shown to be congruent');
  });
});

/**
 * a + b and a modulo p = 2^64 - 59: mov r8,[rsi]; mov rax,r8; add rax,[rdx]; lea rcx,[rax+59]; cmovb rax,rcx;
 * mov [rdi],rax; mov [rdi+8],r8; ret. Whether the lea wraps around is another bit, which matters in one case only.
 */
const CHOSEN = Buffer.from('4c8b064c89c0480302488d483b480f42c14889074c894708c3', 'hex');
const chosen = parse(`function chosen
aliasing any
param a u64[1]
param b u64[1]
result out1 u64[2]

return out1 = a[0], a[0]
`);

describe('cases when all is computed', () => {
  const certificate = (statement: string): Promise<string> =>
    certifyCode(stated(chosen, statement, [0], { canonicalInputs: true }), CHOSEN, ROOT, []);

  it('begin with what was found before, as Coq sees it', async () => {
    const text = await certificate('out1 = a+b, a mod 2^64-59');
    expect(text).toMatch(/Congruent [^(]*\(Case \d+ 0 \(Congruent .*\(Case/s);
    texts.push(text);
  });

  it('do not show another sum', async () => {
    await expect(certificate('out1 = a+b+1, a mod 2^64-59')).rejects.toThrow('could not be shown to be congruent');
  });
});

testAccepted(texts);

/** Coq has accepted the text; seconds of the search, and of Coq. */
async function theoremOf(fn: IrFunction): Promise<readonly [search: number, coq: number]> {
  const begin = performance.now();
  const text = await firstCertificate(fn);
  const found = performance.now();
  expect(await checkQuickly(text, await openCoq(ROOT))).toEqual({ accepted: true, said: '' });
  return [(found - begin) / 1000, (performance.now() - found) / 1000];
}

/** A formula of the suite with what it computes; null where nothing is stated. */
async function suiteFormula(formula: SuiteFormula): Promise<IrFunction | null> {
  const statement = STATEMENTS[`${formula.field} ${formula.name}`];
  if (formula.relation === undefined && statement === undefined) return null;
  const fn = await formulaFunction(await openToolchain(ROOT), formula);
  const limbs = Math.ceil(formula.modulus.toString(2).length / formula.radix);
  const weights = Array.from({ length: limbs }, (_, k) => formula.radix * k);
  return fn.spec === undefined ? stated(fn, `${statement} mod ${formula.modulus}`, weights) : fn;
}

const FORMULAS = [...SUITE_FORMULAS, ...CHAINED_FORMULAS.flat()];

/** Those that are stated somewhere; that each has a theorem is in the long tests. */
const isStated = ({ field, name, relation }: SuiteFormula): boolean =>
  relation !== undefined || STATEMENTS[`${field} ${name}`] !== undefined;

it('coq/README.md says of how many formulas it is stated what they compute', () => {
  const page = readFileSync(join(ROOT, 'coq/README.md'), 'utf8');
  expect(page).toContain(`${FORMULAS.filter(isStated).length} of the suite's ${FORMULAS.length} formulas`);
});

const LONG_MS = 30 * 60_000;

describe.skipIf(!hasCoq || !IS_LONG)(withCoq('the first candidate of'), () => {
  it.each(FORMULAS.map((formula) => [formulaSymbol(formula), formula] as const))(
    '%s has a theorem, if it is stated what it computes',
    async (symbol, formula) => {
      const fn = await suiteFormula(formula);
      expect(fn === null, symbol).toBe(/^p(256|384)-montgomery$/.test(formula.field));
      if (fn === null) return;
      const [search, coq] = await theoremOf(fn);
      console.log(`${symbol}: found in ${search.toFixed(1)} s, checked by Coq in ${coq.toFixed(1)} s`);
    },
    LONG_MS,
  );
});
