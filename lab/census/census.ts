import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { textTable, type TableColumn } from '../../src/base/textTable.ts';
import { readInputs, type InputText } from '../../src/frontend/compile/inputsManifest.ts';
import { openInput } from '../../src/frontend/compile/openInput.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { censusFunction, type CensusResult, type CensusSurroundings } from './censusFunction.ts';
import { commandOf, seed, text, wholeNumber } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import type { Io } from '../../src/base/io.ts';

const schema = z.object({
  input: text('name', 'only inputs whose name begins so'),
  function: text('name', 'only this function of them'),
  calls: wholeNumber
    .default(10_000)
    .meta({ metavar: 'n', description: 'inputs per function, spread over all aliasing modes' }),
  seed: seed('the inputs'),
});

/** One function of the pinned set. */
interface Row {
  readonly input: string;
  readonly group: string;
  readonly name: string;
  readonly prototype: InputText['functions'][string];
  readonly result: CensusResult;
}

/**
 * Takes every function of the pinned third-party inputs through the bridge and compares it with its compiled original.
 */
export const censusCommand = commandOf(schema, async (options, io) => {
  requireBuildFolder(io);
  const toolchain = await openToolchain(io.root);
  const chosen = chosenFunctions(io.root, options);
  return withWorker(io.root, undefined, async (worker) => {
    report(
      await rowsOf(chosen, { toolchain, worker, calls: options.calls, rng: seeded(options.seed, 'census') }, io),
      options.seed,
      io,
    );
  });
});

type Chosen = readonly { readonly name: string; readonly input: InputText; readonly functions: readonly string[] }[];

function chosenFunctions(root: string, options: z.infer<typeof schema>): Chosen {
  const inputs = readInputs(root);
  const chosen = [...inputs]
    .filter(([name]) => name.startsWith(options.input ?? ''))
    .map(([name, input]) => ({
      name,
      input,
      functions: Object.keys(input.functions).filter((f) => options.function === undefined || f === options.function),
    }));
  if (chosen.some(({ functions }) => functions.length > 0)) return chosen;
  throw new Failure('input', 'no such input or function', {
    where: (['input', 'function'] as const)
      .flatMap((name) => (options[name] === undefined ? [] : [`--${name} ${options[name]}`]))
      .join(' '),
    expected: `one of ${[...inputs.keys()].join(', ')}`,
  });
}

async function rowsOf(chosen: Chosen, around: CensusSurroundings, io: Io): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name: input, input: text, functions } of chosen) {
    if (functions.length === 0) continue;
    const opened = await openInput(around.toolchain, input, (line) => io.note(line));
    for (const name of functions) {
      io.status(`${rows.length + 1}  ${input} ${name}`);
      rows.push({
        input,
        group: groupOf(text, name),
        name,
        prototype: text.functions[name],
        result: await censusFunction(opened, text.prefix + name, around),
      });
    }
  }
  io.status('');
  return rows;
}

const GROUPS: Readonly<Record<InputText['kind'], string>> = { 'fiat-c': 'fiat C', c: 'C libraries', rust: 'Rust' };

/** Functions that the earlier census did not look at are counted apart. */
const groupOf = ({ kind, functions }: InputText, name: string): string =>
  functions[name] === null ? 'beyond it' : GROUPS[kind];

const COLUMNS: readonly TableColumn[] = [
  { title: 'input', align: 'left' },
  { title: 'function', align: 'left' },
  { title: 'mulx+mul', align: 'right' },
  { title: 'prototype', align: 'right', ifTooWide: 'leave out' },
  { title: 'word ops', align: 'right' },
  { title: 'prototype', align: 'right', ifTooWide: 'leave out' },
  { title: 'result', align: 'left', ifTooWide: 'wrap' },
];

/** Prints the table and the totals. Throws `wrong` if a word IR and its original differ. */
function report(rows: readonly Row[], seed: number, io: Io): void {
  io.out(textTable(COLUMNS, rows.map(cells), io.width));
  for (const group of [...Object.values(GROUPS), 'beyond it']) {
    const members = rows.filter((row) => row.group === group);
    const agree = members.filter((row) => row.result.kind === 'agrees');
    if (members.length > 0)
      io.out(
        `${group}: ${agree.length} of ${members.length} lower and agree, ` +
          `${members.filter((row) => row.result.kind === 'refused').length} refused`,
      );
  }
  const compared = rows.flatMap(({ prototype, result }) =>
    result.kind === 'agrees' && Array.isArray(prototype) ? [{ now: result.operations, before: prototype }] : [],
  );
  const more = (worse: (row: (typeof compared)[number]) => boolean): number => compared.filter(worse).length;
  io.out(
    `of ${compared.length} functions that the prototype lowered, ` +
      `${more(({ now, before }) => now.wide + now.narrow > before[0] + before[1])} take more multiplications and ` +
      `${more(({ now, before }) => now.all > before[2])} more word operations than it`,
  );
  const wrong = rows.filter((row) => row.result.kind === 'differs');
  if (wrong.length > 0)
    throw new Failure('wrong', 'the word IR and the original differ', {
      where: `seed ${seed}`,
      found: wrong.map((row) => `${row.input} ${row.name}`).join(', '),
    });
}

function cells({ input, name, prototype, result }: Row): string[] {
  const before = Array.isArray(prototype)
    ? [`${prototype[0]}+${prototype[1]}`, String(prototype[2])]
    : [prototype ?? '', prototype ?? ''];
  const now =
    result.kind === 'refused'
      ? ['', '']
      : [`${result.operations.wide}+${result.operations.narrow}`, String(result.operations.all)];
  return [
    input,
    name,
    now[0],
    before[0],
    now[1],
    before[1],
    result.kind === 'agrees'
      ? `agrees on ${result.calls} inputs${result.aliasing === 'any' ? '' : `, overlap: ${result.aliasing}`}`
      : `${result.kind}: ${result.reason}`,
  ];
}
