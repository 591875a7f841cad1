/** Counterexamples where the processor lacks instructions of the code: run as scalar code, or said not to be run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { confirmedRefutation } from '../../../src/engine/claim/confirmRefutation.ts';
import { proveFile } from '../../../src/engine/claim/proveFile.ts';
import { processorFlags } from '../../../src/engine/environment/thisMachine.ts';
import { lackingSets } from '../../../src/prover/instructions/instructionSets.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const toolchain = await toolchainOrSkip();
const root = join(import.meta.dirname, '../../..');

/** Flags as a Zen 3 has them, and those of a processor of 2006. */
const ZEN3 = new Set('pni ssse3 sse4_1 sse4_2 movbe popcnt abm bmi1 bmi2 adx avx avx2 vaes vpclmulqdq'.split(' '));
const OLD = new Set(['pni', 'ssse3']);

test('what a processor lacks, by the names of the kernel', () => {
  expect(lackingSets(['SSE4.1', 'LZCNT', 'BMI2', 'AVX512F', 'AVX512VBMI2'], ZEN3)).toEqual(['AVX512F', 'AVX512VBMI2']);
  expect(lackingSets(['SSSE3', 'ADX'], OLD)).toEqual(['ADX']);
  expect(lackingSets(['AVX512F'], new Set())).toEqual([]);
  expect(processorFlags().size === 0 || processorFlags().has('sse2')).toBe(true);
});

const HEAD = '.intel_syntax noprefix\n.globl f\n.type f,@function\nf:\n';
const ROWS = { spec: 'out = a+b mod 2^61-1', limbs: '1x64', bounds: 'a<2^61, b<2^61', lanes: '8' } as const;
const SUM = { spec: 'out = a+b mod 2^61-1', limbs: '1x64', bounds: 'a<2^61, b<2^61' } as const;
const CASES = {
  rows: [
    'mov eax, 1\nvpbroadcastq zmm1, rax\nvmovdqu64 zmm0, [rsi]\nvpaddq zmm0, zmm0, [rdx]\nvporq zmm0, zmm0, zmm1\n' +
      'vmovdqu64 [rdi], zmm0\nvzeroupper\nret\n',
    ROWS,
  ],
  shifted: ['mov rax, [rsi]\nadd rax, [rdx]\nmov ecx, 1\nshlx rax, rax, rcx\nmov [rdi], rax\nret\n', SUM],
} as const;

describe.skipIf(toolchain === null)('a counterexample', () => {
  const folder = temporaryFolder();
  const shown = async (name: keyof typeof CASES, flags: ReadonlySet<string>): Promise<string | null> => {
    const [code, options] = CASES[name];
    writeFileSync(join(folder, `${name}.s`), `${HEAD}${code}`);
    const proved = await proveFile(`${name}.s`, options, recordingIo([], { root, cwd: folder }));
    expect(proved.kind).toBe('refuted');
    return confirmedRefutation(proved.parts[0], proved.code, root, flags);
  };
  test('of code for AVX-512 runs as scalar code on a Zen 3', async () => {
    expect(await shown('rows', ZEN3)).toMatch(
      /^as scalar code on this processor, which lacks AVX512F: out = \[0x.*\], expected ≡ 0x/,
    );
  });
  test('of code for BMI2 runs as scalar code, or it is said why it does not', async () => {
    expect(await shown('shifted', OLD)).toMatch(
      /^(as scalar code on this processor|not run on the processor), which lacks BMI2: ./,
    );
  });
});
