/**
 * Random programs of which some words are secret, with jumps among them: where nothing is found, the way that they take
 * and the indices that they use must be the same on the processor, whatever the secret words are.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Rng, seeded } from '../../../src/base/rng.ts';
import { readFunction } from '../../../src/frontend/object/readFunction.ts';
import type { EntryArgument } from '../../../src/prover/leak/entry.ts';
import { findLeaks } from '../../../src/prover/leak/findLeaks.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { items } from '../../items.ts';
import { openWorker } from '../../openWorker.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { pick } from '../redteam/source.ts';
import { enteredAt } from './enteredAt.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const PROGRAMS = Number(process.env['PROGRAMS'] ?? 120);
const toolchain = await toolchainOrSkip();
const { hello } = await openWorker();
const folder = temporaryFolder();
const ARGUMENTS: readonly EntryArgument[] = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
];

/** Registers by width; those of a byte also with the second byte of a word. */
const GENERAL: Readonly<Record<number, readonly string[]>> = {
  64: items`rax; rcx; rdx; r8; r9; r10`,
  32: items`eax; ecx; edx; r8d; r9d; r10d`,
  16: items`ax; cx; dx; r8w; r9w; r10w`,
  8: items`al; cl; dl; r8b; r9b; r10b`,
};
const NAMES: Readonly<Record<number, string>> = {
  ...{ 8: 'BYTE', 16: 'WORD', 32: 'DWORD', 64: 'QWORD' },
  ...{ 128: 'XMMWORD', 256: 'YMMWORD', 512: 'ZMMWORD' },
};
const CONDITIONS = items`o; no; b; ae; e; ne; be; a; s; ns; l; ge; le; g`;

/**
 * Instructions. Of a width that is drawn, R is a register, S that or memory or a number, W memory that is written; Q, D
 * and B are registers of 64, 32 and 8 bits, H the second byte of one; M and V are 64 and 128 bits of memory, U those
 * that are written; X and Y are vector registers; C is a condition and N a number of bits.
 */
const INSTRUCTIONS = items`
  mov R, S; mov R, S; mov W, R; mov H, B; mov B, H; movzx Q, B; movsx D, B; movsxd Q, D; movzx D, H; add R, S
  sub R, S; and R, S; or R, S; xor R, S; adc R, S; sbb R, S; cmp R, S; test R, R; add W, R; xor W, R; sbb W, R
  sub D, D; xor eax, eax; sbb rcx, rcx; and r8, r8; cmp rdx, rdx; inc R; dec R; neg R; not R; inc W; xchg R, R
  xchg R, W; adcx Q, Q; adox Q, M; lea Q, [Q+Q*4+5]; shl R, N; shr R, N; sar R, N; rol R, N; ror R, N; rcl R, 1
  shl R, cl; rol R, cl; shlx Q, M, Q; sarx Q, Q, Q; shld Q, Q, N; shrd Q, Q, cl; rorx Q, Q, N; mul Q
  mulx r8, r10, M; imul Q, M; imul Q, Q, 3; cmovC Q, Q; cmovC Q, M; setC B; setC H; bswap Q; bt Q, Q; bts Q, 3
  btr Q, Q; popcnt Q, M; lzcnt Q, Q; tzcnt Q, Q; andn Q, Q, Q; pext Q, Q, Q; bzhi Q, Q, Q; blsr Q, Q; cdq; cqo
  cdqe; cwde; cmc; clc; stc; movq X, Q; movq Q, X; movd X, D; movd D, X; pextrq Q, X, 1; pextrb D, X, 5
  pinsrq X, Q, 1; pmovmskb D, X; movdqu X, V; vmovdqu X, V; movdqu U, X; pxor X, X; pxor xmm1, xmm1; por X, X
  pand X, X; paddq X, X; pmuludq X, X; punpcklqdq X, X; punpckhqdq X, X; pcmpeqd X, X; vpxor Y, Y, Y
  vpaddq X, X, X; vpor Y, Y, Y; psllq X, 8; psrldq X, 8; pshufd X, X, 78; movsd X, X; movss X, X; movhlps X, X
  vextracti128 X, Y, 1; vinserti128 Y, Y, X, 1; vpermq Y, Y, 78; vpbroadcastq Y, X; ptest X, X; vptest Y, Y
  pblendw X, X, 15; vzeroupper; push Q\npop Q; push M\npop Q
  and ecx, 7\nlea r11, [r11+rcx*8]\nmov Q, [rdi+rcx*8]; and ecx, 7\nlea r11, [r11+rcx*8]\nmov [rdi+rcx*8], Q
  lea r9, [rdi+16]\nmov [r9+8], Q\nmov r9, rcx; call helper`;

/**
 * The same with AVX-512: K is a mask, Z a register of 512 bits or the low part of one, O all of it, L 512 bits of
 * memory, T those that are written.
 */
