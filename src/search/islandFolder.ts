/** The folder through which islands exchange their best candidates. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SystemFailure } from '../base/systemFailure.ts';
import { writeAtomically } from '../base/files/preparedFiles.ts';
import { z } from 'zod';
import { jsonOf } from '../base/json.ts';

const NAME = /^([0-9a-f]{64})\.json$/;
/** How often a search asks for candidates of others: rarely enough to differ from them meanwhile. */
export const EXCHANGE_MS = 5000;
/** Of what is offered at once, no more are looked at. */
export const MAX_AT_ONCE = 64;

/** Files of others that are looked at. */
const MAX_ISLANDS = 1000;

interface Neighbour {
  /** Tells one content of the file from another without reading it. */
  readonly stamp: string;
  readonly emigrant: Emigrant | null;
  isTaken: boolean;
}

/** The folder of a group below one that islands exchange through, e.g. on a network disk. */
export const groupFolder = (exchange: string, group: string): string => join(exchange, group);

/** File of an island in the folder of its group. */
export const islandFile = (job: string): string => `${job}.json`;

/** Jobs whose files are in the folder of a group; none if there is no folder. */
function islandsIn(folder: string): string[] {
  try {
    const jobs = readdirSync(folder).flatMap((file) => NAME.exec(file)?.[1] ?? []);
    return jobs.slice(0, MAX_ISLANDS);
  } catch {
    return [];
  }
}

/**
 * One island's view of the folder that its group exchanges through: a file for each, with its best candidate, which
 * only it writes, as a whole. What others wrote is read as data that may be anything. Trouble with the disk is noted
 * once and costs the exchange, not the search.
 */
export class IslandFolder {
  /** Files that are no emigrants of this group. */
  malformed = 0;
  private readonly exchange: string;
  private readonly folder: string;
  private readonly self: Pick<Emigrant, 'group' | 'job'>;
  private readonly note: (text: string) => void;
  private readonly neighbours = new Map<string, Neighbour>();
  private waiting: Emigrant | null = null;
  private isSilent = false;

  constructor(exchange: string, self: Pick<Emigrant, 'group' | 'job'>, note: (text: string) => void) {
    this.exchange = exchange;
    this.folder = groupFolder(exchange, self.group);
    this.self = self;
    this.note = note;
  }

  /** Says what is best here; written with the next `send`. */
  offer(best: Pick<Emigrant, 'irSha256' | 'ratio' | 'candidate'>): void {
    this.waiting = { schemaVersion: 1, ...this.self, ...best };
  }

  /** Writes what was offered last, unless it is written. */
  send(): void {
    if (this.waiting === null) return;
    const file = join(this.folder, islandFile(this.self.job));
    try {
      writeAtomically(file, `${JSON.stringify(this.waiting)}\n`, this.exchange);
      this.waiting = null;
    } catch (error) {
      if (!(error instanceof SystemFailure)) throw error;
      if (!this.isSilent) this.note(`nothing is sent to other islands: ${this.folder}: ${error.message}`);
      this.isSilent = true;
    }
  }

  /** Candidates of others for this word IR that were not taken yet, no more than `limit`, said to be best first. */
  take(irSha256: string, limit: number): unknown[] {
    this.look();
    const fresh = this.of(irSha256).filter(({ isTaken }) => !isTaken);
    return fresh.slice(0, limit).map((neighbour) => {
      neighbour.isTaken = true;
      return neighbour.emigrant?.candidate;
    });
  }

  /** The same, taken or not, which takes none. */
  known(irSha256: string, limit: number): unknown[] {
    this.look();
    return this.of(irSha256)
      .slice(0, limit)
      .map(({ emigrant }) => emigrant?.candidate);
  }

  private of(irSha256: string): Neighbour[] {
    const ratio = ({ emigrant }: Neighbour): number => emigrant?.ratio ?? Infinity;
    return [...this.neighbours.values()]
      .filter(({ emigrant }) => emigrant?.irSha256 === irSha256)
      .sort((a, b) => ratio(a) - ratio(b));
  }

  private look(): void {
    const { group, job: own } = this.self;
    for (const job of islandsIn(this.folder)) {
      if (job === own) continue;
      const file = join(this.folder, islandFile(job));
      const stamp = stampOf(file);
      if (stamp === null || this.neighbours.get(job)?.stamp === stamp) continue;
      const emigrant = parseEmigrant(textOf(file), { group, job });
      if (emigrant === null) this.malformed++;
      this.neighbours.set(job, { stamp, emigrant, isTaken: false });
    }
  }
}

/** Null for what cannot be reached. */
function stampOf(file: string): string | null {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return [ino, size, mtimeMs].join();
  } catch {
    return null;
  }
}

/** What is no file or too large is not read, and no emigrant. */
function textOf(file: string): string {
  try {
    const found = statSync(file);
    return found.isFile() && found.size <= MAX_EMIGRANT_BYTES ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** Many times what the best candidate of the largest function takes. */
export const MAX_EMIGRANT_BYTES = 1 << 18;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const emigrantSchema = z.strictObject({
  schemaVersion: z.literal(1),
  /** Who may make use of it, see `islandGroup`. */
  group: digest,
  /** Hash of the job that found it: its island. */
  job: digest,
  /** Of the word IR that it is a candidate of. */
  irSha256: digest,
  /** Its time over that of the compiler's code, where it was found: says what to look at first, and is not believed. */
  ratio: z.number().positive(),
  candidate: z.json(),
});

/** The best candidate of one search, for others of the same group to go on from. */
export type Emigrant = z.infer<typeof emigrantSchema>;

/** Null for what is none, or none of this group and job. */
export function parseEmigrant(text: string, { group, job }: Pick<Emigrant, 'group' | 'job'>): Emigrant | null {
  if (text.length > MAX_EMIGRANT_BYTES) return null;
  const parsed = emigrantSchema.safeParse(jsonOf(text)).data;
  return parsed?.group === group && parsed.job === job ? parsed : null;
}
