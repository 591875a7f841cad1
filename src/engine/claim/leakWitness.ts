/** Confirms suspected leaks by pairs of runs that differ in secrets only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { CodeSegment, DecodedFunction, MachineInstruction, CodeImage } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { run, type ProcessResult } from '../../frontend/toolchain/run.ts';
import { findTools, requireTool } from '../../frontend/toolchain/tools.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import type { Finding, LeakReport } from '../../prover/leak/findLeaks.ts';
import { LEAK, UNSURE, registerPlace } from '../../prover/leak/state.ts';
import type { InstructionForm } from '../../x86/form.ts';
import { registerName } from '../../prover/listing/registers.ts';

const FOLDER = 'src/frontend/toolchain/native';
const SOURCE = join(FOLDER, 'twoRuns.c');
const HEADERS = ['enclosed.h', 'states.h', 'suspects.h', 'twoInputs.h'].map((name) => join(FOLDER, name));
/** Where it puts code that runs anywhere. */
const BASE = 0x100000000000;
const PAGE = 0x1000;
/** Of larger code, or more places, nothing is shown. */
const MAX_SPAN = 1 << 26;
const MAX_SUSPECTS = 256;
const MAX_WALLS = 768;
/** Pairs of runs; each has eight kinds of secrets, and public numbers of its own. */
const TRIALS = 64;
const SEED = 1;

/** Milliseconds after which the runs are ended; they end by themselves before. */
const MAX_TIME = 40_000;
/** Statuses of the program beside 0. */
const REFUSED = 2;
const OUT_OF_TIME = 3;

/**
 * What of a report is certain: the leaks that two runs of the code on this processor show, which differ in secrets only
 * and in where a jump leads, in the address that is accessed, in the elements that a mask lets through or in what an
 * instruction of variable time computes with; also those of which the search does not know whether what is accessed is
 * secret. Other leaks become refusals. Buffers hold random bytes or zeros, public numbers are small ones. Runs in which
 * anything happens but the instructions that were decoded show nothing. Throws `tool` without a C compiler.
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
  const { shown, lost, problem } = await runPairs(code, args, suspects.slice(0, MAX_SUSPECTS), root);
  const because = problem ?? 'no two runs on this processor were found that differ there in secrets only';
  const doubted = suspects.flatMap((one, k): Finding[] =>
    shown.has(k) ? [] : [{ ...one, what: `${PERHAPS}${one.what}; ${lost.has(k) ? LOST : because}` }],
  );
  const certain = suspects.flatMap((one, k) =>
    shown.has(k) ? [{ ...one, what: one.what + (shown.get(k) ?? '') }] : [],
  );
  return {
    leaks: certain.toSorted((a, b) => a.address - b.address),
    refusals: [...doubted, ...others].toSorted((a, b) => a.address - b.address),
  };
}

/** Before what is suspected and was not shown. */
export const PERHAPS = 'perhaps ';
const LOST = 'two runs differ there, but not where each instruction of them is followed, or too late';

/**
 * By the numbers of leaks, what two runs had there; those that runs showed only as long as nobody looked at each
 * instruction; and why what is left cannot be shown here, or null.
 */
interface Runs {
  readonly shown: ReadonlyMap<number, string>;
  readonly lost: ReadonlySet<number>;
  readonly problem: string | null;
}

const nothing = (problem: string): Runs => ({ shown: new Map(), lost: new Set(), problem });

async function runPairs(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  leaks: readonly Finding[],
  root: string,
): Promise<Runs> {
  const input = inputOf(code, args, leaks);
  if (input === null) return nothing('the code is too large to be run');
  const path = await program(root);
  try {
    return runsOf(await run(path, [], { input, env: ENVIRONMENT, timeout: MAX_TIME }), code, leaks);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    return nothing(`it cannot be run here (${error.detail.found ?? error.message})`);
  }
}

/** Without what the C library asks the system to write into each process (restartable sequences). */
const ENVIRONMENT = { GLIBC_TUNABLES: 'glibc.pthread.rseq=0' };

