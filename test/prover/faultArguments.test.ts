import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { LinearFacts } from './faults/linear.ts';
import { sameByStructure } from './faults/sameResults.ts';
import { SampledValues } from './faults/sampledValues.ts';
import { bytesOf, faultsOf } from './faults/stream.ts';
import { Trials } from './faults/trials.ts';
import { ValueRun } from './faults/valueRun.ts';
import { Values, type ValueNumber } from './faults/values.ts';
import { fixture } from './sampleFunctions.ts';
import { smtSolver } from './smt/solver.ts';
import { oneIn } from '../oneIn.ts';
import { openWorker } from '../openWorker.ts';

const SEED = 5;
const FAULTS = 20;
const WORD = 64n;
const solve = smtSolver(1_000_000);
const fn = { ...fixture('poly1305-mul'), aliasing: 'none' as const };

const worker = await openWorker();

describe('value numbering', () => {
  it('calls no fault harmless that the processor shows to be wrong', async () => {
    const trials = new Trials(fn, worker, SEED);
    const counts = { same: 0, wrong: 0 };
    for (const fault of faultsOf(fn, SEED, FAULTS)) {
      const isSame = await sameByStructure(fault, fn);
      const isRight = await trials.passesHard(bytesOf(fault.after));
      expect(isSame && !isRight, `seed ${SEED}: ${fault.what}`).toBe(false);
      counts.same += isSame ? 1 : 0;
      counts.wrong += isRight ? 0 : 1;
    }
    expect(counts.same).toBeGreaterThan(FAULTS / 20);
    expect(counts.wrong).toBeGreaterThan(FAULTS / 3);
  });
});

const mod = (x: bigint): bigint => BigInt.asUintN(64, x);
/** Operations on words a, b and a bit c, with constants, and the parts of what they compute. */
const OPERATIONS: readonly (readonly [
  operation: string,
  constants: readonly bigint[],
  part: string,
  value: (a: bigint, b: bigint, c: bigint) => bigint,
])[] = [
  ['add', [], 'value', (a, b, c) => mod(a + b + c)],
  ['add', [], 'carry', (a, b, c) => (a + b + c) >> WORD],
  ['sub', [], 'value', (a, b, c) => mod(a - b - c)],
  ['sub', [], 'carry', (a, b, c) => (a < b + c ? 1n : 0n)],
  ['choose', [], 'value', (a, b, c) => (c === 1n ? a : b)],
  ['insert', [], 'value', (a, _, c) => ((a >> 8n) << 8n) + c],
  ['lea', [8n, mod(-24n)], 'value', (a, b) => mod(a + 8n * b - 24n)],
  ['shrd', [13n], 'value', (a, b) => mod(((b << WORD) | a) >> 13n)],
  ['shld', [13n], 'value', (a, b) => mod(((a << WORD) | b) >> (WORD - 13n))],
  ['not', [], 'value', (a) => mod(~a)],
  ['low', [51n], 'value', (a) => BigInt.asUintN(51, a)],
  ['shr', [51n], 'value', (a) => a >> 51n],
  ['sar', [51n], 'value', (a) => mod(BigInt.asIntN(64, a) >> 51n)],
  ['shl', [5n], 'value', (a) => mod(a << 5n)],
  ['shr', [1n], 'carry', (a) => a & 1n],
  ['shr', [5n], 'carry', (a) => (a >> 4n) & 1n],
  ['shl', [1n], 'carry', (a) => a >> 63n],
  ['shl', [5n], 'carry', (a) => (a >> 59n) & 1n],
  ['rorx', [5n], 'value', (a) => mod(((a << WORD) | a) >> 5n)],
  ['bt', [0n], 'carry', (a) => a & 1n],
  ['and', [(1n << 51n) - 1n], 'value', (a) => BigInt.asUintN(51, a)],
  ['and', [mod(~3n)], 'value', (a) => a - (a % 4n)],
  ['and', [0xff0n], 'value', (a) => a & 0xff0n],
  ['mul', [38n], 'low', (a) => mod(38n * a)],
  ['mul', [38n], 'high', (a) => (38n * a) >> WORD],
];

