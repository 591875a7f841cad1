import { folded } from '../../base/folded.ts';

/** One thing `doctor` looked at. */
export interface Check {
  readonly name: string;
  /** `missing` stops the main commands; `warning` only makes them slower, less sure or smaller. */
  readonly state: 'good' | 'warning' | 'missing';
  /** Version, or what was found. */
  readonly found: string;
  /** Exact line or action that mends it; absent when there is nothing to do. */
  readonly mend?: string;
}

const MARK: Readonly<Record<Check['state'], string>> = { good: '✓', warning: '!', missing: '✗' };

/** One aligned line per check, wrapped at `columns`, and below each that is not good how to mend it. */
export function checkList(checks: readonly Check[], columns: number): string {
  const width = Math.max(0, ...checks.map(({ name }) => name.length));
  return checks
    .flatMap(({ name, state, found, mend }) => [
      ...folded(`${MARK[state]} ${name.padEnd(width)}  ${found}`.trimEnd(), columns, ' '.repeat(width + 4)),
      ...(mend === undefined ? [] : [`  ${' '.repeat(width)}  → ${mend}`]),
    ])
    .join('\n');
}