/** What the program has said; anything else that it could not have said is no evidence. */
function runsOf({ status, stdout, stderr }: ProcessResult, { code }: DecodedFunction, leaks: readonly Finding[]): Runs {
  const lines = stdout.split('\n').slice(0, -1);
  const matches = (pattern: RegExp): RegExpExecArray[] =>
    lines.map((line) => pattern.exec(line)).filter((match) => match !== null);
  const shown = matches(/^shown (\d+) ([0-9a-f]+) ([0-9a-f]+)$/);
  const lost = matches(/^lost (\d+)$/);
  const unknown = matches(/^unknown ([0-9a-f]+)$/).map(([, at]) => code.get(Number.parseInt(at, 16))?.text);
  const numbers = [...shown, ...lost].map(([, k]) => Number(k));
  const isWhole = shown.length + lost.length + unknown.length === lines.length;
  if (!isWhole || numbers.some((k) => leaks[k] === undefined)) return nothing('the runs did not end as they should');
  return {
    shown: new Map(shown.map(([, k, a, b]) => [Number(k), evidence(leaks[Number(k)].what, a, b)])),
    lost: new Set(lost.map(([, k]) => Number(k))),
    problem: problemOf(status, stderr.trim(), unknown[0]),
  };
}

const evidence = (what: string, a: string, b: string): string =>
  what === LEAK.address || what === LEAK.mask ? ` (0x${a} or 0x${b} in two runs that differ in secrets only)` : '';

function problemOf(status: number, said: string, unknown: string | undefined): string | null {
  if (unknown !== undefined) return `this processor does not have the instruction ${unknown}`;
  if (status === OUT_OF_TIME)
    return 'no two runs that differ there in secrets only were found in the time that they have';
  if (status === 0) return null;
  return status === REFUSED ? `it cannot be run here (${said})` : 'the runs did not end as they should';
}

async function program(root: string): Promise<string> {
  const cc = requireTool(findTools().byName.cc);
  const source = join(root, SOURCE);
  const contents = [SOURCE, ...HEADERS].map((file) => sha256(readFileSync(join(root, file))));
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
  const instructions = [...code.code.values()].filter((one) => one !== null);
  const walls = instructions.filter((one) => !isFollowed(one));
  const followed = instructions.filter((one) => isFollowed(one) && one.flow !== 'stop');
  const isClosed = walls.length === 0 && instructions.length === code.code.size;
  const returns = isClosed ? followed.filter((one) => one.flow === 'return') : [];
  if (to - from > MAX_SPAN || walls.length > MAX_WALLS) return null;
  const suspects = leaks.map((leak) => suspectWords(leak, code.code.get(leak.address) ?? null, image));
  return Buffer.concat([
    words([isMovable ? BASE : 0, symbol.address, from, to, segments.length]),
    ...segments.flatMap(({ address, bytes, ...rights }) => [words([address, bytes.length, rightsOf(rights)]), bytes]),
    words([relocated.length, ...relocated, followed.length, ...followed.map((one) => one.address)]),
    words([returns.length, ...returns.map((one) => one.address)]),
    words([leaks.length + walls.length, ...suspects.flat(), ...walls.flatMap((one) => wallWords(one.address))]),
    words(GENERAL.flatMap((name) => argumentWords(args.find(({ register }) => register === name)))),
    words([SEED, TRIALS]),
  ]);
}

const rightsOf = ({ isWritable, isExecutable }: Pick<CodeSegment, 'isWritable' | 'isExecutable'>): number =>
  (isWritable ? 1 : 0) + (isExecutable ? 2 : 0);

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

/* Tells the runs of `leakWitness.ts` what to compare at a place, in the words that `suspects.h` reads. */

/** General registers in the order of the processor's numbers. */
const GENERAL = Array.from({ length: 16 }, (_, number) => registerName(number));

const NO_REGISTER = 16;
const RIP = 17;
const FIRST_VECTOR = 16;
const FIRST_MASK = 48;
const WORD = 8;
const MAX_BYTES_READ = 64;
const MAX_PARTS = 8;
const KIND = { jump: 0, address: 1, operands: 2, wall: 3, anyElement: 4, elements: 5, count: 6 };

type Words = readonly (number | bigint)[];

/** An instruction that ends the runs. */
const wallWords = (address: number): Words => [
  ...[address, KIND.wall, NO_REGISTER, NO_REGISTER, 0, 0, 0],
  ...[NO_REGISTER, 0, 0, 0, 0],
];

