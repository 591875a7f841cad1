/**
 * The functions of a package, described for programs: which register holds what, how long each array is, and what is
 * not preserved.
 */
import { z } from 'zod';
import { invariant } from '../../base/errors.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { prototype } from '../../frontend/c/prototype.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';

/** Registers of arguments in their order, of the results, and those that callees keep (System V psABI, 3.2.3). */
const ARGUMENTS = ['rdi', 'rsi', 'rdx', 'rcx', 'r8', 'r9'] as const;
const PRESERVED = ['rbx', 'rbp', 'rsp', 'r12', 'r13', 'r14', 'r15'] as const;
const LOST = ['rax', 'rcx', 'rdx', 'rsi', 'rdi', 'r8', 'r9', 'r10', 'r11'] as const;
const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}${i}`);

const argumentSchema = z
  .strictObject({
    name: z.string(),
    register: z.enum(ARGUMENTS),
    access: z.enum(['value', 'read', 'write']).describe('passed by value, or an array that is read or written'),
    element: z.enum(['uint8', 'int32', 'uint64', 'pointer']).describe('what the value is, or each of the array'),
    elements: z
      .string()
      .regex(/^(\d+ \* )?[a-z]\w*$|^\d+$/)
      .describe('how many there are: a number, an argument, or a number times an argument'),
    alignment: z.int().positive().describe('in bytes, of the address'),
    bounds: z.strictObject({ lower: z.string(), upper: z.string() }).describe('of each element, or of each limb'),
    limits: z.array(z.string()).optional().describe('largest value of each limb, where they differ'),
    below: z.string().optional().describe('what the number is below that all limbs make up, the lowest first'),
    pointsTo: z.string().optional().describe('of pointers: what is behind each'),
  })
  .describe('an argument');

const functionSchema = z
  .strictObject({
    name: z.string().describe('as C has it'),
    symbol: z.string().describe('as the text for assemblers has it'),
    prototype: z.string(),
    computes: z.string().optional().describe('formula, of words'),
    returns: z
      .strictObject({ register: z.literal('eax'), element: z.literal('int32'), values: z.array(z.int()) })
      .nullable(),
    arguments: z.array(argumentSchema),
    secret: z.array(z.string()).describe('arguments whose elements no jump, address or slow instruction depends on'),
    overlap: z.string().describe('which arrays may be the same or overlap'),
    clobbers: z.array(z.string()).describe('registers that are not what they were'),
    preserves: z.array(z.string()),
    redZone: z.boolean().describe('whether the 128 bytes below the stack pointer are used'),
  })
  .describe('a function');

/** `interface.json` of a package. */
export const interfaceSchema = z.strictObject({
  $schema: z.string(),
  name: z.string(),
  version: z.string(),
  convention: z.literal('System V AMD64').describe('flags DF is clear, MXCSR is as C leaves it'),
  processor: z.strictObject({
    needs: z.array(z.string()).describe('what must be there, which callers ask for'),
    uses: z.array(z.string()).describe('what is used where CPUID reports it'),
  }),
  functions: z.array(functionSchema).min(1),
});

export type PackageInterface = z.output<typeof interfaceSchema>;
type InterfaceFunction = z.output<typeof functionSchema>;
type InterfaceArgument = z.output<typeof argumentSchema>;

/** All registers that a function of the convention may change. */
const allClobbers = (hasLanes: boolean): string[] => [
  ...LOST,
  ...numbered(hasLanes ? 'zmm' : 'ymm', hasLanes ? 32 : 16),
  ...(hasLanes ? numbered('k', 8) : []),
  'flags',
];

/** What processors must have, by the names of CPUID. */
export const neededFeatures = ({ bmi2, adx }: Target): string[] => [
  ...(bmi2 ? ['x86-64-v3'] : ['x86-64']),
  ...(adx ? ['ADX'] : []),
];

/** A straight-line function as it is called; `symbol`: in the text for assemblers. */
export function functionOfIr(fn: IrFunction, symbol: string): InterfaceFunction {
  const { name, results, params, aliasing, spec } = fn;
  const all = [...results, ...params];
  return {
    name,
    symbol,
    prototype: prototype(fn),
    ...(spec === undefined ? {} : { computes: `${spec.relation} modulo ${spec.modulus}` }),
    returns: null,
    arguments: all.map((p, k) => ({
      name: p.name,
      register: ARGUMENTS[k],
      access: p.shape === 'scalar' && k >= results.length ? 'value' : k < results.length ? 'write' : 'read',
      element: 'uint64',
      elements: String(p.bounds.length),
      alignment: 8,
      ...boundsOf(p),
      ...(p.shape === 'array' ? { below: String(belowOf(p, k < results.length, spec)) } : {}),
    })),
    secret: params.map((p) => p.name),
    overlap: OVERLAPS[aliasing],
    clobbers: allClobbers(false),
    preserves: [...PRESERVED],
    redZone: true,
  };
}

/** What a number must be below, or is below, as the statement says or else its limbs. */
export function belowOf(p: Param, isResult: boolean, spec: Specification | undefined): bigint {
  const { limits = [], canonical = false, canonicalInputs = false, modulus = 0n } = spec ?? {};
  const stated = limits.find(({ name }) => name === p.name);
  if (stated !== undefined) return stated.below;
  if (isResult ? canonical : canonicalInputs) return modulus;
  return 1n + p.bounds.reduce((sum, { upper }, i) => sum + (upper << BigInt(p.width * i)), 0n);
}

const OVERLAPS: Readonly<Record<IrFunction['aliasing'], string>> = {
  any: 'arrays may overlap in any way',
  equal: 'a result may be an operand, or overlaps none',
  none: 'no array of results overlaps another',
};

function boundsOf({ bounds }: Param): Pick<InterfaceArgument, 'bounds' | 'limits'> {
  const uppers = bounds.map(({ upper }) => upper);
  const upper = uppers.reduce((most, one) => (one > most ? one : most));
  const limits = uppers.every((one) => one === upper) ? {} : { limits: uppers.map(String) };
  return { bounds: { lower: '0', upper: String(upper) }, ...limits };
}

/** Prototypes of a header, each in a line. */
export const prototypesOf = (header: string): string[] =>
  [...header.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/^((?:int|void) \w+\([^;]*\));/gm)].map(([, text]) =>
    text.replaceAll(/\s+/g, ' '),
  );

/** What arguments are called that checks of a library take for secret. */
const SECRET: ReadonlySet<string> = new Set(['scalar', 'scalars', 'point', 'points', 'seeds', 'secret_keys']);

/** A function of a header as it is called; what it returns is a status. */
export function functionOfPrototype(prototype: string, prefix: string): InterfaceFunction {
  const [, result, name, list] = /^(int|void) (\w+)\((.*)\)$/.exec(prototype) ?? [];
  invariant(list !== undefined, () => `no prototype: ${prototype}`);
  const parts = list.split(', ');
  const count = parts.some((text) => text === 'size_t n') ? 'n' : null;
  return {
    name,
    symbol: `${prefix}_${name}`,
    prototype,
    returns: result === 'void' ? null : { register: 'eax', element: 'int32', values: [-1, 0] },
    arguments: parts.map((text, k) => argumentOf(text, ARGUMENTS[k], count)),
    secret: parts.map((text) => /(\w+)\W*(?:\[\d+\])*$/.exec(text)?.[1] ?? '').filter((own) => SECRET.has(own)),
    overlap: 'arrays of results overlap no other, but where the header says so',
    clobbers: allClobbers(true),
    preserves: [...PRESERVED],
    redZone: true,
  };
}

const WORD_BOUNDS = { lower: '0', upper: String(2n ** 64n - 1n) };
const BYTE_BOUNDS = { lower: '0', upper: '255' };

/** `uint8_t (*out)[32]`, `const uint8_t out[32]`, `const uint8_t *const *messages`, `size_t *lengths`, `size_t n` */
function argumentOf(text: string, register: InterfaceArgument['register'], count: string | null): InterfaceArgument {
  const [, isConst, type, rest] = /^(const )?(uint8_t|size_t) (.*)$/.exec(text) ?? [];
  invariant(rest !== undefined, () => `no argument: ${text}`);
  const access = isConst === undefined ? 'write' : 'read';
  const many = count ?? '1';
  const known = { register, access, element: 'uint8', alignment: 1, bounds: BYTE_BOUNDS } as const;
  const words = { register, element: 'uint64', bounds: WORD_BOUNDS } as const;
  const [, vector, width] = /^\(\*(\w+)\)\[(\d+)\]$/.exec(rest) ?? [];
  if (vector !== undefined) return { ...known, name: vector, elements: `${width} * ${many}` };
  const [, array, length, inner] = /^(\w+)\[(\d+)\](?:\[(\d+)\])?$/.exec(rest) ?? [];
  if (array !== undefined) return { ...known, name: array, elements: String(Number(length) * Number(inner ?? 1)) };
  const [, pointers] = /^\*const \*(\w+)$/.exec(rest) ?? [];
  if (pointers !== undefined)
    return {
      ...{ ...words, access, name: pointers, element: 'pointer', elements: many, alignment: 8 },
      pointsTo: 'uint8, as many as the number at the same place in the next argument; not followed if none',
    };
  const [, pointer] = /^\*(\w+)$/.exec(rest) ?? [];
  if (pointer !== undefined && type === 'uint8_t') return { ...known, name: pointer, elements: many };
  if (pointer !== undefined) return { ...words, access, name: pointer, elements: many, alignment: 8 };
  invariant(/^\w+$/.test(rest) && type === 'size_t', () => `no argument: ${text}`);
  return { ...words, access: 'value', name: rest, elements: '1', alignment: 1 };
}

/** The schema for programs and editors: docs/interface.schema.json. */
export const interfaceJsonSchema = (): string =>
  `${JSON.stringify(
    {
      title: 'Functions of a package by Fieldwright',
      ...z.toJSONSchema(interfaceSchema),
    },
    null,
    2,
  )}\n`;
