/** The model of cores for lanes, on programs whose time is known from measurements of single instructions. */
import { expect, test } from 'vitest';
import { LANE_CORES, LaneTiming } from '../../../src/codegen/lanes/laneTiming.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { memOperand, Program } from '../../../src/codegen/x86/program.ts';
import { RSP } from '../../../src/codegen/x86/registers.ts';

const MADD = formNamed('vpmadd52luq_zmm_zmm_zmm');
const ADD = formNamed('vpaddq_zmm_zmm_zmm');
const SHIFT = formNamed('vpsrlq_zmm_zmm_i8');
const SPILL = formNamed('vmovdqu64_m512_zmm');
const RELOAD = formNamed('vmovdqu64_zmm_m512');
const N = 64;

const programOf = (emit: (p: Program, i: number) => void): Program => {
  const p = new Program();
  for (let i = 0; i < N; i++) emit(p, i);
  return p;
};

/** Instructions that do not wait for each other. */
const apart = (form: typeof ADD): Program => programOf((p, i) => p.emit(form, i % 16, 16, 17));
const chain = (form: typeof ADD): Program => programOf((p) => p.emit(form, 0, 0, 1));

test('independent instructions take what their ports take', () => {
  const timed = LANE_CORES.map((core) => {
    const timing = new LaneTiming(core);
    return [MADD, ADD, SHIFT].map((form) => timing.cycles(apart(form), 'throughput') / N);
  });
  // Measured: 0.99, 0.49, 0.98 on Zen 4; 0.50, 0.25, 0.50 on Zen 5.
  expect(timed[0]).toEqual([1, 0.5, 1]);
  expect(timed[1]).toEqual([0.5, 0.25, 0.5]);
});

test('a chain takes its latencies', () => {
  expect(LANE_CORES.map((core) => new LaneTiming(core).cycles(chain(MADD), 'latency'))).toEqual([4 * N, 4 * N]);
  expect(LANE_CORES.map((core) => new LaneTiming(core).cycles(chain(ADD), 'latency'))).toEqual([N, 2 * N]);
});

test('chains of independent calls overlap as far as queues reach', () => {
  const timing = new LaneTiming('zen5');
  const one = timing.cycles(chain(MADD), 'throughput');
  expect(one).toBeGreaterThan(N / 2);
  expect(one).toBeLessThan(4 * N);
});

test('what is read from the stack waits for its store, and for no other', () => {
  const timing = new LaneTiming('zen5');
  const through = (row: number): number => {
    const p = new Program();
    for (let i = 0; i < 8; i++) p.emit(MADD, 0, 0, 1);
    p.emit(SPILL, 0, 0, 0, memOperand(RSP), 0);
    p.emit(RELOAD, 2, 0, 0, memOperand(RSP), 64 * row);
    p.emit(ADD, 3, 2, 2);
    return timing.cycles(p, 'latency');
  };
  expect(through(0)).toBeGreaterThan(8 * 4 + 5);
  expect(through(1)).toBeLessThan(through(0));
});
