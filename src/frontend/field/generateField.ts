import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBigExpr } from '../../base/bigExpr.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { readField, type FieldDescription } from './fieldDescription.ts';
import { fieldNameFor, fieldSource, type Representation } from './fieldSource.ts';
import { compileToBitcode } from '../compile/compileC.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { readIr, type BridgedIr, type ReadOptions } from '../compile/readIr.ts';

/**
 * The field of the integers modulo `text`, such as `2^221 - 3`, decimal or hexadecimal. Its files are written below
 * `root`/build/cache, as a folder of bridge/fields would be. Throws `input` if the expression cannot be read,
 * `unsupported` with the reason if the modulus or the representation does not serve.
 */
export async function generateField(
  root: string,
  text: string,
  representation: Representation,
): Promise<FieldDescription> {
  const expression = text.replaceAll('**', '^');
  const modulus = parseBigExpr(expression);
  const name = fieldNameFor(modulus, expression, representation);
  const { description, source, sourceName, template } = fieldSource({
    name,
    aliases: [],
    modulus,
    modulusText: expression.trim(),
    representation,
  });
  const templatePath = join(root, 'bridge', 'fields', template);
  const dir = cacheDir(root, 'field', [description, source, readFileSync(templatePath, 'utf8')]);
  await makeOnce(join(dir, template), async (draft) => copyFileSync(templatePath, draft));
  await makeOnce(join(dir, name, sourceName), async (draft) => writeFileSync(draft, source));
  await makeOnce(join(dir, name, 'field.json'), async (draft) => writeFileSync(draft, description));
  return readField(join(dir, name));
}

/** Straight-line SSA of the functions of a field: all of them, or those that `options` names. */
export async function compileField(
  toolchain: Toolchain,
  field: FieldDescription,
  options: ReadOptions = {},
): Promise<BridgedIr> {
  return readIr(toolchain, await compileToBitcode(toolchain, field.sourcePath), options);
}
