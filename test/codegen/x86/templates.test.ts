/** The templates against their contracts, on the processor of this machine. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { Contract } from './contract.ts';
import { formId } from '../../../src/base/ids.ts';
import { formOf } from '../../../src/codegen/x86/forms.ts';
import { FORM, STRIDE } from '../../../src/codegen/x86/program.ts';
import { parseTemplates, type Template } from '../../../src/codegen/x86/template.ts';
import { execute, hasCompiler, processorHas } from './executor.ts';
import { complaints, describe, placements, subjectOf, trialOf, type TemplateTrial } from './templateTrials.ts';

const SEED = 77;
const TRIALS = 30;
const FOLDER = new URL('../../../templates/x86/', import.meta.url);
const LIBRARY = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => parseTemplates(readFileSync(new URL(file, FOLDER), 'utf8'), file));

/** Trials of all templates in all placements; a placement with too few of them is a complaint of its own. */
function trials(
  templates: readonly Template[],
  rng: Rng,
): { readonly made: TemplateTrial[]; readonly untested: string[] } {
  const made: TemplateTrial[] = [];
  const untested: string[] = [];
  for (const t of templates) {
    const subject = subjectOf(t);
    for (const places of placements(t)) {
      const some = Array.from({ length: 2 * TRIALS }, () => trialOf(subject, places, rng))
        .filter((x) => x !== null)
        .slice(0, TRIALS);
      if (some.length < TRIALS / 4) untested.push(`${describe(t, places)}: ${some.length} trials`);
      made.push(...some);
    }
  }
  return { made, untested };
}

/** Complaints by template name. */
function judge(made: readonly TemplateTrial[]): Map<string, string[]> {
  const runnable = made.filter(runs);
  const after = execute(runnable.map((t) => t.run));
  const found = new Map<string, string[]>();
  runnable.forEach(
    ({
      subject: {
        template: { name },
      },
    }) => found.set(name, []),
  );
  runnable.forEach((t, i) => found.get(t.subject.template.name)?.push(...complaints(t, after[i])));
  return found;
}

/** This processor has every instruction of the trial. */
const runs = ({ program }: TemplateTrial): boolean =>
  Array.from({ length: program.count }, (_, i) => formOf(formId(program.data[i * STRIDE + FORM]))).every((form) =>
    processorHas(form.sets),
  );

test.skipIf(!hasCompiler())('every template does what its contract claims and nothing else (needs cc)', () => {
  const { made, untested } = trials(LIBRARY, seeded(SEED));
  const found = judge(made);
  expect(untested, `seed ${SEED}`).toEqual([]);
  expect(
    [...found].flatMap(([, c]) => c.slice(0, 3)),
    `seed ${SEED}`,
  ).toEqual([]);
  const skipped = LIBRARY.filter((t) => !found.has(t.name)).map((t) => t.name);
  if (skipped.length > 0) console.warn(`not checked, the processor lacks the feature: ${skipped.join(' ')}`);
});

const template = (text: string): Template => parseTemplates(text, 'lie')[0];

/** Templates that do not do what they claim, each in another way. */
const LIES: readonly Template[] = [
  "; lie/other-operation   out + 2^64*CF' = a + b\n;   in a: reg -> out, b: reg\n;   out out: reg\nadc out, b",
  "; lie/no-carry          out = a + b mod 2^64, 0 = CF'\n;   in a: reg -> out, b: reg\n;   out out: reg\nadd out, b",
  "; lie/wrong-lane        out + 2^64*CF' = a + b + CF\n;   in a: reg -> out, b: reg\n;   out out: reg\nadox out, b",
  '; lie/does-not-fit      out = a + b\n;   in a: reg -> out, b: reg\n;   out out: reg\nadd out, b',
  '; lie/writes-input      out = a\n;   in a: reg, b: reg\n;   out out: reg\nmov out, a\nmov b, a',
  '; lie/halves            out = a\n;   in a: reg\n;   out out: reg\nmov out.32, a.32',
  '; lie/operands          out = CF ? a : b\n;   in a: reg -> out, b: reg\n;   out out: reg\ncmovc out, b',
  '; lie/shift             out = a >> k\n;   in a: reg -> out\n;   out out: reg\nsar out, k',
  '; lie/store             memory = a\n;   in a: reg, b: reg\n;   store\nmov [p], b',
].map(template);

