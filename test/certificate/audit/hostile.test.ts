/** Files that Coq may take for certificates, and that say something else to it than numbers: each is refused. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCertificate } from '../../../src/certificate/audit/readCertificate.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { firstLaneCode } from '../../codegen/lanes/firstLaneCode.ts';
import { failureOf } from '../../failureOf.ts';
import { TEXT } from './audited.ts';
import { items } from '../../items.ts';

/** What stands in `TEXT` once, and what is put in its place. */
type Edit = readonly [from: string, to: string];

const IMAGE = 'Definition image : list Z := [72; 139; 6; 72; 137; 7; 195].';
const SHOWN = 'Definition shown';
const LEMMA = 'Lemma accepted';
const THEOREM = 'Theorem correct';
const PROOF = 'Proof. vm_cast_no_check (eq_refl true). Qed.';
const LAST = 'Print Assumptions correct.';

const before = (place: string, sentence: string): Edit => [place, `${sentence}\n${place}`];

/** Sentences of Coq, in front of the theorem, where all that it speaks of is known. */
const SENTENCES: readonly string[] = [
  'Notation precondition := (fun _ _ _ _ => False).',
  'Local Notation "\'precondition\'" := (fun _ _ _ _ => False).',
  ...items`Infix "->" := or (at level 99).; Reserved Notation "x # y".; Redirect "stolen" Print correct.
    Axiom false : False.; Parameter false : False.; Conjecture false : False.; Hypothesis false : False.
    Variable false : False.; Context (false : False).
    Definition precondition (c : claim) (l : list (Z * list Z)) (B : placing) (s : state) := False.
    Definition image : list Z := [195].; Let image : list Z := [195].
    Fixpoint segments (l : list Z) (c : list (Z * list Z)) : list (Z * list Z) := [].
    Inductive postcondition : Prop := anything.; Ltac exact t := admit.; Ltac2 Set foo := fun _ => ().
    Tactic Notation "exact" constr(t) := idtac.; Load "other".; Declare ML Module "evil".
    From Coq Require Import Extraction.; From Evil Require Import Fieldwright.; Require Evil.; Import Evil.
    Export Evil.; Include Evil.; Set Printing All.; Unset Guard Checking.; Unset Universe Checking.
    Unset Positivity Checking.; Set Definitional UIP.; Extraction "stolen.ml" correct.; Cd "/".
    Add LoadPath "/tmp" as Evil.; Drop.; Quit.; Module M.; Section S.; Declare Module Evil.
    Coercion is_true : bool >-> Sortclass.; Canonical Structure c := Build_c.
    #[global] Instance registers : width := AVX512.; #[bypass_check(guard)] Definition d := 1.
    Hint Resolve I : core.; Arguments precondition : clear implicits.; Open Scope nat_scope.
    Delimit Scope Z_scope with nat.; Opaque run_image.; Strategy expand [run_image].; Goal True.
    Comments "nothing".; Time Print correct.; Fail Definition d := I.; Eval vm_compute in image.
    Print Assumptions accepted.; Check correct.; Obligation Tactic := idtac.; Reset image.`,
];

const COMMENTS: readonly (readonly [string, Edit])[] = [
  ['a comment with another image before the image', before(IMAGE, '(* Definition image : list Z := [195]. *)')],
  ['a comment in a comment', ['(* The bytes of f *)', '(* (* *) Axiom false : False. *)']],
  ['a comment in a comment that ends twice', ['(* The bytes of f *)', '(* (* *) *)']],
  ['a string in a comment', ['(* The bytes of f *)', '(* " *) Axiom false : False. (* " *)']],
  ['a comment that does not end', ['(* The bytes of f *)', '(* The bytes of f']],
  ['a comment that ends with its beginning', ['(* The bytes of f *)', '(*) Axiom false : False. *)']],
  ['a comment of two lines', ['(* The bytes of f *)', '(* The bytes\nof f *)']],
  ['a comment in a list', ['[72; 139;', '[72; (* 7; *) 139;']],
  ['a comment behind the end', [LAST, `${LAST} (* *)`]],
];

