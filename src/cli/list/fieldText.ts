import { numberText } from '../../base/numberText.ts';
import { shellWord } from '../../base/printable.ts';
import { shortOpponent } from '../../base/opponentName.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { resultSummary, type ListedField } from './listedFields.ts';
import { PROGRAM } from '../../base/files/installation.ts';

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
export function fieldText(field: ListedField, width: number): string {
  const { name, description, modulus, operations, results } = field;
  return [
    [
      `${name}: ${modulus === 'none' ? 'a source about which nothing is stated' : `modulo p = ${elided(modulus)}`}`,
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
const elided = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, 18)}…${text.slice(-8)} (--json has all of it)`;
const MAX_LENGTH = 50;

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
