#!/usr/bin/env node
/**
 * The command line: arguments in, text and exit code out. The only file that prints or exits.
 */
import { dirname, join } from 'node:path';
import { benchCommand } from './command/bench.ts';
import { bridgeCommand } from './command/bridge.ts';
import { censusCommand } from './command/census.ts';
import type { CommandSpec } from './command/commandSpec.ts';
import { ctCommand } from './command/ct.ts';
import { doctorCommand } from './command/doctor.ts';
import { exportCommand } from './command/exportCode.ts';
import type { Io } from './command/io.ts';
import { listCommand } from './command/list.ts';
import { minimizeCommand } from './command/minimize.ts';
import { optimizeCommand } from './command/optimize.ts';
import { peersCommand } from './command/peers.ts';
import { replayCommand } from './command/replay.ts';
import { reportCommand } from './command/report.ts';
import { runCommandLine } from './command/runCommandLine.ts';
import { selfcheckCommand } from './command/selfcheck.ts';
import { stagesCommand } from './command/stages.ts';
import { tableCommand } from './command/table.ts';
import { studyCommand } from './command/study.ts';
import { translateCommand } from './command/translate.ts';
import { verifyCommand } from './command/verify.ts';

const COMMANDS: readonly CommandSpec[] = [
  optimizeCommand, listCommand, doctorCommand, selfcheckCommand, bridgeCommand, verifyCommand, ctCommand, benchCommand, stagesCommand, peersCommand, reportCommand, exportCommand, replayCommand, minimizeCommand, studyCommand, translateCommand, censusCommand, tableCommand,
];

const CLEAR_LINE = '\r\x1b[K';

process.stdout.on('error', stopQuietlyOnClosedPipe);
process.exitCode = await runCommandLine(COMMANDS, terminalIo());

function terminalIo(): Io {
  const { stderr, env } = process, start = performance.now(), root = dirname(import.meta.dirname);
  let statusShown = false;
  const eraseStatus = (): void => {
    if (statusShown) stderr.write(CLEAR_LINE);
    statusShown = false;
  };
  const print = (stream: NodeJS.WriteStream, text: string): void => {
    eraseStatus();
    stream.write(`${text}\n`);
  };
  return {
    root, results: join(root, 'results'), cwd: env['INIT_CWD'] ?? process.cwd(), argv: process.argv.slice(2), env,
    clock: { nowMs: () => performance.now() - start }, now: () => new Date().toISOString(), interrupted: interruption(),
    columns: stderr.isTTY ? stderr.columns : 0, colour: Boolean(stderr.isTTY) && env['NO_COLOR'] === undefined,
    out: text => print(process.stdout, text),
    note: text => print(stderr, text),
    status: text => {
      eraseStatus();
      if (text === '' || !stderr.isTTY) return;
      stderr.write(text.slice(0, stderr.columns - 1));
      statusShown = true;
    },
  };
}

/** The first Ctrl-C asks the command to finish soon, the second ends the program at once. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  process.on('SIGINT', () => controller.signal.aborted ? process.exit(130) : controller.abort());
  return controller.signal;
}

/** `npm run list | head` closes our output early; that is no error. */
function stopQuietlyOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}
