/**
 * Part of compiling the program (`npm run build`): writes the options of all commands beside it, so that help and
 * mistakes are answered without loading a command.
 */
import { writeFileSync } from 'node:fs';
import { ALL_COMMANDS } from './commands.ts';
import { OPTION_TABLE, optionTable } from '../src/cli/runCommandLine.ts';

writeFileSync(OPTION_TABLE, JSON.stringify(await optionTable(ALL_COMMANDS)));
