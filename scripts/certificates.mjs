/**
 * `make certificates`: finds a certificate for every stored result and has Coq check it, on all cores. With a text,
 * only of results whose folders contain it; without one, docs/CERTIFICATES.md is written.
 *
 *   node scripts/certificates.mjs [text]
 *
 * A child takes one result, so that what one of them needs in memory or time is nothing to the others.
 *
 * Exit codes: 0 all are accepted, 3 without Coq, 5 some certificates were not found, 70 Coq refused one.
 */
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const load = (path) => import(join(root, 'dist/src', path));
const [only = '', folder] = process.argv.slice(2);
const MAX_MINUTES = Number(process.env.MINUTES ?? 2);

/** Folders below results/ that hold a result, in order. */
const stored = () =>
  readdirSync(join(root, 'results'), { recursive: true })
    .filter((path) => path.endsWith('/record.jsonl'))
    .map((path) => path.slice(0, -'/record.jsonl'.length))
    .filter((path) => path.includes(only))
    .sort();

/** Prints one line of JSON about one result. */
async function certifyOne(path) {
  const [{ certifyCode }, { checkCertificate, openCoq }, { parse }, { textOfRecord }] = await Promise.all(
    [
      'engine/claim/certificate.js',
      'frontend/toolchain/coq.js',
      'ir/parse.js',
      'engine/environment/storedRecords.js',
    ].map(load),
  );
  const { ir, code } = JSON.parse(textOfRecord(join(root, 'results', path, 'record.jsonl'), { cwd: root, note() {} }));
  const start = performance.now();
  const done = (outcome) => console.log(JSON.stringify({ path, ...outcome }));
  let text;
  try {
    text = await certifyCode(parse(ir), Buffer.from(code.hex, 'hex'), root, [path]);
  } catch (error) {
    if (error.kind !== 'unsupported') throw error;
    return done({ kind: 'not found', said: `${error.message} (${error.detail.found ?? error.detail.where ?? ''})` });
  }
  const found = performance.now();
  const { accepted, said } = await checkCertificate(text, await openCoq(root));
  const seconds = [found - start, performance.now() - found].map((ms) => ms / 1000);
  done({ kind: accepted ? 'accepted' : 'refused', said, bytes: text.length, search: seconds[0], check: seconds[1] });
}

/** What a child of its own says of a result. */
const inChild = (path) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [import.meta.filename, '', path], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MAX_MINUTES * 60_000,
    });
    let [out, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.on('close', (status) =>
      resolve(
        status === 0
          ? JSON.parse(out)
          : { path, kind: 'not found', said: complaint.trim() || `no certificate within ${MAX_MINUTES} min` },
      ),
    );
  });

async function certifyAll() {
  const { openCoq } = await load('frontend/toolchain/coq.js');
  const { version } = await openCoq(root);
  const paths = stored();
  const outcomes = [];
  const width = Math.max(...paths.map((path) => path.length));
  const work = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const outcome = await inChild(path);
      outcomes.push(outcome);
      const { kind, said, bytes, search, check } = outcome;
      const numbers =
        kind === 'accepted'
          ? `${(bytes / 1024).toFixed(1)} KB, search ${search.toFixed(1)} s, Coq ${check.toFixed(1)} s`
          : said;
      console.log(`${path.padEnd(width)}  ${kind}  ${numbers}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const count = (kind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  if (only === '') writeFileSync(join(root, 'docs/CERTIFICATES.md'), tableOf(outcomes, version));
  console.log(`${count('accepted')} of ${outcomes.length} accepted by Coq ${version}`);
  process.exitCode = count('refused') > 0 ? 70 : count('not found') > 0 ? 5 : 0;
}

/** docs/CERTIFICATES.md. */
function tableOf(outcomes, version) {
  const accepted = outcomes.filter(({ kind }) => kind === 'accepted').sort(byPath);
  const others = outcomes.filter(({ kind }) => kind !== 'accepted').sort(byPath);
  return [
    '# Stored results with a theorem about their bytes',
    '',
    `Written by \`make certificates\`. **${accepted.length} of ${outcomes.length}** stored results have a certificate`,
    `that Coq ${version} accepts, without axioms. [coq/README.md](../coq/README.md) says what it states. Where none is`,
    'found that says nothing against the code: it is proved by our own engine, as all stored code is.',
    '',
    '| result | file, KB | search, s | Coq, s |',
    '|---|---:|---:|---:|',
    ...accepted.map(
      ({ path, bytes, search, check }) =>
        `| ${path} | ${(bytes / 1024).toFixed(1)} | ${search.toFixed(1)} | ${check.toFixed(1)} |`,
    ),
    '',
    '## Without one',
    '',
    ...(others.length === 0 ? ['None.'] : others.map(({ path, said }) => `* ${path}: ${said.split('\n')[0]}`)),
    '',
  ].join('\n');
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

try {
  if (folder === undefined) await certifyAll();
  else await certifyOne(folder);
} catch (error) {
  console.error(
    error.detail === undefined ? error : `${error.message}; ${error.detail.hint ?? error.detail.found ?? ''}`,
  );
  process.exitCode = error.kind === 'tool' ? 3 : 70;
}
