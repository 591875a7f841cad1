import * as Plot from '@observablehq/plot';
import type { PageChampion, PageData } from '../dashboard/pageData.ts';
import { chart } from './chart.ts';
import { chosen, withMostFunctions } from './choices.ts';
import { machineColour } from './colours.ts';
import { details, element, section, table } from './element.ts';
import { cycles, percent } from './figures.ts';

interface Row extends PageChampion {
  /** The bound over what was measured, 1 at most. */
  readonly reached: number;
}

/** How far code for throughput is from the least cycles that its own instructions need, one machine at a time. */
export function boundSection({ champions, machines }: PageData): HTMLElement {
  const rows = champions
    .filter(({ modes }) => modes.includes('throughput'))
    .map((champion): Row => ({ ...champion, reached: champion.bound / champion.throughput }))
    .toSorted((a, b) => b.reached - a.reached);
  const slugs = machines.map(({ slug }) => slug);
  return section(
    'bound',
    'Distance to the bound by ports',
    element(
      'p',
      {},
      'How much of the speed is reached that the instructions of the very same code would have if only execution ' +
        'ports and the width of issue counted: the least number of cycles over the measured one. Further right is ' +
        'better, and 100 % cannot be beaten without other instructions. Latencies, the front end and the cost of ' +
        'the call are not in the bound.',
    ),
    ...chosen('bound-machine', 'Machine:', slugs, withMostFunctions(machines), (index) => {
      const { slug, core, isOtherCore } = machines[index];
      const own = rows.filter(({ machine }) => machine === slug);
      const note = `Ports of ${core}${isOtherCore ? `, for there is no table of ${slug}` : ''}.`;
      return [
        element('p', { class: 'note' }, note),
        chart({
          label: `Share of the bound by ports that is reached on ${slug}`,
          points: 'g[aria-label=bar] > rect',
          draw: (width) => boundChart(own, machineColour(slugs, slug), width),
        }),
      ];
    }),
    details('The same as a table', () =>
      table(
        ['function', 'machine', 'cycles', 'bound', 'reached', 'what limits', 'one call by our model', 'latency'],
        rows.map((row) => [
          row.function,
          row.machine,
          cycles(row.throughput),
          cycles(row.bound),
          percent(row.reached),
          row.boundBy,
          `${row.scheduled} cycles`,
          row.latency === null ? 'not measured' : cycles(row.latency),
        ]),
        'Distance to the bound by ports',
      ),
    ),
  );
}

function boundChart(rows: readonly Row[], colour: string, width: number) {
  const isNarrow = width < 480;
  return Plot.plot({
    width,
    height: 19 * rows.length + 50,
    marginLeft: isNarrow ? 150 : 185,
    marginRight: isNarrow ? 44 : 150,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: {
      domain: [0, 1],
      label: 'share of the bound that is reached →',
      tickFormat: percent,
      grid: true,
      ticks: isNarrow ? 3 : width / 90,
    },
    y: { domain: rows.map((row) => row.function), label: null, tickSize: 0 },
    marks: [
      Plot.barX(rows, {
        x1: 0,
        x2: 'reached',
        y: 'function',
        insetTop: 2,
        insetBottom: 2,
        fill: colour,
        fillOpacity: (row: Row) => (row.contended ? 0.35 : 1),
      }),
      Plot.ruleX([1], { stroke: 'var(--ink)' }),
      Plot.text(rows, {
        x: 'reached',
        y: 'function',
        text: (row: Row) =>
          isNarrow
            ? percent(row.reached)
            : `${percent(row.reached)}  ${cycles(row.throughput)} / ${cycles(row.bound)} cycles`,
        textAnchor: 'start',
        dx: 5,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: (row: Row) => row.reached / 2,
          y: 'function',
          maxRadius: Infinity,
          title: (row: Row) =>
            [
              `${row.function} on ${row.machine}`,
              `${cycles(row.throughput)} cycles measured, at least ${cycles(row.bound)}`,
              `limited by ${row.boundBy}`,
              `${row.instructions} instructions, ${row.bytes} bytes`,
              ...(row.contended ? ['the core was shared all the time'] : []),
            ].join('\n'),
        }),
      ),
    ],
  });
}
