/** String instructions and xlatb: what `ct` says of each, in the terms of snippet.ts. */
import { ADDRESS, decidedBy, type Expected, JUMP, MASK, shiftedBy, type Snippet, TIME, UNKNOWN } from './snippet.ts';

const behind = (lines: readonly string[], ...test: readonly string[]): readonly string[] => [
  ...lines,
  ...decidedBy(...test).map(shiftedBy(lines.length)),
];
const UNSURE_JUMP = `it is not known whether ${JUMP}`;

/** Four words of secrets to rdi, of which r8 keeps the address. */
const COPIED = ['mov r8,rdi', 'mov ecx,4', 'rep movsq'];
/** The same, and then zeros over so many of them. */
const wiped = (count: number, fill = 'rep stosq'): string[] => [
  ...COPIED,
  ...['mov rdi,r8', 'xor eax,eax', `mov ecx,${count}`, fill],
];

export const HARMLESS_STRINGS: readonly Snippet[] = [
  ['a copy of secrets of fixed length', [...COPIED, 'ret']],
  ['a copy of secrets of public length', ['mov rcx,rdx', 'rep movsb', 'ret']],
  ['single steps', ['movsb', 'movsw', 'movsd', 'movsq', 'ret']],
  ['behind what was copied', behind(COPIED, 'cmp QWORD PTR [r8+0x20],0')],
  ['behind what was copied, by where rdi is then', behind(COPIED, 'cmp QWORD PTR [rdi],0')],
  [
    'before a copy of unknown length',
    behind(['lea r8,[rdi]', 'add rdi,0x40', 'mov rcx,rdx', 'rep movsb'], 'cmp QWORD PTR [r8+0x38],0'),
  ],
  ['zeros over secrets', behind(wiped(4), 'cmp QWORD PTR [r8+0x18],0')],
  ['zeros over secrets, by bytes', behind(wiped(32, 'rep stosb'), 'cmp QWORD PTR [r8+0x18],0')],
  ['zeros over secrets, by 16 bits', behind(wiped(16, 'rep stosw'), 'cmp QWORD PTR [r8+0x18],0')],
  ['zeros over secrets, by 32 bits', behind(wiped(8, 'rep stosd'), 'cmp QWORD PTR [r8+0x18],0')],
  [
    'public bytes over secrets',
    behind([...COPIED, 'mov rdi,r8', 'lea rsi,[r8+0x100]', 'mov ecx,4', 'rep movsq'], 'cmp QWORD PTR [r8],0'),
  ],
  [
    'a count out of other constants',
    behind(
      [...COPIED, 'mov rdi,r8', 'xor eax,eax', 'mov edx,24', 'mov ecx,edx', 'shr ecx,0x3', 'add ecx,0x1', 'rep stosq'],
      'cmp QWORD PTR [r8+0x18],0',
    ),
  ],
  ['a secret value that is stored', ['mov rax,QWORD PTR [rsi]', 'mov ecx,3', 'rep stosq', 'ret']],
  [
    'an overlapping copy, behind what it smears',
    behind(
      [
        'mov al,BYTE PTR [rsi]',
        'mov BYTE PTR [rdi],al',
        'mov rsi,rdi',
        'lea rdi,[rsi+0x1]',
        'mov r8,rsi',
        'mov ecx,8',
        'rep movsb',
      ],
      'cmp BYTE PTR [r8+0x9],0',
    ),
  ],
  [
    'an overlapping copy of public bytes over secrets',
    behind(
      [
        'mov rax,QWORD PTR [rsi]',
        'mov QWORD PTR [rdi],rax',
        'mov r8,rdi',
        'lea rsi,[rdi+0x8]',
        'mov ecx,2',
        'rep movsq',
      ],
      'cmp QWORD PTR [r8],0',
    ),
  ],
  [
    'a pointer that is copied',
    [
      'push rdi',
      'mov rsi,rsp',
      'lea rdi,[rsp-0x20]',
      'movsq',
      'mov rax,QWORD PTR [rsp-0x20]',
      'mov QWORD PTR [rax],rcx',
      'pop rax',
      'ret',
    ],
  ],
  [
    'a pointer that is stored',
    [
      'mov rax,rdi',
      'lea rdi,[rsp-0x20]',
      'mov ecx,2',
      'rep stosq',
      'mov rax,QWORD PTR [rsp-0x18]',
      'mov QWORD PTR [rax],rcx',
      'ret',
    ],
  ],
  [
    'a pointer beside what few public bytes are stored to, nobody knows where',
    [
      'push rdi',
      'lea rdi,[rsp+rcx*1-0x40]',
      'mov ecx,4',
      'xor eax,eax',
      'rep stosb',
      'pop rax',
      'cmp BYTE PTR [rax],0x0',
      'je 7',
      'ret',
    ],
  ],
  ['no step at all, from a secret address', ['xor ecx,ecx', 'mov rdi,QWORD PTR [rsi]', 'rep movsb', 'ret']],
  ['public bytes one by one', behind(['mov rsi,rdi', 'lodsb'], 'test al,al')],
  ['the upper half that lodsd clears', behind(['mov rax,QWORD PTR [rsi]', 'mov rsi,rdi', 'lodsd'], 'test rax,rax')],
  [
    'the last of public bytes',
    behind(['mov rax,QWORD PTR [rsi]', 'mov rsi,rdi', 'mov ecx,3', 'rep lodsq'], 'test rax,rax'),
  ],
  ['secrets that are loaded', ['lodsq', 'mov QWORD PTR [rdi],rax', 'ret']],
  ['the length of a public text', behind(['xor eax,eax', 'mov rcx,-1', 'repne scasb'], 'cmp ecx,-5')],
  ['a comparison of public bytes', behind(['lea rsi,[rdi+0x40]', 'mov ecx,16', 'repe cmpsb'], 'nop')],
  ['one step of a comparison of public words', behind(['lea rsi,[rdi+0x40]', 'cmpsq'], 'nop')],
  ['one step of a search in public bytes', behind(['scasw'], 'nop')],
  ['a public byte of a public table', behind(['mov rbx,rdi', 'mov al,BYTE PTR [rdi]', 'xlatb'], 'test al,al')],
  [
    'a byte of a secret table at a public place',
    ['mov rbx,rsi', 'mov al,BYTE PTR [rdi]', 'xlatb', 'mov BYTE PTR [rdi],al', 'ret'],
  ],
  ['a public byte of a constant table', ['lea rbx,[rip+TABLE]', 'mov al,cl', 'xlatb', 'test al,al', 'je 5', 'ret']],
  ['rep ret', ['rep movsb', 'rep ret']],
  ['down and up again', ['std', 'cld', 'mov ecx,8', 'rep movsb', 'ret']],
  ['a function that copies', ['mov ecx,4', 'call 4', 'mov QWORD PTR [rdi],0', 'ret', 'rep movsq', 'ret']],
];