const CHARACTERS: readonly (readonly [string, Edit])[] = [
  ['a blank of another kind', ['Definition image :', 'Definition\u00a0image :']],
  ['a blank without width', ['[72; 139;', '[72;\u200b 139;']],
  ['a tab', ['[72; 139;', '[72;\t139;']],
  ['a line that ends otherwise', ['Open Scope Z_scope.\n', 'Open Scope Z_scope.\r\n']],
  ['a mark of direction', ['(* The bytes of f *)', '(* The bytes of f \u202e *)'.replace('\u202e', '\u0085')]],
  ['a letter of another alphabet', ['Definition image :', 'Definition im\u0430ge :']],
  ['a byte order mark', ['(* The bytes of f *)', '\ufeff(* The bytes of f *)']],
  ['a sign of logic', ['forall B s,', '\u2200 B s,']],
  ['a string', [LAST, '"" Print Assumptions correct.']],
];

const TERMS: readonly (readonly [string, Edit])[] = [
  ['an image that is computed', [IMAGE, IMAGE.replace('[72; 139;', '[72] ++ rev [139;')]],
  ['an image with a sum', ['[72; 139;', '[72 + 0; 139;']],
  ['an image of another scope', ['[72; 139;', '[72%nat; 139;']],
  ['an image behind another', ['195].\n', '195] ++ nil.\n']],
  ['an image that is a function', ['Definition image : list Z := [', 'Definition image : list Z := (fun l => l) [']],
  ['a byte that is none', ['[72; 139;', '[328; 139;']],
  ['a byte below 0', ['[72; 139;', '[-72; 139;']],
  ['a number with a line in it', ['[72; 139;', '[7_2; 139;']],
  ['a number with an exponent', ['[72; 139;', '[72e0; 139;']],
  ['an image of another type', ['Definition image : list Z', 'Definition image : list nat']],
  ['constants of another type', ['constants : list (Z * list Z)', 'constants : list (nat * list Z)']],
  ['constants that are computed', ['[(64, [5;', 'map id [(64, [5;']],
  ['a claim that is computed', ['claimed : claim := Claim', 'claimed : claim := id Claim']],
  ['a claim about rax', [' None Equal 8 ', ' (Some 7) Equal 8 ']],
  ['a modulus that is computed', ['Definition leak', 'Definition leak := []. Definition leak']],
  ['a term in an expression', ['(Number 2)', '(if true then Number 2 else Number 1)']],
  ['another use of Less', ['(Const 1) (Const 0)', '(Const 1) (Const 1)']],
  ['a parameter of another kind', ['(Mul (Number 0)', '(Evil (Number 0)']],
  [
    'known words that are more than they say',
    ['0x80000000000000000000000000000001', '0x180000000000000000000000000000001'],
  ],
  ['a tactic in the certificate', ['(plain 2 ', '(ltac:(exact I) ']],
  ['a function in the certificate', ['(plain 2 ', '((fun k => k) ']],
  ['a hole in the certificate', ['(plain 2 ', '(plain _ ']],
  ['a name of others in the certificate', ['(plain 2 ', '(Evil.plain 2 ']],
  ['another scope in the certificate', ['(plain 2 ', '(plain 2%N ']],
  ['a certificate that ends early', ['(plain 2 (Fin []))', '(plain 2']],
  ['a certificate that ends twice', ['(plain 2 (Fin []))', '(plain 2 (Fin [])))']],
  ['brackets across each other', ['(Fin [])', '(Fin [)]']],
];

const PROOFS: readonly (readonly [string, Edit])[] = [
  ['Admitted', [PROOF, 'Proof. Admitted.']],
  ['Admitted, and the sentence of Coq', [PROOF, 'Proof. idtac "Closed under the global context". Admitted.']],
  ['admit', [PROOF, 'Proof. admit. Qed.']],
  ['Defined', [PROOF, PROOF.replace('Qed', 'Defined')]],
  ['Abort', [PROOF, 'Proof. Abort.']],
  ['another lemma', ['= true.\nProof', '= false.\nProof']],
  ['a weaker theorem', [`${THEOREM} : forall B s, `, `${THEOREM} : forall B s, False -> `]],
  ['an empty theorem', [`${THEOREM} :`, `${THEOREM} : True. Proof. exact I. Qed. Theorem other :`]],
  ['a theorem with parameters', [`${THEOREM} :`, `${THEOREM} (no : False) :`]],
  ['a definition in place of the theorem', [`${THEOREM} :`, 'Axiom correct :']],
  ['a theorem about other bytes', ['(segments image constants) B s ->', '(segments [] constants) B s ->']],
  ['a theorem about other claims', ['precondition claimed', 'precondition shown']],
  ['or for and', ['/\\ postcondition', '\\/ postcondition']],
  ['no question for assumptions', [`${LAST}\n`, '\n']],
  ['another question', [LAST, 'Print Assumptions I.']],
  ['something behind the end', [LAST, `${LAST}\nPrint correct.`]],
  ['sentences without a blank between them', [`Qed.\n${THEOREM}`, `Qed.${THEOREM}`]],
  ['another library', ['From Fieldwright Require Import Fieldwright.', 'From Evil Require Import Fieldwright.']],
  ['more of the library', ['Import Fieldwright.', 'Import Fieldwright Correctness.']],
  ['an export', ['Require Import ZArith', 'Require Export ZArith']],
];

