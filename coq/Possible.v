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

(** * The witness: places far from each other, and memory that is 0 but for the code and what is known *)
Definition apart_by : Z := 4 * longest.
Definition places (g : region) : Z :=
  match g with Image => apart_by | Stack => 2 * apart_by | Arg n => (3 + Z.of_nat n) * apart_by end.
Fixpoint byte_at (l : list (Z * bytes)) (d : Z) : Z :=
  match l with
  | [] => 0
  | t :: l => if (fst (span_of t) <=? d) && (d <? snd (span_of t)) then nth (Z.to_nat (d - fst t)) (snd t) 0
              else byte_at l d
  end.
Definition byte_of (z i : Z) : Z := (z / 2^(8 * i)) mod 2^8.
Definition known_byte (a : Z) : Z :=
  match parameter_at c (Z.to_nat (a / apart_by - 3)) with Known _ z => byte_of z (a mod apart_by) | _ => 0 end.
Definition passed_in (n : nat) : Z :=
  match parameter_at c n with Value _ => 0 | KnownValue z => z | _ => places (Arg n) end.
Definition witness : state :=
  State (fun r => match r with
                  | RDI => passed_in 0 | RSI => passed_in 1 | RDX => passed_in 2 | RCX => passed_in 3
                  | R8 => passed_in 4 | R9 => passed_in 5 | RSP => places Stack | _ => 0 end)
    (fun _ => None) (fun a => if a <? 3 * apart_by then byte_at segs (a - places Image) else known_byte a) [].

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
Lemma known_ok n :
  match parameter_at c n with Known k z => 0 <= z < 2^(64 * Z.of_nat k) | KnownValue z => 0 <= z < M | _ => True end.
Proof.
  unfold well_formed in WF. rewrite !andb_true_iff, !forallb_forall in WF. destruct WF as [[_ K] _].
  unfold parameter_at. destruct (nth_in_or_default n (parameters c) (Value 0)) as [I| ->]; [|exact Logic.I].
  specialize (K _ I). destruct (nth n _ _); cbn [known_fits] in K; auto;
    rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in K; exact K.
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
Lemma memory_at n d : 0 <= d < apart_by ->
  mem witness (places (Arg n) + d) = match parameter_at c n with Known _ z => byte_of z d | _ => 0 end.
Proof.
  intros D. cbn [mem witness places]. unfold apart_by, longest in *.
  match goal with |- (if ?x <? ?y then _ else _) = _ => destruct (Z.ltb_spec x y); [lia|] end.
  unfold known_byte, apart_by, longest. rewrite Z.div_add_l, Z.div_small by lia.
  replace ((3 + Z.of_nat n) * (4 * 2 ^ 40) + d) with (d + (3 + Z.of_nat n) * (4 * 2 ^ 40)) by lia.
  rewrite Z.mod_add, Z.mod_small by lia. replace (3 + Z.of_nat n + 0 - 3) with (Z.of_nat n) by lia.
  rewrite Nat2Z.id. reflexivity.
Qed.
Lemma words_zero n : is_known (parameter_at c n) = false -> forall k d, 0 <= d -> d + 8 * Z.of_nat k <= apart_by ->
  words (mem witness) (places (Arg n) + d) k = repeat 0 k.
Proof.
  intros K k. induction k as [|k IH]; intros d D L; [reflexivity|]. cbn [words repeat].
  rewrite <- (Z.add_assoc _ d 8), IH by lia. f_equal. unfold load64. rewrite <- !Z.add_assoc, !memory_at by lia.
  destruct (parameter_at c n); try reflexivity. discriminate.
Qed.

(** * Known numbers *)
Lemma eight_bytes y :
  y mod 2^8 + 2^8 * ((y / 2^8) mod 2^8 + 2^8 * ((y / 2^16) mod 2^8 + 2^8 * ((y / 2^24) mod 2^8
  + 2^8 * ((y / 2^32) mod 2^8 + 2^8 * ((y / 2^40) mod 2^8 + 2^8 * ((y / 2^48) mod 2^8
  + 2^8 * ((y / 2^56) mod 2^8))))))) = y mod M.
Proof.
  assert (R : forall n, 0 <= n -> (y / 2 ^ n) mod 2 ^ 8 = y / 2 ^ n - 2 ^ 8 * (y / 2 ^ (n + 8))).
  { intros n N. rewrite Z.pow_add_r, <- Z.div_div by lia. rewrite Z.mod_eq by lia. reflexivity. }
  rewrite !R by lia. rewrite !Z.mod_eq by (unfold M; lia). change M with (2 ^ 64).
  change (8 + 8) with 16. change (16 + 8) with 24. change (24 + 8) with 32. change (32 + 8) with 40.
  change (40 + 8) with 48. change (48 + 8) with 56. change (56 + 8) with 64. ring.
Qed.
Lemma known_digits n k0 z : parameter_at c n = Known k0 z -> forall k j, 8 * Z.of_nat (j + k) <= apart_by ->
  number64 (words (mem witness) (places (Arg n) + 8 * Z.of_nat j) k) =
  (z / 2 ^ (64 * Z.of_nat j)) mod 2 ^ (64 * Z.of_nat k).
