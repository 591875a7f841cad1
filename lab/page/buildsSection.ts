import * as Plot from '@observablehq/plot';
import type { PageBuild, PageData } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { details, element, section, table } from './element.ts';
import { cycles, interval, timesText } from './figures.ts';

/** X25519 from plain C in every build, and the libraries beside it. */
export function buildsSection({ builds }: PageData): HTMLElement {
  if (builds === null) return section('x25519', 'X25519 in every build', element('p', {}, 'Not measured.'));
  return section(
    'x25519',
    'X25519 in every build',
    element(
      'p',
      {},
      'One C file, made with more and more of the passes and the bridge, and what libraries have, the fastest first; ' +
        `times are relative to ${builds.yardstick}, on a scale of powers of ten. Left of 1 is faster.`,
    ),
    legend([
      ['our C', OURS],
      ['libraries', LIBRARY],
    ]),
    chart({
      label: `Time of X25519 in every build, relative to ${builds.yardstick}`,
      points: 'g[aria-label=dot] > *',
      draw: (width) => buildsChart(builds.rows, width),
    }),
    ...builds.notes.map((note) => element('p', { class: 'note' }, note)),
    details('The same as a table', () =>
      table(
        ['build', 'what', 'cycles', `time / that of ${builds.yardstick}`],
        builds.rows.map((row) => [row.name, row.what, cycles(row.cycles), interval(row)]),
        'X25519 in every build',
      ),
    ),
  );
}

const OURS = 'var(--series-1)';
const LIBRARY = 'var(--series-2)';
const colourOf = ({ isLibrary }: PageBuild): string => (isLibrary ? LIBRARY : OURS);

/** Of a row: its name, and below it its time. */
const ROW = 34;

/** Names have lines of their own, so that a narrow screen has room for them. */
function buildsChart(rows: readonly PageBuild[], width: number) {
  const middle = (row: PageBuild): number => rows.indexOf(row) * ROW + 23;
  const low = Math.min(1, ...rows.map(({ ratio }) => ratio));
  return Plot.plot({
    width,
    height: ROW * rows.length + 40,
    marginLeft: 12,
    marginRight: 84,
    marginTop: 6,
    marginBottom: 24,
    style: { fontSize: width < 480 ? '11px' : '12px' },
    x: {
      type: 'log',
      domain: [low / 1.1, Math.max(...rows.map(({ ratio }) => ratio))],
      label: null,
      grid: true,
      ticks: width < 480 ? 3 : 6,
      tickFormat: timesText,
    },
    y: { domain: [0, ROW * rows.length], range: [6, ROW * rows.length + 6], axis: null },
    marks: [
      Plot.ruleX([1], { stroke: 'var(--ink)' }),
      Plot.text(rows, {
        frameAnchor: 'left',
        y: (row: PageBuild) => middle(row) - 14,
        text: 'name',
        textAnchor: 'start',
        dx: -8,
        fontWeight: 600,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      Plot.link(rows, { x1: 1, x2: 'ratio', y1: middle, y2: middle, stroke: colourOf, strokeWidth: 2 }),
      Plot.dot(rows, { x: 'ratio', y: middle, r: 5, fill: colourOf }),
      Plot.text(rows, {
        x: (row: PageBuild) => Math.max(1, row.ratio),
        y: middle,
        text: (row: PageBuild) => timesText(row.ratio),
        textAnchor: 'start',
        dx: 10,
      }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: 'ratio',
          y: middle,
          maxRadius: Infinity,
          title: (row: PageBuild) =>
            [row.name, row.what, `${cycles(row.cycles)} cycles`, `${interval(row)} of the time`]
              .filter((line) => line !== '')
              .join('\n'),
        }),
      ),
    ],
  });
}
