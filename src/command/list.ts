import { shellWord } from '../base/shellWord.ts';
import { textTable, type TableColumn } from '../report/textTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { judgedMode, machineSlug } from '../store/resultFolder.ts';
import type { ResultRecord } from '../store/record.ts';
import { listFields, type FieldDescription } from '../toolchain/field/fieldDescription.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import type { Io } from '../host/io.ts';
import { knownRecords } from '../host/storedRecords.ts';

const COLUMNS: readonly TableColumn[] = ['--curve', 'also called', 'modulus', '--op', 'result ≡', 'stored results'].map(
  (title) => ({ title, align: 'left' }),
);

/**
 * Shows what `optimize` can be asked for, and what was found before, also of moduli and sources that are no fields of
 * ours.
 */
export const listCommand: CommandSpec = {
  name: 'list',
  summary: 'show the known fields, their operations and the stored results',
  options: [],
  run: async (_options, io) => list(io),
};

function list(io: Io): void {
  const best = bestRecords(knownRecords(io));
  const fields = listFields(io.root);
  const names = fields.map(({ name }) => name);
  io.out(
    textTable(COLUMNS, [
      ...fields.flatMap((field) => rows(field, best)),
      ...otherRows(best.filter((r) => !names.includes(r.field))),
    ]),
  );
}

/** Stored results of other moduli (--prime) and of sources, which have no description. */
function otherRows(others: readonly ResultRecord[]): string[][] {
  const firsts = others.filter(
    (r, i) => others.findIndex((other) => other.field === r.field && other.operation === r.operation) === i,
  );
  return firsts.map(({ field, operation, modulus, ir }, i) => {
    const isFirst = i === 0 || firsts[i - 1].field !== field;
    const known = others.filter((r) => r.field === field && r.operation === operation).map(knownText);
    const option = /^mod-/.test(field) ? `--prime ${shellWord(modulus)}` : field;
    return [
      ...(isFirst ? [option, '', modulus === 'none' ? '' : modulus] : ['', '', '']),
      operation,
      relationOf(ir),
      known.join(', '),
    ];
  });
}

/** Where a result was found, and what it promises. */
const knownText = (r: ResultRecord): string =>
  `${machineSlug(r)} (${r.form}${judgedMode(r) === 'latency' ? ', for latency' : ''})`;

/** Of the word IR's text; empty where nothing is stated. */
const relationOf = (ir: string): string => /^relation (.*)$/m.exec(ir)?.[1] ?? '';

function rows(field: FieldDescription, best: readonly ResultRecord[]): string[][] {
  return field.operations.map(({ name, relation }, i) => {
    const known = best.filter((r) => r.field === field.name && r.operation === name).map(knownText);
    const head = i === 0 ? [field.name, field.aliases.join(', '), elided(field.modulusText)] : ['', '', ''];
    return [...head, name, relation, known.join(', ')];
  });
}

/** Enough of a long number to know it by; `field.json` has all of it. */
const elided = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 26)}…${text.slice(-8)}`);
