import * as Plot from '@observablehq/plot';
import type { PageBatches, PageData } from '../dashboard/pageData.ts';
import { chart, legend, type Sign } from './chart.ts';
import { chosen } from './choices.ts';
import { OURS } from './colours.ts';
import { details, element, section, table } from './element.ts';
import { countText, cycles, timesText } from './figures.ts';

/** Whole functions, many calls at once: ours vectorised and one by one, and others. */
export function batchesSection({ batches }: PageData): HTMLElement {
  const [id, title] = ['batches', 'Many calls at once'];
  if (batches.length === 0) return section(id, title, element('p', {}, 'Not measured.'));
  return section(
    id,
    title,
    element(
      'p',
      {},
      'How many calls are done in a million cycles when several are computed at once: our libraries of batches, ' +
        'which compute as many as their lanes hold, others of that kind, and libraries that compute one at a time, ' +
        'as many times. Higher is faster. Ours are black or white.',
    ),
    ...chosen('batches-function', 'Function:', batches.map(nameOf), 0, (index) => {
      const own = batches[index];
      return [
        legend(own.curves.map(({ name }, i) => [name, colourOf(name), symbolOf(own, i)])),
        chart({
          label: `Calls in a million cycles by calls at once: ${own.title} on ${own.machine}`,
          points: 'g[aria-label=dot] > *',
          draw: (width) => batchesChart(own, width),
        }),
      ];
    }),
    details('The same as a table', () =>
      table(
        ['function', 'contestant', 'calls at once', 'cycles of one call', 'its time / ours'],
        batches.flatMap((own) =>
          pointsOf(own).map((point) => [
            nameOf(own),
            point.name,
            String(point.count),
            cycles(point.cycles),
            timesText(point.ratio),
          ]),
        ),
        title,
      ),
    ),
  );
}

/** Ours, whatever way of computing it is, and others. */
const isOurs = (name: string): boolean => name.startsWith('ours');
const colourOf = (name: string): string => (isOurs(name) ? OURS : 'var(--soft)');

/** Each curve has a sign of its own. */
const SYMBOLS = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'star',
  'cross',
  'wye',
  'hexagon',
  'plus',
  'times',
] as const;
const symbolOf = ({ curves }: PageBatches, index: number): Sign =>
  SYMBOLS[index % Math.min(SYMBOLS.length, curves.length)];

const nameOf = ({ title, machine }: PageBatches): string => `${title}, ${machine}`;

interface Point {
  readonly name: string;
  readonly count: number;
  readonly cycles: number;
  /** Time over that of ours in the same run. */
  readonly ratio: number;
}

function pointsOf({ curves }: PageBatches): Point[] {
  const ours = new Map(curves[0].points);
  return curves.flatMap(({ name, points }) =>
    points.map(([count, time]) => ({ name, count, cycles: time, ratio: time / (ours.get(count) ?? Number.NaN) })),
  );
}

/** Calls at once on an axis of powers of two. */
function batchesChart(own: PageBatches, width: number) {
  const points = pointsOf(own).map((point) => ({ ...point, calls: 1e6 / point.cycles }));
  const counts = [...new Set(points.map(({ count }) => count))].toSorted((a, b) => a - b);
  const names = own.curves.map(({ name }) => name);
  const colour = ({ name }: Point): string => colourOf(name);
  const isNarrow = width < 480;
  return Plot.plot({
    width,
    height: isNarrow ? 260 : 340,
    marginLeft: 52,
    marginBottom: 44,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: { type: 'log', base: 2, label: 'calls at once →', labelOffset: 40, ticks: counts, tickFormat: String },
    y: { label: '↑ calls in a million cycles', grid: true, nice: true, zero: true, tickFormat: countText },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line)' }),
      Plot.line(points, { x: 'count', y: 'calls', z: 'name', stroke: colour, strokeWidth: 1.6 }),
      Plot.dot(points, {
        ...{ x: 'count', y: 'calls', r: 4.5, fill: 'var(--paper)', stroke: colour, strokeWidth: 1.6 },
        symbol: ({ name }: Point) => symbolOf(own, names.indexOf(name)),
      }),
      Plot.tip(
        points,
        Plot.pointer({
          x: 'count',
          y: 'calls',
          title: ({ name, count, cycles: time, ratio }: Point) =>
            [
              name,
              `${cycles(time)} cycles a call, ${count} at once`,
              ...(name === names[0] ? [] : [`ours is ${timesText(ratio)} as fast`]),
            ].join('\n'),
        }),
      ),
    ],
  });
}
