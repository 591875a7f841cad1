import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { jsonOf } from '../../src/base/json.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';

const fileSchema = z.strictObject({ key: z.string(), done: z.record(z.string(), z.unknown()) });

/** What a long run has done, in a file, so that a run of the same goes on where another was interrupted. */
interface Steps {
  /** What the step of this name gave when it was done; else does it. Its result is JSON that fits `schema`. */
  once<T>(name: string, schema: z.ZodType<T>, act: () => Promise<T>): Promise<T>;
  /** Forgets all of it: the run is over. */
  finish(): void;
}

/** Steps that were done under another key, or that cannot be read, are none. */
export function openSteps(file: string, key: string): Steps {
  const parsed = fileSchema.safeParse(existsSync(file) ? jsonOf(readFileSync(file, 'utf8')) : undefined);
  const done = parsed.success && parsed.data.key === key ? parsed.data.done : {};
  return {
    async once(name, schema, act) {
      const known = schema.safeParse(done[name]);
      if (known.success) return known.data;
      const result = await act();
      done[name] = result;
      writeAtomically(file, `${JSON.stringify({ key, done }, null, 1)}\n`);
      return result;
    },
    finish: () => rmSync(file, { force: true }),
  };
}
