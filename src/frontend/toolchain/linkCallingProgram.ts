import { Failure } from '../../base/errors.ts';
import { run } from './run.ts';
import { requireTool, type Tools } from './tools.ts';

interface CallingProgram {
  readonly program: string;
  readonly flags: readonly string[];
  readonly source: string;
  readonly archive: string;
}

/**
 * Compiles and links a C program that calls a library of ours, as a user would.
 * Throws `tool` with the command and what the compiler says.
 */
export async function linkCallingProgram(
  { program, flags, source, archive }: CallingProgram,
  { byName }: Tools,
): Promise<void> {
  const cc = requireTool(byName.cc);
  const line = ['-std=c11', '-O1', '-Wall', ...flags, '-o', program, source, archive];
  const { status, stderr } = await run(cc, line);
  if (status === 0) return;
  throw new Failure('tool', 'the library cannot be linked', {
    where: [cc, ...line].join(' '),
    found: stderr.trimEnd(),
  });
}
