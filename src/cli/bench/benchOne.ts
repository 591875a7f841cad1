/** Compares all implementations of one function, for `bench`. */
import { seeded, type Rng } from '../../base/rng.ts';
import { type RecordedComparison, resultSlug } from '../../bench/record.ts';
import type { PeersManifest } from '../../frontend/peers/peersManifest.ts';
import { openPeers } from '../../frontend/peers/peersObject.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import { timingContract, timingVectors } from '../../bench/reference/wholeFunction.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { addedContestant } from '../../engine/contest/addedContestant.ts';
import { peerContestants, ownContestant, compilerContestants } from '../../engine/contest/contestants.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import type { Contestant, Field } from '../../engine/contest/contestant.ts';
import type { BenchSubject } from '../../engine/contest/contestSubject.ts';
import { benchTable } from '../../engine/report/benchTable.ts';
import { compareContestants } from '../../engine/contest/compareContestants.ts';
import type { Io } from '../../base/io.ts';
import { Failure } from '../../base/errors.ts';
import { folded } from '../../base/folded.ts';
import { jsonLine } from '../../base/json.ts';
import { standingLines, standingsOf } from '../../engine/report/standing.ts';
import {
  openCrossChecks,
  assemblerCheck,
  resultCheck,
  timingCheck,
  type CrossChecks,
} from '../../engine/contest/crossChecks.ts';
import { decodeProgram } from '../../codegen/encoder/decoder.ts';
import type { IrFunction } from '../../ir/function.ts';
import { sha256 } from '../../base/hash.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { MEASUREMENT_VERSION } from '../../bench/measure/compare.ts';
import { BENCH } from '../../engine/store/machineEntries.ts';
import { z } from 'zod';
import { TIMING_MODES } from '../../base/aims.ts';
import { cpu, fieldOptions, flag, oneOf, seed, text } from '../../base/options/option.ts';
import { crossCheckShape, verbose } from '../../engine/optimize/optimizeOptions.ts';

/** What the user asks `bench` for. */
export const benchSchema = z.object({
  ...fieldOptions(
    'field, e.g. 25519; p256, p384, p521, bls12-381 and bls12-381-r mean the fields that contenders call so',
  ),
  op: text(
    'name',
    'operation, e.g. mul, or a whole function: inv, x25519, ed25519-public, ed25519-sign, ed25519-verify; ' +
      'without it all stored results, against the compilers',
  ),
  strict: flag('ours and the compilers with canonical inputs and outputs (default: loose)'),
  add: z
    .array(z.string())
    .default([])
    .meta({
      metavar: 'contender...',
      description:
        "'name=file.o|.a|.asm|.S|.c|.so:symbol[;key=value...]', repeatable. It is called by System V rules, all " +
        'arrays are 64-bit words. Keys: limbs=4x64|5x51|0/44/87 (bit weights); order=out,a,b (also &p: pointer to ' +
        'the modulus, n0: -1/p mod 2^64, or a number); mont=2^256 (words stand for x*2^256); in=p|2^256 (inputs are ' +
        'below; default p) or limbsBelow=2^54 (every limb is); out=p|any (what is promised; default any); ' +
        'aliasing=any|none|out=a,a=b (arrays that may alias, and are tested so; default none); cc=gcc|clang for .c',
    }),
  only: text('names', 'only contenders whose name contains one of these, separated by commas'),
  peers: z
    .boolean()
    .optional()
    .meta({ description: 'the libraries of peers/ take part (default with --op)', negated: 'they do not' }),
  for: oneOf(TIMING_MODES, 'aim', 'which code of ours takes part: that for throughput (default) or that for latency'),
  ...crossCheckShape,
  seed: seed('inputs and placements'),
  cpu,
  store: flag('keep the figures in results/bench for `report` and `dashboard`, if ours of results/ takes part'),
  verbose,
  json: flag('each result as one line with a JSON object of `type` bench'),
});

export type BenchOptions = z.output<typeof benchSchema>;

/** Operand sets that the timing draws from. */
const TIMING_VECTORS = 64;

/**
 * Gathers, checks and times all implementations of one function; returns the table, or a JSON object if that is asked
 * for.
 */
export async function benchOne(
  subject: BenchSubject,
  options: BenchOptions,
  manifest: PeersManifest,
  worker: Worker,
  io: Io,
): Promise<string> {
  const crossChecks = await openCrossChecks(options, io);
  const field = await gather(subject, options, manifest, worker, io);
  io.note(
    `bench: checking ${field.present.length} contestants of ${subject.field} ${subject.op} against big-integer ` +
      'arithmetic',
  );
  await checkContestants(field.present, subject, worker, seeded(options.seed, 'bench/check'));
  const comparison = await time(subject, field.present, options, worker, io);
  if (options.store) storeBench(subject, field.present, comparison, options, io);
  const crossCheckTexts = await benchCrossChecks(crossChecks, field.present, seeded(options.seed, 'bench/crossChecks'));
  return options.json
    ? asJson(subject, field, comparison, crossCheckTexts)
    : `${[
        heading(subject, worker),
        ...verdict(field.present, comparison, options, io),
        benchTable(field.present, field.absent, comparison, { width: io.width, isVerbose: options.verbose }),
        ...crossCheckTexts,
      ].join('\n\n')}\n`;
}

/** How ours stands against the strongest; nothing where it takes no part. */
function verdict(
  [first]: readonly Contestant[],
  comparison: RecordedComparison | null,
  options: BenchOptions,
  { width }: Io,
): string[] {
  if (comparison === null || !first.name.startsWith('ours')) return [];
  const lines = standingLines(standingsOf(comparison), options.for);
  return [lines.flatMap((line) => folded(line, width, ' '.repeat(12))).join('\n')];
}

