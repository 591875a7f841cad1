/** Reads a function of a file as decoded machine code. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type {
  CodeSymbol,
  DecodedFunction,
  CodeImage,
  DecodedCode,
  MachineInstruction,
  MachineOperand,
} from '../../base/machineCode.ts';
import { linkCode, type CodeFiles, type LinkedFunction } from './linkCode.ts';
import { objectFile, type FileForm, type ObjectFile, type ObjectTools } from './objectFile.ts';
import { isSharedObject } from './definitions.ts';
import { runLimited, run } from '../toolchain/run.ts';
import type { Tools } from '../toolchain/tools.ts';
import { z } from 'zod';

/** A function as machine code, linked and decoded. */
export interface FunctionCode extends DecodedFunction {
  /** Which assembler made the code of a text, and which version of it. */
  readonly assembler?: string | undefined;
  /** What compiled or preprocessed the file, if anything did. */
  readonly build?: string | null;
}

/** What code is read with. */
export interface CodeTools {
  readonly tools: Tools;
  /** Path of the decoder (`buildBridge`). */
  readonly decoder: string;
}

/** One function of a file of any kind that `objectFile` knows. Throws as that, `linkCode` and `decodeReachable`. */
export function readFunctionOf(
  path: string,
  symbol: string | undefined,
  form: FileForm,
  { tools, decoder }: CodeTools,
): Promise<FunctionCode> {
  return inTemporaryFolder('code', async (folder) => {
    const { object, linked } = await linkedFunction(path, symbol, form, folder, { tools, decoder });
    const { assembler, build } = object;
    return { ...(await decoded(linked, decoder, true)), assembler, build };
  });
}

/** The same without looking at its instructions. */
export const linkFunctionOf = (
  path: string,
  symbol: string | undefined,
  form: FileForm,
  tools: Tools,
): Promise<LinkedFunction> =>
  inTemporaryFolder(
    'code',
    async (folder) => (await linkedFunction(path, symbol, form, folder, { tools, decoder: null })).linked,
  );

async function linkedFunction(
  path: string,
  symbol: string | undefined,
  form: FileForm,
  folder: string,
  tools: ObjectTools,
): Promise<{ readonly object: ObjectFile; readonly linked: LinkedFunction }> {
  const object = await objectFile(path, form, folder, tools);
  const linked = await inTermsOf([path], [object.path], () =>
    linkCode({ files: [object.path], symbol, isText: object.isText, isClosed: false }, folder),
  );
  return { object, linked };
}

/** One function of objects and libraries. */
export function readFunction(files: CodeFiles, decoder: string): Promise<FunctionCode> {
  return inTemporaryFolder('code', async (folder) => decoded(await linkCode(files, folder), decoder, false));
}

/**
 * One function of a program of several files of any kind that `objectFile` knows, or of one shared object. Throws as
 * that, `linkCode` and `decodeReachable`.
 */
export function readProgram(
  paths: readonly string[],
  symbol: string,
  form: FileForm,
  { tools, decoder }: CodeTools,
): Promise<FunctionCode> {
  return inTemporaryFolder('code', async (folder) => {
    const objects: ObjectFile[] = [];
    for (const [k, path] of paths.entries())
      objects.push(
        await objectFile(path, formOf(path, form, paths), mkdtempSync(join(folder, `${k}-`)), { tools, decoder }),
      );
    const files = objects.map((object) => object.path);
    if (files.length > 1 && files.some(isSharedObject))
      throw new Failure('input', 'a shared object together with other files', {
        where: paths.join(' '),
        expected: 'one shared object, or objects and libraries',
      });
    const linked = await inTermsOf(paths, files, () => linkCode({ files, symbol, isClosed: true }, folder));
    return decoded(linked, decoder, true);
  });
}

