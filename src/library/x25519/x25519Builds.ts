/** The ways of building X25519 from plain C. */
import { remembered } from '../../base/remembered.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emitModule } from '../../frontend/llvm/emitModule.ts';
import { lowerFunction } from '../../frontend/words/function.ts';
import { readSsaModule } from '../../ir/ssa/schema.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import { compileC, compileToBitcode, NO_JUMPS, compileEmitted } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import { readIr, type ReduceMode } from '../../frontend/compile/readIr.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import { cpuFlags, emittedFlags } from '../field/binaries.ts';
import { nativeTarget } from '../field/storedCode.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { provedMeaning } from '../kernels/provedLanes.ts';

/** A function that was built. */
export interface BuiltProgram {
  readonly objects: readonly string[];
  /** Machine code that is entered at its first byte. */
  readonly code: Loadable;
}

/** One way of making X25519, as (out, scalar, point), out of C whose field operations are `% P`. */
export interface X25519Build extends BuiltProgram {
  readonly name: string;
  /** In a sentence, for tables. */
  readonly how: string;
}

/**
 * Ladder step and multiplication through the word IR, as LLVM compiles them; the loops around them as `loopObjects`.
 */
export const bridgeBuild = async (toolchain: Toolchain): Promise<X25519Build> =>
  linkX25519(
    {
      name: 'bridge',
      how: 'ladder step and mul through the word IR, emitted as LLVM IR; inversion by division steps',
      objects: [...(await loopObjects(toolchain)), await compileWords(toolchain, await wordFunctions(toolchain))],
    },
    toolchain,
  );

/** All of it by clang, with a mode of the reduction pass. */
export async function compiledBuild(name: ReduceMode, how: string, toolchain: Toolchain): Promise<X25519Build> {
  const whole = join(benchFolder(toolchain), 'x25519.bitint.c');
  return linkX25519(
    { name, how, objects: [await compileC(toolchain, whole, buildFlags(toolchain, name), '.o')] },
    toolchain,
  );
}

/** How clang makes it with our passes in their usual mode. */
export const BY_OUR_PASSES = 'no divisions, unfinished reductions, also around loops: `clang -O3 -fpass-plugin`';

/** A build from its objects, of which `symbol` is the function. */
export async function linkX25519(
  build: Omit<X25519Build, 'code'>,
  { root, tools }: Toolchain,
  symbol = 'x25519',
): Promise<X25519Build> {
  const wanted = { files: build.objects, symbol, call: CALL, modulus: 0n };
  return { ...build, code: await linkContestant(wanted, { root, cc: tools.byName.cc }) };
}

/** (out, scalar, point) */
const CALL: readonly CallArgument[] = [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }];

const benchFolder = ({ root }: Toolchain): string => join(root, 'bridge', 'bench');

/**
 * Objects of what loops in X25519: the ladder, unless `x25519_ladder` is assembly (fastestX25519.ts), and the inversion
 * by division steps.
 */
export async function loopObjects(toolchain: Toolchain, ladder: 'c' | 'assembly' = 'c'): Promise<string[]> {
  const macros = ladder === 'assembly' ? ['-DX25519_LADDER'] : [];
  return Promise.all([loopObject(toolchain, 'x25519.ladder.c', macros), inverseObject(toolchain)]);
}

/** Object of the inversion modulo 2^255 - 19 by division steps. */
export const inverseObject = (toolchain: Toolchain): Promise<string> => loopObject(toolchain, 'x25519.inverse.c');

/** Object of a file of loops (of bridge/bench, unless its path is absolute). */
export const loopObject = (toolchain: Toolchain, file: string, more: readonly string[] = []): Promise<string> =>
  compileC(
    toolchain,
    resolve(benchFolder(toolchain), file),
    [...buildFlags(toolchain, 'incomplete-phi'), ...NO_JUMPS, ...more],
    '.o',
  );

