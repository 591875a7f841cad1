import type { ResultSet } from './resultSet.ts';
import { namesOf, type BestResult } from './bestResults.ts';
import { overviewResults } from './resultsOverview.ts';

/** In pixels; the names of functions stand left of the frame. */
const WIDTH = 700;
const LEFT = 184;
const RIGHT = WIDTH - 20;
const TOP = 74;
const ROW = 16;

/** Of what is compared, for light and dark, as lab/page/style.css has them; each differs enough from both papers. */
export const PICTURE_COLOURS: readonly (readonly [string, string])[] = [
  ['#2f6fde', '#6ea3ff'],
  ['#d9822b', '#f0a35a'],
  ['#3c9a8f', '#63c9bb'],
  ['#8757c9', '#b998f2'],
  ['#b8477f', '#ee8bbb'],
  ['#6f7f1f', '#b7c95f'],
];

/** The paper is painted, for nobody knows what the picture will lie on. */
const style = (machines: readonly string[]): string => {
  const colours = (k: 0 | 1): string =>
    machines.map((_, i) => `.m${i}{fill:${PICTURE_COLOURS[i % PICTURE_COLOURS.length][k]}}`).join('');
  return (
    'text{font:12px system-ui,sans-serif;fill:#1c2128}.p{fill:#fff}.g{stroke:#d0d7de}.one{stroke:#1c2128}' +
    `.b{stroke:#c8102e;stroke-width:2}${colours(0)}` +
    '@media(prefers-color-scheme:dark){text{fill:#e6e9ec}.p{fill:#14181d}.g{stroke:#343c45}.one{stroke:#e6e9ec}' +
    `.b{stroke:#ff7b82}${colours(1)}}`
  );
};

/**
 * README's table as a picture (SVG): a dot for each function and machine, the time of the fastest alternative over ours
 * in throughput. It needs nothing else, and is the same for the same records.
 */
export function resultsPicture(results: ResultSet): string {
  const shown = overviewResults(results).filter(({ strongest }) => strongest !== null);
  const machines = namesOf(shown, 'machine');
  const functions = namesOf(shown, 'function');
  const bottom = TOP + functions.length * ROW;
  const tenths = shown.map(ratioOf).flatMap((ratio) => [Math.floor(ratio * 10), Math.ceil(ratio * 10)]);
  const [low, high] = [Math.min(9, ...tenths), Math.max(12, ...tenths)];
  const x = (ratio: number): string =>
    (LEFT + ((ratio * 10 - low) / (high - low)) * (RIGHT - LEFT)).toFixed(1).replace('.0', '');
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 12}" role="img">`,
    '<title>Time of the fastest alternative over ours, by function and machine</title>',
    `<style>${style(machines)}</style>`,
    `<rect class="p" width="${WIDTH}" height="${bottom + 12}"/>`,
    '<text x="12" y="20" font-weight="600">Time of the fastest alternative over ours: right of 1 our code is faster, ' +
      'red rims are losses</text>',
    ...machines.map((name, i) => {
      const left = LEFT + 124 * i;
      return `<circle class="m${i}" cx="${left}" cy="38" r="5"/><text x="${left + 10}" y="42">${name}</text>`;
    }),
    ...ticks.map(
      (tick) =>
        `<path class="${tick === 10 ? 'one' : 'g'}" d="M${x(tick / 10)} ${TOP - 4}V${bottom}"/>` +
        `<text x="${x(tick / 10)}" y="${TOP - 8}" text-anchor="middle">${(tick / 10).toFixed(1)}</text>`,
    ),
    ...functions.map((name, i) => `<text x="${LEFT - 12}" y="${middle(i) + 4}" text-anchor="end">${name}</text>`),
    ...shown.map(
      (result) =>
        `<circle class="m${machines.indexOf(result.machine)}${result.strongest?.kind === 'behind' ? ' b' : ''}" ` +
        `cx="${x(ratioOf(result))}" cy="${middle(functions.indexOf(result.function))}" r="4"/>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

const ratioOf = ({ strongest }: BestResult): number => strongest?.ratio.value ?? 1;
const middle = (row: number): number => TOP + row * ROW + ROW / 2;
