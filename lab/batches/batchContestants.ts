import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, isDispensable } from '../../src/base/errors.ts';
import type { Absent } from '../../src/frontend/compile/compileBaselines.ts';
import { type Contestant, type Field, linkContestant } from '../../src/engine/contest/contestant.ts';
import { lackingFeatures, reasonOf, type CpuFeatures } from '../../src/engine/contest/contestants.ts';
import type { CallArgument } from '../../src/frontend/peers/peersInterface.ts';
import type { Peer, PeersManifest } from '../../src/frontend/peers/peersManifest.ts';
import { buildPeerObjects, compilePeerSource, type PeerSurroundings } from '../../src/frontend/peers/peersObject.ts';
import { flagOf } from '../../src/base/options/option.ts';
import { cacheDir } from '../../src/frontend/toolchain/cache.ts';
import type { LaneFeatures } from '../../src/codegen/x86/target.ts';
import {
  batchOf,
  MESSAGE_BYTES,
  operandsOf,
  outputWords,
  argumentOf,
  OWN_LIBRARIES,
  takesLength,
  type BatchFunction,
  type OwnLibrary,
} from './batchFunctions.ts';

/** Code of (out, operands, number). */
interface Many {
  readonly name: string;
  readonly origin: string;
  readonly symbol: string;
  readonly files: readonly string[];
  readonly libraries: readonly string[];
  /** What it computes otherwise, in words. */
  readonly deviates?: string | undefined;
  /** Its number counts blocks of so many. */
  readonly block?: number | undefined;
  readonly isOfGo?: boolean | undefined;
}

/** What is timed in batches of one function, ours first, and what cannot be. */
export interface BatchField {
  readonly present: readonly Many[];
  readonly absent: readonly Absent[];
}

/** Those of the manifest that compute one and are timed n times: the fastest ones, and what most programs use. */
const ONE_AT_A_TIME = /^(OpenSSL( EVP.*)?|AWS-LC.*|s2n-bignum|\w+-dalek|wolfSSL avx512ifma|arkworks)$/;

interface Sources {
  readonly manifest: PeersManifest;
  readonly cpu: CpuFeatures & LaneFeatures;
  readonly around: PeerSurroundings;
  /** Folder of our libraries, by name. */
  readonly libraries: string;
}

/**
 * Ours and other people's code of one function. Throws `input` where a library of ours is not in its folder; what is
 * missing of others is said and does not stop the rest.
 */
export async function batchField(fn: BatchFunction, sources: Sources): Promise<BatchField> {
  const { manifest, cpu } = sources;
  const present = await ownCode(fn, sources);
  const absent: Absent[] = [];
  for (const peer of manifest.peers.filter(({ field, op }) => field === fn.field && op === fn.op)) {
    if (!peer.many && !ONE_AT_A_TIME.test(peer.name)) continue;
    const lacking = lackingFeatures(peer, cpu);
    const found = lacking === null ? await peerCode(fn, peer, sources) : { name: peer.name, reason: lacking };
    if ('reason' in found) absent.push(found);
    else present.push(found);
  }
  return { present, absent };
}

async function ownCode(fn: BatchFunction, { libraries, around, cpu }: Sources): Promise<Many[]> {
  const { library, symbol, source } = fn.ours;
  const folder = join(libraries, library);
  const name = `lib${OWN_LIBRARIES[library].archive}.a`;
  const archive = join(folder, 'lib', name);
  if (!existsSync(archive))
    throw new Failure('input', 'the library is not there', {
      where: archive,
      expected: `what \`library ${askedFor(library)} --out ${folder}\` makes`,
      hint: 'without --libraries it is made',
    });
  const flags = [`-I${join(folder, 'include')}`];
  const wrapped =
    source === null ? [] : [await compilePeerSource(join(around.root, source), 'cc', flags, archive, around)];
  const batch = {
    name: `ours, ${widthName(library, cpu)}`,
    origin: name,
    symbol,
    files: [...wrapped, archive],
    libraries: [],
  };
  const one = { ...batch, name: 'ours, one at a time', symbol: fn.ourOne ?? symbol };
  return [batch, await eachOf(fn, one, around, fn.ourOne === null)];
}

