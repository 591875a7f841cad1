import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { buildWorker } from '../../src/worker/buildWorker.ts';
import { Worker } from '../../src/worker/client.ts';
import { LinearFacts } from './faults/linear.ts';
import { sameByStructure } from './faults/sameResults.ts';
import { bytesOf, faultsOf } from './faults/stream.ts';
import { Trials } from './faults/trials.ts';
import { Values, type ValueNumber } from './faults/values.ts';
import { fixture } from './sampleFunctions.ts';
import { smtSolver } from './smt/solver.ts';

const SEED = 5, FAULTS = 80, WORD = 64n;
const solve = smtSolver('QF_LIA', 1_000_000);
const fn = { ...fixture('poly1305-mul'), aliasing: 'none' as const };

describe('value numbering', () => {
  let worker: Worker;
  beforeAll(async () => { worker = await Worker.start({ binary: await buildWorker(process.cwd()) }); }, 120_000);
  afterAll(() => worker.close());

  it('calls no fault harmless that the processor shows to be wrong', async () => {
    const trials = new Trials(fn, worker, SEED), counts = { same: 0, wrong: 0 };
    for (const fault of faultsOf(fn, SEED, FAULTS)) {
      const isSame = await sameByStructure(fault, fn), isRight = await trials.passesHard(bytesOf(fault.after));
      expect(isSame && !isRight, `seed ${SEED}: ${fault.what}`).toBe(false);
      counts.same += isSame ? 1 : 0;
      counts.wrong += isRight ? 0 : 1;
    }
    expect(counts.same).toBeGreaterThan(FAULTS / 20);
    expect(counts.wrong).toBeGreaterThan(FAULTS / 3);
  }, 120_000);
});

const mod = (x: bigint): bigint => BigInt.asUintN(64, x);
/** Operations on words a, b and a bit c, with constants, and the parts of what they compute. */
const OPERATIONS: readonly (readonly [operation: string, constants: readonly bigint[], part: string, value: (a: bigint, b: bigint, c: bigint) => bigint])[] = [
  ['add', [], 'value', (a, b, c) => mod(a + b + c)],
  ['add', [], 'carry', (a, b, c) => (a + b + c) >> WORD],
  ['sub', [], 'value', (a, b, c) => mod(a - b - c)],
  ['sub', [], 'carry', (a, b, c) => (a < b + c ? 1n : 0n)],
  ['choose', [], 'value', (a, b, c) => (c === 1n ? a : b)],
  ['insert', [], 'value', (a, _, c) => (a >> 8n << 8n) + c],
  ['lea', [8n, mod(-24n)], 'value', (a, b) => mod(a + 8n * b - 24n)],
  ['shrd', [13n], 'value', (a, b) => mod((b << WORD | a) >> 13n)],
  ['shld', [13n], 'value', (a, b) => mod((a << WORD | b) >> (WORD - 13n))],
  ['not', [], 'value', a => mod(~a)],
  ['low', [51n], 'value', a => BigInt.asUintN(51, a)],
  ['shr', [51n], 'value', a => a >> 51n],
  ['sar', [51n], 'value', a => mod(BigInt.asIntN(64, a) >> 51n)],
  ['shl', [5n], 'value', a => mod(a << 5n)],
  ['shr', [1n], 'carry', a => a & 1n],
  ['shr', [5n], 'carry', a => (a >> 4n) & 1n],
  ['shl', [1n], 'carry', a => a >> 63n],
  ['shl', [5n], 'carry', a => (a >> 59n) & 1n],
  ['rorx', [5n], 'value', a => mod((a << WORD | a) >> 5n)],
  ['bt', [0n], 'carry', a => a & 1n],
  ['and', [(1n << 51n) - 1n], 'value', a => BigInt.asUintN(51, a)],
  ['and', [mod(~3n)], 'value', a => a - a % 4n],
  ['and', [0xff0n], 'value', a => a & 0xff0n],
  ['mul', [38n], 'low', a => mod(38n * a)],
  ['mul', [38n], 'high', a => (38n * a) >> WORD],
];

describe('linear facts', () => {
  const values = new Values(), facts = new LinearFacts(fn, values);
  const a = values.entry('r6+0'), b = values.entry('r2+0'), c = values.entry('f1'), unary = ['not', 'low', 'shr', 'sar', 'shl', 'rorx', 'bt', 'and', 'mul'];
  const operands = (operation: string): ValueNumber[] =>
    (unary.includes(operation) ? [a] : operation === 'choose' ? [c, a, b] : operation === 'insert' ? [a, c] : ['lea', 'shrd', 'shld'].includes(operation) ? [a, b] : [a, b, c]);
  const never = async (x: ValueNumber, y: ValueNumber, more = ''): Promise<boolean> => await solve(`${facts.difference(x, y, 100)}\n${more}`) === 'unsat';

  it.each(OPERATIONS)('of %s (constants: %s) say exactly what its %s is', async (operation, constants, part, value) => {
    const rng = seeded(SEED, `${operation} ${part}`), result = values.result(operation, [...operands(operation), ...constants.map(k => values.constant(k))], part);
    const [x, y, z] = [rng.big(64), rng.big(64), rng.big(1)], used = operands(operation);
    const given = ([[a, x], [b, y], [c, z]] as const).filter(([unknown]) => used.includes(unknown)).map(([unknown, known]) => `(assert (= v${unknown} ${known}))`).join('\n');
    const right = value(x, y, z);
    expect(await never(result, values.constant(right), given), `seed ${SEED}`).toBe(true);
    expect(await never(result, values.constant(right === 0n ? 1n : right - 1n), given), `seed ${SEED}`).toBe(false);
  });

  it('know that a high half has room for a carry, and that a sum has not', async () => {
    const sum = values.result('add', [values.result('mul', [a, b], 'low'), a, values.zero], 'carry');
    const high = values.result('add', [values.result('mul', [a, b], 'high'), values.zero, sum], 'carry');
    expect(await never(high, values.zero)).toBe(true);
    expect(await never(sum, values.zero)).toBe(false);
  });
});
