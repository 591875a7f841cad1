/** How our code stands against the fastest alternative. */
import { MODES_OF_AIM, TIMING_MODES, type Aim } from '../../base/aims.ts';
import type { ComparisonSummary, Standing } from '../../bench/record.ts';
import { briefNumber, intervalText } from '../../base/numberText.ts';
import { shortContender } from '../../base/contenderName.ts';

/**
 * How our code, the first contestant, stands against the strongest of the others, whoever that is, in each mode that
 * was timed. `ahead` and `behind` are beyond both the 95 % interval and the noise of the comparison; all else is
 * `level`.
 */
export function standingsOf({ contestants, noise }: ComparisonSummary): Standing[] {
  return TIMING_MODES.flatMap((mode): Standing[] => {
    const timed = contestants
      .slice(1)
      .flatMap(({ name, [mode]: timing }) => (timing === null ? [] : [{ name, ratio: timing.ratio }]));
    if (timed.length === 0) return [];
    const { name, ratio } = timed.reduce((a, b) => (b.ratio.value < a.ratio.value ? b : a));
    return [
      {
        mode,
        opponent: name,
        ratio: { ...ratio },
        kind: standingKind(ratio, noise),
      },
    ];
  });
}

/** How we stand against a contender with this time relative to ours. */
export const standingKind = (ratio: Standing['ratio'], noise: number): Standing['kind'] =>
  isBehind(ratio, noise) ? 'behind' : ratio.low > 1 + noise ? 'ahead' : 'level';

/** Whether a contender with this time relative to ours is faster than ours beyond the noise. */
export const isBehind = (ratio: Standing['ratio'], noise: number): boolean => ratio.high < 1 - noise;

/**
 * The result in a line for each mode, verdict first; what may help is said in a second one. `vectors` are contenders
 * with code of a kind that we do not write.
 */
export function standingLines(standings: readonly Standing[], aim: Aim, vectors: readonly string[] = []): string[] {
  const width = Math.max(0, ...standings.map(({ mode }) => mode.length)) + 2;
  return standings.flatMap((standing) => [
    `${`${standing.mode}:`.padEnd(width)}${briefStanding(standing)}`,
    ...hint(standing, aim, vectors).map((text) => `${' '.repeat(width)}${text}`),
  ]);
}

/** E.g. `1.135× as fast as the fastest alternative (llc)`. */
function briefStanding({ opponent, ratio, kind }: Standing): string {
  const than = `the fastest alternative (${shortContender(opponent)})`;
  if (kind === 'ahead') return `${briefNumber(ratio.value)}× as fast as ${than}`;
  return kind === 'behind'
    ? `SLOWER, ${briefNumber(ratio.value)}× as fast as ${than}`
    : `level, ${briefNumber(ratio.value)}× as fast as ${than}`;
}

function hint({ mode, kind, opponent }: Standing, aim: Aim, vectors: readonly string[]): string[] {
  if (kind === 'ahead') return [];
  if (vectors.includes(opponent)) return ['it uses vector registers, which searches here do not'];
  return MODES_OF_AIM[aim].includes(mode)
    ? ['a longer search may find better code']
    : [`--for ${mode} or --for both searches for it`];
}

/** E.g. `1.135 [1.130, 1.144] times as fast as the fastest alternative, llc-19 -O3 -mcpu=native`. */
export function standingText({ opponent, ratio, kind }: Standing): string {
  const interval = intervalText(ratio);
  if (kind === 'behind') return `SLOWER than the fastest alternative, ${opponent}, which takes ${interval} of our time`;
  return kind === 'ahead'
    ? `${interval} times as fast as the fastest alternative, ${opponent}`
    : `no faster than the fastest alternative, ${opponent}: ${interval}`;
}

/** The modes a search aimed at in which its result loses. */
export const lossesOf = (standings: readonly Standing[], aim: Aim): Standing[] =>
  standings.filter(({ mode, kind }) => kind === 'behind' && MODES_OF_AIM[aim].includes(mode));
