/** Deliberately broken code in a row; PROGRAMS says how much of it (`make torture`: a thousand and more). */
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { BREAKAGES, type Breakage } from './brokenCode.ts';
import { add4, ADD4, addVectors } from './machineCode.ts';
import { openWorker } from '../../openWorker.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const PROGRAMS = Number(process.env['PROGRAMS'] ?? 3 * BREAKAGES.length);
const EACH = Math.ceil(PROGRAMS / BREAKAGES.length);
const worker = await openWorker();

beforeAll(async () => {
  await worker.setFunction(ADD4, addVectors(seeded(SEED), 200));
  await worker.load(0, add4);
});

/** One broken program and, right behind it, the right one. */
async function judge({ strict }: Breakage, code: Uint8Array, where: string): Promise<void> {
  const judged = strict === true ? worker.test(code, { strict }) : worker.race({ code, incumbent: 0, limit: 100 });
  const [verdict, next] = await Promise.all([judged, worker.test(0)]);
  expect(['wrong', 'fault'], `${where} -> ${JSON.stringify(verdict)}`).toContain(verdict.verdict);
  expect(next, `after ${where}`).toMatchObject({ verdict: 'ok' });
}

describe(`broken code is wrong or a fault, ${EACH} programs each, and the right code right behind it is right`, () => {
  test.each(BREAKAGES)('$name', async (breakage) => {
    const rng = seeded(SEED, breakage.name);
    const { pid } = worker;
    for (let i = 0; i < EACH; i++) {
      const code = breakage.make({ rng, code: add4, outWords: 4, inWords: 4 });
      await judge(breakage, code, `seed ${SEED} program ${i}: ${Buffer.from(code).toString('hex')}`);
    }
    expect(worker.pid, 'the process was replaced').toBe(pid);
  });
});
