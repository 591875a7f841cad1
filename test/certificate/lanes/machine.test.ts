/**
 * The machine of coq/LaneMachine.v on bytes that coq/LaneDecode.v reads, against the processor, all lanes of which have
 * different contents; where that lacks the instructions, against scalar code made of what LLVM decodes, and in
 * `make test-emulated` against processors that have them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { scalarCodes } from '../../../src/frontend/scalar/scalarCode.ts';
import { runsLanes } from '../../../src/codegen/x86/target.ts';
import {
  EMITTED_LANE_INSTRUCTIONS,
  laneCodes,
  laneText,
  SHORT_LANE_INSTRUCTIONS,
  shortLaneText,
} from '../../prover/laneInstructions.ts';
import { saidByCoq } from './acceptedTerms.ts';
import {
  ACROSS_512_INSTRUCTIONS,
  ACROSS_INSTRUCTIONS,
  REFUSED_ACROSS_512_INSTRUCTIONS,
  REFUSED_ACROSS_INSTRUCTIONS,
} from './acrossInstructions.ts';
import { oneIn } from '../../oneIn.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { onProcessors, openProcessors } from '../../openProcessors.ts';
import type { Lanes } from '../../../src/ir/function.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 9;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const ROWS = 3;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;
/** Runs of each form, which are compared block by block. */
const [BLOCKS, SIZE] = IS_LONG ? [80, 250] : [2, 2];

