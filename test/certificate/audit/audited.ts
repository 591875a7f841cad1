/** A certificate of a few bytes, as our writer writes it; nobody has shown that it is one. */
import { coqText, type CertifiedCode } from '../../../src/certificate/coqText.ts';
import type { Element } from '../../../src/certificate/facts/claim.ts';

const WORD = 2n ** 64n;
const number: Element = {
  weights: [1n, WORD, WORD ** 2n],
  most: [WORD - 1n, WORD - 1n, 7n],
  top: 2n ** 131n - 1n,
};

export const CODE: CertifiedCode = {
  image: Uint8Array.of(0x48, 0x8b, 0x06, 0x48, 0x89, 0x07, 0xc3),
  constants: [
    { offset: 64, bytes: Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 0) },
    { offset: -16, bytes: Uint8Array.of(255) },
  ],
  claim: {
    parameters: [
      { kind: 'output', elements: [number] },
      { kind: 'input', elements: [number, number] },
      { kind: 'value', most: 9n },
      { kind: 'known', words: [1n, 2n ** 63n] },
      { kind: 'knownValue', value: 2n ** 64n - 1n },
    ],
    overlap: 'equal',
    modulus: 2n ** 130n - 5n,
    results: [
      {
        scale: -3n,
        expression: {
          kind: 'sub',
          left: { kind: 'mul', left: { kind: 'number', index: 0 }, right: { kind: 'number', index: 2 } },
          right: { kind: 'less', left: { kind: 'number', index: 1 }, right: { kind: 'constant', value: -1n } },
        },
      },
    ],
  },
  leak: [
    { region: 1, offset: 0 },
    { region: 'stack', offset: -8 },
    { region: 'image', offset: 64 },
  ],
  frame: 8,
  certificate: { steps: [[], []], end: { kind: 'return', closings: [] } },
};

export const TEXT = coqText(CODE, ['The bytes of f']);