/**
 * Ours, what the user added, the compilers, the libraries. The first that is present is the yardstick. Throws `input`
 * if --only leaves nobody of one function.
 */
async function gather(
  subject: BenchSubject,
  options: BenchOptions,
  manifest: PeersManifest,
  worker: Worker,
  io: Io,
): Promise<Field> {
  const around = openPeers(io.root, findTools(), (text) => io.note(text));
  const own = ownContestant(subject, options.for, worker.hello, io);
  const added: Contestant[] = [];
  for (const text of options.add) added.push(await addedContestant(text, subject, io.cwd, around));
  const compilers = await compilerContestants(subject, io.root);
  const peers =
    (options.peers ?? options.op !== undefined)
      ? await peerContestants(subject, manifest, worker.hello, around)
      : { present: [], absent: [] };
  const chosen = (entry: { readonly name: string }): boolean =>
    options.only === undefined || options.only.split(',').some((part) => entry.name.includes(part));
  const others = [...compilers.present, ...compilers.absent, ...peers.present, ...peers.absent];
  const { op, only } = options;
  if (op !== undefined && only !== undefined && added.length === 0 && !others.some(chosen))
    throw new Failure('input', 'no contender has such a name', {
      where: `--only ${only}`,
      expected: `parts of names, separated by commas, of ${others.map(({ name }) => name).join(', ')}`,
    });
  return {
    present: [
      ...('code' in own ? [own] : []),
      ...compilers.present.filter(chosen),
      ...added,
      ...peers.present.filter(chosen),
    ],
    absent: [...('code' in own ? [] : [own]), ...[...compilers.absent, ...peers.absent].filter(chosen)],
  };
}

/** Null if there is nothing to compare with. */
async function time(
  { whole }: BenchSubject,
  contestants: readonly Contestant[],
  { seed }: BenchOptions,
  worker: Worker,
  io: Io,
): Promise<RecordedComparison | null> {
  if (contestants.length < 2) return null;
  const rng = seeded(seed, 'bench/time');
  const contract = whole?.contract ?? timingContract(contestants.map((c) => c.contract));
  const vectors =
    whole === null
      ? timingVectors(contract, TIMING_VECTORS, rng.fork('vectors'))
      : whole.timingCases(TIMING_VECTORS, rng.fork('vectors')).map((one) => ({ ...one, alias: 0 }));
  io.note(`bench: timing ${contestants.length} contestants, interleaved`);
  return compareContestants(contract, contestants, {
    worker,
    vectors,
    rng,
    ...(whole === null ? { withPairs: true } : { modes: whole.modes }),
    clock: io.clock,
    onMessage: (text) => io.note(text),
  });
}

const heading = ({ field, op, form, modulusText, description, whole }: BenchSubject, { hello }: Worker): string =>
  `${field} ${op}${description === null || whole !== null ? '' : ` (${form})`}, modulo ${modulusText}, on ` +
  `${hello.brand}`;

function asJson(
  { field, op, form }: BenchSubject,
  { present, absent }: Field,
  comparison: RecordedComparison | null,
  crossCheckTexts: readonly string[],
): string {
  const contestants = present.map(({ name, origin, representation, code }, i) => ({
    origin,
    representation,
    bytes: code.length,
    ...comparison?.contestants[i],
    name,
  }));
  return jsonLine('bench', {
    field,
    operation: op,
    form,
    ...comparison,
    contestants,
    absent,
    ...(crossCheckTexts.length === 0 ? {} : { crossChecks: crossCheckTexts }),
  });
}

/**
 * What other people's assembler says about our stored code, and their stopwatch about all contestants that are called
 * as the first is.
 */
async function benchCrossChecks(
  crossChecks: CrossChecks,
  contestants: readonly Contestant[],
  rng: Rng,
): Promise<string[]> {
  const [first] = contestants;
  if (first === undefined) return [];
  const { name, code, contract } = first;
  const alike = contestants.filter((c) => shape(c.contract) === shape(contract));
  const bytes =
    code instanceof Uint8Array && name.startsWith('ours')
      ? await assemblerCheck(crossChecks, () => decodeProgram(code).program, code, name)
      : null;
  const results = await resultCheck(
    crossChecks,
    contract,
    alike.filter((c) => c.name.startsWith('ours') || c.name.startsWith('llc')),
  );
  const times = await timingCheck(crossChecks, contract, alike, rng);
  return [bytes, results, times].filter((text) => text !== null);
}

const shape = ({ results, params }: IrFunction): string =>
  [...results, { shape: '|', bounds: [] }, ...params].map((p) => `${p.shape}${p.bounds.length}`).join();

/**
 * Keeps the figures of one comparison for `report` and `dashboard`, and says so. Only ours, found on this machine,
 * makes them comparable with the records; without it nothing is kept.
 */
export function storeBench(
  { field, op, form }: BenchSubject,
  contestants: readonly Contestant[],
  comparison: RecordedComparison | null,
  { seed, for: aim }: Pick<BenchOptions, 'seed' | 'for'>,
  io: Io,
): void {
  const ours = contestants[0];
  const slug = resultSlug({ field, operation: op, form, options: { for: aim } });
  if (comparison === null || ours?.name !== 'ours' || !(ours.code instanceof Uint8Array)) {
    io.note(`bench: ${slug} is not stored: no code of ours for this machine took part`);
    return;
  }
  const file = BENCH.add(io.results, thisMachine().slug, slug, {
    time: io.now(),
    seed,
    ruler: MEASUREMENT_VERSION,
    code: sha256(ours.code),
    comparison,
    origins: contestants.map(({ origin }) => origin),
  });
  io.note(`bench: ${slug} is stored in ${file}`);
}
