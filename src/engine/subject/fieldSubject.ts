/** A function of a known field as a subject. */
import { compiled, sourceOf } from './compileStage.ts';
import type { Subject } from './subject.ts';
import { readFileSync } from 'node:fs';
import { about, Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { findOperation, loadField, libraryOperation, listFields } from '../../frontend/field/fieldDescription.ts';
import type { FieldDescription, FieldOperation, ResultForm } from '../../frontend/field/fieldDescription.ts';
import { peersFields, readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { SubjectRequest } from './request.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { readSsaModule, type SsaFunction } from '../../ir/ssa/schema.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import {
  bridgedField,
  compileField,
  generateField,
  type Representation,
  representationsOf,
} from '../../frontend/field/fieldSource.ts';
import { type Toolchain, openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { lowerFunction } from '../../frontend/words/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { verify } from '../../ir/verify.ts';
import { joinLimbs } from '../../ir/contract/domain.ts';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { isComposite } from '../../base/integers.ts';
import { storedRecords } from '../environment/storedRecords.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { wordOperations } from '../../codegen/candidate/wordOperations.ts';
import type { Io } from '../../base/io.ts';

/**
 * A function of a field below bridge/fields, or one that its library has beside them. Throws `input` naming the known
 * fields and operations.
 */
export async function fieldSubject(options: SubjectRequest, root: string): Promise<Subject> {
  const description = namedField(options, root);
  if (description === null)
    throw new Failure('input', 'no field is given', {
      expected: '--curve <name>',
      hint: `${PROGRAM} list shows the known ones; --source takes a file of your own`,
    });
  const subject = await describedSubject(description, options, root);
  return description.operations.some(({ name }) => name === subject.operation)
    ? { ...subject, file: description.sourcePath }
    : subject;
}

/**
 * The field that `--curve` or `--field` names, which may both be given if they name the same one; null if neither is.
 * Throws `input` naming the known ones.
 */
export function namedField(
  { curve, field }: Pick<SubjectRequest, 'curve' | 'field'>,
  root: string,
): FieldDescription | null {
  const elsewhere = peersFields(readPeersManifest(root)).filter(({ own }) => own === null);
  const [first, second] = [curve, field].flatMap((name) =>
    name === undefined ? [] : [loadField(name, root, elsewhere)],
  );
  if (second === undefined || first.name === second.name) return first ?? null;
  throw new Failure('input', '--curve and --field name different fields', {
    found: `${curve ?? ''} and ${field ?? ''}`,
  });
}

/** The operation of a field that `--op` names. Throws `input` if it is not given, or naming the known ones. */
export function requestedOperation(description: FieldDescription, op: string | undefined): FieldOperation {
  return findOperation(description, requireOperation(op));
}

function requireOperation(op: string | undefined): string {
  if (op !== undefined) return op;
  throw new Failure('input', 'the option is missing', { where: '--op', expected: 'an operation, e.g. --op mul' });
}

/** The function of a field that `--op` and `--strict` name; the file of the field is taken for a generated one. */
export async function describedSubject(
  field: FieldDescription,
  { op, strict }: Pick<SubjectRequest, 'op' | 'strict'>,
  root: string,
): Promise<Subject> {
  const { description, operation } = await libraryOperation(root, field, requireOperation(op));
  const source = readFileSync(description.sourcePath, 'utf8');
  const form = strict ? 'strict' : 'loose';
  const symbol = operation.symbols[form];
  return {
    field: description.name,
    operation: operation.name,
    form,
    symbol,
    modulusText: description.modulusText,
    source,
    file: null,
    sourceSha256: sha256(source),
    exactContenders: operation.relation === '',
    compile: async (toolchain) => compiled(await bridgedField(toolchain, description, symbol)),
    read: async (toolchain) => sourceOf(await compileField(toolchain, description, { functions: [symbol] })),
    lower: (ssa) => wordFunction(ssa, { description, operation, form, symbol }),
  };
}

/** Checked word IR of one function of a field, straight from its source. */
export async function fieldFunction(
  toolchain: Toolchain,
  description: FieldDescription,
  operation: FieldOperation,
  form: ResultForm,
): Promise<IrFunction> {
  const symbol = operation.symbols[form];
  const { json } = await compileField(toolchain, description, { functions: [symbol] });
  const [ssa] = readSsaModule(json, 'output of the reader').functions;
  return wordFunction(ssa, { description, operation, form, symbol });
}

/** One function of a field. */
interface FieldFunction {
  readonly description: FieldDescription;
  readonly operation: FieldOperation;
  readonly form: ResultForm;
  readonly symbol: string;
}

/**
 * The word-IR function of a field's function, with the bounds and the specification that its description states;
 * checked.
 */
export function wordFunction(ssa: SsaFunction, { description, operation, form, symbol }: FieldFunction): IrFunction {
  const { contract, relation } = operation;
  const upperOf = ({ name, source = name }: SsaFunction['args'][number]): bigint =>
    contract?.bounds[source] ?? description.bounds[form];
  const strict = symbol === operation.symbols.strict;
  const spec = {
    modulus: description.modulus,
    relation,
    weights: description.weights,
    canonical: contract?.canonical ?? strict,
    canonicalInputs: contract === undefined && strict,
  };
  const fn = lowerFunction(ssa, {
    name: symbol,
    aliasing: 'any',
    bounds: new Map(ssa.args.map((a) => [a.name, { integer: { lower: 0n, upper: upperOf(a) } }])),
    source: description.sourcePath,
    ...(relation === '' ? {} : { spec }),
  });
  const promised = contract !== undefined || spec.canonical ? fn : withElements(fn, description.bounds[form]);
  verify(promised);
  return promised;
}

/**
 * Results that are elements are promised to be no larger than elements may be, so that every operation takes them: by
 * the bounds of their limbs where these say so, and otherwise as numbers. Lower bounds of limbs are no promise: they
 * come of multiples of the modulus that were added against borrows.
 */
function withElements(fn: IrFunction, largest: bigint): IrFunction {
  const { results, spec } = fn;
  if (spec === undefined) return fn;
  const isImplied = ({ bounds }: Param): boolean =>
    bounds.every(({ lower }) => lower === 0n) &&
    joinLimbs(
      bounds.map(({ upper }) => upper),
      spec.weights,
    ) <= largest;
  const open = results.filter((result) => result.bounds.length === spec.weights.length && !isImplied(result));
  if (open.length === 0) return fn;
  const limits = open.map(({ name }) => ({ name, below: largest + 1n }));
  return {
    ...fn,
    results: results.map((result) =>
      open.includes(result) ? { ...result, bounds: result.bounds.map(() => unsigned(result.width)) } : result,
    ),
    spec: { ...spec, limits },
  };
}

/**
 * The field of the integers modulo `expression`. With `auto`, the representation whose loose multiplication costs less
 * once it is bridged: so moduli near a power of two stay plain, and most others become Montgomery fields. The choice
 * follows from the modulus alone.
 */
export async function primeField(
  expression: string,
  representation: SubjectRequest['form'],
  io: Io,
): Promise<FieldDescription> {
  const modulus = about('--prime', () => parseBigExpr(expression.replaceAll('**', '^')));
  const forms = representation === 'auto' ? representationsOf(modulus) : [representation];
  // Numbers that are refused may be so long that to find out whether they are composite takes hours.
  const fields = await Promise.all(forms.map((known) => generateField(io.root, expression, known)));
  noteModulus(modulus, expression, io);
  if (representation !== 'auto') return fields[0];
  const choices = await Promise.all(
    forms.map(async (known, k) => ({
      representation: known,
      field: fields[k],
      cost: await productCost(fields[k], io.root),
    })),
  );
  const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
  const costs = choices.map(({ representation: known, cost }) => `${known} ${cost}`).join(', ');
  io.note(
    `${expression}: ${best.representation}, ${meaning(best.representation, best.field)}; cost of a product: ` +
      `${costs}${choices.length === 1 ? ` (${REASON[best.representation]})` : ''}`,
  );
  return best.field;
}

/** Why there is no other representation, if there is none. */
const REASON: Readonly<Record<Representation, string>> = {
  plain: 'Montgomery form needs an odd modulus',
  montgomery: 'the plain form of so long a modulus has products that are too long',
};

/** What is known of a modulus besides its form: that it is no prime, or is that of a field with a name. */
function noteModulus(modulus: bigint, expression: string, io: Io): void {
  if (isComposite(modulus))
    io.note(`${expression} is composite: its residues are no field, so not all have an inverse`);
  for (const { name } of listFields(io.root).filter((field) => field.modulus === modulus)) {
    const functions = new Set(storedRecords(io).flatMap((r) => (r.field === name ? [r.operation] : [])));
    const stored =
      functions.size === 0 ? 'nothing is stored' : `code is stored for ${[...functions].sort().join(', ')}`;
    io.note(`${expression} is the modulus of the field ${name}, of which ${stored}: --field ${name}`);
  }
}

const meaning = (representation: Representation, { weights }: FieldDescription): string =>
  representation === 'plain' ? 'elements are themselves' : `the element x is written x*2^${64 * weights.length}`;

/**
 * Word operations, those with two words of result twice: a mulx beside additions takes 1.4 to 1.7 cycles
 * (docs/notes/SEARCH.md).
 */
async function productCost(field: FieldDescription, root: string): Promise<number> {
  const { all, wide } = wordOperations(
    buildProblem(await fieldFunction(await openToolchain(root), field, findOperation(field, 'mul'), 'loose')),
  );
  return all + wide;
}
