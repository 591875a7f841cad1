/**
 * Names of the parameters of the function `symbol` as a C text defines or declares it, in their order; null if there is
 * no such text, it has none, or it is hidden by macros. Good for defaults and messages: C is not parsed.
 */
export function cParameters(text: string, symbol: string): readonly string[] | null {
  if (!/^\w+$/.test(symbol)) return null;
  const plain = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ' ');
  for (const { 1: list } of plain.matchAll(
    new RegExp(`\\b${symbol}\\s*\\(([^()]*)\\)\\s*(?:__attribute__\\s*\\(\\(.*?\\)\\)\\s*)?[{;]`, 'g'),
  )) {
    const names = list.split(',').map(nameOf);
    if (names.every((name) => name !== null)) return names;
  }
  return null;
}

/** Of a declaration with a type and a name, such as `const uint64_t a[4]`. */
function nameOf(declaration: string): string | null {
  const words = declaration.replace(/\[[^\]]*\]/g, ' ').match(/[A-Za-z_]\w*|\*/g) ?? [];
  const name = words.at(-1);
  return words.length < 2 || name === undefined || name === '*' || KEYWORDS.includes(name) ? null : name;
}

const KEYWORDS: readonly string[] = [
  'int',
  'long',
  'char',
  'short',
  'unsigned',
  'signed',
  'const',
  'restrict',
  'volatile',
  'void',
];
