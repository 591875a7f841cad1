(** What the file of a function needs. *)
From Coq Require Import ZArith List.
From Fieldwright Require Export Machine Decode Statement Split Certificate Correctness Possible.

(** A multiple of a product: of unknowns in polynomials, of facts in bounds. *)
Notation "k # l" := (@pair Z (list positive) k%Z l%positive) (at level 55, no associativity).
Print Assumptions certified_sound.
Print Assumptions certified_possible.
