#!/usr/bin/env node
/** The entry point of the program that ships; `lab/cli.ts` adds the commands of the laboratory. */
import { runProgram } from './cli/program.ts';

await runProgram(async () => {
  const { SHIPPED_COMMANDS, withCompletion } = await import('./cli/commands.ts');
  return withCompletion(SHIPPED_COMMANDS);
});
