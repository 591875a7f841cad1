/** What every mutation must keep, tried many times. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { Lowerer } from '../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import {
  cloneCandidate,
  copyCandidate,
  PARAMETERS,
  type Candidate,
  type Problem,
} from '../../src/codegen/candidate/candidate.ts';
import { Orderer } from '../../src/codegen/candidate/order.ts';
import { moveFormulaBlock, MutationContext, type Mutation, MUTATIONS } from '../../src/search/mutations.ts';
import { Program } from '../../src/codegen/x86/program.ts';
import { formulaFixture, irFixtures, shaken, TEMPLATES } from '../codegen/lowering/mutants.ts';

const SEED = 31;
const PROPOSALS = process.env['FIELDWRIGHT_LONG'] === '1' ? 100_000 : 3_000;
/** Two functions that every mutation can change, and one so small that some cannot. */
const RICH = ['25519-mul-loose', '25519-square'];
const POOR = '25519-sub';
const SUBJECTS = irFixtures().filter((f) => [...RICH, POOR].includes(f.name));

const same = (a: Candidate, b: Candidate): boolean => {
  for (const key of ['order', 'tree', 'choice', 'params'] as const) {
    if (a[key].length !== b[key].length) return false;
    for (let i = 0; i < a[key].length; i++) if (a[key][i] !== b[key][i]) return false;
  }
  return true;
};

/** What is wrong with a candidate, or null: order, trees and parameters. */
function fault(p: Problem, orderer: Orderer, c: Candidate): string | null {
  const seen = new Uint8Array(p.events.count);
  for (const e of c.order) seen[e]++;
  if (seen.some((n) => n !== 1)) return 'the order is no permutation of the events';
  if (c.params.some((x, i) => x >= PARAMETERS[i].values)) return 'a parameter is out of range';
  return treeFault(p, c) ?? (orderer.legal(c) ? null : 'an event comes before what it needs');
}

/** Every column is one binary tree of its leaves and nodes. */
function treeFault(p: Problem, c: Candidate): string | null {
  const { leaves, events, columns } = p;
  const parents = new Uint8Array(leaves.count + events.nodeCount);
  for (let i = 0; i < 2 * events.nodeCount; i++) {
    const part = c.tree[i];
    const k = events.detail[events.firstNode + (i >> 1)];
    parents[part]++;
    if ((part < leaves.count ? leaves.column[part] : events.detail[events.firstNode + part - leaves.count]) !== k)
      return 'a node adds parts of another column';
  }
  for (let k = 0; k < columns.count; k++) {
    let roots = 0;
    for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++) roots += Number(parents[l] === 0);
    for (let n = columns.nodeStart[k]; n < columns.nodeStart[k + 1]; n++)
      roots += Number(parents[leaves.count + n] === 0);
    if (roots > 1) return 'a column is not one tree';
  }
  return parents.some((n) => n > 1) ? 'a part is added twice' : null;
}

/** Choice bits that the lowering of `c` looks at, as in a search. */
function asked(p: Problem, c: Candidate): Uint16Array {
  const lowerer = new Lowerer(p, TEMPLATES);
  lowerer.lower(c, new Program());
  return lowerer.asked.slice();
}

interface Counts {
  nulls: number;
  changed: number;
  kept: number;
}

/** Proposes again and again, going on from one of three; throws with the seed when the mutation breaks a rule. */
function exercise(p: Problem, mutation: Mutation, label: string, proposals = PROPOSALS): Counts {
  const rng = seeded(SEED, label);
  const c = shaken(p, rng);
  const x = new MutationContext(p);
  const orderer = new Orderer(p);
  const counts = { nulls: 0, changed: 0, kept: 0 };
  x.asked = asked(p, c);
  for (let i = 0; i < proposals; i++) {
    const before = cloneCandidate(c);
    const isMade = mutation.propose(c, rng, x);
    const where = `${label}, seed ${SEED}, proposal ${i}`;
    if (!isMade) {
      counts.nulls++;
      if (!same(c, before)) throw new Error(`${where}: declined, yet changed the candidate`);
      continue;
    }
    if (!same(c, before)) counts.changed++;
    const wrong = fault(p, orderer, c);
    if (wrong !== null) throw new Error(`${where}: ${wrong}`);
    if (i % 3 === 0) {
      counts.kept++;
      continue;
    }
    copyCandidate(before, c);
  }
  return counts;
}

describe.each(SUBJECTS)('on $name', ({ name, fn }) => {
  const problem = buildProblem(fn);

  test.each(MUTATIONS)('$name keeps candidates legal, declines without a trace', (mutation) => {
    const counts = exercise(problem, mutation, `${name} ${mutation.name}`);
    expect(
      counts.changed,
      `${JSON.stringify(counts)}: most proposals that are made change something`,
    ).toBeGreaterThanOrEqual((PROPOSALS - counts.nulls) / 3);
    if (RICH.includes(name) && mutation !== moveFormulaBlock)
      expect(counts.changed, JSON.stringify(counts)).toBeGreaterThan(PROPOSALS / 20);
  });
});

test('blocks of a formula change places', () => {
  const p = buildProblem(formulaFixture('x25519-step'));
  const counts = exercise(p, moveFormulaBlock, 'x25519-step blocks', 300);
  expect(counts.changed, JSON.stringify(counts)).toBeGreaterThan(200);
});

test('mutations have distinct names and positive weights', () => {
  expect(new Set(MUTATIONS.map((m) => m.name)).size).toBe(MUTATIONS.length);
  expect(MUTATIONS.every((m) => m.weight > 0)).toBe(true);
});

test('a mutation that breaks a rule is found out', () => {
  const problem = buildProblem(SUBJECTS[0].fn);
  const sneaky: Mutation = {
    name: 'sneaky',
    weight: 1,
    propose: (c) => {
      c.choice[0] ^= 1;
      return false;
    },
  };
  const illegal: Mutation = {
    name: 'illegal',
    weight: 1,
    propose: (c) => {
      c.order.reverse();
      return true;
    },
  };
  const twice: Mutation = {
    name: 'twice',
    weight: 1,
    propose: (c) => {
      c.tree[0] = c.tree[1];
      return true;
    },
  };
  for (const [mutation, message] of [
    [sneaky, 'declined'],
    [illegal, 'needs'],
    [twice, 'twice'],
  ] as const) {
    expect(() => exercise(problem, mutation, mutation.name)).toThrow(message);
  }
});
