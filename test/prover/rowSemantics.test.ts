/**
 * The model of the eight words of 512-bit registers against the translation to scalar code, which shares nothing with
 * it, or the processor, where that has AVX-512.
 */
import { expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { scalarCodes } from '../../src/frontend/scalar/scalarCode.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { LANES } from '../../src/ir/function.ts';
import { oneIn } from '../oneIn.ts';
import { laneCodes, ROW_INSTRUCTIONS, rowText, SHORT_ROW_INSTRUCTIONS, shortRowText } from './laneInstructions.ts';
import { parseListing } from './listing/parseListing.ts';
import { modelledCall, ofRows, ofWords } from './modelledCall.ts';
import { openWorker } from '../openWorker.ts';

const SEED = 9;
const ROWS = 2;

const worker = await openWorker();
const toolchain = await openToolchain(process.cwd());
const fn = ofRows(ROWS);

it(`eight words are modelled as they are moved (seed ${SEED})`, async () => {
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
  const instructions = oneIn(2, ROW_INSTRUCTIONS);
  const codes = laneCodes(instructions, rowText);
  const targets = worker.hello.avx512ifma ? codes : await scalarCodes(codes, toolchain);
  for (const [n, instruction] of instructions.entries()) {
    const { verdict, outputs } = await worker.run({ target: targets[n], inputs: BigUint64Array.from(state) });
    expect(verdict, instruction).toBe('ok');
    expect([...outputs], instruction).toEqual(modelledCall(fn, parseListing(rowText(instruction)), state));
  }
});

it.skipIf(!worker.hello.avx512ifma)(`four words are modelled as this processor moves them (seed ${SEED})`, async () => {
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
  const codes = laneCodes(SHORT_ROW_INSTRUCTIONS, shortRowText);
  for (const [n, instruction] of SHORT_ROW_INSTRUCTIONS.entries()) {
    const { verdict, outputs } = await worker.run({ target: codes[n], inputs: BigUint64Array.from(state) });
    expect(verdict, instruction).toBe('ok');
    expect([...outputs], instruction).toEqual(modelledCall(four, parseListing(shortRowText(instruction)), state));
  }
});

it.each([
  ['a register of which a part was written', 'vmovdqa64 zmm15, zmm17\nvmovq xmm15, [rsi]\nvmovdqa64 zmm16, zmm15'],
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
