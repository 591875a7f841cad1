import * as Plot from '@observablehq/plot';
import type { PageBuild, PageData } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { OURS, THEIRS } from './colours.ts';
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
        `how often each could run in the time of ${builds.yardstick}, on a scale of powers of ten. Right of 1 is ` +
        'faster.',
    ),
    legend([
      ['our C', OURS],
      ['libraries', THEIRS],
    ]),
    chart({
      label: `Speed of X25519 in every build, relative to ${builds.yardstick}`,
      points: 'g[aria-label=dot] > *',
      draw: (width) => buildsChart(builds.rows, width),
    }),
    ...builds.notes.map((note) => element('p', { class: 'note' }, note)),
    details('The same as a table', () =>
      table(
        ['build', 'what', 'cycles', `times as fast as ${builds.yardstick}`],
        builds.rows.map((row) => [row.name, row.what, cycles(row.cycles), interval(speedOf(row))]),
        'X25519 in every build',
      ),
    ),
  );
}

const colourOf = ({ isLibrary }: PageBuild): string => (isLibrary ? THEIRS : OURS);

/** How many times as fast as the yardstick, with the interval. */
const speedOf = ({ ratio, low, high }: PageBuild) => ({ ratio: 1 / ratio, low: 1 / high, high: 1 / low });

interface BuildRow extends PageBuild {
  readonly speed: number;
}

/** Of a row: its name, and below it its time. */
const ROW = 34;

/** Names have lines of their own, so that a narrow screen has room for them. */
function buildsChart(builds: readonly PageBuild[], width: number) {
  const rows = builds.map((build): BuildRow => ({ ...build, speed: speedOf(build).ratio }));
  const middle = (row: BuildRow): number => rows.indexOf(row) * ROW + 23;
  const speeds = [1, ...rows.map(({ speed }) => speed)];
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
      domain: [Math.min(...speeds) / 1.1, Math.max(...speeds)],
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
        y: (row: BuildRow) => middle(row) - 14,
        text: 'name',
        textAnchor: 'start',
        dx: -8,
        fontWeight: 600,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      Plot.link(rows, { x1: 1, x2: 'speed', y1: middle, y2: middle, stroke: colourOf, strokeWidth: 2 }),
      Plot.dot(rows, { x: 'speed', y: middle, r: 5, fill: colourOf }),
      Plot.text(rows, {
        x: (row: BuildRow) => Math.max(1, row.speed),
        y: middle,
        text: (row: BuildRow) => timesText(row.speed),
        textAnchor: 'start',
        dx: 10,
      }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: 'speed',
          y: middle,
          maxRadius: Infinity,
          title: (row: BuildRow) =>
            [row.name, row.what, `${cycles(row.cycles)} cycles`, `${interval(speedOf(row))} times as fast`]
              .filter((line) => line !== '')
              .join('\n'),
        }),
      ),
    ],
  });
}
