/** The table of forms against the processor of this machine. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import { FORMS, formNamed, formOf } from '../../../src/codegen/x86/forms.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { execute, hasCompiler, processorHas } from './executor.ts';
import { isOfLanes } from '../encoder/randomProgram.ts';
import { complaints, randomState, trialOf } from './tableCheck.ts';

const SEED = 4711;
const TRIALS = 24;

/** `ret` would leave the executor, which knows of no registers of 512 bits. */
const EXECUTED = FORMS.filter((f) => f.name !== 'ret' && !isOfLanes(f) && processorHas(f.sets));

/** Complaints about each of `forms`. */
function check(forms: readonly Form[], trials: number, rng: Rng): string[][] {
  const perForm = forms.map((form) => Array.from({ length: trials }, () => trialOf(form, rng)));
  const afters = execute(perForm.flat().flatMap((t) => t.runs));
  let at = 0;
  return forms.map((form, i) =>
    complaints(
      form,
      perForm[i],
      perForm[i].map((t) => afters.slice(at, (at += t.runs.length))),
    ),
  );
}

test.skipIf(!hasCompiler())('every form reads and writes exactly what its row says (needs cc)', () => {
  const found = check(EXECUTED, TRIALS, seeded(SEED)).flatMap((c) => c.slice(0, 3));
  expect(found, `seed ${SEED}`).toEqual([]);
  const missing = FORMS.filter((f) => !processorHas(f.sets)).map((f) => f.name);
  if (missing.length > 0) console.warn(`not checked, the processor lacks the feature: ${missing.join(' ')}`);
});

/** The form with one false statement in its row, or null when the draw changes nothing. */
function lie(form: Form, rng: Rng): Form | null {
  const { flags } = form;
  const flag = 1 << rng.below(6);
  const { undefined: noFlags } = flags;
  switch (rng.below(3)) {
    case 0:
      return { ...form, flags: { ...flags, read: flags.read ^ flag } };
    case 1:
      return noFlags & flag
        ? null
        : { ...form, flags: { ...flags, written: flags.written ^ flag, cleared: 0, set: 0 } };
    default:
      return withOtherAccess(form, rng);
  }
}

/** One operand read or written that was not, or the other way round. */
function withOtherAccess(form: Form, rng: Rng): Form | null {
  const which = rng.below(3);
  const spec = form.operands[which];
  if (spec === undefined || spec.class === 'imm' || spec.access === 'none') return null;
  const access = spec.access === 'rw' ? (rng.below(2) === 0 ? 'r' : 'w') : 'rw';
  return { ...form, operands: form.operands.map((o, i) => (i === which ? { ...o, access } : o)) };
}

test.skipIf(!hasCompiler())('a row with one false statement is found out (needs cc)', () => {
  const rng = seeded(SEED, 'lies');
  const liars = Array.from({ length: 400 }, () => lie(EXECUTED[rng.below(EXECUTED.length)], rng)).filter(
    (f) => f !== null,
  );
  const believed = check(liars, TRIALS, rng)
    .map((c, i) => ({ c, form: liars[i] }))
    .filter(({ c }) => c.length === 0);
  expect(liars.length).toBeGreaterThan(200);
  expect(
    believed.map(
      ({ form }) => `${form.name} ${JSON.stringify(form.flags)} ${form.operands.map((o) => o.access).join()}`,
    ),
    `seed ${SEED}`,
  ).toEqual([]);
});

test.skipIf(!hasCompiler())('a zero idiom gives zero and fixed flags whatever the register holds (needs cc)', () => {
  const rng = seeded(SEED, 'zero');
  for (const form of EXECUTED.filter((f) => f.zeroIdiom && f.memory < 0)) {
    const program = new Program();
    const out = new Uint8Array(32);
    program.emit(form.id, 3, 3);
    const code = out.slice(0, encode(program, out, 0));
    const subject = { form, text: form.name, code, registers: [3, 3], base: -1 };
    const afters = execute(Array.from({ length: 8 }, () => ({ code, before: randomState(subject, rng) })));
    expect(new Set(afters.map((a) => a.gpr[3])), `seed ${SEED}, ${form.name}`).toEqual(new Set([0n]));
    expect(new Set(afters.map((a) => a.flags & form.flags.written)).size, `seed ${SEED}, ${form.name}`).toBe(1);
  }
});

test('ids are dense, names unique, and look-ups agree', () => {
  expect(FORMS.map((f) => f.id)).toEqual(FORMS.map((_, i) => i));
  expect(new Set(FORMS.map((f) => f.name)).size).toBe(FORMS.length);
  expect(FORMS.every((f) => formOf(formNamed(f.name)) === f)).toBe(true);
  expect(() => formNamed('frobnicate_r64')).toThrow("no instruction form is called 'frobnicate_r64'");
});
