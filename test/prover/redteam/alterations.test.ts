/**
 * Bugs are seeded one by one into a copy of what reads files; the red team must notice each. FIELDWRIGHT_LONG=1
 * (`make redteam`) seeds all.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from '../../../src/ir/parse.ts';
import { alter } from '../alteredSource.ts';
import { READING_ALTERATIONS, type ReadingAlteration } from './alterations.ts';
import { BYTE_EDITS } from './byteEdits.ts';
import { judgeMutant } from './byteJudge.ts';
import { Bases, mutantAt } from './byteMutants.ts';
import { LONG, openCampaign, type Campaign } from './campaign.ts';
import { DecoderProcess } from './decoderProcess.ts';
import { HANDWRITTEN } from './handwritten/handwritten.ts';
import { SUM_IR } from './handwritten/maker.ts';
import { isMistake } from './list.ts';
import { emptied, written } from './oracle.ts';
import { judged, REAL, type Reading } from './reading.ts';
import { shown } from './summary.ts';
import { judgeText } from './textJudge.ts';
import { EDITS, textWith } from './texts.ts';

/** Of the bugs, in the short form; attacks of a kind until one must have got through. */
const SAMPLE = 14;
const SEEDS = 12;
const MUTANTS = 4000;
const COPIED = ['frontend', 'prover', 'x86'];

let campaign: Campaign;
let decoder: DecoderProcess;
let bases: Bases;
beforeAll(async () => {
  campaign = await openCampaign('alterations');
  decoder = new DecoderProcess(campaign.tools.decoder);
  bases = new Bases(campaign.folder, decoder);
});
afterAll(async () => {
  decoder.close();
  await campaign.close();
});

/** The functions of a copy of the sources with one place altered; what else it imports is the real thing. */
async function altered(name: string, { changes }: ReadingAlteration): Promise<Reading> {
  const copy = mkdtempSync(join(campaign.folder, `${name.replace(/\W/g, '-')}-`));
  const source = join(campaign.root, 'src');
  for (const part of COPIED) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    cpSync(join(source, part), join(copy, part), { recursive: true });
  }
  for (const other of readdirSync(source))
    if (!COPIED.includes(other)) symlinkSync(join(source, other), join(copy, other));
  for (const [file, found, by] of changes) alter(join(copy, file), found, by);
  const load = (module: string) => import(pathToFileURL(join(copy, `${module}.ts`)).href);
  const [{ readFunctionOf }, { traceCode }, { proveListing }] = await Promise.all(
    ['frontend/object/readFunction', 'prover/instructions/traceCode', 'prover/proof/equivalence'].map(load),
  );
  return { readFunctionOf, traced: traceCode, proveListing };
}

/** The first mistake, or null. */
async function mistake({ noticedBy }: ReadingAlteration, reading: Reading, seeds = SEEDS): Promise<string | null> {
  if ('texts' in noticedBy) return mistakeOfTexts(noticedBy.texts, reading, seeds);
  return 'bytes' in noticedBy
    ? mistakeOfBytes(noticedBy.bytes, reading)
    : mistakeOfFiles(noticedBy.handwritten, reading);
}

async function mistakeOfTexts(wanted: RegExp, reading: Reading, seeds: number): Promise<string | null> {
  const edits = EDITS.filter((edit) => wanted.test(edit.name));
  for (let seed = 0; seed < seeds; seed++) {
    for (const edit of edits)
      for (const syntax of edit.syntaxes) {
        const text = textWith(edit, syntax, campaign.subjects, seed);
        const line = text === null ? null : await judgeText(text, { ...campaign, reading });
        if (line !== null && isMistake(line)) return shown(line);
      }
  }
  return null;
}

async function mistakeOfBytes(wanted: RegExp, reading: Reading): Promise<string | null> {
  expect(BYTE_EDITS.some((edit) => wanted.test(edit.name))).toBe(true);
  for (let index = 0; index < MUTANTS; index++) {
    const mutant = await mutantAt(campaign.subjects, bases, 1, index);
    if (!mutant.edits.some((edit) => wanted.test(edit))) continue;
    const line = await judgeMutant(mutant, { oracle: campaign.oracle, decoder, reading });
    if (isMistake(line)) return shown(line);
  }
  return null;
}

/** A file that the real thing does not prove. */
async function mistakeOfFiles(wanted: RegExp, reading: Reading): Promise<string | null> {
  const fn = parse(SUM_IR, 'sum.ir');
  for (const file of HANDWRITTEN.filter(({ name, exit }) => exit !== 0 && wanted.test(name))) {
    const folder = emptied(join(campaign.folder, 'file'));
    written(folder, file.files);
    for (const [tool, ...args] of file.build ?? []) execFileSync(tool, args, { cwd: folder, stdio: 'pipe' });
    const { verdict } = await judged(
      join(folder, file.build?.at(-1)?.at(-1) ?? Object.keys(file.files)[0]),
      'f',
      fn,
      campaign.tools,
      reading,
    );
    rmSync(folder, { recursive: true, force: true });
    if (verdict === 'proved' || verdict === 'broken') return `${file.name}: ${verdict}`;
  }
  return null;
}

const all = Object.entries(READING_ALTERATIONS);
const sample = all.filter((_, i) => LONG || i % SAMPLE === 1);

it.each(sample)('%s: noticed', async (name, alteration) => {
  expect(await mistake(alteration, await altered(name, alteration))).not.toBeNull();
});

it('without a bug nothing is noticed by the same attacks', async () => {
  for (const [, alteration] of sample) {
    const noticedBy = 'bytes' in alteration.noticedBy ? { handwritten: /prefix/ } : alteration.noticedBy;
    expect(await mistake({ ...alteration, noticedBy }, REAL, LONG ? SEEDS : 1)).toBeNull();
  }
});
