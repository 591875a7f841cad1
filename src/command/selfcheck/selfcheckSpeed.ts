import { workerSpeed } from '../../measure/workerSpeed.ts';
import { textTable, type Column } from '../../report/textTable.ts';
import type { Selfcheck } from './selfcheckOptions.ts';
import { setSubject } from './selfcheckSubject.ts';

/** Length of the functions that are timed: shorter code is filled up with this instruction, lea rax, [rdi]. */
const INSTRUCTIONS = 200;
const FILLER = [0x48, 0x8d, 0x07];

const COLUMNS: readonly Column[] = [
  { title: 'request', align: 'left' },
  { title: 'best decile', align: 'right' },
  { title: 'median', align: 'right' },
  { title: '90th percentile', align: 'right' },
];

/** How fast the worker answers; a search waits for it thousands of times a second. */
export async function speedReport(check: Selfcheck): Promise<string> {
  const { worker, code, instructions, title, io } = check;
  const missing = Math.max(0, INSTRUCTIONS - instructions);
  await setSubject(check);
  const filled = Uint8Array.from([...Array.from({ length: missing }, () => FILLER).flat(), ...code]);
  const rows = (await workerSpeed(worker, filled, io.clock)).map(({ name, best, median, slow }) => [
    name,
    ...[best, median, slow].map((us) => us.toFixed(1)),
  ]);
  return [
    `Requests to the worker in microseconds; the functions are ${title}, filled up to ${instructions + missing} ` +
      'instructions',
    textTable(COLUMNS, rows),
  ].join('\n');
}
