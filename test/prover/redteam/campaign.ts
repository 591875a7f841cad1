import { LineList } from '../lineList.ts';
import { openCodeTools } from '../../../src/engine/claim/verifyTarget.ts';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTools } from '../../../src/frontend/object/readFunction.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { targetNamed } from '../../../src/codegen/x86/target.ts';
import { campaignIdentity, isMistake, type Line } from './list.ts';
import { emptied, Oracle } from './oracle.ts';
import { subjectsFor, type Subject } from './subjects.ts';

/** What all attacks share. */
export interface Campaign {
  readonly root: string;
  readonly folder: string;
  readonly tools: CodeTools;
  readonly subjects: readonly Subject[];
  readonly oracle: Oracle;
  close(): Promise<void>;
}

/** The long form is `make redteam`; SEED=n takes other attacks, ONLY=text functions with that in their name. */
export const LONG = process.env['FIELDWRIGHT_LONG'] === '1',
  SEED = Number(process.env['SEED'] ?? 5);

/** `name` tells the campaigns apart that run at once. */
export async function openCampaign(name: string): Promise<Campaign> {
  const root = process.cwd();
  const binary = await buildWorker(root);
  const folder = emptied(join(root, 'build', 'redteam', `${name}-${process.pid}`));
  const start = (): Promise<Worker> => Worker.start({ binary });
  const first = await start();
  const subjects = subjectsFor(targetNamed('native', first.hello), process.env['ONLY'] ?? '');
  const oracle = new Oracle(start, folder);
  await first.close();
  return {
    root,
    folder,
    tools: await openCodeTools(root),
    subjects,
    oracle,
    close: async () => {
      await oracle.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The list of a long campaign, where it goes on. */
export const listOf = <L extends Line>(name: string, root: string): LineList<L> | null =>
  LONG ? new LineList(join(root, 'build', 'redteam', `${campaignIdentity(root)}-seed${SEED}-${name}.jsonl`)) : null;

/** Attacks that are judged at once: most of the time is other programs'. */
const AT_ONCE = 3;

/** Judges the attacks from 0 to `count` that are not on the list yet, in any order, and puts them there. */
export async function attack<L extends Line>(
  count: number,
  list: LineList<L> | null,
  judge: (index: number) => Promise<L>,
): Promise<L[]> {
  const known = list?.lines ?? [];
  const done = new Set(known.map((line) => line.index));
  const lines = known.filter((line) => line.index < count);
  let next = 0;
  const follow = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      if (done.has(index)) continue;
      const line = await judge(index);
      lines.push(line);
      list?.append(line);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  return lines;
}

/** Keeps the files of a mistake, forgets all others. */
export function cleared({ root }: Campaign, folder: string, line: Line): void {
  const kept = join(root, 'build', 'redteam', 'found', `seed${SEED}-${line.kind}-${line.index}`);
  if (!existsSync(folder)) return;
  if (!isMistake(line)) return rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(kept, '..'), { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  renameSync(folder, kept);
}
