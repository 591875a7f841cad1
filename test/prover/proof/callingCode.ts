/** A function that calls a product twice, as word IR and as code, with faults that concern its calls. */
import { valueId } from '../../../src/base/ids.ts';
import type { CallingFunction } from '../../../src/ir/calls.ts';
import { valueOperand, type IrFunction, type Param, type Value } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import type { Listing } from '../../../src/prover/listing/listing.ts';
import { parseListing } from '../listing/parseListing.ts';

const array = (name: string, size: number, bits = 64): Param => {
  return { name, shape: 'array', width: 64, bounds: Array.from({ length: size }, () => unsigned(bits)) };
};
/** So many words. */
export const values = (size: number): Value[] =>
  Array.from({ length: size }, (_, k) => ({ ...unsigned(64), id: valueId(k), name: `x${k}`, width: 64 }));
const [v, id] = [(k: number) => valueOperand(valueId(k)), valueId];

/** Two words of a product of two words, which are stated to have so many bits. */
const productOf = (bits: number): IrFunction => ({
  name: 'product',
  aliasing: 'equal',
  params: [array('arg1', 1, bits), array('arg2', 1, bits)],
  results: [array('out1', 2)],
  values: values(4),
  inputs: [[id(0)], [id(1)]],
  body: [{ kind: 'mulx', ins: [v(0), v(1)], outs: [id(2), id(3)] }],
  outputs: [[v(2), v(3)]],
});
export const PRODUCT = productOf(64);
export const PRODUCT_OF_HALVES = productOf(32);

/** `low + 2^64 high = x0 x1`, then the product of `low` and of `high + x0`. */
export const calling = (callee: IrFunction): CallingFunction => ({
  name: 'f',
  aliasing: 'equal',
  params: [array('arg1', 2)],
  results: [array('out1', 2)],
  values: values(7),
  inputs: [[id(0), id(1)]],
  body: [
    { kind: 'call', callee, ins: [[v(0)], [v(1)]], outs: [id(2), id(3)] },
    { kind: 'add', ins: [v(3), v(0)], outs: [id(4)] },
    { kind: 'call', callee, ins: [[v(2)], [v(4)]], outs: [id(5), id(6)] },
  ],
  outputs: [[v(5), v(6)]],
});

const SAVED = ['rbx', 'rbp', 'r12', 'r13', 'r14', 'r15'];
const ROUTINE = 'mov rdx, [rdx]\nmulx r9, r8, [rsi]\nret';
const OWN = `
${SAVED.map((one) => `push ${one}`).join('\n')}
sub rsp, 40
mov [rsp+16], rdi
mov [rsp+24], rsi
lea rdx, [rsi+8]
call product
mov rsi, [rsp+24]
add r9, [rsi]
mov [rsp], r8
mov [rsp+8], r9
mov rsi, rsp
lea rdx, [rsp+8]
call product
mov rdi, [rsp+16]
mov [rdi], r8
mov [rdi+8], r9
add rsp, 40
${SAVED.toReversed()
  .map((one) => `pop ${one}`)
  .join('\n')}
ret`;

/** The function with its calls followed; `constant` is the word that the routine may read. */
export function followed(own = OWN, routine = ROUTINE, constant = 0n): Listing {
  const { instructions } = parseListing(`f:\n${own}`);
  const called = parseListing(`product:\n${routine}`).instructions;
  return {
    name: 'f',
    instructions: instructions.flatMap((one, returnTo) =>
      one.mnemonic === 'call'
        ? [{ ...one, returnTo }, ...called.slice(0, -1), { ...called[called.length - 1], returnTo }]
        : [one],
    ),
    constants: new Map([['constant', [constant]]]),
  };
}

/** Code of the function and of the product. */
export interface Calling {
  readonly own?: string;
  readonly routine?: string;
}

/** A text with each place, which stands there once, changed. */
function edited(text: string, ...edits: readonly (readonly [found: string, by: string])[]): string {
  return edits.reduce((before, [found, by]) => {
    if (before.split(found).length !== 2) throw new Error(`${found} does not stand once in ${before}`);
    return before.replace(found, () => by);
  }, text);
}

/** Nothing is added to a word of the result if `low` is in rax. */
const USED = 'sub rax, [rsp]\nadd r8, rax';
/** A place is to keep it over the second call. */
const keptIn = (place: string, move = 'mov'): string =>
  edited(
    OWN,
    ['mov rsi, rsp', `${move} ${place}, r8\nmov rsi, rsp`],
    ['mov rdi, [rsp+16]', `${move} rax, ${place}\n${USED}\nmov rdi, [rsp+16]`],
  );
