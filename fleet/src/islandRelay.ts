import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEmigrant, groupFolder, islandFile } from '../../src/search/islandFolder.ts';
import { islandGroup, jobHash, type Job } from '../../src/engine/store/job.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import type { Islands } from './islands.ts';

/**
 * Carries what one search and the others of its group find between the folder that the search exchanges through and
 * Redis. The search does without where that fails.
 */
export class IslandRelay {
  /** To be given to the search as `--exchange`. */
  readonly exchange: string;
  private readonly islands: Islands;
  private readonly note: (text: string) => void;
  private readonly group: string;
  private readonly job: string;
  private readonly home: string;
  private readTo = 0;
  private sentMs = 0;
  private working: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  /** `folder` is that of the job in work. */
  constructor(job: Job, machine: string, folder: string, islands: Islands, note: (text: string) => void) {
    [this.islands, this.note] = [islands, note];
    [this.group, this.job] = [islandGroup(job, machine), jobHash(job)];
    this.exchange = join(folder, 'exchange');
    this.home = groupFolder(this.exchange, this.group);
  }

  /** Brings what is known, so that the search begins with it, and goes on every so often until `end`. */
  async begin(everyMs: number): Promise<void> {
    await this.carry();
    this.timer = setInterval(() => {
      this.working = this.working.then(() => this.carry());
    }, everyMs);
  }

  /** Carries once more, for what the search found last. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
    await this.carry();
  }

  private async carry(): Promise<void> {
    try {
      await this.send();
      await this.receive();
    } catch (error) {
      this.note(`${this.job}: nothing is exchanged with other islands: ${String(error)}`);
    }
  }

  private async send(): Promise<void> {
    const file = join(this.home, islandFile(this.job));
    const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs <= this.sentMs) return;
    const text = readFileSync(file, 'utf8');
    await this.islands.publish(this.group, this.job, text);
    this.sentMs = mtimeMs;
  }

  /** Names of files are made of hashes that were checked, and their content is an emigrant, whose code is tested. */
  private async receive(): Promise<void> {
    for (const { job, number, text } of await this.islands.after(this.group, this.readTo)) {
      if (job !== this.job && parseEmigrant(text, { group: this.group, job }) !== null)
        writeAtomically(join(this.home, islandFile(job)), text, this.exchange);
      this.readTo = number;
    }
  }
}
