import * as Plot from '@observablehq/plot';
import type { PageBatches, PageData } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { chosen } from './choices.ts';
import { seriesColour } from './colours.ts';
import { details, element, section, table } from './element.ts';
import { countText, cycles, timesText } from './figures.ts';

/** Whole functions, many calls at once: ours in lanes and one by one, and others. */
export function batchesSection({ batches }: PageData): HTMLElement {
  const [id, title] = ['batches', 'Many calls at once'];
  if (batches.length === 0) return section(id, title, element('p', {}, 'Not measured.'));
  return section(
    id,
    title,
    element(
      'p',
      {},
      'What one call takes when several are computed at once: our libraries of batches, which compute as many as ' +
        'their lanes hold, others of that kind, and libraries that compute one at a time, as many times.',
    ),
    ...chosen('batches-function', 'Function:', batches.map(nameOf), 0, (index) => {
      const own = batches[index];
      return [
        legend(own.curves.map(({ name }, i) => [name, seriesColour(i)])),
        chart({
          label: `Cycles of one call by calls at once: ${own.title} on ${own.machine}`,
          points: 'g[aria-label=dot] > circle',
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
  const points = pointsOf(own);
  const counts = [...new Set(points.map(({ count }) => count))].toSorted((a, b) => a - b);
  const names = own.curves.map(({ name }) => name);
  const colourOf = ({ name }: Point): string => seriesColour(names.indexOf(name));
  const isNarrow = width < 480;
  return Plot.plot({
    width,
    height: isNarrow ? 260 : 340,
    marginLeft: 52,
    marginBottom: 44,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: { type: 'log', base: 2, label: 'calls at once →', labelOffset: 40, ticks: counts, tickFormat: String },
    y: { label: '↑ cycles of one call', grid: true, nice: true, zero: true, tickFormat: countText },
    marks: [
      Plot.ruleY([0], { stroke: 'var(--line)' }),
      Plot.line(points, { x: 'count', y: 'cycles', z: 'name', stroke: colourOf, strokeWidth: 2 }),
      Plot.dot(points, { x: 'count', y: 'cycles', r: 4, fill: colourOf }),
      Plot.tip(
        points,
        Plot.pointer({
          x: 'count',
          y: 'cycles',
          title: ({ name, count, cycles: time, ratio }: Point) =>
            [
              name,
              `${cycles(time)} cycles a call, ${count} at once`,
              ...(name === names[0] ? [] : [`${timesText(ratio)} the time of ours`]),
            ].join('\n'),
        }),
      ),
    ],
  });
}