/** Object of word IR as LLVM compiles it for a library. */
export const compileWords = (toolchain: Toolchain, functions: readonly IrFunction[]): Promise<string> =>
  compileEmitted(toolchain, emitModule(functions), emittedFlags(nativeTarget()));

/** What the loops call, as word IR: those of `x25519.step.c`, or of another file of its folder. */
export const wordFunctions = (toolchain: Toolchain, file = 'x25519.step.c'): Promise<readonly IrFunction[]> =>
  functionsBy(toolchain)(file);

/** Each file is asked for several times. */
const functionsBy = remembered((toolchain: Toolchain) =>
  remembered(async (file: string): Promise<readonly IrFunction[]> => {
    const source = join(benchFolder(toolchain), file);
    const { json } = await readIr(toolchain, await compileToBitcode(toolchain, source));
    return readSsaModule(json, source).functions.map((ssa) => lowerFunction(ssa, { source }));
  }),
);

const COMMON: readonly string[] = ['-O3', '-fPIC', '-ffunction-sections', '-c'];

/**
 * Flags of clang for an object of a library, with one mode of the reduction pass; `none` leaves the plugin out. It may
 * use what our code needs, not all that this machine has: what falls back where there is no AVX-512 has none itself.
 */
export const buildFlags = (toolchain: Toolchain, mode: ReduceMode): readonly string[] => [
  ...COMMON,
  ...cpuFlags(nativeTarget()),
  ...pluginFlags(toolchain, mode),
];

/** The default mode needs one flag only; another one needs the plugin's options to be known early. */
function pluginFlags({ bridge: { plugin } }: Toolchain, mode: ReduceMode): string[] {
  if (mode === 'none') return [];
  const known = ['-Xclang', '-load', '-Xclang', plugin, '-mllvm', `-early-reduction-mode=${mode}`];
  return [`-fpass-plugin=${plugin}`, ...(mode === 'incomplete-phi' ? [] : known)];
}

const WEIGHTS = [0, 64, 128, 192];
const PRODUCT = 'out1 = arg1*arg2 mod 2^255-19';
export const ANY_WORDS = 'for operands of any four words';

/**
 * Proves for all operands of four words that the word IR of the ladder step is a step of RFC 7748, that of the doubling
 * doubles as it does, both between points x : z that are given as x + z and x - z, and that of the multiplication is a
 * product modulo p. Results are four words, too, so that the ladder needs no other invariant. Returns what was proved,
 * a line each. Throws as `provedMeaning`.
 */
export async function proveStep(toolchain: Toolchain): Promise<string[]> {
  const formula = (name: string): string => formulaText(`x25519.${name}`, toolchain);
  const statements = new Map([
    ['x25519_step', [formula('step'), 'a step of RFC 7748, section 5'] as const],
    ['x25519_double', [formula('double'), 'what such a step does to double a point'] as const],
    ['x25519_mul', [PRODUCT, 'a product modulo 2^255 - 19'] as const],
  ]);
  return (await wordFunctions(toolchain)).map((fn) => {
    const [statement, meaning] = statements.get(fn.name) ?? [PRODUCT, 'a product'];
    return provedMeaning(stated(fn, statement), meaning, ANY_WORDS);
  });
}

/** A formula of bridge/bench. */
export const formulaText = (name: string, { root }: Pick<Toolchain, 'root'>): string =>
  readFileSync(join(root, 'bridge', 'bench', `${name}.formula`), 'utf8');

/** A function with its statement; scalars are bits. */
export function stated(fn: IrFunction, statement: string, more: Partial<Specification> = {}): IrFunction {
  const { relation, modulus } = parseStatement(statement, null);
  const params = fn.params.map((p) => (p.shape === 'scalar' ? { ...p, bounds: [{ lower: 0n, upper: 1n }] } : p));
  return {
    ...fn,
    params,
    spec: { modulus, relation, weights: WEIGHTS, canonical: false, canonicalInputs: false, ...more },
  };
}
