/**
 * The model of one lane against the processor, all eight lanes of which have different contents; where that lacks
 * AVX-512 IFMA, against the translation to scalar code, which shares nothing with the model.
 */
import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../src/bench/worker/client.ts';
import { scalarCode } from '../../src/frontend/scalar/scalarCode.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { LANES } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { oneIn } from '../oneIn.ts';
import { isOfLanesOnly, LANE_INSTRUCTIONS, laneCodes, laneText } from './laneInstructions.ts';
import { parseListing } from './listing/parseListing.ts';
import { modelledCall, ofRows } from './modelledCall.ts';

const SEED = 7;
const STATES = process.env['FIELDWRIGHT_LONG'] === '1' ? 6 : 3;
const ROWS = 3;

const worker = await Worker.start({ binary: await buildWorker(process.cwd()) });
afterAll(() => worker.close());
const fn = parse(`
function f
aliasing equal
lanes 8
param a u64[3]
result out u64[1]
return out = 0
`);

const ofWords = ofRows(ROWS);

const hasLanes = worker.hello.avx512ifma;
const toolchain = await openToolchain(process.cwd());

it(`one lane, and all words, are modelled as each of eight is computed (seed ${SEED})`, async () => {
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: LANES },
        { kind: 'in', words: ROWS * LANES },
      ],
      aliases: [[0, 1]],
    },
    [],
  );
  const rng = seeded(SEED);
  const targets = laneCodes();
  for (const [n, instruction] of oneIn(2, [...LANE_INSTRUCTIONS.entries()])) {
    const states = Array.from({ length: STATES * ROWS * LANES }, () =>
      rng.below(4) === 0 ? (1n << 64n) - 1n : rng.big(rng.below(2) === 0 ? 64 : 53),
    );
    const { verdict, outputs } = await worker.run({
      target: hasLanes ? targets[n] : await scalarCode('f', targets[n], toolchain),
      inputs: BigUint64Array.from(states),
    });
    expect(verdict, instruction).toBe('ok');
    const listing = parseListing(laneText(instruction));
    outputs.forEach((found, i) => {
      const [state, lane] = [Math.floor(i / LANES), i % LANES];
      const rows = [0, 1, 2].map((row) => states[(state * ROWS + row) * LANES + lane]);
      expect(found, `${instruction}, lane ${lane} of state ${state}`).toBe(modelledCall(fn, listing, rows)[0]);
    });
    if (isOfLanesOnly(instruction)) continue;
    const unaligned = parseListing(laneText(instruction, 'f', 'vmovdqu64'));
    const all = Array.from({ length: STATES }, (_, i) => states.slice(i * ROWS * LANES, (i + 1) * ROWS * LANES));
    expect([...outputs], `${instruction}, eight words`).toEqual(
      all.flatMap((state) => modelledCall(ofWords, unaligned, state)),
    );
  }
});
