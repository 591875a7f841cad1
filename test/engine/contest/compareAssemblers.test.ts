import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { parseNasm } from '../../codegen/encoder/parseNasm.ts';
import { compareAssemblers } from '../../../src/engine/contest/crossChecks.ts';
import { openAssemblyline } from '../../../src/frontend/toolchain/assemblyline.ts';
import { storedFiles, storedResults } from '../store/storedResult.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** A library with the interface of libassemblyline 1.4 that knows three instructions, one of them wrongly. */
const FAKE = `
#include <string.h>
static unsigned char code[64];
static int at, option = -1;
void *asm_create_instance(unsigned char *buffer, int length) { return buffer || length ? 0 : code; }
void asm_set_all(void *instance, int o) { option = o; }
void asm_set_offset(void *instance, int offset) { at = offset; }
int asm_get_offset(void *instance) { return at; }
void *asm_get_code(void *instance) { return code; }
static int put(const char *bytes, int length) { memcpy(code + at, bytes, length); at += length; return 0; }
int asm_assemble_str(void *instance, const char *text) {
  if (option != 1) return 1;
  if (!strcmp(text, "ret\\n")) return put("\\xc3", 1);
  if (!strcmp(text, "mov rax, rbx\\n")) return put("\\x48\\x89\\xd8", 3);
  if (!strcmp(text, "add rax, rbx\\n")) return put("\\x48\\x03\\xc3", 3);
  return 1;
}
`;

const folder = temporaryFolder();
let library = '';
beforeAll(() => {
  library = join(folder, 'libassemblyline.so.1');
  writeFileSync(join(folder, 'fake.c'), FAKE);
  execFileSync(process.env['CC'] ?? 'cc', ['-shared', '-fPIC', '-o', library, join(folder, 'fake.c')]);
});

const fake = () => openAssemblyline(ROOT, { FIELDWRIGHT_ASSEMBLYLINE: library });

async function compared(...lines: string[]) {
  const [{ program }] = parseNasm(lines.join('\n'), 'text');
  const code = new Uint8Array(256);
  return compareAssemblers(program, code.subarray(0, encode(program, code, 0)), await fake(), 'text');
}

test('each line has its bytes, and none when it is not known', async () => {
  const bytes = await (await fake()).bytes(['ret', 'bswap rax', 'mov rax, rbx']);
  expect(bytes.map((b) => b && Buffer.from(b).toString('hex'))).toEqual(['c3', null, '4889d8']);
});

test('the same bytes', async () => {
  expect(await compared('mov rax, rbx', 'ret')).toEqual({ instructions: 2, unknown: [] });
});

test('what it does not know is counted, constants too', async () => {
  const agreement = await compared('mov rax, rbx', 'mov rcx, [rel .c0]', 'ret', '.c0: dq 0x5');
  expect(agreement).toEqual({ instructions: 3, unknown: ['mov rcx, [rel .c0]'] });
});

test('other bytes are refused, though they may mean the same', async () => {
  await expect(compared('mov rax, rbx', 'add rax, rbx', 'ret')).rejects.toMatchObject({
    kind: 'unsupported',
    detail: { where: 'text, instruction 2: add rax, rbx', expected: '4801d8', found: '4803c3' },
  });
});

test.each(['/nonexistent/libassemblyline.so.1', '/bin/true'])('%s is no library', async (path) => {
  await expect(openAssemblyline(ROOT, { FIELDWRIGHT_ASSEMBLYLINE: path })).rejects.toMatchObject({
    kind: 'tool',
    detail: { where: path, hint: expect.stringContaining('FIELDWRIGHT_ASSEMBLYLINE') },
  });
});

const real = await openAssemblyline(ROOT, process.env).catch(() => null);
if (real === null)
  console.log('AssemblyLine itself is not tried: not installed (FIELDWRIGHT_ASSEMBLYLINE names the library)');

test.skipIf(real === null)('the real one makes the same bytes of every stored function', async () => {
  let unknown = 0;
  let instructions = 0;
  for (const file of storedResults()) {
    const [{ program }] = parseNasm(storedFiles(file)['best.asm'], file);
    const code = new Uint8Array(65_536);
    const agreement = await compareAssemblers(program, code.subarray(0, encode(program, code, 0)), real!, file);
    unknown += agreement.unknown.length;
    instructions += agreement.instructions;
  }
  expect(unknown).toBeLessThan(instructions / 5);
});