/** What is compared at an instruction: where it leads, its address, its mask, or all that it computes with. */
function suspectWords({ address, what }: Finding, instruction: MachineInstruction | null, image: CodeImage): Words {
  if (instruction === null) throw new TypeError('a leak at no instruction');
  const { operands, bytes, flow } = instruction;
  const form = acceptedForm(instruction);
  const at = operands.findIndex((operand) => operand.kind === 'memory');
  const [memory, shape] = [operands[at], form.operands[at]];
  const [base, index] = memory?.kind === 'memory' ? [memory.base, memory.index] : ['', ''];
  const displacement = memory?.kind === 'memory' ? memory.displacement : 0n;
  const absolute = memory !== undefined && base === '' && image.isMovable ? 0 : displacement;
  const mask = maskOf(instruction, form);
  const choices = choicesOf(instruction, form, what, mask);
  const kind = choices === null ? kindOf(what, flow, mask) : KIND.operands;
  const isRead =
    choices === null && kind === KIND.operands && shape?.kind === 'memory' && shape.access?.includes('r') === true;
  const parts = choices ?? (kind === KIND.operands ? partsOf(instruction, form) : []);
  return [
    ...[address, kind],
    ...(flow === 'return'
      ? [GENERAL.indexOf('rsp'), NO_REGISTER, 1, 0]
      : [numberOf(base), numberOf(index), memory?.kind === 'memory' ? memory.scale : 1, absolute]),
    address + bytes.length,
    ...(mask === null ? [NO_REGISTER, 0, 0] : [mask.number, (1n << BigInt(mask.count)) - 1n, mask.stride]),
    flow === 'return' ? WORD : isRead ? Math.min(MAX_BYTES_READ, shape.width / 8) : 0,
    ...[parts.length, ...parts.flat()],
  ];
}

/**
 * Of a mask, only what is known to be one of elements of memory is compared: otherwise all is accessed, or it depends
 * on more.
 */
function kindOf(what: string, flow: MachineInstruction['flow'], mask: Mask | null): number {
  if (flow === 'return' || what === LEAK.time) return KIND.operands;
  if (what === LEAK.mask && mask?.isOfMemory === true)
    return mask.isOfOne ? KIND.anyElement : mask.isDense ? KIND.count : KIND.elements;
  return what === LEAK.jump ? KIND.jump : KIND.address;
}

/** A mask of elements: number of the register, how many elements it has. */
interface Mask {
  readonly number: number;
  readonly count: number;
  /** Whether it says what is accessed in memory; then, whether that is one element for all. */
  readonly isOfMemory: boolean;
  readonly isOfOne: boolean;
  /** Whether elements stand one behind the other in memory, whichever they are. */
  readonly isDense: boolean;
  /** Bytes of the elements of a vector that masks by their signs; 0 of a mask register. */
  readonly stride: number;
}

/** What works on each element by itself, and does not access those that are masked (SDM vol. 2, §2.8: type E4). */
const BY_ELEMENT = [
  /^vmovdq[ua](8|16|32|64)$/,
  /^v(?:mov[ua]|and|andn|or|xor|blendm)(p[sd])$/,
  /^vp(?:add|sub|mul|madd52|min|max|avg|abs)(?:u?s|u|l|h|hu|hrs|[lh]u|d|ud)?([bwdq])$/,
  /^vp(?:and|andn|or|xor|ternlog|blendm|cmpu?|cmpeq|cmpgt|testn?m|opcnt|lzcnt)([bwdq])$/,
  /^vp(?:ro[lr]v?|s[lr]lv|srav|sh[lr]dv?)([wdq])$/,
  /^vp?maskmov([dq]|p[sd])$/,
];
/** So many elements, whichever they are, stand in memory. */
const DENSE = /^vp?(?:compress|expand)([bwdq]|p[sd])$/;
/** Elements at places of their own: width of the indices, of the elements. */
const PLACED = /^vp?(?:gather|scatter)([dq])([dq]|p[sd])$/;
/** The same, but of all of memory. */
const OF_BYTES = /^v(?:gf2p8mul|gf2p8affineq|pmultishiftq)(b)$/;
/** Stores narrower elements. */
const NARROWED = /^vpmov[wdq]([bwd])$/;
const BITS: Readonly<Record<string, number>> = { b: 8, w: 16, d: 32, q: 64, ps: 32, pd: 64 };

