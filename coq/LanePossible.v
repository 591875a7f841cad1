(** What is accepted of a vectorised function says something: there is a state that meets the precondition. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Certificate Memory Possible.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneSymbolic LaneMemory LaneCertificate.
Import ListNotations.
Open Scope Z_scope.

Section Witness.
Context {isa : width}.
Variable c : claim.
Variable segs : list (Z * bytes).
Hypothesis WF : well_formed c = true.
Hypothesis WIDE : well_formed (widened c) = true.
Hypothesis POSSIBLE : possible (widened c) segs = true.
Hypothesis ARRAYS : only_arrays c = true.
Let s : state := witness (widened c) segs.
Definition lane_witness : lane_state := LaneState (witness (widened c) segs) (fun _ _ => 0) (fun _ _ => false).

Lemma known_zero a : known_byte (widened c) a = 0.
Proof.
  unfold known_byte. rewrite widened_at. unfold parameter_at. set (n := Z.to_nat _).
  destruct (nth_in_or_default n (parameters c) (Value 0)) as [IN|E]; [|rewrite E; reflexivity].
  unfold only_arrays in ARRAYS. rewrite forallb_forall in ARRAYS. specialize (ARRAYS _ IN).
  destruct (nth n (parameters c) (Value 0)); (reflexivity || discriminate).
Qed.
Lemma lane_load_zero j a : 0 <= j < lanes -> 2 * apart_by <= lanes * a -> load64 (lane_memory (mem s) j) a = 0.
Proof.
  intros J A. assert (Z0 : forall b, 2 * apart_by <= lanes * b -> lane_memory (mem s) j b = 0).
  { intros b L. unfold lane_memory. unfold s. cbn [mem witness]. rewrite known_zero.
    match goal with |- (if ?x then _ else _) = _ => destruct x; [|reflexivity] end. apply byte_else. intros t I.
    apply (segment_ok (widened c) segs POSSIBLE) in I. unfold places, apart_by, longest, bytes in *.
    destruct I as (_ & I & _). by_width. }
  unfold load64. rewrite !Z0 by by_width. reflexivity.
Qed.
Lemma lane_words_zero j n : 0 <= j < lanes -> forall a, 2 * apart_by <= lanes * a ->
  words (lane_memory (mem s) j) a n = repeat 0 n.
Proof.
  intros J. induction n as [|n IH]; intros a A; [reflexivity|]. cbn [words repeat].
  rewrite lane_load_zero, IH by (assumption || by_width). reflexivity.
Qed.
Lemma lane_limbs_zero j l : 0 <= j < lanes -> (forall e, In e l -> zero_fits e) ->
  forall a, 2 * apart_by <= lanes * a ->
  Forall bounded (limbs_at (lane_memory (mem s) j) a l).
Proof.
  intros J. induction l as [|e l IH]; intros H a A; cbn [limbs_at]; constructor.
  - rewrite lane_words_zero by assumption. apply zero_bounded, H. left. reflexivity.
  - apply IH; [intros f F; apply H; right; exact F|by_width].
Qed.
Lemma lane_arguments_bounded j l : 0 <= j < lanes -> forall n, skipn n (parameters c) = l ->
  Forall bounded (arguments (lane_places places) (lane_of lane_witness j) n l).
Proof.
  intros J. induction l as [|p l IH]; intros n SK; [constructor|].
  assert (L : (n < length (parameters c))%nat).
  { destruct (Nat.lt_ge_cases n (length (parameters c))) as [L|G]; [exact L|]. rewrite skipn_all2 in SK by exact G.
    discriminate. }
  assert (AT : parameter_at c n = p).
  { unfold parameter_at. rewrite <- (firstn_skipn n (parameters c)) at 1. rewrite SK, app_nth2;
      rewrite firstn_length_le by lia; [|lia]. rewrite Nat.sub_diag. reflexivity. }
  assert (IN : In p (parameters c)).
  { rewrite <- (firstn_skipn n (parameters c)), SK. apply in_app_iff. right. left. reflexivity. }
  assert (E : forall e, In e (elements_of p) -> zero_fits e).
  { intros e I. apply (elements_fit c WF). unfold elements. apply in_flat_map. exists p. split; assumption. }
  specialize (IH (S n) (skipn_next _ _ _ _ SK)). destruct p as [es|es|u|k z|z]; cbn [arguments]; try exact IH.
  - apply Forall_app. split; [|exact IH]. apply lane_limbs_zero; [exact J|exact E|].
    unfold lane_places, places, apart_by, longest. by_width.
  - constructor; [|exact IH]. cbn [lane_of regs base lane_witness].
    rewrite register_of by (try assumption; rewrite widened_length; exact L). unfold passed_in. rewrite widened_at, AT.
    apply (zero_bounded (word_element u)), E. left. reflexivity.
Qed.
Lemma lane_witness_met : lane_precondition c segs places lane_witness.
Proof.
  destruct (witness_met (widened c) segs WIDE POSSIBLE) as [P1 P2 _ P3 P4 P5 P6 _]. split; cbn [lane_witness base];
    try assumption.
  - intros n _ _. unfold places, apart_by, longest. by_width.
  - intros n L IA. specialize (P2 n ltac:(rewrite widened_length; exact L)). rewrite widened_at in P2.
    destruct (parameter_at c n); try exact (P2 eq_refl); destruct IA.
  - intros j J. unfold lane_arguments. rewrite <- together_at. apply Forall_flat_map, Forall_map, Forall_forall.
    intros p P. apply lane_arguments_bounded; [apply lane_at_range; assumption|reflexivity].
Qed.
End Witness.

Theorem certified_lanes_possible {isa : width} c leak image constants : certified_lanes c leak image constants = true ->
  exists B s, lane_precondition c (segments image constants) B s.
Proof.
  unfold certified_lanes. destruct (decode_lanes _) as [p|]; [|discriminate]. unfold lane_accepts.
  rewrite !andb_true_iff. intros [[[WF [[WIDE P] N]] _] _]. exists places, (lane_witness c (segments image constants)).
  apply lane_witness_met; assumption.
Qed.
