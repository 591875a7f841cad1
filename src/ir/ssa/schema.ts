/**
 * iN SSA: what the LLVM reader prints, one straight-line function at a time. Schema version 1, described in
 * docs/BRIDGE-JSON.md.
 */
import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { issueDetail, parseJson } from '../../base/json.ts';
import { PROGRAM } from '../../base/files/installation.ts';

const natural = z.int().nonnegative();
const width = z.int().min(1).max(8192);

/** A value by name, or a constant of N bits (the unsigned reading of its bit pattern). */
const operand = z.union([z.string(), z.strictObject({ const: z.string().regex(/^0x[0-9a-f]+$/), width })]);

/** Memory at `base` (an argument or the id of an alloca) + `offset` bytes. */
const address = z.strictObject({ base: z.string(), offset: z.int() });

const instruction = z.strictObject({
  /** Absent for instructions without a result. */
  id: z.string().optional(),
  /** LLVM opcode, an intrinsic without prefix and type suffix, or `barrier` for an empty asm statement. */
  op: z.string(),
  /** Bits of the result; of the stored value for `store`. */
  width: width.optional(),
  args: z.array(operand).default([]),
  flags: z.array(z.string()).optional(),
  /** Address of a load or store. */
  mem: address.optional(),
  /** LLVM comparison predicate: eq ne ult ule ugt uge slt sle sgt sge. */
  predicate: z.string().optional(),
  /** Bits of the operand of a conversion or of the compared operands. */
  sourceWidth: width.optional(),
  /** Field of `extractvalue`. */
  index: natural.optional(),
  /** Line in the source, for messages. */
  line: natural.optional(),
});

const argument = z.strictObject({
  name: z.string(),
  kind: z.enum(['ptr', 'int']),
  width: width.optional(),
  noalias: z.boolean().default(false),
  readonly: z.boolean().default(false),
  /** What the source has for the pointer: the place of a returned structure, or a structure passed by value. */
  sret: z.boolean().default(false),
  byval: z.boolean().default(false),
  /** Bits of the parts of the returned value that it stands for, each in words of its own. */
  returns: z.array(width).optional(),
  /**
   * Number of the source's argument that it stands for, or `return`; both halves of an array that is read and written
   * have the same.
   */
  from: z.union([natural, z.literal('return')]).optional(),
  /** What the source calls it, where LLVM knows. */
  source: z.string().optional(),
});

/** Why a function could not be read. */
const refusal = z.strictObject({
  name: z.string(),
  where: z.string(),
  message: z.string(),
  expected: z.string(),
  found: z.string(),
  hint: z.string(),
});

/** An argument of the source's function that was made a constant; it is none of `args`. */
const setArgument = z.strictObject({ name: z.string(), from: natural, width, value: z.string().regex(/^\d+$/) });

const functionSchema = z.strictObject({
  name: z.string(),
  set: z.array(setArgument).optional(),
  args: z.array(argument),
  /** Bits of an integer returned in a register, 0 for void. */
  returnWidth: natural,
  body: z.array(instruction),
});

export const ssaModuleSchema = z.strictObject({
  schemaVersion: z.literal(1),
  module: z.string(),
  functions: z.array(functionSchema),
  refused: z.array(refusal).default([]),
});

export type SsaModule = z.infer<typeof ssaModuleSchema>;
export type SsaFunction = z.infer<typeof functionSchema>;
export type SsaInstruction = z.infer<typeof instruction>;
export type SsaOperand = z.infer<typeof operand>;
export type SsaArgument = z.infer<typeof argument>;
export type SsaAddress = z.infer<typeof address>;

/**
 * Parses the reader's JSON; the `input` failure names the JSON path of the first violation. `source` is for messages.
 */
export function readSsaModule(text: string, source: string): SsaModule {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (e) {
    throw new Failure('input', 'not JSON', { where: source, found: e instanceof Error ? e.message : String(e) });
  }
  const result = ssaModuleSchema.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Failure('input', 'not iN SSA as the reader prints it', {
    where: `${source}: $.${issue.path.join('.')}`,
    ...issueDetail(issue),
    hint: `rebuild the reader (${PROGRAM} optimize does it) or compare with src/ir/ssa/schema.ts`,
  });
}

/**
 * Whether an argument is the half that is read of an array that is changed in place. No write through another of
 * `results` changes what it reads: arrays that are written are apart from each other, and the reader makes halves only
 * of what is not read again after it was written.
 */
export function halfOfChanged(results: readonly SsaArgument[]): (argument: SsaArgument) => boolean {
  const changed = new Set(results.flatMap(({ from }) => from ?? []));
  return ({ from }) => from !== undefined && changed.has(from);
}

/** The function `symbol` of the reader's output. Throws `input` if it is not there. */
export function ssaFunction(json: string, symbol: string): SsaFunction {
  const found = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  if (found === undefined) throw new Failure('input', 'the source does not define the function', { where: symbol });
  return found;
}
