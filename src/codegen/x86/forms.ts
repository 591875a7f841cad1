/** The table of instruction forms, indexed by dense ids. */
import type { FormId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import type { Form } from './form.ts';
import { parseTable } from './parseRow.ts';

/** cmovcc and setcc for the sixteen conditions (SDM vol. 1, appendix B). Columns: see parseRow.ts. */

/** The letters of the columns of flags, in their order. */
const FLAG_LETTERS = [...'OSZAPC'];
/** As templates spell them: by their flags, where one is enough. */
const SPELT = ['c', 'nc', 'z', 'nz'];

const rows = CONDITIONS.map(({ names, flags: letters }, code) => {
  const name = names.find((n) => SPELT.includes(n)) ?? names[0];
  const flags = FLAG_LETTERS.map((letter) => (letters.includes(letter) ? 't' : '.')).join('');
  const digit = code.toString(16).toUpperCase();
  const zen5 = flags.replaceAll('.', '').length > 1 ? '2*p012345' : 'p012345';
  return `
cmov${name} | rw:rN rmN | | ${flags} | base | doit | p06 | p03 | ${zen5} | RM | 0F 4${digit} /r
set${name}  | w:rm8     | | ${flags} | base | doit | p06 | p03 | p012345 | M  | 0F 9${digit} /0`;
});

const CONDITIONAL = rows.join('');

/** Addition, subtraction, comparison and bitwise logic. Columns: see parseRow.ts. Source: SDM vol. 2. */

/** The eight operations that share one opcode layout (SDM vol. 2D, table A-2). */
const regular = (name: string, digit: number, access: string, flags: string, ports: string): string => {
  const opcode = (low: number): string => (digit * 8 + low).toString(16).toUpperCase().padStart(2, '0');
  const facts = `| | ${flags} | base | doit | ${ports} | p0123 | p012345 |`;
  return `
${name} | ${access}:rmN rN  ${facts} MR | ${opcode(1)} /r
${name} | ${access}:rN  mN  ${facts} RM | ${opcode(3)} /r
${name} | ${access}:rmN i8  ${facts} MI | 83 /${digit} ib
${name} | ${access}:rmN i32 ${facts} MI | 81 /${digit} id (i8 83) (ax ${opcode(5)})
${name} | ${access}:rm8 r8  ${facts} MR | ${opcode(0)} /r
${name} | ${access}:r8  m8  ${facts} RM | ${opcode(2)} /r
${name} | ${access}:rm8 i8  ${facts} MI | 80 /${digit} ib (ax ${opcode(4)})`;
};

const INTEGER = `
${regular('add', 0, 'rw', 'mmmmmm', 'p0156A')}
${regular('or', 1, 'rw', '0mm-m0', 'p0156A')}
${regular('adc', 2, 'rw', 'mmmmmx', 'p06')}
${regular('sbb', 3, 'rw', 'mmmmmx', 'p06')}
${regular('and', 4, 'rw', '0mm-m0', 'p0156A')}
${regular('sub', 5, 'rw', 'mmmmmm', 'p0156A')}
${regular('xor', 6, 'rw', '0mm-m0', 'p0156A')}
${regular('cmp', 7, 'r', 'mmmmmm', 'p0156A')}

test | rmN rN  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MR | 85 /r
test | rm8 r8  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MR | 84 /r
test | rmN i32 | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MI | F7 /0 id (ax A9)
test | rm8 i8  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MI | F6 /0 ib (ax A8)

inc  | rw:rmN  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FF /0
inc  | rw:rm8  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FE /0
dec  | rw:rmN  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FF /1
dec  | rw:rm8  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FE /1
not  | rw:rmN  | | ...... | base | doit | p0156A | p0123 | p012345 | M  | F7 /2
not  | rw:rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | M  | F6 /2
bswap | rw:r64 | | ...... | base | doit | p06+p15 | p0123 | p012345 | O | 0F C8
bswap | rw:r32 | | ...... | base | doit | p15 | p0123 | p012345 | O | 0F C8
neg  | rw:rmN  | | mmmmmm | base | doit | p0156A | p0123 | p012345 | M  | F7 /3
neg  | rw:rm8  | | mmmmmm | base | doit | p0156A | p0123 | p012345 | M  | F6 /3

adcx | rw:rN rmN | | .....x | ADX | doit | p06 | p0123 | p012345 | RM | 66 0F38 F6 /r
adox | rw:rN rmN | | x..... | ADX | doit | p06 | p0123 | p012345 | RM | F3 0F38 F6 /r
`;

/** Moves, extensions, addresses, the stack and the flag instructions. Columns: see parseRow.ts. Source: SDM vol. 2. */
const MOVE = `
mov    | w:rN rN    | | ...... | base | doit | .      | .     | . | MR | 89 /r
mov    | w:mN rN    | | ...... | base | doit | .      | .     | . | MR | 89 /r
mov    | w:rN mN    | | ...... | base | doit | .      | .     | . | RM | 8B /r
mov    | w:r8 r8    | | ...... | base | doit | p0156A | p0123 | p012345 | MR | 88 /r
mov    | w:m8 r8    | | ...... | base | doit | .      | .     | . | MR | 88 /r
mov    | w:r8 m8    | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 8A /r
mov    | w:r32 i32  | | ...... | base | none | p0156A | p0123 | p012345 | OI | B8 id
mov    | w:r64 i32  | | ...... | base | none | p0156A | p0123 | p012345 | MI | C7 /0 id
mov    | w:r64 i64  | | ...... | base | none | p0156A | p0123 | p012345 | OI | B8 iq
mov    | w:r8 i8    | | ...... | base | none | p0156A | p0123 | p012345 | OI | B0 ib
mov    | w:mN i32   | | ...... | base | none | .      | .     | . | MI | C7 /0 id
mov    | w:m8 i8    | | ...... | base | none | .      | .     | . | MI | C6 /0 ib
movbe  | w:rN mN    | | ...... | MOVBE | unlisted | p06+p15 | p0123 | p012345 | RM | 0F38 F0 /r
movbe  | w:mN rN    | | ...... | MOVBE | unlisted | p06+p15 | p0123 | p012345 | MR | 0F38 F1 /r

movzx  | w:r32 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F B6 /r
movzx  | w:r64 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F B6 /r
movsx  | w:r32 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F BE /r
movsx  | w:r64 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F BE /r
movsxd | w:r64 rm32 | | ...... | base | doit | p15A   | p0123 | p012345 | RM | 63 /r

lea    | w:rN m     | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 8D /r
xchg   | rw:rN rw:rN | | ...... | base | unlisted | 3*p0156A | . | . | RM | 87 /r (ax 90)
xchg   | rw:r8 rw:r8 | | ...... | base | unlisted | 3*p0156A | 2*p0123 | 2*p012345 | RM | 86 /r

push   | r64    | rw:rsp | ...... | base | doit | p49+p78 | p45 | p67 | O  | W0 50
pop    | w:r64  | rw:rsp | ...... | base | doit | p23B    | p456 | p6789 | O  | W0 58
ret    |        | rw:rsp | ...... | base | none | p6+p23B | p0+p456 | p012345+p6789 | ZO | C3

clc    | | | .....0 | base | none | .      | .     | . | ZO | F8
stc    | | | .....1 | base | none | p0156A | p0123 | p012345 | ZO | F9
cmc    | | | .....x | base | unlisted | p0156A | p0123 | p012345 | ZO | F5
cld    | | | ...... | base | none | p06+p15A | p0123 | p012345 | ZO | FC
nop    | | | ...... | base | none | .      | .     | . | ZO | 90
endbr64 | | | ...... | base | none | .     | .     | . | ZO | F3 0F 1E FA
`;

/** Multiplication. Columns: see parseRow.ts. Source: SDM vol. 2. */
const MULTIPLY = `
mul  | rm64             | rw:rax w:rdx | m----m | base | doit | p1+p5 | p1 | 2*p012 | M  | F7 /4
mul  | rm32             | rw:rax w:rdx | m----m | base | doit | p1+2*p056A | p1 | 2*p012 | M  | F7 /4
mulx | w:r64 w:r64 rm64 | r:rdx        | ...... | BMI2 | doit | p1+p5 | p1 | 2*p012 | RVM | VEX F2 0F38 F6 /r
mulx | w:r32 w:r32 rm32 | r:rdx        | ...... | BMI2 | doit | p1+2*p056A | p1 | 2*p012 | RVM | VEX F2 0F38 F6 /r
imul | rmN              | rw:rax w:rdx | m----m | base | doit | p1+p5 | p1 | 2*p012 | M  | F7 /5
imul | rw:rN rmN        |              | m----m | base | doit | p1    | p1   | p012 | RM | 0F AF /r
imul | w:rN rmN i8      |              | m----m | base | doit | p1    | p1   | p012 | RMI | 6B /r ib
imul | w:rN rmN i32     |              | m----m | base | doit | p1    | p1   | p012 | RMI | 69 /r id (i8 6B)
`;

/** Shifts, rotations and bit fields. Columns: see parseRow.ts. Source: SDM vol. 2. */

/** Shift or rotation in place, by an immediate and by one (SDM vol. 2D, table A-6, group 2). */
const inPlace = (
  name: string,
  digit: number,
  byCount: string,
  byOne: string,
  glc: readonly [count: string, one: string],
  zen4: readonly [count: string, one: string],
  zen5: readonly [count: string, one: string],
  timing: string,
): string => {
  const facts = `| base | ${timing} | ${glc[0]} | ${zen4[0]} | ${zen5[0]} |`;
  const one = `| base | ${timing} | ${glc[1]} | ${zen4[1]} | ${zen5[1]} |`;
  return `
${name} | rw:rmN count | | ${byCount} ${facts} MI | C1 /${digit} ib (1 D1)
${name} | rw:rm8 count | | ${byCount} ${facts} MI | C0 /${digit} ib (1 D0)
${name} | rw:rmN 1     | | ${byOne} ${one} M | D1 /${digit}
${name} | rw:rm8 1     | | ${byOne} ${one} M | D0 /${digit}`;
};

/** Rotations through the carry take a micro-operation for each bit. */
const THROUGH_CF = ['8*p345', 'p345'] as const;

const SHIFT = `
${inPlace('rol', 0, '-....m', 'm....m', ['p06', '2*p06'], ['p12', 'p12'], ['p345', 'p345'], 'disputed')}
${inPlace('ror', 1, '-....m', 'm....m', ['p06', '2*p06'], ['p12', 'p12'], ['p345', 'p345'], 'disputed')}
${inPlace('rcl', 2, '-....x', 'm....x', ['2*p06+p15A', '2*p06+p15A'], ['8*p12', '2*p12'], THROUGH_CF, 'unlisted')}
${inPlace('rcr', 3, '-....x', 'm....x', ['2*p06+p15A', '2*p06+p15A'], ['8*p12', '2*p12'], THROUGH_CF, 'unlisted')}
${inPlace('shl', 4, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}
${inPlace('shr', 5, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}
${inPlace('sar', 7, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}

shld  | rw:rmN rN count | | -mm-mm | base | disputed | p1  | 3*p12 | 3*p345 | MRI | 0F A4 /r ib
shrd  | rw:rmN rN count | | -mm-mm | base | disputed | p1  | 3*p12 | 3*p345 | MRI | 0F AC /r ib

shlx  | w:rN rmN rN     | | ...... | BMI2 | doit | p06 | p12   | p345 | RMV | VEX 66 0F38 F7 /r
shrx  | w:rN rmN rN     | | ...... | BMI2 | doit | p06 | p12   | p345 | RMV | VEX F2 0F38 F7 /r
sarx  | w:rN rmN rN     | | ...... | BMI2 | unlisted | p06 | p12   | p345 | RMV | VEX F3 0F38 F7 /r
rorx  | w:rN rmN bit    | | ...... | BMI2 | disputed | p06 | p12   | p345 | RMI | VEX F2 0F3A F0 /r ib

andn  | w:rN rN rmN     | | 0mm--0 | BMI1 | doit | p15A    | p0123 | p012345 | RVM | VEX 0F38 F2 /r
bextr | w:rN rmN rN     | | 0-m--0 | BMI1 | unlisted | p06+p15 | p12   | p345 | RMV | VEX 0F38 F7 /r
bzhi  | w:rN rmN rN     | | 0mm--m | BMI2 | unlisted | p15     | p12   | p345 | RMV | VEX 0F38 F5 /r

bt    | rmN bit         | | --.--m | base | doit | p15 | p12   | p345 | MI | 0F BA /4 ib
bts   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /5 ib
btr   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /6 ib
btc   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /7 ib
`;

/** Spilling to and from `xmm` registers. Columns: see parseRow.ts. Source: SDM vol. 2. */
const VECTOR = `
movq    | w:xmm r64            | | ...... | SSE2   | doit | p5    | 2*p89 | pA | RM  | 66 0F W1 6E /r
movq    | w:r64 xmm            | | ...... | SSE2   | doit | p0    | 2*p89 | pAB | MR  | 66 0F W1 7E /r
movq    | w:xmm m64            | | ...... | SSE2   | doit | .     | .     | . | RM  | F3 0F W0 7E /r
movq    | w:m64 xmm            | | ...... | SSE2   | doit | .     | .     | . | MR  | 66 0F W0 D6 /r
vmovq   | w:xmm r64            | | ...... | AVX    | doit | p5    | 2*p89 | pA | RM  | VEX 66 0F W1 6E /r
vmovq   | w:r64 xmm            | | ...... | AVX    | doit | p0    | 2*p89 | pAB | MR  | VEX 66 0F W1 7E /r
vmovq   | w:xmm m64            | | ...... | AVX    | doit | .     | .     | . | RM  | VEX F3 0F W0 7E /r
vmovq   | w:m64 xmm            | | ...... | AVX    | doit | .     | .     | . | MR  | VEX 66 0F W0 D6 /r
pinsrq  | rw:xmm rm64 lane     | | ...... | SSE4.1 | doit | p5+p15 | 2*p89 | pA | RMI | 66 0F3A W1 22 /r ib
pextrq  | w:rm64 xmm lane      | | ...... | SSE4.1 | doit | p0+p15 | 2*p89 | pAB | MRI | 66 0F3A W1 16 /r ib
vpinsrq | w:xmm xmm rm64 lane  | | ...... | AVX    | doit | p5+p15 | 2*p89 | pA | RVMI | VEX 66 0F3A W1 22 /r ib
vpextrq | w:rm64 xmm lane      | | ...... | AVX    | doit | p0+p15 | 2*p89 | pAB | MRI | VEX 66 0F3A W1 16 /r ib
movdqu  | w:xmm m128           | | ...... | SSE2   | doit | .     | .     | . | RM  | F3 0F W0 6F /r
movdqu  | w:m128 xmm           | | ...... | SSE2   | doit | .     | .     | . | MR  | F3 0F W0 7F /r
movdqa  | w:xmm m128           | | ...... | SSE2   | doit | .     | .     | . | RM  | 66 0F W0 6F /r
movdqa  | w:m128 xmm           | | ...... | SSE2   | doit | .     | .     | . | MR  | 66 0F W0 7F /r
movdqa  | w:xmm xmm            | | ...... | SSE2   | doit | .     | .     | . | RM  | 66 0F W0 6F /r
vmovdqu | w:xmm m128           | | ...... | AVX    | doit | .     | .     | . | RM  | VEX F3 0F W0 6F /r
vmovdqu | w:m128 xmm           | | ...... | AVX    | doit | .     | .     | . | MR  | VEX F3 0F W0 7F /r
`;

/**
 * Lanes of 64 bits in registers of 512 and of 256 bits. Columns: see parseRow.ts; ports are those of vectors
 * (ports.ts). Source: SDM vol. 2.
 */
const LANES = `
vpmadd52luq  | rw:zmm zmm zmb | | ...... | AVX512IFMA | doit | pCD   | pC     | pCD   | RVM | EVEX 66 0F38 W1 B4 /r
vpmadd52huq  | rw:zmm zmm zmb | | ...... | AVX512IFMA | doit | pCD   | pC     | pCD   | RVM | EVEX 66 0F38 W1 B5 /r
vpmullq      | w:zmm zmm zmb  | | ...... | AVX512DQ | doit | 3*pCD | pC     | pCD   | RVM | EVEX 66 0F38 W1 40 /r
vpaddq       | w:zmm zmm zmb  | | ...... | AVX512F  | doit | pCD   | pCE     | pCDEF | RVM | EVEX 66 0F W1 D4 /r
vpsubq       | w:zmm zmm zmb  | | ...... | AVX512F  | doit | pCD   | pCE     | pCDEF | RVM | EVEX 66 0F W1 FB /r
vpandq       | w:zmm zmm zmb  | | ...... | AVX512F  | doit | pCD   | pCE     | pCDEF | RVM | EVEX 66 0F W1 DB /r
vpxorq       | w:zmm zmm zmm  | | ...... | AVX512F  | doit | pCD   | pCE     | pCDEF | RVM | EVEX 66 0F W1 EF /r
vpternlogq   | rw:zmm zmm zmb octet | | ...... | AVX512F | doit | pCD | pCE | pCDEF | RVMI | EVEX 66 0F3A W1 25 /r ib
vpsrlq       | w:zmm zmm count | | ...... | AVX512F | doit | pC    | pE     | pEF   | VMI | EVEX 66 0F W1 73 /2 ib
vpsllq       | w:zmm zmm count | | ...... | AVX512F | doit | pC    | pE     | pEF   | VMI | EVEX 66 0F W1 73 /6 ib
vpsraq       | w:zmm zmm count | | ...... | AVX512F | doit | pC    | pE     | pEF   | VMI | EVEX 66 0F W1 72 /4 ib
vpbroadcastq | w:zmm m64      | | ...... | AVX512F  | doit | .     | .      | .     | RM  | EVEX 66 0F38 W1 59 /r
vmovdqa64    | w:zmm zmm      | | ...... | AVX512F  | doit | .     | .      | .     | RM  | EVEX 66 0F W1 6F /r
vmovdqa64    | w:zmm m512     | | ...... | AVX512F  | doit | .     | .      | .     | RM  | EVEX 66 0F W1 6F /r
vmovdqa64    | w:m512 zmm     | | ...... | AVX512F  | doit | .     | .      | .     | MR  | EVEX 66 0F W1 7F /r
vmovdqu64    | w:zmm m512     | | ...... | AVX512F  | doit | .     | .      | .     | RM  | EVEX F3 0F W1 6F /r
vmovdqu64    | w:m512 zmm     | | ...... | AVX512F  | doit | .     | .      | .     | MR  | EVEX F3 0F W1 7F /r
vpmuludq     | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCE   | pCD    | pCD   | RVM | VEX 66 0F W0 F4 /r
vpaddq       | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 D4 /r
vpsubq       | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 FB /r
vpand        | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 DB /r
vpandn       | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 DF /r
vpor         | w:ymm ymm yrm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 EB /r
vpxor        | w:ymm ymm ymm  | | ...... | AVX2     | doit | pCDE  | pCDEF  | pCDEF | RVM | VEX 66 0F W0 EF /r
vpsrlq       | w:ymm ymm count | | ...... | AVX2    | doit | pCE   | pEF    | pEF   | VMI | VEX 66 0F W0 73 /2 ib
vpsllq       | w:ymm ymm count | | ...... | AVX2    | doit | pCE   | pEF    | pEF   | VMI | VEX 66 0F W0 73 /6 ib
vpbroadcastq | w:ymm m64      | | ...... | AVX2     | doit | .     | .      | .     | RM  | VEX 66 0F38 W0 59 /r
vmovdqa      | w:ymm m256     | | ...... | AVX      | doit | .     | .      | .     | RM  | VEX 66 0F W0 6F /r
vmovdqa      | w:m256 ymm     | | ...... | AVX      | doit | .     | .      | .     | MR  | VEX 66 0F W0 7F /r
vmovdqu      | w:ymm m256     | | ...... | AVX      | doit | .     | .      | .     | RM  | VEX F3 0F W0 6F /r
vmovdqu      | w:m256 ymm     | | ...... | AVX      | doit | .     | .      | .     | MR  | VEX F3 0F W0 7F /r
vzeroupper   |                | | ...... | AVX      | none | .     | .      | .     | ZO  | VEX 0F W0 77
`;

/** All forms; `FORMS[id].id === id`. */
export const FORMS: readonly Form[] = parseTable(
  [MOVE, INTEGER, MULTIPLY, SHIFT, CONDITIONAL, VECTOR, LANES].join('\n'),
  0,
);

const BY_NAME = new Map(FORMS.map((f) => [f.name, f]));

export const formOf = (id: FormId): Form => FORMS[id];

/** Id of the form called `name`, e.g. `adcx_r64_m64`. Throws `invariant` for an unknown name. */
export function formNamed(name: string): FormId {
  const form = BY_NAME.get(name);
  if (form === undefined) throw new Failure('invariant', `no instruction form is called '${name}'`);
  return form.id;
}
