import { benchCommand } from './bench.ts';
import { bridgeCommand } from './bridge.ts';
import { censusCommand } from './census.ts';
import type { CommandSpec } from './commandSpec.ts';
import { ctCommand } from './ct.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './exportCode.ts';
import { listCommand } from './list.ts';
import { minimizeCommand } from './minimize.ts';
import { optimizeCommand } from './optimize.ts';
import { peersCommand } from './peers.ts';
import { replayCommand } from './replay.ts';
import { reportCommand } from './report.ts';
import { selfcheckCommand } from './selfcheck.ts';
import { stagesCommand } from './stages.ts';
import { tableCommand } from './table.ts';
import { studyCommand } from './study.ts';
import { translateCommand } from './translate.ts';
import { verifyCommand } from './verify.ts';

/** All commands, in the order in which the help shows them. */
export const COMMANDS: readonly CommandSpec[] = [
  optimizeCommand, listCommand, doctorCommand, selfcheckCommand, bridgeCommand, verifyCommand, ctCommand, benchCommand,
  stagesCommand, peersCommand, reportCommand, exportCommand, replayCommand, minimizeCommand, studyCommand,
  translateCommand, censusCommand, tableCommand,
];
