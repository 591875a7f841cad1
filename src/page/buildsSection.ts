import * as Plot from '@observablehq/plot';
import type { PageBuild, PageData } from '../dashboard/pageData.ts';
import { chart } from './chart.ts';
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
      'One C file, made with more and more of the passes and the bridge; time relative to the yardstick, on a ' +
        'scale of powers of ten. Shorter is faster.',
    ),
    chart({
      label: 'Time of X25519 in every build, relative to the yardstick',
      points: 'g[aria-label=dot] > *',
      draw: (width) => buildsChart(builds.rows, width),
    }),
    ...builds.notes.map((note) => element('p', { class: 'note' }, note)),
    details('The same as a table', () =>
      table(
        ['build', 'what', 'cycles', 'time / yardstick'],
        builds.rows.map((row) => [row.name, row.what, cycles(row.cycles), interval(row)]),
        'X25519 in every build',
      ),
    ),
  );
}

function buildsChart(rows: readonly PageBuild[], width: number) {
  const domain = rows.map(({ name }) => name);
  return Plot.plot({
    width,
    height: 26 * rows.length + 50,
    marginLeft: width < 480 ? 142 : 170,
    marginRight: 52,
    style: { fontSize: width < 480 ? '10.5px' : '12px' },
    x: {
      type: 'log',
      label: 'time / yardstick →',
      grid: true,
      ticks: width < 480 ? 3 : 6,
      tickFormat: (x: number) => `${x}`,
    },
    y: { domain, label: null },
    marks: [
      Plot.ruleX([1], { stroke: 'var(--ink)' }),
      Plot.link(rows, { x1: 1, x2: 'ratio', y1: 'name', y2: 'name', stroke: 'var(--series-1)', strokeWidth: 2 }),
      Plot.dot(rows, {
        x: 'ratio',
        y: 'name',
        r: 5,
        fill: (row: PageBuild) => (row.ratio < 1 ? 'var(--good)' : 'var(--series-2)'),
      }),
      Plot.text(rows, {
        x: (row: PageBuild) => Math.max(1, row.ratio),
        y: 'name',
        text: (row: PageBuild) => timesText(row.ratio),
        textAnchor: 'start',
        dx: 10,
      }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: 'ratio',
          y: 'name',
          maxRadius: Infinity,
          title: (row: PageBuild) =>
            [row.name, row.what, `${cycles(row.cycles)} cycles`, `${interval(row)} of the yardstick`]
              .filter((line) => line !== '')
              .join('\n'),
        }),
      ),
    ],
  });
}
