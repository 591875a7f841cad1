/** The ways of building X25519 from plain C. */
import {
  loopObject,
  curveSource,
  compileWords,
  buildFlags,
  type BuiltProgram,
  wordFunctions,
} from '../curve/curveSources.ts';
import { inverseObject } from '../edwards/edwardsBuild.ts';
import { formulaText, ANY_WORDS, stated } from '../curve/formulas.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import type { ReduceMode } from '../../frontend/compile/readIr.ts';
import { linkContestant } from '../../engine/contest/contestant.ts';
import { provedMeaning } from '../kernels/provedKernels.ts';

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
      objects: [...(await loopObjects(toolchain)), await compileWords(toolchain, await x25519Words(toolchain))],
    },
    toolchain,
  );

/** All of it by clang, with a mode of the reduction pass. */
export async function compiledBuild(name: ReduceMode, how: string, toolchain: Toolchain): Promise<X25519Build> {
  const whole = curveSource(toolchain, 'x25519.bitint.c');
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

/** Ladder step, doubling and multiplication, as word IR. */
export const x25519Words = (toolchain: Toolchain): Promise<readonly IrFunction[]> =>
  wordFunctions(toolchain, 'x25519.step.c');

/**
 * Objects of what loops in X25519: the ladder, unless `x25519_ladder` is assembly (fastestX25519.ts), and the inversion
 * by division steps.
 */
export async function loopObjects(toolchain: Toolchain, ladder: 'c' | 'assembly' = 'c'): Promise<string[]> {
  const macros = ladder === 'assembly' ? ['-DX25519_LADDER'] : [];
  return Promise.all([loopObject(toolchain, 'x25519.ladder.c', macros), inverseObject(toolchain)]);
}

const PRODUCT = 'out1 = arg1*arg2 mod 2^255-19';

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
  return (await x25519Words(toolchain)).map((fn) => {
    const [statement, meaning] = statements.get(fn.name) ?? [PRODUCT, 'a product'];
    return provedMeaning(stated(fn, statement), meaning, ANY_WORDS);
  });
}
