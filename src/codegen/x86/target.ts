/** Targets: which instruction sets generated code may use. */
import { Failure } from '../../base/errors.ts';
import { WITHOUT_VECTORS, withVectors } from '../../base/targetNames.ts';
import type { Lanes } from '../../ir/function.ts';

/** What the generated code may use beyond the x86-64 baseline. */
export interface Target {
  readonly name: string;
  /** mulx, shlx, bzhi, rorx. */
  readonly bmi2: boolean;
  /** adcx, adox. */
  readonly adx: boolean;
  /** False where general registers are all there is, as in kernels; true if absent. */
  readonly vectors?: boolean;
}

/** Feature sets that can be asked for, richest first (levels of the System V ABI, 3.1.1, and ADX). */
export const TARGETS: readonly Target[] = [
  { name: 'x86-64-v3+adx', bmi2: true, adx: true },
  { name: 'x86-64-v3', bmi2: true, adx: false },
  { name: 'x86-64', bmi2: false, adx: false },
];

/** Of vectorised functions, by how many there are. What has AVX-512 with IFMA has the rest. */
export const LANE_TARGETS: Readonly<Record<Lanes, Target>> = {
  4: { name: 'avx2', bmi2: false, adx: false },
  8: { name: 'avx512ifma', bmi2: true, adx: true },
};

/** The target of a vectorised function. Throws `unsupported` if the processor cannot run its code. */
export function laneTarget(lanes: Lanes, cpu: LaneFeatures): Target {
  if (runsLanes(lanes, cpu)) return LANE_TARGETS[lanes];
  throw new Failure('unsupported', 'this processor cannot run vectorised code, so it cannot be measured', {
    where: '--lanes',
    expected: lanes === 4 ? 'AVX2' : 'AVX-512 with IFMA, switched on by the system',
    found: 'none',
    hint: '`optimize --lanes` uses a model of the processor instead; --estimate zen5 chooses it',
  });
}

/** What a processor has of the instructions of vectorised code. */
export interface LaneFeatures {
  readonly avx2: boolean;
  readonly avx512ifma: boolean;
}

/** Whether a processor can run code of so many lanes; of none, that of words, is asked elsewhere. */
export const runsLanes = (lanes: Lanes | undefined, { avx2, avx512ifma }: LaneFeatures): boolean =>
  lanes === undefined || (lanes === 4 ? avx2 : avx512ifma);

const WITH_VECTORS = ['native', ...TARGETS.map(({ name }) => name)] as const;

/** The names of all targets. */
export const TARGET_NAMES = [...WITH_VECTORS, ...WITH_VECTORS.map((name) => `${name}${WITHOUT_VECTORS}`)] as const;

/** What a processor has of the instructions of code for words. */
interface WordFeatures {
  readonly bmi2: boolean;
  readonly adx: boolean;
}

/** Whether a processor can run code for a target. */
export const runsTarget = ({ bmi2, adx }: Target, cpu: WordFeatures): boolean =>
  (cpu.bmi2 || !bmi2) && (cpu.adx || !adx);

/**
 * The target called `name`; `native` is the richest one that runs on a processor with these features. Throws `input`.
 */
export function targetNamed(name: string, cpu: WordFeatures): Target {
  if (name.endsWith(WITHOUT_VECTORS)) return { ...targetNamed(withVectors(name), cpu), name, vectors: false };
  const runs = (t: Target): boolean => runsTarget(t, cpu);
  const found = TARGETS.find((t) => (name === 'native' ? runs(t) : t.name === name));
  if (found === undefined)
    throw new Failure('input', 'unknown target', {
      where: '--target',
      expected: `one of ${TARGET_NAMES.join(', ')}`,
      found: `'${name}'`,
    });
  if (runs(found)) return found;
  throw new Failure('input', 'this processor cannot run code for the target, so it cannot be measured', {
    where: `--target ${name}`,
    expected: 'BMI2 and ADX as the target has them',
    found: `BMI2 ${yes(cpu.bmi2)}, ADX ${yes(cpu.adx)}`,
    hint: `--target ${TARGETS.find(runs)?.name ?? 'x86-64'}`,
  });
}

const yes = (b: boolean): string => (b ? 'yes' : 'no');