describe('linear facts', () => {
  const values = new Values();
  const facts = new LinearFacts(fn, values);
  const samples = new SampledValues(fn, values, seeded(SEED, 'samples'));
  const a = values.entry('r6+0');
  const b = values.entry('r2+0');
  const c = values.entry('f1');
  const unary = ['not', 'low', 'shr', 'sar', 'shl', 'rorx', 'bt', 'and', 'mul'];
  const operands = (operation: string): ValueNumber[] =>
    unary.includes(operation)
      ? [a]
      : operation === 'choose'
        ? [c, a, b]
        : operation === 'insert'
          ? [a, c]
          : ['lea', 'shrd', 'shld'].includes(operation)
            ? [a, b]
            : [a, b, c];
  const never = async (x: ValueNumber, y: ValueNumber, more = ''): Promise<boolean> =>
    (await solve(`${facts.difference(x, y, 100)}\n${more}`, 'QF_LIA')) === 'unsat';

  it.each(OPERATIONS)('of %s (constants: %s) say exactly what its %s is', async (operation, constants, part, value) => {
    const rng = seeded(SEED, `${operation} ${part}`);
    const result = values.result(
      operation,
      [...operands(operation), ...constants.map((k) => values.constant(k))],
      part,
    );
    const [x, y, z] = [rng.big(64), rng.big(64), rng.big(1)];
    const used = operands(operation);
    const given = (
      [
        [a, x],
        [b, y],
        [c, z],
      ] as const
    )
      .filter(([unknown]) => used.includes(unknown))
      .map(([unknown, known]) => `(assert (= v${unknown} ${known}))`)
      .join('\n');
    const right = value(x, y, z);
    expect(await never(result, values.constant(right), given), `seed ${SEED}`).toBe(true);
    expect(await never(result, values.constant(right === 0n ? 1n : right - 1n), given), `seed ${SEED}`).toBe(false);
  });

  it.each(OPERATIONS)('of samples say what %s (constants: %s) has as its %s', (operation, constants, part, value) => {
    const result = samples.numbers(
      values.result(operation, [...operands(operation), ...constants.map((k) => values.constant(k))], part),
    );
    const [x, y, z] = [a, b, c].map((operand) => samples.numbers(operand).map((number) => number ?? 0n));
    const known = result.flatMap((number, i) => (number === null ? [] : [{ number, right: value(x[i], y[i], z[i]) }]));
    expect(
      known.filter(({ number, right }) => number !== right),
      `seed ${SEED}`,
    ).toEqual([]);
    expect(known.length, part).toBe(part === 'carry' && !['add', 'sub'].includes(operation) ? 0 : result.length);
  });

  it.each(['add', 'sub', 'mul', 'lea', 'and', 'or', 'xor', 'shr', 'sar', 'shl', 'choose'])(
    'of samples are within the bounds of %s',
    (operation) => {
      const rng = seeded(SEED, operation);
      const short = (word: ValueNumber): ValueNumber =>
        values.result('low', [word, values.constant(BigInt(1 + rng.below(63)))], 'value');
      for (let i = 0; i < 20; i++) {
        const count = values.constant(BigInt(1 + rng.below(63)));
        const [x, y] = [short(a), short(b)];
        const inputs =
          operation === 'choose'
            ? [c, x, y]
            : operation === 'lea'
              ? [x, y, values.constant(8n), values.constant(40n)]
              : /^s[ha]/.test(operation)
                ? [x, count]
                : [x, y, c];
        for (const part of operation === 'mul'
          ? ['low', 'high']
          : operation === 'add'
            ? ['value', 'carry']
            : ['value']) {
          const result = values.result(operation, inputs, part);
          const bound = facts.upper(result);
          expect(
            samples.numbers(result).filter((number) => number === null || number > bound),
            `seed ${SEED}: ${part} up to ${bound}`,
          ).toEqual([]);
        }
      }
    },
  );

  it('know that a high half has room for a carry, and that a sum has not', async () => {
    const sum = values.result('add', [values.result('mul', [a, b], 'low'), a, values.zero], 'carry');
    const high = values.result('add', [values.result('mul', [a, b], 'high'), values.zero, sum], 'carry');
    expect(await never(high, values.zero)).toBe(true);
    expect(await never(sum, values.zero)).toBe(false);
  });
});

describe('all facts about a program', () => {
  it.each(oneIn(3, ['25519-square', '../montgomery/p256-mul', 'poly1305-mul-loose']))(
    'hold where it is executed: %s',
    async (name) => {
      const fn = { ...fixture(name), aliasing: 'none' as const };
      const values = new Values();
      const facts = new LinearFacts(fn, values);
      const samples = new SampledValues(fn, values, seeded(SEED, name));
      const [{ before }] = faultsOf(fn, SEED, 1);
      const run = new ValueRun(before, fn, values);
      for (let at = 0; at < before.count; at++) run.step(at);
      const value = run.get(run.visible()[0]);
      const anything = values.entry('anything');
      for (const exact of [true, false]) {
        const script = facts.difference(value, anything, 1000, exact);
        const names = [...script.matchAll(/(?<=declare-const v)\d+/g)]
          .map(([digits]) => Number(digits))
          .filter((v) => v !== anything);
        for (const sample of [0, 20, 40, 60, 80, 100, 120]) {
          const known = names
            .map((v) => ({ v, number: samples.numbers(v)[sample] }))
            .flatMap(({ v, number }) => (number === null ? [] : [`(assert (= v${v} ${number}))`]));
          expect(known.length).toBeGreaterThan(names.length / 2);
          expect(
            await solve([script, ...known].join('\n'), exact ? 'QF_LIA' : 'QF_LIRA'),
            `seed ${SEED} sample ${sample}`,
          ).not.toBe('unsat');
        }
      }
    },
  );
});
