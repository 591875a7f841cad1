/** The command `package`: makes packages of results for other languages. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import type { NewFile } from '../base/files/preparedFiles.ts';
import type { Io } from '../base/io.ts';
import { commandOf, cpu, flag, place, seed } from '../base/options/option.ts';
import { productFolder, programVersion } from '../engine/environment/places.ts';
import { requireBuildFolder } from '../engine/optimize/requirePlaces.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import { nativeTarget } from '../engine/environment/thisMachine.ts';
import { KEY_NAMES, keyLibraryOf, type KeyLibrary, type KeyName } from '../library/package/keyLibrary.ts';
import { keyPackages } from '../library/package/keyPackages.ts';
import { makeFields } from '../library/package/fieldsPackage.ts';
import { LANGUAGES } from '../library/package/packageTexts.ts';
import { batchFiles, makeBatches } from '../library/curve/batchLibrary.ts';
import { DESCRIPTION, x25519Files } from '../library/x25519/library.ts';
import { makeX25519 } from '../library/x25519/makeX25519.ts';
import { BATCH_LIBRARIES } from './keyLibraries.ts';

/** What packages of fields have unless others are asked for. */
const FIELDS = [
  ...['25519', '25519-scalar', 'secp256k1', 'secp256k1-scalar', 'p256-montgomery', 'p384-montgomery'],
  ...['bn254-p', 'bn254-r', 'bls12-381-p', 'bls12-381-q'],
];

const packageSchema = z.object({
  languages: z
    .string()
    .default(LANGUAGES.join(','))
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(LANGUAGES)).min(1))
    .meta({ metavar: 'list', description: `for what: of ${LANGUAGES.join(',')} (default all)` }),
  fields: z
    .string()
    .default(FIELDS.join(','))
    .transform((text) => text.split(','))
    .meta({ metavar: 'names', description: 'fields: which ones, of `list` (default ten much used ones)' }),
  theorems: flag('fields: also a theorem for Coq about the bytes of each function, where one is found'),
  seed: seed('checks'),
  cpu,
  out: place('folder', 'where packages are written, each in a folder of its language (default build/packages/NAME)'),
});

type PackageOptions = z.output<typeof packageSchema>;

const NAMES = [...KEY_NAMES, 'fields'];

export const packageCommand = commandOf(
  packageSchema,
  async (options, io, [name]) => {
    const known = KEY_NAMES.find((one) => one === name);
    if (known !== undefined) await keyPackage(known, options, io);
    else if (name === 'fields') await makeFields({ ...options, folder: packageFolder(name, options, io) }, io);
    else throw new Failure('input', `there is no package of "${String(name)}"`, { expected: NAMES.join(', ') });
  },
  [{ name: '<name>', description: NAMES.join(', ') }],
);

/** Four and eight at once, of which processors without the instructions compute one. */
const LANES = [4, 8] as const;

/** Where packages of this name go, if that can be written. */
function packageFolder(name: string, { out }: Pick<PackageOptions, 'out'>, io: Io): string {
  const folder = out === undefined ? join(productFolder(io), 'packages', name) : resolve(io.cwd, out);
  requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
  requireBuildFolder(io);
  return folder;
}

async function keyPackage(name: KeyName, options: PackageOptions, io: Io): Promise<void> {
  const { languages, seed, cpu } = options;
  const folder = packageFolder(name, options, io);
  const claims: string[] = [];
  const heard: Io = {
    ...io,
    out: (line) => {
      claims.push(line);
      return io.out(line);
    },
  };
  const pack = async (made: Pick<KeyLibrary, 'description' | 'files' | 'object' | 'shared'>): Promise<NewFile[]> => {
    const library = keyLibraryOf({ ...made, name, target: nativeTarget(), claims: [...claims] }, io.root);
    return keyPackages(library, languages, await openToolchain(io.root), io);
  };
  const common = { budget: null, seed, cpu, folder, mbx: false };
  const version = programVersion(io.root);
  if (name === 'x25519') {
    const request = { ...common, widths: LANES, theorem: false, million: false, peers: false };
    const packed = (library: Parameters<typeof x25519Files>[0]): Promise<NewFile[]> =>
      pack({ ...library, description: DESCRIPTION, files: x25519Files(library, version, null) });
    await makeX25519({ ...request, pack: packed }, heard);
    return;
  }
  const maker = BATCH_LIBRARIES.find(({ kind }) => kind.name === name);
  if (maker === undefined) throw new Failure('invariant', `nothing makes ${name}`);
  const packed = (library: Parameters<typeof batchFiles>[0]): Promise<NewFile[]> =>
    pack({ ...library, description: maker.kind.description, files: batchFiles(library, version) });
  await makeBatches(maker, { ...common, lanes: LANES, pack: packed }, heard);
}
