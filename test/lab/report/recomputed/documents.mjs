/** Figures as documents write them, and documents as tables. */

export const isOutsider = (name) => !/^(llc|clang)/.test(name);

/** Names of contenders without versions and options. */
export const brief = (name) =>
  name
    .replace(/^llc.*/, 'llc')
    .replace(/^clang.*reduction pass$/, 'clang + our pass')
    .replace(/^(clang|gcc)-.*/, '$1')
    .replace(/, (clang|gcc)-\d.*/, ' ($1)');

export const bold = (text, { kind }) => (kind === 'behind' ? `**${text}**` : text);
export const times = (value) => `${value.toFixed(2)}×`;
export const figure = ({ value, low, high }) => `${times(value)} ±${Math.max(high - value, value - low).toFixed(2)}`;

export const cyclesOf = ({ record, mode }) =>
  `${record.comparison.contestants[0][mode].cycles.toFixed(1)}${record.comparison.contended ? '†' : ''}`;

export const mean = (own) =>
  times(own.reduce((product, { against }) => product * against.timing.ratio.value, 1) ** (1 / own.length));

/** Ahead, level, behind, all. */
export const countsOf = (own) =>
  [...['ahead', 'level', 'behind'].map((kind) => own.filter((one) => one.kind === kind).length), own.length].join(' ');

/** The same in a text such as `faster in 17, level in 1, **slower in 2** of 20`. */
export function countsIn(text) {
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0);
  return [/faster in (\d+)/i, /level in (\d+)/, /\*\*slower in (\d+)\*\*/, / of (\d+)/].map(number).join(' ');
}

/** How many met only compilers. */
export const compilersOnly = (own) => own.filter(({ contenders }) => !contenders.some(isOutsider)).length;

/** The same in a text such as `faster in 22 of 24 functions, 2 against compilers only`, or `all against`. */
export function compilersOnlyIn(text) {
  const count = /, (all|\d+) against compilers only/.exec(text)?.[1] ?? '0';
  return count === 'all' ? Number(/ of (\d+)/.exec(text)?.[1]) : Number(count);
}

/** Lines of a generated part of a document. */
export const generatedLines = (text, name) =>
  text.slice(text.indexOf(`<!-- begin ${name}`), text.indexOf(`<!-- end ${name}`)).split('\n');

/** Tables among lines, each as rows of cells, titles first. */
export function tablesOf(lines) {
  const tables = [];
  let table = null;
  for (const line of lines) {
    if (!line.startsWith('| ')) table = null;
    else if (!line.startsWith('| ---')) {
      if (table === null) {
        table = [];
        tables.push(table);
      }
      table.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    }
  }
  return tables;
}
