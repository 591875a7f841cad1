/** Checks, before any work, that all output files can be written. */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { recordFile } from '../store/resultFiles.ts';
import { requireFile, requireFolder } from '../store/requireWritable.ts';
import { checkpointFileOf } from '../../search/tuning/checkpoint.ts';
import type { Io } from '../../base/io.ts';
import type { Aim } from '../../base/aims.ts';
import { STAGES, type StageName } from './stages.ts';
import type { Subject } from '../subject/subject.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import { buildFolder } from '../../base/files/installation.ts';

/** Where files go if not to their usual places, as the user names them. */
export interface Places {
  readonly out: string | undefined;
  readonly checkpoint: string | undefined;
}

const NO_OUT = 'name a folder that can be written, or leave --out away';
const NO_TMP = 'set TMPDIR to a folder that can be written';
const NO_CHECKPOINT = 'name a file that can be written, or leave --checkpoint away';

/**
 * Makes sure that whatever `optimize` will write can be written, before it does anything that takes time. Throws
 * `input`.
 */
export function requirePlaces({ out }: Pick<Places, 'out'>, last: StageName, io: Io): void {
  if (last !== 'write') return;
  if (out !== undefined) requireFolder({ name: '--out', path: resolve(io.cwd, out), hint: NO_OUT });
  else requireFolder({ name: 'folder of results', path: io.results });
  requireFolder({ name: 'folder of temporary files', path: tmpdir(), hint: NO_TMP });
}

/** The same for the files of one function, as soon as that is known. */
export function requireSubjectPlaces(
  asked: Places & { readonly aim: Aim; readonly target: string },
  last: StageName,
  subject: Subject,
  io: Io,
): void {
  const { aim, target, out, checkpoint } = asked;
  if (STAGES.indexOf(last) >= STAGES.indexOf('search')) {
    const path = checkpointFileOf(asked, subject, io);
    const isUsual = checkpoint === undefined;
    requireFile(isUsual ? { name: 'checkpoint', path } : { name: '--checkpoint', path, hint: NO_CHECKPOINT });
  }
  if (last !== 'write' || out !== undefined) return;
  requireFile({
    name: 'records',
    path: recordFile(io.results, { ...subject, target, machine: thisMachine(), options: { for: aim } }),
    within: io.results,
  });
}

/** The same for the file of `--out` of other commands, which print what they do not write. Returns its path. */
export function requireOut(out: string, { cwd }: Io): string {
  const path = resolve(cwd, out);
  requireFile({ name: '--out', path, hint: 'name a file that can be written, or leave --out away to print it' });
  return path;
}

/**
 * Makes sure that parts can be built, for commands that show nothing before they have built and timed it all. Throws
 * `input`.
 */
export function requireBuildFolder({ root }: Io): void {
  requireFolder({ name: 'folder of what is built', path: buildFolder(root) });
}
