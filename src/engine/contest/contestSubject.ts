/** The function in which contestants are compared. */
import { parseBigExpr } from '../../base/bigExpr.ts';
import { Failure } from '../../base/errors.ts';
import { findOperation, listFields, type FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { fieldNamed, operationNamed } from '../../frontend/toolchain/fieldNames.ts';
import { peersFields, type PeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { WholeFunction } from '../../bench/reference/wholeFunction.ts';
import { wholeFunctions } from '../../bench/reference/wholeFunctions.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** The function that everybody is compared in. */
export interface BenchSubject {
  /** Our name of the field, or that of the contestants if nothing of ours works in it. */
  readonly field: string;
  /** What contestants call it in the manifest. */
  readonly peersField: string;
  readonly op: string;
  readonly form: 'loose' | 'strict';
  readonly modulus: bigint;
  readonly modulusText: string;
  /** What contestants compute, on elements. */
  readonly relation: string;
  /** Names of the operands, as `order` of a contestant uses them. */
  readonly operands: readonly string[];
  /** Bit weights of our limbs. */
  readonly weights: readonly number[];
  /** Our own description; null if nothing of ours works in this field. */
  readonly description: FieldDescription | null;
  /** A function on byte strings, not an operation of the field; null for the latter. */
  readonly whole: WholeFunction | null;
}

/** What names a function. */
interface SubjectOptions {
  readonly field?: string | undefined;
  readonly curve?: string | undefined;
  readonly op: string;
  readonly strict: boolean;
}

/**
 * Our name of the field that the options name (the contestants' if we have none); null if they name none, and `input`
 * if it is unknown.
 */
export function fieldName(options: Omit<SubjectOptions, 'op'>, manifest: PeersManifest, root: string): string | null {
  const { field, curve } = options;
  if (field === undefined && curve === undefined) return null;
  const known = [
    ...listFields(root).map(({ name: own, aliases, modulusText }) => ({
      name: own,
      names: [own, ...aliases],
      modulusText,
    })),
    ...peersFields(manifest)
      .filter(({ own }) => own === null)
      .map(({ names, modulusText }) => ({ name: names[0], names, modulusText })),
  ];
  const [first, second = first] = [curve, field].flatMap((name) =>
    name === undefined ? [] : [fieldNamed(name, known)],
  );
  if (first.name === second.name) return first.name;
  throw new Failure('input', '--curve and --field name different fields', {
    found: `${curve ?? ''} and ${field ?? ''}`,
  });
}

/** Finds what the options name. Throws `input` naming the known fields and operations. */
export function benchSubject(options: SubjectOptions, manifest: PeersManifest, root: string): BenchSubject {
  const field = fieldName(options, manifest, root);
  const form = options.strict ? 'strict' : 'loose';
  if (field === null)
    throw new Failure('input', 'no field is given', {
      expected: '--field <name>',
      hint: `${PROGRAM} bench --field 25519 --op mul`,
    });
  const description = listFields(root).find(({ name }) => name === field);
  return description === undefined
    ? foreignField(field, options.op, form, manifest)
    : ownField(description, options.op, form, manifest);
}

function foreignField(
  field: string,
  wanted: string,
  form: 'loose' | 'strict',
  { fields }: PeersManifest,
): BenchSubject {
  const { modulus: modulusText, limbs, operations } = fields[field];
  const modulus = parseBigExpr(modulusText);
  const known = wholeFunctions(modulus, limbs);
  const op = operationNamed(wanted, [...Object.keys(operations), ...known.keys()], field);
  const whole = known.get(op);
  const common = {
    field,
    peersField: field,
    op,
    form,
    modulus,
    modulusText,
    weights: Array.from({ length: limbs }, (_, i) => 64 * i),
    description: null,
  } as const;
  if (whole !== undefined) return { ...common, relation: '', operands: whole.operands, whole };
  return { ...common, relation: operations[op].relation, operands: namesOf(operations[op].arguments), whole: null };
}

function ownField(
  description: FieldDescription,
  wanted: string,
  form: 'loose' | 'strict',
  { fields }: PeersManifest,
): BenchSubject {
  const { name: field, modulus, modulusText, weights } = description;
  const known = wholeFunctions(modulus, weights.length);
  const op = operationNamed(wanted, [...description.operations.map(({ name }) => name), ...known.keys()], field);
  const whole = known.get(op);
  const [peersField, theirs] = Object.entries(fields).find(([, { own }]) => own === field) ?? [field, null];
  const common = { field, peersField, op, form, modulus, modulusText, description } as const;
  if (whole !== undefined)
    return { ...common, relation: '', operands: whole.operands, weights: weights.map((_, i) => 64 * i), whole };
  const found = findOperation(description, op);
  return {
    ...common,
    relation: theirs?.operations[op]?.relation ?? found.relation,
    operands: namesOf(found.arguments),
    weights,
    whole: null,
  };
}

/** `a`, `b`: the operands of a field operation. */
const namesOf = (count: number): readonly string[] => ['a', 'b'].slice(0, count);
