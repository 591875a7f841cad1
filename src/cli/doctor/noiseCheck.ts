import type { Clock } from '../../base/io.ts';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { compareWithItself, type SelfComparison } from '../../bench/measure/compare.ts';
import type { Check } from '../../engine/report/checkList.ts';
import { withWorker } from '../../bench/worker/buildWorker.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Hello } from '../../bench/worker/hello.ts';

/** out = in^256 mod 2^64: mov rax, [rsi]; imul rax, rax (eight times); mov [rdi], rax; ret. */
const SAMPLE = Uint8Array.from([
  0x48,
  0x8b,
  0x06,
  ...Array.from({ length: 8 }, () => [0x48, 0x0f, 0xaf, 0xc0]).flat(),
  0x48,
  0x89,
  0x07,
  0xc3,
]);

/** Differences above this fraction between equal pieces of code make results hard to trust. */
const TOLERABLE = 0.01;

/** Starts the measuring worker, pinned, and compares a piece of code with itself. */
export async function noiseCheck(root: string, clock: Clock): Promise<Check[]> {
  try {
    return await withWorker(root, undefined, async (worker) => {
      return [
        { name: 'measuring worker', state: 'good', found: 'runs, pinned to the last core' },
        priorityCheck(worker.hello),
        noise(await measure(worker, clock)),
      ];
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [
      {
        name: 'measuring worker',
        state: 'missing',
        found: error.message,
        ...(error.detail.hint === undefined ? {} : { mend: error.detail.hint }),
      },
    ];
  }
}

/** How the kernel ranks the worker among other programs. */
export function priorityCheck({
  prioritised,
  autogroups,
  weighted,
}: Pick<Hello, 'prioritised' | 'autogroups' | 'weighted'>): Check {
  const name = 'priority';
  const mend = 'as root, or with CAP_SYS_NICE, the worker takes a high one; without it, stop other programs';
  if (!prioritised)
    return {
      name,
      state: 'warning',
      found:
        `ordinary${autogroups ? ', in a session of its own (autogroup)' : ''}: other programs interrupt the ` +
        'measuring worker',
      mend,
    };
  if (!autogroups) return { name, state: 'good', found: 'the measuring worker has a high one' };
  if (weighted)
    return { name, state: 'good', found: 'the measuring worker has a high one, and so has its session (autogroup)' };
  return {
    name,
    state: 'warning',
    found: 'high, but not that of its session (autogroup), which shares the processor evenly with other sessions',
    mend,
  };
}

async function measure(worker: Worker, clock: Clock): Promise<SelfComparison> {
  const vectors = [3n, 5n, 7n].map((x) => ({
    alias: 0,
    inputs: BigUint64Array.of(x),
    expected: BigUint64Array.of(x ** 256n),
  }));
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: 1 },
        { kind: 'in', words: 1 },
      ],
      aliases: [[0, 1]],
    },
    vectors,
  );
  return compareWithItself(worker, SAMPLE, { rng: seeded(1, 'doctor'), clock, layouts: 12, waitMs: 3000 });
}

function noise({ noiseFloor, quietShare, contended }: SelfComparison): Check {
  const name = 'noise';
  const found =
    `equal code differs by up to ${(noiseFloor * 100).toFixed(2)} %; ${Math.round(quietShare * 100)} % of the ` +
    'time quiet';
  if (!contended && noiseFloor <= TOLERABLE) return { name, state: 'good', found };
  return { name, state: 'warning', found, mend: 'stop other programs, or measure on another core (--cpu N)' };
}
