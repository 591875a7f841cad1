import type { PageBar, PageData } from '../dashboard/pageData.ts';
import { chart } from './chart.ts';
import { chosen, withMostFunctions } from './choices.ts';
import { details, element, section, table } from './element.ts';
import { cycles, interval } from './figures.ts';
import { MAX_DRAWN, speedupChart } from './speedupChart.ts';

/** An interval that is wider than so many times its value is cut at the edge. */
const MAX_WHISKER = 1.25;

const MODES = [
  ['throughput', 'Throughput: independent calls'],
  ['latency', 'Latency: each call waits for the one before'],
] as const;

/** Speed-ups of our own fields, one machine at a time: first the one with most functions. */
export function speedupSection({ machines, champions, bars }: PageData): HTMLElement {
  const names = machines.map(({ slug, functions }) => `${slug} (${functions} functions)`);
  return section(
    'speed',
    'Against every contender',
    element(
      'p',
      {},
      'Each bar is the time of a contender over ours, measured in one interleaved run; the dark line is its 95 % ' +
        'interval. Right of 1 we are faster. A hollow bar and ◂ mark contenders that are faster beyond the noise, ' +
        '† a core that was shared all the time. The fastest contender of each kind is drawn, the closest first; the ' +
        'table has all. Cycles of different runs must not be compared. Contenders that take more than ' +
        `${MAX_DRAWN} times as long (plain clang, which divides) are only in the table.`,
    ),
    ...chosen('machine', 'Machine:', names, withMostFunctions(machines), (index) => {
      const { slug, brand } = machines[index];
      const answered = new Set(
        champions
          .filter(({ machine }) => machine === slug)
          .flatMap((c) => c.modes.map((mode) => `${c.function} ${mode}`)),
      );
      const own = bars.filter((bar) => bar.machine === slug && bar.source !== 'table');
      return machineCharts(slug, brand, own, (bar) => answered.has(`${bar.function} ${bar.mode}`));
    }),
  );
}

/** Speed-ups of other people's code after it went through the bridge. */
export function bridgedSection(data: PageData): HTMLElement {
  const bars = data.bars.filter(({ source }) => source === 'table');
  const machines = [...new Set(bars.map(({ machine }) => machine))];
  return section(
    'bridged',
    'Bridged implementations of others',
    element(
      'p',
      {},
      'Functions of pinned third-party sources, optimised whole, against llc on the same IR, what the compilers of ' +
        'the original make of it, and hand-written assembly where there is some (docs/TABLE.md).',
    ),
    ...(machines.length === 0 ? [element('p', {}, 'Not measured.')] : []),
    ...machines.flatMap((slug) =>
      machineCharts(
        slug,
        '',
        bars.filter((bar) => bar.machine === slug),
      ),
    ),
  );
}

/** Two charts of the bars that `isDrawn` takes, and a table of all. */
function machineCharts(
  slug: string,
  brand: string,
  bars: readonly PageBar[],
  isDrawn: (bar: PageBar) => boolean = () => true,
): HTMLElement[] {
  const drawn = strongestOfKinds(bars.filter((bar) => bar.ratio <= MAX_DRAWN && isDrawn(bar)));
  const low = Math.min(0.95, ...drawn.map((bar) => bar.low));
  const high = Math.max(1.1, ...drawn.map((bar) => Math.min(bar.high, bar.ratio * MAX_WHISKER)));
  const scale = [Math.floor(low * 20) / 20, Math.ceil(high * 20) / 20] as const;
  return [
    element('h3', {}, brand === '' ? slug : `${slug} (${brand})`),
    element(
      'div',
      { class: 'pair' },
      ...MODES.map(([mode, title]) => {
        const own = drawn.filter((bar) => bar.mode === mode);
        return element(
          'div',
          {},
          element('h4', {}, title),
          chart({
            label: `Speed-ups in ${mode} on ${slug}`,
            points: 'g[aria-label=rect] > rect',
            draw: (width) => speedupChart(own, scale, width),
          }),
        );
      }),
    ),
    details('The same as a table', () => speedupTable(bars, slug)),
  ];
}

/** Of each function, mode and kind of contender the strongest; in each function the strongest first. */
function strongestOfKinds(bars: readonly PageBar[]): PageBar[] {
  const functions = [...new Set(bars.map((bar) => bar.function))];
  const key = (bar: PageBar): string => [bar.function, bar.mode, bar.kind].join(' ');
  const seen = new Set<string>();
  return bars
    .toSorted((a, b) => functions.indexOf(a.function) - functions.indexOf(b.function) || a.ratio - b.ratio)
    .filter((bar) => !seen.has(key(bar)) && seen.add(key(bar)));
}

const STANDINGS = { ahead: 'faster', level: 'level', behind: 'we lose' } as const;

const speedupTable = (bars: readonly PageBar[], slug: string): HTMLElement =>
  table(
    ['function', 'mode', 'contender', 'times as fast, 95 % interval', 'our cycles', 'its cycles', 'verdict'],
    bars.map((bar) => [
      bar.function,
      bar.mode,
      bar.contender,
      interval(bar),
      cycles(bar.ourCycles),
      cycles(bar.cycles),
      `${STANDINGS[bar.standing]}${bar.contended ? ', shared core' : ''}`,
    ]),
    `All speed-ups on ${slug}`,
  );
