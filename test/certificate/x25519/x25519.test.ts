/** The theorem about X25519 as a program: of bytes with certificates, from entry to return, and of no others. */
import { createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { readCertificate } from '../../../src/certificate/audit/readCertificate.ts';
import { auditCommand } from '../../../src/cli/audit.ts';
import { requireBytes } from '../../../src/engine/claim/auditFile.ts';
import { linkFunctionOf } from '../../../src/frontend/object/readFunction.ts';
import { findTools } from '../../../src/frontend/toolchain/tools.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { knownFacts, toHex } from '../../../src/library/x25519/knownFacts.ts';
import { SYMBOL } from '../../../src/library/x25519/library.ts';
import { theoremParts, theoremText } from '../../../src/library/x25519/theoremBuild.ts';
import { assembleProgram, type TheoremProgram } from '../../../src/library/x25519/theoremProgram.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { failureOf } from '../../failureOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const LONG_MS = 30 * 60_000;
const CLOSED = 'Closed under the global context\n';
const SEED = 40;
const CALLS = 300;
const EDITS = 120;
/** A byte whose highest bits say by how much an index is multiplied, where there is none. */
const RSP_WITHOUT_INDEX = 0x24;

const folder = temporaryFolder();
let program: TheoremProgram;
let text = '';

beforeAll(async () => {
  const toolchain = await openToolchain(ROOT);
  const io = recordingIo([], { root: ROOT, results: join(ROOT, 'results'), cwd: ROOT });
  const { parts } = await theoremParts(toolchain, null, io);
  program = await assembleProgram(SYMBOL, parts, toolchain);
  text = theoremText(program, parts, ['a test']);
  writeFileSync(join(folder, 'x25519.v'), text);
}, LONG_MS);

/** What Node computes; it refuses to give 0. */
function expected(scalar: Buffer, point: Buffer): Buffer {
  const der = (prefix: string, key: Buffer): Buffer => Buffer.concat([Buffer.from(prefix, 'hex'), key]);
  const privateKey = createPrivateKey({
    key: der('302e020100300506032b656e04220420', scalar),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey({ key: der('302a300506032b656e032100', point), format: 'der', type: 'spki' });
  return diffieHellman({ privateKey, publicKey });
}

describe('X25519 as a program', () => {
  /** Results, and whether -1 was returned. */
  function called(inputs: Buffer): { result: string; isZero: boolean }[] {
    copyFileSync(join(import.meta.dirname, 'caller.c'), join(folder, 'caller.c'));
    execFileSync('cc', ['caller.c', program.object, '-o', 'caller', '-z', 'noexecstack'], { cwd: folder });
    const outputs = execFileSync(join(folder, 'caller'), { input: inputs });
    return Array.from({ length: inputs.length / 64 }, (_, k) => ({
      result: outputs.subarray(33 * k, 33 * k + 32).toString('hex'),
      isZero: outputs[33 * k + 32] === 1,
    }));
  }

  it(`computes what Node does, of random bytes, in place of its inputs, too (seed ${SEED})`, () => {
    const rng = seeded(SEED, 'x25519');
    const inputs = Buffer.from(Array.from({ length: 64 * CALLS }, () => rng.below(256)));
    const wanted = Array.from({ length: CALLS }, (_, k) => {
      const at = inputs.subarray(64 * k, 64 * k + 64);
      return { result: expected(at.subarray(0, 32), at.subarray(32)).toString('hex'), isZero: false };
    });
    expect(called(inputs)).toEqual(wanted);
  });

  it('gives the vectors of RFC 7748, and 0 and -1 for points of low order', () => {
    const calls = knownFacts(seeded(SEED, 'facts')).flatMap((fact) => fact.calls);
    const inputs = Buffer.from(calls.map(({ scalar, point }) => toHex(scalar) + toHex(point)).join(''), 'hex');
    expect(called(inputs)).toEqual(calls.map(({ result }) => ({ result: toHex(result), isZero: result === 0n })));
  });

  it('has the bytes that its file states, which `audit` reads', async () => {
    const linked = await linkFunctionOf(program.object, SYMBOL, {}, findTools());
    requireBytes(readCertificate(text, 'x25519.v'), linked);
    const other = text.replace(new RegExp(`\\((${program.places.Reduce}),\\s+\\[76;`), '($1, [77;');
    expect(other).not.toBe(text);
    const { kind, detail } = failureOf(() => requireBytes(readCertificate(other, 'x25519.v'), linked));
    expect([kind, detail.found]).toEqual(['wrong', '76']);
  });

  it('has a file in which no sentence may stand that says something else', () => {
    const sentences = text.split(/(?<=\.)\n/);
    expect(sentences.length).toBeGreaterThan(90);
    for (const k of sentences.keys()) {
      const edited = sentences.toSpliced(k, 0, 'Axiom false : False.').join('\n');
      expect(failureOf(() => readCertificate(edited, 'x25519.v')).kind).toBe('input');
    }
  });
});

describe.skipIf(!hasCoq || !IS_LONG)(withCoq('the theorem about X25519'), () => {
  let library = '';

  const compile = (file: string, place = library) =>
    run('coqc', ['-q', '-Q', place, 'Fieldwright', '-Q', folder, 'Pieces', file], { cwd: folder, timeout: LONG_MS });
  async function isRefused(file: string, content: string): Promise<void> {
    writeFileSync(join(folder, file), content);
    const { status, stderr } = await compile(file);
    expect(status, file).not.toBe(0);
    expect(stderr).toContain('Error');
  }

  beforeAll(async () => {
    ({ library } = await openCoq(ROOT, 'X25519Whole.v'));
  }, LONG_MS);

  it(
    'is accepted, from entry to return, without axioms',
    async () => {
      expect(await compile('x25519.v')).toMatchObject({ status: 0, stdout: CLOSED });
    },
    LONG_MS,
  );

  it(
    'is accepted by `audit`, in words',
    async () => {
      const io = recordingIo([], { root: ROOT, cwd: folder });
      await auditCommand.run({ symbol: SYMBOL }, io, ['x25519.v', program.object]);
      expect(io.outText.join('\n')).toContain('result = X25519 of scalar and point (RFC 7748, section 5)');
    },
    LONG_MS,
  );

  it(
    `is about no other bytes: ${EDITS} changed bits (seed ${SEED})`,
    async () => {
      const rng = seeded(SEED, 'bits');
      const own = program.sections[0].bytes;
      const places = Array.from({ length: EDITS }, () => ({ at: rng.below(own.length), bit: rng.below(8) }));
      const edits = places
        .filter(({ at, bit }) => own[at] !== RSP_WITHOUT_INDEX || bit < 6)
        .map(({ at, bit }) => `(${at}%nat, ${own[at] ^ (1 << bit)})`);
      const definitions = [
        'From Coq Require Import ZArith List.',
        'From Fieldwright Require Import Calls X25519Whole.',
        'From Pieces Require Import x25519.',
        'Import ListNotations. Open Scope Z_scope.',
        'Definition edited (t : nat * Z) := firstn (fst t) image ++ [snd t] ++ skipn (S (fst t)) image.',
        'Definition fits (l : list Z) := x25519_fits ((0, l) :: constants) step mul square add sub reduce.',
        'Example unedited : fits image = true.',
        'Proof. vm_compute. reflexivity. Qed.',
        `Definition edits : list (nat * Z) := [${edits.join('; ')}].`,
        'Eval vm_compute in filter (fun t => fits (edited t)) edits.',
      ];
      writeFileSync(join(folder, 'Edited.v'), definitions.join('\n'));
      const { status, stdout } = await compile('Edited.v');
      expect(status).toBe(0);
      expect(stdout).toMatch(/= \[\]/);
    },
    LONG_MS,
  );

  it.each([
    [
      'sums for differences',
      'sections step mul square add sub reduce = true',
      'sections step mul square sub add reduce = true',
    ],
    ['a step of other bytes', 'Code Step.claimed Step.leak Step.image', 'Code Step.claimed Step.leak Mul.image'],
    ['another trace', 'Code Reduce.claimed Reduce.leak', 'Code Reduce.claimed []'],
    ['less room on the stack', 'is_x25519 sections (416 + room)', 'is_x25519 sections (408 + room)'],
    ['another place', 'Module Square.\nDefinition place : Z := ', 'Module Square.\nDefinition place : Z := 64 + '],
  ])(
    'is not that of %s',
    async (name, from, to) => {
      expect(text.split(from).length, name).toBe(2);
      await isRefused('Mutant.v', text.replace(from, to));
    },
    LONG_MS,
  );

  it.each([
    ['X25519Statement', 'a scalar whose bit 2 counts', '(nth 0 k 0) 248', '(nth 0 k 0) 252'],
    ['X25519Statement', 'a scalar without bit 254', 'Z.lor (Z.land (nth 31 k 0) 127) 64', 'Z.land (nth 31 k 0) 127'],
    ['X25519Statement', 'a point whose bit 255 counts', '[Z.land (nth 31 u 0) 127]', '[nth 31 u 0]'],
    ['X25519Statement', 'another curve', 'AA + 121665 * E', 'AA + 121666 * E'],
    ['X25519Statement', 'less of the stack', 'apart (stack_of c) (a, 1)', 'apart (sp c, 0) (a, 1)'],
    ['X25519Statement', 'another result for 0', 'then M - 1 else 0', 'then 0 else M - 1'],
    ['X25519Whole', 'a scalar without its mask', 'copied RSI 0 352 bottom_cleared', 'copied RSI 0 352 []'],
    ['X25519Whole', 'a point without its mask', 'copied RDX 3 152 top_cleared', 'copied RDX 3 152 []'],
    ['X25519Whole', 'rbx that is not restored', '[MOV RBX (Mem (B 400)); MOV R12', '[MOV R12'],
    ['X25519Program', 'a loop of fewer turns', '[Do (MOV RBX (Imm 255)); Do', '[Do (MOV RBX (Imm 254)); Do'],
    ['X25519Slots', 'exchanged slots', '[Put 0 1; Put 1 1; Put 4', '[Put 0 1; Put 2 1; Put 4'],
  ])(
    '%s does not prove %s',
    async (name, _, from, to) => {
      const mutated = mkdtempSync(join(folder, 'coq-'));
      for (const file of readdirSync(library)) copyFileSync(join(library, file), join(mutated, file));
      const source = readFileSync(join(mutated, `${name}.v`), 'utf8');
      expect(source.split(from).length, from).toBe(2);
      writeFileSync(join(mutated, `${name}.v`), source.replace(from, to));
      const chain = ['X25519Statement', 'X25519', 'X25519Slots', 'X25519Program', 'X25519Whole'];
      for (const file of chain.slice(chain.indexOf(name))) {
        const { status, stderr } = await run('coqc', ['-q', '-Q', mutated, 'Fieldwright', `${file}.v`], {
          cwd: mutated,
          timeout: LONG_MS,
        });
        if (status !== 0) {
          expect(stderr).toContain('Error');
          return;
        }
      }
      expect.unreachable(`everything is proved of ${name}.v with ${to}`);
    },
    LONG_MS,
  );
});
