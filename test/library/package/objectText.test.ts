/** Objects as text for an assembler: what is made of the text is the object. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { disassembled } from '../../../src/library/package/keyPackages.ts';
import { requireSameObject, objectText } from '../../../src/library/package/objectText.ts';
import { program } from '../export/exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const folder = temporaryFolder();
const tools = ['cc', 'as', 'ld', 'objdump'].every((name) => program(name, '--version') !== null);

/** Calls within and between sections, a table, constants, a variable, an address in a table, and data among code. */
const SOURCE = `
#include <stdint.h>
static const uint64_t table[4] = {1, 2, 3, 0x123456789abcdef0};
static unsigned known, other[5];
static __attribute__((noinline)) uint64_t once(uint64_t x) { return x * 7 + table[x & 3]; }
uint64_t twice(uint64_t x) { other[x % 5]++; return once(once(x)) + ++known; }
double constant(double x) { return 2.5 * x; }
uint64_t (*address(void))(uint64_t) { return twice; }
__asm__(".text\\ndata_in_code: .byte 6,7,0x62,1,2,3\\n.globl few\\n.type few,@function\\n"
        "few: lea data_in_code(%rip), %rax\\nret\\n.size few, . - few\\n");
`;

function objectOf(name: string, source: string, ...flags: string[]): string {
  const [file, object] = [join(folder, `${name}${flags.length > 0 ? '.c' : '.s'}`), join(folder, `${name}.o`)];
  writeFileSync(file, source);
  execFileSync(flags.length > 0 ? 'cc' : 'as', [...flags, '-o', object, file]);
  return object;
}

const textOf = async (object: string, prefix = 'mine_1'): Promise<string> =>
  objectText(readFileSync(object), { prefix, instructions: await disassembled(object) });

describe.skipIf(!tools).each([['-O2 -fPIC'], ['-O2 -fPIC -ffunction-sections'], ['-O0 -fPIC']])(
  'an object of cc %s',
  (flags) => {
    const object = objectOf(`own${flags.length}`, SOURCE, '-c', ...flags.split(' '));
    const joined = `${object}.joined.o`;
    execFileSync('ld', ['-r', '-o', joined, object]);

    test('is what is made of its text', async () => {
      const text = await textOf(joined);
      expect(text).toMatch(/\.byte \d+.* # ret/);
      expect(text).toContain('.section .note.GNU-stack,"",@progbits');
      const made = readFileSync(objectOf(`made${flags.length}`, text));
      requireSameObject(readFileSync(joined), made, 'mine_1');
    });

    test('a changed byte, place or reference is noticed', async () => {
      const text = await textOf(joined);
      const lines = text.split('\n');
      const changed = (k: number, line: string): Buffer =>
        readFileSync(objectOf('changed', lines.with(k, line).join('\n')));
      let tried = 0;
      lines.forEach((line, k) => {
        const other = line.includes('.long')
          ? line.replace(/^( *\.long )(.*)$/, '$1 4 + $2')
          : line.replace(/\.byte (\d+)/, (_, byte: string) => `.byte ${Number(byte) ^ 1}`);
        if (other === line || k % 7 > 0) return;
        tried++;
        expect(() => requireSameObject(readFileSync(joined), changed(k, other), 'mine_1'), line).toThrow(
          /not what the object is/,
        );
      });
      expect(tried).toBeGreaterThan(3);
      expect(() => requireSameObject(readFileSync(joined), changed(1, '        .byte 1'), 'mine_1')).toThrow();
    });

    test('two of them with different prefixes are in one program, and compute', async () => {
      const [one, two] = await Promise.all(['a', 'b'].map((prefix) => textOf(joined, prefix)));
      const main = join(folder, 'main.c');
      writeFileSync(
        main,
        `#include <stdint.h>
       uint64_t a_twice(uint64_t), b_twice(uint64_t); uint64_t (*a_address(void))(uint64_t); double a_constant(double);
       int main(void) {
         return a_twice(5) != b_twice(5) || a_address() != a_twice || a_constant(2) != 5 || a_twice(5) == b_twice(6);
       }`,
      );
      const parts = [objectOf('one', one), objectOf('two', two)];
      for (const pie of ['-pie', '-no-pie']) {
        execFileSync('cc', [pie, '-fPIC', '-z', 'noexecstack', '-o', join(folder, 'main'), main, ...parts]);
        execFileSync(join(folder, 'main'));
      }
    });
  },
);

test.skipIf(!tools)('a reference to something else is refused', async () => {
  const object = objectOf('open', 'int f(int); int g(int x) { return f(x) + 1; }', '-c', '-O2', '-fPIC');
  await expect(textOf(object)).rejects.toThrow(/cannot be written as text/);
});
