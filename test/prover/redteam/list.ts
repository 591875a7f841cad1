import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/base/hash.ts';
import type { Truth } from './oracle.ts';
import type { Judgement } from './reading.ts';

/** What came of one attack. */
interface AnyLine {
  readonly index: number;
  readonly subject: string;
  readonly edits: readonly string[];
  readonly verdict: Judgement['verdict'];
  readonly exit: number;
  readonly why: string;
  readonly truth: Truth['kind'];
  readonly whyTruth: string;
}

export interface TextLine extends AnyLine {
  readonly kind: 'text';
  readonly syntax: string;
  readonly form: string;
}

/** A mutant of bytes. */
export interface ByteLine extends AnyLine {
  readonly kind: 'bytes' | 'object';
}

export type Line = TextLine | ByteLine;

/**
 * Proved, but no program can be made of it, or none that runs here. Of a damaged object the rest may be the reason, of
 * code the processor: then nothing is shown, but nothing is wrong.
 */
export const isIdle = ({ kind, verdict, truth }: Line): boolean =>
  kind !== 'text' && verdict === 'proved' && truth === 'none';

/**
 * What computes something else, and was proved; what failed by our own fault; what is right on the input on which it
 * was said to be wrong.
 */
export function isMistake(line: Line): boolean {
  const { verdict, truth, whyTruth } = line;
  return (
    verdict === 'broken' ||
    (verdict === 'proved' && truth !== 'right' && !isIdle(line)) ||
    (verdict === 'refuted' && /, as was said$/.test(whyTruth))
  );
}

const FOLDERS = ['src/prover', 'src/ir', 'src/frontend/object', 'src/frontend/toolchain', 'src/base'];
const JUDGED = [...FOLDERS, 'bridge/tools/decoder'];
const ATTACKS = ['test/prover/redteam', 'test/codegen/lowering/injections.ts'];

/** A hash of what is attacked and of the attacks: with either changed, a campaign begins anew. */
export function campaignIdentity(root: string): string {
  const files = [...JUDGED, ...ATTACKS].flatMap((name) => filesBelow(join(root, name))).sort();
  return sha256(files.map((file) => readFileSync(file, 'utf8')).join('\0')).slice(0, 12);
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
  );
}