const WIDTH = '#[local] Instance registers : width := AVX512.';

/** Of a certificate of lanes. */
const OF_LANES: readonly (readonly [string, Edit])[] = [
  ['code on rows', [WIDTH, WIDTH.replace('AVX512', 'ACROSS512')]],
  ['a width that is computed', [WIDTH, WIDTH.replace('AVX512', '(if true then AVX2 else AVX512)')]],
  ['a width for others, too', [WIDTH, WIDTH.replace('local', 'global')]],
  ['two widths', [WIDTH, `${WIDTH}\n#[local] Instance others : width := AVX2.`]],
  ['no width', [`${WIDTH}\n`, '']],
  ['another number of lanes', before('Lemma accepted', 'Definition lanes : Z := 1.')],
  ['lanes that are claimed as one', ['lane_precondition claimed', 'precondition claimed']],
  ['a claim of one lane', ['lane_postcondition claimed', 'postcondition claimed']],
  ['a theorem of one width', ['certified_lanes_sound claimed', 'certified_lanes_sound (isa := AVX2) claimed']],
  ['a certificate of code without lanes', ['certified_lanes claimed leak image', 'certified claimed leak shown image']],
  ['both libraries', ['Require Import Lanes.', 'Require Import Fieldwright Lanes.']],
  ['a notation', before('Lemma accepted', 'Notation lane_precondition := (fun _ _ _ _ => False).')],
  ['an axiom', before('Lemma accepted', 'Axiom false : False.')],
  ['Admitted', [PROOF, 'Proof. Admitted.']],
  ['a word in rax', [' None Equal ', ' (Some 7) Equal ']],
];

const EDITS: readonly (readonly [string, Edit])[] = [
  ...SENTENCES.map((sentence): [string, Edit] => [sentence, before(THEOREM, sentence)]),
  ...[IMAGE, SHOWN, LEMMA, LAST].map((place): [string, Edit] => [
    `Notation before ${place}`,
    before(place, SENTENCES[0]),
  ]),
  ...COMMENTS,
  ...CHARACTERS,
  ...TERMS,
  ...PROOFS,
];

function expectRefused(text: string, [from, to]: Edit): void {
  expect(text.split(from).length, from).toBe(2);
  const { kind, detail } = failureOf(() =>
    readCertificate(
      text.replace(from, () => to),
      'best.v',
    ),
  );
  expect(kind).toBe('input');
  expect(detail.expected).not.toBe('');
  expect(detail.found).not.toBe('');
  const [first] = text.split(from).map((part) => part.split('\n').length);
  const line = Number(/^best\.v:(\d+)$/.exec(detail.where ?? '')?.[1]);
  // A text that stops is told about at the last line that there is.
  expect(line).toBeGreaterThanOrEqual(to.trim() === '' ? first - 1 : first);
  expect(line).toBeLessThanOrEqual(first + to.split('\n').length);
}

test.each(EDITS)('refused at its line: %s', (_, edit) => expectRefused(TEXT, edit));

test('of lanes the same is refused at its line', async () => {
  const root = join(import.meta.dirname, '../../..');
  const { fn, code } = firstLaneCode(loadField('25519', root), 'arg1*arg2', 8);
  const text = await certifyCode(fn, code, root, ['lanes']);
  expect(readCertificate(text, 'best.v').kind).toBe('lanes');
  for (const [name, edit] of OF_LANES) expect(() => expectRefused(text, edit), name).not.toThrow();
}, 300_000);

test('an empty file, and one that stops anywhere, is refused', () => {
  const words = TEXT.trimEnd().split(' ');
  for (let k = 0; k < words.length; k++)
    expect(failureOf(() => readCertificate(words.slice(0, k).join(' '), 'best.v')).kind).toBe('input');
});

test('what nests too deeply is refused', () => {
  const deep = `${'Add ('.repeat(2000)}Number 0${') (Number 1)'.repeat(2000)}`;
  const text = TEXT.replace('Mul (Number 0) (Number 2)', deep);
  expect(text).not.toBe(TEXT);
  expect(failureOf(() => readCertificate(text, 'best.v')).kind).toBe('input');
});
