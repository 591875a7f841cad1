/** A worker of the fleet as a process, for a machine and a version of the test's choice: its only argument, as JSON. */
import { work } from '../dist/fleet/src/worker.js';

const { slug, options, around } = JSON.parse(process.argv[2]);
const interrupt = new AbortController();
process.on('SIGTERM', () => interrupt.abort());
const note = (text) => process.stderr.write(`${text}\n`);
await work(
  { machine: { slug, brand: 'a test' }, ...options },
  { ...around, interrupted: interrupt.signal, out: note, note },
);
process.exit();
