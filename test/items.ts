/** A list as one writes it side by side, of lines of code or other words: items end with a semicolon or their line. */
export const items = ({ raw }: TemplateStringsArray, ...values: readonly string[]): string[] =>
  String.raw({ raw }, ...values)
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
