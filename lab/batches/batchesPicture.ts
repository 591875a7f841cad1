import { PICTURE_COLOURS } from '../report/resultsPicture.ts';
import { batchCurves, type BatchCurve } from './batchCurves.ts';
import type { BatchEntry } from '../report/batchStore.ts';

/** In pixels; a panel for each machine, the axis of cycles left of it, names right of it. */
const WIDTH = 700;
const LEFT = 64;
const RIGHT = 470;
const TOP = 60;
const HEIGHT = 220;
const PANEL = HEIGHT + 70;
/** Lines across a panel. */
const GRID = 4;

/**
 * Cycles of one call against the calls of a batch as a picture (SVG), a curve for each contestant and a panel for each
 * machine. It needs nothing else, and is the same for the same measurements, of which there must be some.
 */
export function batchesPicture(
  title: string,
  machines: readonly { readonly machine: string; readonly entries: readonly BatchEntry[] }[],
): string {
  const height = TOP + machines.length * PANEL;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${style()}</style>`,
    `<rect class="p" width="${WIDTH}" height="${height}"/>`,
    `<text x="12" y="20" font-weight="600">${title}</text>`,
    ...machines.flatMap(({ machine, entries }, i) => panel(machine, batchCurves(entries), TOP + i * PANEL)),
    '</svg>',
    '',
  ].join('\n');
}

function panel(machine: string, curves: readonly BatchCurve[], top: number): string[] {
  const all = curves.flatMap(({ points }) => points);
  const counts = [...new Set(all.map(([count]) => count))].toSorted((a, b) => a - b);
  const most = roundUp(Math.max(...all.map(([, cycles]) => cycles)));
  const span = Math.max(1, Math.log2(counts.at(-1) ?? 1));
  const x = (count: number): string => (LEFT + (Math.log2(count) / span) * (RIGHT - LEFT)).toFixed(1);
  const y = (cycles: number): string => (top + HEIGHT - (cycles / most) * HEIGHT).toFixed(1);
  const lines = Array.from({ length: GRID + 1 }, (_, i) => (most * i) / GRID);
  return [
    `<text x="12" y="${top - 14}">${machine}: cycles of one call, by calls at once</text>`,
    ...lines.flatMap((cycles) => [
      `<path class="g" d="M${LEFT} ${y(cycles)}H${RIGHT}"/>`,
      `<text x="${LEFT - 8}" y="${Number(y(cycles)) + 4}" text-anchor="end">${(cycles / 1000).toFixed(0)}k</text>`,
    ]),
    ...counts.map((n) => `<text x="${x(n)}" y="${top + HEIGHT + 18}" text-anchor="middle">${n}</text>`),
    ...curves.flatMap(({ name, points }, i) => [
      `<polyline class="c${colour(i)}" points="${points.map(([n, c]) => `${x(n)},${y(c)}`).join(' ')}"/>`,
      ...points.map(([n, c]) => `<circle class="d${colour(i)}" cx="${x(n)}" cy="${y(c)}" r="3"/>`),
      `<circle class="d${colour(i)}" cx="${RIGHT + 24}" cy="${top + 8 + 20 * i}" r="5"/>`,
      `<text x="${RIGHT + 36}" y="${top + 12 + 20 * i}">${name}</text>`,
    ]),
  ];
}

const colour = (curve: number): number => curve % PICTURE_COLOURS.length;

/** To one or two digits: 1, 2, 4 or 8 tens. */
function roundUp(cycles: number): number {
  const power = 10 ** Math.floor(Math.log10(cycles));
  return power * ([1, 2, 4, 8].find((digit) => digit * power >= cycles) ?? 10);
}

const style = (): string => {
  const colours = (k: 0 | 1): string =>
    PICTURE_COLOURS.map((pair, i) => `.c${i}{stroke:${pair[k]}}.d${i}{fill:${pair[k]}}`).join('');
  return (
    'text{font:12px system-ui,sans-serif;fill:#1c2128}.p{fill:#fff}.g{stroke:#d0d7de}' +
    `polyline{fill:none;stroke-width:2}${colours(0)}` +
    `@media(prefers-color-scheme:dark){text{fill:#e6e9ec}.p{fill:#14181d}.g{stroke:#343c45}${colours(1)}}`
  );
};
