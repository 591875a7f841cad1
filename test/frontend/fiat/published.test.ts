/**
 * Every operation of every file, of 32 and of 64 bits, that Fiat-Crypto publishes: FIELDWRIGHT_FIAT_JSON names a folder
 * with such files. Each is bridged and compared with an interpreter of the JSON, or refused with its reason.
 * FIELDWRIGHT_LONG=1 (`make fiat`) takes more inputs, proves specifications and machine code, and writes
 * docs/FIAT-TABLE.md.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiat } from '../../../src/frontend/fiat/read.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { writeFiatDocument } from './document.ts';
import type { JsonFunction } from './json.ts';
import { codeOf } from './machineCode.ts';
import { rowOf, type Effort, type Row } from './rows.ts';
import { oneIn } from '../../oneIn.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const seed = Number(process.env['SEED'] ?? 1);
const effort: Effort = { count: isLong ? 1000 : 30, seed, isLong };
const root = join(import.meta.dirname, '../../..');
const given = process.env['FIELDWRIGHT_FIAT_JSON'];
if (given === undefined) console.log('skipped: published files, of which FIELDWRIGHT_FIAT_JSON would name a folder');

/** Without published files what is beside the project. */
const folder = given ?? join(root, '../shared/fiat-json');
const files = existsSync(folder)
  ? readdirSync(folder)
      .filter((f) => /_(32|64)\.json$/.test(f))
      .sort()
  : [];
if (files.length === 0) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

/** The document is written when all operations have passed. */
let operations = 0;
const rows: Row[] = [];
const toolchain = isLong && files.length > 0 ? await toolchainOrSkip() : null;
let worker: Worker | undefined;
beforeAll(async () => {
  if (toolchain !== null) worker = await Worker.start({ binary: await buildWorker(root) });
});
afterAll(async () => {
  await worker?.close();
  if (isLong && given !== undefined && rows.length > 0 && rows.length === operations) writeFiatDocument(root, rows);
});

test('a folder that is named has files', () => {
  if (given !== undefined) expect(files, given).not.toEqual([]);
});

describe.skipIf(files.length === 0).each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const sources = openFiat(text, file);
  const all: JsonFunction[] = JSON.parse(text);
  operations += all.length;

  test.each(
    oneIn(
      3,
      all.map((json, i) => [json.operation, i] as const),
    ),
  )('%s', async (_, i) => {
    const { row, fn } = rowOf(file, all[i], sources[i], effort);
    const { outcome } = row;
    if (outcome.kind === 'refused') expect(outcome.reason).toMatch(/\w/);
    rows.push(outcome.kind === 'refused' ? row : { ...row, outcome: { ...outcome, code: await code(all[i], fn) } });
  });
});

/** Nothing without LLVM or in the short form. */
async function code(json: JsonFunction, fn: IrFunction | null): Promise<string> {
  if (fn === null || toolchain === null || worker === undefined) return '';
  return codeOf(json, fn, { root, toolchain, worker, seed });
}
