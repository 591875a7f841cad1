/**
 * Bugs are seeded one by one into a copy of the machine model; the hard faults or the processor must notice each.
 * FIELDWRIGHT_LONG=1 (`make checker-mutants`) seeds all.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { alteredProver, folderOfCopies, textWithOne } from './alteredSource.ts';
import { harnesses, randomState, STATE_WORDS } from './cpuState.ts';
import type { proveListing } from '../../src/prover/proof/equivalence.ts';
import { parseListing } from './listing/parseListing.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { codeOf, damaged, functionOf } from './damagedCode.ts';
import { INSTRUCTION_FORMS } from './instructionForms.ts';
import { POLICY_ALTERATIONS, SEMANTIC_ALTERATIONS, type Alteration } from './machineAlterations.ts';
import { modelledState, processorState, type MachineModules } from './modelledState.ts';
import { OVERLAP_FAULTS, POLICY_FAULTS } from './plainFaults.ts';
import { openWorker } from '../openWorker.ts';

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 23;
const STATES = 24;
const SAMPLE = 8;
const root = process.cwd();
const folder = folderOfCopies();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sampled = (all: Readonly<Record<string, Alteration>>): [string, Alteration][] =>
  Object.entries(all).filter((_, i) => LONG || i % SAMPLE === 0);

it.each(Object.entries({ ...POLICY_ALTERATIONS, ...SEMANTIC_ALTERATIONS }))('%s: stands once', (_, [file, found]) => {
  textWithOne(join(root, 'src', 'prover', 'machine', `${file}.ts`), found);
});

const alteredCopy = (name: string, alteration: Alteration): string =>
  alteredProver(join(folder, name.replaceAll(' ', '-')), 'machine', alteration);

const load = async (verify: string, module: string) => import(pathToFileURL(join(verify, `${module}.ts`)).href);

/** The first of the hard faults that is not refused for its reason, or right code that is not proved. */
function breach(prove: typeof proveListing): string | null {
  const verdictOf = (text: string, fn: IrFunction): Verdict => proveAsm(text, fn, {}, prove);
  for (const fault of [...POLICY_FAULTS, ...OVERLAP_FAULTS]) {
    const verdict: Verdict = verdictOf(damaged(fault), functionOf(fault.code));
    if (verdict.kind === 'proved' || !fault.finds.test(`${verdict.kind} at ${verdict.where}: ${verdict.reason}`))
      return `${fault.code}: ${fault.name}: ${verdict.kind}`;
  }
  return (
    ['25519-sub-loose', '25519-add', '25519-mul-loose'].find(
      (code) => verdictOf(codeOf(code), functionOf(code)).kind !== 'proved',
    ) ?? null
  );
}

describe('bugs in the rules of memory, calling convention and timing', () => {
  it('there is none in the machine as it is', async () => {
    expect(breach((await load(join(root, 'src', 'prover'), 'proof/equivalence')).proveListing)).toBeNull();
  });

  it.each(sampled(POLICY_ALTERATIONS))('%s: noticed', async (name, alteration) => {
    const { proveListing: altered } = await load(alteredCopy(name, alteration), 'proof/equivalence');
    let found: string | null;
    try {
      found = breach(altered);
    } catch (e) {
      found = `broken: ${e}`;
    }
    expect(found).not.toBeNull();
  });
});

const codes = harnesses(INSTRUCTION_FORMS);

const worker = await openWorker();

describe.skipIf(codes === null)('bugs in the semantics of instructions', () => {
  beforeAll(async () => {
    const array = (kind: 'out' | 'in') => ({ kind, words: STATE_WORDS });
    await worker.setFunction({ arguments: [array('out'), array('in')], aliases: [[0, 1]] }, []);
  });

  async function disagreement(modules: MachineModules, forms: RegExp): Promise<string | null> {
    const rng = seeded(SEED);
    for (const [k, text] of INSTRUCTION_FORMS.entries()) {
      if (!text.split('\n').some((line) => forms.test(line))) continue;
      const states = Array.from({ length: STATES }, () => randomState(rng));
      const run = await worker.run({
        target: codes?.[k] ?? new Uint8Array(0),
        inputs: BigUint64Array.from(states.flat()),
      });
      const wrong = states.find((state, i) => {
        const actual = processorState(run.outputs.subarray(i * STATE_WORDS, (i + 1) * STATE_WORDS));
        const said = modelledOrStopped(modules, text, state);
        return said === null || [...said].some(([name, value]) => actual.get(name) !== value);
      });
      if (wrong !== undefined) return text;
    }
    return null;
  }

  /** Null where the model contradicts itself, which it must not on values that a processor had. */
  function modelledOrStopped(
    modules: MachineModules,
    text: string,
    state: readonly bigint[],
  ): Map<string, bigint> | null {
    try {
      return modelledState(modules, text, state, 0, true);
    } catch {
      return null;
    }
  }

  const modulesOf = async (verify: string): Promise<MachineModules> => ({
    algebra: await load(verify, 'algebra/algebra'),
    words: await load(verify, 'algebra/words'),
    rules: await load(verify, 'algebra/ruleSets'),
    evaluate: await load(verify, 'algebra/evaluate'),
    listing: { parseListing },
    machine: await load(verify, 'machine/machine'),
    execute: await load(verify, 'machine/semantics/execute'),
  });

  it.each(sampled(SEMANTIC_ALTERATIONS))('%s: noticed', async (name, alteration) => {
    const forms = alteration[3] ?? /./;
    expect(await disagreement(await modulesOf(join(root, 'src', 'prover')), forms), 'the model as it is').toBeNull();
    expect(await disagreement(await modulesOf(alteredCopy(name, alteration)), forms), `seed ${SEED}`).not.toBeNull();
  });
});
