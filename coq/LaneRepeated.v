(** Vectorised code, or code on rows, that is called again and again, each time with what the call before has left: all
    calls are right if each is, since results are within the bounds of what is taken.

    Where arrays are may change from call to call, and so may other inputs, such as the bit of a step. What is between
    the calls is not followed: that it hands numbers on, and meets the precondition in all else, is assumed. *)
From Coq Require Import ZArith List Bool Lia Znumtheory.
From Fieldwright Require Import Machine Decode Statement LaneMachine LaneDecode LaneStatement LaneMemory LaneCertificate
  LaneSound.
Import ListNotations.
Open Scope Z_scope.

(** * Formulas of congruent numbers are congruent, if nothing is compared *)
Fixpoint is_polynomial (x : expr) : bool :=
  match x with
  | Const _ | Number _ => true
  | Add a b | Sub a b | Mul a b => is_polynomial a && is_polynomial b
  | Less _ _ _ _ => false
  end.
Definition congruent_numbers (m : Z) (a b : list Z) : Prop := Forall2 (fun x y => (m | x - y)) a b.
Lemma congruent_self m a : congruent_numbers m a a.
Proof. induction a; constructor; [rewrite Z.sub_diag; apply Z.divide_0_r|assumption]. Qed.
Lemma evaluate_congruent m a b x : is_polynomial x = true -> congruent_numbers m a b ->
  (m | evaluate a x - evaluate b x).