const MASKED = items`
  kmovb K, D; kmovw K, D; kmovq K, Q; kmovb D, K; kmovw D, K; kmovd D, K; kmovq Q, K; kmovq K, K; kmovb K, M1
  kandb K, K, K; kandnw K, K, K; kxorq K, K, K; kxnorb K, K, K; korw K, K, K; knotb K, K; kshiftrq K, K, 4
  kshiftlw K, K, 3; kunpckbw K, K, K; kaddb K, K, K; kortestb K, K; kortestq K, K; ktestb K, K; ktestw K, K
  vptestmq K, Z, Z; vptestnmd K, Z, Z; vpcmpuq K, Z, Z, 1; vpcmpuq K{K}, Z, Z, 6; vpcmpeqd K, Z, Z
  vpcmpeqq K{K}, O, L; vpcmpub K, Z, Z, 3; vpmovm2q Z, K; vpmovm2b Z, K; vpmovq2m K, Z; vpmovb2m K, Z
  vmovdqu64 Z{K}, Z; vmovdqu64 Z{K}{z}, Z; vmovdqu8 Z{K}, Z; vmovdqu32 O{K}{z}, L; vmovdqu64 O, L; vmovdqu64 T, O
  vmovdqu64 T{K}, O; vmovdqu8 T{K}, O; vpblendmq Z{K}, Z, Z; vpternlogq O, O, O, 234; vpternlogd Z{K}, Z, Z, 202
  vpermq O, O, O; valignq O, O, O, 3; vpcompressq O{K}, O; vpexpandd O{K}{z}, O; vpcompressq T{K}, O
  vpbroadcastq Z, Q; vpbroadcastd Z{K}{z}, D; vpaddq O, O, L; vpaddq O{K}{z}, O, O; vpsubq Z, Z, Z; vpsubq Z{K}, Z, Z
  vpxorq Z, Z, Z; vpxord O, O, O; vpxorq Z{K}{z}, Z, Z; vextracti64x4 Y, O, 1; vinserti64x4 O, O, Y, 1
  vextracti32x4 X{K}{z}, O, 2; vpsrldq O, O, 5; vpmadd52luq O, O, O; vpmadd52huq Z{K}, Z, Z; vpsrlq Z, Z, 52
  vpsraq Z{K}, Z, 7; vpermt2q O, O, O; vpmovqd Y, O; vpmovzxdq O, Y; vpunpckhqdq O, O, O; vshufi64x2 O, O, O, 78
  vpsrlq zmm2, zmm2, 59\nvpgatherqq zmm1{K}, [rdi+zmm2*1]; vpmaskmovq Y, Y, M256; vmovq Q, X; vptest Y, Y
  vpmovmskb D, Y; vmovd D, X
  kmovb eax, K\ntest eax, eax; kmovb eax, K\ntest al, 1; kortestw K, K; kortestd K, K; ktestq K, K
  vmovq rcx, X\ntest rcx, rcx; vptestmq k1, Z, Z\nkortestb k1, k1`;

/** What is public on entry there, too. */
const MASKED_ENTRY = items`
  vmovdqu64 zmm16, [rdi]; vmovdqa64 zmm17, zmm16; kmovb k1, ecx; kmovq k2, rdx; kxnorq k3, k3, k3`;

/** What is public on entry, on the stack as well; r11 is the way that the program takes. */
const ENTRY = [
  'vzeroupper',
  ...items`xor r11d, r11d; mov rax, [rdi]; mov r8, rcx; mov r9, rdx; mov r10, [rdi+8]; movdqu xmm0, [rdi]
    movdqa xmm1, xmm0; vmovdqu ymm2, [rdi+32]; vmovdqu ymm3, [rdi]`,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((k) => `mov [rsp-${8 * k}], rcx`),
  'test eax, eax',
];

const WIDE = [0, 1, 2, 3, 16, 17];
/** Bits of memory by the letter of an operand. */
const BITS: Readonly<Record<string, number>> = { M: 64, V: 128, U: 128, M1: 8, M256: 256, L: 512, T: 512 };

class RandomProgram {
  private readonly rng: Rng;
  /** Of the registers of an instruction that may have any length. */
  private letter = 'z';
  private readonly isSecret: number;
  private readonly isMasked: boolean;

  constructor(rng: Rng, isMasked: boolean) {
    this.rng = rng;
    this.isMasked = isMasked;
    this.isSecret = 1 + rng.below(4);
  }

  lines(): string[] {
    const { rng } = this;
    const body = Array.from({ length: 4 + rng.below(24) }, (_, k) => [
      ...this.instruction(),
      ...(rng.below(4) === 0 ? [`j${pick(CONDITIONS, rng)} ${k + 1}f`, `lea r11, [r11+${2 ** k}]`, `${k + 1}:`] : []),
    ]);
    const entry = this.isMasked ? [...MASKED_ENTRY, ...ENTRY] : ENTRY;
    return [...entry, ...body.flat(), 'mov rax, r11', 'ret'];
  }

  private instruction(): string[] {
    const { rng } = this;
    const width = pick([8, 16, 32, 32, 64, 64], rng);
    this.letter = this.isMasked ? pick(['x', 'y', 'z', 'z'], rng) : 'z';
    const list = this.isMasked && rng.below(3) > 0 ? MASKED : INSTRUCTIONS;
    const text = pick(list, rng).replaceAll('\\n', '\n');
    return text
      .replace(/\b(cmov|set)C\b|\bM(?:1|256)\b|\b[A-Z]\b/g, (found, head?: string) => this.operand(found, width, head))
      .split('\n');
  }

