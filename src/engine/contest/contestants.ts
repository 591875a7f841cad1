/** Contestants: the libraries of peers/, our stored code, the compilers' code of our source. */
import { Failure, isDispensable, invariant } from '../../base/errors.ts';
import type { Peer, PeerBuild, PeerCompiler, PeersManifest } from '../../frontend/peers/peersManifest.ts';
import { buildPeerObjects, type PeerObjects, type PeerSurroundings } from '../../frontend/peers/peersObject.ts';
import { type Absent, compileBaselines, gccBaseline, gccName } from '../../frontend/compile/compileBaselines.ts';
import { type Contestant, type Field, linkContestant } from './contestant.ts';
import { interfaceOf, promiseOf } from './addedContestant.ts';
import type { BenchSubject } from './contestSubject.ts';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TimingMode } from '../../base/aims.ts';
import { parse } from '../../ir/parse.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { type ResultRecord, judgedMode, resultFolder } from '../../bench/record.ts';
import { P256_ADD, P256_DOUBLE, P256_MIXED } from '../../bench/reference/peerPoints.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import { FP2_MUL, FP2_SQUARE } from '../../bench/reference/towerFields.ts';
import type { WholeFunction } from '../../bench/reference/wholeFunction.ts';
import type { Io } from '../../base/io.ts';
import { placeOf, storedRecords } from '../environment/storedRecords.ts';
import { chosenMachine } from '../environment/thisMachine.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { readSsaModule } from '../../ir/ssa/schema.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import { compileField } from '../../frontend/field/fieldSource.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { linkImage } from '../../frontend/peers/peersImage.ts';
import { asStated } from '../../ir/contract/peerContract.ts';
import { wordFunction } from '../subject/fieldSubject.ts';

/** Processor features that code of contestants may need. */
export interface CpuFeatures {
  readonly bmi2: boolean;
  readonly adx: boolean;
  readonly avx512ifma: boolean;
}

/**
 * The code of all contestants that have the subject's function. What is missing is said and does not stop the others.
 */
export async function peerContestants(
  subject: BenchSubject,
  manifest: PeersManifest,
  cpu: CpuFeatures,
  around: PeerSurroundings,
): Promise<Field> {
  const present: Contestant[] = [];
  const absent: Absent[] = [];
  const peers = manifest.peers.filter(
    ({ field, op, many }) => field === subject.peersField && op === subject.op && !many,
  );
  for (const peer of peers) {
    const build = manifest.builds[peer.build];
    for (const compiler of compilersOf(build)) {
      const found = await peerContestant(peer, build, compiler, { subject, cpu, around });
      if ('reason' in found) absent.push(found);
      else present.push(found);
    }
  }
  return { present, absent };
}

/** Everything that is compiled is compiled by each of these. */
export const compilersOf = (build: PeerBuild): readonly PeerCompiler[] =>
  build.kind === 'compile' ? build.compilers : ['cc'];

async function peerContestant(
  peer: Peer,
  build: PeerBuild,
  compiler: PeerCompiler,
  { subject, cpu, around }: { subject: BenchSubject; cpu: CpuFeatures; around: PeerSurroundings },
): Promise<Contestant | Absent> {
  const lacking = lackingFeatures(peer, cpu);
  if (lacking !== null) return { name: peer.name, reason: lacking };
  try {
    const objects = await buildPeerObjects(build, compiler, around);
    const name = nameOf(peer, objects);
    const { limbs, order, mont, in: below, limbsBelow, out, aliasing } = peer;
    const means = interfaceOf(
      { limbs, order, mont, in: below, limbsBelow, out, aliasing },
      subject,
      `peers/manifest.json, ${peer.name}`,
    );
    return {
      ...promiseOf(name, means, subject),
      name,
      origin: objects.origin,
      code: await linkContestant(
        { ...objects, symbol: peer.symbol, call: means.call },
        { root: around.root, cc: around.tools.byName.cc },
      ),
    };
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return { name: peer.name, reason: `not available: ${reasonOf(error)}` };
  }
}

