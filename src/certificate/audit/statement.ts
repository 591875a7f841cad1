/** Writes the statement of a certificate's theorem anew, for Coq to compare with the file's. */
import { claimLines, bytesLines } from '../coqText.ts';
import type { StatedClaim } from './claims.ts';
import type { Stated } from './readCertificate.ts';

/** Names of the files that Coq compiles one after the other, in the library `Audit`. */
export const STATED = 'Stated';
export const GIVEN = 'Given';
export const AUDITED = 'Audited';

/**
 * The statement about these bytes, which are those of the code, not those of the certificate. It is compiled before
 * Coq has seen anything of the certificate, which so cannot change what its words mean.
 */
export const statementText = (stated: Stated): string =>
  [
    'From Coq Require Import ZArith List.',
    `From Fieldwright Require Import ${LIBRARY[stated.kind]}.`,
    'Import ListNotations.',
    'Open Scope Z_scope.',
    ...bytesLines(stated),
    ...propositionLines(stated),
    '',
  ].join('\n');

const LIBRARY = { function: 'Fieldwright', lanes: 'Lanes', x25519: 'Statement X25519Statement' } as const;

function propositionLines(stated: Stated): readonly string[] {
  switch (stated.kind) {
    case 'function':
      return [...claimLines(stated), ...ofCalls('Statement', '', 'Statement.run_image')];
    case 'lanes':
      return [
        ...claimLines(stated),
        `#[local] Instance registers : LaneMachine.width := LaneMachine.${stated.width}.`,
        ...ofCalls('LaneStatement', 'lane_', 'LaneStatement.run_lane_image'),
      ];
    case 'x25519':
      return [
        'Definition statement : Prop :=',
        `  X25519Statement.is_x25519 (Statement.segments image constants) (416 + ${stated.room}).`,
      ];
  }
}

const ofCalls = (module: string, form: string, run: string): readonly string[] => [
  'Definition statement : Prop := forall B s,',
  `  ${module}.${form}precondition claimed (Statement.segments image constants) B s -> exists ra s',`,
  `  ${run} claimed image constants B s = Some (ra, s') /\\ ${module}.${form}postcondition claimed leak B s ra s'.`,
];

/** That the theorem of the certificate is this statement, and what it rests on. Nothing is imported from either. */
export const AUDITED_TEXT = [
  `From Audit Require ${STATED} ${GIVEN}.`,
  `Theorem audited : Audit.${STATED}.statement.`,
  `Proof. exact Audit.${GIVEN}.correct. Qed.`,
  'Print Assumptions audited.',
  '',
].join('\n');

/** What the claims of functions with and without lanes have in common. */
export type StatedFunction = Extract<Stated, StatedClaim>;
