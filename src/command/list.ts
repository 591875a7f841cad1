import { textTable, type Column } from '../report/textTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { machineSlug } from '../store/resultFolder.ts';
import type { ResultRecord } from '../store/record.ts';
import { listFields, type FieldDescription } from '../toolchain/fieldDescription.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { storedRecords } from './storedRecords.ts';

const COLUMNS: readonly Column[] = ['--curve', 'also called', 'modulus', '--op', 'result ≡', 'stored results']
  .map(title => ({ title, align: 'left' }));

/** Shows what `optimize` can be asked for, and what was found before. */
export const listCommand: CommandSpec = {
  name: 'list',
  summary: 'show the known fields, their operations and the stored results',
  options: [],
  run: async (_options, io) => list(io),
};

function list(io: Io): void {
  const best = bestRecords(storedRecords(io));
  io.out(textTable(COLUMNS, listFields(io.root).flatMap(field => rows(field, best))));
}

function rows(field: FieldDescription, best: readonly ResultRecord[]): string[][] {
  return field.operations.map(({ name, relation }, i) => {
    const known = best.filter(r => r.field === field.name && r.operation === name).map(r => `${machineSlug(r)} (${r.variant})`);
    const head = i === 0 ? [field.name, field.aliases.join(', '), field.modulusText] : ['', '', ''];
    return [...head, name, relation, known.join(', ')];
  });
}
