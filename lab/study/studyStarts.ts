import { listingText } from '../../src/codegen/encoder/assemblyText.ts';
import { Failure } from '../../src/base/errors.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { variantsOf } from '../../src/codegen/variants/variants.ts';
import { findOperation } from '../../src/frontend/field/fieldDescription.ts';
import { generateField } from '../../src/frontend/field/fieldSource.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { fieldFunction } from '../../src/engine/subject/fieldSubject.ts';
import type { Io } from '../../src/base/io.ts';
import { leastStart, startsOf, type Start } from './startCounts.ts';
import { STUDIED_FUNCTIONS, type StudiedFunction } from './studiedStarts.ts';
import { templateLibrary } from '../../src/search/tuning/codeGenerator.ts';

const COLUMNS = [
  'function',
  'start',
  'µops',
  'instructions',
  'products',
  'stack stores',
  'stack reads',
  'mov',
  'bound',
].map((title, i) => ({ title, align: i < 2 ? 'left' : 'right' }) as const);

/**
 * Counts the instructions of first candidates, before any search, beside those of the best code known; for each family
 * of starts the one with the least static bound, or every one with `all`. With `listing` their code is printed, too.
 * `names` none: all functions.
 */
export async function studyStarts(
  { names, all, listing }: { readonly names: readonly string[]; readonly all: boolean; readonly listing: boolean },
  io: Io,
): Promise<void> {
  const rows: string[][] = [];
  for (const studied of studiedFunctions(names)) {
    const starts = await startsOfStudied(studied, io);
    const shown = all ? starts : ['rows', 'woven'].flatMap((family) => leastStart(starts, family) ?? []);
    rows.push(
      ...shown.map((start) => rowOf(studied.name, start)),
      ...studied.best.map(({ name, operations }) => [
        studied.name,
        `*${name}*`,
        `${operations}`,
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
    );
    if (listing) for (const { name, program } of shown) io.out(listingText(program, `${studied.name}/${name}`));
  }
  io.out([`First candidates for ${TARGETS[0].name}, before any search.`, '', markdownTable(COLUMNS, rows)].join('\n'));
}

function studiedFunctions(names: readonly string[]): readonly StudiedFunction[] {
  const unknown = names.filter((name) => !STUDIED_FUNCTIONS.some((f) => f.name === name));
  if (unknown.length > 0)
    throw new Failure('input', `the starts of "${unknown[0]}" are not studied`, {
      expected: `some of ${STUDIED_FUNCTIONS.map((f) => f.name).join(', ')}`,
    });
  return names.length === 0 ? STUDIED_FUNCTIONS : STUDIED_FUNCTIONS.filter((f) => names.includes(f.name));
}

async function startsOfStudied({ prime, representation, operation }: StudiedFunction, io: Io): Promise<Start[]> {
  const field = await generateField(io.root, prime, representation);
  const fn = await fieldFunction(await openToolchain(io.root), field, findOperation(field, operation), 'loose');
  return startsOf(variantsOf(fn), { templates: templateLibrary(io.root), target: TARGETS[0], core: 'zen4' });
}

function rowOf(functionName: string, { name, counts }: Start): string[] {
  if (counts === null) return [functionName, name, 'not lowerable', '', '', '', '', '', ''];
  const { operations, instructions, products, stackStores, stackReads, moves, bound } = counts;
  return [
    functionName,
    name,
    ...[operations, instructions, products, stackStores, stackReads, moves].map(String),
    bound.toFixed(1),
  ];
}
