/**
 * Reads the file of a certificate, sentence by sentence as our own writer writes it. Nothing else gets through, so that
 * whoever wrote it has said nothing to Coq but numbers.
 */
import type { CertifiedCode } from '../coqText.ts';
import { readClaim, type StatedClaim } from './claims.ts';
import { Reader } from './reader.ts';

type Bytes = Pick<CertifiedCode, 'image' | 'constants'>;

/** What a file states of its bytes; the rest of it is why. */
export type Stated = Bytes &
  (
    | ({ readonly kind: 'function' } & StatedClaim)
    | ({ readonly kind: 'lanes'; readonly width: 'AVX2' | 'AVX512' } & StatedClaim)
    /** X25519 as a program; `room` are bytes of the stack below the return addresses of what it calls. */
    | { readonly kind: 'x25519'; readonly room: number }
  );

/** Throws `input` at the first thing that our writer does not write, with its line; `where` names the file. */
export function readCertificate(text: string, where: string): Stated {
  const reader = new Reader(text, where);
  reader.comments();
  reader.expect('From Coq Require Import ZArith List. From Fieldwright Require Import');
  const library = reader.name(['Fieldwright', 'Lanes']);
  reader.expect('.');
  const isProgram = library === 'Fieldwright' && reader.is('From');
  if (isProgram) reader.expect('From Fieldwright Require X25519Whole.');
  reader.expect('Import ListNotations. Open Scope Z_scope.');
  if (isProgram) reader.expect(ABOUT_BYTES);
  const bytes = { image: readImage(reader), constants: readConstants(reader) };
  const stated: Stated = isProgram
    ? { ...bytes, kind: 'x25519', room: readProgram(reader) }
    : { ...bytes, ...(library === 'Lanes' ? readLanes(reader) : readFunction(reader)) };
  reader.expect('Print Assumptions correct.');
  reader.expectEnd();
  return stated;
}

const MAX_BYTE = 255;
const MAX_DISTANCE = 2 ** 31;
const MAX_ROOM = 2 ** 20;

const readBytes = (reader: Reader): number[] => reader.list(() => reader.small(MAX_BYTE, 'a byte'));

function readImage(reader: Reader): Uint8Array {
  reader.expect('Definition image : list Z :=');
  const bytes = readBytes(reader);
  while (reader.has('++')) for (const byte of readBytes(reader)) bytes.push(byte);
  reader.expect('.');
  return Uint8Array.from(bytes);
}

function readConstants(reader: Reader): Bytes['constants'] {
  reader.expect('Definition constants : list (Z * list Z) :=');
  const constants = reader.list(() =>
    reader.nested(() => {
      const sign = reader.has('-') ? -1 : 1;
      const offset = sign * reader.small(MAX_DISTANCE, 'a distance from the first byte of the code');
      reader.expect(',');
      return { offset, bytes: Uint8Array.from(readBytes(reader)) };
    }),
  );
  reader.expect('.');
  return constants;
}

function readFunction(reader: Reader): { readonly kind: 'function' } & StatedClaim {
  const stated = readClaim(reader);
  reader.expect('Definition shown : certificate := Eval vm_compute in');
  passHints(reader);
  reader.expect(THEOREM);
  return { kind: 'function', ...stated };
}

const THEOREM = `.
  Lemma accepted : certified claimed leak shown image constants = true.
  Proof. vm_cast_no_check (eq_refl true). Qed.
  Theorem correct : forall B s, precondition claimed (segments image constants) B s ->
    exists ra s', run_image claimed image constants B s = Some (ra, s') /\\ postcondition claimed leak B s ra s'.
  Proof. exact (certified_sound claimed leak shown image constants accepted). Qed.`;

function readLanes(reader: Reader): { readonly kind: 'lanes'; readonly width: 'AVX2' | 'AVX512' } & StatedClaim {
  const stated = readClaim(reader);
  reader.expect('#[local] Instance registers : width :=');
  const width = reader.name(['AVX2', 'AVX512']);
  reader.expect(LANE_THEOREM);
  return { kind: 'lanes', width, ...stated };
}

const LANE_THEOREM = `.
  Lemma accepted : certified_lanes claimed leak image constants = true.
  Proof. vm_cast_no_check (eq_refl true). Qed.
  Theorem correct : forall B s, lane_precondition claimed (segments image constants) B s ->
    exists ra s', run_lane_image claimed image constants B s = Some (ra, s') /\\
      lane_postcondition claimed leak B s ra s'.
  Proof. exact (certified_lanes_sound claimed leak image constants accepted). Qed.`;

