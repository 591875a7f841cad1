import { Failure } from '../../base/errors.ts';
import { checkList } from '../../engine/report/checkList.ts';
import { findRustCompiler } from '../../frontend/toolchain/rustCompiler.ts';
import { findTools } from '../../frontend/toolchain/tools.ts';
import type { CommandSpec } from '../../base/options/commandSpec.ts';
import type { Io } from '../../base/io.ts';
import { machineChecks } from './machineChecks.ts';
import { noiseCheck } from './noiseCheck.ts';
import { placeChecks } from './placeChecks.ts';
import { rustCheck } from './toolChecks.ts';
import { secondOpinionChecks } from './secondOpinionChecks.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { toolChecks } from './toolChecks.ts';

/**
 * Says what is installed, what is missing and how to mend it. Fails with kind `tool` if something needed is missing.
 */
export const doctorCommand: CommandSpec = {
  name: 'doctor',
  summary: 'check tools, processor and measuring conditions',
  options: [],
  run: async (_options, io) => doctor(io),
};

async function doctor(io: Io): Promise<void> {
  const tools = await findTools(io.env);
  const checks = [
    ...toolChecks(tools),
    rustCheck(tools, await findRustCompiler(io.env)),
    ...machineChecks(thisMachine()),
    ...placeChecks(io),
    ...(await noiseCheck(io.root, io.clock)),
    ...(await secondOpinionChecks(io)),
  ];
  io.out(checkList(checks, io.width));
  const missing = checks.filter(({ state }) => state === 'missing').map(({ name }) => name);
  if (missing.length > 0)
    throw new Failure('tool', `missing: ${missing.join(', ')}`, { hint: 'the lines marked → above' });
}
