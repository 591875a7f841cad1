import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { bridgeSection, type BridgeTableRow } from './bridgeTable.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { TABLE, type TableEntries, type TableEntry } from '../report/tableStore.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { readTableRows, type TableOperation, type TableRow } from './tableRows.ts';
import { commandOf, cpu, flag, seed, storeShape, text, unless } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import type { Io } from '../../src/base/io.ts';
import { knownPlaces, pagesFolder } from '../../src/engine/environment/places.ts';
import { HAND, tableOne } from './tableOne.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';

const schema = z.object({
  budget: z.string().default('60s').meta({ metavar: 'amount', description: 'time or evaluations per function' }),
  rows: text('text', 'only inputs whose name contains this'),
  again: flag(
    'also functions that are measured already by the present measurement protocol; without it an interrupted run ' +
      'goes on',
  ),
  search: unless('time again what is found already, e.g. on a quiet machine after searches on a busy one'),
  seed: seed('the searches'),
  cpu,
  ...storeShape,
  print: flag('measure nothing, write the table of what is stored'),
});

/** The paper's comparison of bridged implementations, measured here, with the curves that it could not do. */
export const tableCommand = commandOf(schema, async (options, io) => {
  const machine = thisMachine().slug;
  const rows = readTableRows(io.root);
  const chosen = rows.filter(({ input }) => input.includes(options.rows ?? ''));
  if (chosen.length === 0)
    throw new Failure('input', 'no row fits', {
      where: '--rows',
      expected: `part of one of ${[...new Set(rows.map((r) => r.input))].join(', ')}`,
      found: options.rows ?? '',
    });
  requireFile({ name: 'table', path: pageOf(io) });
  if (!options.print) await measure(chosen, machine, options, io);
  publish(rows, io);
});

/** A row that compares with assembly is measured apart from the row of the same function that does not. */
const keyOf = (input: string, { function: name, hand }: TableOperation): string =>
  `${input} ${name}${hand === undefined ? '' : ' (hand)'}`;

async function measure(
  rows: readonly TableRow[],
  machine: string,
  { budget, seed, cpu, search, again }: z.infer<typeof schema>,
  io: Io,
): Promise<void> {
  requireOwnMachine('measurements of the table');
  requireFile({ name: 'measurements', path: TABLE.file(io.results, machine) });
  requireBuildFolder(io);
  for (const { input, operations } of rows) {
    for (const operation of operations) {
      const key = keyOf(input, operation);
      const known = TABLE.entries(knownPlaces(io), machine)[key];
      const isWanted = search ? again || known?.ruler !== MEASUREMENT_VERSION : known !== undefined;
      if (io.interrupted.aborted || !isWanted) continue;
      io.note(`${key} …`);
      const run = { budget, seed, ...(search ? {} : known), search, cpu };
      TABLE.add(io.results, machine, key, await tableOne(input, operation, run, io));
    }
  }
}

const pageOf = (io: Io): string => join(pagesFolder(io), 'TABLE.md');

const BLANK = `# Bridged implementations

<!-- begin table -->
<!-- end table -->
`;

/** A section for each machine; what another machine measured stays. */
function publish(rows: readonly TableRow[], io: Io): void {
  const sections = TABLE.machines(knownPlaces(io)).map((machine) => {
    const entries = TABLE.entries(knownPlaces(io), machine);
    return bridgeSection(
      machine,
      rows.map((row) => tableRow(row, entries)),
      {
        measured: functionsOf(rows, entries, () => true),
        old: functionsOf(rows, entries, ({ ruler }) => ruler !== MEASUREMENT_VERSION),
      },
    );
  });
  const text = sections.length === 0 ? 'Nothing is measured yet.' : sections.join('\n\n');
  const path = pageOf(io);
  writeAtomically(
    path,
    replaceGeneratedBlock(existsSync(path) ? readFileSync(path, 'utf8') : BLANK, 'table', text, path),
  );
  io.out(text);
}

/** How many functions have a measurement of a kind; one that is compared with assembly as well has two. */
function functionsOf(
  rows: readonly TableRow[],
  entries: TableEntries,
  isMeant: (entry: TableEntry) => boolean,
): number {
  const found = rows.flatMap(({ input, operations }) =>
    operations.flatMap((operation) => {
      const entry = entries[keyOf(input, operation)];
      return entry !== undefined && isMeant(entry) ? [`${input} ${operation.function}`] : [];
    }),
  );
  return new Set(found).size;
}

function tableRow({ implementation, language, input, operations }: TableRow, entries: TableEntries): BridgeTableRow {
  return {
    implementation,
    language,
    operations: operations.map((operation) => {
      const comparison = entries[keyOf(input, operation)]?.comparison ?? null;
      const hand = comparison?.contestants.findIndex(({ name }) => name === HAND) ?? -1;
      return { comparison, against: operation.hand === undefined ? 2 : hand, paper: operation.paper ?? null };
    }),
  };
}
