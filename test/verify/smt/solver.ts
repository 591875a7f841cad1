import { afterAll, beforeAll } from 'vitest';
import { init } from 'z3-solver';

export type SmtAnswer = 'sat' | 'unsat' | 'unknown';

/** The SMT solver z3, as a function from declarations and assertions in SMT-LIB to its answer, for the tests of one file. */
export function smtSolver(): (script: string) => Promise<SmtAnswer> {
  let z3: Awaited<ReturnType<typeof init>>;
  beforeAll(async () => { z3 = await init(); });
  afterAll(() => { z3.em.PThread.terminateAllThreads(); });
  return async script => {
    const { Z3 } = z3, config = Z3.mk_config(), context = Z3.mk_context(config), solver = Z3.mk_solver(context);
    Z3.del_config(config);
    Z3.solver_inc_ref(context, solver);
    try {
      // Not eval_smtlib2_string, which runs in another thread while its text is freed already.
      Z3.solver_from_string(context, solver, script);
      const answer = await Z3.solver_check(context, solver);
      return answer === 1 ? 'sat' : answer === -1 ? 'unsat' : 'unknown';
    } finally {
      Z3.solver_dec_ref(context, solver);
      Z3.del_context(context);
    }
  };
}
