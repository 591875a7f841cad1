/**
 * Functions of vectors: vectorised and scalar against big integers, what their checks notice, and processors without
 * lanes. Where the processor has none, the vectorised code runs as scalar code behind a CPUID that has them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { basename, join, dirname } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { assembleObject } from '../../../src/bench/assemble.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { targetNamed, TARGETS } from '../../../src/codegen/x86/target.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { wordLanes, WORD_OPERATIONS } from '../../../src/ir/lanes/wordLanes.ts';
import { planLibrary, type LibraryPlan } from '../../../src/library/field/libraryPlan.ts';
import {
  PUBLIC_JUMPS,
  vectorSource,
  ALWAYS_IN_LANES,
  measuredThresholds,
  inWords,
  SEVERAL,
  USUAL_THRESHOLDS,
} from '../../../src/library/field/makeVectors.ts';
import { startCodes } from '../../../src/library/field/storedCode.ts';
import { transpositionText } from '../../../src/library/field/transposition.ts';
import { checkVectorLeaks, checkVectors } from '../../../src/library/field/checkVectors.ts';
import { fieldCrate, fieldGoPackage } from '../../../src/library/field/fieldPackages.ts';
import { vectorFunctions, vectorHeader } from '../../../src/library/field/vectorHeader.ts';
import { textOf } from '../../../src/library/kernels/searchFunction.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';
import { plainLaneProgram } from '../../codegen/lanes/firstLaneCode.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { plainWords, wordFunctions } from './plainWords.ts';
import { ABSENT, PRETENDED, scalarObject } from '../pretendedLanes.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import type { NewFile } from '../../../src/base/files/preparedFiles.ts';
import { output, program } from '../export/exporting.ts';

const root = join(import.meta.dirname, '../../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const toolchain = await toolchainOrSkip();

const { avx512ifma: hasLanes } = (await openWorker()).hello;

const folder = temporaryFolder();

/** Of the loose form the functions of words must be reduced. */
const FIELDS = [
  ['bn254-p', true],
  ['25519', false],
] as const;

