import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { AIMS, type Aim } from '../../base/aims.ts';
import { Failure } from '../../base/errors.ts';
import { jsonOf } from '../../base/json.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { withShortLock } from '../../base/files/lock.ts';
import { readUnlinked, makeFolder } from '../../base/files/folders.ts';
import { machineSchema } from '../../bench/machine.ts';
import { writeAtomically } from '../../base/files/preparedFiles.ts';

const kernelSchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The function, such as `x25519_step`. */
  name: z.string(),
  /** SHA-256 of the word IR that the candidate is one of. */
  irSha256: z.string(),
  aim: z.enum(AIMS),
  budget: z.string(),
  /** Time over that of what `llc` makes of the same word IR, in the run that found it. */
  ratio: z.number().positive(),
  /** How equality with the word IR was proved. */
  proof: z.string(),
  /** SHA-256 of its code. */
  code: z.string(),
  /** As `candidateToJson`; whether it fits is found out when it is used. */
  candidate: z.unknown(),
});

/** The best known code of a function of a program or suite, which has no results of its own. */
export type TunedKernel = z.infer<typeof kernelSchema>;

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: machineSchema,
  pieces: z.array(kernelSchema),
});

/** The pieces of one machine. */
type KernelFile = z.infer<typeof fileSchema>;

const folderOf = (results: string): string => join(results, 'pieces');

/** The file of one machine, by its slug. */
const kernelFile = (results: string, slug: string): string => join(folderOf(results), `${slug}.json`);

/** All that is stored, by machine. Throws `input` for a file that does not parse. */
export function readKernelFiles(results: string): KernelFile[] {
  const folder = folderOf(results);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => readKernelFile(join(folder, name)));
}

function readKernelFile(file: string): KernelFile {
  const parsed = fileSchema.safeParse(jsonOf(orSystemFailure(file, () => readUnlinked(file))));
  if (parsed.success) return parsed.data;
  throw new Failure('input', 'malformed file of pieces', {
    where: file,
    found: z.prettifyError(parsed.error),
    hint: 'restore the file from git, or move it away',
  });
}

/**
 * Adds a piece, or puts it in the place of the one for the same word IR and aim, in turn with other processes. Throws
 * `input` if that fails; the file then is as it was.
 */
export function storeKernel(results: string, machine: KernelFile['machine'], piece: TunedKernel): void {
  const file = kernelFile(results, machine.slug);
  orSystemFailure(file, () => {
    makeFolder(dirname(file));
    withShortLock(`${file}.lock`, () => {
      const known = existsSync(file) ? readKernelFile(file).pieces : [];
      const pieces = [...known.filter((other) => !isFor(other, piece)), piece].sort(byName);
      const lines = pieces.map((each) => JSON.stringify(each)).join(',\n');
      const head = JSON.stringify({ schemaVersion: 1, machine }).slice(0, -1);
      writeAtomically(file, `${head},"pieces":[\n${lines}\n]}\n`, results);
    });
  });
}

/** Whether both are for the same word IR and aim. */
export const isFor = (a: { irSha256: string; aim: Aim }, b: { irSha256: string; aim: Aim }): boolean =>
  a.irSha256 === b.irSha256 && a.aim === b.aim;

const byName = (a: TunedKernel, b: TunedKernel): number =>
  `${a.name} ${a.aim} ${a.irSha256}` < `${b.name} ${b.aim} ${b.irSha256}` ? -1 : 1;
