/**
 * Files of assembly text, edited at random, assembled, linked and called. `make redteam` judges TEXTS of them; its list
 * is in build/redteam, one for each seed and state of the sources, and an ended run goes on where it stopped. Files
 * that were wrongly accepted are kept in build/redteam/found.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack, cleared, listOf, LONG, openCampaign, SEED, type Campaign } from './campaign.ts';
import { objections } from './disassembly.ts';
import { isMistake, type TextLine } from './list.ts';
import { REAL } from './reading.ts';
import { SYMBOL, textOf } from './source.ts';
import { shown, summaryOf } from './summary.ts';
import { judgeText } from './textJudge.ts';
import { textAt } from './texts.ts';

const TEXTS = LONG ? Number(process.env['TEXTS'] ?? 10_000) : 12;
/** So many of them go through the command itself, as a program of its own. */
const COMMAND_EVERY = 200;
const irOf = (subject: string): string =>
  join('test/fixtures', subject.startsWith('p256') ? 'montgomery' : 'ir', `${subject}.ir`);

let campaign: Campaign;
beforeAll(async () => {
  campaign = await openCampaign('texts');
});
afterAll(() => campaign.close());

it('no file is proved that computes something else', async () => {
  const accepted = new Set<string>();
  const commands: string[] = [];
  const lines = await attack<TextLine>(TEXTS, listOf('texts', campaign.root), async (index) => {
    const text = textAt(campaign.subjects, SEED, index);
    const { code, ...line } = await judgeText(text, { ...campaign, reading: REAL });
    code.forEach((bytes) => accepted.add(bytes));
    if (LONG && text.form === 'text' && index % COMMAND_EVERY === 0)
      commands.push(...byCommand(line, text.source.suffix));
    cleared(campaign, join(campaign.folder, `text-${index}`), line);
    return line;
  });
  if (LONG) console.log(summaryOf(lines, `texts of seed ${SEED}`));
  expect(lines.filter(isMistake).map(shown), `seed ${SEED}`).toEqual([]);
  expect(commands).toEqual([]);
  expect(await objections(accepted)).toEqual([]);
  const right = lines.filter((l) => l.truth === 'right');
  expect(right.filter((l) => l.verdict === 'proved').length, 'of the right ones').toBeGreaterThan(right.length / 3);
  expect(lines.filter((l) => l.truth === 'wrong').length).toBeGreaterThan(TEXTS / 5);
}, 36_000_000);

/** What the command says otherwise than the judgement, or with an exit code that says nothing about the file. */
function byCommand({ index, subject, exit }: TextLine, suffix: string): string[] {
  const file = join(campaign.folder, `text-${index}`, `f${suffix}`);
  const { status, stderr } = spawnSync(
    'node',
    ['dist/src/cli.js', 'verify', file, '--ir', irOf(subject), '--symbol', SYMBOL],
    {
      encoding: 'utf8',
    },
  );
  if (status === exit) return [];
  writeFileSync(
    join(campaign.root, 'build', 'redteam', `command-${index}${suffix}`),
    textOf(textAt(campaign.subjects, SEED, index).source),
  );
  return [`text ${index}: exit ${status} instead of ${exit}: ${stderr.slice(0, 300)}`];
}
