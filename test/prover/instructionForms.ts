/**
 * One text per instruction form that the verifier models, over rax rcx rdx rbx rbp r8..r13 and the red zone.
 * Texts may have several lines; memory operands are stored first.
 */
import { items } from '../items.ts';

const A64 = ['rax', 'rcx'];
const A32 = ['eax', 'ecx'];
const A8 = ['al', 'cl'];
const widths = [
  [A64, 'qword'],
  [A32, 'dword'],
  [A8, 'byte'],
] as const;
const conditions = items`o; no; c; nc; b; ae; z; nz; e; ne; be; na; a; nbe; s; ns; l; nge; ge; nl; le; ng; g; nle`;
const withMemory = (size: string, source: string, text: string): string =>
  `mov ${size} [rsp-24], ${source}\n${text.replace('MEM', `${size} [rsp-24]`)}`;

const twoOperand = ['add', 'adc', 'sub', 'sbb', 'and', 'or', 'xor', 'cmp', 'test'].flatMap((op) =>
  widths.flatMap(([[a, b], size]) => [
    `${op} ${a}, ${b}`,
    `${op} ${a}, ${a}`,
    `${op} ${a}, 1`,
    `${op} ${a}, -1`,
    `${op} ${a}, 0x55`,
    `${withMemory(size, b, `${op} MEM, ${a}`)}\nmov ${b}, ${size} [rsp-24]`,
    ...(op === 'test' ? [] : [withMemory(size, b, `${op} ${a}, MEM`)]),
  ]),
);
const oneOperand = ['inc', 'dec', 'neg', 'not'].flatMap((op) =>
  widths.flatMap(([[a], size]) => [`${op} ${a}`, `${withMemory(size, a, `${op} MEM`)}\nmov ${a}, ${size} [rsp-24]`]),
);
const wide = [
  [A64, 'qword'],
  [A32, 'dword'],
] as const;
const carries = ['adcx', 'adox'].flatMap((op) =>
  wide.flatMap(([[a, b], size]) => [`${op} ${a}, ${b}`, `${op} ${a}, ${a}`, withMemory(size, b, `${op} ${a}, MEM`)]),
);
const shifts = ['shl', 'shr', 'sar', 'rol', 'ror'].flatMap((op) =>
  widths.flatMap(([[a]], i) => [1, 2, 5, [63, 31, 7][i]].map((n) => `${op} ${a}, ${n}`)),
);
const rotations = ['rcl', 'rcr'].flatMap((op) => widths.map(([[a]]) => `${op} ${a}, 1`));
const doubleShifts = ['shld', 'shrd'].flatMap((op) =>
  wide.flatMap(([[a, b]], i) => [1, 13, [63, 31][i]].map((n) => `${op} ${a}, ${b}, ${n}`)),
);
const flagless = ['shlx', 'shrx', 'sarx'].flatMap((op) =>
  wide.flatMap(([[a, b], size]) => [
    `mov r8, 13\n${op} ${a}, ${b}, ${size === 'qword' ? 'r8' : 'r8d'}`,
    `mov r8, 64\n${op} ${a}, ${b}, ${size === 'qword' ? 'r8' : 'r8d'}`,
  ]),
);
const multiplications = [
  ...items`mul rcx; mul ecx; mul rax; mulx rbx, rax, rcx; mulx rbx, rbx, rcx; mulx ebx, eax, ecx`,
  withMemory('qword', 'rcx', 'mul MEM'),
  withMemory('qword', 'rcx', 'mulx rbx, r9, MEM'),
  ...items`mulx rdx, rax, rdx; imul rax, rcx; imul rax, rcx, 38; imul rax, rcx, -5; imul eax, ecx; imul eax, ecx, 1000`,
  withMemory('qword', 'rcx', 'imul rax, MEM'),
  withMemory('qword', 'rcx', 'imul rax, MEM, 19'),
];
const bits = [
  'andn rax, rcx, rdx',
  'andn eax, ecx, edx',
  'andn rax, rcx, rcx',
  ...['blsr', 'blsi', 'blsmsk'].flatMap((op) => [`${op} rax, rcx`, `${op} eax, ecx`, `${op} rcx, rcx`]),
  'bswap rax',
  'bswap ecx',
  `mov [rsp-24], rcx\nmovbe rax, [rsp-24]`,
  `mov [rsp-24], rcx\nmovbe eax, [rsp-24]`,
  `movbe [rsp-24], rcx\nmov rax, [rsp-24]`,
  'rorx rax, rcx, 17',
  'rorx eax, ecx, 9',
  'mov r8, 51\nbzhi rax, rcx, r8',
  'mov r8, 64\nbzhi rax, rcx, r8',
  'mov r8, 300\nbzhi rax, rcx, r8',
  'mov r8d, 7\nbzhi eax, ecx, r8d',
  'mov r8d, 32\nbzhi eax, ecx, r8d',
  ...items`bt rax, 63; bt rax, 0; bt eax, 31; bts rax, 40; btr rax, 40; btc rax, 40; btc eax, 3`,
];
const moves = [
  ...items`mov rax, rcx; mov eax, ecx; mov al, cl; mov rax, 0x123456789abcdef0; mov rax, -2; mov eax, 0xffffffff
    mov al, 0x80; movzx eax, cl; movzx rax, cl; movsx rax, cl; movsx eax, cl; movsxd rax, ecx`,
  withMemory('byte', 'cl', 'movzx eax, MEM'),
  withMemory('byte', 'cl', 'movsx rax, MEM'),
  withMemory('dword', 'ecx', 'movsxd rax, MEM'),
  withMemory('dword', 'ecx', 'mov eax, MEM'),
  'mov qword [rsp-24], -7\nmov rax, [rsp-24]',
  'mov qword [rsp-24], rcx\nmov al, [rsp-24]',
  'xchg rax, rcx',
  'xchg eax, ecx',
  'xchg al, cl',
  'push rcx\npop rax',
  'push rbp\nmov rbp, rsp\npush rcx\nmov rax, [rsp]\nleave',
  ...items`cdqe; lea rax, [rcx+rdx]; lea rax, [rcx+rdx*8+0x11]; lea rax, [rcx*4-3]; lea rax, [rcx-1]
    lea eax, [rcx+rdx*2+5]; clc; stc; cmc; cld; nop; endbr64`,
  'push rcx\nlea rsp, [rsp+8]',
  'sub rsp, 32\nmov [rsp+8], rcx\nmov rax, [rsp+8]\nadd rsp, 32',
  // What lies where it fills, and where rdi points behind it.
  ...items`b; d; q`.flatMap((size) =>
    [0, 1, 3].map(
      (count) =>
        'lea rsp, [rsp-56]\nmov [rsp], rdi\nmov [rsp+8], r8\nmov [rsp+16], r9\nmov [rsp+24], r10\nmov [rsp+32], rbx\n' +
        `lea rdi, [rsp+8]\nmov rax, rdx\nmov ecx, ${count}\nrep stos${size}\nmov [rdi], r12\nmov r8, [rsp+8]\n` +
        'mov r9, [rsp+16]\nmov r10, [rsp+24]\nmov r13, [rsp+32]\nmov rdi, [rsp]\nlea rsp, [rsp+56]',
    ),
  ),
];
const PAIRS = [
  ...['pxor', 'xorps', 'xorpd', 'pand', 'andps', 'andpd', 'pandn', 'andnps', 'andnpd', 'por', 'orps', 'orpd'],
  ...['paddq', 'psubq', 'punpcklqdq', 'unpcklpd', 'movlhps', 'punpckhqdq', 'unpckhpd', 'movhlps'],
  ...['paddd', 'psubd', 'pmuludq', 'punpckldq', 'unpcklps', 'punpckhdq', 'unpckhps', 'pcmpeqd', 'pcmpeqq'],
  ...['pcmpeqb', 'pcmpeqw'],
];
/** Instructions by an immediate with values of it, of one source and of two. */
const BY_IMMEDIATE: readonly (readonly [name: string, sources: 1 | 2, values: readonly number[]])[] = [
  ['psrlq', 1, [0, 1, 51, 63, 64, 200]],
  ['psllq', 1, [0, 1, 51, 63, 64, 200]],
  ['psrld', 1, [0, 1, 26, 31, 32, 200]],
  ['pslld', 1, [0, 1, 26, 31, 32, 200]],
  ['psrad', 1, [0, 1, 26, 31, 32, 200]],
  ['psrlw', 1, [0, 1, 8, 15, 16, 200]],
  ['psllw', 1, [0, 1, 8, 15, 16, 200]],
  ['psrldq', 1, [0, 1, 4, 7, 8, 9, 12, 15, 16, 200]],
  ['pslldq', 1, [0, 4, 8, 12, 16, 200]],
  ['shufps', 2, [0x00, 0x1b, 0x44, 0x4e, 0x88, 0xdd, 0xe4, 0xee]],
  ['shufpd', 2, [0, 1, 2, 3]],
  ['palignr', 2, [0, 4, 8, 12, 16, 20, 28, 32, 200]],
  ['blendps', 2, [0, 1, 6, 10, 15]],
  ['blendpd', 2, [0, 1, 2, 3]],
  ['pblendw', 2, [0x00, 0x03, 0x3c, 0xf0, 0xcf, 0xff]],
];
/** Around instructions on xmm1 and xmm2. */
const filled = (text: string): string =>
  [
    'movq xmm1, rcx\npinsrq xmm1, rdx, 1\nmovq xmm2, r8\npinsrq xmm2, r9, 1',
    text,
    'movq rax, xmm1\npextrq r10, xmm1, 1',
  ].join('\n');
