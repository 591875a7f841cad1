import { ahead, atEntry, atExit, behind, both, replace } from './codeEdits.ts';
import { type HardFault, LOOSE, SUB, ADD, KOBLITZ, KOBLITZ_SUB, POLY } from './rareFaults.ts';

const BLS = 'bls12-381-p-mul';
const of =
  (code: string) =>
  (name: string, edit: HardFault['edit']): HardFault => ({ code, name, edit });
const loose = of(LOOSE);
const sub = of(SUB);
const add = of(ADD);
const poly = of(POLY);
const bls = of(BLS);

/** Wrong constants, limbs, signs and widths. */
export const ARITHMETIC_FAULTS: readonly HardFault[] = [
  loose('19 instead of 38', replace('mov r8d, 0x26', 0, 'mov r8d, 0x13')),
  loose('40 instead of 38', replace('mov r8d, 0x26', 0, 'mov r8d, 0x28')),
  loose('20 instead of 19 for the top bits', replace('imul rax, r8, 0x13', 0, 'imul rax, r8, 0x14')),
  loose('38 instead of 19 for the top bits', replace('imul rax, r8, 0x13', 0, 'imul rax, r8, 0x26')),
  loose('-19 for the top bits', replace('imul rax, r8, 0x13', 0, 'imul rax, r8, -0x13')),
  loose('the top bits begin one bit too low', replace('shrd r8, rax, 0x3f', 0, 'shrd r8, rax, 0x3e')),
  loose('bit 255 is folded and kept', replace('mov r9d, 0x3f', 0, 'mov r9d, 0x40')),
  loose(
    'words 1 and 2 of the result are exchanged',
    both(replace('mov [r8+0x8], rcx', 0, 'mov [r8+0x8], rbx'), replace('mov [r8+0x10], rbx', 0, 'mov [r8+0x10], rcx')),
  ),
  loose('a limb is read twice, another never', replace('mov rdx, [rsi+0x10]', -1, 'mov rdx, [rsi+0x8]')),
  loose('the halves of a product are exchanged', replace('mulx r9, r10, r8', 0, 'mulx r10, r9, r8')),
  loose('both halves of a product go to one register', replace('mulx r9, r10, r8', 0, 'mulx r9, r9, r8')),
  loose('the sum of 32 bits', replace('add rax, r10', -1, 'add eax, r10d')),
  loose('a copy of 32 bits', replace('mov r8, r12', -1, 'mov r8d, r12d')),
  loose('the overflow flag instead of the carry', replace('adc rbx, rsi', -1, 'adox rbx, rsi')),
  loose('a multiplication between add and adc sets the carry', ahead('adc rbx, rsi', -1, 'imul rdx, rdx')),
  loose('two spilled words share a slot', replace('mov [rsp-0x18], r11', 0, 'mov [rsp-0x10], r11')),
  sub('the borrow is folded with the wrong sign', replace('sub rax, r11', 0, 'add rax, r11')),
  sub(
    'both inputs are exchanged',
    both(replace('mov rax, [rsi]', 0, 'mov rax, [rdx]'), replace('sub rax, [rdx]', 0, 'sub rax, [rsi]')),
  ),
  add('a limb of the result is selected the other way', replace('cmovc rsi, r9', 0, 'cmovnc rsi, r9')),
  add('a limb of the result is not selected', replace('cmovc rcx, r8', 0)),
  of(KOBLITZ)('another prime', replace('mov r8, 0x1000003d1', 0, 'mov r8, 0x1000003d3')),
  of(KOBLITZ_SUB)('another prime', replace('mov rcx, 0x1000003d1', 0, 'mov rcx, 0x1000003d0')),
  poly('4 instead of 5', replace('mov r10d, 0x5', 0, 'mov r10d, 0x4')),
  poly('three bits of the top word are kept and two are folded', replace('and rax, 0x3', -1, 'and rax, 0x7')),
  bls('-1/p mod 2^64 off by one', replace('mov rsi, -0x760c000300030003', 0, 'mov rsi, -0x760c000300030002')),
  bls(
    'the top limb of p is that of p, where p + 1 in limbs is used',
    replace('mov rsi, 0x1a0111ea397fe69a', -1, 'mov rsi, 0x1a0111ea397fe69b'),
  ),
  bls(
    'a middle limb of p off by one in the last subtraction',
    replace('mov r10, 0x64774b84f38512bf', -1, 'mov r10, 0x64774b84f38512be'),
  ),
  bls('p is subtracted exactly when it must not be', replace('xor r8, 0x1', -1)),
];

