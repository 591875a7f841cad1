(** The theorem of coq/X25519Calls.v about the bytes of six functions with certificates. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Fieldwright Calls X25519 X25519Calls.
From Pieces Require Step Mul Square Add Sub Reduce.
Import ListNotations.
Open Scope Z_scope.

Definition step := Code Step.claimed Step.leak Step.image Step.constants.
Definition mul := Code Mul.claimed Mul.leak Mul.image Mul.constants.
Definition square := Code Square.claimed Square.leak Square.image Square.constants.
Definition add := Code Add.claimed Add.leak Add.image Add.constants.
Definition sub := Code Sub.claimed Sub.leak Sub.image Sub.constants.
Definition reduce := Code Reduce.claimed Reduce.leak Reduce.image Reduce.constants.

(** By the addresses of the first bytes of the functions. *)
Definition functions (a b c d e f : Z) : list (Z * code) :=
  [(a, step); (b, mul); (c, square); (d, add); (e, sub); (f, reduce)].
Lemma fit a b c d e f : x25519_functions (functions a b c d e f) (a, step) (b, mul) (c, square) (d, add) (e, sub)
  (f, reduce).
Proof.
  split; (split; [unfold functions; cbn [In]; tauto|]).
  - split; [exact Step.correct|vm_compute; reflexivity].
  - split; [exact Mul.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Square.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Add.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Sub.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
  - split; [exact Reduce.correct|]. split; [vm_compute; reflexivity|vm_compute; discriminate].
Qed.

(** Wherever workspace, stack, code and return address lie, as long as they are apart: the caller runs to its end, the
    result is in slot 0, all else is as it was, and what was accessed does not depend on scalar and point. *)
Theorem x25519_correct work stack room back a b c d e f scalar point s :
  let calls := x25519_calls work (a, step) (b, mul) (c, square) (d, add) (e, sub) (f, reduce) in
  arranged (workspace work) stack room (functions a b c d e f) ->
  ready (functions a b c d e f) s -> length point = 32%nat -> Forall (fun byte => 0 <= byte < 256) point ->
  exists s', performs work stack back (calls scalar point) s = Some s'
    /\ bytes_at (mem s') work 32 = x25519 scalar point
    /\ (forall x, outside (workspace work) x -> outside (stack_room stack room) x -> mem s' x = mem s x)
    /\ trace s' = trace s ++ flat_map (accessed stack) (calls [] []).
Proof.
  intros calls AR RE L B.
  destruct (x25519_called work stack room back _ AR _ _ _ _ _ _ scalar point s (fit a b c d e f) RE L B)
    as (s' & P & R & E & T).
  exists s'. split; [exact P|]. split; [|split; [exact E|]].
  - unfold slot in R. rewrite Z.add_0_r in R. exact R.
  - rewrite T. apply f_equal, accessed_alike.
Qed.

(** Such a place, and a state. *)
Definition placed_functions := functions 65536 81920 98304 114688 131072 147456.
Example somewhere : arranged (workspace 4096) 32768 1024 placed_functions.
Proof.
  split; [split; vm_compute; congruence|split; vm_compute; congruence|left; vm_compute; congruence|].
  assert (OK : forallb (fun f => (0 <=? frame (stated (snd f))) && (frame (stated (snd f)) <=? 1024) &&
    forallb (fun t => let '(o, l) := segment_at (fst f) t in
      (33000 <=? o) && (o + l <? 2^32)) (segments_of (snd f))) placed_functions = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in OK. intros f F. specialize (OK f F).
  rewrite !andb_true_iff, !Z.leb_le, forallb_forall in OK. destruct OK as [[O1 O2] OK]. split; [split; assumption|]. intros t T. specialize (OK t T).
  destruct (segment_at (fst f) t) as [o l] eqn:S. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in OK.
  change (2 ^ 32) with 4294967296 in OK.
  unfold in_memory, apart, workspace, stack_room, M, slots in *. cbn [fst snd] in *. lia.
Qed.
Print Assumptions x25519_correct.