Proof.
  intros P k. induction k as [|k IH]; intros j L; cbn [words number64].
  - change (2 ^ (64 * Z.of_nat 0)) with 1. rewrite Z.mod_1_r. reflexivity.
  - replace (places (Arg n) + 8 * Z.of_nat j + 8) with (places (Arg n) + 8 * Z.of_nat (S j)) by lia.
    rewrite IH by lia. replace (64 * Z.of_nat (S k)) with (64 + 64 * Z.of_nat k) by lia.
    rewrite Z.pow_add_r, Z.rem_mul_r by (try apply Z.pow_nonzero; try apply Z.pow_pos_nonneg; lia).
    change (2 ^ 64) with M. rewrite <- eight_bytes.
    replace (64 * Z.of_nat (S j)) with (64 * Z.of_nat j + 64) by lia.
    rewrite (Z.pow_add_r 2 _ 64), <- Z.div_div by (try apply Z.pow_nonzero; try apply Z.pow_pos_nonneg; lia).
    change (2 ^ 64) with M. f_equal. unfold load64. rewrite <- !Z.add_assoc, !memory_at by lia. rewrite P.
    assert (E : forall i, 0 <= i -> byte_of z (8 * Z.of_nat j + i) =
      (z / 2 ^ (64 * Z.of_nat j) / 2 ^ (8 * i)) mod 2 ^ 8).
    { intros i I. unfold byte_of. rewrite Z.div_div by (try apply Z.pow_nonzero; try apply Z.pow_pos_nonneg; lia).
      rewrite <- Z.pow_add_r by lia. do 3 f_equal. lia. }
    rewrite <- (Z.add_0_r (8 * Z.of_nat j)) at 1. rewrite !E by lia. rewrite Z.div_1_r. reflexivity.
Qed.
Lemma known_passed n k z : parameter_at c n = Known k z -> number64 (words (mem witness) (places (Arg n)) k) = z.
Proof.
  intros P. pose proof (size_ok n) as S. rewrite P in S. cbn [size_of] in S.
  rewrite <- (Z.add_0_r (places (Arg n))). change 0 with (8 * Z.of_nat 0) at 1.
  rewrite (known_digits n k z P) by (cbn [plus]; unfold apart_by, longest in *; lia).
  change (2 ^ (64 * Z.of_nat 0)) with 1. rewrite Z.div_1_r. apply Z.mod_small.
  pose proof (known_ok n) as K. rewrite P in K. exact K.
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
Lemma limbs_bounded_zero n l : is_known (parameter_at c n) = false -> (forall e, In e l -> zero_fits e) -> forall d,
  0 <= d -> d + 8 * Z.of_nat (count l) <= apart_by -> Forall bounded (limbs_at (mem witness) (places (Arg n) + d) l).
Proof.
  intros K. induction l as [|e l IH]; intros H d D L; cbn [limbs_at]; constructor;
    unfold count in L; cbn [map list_sum fold_right] in L; fold (list_sum (map (fun e => length (weights e)) l)) in L;
    fold (count l) in L.
  - rewrite (words_zero n K) by lia. apply zero_bounded, H. left. reflexivity.
  - rewrite <- Z.add_assoc. apply IH; [intros f F; apply H; right; exact F|lia|lia].
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
  specialize (IH (S n) S'). destruct p as [es|es|u|k z|z]; cbn [arguments]; try exact IH.
  - apply Forall_app. split; [|exact IH]. rewrite <- (Z.add_0_r (places (Arg n))).
    pose proof (size_ok n) as SZ. rewrite AT in SZ. cbn [size_of] in SZ.
    apply limbs_bounded_zero; [rewrite AT; reflexivity|exact E|lia|unfold apart_by, longest in *; lia].
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
  - intros g n G K. pose proof (size_ok n). destruct g as [m| |]; [|places_apart; lia|contradiction].
    assert (n <> m) by (intros ->; cbn [written] in G; destruct (parameter_at c m); discriminate).
    pose proof (size_ok m). places_apart. lia.
  - intros n m O I. assert (A : apart (span c places (Arg n)) (span c places (Arg m))).
    { assert (n <> m).
      { intros ->. destruct (parameter_at c m); discriminate. }
      pose proof (size_ok n). pose proof (size_ok m). places_apart. lia. }
    destruct (overlaps c); auto.
Qed.
Lemma passed_range n : 0 <= passed_in n < M \/ (6 <= n)%nat.
Proof.
  destruct (Nat.lt_ge_cases n 6); [left|right; lia]. unfold passed_in.
  pose proof (known_ok n) as K. destruct (parameter_at c n); unfold places, apart_by, longest, M in *; lia.
Qed.
Lemma witness_met : precondition c segs places witness.
Proof.
  split.
  - exact witness_placed.
  - intros n L I. rewrite (register_of n L). unfold passed_in. destruct (parameter_at c n); reflexivity || discriminate.
  - intros n L. pose proof (register_of n L) as R. unfold passed_in in R.
    destruct (parameter_at c n) eqn:P; auto. apply known_passed, P.
  - reflexivity.
  - intros r. destruct r; cbn [regs witness]; try (split; [discriminate|reflexivity]);
      match goal with |- _ <= passed_in ?n < _ => destruct (passed_range n) as [X|X]; [exact X|lia] end.
  - intros a. cbn [mem witness]. destruct (a <? _); [apply byte_range; intros t I; apply segment_ok, I|].
    unfold known_byte. destruct (parameter_at _ _); try lia. apply Z.mod_pos_bound. lia.
  - intros t i I L. cbn [mem witness]. pose proof (segment_ok t I) as [_ [HI _]].
    match goal with |- (if ?x <? ?y then _ else _) = _ => destruct (Z.ltb_spec x y) end;
      [|unfold places, apart_by, longest, bytes in *; lia].
    replace (places Image + fst t + Z.of_nat i - places Image) with (fst t + Z.of_nat i) by lia.
    apply byte_found; [apply segments_disjoint|exact I|exact L].
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