/** What fails says so of the files that were given, not of those that were made of them and are gone by then. */
async function inTermsOf<T>(given: readonly string[], made: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const own = made.filter((path, i) => path !== given[i]);
    if (!(error instanceof Failure) || own.length === 0) throw error;
    const { where = '', hint, ...rest } = error.detail;
    const isOfMade = own.some((path) => hint?.includes(path));
    throw new Failure(error.kind, error.message, {
      ...rest,
      where: made.reduce((text, path, i) => text.replaceAll(path, given[i]), where),
      ...(hint === undefined || isOfMade ? {} : { hint }),
    });
  }
}

/** Of several files, only those of text have a syntax, and only those that are compiled options of the compiler. */
function formOf(path: string, { syntax, compilerFlags = [] }: FileForm, all: readonly string[]): FileForm {
  const isCompiled = (file: string): boolean => /\.[cS]$/.test(file);
  return {
    syntax: /\.(o|obj|a|lib|rlib|c)$/.test(path) || isSharedObject(path) ? undefined : syntax,
    compilerFlags: isCompiled(path) || !all.some(isCompiled) ? compilerFlags : [],
  };
}

/** Machine code that is entered at its first byte and brings its constants along, as the search makes it. */
export function readFlatCode(name: string, bytes: Uint8Array, decoder: string): Promise<FunctionCode> {
  return inTemporaryFolder('code', async (folder) => {
    const path = join(folder, 'code.bin');
    const symbol: CodeSymbol = { name, address: FLAT_ADDRESS, size: bytes.length, doubt: null };
    writeFileSync(path, bytes);
    const segments = [{ address: FLAT_ADDRESS, offset: 0, bytes, isWritable: false, isExecutable: true }];
    return decoded(
      {
        image: { path, segments, symbols: [symbol], relocated: [], placement: null, isMovable: true },
        symbol,
        doubles: new Set(),
      },
      decoder,
      false,
    );
  });
}

/** Any multiple of what code is aligned to. */
const FLAT_ADDRESS = 0x10000;

/** With the lines of sources, if they are wanted and the file has them. */
async function decoded(linked: LinkedFunction, decoder: string, hasLines: boolean): Promise<FunctionCode> {
  const { image, symbol } = linked;
  const code = await decodeReachable(decoder, image, symbol.address);
  const lines = hasLines ? await linesOf(image.path, [...code.keys()]) : new Map<number, string>();
  const nameOf = nearest(linked);
  const placeOf = (address: number): string => lines.get(address) ?? nameOf(address);
  return { ...linked, code, placeOf };
}

/** `f+0x1c`: the function, or whatever begins closest before an address. */
function nearest({ image, symbol }: LinkedFunction): (address: number) => string {
  const named = [...image.symbols.filter((s) => !s.name.startsWith('_')), symbol].toSorted(
    (a, b) => a.address - b.address,
  );
  return (address) => {
    let first = 0;
    for (let behind = named.length; first < behind; ) {
      const middle = (first + behind) >> 1;
      if (named[middle].address <= address) first = middle + 1;
      else behind = middle;
    }
    const before = named[first - 1];
    const best = before === undefined || before.address === symbol.address ? symbol : before;
    return address >= best.address
      ? `${best.name}+0x${(address - best.address).toString(16)}`
      : `0x${address.toString(16)}`;
  };
}

/** In names of sections with lines, or with what files that have them are found by: most objects have none. */
const SAYS_LINES = /debug|\.stab|build-id/;

/** Of more instructions the lines would take longer than the proof; the rest is named by its distance. */
const MAX_LINES = 4_000;

/** File and line by address, where an assembler or compiler has said so (DWARF). */
async function linesOf(linked: string, all: readonly number[]): Promise<Map<number, string>> {
  if (!SAYS_LINES.test(readFileSync(linked, 'latin1'))) return new Map();
  const addresses = all.slice(0, MAX_LINES);
  const { status, stdout } = await runLimited('addr2line', ['-e', linked], linked, {
    input: addresses.map((at) => `0x${at.toString(16)}\n`).join(''),
  });
  const lines = stdout.split('\n');
  const found = addresses.flatMap((address, i): [number, string][] => {
    const [, file, line] = /^(.*):(\d+)/.exec(lines[i] ?? '') ?? [];
    return file === undefined || line === '0' ? [] : [[address, `${basename(file)}:${line}`]];
  });
  return new Map(status === 0 ? found : []);
}

