/** The Coq file of X25519 as a program: bytes, the certificate of each function that it calls, and the theorem. */
import { bytesLines, coqComment, theoremLines } from '../../certificate/coqText.ts';
import { THEOREM_PARTS, type CertifiedParts, type TheoremProgram } from './theoremProgram.ts';

const lower = THEOREM_PARTS.map((name) => name.toLowerCase()).join(' ');

/** `header` is for readers, without comment signs. Lines end in a line feed. */
export function theoremText(
  { sections: [own, ...others], places }: TheoremProgram,
  parts: CertifiedParts,
  header: readonly string[],
): string {
  const frame = Math.max(...THEOREM_PARTS.map((name) => parts[name].frame));
  return [
    ...header.map((line) => coqComment(line)),
    'From Coq Require Import ZArith List.',
    'From Fieldwright Require Import Fieldwright.',
    'From Fieldwright Require X25519Whole.',
    'Import ListNotations.',
    'Open Scope Z_scope.',
    '',
    '(* The function from its first byte to its return; what it calls, and constants: distance from there, bytes. *)',
    ...bytesLines({ image: own.bytes, constants: others }),
    'Definition sections : list (Z * list Z) := segments image constants.',
    '(* Bytes below their return address that the functions use. *)',
    `Definition room : Z := ${frame}.`,
    ...THEOREM_PARTS.flatMap((name) => [
      '',
      `Module ${name}.`,
      `Definition place : Z := ${places[name]}.`,
      'Definition image := Eval vm_compute in X25519Whole.section_from sections place.',
      'Definition constants := Eval vm_compute in X25519Whole.others_from sections place.',
      ...theoremLines({ ...parts[name], frame }),
      `End ${name}.`,
    ]),
    '',
    'From Fieldwright Require Import Calls X25519Statement X25519Program X25519Whole.',
    ...THEOREM_PARTS.map((name) => {
      const code = ['claimed', 'leak', 'image', 'constants'].map((part) => `${name}.${part}`).join(' ');
      return `Definition ${name.toLowerCase()} := (${name}.place, Code ${code}).`;
    }),
    `Lemma program_fits : x25519_fits sections ${lower} = true.`,
    'Proof. vm_compute. reflexivity. Qed.',
    `Lemma functions_fit : fit sections room ${lower}.`,
    `Proof. split; [${THEOREM_PARTS.map((name) => `part ${name}.correct`).join('|')}]. Qed.`,
    '',
    '(* coq/X25519Statement.v says what this is. *)',
    'Theorem correct : is_x25519 sections (416 + room).',
    `Proof. exact (x25519_whole sections room ${lower} program_fits functions_fit ltac:(discriminate)). Qed.`,
    'Print Assumptions correct.',
    '',
  ].join('\n');
}
