/**
 * Rows of instructions on general registers, flags and the stack. Columns: see row.ts. Source: SDM vol. 2. OF is
 * taken to be undefined after shifts and rotations by counts that are not written as one.
 */

const RESULT = 'mmmmmm';

/** The eight operations that share one opcode layout (SDM vol. 2D, table A-2). */
function regular(name: string, digit: number, flags: string, what: string, to = '+'): string {
  const opcode = (low: number): string => (digit * 8 + low).toString(16).toUpperCase().padStart(2, '0');
  return `
${name} | ${to}rmv rv   | ${opcode(1)} /r       | ${flags} | ${what}
${name} | ${to}rv rmv   | ${opcode(3)} /r       | ${flags} | ${what}
${name} | ${to}rmv byte | 83 /${digit} | ${flags} | ${what}
${name} | ${to}rmv i    | 81 /${digit} | ${flags} | ${what}
${name} | ${to}av i     | ${opcode(5)} | ${flags} | ${what}
${name} | ${to}rm8 r8   | ${opcode(0)} /r       | ${flags} | ${what}
${name} | ${to}r8 rm8   | ${opcode(2)} /r       | ${flags} | ${what}
${name} | ${to}rm8 byte | 80 /${digit} | ${flags} | ${what}
${name} | ${to}al byte  | ${opcode(4)} | ${flags} | ${what}`;
}

/** One operand in place, of all widths (SDM vol. 2D, table A-6, groups 3 to 5). */
const inPlace = (name: string, access: string, opcode: number, digit: number, rest: string): string => `
${name} | ${access}rmv | F${(opcode + 1).toString(16).toUpperCase()} /${digit} | ${rest}
${name} | ${access}rm8 | F${opcode.toString(16).toUpperCase()} /${digit} | ${rest}`;

/** Shift or rotation in place (group 2): by one, by a constant, by cl. */
const shift = (name: string, digit: number, byCount: string, byOne: string): string => `
${name} | +rmv count | C1 /${digit} | ${byCount} |
${name} | +rm8 count | C0 /${digit} | ${byCount} |
${name} | +rmv one   | D1 /${digit} | ${byOne} |
${name} | +rm8 one   | D0 /${digit} | ${byOne} |
${name} | +rmv cl    | D3 /${digit} | ${byCount} |
${name} | +rm8 cl    | D2 /${digit} | ${byCount} |`;

/**
 * A string instruction of all widths (SDM vol. 1, §7.3.9), once and as often as rcx says at most: if that is never, the
 * accumulator stays. In the operands, `a` is the accumulator and `m` memory, at rdi before rsi.
 */
const string = (
  name: string,
  operands: string,
  opcode: number,
  flags: string,
  timing: string,
  repeats: string[],
): string =>
  ['once', ...repeats]
    .flatMap((repeat) =>
      ['8', 'v'].map((width, k) => {
        const isOnce = repeat === 'once';
        const [accumulator, memory] = [width === '8' ? 'al' : 'av', `m${width}`];
        const words = operands.replaceAll(/\ba\b/g, accumulator).replaceAll(/\bm\b/g, memory);
        const all = isOnce ? words : `${words.replace('(=', '(+')} (+rcx)`;
        const code = `${isOnce ? '' : repeat === 'repne' ? 'F2 ' : 'F3 '}${(opcode + k).toString(16).toUpperCase()}`;
        return `\n${isOnce ? '' : `${repeat} `}${name} | ${all} | ${code} | ${flags} | ${timing} ${repeat}`;
      }),
    )
    .join('');