/** Why this processor cannot run it; null if it can. */
export function lackingFeatures({ requires }: Pick<Peer, 'requires'>, cpu: CpuFeatures): string | null {
  const lacking = requires.filter((feature) => !cpu[feature]);
  return lacking.length === 0 ? null : `not applicable: this processor lacks ${lacking.join(' and ').toUpperCase()}`;
}

const nameOf = ({ name }: Peer, { compiledBy }: PeerObjects): string =>
  compiledBy === null ? name : `${name}, ${compiledBy}`;

/** One line: what failed, and what to install if that is the trouble. */
export function reasonOf({ kind, message, detail: { found, hint } }: Failure): string {
  const cause = found === undefined || found === '' ? '' : ` (${found.split('\n')[0]})`;
  return `${message}${cause}${kind === 'tool' && hint !== undefined ? `; try: ${hint.split('\n')[0]}` : ''}`;
}

/* Our stored code as a contestant. */

/**
 * The best stored code for the subject that was searched for `aim`, of this microarchitecture if there is one and of
 * another otherwise.
 */
export function ownContestant(subject: BenchSubject, aim: TimingMode, cpu: CpuFeatures, io: Io): Contestant | Absent {
  const { field, op, form, weights } = subject;
  const slug = chosenMachine().slug;
  const stored = storedCodes({ field, operation: op, form, aim }, cpu, io);
  const [best] = stored.toSorted((a, b) => distance(a, slug) - distance(b, slug));
  if (best === undefined) return { name: 'ours', reason: nothingStored(subject, aim) };
  const folder = resultFolder(placeOf(best, io), best);
  const note = best.machine.slug === slug ? '' : ` (found on ${best.machine.slug})`;
  return {
    name: `ours${best.target === 'native' ? '' : ` for ${best.target}`}${note}`,
    origin: relative(io.root, existsSync(folder) ? join(folder, 'best') : folder),
    representation: `${weights.length}x64`,
    code: Buffer.from(best.code.hex, 'hex'),
    contract: parse(best.ir),
  };
}

/** Code for all features comes first, then code for fewer; other machines' code after that of this one. */
const distance = (r: ResultRecord, slug: string): number =>
  (r.machine.slug === slug ? 0 : 2) + (r.target === 'native' ? 0 : 1);

/** The best of each machine for a function that was searched for `aim`, as far as the processor can run it. */
export const storedCodes = (
  wanted: Pick<ResultRecord, 'field' | 'operation' | 'form'> & { readonly aim: TimingMode },
  cpu: CpuFeatures,
  io: Io,
): ResultRecord[] =>
  bestRecords(storedRecords(io)).filter(
    (r) =>
      r.field === wanted.field &&
      r.operation === wanted.operation &&
      r.form === wanted.form &&
      canRun(r, cpu) &&
      judgedMode(r) === wanted.aim,
  );

const canRun = (r: Pick<ResultRecord, 'target'>, cpu: CpuFeatures): boolean =>
  r.target === 'x86-64' || (r.target === 'x86-64-v3' && cpu.bmi2) || (cpu.bmi2 && cpu.adx);

/** Formulas of the suite that are whole functions of libraries, and a part of their names there. */
const FORMULAS: ReadonlyMap<WholeFunction, string> = new Map([
  [P256_DOUBLE, 'p256_montgomery'],
  [P256_MIXED, 'p256_montgomery'],
  [P256_ADD, 'p256_montgomery'],
  [FP2_MUL, 'bls12_381'],
  [FP2_SQUARE, 'bls12_381'],
]);

function nothingStored({ field, op, form, description, whole }: BenchSubject, aim: TimingMode): string {
  if (whole === X25519)
    return 'not applicable: the whole function is not searched for; see the line of the reduction pass';
  const formulas = whole === null ? undefined : FORMULAS.get(whole);
  if (formulas !== undefined)
    return `${PROGRAM} builds --suite formulas --only ${formulas}  searches it and races it with these libraries`;
  if (whole !== null) return 'not applicable: there is no such function of ours; its field operations are searched for';
  if (description === null) return `not applicable: bridge/fields has no ${field}`;
  return (
    `nothing is stored yet; run  ${PROGRAM} optimize --field ${field} --op ` +
    `${op}${form === 'strict' ? ' --strict' : ''}${aim === 'latency' ? ' --for latency' : ''}`
  );
}

