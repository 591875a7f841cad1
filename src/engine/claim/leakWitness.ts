import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { CodeImage, DecodedFunction, MachineInstruction } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { findTools, requireTool } from '../../frontend/toolchain/tools.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import { registerName } from '../../prover/listing/registers.ts';
import type { Finding, LeakReport } from '../../prover/leak/findLeaks.ts';
import { LEAK, registerPlace, UNSURE } from '../../prover/leak/state.ts';

const FOLDER = 'src/frontend/toolchain/native';
const [SOURCE, HEADER] = [join(FOLDER, 'twoRuns.c'), join(FOLDER, 'twoInputs.h')];
/** Where it puts code that runs anywhere. */
const BASE = 0x100000000000;
const PAGE = 0x1000;
/** Of larger code, or more places, nothing is shown. */
const MAX_SPAN = 1 << 30;
const MAX_SUSPECTS = 256;
const MAX_WALLS = 768;
const MAX_BYTES_READ = 64;
const MAX_PARTS = 8;
/** Pairs of runs; each has eight kinds of secrets, and public numbers of its own. */
const TRIALS = 64;
const SEED = 1;

/** In the order of the processor's numbers. */
const GENERAL = Array.from({ length: 16 }, (_, number) => registerName(number));
const NO_REGISTER = 16;
const RIP = 17;
const WORD = 8;
const FIRST_VECTOR = 16;
const KIND = { jump: 0, address: 1, operands: 2, wall: 3 };

/**
 * What of a report is certain: the leaks that two runs of the code on this processor show, which differ in secrets only
 * and in where a jump leads, in the address that is accessed or in what an instruction of variable time computes with;
 * also those of which the search does not know whether what is accessed is secret. Other leaks become refusals. Buffers
 * hold random bytes or zeros, public numbers are small ones. Runs end where an instruction is that the table does not
 * have. Throws `tool` without a C compiler.
 */
export async function certainLeaks(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  { leaks, refusals }: LeakReport,
  root: string,
): Promise<LeakReport> {
  const unsure = refusals.filter(({ what }) => what.startsWith(UNSURE));
  const others = refusals.filter(({ what }) => !what.startsWith(UNSURE));
  const suspects = [...leaks, ...unsure.map((one) => ({ ...one, what: one.what.slice(UNSURE.length) }))];
  if (suspects.length === 0) return { leaks, refusals };
  const { shown, problem } = await runPairs(code, args, suspects.slice(0, MAX_SUSPECTS), root);
  const because = problem ?? 'no two runs on this processor were found that differ there in secrets only';
  const doubted = suspects
    .filter((_, k) => !shown.has(k))
    .map((one): Finding => ({ ...one, what: `perhaps ${one.what}; ${because}` }));
  const certain = suspects.flatMap((one, k) =>
    shown.has(k) ? [{ ...one, what: one.what + (shown.get(k) ?? '') }] : [],
  );
  return {
    leaks: certain.toSorted((a, b) => a.address - b.address),
    refusals: [...doubted, ...others].toSorted((a, b) => a.address - b.address),
  };
}

/** By the numbers of leaks, what two runs had there; `problem` is why nothing can be run here. */
async function runPairs(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  leaks: readonly Finding[],
  root: string,
): Promise<{ readonly shown: ReadonlyMap<number, string>; readonly problem: string | null }> {
  const input = inputOf(code, args, leaks);
  if (input === null) return { shown: new Map(), problem: 'the code is too large to be run' };
  const { status, stdout, stderr } = await run(await program(root), [], { input });
  const problem = status === 0 ? null : `it cannot be run here (${stderr.trim()})`;
  const lines = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
  const evidence = (what: string, a: string, b: string): string =>
    what === LEAK.address ? ` (0x${a} or 0x${b} in two runs that differ in secrets only)` : '';
  return { shown: new Map(lines.map(([k, a, b]) => [Number(k), evidence(leaks[Number(k)].what, a, b)])), problem };
}

async function program(root: string): Promise<string> {
  const cc = requireTool(findTools().byName.cc);
  const source = join(root, SOURCE);
  const contents = [source, join(root, HEADER)].map((file) => sha256(readFileSync(file)));
  const folder = cacheDir(root, 'twoRuns', [cc, ...contents]);
  return makeOnce(join(folder, 'twoRuns'), async (draft) => {
    const { status, stderr } = await run(cc, ['-std=gnu11', '-O2', '-fPIE', '-pie', '-o', draft, source]);
    if (status !== 0)
      throw new Failure('tool', 'the program that shows leaks does not compile', {
        where: SOURCE,
        found: stderr.slice(0, 500),
      });
  });
}