test.skipIf(!hasCompiler())('a template that lies is found out (needs cc)', () => {
  const found = judge(trials(LIES, seeded(SEED, 'lies')).made);
  expect(
    LIES.filter((t) => (found.get(t.name) ?? []).length === 0).map((t) => t.name),
    `seed ${SEED}`,
  ).toEqual([]);
});

/** Pieces of contracts, each with another meaning than before. */
const BREAK: readonly (readonly [string, string])[] = [
  ['+ CF', '+ 0'],
  ['- CF', '+ CF'],
  ['a + b', 'a + b + 1'],
  ['a - b', 'b - a'],
  ['a * b', 'a * b + 1'],
  ['a & b', 'a | b'],
  ['a | b', 'a & b'],
  ['a ^ b', 'a | b'],
  ['b : a', 'a : b'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['a & 1', '1 - (a & 1)'],
  ['a = 0', 'a = 1'],
  ['out = CF', 'out = 1 - CF'],
  ["0 = CF'", "1 = CF'"],
  ['= a', '= a ^ 1'],
  ['out = OF', 'out = CF'],
  ['3 * a', '4 * a'],
  ['5 * a', '6 * a'],
  ['9 * a', '8 * a'],
  ['- 1 - a', '- a'],
  ['0xffffffff', '0xfffffffe'],
  ['0 - ', '1 - '],
  ['2^k - 1', '2^k'],
  ['out = 0', 'out = 1'],
  ['bswap a', 'a'],
];

test.skipIf(!hasCompiler())('a contract that is changed no longer holds (needs cc)', () => {
  const broken = LIBRARY.flatMap((t) =>
    BREAK.filter(([from]) => t.contract.includes(from)).map(([from, to], i) => ({
      ...t,
      name: `${t.name} #${i} ${from}`,
      contract: t.contract.replace(from, to),
    })),
  );
  const found = judge(trials(broken, seeded(SEED, 'contracts')).made);
  expect(new Set(broken.map((t) => t.name.split(' #')[0])).size, 'templates with a changed contract').toBeGreaterThan(
    LIBRARY.length - 3,
  );
  expect(
    broken.filter((t) => found.get(t.name)?.length === 0).map((t) => t.name),
    `seed ${SEED}`,
  ).toEqual([]);
});

test('contracts are evaluated on integers', () => {
  const { outputs, carry, overflow } = new Contract(
    template("; t/t  out - 2^64*CF' = a - b - CF, 0 = OF'\n;   in a: reg -> out, b: reg\n;   out out: reg\nsbb out, b"),
  ).apply([0n, 0n], 0, 1n, 0n);
  expect([outputs, carry, overflow]).toEqual([[(1n << 64n) - 1n], 1n, 0n]);
});

test.each([
  ['; t/t  out = a +\n;   in a: reg\n;   out out: reg\nmov out, a', 'cannot read the contract expression'],
  ['; t/t  out = c\n;   in a: reg\n;   out out: reg\nmov out, a', 'cannot read the contract expression'],
  ["; t/t  CF' = a\n;   in a: reg\n;   out out: reg\nmov out, a", 'out is not defined'],
  ['; t/t  out = a, out = a\n;   in a: reg\n;   out out: reg\nmov out, a', 'out is defined twice'],
  ['; t/t  computes a\n;   in a: reg\n;   out out: reg\nmov out, a', "cannot read 'computes a'"],
])('a contract that cannot be read is refused: %s', (text, message) => {
  expect(() => new Contract(template(text))).toThrow(message);
});
