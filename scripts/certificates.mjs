/**
 * `make certificates`: finds a certificate for every stored result and has Coq check it, on all cores. With a text,
 * only of results whose folders contain it; without one, docs/CERTIFICATES.md is written.
 *
 *   node scripts/certificates.mjs [text]
 *
 * Functions about which nothing is stated are left out; FIELDWRIGHT_RESULTS names another folder of results, of which
 * no page is written. Children search, so that what one result needs in time is nothing to the others; Coq checks a
 * dozen at once.
 *
 * Exit codes: 0 all are accepted, 3 without Coq, 5 some certificates were not found, 70 Coq refused one.
 */
import { fork } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const own = join(root, 'results');
const results = process.env.FIELDWRIGHT_RESULTS || own;
const load = (path) => import(join(root, 'dist/src', path));
const [only = '', role] = process.argv.slice(2);
/** What a child is started with. */
const SERVE = 'serve';
/** What Coq checks at once: it loads its library, and looks for axioms, once for all. */
const TOGETHER = 12;
const MAX_MINUTES = Number(process.env.MINUTES ?? 2);

/** Folders below results/ that hold a result, in order. */
const stored = () =>
  readdirSync(results, { recursive: true })
    .filter((path) => path.endsWith('/record.jsonl'))
    .map((path) => path.slice(0, -'/record.jsonl'.length))
    .filter((path) => path.includes(only))
    .sort();

/** In a child: takes folders and answers with what was found, until the parent goes. */
async function serve() {
  const [{ certifyCode }, { parse }, { textOfRecord }] = await Promise.all(
    ['engine/claim/certificate.js', 'ir/parse.js', 'engine/environment/storedRecords.js'].map(load),
  );
  const find = async (path) => {
    const { ir, code } = JSON.parse(textOfRecord(join(results, path, 'record.jsonl'), { cwd: root, note() {} }));
    const fn = parse(ir);
    if (fn.spec === undefined) return { path, isUnstated: true };
    const start = process.cpuUsage();
    try {
      const text = await certifyCode(fn, Buffer.from(code.hex, 'hex'), root, [path]);
      return { path, text, search: process.cpuUsage(start).user / 1e6 };
    } catch (error) {
      if (error.kind !== 'unsupported') throw error;
      return { path, said: `${error.message} (${error.detail.found ?? error.detail.where ?? ''})` };
    }
  };
  process.on('message', async (path) => process.send(await find(path)));
}

/** What a child says of a folder; a child that takes too long, or ends, is replaced for the next one. */
class Finder {
  #child = null;

  ask(path) {
    this.#child ??= fork(import.meta.filename, ['', SERVE]);
    const child = this.#child;
    const began = processorMinutes(child.pid);
    return new Promise((resolve) => {
      const done = (outcome) => {
        clearInterval(watch);
        child.removeAllListeners();
        resolve(outcome);
      };
      const lost = (said) => {
        child.kill();
        this.#child = null;
        done({ path, said });
      };
      // Not by the clock: what else runs here says nothing about a certificate.
      const watch = setInterval(() => {
        if (processorMinutes(child.pid) - began > MAX_MINUTES) lost(`no certificate within ${MAX_MINUTES} min`);
      }, 1000);
      child.on('message', done).on('exit', (status) => lost(`the search ended with ${status}`));
      child.send(path);
    });
  }

  end() {
    this.#child?.disconnect();
  }
}

/** Has Coq check certificates together; if it refuses, one by one. */
async function checked(found, checkCertificate, coq) {
  if (found.length > 1) {
    const { accepted } = await checkCertificate(
      found.map(({ text }) => text),
      coq,
    );
    if (accepted) return found.map((one) => ({ ...one, kind: 'accepted' }));
  }
  const outcomes = [];
  for (const one of found) {
    const { accepted, said } = await checkCertificate(one.text, coq);
    outcomes.push({ ...one, kind: accepted ? 'accepted' : 'refused', said });
  }
  return outcomes;
}

async function certifyAll() {
  const { checkCertificate, openCoq } = await load('frontend/toolchain/coq.js');
  const coq = await openCoq(root);
  const paths = stored();
  const outcomes = [];
  const unstated = [];
  const start = performance.now();
  const width = Math.max(...paths.map((path) => path.length));
  const say = (outcome) => {
    outcomes.push(outcome);
    const { path, kind, said, text, search } = outcome;
    const numbers = kind === 'accepted' ? `${kilobytes(text)} KB, found in ${search.toFixed(1)} s` : said;
    console.log(`${path.padEnd(width)}  ${kind}  ${numbers}`);
  };
  const work = async () => {
    const finder = new Finder();
    while (paths.length > 0) {
      const found = [];
      while (paths.length > 0 && found.length < TOGETHER) {
        const outcome = await finder.ask(paths.shift());
        if (outcome.isUnstated) unstated.push(outcome.path);
        else if (outcome.text === undefined) say({ ...outcome, kind: 'not found' });
        else found.push(outcome);
      }
      for (const outcome of await checked(found, checkCertificate, coq)) say(outcome);
    }
    finder.end();
  };
  const cores = availableParallelism();
  await Promise.all(Array.from({ length: cores }, work));
  if (unstated.length > 0) console.log(`left out, for nothing is stated about the function: ${unstated.join(', ')}`);
  const count = (kind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const took = { cores, minutes: (performance.now() - start) / 60_000, processor: processorMinutes(process.pid) };
  if (only === '' && results === own)
    writeFileSync(join(root, 'docs/CERTIFICATES.md'), tableOf(outcomes, coq.version, took));
  console.log(`${count('accepted')} of ${outcomes.length} accepted by Coq ${coq.version}`);
  process.exitCode = count('refused') > 0 ? 70 : count('not found') > 0 ? 5 : 0;
}

const kilobytes = (text) => (text.length / 1024).toFixed(1);

/** Of a process and all its children that have ended; proc(5): fields 14 to 17, in hundredths of seconds. */
function processorMinutes(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((sum, n) => sum + Number(n), 0) / 100 / 60;
}

/** docs/CERTIFICATES.md. */
function tableOf(outcomes, version, { cores, minutes, processor }) {
  const accepted = outcomes.filter(({ kind }) => kind === 'accepted').sort(byPath);
  const others = outcomes.filter(({ kind }) => kind !== 'accepted').sort(byPath);
  return [
    '# Stored results with a theorem about their bytes',
    '',
    `Written by \`make certificates\`. **${accepted.length} of ${outcomes.length}** stored results have a certificate`,
    `that Coq ${version} accepts, without axioms. [coq/README.md](../coq/README.md) says what it states. A missing`,
    'certificate says nothing against the code: our own engine proves it, as it proves all stored code.',
    `All of it took ${minutes.toFixed(1)} minutes on ${cores} ${cores === 1 ? 'core' : 'cores'} ` +
      `(${processor.toFixed(1)} of CPU time).`,
    '',
    '| result | file, KB | search, s |',
    '|---|---:|---:|',
    ...accepted.map(({ path, text, search }) => `| ${path} | ${kilobytes(text)} | ${search.toFixed(1)} |`),
    '',
    '## Without one',
    '',
    ...(others.length === 0 ? ['None.'] : others.map(({ path, said }) => `* ${path}: ${said.split('\n')[0]}`)),
    '',
  ].join('\n');
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

try {
  if (role === SERVE) await serve();
  else await certifyAll();
} catch (error) {
  console.error(
    error.detail === undefined ? error : `${error.message}; ${error.detail.hint ?? error.detail.found ?? ''}`,
  );
  process.exitCode = error.kind === 'tool' ? 3 : 70;
}