/** Words and bytes as twoRuns.c reads them; null if there are too many. */
function inputOf(code: DecodedFunction, args: readonly EntryArgument[], leaks: readonly Finding[]): Buffer | null {
  const { image, symbol } = code;
  const { segments, relocated, isMovable } = image;
  const from = Math.floor(Math.min(...segments.map((s) => s.address)) / PAGE) * PAGE;
  const to = Math.ceil(Math.max(...segments.map((s) => s.address + s.bytes.length)) / PAGE) * PAGE;
  const walls = [...code.code.values()]
    .filter((one) => one !== null && !isFollowed(one))
    .map((one) => one?.address ?? 0);
  if (to - from > MAX_SPAN || walls.length > MAX_WALLS) return null;
  const suspects = leaks.map((leak) => suspectWords(leak, code.code.get(leak.address) ?? null, image));
  return Buffer.concat([
    words([isMovable ? BASE : 0, symbol.address, from, to, segments.length]),
    ...segments.flatMap(({ address, bytes }) => [words([address, bytes.length]), bytes]),
    words([relocated.length, ...relocated, leaks.length + walls.length, ...suspects.flat()]),
    words(walls.flatMap((address) => [address, KIND.wall, NO_REGISTER, NO_REGISTER, 0, 0, 0, 0, 0])),
    words(GENERAL.flatMap((name) => argumentWords(args.find(({ register }) => register === name)))),
    words([SEED, TRIALS]),
  ]);
}

function words(values: readonly (number | bigint)[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  values.forEach((value, k) => bytes.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)), 8 * k));
  return bytes;
}

function argumentWords(argument: EntryArgument | undefined): number[] {
  if (argument === undefined) return [0, 0, 0];
  if ('isValue' in argument) return [3, 0, 0];
  return [argument.secret ? 2 : 1, argument.bytes?.from ?? 0, argument.bytes?.to ?? 0];
}

/** Whether it does the same in every run, and goes on where code is known. */
function isFollowed(instruction: MachineInstruction): boolean {
  const { flow, operands } = instruction;
  try {
    acceptedForm(instruction);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return false;
  }
  return flow === 'next' || flow === 'return' || flow === 'stop' || operands[0]?.kind === 'target';
}

/** What is compared at an instruction: where it leads, its address, or all that it computes with. */
function suspectWords(
  { address, what }: Finding,
  instruction: MachineInstruction | null,
  image: CodeImage,
): (number | bigint)[] {
  if (instruction === null) throw new TypeError('a leak at no instruction');
  const { operands, bytes, flow } = instruction;
  const form = acceptedForm(instruction);
  const memory = operands.find((operand) => operand.kind === 'memory');
  const shape = form.operands[operands.findIndex((operand) => operand.kind === 'memory')];
  const kind = flow === 'return' || what === LEAK.time ? KIND.operands : what === LEAK.jump ? KIND.jump : KIND.address;
  const names = operands.flatMap((operand, k) => {
    const of = form.operands[k];
    return operand.kind === 'register' && 'access' in of && of.access?.includes('r') === true ? [operand.name] : [];
  });
  const parts = [...names, ...form.implicitReads].flatMap(partOf).slice(0, MAX_PARTS);
  const [base, index] = [memory?.base ?? '', memory?.index ?? ''];
  const isRead = kind === KIND.operands && shape?.kind === 'memory' && shape.access?.includes('r') === true;
  const absolute = memory !== undefined && base === '' && image.isMovable ? 0 : (memory?.displacement ?? 0n);
  return [
    ...[address, kind],
    ...(flow === 'return'
      ? [GENERAL.indexOf('rsp'), NO_REGISTER, 1, 0]
      : [numberOf(base), numberOf(index), memory?.scale ?? 1, absolute]),
    address + bytes.length,
    flow === 'return' ? 8 : isRead ? Math.min(MAX_BYTES_READ, shape.width / 8) : 0,
    ...[kind === KIND.operands ? parts.length : 0, ...(kind === KIND.operands ? parts : []).flat()],
  ];
}

function numberOf(name: string): number {
  if (name === '') return NO_REGISTER;
  if (name === 'RIP') return RIP;
  const place = registerPlace(name);
  return place?.file === 'general' && place.count === WORD ? GENERAL.indexOf(place.register) : NO_REGISTER;
}

/** Number, first byte and count: of vectors the low 128 bits, of which there are sixteen. */
function partOf(name: string): [number, number, number][] {
  const place = registerPlace(name);
  if (place === undefined || place.file === 'mask') return [];
  if (place.file === 'general') return [[GENERAL.indexOf(place.register), place.first, place.count]];
  const number = Number(place.register.slice(1));
  return number < FIRST_VECTOR ? [[FIRST_VECTOR + number, 0, 16]] : [];
}
