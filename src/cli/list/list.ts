import { z } from 'zod';
import type { Io } from '../../base/io.ts';
import { knownRecords } from '../../engine/environment/storedRecords.ts';
import { jsonLine } from '../../base/json.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { commandOf } from '../../base/options/command.ts';
import { flag } from '../../base/options/option.ts';
import { fieldJson, listedField, listedFields, type ListedField, resultSummary } from './listedFields.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { numberText } from '../../base/numberText.ts';
import { shellWord } from '../../base/printable.ts';
import { shortOpponent } from '../../base/opponentName.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';

const schema = z.object({ json: flag('the same as one line with a JSON object of `type` list') });

/**
 * Shows what `optimize` can be asked for, and what was found before, also of moduli and sources that are no fields of
 * ours.
 */
export const listCommand = commandOf(
  schema,
  ({ json }, io, [field]) => {
    const stored = bestRecords(knownRecords(io));
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
    `${weights.length} limbs, of bit weights ${weights.join(', ')}`,
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
  opponent,
}: ReturnType<typeof resultSummary>): string[] {
  return [
    operation,
    form,
    mode,
    machine,
    cycles?.toFixed(1) ?? '–',
    speedup?.toFixed(2) ?? '–',
    opponent === null ? '–' : shortOpponent(opponent),
  ];
}
