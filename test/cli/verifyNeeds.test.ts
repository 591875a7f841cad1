/** `verify`: the instruction sets that code needs, for people and for programs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { storedFiles } from '../engine/store/storedResult.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const MUL = ['best.asm', '--spec', 'out = a*b mod 2^255-19', '--limbs', '4x64'];
const COPY = ['copy.asm', '--spec', 'out = a mod 2^61-1', '--limbs', '1x64'];
const folder = temporaryFolder();

beforeAll(() => {
  writeFileSync(join(folder, 'best.asm'), storedFiles('25519-mul/amd-zen4')['best.asm']);
  writeFileSync(join(folder, 'copy.asm'), 'copy:\nmov rax, [rsi]\nmov [rdi], rax\nret\nmulx rax, rcx, rdx\n');
});

async function run(...argv: readonly string[]): Promise<{ readonly code: number; readonly out: readonly string[] }> {
  const io = recordingIo(['verify', ...argv], { root, cwd: folder });
  return { code: await runCommandLine(SHIPPED_COMMANDS, io), out: io.outText };
}

it('names what the executed instructions need', async () => {
  expect((await run(...MUL)).out).toContain('  needs: a processor with BMI2, ADX');
  expect((await run(...COPY)).out).toContain('  needs: any x86-64 processor');
});

it('is told to programs as one object, and an error behind it', async () => {
  const lines = async (...argv: readonly string[]): Promise<unknown[]> => {
    const { code, out } = await run('--json', ...argv);
    return [code, ...out.map((line): unknown => JSON.parse(line))];
  };
  const shared = { type: 'verified', needs: ['BMI2', 'ADX'], notes: [], isRecorded: null };
  const claim = expect.stringContaining('--spec "out = a*b mod 2^255-19"');
  expect(await lines(...MUL)).toEqual([
    0,
    { ...shared, kind: 'proved', claim, parts: [expect.objectContaining({ kind: 'proved', onProcessor: null })] },
  ]);
  expect(await lines(...MUL.with(2, 'out = a*b+1 mod 2^255-19'))).toMatchObject([
    4,
    { kind: 'refuted', parts: [{ kind: 'refuted', onProcessor: expect.stringContaining('on this processor: out') }] },
    { type: 'error', kind: 'wrong', exitCode: 4, message: 'refuted' },
  ]);
  expect(await lines('none.asm')).toMatchObject([2, { type: 'error', kind: 'input', exitCode: 2 }]);
});
