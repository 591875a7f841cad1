/** The command `doctor`: says what is installed, what is missing and how to fix it. */
import { Failure, isDispensable } from '../../base/errors.ts';
import { checkList, type Check, noiseCheck, crossCheckTools } from './machineChecks.ts';
import { COQ_INSTALL, coqVersion } from '../../frontend/toolchain/coq.ts';
import { rustAdvice, rustCompiler, findTools, onPath } from '../../frontend/toolchain/tools.ts';
import type { Tool, Tools } from '../../frontend/toolchain/tools.ts';
import type { CommandSpec } from '../../base/options/option.ts';
import type { Io } from '../../base/io.ts';
import { otherMachineText, thisMachine } from '../../engine/environment/thisMachine.ts';
import { tmpdir, arch, availableParallelism, platform } from 'node:os';
import { requireFolder, type Place } from '../../engine/store/requireWritable.ts';
import { buildFolder } from '../../base/files/installation.ts';
import { existsSync } from 'node:fs';
import type { HostMachine } from '../../bench/machine.ts';

/**
 * Says what is installed, what is missing and how to mend it. Fails with kind `tool` if something needed is missing.
 */
export const doctorCommand: CommandSpec = {
  operands: [],
  options: [],
  run: async (_options, io) => doctor(io),
};

async function doctor(io: Io): Promise<void> {
  const tools = findTools(io.env);
  const checks = [
    ...toolChecks(tools),
    await rustCheck(tools, io.env),
    await coqCheck(io.env),
    ...machineChecks(thisMachine()),
    ...placeChecks(io),
    ...(await noiseCheck(io.root, io.clock)),
    ...(await crossCheckTools(io)),
  ];
  io.out(checkList(checks, io.width));
  const missing = checks.filter(({ state }) => state === 'missing').map(({ name }) => name);
  if (missing.length > 0)
    throw new Failure('tool', `missing: ${missing.join(', ')}`, { hint: 'the lines marked → above' });
}

/** Whether results, what is built and temporary files can be written. */
function placeChecks({ root, results }: Io): Check[] {
  const build = buildFolder(root);
  const found = 'results, build and temporary files can be written';
  const problems = [
    { name: 'results', path: results },
    { name: 'build', path: build },
    { name: 'temporary files', path: tmpdir() },
  ].flatMap(problem);
  return problems.length > 0 ? problems : [{ name: 'folders', state: 'good', found }];
}

function problem(place: Place): Check[] {
  try {
    requireFolder(place);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const {
      detail: { where, found, hint },
    } = error;
    const mend = hint === undefined ? {} : { mend: hint };
    return [{ name: place.name, state: 'missing', found: `${where ?? ''}: ${found ?? ''}`, ...mend }];
  }
}

/** Every program that is called, with its version or the line that installs it. */
function toolChecks({ byName }: Tools): Check[] {
  return Object.values(byName).map(toolCheck);
}

function toolCheck({ name, path, version, install }: Tool): Check {
  if (path === null) return { name, state: 'missing', found: 'not installed', mend: install };
  return { name, state: 'good', found: `${version ?? 'unknown version'} (${path})` };
}

/** Whether the LLVM in use can read what rustc writes; only `--crate`, Rust inputs and Rust contestants need it. */
async function rustCheck({ llvmMajor }: Tools, env: Io['env']): Promise<Check> {
  const name = 'rustc';
  const rustc = await rustCompiler(env).catch((error: unknown) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  if (rustc instanceof Failure) {
    const { found = 'not installed', hint = '' } = rustc.detail;
    return { name, state: 'warning', found: `${found}: Rust crates cannot be bridged`, mend: hint };
  }
  const found = `${rustc.version}, built on LLVM ${rustc.llvmMajor}`;
  if (llvmMajor === null)
    return {
      name,
      state: 'warning',
      found: `${found}; no LLVM is here to read its bitcode`,
      mend: rustAdvice(rustc, rustc.llvmMajor),
    };
  if (rustc.llvmMajor <= llvmMajor) return { name, state: 'good', found: `${found}, which LLVM ${llvmMajor} reads` };
  return {
    name,
    state: 'warning',
    found: `${found}, whose bitcode LLVM ${llvmMajor} cannot read`,
    mend: rustAdvice(rustc, llvmMajor),
  };
}

/** Coq, which only certificates need: what a search writes is checked by it where it is there. */
async function coqCheck(env: Io['env']): Promise<Check> {
  const name = 'Coq';
  const unchecked = (found: string): Check => ({
    ...{ name, state: 'warning', mend: COQ_INSTALL },
    found: `${found}: theorems about code (best.v) stay unchecked`,
  });
  try {
    const version = await coqVersion();
    return version === null
      ? unchecked('not installed')
      : { name, state: 'good', found: `${version} (${onPath('coqc', env) ?? 'coqc'}), checks certificates` };
  } catch (error) {
    if (!isDispensable(error)) throw error;
    return unchecked(error.message);
  }
}

/** What the processor and the kernel offer to generated code and to measuring. */
function machineChecks(machine: HostMachine): Check[] {
  return [
    system(),
    {
      name: 'processor',
      state: 'good',
      found: [`${machine.brand} (${machine.slug})`, otherMachineText() ?? []].flat().join('; '),
    },
    feature(machine, 'bmi2', 'mulx, shlx, rorx'),
    feature(machine, 'adx', 'adcx, adox'),
    cores(),
    counters(machine),
  ];
}

function system(): Check {
  const found = `${platform()} ${arch()}`;
  if (found === 'linux x64') return { name: 'system', state: 'good', found };
  return {
    name: 'system',
    state: 'missing',
    found,
    mend: 'code is measured on x86-64 Linux only: use such a machine or container',
  };
}

function feature({ features }: HostMachine, name: string, gives: string): Check {
  if (features.includes(name)) return { name: name.toUpperCase(), state: 'good', found: gives };
  return {
    name: name.toUpperCase(),
    state: 'warning',
    found: `absent: ${gives} cannot be measured here`,
    mend: 'choose a target without it',
  };
}

function cores(): Check {
  const count = availableParallelism();
  const name = 'cores';
  if (count >= 2) return { name, state: 'good', found: `${count}: one measures, another searches` };
  return {
    name,
    state: 'warning',
    found: 'one: search and measurement disturb each other',
    mend: 'use a machine with two cores',
  };
}

/** Whether the kernel offers hardware cycle counters; without them time-stamp ticks are converted by a calibrator. */
function counters({ virtual }: HostMachine): Check {
  const name = 'cycle counters';
  if (existsSync('/sys/bus/event_source/devices/cpu')) return { name, state: 'good', found: 'the kernel offers them' };
  const found = 'none: cycles are estimated from time stamps and a chain of multiplications';
  return virtual
    ? { name, state: 'warning', found }
    : { name, state: 'warning', found, mend: 'boot a kernel with perf events' };
}
