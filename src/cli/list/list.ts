/** The command `list`: shows fields, operations and stored results. */
import { z } from 'zod';
import type { Io } from '../../base/io.ts';
import { storedRecords } from '../../engine/environment/storedRecords.ts';
import { jsonLine } from '../../base/json.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { commandOf, flag } from '../../base/options/option.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { numberText } from '../../base/numberText.ts';
import { shellWord } from '../../base/printable.ts';
import { shortContender } from '../../base/contenderName.ts';
import { type FieldDescription, listFields, loadField } from '../../frontend/field/fieldDescription.ts';
import { Failure } from '../../base/errors.ts';
import { standingsOf } from '../../engine/report/standing.ts';
import { type ResultRecord, judgedMode, machineSlug } from '../../bench/record.ts';

const schema = z.object({ json: flag('the same as one line with a JSON object of `type` list') });

/**
 * Shows what `optimize` can be asked for, and what was found before, also of moduli and sources that are no fields of
 * ours.
 */
export const listCommand = commandOf(
  schema,
  ({ json }, io, [field]) => {
    const stored = bestRecords(storedRecords(io));
    const fields = listedFields(stored, io.root);
    const asked = field === undefined ? null : listedField(String(field), fields, io.root);
    if (json) io.out(jsonLine('list', { fields: (asked === null ? fields : [asked]).map(fieldJson) }));
    else io.out(asked === null ? overview(fields, io) : fieldText(asked, io.width));
  },
  [{ name: '[field]', description: 'only this field, with its operations, bounds and stored results' }],
);

const COLUMNS: readonly TableColumn[] = [
  { title: '--curve', align: 'left' },
  { title: 'also called', align: 'left', ifTooWide: 'wrap' },
  { title: 'modulus', align: 'left' },
  { title: 'results', align: 'right' },
];

const OTHER_COLUMNS: readonly TableColumn[] = [
  { title: 'no field of ours', align: 'left', ifTooWide: 'wrap' },
  { title: 'modulus', align: 'left' },
  { title: 'results', align: 'right' },
];

function overview(fields: readonly ListedField[], { width }: Io): string {
  const own = fields.filter(({ description }) => description !== null);
  const others = fields.filter(({ description }) => description === null);
  const tail = ({ modulus, results }: ListedField): string[] => [elided(modulus), String(results.length)];
  return [
    textTable(
      COLUMNS,
      own.map((f) => [f.name, f.description?.aliases.join(', ') ?? '', ...tail(f)]),
      width,
    ),
    ...(others.length === 0
      ? []
      : [
          textTable(
            OTHER_COLUMNS,
            others.map((f) => [f.name, ...tail(f)]),
            width,
          ),
        ]),
    [
      `All have the operations ${commonOperations(own)}.`,
      `One field with operations, bounds and results: ${PROGRAM} list ${own[0]?.name ?? 'FIELD'}`,
    ].join('\n'),
  ].join('\n\n');
}

/** Those that every field has. */
function commonOperations(fields: readonly ListedField[]): string {
  const [first = [], ...rest] = fields.map(({ operations }) => operations.map(({ name }) => name));
  return first.filter((name) => rest.every((names) => names.includes(name))).join(', ');
}

/** Enough of a long number to know it by; `list FIELD` shows all of it. */
const elided = (text: string): string => (text.length <= MAX_LENGTH ? text : `${text.slice(0, 22)}…${text.slice(-8)}`);
const MAX_LENGTH = 32;

const OPERATIONS: readonly TableColumn[] = [
  { title: '--op', align: 'left' },
  { title: 'result ≡', align: 'left', ifTooWide: 'wrap' },
];

const LIBRARIES = `${PROGRAM} bench compares with libraries.`;

const RESULTS: readonly TableColumn[] = [
  { title: '--op', align: 'left' },
  { title: 'form', align: 'left' },
  { title: '--for', align: 'left' },
  { title: 'machine', align: 'left' },
  { title: 'cycles', align: 'right' },
  { title: '×', align: 'right' },
  { title: 'than', align: 'left', ifTooWide: 'leave out' },
];

/** All that `list FIELD` says: names, bounds, operations and stored results. */
function fieldText(field: ListedField, width: number): string {
  const { name, description, modulus, operations, results } = field;
  return [
    [
      `${name}: ${modulus === 'none' ? 'a source about which nothing is stated' : `modulo p = ${shortened(modulus)}`}`,
      ...(description === null ? optionLines(field) : descriptionLines(description)),
    ].join('\n'),
    textTable(
      OPERATIONS,
      operations.map((operation) => [operation.name, operation.relation || '–']),
      width,
    ),
    ...(results.length === 0
      ? ['Nothing is stored.']
      : [
          textTable(RESULTS, field.results.map(resultSummary).map(resultRow), width),
          ['Cycles of one call; × as fast as the strongest compiler in the same run.', LIBRARIES].join('\n'),
        ]),
  ].join('\n\n');
}

/** Numbers that would not fit a line. */
const shortened = (text: string): string =>
  text.length <= MAX_SHOWN ? text : `${text.slice(0, 18)}…${text.slice(-8)} (--json has all of it)`;
const MAX_SHOWN = 50;

function descriptionLines({ aliases, weights, bounds, modulus }: FieldDescription): string[] {
  const below = (bound: bigint): string => (bound + 1n === modulus ? 'p' : numberText(bound + 1n));
  return [
    ...(aliases.length === 0 ? [] : [`also called ${aliases.join(', ')}`]),
    weights.length === 1 ? 'one word' : `${weights.length} limbs, of bit weights ${weights.join(', ')}`,
    `loose (default): elements below ${below(bounds.loose)}`,
    `--strict:        elements below ${below(bounds.strict)}`,
  ];
}

const optionLines = ({ name, modulus }: ListedField): string[] =>
  /^mod-/.test(name) ? [`called --prime ${shellWord(modulus)}`] : [];

function resultRow({
  operation,
  form,
  for: mode,
  machine,
  cycles,
  speedup,
  contender,
}: ReturnType<typeof resultSummary>): string[] {
  return [
    operation,
    form,
    mode,
    machine,
    cycles?.toFixed(1) ?? '–',
    speedup?.toFixed(2) ?? '–',
    contender === null ? '–' : shortContender(contender),
  ];
}

/** A field with what is stored of it; also other moduli (`--prime`) and sources, which have no description. */
interface ListedField {
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
function listedFields(best: readonly ResultRecord[], root: string): ListedField[] {
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
function listedField(wanted: string, fields: readonly ListedField[], root: string): ListedField {
  const own = fields.find(({ name }) => name === wanted) ?? fields.find(({ modulus }) => modulus === wanted);
  if (own !== undefined) return own;
  const { name } = loadField(wanted, root);
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Failure('invariant', `${name} is not listed`);
  return found;
}

/** What a stored result is about and says, for the table and for programs. */
function resultSummary(record: ResultRecord): {
  operation: string;
  form: ResultRecord['form'];
  for: string;
  machine: string;
  cycles: number | null;
  speedup: number | null;
  contender: string | null;
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
    contender: standing?.opponent ?? null,
    sha256: record.code.sha256,
  };
}

/** As `list --json` prints it: numbers of any size in decimal, as text. */
function fieldJson({ name, description, modulus, operations, results }: ListedField): object {
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
