import { afterAll, beforeAll } from 'vitest';
import { init } from 'z3-solver';

/** All that z3 has, or what is best for words, for linear arithmetic of integers, or of integers and fractions. */
export type Logic = 'ALL' | 'QF_BV' | 'QF_LIA' | 'QF_LIRA';
export type Solver = (script: string, logic?: Logic) => Promise<SmtAnswer>;
type SmtAnswer = 'sat' | 'unsat' | 'unknown';

const TIMEOUT_MS = '20000';

/**
 * The SMT solver z3, as a function from declarations and assertions in SMT-LIB to its answer, for the tests of one
 * file. The logic helps it to choose its means; `effort`, in z3's own units, ends a question in the same place on every
 * machine, however busy it is; there are steps that z3 does not count, so time is limited, too.
 */
export function smtSolver(effort?: number): Solver {
  let z3: Awaited<ReturnType<typeof init>>;
  beforeAll(async () => {
    z3 = await init();
  });
  afterAll(() => {
    z3.em.PThread.terminateAllThreads();
  });
  return async (script, logic = 'ALL') => {
    const { Z3 } = z3;
    const config = Z3.mk_config();
    Z3.set_param_value(config, 'timeout', TIMEOUT_MS);
    if (effort !== undefined) Z3.set_param_value(config, 'rlimit', `${effort}`);
    const context = Z3.mk_context(config);
    const solver = Z3.mk_solver_for_logic(context, Z3.mk_string_symbol(context, logic));
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
