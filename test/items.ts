/** A list as one writes it side by side, of lines of code or other words: items end with a semicolon or their line. */
export const items = ({ raw }: TemplateStringsArray, ...values: readonly string[]): string[] =>
  String.raw({ raw }, ...values)
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Bytes as one writes them in hexadecimal: `48 8d 05`. */
export const hexBytes = (text: string): number[] => [...Buffer.from(text.replaceAll(' ', ''), 'hex')];
