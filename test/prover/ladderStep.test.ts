/**
 * A whole step of the X25519 ladder (templates/x25519/x25519.step.c, as the bridge lowers it) in one function: ten
 * multiplications modulo 2^255 - 19, selections and sums.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nasmFile } from '../../src/codegen/encoder/file.ts';
import { parse } from '../../src/ir/parse.ts';
import { Lowerer } from '../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { degreeOf } from '../../src/prover/proof/limbPairs.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { Program } from '../../src/codegen/x86/program.ts';
import { TEMPLATES } from '../codegen/lowering/mutants.ts';
import { fixture } from './sampleFunctions.ts';

const step = parse(
  readFileSync(new URL('../fixtures/steps/x25519-step.ir', import.meta.url), 'utf8'),
  'x25519-step.ir',
);

/** The initial candidate. */
function codeOfStep(): string {
  const problem = buildProblem(step);
  const program = new Program();
  expect(new Lowerer(problem, TEMPLATES).lower(initialCandidate(problem), program)).toBe(true);
  return nasmFile(program, { symbol: step.name, header: [] });
}

it('results are of degree 5 in the inputs, those of a product of degree 2', () => {
  expect([degreeOf(step), degreeOf(fixture('25519-mul-loose')), degreeOf(fixture('25519-add'))]).toEqual([5, 2, 1]);
});

it('a ladder step in one function is proved equal to its word IR, overlapping in any way, and constant-time', () => {
  const asm = codeOfStep();
  const verdict = proveAsm(asm, step);
  expect(asm.split('\n').filter((line) => /\bmulx\b/.test(line)).length).toBeGreaterThan(100);
  expect(verdict).toMatchObject({ kind: 'proved' });
});

// A proof that does not succeed takes ten seconds; `hardFaults.test.ts` has shorter ones of lost carries.
it.skipIf(process.env['FIELDWRIGHT_LONG'] !== '1').each(['last', 'middle'])(
  'the %s carry lost is not proved',
  (which) => {
    const lines = codeOfStep().split('\n');
    const carries = lines.flatMap((line, i) => (/^ *adc /.test(line) ? [i] : []));
    const at = carries[which === 'last' ? carries.length - 1 : carries.length >> 1];
    expect(proveAsm(lines.with(at, lines[at].replace('adc', 'add')).join('\n'), step).kind).not.toBe('proved');
  },
);
