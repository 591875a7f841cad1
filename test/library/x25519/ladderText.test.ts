/** The loop in assembly around X25519's ladder step: what it may be made of, and a library with it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ladderText, LADDER_STEP, linkFound } from '../../../src/library/x25519/fastestX25519.ts';
import type { FoundFunction } from '../../../src/library/kernels/searchFunction.ts';
import { x25519Words } from '../../../src/library/x25519/x25519Builds.ts';
import { checkLibrary } from '../../../src/library/x25519/checkLibrary.ts';
import { linkLibrary } from '../../../src/library/x25519/library.ts';
import { templateLibrary, championProgram } from '../../../src/search/tuning/codeGenerator.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { RSP } from '../../../src/codegen/x86/registers.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const RBX = 3;
const RBP = 5;

/** push rbx; instructions of the case; pop rbx; ret. */
function step(...middle: readonly ((p: Program) => void)[]): Program {
  const p = new Program();
  p.emit(formNamed('push_r64'), RBX);
  for (const emit of middle) emit(p);
  p.emit(formNamed('pop_r64'), RBX);
  p.emit(formNamed('ret'));
  return p;
}

const moveStack =
  (name: 'sub' | 'add', bytes: number) =>
  (p: Program): void => {
    p.emit(formNamed(`${name}_r64_i32`), RSP, 0, 0, 0, 0, bytes);
  };
const work = (p: Program): void => {
  p.emit(formNamed('add_r64_r64'), RBX, RBP);
};

describe('the text', () => {
  test('repeats the instructions between prologue and epilogue, above whose slots the loop keeps its own', () => {
    const lines = ladderText(step(moveStack('sub', 48), work, moveStack('add', 48)), root)?.split('\n') ?? [];
    const next = lines.indexOf(`.Lx25519_ladder_next:`);
    const back = lines.findIndex((line) => line.trim() === `jae .Lx25519_ladder_next`);
    const body = lines.slice(next, back).map((line) => line.trim());
    expect(body).toContain('add rbx, rbp');
    expect(body.filter((line) => /\b(push|pop|rsp, )/.test(line))).toEqual([]);
    expect(body).toContain('sub dword ptr [rsp+48+24], 1');
    expect(lines.filter((line) => line.includes('sub rsp')).map((line) => line.trim())).toEqual(['sub rsp, 80']);
  });

  test.each<[string, Program]>([
    ['the stack pointer moves between', step(moveStack('sub', 48), work, moveStack('sub', 8), moveStack('add', 48))],
    ['what is reserved is not given back', step(moveStack('sub', 48), work, moveStack('add', 40))],
    ['more is given back than reserved', step(work, moveStack('add', 8))],
  ])('is not made where %s', (_, program) => {
    expect(ladderText(program, root)).toBeNull();
  });
});

describe.skipIf(toolchain === null || toolchain.tools.byName.cc.path === null)('a library with the loop', () => {
  const found = async (): Promise<FoundFunction[]> =>
    (await x25519Words(toolchain!)).map((fn) => {
      const problem = buildProblem(fn);
      const program = championProgram(problem, templateLibrary(root), TARGETS[0], initialCandidate(problem));
      return { fn, program, ratio: 1, verdicts: [] };
    });
  const how = { name: 'loop', how: 'in a loop' };

  test('passes all checks, has no leak, and no call of the step', async () => {
    const all = await found();
    const ladder = ladderText(all.find(({ fn }) => fn.name === LADDER_STEP)!.program, root);
    const library = await linkLibrary(await linkFound(toolchain!, all, all, { ...how, ladder }), toolchain!);
    const lines = await checkLibrary(library, toolchain!, { seed: 3, million: false });
    expect(lines.every((line) => line.startsWith('ok: '))).toBe(true);
    expect(execFileSync('nm', [library.archive], { encoding: 'utf8' })).not.toMatch(/x25519_step/);
  });

  test.each(
    oneIn<[string, string, string]>(2, [
      ['one step less', ', 253', ', 252'],
      ['one step more', '+24], 3\n', '+24], 2\n'],
      ['the bit before the last one', 'xor ecx, eax', 'mov ecx, eax'],
    ]),
  )('with %s is refused', async (_, right, wrong) => {
    const all = await found();
    const ladder = ladderText(all.find(({ fn }) => fn.name === LADDER_STEP)!.program, root)!.replace(right, wrong);
    const library = await linkLibrary(await linkFound(toolchain!, all, all, { ...how, ladder }), toolchain!);
    await expect(checkLibrary(library, toolchain!, { seed: 3, million: false })).rejects.toThrow('wrong');
  });

  test('with a jump that a bit of the scalar decides is refused', async () => {
    const all = await found();
    const ladder = ladderText(all.find(({ fn }) => fn.name === LADDER_STEP)!.program, root)!.replace(
      'and eax, 1\n',
      'and eax, 1\n        jz .Lskip\n        nop\n.Lskip:\n',
    );
    const library = await linkLibrary(await linkFound(toolchain!, all, all, { ...how, ladder }), toolchain!);
    await expect(checkLibrary(library, toolchain!, { seed: 3, million: false })).rejects.toThrow('may leak');
  });
});
