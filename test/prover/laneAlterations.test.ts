/**
 * Bugs are seeded one by one into the model of registers of 512 and 256 bits and masks: it must then say something else
 * than the model as it is, which is compared with processors or scalar code (laneSemantics.test.ts,
 * rowSemantics.test.ts).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import { LANES } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { oneIn } from '../oneIn.ts';
import { alteredProver, folderOfCopies, textWithOne } from './alteredSource.ts';
import { LANE_ALTERATIONS, SHORT_LANE_ALTERATIONS, SHUFFLE_ALTERATIONS } from './laneAlterations.ts';
import * as code from './laneInstructions.ts';
import { parseListing } from './listing/parseListing.ts';

const SEED = 31;
const STATES = 12;
const root = process.cwd();
const folder = folderOfCopies();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const results = (count: number): string => Array.from({ length: count }, () => '0').join(', ');
/** Three words of a lane, or the words of three rows; the first word or row is the result. */
const ofLane = parse(`function f\naliasing equal\nlanes 8\nparam a u64[3]\nresult out u64[1]\nreturn out = 0\n`);
const ofShortLane = { ...ofLane, lanes: 4 as const };
const ofRows = parse(
  `function f\naliasing equal\nparam a u64[${3 * LANES}]\nresult out u64[${LANES}]\nreturn out = ${results(LANES)}\n`,
);

type Said = (text: string, inputs: readonly bigint[]) => string;

/** What a model says that code stores, or why it does not. */
async function modelIn(prover: string, fn: typeof ofLane): Promise<Said> {
  const load = async (module: string) => import(pathToFileURL(join(prover, `${module}.ts`)).href);
  const { Algebra } = await load('algebra/algebra');
  const { Words } = await load('algebra/words');
  const { PORTFOLIO } = await load('algebra/ruleSets');
  const { enterCall, leaveCall } = await load('machine/call');
  const { execute } = await load('machine/semantics/execute');
  return (text, inputs) => {
    const words = new Words(new Algebra(), PORTFOLIO[0]);
    const listing = parseListing(text);
    try {
      const given = [inputs.map((word) => words.constant(word))];
      const call = enterCall(words, fn, distinctMode(fn), given, listing.constants);
      execute(call.machine, listing);
      return leaveCall(call)[0]
        .map(({ constant }: { readonly constant: bigint }) => constant)
        .join();
    } catch (error) {
      return String(error);
    }
  };
}

/** Lanes of eight and of four words, and rows of words; with the instructions and the code around one. */
const KINDS = {
  lane: { fn: ofLane, instructions: code.LANE_INSTRUCTIONS, textOf: code.laneText },
  short: { fn: ofShortLane, instructions: code.SHORT_LANE_INSTRUCTIONS, textOf: code.shortLaneText },
  rows: { fn: ofRows, instructions: code.ROW_INSTRUCTIONS, textOf: code.rowText },
};

const ALTERATIONS = [
  ...Object.entries(LANE_ALTERATIONS).map(([name, alteration]) => [name, alteration, 'lane'] as const),
  ...Object.entries(SHORT_LANE_ALTERATIONS).map(([name, alteration]) => [name, alteration, 'short'] as const),
  ...Object.entries(SHUFFLE_ALTERATIONS).map(([name, alteration]) => [name, alteration, 'rows'] as const),
];

it.each(ALTERATIONS)('%s: stands once', (_, [file, found]) => {
  textWithOne(join(root, 'src/prover/machine', `${file}.ts`), found);
});

it.each(oneIn(3, ALTERATIONS))('%s: noticed', async (name, alteration, kind) => {
  const { fn, instructions, textOf } = KINDS[kind];
  const model = await modelIn(join(root, 'src', 'prover'), fn);
  const altered = await modelIn(alteredProver(join(folder, name.replaceAll(' ', '-')), 'machine', alteration), fn);
  const rng = seeded(SEED, name);
  const forms = instructions.filter((text) => text.split('\n').some((line) => alteration[3]?.test(line)));
  expect(forms.length, 'instructions that match').toBeGreaterThan(0);
  const drawn = Array.from({ length: STATES }, () => fn.params[0].bounds.map(() => rng.big(rng.below(2) ? 64 : 53)));
  const states = [...drawn, ...drawn.map(([word, ...others]) => [word, ...others.map(() => word)])];
  const texts = forms.map((form) => textOf(form));
  for (const text of texts) expect(model(text, states[0])).toMatch(/^[\d,]+$/);
  const isNoticed = texts.some((text) => states.some((state) => altered(text, state) !== model(text, state)));
  expect(isNoticed, `seed ${SEED}`).toBe(true);
});