/** The words behind `library` that make it. */
const askedFor = (library: OwnLibrary): string =>
  [
    argumentOf(library) ?? [],
    ...Object.entries(OWN_LIBRARIES[library].options).map(([key, value]) =>
      typeof value === 'string' ? `${flagOf(key)} ${value}` : flagOf(key),
    ),
  ]
    .flat()
    .join(' ');

/** How a library of ours computes batches. */
function widthName(library: OwnLibrary, { avx2, avx512ifma }: LaneFeatures): string {
  if (avx512ifma) return 'eight at once';
  return avx2 && OWN_LIBRARIES[library].options.lanes.includes('4') ? 'four at once' : 'batch';
}

async function peerCode(fn: BatchFunction, peer: Peer, { manifest, around }: Sources): Promise<Many | Absent> {
  const { name, symbol, many, block, deviates } = peer;
  const build = manifest.builds[peer.build];
  try {
    const { files, origin, libraries = [] } = await buildPeerObjects(build, 'cc', around);
    const code = { name, origin, symbol, files, libraries, deviates, block, isOfGo: build.kind === 'go' };
    return many ? code : await eachOf(fn, code, around);
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return { name, reason: `not available: ${reasonOf(error)}` };
  }
}

/** A function that computes one, or that many are told are one, called n times. */
async function eachOf(fn: BatchFunction, code: Many, around: PeerSurroundings, isBatch = false): Promise<Many> {
  const text = eachText(code.symbol, fn, isBatch);
  const source = join(cacheDir(around.root, 'each', [text]), `${code.symbol}.c`);
  writeFileSync(source, text);
  const object = await compilePeerSource(source, 'cc', [], '', around);
  return { ...code, symbol: `each_${code.symbol}`, files: [object, ...code.files] };
}

/** C of a loop around `symbol`, which computes one, or batches that have one. */
export function eachText(symbol: string, { whole }: Pick<BatchFunction, 'whole'>, isBatch = false): string {
  const operands = operandsOf(whole);
  const names = operands.map(({ name }) => name);
  const numbers = isBatch ? [1] : takesLength(whole) ? [MESSAGE_BYTES] : [];
  const types = ['unsigned char *', ...names.map(() => 'const unsigned char *'), ...numbers.map(() => 'size_t')];
  const args = [
    `out + ${8 * outputWords(whole)} * i`,
    ...operands.map(({ name, words }) => `${name} + ${8 * words} * i`),
    ...numbers.map(String),
  ];
  const params = ['unsigned char *out', ...names.map((name) => `const unsigned char *${name}`), 'size_t n'];
  return [
    '#include <stddef.h>',
    `void ${symbol}(${types.join(', ')});`,
    `void each_${symbol}(${params.join(', ')}) {`,
    `  for (size_t i = 0; i < n; i++) ${symbol}(${args.join(', ')});`,
    '}',
    '',
  ].join('\n');
}

/** Who can be linked for batches of n, and names of those who deviate. */
interface LinkedBatches extends Field {
  readonly deviating: ReadonlySet<string>;
}

/** Those who can be linked as contestants for batches of n. */
export async function linkedField(
  fn: BatchFunction,
  { present, absent }: BatchField,
  n: number,
  around: PeerSurroundings,
): Promise<LinkedBatches> {
  const whole = batchOf(fn, n);
  const operands = whole.operands.map((_, index): CallArgument => ({ kind: 'operand', index }));
  const linked: Contestant[] = [];
  const failed: Absent[] = [];
  for (const { name, origin, symbol, files, libraries, block = 1, isOfGo = false } of present)
    try {
      if (n % block !== 0) {
        failed.push({ name, reason: `computes multiples of ${block}` });
        continue;
      }
      const call: CallArgument[] = [{ kind: 'out' }, ...operands, { kind: 'number', value: BigInt(n / block) }];
      const wanted = { files, symbol, call, modulus: 0n, libraries, isOfGo };
      const code = await linkContestant(wanted, { root: around.root, cc: around.tools.byName.cc });
      linked.push({ name, origin, representation: 'bytes', contract: whole.contract, code });
    } catch (error) {
      if (!isDispensable(error) || name.startsWith('ours')) throw error;
      failed.push({ name, reason: `not available: ${reasonOf(error)}` });
    }
  const deviating = new Set(present.filter(({ deviates }) => deviates !== undefined).map(({ name }) => name));
  return { present: linked, absent: [...absent, ...failed], deviating };
}
