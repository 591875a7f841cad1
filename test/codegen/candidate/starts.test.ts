/** Families of candidates to begin with. */
import { expect, test } from 'vitest';
import { nasmLines } from '../../../src/codegen/encoder/assemblyText.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { cloneCandidate, NODE_ADCX, NODE_CLEAR_FLAGS, NODE_NO_LEA } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { irFixtures, TEMPLATES } from '../lowering/mutants.ts';
import { fiatFile } from '../../prover/fiatJson.ts';
import { isLegal } from './isLegal.ts';

const [ADX, PLAIN] = ['x86-64-v3+adx', 'x86-64-v3'].map((name) => TARGETS.find((t) => t.name === name) ?? TARGETS[0]);

test.each(irFixtures())('all starts of $name are legal orders, the initial candidate is the first', ({ name, fn }) => {
  const p = buildProblem(fn);
  const families = startFamilies(p);
  expect(families[0].name).toBe('rows');
  if (/-(mul|square)(-loose)?$/.test(name)) expect(families.map((f) => f.name)).toEqual(['rows', 'woven']);
  if (/-(add|sub)(-loose)?$/.test(name)) expect(families.length).toBe(1);
  expect(families[0].candidates[0]).toEqual(initialCandidate(p));
  for (const { candidates } of families) for (const c of candidates) expect(isLegal(p, c)).toBe(true);
});

/** How often each mnemonic occurs. */
function mnemonics(
  fn: Parameters<typeof buildProblem>[0],
  change: (choice: Uint16Array) => void,
  target = ADX,
  isWoven = false,
): Map<string, number> {
  const p = buildProblem(fn);
  const c = cloneCandidate(initialCandidate(p, { isWoven }));
  const program = new Program();
  const counts = new Map<string, number>();
  change(c.choice.subarray(p.events.firstNode));
  expect(new Lowerer(p, TEMPLATES, target).lower(c, program)).toBe(true);
  for (const line of nasmLines(program))
    counts.set(line.trim().split(/\s/)[0], (counts.get(line.trim().split(/\s/)[0]) ?? 0) + 1);
  return counts;
}

const product = irFixtures().find(({ name }) => name === '25519-mul-loose');

test.skipIf(product === undefined)('woven products alternate with additions on both flags', () => {
  if (product === undefined) return;
  const woven = mnemonics(product.fn, () => {}, ADX, true);
  const rows = mnemonics(product.fn, () => {});
  expect(rows.get('adox') ?? 0).toBe(0);
  expect(woven.get('adox') ?? 0).toBeGreaterThan(4);
  expect(woven.get('adcx') ?? 0).toBeGreaterThan(8);
});

test.skipIf(product === undefined)(
  'adcx takes the place of add and adc where it is chosen and the target has it',
  () => {
    if (product === undefined) return;
    const choose = (choice: Uint16Array): void => {
      choice.fill(NODE_ADCX | NODE_CLEAR_FLAGS | NODE_NO_LEA);
    };
    const [without, chosen, older] = [
      mnemonics(product.fn, () => {}),
      mnemonics(product.fn, choose),
      mnemonics(product.fn, choose, PLAIN),
    ];
    const count = (of: Map<string, number>, ...names: string[]): number =>
      names.reduce((sum, name) => sum + (of.get(name) ?? 0), 0);
    expect(count(without, 'adcx')).toBe(0);
    expect(count(chosen, 'adcx')).toBeGreaterThan(2 * count(chosen, 'add', 'adc'));
    expect(count(older, 'adcx', 'adox')).toBe(0);
  },
);

const unsaturated = fiatFile('curve25519_64').find((fn) => /carry_mul$/.test(fn.name));

test.skipIf(unsaturated === undefined)('sums of two columns are not woven', () => {
  if (unsaturated !== undefined) expect(startFamilies(buildProblem(unsaturated)).map((f) => f.name)).toEqual(['rows']);
});
