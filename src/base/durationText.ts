/**
 * A duration in milliseconds as a person says it, with two or three digits: `0.4 ms`, `85 ms`, `9.4 s`, `45 s`,
 * `12 min`, `2 h 5 min`.
 */
export function durationText(ms: number): string {
  if (ms < 999.5) return `${ms < 9.95 ? shortest(ms) : Math.round(ms)} ms`;
  if (ms < 99_500) return `${ms < 9950 ? shortest(ms / 1000) : Math.round(ms / 1000)} s`;
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** With one decimal place, unless that is zero. */
const shortest = (value: number): string => String(Number(value.toFixed(1)));
