/**
 * The machine of coq/LaneMachine.v on bytes that coq/LaneDecode.v reads, against the processor, all eight lanes of
 * which have different contents; where that lacks AVX-512 IFMA, against scalar code made of what LLVM decodes.
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
import { LANES } from '../../../src/ir/function.ts';
import { EMITTED_LANE_INSTRUCTIONS, laneCodes } from '../../prover/laneInstructions.ts';
import { oneIn } from '../../oneIn.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 9;
const STATES = process.env['FIELDWRIGHT_LONG'] === '1' ? 40 : 2;
const ROWS = 3;
/** Numbers of the forms that are compared. */
const FORMS = oneIn(8, [...EMITTED_LANE_INSTRUCTIONS.keys()]);
const TIMEOUT = 300_000;
/** Encodings that nothing is emitted in: words of 32 bits, shifts of memory, a constant relative to the code. */
const REFUSED = /^vp(and|or|andn|xor)d |^vps[lr].*\[|^vpternlogq.*\[rel/;

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
  async function computed(codes: readonly Uint8Array[], states: readonly (readonly bigint[])[]): Promise<string[]> {
    const file = join(folder, 'Machine.v');
    const lines = codes.map((code) => `Eval vm_compute in all [${[...code].join('; ')}].`);
    const lists = states.map((words) => `[${words.join('; ')}]`);
    writeFileSync(file, [MACHINE, `Definition states := [${lists.join('; ')}].`, ALL, ...lines, ''].join('\n'));
    const { library } = await openCoq(ROOT);
    const { status, stdout, stderr } = await run('coqc', ['-q', '-Q', library, 'Fieldwright', file], { cwd: folder });
    expect(status, stderr).toBe(0);
    return stdout
      .split(/^\s*: list .*$/m)
      .slice(0, -1)
      .map((text) => text.replace(/\s+/g, ' ').replace(/^ ?= /, '').trim());
  }

  it(
    `does what the processor does with ${FORMS.length} of ${EMITTED_LANE_INSTRUCTIONS.length} forms (seed ${SEED})`,
    async () => {
      const rng = seeded(SEED);
      const states = Array.from({ length: STATES }, () =>
        Array.from({ length: ROWS * LANES }, () =>
          rng.below(4) === 0 ? (1n << 64n) - 1n : rng.big(rng.below(2) === 0 ? 64 : 53),
        ),
      );
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
      const codes = laneCodes(EMITTED_LANE_INSTRUCTIONS);
      const found = await computed(
        FORMS.map((n) => codes[n]),
        states,
      );
      const toolchain = await openToolchain(ROOT);
      const called = FORMS.filter((n) => !REFUSED.test(EMITTED_LANE_INSTRUCTIONS[n]));
      const own = called.map((n) => codes[n]);
      const targets = worker.hello.avx512ifma ? own : await scalarCodes(own, toolchain);
      for (const [i, n] of FORMS.entries()) {
        const instruction = EMITTED_LANE_INSTRUCTIONS[n];
        if (!called.includes(n)) {
          expect(found[i], instruction).toBe(`[${states.map(() => 'None').join('; ')}]`);
          continue;
        }
        const target = targets[called.indexOf(n)];
        const { verdict, outputs } = await worker.run({ target, inputs: BigUint64Array.from(states.flat()) });
        expect(verdict, instruction).toBe('ok');
        const rows = states.map((_, k) => `Some [${[...outputs.subarray(k * LANES, (k + 1) * LANES)].join('; ')}]`);
        expect(found[i], instruction).toBe(`[${rows.join('; ')}]`);
      }
    },
    TIMEOUT,
  );
});

/** Code at 2^12, inputs at 2^16, the result at 2^17, the return address at 2^18. */
const MACHINE = `From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Lanes.
Import ListNotations.
Open Scope Z_scope.
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
      | Some (_, s) => Some (map (fun j => load64 (mem (base s)) (2^17 + 8 * j)) [0; 1; 2; 3; 4; 5; 6; 7])
      | None => None
      end
  end.`;
const ALL = 'Definition all (image : list Z) := map (after image) states.';
