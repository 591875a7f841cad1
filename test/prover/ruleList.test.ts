import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES, type Rule } from '../../src/prover/algebra/rules.ts';

/**
 * The list of rules is complete: every function of the algebra either states facts, and then a rule names it, or is
 * listed here as one that only computes, looks up or passes on. A new function has to be put on one of the two lists,
 * with a lemma if it brings a new rule.
 */
const FOLDER = new URL('../../src/prover/algebra/', import.meta.url);

const STATE_NO_FACTS: Readonly<Record<string, readonly string[]>> = {
  // Ring arithmetic, look-up of shared objects, recording of facts that the caller has justified.
  algebra: [
    'constant',
    'input',
    'polyOfAtom',
    'soleAtom',
    'add',
    'sub',
    'scale',
    'eachTerm',
    'fromTerms',
    'fromSorted',
    'negated',
    'sumsOf',
    'rangeOf',
    'learn',
    'valueOf',
    'narrowCore',
    'narrowAtom',
    'mergeCores',
    'hypothetically',
    'isNewlyKnown',
  ],
  assume: ['assumeBit', 'assumeKnown'],
  // Choice of what to try next; every option is a rule of its own.
  bound: ['boundTightly', 'tighten', 'upper', 'options', 'chainOf', 'newestFloor', 'without', 'nearestQuotient'],
  floor: ['floorAtom', 'isFloor', 'isOpposite', 'sparse', 'trailingZeros'],
  // Look-up of what was recorded, and sums of words.
  ledger: [
    'index',
    'inWords',
    'wordWith',
    'newestFloor',
    'newest',
    'isBetterLater',
    'partOf',
    'isPart',
    'recordWord',
    'isChain',
    'lowsOfChains',
    'carriedOut',
    'isRecorded',
    'isCarryBefore',
    'remember',
    'size',
  ],
  combination: ['*'],
  // Everything else in it replaces what the ledger has stored by what it was stored with, and adds up intervals.
  tracer: ['*'],
  // Look-up, and sums of words.
  foldedNumbers: ['recordProduct', 'recordNumber', 'numberOf'],
  // Counts, and cores of polynomials.
  work: ['spend', 'lift', 'of', 'hashTerms', 'sameTerms'],
  // Polynomials in the place of atoms, formal derivatives: ring arithmetic.
  modular: ['residueRing', 'substituted', 'derivative', 'mentions', 'isZero'],
  words: ['multiply', 'value', 'byteSwapped', 'runsOf'],
  wordSums: [
    'constant',
    'resolve',
    'high',
    'low',
    'funnel',
    'cut',
    'cutSum',
    'boundCarries',
    'sum',
    'rangeOfSum',
    'boundsOf',
    'isWithin',
    'resolveDropped',
    'floor',
    'trace',
    'negated',
    'restrict',
    'hypothetically',
  ],
};

/** Names of the functions and methods that a file defines. */
function functionsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const named = [
    ...code.matchAll(
      /^(?:export )?function\*? (\w+)|^ {2}(?:private |protected |override )*\*?(\w+)\((?:.*\{$|\n(?: {4}.*\n)*? {2}\).*\{$)|^(?:export )?const (\w+) =\s+\((?:.*=>|\n)/gm,
    ),
  ];
  return named
    .map(([, a, b, c]) => a ?? b ?? c)
    .filter((name) => name !== 'constructor' && !/^(if|for|while|switch)$/.test(name));
}

const ruleFiles = Object.keys(STATE_NO_FACTS).concat('sameNumber');
const rules: readonly Rule[] = RULES;
const applied: ReadonlySet<string> = new Set(rules.flatMap((rule) => rule.appliedIn));

it.each(ruleFiles)('%s.ts: every function states no fact or belongs to a rule', (file) => {
  const names = functionsOf(readFileSync(new URL(`${file}.ts`, FOLDER), 'utf8'));
  expect(names.length, 'functions found').toBeGreaterThan(0);
  const unlisted = names.filter(
    (name) =>
      !applied.has(`${file}.${name}`) && !STATE_NO_FACTS[file]?.some((listed) => listed === name || listed === '*'),
  );
  expect(unlisted, `name the rule in algebra/rules.ts, or list the function in ${import.meta.filename}`).toEqual([]);
});

it('every rule names functions that exist', () => {
  const existing = new Set(
    readdirSync(FOLDER).flatMap((name) =>
      functionsOf(readFileSync(new URL(name, FOLDER), 'utf8')).map((f) => `${name.replace('.ts', '')}.${f}`),
    ),
  );
  expect([...applied].filter((place) => !existing.has(place))).toEqual([]);
});

it('names are unique, and every rule has a statement and a reason', () => {
  expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length);
  expect(
    rules.filter((rule) => rule.statement.length < 10 || rule.reason.length < 5 || rule.appliedIn.length === 0),
  ).toEqual([]);
});