describe.skipIf(toolchain === null).each(FIELDS)('%s (strict: %s)', (name, strict) => {
  let plan: LibraryPlan;
  /** Scalar functions of one element and of several, vectorised ones, and these as scalar code. */
  let words: string;
  let several: string;
  let lanes: string;
  let translated: string;
  beforeAll(async () => {
    const field = loadField(name, root);
    const prefix = `fe_${name.replace('-', '_')}`;
    plan = await planLibrary({ field, strict, prefix, constants: [] }, root);
    writeFileSync(join(folder, `${prefix}_vectors.h`), vectorHeader(plan, []));
    words = plainWords(plan, folder, toolchain!);
    several = assembled('several', inWords(plan, SEVERAL).map(firstText));
    lanes = assembled('lanes', [transpositionText(prefix, root), ...laneTexts()]);
    translated = await scalarObject(lanes, folder, toolchain!);
  }, 300_000);

  const place = (file: string): string => join(folder, `${plan.prefix}_${file}`);
  const clang = (...args: readonly string[]): void => {
    execFileSync(toolchain!.tools.byName.clang.path!, ['-std=gnu23', '-O2', '-fPIC', '-w', '-c', ...args]);
  };

  /** Functions of words that are called alike and keep secrets: the others divide. */
  function quietObject(): string {
    const body = (from: string): string => `{ for (int k = 0; k < 4; k++) out[k] = ${from}; }`;
    const two = ['mul', 'add', 'sub'].map(
      (op) => `void ${plan.prefix}_${op}(uint64_t *out, const uint64_t *a, const uint64_t *b) ${body('a[k] ^ b[k]')}`,
    );
    const one = ['square', 'reduce', 'invert'].map(
      (op) => `void ${plan.prefix}_${op}(uint64_t *out, const uint64_t *a) ${body('~a[k]')}`,
    );
    writeFileSync(place('quiet.c'), ['#include <stdint.h>', ...two, ...one, ''].join('\n'));
    clang('-o', place('quiet.o'), place('quiet.c'));
    return place('quiet.o');
  }

  function laneTexts(): string[] {
    const { prefix, limbs, isMontgomery, field } = plan;
    return WORD_OPERATIONS.map((operation) => {
      const own = { modulus: field.modulus, words: limbs, isMontgomery };
      const fn = wordLanes(`${prefix}_${operation}_x8`, operation, own);
      return textOf({ fn, program: plainLaneProgram(fn) });
    });
  }

  function firstText(fn: IrFunction): string {
    const [{ champion }] = startCodes(fn, recordingIo([], { root }), TARGETS.at(-1)!);
    return textOf({ fn, program: champion.program });
  }

  function assembled(name: string, texts: readonly string[]): string {
    writeFileSync(place(`${name}.S`), texts.join('\n'));
    assembleObject('gas', place(`${name}.S`), place(`${name}.o`));
    return place(`${name}.o`);
  }

  let count = 0;
  /** The archive of vectors that calls `functions`, and of which a part of the C is replaced. */
  function archive(
    functions: string,
    flags = PRETENDED,
    from = '',
    to = '',
    { ofWords = words, least = ALWAYS_IN_LANES } = {},
  ): string {
    const text = vectorSource(plan, 'chain', root, least);
    expect(text).toContain(from);
    const [source, object, made] = ['c', 'o', 'a'].map((end) => place(`vectors${count}.${end}`));
    count++;
    writeFileSync(source, text.replace(from, to));
    clang('-fno-stack-protector', '-march=x86-64-v3', ...PUBLIC_JUMPS, ...flags, '-I', folder, '-o', object, source);
    execFileSync('ar', ['rcs', made, object, ofWords, several, functions]);
    return made;
  }

  const check = (made: string): Promise<string> =>
    checkVectors(plan, { archive: made, includes: folder, work: folder }, toolchain!, 1);

  test('vectorised and scalar, every number of elements up to 40', async () => {
    expect(await check(archive(translated))).toMatch(/^ok: \d+ calls of 8 functions/);
    // From how many on there are lanes does not depend on the form.
    const none = { ...USUAL_THRESHOLDS, add_vec: 0, inner_vec: 0, inverse_vec: 0 };
    for (const least of strict || IS_LONG ? [USUAL_THRESHOLDS, none] : [])
      expect(await check(archive(translated, PRETENDED, '', '', { least }))).toMatch(/^ok: /);
    expect(await check(archive(lanes, ABSENT))).toMatch(/^ok: /);
  }, 300_000);

  testPackages(`fe_${name.replace('-', '_')}`, strict ? 'Rust' : 'Go', () => {
    const { prefix } = plan;
    const target = targetNamed('native', { bmi2: true, adx: true });
    const parts = { functions: wordFunctions(prefix), vectors: vectorFunctions(plan), target };
    const headers = [`${prefix}.h`, `${prefix}_vectors.h`].map((file) => `include/${file}`);
    return [
      ...headers.map((file) => ({ file, content: readFileSync(join(folder, basename(file))) })),
      { file: `lib/lib${prefix}.a`, content: readFileSync(archive(translated)) },
      ...fieldCrate(plan, parts, '1.0.0', root),
      ...fieldGoPackage(plan, target, root),
    ];
  });

  test.skipIf(!strict)('the processor is asked', async () => {
    expect(await check(archive(lanes, []))).toMatch(/^ok: /);
  });

  // What follows does not depend on the form.
  test.skipIf(!strict || !hasLanes)('fewest elements for lanes are measured', async () => {
    const objects = [archive(lanes, [], '', '', { ofWords: quietObject() })];
    const wanted = { prefix: plan.prefix, hasInverse: true, includes: folder, objects, work: folder };
    const { inverse_vec: inverse, ...others } = await measuredThresholds(wanted, toolchain!);
    expect(Object.keys(others)).toHaveLength(7);
    for (const least of Object.values(others)) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(least);
    expect(inverse).toBeLessThanOrEqual(40);
  });

  test.skipIf(!strict).each(
    oneIn(2, [
      ['every number of elements in lanes', ALWAYS_IN_LANES],
      ['the rest one by one', USUAL_THRESHOLDS],
    ] as const),
  )(
    'no leak is found, %s',
    async (_, least) => {
      const quiet = archive(lanes, [], '', '', { ofWords: quietObject(), least });
      expect(await checkVectorLeaks(plan, quiet, toolchain!)).toMatch(/^ok: .* 14 loops/);
    },
    300_000,
  );

  test.skipIf(!strict)('the header is C++, too', () => {
    const header = join(folder, `${plan.prefix}_vectors.h`);
    execFileSync(toolchain!.tools.byName.cc.path!, [
      '-x',
      'c++',
      '-std=c++11',
      '-Wall',
      '-Werror',
      '-fsyntax-only',
      header,
    ]);
  });

  test.skipIf(!strict).each(
    oneIn<[string, string, string]>(4, [
      ['a tail that is read beyond its end', 'BY_NUMBER(n, rows, out, from)', 'F(rows_of_8)(out, from)'],
      ['a tail that is written beyond its end', 'BY_NUMBER(n, elements, to, from)', 'F(elements_of_8)(to, from)'],
      ['a tail that is computed twice', '((i) < (n) ? (i) : (n))', '((i) < LANES ? (i) : (n) - 1)'],
      ['sums of which one is left out', 'n -= 4, out += 4, a += 4, b += 4', 'n -= 4, out += 4, a += 4, b += 3'],
      ['a scalar that is overwritten', 'inWords(MUL, out[i], a[i], s)', 'inWords(MUL, out[i], a[i], scalar)'],
      ['a zero that is inverted to something', 'x[k][i] &= ~zeros[i]', 'x[k][i] &= ~0ULL'],
      ['a block that ends early', 'n - i < MOST ? n - i : MOST', 'n - i < MOST ? n - i : MOST - 1'],
      [
        'a sum that forgets a lane',
        'for (int k = 1; k < LANES; k++) inWords(ADD',
        'for (int k = 2; k < LANES; k++) inWords(ADD',
      ],
      [
        'a butterfly with its results exchanged',
        'F(sub_x8)(z, x, y);\n    F(add_x8)(x, x, y);',
        'F(add_x8)(z, x, y);\n    F(sub_x8)(x, x, y);',
      ],
    ]),
  )('%s is noticed', async (_, from, to) => {
    const isOfWords = from.includes('inWords(MUL, out') || from.includes('n -= 4');
    const made = isOfWords ? archive(lanes, ABSENT, from, to) : archive(translated, PRETENDED, from, to);
    await expect(check(made)).rejects.toThrow(expect.objectContaining({ kind: 'wrong' }));
  });

  test.skipIf(!strict)(
    'a jump that depends on elements is noticed',
    async () => {
      const begin = 'EIGHTS(i, n, least) {\n    load(x, a + i, n - i);';
      const jump = `${begin}\n    if (a[i][0] == 0) continue;`;
      const made = archive(lanes, [], begin, jump, { ofWords: quietObject() });
      await expect(checkVectorLeaks(plan, made, toolchain!)).rejects.toThrow(/may leak elements/);
    },
    300_000,
  );
});

