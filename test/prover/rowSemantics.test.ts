/**
 * The model of the eight words of 512-bit registers against the translation to scalar code, which shares nothing with
 * it, and the processor, where that has AVX-512.
 */
import { expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import type { CodeCaller } from '../../src/bench/testing/differential.ts';
import { scalarCodes } from '../../src/frontend/scalar/scalarCode.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { LANES } from '../../src/ir/function.ts';
import { oneIn } from '../oneIn.ts';
import {
  laneCodes,
  PART_INSTRUCTIONS,
  ROW_INSTRUCTIONS,
  rowText,
  SHORT_ROW_INSTRUCTIONS,
  shortRowText,
} from './laneInstructions.ts';
import { parseListing } from './listing/parseListing.ts';
import { modelledCall, ofRows, ofWords } from './modelledCall.ts';
import { openProcessors } from '../openProcessors.ts';

const SEED = 9;
const ROWS = 2;

const toolchain = await openToolchain(process.cwd());
const processors = await openProcessors(toolchain);
const fn = ofRows(ROWS);

const eight = `eight words are modelled as they are moved (seed ${SEED}`;
const rows = oneIn(2, ROW_INSTRUCTIONS);

it.for(processors)(`${eight}; needs AVX-512), on $on`, async ({ worker }, { skip }) => {
  if (!worker.hello.avx512ifma) return skip('no AVX-512');
  await compared(worker, rows, laneCodes(rows, rowText));
});

it.for(processors)(`${eight}) by scalar code, on $on`, async ({ worker }) => {
  await compared(worker, rows, await scalarCodes(laneCodes(rows, rowText), toolchain));
});

const title = `writes of a part clear or keep the rest (seed ${SEED}; needs AVX-512)`;
it.for(processors)(`${title}, on $on`, async ({ worker }, { skip }) => {
  if (!worker.hello.avx512ifma) return skip('no AVX-512');
  await compared(worker, PART_INSTRUCTIONS, laneCodes(PART_INSTRUCTIONS, rowText));
});

async function compared(
  worker: CodeCaller,
  instructions: readonly string[],
  targets: readonly Uint8Array[],
): Promise<void> {
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
  const state = Array.from({ length: ROWS * LANES }, () => seeded(SEED, 'rows').big(60));
  state.forEach((_, i) => {
    state[i] += BigInt(i) << 60n;
  });
  const inputs = BigUint64Array.from(state);
  const replies = await Promise.all(targets.map((target) => worker.run({ target, inputs })));
  for (const [n, instruction] of instructions.entries()) {
    const { verdict, outputs } = replies[n];
    expect(verdict, instruction).toBe('ok');
    expect([...outputs], instruction).toEqual(modelledCall(fn, parseListing(rowText(instruction)), state));
  }
}

const shortTitle = `four words are modelled as the processor moves them (seed ${SEED}; needs AVX-512)`;
it.for(processors)(`${shortTitle}, on $on`, async ({ worker }, { skip }) => {
  if (!worker.hello.avx512ifma) return skip('no AVX-512');
  const four = ofWords(4, 8);
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: 4 },
        { kind: 'in', words: 8 },
      ],
      aliases: [[0, 1]],
    },
    [],
  );
  const state = Array.from({ length: 8 }, () => seeded(SEED, 'short rows').big(61));
  const inputs = BigUint64Array.from(state);
  const codes = laneCodes(SHORT_ROW_INSTRUCTIONS, shortRowText);
  const replies = await Promise.all(codes.map((target) => worker.run({ target, inputs })));
  for (const [n, instruction] of SHORT_ROW_INSTRUCTIONS.entries()) {
    expect(replies[n].verdict, instruction).toBe('ok');
    const modelled = modelledCall(four, parseListing(shortRowText(instruction)), state);
    expect([...replies[n].outputs], instruction).toEqual(modelled);
  }
});

it.each([
  ['a register of which a part was written', 'movq xmm15, [rsi]\nvmovdqa64 zmm16, zmm15'],
  ['a register that nothing was written to', 'vmovdqa64 zmm16, zmm20'],
  ['a mask that nothing was written to', 'vmovdqa64 zmm16, zmm17\nvpaddq zmm16{k3}, zmm17, zmm18'],
  ['a mask of shorter elements', 'vpcmpuq k1, zmm17, zmm18, 1\nvmovdqu32 zmm16{k1}{z}, zmm17'],
  ['a mask that becomes a number', 'vpcmpuq k1, zmm17, zmm18, 1\nkmovb eax, k1\nvmovdqa64 zmm16, zmm17'],
  [
    'upper halves that are left in use',
    'vmovdqa64 zmm16, zmm17\nvzeroupper\nvmovdqa64 zmm3, zmm17\nvmovdqa64 zmm16, zmm16\nret',
  ],
  ['an aligned access', 'vmovdqa64 zmm16, [rsi]'],
  ['words beyond the array', 'vmovdqu64 zmm16, [rsi+0x48]'],
])('%s is refused', (_, instruction) => {
  expect(() =>
    modelledCall(
      fn,
      parseListing(rowText(instruction)),
      Array.from({ length: ROWS * LANES }, () => 1n),
    ),
  ).toThrow();
});
