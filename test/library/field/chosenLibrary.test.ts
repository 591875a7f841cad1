/**
 * Libraries with code for several processors, as programs use them: here and on emulated processors, shared and
 * static; where addresses of functions stand; and a choice that is wrong. `make test-long` makes them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { variantOn, variantsFor } from '../../../src/library/field/variants.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { requireRight, type Made, SMALL } from './requireRight.ts';
import { emulated, MODELS, saidOn, withoutEmulator } from './emulated.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const toolchain = isLong ? await toolchainOrSkip() : null;
const cc = toolchain?.tools.byName.cc.path ?? null;
const noEmulator = isLong ? withoutEmulator() : null;
if (noEmulator !== null) console.warn(noEmulator);

const CURVE: Made = { arguments_: ['--field', '25519'], prefix: 'curve', p: 2n ** 255n - 19n, limbs: 4, bytes: 32 };
const LIBRARIES = [
  { made: SMALL, kind: 'branch', isTuned: false },
  { made: SMALL, kind: 'ifunc', isTuned: false },
  { made: CURVE, kind: 'ifunc', isTuned: true },
];

/** Machines that the choice on emulated processors is known for (`MODELS`). */
const MACHINES = ['amd-zen3', 'amd-zen4', 'intel-skylake'];

/** A store with what there is of them alone. */
function storeIn(folder: string): string {
  const store = join(folder, 'results');
  for (const name of readdirSync(join(root, 'results')).filter((slug) => slug.startsWith('25519-')))
    for (const machine of MACHINES) {
      const from = join(root, 'results', name, machine);
      if (existsSync(from)) cpSync(from, join(store, name, machine), { recursive: true });
    }
  return store;
}

