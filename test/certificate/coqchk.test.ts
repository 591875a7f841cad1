/** Compiled certificates once more, by the checker of Coq that has no tactics. Half a minute: in long tests only. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCoq } from '../../src/frontend/toolchain/coq.ts';
import { run } from '../../src/frontend/toolchain/run.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';

test.skipIf(!hasCoq || !IS_LONG)(withCoq('coqchk finds no axiom in the library and a certificate'), async () => {
  const { library } = await openCoq(ROOT, 'X25519Whole.v');
  const folder = temporaryFolder(onTestFinished);
  copyFileSync(join(ROOT, 'coq/test/Product.v'), join(folder, 'Product.v'));
  const paths = ['-Q', library, 'Fieldwright', '-Q', folder, 'Checked'];
  const coqc = await run('coqc', ['-q', ...paths, 'Product.v'], { cwd: folder });
  expect(coqc.status, coqc.stderr).toBe(0);
  const { status, stdout, stderr } = await run('coqchk', ['-o', ...paths, 'Checked.Product']);
  expect(status, stderr).toBe(0);
  expect(`${stdout}${stderr}`).toMatch(/Axioms: <none>/);
});
