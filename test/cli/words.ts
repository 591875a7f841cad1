/** The words of a command line as one types it: quotes hold words together, and what is put in is part of one word. */
export const words = ({ raw }: TemplateStringsArray, ...values: readonly string[]): string[] =>
  (
    raw
      .map((text, i) => (i === 0 ? text : `\0${i - 1}\0${text}`))
      .join('')
      .match(/(?:"[^"]*"|[^\s"])+/g) ?? []
  ).map((word) => word.replaceAll('"', '').replace(/\0(\d+)\0/g, (_, i: string) => values[Number(i)]));
