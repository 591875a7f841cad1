import * as Plot from '@observablehq/plot';
import type { PageChampion, PageData } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { machineColour } from './colours.ts';
import { details, element, section, table } from './element.ts';
import { cycles, timesText } from './figures.ts';

interface Row extends PageChampion {
  readonly name: string;
  readonly over: number;
}

/** How far each champion is from the least cycles that its own instructions need. */
export function boundSection(data: PageData): HTMLElement {
  const rows = data.champions
    .map(
      (champion): Row => ({
        ...champion,
        name: `${champion.function} ${champion.machine}`,
        over: champion.throughput / champion.bound,
      }),
    )
    .toSorted((a, b) => a.over - b.over);
  const machines = data.machines.map(({ slug }) => slug);
  const others = data.machines.filter(({ isOtherCore }) => isOtherCore);
  return section(
    'bound',
    'Distance to the bound by ports',
    element(
      'p',
      {},
      'Measured throughput over the least number of cycles in which the instructions of the very same code could ' +
        'run if only execution ports and the width of issue counted: 1 cannot be beaten without other ' +
        'instructions. Latencies, the front end and the cost of the call are not in the bound.',
    ),
    ...(others.length === 0
      ? []
      : [
          element(
            'p',
            { class: 'note' },
            'There is no port table of ',
            others.map(({ slug, core }) => `${slug} (shown with that of ${core})`).join(', '),
            '.',
          ),
        ]),
    legend(machines.map((slug) => [slug, machineColour(machines, slug)])),
    chart({
      label: 'Measured throughput over the bound by ports, for each champion',
      points: 'g[aria-label=bar] > rect',
      draw: (width) => boundChart(rows, machines, width),
    }),
    details('The same as a table', () =>
      table(
        ['function', 'machine', 'cycles', 'bound', 'cycles / bound', 'what limits', 'one call by our model', 'latency'],
        rows.map((row) => [
          row.function,
          row.machine,
          cycles(row.throughput),
          cycles(row.bound),
          timesText(row.over),
          row.boundBy,
          `${row.scheduled} cycles`,
          row.latency === null ? 'not measured' : cycles(row.latency),
        ]),
        'Distance to the bound by ports',
      ),
    ),
  );
}

function boundChart(rows: readonly Row[], machines: readonly string[], width: number) {
  const isNarrow = width < 480;
  return Plot.plot({
    width,
    height: 19 * rows.length + 50,
    marginLeft: isNarrow ? 140 : 150,
    marginRight: isNarrow ? 44 : 150,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: {
      domain: [1, Math.max(...rows.map(({ over }) => over)) * 1.02],
      label: 'cycles / bound →',
      grid: true,
      ticks: width / 90,
    },
    y: {
      domain: rows.map(({ name }) => name),
      label: null,
      tickFormat: (name: string) => name.split(' ')[0],
      tickSize: 0,
    },
    marks: [
      Plot.barX(rows, {
        x1: 1,
        x2: 'over',
        y: 'name',
        insetTop: 2,
        insetBottom: 2,
        fill: (row: Row) => machineColour(machines, row.machine),
        fillOpacity: (row: Row) => (row.contended ? 0.35 : 1),
      }),
      Plot.ruleX([1], { stroke: 'var(--ink)' }),
      Plot.text(rows, {
        x: 'over',
        y: 'name',
        text: (row: Row) =>
          isNarrow
            ? timesText(row.over)
            : `${timesText(row.over)}  ${cycles(row.throughput)} / ${cycles(row.bound)} cycles`,
        textAnchor: 'start',
        dx: 5,
      }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: (row: Row) => (1 + row.over) / 2,
          y: 'name',
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
