/** The command `bench`: compares our best code with compilers and libraries, after testing all of them. */
import { Failure } from '../../base/errors.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { functionSlug, judgedMode } from '../../bench/record.ts';
import { listFields } from '../../frontend/field/fieldDescription.ts';
import { readPeersManifest, type PeersManifest } from '../../frontend/peers/peersManifest.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import { benchOne, benchSchema, type BenchOptions } from './benchOne.ts';
import { benchSubject, fieldName, type BenchSubject } from '../../engine/contest/contestSubject.ts';
import { commandOf } from '../../base/options/option.ts';
import type { Io } from '../../base/io.ts';
import { storedRecords } from '../../engine/environment/storedRecords.ts';
import { chosenMachine, requireOwnMachine } from '../../engine/environment/thisMachine.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * Compares our best code with the compilers and with everybody else's, in one interleaved run, after testing them all.
 */
export const benchCommand = commandOf(
  benchSchema,
  async (given, io, [objects]) => {
    if (given.store) requireOwnMachine('comparisons that are stored');
    const options = withObjects(given, Array.isArray(objects) ? objects.map(String) : []);
    const manifest = readPeersManifest(io.root);
    const subjects = subjectsOf(options, manifest, io);
    return withWorker(io.root, options.cpu, async (worker) => {
      for (const subject of subjects) io.out(await benchOne(subject, options, manifest, worker, io));
    });
  },
  [{ name: '[objects...]', description: 'others that take part, as file.o:symbol; --add says more of them' }],
);

/** `file.o:symbol` is short for a contestant of that name with our own limbs. */
function withObjects(options: BenchOptions, objects: readonly string[]): BenchOptions {
  const added = objects.map((text) => {
    if (/.:[^:]+$/.test(text)) return `${text.replaceAll('=', '-')}=${text}`;
    throw new Failure('input', 'which function of the object?', {
      where: text,
      expected: 'file.o:symbol',
      hint: `--add says how it is called; ${PROGRAM} bench --help`,
    });
  });
  return { ...options, add: [...options.add, ...added] };
}

/** The one function that the options name; without --op all of which results of this microarchitecture are stored. */
function subjectsOf(options: BenchOptions, manifest: PeersManifest, io: Io): BenchSubject[] {
  const { op } = options;
  if (op !== undefined) return [benchSubject({ ...options, op }, manifest, io.root)];
  const wanted = fieldName(options, manifest, io.root);
  const { slug } = chosenMachine();
  const own = listFields(io.root);
  const isKnown = (name: string): boolean =>
    own.some((field) => field.name === name) || Object.hasOwn(manifest.fields, name);
  const stored = bestRecords(storedRecords(io)).filter(
    (r) =>
      r.machine.slug === slug &&
      (wanted === null ? isKnown(r.field) : r.field === wanted) &&
      (!options.strict || r.form === 'strict') &&
      judgedMode(r) === options.for,
  );
  const bySlug = new Map(stored.map((r) => [functionSlug(r), r]));
  if (bySlug.size === 0)
    throw new Failure('input', 'no stored result fits', {
      hint: `${PROGRAM} list shows them; ${PROGRAM} optimize makes one; with --op others are compared without ours`,
    });
  if (options.add.length > 0 && bySlug.size > 1) {
    throw new Failure('input', '--add needs exactly one function to compare with', {
      found: [...bySlug.keys()].join(', '),
      hint: '--field, --op, --strict',
    });
  }
  return [...bySlug.values()].map((r) =>
    benchSubject({ field: r.field, op: r.operation, strict: r.form === 'strict' }, manifest, io.root),
  );
}
