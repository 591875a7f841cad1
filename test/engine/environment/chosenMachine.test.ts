/** FIELDWRIGHT_MACHINE decides what is chosen, and never what a record of measurements says. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineNames, microarchitecture, modelNamed } from '../../../src/bench/microarchitecture.ts';
import { nearestCore } from '../../../src/x86/cores.ts';
import { benchSubject } from '../../../src/engine/contest/contestSubject.ts';
import { ownContestant } from '../../../src/engine/contest/contestants.ts';
import { chosenMachine, thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { readPeersManifest } from '../../../src/frontend/peers/peersManifest.ts';
import { storedCodes } from '../../../src/library/field/storedCode.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { RUNNING, runLine } from '../../cli/runLine.ts';
import { ANOTHER_MACHINE, asOn, EVERY_MACHINE } from '../../everyMachine.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { storedRecord } from '../store/storedResult.ts';

const root = join(import.meta.dirname, '../../..');
const here = thisMachine();

test('every name stands for a processor of that name, with no feature that this one lacks', () => {
  for (const name of machineNames()) {
    const { vendor, family, model } = modelNamed(name) ?? { vendor: '', family: 0, model: 0 };
    expect(microarchitecture(vendor, family, model)).toBe(name);
    const chosen = chosenMachine({ FIELDWRIGHT_MACHINE: name });
    expect(chosen.slug).toBe(name);
    expect(here.features).toEqual(expect.arrayContaining(chosen.features));
  }
  expect(chosenMachine({ FIELDWRIGHT_MACHINE: 'intel-haswell' }).features).not.toContain('adx');
  expect(chosenMachine({})).toEqual(here);
  expect(chosenMachine({ FIELDWRIGHT_MACHINE: '' })).toEqual(here);
  expect(chosenMachine({ FIELDWRIGHT_MACHINE: here.slug })).toEqual(here);
});

test.each(EVERY_MACHINE)('on %s its own results come first, and its model', async (slug) => {
  const all = EVERY_MACHINE.filter((name) => existsSync(join(root, 'results', '25519-mul', name)));
  const records = all.map((name) => storedRecord(`25519-mul/${name}`));
  const found = await asOn(slug, () => [...storedCodes(records, recordingIo([], { root }))]);
  if (!['bmi2', 'adx'].every((feature) => here.features.includes(feature))) return;
  expect(found).toHaveLength(all.length);
  if (all.includes(slug)) expect(found[0].origin).toContain(`stored result of ${slug},`);
  expect(found.filter(({ isTuned }) => isTuned)).toHaveLength(all.includes(slug) ? 1 : 0);
  const core = await asOn(slug, () => nearestCore(chosenMachine()));
  const cores: Readonly<Record<string, string>> = {
    ...{ 'amd-zen3': 'zen4', 'amd-zen4': 'zen4', 'amd-zen5': 'zen5', 'intel-skylake': 'goldenCove' },
  };
  if (cores[slug] !== undefined) expect(core).toBe(cores[slug]);
});

test.each(EVERY_MACHINE)('on %s `bench` times its own result, or says whose', async (slug) => {
  const subject = benchSubject({ field: '25519', op: 'mul', strict: false }, readPeersManifest(root), root);
  const io = recordingIo([], { root, results: join(root, 'results') });
  const cpu = { bmi2: true, adx: true, avx512ifma: false };
  const { name } = await asOn(slug, () => ownContestant(subject, 'throughput', cpu, io));
  if (existsSync(join(root, 'results', '25519-mul', slug))) expect(name).toBe('ours');
  else expect(name).toMatch(/^ours \(found on /);
});

test('a name that is not known ends with 2, and all known ones', async () => {
  const { code, notes } = await asOn('amd-zen99', () => runLine(['list'], { root }));
  expect(code).toBe(2);
  expect(notes).toMatch(/^error: FIELDWRIGHT_MACHINE: no such microarchitecture\n {2}expected: amd-zen, amd-zen2/);
  expect(notes).toContain('intel-arrowlake\n  found:    amd-zen99');
});

test.each([
  ...[['batches', '--only', 'x25519'], ['bench', '--store'], ['hosts', 'dalek'], ['limbs'], ['table'], ['tune-all']],
  ...[['merge', 'folder']],
])('%s keeps no measurements of another machine', async (...argv) => {
  const results = join(temporaryFolder(), 'results');
  const { code, notes } = await asOn(ANOTHER_MACHINE, () => runLine(argv, { root, results }));
  expect(notes).toMatch(/FIELDWRIGHT_MACHINE: .* are of the machine that measures/);
  expect(notes).toContain(`expected: ${here.slug}, or nothing\n  found:    ${ANOTHER_MACHINE}`);
  expect(code).toBe(2);
  expect(existsSync(results)).toBe(false);
});

test('what a search measures is recorded as of this machine, which is said', async () => {
  const folder = temporaryFolder();
  const results = join(folder, 'results');
  const argv = ['optimize', '--field', 'poly1305', '--op', 'add', '--budget', '20', '--out', join(folder, 'out')];
  const { code, out, notes } = await asOn(ANOTHER_MACHINE, () => runLine(argv, { root, results, ...RUNNING }));
  expect(code, notes).toBe(0);
  expect(notes).toContain(`chosen as for ${ANOTHER_MACHINE} (FIELDWRIGHT_MACHINE); what is measured is recorded as of`);
  expect(out).toContain(`(${here.slug})`);
  expect(readdirSync(join(folder, 'out')).length).toBeGreaterThan(0);
});
