import { knownTruths, type TruthResult } from '../../measure/knownTruths.ts';
import type { Selfcheck } from './selfcheckOptions.ts';

/** Instructions whose cost is known. */
export async function truthsReport({ worker }: Selfcheck): Promise<string> {
  const results = await knownTruths(worker);
  const width = Math.max(...results.map(({ name }) => name.length));
  return [
    `Known truths on ${worker.hello.brand}, in core cycles`,
    ...results.map((result) => truthLine(result, width)),
  ].join('\n');
}

function truthLine({ name, cycles, expected: [low, high], ok }: TruthResult, width: number): string {
  const range = low === high ? low.toFixed(2) : `${low.toFixed(2)} to ${high.toFixed(2)}`;
  return `  ${ok ? '✓' : '!'} ${name.padEnd(width)}  ${cycles.toFixed(2)}${ok ? '' : `, expected ${range}`}`;
}
