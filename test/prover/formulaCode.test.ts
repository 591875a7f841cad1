import { describe, expect, it } from 'vitest';
import type { IrFunction } from '../../src/ir/function.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { championProgram } from '../../src/search/tuning/codeGenerator.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { formulaFixture, TEMPLATES } from '../codegen/lowering/mutants.ts';
import { listingText } from '../codegen/wholeProgram.ts';

const codeOf = (name: string): { readonly fn: IrFunction; readonly code: string } => {
  const fn = formulaFixture(name);
  const problem = buildProblem(fn);
  return { fn, code: listingText(championProgram(problem, TEMPLATES, TARGETS[0], initialCandidate(problem)), fn.name) };
};

/** Each proof that does not succeed takes ten seconds; the long form has a second function, and more faults. */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const FORMULAS = ['x25519-step', ...(LONG ? ['secp256k1-jacobian-double'] : [])];

/** Each reduction adds a carry back at the bottom, and the code goes no further than the second word with it. */
describe.each(FORMULAS)('the first candidate of %s', (name) => {
  const { fn, code } = codeOf(name);

  it('is proved equal to its word IR', () => {
    expect(proveAsm(code, fn)).toMatchObject({ kind: 'proved' });
  });

  it.skipIf(!LONG)('is not without the last carry that is added to a second word', () => {
    const lines = code.split('\n');
    const at = lines.findLastIndex((line) => /^adc r\w+, 0x0$/.test(line));
    expect(at).toBeGreaterThan(0);
    expect(proveAsm(lines.toSpliced(at, 1).join('\n'), fn)).not.toMatchObject({ kind: 'proved' });
  });
});

/** Z1 = 0 selects the second point: the code asks by the borrow of Z1's words, taken together, less one. */
describe('the mixed addition on P-256', () => {
  const { fn, code } = codeOf('p256-montgomery-mixed');
  const lines = code.split('\n');
  const at = lines.findIndex((line) => /^cmp r\w+, 0x1$/.test(line));
  const withLine = (k: number, line: string): string => lines.with(k, line).join('\n');

  it('is proved equal to its word IR', () => {
    expect(proveAsm(code, fn)).toMatchObject({ kind: 'proved' });
  });

  it('is not where another number is asked for, or only some words of Z1', () => {
    expect(at).toBeGreaterThan(0);
    const another = withLine(at, lines[at].replace('0x1', '0x2'));
    if (LONG) expect(proveAsm(another, fn)).not.toMatchObject({ kind: 'proved' });
    const or = lines.findLastIndex((line, k) => k < at && line.startsWith('or '));
    expect(proveAsm(withLine(or, lines[or].replace('or ', 'and ')), fn)).not.toMatchObject({ kind: 'proved' });
  });
});
