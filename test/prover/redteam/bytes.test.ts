/**
 * Machine code and objects with bytes and numbers changed. `make redteam` judges MUTANTS of them, one in thirty an
 * object or shared object that is linked and loaded, the others code alone; lists as for texts.test.ts.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeMutant } from './byteJudge.ts';
import { Bases, mutantAt } from './byteMutants.ts';
import { attack, cleared, listOf, LONG, openCampaign, SEED, type Campaign } from './campaign.ts';
import { DecoderProcess } from './decoderProcess.ts';
import { objections } from './disassembly.ts';
import { isMistake, type ByteLine } from './list.ts';
import { judgeObject } from './objectJudge.ts';
import { ObjectBases, objectMutantAt } from './objectMutants.ts';
import { emptied, written } from './oracle.ts';
import { REAL } from './reading.ts';
import { shown, summaryOf } from './summary.ts';

const MUTANTS = LONG ? Number(process.env['MUTANTS'] ?? 100_000) : 100;
const OBJECTS = Math.ceil(MUTANTS / 30);

let campaign: Campaign;
let decoder: DecoderProcess;
beforeAll(async () => {
  campaign = await openCampaign('bytes');
  decoder = new DecoderProcess(campaign.tools.decoder);
});
afterAll(async () => {
  decoder.close();
  await campaign.close();
});

it('no code is proved that computes something else', async () => {
  const bases = new Bases(campaign.folder, decoder);
  const accepted = new Set<string>();
  const lines = await attack<ByteLine>(MUTANTS - OBJECTS, listOf('bytes', campaign.root), async (index) => {
    const mutant = await mutantAt(campaign.subjects, bases, SEED, index);
    const { code, ...line } = await judgeMutant(mutant, { oracle: campaign.oracle, decoder, reading: REAL });
    code.forEach((bytes) => accepted.add(bytes));
    if (isMistake(line)) written(emptied(join(campaign.folder, `bytes-${index}`)), { 'f.bin': mutant.bytes });
    cleared(campaign, join(campaign.folder, `bytes-${index}`), line);
    return line;
  });
  if (LONG) console.log(summaryOf(lines, `mutants of code of seed ${SEED}`));
  requireSound(lines);
  expect(await objections(accepted)).toEqual([]);
}, 36_000_000);

it('no object is proved that computes something else when it is linked', async () => {
  const bases = new ObjectBases(campaign.folder, campaign.subjects);
  const lines = await attack<ByteLine>(OBJECTS, listOf('objects', campaign.root), async (index) => {
    const { code: _, ...line } = await judgeObject(await objectMutantAt(bases, SEED, index), {
      ...campaign,
      reading: REAL,
    });
    cleared(campaign, join(campaign.folder, `object-${index}`), line);
    return line;
  });
  if (LONG) console.log(summaryOf(lines, `mutants of objects of seed ${SEED}`));
  requireSound(lines);
}, 36_000_000);

function requireSound(lines: readonly ByteLine[]): void {
  const right = lines.filter((l) => l.truth === 'right');
  expect(lines.filter(isMistake).map(shown), `seed ${SEED}`).toEqual([]);
  expect(right.filter((l) => l.verdict === 'proved').length, 'of the right ones').toBeGreaterThan(right.length / 4);
}
