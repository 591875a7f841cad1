import * as Plot from '@observablehq/plot';
import type { PageInstruction, PageTimeline } from '../dashboard/pageData.ts';

export const KIND_COLOURS = {
  product: 'var(--product)',
  carry: 'var(--carry)',
  overflow: 'var(--overflow)',
  move: 'var(--faint)',
  other: 'var(--other)',
} as const;

const ROW = 13;
/** Below this width there is no room for the text of instructions; the pointer shows it. */
const NARROW = 420;

interface Row {
  readonly at: number;
  readonly text: string;
  readonly issue: number;
  readonly load: number;
  readonly start: number;
  readonly end: number;
  readonly kind: PageInstruction[5];
  readonly ports: string;
  readonly carryFrom: number;
  readonly overflowFrom: number;
}

/** One instruction a line: when it is issued, loads, runs; and where its carry comes from. */
export function timelineChart({ instructions }: PageTimeline, cycles: number, width: number) {
  const rows = instructions.map(rowOf);
  const height = ROW * rows.length + 44;
  const chain = (from: (row: Row) => number) =>
    rows.filter((row) => from(row) >= 0).map((row) => ({ from: rows[from(row)], to: row }));
  return Plot.plot({
    width,
    height,
    marginLeft: width < NARROW ? 26 : 196,
    marginRight: 12,
    marginTop: 26,
    marginBottom: 18,
    style: { fontSize: '10.5px' },
    x: { domain: [0, cycles], axis: 'top', label: null, grid: true, ticks: Math.min(cycles, width / 50) },
    y: { domain: [0, rows.length], range: [26, height - 18], axis: null },
    marks: [
      Plot.text(rows, {
        x: 0,
        y: middle,
        text: ({ at, text }: Row) => (width < NARROW ? `${at}` : text),
        textAnchor: 'end',
        dx: -5,
        fontFamily: 'ui-monospace, monospace',
        fontSize: 9.5,
      }),
      Plot.link(rows, { x1: 'issue', x2: 'start', y1: middle, y2: middle, stroke: 'var(--wait)', strokeWidth: 1 }),
      Plot.rect(
        rows.filter(({ load }) => load >= 0),
        {
          x1: 'load',
          x2: 'start',
          y1: ({ at }: Row) => at + 0.35,
          y2: ({ at }: Row) => at + 0.65,
          fill: 'var(--wait)',
        },
      ),
      Plot.rect(rows, {
        x1: 'start',
        x2: ({ start, end }: Row) => Math.max(end, start + 0.25),
        y1: ({ at }: Row) => at + 0.12,
        y2: ({ at }: Row) => at + 0.88,
        fill: ({ kind }: Row) => KIND_COLOURS[kind],
        className: 'work',
      }),
      flagLinks(
        chain((row) => row.carryFrom),
        'var(--carry)',
        0.3,
      ),
      flagLinks(
        chain((row) => row.overflowFrom),
        'var(--overflow)',
        0.7,
      ),
      Plot.tip(rows, Plot.pointerY({ x: 'end', y: middle, title: tipText, maxRadius: Infinity })),
    ],
  });
}

/** From where a flag is made to where it is read. */
const flagLinks = (links: readonly { readonly from: Row; readonly to: Row }[], stroke: string, at: number) =>
  Plot.link(links, {
    x1: ({ from }) => from.end,
    y1: ({ from }) => from.at + at,
    x2: ({ to }) => to.start,
    y2: ({ to }) => to.at + at,
    stroke,
    strokeWidth: 1.4,
    strokeOpacity: 0.8,
    // Not by colour alone.
    ...(stroke === 'var(--overflow)' ? { strokeDasharray: '4 2' } : {}),
  });

const middle = ({ at }: Row): number => at + 0.5;

function rowOf(instruction: PageInstruction, at: number): Row {
  const [text, issue, load, start, end, kind, ports, carryFrom, overflowFrom] = instruction;
  return { at, text, issue, load, start, end, kind, ports, carryFrom, overflowFrom };
}

const tipText = (row: Row): string =>
  [
    `${row.at}: ${row.text}`,
    `issued in cycle ${row.issue}${row.load < 0 ? '' : `, loads in ${row.load}`}`,
    `runs from ${row.start} to ${row.end}${row.ports === '' ? '' : ` on ${row.ports}`}`,
    ...(row.carryFrom < 0 ? [] : [`carry flag (CF) of ${row.carryFrom}`]),
    ...(row.overflowFrom < 0 ? [] : [`overflow flag (OF) of ${row.overflowFrom}`]),
  ].join('\n');