const FAR = 'mov rax, [rsi]';

/**
 * Rules of the calling convention, memory and timing; what the results are does not matter. With what the refutation
 * must name.
 */
export const POLICY_FAULTS: readonly (HardFault & { readonly finds: RegExp })[] = [
  { ...loose('rbx is not restored', replace('pop rbx', 0, 'add rsp, 0x8')), finds: /calleeSaved: rbx/ },
  {
    ...loose(
      'r14 and r15 are restored the wrong way round',
      both(replace('pop r15', 0, 'pop r14'), replace('pop r14', -1, 'pop r15')),
    ),
    finds: /calleeSaved/,
  },
  { ...loose('a push is lost', replace('push rbp', 0)), finds: /calleeSaved|stackPointer|bounds|uninitialised/ },
  { ...loose('a pop is lost', replace('pop r12', 0)), finds: /calleeSaved|stackPointer/ },
  {
    ...sub('rbp holds the result in a leaf function', replace('mov [rdi], rax', 0, 'mov rbp, rax', 'mov [rdi], rbp')),
    finds: /calleeSaved: rbp/,
  },
  { ...sub('the low half of rbx is cleared', atEntry('mov ebx, ebx')), finds: /calleeSaved: rbx/ },
  { ...sub('rbx and r12 change places', atExit('xchg rbx, r12')), finds: /calleeSaved/ },
  {
    ...sub(
      'r15 is saved in a word of the frame that is given up',
      both(
        atEntry('mov [rsp-0x8], r15', 'sub rsp, 0x100', 'mov r15, 0x1'),
        atExit('mov r15, [rsp+0xf8]', 'add rsp, 0xf8'),
      ),
    ),
    finds: /stackPointer/,
  },
  {
    ...sub('the frame is given back eight bytes short', both(atEntry('sub rsp, 0x18'), atExit('add rsp, 0x10'))),
    finds: /stackPointer/,
  },
  {
    ...sub('the frame is given back eight bytes too far', both(atEntry('sub rsp, 0x18'), atExit('add rsp, 0x20'))),
    finds: /stackPointer/,
  },
  {
    ...sub('the first byte below the red zone is written', behind(FAR, 0, 'mov [rsp-0x81], al')),
    finds: /bounds: .*red zone/,
  },
  {
    ...sub('a word that reaches below the red zone', behind(FAR, 0, 'mov [rsp-0x88], rax')),
    finds: /bounds: .*red zone/,
  },
  {
    ...sub('the return address is overwritten with itself plus nothing', behind(FAR, 0, 'mov [rsp], rax')),
    finds: /bounds: .*caller/,
  },
  {
    ...loose('a word of the caller is written', behind('push r15', 0, 'mov [rsp+0x38], r15')),
    finds: /bounds: .*caller/,
  },
  {
    ...loose('a push over the spilled pointer', both(behind('mov [rsp-0x8], rdi', 0, 'push rdx', 'pop rdx'))),
    finds: /address/,
  },
  {
    ...loose('a spill is read from the slot beside it', replace('add r10, [rsp-0x10]', 0, 'add r10, [rsp-0x20]')),
    finds: /uninitialised/,
  },
  {
    ...sub('a byte is stored and a word read', behind(FAR, 0, 'mov byte [rsp-0x8], al', 'mov rcx, [rsp-0x8]')),
    finds: /uninitialised/,
  },
  {
    ...sub(
      'what fell below the red zone is read again',
      atEntry(
        'sub rsp, 0x100',
        'mov [rsp], rsi',
        'add rsp, 0x100',
        'sub rsp, 0x100',
        'mov rcx, [rsp]',
        'add rsp, 0x100',
      ),
    ),
    finds: /uninitialised/,
  },
  {
    ...sub(
      'a limb of the result is read before it is stored, another one is',
      behind('mov [rdi], rax', 0, 'mov rcx, [rdi+0x8]'),
    ),
    finds: /uninitialised/,
  },
  {
    ...sub(
      'a load at the upper bits of a secret',
      behind(FAR, 0, 'mov rcx, rax', 'shr rcx, 0x7', 'mov rcx, [rsi+rcx]'),
    ),
    finds: /address/,
  },
  { ...sub('one word behind the input', replace('mov r10, [rsi+0x18]', 0, 'mov r10, [rsi+0x20]')), finds: /bounds/ },
  { ...sub('one word before the result', behind('mov [rdi], rax', 0, 'mov [rdi-0x8], rax')), finds: /bounds/ },
  { ...sub('one word behind the result', behind('mov [rdi+0x18], r10', 0, 'mov [rdi+0x20], r10')), finds: /bounds/ },
  {
    ...sub('an input serves as scratch and is restored', behind(FAR, 0, 'mov [rsi], rdx', 'mov [rsi], rax')),
    finds: /readOnly/,
  },
  { ...sub('the result is read before it is written', replace(FAR, 0, 'mov rax, [rdi]')), finds: /uninitialised/ },
  {
    ...sub('a word of the result is never stored', replace('mov [rdi+0x10], r9', 0)),
    finds: /missingOutput: out1\[2\]/,
  },
  {
    ...sub('half a word of the result is stored', replace('mov [rdi+0x10], r9', 0, 'mov [rdi+0x10], r9d')),
    finds: /part of an element/,
  },
  {
    ...loose('ret before the last store', ahead('mov [r8+0x18], r9', 0, 'ret')),
    finds: /calleeSaved|stackPointer|missingOutput/,
  },
  {
    ...sub('the carry of the caller is taken to be clear', replace('sub rax, [rdx]', 0, 'sbb rax, [rdx]')),
    finds: /undefinedFlag/,
  },
  { ...add('a register of the caller is taken to be zero', replace('mov ebx, 0x0', 0)), finds: /differ|calleeSaved/ },
  {
    ...sub('xmm0 of the caller is taken to be zero', replace('sbb r10, 0x0', -1, 'movq rcx, xmm0', 'sbb r10, rcx')),
    finds: /differ/,
  },
  { ...sub('a jump over the fold when there is no borrow', ahead('sbb r11, r11', 0, 'jnc f')), finds: /branch/ },
  { ...sub('the fold is looked up in a table', behind('and r11, 0x26', 0, 'mov r11, [rsi+8*r11]')), finds: /address/ },
  { ...sub('a prefetching load at a secret address', behind(FAR, 0, 'mov rcx, [rdi+rax]')), finds: /address/ },
  {
    ...sub('the pointer is selected by the borrow', behind('sbb r11, r11', 0, 'cmovc rdi, rsi')),
    finds: /address|undefinedFlag/,
  },
  {
    ...sub('a division', both(behind('mov [rdi+0x18], r10', 0, 'mov rax, r8', 'xor edx, edx', 'div r9'))),
    finds: /timing/,
  },
  {
    ...sub('a shift by a secret', behind('mov [rdi+0x18], r10', 0, 'mov rcx, rax', 'shl rax, cl')),
    finds: /unknown count/,
  },
  { ...sub('a locked exchange', replace('mov [rdi], rax', 0, 'xchg [rdi], rax')), finds: /locks|uninitialised/ },
  {
    ...sub('a repeated string instruction', behind('mov [rdi+0x18], r10', 0, 'mov ecx, 0x4', 'rep movsq')),
    finds: /timing|not understood/,
  },
  {
    ...sub('rounding rsp down by a page', both(atEntry('mov rcx, rsp', 'and rsp, -0x1000'), atExit('mov rsp, rcx'))),
    finds: /stackPointer/,
  },
  { ...sub('rounding rsp down to 16', atEntry('and rsp, -0x10')), finds: /stackPointer|calleeSaved|return/ },
  {
    ...sub('rounding rsp down by luck', both(atEntry('and rsp, -0x20'), atExit('add rsp, 8'))),
    finds: /stackPointer|calleeSaved|return/,
  },
];

/** Right as long as the result lies apart from the inputs; the name says which overlap breaks it. */
export const OVERLAP_FAULTS: readonly (HardFault & { readonly finds: RegExp })[] = [
  {
    ...sub(
      'the first result is stored before the last input is read',
      ahead('mov r8, [rsi+0x8]', 0, 'mov [rdi+0x8], rax'),
    ),
    finds: /out1=arg/,
  },
  { ...sub('the same with the second input', ahead('sbb r8, [rdx+0x8]', 0, 'mov [rdi+0x8], rax')), finds: /out1=arg/ },
  { ...sub('only the top words meet', ahead('mov r10, [rsi+0x18]', 0, 'mov [rdi+0x18], r9')), finds: /out1=arg/ },
  {
    ...loose('a partial product is parked in the result', behind('mulx r8, r9, [rax]', 0, 'mov [rdi], r9')),
    finds: /out1=arg/,
  },
  {
    ...poly('a partial product is parked in the result', behind('mulx r8, r9, [rax]', 0, 'mov [rdi+0x8], r9')),
    finds: /out1=arg/,
  },
];