Proof.
  intros P E. induction x as [z|n|x IH y IH'|x IH y IH'|x IH y IH'|]; cbn [is_polynomial evaluate] in *;
    try discriminate; try (apply andb_true_iff in P as [P P']; specialize (IH P); specialize (IH' P')).
  - rewrite Z.sub_diag. apply Z.divide_0_r.
  - revert n. induction E as [|y z a b D _ IH]; intros [|n]; cbn [nth]; auto using Z.divide_0_r.
  - replace (_ - _) with (evaluate a x - evaluate b x + (evaluate a y - evaluate b y)) by ring.
    apply Z.divide_add_r; assumption.
  - replace (_ - _) with (evaluate a x - evaluate b x - (evaluate a y - evaluate b y)) by ring.
    apply Z.divide_sub_r; assumption.
  - replace (_ - _) with (evaluate a y * (evaluate a x - evaluate b x) + evaluate b x * (evaluate a y - evaluate b y))
      by ring.
    apply Z.divide_add_r; apply Z.divide_mul_r; assumption.
Qed.
Definition is_unit (m : Z) (t : Z * expr) : bool := (Z.gcd m (fst t) =? 1) && is_polynomial (snd t).
(** Results of congruent numbers are congruent. *)
Lemma results_congruent m a b l : forallb (is_unit m) l = true -> congruent_numbers m a b -> forall r s,
  Forall2 (fun t r => (m | fst t * r - evaluate a (snd t))) l r ->
  Forall2 (fun t r => (m | fst t * r - evaluate b (snd t))) l s -> congruent_numbers m r s.
Proof.
  intros U E. induction l as [|t l IH]; intros r s R S; inversion R; inversion S; subst; [constructor|].
  cbn [forallb] in U. apply andb_true_iff in U as [U1 U2]. constructor; [|apply IH; assumption].
  unfold is_unit in U1. rewrite andb_true_iff, Z.eqb_eq in U1. destruct U1 as [G P].
  apply Gauss with (fst t); [|apply Zgcd_1_rel_prime, G].
  match goal with A : (m | _ * ?y - evaluate a _), A' : (m | _ * ?z - evaluate b _) |- (_ | _ * (?y - ?z)) =>
    replace (fst t * (y - z)) with (fst t * y - evaluate a (snd t) - (fst t * z - evaluate b (snd t))
      + (evaluate a (snd t) - evaluate b (snd t))) by ring end.
  apply Z.divide_add_r; [apply Z.divide_sub_r; assumption|apply evaluate_congruent; assumption].
Qed.

Section Lists.
Variable P : Z -> Z -> Prop.
Lemma both_flat (l : list Z) f g : (forall i, In i l -> Forall2 P (f i) (g i)) ->
  Forall2 P (flat_map f l) (flat_map g l).
Proof.
  induction l as [|i l IH]; cbn [flat_map]; intros A; [constructor|].
  apply Forall2_app; [apply A; left; reflexivity|apply IH; intros k K; apply A; right; exact K].
Qed.
Lemma both_parts a : forall b c d, length a = length c -> Forall2 P (a ++ b) (c ++ d) ->
  Forall2 P a c /\ Forall2 P b d.
Proof.
  induction a as [|x a IH]; intros b [|y c] d L A; try discriminate; [split; [constructor|exact A]|].
  inversion A; subst. injection L as L. destruct (IH b c d L) as [X Y]; [assumption|].
  split; [constructor|]; assumption.
Qed.
Lemma flat_both (l : list Z) f g : (forall i, In i l -> length (f i) = length (g i)) ->
  Forall2 P (flat_map f l) (flat_map g l) -> forall i, In i l -> Forall2 P (f i) (g i).
Proof.
  induction l as [|k l IH]; cbn [flat_map]; intros L A i [].
  - subst. apply both_parts in A; [exact (proj1 A)|apply L; left; reflexivity].
  - apply both_parts in A; [|apply L; left; reflexivity]. apply IH; [|exact (proj2 A)|assumption].
    intros j J. apply L. right. exact J.
Qed.
End Lists.

Lemma of_images {X Y} (P : X -> Z -> Prop) (f : Y -> Z) a b :
  Forall2 (fun x y => P x (f y)) a b -> Forall2 P a (map f b).
Proof. induction 1; constructor; assumption. Qed.
Lemma limbs_length m l : forall a, length (limbs_at m a l) = length l.
Proof. induction l as [|e l IH]; intros a; cbn [limbs_at length]; [reflexivity|]. rewrite IH. reflexivity. Qed.

(** * Results as operands *)
(** Limbs of the same weights within bounds that are no greater. *)
Fixpoint no_more (a b : list Z) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => (x <=? y) && no_more a b | _, _ => false end.
Lemma no_more_ok a : forall b c, no_more a b = true -> Forall2 Z.le c a -> Forall2 Z.le c b.
Proof.
  induction a as [|x a IH]; intros [|y b] c E A; cbn [no_more] in E; try discriminate; inversion A; subst;
    [constructor|].
  apply andb_true_iff in E as [L E]. apply Z.leb_le in L. constructor; [lia|apply IH; assumption].
Qed.
Fixpoint is_within (r l : list element) : bool :=
  match r, l with
  | [], [] => true
  | e :: r, f :: l =>
      (if list_eq_dec Z.eq_dec (weights e) (weights f) then true else false)
      && no_more (most e) (most f) && (top e <=? top f) && is_within r l
  | _, _ => false
  end.
Lemma is_within_ok m m' r : forall l a b, is_within r l = true ->
  map snd (limbs_at m a r) = map snd (limbs_at m' b l) ->
  map number_of (limbs_at m a r) = map number_of (limbs_at m' b l) /\
  (Forall bounded (limbs_at m a r) -> Forall bounded (limbs_at m' b l)).
Proof.
  induction r as [|e r IH]; intros [|f l] a b; cbn [is_within limbs_at map snd]; try discriminate; [auto|].
  destruct (list_eq_dec _ _ _) as [W|]; [|discriminate]. cbn [andb]. rewrite !andb_true_iff, Z.leb_le.
  intros [[MO T] R] E. injection E as EW E. destruct (IH l _ _ R E) as [N BO].
  assert (NE : number_of (e, words m a (length (weights e))) = number_of (f, words m' b (length (weights f))))
    by (unfold number_of; cbn [fst snd]; rewrite EW, W; reflexivity).
  split; [rewrite NE, N; reflexivity|]. intros A. inversion A as [|? ? [A1 A2] AR]; subst.
  constructor; [|apply BO, AR]. split; [|rewrite <- NE; cbn [fst] in *; lia].
  cbn [fst snd] in *. rewrite <- EW. eapply no_more_ok; eassumption.
Qed.

(** * Calls *)
Section Calls.
Context {isa : width}.
Variable c : claim.
Variable leak : list (region * Z).
Variable image : bytes.
Variable constants : list (Z * bytes).
Hypothesis ACCEPTED : certified_lanes c leak image constants = true.
(** Results can be what the first input has; all else is only read. *)
Variable r l : list element.
Variable others : list parameter.
Hypothesis PARAMETERS : parameters c = Output r :: Input l :: others.
Hypothesis WITHIN : is_within r l = true.
Hypothesis READ : forallb is_input others = true.
(** Results are what the formulas say, times what has an inverse. *)
Hypothesis UNITS : forallb (is_unit (modulus c)) (results c) = true.

(** Numbers of a lane: results; those that are taken in their place; and other inputs. *)
Definition results_in (B : placing) (s : lane_state) (i : Z) : list (element * list Z) :=
  limbs_at (lane_memory (mem (base s)) i) (lane_places B (Arg 0)) r.
Definition taken (B : placing) (s : lane_state) (i : Z) : list (element * list Z) :=
  limbs_at (lane_memory (mem (base s)) i) (lane_places B (Arg 1)) l.
Definition beside (B : placing) (s : lane_state) (i : Z) : list Z :=
  map number_of (arguments (lane_places B) (lane_of s i) 2 others).

Lemma lane_results_in B s j : lane_results c B s j = flat_map (results_in B s) (together j).
Proof.
  unfold lane_results. rewrite !flat_map_concat_map. f_equal. apply map_ext. intros i. rewrite PARAMETERS.
  cbn [outputs]. transitivity (results_in B s i ++ []); [|apply app_nil_r]. f_equal. clear PARAMETERS. revert READ.
  generalize 2%nat. induction others as [|p ps IH]; intros n; cbn [forallb]; [reflexivity|].
  destruct p; cbn [is_input]; try discriminate. apply IH.
Qed.
Lemma lane_numbers_taken B s j : lane_numbers c B s j =
  flat_map (fun i => map number_of (taken B s i) ++ beside B s i) (together j).
Proof.
  unfold lane_numbers, lane_arguments. rewrite !flat_map_concat_map, concat_map, map_map. f_equal. apply map_ext.
  intros i. rewrite PARAMETERS. cbn [arguments]. apply map_app.
Qed.
Lemma in_together i : 0 <= i < lanes -> In i (together i).
Proof. unfold together. destruct isa; cbn; lia. Qed.
Lemma together_range i j : 0 <= j < lanes -> In i (together j) -> 0 <= i < lanes.
Proof. unfold together. destruct isa; cbn; lia. Qed.
Lemma taken_length B s i : length (map number_of (taken B s i)) = length l.
Proof. rewrite map_length. apply limbs_length. Qed.

(** Call k is made in state s k, with arrays at B k; there are n of them, and maybe others after these. *)
Variable n : nat.
Variable B : nat -> placing.
Variable s : nat -> lane_state.
Record next_call (k : nat) (s' : lane_state) : Prop := {
  is_handed_on : forall i, 0 <= i < lanes ->
    map snd (results_in (B k) s' i) = map snd (taken (B (S k)) (s (S k)) i);
  is_as_before : (forall i, 0 <= i < lanes -> Forall bounded (taken (B (S k)) (s (S k)) i)) ->
    lane_precondition c (segments image constants) (B (S k)) (s (S k)) }.
Hypothesis FIRST : lane_precondition c (segments image constants) (B 0%nat) (s 0%nat).
Hypothesis NEXT : forall k ra s', (k < n)%nat -> run_lane_image c image constants (B k) (s k) = Some (ra, s') ->
  next_call k s'.

(** Each call meets the precondition; so it ends, and what it leaves meets the postcondition. *)
Theorem repeated_calls k : (k <= n)%nat -> lane_precondition c (segments image constants) (B k) (s k).
Proof.
  induction k as [|k IH]; intros K; [exact FIRST|]. specialize (IH ltac:(lia)).
  destruct (certified_lanes_sound _ _ _ _ ACCEPTED _ _ IH) as (ra & s' & RUN & POST).
  destruct (NEXT k ra s' ltac:(lia) RUN) as [ON BEFORE]. apply BEFORE. intros i I.
  apply (proj2 (is_within_ok _ _ r l _ _ WITHIN (ON i I))).
  pose proof (lane_bounded _ _ _ _ _ _ POST i I) as A. rewrite lane_results_in, Forall_flat_map in A.
  rewrite Forall_forall in A. apply A, in_together, I.
Qed.

(** Numbers that begin as those of the first call, and of which each follow from those before by the formulas, are those
    that the calls compute, modulo what the claim says. *)
Variable numbers : nat -> Z -> list Z.
Hypothesis SO_MANY : forall k i, length (numbers k i) = length l.
Hypothesis BEGIN : forall i, 0 <= i < lanes ->
  congruent_numbers (modulus c) (numbers 0%nat i) (map number_of (taken (B 0%nat) (s 0%nat) i)).
Hypothesis FOLLOW : forall k j, (k < n)%nat -> 0 <= j < lanes ->
  Forall2 (fun t r => (modulus c | fst t * r -
      evaluate (flat_map (fun i => numbers k i ++ beside (B k) (s k) i) (together j)) (snd t)))
    (results c) (flat_map (numbers (S k)) (together j)).

Theorem repeated_numbers k : (k <= n)%nat -> forall i, 0 <= i < lanes ->
  congruent_numbers (modulus c) (numbers k i) (map number_of (taken (B k) (s k) i)).
Proof.
  induction k as [|k IH]; intros K i I; [apply BEGIN, I|]. specialize (IH ltac:(lia)).
  destruct (certified_lanes_sound _ _ _ _ ACCEPTED _ _ (repeated_calls k ltac:(lia))) as (ra & s' & RUN & POST).
  destruct (NEXT k ra s' ltac:(lia) RUN) as [ON _].
  assert (SAME : forall j, 0 <= j < lanes -> map number_of (taken (B (S k)) (s (S k)) j) =
    map number_of (results_in (B k) s' j)) by (intros j J; symmetry; apply (is_within_ok _ _ r l _ _ WITHIN (ON j J))).
  rewrite (SAME i I).
  assert (X : congruent_numbers (modulus c) (flat_map (numbers (S k)) (together i))
    (flat_map (fun i => map number_of (results_in (B k) s' i)) (together i))).
  { eapply results_congruent; [exact UNITS| |apply (FOLLOW k i ltac:(lia) I)|].
    - apply both_flat. intros j J. apply Forall2_app; [apply IH, (together_range _ i); assumption|].
      apply congruent_self.
    - pose proof (lane_congruent _ _ _ _ _ _ POST i I) as A. rewrite lane_results_in, lane_numbers_taken in A.
      assert (E : flat_map (fun j => map number_of (results_in (B k) s' j)) (together i) =
        map number_of (flat_map (results_in (B k) s') (together i)))
        by (rewrite !flat_map_concat_map, concat_map, map_map; reflexivity).
      rewrite E.
      apply (of_images (fun t r => (modulus c | fst t * r - evaluate _ (snd t)))), A. }
  refine (flat_both _ _ _ _ _ X i (in_together i I)).
  intros j J. rewrite SO_MANY, <- (SAME j (together_range _ i I J)), taken_length. reflexivity.
Qed.
End Calls.
