import { parseBigExpr } from '../base/bigExpr.ts';
import { Failure } from '../base/errors.ts';
import { listFields, type FieldDescription } from '../toolchain/fieldDescription.ts';
import type { PeersManifest } from '../toolchain/peersManifest.ts';
import type { WholeFunction } from '../verify/wholeFunction.ts';
import { wholeFunctions } from '../verify/wholeFunctions.ts';

/** The function that everybody is compared in. */
export interface BenchSubject {
  /** Our name of the field, or that of the competitors if nothing of ours works in it. */
  readonly field: string;
  /** What competitors call it in the manifest. */
  readonly peersField: string;
  readonly op: string;
  readonly variant: 'loose' | 'strict';
  readonly modulus: bigint;
  readonly modulusText: string;
  /** What competitors compute, on elements. */
  readonly relation: string;
  /** Names of the operands, as `order` of a competitor uses them. */
  readonly operands: readonly string[];
  /** Bit weights of our limbs. */
  readonly weights: readonly number[];
  /** Our own description; null if nothing of ours works in this field. */
  readonly description: FieldDescription | null;
  /** A function on byte strings, not an operation of the field; null for the latter. */
  readonly whole: WholeFunction | null;
}

/** What names a function. */
export interface SubjectOptions {
  readonly field?: string | undefined;
  readonly curve?: string | undefined;
  readonly op: string;
  readonly strict: boolean;
}

/** Our name of the field that the options name (the competitors' if we have none); null if they name none, and `input` if it is unknown. */
export function fieldName(options: Omit<SubjectOptions, 'op'>, manifest: PeersManifest, root: string): string | null {
  const name = options.field ?? options.curve;
  if (name === undefined) return null;
  const known = [
    ...listFields(root).map(({ name: own, aliases }) => ({ name: own, all: [own, ...aliases] })),
    ...Object.entries(manifest.fields).map(([key, { aliases, own }]) => ({ name: own ?? key, all: [key, ...aliases] })),
  ];
  const found = known.find(({ all }) => all.includes(name));
  if (found !== undefined) return found.name;
  throw new Failure('input', `unknown field "${name}"`, { expected: `one of ${[...new Set(known.flatMap(({ all }) => all))].join(', ')}` });
}

/** Finds what the options name. Throws `input` naming the known fields and operations. */
export function benchSubject(options: SubjectOptions, manifest: PeersManifest, root: string): BenchSubject {
  const field = fieldName(options, manifest, root), { op } = options, variant = options.strict ? 'strict' : 'loose';
  if (field === null) throw new Failure('input', 'no field is given', { expected: '--field <name>', hint: 'npm run bench -- --field 25519 --op mul' });
  const description = listFields(root).find(({ name }) => name === field);
  return description === undefined ? foreignField(field, op, variant, manifest) : ownField(description, op, variant, manifest);
}

function foreignField(field: string, op: string, variant: 'loose' | 'strict', { fields }: PeersManifest): BenchSubject {
  const { modulus: modulusText, limbs, operations } = fields[field], modulus = parseBigExpr(modulusText), found = operations[op];
  const common = { field, peersField: field, op, variant, modulus, modulusText, weights: Array.from({ length: limbs }, (_, i) => 64 * i), description: null } as const;
  const known = wholeFunctions(modulus, limbs), whole = known.get(op);
  if (whole !== undefined) return { ...common, relation: '', operands: whole.operands, whole };
  if (found === undefined) throw unknownOperation(field, op, [...Object.keys(operations), ...known.keys()]);
  return { ...common, relation: found.relation, operands: namesOf(found.arguments), whole: null };
}

function ownField(description: FieldDescription, op: string, variant: 'loose' | 'strict', { fields }: PeersManifest): BenchSubject {
  const { name: field, modulus, modulusText, weights } = description, [peersField, theirs] = Object.entries(fields).find(([, { own }]) => own === field) ?? [field, null];
  const common = { field, peersField, op, variant, modulus, modulusText, description } as const;
  const known = wholeFunctions(modulus, weights.length), whole = known.get(op);
  if (whole !== undefined) return { ...common, relation: '', operands: whole.operands, weights: weights.map((_, i) => 64 * i), whole };
  const found = description.operations.find(({ name }) => name === op);
  if (found === undefined) throw unknownOperation(field, op, [...description.operations.map(({ name }) => name), ...known.keys()]);
  return { ...common, relation: theirs?.operations[op]?.relation ?? found.relation, operands: namesOf(found.arguments), weights, whole: null };
}

const unknownOperation = (field: string, op: string, known: readonly string[]): Failure =>
  new Failure('input', `field ${field} has no operation "${op}"`, { expected: `one of ${known.join(', ')}` });

/** `a`, `b`: the operands of a field operation. */
const namesOf = (count: number): readonly string[] => ['a', 'b'].slice(0, count);
