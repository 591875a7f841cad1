/** The program of a checkout: the commands that ship and those of the laboratory. */
import { runProgram } from '../src/cli/program.ts';

await runProgram(async () => (await import('./commands.ts')).ALL_COMMANDS);