const WITHOUT_RBX = edited(OWN, ['push rbx', 'push rax'], ['pop rbx', 'pop rax']);
/** The second word that the second call is given. */
const secondAt = (place: string): string =>
  edited(OWN, ['mov [rsp+8]', `mov ${place}`], ['rdx, [rsp+8]', `rdx, ${place}`]);
const before = (line: string): string => `${line}\n${ROUTINE}`;
const behind = (line: string): string => edited(ROUTINE, ['ret', `${line}\nret`]);
const NEIGHBOURS = edited(ROUTINE, ['[rdx]', '[rsi+8]']);

/** Wrong code, each by what a call does or is given. */
export const CALL_FAULTS = {
  'the product is right where operands are neighbours only': { own: secondAt('[rsp+32]'), routine: NEIGHBOURS },
  'operands are larger than the product allows': { routine: edited(ROUTINE, ['mov rdx', 'mov edx']) },
  'an operand is another word': { own: edited(OWN, ['[rsi+8]', '[rsi]']) },
  'the product writes to an operand': { routine: behind('mov [rsi], r9') },
  'the product writes to the frame of its caller': { routine: behind('mov [rsp+24], rsi') },
  'the product loses a register that its caller does not save': { own: WITHOUT_RBX, routine: before('mov rbx, rsi') },
  'the product reads a register that nobody set': { routine: behind('add r8, r11') },
  'the product reads memory that nobody set': { routine: behind('add r8, [rsp-24]') },
  'the product reads a flag that nobody set': { routine: behind('adc r8, 0') },
  'a register that the product changes is read': { own: keptIn('rcx'), routine: before('mov rcx, rsi') },
  'a vector register that the product changes is read': {
    own: keptIn('xmm0', 'movq'),
    routine: before('movq xmm0, rsi'),
  },
  'a wider register that the product changes is read': {
    own: edited(
      OWN,
      ['mov rsi, rsp', 'vpbroadcastq zmm16, r8\nmov rsi, rsp'],
      ['mov rdi, [rsp+16]', `vmovdqa64 zmm0, zmm16\nvmovq rax, xmm0\n${USED}\nvzeroupper\nmov rdi, [rsp+16]`],
    ),
    routine: before('vpbroadcastq zmm16, rsi'),
  },
  'the product leaves the upper half of a register in use': { routine: before('vpbroadcastq zmm0, rsi') },
  'a flag that the product changes is read': {
    own: edited(OWN, ['mov rsi, rsp', 'clc\nmov rsi, rsp'], ['mov rdi, [rsp+16]', 'adc r8, 0\nmov rdi, [rsp+16]']),
    routine: before('stc'),
  },
  'what the product overwrites below rsp is read': { own: keptIn('[rsp-16]'), routine: before('mov [rsp-8], rdx') },
  'an operand lies where the product writes': { own: secondAt('[rsp-16]'), routine: before('mov [rsp-8], rsi') },
  'what two calls leave in a register is not the same': {
    own: edited(
      OWN,
      ['mov rsi, [rsp+24]', 'mov [rsp+32], rcx\nmov rsi, [rsp+24]'],
      ['mov rdi, [rsp+16]', 'sub rcx, [rsp+32]\nadd r8, rcx\nmov rdi, [rsp+16]'],
    ),
    routine: before('mov rcx, rdx'),
  },
  'the other word of the product is stored': { own: edited(OWN, ['[rdi], r8', '[rdi], r9']) },
  'the product is called once': { own: edited(OWN, ['lea rdx, [rsp+8]\ncall product\n', '']) },
} as const satisfies Readonly<Record<string, Calling>>;

/** Right code that contracts cover. */
export const CONTRACTED: Readonly<Record<string, Calling>> = {
  'the code as it is': {},
  'the product uses a vector register': { routine: before('movq xmm0, rsi') },
  'the product uses a wider register': { routine: before('vpbroadcastq zmm16, rsi') },
};

/** Right code that no contract covers. */
export const UNCONTRACTED: Readonly<Record<string, Calling>> = {
  'the product is right at these calls only': { routine: NEIGHBOURS },
  'a register that the product keeps is not saved': { own: WITHOUT_RBX },
  'the product reads a register that both calls set': {
    own: OWN.replaceAll('call', 'mov ecx, 0\ncall'),
    routine: behind('add r8, rcx'),
  },
};
