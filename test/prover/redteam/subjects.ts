import { readFileSync } from 'node:fs';
import { gasLines, nasmLines } from '../../../src/codegen/encoder/assemblyText.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import type { Target } from '../../../src/codegen/x86/target.ts';
import { TEMPLATES, walk } from '../../codegen/lowering/mutants.ts';
import { pick, SYMBOL, type Source, type Syntax } from './source.ts';

/** A function with right programs for it. */
export interface Subject {
  readonly name: string;
  readonly fn: IrFunction;
  readonly programs: readonly Program[];
  /** How often it is drawn: proofs of large functions take longer. */
  readonly weight: number;
}

const WEIGHTS: readonly (readonly [path: string, weight: number])[] = [
  ['ir/25519-add', 8],
  ['ir/25519-sub-loose', 8],
  ['ir/poly1305-add', 6],
  ['ir/poly1305-sub-loose', 6],
  ['ir/poly1305-mul-loose', 4],
  ['ir/secp256k1-sub', 6],
  ['ir/25519-mul121665-loose', 4],
  ['ir/25519-mul-loose', 2],
  ['montgomery/p256-mul', 1],
];
const CANDIDATES = 6;
const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** The functions of a campaign, each with a few random programs for this processor. Each is called `f`. */
export function subjectsFor(target: Target, wanted = ''): Subject[] {
  return WEIGHTS.filter(([path]) => path.includes(wanted)).map(([path, weight]) => {
    const fn = { ...parse(readFileSync(new URL(`${path}.ir`, FIXTURES), 'utf8'), path), name: SYMBOL };
    return { name: path.replace(/^.*\//, ''), fn, weight, programs: programsOf(fn, path, target) };
  });
}

function programsOf(fn: IrFunction, label: string, target: Target): Program[] {
  const problem = buildProblem(fn);
  const lowerer = new Lowerer(problem, TEMPLATES, target);
  const programs: Program[] = [];
  const program = new Program();
  for (const candidate of walk(problem, seeded(1, label), 3 * CANDIDATES))
    if (lowerer.lower(candidate, program) && programs.length < CANDIDATES) programs.push(program.clone());
  return programs;
}

/** One of them, by weight. */
export function drawSubject(subjects: readonly Subject[], rng: Rng): Subject {
  return pick(
    subjects.flatMap((subject) => Array.from({ length: subject.weight }, () => subject)),
    rng,
  );
}

/** A plain file of a program. */
export function sourceOf(program: Program, syntax: Syntax): Source {
  const words = program.pool.map((word) => BigInt.asUintN(64, word));
  if (syntax === 'nasm') {
    return {
      syntax,
      suffix: '.asm',
      head: ['default rel', 'section .text', `global ${SYMBOL}`, `${SYMBOL}:`],
      body: nasmLines(program).map((line) => line.replace(/\[rel \.c(\d+)/, '[rel c_$1')),
      tail: [
        'section .note.GNU-stack noalloc noexec nowrite progbits',
        'section .rodata',
        ...words.map((word, k) => `c_${k}: dq ${word}`),
      ],
      files: {},
    };
  }
  const head = [
    ...(syntax === 'intel' ? ['.intel_syntax noprefix'] : []),
    '.text',
    `.globl ${SYMBOL}`,
    `.type ${SYMBOL}, @function`,
    `${SYMBOL}:`,
  ];
  const tail = [
    '.section .note.GNU-stack,"",@progbits',
    '.section .rodata',
    ...words.map((word, k) => `c_${k}: .quad ${word}`),
  ];
  return { syntax, suffix: '.s', head, body: gasLines(program, syntax, 'c_'), tail, files: {} };
}
