(** What is accepted says something: there is a state that meets the precondition. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Certificate Memory.
Import ListNotations.
Open Scope Z_scope.

Section Witness.
Variable c : claim.
Variable segs : list (Z * bytes).
Hypothesis WF : well_formed c = true.
Hypothesis POSSIBLE : possible c segs = true.

(** * The witness: places far from each other, and memory that is 0 but for the code *)
Definition apart_by : Z := 4 * longest.
Definition places (g : region) : Z :=
  match g with Image => apart_by | Stack => 2 * apart_by | Arg n => (3 + Z.of_nat n) * apart_by end.
Fixpoint byte_at (l : list (Z * bytes)) (d : Z) : Z :=
  match l with
  | [] => 0
  | t :: l => if (fst (span_of t) <=? d) && (d <? snd (span_of t)) then nth (Z.to_nat (d - fst t)) (snd t) 0
              else byte_at l d
  end.
Definition passed_in (n : nat) : Z := match parameter_at c n with Value _ => 0 | _ => places (Arg n) end.
Definition witness : state :=
  State (fun r => match r with
                  | RDI => passed_in 0 | RSI => passed_in 1 | RDX => passed_in 2 | RCX => passed_in 3
                  | R8 => passed_in 4 | R9 => passed_in 5 | RSP => places Stack | _ => 0 end)
    (fun _ => None) (fun a => byte_at segs (a - places Image)) [].

(** * What was checked *)
Lemma frame_ok : 0 <= frame c <= longest.
Proof.
  unfold well_formed, possible in *. rewrite !andb_true_iff, !Z.leb_le in *. lia.
Qed.
Lemma passed_count : (length (parameters c) <= 6)%nat.
Proof. unfold possible in POSSIBLE. rewrite !andb_true_iff in POSSIBLE. apply Nat.leb_le, POSSIBLE. Qed.
Lemma size_ok n : 0 <= size_of (parameter_at c n) <= longest.
Proof.
  unfold possible in POSSIBLE. rewrite !andb_true_iff, !forallb_forall in POSSIBLE. destruct POSSIBLE as [[_ S] _].
  unfold parameter_at. destruct (nth_in_or_default n (parameters c) (Value 0)) as [I| ->]; [|cbn; unfold longest; lia].
  specialize (S _ I). apply Z.leb_le in S. split; [|exact S]. destruct (nth n _ _); cbn [size_of]; lia.
Qed.
Lemma segment_ok t : In t segs -> - longest <= fst t /\ fst t + Z.of_nat (length (snd t)) <= longest
  /\ (forall i, 0 <= nth i (snd t) 0 < 256).
Proof.
  intros I. unfold possible in POSSIBLE. rewrite !andb_true_iff, !forallb_forall in POSSIBLE.
  destruct POSSIBLE as [[[[S _] _] _] _]. specialize (S t I). rewrite !andb_true_iff, !Z.leb_le, forallb_forall in S.
  destruct S as [[S1 S2] S3]. cbn [span_of fst snd] in S1, S2. repeat split; try assumption;
    (destruct (nth_in_or_default i (snd t) 0) as [J| ->]; [|lia]); specialize (S3 _ J);
    rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in S3; lia.
Qed.
Lemma segments_disjoint : disjoint segs = true.
Proof. unfold possible in POSSIBLE. rewrite !andb_true_iff in POSSIBLE. apply POSSIBLE. Qed.

(** * Memory *)
Lemma byte_found l : disjoint l = true -> forall t i, In t l -> (i < length (snd t))%nat ->
  byte_at l (fst t + Z.of_nat i) = nth i (snd t) 0.
Proof.
  induction l as [|u l IH]; intros D t i I L; [destruct I|]. cbn [disjoint] in D. apply andb_true_iff in D as [D0 D].
  cbn [byte_at]. cbn [span_of fst snd]. destruct I as [<-|I].
  - replace ((fst u <=? fst u + Z.of_nat i) && (fst u + Z.of_nat i <? fst u + Z.of_nat (length (snd u)))) with true
      by (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia). f_equal. lia.
  - rewrite forallb_forall in D0. specialize (D0 t I). cbn [span_of fst snd] in D0.
    rewrite orb_true_iff, !Z.leb_le in D0.
    destruct (_ && _) eqn:E; [|apply IH; assumption].
    apply andb_true_iff in E. rewrite Z.leb_le, Z.ltb_lt in E. unfold bytes in *. lia.
Qed.
Lemma byte_range l d : (forall t, In t l -> forall i, 0 <= nth i (snd t) 0 < 256) -> 0 <= byte_at l d < 256.
Proof.
  induction l as [|t l IH]; intros H; cbn [byte_at]; [lia|]. destruct (_ && _).
  - apply H. left. reflexivity.
  - apply IH. intros u U. apply H. right. exact U.
Qed.
Lemma byte_else l d : (forall t, In t l -> fst t + Z.of_nat (length (snd t)) <= d) -> byte_at l d = 0.
Proof.
  induction l as [|t l IH]; intros H; [reflexivity|]. cbn [byte_at]. cbn [span_of fst snd].
  destruct (_ && _) eqn:E.
  - apply andb_true_iff in E as [_ E]. apply Z.ltb_lt in E. specialize (H t (or_introl eq_refl)).
    unfold bytes in *. lia.
  - apply IH. intros u U. apply H. right. exact U.
Qed.
Lemma load_zero a : 2 * apart_by <= a -> load64 (mem witness) a = 0.
Proof.
  intros A. assert (Z0 : forall b, 2 * apart_by <= b -> mem witness b = 0).
  { intros b L. cbn [mem witness]. apply byte_else. intros t I. apply segment_ok in I.
    unfold places, apart_by, longest, bytes in *. lia. }
  unfold load64. rewrite !Z0 by lia. reflexivity.
Qed.
Lemma words_zero n : forall a, 2 * apart_by <= a -> words (mem witness) a n = repeat 0 n.
Proof.
  induction n as [|n IH]; intros a A; [reflexivity|]. cbn [words repeat]. rewrite load_zero, IH by lia. reflexivity.
Qed.

(** * Numbers that are 0 *)
Definition zero_fits (e : element) : Prop :=
  length (most e) = length (weights e) /\ Forall (Z.le 0) (most e) /\ 0 <= top e.
Lemma number_zero ws : forall n, number ws (repeat 0 n) = 0.
Proof. induction ws as [|w ws IH]; intros [|n]; cbn [number repeat]; try reflexivity. rewrite IH. lia. Qed.
Lemma zero_bounded e : zero_fits e -> bounded (e, repeat 0 (length (weights e))).
Proof.
  intros (L & F & T). split; cbn [fst snd].
  - rewrite <- L. clear L T. induction F; cbn [length repeat]; constructor; assumption.
  - unfold number_of. cbn [fst snd]. rewrite number_zero. exact T.
Qed.
Lemma elements_fit e : In e (elements c) -> zero_fits e.
Proof.
  intros I. unfold well_formed in WF. apply andb_true_iff in WF as [_ W]. rewrite forallb_forall in W.
  specialize (W e I). rewrite !andb_true_iff, Nat.eqb_eq, Z.leb_le, !forallb_forall in W.
  destruct W as [[[W1 _] W2] W3].
  split; [exact W1|]. split; [|exact W3]. apply Forall_forall. intros u U. apply Z.leb_le, W2, U.
Qed.
Lemma limbs_bounded_zero l : (forall e, In e l -> zero_fits e) -> forall a, 2 * apart_by <= a ->
  Forall bounded (limbs_at (mem witness) a l).
Proof.
  induction l as [|e l IH]; intros H a A; cbn [limbs_at]; constructor.
  - rewrite words_zero by exact A. apply zero_bounded, H. left. reflexivity.
  - apply IH; [intros f F; apply H; right; exact F|lia].
Qed.
Lemma register_of n : (n < length (parameters c))%nat -> regs witness (nth n passing RAX) = passed_in n.
Proof. intros L. pose proof passed_count. do 6 (destruct n as [|n]; [reflexivity|]). lia. Qed.
Lemma skipn_next (l : list parameter) : forall n p r, skipn n l = p :: r -> skipn (S n) l = r.
Proof.
  induction l as [|q l IH]; intros [|n] p r E; try discriminate; [injection E as _ E; exact E|].
  exact (IH n p r E).
Qed.
Lemma arguments_bounded l : forall n, skipn n (parameters c) = l -> Forall bounded (arguments places witness n l).
Proof.
  induction l as [|p l IH]; intros n SK; [constructor|].
  assert (L : (n < length (parameters c))%nat).
  { destruct (Nat.lt_ge_cases n (length (parameters c))) as [L|G]; [exact L|]. rewrite skipn_all2 in SK by exact G.
    discriminate. }
  assert (AT : parameter_at c n = p).
  { unfold parameter_at. rewrite <- (firstn_skipn n (parameters c)) at 1. rewrite SK, app_nth2;
      rewrite firstn_length_le by lia; [|lia]. rewrite Nat.sub_diag. reflexivity. }
  assert (S' : skipn (S n) (parameters c) = l).
  { exact (skipn_next _ _ _ _ SK). }
  assert (IN : In p (parameters c)).
  { rewrite <- (firstn_skipn n (parameters c)), SK. apply in_app_iff. right. left. reflexivity. }
  assert (E : forall e, In e (elements_of p) -> zero_fits e).
  { intros e I. apply elements_fit. unfold elements. apply in_flat_map. exists p. split; assumption. }
  specialize (IH (S n) S'). destruct p as [es|es|u]; cbn [arguments].
  - apply Forall_app. split; [|exact IH]. apply limbs_bounded_zero; [exact E|]. unfold places, apart_by, longest. lia.
  - exact IH.
  - constructor; [|exact IH]. rewrite register_of by exact L. unfold passed_in. rewrite AT.
    apply (zero_bounded (word_element u)), E. left. reflexivity.
Qed.

(** * All of it *)
Lemma output_count n : is_output (parameter_at c n) = true -> (n < length (parameters c))%nat.
Proof.
  intros O. destruct (Nat.lt_ge_cases n (length (parameters c))) as [L|G]; [exact L|]. unfold parameter_at in O.
  rewrite nth_overflow in O by exact G. discriminate.
Qed.
Ltac places_apart := unfold apart, in_memory, span, segment_span, places, apart_by, longest, bytes, M in *;
  cbn [fst snd] in *.
Lemma witness_placed : placed c segs places.
Proof.
  pose proof frame_ok as F. pose proof passed_count as P. split.
  - intros n L. pose proof (size_ok n). places_apart. lia.
  - split; [lia|]. places_apart. lia.
  - intros t I. apply segment_ok in I. places_apart. lia.
  - intros [n| |] [m| |] N G H; try contradiction; try congruence.
    + pose proof (size_ok n). pose proof (size_ok m). assert (n <> m) by congruence. places_apart. lia.
    + pose proof (size_ok n). places_apart. lia.
    + pose proof (size_ok m). places_apart. lia.
  - intros [n| |] t G I; try contradiction; apply segment_ok in I; [pose proof (size_ok n)|]; places_apart; lia.
  - intros n _. pose proof (size_ok n). places_apart. lia.
  - intros n m O I. assert (A : apart (span c places (Arg n)) (span c places (Arg m))).
    { assert (n <> m).
      { intros ->. destruct (parameter_at c m); discriminate. }
      pose proof (size_ok n). pose proof (size_ok m). places_apart. lia. }
    destruct (overlaps c); auto.
Qed.
Lemma passed_range n : 0 <= passed_in n < M \/ (6 <= n)%nat.
Proof.
  destruct (Nat.lt_ge_cases n 6); [left|right; lia]. unfold passed_in.
  destruct (parameter_at c n); unfold places, apart_by, longest, M; lia.
Qed.
Lemma witness_met : precondition c segs places witness.
Proof.
  split.
  - exact witness_placed.
  - intros n L. pose proof (register_of n L) as R. unfold passed_in in R. destruct (parameter_at c n); auto.
  - reflexivity.
  - intros r. destruct r; cbn [regs witness]; try (split; [discriminate|reflexivity]);
      match goal with |- _ <= passed_in ?n < _ => destruct (passed_range n) as [X|X]; [exact X|lia] end.
  - intros a. cbn [mem witness]. apply byte_range. intros t I. apply segment_ok, I.
  - intros t i I L. cbn [mem witness]. replace (places Image + fst t + Z.of_nat i - places Image) with
      (fst t + Z.of_nat i) by lia. apply byte_found; [apply segments_disjoint|exact I|exact L].
  - apply arguments_bounded. reflexivity.
Qed.
End Witness.

Theorem certified_possible c leak k image constants : certified c leak k image constants = true ->
  exists B s, precondition c (segments image constants) B s.
Proof.
  unfold certified. destruct (decode (segments image constants)) as [p|]; [|discriminate].
  unfold accepts. rewrite !andb_true_iff.
  intros [[WF P] _]. exists places, (witness c (segments image constants)). apply witness_met; assumption.
Qed.
