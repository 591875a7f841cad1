import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import * as algebra from '../../src/prover/algebra/algebra.ts';
import * as evaluate from '../../src/prover/algebra/evaluate.ts';
import * as rules from '../../src/prover/algebra/ruleSets.ts';
import * as words from '../../src/prover/algebra/words.ts';
import * as listing from './listing/parseListing.ts';
import { TIMING } from '../../src/prover/machine/violation.ts';
import * as execute from '../../src/prover/machine/semantics/execute.ts';
import * as machine from '../../src/prover/machine/machine.ts';
import { harnesses, randomState, STATE_WORDS } from './cpuState.ts';
import { LANE_INSTRUCTIONS, ROW_INSTRUCTIONS, SHORT_ROW_INSTRUCTIONS } from './laneInstructions.ts';
import { INSTRUCTION_FORMS } from './instructionForms.ts';
import { modelledState, processorState, type MachineModules } from './modelledState.ts';
import { openWorker } from '../openWorker.ts';

const SEED = 99;
const STATES = 10;
const codes = harnesses(INSTRUCTION_FORMS);

const real: MachineModules = { algebra, words, rules, evaluate, listing, machine, execute };

const worker = await openWorker();

describe.skipIf(codes === null)('the model agrees with the processor', () => {
  beforeAll(async () => {
    const array = (kind: 'out' | 'in') => ({ kind, words: STATE_WORDS });
    await worker.setFunction({ arguments: [array('out'), array('in')], aliases: [[0, 1]] }, []);
  });

  it(`on ${INSTRUCTION_FORMS.length} forms and ${STATES} states each (seed ${SEED})`, async () => {
    const rng = seeded(SEED);
    const wrong: string[] = [];
    for (const [k, text] of INSTRUCTION_FORMS.entries()) {
      const states = Array.from({ length: STATES }, () => randomState(rng));
      const run = await worker.run({
        target: codes?.[k] ?? new Uint8Array(0),
        inputs: BigUint64Array.from(states.flat()),
      });
      expect(run.verdict, `${text}: ${run.reason}`).toBe('ok');
      states.forEach((state, i) => {
        const actual = processorState(run.outputs.subarray(i * STATE_WORDS, (i + 1) * STATE_WORDS));
        for (const [name, value] of modelledState(real, text, state, i % rules.PORTFOLIO.length, i % 2 === 0)) {
          const truth = actual.get(name);
          if (truth !== value)
            wrong.push(
              `${text.replaceAll('\n', '; ')}: ${name} is ${truth}, model says ${value}, state ${state.join(' ')}`,
            );
        }
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

it('every modelled mnemonic has a timing class and a form that is compared', () => {
  expect(execute.MODELLED.filter((m) => !TIMING.has(m))).toEqual([]);
  const compared = new Set(
    [...INSTRUCTION_FORMS, ...LANE_INSTRUCTIONS, ...ROW_INSTRUCTIONS, ...SHORT_ROW_INSTRUCTIONS].flatMap((t) =>
      t.split('\n').map((line) => line.split(' ')[0]),
    ),
  );
  const spellings = /^(cmov|set)(nae|nb|nbe|na|nge|nl|ng|nle|e|ne|b|ae)$/;
  expect(execute.MODELLED.filter((m) => !compared.has(m) && !spellings.test(m))).toEqual([]);
});
