import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { seeded } from '../base/rng.ts';
import { parse } from '../ir/parse.ts';
import type { CompareEntry } from '../measure/compare.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { readRecords } from '../store/readRecords.ts';
import type { ResultRecord } from '../store/record.ts';
import { functionSlug, machineSlug } from '../store/resultFolder.ts';
import { extractFunction } from '../toolchain/extractFunction.ts';
import { openToolchain } from '../toolchain/openToolchain.ts';
import { buildWorker } from '../worker/buildWorker.ts';
import { Worker } from '../worker/client.ts';
import type { CommandSpec } from './commandSpec.ts';
import { compareContestants } from './compareContestants.ts';
import { compileStage } from './compileStage.ts';
import { demandRight } from './demandRight.ts';
import type { Io } from './io.ts';
import { optimizeSchema } from './optimizeOptions.ts';
import { parseOptions } from './parseOptions.ts';
import { subjectOf } from './subject.ts';
import { testVectors } from './testVectors.ts';
import { thisMachine } from './thisMachine.ts';

const schema = z.object({ curve: z.string().optional(), op: z.string().optional(), strict: z.boolean().optional(), seed: z.coerce.number('a whole number').int('a whole number').default(1) });

/** Times stored code again, on this machine and today, against the compilers and any other object files. Stores nothing. */
export const benchCommand: CommandSpec = {
  name: 'bench',
  summary: 'time the stored results of this machine again, and other objects beside them',
  operands: ['[objects...]'],
  options: [
    { flags: '--curve <name>', description: 'only this field' }, { flags: '--op <name>', description: 'only this operation' },
    { flags: '--strict', description: 'only strict functions' }, { flags: '--seed <n>', description: 'seed of operands, order and layouts' },
  ],
  run: async (raw, io, [objects]) => bench(parseOptions(schema, raw), Array.isArray(objects) ? objects.map(String) : [], io),
};

async function bench({ curve, op, strict, seed }: z.infer<typeof schema>, objects: readonly string[], io: Io): Promise<void> {
  const { slug } = thisMachine();
  const records = bestRecords(readRecords(io.results)).filter(r => r.machine.slug === slug
    && (curve === undefined || r.field === curve) && (op === undefined || r.operation === op) && (strict === undefined || r.variant === 'strict'));
  if (records.length === 0) throw new Failure('input', 'no stored result fits', { hint: 'npm run list shows them; npm run optimize makes one' });
  if (objects.length > 0 && records.length > 1) {
    throw new Failure('input', 'other objects need exactly one function to be compared with', { found: records.map(functionSlug).join(', '), hint: '--curve, --op, --strict' });
  }
  const worker = await Worker.start({ binary: await buildWorker(io.root) });
  try {
    for (const record of records) io.out(`${functionSlug(record)} (${machineSlug(record)})\n\n${await benchOne(record, objects, seed, worker, io)}\n`);
  } finally {
    await worker.close();
  }
}

async function benchOne(record: ResultRecord, objects: readonly string[], seed: number, worker: Worker, io: Io): Promise<string> {
  const fn = parse(record.ir, record.symbol), rng = seeded(seed, 'bench'), vectors = testVectors(fn, 48, rng.fork('vectors'));
  const subject = subjectOf(optimizeSchema.parse({ curve: record.field, op: record.operation, strict: record.variant === 'strict' }), io.root);
  const { baselines } = await compileStage(await openToolchain(io.root), subject);
  const entries = [{ name: 'ours', code: new Uint8Array(Buffer.from(record.code.hex, 'hex')) }, ...baselines, ...objects.map(object => objectEntry(object, io))];
  await demandRight(fn, entries, worker, rng.fork('tests'));
  return comparisonTable(await compareContestants(fn, entries, { worker, vectors, rng, clock: io.clock, onMessage: text => io.note(text) }));
}

/** `file.o:symbol`. */
function objectEntry(text: string, io: Io): CompareEntry {
  const cut = text.lastIndexOf(':');
  if (cut < 1) throw new Failure('input', 'which function of the object?', { where: text, expected: 'file.o:symbol' });
  try {
    return { name: text, code: extractFunction(readFileSync(resolve(io.cwd, text.slice(0, cut))), text.slice(cut + 1)).bytes };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('input', 'cannot read the object', { where: text, found: error instanceof Error ? error.message : String(error) });
  }
}
