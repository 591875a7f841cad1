import type { Check } from '../../report/checkList.ts';
import type { Tool, Tools } from '../../toolchain/tools.ts';

/** Every program that is called, with its version or the line that installs it. */
export function toolChecks({ byName }: Tools): Check[] {
  return Object.values(byName).map(toolCheck);
}

function toolCheck({ name, path, version, install }: Tool): Check {
  if (path === null) return { name, state: 'missing', found: 'not installed', mend: install };
  return { name, state: 'good', found: `${version ?? 'unknown version'} (${path})` };
}