/** A whole library, as the page makes it, and the page's own program. */
describe.skipIf(toolchain === null || !IS_LONG)('the command', () => {
  test('makes a library that the example of the page is linked with', async () => {
    const argv = ['library', '--field', 'bn254-p', '--strict', '--lanes', '8', '--no-search', '--out', 'made'];
    const own = recordingIo(argv, { root, cwd: folder, clock: { nowMs: () => performance.now() } });
    expect(await runCommandLine(ALL_COMMANDS, own), own.noteText.join('\n')).toBe(0);
    expect(own.outText.join('\n')).toMatch(/^ok: \d+ calls of 8 functions of vectors agree with big integers/m);
    const page = readFileSync(join(root, 'docs', 'LIBRARY.md'), 'utf8');
    const [, example] = /```c\n([\s\S]*?_vectors\.h[\s\S]*?)```/.exec(page) ?? [];
    writeFileSync(join(folder, 'main.c'), example ?? '');
    const made = join(folder, 'made');
    const args = ['-I', join(made, 'include'), '-L', join(made, 'lib'), '-Wall', '-Werror', '-o', join(folder, 'main')];
    const libraries = ['-Wl,-Bstatic', '-lfe_bn254_p_strict', '-Wl,-Bdynamic'];
    execFileSync(toolchain!.tools.byName.cc.path!, [join(folder, 'main.c'), ...args, ...libraries]);
    execFileSync(join(folder, 'main'));
  }, 900_000);
});

