/** The model of cores for vectorised code, on programs whose time is known from measurements of single instructions. */
import { expect, test } from 'vitest';
import type { Aim } from '../../../src/base/aims.ts';
import { LANE_CORES, type LaneCore } from '../../../src/x86/cores.ts';
import { LaneTiming } from '../../../src/codegen/lanes/laneTiming.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { memOperand, Program } from '../../../src/codegen/x86/program.ts';
import { RSI, RSP } from '../../../src/codegen/x86/registers.ts';

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

/** Of each program, cycles for one of its instructions. */
const timed = (core: LaneCore, programs: readonly Program[], aim: Aim): number[] => {
  const timing = new LaneTiming(core);
  return programs.map((program) => timing.cycles(program, aim) / N);
};

test('independent instructions take what their ports take', () => {
  const programs = [MADD, ADD, SHIFT].map(apart);
  // Measured: 0.99, 0.49, 0.98 on Zen 4; 0.50, 0.25, 0.50 on Zen 5.
  expect(timed('zen4', programs, 'throughput')).toEqual([1, 0.5, 1]);
  expect(timed('zen5', programs, 'throughput')).toEqual([0.5, 0.25, 0.5]);
  // 0.50, 0.50, 1.00 on an Emerald Rapids; of 256 bits 0.50, 0.33, 0.50.
  expect(timed('goldenCove', programs, 'throughput')).toEqual([0.5, 0.5, 1]);
  const short = ['vpmuludq_ymm_ymm_ymm', 'vpaddq_ymm_ymm_ymm', 'vpsrlq_ymm_ymm_i8'].map(formNamed).map(apart);
  const [product, sum, shift] = timed('goldenCove', short, 'throughput');
  expect([product, shift]).toEqual([0.5, 0.5]);
  expect(sum).toBeCloseTo(1 / 3, 2);
});

test('registers of 256 bits take what was measured on Zen 3', () => {
  const forms = ['vpmuludq_ymm_ymm_ymm', 'vpaddq_ymm_ymm_ymm', 'vpsrlq_ymm_ymm_i8'].map(formNamed);
  const accesses = ['vmovdqa_ymm_m256', 'vmovdqa_m256_ymm', 'vpaddq_ymm_ymm_m256'].map((name) =>
    programOf((p, i) => p.emit(formNamed(name), i % 8, 8, 9, memOperand(RSI), 32 * i)),
  );
  // 0.50, 0.25, 0.50; loads 0.50, stores 1.02, additions from memory 0.50.
  expect(timed('zen3', forms.map(apart), 'throughput')).toEqual([0.5, 0.25, 0.5]);
  expect(timed('zen3', accesses, 'throughput')).toEqual([0.5, 1, 0.5]);
  // 2.98, 1.00, 1.00.
  expect(timed('zen3', forms.map(chain), 'latency')).toEqual([3, 1, 1]);
});

test('a chain takes its latencies', () => {
  expect(timed('zen4', [MADD, ADD].map(chain), 'latency')).toEqual([4, 1]);
  expect(timed('zen5', [MADD, ADD].map(chain), 'latency')).toEqual([4, 2]);
  expect(timed('goldenCove', [MADD, ADD].map(chain), 'latency')).toEqual([4, 1]);
});

test('each core has a model of both kinds of registers', () => {
  const programs = [ADD, formNamed('vpaddq_ymm_ymm_ymm')].map(apart);
  for (const core of LANE_CORES)
    for (const each of timed(core, programs, 'throughput')) expect(each).toBeGreaterThan(0);
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
