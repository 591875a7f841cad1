/** Libraries as those who use them look at them: under sanitizers, memcheck and a debugger. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireRight, type Made } from './requireRight.ts';

const whyNot = (program: string): string | null =>
  spawnSync(program, ['--version']).status === 0 ? null : `${program} is not installed`;

/** Tests of the library that `place` has the files of, once they run; `cc` compiles. */
export function testUnderTools(made: Made, place: (...parts: string[]) => string, cc: () => string): void {
  const { prefix, limbs, bytes } = made;
  const source = (name: string): string => join(import.meta.dirname, name);
  const archive = (): string => place('lib', `lib${prefix}.a`);
  const compile = (program: string, ...args: string[]): string => {
    const defines = [`-DHEADER="${prefix}.h"`, `-DPREFIX=${prefix}`, `-DLIMBS=${limbs}`, `-DBYTES=${bytes}`];
    const flags = ['-std=c11', '-g', '-w', '-I', place('include'), ...defines, '-o', place(program)];
    execFileSync(cc(), [...flags, ...args]);
    return place(program);
  };

  test('its sources are right under the sanitizers of addresses and of undefined behaviour', () => {
    const flags = ['-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all', '-march=native'];
    const sources = readdirSync(place('src')).map((name) => place('src', name));
    const program = compile('sanitized', ...flags, source('uses.c'), ...sources);
    requireRight(made, [program], { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' }, 30);
  });

  describe('under memcheck', () => {
    const memcheck = (...defines: string[]) => {
      const program = compile('secrets', '-O1', ...defines, source('secrets.c'), archive());
      const { status, stdout, stderr } = spawnSync('valgrind', ['--error-exitcode=99', program], { encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    test('no jump and no address depends on an element, and nothing beside an array is touched', (context) => {
      context.skip(whyNot('valgrind') !== null, whyNot('valgrind') ?? '');
      const { status, stdout, stderr } = memcheck();
      expect(stderr).toContain('ERROR SUMMARY: 0 errors');
      expect(stdout).toMatch(/^[\da-f]+ \d\n$/);
      expect(status).toBe(0);
    });
    test('a jump and an access that are wrong are found', (context) => {
      context.skip(whyNot('valgrind') !== null, whyNot('valgrind') ?? '');
      const leak = memcheck('-DLEAK');
      expect(leak.stderr).toContain('Conditional jump or move depends on uninitialised value');
      const beyond = memcheck('-DBEYOND');
      expect(beyond.stderr).toContain('Invalid write of size 8');
      expect([leak.status, beyond.status]).toEqual([99, 99]);
    });
  });

  test('gdb finds main from every instruction of every function', (context) => {
    context.skip(whyNot('gdb') !== null, whyNot('gdb') ?? '');
    const program = compile('steps', '-O0', source('steps.c'), archive());
    const script = place('steps.py');
    writeFileSync(script, STEPS.replace('PREFIX', prefix));
    const out = execFileSync('gdb', ['-batch', '-nx', '-x', script, program], { encoding: 'utf8', stdio: 'pipe' });
    expect(out).toMatch(/^lost: 0$/m);
    const names = /^functions: (.*)$/m.exec(out)?.[1].split(' ') ?? [];
    const called = ['add', 'equal', 'from_bytes', 'is_zero', 'mul', 'opp', 'select', 'square', 'square_times', 'sub'];
    expect(names).toEqual(expect.arrayContaining([...called, 'to_bytes'].map((name) => `${prefix}_${name}`)));
    expect(Number(/^steps: (\d+)$/m.exec(out)?.[1])).toBeGreaterThan(300);
  });
}

/** Steps from the first call to the end of `calls`, and asks at each instruction who called whom. */
const STEPS = `import gdb
gdb.execute("set confirm off")
gdb.execute("break first")
gdb.execute("run")
names, steps, lost = set(), 0, 0
while gdb.newest_frame().name() != "last":
    frame, chain = gdb.newest_frame(), []
    while frame is not None:
        chain.append(frame.name())
        frame = frame.older()
    if chain[0] is not None and chain[0].startswith("PREFIX_"):
        names.add(chain[0])
        steps += 1
        lost += chain[-2:] != ["calls", "main"]
    gdb.execute("stepi", to_string=True)
print("functions:", " ".join(sorted(names)))
print("steps:", steps)
print("lost:", lost)
gdb.execute("kill")
`;
