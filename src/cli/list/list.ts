import { z } from 'zod';
import type { Io } from '../../base/io.ts';
import { knownRecords } from '../../engine/environment/storedRecords.ts';
import { jsonLine } from '../../base/json.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import { bestRecords } from '../../engine/store/bestRecords.ts';
import { commandOf } from '../../base/options/command.ts';
import { flag } from '../../base/options/option.ts';
import { fieldText } from './fieldText.ts';
import { fieldJson, listedField, listedFields, type ListedField } from './listedFields.ts';
import { PROGRAM } from '../../base/files/installation.ts';

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
