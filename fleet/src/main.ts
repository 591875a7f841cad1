/**
 * `./fieldwright fleet submit|worker|status|collect`: jobs of `optimize --save-job` on many machines. The only file of
 * the fleet that prints, exits and reads the command line.
 */
import { join } from 'node:path';
import { describeFailure, EXIT_CODE, Failure } from '../../src/base/errors.ts';
import { messageFor } from '../../src/base/folded.ts';
import { printable } from '../../src/base/printable.ts';
import { systemFailure } from '../../src/base/systemFailure.ts';
import { programVersion } from '../../src/engine/environment/places.ts';
import { COMMANDS } from './commands.ts';
import { connectionOf, USUAL_URL } from './connection.ts';
import { HELP, parseArguments } from './arguments.ts';
import { redisFailure } from './redisFailure.ts';
import type { Surroundings } from './surroundings.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`);
const note = (text: string): void => void process.stderr.write(`${printable(text)}\n`);
const columns = process.stderr.isTTY ? process.stderr.columns : 0;

const interrupted = interruption();

// `status | head` has seen enough; what is being done gets done, and its exit code is the answer.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
try {
  process.exitCode = await run(process.argv.slice(2));
  // Connections to a Redis that is away would keep it.
  if (interrupted.aborted) process.exit();
} catch (error) {
  const failure = error instanceof Failure ? error : systemFailure(error);
  note(
    failure === null
      ? String(error instanceof Error ? error.stack : error)
      : messageFor(describeFailure(failure), columns),
  );
  process.exitCode = EXIT_CODE[failure?.kind ?? 'invariant'];
}

async function run(argv: readonly string[]): Promise<number> {
  const given = parseArguments(argv);
  if (given === null) {
    print(HELP);
    return argv.length === 0 ? EXIT_CODE.input : 0;
  }
  const { redis = process.env['FIELDWRIGHT_REDIS'] ?? USUAL_URL, ca, cert, key } = given.options;
  const around: Surroundings = {
    ...{ root, cwd: process.cwd(), version: programVersion(root), interrupted, out: print, note },
    redis: connectionOf(redis, { ca, cert, key }, process.env),
  };
  try {
    return await COMMANDS[given.command](given, around);
  } catch (error) {
    throw error instanceof Failure ? error : (redisFailure(error, around.redis) ?? error);
  }
}

/**
 * The first signal asks to end in order, the second ends at once. A terminal that is closed (SIGHUP) may say so twice.
 */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.on(name, () => (controller.signal.aborted ? process.exit(code) : controller.abort()));
  process.on('SIGHUP', () => controller.abort());
  return controller.signal;
}
