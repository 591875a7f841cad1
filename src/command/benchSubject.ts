import { parseBigExpr } from '../base/bigExpr.ts';
import { Failure } from '../base/errors.ts';
import { listFields, type FieldDescription } from '../toolchain/fieldDescription.ts';
import type { PeersManifest } from '../toolchain/peersManifest.ts';
import type { WholeFunction } from '../verify/wholeFunction.ts';
import { WHOLE_FUNCTIONS } from '../verify/wholeFunctions.ts';

/** The function that everybody is compared in. */
export interface BenchSubject {
  readonly field: string;
  readonly op: string;
  readonly variant: 'loose' | 'strict';
  readonly modulus: bigint;
  readonly modulusText: string;
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

/** Our name of the field that the options name; null if they name none, and `input` if it is unknown. */
export function fieldName(options: Omit<SubjectOptions, 'op'>, manifest: PeersManifest, root: string): string | null {
  const name = options.field ?? options.curve;
  if (name === undefined) return null;
  const own = listFields(root), matches = ([key, aliases]: readonly [string, readonly string[]]): boolean => key === name || aliases.includes(name);
  const all = [...own.map(f => [f.name, f.aliases] as const), ...Object.entries(manifest.fields).map(([key, { aliases }]) => [key, aliases] as const)];
  const found = all.find(matches);
  if (found !== undefined) return found[0];
  throw new Failure('input', `unknown field "${name}"`, { expected: `one of ${[...new Set(all.flatMap(([key, aliases]) => [key, ...aliases]))].join(', ')}` });
}

/** Finds what the options name. Throws `input` naming the known fields and operations. */
export function benchSubject(options: SubjectOptions, manifest: PeersManifest, root: string): BenchSubject {
  const field = fieldName(options, manifest, root), { op } = options, variant = options.strict ? 'strict' : 'loose';
  if (field === null) throw new Failure('input', 'no field is given', { expected: '--field <name>', hint: 'npm run bench -- --field 25519 --op mul' });
  const description = listFields(root).find(({ name }) => name === field);
  return description === undefined ? foreignField(field, op, variant, manifest) : ownField(description, op, variant);
}

function foreignField(field: string, op: string, variant: 'loose' | 'strict', { fields }: PeersManifest): BenchSubject {
  const { modulus, limbs, operations } = fields[field], operation = operations[op];
  if (operation === undefined) throw new Failure('input', `field ${field} has no operation "${op}"`, { expected: `one of ${Object.keys(operations).join(', ')}` });
  return {
    field, op, variant, modulus: parseBigExpr(modulus), modulusText: modulus, relation: operation.relation, operands: namesOf(operation.arguments),
    weights: Array.from({ length: limbs }, (_, i) => 64 * i), description: null, whole: null,
  };
}

function ownField(description: FieldDescription, op: string, variant: 'loose' | 'strict'): BenchSubject {
  const { name: field, modulus, modulusText, weights } = description, common = { field, op, variant, modulus, modulusText, description } as const;
  const known = modulus === 2n ** 255n - 19n ? WHOLE_FUNCTIONS : new Map<string, WholeFunction>(), whole = known.get(op);
  if (whole !== undefined) return { ...common, relation: '', operands: whole.operands, weights: [0, 64, 128, 192], whole };
  const found = description.operations.find(({ name }) => name === op);
  if (found !== undefined) return { ...common, relation: found.relation, operands: namesOf(found.arguments), weights, whole: null };
  throw new Failure('input', `field ${field} has no operation "${op}"`, {
    expected: `one of ${[...description.operations.map(({ name }) => name), ...known.keys()].join(', ')}`,
  });
}

/** `a`, `b`: the operands of a field operation. */
const namesOf = (count: number): readonly string[] => ['a', 'b'].slice(0, count);