const ARITHMETIC = `
${regular('add', 0, RESULT, '')}
${regular('or', 1, '0mm-m0', '')}
${regular('adc', 2, 'mmmmmx', '')}
${regular('sbb', 3, 'mmmmmx', 'cancels')}
${regular('and', 4, '0mm-m0', '')}
${regular('sub', 5, RESULT, 'cancels')}
${regular('xor', 6, '0mm-m0', 'cancels')}
${regular('cmp', 7, RESULT, 'cancels', '')}
test | rmv rv   | 85 /r | 0mm-m0 |
test | rm8 r8   | 84 /r | 0mm-m0 |
test | rmv i    | F7 /0 | 0mm-m0 |
test | rm8 byte | F6 /0 | 0mm-m0 |
test | av i     | A9    | 0mm-m0 |
test | al byte  | A8    | 0mm-m0 |
${inPlace('inc', '+', 0xe, 0, 'mmmmm. |')}
${inPlace('dec', '+', 0xe, 1, 'mmmmm. |')}
${inPlace('not', '+', 0x6, 2, '...... |')}
${inPlace('neg', '+', 0x6, 3, `${RESULT} |`)}
mul  | rmv (+av) (=dv)  | F7 /4 | m----m |
mul  | rm8 (+al) (=ax)  | F6 /4 | m----m |
imul | rmv (+av) (=dv)  | F7 /5 | m----m |
imul | rm8 (+al) (=ax)  | F6 /5 | m----m |
div  | rmv (+av) (+dv)  | F7 /6 | ------ | variable
div  | rm8 (ax) (=al) (=ah) | F6 /6 | ------ | variable
idiv | rmv (+av) (+dv)  | F7 /7 | ------ | variable
idiv | rm8 (ax) (=al) (=ah) | F6 /7 | ------ | variable
imul | +rv rmv          | 0F AF /r | m----m |
imul | =rv rmv byte     | 6B /r    | m----m |
imul | =rv rmv i        | 69 /r    | m----m |
adcx | +ry rmy          | 66 0F38 F6 /r     | .....x | ADX
adox | +ry rmy          | F3 0F38 F6 /r     | x..... | ADX
mulx | =ry =ry rmy (dy) | VEX F2 0F38 F6 /r | ...... | BMI2
`;

const BITS = `
${shift('rol', 0, '-....m', 'm....m')}
${shift('ror', 1, '-....m', 'm....m')}
${shift('rcl', 2, '-....x', 'm....x')}
${shift('rcr', 3, '-....x', 'm....x')}
${shift('shl', 4, '-mm-mm', 'mmm-mm')}
${shift('shr', 5, '-mm-mm', 'mmm-mm')}
${shift('sar', 7, '-mm-mm', 'mmm-mm')}
shld  | +rmv rv count | 0F A4 /r | -mm-mm |
shld  | +rmv rv cl    | 0F A5 /r | -mm-mm |
shrd  | +rmv rv count | 0F AC /r | -mm-mm |
shrd  | +rmv rv cl    | 0F AD /r | -mm-mm |
shlx  | =ry rmy ry    | VEX 66 0F38 F7 /r | ...... | BMI2
shrx  | =ry rmy ry    | VEX F2 0F38 F7 /r | ...... | BMI2
sarx  | =ry rmy ry    | VEX F3 0F38 F7 /r | ...... | BMI2
rorx  | =ry rmy bit   | VEX F2 0F3A F0 /r | ...... | BMI2
andn  | =ry ry rmy    | VEX 0F38 F2 /r    | 0mm--0 | BMI1
bextr | =ry rmy ry    | VEX 0F38 F7 /r    | 0-m--0 | BMI1
bzhi  | =ry rmy ry    | VEX 0F38 F5 /r    | 0mm--m | BMI2
blsr   | =ry rmy      | VEX 0F38 F3 /1    | 0mm--m | BMI1
blsmsk | =ry rmy      | VEX 0F38 F3 /2    | 0m0--m | BMI1
blsi   | =ry rmy      | VEX 0F38 F3 /3    | 0mm--m | BMI1
bt  | rmv bit  | 0F BA /4 | --.--m |
bts | +rmv bit | 0F BA /5 | --.--m |
btr | +rmv bit | 0F BA /6 | --.--m |
btc | +rmv bit | 0F BA /7 | --.--m |
bt  | rv* rv   | 0F A3 /r | --.--m |
bts | +rv* rv  | 0F AB /r | --.--m |
btr | +rv* rv  | 0F B3 /r | --.--m |
btc | +rv* rv  | 0F BB /r | --.--m |
bt  | !mv !rv  | 0F A3 /r | --.--m | chosen
bts | +!mv !rv | 0F AB /r | --.--m | chosen
btr | +!mv !rv | 0F B3 /r | --.--m | chosen
btc | +!mv !rv | 0F BB /r | --.--m | chosen
pdep   | =ry ry rmy | VEX F2 0F38 F5 /r | ...... | BMI2 variable
pext   | =ry ry rmy | VEX F3 0F38 F5 /r | ...... | BMI2 variable
popcnt | =rv rmv    | F3 0F B8 /r | 00m000 | POPCNT unlisted
tzcnt  | =rv rmv    | F3 0F BC /r | --m--m | BMI1 unlisted
lzcnt  | =rv rmv    | F3 0F BD /r | --m--m | LZCNT unlisted
bswap  | +ry        | 0F C8 | ...... |
`;