export const LEAKY_STRINGS: readonly Expected[] = [
  [
    'flags that a comparison of no step leaves',
    ['cmp ecx,DWORD PTR [rsi]', 'mov rcx,rdx', 'mov rsi,rdi', 'repe cmpsb', 'jb 5', 'ret'],
    [`4: ${JUMP}`],
  ],
  ['a copy of secret length', ['movzx ecx,BYTE PTR [rsi]', 'rep movsb', 'ret'], [`1: ${MASK}`]],
  ['a copy of words of secret length', ['movzx ecx,BYTE PTR [rsi]', 'rep movsq', 'ret'], [`1: ${MASK}`]],
  ['zeros of secret length', ['movzx ecx,BYTE PTR [rsi]', 'xor eax,eax', 'rep stosd', 'ret'], [`2: ${MASK}`]],
  ['a load of secret length', ['movzx ecx,BYTE PTR [rsi]', 'rep lodsw', 'ret'], [`1: ${MASK}`]],
  [
    'what comes behind a copy of secret length',
    ['movzx ecx,BYTE PTR [rsi]', 'rep movsb', 'mov BYTE PTR [rdi],0', 'ret'],
    [`1: ${MASK}`, `2: ${ADDRESS}`],
  ],
  ['a secret place to store at', ['movzx ecx,BYTE PTR [rsi]', 'add rdi,rcx', 'stosb', 'ret'], [`2: ${ADDRESS}`]],
  ['a secret place to load from', ['movzx ecx,BYTE PTR [rsi]', 'lea rsi,[rdi+rcx]', 'lodsq', 'ret'], [`2: ${ADDRESS}`]],
  [
    'a secret place to copy from',
    ['movzx ecx,BYTE PTR [rsi]', 'lea rsi,[rdi+rcx]', 'mov ecx,2', 'rep movsd', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  [
    'a secret place to copy to',
    ['movzx ecx,BYTE PTR [rsi]', 'add rdi,rcx', 'mov ecx,2', 'rep movsw', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  ['a secret that was copied', behind(['movsq'], 'cmp QWORD PTR [rdi-0x8],0'), [`2: ${JUMP}`]],
  ['the last secret that was copied', behind(COPIED, 'cmp QWORD PTR [r8+0x18],0'), [`4: ${JUMP}`]],
  ['the first secret that was copied', behind(COPIED, 'cmp BYTE PTR [r8],0'), [`4: ${JUMP}`]],
  ['a secret that was stored', behind(['mov al,BYTE PTR [rsi]', 'stosb'], 'cmp BYTE PTR [rdi-0x1],0'), [`3: ${JUMP}`]],
  [
    'a part of a secret that was stored often',
    behind(['mov rax,QWORD PTR [rsi]', 'xor al,al', 'mov ecx,3', 'rep stosw'], 'cmp BYTE PTR [rdi-0x1],0'),
    [`5: ${JUMP}`],
  ],
  ['a secret that zeros do not reach', behind(wiped(3), 'cmp QWORD PTR [r8+0x18],0'), [`8: ${JUMP}`]],
  [
    'a secret that is smeared',
    behind(
      [
        'mov al,BYTE PTR [rsi]',
        'mov BYTE PTR [rdi],al',
        'mov rsi,rdi',
        'lea rdi,[rsi+0x1]',
        'mov r8,rsi',
        'mov ecx,8',
        'rep movsb',
      ],
      'cmp BYTE PTR [r8+0x8],0',
    ),
    [`8: ${JUMP}`],
  ],
  ['a secret that is loaded', behind(['lodsb'], 'test al,al'), [`2: ${JUMP}`]],
  ['the last secret that is loaded', behind(['mov ecx,3', 'rep lodsd'], 'test eax,eax'), [`3: ${JUMP}`]],
  [
    'what lodsw leaves of a secret',
    behind(['mov rax,QWORD PTR [rsi]', 'mov rsi,rdi', 'lodsw', 'shr rax,0x10'], 'test eax,eax'),
    [`5: ${JUMP}`],
  ],
  ['a comparison of secrets', ['mov ecx,16', 'repe cmpsb', 'ret'], [`1: ${MASK}`]],
  ['a comparison of words that ends where they are equal', ['mov ecx,16', 'repne cmpsd', 'ret'], [`1: ${MASK}`]],
  ['the result of a comparison of secrets', ['mov ecx,16', 'repe cmpsw', 'jne 3', 'ret'], [`1: ${MASK}`, `2: ${JUMP}`]],
  ['a search in secrets', ['mov rdi,rsi', 'mov ecx,16', 'xor eax,eax', 'repne scasb', 'ret'], [`3: ${MASK}`]],
  ['a search for a secret', ['mov al,BYTE PTR [rsi]', 'mov ecx,256', 'repne scasb', 'ret'], [`2: ${MASK}`]],
  [
    'a search for a secret as long as it is there',
    ['mov rax,QWORD PTR [rsi]', 'mov ecx,4', 'repe scasq', 'ret'],
    [`2: ${MASK}`],
  ],
  ['one step of a comparison of secrets', ['cmpsd', 'ret'], [`0: ${TIME}`]],
  ['one step of a search for a secret', ['lodsq', 'scasq', 'ret'], [`1: ${TIME}`]],
  ['a secret place in a table', ['mov rbx,rdi', 'mov al,BYTE PTR [rsi]', 'xlatb', 'ret'], [`2: ${ADDRESS}`]],
  [
    'a secret table',
    ['movzx ecx,BYTE PTR [rsi]', 'lea rbx,[rdi+rcx]', 'xor eax,eax', 'xlatb', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  ['a byte of a table of secrets', behind(['mov rbx,rsi', 'xor eax,eax', 'xlatb'], 'test al,al'), [`4: ${JUMP}`]],
  [
    'a secret in the callee',
    ['mov ecx,4', 'call 4', 'ret', 'nop', 'rep movsq', 'cmp QWORD PTR [rdi-0x8],0', 'jne 7', 'ret'],
    [`6: ${JUMP}`],
  ],
];

/** Suspects of which no runs show that something differs. */
export const NEVER_SHOWN: readonly Expected[] = [
  [
    'a copy whose length is a secret and zero',
    ['mov rcx,QWORD PTR [rsi]', 'and rcx,0', 'rep movsb', 'ret'],
    [`2: ${MASK}`],
  ],
  [
    'a secret place to which nothing is copied',
    ['mov rdi,QWORD PTR [rsi]', 'mov rcx,QWORD PTR [rip+GLOBAL]', 'rep movsb', 'ret'],
    [`2: ${ADDRESS}`],
  ],
  ['a comparison of secrets of one step', ['mov ecx,1', 'repe cmpsb', 'ret'], [`1: ${MASK}`]],
  ['a comparison of secrets with themselves', ['mov rdi,rsi', 'mov ecx,16', 'repe cmpsb', 'ret'], [`2: ${MASK}`]],
  [
    'a place in a table that is a secret and zero',
    ['mov rbx,rdi', 'mov al,BYTE PTR [rsi]', 'and al,0', 'xlatb', 'ret'],
    [`3: ${ADDRESS}`],
  ],
  [
    'a place in a table from which it is taken away again',
    ['movzx eax,BYTE PTR [rsi]', 'mov rbx,rdi', 'sub rbx,rax', 'xlatb', 'ret'],
    [`3: ${ADDRESS}`],
  ],
];

const PREFIX = 'a prefix that is not part';

export const REFUSED_STRINGS: readonly Expected[] = [
  [
    'a copy of unknown length over what was written',
    behind(['mov r8,rdi', 'mov BYTE PTR [rdi],0', 'rep movsb'], 'cmp BYTE PTR [r8],0'),
    [`4: ${UNSURE_JUMP}`],
  ],
  [
    'a copy so long as a comparison has left it',
    behind(
      ['mov r9,rsi', 'lea rsi,[rdi+0x40]', 'mov ecx,16', 'repe cmpsb', 'mov r8,rdi', 'mov rsi,r9', 'rep movsb'],
      'cmp BYTE PTR [r8],0',
    ),
    [`8: ${UNSURE_JUMP}`],
  ],
  ['downwards', ['std', 'mov ecx,8', 'rep movsb', 'cld', 'ret'], ['2: it may go downwards']],
  ['downwards on one of two paths', ['test ecx,ecx', 'je 3', 'std', 'lodsb', 'cld', 'ret'], ['3: it may go downwards']],
  ['downwards since a call', ['call 3', 'stosb', 'ret', 'std', 'ret'], ['1: it may go downwards']],
  ['an address of 32 bits', ['addr32 rep movsb', 'ret'], [`0: ${PREFIX}`]],
  ['a table at an address of 32 bits', ['addr32 xlatb', 'ret'], [`0: ${PREFIX}`]],
  ['another segment', ['.byte 0x64,0xa4', 'ret'], [`0: ${PREFIX}`]],
  ['another segment, repeated', ['.byte 0x64,0xf3,0xa5', 'ret'], [`0: ${PREFIX}`]],
  ['repne where nothing is compared', ['.byte 0xf2,0xa4', 'ret'], [`0: ${PREFIX}`]],
  ['both repetitions', ['.byte 0xf3,0xf2,0xa6', 'ret'], [`0: ${PREFIX}`]],
  ['a repetition before something else', ['.byte 0xf3', 'add eax,ecx', 'ret'], [`0: ${PREFIX}`]],
  ['a repeated table', ['.byte 0xf3', 'xlatb', 'ret'], [`0: ${PREFIX}`]],
  ['ports', ['rep outsb', 'ret'], ['0: not in the table']],
  ['from nowhere', ['mov rsi,rdx', 'mov ecx,8', 'rep movsb', 'ret'], [`2: ${UNKNOWN}`]],
  ['a table that is nowhere', ['mov rbx,rdx', 'xor eax,eax', 'xlatb', 'ret'], [`2: ${UNKNOWN}`]],
  [
    'zeros over constants',
    ['lea rdi,[rip+TABLE]', 'mov ecx,2', 'rep stosq', 'ret'],
    ['2: it writes to memory that cannot be written'],
  ],
  [
    'zeros of unknown length over constants',
    ['lea rdi,[rip+TABLE]', 'rep stosq', 'ret'],
    ['1: it writes to memory that cannot be written'],
  ],
  [
    'zeros over the return address',
    ['mov rdi,rsp', 'mov ecx,2', 'rep stosq', 'ret'],
    ['3: it does not return to where its call was'],
  ],
  [
    'zeros of unknown length over secrets',
    behind([...COPIED, 'mov rdi,r8', 'xor eax,eax', 'mov rcx,rdx', 'rep stosq'], 'cmp QWORD PTR [r8+0x18],0'),
    [`8: ${UNSURE_JUMP}`],
  ],
  [
    'a copy of unknown length',
    behind(['mov r8,rdi', 'mov rcx,rdx', 'rep movsb'], 'cmp BYTE PTR [r8+0x800],0'),
    [`4: ${UNSURE_JUMP}`],
  ],
  [
    'a copy of a length that is known and too long to be followed',
    behind(['mov r8,rdi', 'mov ecx,0x1000', 'rep movsq'], 'cmp BYTE PTR [r8+0x8000],0'),
    [`4: ${UNSURE_JUMP}`],
  ],
  [
    'a copy whose length depends on the path',
    behind(
      ['mov r8,rdi', 'mov eax,ecx', 'mov ecx,1', 'test eax,eax', 'je 6', 'mov ecx,2', 'rep movsq'],
      'cmp QWORD PTR [r8],0',
    ),
    [`8: ${UNSURE_JUMP}`],
  ],
  [
    'a copy out of a buffer that holds some secrets',
    behind(
      [
        'mov rax,QWORD PTR [rsi]',
        'mov QWORD PTR [rdi+0x8],rax',
        'mov r8,rdi',
        'mov rsi,rdi',
        'lea rdi,[rdi+0x100]',
        'rep movsb',
      ],
      'cmp BYTE PTR [r8+0x101],0',
    ),
    [`7: ${UNSURE_JUMP}`],
  ],
  [
    'a pointer that may have been overwritten',
    ['push rdi', 'lea rdi,[rsp-0x40]', 'rep stosb', 'pop rax', 'mov rax,QWORD PTR [rax]', 'ret'],
    [`4: ${UNKNOWN}`],
  ],
  [
    'a pointer beside what eight public bytes are stored to, nobody knows where',
    [
      'push rdi',
      'lea rdi,[rsp+rcx*1-0x40]',
      'mov ecx,8',
      'xor eax,eax',
      'rep stosb',
      'pop rax',
      'cmp BYTE PTR [rax],0x0',
      'ret',
    ],
    [`6: ${UNKNOWN}`],
  ],
  [
    'a pointer that a copy may have put there',
    [
      'push rsi',
      'mov rsi,rsp',
      'lea rdi,[rsp-0x40]',
      'rep movsb',
      'mov rax,QWORD PTR [rsp-0x40]',
      'mov rax,QWORD PTR [rax]',
      'pop rcx',
      'ret',
    ],
    [`5: it is not known whether ${ADDRESS}`],
  ],
  [
    'what a load of unknown length leaves',
    behind(['mov rax,QWORD PTR [rsi]', 'mov rsi,rdi', 'rep lodsq'], 'test rax,rax'),
    [`4: ${UNSURE_JUMP}`],
  ],
];
