import * as Plot from '@observablehq/plot';
import type { PageBar } from '../dashboard/pageData.ts';
import { THEIRS } from './colours.ts';
import { cycles, interval, timesText } from './figures.ts';

const MARGIN_RIGHT = 46;

/** What takes longer would press the others together; it stands in the table only. */
export const MAX_DRAWN = 4;

const ROW = 15;
const BAR = 12;
const GAP = 9;
/** Where names have lines of their own: a line, and a bar below it. */
const THIN = 7;
/** Below this width they have. */
const NARROW = 480;
/** Of a letter of the name of a function, and of a contender, about. */
const LETTER = 8.3;
const SMALL_LETTER = 6.6;
/** Between a bar and its name. */
const APART = 5;

/** Lines of the chart do not cross text. */
const HALO = { stroke: 'var(--paper)', strokeWidth: 4 } as const;

interface Placed extends PageBar {
  /** Of what belongs to the bar. */
  readonly top: number;
  /** Of the bar, and how high it is. */
  readonly barTop: number;
  readonly barHeight: number;
}

/**
 * Bars from 1, where both are equally fast, with their 95 % intervals: to the right we are faster. One block a
 * function, one bar a contender, with its name behind it, in it, or where there is no room for that above it; all
 * charts of a machine share the scale.
 */
export function speedupChart(bars: readonly PageBar[], scale: readonly [number, number], width: number) {
  const isNarrow = width < NARROW;
  const longest = Math.max(0, ...bars.map((bar) => shortName(bar).length + 2));
  const besides = LETTER * longest + 8;
  const endOf = (bar: PageBar): number => Math.min(Math.max(bar.high, 1), scale[1]);
  const pixels = (width - besides - MARGIN_RIGHT) / (scale[1] - scale[0]);
  const needs = (bar: PageBar): number => SMALL_LETTER * labelOf(bar).length + 2 * APART;
  const isBehind = (bar: PageBar): boolean => needs(bar) < width - besides - (endOf(bar) - scale[0]) * pixels;
  const isInside = (bar: PageBar): boolean => !isBehind(bar) && needs(bar) < (bar.low - 1) * pixels;
  const isStacked = isNarrow || !bars.every((bar) => isBehind(bar) || isInside(bar));
  const { placed, names, height } = placedBars(bars, isStacked);
  const marginLeft = isStacked ? 8 : besides;
  const name = (those: readonly Placed[], look: Plot.TextOptions) =>
    Plot.text(those, { text: labelOf, fill: inkOf, ...look });
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
      label: 'times as fast as the contender →',
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
        y1: 'barTop',
        y2: (bar: Placed) => bar.barTop + bar.barHeight,
        fill: (bar: Placed) => (bar.standing === 'behind' ? 'var(--paper)' : THEIRS),
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
      ...(isStacked
        ? [name(placed, { x: scale[0], y: (bar: Placed) => bar.top + ROW / 2, textAnchor: 'start', ...HALO })]
        : [
            name(placed.filter(isBehind), { x: endOf, y: middle, textAnchor: 'start', dx: APART }),
            name(placed.filter(isInside), { x: 'low', y: middle, textAnchor: 'end', dx: -APART }),
          ]),
      Plot.text(names, {
        x: scale[0],
        y: 'top',
        text: 'name',
        textAnchor: isStacked ? 'start' : 'end',
        dx: isStacked ? 0 : -6,
        dy: ROW / 2 - 1,
        fontWeight: 600,
        fill: 'var(--ink)',
        ...HALO,
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

const middle = (bar: Placed): number => bar.barTop + bar.barHeight / 2;

/** The chart says which calls are timed. */
const shortName = ({ function: name }: PageBar): string => name.replace(/-for-latency$/, '');

const inkOf = ({ standing }: PageBar): string => (standing === 'behind' ? 'var(--loss)' : 'var(--ink)');

const labelOf = (bar: PageBar): string =>
  `${bar.standing === 'behind' ? '◂ ' : ''}${timesText(bar.ratio)} ${nameOf(bar)}`;

/** Who it is, in few letters: compilers by their kind, code of others by its name without compiler and options. */
const nameOf = ({ kind, contender }: PageBar): string => (kind.includes('-O3') ? kind : contender.split(', ')[0]);

const tipText = (bar: PageBar): string =>
  [
    `${bar.function}, ${bar.mode}`,
    `against ${bar.contender}`,
    `${interval(bar)} times as fast`,
    `${cycles(bar.ourCycles)} against ${cycles(bar.cycles)} cycles`,
    ...(bar.standing === 'behind' ? ['we lose, beyond the noise'] : []),
    ...(bar.standing === 'level' ? ['no difference beyond the noise'] : []),
    ...(bar.contended ? ['the core was shared all the time'] : []),
  ].join('\n');

/** `isStacked`: names have lines of their own. */
function placedBars(bars: readonly PageBar[], isStacked: boolean) {
  const placed: Placed[] = [];
  const names: { name: string; top: number }[] = [];
  let top = 0;
  for (const name of [...new Set(bars.map((bar) => bar.function))]) {
    const own = bars.filter((bar) => bar.function === name);
    const shown = shortName(own[0]);
    names.push({ name: own.some(({ contended }) => contended) ? `${shown} †` : shown, top });
    if (isStacked) top += ROW;
    for (const bar of own) {
      const look = isStacked ? { barTop: top + ROW, barHeight: THIN } : { barTop: top, barHeight: BAR };
      placed.push({ ...bar, top, ...look });
      top += isStacked ? ROW + THIN + 4 : ROW;
    }
    top += GAP;
  }
  return { placed, names, height: Math.max(top - GAP, ROW) };
}