  private operand(found: string, width: number, head: string | undefined): string {
    const { rng } = this;
    const register = (bits: number): string => pick(GENERAL[bits], rng);
    if (head !== undefined) return `${head}${pick(CONDITIONS, rng)}`;
    switch (found) {
      case 'R':
        return register(width);
      case 'S':
        return pick([register(width), register(width), this.memory(width, false), `${pick([0, 1, -1], rng)}`], rng);
      case 'Q':
      case 'D':
      case 'B':
        return register({ Q: 64, D: 32, B: 8 }[found]);
      case 'H':
        return pick(['ah', 'ch', 'dh'], rng);
      case 'X':
      case 'Y':
        return `${found.toLowerCase()}mm${rng.below(4)}`;
      case 'K':
        return `k${1 + rng.below(3)}`;
      case 'O':
        return `zmm${pick(WIDE, rng)}`;
      case 'Z':
        return `${this.letter}mm${pick(WIDE, rng)}`;
      case 'N':
        return `${pick([0, 1, 2, 7, 31], rng) % width}`;
      default:
        return this.memory(BITS[found] ?? width, 'WUT'.includes(found));
    }
  }

  private memory(bits: number, isWritten: boolean): string {
    const { rng } = this;
    const at = rng.below(64 - bits / 8 + 1);
    const isSecret = !isWritten && rng.below(this.isSecret) === 0;
    const place = isSecret ? `rsi+${at}` : pick([`rdi+${at}`, `rsp-${64 - at}`], rng);
    return `${NAMES[bits]} PTR [${place}]`;
  }
}

/** Those lines that are instructions: of two operands of which one has no encoding beside the other, some are none. */
function assembled(programs: readonly string[][]): string[][] {
  const textOf = (all: readonly (readonly string[])[]): string =>
    [
      ...items`.intel_syntax noprefix; .globl first, programs, count; first:`,
      ...all.map((_, k) => `je f${k}`),
      ...items`ret; helper: mov r8, [rsi+8]; xor r8d, r8d; ret`,
      ...all.flatMap((lines, k) => [`.globl f${k}`, `f${k}:`, ...lines]),
      ...items`.section .data.rel.ro,"aw"; count: .quad ${String(all.length)}; programs:`,
      ...all.map((_, k) => `.quad f${k}`),
      '.section .note.GNU-stack,"",@progbits',
      '',
    ].join('\n');
  const source = join(folder, 'programs.s');
  const errors = (text: string): Set<string> => {
    writeFileSync(source, text);
    try {
      execFileSync('as', ['--64', source, '-o', join(folder, 'programs.o')], { stdio: 'pipe' });
      return new Set();
    } catch (e) {
      const lines = text.split('\n');
      return new Set([...String(e).matchAll(/:(\d+): Error/g)].map(([, line]) => lines[Number(line) - 1]));
    }
  };
  const wrong = errors(textOf(programs));
  const left = programs.map((lines) => lines.filter((line) => !wrong.has(line)));
  if (wrong.size > 0) expect(errors(textOf(left))).toEqual(new Set());
  return left;
}

const has = hello.avx2 && hello.adx;
const KINDS = [
  { needs: 'AVX2 and ADX', isMasked: false, isRun: has },
  { needs: 'AVX-512', isMasked: true, isRun: has && hello.avx512ifma },
];

for (const { needs, isMasked, isRun } of KINDS)
  it.skipIf(toolchain === null || !isRun)(
    `random programs take one way where nothing is found (seed ${SEED}; needs ${needs})`,
    () => judged(isMasked),
    3_600_000,
  );

async function judged(isMasked: boolean): Promise<void> {
  const all = Array.from({ length: PROGRAMS }, (_, k) =>
    new RandomProgram(seeded(SEED, `leaks ${k}`), isMasked).lines(),
  );
  const programs = assembled(all);
  const [object, run] = ['programs.o', 'run'].map((name) => join(folder, name));
  execFileSync('cc', ['-O1', '-o', run, join(import.meta.dirname, 'runPrograms.c'), object]);
  const depends = execFileSync(run, { encoding: 'utf8' }).trim().split('\n');
  const code = await readFunction({ files: [object], symbol: 'first', isClosed: true }, toolchain!.bridge.decoder);
  const counts = { none: 0, shown: 0 };
  for (const [k, lines] of programs.entries()) {
    const { leaks, refusals } = findLeaks(enteredAt(code, `f${k}`), ARGUMENTS);
    const isNone = leaks.length + refusals.length === 0;
    if (isNone) expect(depends[k], `seed ${SEED}, program ${k}:\n${lines.join('\n')}`).toBe('0');
    if (isNone) counts.none++;
    if (leaks.length > 0 && depends[k] === '1') counts.shown++;
  }
  expect(counts.none).toBeGreaterThan(PROGRAMS / 10);
  expect(counts.shown).toBeGreaterThan(PROGRAMS / (isMasked ? 30 : 10));
}