const MOVES = `
mov    | =rmv rv   | 89 /r    | ...... | 
mov    | =rv rmv   | 8B /r    | ...... | 
mov    | =rm8 r8   | 88 /r    | ...... | 
mov    | =r8 rm8   | 8A /r    | ...... | 
mov    | =rv i     | B8       | ...... | 
mov    | =rmv i    | C7 /0    | ...... | 
mov    | =r8 byte  | B0       | ...... | 
mov    | =rm8 byte | C6 /0    | ...... | 
movbe  | =rv mv    | 0F38 F0 /r | ...... | MOVBE
movbe  | =mv rv    | 0F38 F1 /r | ...... | MOVBE
movnti | =my ry    | 0F C3 /r | ...... | copied
movzx  | =rv rm8   | 0F B6 /r | ...... | 
movzx  | =ry rm16  | 0F B7 /r | ...... | 
movsx  | =rv rm8   | 0F BE /r | ...... |
movsx  | =ry rm16  | 0F BF /r | ...... |
movsxd | =r64 rm32 | 63 /r W1 | ...... |
cbw    | (al) (=ax) | 66 98 W0 | ...... |
cwde   | (ax) (=eax) | 98 W0 | ...... |
cdqe   | (eax) (=rax) | 98 W1 | ...... |
cwd    | (~ax) (=dx)   | 66 99 W0 | ...... |
cdq    | (~eax) (=edx) | 99 W0 | ...... |
cqo    | (~rax) (=rdx) | 99 W1 | ...... |
lea    | =ry a     | 8D /r    | ...... | 
xchg   | +rv +av   | 90       | ...... | 
xchg   | +rv +rmv  | 87 /r    | ...... | 
xchg   | +r8 +rm8  | 86 /r    | ...... | 
cmov   | +rv rmv cc | 0F 40 /r | ...... | 
set    | =rm8 cc   | 0F 90 /r | ...... |
push   | r64  | 50    | ...... | push 
push   | rm64 | FF /6 | ...... | push 
push   | byte | 6A    | ...... | push 
push   | i    | 68    | ...... | push 
pop    | =r64 | 58    | ...... | pop 
pop    | =rm64 | 8F /0 | ...... | pop 
leave  | (+rbp) | C9  | ...... | pop
jmp    | to | EB     | ...... | none jump
jmp    | to | E9     | ...... | none jump
j      | to cc | 70    | ...... | none branch
j      | to cc | 0F 80 | ...... | none branch
call   | to | E8    | ...... | push call padding=67
ret    |      | C3    | ...... | pop return padding=f3
ud2    |      | 0F 0B | ...... | none stop
int3   |      | CC    | ...... | none stop
hlt    |      | F4    | ...... | none stop
nop    |      | 90    | ...... | none padding=66,2e
nop    | a    | 0F 1F /0 | ...... | none padding=66,2e
nop    | rv*  | 0F 1F /0 | ...... | none padding=66,2e
endbr64 |     | F3 0F 1E FA | ...... | none
clc    |      | F8    | .....0 | none
stc    |      | F9    | .....1 | none
cmc    |      | F5    | .....x | none
cld    |      | FC    | ...... | none
std    |      | FD    | ...... | none
vzeroupper | ${Array.from({ length: 16 }, (_, k) => `(=ymm${k})`).join(' ')} | VEX 0F 77 | ...... | AVX none
`;

const STRINGS = `
${string('movs', '=m m (+rdi) (+rsi)', 0xa4, '......', 'chosen', ['rep'])}
${string('stos', '=m (a) (+rdi)', 0xaa, '......', 'chosen', ['rep'])}
${string('lods', 'm (=a) (+rsi)', 0xac, '......', 'chosen', ['rep'])}
${string('cmps', 'm m (+rdi) (+rsi)', 0xa6, RESULT, 'unlisted', ['repe', 'repne'])}
${string('scas', 'm (a) (+rdi)', 0xae, RESULT, 'unlisted', ['repe', 'repne'])}
xlatb | (+al) (rbx) | D7 | ...... | chosen
`;

export const GENERAL_ROWS: string = [ARITHMETIC, BITS, MOVES, STRINGS].join('\n');
