/**
 * The machine of coq/LaneMachine.v on bytes that coq/LaneDecode.v reads, against the processor, all lanes of which have
 * different contents; where that lacks the instructions, against scalar code made of what LLVM decodes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { scalarCodes } from '../../../src/frontend/scalar/scalarCode.ts';
import { runsLanes } from '../../../src/codegen/x86/target.ts';
import {
  EMITTED_LANE_INSTRUCTIONS,
  laneCodes,
  laneText,
  SHORT_LANE_INSTRUCTIONS,
  shortLaneText,
} from '../../prover/laneInstructions.ts';
import { oneIn } from '../../oneIn.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 9;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const ROWS = 3;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;

/** A set of instructions: its name in Coq, how many lanes it has, and code for each form. */
const SETS = [
  {
    isa: 'AVX512',
    lanes: 8,
    textOf: laneText,
    states: IS_LONG ? 40 : 2,
    forms: oneIn(8, EMITTED_LANE_INSTRUCTIONS),
    /** Encodings that nothing is emitted in: words of 32 bits, shifts of memory, a constant relative to the code. */
    refused: /^vp(and|or|andn|xor)d |^vps[lr].*\[|^vpternlogq.*\[rel/,
  },
  {
    isa: 'AVX2',
    lanes: 4,
    textOf: shortLaneText,
    states: IS_LONG ? 2000 : 2,
    forms: [
      ...oneIn(4, [
        ...SHORT_LANE_INSTRUCTIONS,
        ...['vpmuludq', 'vpsubq', 'vpandn'].map(
          (name) => `vmovdqa ymm13, ymm1\n${name} ymm15, ymm2, ymm13\nvmovdqa ymm0, ymm15`,
        ),
        'vmovdqa ymm8, ymm2\nvpsrlq ymm9, ymm8, 37\nvmovdqa ymm0, ymm9',
        'vpbroadcastq ymm11, [rel .c0]\nvpaddq ymm0, ymm11, ymm2',
        'vmovdqa ymm9, ymm2\nvzeroupper\nvmovdqa ymm0, ymm9',
      ]),
      'vmovdqa [rsi+8], ymm1',
      'vpmuludq ymm0, ymm1, ymm2',
      'vpmuldq ymm0, ymm1, ymm2',
      'vpmulld ymm0, ymm1, ymm2',
      'vpsrad ymm0, ymm1, 7',
      'vpaddq xmm0, xmm1, xmm2',
      'vpbroadcastq ymm0, xmm1',
      'vpbroadcastd ymm0, [rsi]',
    ],
    /** Other operations of the same opcodes, shorter registers, what is not lane-wise; and a row that is not aligned. */
    refused: /ps |pd |^vpmuld|^vpmulld|^vpsrad|xmm|^vpbroadcastd|\[rsi\+8\]/,
  },
] as const;

describe.skipIf(!hasCoq)(withCoq('the machine of lanes in Coq'), () => {
  let worker: Worker;
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-lane-machine-'));
  beforeAll(async () => {
    worker = await Worker.start({ binary: await buildWorker(ROOT) });
  });
  afterAll(async () => {
    await worker.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What Coq's machine leaves in the rows of the result, for each code one list for each state. */
  async function computed(
    isa: string,
    codes: readonly Uint8Array[],
    states: readonly (readonly bigint[])[],
  ): Promise<string[]> {
    const file = join(folder, 'Machine.v');
    const lines = codes.map((code) => `Eval vm_compute in all [${[...code].join('; ')}].`);
    const lists = states.map((words) => `[${words.map((word) => `0x${word.toString(16)}`).join('; ')}]`);
    writeFileSync(file, [machine(isa), `Definition states := [${lists.join('; ')}].`, ALL, ...lines, ''].join('\n'));
    const { library } = await openCoq(ROOT);
    const { status, stdout, stderr } = await run('coqc', ['-q', '-Q', library, 'Fieldwright', file], { cwd: folder });
    expect(status, stderr).toBe(0);
    return stdout
      .split(/^\s*: list .*$/m)
      .slice(0, -1)
      .map((text) => text.replace(/\s+/g, ' ').replace(/^ ?= /, '').trim());
  }

  it.each(SETS)(
    `does what the processor does with forms of $isa (seed ${SEED})`,
    async ({ isa, lanes, textOf, states: count, forms, refused }) => {
      const rng = seeded(SEED, isa);
      const states = Array.from({ length: count }, () =>
        Array.from({ length: ROWS * lanes }, () =>
          rng.below(4) === 0 ? (1n << 64n) - 1n : rng.big(rng.below(2) === 0 ? 64 : 53),
        ),
      );
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
      const found = await computed(isa, codes, states);
      const called = codes.filter((_, i) => !refused.test(forms[i]));
      expect(called.length).toBeGreaterThan(forms.length / 2);
      const toolchain = await openToolchain(ROOT);
      const targets = runsLanes(lanes, worker.hello) ? called : await scalarCodes(called, toolchain);
      for (const [i, instruction] of forms.entries()) {
        if (!called.includes(codes[i])) {
          expect(found[i], instruction).toBe(`[${states.map(() => 'None').join('; ')}]`);
          continue;
        }
        const target = targets[called.indexOf(codes[i])];
        const { verdict, outputs } = await worker.run({ target, inputs: BigUint64Array.from(states.flat()) });
        expect(verdict, instruction).toBe('ok');
        const rows = states.map((_, k) => `Some [${[...outputs.subarray(k * lanes, (k + 1) * lanes)].join('; ')}]`);
        expect(found[i], instruction).toBe(`[${rows.join('; ')}]`);
      }
    },
    TIMEOUT,
  );
});

/** Code at 2^12, inputs at 2^16, the result at 2^17, the return address at 2^18. */
const machine = (isa: string): string => `From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Lanes.
Import ListNotations.
Open Scope Z_scope.
#[local] Instance registers : width := ${isa}.
Definition memory (image : list Z) (words : list Z) (a : Z) : Z :=
  if (2^12 <=? a) && (a <? 2^12 + Z.of_nat (length image)) then nth (Z.to_nat (a - 2^12)) image 0
  else if (2^16 <=? a) && (a <? 2^17)
  then (nth (Z.to_nat ((a - 2^16) / 8)) words 0 / 2^(8 * (a mod 8))) mod 256 else 0.
Definition entry (image words : list Z) : lane_state :=
  LaneState (State (fun r => match r with RDI => 2^17 | RSI => 2^16 | RSP => 2^18 | _ => 0 end) (fun _ => None)
    (memory image words) []) (fun _ _ => 0).
Definition after (image words : list Z) : option (list Z) :=
  match decode_lanes (segments image []) with
  | None => None
  | Some p =>
      match run_lanes (Env (2^12) [(2^12, Z.of_nat (length image))] (2^18 - 128)) p (entry image words) with
      | Some (_, s) => Some (map (fun j => load64 (mem (base s)) (2^17 + 8 * j)) each_lane)
      | None => None
      end
  end.`;
const ALL = 'Definition all (image : list Z) := map (after image) states.';