/** A set of instructions: its name in Coq, how many lanes it has, and code for each form. */
const SETS = [
  {
    isa: 'AVX512',
    lanes: 8,
    textOf: laneText,
    forms: oneIn(8, EMITTED_LANE_INSTRUCTIONS),
    /** Encodings that nothing is emitted in: words of 32 bits, shifts of memory, a constant relative to the code. */
    refused: /^vp(and|or|andn|xor)d |^vps[lr].*\[|^vpternlogq.*\[rel/,
  },
  {
    isa: 'AVX2',
    lanes: 4,
    textOf: shortLaneText,
    forms: [
      ...oneIn(4, SHORT_LANE_INSTRUCTIONS),
      ...['vpmuludq', 'vpsubq', 'vpandn'].map(
        (name) => `vmovdqa ymm13, ymm1\n${name} ymm15, ymm2, ymm13\nvmovdqa ymm0, ymm15`,
      ),
      'vmovdqa ymm8, ymm2\nvpsrlq ymm9, ymm8, 37\nvmovdqa ymm0, ymm9',
      'vpbroadcastq ymm11, [rel .c0]\nvpaddq ymm0, ymm11, ymm2',
      'vmovdqa ymm9, ymm2\nvzeroupper\nvmovdqa ymm0, ymm9',
      'lea rcx, [rsi+0xa0]\nlea r8, [rcx-0x140]\nvmovdqa ymm0, [rcx-0x80]\nvpaddq ymm0, ymm0, [r8+0xe0]',
      'lea rax, [rsp-0x80]\nvmovdqu [rax+0x20], ymm2\nvmovdqu ymm0, [rsp-0x60]',
      'lea rax, [rsi+4*rcx]\nvmovdqa ymm0, [rsi]',
      'mov rax, rsi\nvmovdqa ymm0, [rax]',
      'vmovdqa [rsi+8], ymm1',
      'vpmuludq ymm0, ymm1, ymm2',
      'vpmuldq ymm0, ymm1, ymm2',
      'vpmulld ymm0, ymm1, ymm2',
      'vpsrad ymm0, ymm1, 7',
      'vpaddq xmm0, xmm1, xmm2',
      'vpbroadcastq ymm0, xmm1',
      'vpbroadcastd ymm0, [rsi]',
    ],
    /**
     * Operations next to these, words of 32 bits, shorter registers, what is not lane-wise; a row that is not aligned;
     * general registers but for pointers by constants.
     */
    refused: /ps |pd |^vpmuld|^vpmulld|^vpsrad|(^|\n)vp(add|sub|srl|sll)d |xmm|^vpbroadcastd|\[rsi\+8\]|rcx\]|^mov /,
  },
  {
    isa: 'ACROSS',
    lanes: 4,
    textOf: shortLaneText,
    forms: [...oneIn(7, ACROSS_INSTRUCTIONS), ...REFUSED_ACROSS_INSTRUCTIONS],
    refused: REFUSED_ACROSS_INSTRUCTIONS,
  },
  {
    isa: 'ACROSS512',
    lanes: 8,
    textOf: laneText,
    forms: [...oneIn(9, ACROSS_512_INSTRUCTIONS), ...REFUSED_ACROSS_512_INSTRUCTIONS],
    refused: REFUSED_ACROSS_512_INSTRUCTIONS,
  },
] as const;

const toolchain = await openToolchain(ROOT);
/** Code on rows of four words takes what code of eight lanes does. */
const lanesFor = ({ isa }: { readonly isa: string }): Lanes => (isa === 'AVX2' ? 4 : 8);

const processors = await openProcessors(toolchain);

describe.skipIf(!hasCoq)(withCoq('the vector machine in Coq'), () => {
  /** Digests of what Coq's machine leaves in the rows of the result, for each code as text. */
  async function computed(isa: string, codes: readonly Uint8Array[]): Promise<string[]> {
    const runs = `all ${BLOCKS} ${SIZE} ${SEED}`;
    const lines = codes.map((code) => `Eval vm_compute in ${runs} [${[...code].join('; ')}].`);
    const { library } = await openCoq(ROOT);
    const said = await saidByCoq([front(isa), readFileSync(RUNS, 'utf8'), ...lines, ''].join('\n'), library);
    return said
      .split(/^\s*: list .*$/m)
      .slice(0, -1)
      .map((text) => text.replace(/\s+/g, ' ').replace(/^ ?= /, '').trim());
  }

  it.each(onProcessors(SETS, processors, lanesFor))(
    `does what $on does with forms of $isa (seed ${SEED})`,
    async ({ isa, lanes, textOf, forms, refused, worker }) => {
      const words = drawnWords(BLOCKS * SIZE * ROWS * lanes);
      const blocks = Array.from({ length: BLOCKS }, (_, k) => {
        const length = SIZE * ROWS * lanes;
        return words.subarray(k * length, (k + 1) * length);
      });
      await worker.setFunction(
        {
          arguments: [
            { kind: 'out', words: lanes },
            { kind: 'in', words: ROWS * lanes },
          ],
          aliases: [[0, 1]],
        },
        [],
      );
      const codes = laneCodes(forms, textOf);
      const found = await computed(isa, codes);
      const isRefused = (form: string): boolean => ('test' in refused ? refused.test(form) : refused.includes(form));
      const called = codes.filter((_, i) => !isRefused(forms[i]));
      expect(called.length).toBeGreaterThan(forms.length / 2);
      const targets = runsLanes(lanesFor({ isa }), worker.hello) ? called : await scalarCodes(called, toolchain);
      const digest = async (form: string, target: Uint8Array, inputs: BigUint64Array): Promise<string> => {
        const { verdict, outputs } = await worker.run({ target, inputs });
        expect(verdict, form).toBe('ok');
        return `Some ${outputs.reduce((h, w) => BigInt.asUintN(64, h * DIGEST + w), 0n)}`;
      };
      const expected = await Promise.all(
        forms.map(async (form, i) => {
          const target = targets[called.indexOf(codes[i])];
          return Promise.all(blocks.map(async (inputs) => (isRefused(form) ? 'None' : digest(form, target, inputs))));
        }),
      );
      for (const [i, form] of forms.entries()) expect(found[i], form).toBe(`[${expected[i].join('; ')}]`);
    },
    TIMEOUT,
  );
});

const RUNS = join(import.meta.dirname, 'Runs.v');
const front = (isa: string): string =>
  [
    'From Coq Require Import ZArith List Bool.',
    'From Fieldwright Require Import Lanes LaneSymbolic.',
    'Import ListNotations.',
    'Open Scope Z_scope.',
    `#[local] Instance registers : width := ${isa}.`,
  ].join('\n');

/** As `drawn_words` of Runs.v, from the seed on. */
function drawnWords(count: number): BigUint64Array {
  const words = new BigUint64Array(count);
  let x = BigInt(SEED);
  for (let i = 0; i < count; i++) {
    x = BigInt.asUintN(64, x * 6364136223846793005n + 1442695040888963407n);
    const y = x ^ (x >> 29n);
    const corners = [(1n << 64n) - 1n, 0n, BigInt.asUintN(32, y), BigInt.asUintN(53, y)];
    words[i] = corners[Number(x >> 61n)] ?? y;
  }
  return words;
}
const DIGEST = 1099511628211n;