/* The folder of a library as a Rust crate and as a Go package. */

const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const cargo = program('cargo', '--version');

/**
 * The tests of both packages that a library's `files` are, and those of a program that has them by a path. What is not
 * of this `language` is left to the long tests.
 */
function testPackages(name: string, language: 'Rust' | 'Go' | null, files: () => readonly NewFile[]): void {
  const isTried = (one: 'Rust' | 'Go'): boolean => one === language || IS_LONG;
  const folder = temporaryFolder();
  const written = (place: string): string => {
    const root = join(folder, place);
    for (const { file, content } of files()) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    return root;
  };

  test.skipIf(cargo === null || !isTried('Rust'))(
    'is a crate without warnings, whose tests pass, also by a path',
    () => {
      const root = written('rust');
      const source = join(root, 'rust', 'lib.rs');
      writeFileSync(source, readFileSync(source, 'utf8').replace(/^(\/\/!.*\n)+/, '$&#![deny(warnings)]\n'));
      expect(output(cargo ?? '', ['test', '--offline', '--quiet'], { cwd: root })).toMatch(
        /ok\. [1-9] passed; 0 failed/,
      );
      const user = join(folder, 'rust-user');
      mkdirSync(join(user, 'src'), { recursive: true });
      writeFileSync(
        join(user, 'Cargo.toml'),
        `[package]\nname = "user"\nedition = "2021"\n[dependencies]\n${name} = { path = "../rust" }\n`,
      );
      writeFileSync(join(user, 'src', 'main.rs'), `fn main() { println!("{}", ${name}::is_supported()); }\n`);
      expect(output(cargo ?? '', ['run', '--offline', '--quiet'], { cwd: user })).toBe('true\n');
    },
  );

  test.skipIf(go === null || !isTried('Go'))(
    'is a Go package that is formatted and passes vet, whose tests pass, also by a path',
    () => {
      const root = written('go');
      output(go ?? '', ['vet', './...'], { cwd: root });
      expect(output(go ?? '', ['test', '-count=1', './...'], { cwd: root })).toMatch(/^ok /);
      expect(output(join(output(go ?? '', ['env', 'GOROOT']).trim(), 'bin', 'gofmt'), ['-l', root])).toBe('');
      const user = join(folder, 'go-user');
      const path = `fieldwright/${name.replace('fieldwright_', '')}`;
      mkdirSync(user);
      writeFileSync(join(user, 'go.mod'), `module user\ngo 1.21\nrequire ${path} v0.0.0\nreplace ${path} => ../go\n`);
      writeFileSync(join(user, 'main.go'), `package main\nimport f "${path}"\nfunc main() { print(f.Supported()) }\n`);
      expect(output(go ?? '', ['run', '.'], { cwd: user })).toBe('');
    },
  );
}
