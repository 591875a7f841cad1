/**
 * The model of one lane against the processor, all eight lanes of which have different contents; where that lacks
 * AVX-512 IFMA, against the translation to scalar code, which shares nothing with the model.
 */
import { expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { scalarCodes } from '../../src/frontend/scalar/scalarCode.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { type IrFunction, LANES } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { Stopped } from '../../src/prover/machine/semantics/execute.ts';
import { oneIn } from '../oneIn.ts';
import {
  isOfLanesOnly,
  LANE_INSTRUCTIONS,
  laneCodes,
  laneText,
  SHORT_LANE_INSTRUCTIONS,
  shortLaneText,
} from './laneInstructions.ts';
import { parseListing } from './listing/parseListing.ts';
import { modelledCall, ofRows } from './modelledCall.ts';
import { openProcessors } from '../openProcessors.ts';

const SEED = 7;
const STATES = process.env['FIELDWRIGHT_LONG'] === '1' ? 6 : 3;
const ROWS = 3;

const fn = parse(`
function f
aliasing equal
lanes 8
param a u64[3]
result out u64[1]
return out = 0
`);

const ofWords = ofRows(ROWS);

const toolchain = await openToolchain(process.cwd());
const processors = await openProcessors(toolchain);

/** The vector code where the processor has AVX-512, and everywhere its translation to scalar code. */
const oracles = processors.flatMap(({ on, worker }) => [
  ...(worker.hello.avx512ifma ? [{ on, worker, by: 'vector code' }] : []),
  { on, worker, by: 'scalar code' },
]);

it.each(oracles)(
  `one lane, and all words, as each of eight is computed by $by on $on (seed ${SEED})`,
  async ({ worker, by }) => {
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
    const instructions = oneIn(2, LANE_INSTRUCTIONS);
    const codes = laneCodes(instructions);
    const targets = by === 'vector code' ? codes : await scalarCodes(codes, toolchain);
    const drawn = instructions.map(() =>
      Array.from({ length: STATES * ROWS * LANES }, () =>
        rng.below(4) === 0 ? (1n << 64n) - 1n : rng.big(rng.below(2) === 0 ? 64 : 53),
      ),
    );
    const replies = await Promise.all(
      targets.map((target, n) => worker.run({ target, inputs: BigUint64Array.from(drawn[n]) })),
    );
    for (const [n, instruction] of instructions.entries()) {
      const [states, { verdict, outputs }] = [drawn[n], replies[n]];
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
  },
);

const ofFour = parse(`
function f
aliasing equal
lanes 4
param a u64[3]
result out u64[1]
return out = 0
`);

const title = `one lane of AVX2 is modelled as each of four is computed (seed ${SEED}; needs AVX2)`;
it.for(processors)(`${title}, on $on`, async ({ worker }, { skip }) => {
  if (!worker.hello.avx2) return skip('no AVX2');
  const lanes = 4;
  const signature = {
    arguments: [
      { kind: 'out' as const, words: lanes },
      { kind: 'in' as const, words: ROWS * lanes },
    ],
    aliases: [[0, 1]],
  };
  await worker.setFunction(signature, []);
  const rng = seeded(SEED, 'four');
  const targets = laneCodes(SHORT_LANE_INSTRUCTIONS, shortLaneText);
  const translations = await scalarCodes(targets, toolchain);
  const drawn = SHORT_LANE_INSTRUCTIONS.map(() =>
    Array.from({ length: STATES * ROWS * lanes }, () =>
      rng.below(4) === 0 ? (1n << 64n) - 1n : rng.big(rng.below(2) === 0 ? 64 : 32),
    ),
  );
  const inputs = drawn.map((states) => BigUint64Array.from(states));
  const called = (codes: readonly Uint8Array[]) =>
    Promise.all(codes.map((target, n) => worker.run({ target, inputs: inputs[n] })));
  const [replies, byWords] = await Promise.all([called(targets), called(translations)]);
  for (const [n, instruction] of SHORT_LANE_INSTRUCTIONS.entries()) {
    const [states, { verdict, outputs }, translated] = [drawn[n], replies[n], byWords[n]];
    expect(verdict, instruction).toBe('ok');
    expect([...translated.outputs], `${instruction} as scalar code`).toEqual([...outputs]);
    const listing = parseListing(shortLaneText(instruction));
    outputs.forEach((found, i) => {
      const [state, lane] = [Math.floor(i / lanes), i % lanes];
      const rows = [0, 1, 2].map((row) => states[(state * ROWS + row) * lanes + lane]);
      expect(found, `${instruction}, lane ${lane} of state ${state}`).toBe(modelledCall(ofFour, listing, rows)[0]);
    });
  }
});

/** Why the model does not say what code does. */
function whyNot(of: IrFunction, text: string): string {
  try {
    return String(modelledCall(of, parseListing(text), [1n, 2n, 3n]));
  } catch (error) {
    return String(error instanceof Stopped ? error.cause : error);
  }
}

it.each([
  ['shorter registers have some lanes only', 'vpaddq xmm0, xmm1, xmm2', '128 bits where rows have 256'],
  ['longer registers load more than a row', 'vpaddq zmm0, zmm1, [rsi]', '512 bits where rows have 256'],
  ['words of all lanes are loaded', 'vpmuludq ymm0, ymm1, [rel .c0]', 'outside the constant'],
  ['a part of a row', 'vmovdqu ymm0, [rsi+0x10]', 'misaligned access'],
  ['what no row of the stack is', 'vmovdqu ymm0, [rsp-0x20]', 'where none was stored'],
  ['an aligned access where nothing is known', 'vmovdqa [rsp-0x20], ymm0', 'rsp is not known modulo that'],
  ['words change lanes', 'vpermq ymm0, ymm1, 0x1b', 'words are moved between lanes'],
])('four lanes, refused: %s', (_, instruction, reason) => {
  expect(whyNot(ofFour, shortLaneText(instruction))).toContain(reason);
});

it('four lanes: upper halves are left in use without vzeroupper', () => {
  const text = shortLaneText('vpaddq ymm0, ymm1, ymm2').replace('vzeroupper\n', '');
  expect(whyNot(ofFour, text)).toContain('upper halves');
});

it('registers that are cleared behind vzeroupper leave no upper halves in use, those cleared before it do', () => {
  const cleared = 'vzeroupper\nvpxor ymm0, ymm0, ymm0\n';
  const text = shortLaneText('vpaddq ymm0, ymm1, ymm2');
  expect(whyNot(ofFour, text.replace('vzeroupper\n', cleared))).toBe('3');
  expect(whyNot(ofFour, text.replace('vzeroupper\n', 'vpxor ymm0, ymm0, ymm0\n'))).toContain('upper halves');
  expect(whyNot(ofFour, text.replace('vzeroupper\n', `${cleared}vmovdqu ymm1, [rsi]\n`))).toContain('upper halves');
});

it('eight lanes: registers of 256 bits have some lanes only', () => {
  expect(whyNot(fn, laneText('vpaddq ymm0, ymm1, ymm2'))).toContain('256 bits where rows have 512');
});