describe.skipIf(cc === null).each(LIBRARIES)('$made.prefix by $kind', ({ made, kind, isTuned }) => {
  const { prefix, limbs, bytes } = made;
  const folder = temporaryFolder();
  const place = (...parts: string[]): string => join(folder, ...parts);
  beforeAll(async () => {
    const io = recordingIo([], {
      ...{ root, cwd: folder, results: storeIn(folder), clock: { nowMs: () => performance.now() } },
      argv: ['library', ...made.arguments_, '--no-search', '--prefix', prefix, '--dispatch', kind, '--out', '.'],
    });
    expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
    expect(io.outText.join('\n')).toMatch(/^ok: \S+ is chosen for this processor$/m);
    const main = `int main(void) { return puts(${prefix}_variant()) < 0; }`;
    writeFileSync(place('says.c'), `#include "${prefix}.h"\n#include <stdio.h>\n${main}\n`);
  });

  const defines = [`-DHEADER="${prefix}.h"`, `-DPREFIX=${prefix}`, `-DLIMBS=${limbs}`, `-DBYTES=${bytes}`];
  const sourceOf = (name: string): string => join(import.meta.dirname, name);
  const build = (name: string, source: string, ...libraries: readonly string[]): string => {
    const flags = ['-std=gnu11', '-O1', '-Wall', '-Werror', ...defines, '-I', place('include')];
    execFileSync(cc ?? '', [...flags, source, '-o', place(name), ...libraries]);
    return place(name);
  };
  const archive = (): string => place('lib', `lib${prefix}.a`);
  const shared = (...more: readonly string[]): string[] => {
    const env = { ...process.env, PKG_CONFIG_PATH: place('lib', 'pkgconfig') };
    const flags = execFileSync('pkg-config', ['--cflags', '--libs', prefix], { env, encoding: 'utf8' });
    return [...flags.trim().split(/\s+/), `-Wl,-rpath,${place('lib')}`, ...more];
  };
  const expectedHere = (): string => {
    const features = ['bmi2', 'adx'];
    const machines = isTuned ? MACHINES.map((slug) => ({ slug, features })) : [];
    return variantOn(variantsFor(machines), thisMachine()).title;
  };

  test('is right here, shared and static, and says what it has chosen', () => {
    for (const libraries of [shared(), [archive()], ['-static', archive()], ['-static-pie', archive()]]) {
      requireRight(made, [build('uses', sourceOf('uses.c'), ...libraries)]);
      const says = build('says', place('says.c'), ...libraries);
      expect(execFileSync(says, { encoding: 'utf8' }).trim()).toBe(expectedHere());
    }
  });

  test.skipIf(noEmulator !== null)('is right on every emulated processor, by the code that is for it', () => {
    for (const libraries of [shared(), ['-static', archive()]]) {
      const says = build('says', place('says.c'), ...libraries);
      const uses = build('uses', sourceOf('uses.c'), ...libraries);
      for (const [model, tuned, general] of MODELS) {
        expect([model, saidOn(model, says)]).toEqual([model, isTuned ? tuned : general]);
        requireRight(made, emulated(model, uses), process.env, 20);
      }
    }
  });

  test.skipIf(noEmulator !== null)('is found to be wrong on some processor if other features are asked for', () => {
    const source = place('src', `${prefix}_dispatch.c`);
    const wrong = readFileSync(source, 'utf8')
      .replace('extended >> 19', 'extended >> 3')
      .replace('>> 8 & 1', '>> 3 & 1');
    writeFileSync(place('wrong.c'), wrong);
    const flags = ['-O2', '-fno-jump-tables', '-fno-stack-protector', '-I', place('include')];
    execFileSync(cc ?? '', [...flags, '-c', place('wrong.c'), '-o', place('wrong.o')]);
    const libraries = [place('wrong.o'), archive()];
    // Haswell has BMI1, which is bit 3, and no ADX.
    const says = build('says', place('says.c'), ...libraries);
    expect([saidOn('IvyBridge', says), saidOn('Haswell', says)]).toEqual([
      'x86-64',
      isTuned ? 'intel-skylake' : 'bmi2+adx',
    ]);
    if (!isTuned) return;
    const uses = build('uses', sourceOf('uses.c'), ...libraries);
    expect(() => requireRight(made, emulated('Haswell', uses), process.env, 5)).toThrow();
  });

  test('has no address of a function where a program may write', () => {
    const counted = (...libraries: readonly string[]): number[] =>
      execFileSync(build('sealed', sourceOf('sealed.c'), ...libraries), { encoding: 'utf8' })
        .trim()
        .split(' ')
        .map(Number);
    const now = '-Wl,-z,relro,-z,now';
    for (const libraries of [shared(), [archive(), now], ['-static-pie', archive(), now]]) {
      const [writable, others] = counted(...libraries);
      expect(writable).toBe(0);
      if (kind === 'ifunc') expect(others).toBeGreaterThanOrEqual(4);
    }
    if (kind === 'ifunc') expect(counted(archive(), '-Wl,-z,norelro')[0]).toBeGreaterThanOrEqual(4);
  });

  test('has nothing in its shared object that stays writable but the page of the number', () => {
    const elf = execFileSync('readelf', ['-lrSW', place('lib', `lib${prefix}.so`)], { encoding: 'utf8' });
    const sections = [...elf.matchAll(/^ +\[ *\d+\] (\S+) +\S+ +\S+ +\S+ +(\S+) +\S+ +WA /gm)];
    const sizes = Object.fromEntries(sections.map(([, name, size]) => [name, parseInt(size, 16)]));
    if (kind === 'ifunc') {
      expect(Object.keys(sizes)).toEqual(['.dynamic']);
      expect(elf).toContain('There are no relocations in this file');
    } else {
      expect(Object.keys(sizes).sort()).toEqual(['.bss', '.dynamic', '.init_array']);
      expect(sizes['.bss']).toBe(4096);
    }
    expect(elf).toMatch(/GNU_STACK .* RW /);
    expect(elf).toMatch(/GNU_RELRO/);
    const symbols = execFileSync('nm', ['-D', '--defined-only', place('lib', `lib${prefix}.so`)], { encoding: 'utf8' });
    for (const line of symbols.trim().split('\n')) expect(line).toMatch(kind === 'ifunc' ? / i / : / T /);
  });

  test.skipIf(kind !== 'branch')('keeps its number where it cannot be written', () => {
    const source = place('maps.c');
    const copy = 'FILE *maps = fopen("/proc/self/maps", "r"); for (int c; (c = getc(maps)) != EOF;) putchar(c);';
    writeFileSync(
      source,
      `#include "${prefix}.h"\n#include <stdio.h>\nint main(void) { ${copy} ${prefix}_variant(); }\n`,
    );
    const maps = execFileSync(build('maps', source, ...shared()), { encoding: 'utf8' }).split('\n');
    const last = maps.findLastIndex((line) => line.endsWith(`lib${prefix}.so`));
    const page = /^([0-9a-f]+)-([0-9a-f]+) (\S+) 0+ 00:00 0 *$/.exec(maps[last + 1]);
    expect(page?.[3], maps.join('\n')).toBe('r--p');
    expect(parseInt(page?.[2] ?? '', 16) - parseInt(page?.[1] ?? '', 16)).toBe(4096);
  });
});