const name = z.string();

const operandSchema = z.union([
  z.strictObject({ r: name, a: z.enum(['r', 'w', 'rw']) }),
  z.strictObject({ i: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ m: z.tuple([name, z.int(), name, z.int(), name]) }),
  z.strictObject({ to: z.int() }),
]);

const instructionSchema = z.strictObject({
  at: z.int(),
  hex: z.string().regex(/^([0-9a-f]{2})+$/),
  op: name,
  ops: z.array(operandSchema),
  uses: z.array(name),
  defs: z.array(name),
  mem: z.enum(['', 'r', 'w', 'rw']),
  flow: z.enum(['next', 'jump', 'branch', 'call', 'return', 'stop']),
  text: z.string(),
});

const lineSchema = z.union([z.strictObject({ at: z.int(), bad: z.literal(true) }), instructionSchema]);

/**
 * The instructions of an image that are reached from `entry` through direct jumps and calls and both ways of branches,
 * by LLVM's decoder (`bridge/tools/decoder`); null where no instruction is.
 */
async function decodeReachable(decoder: string, image: CodeImage, entry: number): Promise<DecodedCode> {
  const pieces = image.segments.filter((s) => s.isExecutable).map((s) => `${s.address}:${s.offset}:${s.bytes.length}`);
  return decodedCode(await output(decoder, ['reach', String(entry), image.path, ...pieces], ''));
}

/** What the decoder said of code, line by line. */
export const decodedCode = (lines: readonly DecodedLine[]): DecodedCode =>
  new Map(lines.map((line) => (isBad(line) ? [line.at, null] : [line.at, instructionOf(line)])));

/** One line of the decoder's output. */
export const decodedLine = (text: string): DecodedLine => lineSchema.parse(JSON.parse(text));

/** Each of these byte strings as one instruction; null for those that do not begin with one. */
export async function decodeEach(
  decoder: string,
  codes: readonly Uint8Array[],
): Promise<(MachineInstruction | null)[]> {
  const lines = await output(decoder, ['each'], codes.map((code) => `${Buffer.from(code).toString('hex')}\n`).join(''));
  return lines.map((line) => (isBad(line) ? null : instructionOf(line)));
}

type DecodedLine = z.infer<typeof lineSchema>;

const isBad = (line: DecodedLine): line is Extract<DecodedLine, { bad: true }> => 'bad' in line;

async function output(decoder: string, args: readonly string[], input: string): Promise<DecodedLine[]> {
  const { status, stdout, stderr } = await run(decoder, args, { input });
  if (status !== 0)
    throw new Failure('invariant', 'the decoder does not take the code', {
      where: args.join(' '),
      found: stderr.trimEnd().slice(0, 400),
    });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map(decodedLine);
}

function instructionOf({
  at,
  hex,
  op,
  ops,
  uses,
  defs,
  mem,
  flow,
  text,
}: z.infer<typeof instructionSchema>): MachineInstruction {
  return {
    address: at,
    bytes: Buffer.from(hex, 'hex'),
    opcode: op,
    operands: ops.map(operandOf),
    implicitReads: uses,
    implicitWrites: defs,
    memory: mem,
    flow,
    text,
  };
}

function operandOf(operand: z.infer<typeof operandSchema>): MachineOperand {
  if ('r' in operand) return { kind: 'register', name: operand.r, access: operand.a };
  if ('i' in operand) return { kind: 'immediate', value: BigInt(operand.i) };
  if ('to' in operand) return { kind: 'target', address: operand.to };
  const [base, scale, index, displacement, segment] = operand.m;
  return { kind: 'memory', base, scale, index, displacement: BigInt(displacement), segment };
}
