/** What an AT&T mnemonic means: NASM's mnemonic, and the size its suffix states. */
import { isVectorRegister, type GasOperand, type Size } from './gasOperand.ts';
import { ATT_NAMES, FIXED, GENERAL, isConditional, isVector } from './mnemonics.ts';

export interface Mnemonic {
  readonly name: string;
  /** Size of a memory operand, '' when the suffix does not say. */
  readonly size: Size;
}

const SUFFIX: Readonly<Record<string, Size>> = { b: 'byte', w: 'word', l: 'dword', q: 'qword' };

/** Undefined for a mnemonic that is not known. `operands` decide between the two meanings of movq and movsd. */
export function attMnemonic(mnemonic: string, operands: readonly GasOperand[]): Mnemonic | undefined {
  const renamed = ATT_NAMES[mnemonic];
  if (renamed !== undefined && operands.length === 0) return { name: renamed, size: '' };
  return extension(mnemonic, operands) ?? vector(mnemonic, operands) ?? plain(mnemonic) ?? suffixed(mnemonic);
}

/** movzbl, movswq, movslq: source size, then destination size. */
function extension(mnemonic: string, operands: readonly GasOperand[]): Mnemonic | undefined {
  const match = /^mov([sz])([bwl])([wlq])$/.exec(mnemonic);
  if (match === null || operands.length === 0) return undefined;
  return { name: match[2] === 'l' ? 'movsxd' : `mov${match[1]}x`, size: SUFFIX[match[2]] };
}

function vector(mnemonic: string, operands: readonly GasOperand[]): Mnemonic | undefined {
  const applies = isVector(mnemonic) && (operands.some(isVectorRegister) || mnemonic.startsWith('vzero'));
  return applies ? { name: mnemonic, size: '' } : conversion(mnemonic);
}

/**
 * Between integers and floating-point numbers, of memory or of registers, where a suffix states the size of the source.
 */
function conversion(mnemonic: string): Mnemonic | undefined {
  const [, scalar, size = ''] = /^(v?cvt(?:u?si2s[sd]|t?s[sd]2u?si))([lq]?)$/.exec(mnemonic) ?? [];
  // Of conversions to integers the suffix is the size of the register.
  if (scalar !== undefined) return { name: scalar, size: scalar.endsWith('i') ? '' : (SUFFIX[size] ?? '') };
  const [, packed, length] = /^(vcvt(?:pd2ps|t?pd2dq))([xy])$/.exec(mnemonic) ?? [];
  return packed === undefined ? undefined : { name: packed, size: length === 'x' ? 'oword' : 'yword' };
}

function plain(mnemonic: string): Mnemonic | undefined {
  if (mnemonic === 'movabsq' || mnemonic === 'movabs') return { name: 'movabs', size: 'qword' };
  if (mnemonic.startsWith('set') && isConditional(mnemonic)) return { name: mnemonic, size: 'byte' };
  return GENERAL.has(mnemonic) || FIXED.has(mnemonic) || isConditional(mnemonic)
    ? { name: mnemonic, size: '' }
    : undefined;
}

function suffixed(mnemonic: string): Mnemonic | undefined {
  const name = mnemonic.slice(0, -1);
  const size = SUFFIX[mnemonic.slice(-1)];
  const takesSuffix = GENERAL.has(name) || (name.startsWith('cmov') && isConditional(name));
  return size !== undefined && takesSuffix ? { name, size } : undefined;
}
