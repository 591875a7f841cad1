/** A function of a C file, LLVM IR, crate or pinned input as a subject. */
import { bridgedC, bridgedLlvm, bridgedCrate, bridgedInput } from '../../frontend/compile/bridgedSource.ts';
import { extname, resolve } from 'node:path';
import { lowerFunction, lowerSafely } from '../../frontend/words/function.ts';
import type { SsaFunction, SsaArgument } from '../../ir/ssa/schema.ts';
import { about, Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { parseSettings, specialName } from '../../base/settings.ts';
import { shellPath, shellWord } from '../../base/printable.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { verify } from '../../ir/verify.ts';
import { joinLimbs, plainWeights } from '../../ir/contract/domain.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { requireInputs, parseStatedBounds } from '../../ir/contract/statedBounds.ts';
import type { BoundedNames, StatedBounds } from '../../ir/contract/statedBounds.ts';
import { compiled } from './compileStage.ts';
import type { Subject } from './subject.ts';
import type { Io } from '../../base/io.ts';
import { readInputBytes } from '../../base/readInput.ts';
import { requireStatement, sourceNames, sourceName, type SourceNames } from './requireStatement.ts';
import type { SubjectRequest } from './request.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import type { InputBound } from '../../frontend/words/layout.ts';
import { parseWeights } from '../../frontend/peers/peersInterface.ts';
import { montgomeryBits, parseStatement, type Statement } from '../../ir/contract/statement.ts';
import { crateSha256, crateSource } from '../../frontend/compile/compileCrate.ts';
import { inputNamed, inputSymbol } from '../../frontend/compile/inputsManifest.ts';

/** A function of a C file or of LLVM IR (.ll, .bc). Nothing is known of it but what the options state. */
export function irSubject(options: SubjectRequest, file: string, io: Io): Subject {
  const symbol = options.function;
  const path = resolve(io.cwd, file);
  if (symbol === undefined)
    throw new Failure('input', 'which function of the file?', {
      where: file,
      expected: '--function <name>',
      hint: `${PROGRAM} bridge ${shellPath(file)} lists them`,
    });
  const bytes = readInputBytes(file, io);
  const source = bytes.toString(extname(file) === '.bc' ? 'base64' : 'utf8');
  const cflags = splitFlags(options.cflags);
  const isC = extname(file) === '.c';
  const settings = parseSettings(options.set);
  const name = specialName(symbol, settings);
  return {
    field: sourceName(file),
    operation: name,
    form: 'loose',
    symbol: name,
    modulusText: options.spec === undefined ? 'none' : modulusOf(options.spec),
    source,
    file: path,
    sourceSha256: sha256(bytes),
    exactContenders: options.spec === undefined,
    compile: async (toolchain) =>
      compiled(
        isC
          ? await bridgedC(toolchain, { path, symbol, flags: cflags }, settings)
          : await bridgedLlvm(toolchain, path, symbol, settings),
      ),
    lower: (ssa) => loweredAsStated(ssa, options, file),
  };
}

/**
 * Word IR with what the options state: overlap, bounds, specification. Where nothing is said of overlap, results may
 * replace inputs if that is safe.
 */
export function loweredAsStated(
  ssa: SsaFunction,
  options: Pick<SubjectRequest, 'aliasing' | 'bounds' | 'spec' | 'limbs'>,
  source: string,
): IrFunction {
  const plain =
    options.aliasing === undefined
      ? lowerSafely(ssa, { source })
      : lowerFunction(ssa, { source, aliasing: options.aliasing });
  const { bounds, spec } = statedFacts(plain, ssa, options);
  const fn = normalize(bounds === undefined ? plain : lowerFunction(ssa, { source, aliasing: plain.aliasing, bounds }));
  verify(fn);
  const stated = spec === undefined ? fn : { ...fn, spec };
  if (options.bounds !== undefined) requireInputs(stated, '--bounds');
  about('--spec', () => requireStatement(stated, sourceNames(plain, ssa), options.bounds !== undefined));
  return stated;
}

/** Flags as a shell would split them, without quotes. */
export const splitFlags = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter((flag) => flag !== '');

const modulusOf = (spec: string): string => /\bmod\s+(.*)$/.exec(spec)?.[1] ?? spec;

/** What the user states about a function of a source, as text. */
interface StatedOptions {
  /** E.g. `out = a*b mod 2^255-19`, with the names of the source or of the word IR. */
  readonly spec?: string | undefined;
  /** Of inputs, e.g. `a[]<2^54`; `out<p` promises a canonical result. */
  readonly bounds?: string | undefined;
  readonly limbs?: string | undefined;
}

interface StatedFacts {
  /** By SSA argument. */
  readonly bounds?: ReadonlyMap<string, InputBound>;
  readonly spec?: Specification;
}

/**
 * `fn` is `ssa` lowered without any of this: it says how many limbs there are. Throws `input` that names the option.
 */
function statedFacts(fn: IrFunction, ssa: SsaFunction, { spec, bounds, limbs }: StatedOptions): StatedFacts {
  if (spec === undefined && bounds === undefined) return {};
  const weights = limbs === undefined ? plainWeights(fn.results[0]) : parseWeights(limbs, '--limbs');
  const names = sourceNames(fn, ssa);
  const statement = spec === undefined ? null : checkedStatement(spec, weights, fn, names);
  const stated = parseStatedBounds(names.bounds(bounds ?? ''), boundedNames(fn), weights, statement?.modulus ?? -1n);
  return {
    bounds: inputBounds(fn, ssa, stated, weights, statement),
    ...(statement === null ? {} : { spec: specification(fn, ssa, statement, stated, weights) }),
  };
}

function boundedNames({ params, results }: IrFunction): BoundedNames {
  const namesOf = (list: readonly Param[]): string[] => list.map(({ name }) => name);
  const scalars = namesOf(params.filter((p) => p.shape === 'scalar'));
  return { results: namesOf(results), params: namesOf(params), scalars };
}

function checkedStatement(spec: string, weights: readonly number[], fn: IrFunction, names: SourceNames): Statement {
  const montgomery = montgomeryBits(weights, fn.results[0]?.width ?? 64);
  // In the user's names first, for the messages.
  const statement = about('--spec', () => [spec, names.spec(spec)].map((text) => parseStatement(text, montgomery)))[1];
  const known = fn.params.map((p) => p.name);
  const unknown =
    statement.params.find((name) => !known.includes(name)) ??
    (statement.result === fn.results[0]?.name ? undefined : statement.result);
  if (unknown === undefined) return statement;
  const own = known.map((name) => names.shown(name));
  const result = fn.results[0]?.name ?? 'a result';
  const other = own.join() === known.join() ? '' : ` (or ${result} and ${known.join(', ')})`;
  throw new Failure('input', `the function has no ${unknown}`, {
    where: '--spec',
    expected: `${names.shown(result)} = a polynomial in ${own.join(', ')}${other}`,
    found: spec,
  });
}

/** Arrays of other lengths than the weights have no stated bounds. */
function inputBounds(
  fn: IrFunction,
  ssa: SsaFunction,
  { upper, reduced }: StatedBounds,
  weights: readonly number[],
  statement: Statement | null,
): ReadonlyMap<string, InputBound> {
  const inputs = inputsOf(ssa);
  const saturated = weights.every((w, i) => w === 64 * i);
  return new Map(
    fn.params.flatMap((p, i): [string, InputBound][] => {
      const limits = upper.get(p.name);
      if (limits !== undefined && p.shape === 'scalar')
        return [[inputs[i].name, { limbs: [{ lower: 0n, upper: limits[0] }] }]];
      if (limits === undefined || p.bounds.length % weights.length !== 0 || p.width !== 64) return [];
      if (statement !== null && saturated && reduced.has(p.name) && p.bounds.length === weights.length)
        return [[inputs[i].name, { integer: { lower: 0n, upper: statement.modulus - 1n } }]];
      return [[inputs[i].name, { limbs: p.bounds.map((_, k) => ({ lower: 0n, upper: limits[k % weights.length] })) }]];
    }),
  );
}

/** In the order of the parameters of the word IR. */
function inputsOf({ args, body }: SsaFunction): SsaArgument[] {
  const written = new Set(body.flatMap((i) => (i.op === 'store' && i.mem !== undefined ? [i.mem.base] : [])));
  return args.filter((a) => !written.has(a.name));
}

function specification(
  fn: IrFunction,
  ssa: SsaFunction,
  { modulus, relation, result }: Statement,
  { upper, reduced, limits }: StatedBounds,
  weights: readonly number[],
): Specification {
  const inputs = inputsOf(ssa);
  const all = new Map(limits);
  fn.params.forEach(({ name, shape, bounds }, i) => {
    if (shape !== 'array' || bounds.length % weights.length !== 0 || reduced.has(name)) return;
    const bits = typeBits(ssa, inputs[i].name, weights.length);
    const most = (limits.get(name) ?? joinLimbs(upper.get(name) ?? [], weights) + 1n) - 1n;
    // What callers promise may be less than the type allows, never more.
    if (bits !== null && most >> BigInt(bits) > 0n) all.set(name, 1n << BigInt(bits));
  });
  return {
    modulus,
    relation,
    weights,
    canonical: reduced.has(result),
    canonicalInputs: fn.params.every((p) => reduced.has(p.name)),
    ...(all.size === 0 ? {} : { limits: [...all].map(([name, below]) => ({ name, below })) }),
  };
}

const WORD_BITS = 64;

/**
 * Bits of the type of each element of an array where its place has more, as that of `_BitInt(222)` has; null for
 * others. LLVM reads such a number whole and truncates it. What is beside it is for the code to mask, as the source
 * does: it belongs to no number that a statement could be about.
 */
function typeBits({ body }: SsaFunction, array: string, limbs: number): number | null {
  const size = limbs * WORD_BITS;
  const loads = body.filter(({ op, mem }) => op === 'load' && mem?.base === array);
  const isWhole = loads.every(({ width, mem }) => width === size && ((mem?.offset ?? 0) * 8) % size === 0);
  const isOf = (args: readonly unknown[]): boolean => loads.some(({ id }) => args.includes(id));
  const [bits = 0, ...others] = new Set(
    body.flatMap((i) => (isOf(i.args) ? [i.op === 'trunc' ? (i.width ?? 0) : 0] : [])),
  );
  return isWhole && others.length === 0 && bits > size - WORD_BITS && bits !== WORD_BITS / 2 ? bits : null;
}

/** A function of a Rust crate, by its symbol or the end of its path. */
export function crateSubject(options: SubjectRequest, text: string, io: Io): Subject {
  const name = options.function;
  const settings = parseSettings(options.set);
  if (name === undefined)
    throw new Failure('input', 'which function of the crate?', {
      where: text,
      expected: '--function <name>',
      hint: `${PROGRAM} bridge --crate ${shellWord(text)} lists them`,
    });
  const symbol = specialName(name.replace(/^.*::/, ''), settings);
  const operation = specialName(name.replaceAll('::', '.').replace(/[^\w.]+/g, '-'), settings);
  const crate = crateSource(text, io.cwd);
  return {
    field: sourceName(text.replace(/@.*$/, '')),
    operation,
    form: 'loose',
    symbol,
    modulusText: options.spec === undefined ? 'none' : modulusOf(options.spec),
    source: `${text}: ${name}`,
    file: null,
    sourceSha256: crateSha256(crate),
    exactContenders: options.spec === undefined,
    compile: async (toolchain) => compiled(await bridgedCrate(toolchain, crate, { name, settings, symbol }, io)),
    lower: (ssa) => loweredAsStated(ssa, options, text),
  };
}

/** A function of a pinned third-party implementation, `--input fiat-c/p256 --function mul`. */
export function inputSubject(options: Pick<SubjectRequest, 'function' | 'aliasing'>, name: string, io: Io): Subject {
  const text = inputNamed(io.root, name);
  const symbol = inputSymbol(name, text, options.function);
  const operation = symbol.slice(text.prefix.length);
  const source = `${name}: ${symbol}`;
  return {
    field: name.replaceAll('/', '-'),
    operation,
    form: 'loose',
    symbol,
    modulusText: 'none',
    source,
    file: null,
    sourceSha256: sha256(source),
    exactContenders: true,
    compile: async (toolchain) => compiled(await bridgedInput(toolchain, name, symbol, (line) => io.note(line))),
    lower(ssa) {
      const fn = normalize(
        options.aliasing === undefined
          ? lowerSafely(ssa, { source: name })
          : lowerFunction(ssa, { source: name, aliasing: options.aliasing }),
      );
      verify(fn);
      return fn;
    },
  };
}
