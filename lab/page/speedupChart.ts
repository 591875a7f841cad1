import * as Plot from '@observablehq/plot';
import type { PageBar } from '../dashboard/pageData.ts';
import { opponentColour } from './colours.ts';
import { cycles, interval, timesText } from './figures.ts';

const MARGIN_RIGHT = 46;

/** What takes longer would press the others together; it stands in the table only. */
export const MAX_DRAWN = 4;

const ROW = 15;
const GAP = 9;
/** Below this width the names of functions have lines of their own. */
const NARROW = 480;
/** Of a letter of a name, about. */
const LETTER = 8.3;

interface Placed extends PageBar {
  readonly top: number;
}

/**
 * Bars from 1, where both are equally fast, with their 95 % intervals: to the right we are faster. One block a
 * function, one bar an opponent; all charts of a machine share the scale.
 */
export function speedupChart(bars: readonly PageBar[], scale: readonly [number, number], width: number) {
  const isNarrow = width < NARROW;
  const { placed, names, height } = placedBars(bars, isNarrow ? ROW : 0);
  const longest = Math.max(0, ...names.map(({ name }) => name.length));
  const marginLeft = isNarrow ? 8 : LETTER * longest + 8;
  const pixels = (width - marginLeft - MARGIN_RIGHT) / (scale[1] - scale[0]);
  const endOf = (bar: Placed): number => Math.min(Math.max(bar.high, 1), scale[1]);
  const label = (bar: Placed): string => {
    const ratio = bar.standing === 'behind' ? `◂ ${timesText(bar.ratio)}` : timesText(bar.ratio);
    const text = `${ratio} ${nameOf(bar)}`;
    const room = width - marginLeft - (endOf(bar) - scale[0]) * pixels;
    return text.length * 6.6 < room - 8 ? text : ratio;
  };
  return Plot.plot({
    width,
    height: height + 44,
    marginLeft,
    marginRight: MARGIN_RIGHT,
    marginTop: 22,
    marginBottom: 20,
    style: { fontSize: isNarrow ? '11px' : '12px' },
    x: {
      domain: [...scale],
      label: 'times as fast as the opponent →',
      labelAnchor: 'right',
      ticks: width / 90,
      grid: true,
    },
    y: { domain: [0, height], range: [22, height + 22], axis: null },
    marks: [
      Plot.axisX({ anchor: 'top', label: null, ticks: width / 90, tickFormat: (x: number) => `${x}×` }),
      Plot.rect(placed, {
        x1: 1,
        x2: 'ratio',
        y1: 'top',
        y2: (bar: Placed) => bar.top + ROW - 3,
        fill: (bar: Placed) => opponentColour(bar.kind),
        fillOpacity: (bar: Placed) => (bar.contended ? 0.35 : 1),
        stroke: (bar: Placed) => (bar.standing === 'behind' ? 'var(--loss)' : 'none'),
        strokeWidth: 1.5,
      }),
      Plot.ruleX([1], { stroke: 'var(--ink)', strokeWidth: 1.2 }),
      Plot.link(placed, {
        x1: 'low',
        x2: (bar: Placed) => Math.min(bar.high, scale[1]),
        y1: middle,
        y2: middle,
        stroke: 'var(--ink)',
        strokeWidth: 1.4,
      }),
      Plot.text(placed, {
        x: endOf,
        y: middle,
        text: label,
        fill: (bar: Placed) => (bar.standing === 'behind' ? 'var(--loss)' : 'var(--ink)'),
        textAnchor: 'start',
        dx: 5,
      }),
      Plot.text(names, {
        x: scale[0],
        y: 'top',
        text: 'name',
        textAnchor: isNarrow ? 'start' : 'end',
        dx: isNarrow ? 0 : -6,
        dy: ROW / 2 - 1,
        fontWeight: 600,
        fill: 'var(--ink)',
        stroke: 'var(--paper)',
        strokeWidth: 4,
      }),
      Plot.tip(
        placed,
        Plot.pointer({
          x: (bar: Placed) => (1 + bar.ratio) / 2,
          y: middle,
          title: tipText,
          maxRadius: Infinity,
        }),
      ),
    ],
  });
}

const middle = (bar: Placed): number => bar.top + (ROW - 3) / 2;

/** Who it is, in few letters: compilers by their kind, code of others by its name without compiler and options. */
const nameOf = ({ kind, opponent }: PageBar): string => (kind.includes('-O3') ? kind : opponent.split(', ')[0]);

const tipText = (bar: PageBar): string =>
  [
    `${bar.function}, ${bar.mode}`,
    `against ${bar.opponent}`,
    `${interval(bar)} times as fast`,
    `${cycles(bar.ourCycles)} against ${cycles(bar.cycles)} cycles`,
    ...(bar.standing === 'behind' ? ['we lose, beyond the noise'] : []),
    ...(bar.standing === 'level' ? ['no difference beyond the noise'] : []),
    ...(bar.contended ? ['the core was shared all the time'] : []),
  ].join('\n');

/** `nameRow`: height of the line of a name, if it has one of its own. */
function placedBars(bars: readonly PageBar[], nameRow: number) {
  const placed: Placed[] = [];
  const names: { name: string; top: number }[] = [];
  let top = 0;
  for (const name of [...new Set(bars.map((bar) => bar.function))]) {
    const own = bars.filter((bar) => bar.function === name);
    names.push({ name: own.some(({ contended }) => contended) ? `${name} †` : name, top });
    top += nameRow;
    for (const bar of own) {
      placed.push({ ...bar, top });
      top += ROW;
    }
    top += GAP;
  }
  return { placed, names, height: Math.max(top - GAP, ROW) };
}
