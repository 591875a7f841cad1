import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSsaModule } from '../bridge/ssa/read.ts';
import { Failure, invariant } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { compileBaselines } from '../toolchain/compileBaselines.ts';
import { compileC } from '../toolchain/compileC.ts';
import { compileField } from '../toolchain/compileField.ts';
import { extractFunction } from '../toolchain/extractFunction.ts';
import type { FieldDescription } from '../toolchain/fieldDescription.ts';
import { openToolchain, type Toolchain } from '../toolchain/openToolchain.ts';
import { linkImage } from '../toolchain/peersImage.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';
import { sha256 } from '../base/hash.ts';
import { X25519_CONTRACT } from '../verify/peerX25519.ts';
import type { Absent, Contestant, Field } from './benchContestant.ts';
import { reasonOf } from './benchPeers.ts';
import type { BenchSubject } from './benchSubject.ts';
import { wordFunction } from './wordFunction.ts';

const NAMES: readonly string[] = ['llc -O3', 'clang -O3 -march=native', 'gcc -O3 -march=native'];

/** What the compilers make of our source: llc of the bridged IR, clang and gcc of the C. Every one has a line, even if it cannot take part. */
export async function compilerContestants(subject: BenchSubject, root: string): Promise<Field> {
  const { description } = subject;
  if (description === null) {
    return { present: [], absent: NAMES.map(name => ({ name, reason: `not applicable: there is no source for ${subject.field} in bridge/fields` })) };
  }
  try {
    const toolchain = await openToolchain(root);
    return subject.isX25519 ? await wholeX25519(toolchain) : await fieldFunction(subject, description, toolchain);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    return { present: [], absent: NAMES.map(name => ({ name, reason: `not available: ${reasonOf(error)}` })) };
  }
}

async function fieldFunction(subject: BenchSubject, description: FieldDescription, toolchain: Toolchain): Promise<Field> {
  const { op, variant } = subject, operation = description.operations.find(({ name }) => name === op);
  invariant(operation !== undefined, () => `no operation ${op}`);
  const symbol = operation.symbols[variant], { json, llPath } = await compileField(toolchain, description, { functions: [symbol] });
  const ssa = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  invariant(ssa !== undefined, () => `the reader left out ${symbol}`);
  const contract = wordFunction(ssa, { field: description, operation, variant, symbol, source: readFileSync(description.sourcePath, 'utf8') });
  const baselines = await compileBaselines(toolchain, llPath, description.sourcePath, symbol);
  const origin = `bridge/fields/${description.name}`, representation = `${subject.weights.length}x64`;
  const gcc = await gccContestant(toolchain, description.sourcePath, symbol, { origin, representation, contract });
  const present = baselines.map(({ name, code }) => ({ name, origin, representation, contract, code: code.bytes }));
  return 'reason' in gcc ? { present, absent: [gcc] } : { present: [...present, gcc], absent: [] };
}

/** gcc of the C source, if this gcc has `_BitInt` (version 14 and later on x86-64). */
async function gccContestant(
  toolchain: Toolchain, source: string, symbol: string, about: { origin: string; representation: string; contract: IrFunction },
): Promise<Contestant | Absent> {
  const { cc } = toolchain.tools.byName, path = requireTool(cc), name = `gcc-${cc.version?.split('.')[0] ?? '?'} -O3 -march=native`;
  const args = ['-std=c2x', '-O3', '-march=native', '-fPIC', '-ffunction-sections', '-c'];
  try {
    const object = await makeOnce(join(cacheDir(toolchain.root, 'gcc', [path, cc.version, args, sha256(readFileSync(source))]), 'field.o'), async draft => {
      const { status, stderr } = await run(path, [...args, source, '-o', draft]);
      if (status !== 0) throw new Failure('unsupported', stderr.includes('_BitInt') ? `gcc ${cc.version ?? ''} has no _BitInt` : 'gcc rejects the source');
    });
    return { ...about, name, code: extractFunction(readFileSync(object), symbol).bytes };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { name, reason: `not applicable: ${error.message}; its lines are those of C without _BitInt` };
  }
}

/** X25519 as plain C with the reduction pass. Without it one call takes milliseconds, too long to be interleaved with the others. */
async function wholeX25519(toolchain: Toolchain): Promise<Field> {
  const source = join(toolchain.root, 'bridge', 'bench', 'x25519.bitint.c');
  const flags = ['-O3', '-march=native', `-fpass-plugin=${toolchain.bridge.plugin}`, '-fPIC', '-ffunction-sections', '-c'];
  const object = await compileC(toolchain, source, flags, '.o');
  const code = await linkImage({ files: [object], symbol: 'x25519', call: [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }], modulus: 0n });
  const name = `ours: clang-${toolchain.bridge.llvmMajor} -O3 + reduction pass`;
  const slow = 'not applicable: without the pass one call takes milliseconds, too long to be interleaved';
  return {
    present: [{ name, origin: 'bridge/bench/x25519.bitint.c', representation: 'bytes', code, contract: X25519_CONTRACT }],
    absent: NAMES.map(absentee => ({ name: absentee, reason: slow })),
  };
}
