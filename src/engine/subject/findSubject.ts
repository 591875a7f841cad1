/** Finds the subject that options name: a field's function, a file, a crate or a pinned input. */
import type { Subject } from './subject.ts';
import { bridgedWords, unreducedSource } from '../../frontend/compile/bridgedSource.ts';
import { ssaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import { type IrFunction, registerLanes } from '../../ir/function.ts';
import type { ResultForm } from '../../frontend/field/fieldDescription.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { relationOfSource } from '../../frontend/field/sourceRelation.ts';
import { parseSettings } from '../../base/settings.ts';
import { compiled, measurable } from './compileStage.ts';
import { crateSubject, inputSubject, irSubject, splitFlags } from './irSubject.ts';
import { requireMeaning, type SourceOrigin, sourceKind, type SubjectRequest } from './request.ts';
import { fieldSubject, describedSubject, primeField } from './fieldSubject.ts';
import type { Io } from '../../base/io.ts';
import { readInput } from '../../base/readInput.ts';
import { resolve } from 'node:path';
import { chooseFiat, openFiat } from '../../frontend/fiat/read.ts';
import { fiatFieldOf, withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { sha256 } from '../../base/hash.ts';
import { normalize } from '../../ir/normalize/normalize.ts';
import { requireOwnStatement, sourceName } from './requireStatement.ts';
import { laneFunction } from '../../ir/lanes/laneFunction.ts';
import { laneBaselines } from '../../frontend/compile/compileBaselines.ts';

/** Finds what the options name. Throws `input` naming what is possible. */
export async function subjectOf(options: SubjectRequest, io: Io): Promise<Subject> {
  const subject = await subjectOfOne(options, io);
  if (options.lanes === undefined) return subject;
  const origin = originOf(options, io);
  const isOfField = origin === 'field' || origin === 'fiat';
  if (!isOfField && /\/2\^\d/.test(options.spec ?? ''))
    io.note('lanes have a Montgomery form of their own, or none: the head of the file has the relation that is proved');
  return laneSubject(subject, options.lanes, isOfField);
}

function subjectOfOne(options: SubjectRequest, io: Io): Subject | Promise<Subject> {
  const fields = options.curve !== undefined || options.field !== undefined;
  const named = [
    fields,
    options.prime !== undefined,
    options.source !== undefined,
    options.input !== undefined,
    options.crate !== undefined,
  ];
  if (named.filter((given) => given).length > 1) {
    throw new Failure('input', 'more than one of field, prime, source, crate and input is given', {
      expected: '--curve or --prime with --op, or --source, --crate or --input with --function',
    });
  }
  if (options.prime === undefined && options.form !== 'auto')
    throw new Failure('input', 'a form needs a modulus', {
      where: '--form',
      expected: '--prime <modulus>',
      found: `--form ${options.form} without it`,
    });
  requireMeaning(options, originOf(options, io));
  if (options.prime !== undefined) return primeSubject(options, options.prime, io);
  if (options.crate !== undefined) return crateSubject(options, options.crate, io);
  if (options.input !== undefined) return inputSubject(options, options.input, io);
  return options.source === undefined ? fieldSubject(options, io.root) : sourceSubject(options, options.source, io);
}

function originOf({ crate, input, source }: SubjectRequest, io: Io): SourceOrigin {
  if (crate !== undefined) return 'crate';
  if (input !== undefined) return 'input';
  return source === undefined ? 'field' : sourceKind(source, io);
}

/**
 * A function of the integers modulo `expression`. Throws `input` if that cannot be read, `unsupported` if it does not
 * serve.
 */
async function primeSubject(options: SubjectRequest, expression: string, io: Io): Promise<Subject> {
  const field = await primeField(expression, options.form, io);
  return describedSubject(field, options, io.root);
}

/** A function of a file that the user names with `--source`; how it is read follows from the name's ending. */
async function sourceSubject(options: SubjectRequest, file: string, io: Io): Promise<Subject> {
  if (sourceKind(file, io) === 'fiat') return fiatSubject(options, file, io);
  const { lanes, spec, function: symbol } = options;
  if (lanes === undefined || spec !== undefined || symbol === undefined) return irSubject(options, file, io);
  return irSubject(await statedBySource(options, symbol, file, io), file, io);
}

/** Lanes compute what the source does modulo a number, which is read from it where nobody states it. */
async function statedBySource(options: SubjectRequest, symbol: string, file: string, io: Io): Promise<SubjectRequest> {
  const original = { path: resolve(io.cwd, file), symbol, flags: splitFlags(options.cflags) };
  const ssa = await unreducedSource(await openToolchain(io.root), original, parseSettings(options.set));
  const { statement, words } = relationOfSource(ssa);
  io.note(`read from the source: ${statement}`);
  return { ...options, spec: statement, limbs: options.limbs ?? `${words}x64` };
}

/**
 * A function of a Fiat-Crypto JSON file. Its bounds are in the file, its specification is known by its name. There is
 * no C to compare with, so its operations are written as plain C and given to clang, gcc and, through the bridge, to
 * llc.
 */
function fiatSubject(options: SubjectRequest, file: string, io: Io): Subject {
  const source = readInput(file, io);
  const found = findFunction(source, options.function, file);
  const fn = { ...found, aliasing: options.aliasing ?? found.aliasing };
  requireOwnStatement(fn, file);
  const known = fiatFieldOf(fn.name);
  const spec = fn.spec;
  return {
    ...(known === null
      ? { field: sourceName(file), operation: fn.name }
      : { field: `fiat-${known.field}`, operation: known.operation }),
    form: spec?.canonical === true ? 'strict' : 'loose',
    symbol: fn.name,
    modulusText: spec === undefined ? 'none' : String(spec.modulus),
    source,
    file: resolve(io.cwd, file),
    sourceSha256: sha256(source),
    exactContenders: true,
    compile: async (toolchain) => compiled(await bridgedWords(toolchain, fn)),
    lower: () => normalize(fn),
  };
}

function findFunction(text: string, name: string | undefined, file: string): IrFunction {
  return withFiatSpecification(
    chooseFiat(openFiat(text, file), name, file, '--function with one of its functions').read(),
  );
}

/**
 * The same function of `lanes` numbers at once: its source is read as it is, and what it computes modulo the prime is
 * planned anew in limbs for AVX-512 IFMA or AVX2. Contenders are what compilers make of that plan. `isOfField` if 2^256
 * and the like in its relation are of Montgomery form, of which lanes have their own.
 */
function laneSubject(subject: Subject, lanes: number, isOfField: boolean): Subject {
  const suffix = `x${lanes}`;
  const symbol = `${subject.symbol}_${suffix}`;
  const lower: Subject['lower'] = (ssa) => {
    const read = withRoom(subject.lower(ssa), subject.form);
    const one = { ...read, isMontgomery: isOfField || dividesByR(read) };
    const own = registerLanes(lanes);
    return { ...laneFunction(one, lanes / own, own), name: symbol };
  };
  return {
    ...subject,
    operation: `${subject.operation}-${suffix}`,
    symbol,
    ofOne: subject,
    exactContenders: true,
    compile: async (toolchain) => {
      const one = await (subject.read ?? subject.compile)(toolchain);
      const fn = lower(ssaFunction(one.ssaJson, subject.symbol));
      const { present, absent } = await laneBaselines(toolchain, fn);
      return { llvmIr: one.llvmIr, ssaJson: one.ssaJson, ...measurable(present, absent) };
    },
    lower,
  };
}

/**
 * Whether 2^(64·words) in the relation of a user is R of Montgomery form: only where it divides by it. Elsewhere it is
 * a number like any other, 38 modulo 2^255 - 19.
 */
const dividesByR = ({ spec }: IrFunction): boolean =>
  spec !== undefined && new RegExp(`/2\\^${64 * spec.weights.length}\\b`).test(spec.relation);

/** A field whose words leave no room has one form, the canonical one; lanes have room. */
function withRoom(fn: IrFunction, form: ResultForm): IrFunction {
  const { spec } = fn;
  if (form === 'strict' || spec?.canonicalInputs !== true) return fn;
  return { ...fn, spec: { ...spec, canonical: false, canonicalInputs: false } };
}
