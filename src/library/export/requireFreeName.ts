import { Failure } from '../../base/errors.ts';
import { C_WORDS } from '../../frontend/c/prototype.ts';
import { FORMS } from '../../codegen/x86/forms.ts';
import { registerNamed } from '../../codegen/x86/registers.ts';

/** Who reads a name. */
type Reader = 'assemblers' | 'C' | 'Go' | 'Rust';

export const GO_KEYWORDS: readonly string[] = words(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package ' +
    'range return select struct switch type var',
);

export const RUST_KEYWORDS: readonly string[] = words(
  'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move ' +
    'mut pub ref return self static struct super trait true type unsafe use where while abstract become box do final ' +
    'macro override priv try typeof unsized virtual yield',
);

const MNEMONICS = new Set(FORMS.map(({ mnemonic }) => mnemonic));

/** Names that mean something else: to the language, or in the files of the package. */
const TAKEN: Readonly<Record<Reader, (name: string) => boolean>> = {
  assemblers: (name) => MNEMONICS.has(name.toLowerCase()) || registerNamed(name.toLowerCase()) !== undefined,
  C: (name) => C_WORDS.has(name),
  Go: (name) => [...GO_KEYWORDS, 'main', 'supported', 'testing'].includes(name) || /^test/.test(name),
  Rust: member([...RUST_KEYWORDS, 'raw', 'is_supported', 'core', 'std', 'alloc', 'test']),
};

/** Throws `input` for a name of a function that means something else to who reads it. */
export function requireFreeName(symbol: string, reader: Reader): void {
  if (!TAKEN[reader](reader === 'Go' ? symbol.replaceAll('_', '').toLowerCase() : symbol)) return;
  throw new Failure('input', `the name means something else to ${reader}`, {
    where: '--symbol',
    expected: 'a name of its own',
    found: symbol,
    hint: `--prefix my_, or --symbol fe_${symbol}`,
  });
}

function words(text: string): string[] {
  return text.split(' ');
}

function member(list: readonly string[]): (name: string) => boolean {
  return (name) => list.includes(name);
}