/** Two registers of 256 bits that differ in one word at most. */
const inRows = (text: string): string =>
  [
    'mov [rsp-64], rcx\nmov [rsp-56], rdx\nmov [rsp-48], r8\nmov [rsp-40], r9\nvmovdqu ymm1, [rsp-64]',
    'mov [rsp-56], rcx\nvmovdqu ymm2, [rsp-64]',
    text,
    'vzeroupper',
  ].join('\n');
/** Around instructions on xmm1 and xmm2, of which the upper words are equal. */
const alike = (text: string): string => filled(`movdqa xmm2, xmm1\npinsrq xmm2, r8, 0\n${text}`);
/** The upper half of ymm3, made in between. */
const upperOf = (text: string): string =>
  inRows(`${text}\nvextracti128 xmm3, ymm3, 1\nvmovq rax, xmm3\nvpextrq r10, xmm3, 1`);
/** Instructions that make parts of half as many bits: of which parts, and the shift that leaves what fits. */
const PACKS = [
  ['packssdw', 'd', 17],
  ['packsswb', 'w', 9],
  ['packusdw', 'd', 16],
  ['packuswb', 'w', 8],
] as const;
const resized = [
  ...['bw', 'bd', 'bq', 'wd', 'wq', 'dq'].flatMap((pair) =>
    ['sx', 'zx'].flatMap((sign) => [
      filled(`pmov${sign}${pair} xmm1, xmm2`),
      filled(`vpmov${sign}${pair} xmm1, xmm2`),
      upperOf(`vpmov${sign}${pair} ymm3, xmm2`),
    ]),
  ),
  ...['bw', 'wd', 'dq'].map((pair) => filled(`mov [rsp-40], rdx\npmovzx${pair} xmm1, [rsp-40]`)),
  ...['bd', 'wq'].map((pair) => filled(`mov [rsp-40], rdx\nvpmovsx${pair} xmm1, [rsp-40]`)),
  filled('movdqa [rsp-40], xmm2\nvpmovzxdq ymm3, [rsp-40]\nvextracti128 xmm1, ymm3, 1\nvzeroupper'),
  ...PACKS.flatMap(([name, part, by]) => {
    const [one, large] = part === 'd' ? [31, 17] : [15, 9];
    const short = `psrl${part} xmm1, ${by}\npsrl${part} xmm2, ${by}`;
    return [
      filled(`${short}\n${name} xmm1, xmm2`),
      filled(`${short}\nv${name} xmm1, xmm2, xmm1`),
      alike(`pcmpeq${part} xmm1, xmm2\n${name} xmm1, xmm1`),
      alike(`pcmpeq${part} xmm1, xmm2\npcmpeqb xmm2, xmm2\n${name} xmm1, xmm2`),
      ...[15, 31].map((k) => filled(`pcmpeqd xmm1, xmm1\npslld xmm1, ${k}\n${name} xmm1, xmm1`)),
      filled(`pcmpeqd xmm1, xmm1\npsrld xmm1, 1\n${name} xmm1, xmm1`),
      filled(`pcmpeqd xmm1, xmm1\npsrl${part} xmm1, ${one}\npsll${part} xmm1, ${large}\n${name} xmm1, xmm1`),
      upperOf(`vpcmpeq${part} ymm1, ymm1, ymm2\nv${name} ymm3, ymm1, ymm1`),
    ];
  }),
  ...['', 'v'].flatMap((vex) =>
    [0, 1, 3, 7, 10, 15].flatMap((k) => [
      filled(`${vex}pextrb ebx, xmm1, ${k}`),
      filled(`${vex}pextrw ebx, xmm1, ${k}`),
      filled(`${vex}pextrd ebx, xmm1, ${k}`),
      filled(
        `mov [rsp-40], rdx\n${vex}pextrb [rsp-40], xmm1, ${k}\n${vex}pextrd [rsp-36], xmm1, ${k}\nmov rbx, [rsp-40]`,
      ),
    ]),
  ),
  ...['i', 'f'].flatMap((letter) =>
    [0, 1].flatMap((place) => [
      inRows(`vextract${letter}128 xmm3, ymm2, ${place}\nvmovq rax, xmm3\nvpextrq r10, xmm3, 1`),
      inRows(`vextract${letter}128 [rsp-96], ymm2, ${place}\nmov rax, [rsp-96]\nmov r10, [rsp-88]`),
    ]),
  ),
  ...['d', 'q'].flatMap((letter) => [
    filled(`vpbroadcast${letter} xmm1, xmm2`),
    filled(`mov [rsp-40], rdx\nvpbroadcast${letter} xmm1, [rsp-40]`),
    upperOf(`vpbroadcast${letter} ymm3, xmm2`),
    upperOf(`vpbroadcast${letter} ymm3, [rsp-48]`),
  ]),
];
const vectors = [
  ...resized,
  'movq xmm1, rcx\nmovq rax, xmm1',
  'movq xmm1, rcx\nmovq xmm2, xmm1\npextrq rax, xmm2, 1',
  'movq xmm1, rcx\npinsrq xmm1, rdx, 1\npextrq rax, xmm1, 1\npextrq rbx, xmm1, 0',
  'movq xmm1, rcx\npinsrq xmm1, rdx, 1\nmovdqu [rsp-40], xmm1\nmov rax, [rsp-32]',
  'mov [rsp-40], rcx\nmov [rsp-32], rdx\nmovdqu xmm3, [rsp-40]\nmovdqa xmm4, xmm3\npextrq rax, xmm4, 1',
  'mov [rsp-40], rcx\nmovq xmm3, [rsp-40]\nmovq [rsp-48], xmm3\nmov rax, [rsp-48]',
  'vmovq xmm1, rcx\nvpinsrq xmm2, xmm1, rdx, 1\nvpextrq rax, xmm2, 1\nvmovq rbx, xmm2',
  'movq xmm1, rcx\nvmovdqu [rsp-40], xmm1\nmov rax, [rsp-32]',
  ...['dqu', 'ups', 'upd', 'dqa', 'aps', 'apd'].flatMap((end) =>
    ['', 'v'].map((vex) =>
      filled(`${vex}mov${end} xmm3, xmm1\n${vex}mov${end} [rsp-40], xmm3\n${vex}mov${end} xmm1, [rsp-40]`),
    ),
  ),
  ...PAIRS.flatMap((name) => [
    filled(`${name} xmm1, xmm2`),
    filled(`${name} xmm1, xmm1`),
    filled(`v${name} xmm1, xmm2, xmm1`),
    ...(/^mov/.test(name) ? [] : [filled(`movdqa [rsp-40], xmm2\n${name} xmm1, [rsp-40]`)]),
  ]),
  ...['pmovmskb', 'movmskps', 'movmskpd'].flatMap((name) =>
    ['', 'v'].flatMap((vex) => [
      filled(`${vex}${name} ebx, xmm1`),
      filled(`pcmpeqb xmm1, xmm2\n${vex}${name} ebx, xmm1`),
      filled(`pcmpeqd xmm1, xmm2\n${vex}${name} ebx, xmm1`),
    ]),
  ),
  ...['', 'v'].flatMap((vex) =>
    ['z', 'nz', 'b', 'ae', 's', 'o'].flatMap((condition) => [
      filled(`${vex}ptest xmm1, xmm2\nset${condition} bl`),
      filled(`pxor xmm1, xmm1\n${vex}ptest xmm1, xmm1\nset${condition} bl`),
      filled(`movdqa [rsp-40], xmm2\npand xmm1, xmm2\n${vex}ptest xmm1, [rsp-40]\nset${condition} bl`),
    ]),
  ),
  ...['b', 'w', 'd', 'q'].flatMap((letter) => [
    inRows(`vpcmpeq${letter} ymm3, ymm1, ymm2\nvpmovmskb ebx, ymm3`),
    inRows(`vpcmpeq${letter} ymm3, ymm1, ymm1\nvmovmskps ebx, ymm3`),
  ]),
  ...['vpmovmskb', 'vmovmskps', 'vmovmskpd'].map((name) => inRows(`${name} ebx, ymm2`)),
  ...['z', 'b', 'a'].flatMap((condition) => [
    inRows(`vptest ymm1, ymm2\nset${condition} bl`),
    inRows(`vpxor ymm3, ymm3, ymm3\nvptest ymm3, ymm1\nset${condition} bl`),
  ]),
  'movq xmm1, rcx\nvpxor xmm1, xmm1, xmm1\nmovq rax, xmm1',
  'movq xmm1, rcx\nvxorps xmm1, xmm2, xmm2\nmovq rax, xmm1',
  ...['lps', 'lpd', 'hps', 'hpd'].flatMap((end) => [
    filled(`mov [rsp-40], rdx\nmov${end} xmm1, [rsp-40]`),
    filled(`mov${end} [rsp-40], xmm1\nmov rbx, [rsp-40]`),
    filled(`mov [rsp-40], rdx\nvmov${end} xmm1, xmm2, [rsp-40]`),
    filled(`vmov${end} [rsp-40], xmm1\nmov rbx, [rsp-40]`),
  ]),
  ...[0x44, 0x4e, 0xe4, 0xee, 0x00, 0x1b, 0x50, 0xf5, 0xd8, 0x93].flatMap((order) =>
    ['', 'v'].map((vex) => filled(`${vex}pshufd xmm1, xmm2, ${order}`)),
  ),
  ...BY_IMMEDIATE.flatMap(([name, sources, values]) =>
    values.flatMap((k) => [
      filled(sources === 1 ? `${name} xmm1, ${k}` : `${name} xmm1, xmm2, ${k}`),
      filled(sources === 1 ? `v${name} xmm1, xmm2, ${k}` : `v${name} xmm1, xmm2, xmm1, ${k}`),
    ]),
  ),
  ...['movss', 'movsd'].flatMap((name) => [
    filled(`${name} xmm1, xmm2`),
    filled(`v${name} xmm1, xmm2, xmm1`),
    filled(`mov [rsp-40], rdx\n${name} xmm1, [rsp-40]`),
    filled(`mov [rsp-40], rdx\nv${name} xmm1, [rsp-40]`),
    filled(`mov [rsp-40], rdx\n${name} [rsp-40], xmm1\nmov rbx, [rsp-40]`),
    filled(`mov [rsp-40], rdx\nv${name} [rsp-40], xmm1\nmov rbx, [rsp-40]`),
  ]),
  ...['', 'v'].flatMap((vex) => [
    filled(`${vex}movd xmm1, edx`),
    filled(`${vex}movd ebx, xmm1`),
    filled(`mov [rsp-40], rdx\n${vex}movd xmm1, [rsp-40]`),
    filled(`mov [rsp-40], rdx\n${vex}movd [rsp-40], xmm2\nmov rbx, [rsp-40]`),
  ]),
];
const conditional = conditions.flatMap((c) => [`set${c} al`, `cmov${c} rax, rcx`, `cmov${c} eax, ecx`]);

export const INSTRUCTION_FORMS: readonly string[] = [
  ...new Set([
    ...twoOperand,
    ...oneOperand,
    ...carries,
    ...shifts,
    ...rotations,
    ...doubleShifts,
    ...flagless,
    ...multiplications,
    ...bits,
    ...moves,
    ...vectors,
    ...conditional,
  ]),
];
