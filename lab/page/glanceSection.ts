import * as Plot from '@observablehq/plot';
import type { PageChampion, PageData, PageStrongest } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { machineColour } from './colours.ts';
import { radios } from './choices.ts';
import { details, element, section, table } from './element.ts';
import { interval } from './figures.ts';

const MODES = ['throughput', 'latency'] as const;

/** One champion against the fastest alternative in a mode that it answers for. */
interface Dot extends PageStrongest {
  /** Without what the code was searched for. */
  readonly name: string;
  readonly machine: string;
  readonly contended: boolean;
  /** Whether libraries or gcc took part. */
  readonly met: boolean;
}

/** Every function on every machine against the fastest alternative, whoever that is. */
export function glanceSection({ champions, machines }: PageData): HTMLElement {
  const dots = champions.flatMap(dotsOf);
  const slugs = machines.map(({ slug }) => slug);
  const place = element('div', {});
  const show = (mode: PageStrongest['mode']): void => {
    const own = dots.filter((dot) => dot.mode === mode);
    place.replaceChildren(
      chart({
        label: `Time of the fastest alternative over ours in ${mode}`,
        points: 'g[aria-label=dot] > *',
        draw: (width) => glanceChart(own, slugs, width),
      }),
    );
  };
  show('throughput');
  return section(
    'glance',
    'At a glance',
    element(
      'p',
      {},
      'A dot for each function and machine: the time of the fastest alternative, compiler or library, over ours. ' +
        'Right of the line our code is faster; a triangle ◂ is a loss beyond the noise. A hollow sign has met ' +
        'compilers only, no library; a pale one was measured on a shared core. 25519-mul is the multiplication ' +
        'modulo 2^255\u00a0-\u00a019; Montgomery forms are named so. Throughput is that of independent calls; in ' +
        'latency each call waits for the one before.',
    ),
    legend(slugs.map((slug) => [slug, machineColour(slugs, slug)])),
    radios('Measured in', MODES, 'throughput', show),
    place,
    details('The same as a table', () =>
      table(
        ['function', 'machine', 'mode', 'fastest alternative', 'its time / ours, 95 % interval'],
        dots.map((dot) => [dot.name, dot.machine, dot.mode, dot.contender, interval(dot)]),
        'Every function against its fastest alternative',
      ),
    ),
  );
}

const dotsOf = ({ function: slug, machine, contended, met, modes, strongest }: PageChampion): Dot[] =>
  strongest
    .filter(({ mode }) => modes.includes(mode))
    .map((one) => ({ ...one, name: slug.replace(/-for-latency$/, ''), machine, contended, met }));

function glanceChart(dots: readonly Dot[], slugs: readonly string[], width: number) {
  const names = [...new Set(dots.map(({ name }) => name))];
  const isNarrow = width < 480;
  const look = {
    x: 'ratio',
    y: 'name',
    fill: (dot: Dot) => (dot.met ? machineColour(slugs, dot.machine) : 'var(--paper)'),
    stroke: (dot: Dot) => (dot.met ? 'var(--paper)' : machineColour(slugs, dot.machine)),
    strokeWidth: (dot: Dot) => (dot.met ? 1 : 2),
    opacity: (dot: Dot) => (dot.contended ? 0.4 : 1),
  } as const;
  const [losses, others] = [true, false].map((isLost) => dots.filter((dot) => (dot.standing === 'behind') === isLost));
  return Plot.plot({
    width,
    height: 18 * names.length + 60,
    marginLeft: isNarrow ? 150 : 185,
    marginRight: 16,
    marginTop: 24,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: {
      domain: [
        Math.min(0.9, ...dots.map(({ ratio }) => ratio - 0.02)),
        Math.max(1.2, ...dots.map(({ ratio }) => ratio + 0.02)),
      ],
      axis: null,
    },
    y: { domain: names, label: null, tickSize: 0 },
    marks: [
      Plot.axisX({ anchor: 'top', label: null, ticks: width / 90, tickFormat: (x: number) => `${x}×` }),
      Plot.gridX({ ticks: width / 90 }),
      Plot.gridY({ strokeOpacity: 0.1 }),
      Plot.ruleX([1], { stroke: 'var(--ink)', strokeWidth: 1.4 }),
      Plot.dot(others, { ...look, r: 4.5 }),
      Plot.dot(losses, { ...look, r: 5.5, symbol: 'triangle', rotate: -90 }),
      Plot.tip(dots, Plot.pointer({ x: 'ratio', y: 'name', title: tipText, maxRadius: 40 })),
    ],
  });
}

const tipText = (dot: Dot): string =>
  [
    `${dot.name} on ${dot.machine}, ${dot.mode}`,
    `fastest alternative: ${dot.contender}`,
    `${interval(dot)} times as fast`,
    ...(dot.standing === 'behind' ? ['we lose, beyond the noise'] : []),
    ...(dot.standing === 'level' ? ['no difference beyond the noise'] : []),
    ...(dot.met ? [] : ['only compilers took part']),
    ...(dot.contended ? ['the core was shared all the time'] : []),
  ].join('\n');
