(** The theorem of coq/X25519Program.v about the bytes of a program: Place.v has them, and where functions begin. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Fieldwright Calls Control Linked X25519 X25519Slots X25519Program.
From Pieces Require Import Place.
From Pieces Require Step Mul Square Add Sub Reduce.
Import ListNotations.
Open Scope Z_scope.

Definition step := (at_step, Code Step.claimed Step.leak Step.image Step.constants).
Definition mul := (at_mul, Code Mul.claimed Mul.leak Mul.image Mul.constants).
Definition square := (at_square, Code Square.claimed Square.leak Square.image Square.constants).
Definition add := (at_add, Code Add.claimed Add.leak Add.image Add.constants).
Definition sub := (at_sub, Code Sub.claimed Sub.leak Sub.image Sub.constants).
Definition reduce := (at_reduce, Code Reduce.claimed Reduce.leak Reduce.image Reduce.constants).

(** The own section holds what it should. *)
Lemma code_fits : chunks_at sections (x25519_code step mul square add sub reduce) begin = Some finished.
Proof. vm_compute. reflexivity. Qed.

Definition pair_eq_dec (a b : Z * Z) : {a = b} + {a <> b}.
Proof. decide equality; apply Z.eq_dec. Defined.
Definition same_places (a b : list (Z * Z)) : bool :=
  forallb (fun t => if in_dec pair_eq_dec t b then true else false) a
  && forallb (fun t => if in_dec pair_eq_dec t a then true else false) b.
Lemma same_places_ok a b : same_places a b = true -> forall t, In t a <-> In t b.
Proof.
  unfold same_places. rewrite andb_true_iff, !forallb_forall. intros [A B] t. split; intros I.
  - specialize (A t I). destruct (in_dec pair_eq_dec t b); [assumption|discriminate].
  - specialize (B t I). destruct (in_dec pair_eq_dec t a); [assumption|discriminate].
Qed.
Ltac is_linked :=
  split; [cbn; tauto|]; split; [vm_compute; reflexivity|eexists; split; vm_compute; reflexivity|];
  apply same_places_ok; vm_compute; reflexivity.
Lemma functions_fit : fit sections room step mul square add sub reduce.
Proof.
  split; (split; [is_linked|]); cbv zeta.
  - split; [exact Step.correct|vm_compute; reflexivity].
  - split; [exact Mul.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Square.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Add.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Sub.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Reduce.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
Qed.

(** Wherever the program is (base) and its stack (work is rsp in its own section): from [begin], with scalar, point and
    ones in the workspace, it runs to [finished], by a path and with accesses that are the same for all scalars and
      points.
    Then the result is at rsp, and all other memory is as it was. *)
Theorem x25519_correct base work : arranged (workspace work) (work - 8) room (functions base step mul square add sub
  reduce) ->
  0 <= base /\ base + 2 ^ 31 < M ->
  let code_runs := runs (whole sections base work room) sections in
  exists path seen, forall scalar point s, at_work base work step mul square add sub reduce s ->
    Forall (fun b => 0 <= b < 256) scalar ->
    number_in work s 0 = 1 -> number_in work s 1 = 1 -> number_in work s 4 = point_of point ->
    value (mem s) (scalar_at work) = (2 * decode_scalar scalar) mod 2 ^ 256 ->
    exists s', code_runs path (begin, s) (finished, s') /\ bytes_at (mem s') work 32 = x25519 scalar point
      /\ (forall a, outside (work, 384) a -> outside (stack_room (work - 8) room) a -> mem s' a = mem s a)
      /\ regs s' RSP = work /\ (forall r, In r [RBP; R13; R14; R15] -> regs s' r = regs s r)
      /\ trace s' = trace s ++ seen.
Proof.
  intros AR BA code_runs.
  destruct (x25519_runs sections base work room step mul square add sub reduce AR BA functions_fit begin finished
    code_fits)
    as (path & seen & H). exists path, seen. intros scalar point s W B N0 N1 N4 V.
  destruct (H scalar point s W B N0 N1 N4 V) as (s' & [R A S E T] & OUT). exists s'.
  split; [exact R|]. split; [exact OUT|]. split; [exact E|]. split; [apply A|]. split; [|exact T].
  intros r [<-|[<-|[<-|[<-|[]]]]]; apply S; cbn; auto 10; intros [F|[F|[]]]; discriminate.
Qed.

(** Such a place. *)
Example somewhere : arranged (workspace 4194304) (4194304 - 8) room (functions 65536 step mul square add sub reduce).
Proof.
  split; [split; vm_compute; congruence|split; vm_compute; congruence|right; vm_compute; congruence|].
  assert (OK : forallb (fun f => (0 <=? frame (stated (snd f))) && (frame (stated (snd f)) <=? room) &&
    forallb (fun t => let '(o, l) := segment_at (fst f) t in (0 <=? o) && (o + l <? 4000000)) (segments_of (snd f)))
    (functions 65536 step mul square add sub reduce) = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in OK. intros f F. specialize (OK f F).
  rewrite !andb_true_iff, !Z.leb_le, forallb_forall in OK. destruct OK as [[O1 O2] OK]. split; [split; assumption|].
  intros t T. specialize (OK t T). destruct (segment_at (fst f) t) as [o l] eqn:S. rewrite andb_true_iff, Z.leb_le,
    Z.ltb_lt in OK.
  assert (R : room < 100000) by (vm_compute; reflexivity).
  unfold in_memory, apart, workspace, stack_room, M, slots in *. cbn [fst snd] in *. lia.
Qed.
Print Assumptions x25519_correct.