/* The compilers' code of our source as contenders. */

const NAMES: readonly string[] = ['llc -O3', 'clang -O3 -march=native', 'gcc -O3 -march=native'];

/**
 * What the compilers make of our source: llc of the bridged IR, clang and gcc of the C. Every one has a line, even if
 * it cannot take part.
 */
export async function compilerContestants(subject: BenchSubject, root: string): Promise<Field> {
  const { description, whole } = subject;
  const isKnown = whole === null || whole === X25519;
  if (description === null || !isKnown) {
    return {
      present: [],
      absent: NAMES.map((name) => ({
        name,
        reason: `not applicable: there is no source of ${subject.field} ${subject.op} in bridge/`,
      })),
    };
  }
  try {
    const toolchain = await openToolchain(root);
    return subject.whole === X25519
      ? await wholeX25519(toolchain)
      : await fieldFunction(subject, description, toolchain);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    return { present: [], absent: NAMES.map((name) => ({ name, reason: `not available: ${reasonOf(error)}` })) };
  }
}

async function fieldFunction(
  subject: BenchSubject,
  description: FieldDescription,
  toolchain: Toolchain,
): Promise<Field> {
  const { op, form } = subject;
  const operation = description.operations.find(({ name }) => name === op);
  invariant(operation !== undefined, () => `no operation ${op}`);
  const symbol = operation.symbols[form];
  const { json, llPath } = await compileField(toolchain, description, { functions: [symbol] });
  const ssa = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  invariant(ssa !== undefined, () => `the reader left out ${symbol}`);
  const contract = asStated(wordFunction(ssa, { description, operation, form, symbol }));
  const baselines = await compileBaselines(toolchain, llPath, description.sourcePath, symbol);
  const origin = `bridge/fields/${description.name}`;
  const representation = `${subject.weights.length}x64`;
  const gcc = await gccContestant(toolchain, description.sourcePath, symbol, { origin, representation, contract });
  const present = baselines.map(({ name, code }) => ({ name, origin, representation, contract, code: code.bytes }));
  return 'reason' in gcc ? { present, absent: [gcc] } : { present: [...present, gcc], absent: [] };
}

/** gcc of the C source, if this gcc has `_BitInt` (version 14 and later on x86-64). */
async function gccContestant(
  toolchain: Toolchain,
  source: string,
  symbol: string,
  about: { origin: string; representation: string; contract: IrFunction },
): Promise<Contestant | Absent> {
  const name = gccName(toolchain);
  try {
    return { ...about, name, code: (await gccBaseline(toolchain, source, symbol)).code.bytes };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { name, reason: `not applicable: ${error.message}; its lines are those of C without _BitInt` };
  }
}

/**
 * X25519 as plain C with the reduction pass. Without it one call takes milliseconds, too long to be interleaved with
 * the others.
 */
async function wholeX25519(toolchain: Toolchain): Promise<Field> {
  const source = join(toolchain.root, 'templates', 'x25519', 'x25519.bitint.c');
  const flags = [
    '-O3',
    '-march=native',
    `-fpass-plugin=${toolchain.bridge.plugin}`,
    '-fPIC',
    '-ffunction-sections',
    '-c',
  ];
  const object = await compileC(toolchain, source, flags, '.o');
  const code = await linkImage({
    files: [object],
    symbol: 'x25519',
    call: [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }],
  });
  const name = `ours: clang-${toolchain.bridge.llvmMajor} -O3 + reduction pass`;
  const slow = 'not applicable: without the pass one call takes milliseconds, too long to be interleaved';
  return {
    present: [
      { name, origin: 'templates/x25519/x25519.bitint.c', representation: 'bytes', code, contract: X25519.contract },
    ],
    absent: NAMES.map((absentee) => ({ name: absentee, reason: slow })),
  };
}
