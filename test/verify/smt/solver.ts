import { afterAll, beforeAll } from 'vitest';
import { init } from 'z3-solver';

/** The SMT solver z3, as a function from SMT-LIB text to its answer, for the tests of one file. */
export function smtSolver(): (script: string) => Promise<string> {
  let z3: Awaited<ReturnType<typeof init>>;
  beforeAll(async () => { z3 = await init(); });
  afterAll(() => { z3.em.PThread.terminateAllThreads(); });
  return async script => {
    const config = z3.Z3.mk_config(), context = z3.Z3.mk_context(config);
    z3.Z3.del_config(config);
    try {
      return (await z3.Z3.eval_smtlib2_string(context, script)).trim();
    } finally {
      z3.Z3.del_context(context);
    }
  };
}
