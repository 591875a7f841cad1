(** Words in memory of bytes, and logic of words as arithmetic. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine.
Import ListNotations.
Open Scope Z_scope.

Lemma load_store_apart m a b w : a + 8 <= b \/ b + 8 <= a -> load64 (store64 m b w) a = load64 m a.
Proof.
  intros H. unfold load64, store64.
  repeat match goal with |- context [(b <=? ?x) && (?x <? b + 8)] =>
    replace ((b <=? x) && (x <? b + 8)) with false by (symmetry; apply andb_false_iff; rewrite Z.leb_gt, Z.ltb_ge; lia)
      end.
  reflexivity.
Qed.
Lemma load_store_same m a w : 0 <= w < M -> load64 (store64 m a w) a = w.
Proof.
  intros H. unfold load64, store64.
  repeat match goal with |- context [(a <=? ?x) && (?x <? a + 8)] =>
    replace ((a <=? x) && (x <? a + 8)) with true by (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia)
      end.
  assert (R : forall n, 0 <= n -> w / 2 ^ n mod 2 ^ 8 = w / 2 ^ n - 2 ^ 8 * (w / 2 ^ (n + 8))).
  { intros n Hn. rewrite Z.pow_add_r, <- Z.div_div by lia. rewrite Z.mod_eq by lia. reflexivity. }
  rewrite !R by lia.
  replace (a - a) with 0 by lia. replace (a + 1 - a) with 1 by lia. replace (a + 2 - a) with 2 by lia.
  replace (a + 3 - a) with 3 by lia. replace (a + 4 - a) with 4 by lia. replace (a + 5 - a) with 5 by lia.
  replace (a + 6 - a) with 6 by lia. replace (a + 7 - a) with 7 by lia.
  change (8 * 0) with 0. change (8 * 1) with 8. change (8 * 2) with 16. change (8 * 3) with 24. change (8 * 4) with 32.
  change (8 * 5) with 40. change (8 * 6) with 48. change (8 * 7) with 56. change (0 + 8) with 8. change (8 + 8) with 16.
  change (16 + 8) with 24. change (24 + 8) with 32. change (32 + 8) with 40. change (40 + 8) with 48.
  change (48 + 8) with 56.
  change (56 + 8) with 64. change (2 ^ 64) with M. rewrite (Z.div_small w M) by lia.
  change (2 ^ 0) with 1. rewrite Z.div_1_r. ring.
Qed.
Lemma load_range m a : (forall x, 0 <= m x < 256) -> 0 <= load64 m a < M.
Proof.
  intros H. unfold load64, M. pose proof (H a). pose proof (H (a+1)). pose proof (H (a+2)). pose proof (H (a+3)).
  pose proof (H (a+4)). pose proof (H (a+5)). pose proof (H (a+6)). pose proof (H (a+7)). lia.
Qed.
Lemma load_ext m m' a : (forall x, a <= x < a + 8 -> m x = m' x) -> load64 m a = load64 m' a.
Proof. intros H. unfold load64. rewrite !H by lia. reflexivity. Qed.
Lemma store_byte m a w x : (forall x, 0 <= m x < 256) -> 0 <= store64 m a w x < 256.
Proof. intros H. unfold store64. destruct (_ && _); [apply Z.mod_pos_bound; lia|apply H]. Qed.
Lemma store_else m a w x : x < a \/ a + 8 <= x -> store64 m a w x = m x.
Proof.
  intros H. unfold store64. replace ((a <=? x) && (x <? a + 8)) with false; [reflexivity|].
  symmetry; apply andb_false_iff; rewrite Z.leb_gt, Z.ltb_ge; lia.
Qed.
Lemma store8_else m a b x : x <> a -> store8 m a b x = m x.
Proof. intros H. unfold store8. destruct (Z.eqb_spec x a); [contradiction|reflexivity]. Qed.
Lemma load_store8_apart m a b w : b < a \/ a + 8 <= b -> load64 (store8 m b w) a = load64 m a.
Proof. intros H. apply load_ext. intros x X. apply store8_else. lia. Qed.

(** * Logic *)
Lemma high_bits a n i : 0 <= a < 2 ^ n -> 0 <= n <= i -> Z.testbit a i = false.
Proof. intros H I. rewrite <- (Z.mod_small a (2 ^ n)) by lia. apply Z.mod_pow2_bits_high; lia. Qed.
Lemma below_power z n : 0 <= z -> 0 <= n -> (forall i, n <= i -> Z.testbit z i = false) -> z < 2 ^ n.
Proof.
  intros P N H. replace z with (z mod 2 ^ n); [apply Z.mod_pos_bound; apply Z.pow_pos_nonneg; lia|].
  apply Z.bits_inj'. intros i I. destruct (Z.lt_ge_cases i n).
  - apply Z.mod_pow2_bits_low; lia.
  - rewrite Z.mod_pow2_bits_high by lia. symmetry. apply H; lia.
Qed.
Lemma logic_range (f : Z -> Z -> Z) (g : bool -> bool -> bool) a b :
  (forall i, Z.testbit (f a b) i = g (Z.testbit a i) (Z.testbit b i)) -> g false false = false ->
  0 <= f a b -> 0 <= a < M -> 0 <= b < M -> 0 <= f a b < M.
Proof.
  intros F G P A B. split; [exact P|]. change M with (2 ^ 64) in *. apply below_power; [exact P|lia|].
  intros i I. rewrite F, (high_bits a 64), (high_bits b 64) by lia. exact G.
