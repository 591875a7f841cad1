import { Failure } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { parse } from '../../src/ir/parse.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { findOperation } from '../../src/frontend/field/fieldDescription.ts';
import { namedField } from '../../src/engine/subject/fieldSubject.ts';
import type { Io } from '../../src/base/io.ts';
import type { Selfcheck, SelfcheckOptions } from './selfcheckOptions.ts';
import { storedRecords } from '../../src/engine/environment/storedRecords.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** Vectors per aliasing mode: as many as a search uses. */
const VECTORS = 48;

/**
 * The stored function that the options name, of this microarchitecture if there is one. Throws `input` if none is
 * stored that runs here.
 */
export function selfcheckSubject(
  options: SelfcheckOptions,
  io: Io,
): Pick<Selfcheck, 'title' | 'fn' | 'code' | 'instructions'> {
  const { field, op } = functionNamed(options, io);
  const form = options.strict ? 'strict' : 'loose';
  const machine = thisMachine();
  const title = `${field} ${op} (${form})`;
  const fitting = bestRecords(storedRecords(io)).filter(
    (r) => r.field === field && r.operation === op && r.form === form,
  );
  const runnable = fitting.filter(
    (r) => r.target === 'x86-64' || r.machine.features.every((f) => machine.features.includes(f)),
  );
  const best = runnable.find((r) => r.machine.slug === machine.slug) ?? runnable[0];
  if (best === undefined)
    throw new Failure('input', `no stored code for ${title} runs here`, {
      hint: `${PROGRAM} list shows what is stored; ${PROGRAM} optimize makes it`,
    });
  return { title, fn: parse(best.ir), code: Buffer.from(best.code.hex, 'hex'), instructions: best.code.instructions };
}

/** The names under which the function is stored; what is stored need not be of a field of ours. */
function functionNamed({ field, curve, op }: SelfcheckOptions, { root }: Io): { field: string; op: string } {
  const wanted = field ?? curve ?? '25519';
  const own = wanted.startsWith('mod-') ? null : namedField({ curve, field: wanted }, root);
  return own === null ? { field: wanted, op } : { field: own.name, op: findOperation(own, op).name };
}

/** Gives the worker the function and the vectors that a search would give it. */
export const setSubject = ({
  worker,
  fn,
  options: { seed },
}: Pick<Selfcheck, 'worker' | 'fn' | 'options'>): Promise<void> =>
  worker.setFunction(workerSignature(fn), testVectors(fn, VECTORS, seeded(seed, 'selfcheck/vectors')));
