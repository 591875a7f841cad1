import { Failure } from '../../base/errors.ts';
import { standingsOf } from '../../engine/report/standing.ts';
import { type ResultRecord, judgedMode, machineSlug } from '../../bench/record.ts';
import { listFields, loadField, type FieldDescription } from '../../frontend/field/fieldDescription.ts';

/** A field with what is stored of it; also other moduli (`--prime`) and sources, which have no description. */
export interface ListedField {
  readonly name: string;
  readonly description: FieldDescription | null;
  /** As written; `none` of a source about which nothing is stated. */
  readonly modulus: string;
  /** What results are congruent to; empty where nothing is stated. */
  readonly operations: readonly { readonly name: string; readonly relation: string }[];
  /** The best of each function, machine and aim. */
  readonly results: readonly ResultRecord[];
}

/** Our fields in order of their names, then what else of `best` is stored. */
export function listedFields(best: readonly ResultRecord[], root: string): ListedField[] {
  const own = listFields(root).map((description) => ({
    name: description.name,
    description,
    modulus: description.modulusText,
    operations: description.operations,
    results: best.filter(({ field }) => field === description.name),
  }));
  const others = best.filter(({ field }) => !own.some(({ name }) => name === field));
  return [...own, ...[...new Set(others.map(({ field }) => field))].map((name) => storedField(name, others))];
}

function storedField(name: string, records: readonly ResultRecord[]): ListedField {
  const results = records.filter(({ field }) => field === name);
  const operations = [...new Set(results.map(({ operation }) => operation))].map((operation) => ({
    name: operation,
    relation: relationOf(results.find((r) => r.operation === operation)?.ir ?? ''),
  }));
  return { name, description: null, modulus: results[0].modulus, operations, results };
}

/** Of the word IR's text. */
const relationOf = (ir: string): string => /^relation (.*)$/m.exec(ir)?.[1] ?? '';

/** The one of this name, of any of its names or with this modulus. Throws `input` that names the known ones. */
export function listedField(wanted: string, fields: readonly ListedField[], root: string): ListedField {
  const own = fields.find(({ name }) => name === wanted) ?? fields.find(({ modulus }) => modulus === wanted);
  if (own !== undefined) return own;
  const { name } = loadField(wanted, root);
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Failure('invariant', `${name} is not listed`);
  return found;
}

/** What a stored result is about and says, for the table and for programs. */
export function resultSummary(record: ResultRecord): {
  operation: string;
  form: ResultRecord['form'];
  for: string;
  machine: string;
  cycles: number | null;
  speedup: number | null;
  opponent: string | null;
  sha256: string;
} {
  const mode = judgedMode(record);
  const standing = standingsOf(record.comparison).find((one) => one.mode === mode);
  return {
    operation: record.operation,
    form: record.form,
    for: mode,
    machine: machineSlug(record),
    cycles: record.comparison.contestants[0][mode]?.cycles ?? null,
    speedup: standing?.ratio.value ?? null,
    opponent: standing?.opponent ?? null,
    sha256: record.code.sha256,
  };
}

/** As `list --json` prints it: numbers of any size in decimal, as text. */
export function fieldJson({ name, description, modulus, operations, results }: ListedField): object {
  return {
    name,
    aliases: description?.aliases ?? [],
    modulus,
    ...(description === null
      ? {}
      : {
          prime: String(description.modulus),
          weights: description.weights,
          bounds: { strict: String(description.bounds.strict), loose: String(description.bounds.loose) },
        }),
    operations: operations.map((operation) => ({ name: operation.name, relation: operation.relation })),
    results: results.map(resultSummary),
  };
}
