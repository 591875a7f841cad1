import * as Plot from '@observablehq/plot';
import type { PageRun } from '../dashboard/pageData.ts';
import { OURS } from './colours.ts';
import { countText, timesText } from './figures.ts';

export type CourseAxis = 'seconds' | 'evaluations';

interface Point {
  readonly run: PageRun;
  readonly x: number;
  readonly speedup: number;
}

/** The best so far of each search against its baseline, over time or over evaluations on a logarithmic axis. */
export function courseChart(runs: readonly PageRun[], axis: CourseAxis, width: number) {
  const points = runs.flatMap((run) => pointsOf(run, axis));
  const others = points.filter(({ run }) => !run.isChampion);
  const own = points.filter(({ run }) => run.isChampion);
  const isNarrow = width < 480;
  return Plot.plot({
    width,
    height: isNarrow ? 230 : 300,
    marginLeft: 60,
    marginBottom: 44,
    style: { fontSize: isNarrow ? '10.5px' : '12px' },
    x: { type: 'log', label: `${axis} →`, labelOffset: 40, ticks: isNarrow ? 3 : 6, tickFormat: countText },
    y: { label: '↑ times as fast as the baseline', grid: true, nice: true, tickFormat: (y: number) => `${y}×` },
    marks: [
      Plot.line(others, {
        x: 'x',
        y: 'speedup',
        z: runOf,
        stroke: 'var(--faint)',
        strokeWidth: 1.2,
        curve: 'step-after',
      }),
      Plot.line(own, {
        x: 'x',
        y: 'speedup',
        z: runOf,
        stroke: OURS,
        strokeWidth: 2.2,
        curve: 'step-after',
      }),
      Plot.dot(points, { x: 'x', y: 'speedup', r: 1.5, fill: colourOf }),
      Plot.tip(
        points,
        Plot.pointer({
          x: 'x',
          y: 'speedup',
          title: ({ run, x, speedup }: Point) =>
            [
              `${timesText(speedup)} after ${x.toLocaleString('en')} ${axis}`,
              `seed ${run.seed}, ${run.time.slice(0, 16).replace('T', ' ')}`,
              run.isChampion ? 'the search that found the champion' : 'another search',
            ].join('\n'),
        }),
      ),
    ],
  });
}

const runOf = ({ run }: Point): string => run.time;
const colourOf = ({ run }: Point): string => (run.isChampion ? OURS : 'var(--faint)');

/** The best so far holds until the search ends. */
function pointsOf(run: PageRun, axis: CourseAxis): Point[] {
  const place = axis === 'seconds' ? 1 : 0;
  const points = run.points.map((point) => ({ run, x: Math.max(point[place], 1e-3), speedup: point[2] }));
  const last = points.at(-1);
  const end = run[axis];
  return last === undefined || end <= last.x ? points : [...points, { ...last, x: end }];
}
