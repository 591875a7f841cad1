/** AT&T mnemonics: the size suffix is split off, extensions get their Intel name. */
const SIZES: Readonly<Record<string, number>> = { b: 8, w: 16, l: 32, q: 64 };
const SUFFIXED = /^(mov|movabs|add|adc|sub|sbb|xor|and|or|cmp|test|lea|mul|mulx|imul|neg|not|inc|dec|shl|sal|shr|sar|ror|rol|rcl|rcr|shld|shrd|push|pop|adcx|adox|bzhi|bextr|andn|shlx|shrx|sarx|rorx|xchg|bt|bts|btr|btc|cmov[a-z]+?|ret)([bwlq])$/;
const CONDITIONAL = /^(cmov|set)(o|no|b|c|nae|ae|nb|nc|e|z|ne|nz|be|na|a|nbe|s|ns|p|pe|np|po|l|nge|ge|nl|le|ng|g|nle)$/;

export interface AttMnemonic {
  readonly mnemonic: string;
  /** Width of memory and, for extensions, of the source; null if the text does not say. */
  readonly width: number | null;
}

/** `addq` → add, 64; `movzbl` → movzx from 8 bits; `movq` with a vector register stays `movq`. */
export function attMnemonic(name: string, hasVector: boolean): AttMnemonic {
  if (hasVector || CONDITIONAL.test(name)) return { mnemonic: name, width: name === 'movq' ? 64 : null };
  const extension = /^mov([zs])([bwl])([wlq])$/.exec(name);
  if (extension !== null) {
    const mnemonic = extension[1] === 'z' ? 'movzx' : extension[2] === 'l' ? 'movsxd' : 'movsx';
    return { mnemonic, width: SIZES[extension[2]] };
  }
  const suffixed = SUFFIXED.exec(name);
  return suffixed === null ? { mnemonic: name, width: null } : { mnemonic: suffixed[1], width: SIZES[suffixed[2]] };
}