/** Null if there is none, or if it is not known what it does. */
function maskOf(
  { operands }: MachineInstruction,
  { mnemonic, operands: shapes, encoding }: InstructionForm,
): Mask | null {
  const at = shapes.findIndex(
    (shape) => (shape.kind === 'mask' && shape.access !== 'w') || (shape.kind === 'vector' && shape.chooses === true),
  );
  const [operand, shape] = [operands[at], shapes[at]];
  const width = Math.max(...shapes.map((one) => (one.kind === 'vector' ? one.width : 0)));
  const memory = shapes.find((one) => one.kind === 'memory')?.width ?? 0;
  const name = (pattern: RegExp, k = 1): string | undefined => pattern.exec(mnemonic)?.[k];
  const [own, bytes, narrowed, dense, placed] = [
    BY_ELEMENT.map((pattern) => name(pattern)).find((one) => one !== undefined),
    ...[name(OF_BYTES), name(NARROWED), name(DENSE), name(PLACED, 2)],
  ];
  const element = own ?? bytes ?? narrowed ?? dense ?? placed;
  if (operand?.kind !== 'register' || width === 0 || element === undefined) return null;
  if (narrowed !== undefined && memory === 0) return null;
  const bits = BITS[element] ?? Number(element);
  const apart = Math.max(bits, BITS[name(PLACED) ?? ''] ?? 0);
  const number = Number(/\d+/.exec(operand.name)?.[0]);
  return {
    number: (shape.kind === 'mask' ? FIRST_MASK : FIRST_VECTOR) + number,
    count: (placed !== undefined ? (encoding.length ?? 0) : narrowed === undefined ? width : memory) / apart,
    isOfMemory: memory > 0 && bytes === undefined,
    isOfOne: memory === bits && narrowed === undefined && placed === undefined,
    isDense: dense !== undefined,
    stride: shape.kind === 'mask' ? 0 : bits / 8,
  };
}

/**
 * Registers of which it depends where memory is accessed: the indices of the elements that a mask lets through, or a
 * bit's place, of which the lowest byte may lead to the same word; none where the mask decides alone. Null where the
 * address or what is computed with is compared.
 */
function choicesOf(
  { operands }: MachineInstruction,
  { operands: shapes, mnemonic, timing }: InstructionForm,
  what: string,
  mask: Mask | null,
): [number, number, number][] | null {
  if (timing !== 'chosen') return null;
  if (what === LEAK.time) return [];
  const memory = operands.find((operand) => operand.kind === 'memory');
  const bits = BITS[PLACED.exec(mnemonic)?.[1] ?? ''];
  if (what === LEAK.address && memory !== undefined && bits !== undefined && mask !== null)
    return partOf(memory.index).map(([number]) => [number, 0, (mask.count * bits) / 8]);
  const place = operands[shapes.findIndex((shape) => shape.kind === 'general' && shape.chooses === true)];
  if (what !== LEAK.mask || place?.kind !== 'register') return null;
  return partOf(place.name).map(([number, first, count]) => [number, first + 1, count - 1]);
}

/** Registers that it computes with; what merging leaves as it was is none. */
function partsOf({ operands }: MachineInstruction, form: InstructionForm): [number, number, number][] {
  const names = operands.flatMap((operand, k) => {
    const of = form.operands[k];
    const isKept = k === 0 && form.masking === 'merging';
    const isRead = !isKept && 'access' in of && of.access?.includes('r') === true && of.kind !== 'mask';
    return operand.kind === 'register' && isRead ? [operand.name] : [];
  });
  return [...names, ...form.implicitReads].flatMap(partOf).slice(0, MAX_PARTS);
}

function numberOf(name: string): number {
  if (name === '') return NO_REGISTER;
  if (name === 'RIP') return RIP;
  const place = registerPlace(name);
  return place?.file === 'general' && place.count === WORD ? GENERAL.indexOf(place.register) : NO_REGISTER;
}

/** Number, first byte and count. */
function partOf(name: string): [number, number, number][] {
  const place = registerPlace(name);
  if (place === undefined || place.file === 'mask') return [];
  const number =
    place.file === 'general' ? GENERAL.indexOf(place.register) : FIRST_VECTOR + Number(place.register.slice(1));
  return [[number, place.first, place.count]];
}
