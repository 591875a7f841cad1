import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { certifyCode, writeCertificate } from '../../src/engine/claim/certificate.ts';
import { checkQuickly, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { readCode, type ReadCode } from '../../src/engine/claim/verifyTarget.ts';
import { certifiedCode } from '../../src/engine/optimize/judgeStages.ts';
import { EXIT_CODE, Failure } from '../../src/base/errors.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { storedRecord } from '../engine/store/storedResult.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../..');
const { ir, code } = storedRecord('poly1305-mul/amd-zen5');
const fn = parse(ir);
const folder = temporaryFolder();
const io = recordingIo([], { root: ROOT, cwd: folder });
const bytes = Buffer.from(code.hex, 'hex');
let target: ReadCode;

beforeAll(async () => {
  target = await readCode(fn.name, bytes, ROOT);
}, 120_000);
// Other searches of the tests do not ask Coq (vitest.config.ts).
beforeEach(() => void vi.stubEnv('FIELDWRIGHT_COQ', '1'));
afterEach(() => vi.unstubAllEnvs());

const exitCode = async (file: string, stated: IrFunction): Promise<number> =>
  writeCertificate(file, { fn: stated }, target, io).then(
    () => 0,
    (error: unknown) => (error instanceof Failure ? EXIT_CODE[error.kind] : -1),
  );

test('without Coq the file is written, and the exit code is 3', async () => {
  vi.stubEnv('PATH', folder);
  expect(await exitCode('unchecked.asm', fn)).toBe(3);
  expect(readFileSync(join(folder, 'unchecked.asm.v'), 'utf8')).toContain('Theorem correct');
});

test('where no certificate is found the exit code is 5, and no file is written', async () => {
  const { spec, ...unstated } = fn;
  expect(spec).toBeDefined();
  expect(await exitCode('none.asm', unstated)).toBe(5);
  expect(existsSync(join(folder, 'none.asm.v'))).toBe(false);
});

test('a search whose steps are used up says how many they were, and how far it came', async () => {
  const found = certifyCode(fn, bytes, ROOT, [], { steps: 5 });
  await expect(found).rejects.toMatchObject({
    message: 'no certificate was found in 5 steps',
    detail: { found: expect.stringMatching(/^the code was followed up to instruction 6 of \d+$/) as string },
  });
});

test.skipIf(!hasCoq)(withCoq('a search has its certificate accepted, unless it is told not to ask'), async () => {
  const { recorded } = await certifiedCode(fn, target, io);
  expect(recorded).toMatchObject({ kind: 'accepted' });
  vi.stubEnv('FIELDWRIGHT_COQ', '0');
  expect((await certifiedCode(fn, target, io)).recorded).toEqual({ kind: 'unchecked' });
});

test('a search writes what is not checked without Coq, and nothing for code that is called as its source', async () => {
  vi.stubEnv('PATH', folder);
  const { text, recorded } = await certifiedCode(fn, target, io);
  expect(text).toContain('Theorem correct');
  expect(recorded).toEqual({ kind: 'unchecked' });
  const called = await certifiedCode(
    { ...fn, call: { arguments: [], returned: null } },
    await readCode(fn.name, bytes, ROOT),
    io,
  );
  expect(called).toMatchObject({ text: null, recorded: { kind: 'none' } });
});

test.skipIf(!hasCoq)(withCoq('a theorem that takes too long is given up'), async () => {
  const endless = `Fixpoint twice (n : nat) := match n with O => 1 | S m => twice m + twice m end.
    Eval vm_compute in twice 100.`;
  const answer = checkQuickly(endless, await openCoq(ROOT), 1);
  await expect(answer).rejects.toThrow('Coq takes more than 1 s of processor time');
});
