#!/usr/bin/env node
/** The program that ships; `lab/cli.ts` has the commands of the laboratory besides. */
import { runProgram } from './cli/program.ts';

await runProgram(async () => {
  const { SHIPPED_COMMANDS, withCompletion } = await import('./cli/commands.ts');
  return withCompletion(SHIPPED_COMMANDS);
});
