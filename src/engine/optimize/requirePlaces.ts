/** Checks, before any work, that all output files can be written. */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { recordFile } from '../store/resultFiles.ts';
import { requireFile, requireFolder } from '../store/requireWritable.ts';
import { checkpointFileOf } from '../../search/tuning/checkpoint.ts';
import type { Io } from '../../base/io.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { STAGES } from './stages.ts';
import type { Subject } from '../subject/subject.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import { buildFolder } from '../../base/files/installation.ts';

const NO_OUT = 'name a folder that can be written, or leave --out away';
const NO_TMP = 'set TMPDIR to a folder that can be written';
const NO_CHECKPOINT = 'name a file that can be written, or leave --checkpoint away';

/**
 * Makes sure that whatever `optimize` will write can be written, before it does anything that takes time. Throws
 * `input`.
 */
export function requirePlaces({ stopAfter = 'write', out }: OptimizeOptions, io: Io): void {
  if (stopAfter !== 'write') return;
  if (out !== undefined) requireFolder({ name: '--out', path: resolve(io.cwd, out), hint: NO_OUT });
  else requireFolder({ name: 'folder of results', path: io.results });
  requireFolder({ name: 'folder of temporary files', path: tmpdir(), hint: NO_TMP });
}

/** The same for the files of one function, as soon as that is known. */
export function requireSubjectPlaces(options: OptimizeOptions, subject: Subject, io: Io): void {
  const { stopAfter = 'write', target, out } = options;
  const last = STAGES.indexOf(stopAfter);
  if (last >= STAGES.indexOf('search')) {
    const path = checkpointFileOf(options, subject, io);
    const isUsual = options.checkpoint === undefined;
    requireFile(isUsual ? { name: 'checkpoint', path } : { name: '--checkpoint', path, hint: NO_CHECKPOINT });
  }
  if (stopAfter !== 'write' || out !== undefined) return;
  requireFile({
    name: 'records',
    path: recordFile(io.results, { ...subject, target, machine: thisMachine(), options }),
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
