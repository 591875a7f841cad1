/** What portable code of a package computes with: word IR that is proved to be its formula. */
import { hex } from '../../base/numberText.ts';
import { invariant } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { P256_ORDER } from '../../bench/reference/p256.ts';
import { namedField, primeField } from '../../engine/subject/fieldSubject.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { scalarFunctions } from '../ed25519/ed25519Build.ts';
import { readFunctions } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { provedMeaning } from '../kernels/provedLanes.ts';
import type { KeyName } from './keyLibrary.ts';

/** Functions, and what is proved of them, a line each. */
interface ProvedArithmetic {
  readonly functions: readonly IrFunction[];
  readonly lines: readonly string[];
}

/** Functions of a field that have these names. */
interface Wanted {
  readonly field: FieldDescription;
  readonly strict: boolean;
  readonly prefix: string;
  readonly names: readonly string[];
}

const OF_25519 = ['add', 'sub', 'mul', 'square', 'reduce'];
const OF_P256 = ['add', 'sub', 'mul', 'square', 'to_montgomery', 'from_montgomery'];
const OF_ORDER = ['add', 'mul', 'to_montgomery'];

/** Throws as `provedMeaning`. */
export async function portableArithmetic(name: KeyName, toolchain: Toolchain, io: Io): Promise<ProvedArithmetic> {
  const ofField = (await wantedFields(name, io)).map((wanted) => readWanted(wanted, toolchain));
  const scalars = name === 'ed25519' ? await scalarFunctions(toolchain) : [];
  const functions = [...(await Promise.all(ofField)).flat(), ...scalars];
  return { functions, lines: functions.map(proved) };
}

async function wantedFields(name: KeyName, io: Io): Promise<Wanted[]> {
  const field = namedField({ field: name === 'p256' ? 'p256-montgomery' : '25519' }, io.root);
  invariant(field !== null, () => `no field of ${name}`);
  if (name !== 'p256') {
    const names = name === 'x25519' ? [...OF_25519, 'mul121665'] : OF_25519;
    return [{ field, strict: false, prefix: 'fe', names }];
  }
  const order = await primeField(hex(P256_ORDER), 'montgomery', io);
  return [
    { field, strict: true, prefix: 'fe', names: OF_P256 },
    { field: order, strict: true, prefix: 'order', names: OF_ORDER },
  ];
}

async function readWanted({ field, strict, prefix, names }: Wanted, toolchain: Toolchain): Promise<IrFunction[]> {
  const plan = await planLibrary({ field, strict, prefix, constants: [] }, toolchain.root);
  const functions = plan.functions.filter(({ name }) => names.includes(name));
  const read = await readFunctions({ functions }, { field: field.name }, toolchain);
  return read.map((fn) => ({ ...fn.read, name: `${prefix}_${fn.name}` }));
}

const proved = (fn: IrFunction): string => {
  const { relation = '', modulus = 0n } = fn.spec ?? {};
  return provedMeaning(fn, `${relation} modulo ${hex(modulus)}`, 'for all operands within their bounds');
};