Qed.
Lemma land_range a b : 0 <= a < M -> 0 <= b < M -> 0 <= Z.land a b < M.
Proof. intros A B. apply (logic_range Z.land andb); auto; [intros; apply Z.land_spec|apply Z.land_nonneg; lia]. Qed.
Lemma lor_range a b : 0 <= a < M -> 0 <= b < M -> 0 <= Z.lor a b < M.
Proof. intros A B. apply (logic_range Z.lor orb); auto; [intros; apply Z.lor_spec|apply Z.lor_nonneg; lia]. Qed.
Lemma lxor_range a b : 0 <= a < M -> 0 <= b < M -> 0 <= Z.lxor a b < M.
Proof. intros A B. apply (logic_range Z.lxor xorb); auto; [intros; apply Z.lxor_spec|apply Z.lxor_nonneg; lia]. Qed.

Lemma land_run x j n : 0 <= j -> 0 <= n -> Z.land x (2 ^ j * (2 ^ n - 1)) = x mod 2 ^ (j + n) - x mod 2 ^ j.
Proof.
  intros J N. assert (E : Z.land x (2 ^ j * (2 ^ n - 1)) = 2 ^ j * ((x / 2 ^ j) mod 2 ^ n)).
  { replace (2 ^ j * (2 ^ n - 1)) with (Z.shiftl (Z.ones n) j) by (rewrite Z.shiftl_mul_pow2, Z.ones_equiv; lia).
    rewrite <- Z.shiftr_div_pow2, <- Z.land_ones, (Z.mul_comm (2 ^ j)), <- Z.shiftl_mul_pow2 by lia.
    apply Z.bits_inj'. intros i I. rewrite Z.land_spec, !Z.shiftl_spec, Z.land_spec by lia.
    destruct (Z.lt_ge_cases i j).
    - rewrite !(Z.testbit_neg_r _ (i - j)) by lia. rewrite !andb_false_r. reflexivity.
    - rewrite Z.shiftr_spec by lia. replace (i - j + j) with i by lia. reflexivity. }
  rewrite E, Z.pow_add_r by lia.
  rewrite Z.rem_mul_r by (try (apply Z.pow_nonzero; lia); apply Z.pow_pos_nonneg; lia). lia.
Qed.
Lemma lor_apart a b k : 0 <= k -> 0 <= a < 2 ^ k -> Z.lor a (2 ^ k * b) = a + 2 ^ k * b.
Proof.
  intros K A. assert (D : Z.land a (2 ^ k * b) = 0).
  { rewrite Z.mul_comm, <- Z.shiftl_mul_pow2 by lia. apply Z.bits_inj'. intros i I.
    rewrite Z.land_spec, Z.bits_0, Z.shiftl_spec by lia. destruct (Z.lt_ge_cases i k).
    - rewrite (Z.testbit_neg_r _ (i - k)) by lia. apply andb_false_r.
    - rewrite (high_bits a k) by lia. reflexivity. }
  rewrite Z.add_nocarry_lxor by exact D. symmetry. apply Z.lxor_lor, D.
Qed.
Lemma lxor_ones a : 0 <= a < M -> Z.lxor a (M - 1) = M - 1 - a.
Proof.
  intros A. change (M - 1) with (Z.ones 64) in *. change M with (2 ^ 64) in A.
  assert (D : Z.land a (Z.lxor a (Z.ones 64)) = 0).
  { apply Z.bits_inj'. intros i I. rewrite Z.land_spec, Z.lxor_spec, Z.bits_0. destruct (Z.lt_ge_cases i 64).
    - rewrite Z.ones_spec_low by lia. destruct (Z.testbit a i); reflexivity.
    - rewrite (high_bits a 64) by lia. reflexivity. }
  pose proof (Z.add_nocarry_lxor _ _ D) as S. rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l in S. lia.
Qed.

(** A shift that keeps the sign. *)
Lemma signed_shift x k : 0 <= x < M -> 0 <= k < 64 ->
  (signed x / 2 ^ k) mod M = x / 2 ^ k + (M - 2 ^ (64 - k)) * (x / 2 ^ 63).
Proof.
  intros X K. unfold signed. pose proof (Z.pow_pos_nonneg 2 k ltac:(lia) ltac:(lia)) as P.
  assert (E : 2 ^ (64 - k) * 2 ^ k = M) by (rewrite <- Z.pow_add_r by lia; replace (64 - k + k) with 64 by lia;
    reflexivity).
  pose proof (Z.pow_pos_nonneg 2 (64 - k) ltac:(lia) ltac:(lia)) as P'.
  assert (Q : 0 <= x / 2 ^ k < 2 ^ (64 - k)) by (split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; lia]).
  assert (L : 2 ^ (64 - k) <= M) by nia.
  destruct (Z.ltb_spec x (2 ^ 63)).
  - rewrite (Z.div_small x (2 ^ 63)) by lia. rewrite Z.mod_small by lia. lia.
  - replace (x / 2 ^ 63) with 1.
    2: { apply (Z.div_unique_pos _ _ _ (x - 2 ^ 63)); change M with (2 ^ 63 * 2) in X; lia. }
    replace (x - M) with (x + - 2 ^ (64 - k) * 2 ^ k) by lia. rewrite Z.div_add by lia.
    symmetry. apply (Z.mod_unique_pos _ _ (-1)); lia.
Qed.
