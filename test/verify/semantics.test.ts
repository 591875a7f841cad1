import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { Algebra } from '../../src/verify/algebra/algebra.ts';
import { evaluatorAt } from '../../src/verify/algebra/evaluate.ts';
import { PORTFOLIO } from '../../src/verify/algebra/rules.ts';
import { Words } from '../../src/verify/algebra/words.ts';
import { parseListing } from '../../src/verify/asm/parseListing.ts';
import { registerNamed } from '../../src/verify/asm/registers.ts';
import { TIMING } from '../../src/verify/machine/constantTime.ts';
import { execute, MODELLED } from '../../src/verify/machine/execute.ts';
import { Machine, type Flag } from '../../src/verify/machine/machine.ts';
import { buildWorker } from '../../src/worker/buildWorker.ts';
import { Worker } from '../../src/worker/client.ts';
import { FLAG_BITS, HARNESS_REGISTERS, harnesses, randomState, STATE_WORDS } from './cpuState.ts';
import { INSTRUCTION_FORMS } from './instructionForms.ts';

const SEED = 99, STATES = 40;
const codes = harnesses(INSTRUCTION_FORMS);

/** What the model says about every register and flag; undefined where it says nothing. */
function modelled(text: string, state: readonly bigint[], rules: number, isConstant: boolean): Map<string, bigint> {
  const words = new Words(new Algebra(), PORTFOLIO[rules]), { algebra } = words, machine = new Machine(words, new Map());
  const known = new Map<string, bigint>();
  const place = (name: string, value: bigint, upper: bigint) => {
    known.set(name, value);
    return isConstant ? algebra.constant(value) : algebra.input(name, { lower: 0n, upper });
  };
  HARNESS_REGISTERS.forEach((r, i) => { machine.registers[registerNamed(r)?.index ?? -1] = place(r, state[i], 2n ** 64n - 1n); });
  const flags = state[STATE_WORDS - 1];
  for (const [name, bit] of Object.entries(FLAG_BITS)) machine.setFlag(name as Flag, place(name, (flags >> bit) & 1n, 1n));
  execute(machine, parseListing(`f:\n${text}\nret`, 'nasm'));
  const valueOf = evaluatorAt(algebra, name => known.get(name) ?? 0n), result = new Map<string, bigint>();
  for (const r of HARNESS_REGISTERS) result.set(r, valueOf(machine.registers[registerNamed(r)?.index ?? -1]));
  for (const name of Object.keys(FLAG_BITS)) if (machine.flags[name as Flag] !== null) result.set(name, valueOf(machine.flag(name as Flag)));
  return result;
}

describe.skipIf(codes === null)('the model agrees with the processor', () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = await Worker.start({ binary: await buildWorker(process.cwd()) });
    const array = (kind: 'out' | 'in') => ({ kind, words: STATE_WORDS });
    await worker.setFunction({ arguments: [array('out'), array('in')], aliases: [[0, 1]] }, []);
  });
  afterAll(() => worker.close());

  it(`on ${INSTRUCTION_FORMS.length} forms and ${STATES} states each (seed ${SEED})`, async () => {
    const rng = seeded(SEED), wrong: string[] = [];
    for (const [k, text] of INSTRUCTION_FORMS.entries()) {
      const states = Array.from({ length: STATES }, () => randomState(rng));
      const run = await worker.run({ target: codes?.[k] ?? new Uint8Array(0), inputs: BigUint64Array.from(states.flat()) });
      expect(run.verdict, `${text}: ${run.reason}`).toBe('ok');
      states.forEach((state, i) => {
        const actual = run.outputs.subarray(i * STATE_WORDS, (i + 1) * STATE_WORDS);
        for (const [name, value] of modelled(text, state, i % PORTFOLIO.length, i % 2 === 0)) {
          const bit = FLAG_BITS[name as keyof typeof FLAG_BITS];
          const truth = bit === undefined ? actual[HARNESS_REGISTERS.indexOf(name)] : (actual[STATE_WORDS - 1] >> bit) & 1n;
          if (truth !== value) wrong.push(`${text.replaceAll('\n', '; ')}: ${name} is ${truth}, model says ${value}, state ${state.join(' ')}`);
        }
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

it('every modelled mnemonic has a timing class and a form that is compared', () => {
  expect(MODELLED.filter(m => !TIMING.has(m))).toEqual([]);
  const compared = new Set(INSTRUCTION_FORMS.flatMap(t => t.split('\n').map(line => line.split(' ')[0])));
  const spellings = /^(cmov|set)(nae|nb|nbe|na|nge|nl|ng|nle|e|ne|b|ae)$/;
  expect(MODELLED.filter(m => !compared.has(m) && !spellings.test(m))).toEqual([]);
});
