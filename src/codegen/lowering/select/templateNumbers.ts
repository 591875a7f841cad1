import type { TemplateSet } from '../../x86/templateSet.ts';

/** Template names that selection uses by meaning; looked up once per template library. */
const NAMES = {
  add: 'add/add',
  adc: 'add/adc',
  adcx: 'add/adcx',
  adox: 'add/adox',
  lea: 'add/lea',
  lea2: 'add/lea-2',
  lea4: 'add/lea-4',
  lea8: 'add/lea-8',
  sub: 'sub/sub',
  sbb: 'sub/sbb',
  clearCarry: 'flag/clear-carry',
  flagZero: 'flag/zero',
  testBit: 'flag/test-bit',
  setc: 'bit/setc',
  seto: 'bit/seto',
  bitAdc: 'bit/adc',
  mulx: 'product/mulx',
  mul: 'product/mul',
  imul: 'mul/imul',
  imulConstant: 'mul/imul-constant',
  times3: 'mul/times-3',
  times5: 'mul/times-5',
  times9: 'mul/times-9',
  and: 'and/and',
  lowBits: 'and/low-bits',
  lowHalf: 'and/low-half',
  lowByte: 'and/low-byte',
  clearBit: 'and/clear-bit',
  or: 'or/or',
  xor: 'xor/xor',
  compare: 'compare/cmp',
  not: 'not/not',
  bswap: 'bswap/bswap',
  shl: 'shl/shl',
  shlx: 'shl/shlx',
  shr: 'shr/shr',
  shrx: 'shr/shrx',
  sar: 'sar/sar',
  sarx: 'sar/sarx',
  ror: 'ror/ror',
  rorx: 'ror/rorx',
  shrd: 'shrd/shrd',
  shld: 'shld/shld',
  maskSbb: 'mask/sbb',
  maskNeg: 'mask/neg',
  cmovc: 'select/cmovc',
  cmovnc: 'select/cmovnc',
  zeroTest: 'zero-test/cmp',
  store: 'store/mov',
  copy: 'copy/mov',
} as const;

export type TemplateNumbers = { readonly [K in keyof typeof NAMES]: number };

export function templateNumbers(set: TemplateSet): TemplateNumbers {
  const entries = Object.entries(NAMES).map(([key, name]) => [key, set.number(name)] as const);
  return Object.fromEntries(entries) as TemplateNumbers;
}