const ABOUT_BYTES =
  '(* The function from its first byte to its return; what it calls, and constants: distance from there, bytes. *)';

/** What the program calls, in the order of the file. */
const PARTS: readonly string[] = ['Step', 'Mul', 'Square', 'Add', 'Sub', 'Reduce'];

/** The room on the stack. */
function readProgram(reader: Reader): number {
  reader.expect(`Definition sections : list (Z * list Z) := segments image constants.
    (* Bytes below their return address that the functions use. *)
    Definition room : Z :=`);
  const room = reader.small(MAX_ROOM, 'bytes of the stack');
  reader.expect('.');
  for (const part of PARTS) {
    reader.expect(`Module ${part}. Definition place : Z :=`);
    reader.small(MAX_DISTANCE, 'a distance from the first byte of the code');
    reader.expect(`.
      Definition image := Eval vm_compute in X25519Whole.section_from sections place.
      Definition constants := Eval vm_compute in X25519Whole.others_from sections place.`);
    readFunction(reader);
    reader.expect(`End ${part}.`);
  }
  reader.expect(PROGRAM_THEOREM);
  return room;
}

const PROGRAM_THEOREM = `
  From Fieldwright Require Import Calls X25519Statement X25519Program X25519Whole.
  ${PARTS.map((part) => `Definition ${part.toLowerCase()} := (${part}.place, Code ${codeOf(part)}).`).join('\n')}
  Lemma program_fits : x25519_fits sections step mul square add sub reduce = true.
  Proof. vm_compute. reflexivity. Qed.
  Lemma functions_fit : fit sections room step mul square add sub reduce.
  Proof. split; [${PARTS.map((part) => `part ${part}.correct`).join('|')}]. Qed.
  (* coq/X25519Statement.v says what this is. *)
  Theorem correct : is_x25519 sections (416 + room).
  Proof. exact (x25519_whole sections room step mul square add sub reduce program_fits functions_fit
    ltac:(discriminate)). Qed.`;

function codeOf(part: string): string {
  return ['claimed', 'leak', 'image', 'constants'].map((name) => `${part}.${name}`).join(' ');
}

/* Passes over the certificate in a file: a term of known constructors, numbers, pairs and lists. */

/** Constructors of `certificate` and what it consists of, registers, and ways to write numbers and lists. */
const NAMES: readonly string[] = [
  ...['plain', 'Step', 'Case', 'Fact', 'Narrow', 'Absurd', 'Name', 'NameFlag', 'Define', 'Congruent', 'Fin'],
  ...['Quotient', 'Bounds', 'Auto', 'Bounded', 'Either', 'Never', 'Close', 'Some', 'None', 'true', 'false'],
  ...['CF', 'OF', 'RAX', 'RCX', 'RDX', 'RBX', 'RSP', 'RBP', 'RSI', 'RDI'],
  ...Array.from({ length: 8 }, (_, k) => `R${k + 8}`),
  ...Array.from({ length: 16 }, (_, k) => `X${k}`),
];

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
]);
const BETWEEN: readonly string[] = [',', ';', '#', '-'];

/**
 * Passes the certificate, which the statement does not speak of: it must be a term of these names, numbers, pairs and
 * lists. Whether it is a certificate, and of what, is for Coq to find.
 */
function passHints(reader: Reader): void {
  const open: string[] = [];
  while (open.length > 0 || reader.next?.kind !== 'end') {
    const kind = reader.next?.kind;
    if (kind === 'number') reader.natural();
    else if (kind === 'name') reader.name(NAMES);
    else passSign(reader, open);
  }
}

function passSign(reader: Reader, open: string[]): void {
  const closing = open.at(-1);
  if (closing !== undefined && reader.has(closing)) open.pop();
  else if (reader.has('%')) reader.expect('positive');
  else {
    const sign = reader.sign([...CLOSING.keys(), ...(closing === undefined ? [] : BETWEEN)]);
    if (sign === null) throw reader.unexpected(closing === undefined ? 'the rest of a certificate' : closing);
    const behind = CLOSING.get(sign);
    if (behind !== undefined) open.push(behind);
  }
}
