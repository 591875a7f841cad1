import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, DecodedCode, MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import { run } from '../toolchain/run.ts';

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
export async function decodeReachable(decoder: string, image: CodeImage, entry: number): Promise<DecodedCode> {
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
