import { ahead, both, replace, type Edit } from './codeEdits.ts';

/** A fault made by hand in a file of test/fixtures/asm. */
export interface HardFault {
  readonly code: string;
  readonly name: string;
  readonly edit: Edit;
}

const fault = (code: string, name: string, edit: Edit): HardFault => ({ code, name, edit });
/** Codes of test/fixtures/asm. */
export const LOOSE = '25519-mul-loose';
export const SUB = '25519-sub-loose';
export const ADD = '25519-add';
export const KOBLITZ = 'secp256k1-mul-loose';
export const KOBLITZ_SUB = 'secp256k1-sub';
export const POLY = 'poly1305-mul-loose';

/** Wrong for so few inputs that random ones do not meet them: most have a probability below 2^-50. */
export const RARE_FAULTS: readonly HardFault[] = [
  fault(LOOSE, 'the carry of the last fold out of word 0 is lost', replace('adc rcx, 0x0', -1, 'add rcx, 0x0')),
  fault(LOOSE, 'the carry of the last fold out of word 1 is lost', replace('adc rbx, 0x0', -1, 'add rbx, 0x0')),
  fault(LOOSE, 'the carry of the last fold out of word 2 is lost', replace('adc r8, 0x0', -1, 'add r8, 0x0')),
  fault(LOOSE, 'the carry of the last fold is computed and dropped', replace('add r9, r8', -1)),
  fault(LOOSE, 'that carry is subtracted', replace('add r9, r8', -1, 'sub r9, r8')),
  fault(LOOSE, 'that carry counts twice', replace('add r9, r8', -1, 'lea r9, [r9+2*r8]')),
  fault(LOOSE, 'a test in between clears that carry', ahead('adc rcx, 0x0', -1, 'test rax, rax')),
  fault(KOBLITZ, 'the carry of the second fold is not folded', replace('sbb rax, rax', -1, 'xor eax, eax')),
  fault(KOBLITZ, 'the constant of the last fold has 32 bits', replace('and rax, r8', -1, 'and eax, r8d')),
  fault(KOBLITZ, 'the last fold adds all ones', replace('and rax, r8', -1)),
  fault(KOBLITZ, 'the carry of the last fold is lost', replace('adc rcx, 0x0', -1, 'add rcx, 0x0')),
  fault(KOBLITZ, 'a carry of the second fold out of word 1 is lost', replace('adc rbx, 0x0', -1, 'add rbx, 0x0')),
  fault(KOBLITZ, 'a carry of the second fold out of word 2 is lost', replace('adc r12, 0x0', -1, 'add r12, 0x0')),
  fault(SUB, 'the second fold subtracts 37', replace('and r11, 0x26', -1, 'and r11, 0x25')),
  fault(SUB, 'the second fold is left out', replace('sub rax, r11', -1)),
  fault(SUB, 'the second fold adds', replace('sub rax, r11', -1, 'add rax, r11')),
  fault(SUB, 'the borrow of the first fold is cleared', ahead('sbb r11, r11', -1, 'clc')),
  fault(SUB, 'a borrow out of word 0 is lost', replace('sbb r8, 0x0', -1, 'sub r8, 0x0')),
  fault(SUB, 'a borrow out of word 1 is lost', replace('sbb r9, 0x0', -1, 'sub r9, 0x0')),
  fault(SUB, 'a borrow out of word 2 is lost', replace('sbb r10, 0x0', -1, 'sub r10, 0x0')),
  fault(SUB, 'a borrow is added', replace('sbb r9, 0x0', -1, 'adc r9, 0x0')),
  fault(KOBLITZ_SUB, 'a borrow out of word 0 is lost', replace('sbb r8, 0x0', -1, 'sub r8, 0x0')),
  fault(KOBLITZ_SUB, 'a borrow out of word 1 is lost', replace('sbb r9, 0x0', -1, 'sub r9, 0x0')),
  fault(KOBLITZ_SUB, 'a borrow out of word 2 is lost', replace('sbb r10, 0x0', -1, 'sub r10, 0x0')),
  fault(
    ADD,
    'the comparison with p begins with 18, the result with 19',
    replace('add r11, 0x13', -1, 'add r11, 0x12', 'inc r11'),
  ),
  fault(ADD, 'a carry of the comparison with p is lost', replace('adc rcx, 0x0', -1, 'add rcx, 0x0')),
  fault(ADD, 'the next carry of the comparison is lost', replace('adc rsi, 0x0', -1, 'add rsi, 0x0')),
  fault(ADD, 'the last carry of the comparison is lost', replace('sbb rdx, 0x0', -1, 'sub rdx, 0x0')),
  fault(POLY, 'the carry of the last fold out of word 0 is lost', replace('adc r11, 0x0', -1, 'add r11, 0x0')),
  fault(POLY, 'the carry of the last fold out of word 1 is lost', replace('adc r9, 0x0', -1, 'add r9, 0x0')),
  fault(POLY, 'that carry is exclusive-ored', both(replace('add rax, r9', -1, 'xor rax, r9'))),
];
