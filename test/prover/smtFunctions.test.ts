import { expect, it } from 'vitest';
import { parse } from '../../src/ir/parse.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { parseListing } from './listing/parseListing.ts';
import { storedFiles, storedRecord } from '../engine/store/storedResult.ts';
import { fiatFile } from './fiatJson.ts';
import { naiveCode } from './naiveCode.ts';
import { fixture } from './sampleFunctions.ts';
import { asmTerms } from './smt/asmTerms.ts';
import { irTerms } from './smt/irTerms.ts';
import { smtSolver } from './smt/solver.ts';
import { constant, Terms } from './smt/terms.ts';
import { oneIn } from '../oneIn.ts';

/**
 * A cross-check on whole functions without multiplication: assembly and word IR as bit-vectors, by descriptions of
 * their own, and an SMT solver that says whether some input tells them apart.
 */
const solve = smtSolver();
const TIMEOUT_MS = 30_000;

/** Satisfiable if and only if some input within the bounds of the limbs gives different results. */
function miter(fn: IrFunction, asm: string): string {
  const terms = new Terms();
  const inputs = fn.params.map((p) => p.bounds.map((_, i) => terms.unknown(`${p.name}[${i}]`, 64)));
  fn.params.forEach((p, k) =>
    p.bounds.forEach(({ lower, upper }, i) =>
      terms.assert(
        `(and (bvuge ${inputs[k][i]} ${constant(lower, 64)}) (bvule ${inputs[k][i]} ${constant(upper, 64)}))`,
      ),
    ),
  );
  const left = asmTerms(parseListing(asm), fn, inputs, terms).flat();
  const right = irTerms(fn, inputs, terms).flat();
  terms.assert(`(not (and ${left.map((term, i) => `(= ${term} ${right[i]})`).join(' ')}))`);
  return terms.lines.join('\n');
}

const hasMultiplication = (fn: IrFunction): boolean => fn.body.some((op) => ['mul', 'mulx'].includes(op.kind));
const fixtures = [
  '25519-add',
  '25519-sub',
  '25519-add-loose',
  '25519-sub-loose',
  'secp256k1-add',
  'secp256k1-sub',
  'secp256k1-add-loose',
  'poly1305-add',
].map(fixture);
const fiat = ['p224_64', 'p256_64', 'secp256k1_montgomery_64', 'curve25519_64']
  .flatMap(fiatFile)
  .filter((fn) => /(_add|_sub|_opp|_selectznz)$/.test(fn.name) && naiveCode(fn) !== null);
const naive = [...fixtures, ...fiat].map((fn) => ({ name: `${fn.name}, naive code`, fn, asm: naiveCode(fn) ?? '' }));

const stored = ['25519-add/amd-zen4', '25519-sub/amd-zen4'].map((result) => {
  const fn = parse(storedRecord(result).ir);
  return { name: `${fn.name}, as stored`, fn, asm: storedFiles(result)['best.asm'] };
});

/** What the solver decides within a second or two; all of them with FIELDWRIGHT_LONG=1 (a minute and a half). */
const QUICK = /as stored|poly1305_add|secp256k1_add_loose|_opp/;
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const cases = [...stored, ...naive].filter(({ name }) => isLong || QUICK.test(name)).map((c) => [c.name, c] as const);

it.each(cases)('%s: no input tells assembly and IR apart', async (_, { fn, asm }) => {
  expect(hasMultiplication(fn)).toBe(false);
  expect(await solve(miter(fn, asm), 'QF_BV')).toBe('unsat');
  expect(proveAsm(asm, { ...fn, aliasing: 'none' }).kind).toBe('proved');
});

it.each(oneIn(4, cases))(
  '%s: of code with a lost carry both think alike',
  async (_, { fn, asm }) => {
    const lines = asm.split('\n');
    const carries = lines.flatMap((line, i) => (/^\s*(adc|sbb) /.test(line) && !/\b(\w+), \1$/.test(line) ? [i] : []));
    for (const at of [carries[0], carries[Math.floor(carries.length / 2)]].filter((i) => i !== undefined)) {
      const wrong = lines.with(at, lines[at].replace('adc', 'add').replace('sbb', 'sub')).join('\n');
      const answer = await solve(miter(fn, wrong), 'QF_BV');
      const verdict = proveAsm(wrong, { ...fn, aliasing: 'none' }).kind;
      expect(answer).not.toBe('unknown');
      expect(verdict, lines[at]).not.toBe(answer === 'unsat' ? 'refuted' : 'proved');
    }
  },
  2 * TIMEOUT_MS,
);

it(
  'the solver does tell wrong code apart',
  async () => {
    const fn = fixture('poly1305-add');
    const asm = naiveCode(fn) ?? '';
    const lost = asm.replace(/adc /g, 'add ');
    expect(lost).not.toBe(asm);
    expect(await solve(miter(fn, lost), 'QF_BV')).toBe('sat');
    expect(proveAsm(lost, { ...fn, aliasing: 'none' }).kind).toBe('refuted');
  },
  TIMEOUT_MS,
);
