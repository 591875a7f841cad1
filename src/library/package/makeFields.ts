/** Makes the crate of fields from what is stored. */
import { Failure } from '../../base/errors.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import { readCode } from '../../engine/claim/verifyTarget.ts';
import { certifiedCode } from '../../engine/optimize/judgeStages.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import { functionLine, plannedFunctions } from '../field/libraryFunctions.ts';
import { defaultPrefix, planLibrary } from '../field/libraryPlan.ts';
import { fieldsPackage, PACKED_FUNCTIONS, type PackedField, packedPrefix } from './fieldsPackage.ts';
import { projectFacts } from './projectFacts.ts';

interface FieldsRequest {
  /** Names of `list`. */
  readonly fields: readonly string[];
  /** Also theorems for Coq. */
  readonly theorems: boolean;
  readonly folder: string;
}

/** Writes the crate, or nothing; returns the paths of its files. Throws `input` for a field that is not known. */
export async function makeFields({ fields, theorems, folder }: FieldsRequest, io: Io): Promise<string[]> {
  const toolchain = await openToolchain(io.root);
  const facts = projectFacts(io.root);
  const packed: PackedField[] = [];
  for (const field of fields) packed.push(await packedField(field, theorems, facts, toolchain, io));
  const files = fieldsPackage(packed, facts, io);
  return writeLibrary(folder, async () => below('rust', files), io);
}

const below = (folder: string, files: readonly NewFile[]): NewFile[] =>
  files.map(({ file, content }) => ({ file: `${folder}/${file}`, content }));

async function packedField(
  field: string,
  theorems: boolean,
  facts: Parameters<typeof packedPrefix>[1],
  toolchain: Toolchain,
  io: Io,
): Promise<PackedField> {
  const description = namedField({ field }, io.root);
  if (description === null) throw new Failure('input', `there is no field "${field}"`, { where: '--fields' });
  const name = defaultPrefix(field, false).toLowerCase();
  const request = { field: description, strict: false, prefix: packedPrefix(name, facts), constants: [] };
  const plan = await planLibrary(request, toolchain.root);
  const functions = await plannedFunctions(plan, PACKED_FUNCTIONS, null, toolchain, io);
  functions.forEach((fn) => io.out(functionLine(fn)));
  const found = new Map<string, string>();
  for (const fn of theorems ? functions : []) {
    io.status(`theorem about ${fn.symbol}`);
    const { text } = await certifiedCode(fn.fn, await readCode(fn.symbol, fn.bytes, io.root), io);
    if (text !== null) found.set(fn.name, text);
  }
  io.status('');
  return { name, plan, functions, theorems: found };
}
