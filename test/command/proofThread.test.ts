import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { encode } from '../../src/asm/encode.ts';
import { EncodedLines } from '../../src/asm/encodedLines.ts';
import { seeded } from '../../src/base/rng.ts';
import { prover, type ProofTask } from '../../src/command/proofThread.ts';
import { parse } from '../../src/ir/parse.ts';
import { Lowerer } from '../../src/lower/lower.ts';
import { buildProblem } from '../../src/model/build.ts';
import { proveAsm } from '../../src/verify/equivalence.ts';
import { Program } from '../../src/x86/program.ts';
import { TARGETS } from '../../src/x86/target.ts';
import { TEMPLATES, walk } from '../lower/mutants.ts';

const SEED = 4, COUNT = 12;
const functionText = readFileSync(new URL('../fixtures/ir/poly1305-mul.ir', import.meta.url), 'utf8');

/** Candidates of a random walk with their code. */
function tasks(): ProofTask[] {
  const problem = buildProblem(parse(functionText)), lowerer = new Lowerer(problem, TEMPLATES, TARGETS[0]), program = new Program(), made: ProofTask[] = [];
  for (const candidate of walk(problem, seeded(SEED), 3 * COUNT)) {
    if (made.length === COUNT || !lowerer.lower(candidate, program)) continue;
    const bytes = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
    made.push({ id: made.length, candidate: structuredClone(candidate), code: bytes.slice(0, encode(program, bytes, 0)) });
  }
  return made;
}

describe('the thread that proves accepted candidates', () => {
  it('proves batches once it knows the instructions, and answers for each code', () => {
    const all = tasks(), { proveBatch, proveTask } = prover({ functionText, target: TARGETS[0].name, root: process.cwd() });
    const batch = { first: 100, ends: all.map((_, i) => all.slice(0, i + 1).reduce((sum, t) => sum + t.code.length, 0)), code: Uint8Array.from(all.flatMap(t => [...t.code])) };
    expect(proveBatch(batch).kinds, 'before anything is known').toEqual(all.map(() => 'unread'));
    for (const task of all) expect(proveTask(task), `seed ${SEED}`).toMatchObject({ first: task.id, kinds: ['proved'] });
    expect(proveBatch(batch), `seed ${SEED}`).toMatchObject({ first: 100, kinds: all.map(() => 'proved') });
  });

  it('calls damaged code proved only where the ordinary proof does', () => {
    const [{ candidate, code }] = tasks(), fn = parse(functionText), rng = seeded(SEED), lines = new EncodedLines(), program = new Program();
    const { proveBatch, proveTask } = prover({ functionText, target: TARGETS[0].name, root: process.cwd() });
    expect(proveTask({ id: 0, candidate, code }).kinds).toEqual(['proved']);
    if (new Lowerer(buildProblem(fn), TEMPLATES, TARGETS[0]).lower(candidate, program)) lines.learn(program);
    let open = 0;
    for (let at = rng.below(9); at < code.length; at += 9) {
      const damaged = code.map((byte, i) => (i === at ? byte ^ 1 << rng.below(8) : byte)), { kinds: [kind] } = proveBatch({ first: 0, ends: [damaged.length], code: damaged });
      if (kind === 'open') open++;
      if (kind !== 'proved') continue;
      const text = lines.read(damaged);
      expect(proveAsm([`${fn.name}:`, ...text?.instructions ?? [], ...text?.constants ?? []].join('\n'), 'nasm', fn).kind, `seed ${SEED}, byte ${at}`).toBe('proved');
    }
    expect(open, 'codes that can be read and are not shown right').toBeGreaterThan(3);
  });
});
