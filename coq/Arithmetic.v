(** The arithmetic of Symbolic.v gives the words that it should. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Statement Polynomial Bound Split Words Symbolic Memory.
Import ListNotations.
Open Scope Z_scope.

Section Valuation.
Variable v : valuation.
Definition num (w : word) : Z := eval v (value w).
Definition full (w : word) : Prop := word_ok v w /\ 0 <= num w < M.
Definition is_bit (w : word) : Prop := word_ok v w /\ num w <= 1.
(** After something, given its definitions: the context is right, and w has the value z. *)
Definition gives (k : context) (w : word) (z : Z) : Prop := context_ok v k /\ word_ok v w /\ num w = z.

Lemma const_num z : 0 <= z -> word_ok v (word_const z) /\ num (word_const z) = z.
Proof. intros H. unfold word_ok, num, word_const; cbn [value limit]. rewrite const_ok. lia. Qed.
Lemma const_full z : 0 <= z < M -> full (word_const z).
Proof. intros H. destruct (const_num z) as [A E]; [lia|]. split; [exact A|]. rewrite E. lia. Qed.
Lemma zero_bit : is_bit zero.
Proof. destruct (const_num 0) as [A E]; [lia|]. split; [exact A|]. fold zero in E. lia. Qed.
Lemma zero_num : num zero = 0.
Proof. apply const_num; lia. Qed.
Lemma pow_pos n : 0 <= n -> 0 < 2 ^ n.
Proof. intros; apply Z.pow_pos_nonneg; lia. Qed.
Lemma pow_halves n : 0 <= n <= 64 -> 2 ^ n * 2 ^ (64 - n) = M.
Proof. intros H. rewrite <- Z.pow_add_r by lia. replace (n + (64 - n)) with 64 by lia. reflexivity. Qed.

Ltac ok := unfold word_ok, num in *; cbn [value limit] in *;
  repeat rewrite ?add_ok, ?sub_ok, ?scale_ok, ?mul_ok, ?const_ok, ?var_ok in *.

Lemma remainder_gives n k p u h k' w : remainder_of n k p u h = Some (k', w) ->
  definitions_ok v (defs k') -> context_ok v k -> 0 <= eval v p <= u -> gives k' w (eval v p mod 2 ^ Z.of_nat n).
Proof.
  unfold remainder_of. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <- <-] D C P.
  apply (split_ok v) in S as (C' & _ & R & _ & E); try assumption. split; [exact C'|]. split; assumption.
Qed.
Lemma quotient_gives n k p u h k' w : quotient_of n k p u h = Some (k', w) ->
  definitions_ok v (defs k') -> context_ok v k -> 0 <= eval v p <= u -> gives k' w (eval v p / 2 ^ Z.of_nat n).
Proof.
  unfold quotient_of. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <- <-] D C P.
  apply (split_ok v) in S as (C' & Q & _ & E & _); try assumption. split; [exact C'|]. split; assumption.
Qed.
Lemma remainder_incl n k p u h k' w : remainder_of n k p u h = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold remainder_of. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <- <-].
  eapply split_incl, S.
Qed.
Lemma quotient_incl n k p u h k' w : quotient_of n k p u h = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold quotient_of. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <- <-].
  eapply split_incl, S.
Qed.

(** * Differences *)
Lemma difference_ok k h a b c k' r q : difference k h a b c = Some (k', r, q) ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> full b -> is_bit c ->
  let t := num a - num b - num c in
  context_ok v k' /\ full r /\ num r = t mod M /\ is_bit q /\ num q = - (t / M).
Proof.
  unfold difference. intros E D C [WA RA] [WB RB] [WC RC]. cbv zeta. destruct (same (value a) (value b) && _) eqn:SAME.
  - injection E as <- <- <-. apply andb_true_iff in SAME as [SAME C1]. apply same_ok in SAME. apply Z.leb_le in C1.
    assert (EQ : num a = num b) by (unfold num; rewrite SAME; reflexivity). rewrite EQ, Z.sub_diag.
    assert (HC : num c = 0 \/ num c = 1) by (ok; lia).
    assert (MD : (M - 1) * num c = (0 - num c) mod M /\ num c = - ((0 - num c) / M))
      by (destruct HC as [-> | ->]; split; reflexivity).
    destruct MD as [M1 M2]. split; [exact C|]. split.
    { split; [unfold word_ok in *; cbn [value limit]|unfold num; cbn [value]]; rewrite scale_ok; fold (num c) in *.
      - destruct WC as [W0 W1]. fold (num c) in W0, W1. unfold M. nia.
      - destruct HC as [-> | ->]; split; reflexivity || discriminate. }
    split; [unfold num; cbn [value]; rewrite scale_ok; exact M1|]. split; [split; assumption|exact M2].
  - destruct (Z.leb_spec (limit b + limit c) M); [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q0] r0]|] eqn:SP; [|discriminate].
    destruct (Z.leb_spec (limit q0) 1); [|discriminate]. injection E as <- <- <-.
    apply (split_ok v) in SP; try assumption; [|ok; lia]. destruct SP as (C' & Q & R & EQ & ER).
    change (2 ^ Z.of_nat 64) with M in *. rewrite add_ok, sub_ok, add_ok, const_ok in EQ, ER.
    fold (num a) (num b) (num c) in EQ, ER.
    replace (M + (num a - (num b + num c))) with (num a - num b - num c + 1 * M) in EQ, ER by lia.
    rewrite Z.div_add in EQ by discriminate. rewrite Z.mod_add in ER by discriminate.
    split; [exact C'|]. split; [split; [exact R|unfold num; rewrite ER; apply Z.mod_pos_bound; reflexivity]|].
    split; [exact ER|]. unfold is_bit. ok. lia.
Qed.
Lemma difference_incl k h a b c k' r q : difference k h a b c = Some (k', r, q) -> incl (defs k) (defs k').
Proof.
  unfold difference. destruct (same _ _ && _); [intros [= <- _ _]; apply incl_refl|].
  destruct (_ <=? _); [|discriminate]. destruct (split _ _ _ _ _) as [[[x q0] r0]|] eqn:SP; [|discriminate].
  destruct (_ <=? _); [|discriminate]. intros [= <- _ _]. eapply split_incl, SP.
Qed.

(** * Logic *)
Lemma mask_ok k w q : mask_of k w = Some q -> context_ok v k ->
  (eval v q = 0 /\ num w = 0) \/ (eval v q = 1 /\ num w = M - 1).
Proof.
  unfold mask_of. destruct (quotient (M - 1) (value w)) as [p|] eqn:Q; [|discriminate].
  destruct (interval (range k) p) as [[l u]|] eqn:I; [|discriminate]. destruct (Z.leb_spec 0 l); [|discriminate].
  destruct (Z.leb_spec u 1); [|discriminate]. intros [= <-] [C _]. apply (interval_ok v) in I; [|exact C].
  apply (quotient_ok v) in Q. unfold num. rewrite Q. assert (X : eval v p = 0 \/ eval v p = 1) by lia.
  destruct X as [-> | ->]; [left|right]; lia.
Qed.
Lemma run_of_ones_ok z j n : run_of_ones z = Some (j, n) -> z = 2 ^ Z.of_nat j * (2 ^ Z.of_nat n - 1).
Proof.
  unfold run_of_ones. set (a := Z.log2 _). set (b := Z.log2 _).
  destruct (Z.eqb_spec z (2 ^ a * (2 ^ b - 1))) as [E|]; [|discriminate].
  destruct (Z.leb_spec 0 a); [|discriminate]. intros [= <- <-]. pose proof (Z.log2_nonneg (z / 2 ^ a + 1)).
  rewrite !Z2Nat.id by assumption. exact E.
Qed.
Lemma land_all a : 0 <= a < M -> Z.land (M - 1) a = a.
Proof. intros A. rewrite Z.land_comm. change (M - 1) with (Z.ones 64). rewrite Z.land_ones by lia. apply Z.mod_small, A.
Qed.
Lemma and_const_ok k h h' a z k' w : and_const k h h' a z = Some (k', w) ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> 0 <= z < M -> gives k' w (Z.land (num a) z).
Proof.
  unfold and_const. intros E D C [WA RA] Z0. destruct (Z.eqb_spec z 0) as [->|NZ].
  { injection E as <- <-. rewrite Z.land_0_r. split; [exact C|]. split; [apply zero_bit|apply zero_num]. }
  destruct (mask_of k a) as [q|] eqn:MA.
  { injection E as <- <-. apply mask_ok in MA; [|exact C]. split; [exact C|]. destruct MA as [[Q N] | [Q N]]; rewrite N.
    - rewrite Z.land_0_l. ok. rewrite Q. lia.
    - rewrite land_all by assumption. ok. rewrite Q. lia. }
  destruct (run_of_ones z) as [[j n]|] eqn:RO; [|discriminate]. apply run_of_ones_ok in RO.
  destruct (remainder_of (j + n) _ _ _ _) as [[k1 r]|] eqn:R1; [|discriminate].
  destruct (Nat.eqb_spec j 0) as [->|NJ].
  - injection E as <- <-. apply remainder_gives in R1; try assumption. rewrite RO, land_run by lia.
    change (2 ^ Z.of_nat 0) with 1. rewrite Z.mod_1_r, Z.sub_0_r. exact R1.
  - destruct (remainder_of j _ _ _ _) as [[k2 r']|] eqn:R2; [|discriminate]. injection E as <- <-.
    pose proof (definitions_incl _ _ _ (remainder_incl _ _ _ _ _ _ _ R2) D) as D1.
    apply remainder_gives in R1 as (C1 & W1 & E1); try assumption.
    apply remainder_gives in R2 as (C2 & W2 & E2); try assumption.
    fold (num a) in E1, E2.
    assert (L : num r - num r' = Z.land (num a) z).
    { rewrite E1, E2, RO, Nat2Z.inj_add. symmetry. apply land_run; lia. }
    split; [exact C2|]. unfold word_ok, num; cbn [value limit]; rewrite sub_ok; fold (num r) (num r').
    rewrite L. pose proof (land_range (num a) z RA Z0). split; [|reflexivity]. split; [lia|].
    (* the bits of z bound it *)
    assert (Z.land (num a) z <= z); [|lia]. rewrite <- L, E1, E2, Nat2Z.inj_add, Z.pow_add_r by lia.
    pose proof (pow_pos (Z.of_nat j) ltac:(lia)). pose proof (pow_pos (Z.of_nat n) ltac:(lia)).
    rewrite Z.rem_mul_r by lia. pose proof (Z.mod_pos_bound (num a / 2 ^ Z.of_nat j) (2 ^ Z.of_nat n)). rewrite RO. nia.
Qed.
Lemma and_const_incl k h h' a z k' w : and_const k h h' a z = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold and_const. destruct (_ =? _); [intros [= <- _]; apply incl_refl|].
  destruct (mask_of _ _); [intros [= <- _]; apply incl_refl|].
  destruct (run_of_ones z) as [[j n]|]; [|discriminate].
  destruct (remainder_of (j + n) _ _ _ _) as [[k1 r]|] eqn:R1; [|discriminate].
  apply remainder_incl in R1. destruct (Nat.eqb j 0); [intros [= <- _]; exact R1|].
  destruct (remainder_of j _ _ _ _) as [[k2 r']|] eqn:R2; [|discriminate]. intros [= <- _]. apply remainder_incl in R2.
  eapply incl_tran; eassumption.
Qed.
Lemma known_num k w z : only_value (range k) (value w) = Some z -> context_ok v k -> num w = z.
Proof. intros E [C _]. eapply only_value_ok; eassumption. Qed.
Lemma and_words_ok k h h' a b k' w : and_words k h h' a b = Some (k', w) ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> full b -> gives k' w (Z.land (num a) (num b)).
Proof.
  unfold and_words. intros E D C A B.
  destruct (only_value _ (value a)) as [y|] eqn:KA; destruct (only_value _ (value b)) as [z|] eqn:KB.
  - injection E as <- <-. apply known_num in KA; [|exact C]. apply known_num in KB; [|exact C]. rewrite KA, KB.
    destruct A as [_ A]. destruct B as [_ B]. rewrite KA in A. rewrite KB in B.
    split; [exact C|]. apply const_num. apply land_range; assumption.
  - apply known_num in KA; [|exact C]. rewrite Z.land_comm, KA. eapply and_const_ok; try eassumption.
    rewrite <- KA. apply A.
  - apply known_num in KB; [|exact C]. rewrite KB. eapply and_const_ok; try eassumption. rewrite <- KB. apply B.
  - destruct (mask_of k a) as [q|] eqn:MA; [|destruct (mask_of k b) as [q|] eqn:MB; [|discriminate]];
      injection E as <- <-.
    + apply mask_ok in MA; [|exact C]. destruct B as [[B0 B1] B2]. split; [exact C|].
      destruct MA as [[Q N] | [Q N]]; rewrite N; [rewrite Z.land_0_l|rewrite land_all by exact B2]; ok; rewrite Q; lia.
    + apply mask_ok in MB; [|exact C]. destruct A as [[A0 A1] A2]. split; [exact C|]. rewrite Z.land_comm.
      destruct MB as [[Q N] | [Q N]]; rewrite N; [rewrite Z.land_0_l|rewrite land_all by exact A2]; ok; rewrite Q; lia.
Qed.
Lemma and_words_incl k h h' a b k' w : and_words k h h' a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold and_words. destruct (only_value _ (value a)); destruct (only_value _ (value b));
    try (apply and_const_incl); [intros [= <- _]; apply incl_refl|].
  destruct (mask_of k a); [|destruct (mask_of k b)]; try discriminate; intros [= <- _]; apply incl_refl.
Qed.
Lemma below_all_ok a b : below_all a b = true -> word_ok v a -> 0 <= num b -> Z.lor (num a) (num b) = num a + num b.
Proof.
  unfold below_all. set (k := if limit a <=? 0 then 0 else Z.log2 (limit a) + 1).
  destruct (quotient (2 ^ k) (value b)) as [q|] eqn:Q; [|discriminate]. intros _ [A0 A1] B. apply (quotient_ok v) in Q.
  unfold num at 2 4. rewrite Q. fold (num a) in A0, A1. apply lor_apart.
  - unfold k. destruct (limit a <=? 0); [lia|]. pose proof (Z.log2_nonneg (limit a)). lia.
  - split; [exact A0|]. unfold k. destruct (Z.leb_spec (limit a) 0).
    + change (2 ^ 0) with 1. lia.
    + pose proof (Z.log2_spec (limit a) ltac:(lia)). rewrite Z.add_1_r. lia.
Qed.
Lemma or_words_ok k a b w : or_words k a b = Some w -> context_ok v k -> full a -> full b ->
  word_ok v w /\ num w = Z.lor (num a) (num b).
Proof.
  unfold or_words. intros E C A B. pose proof (lor_range (num a) (num b) (proj2 A) (proj2 B)) as R.
  destruct A as [WA RA]. destruct B as [WB RB].
  assert (T : (if below_all a b || below_all b a
               then Some (Word (add (value a) (value b)) (Z.min (M - 1) (limit a + limit b))) else None) = Some w ->
              word_ok v w /\ num w = Z.lor (num a) (num b)).
  { destruct (below_all a b || below_all b a) eqn:BA; [|discriminate]. intros [= <-]. clear E.
    assert (L : Z.lor (num a) (num b) = num a + num b).
    { apply orb_true_iff in BA as [BA|BA]; [apply below_all_ok; [exact BA|exact WA|lia]|].
      rewrite Z.lor_comm. rewrite below_all_ok; [lia|exact BA|exact WB|lia]. }
    rewrite L in R |- *. unfold num in R |- *. ok. lia. }
  destruct (only_value _ (value a)) as [y|] eqn:KA; [|exact (T E)].
  destruct (only_value _ (value b)) as [z|] eqn:KB; [|exact (T E)].
  injection E as <-. apply known_num in KA; [|exact C]. apply known_num in KB; [|exact C]. rewrite KA, KB in *.
  apply const_num. lia.
Qed.
Lemma complement_ok a : full a -> full (complement a) /\ num (complement a) = M - 1 - num a.
Proof. intros [W R]. unfold full, complement. unfold num in R |- *. ok. lia. Qed.
Lemma xor_const_ok a z w : xor_const a z = Some w -> full a -> word_ok v w /\ num w = Z.lxor (num a) z.
Proof.
  unfold xor_const. intros E [W R]. destruct (Z.eqb_spec z 0) as [->|].
  { injection E as <-. rewrite Z.lxor_0_r. auto. }
  destruct (Z.eqb_spec z (M - 1)) as [->|].
  { injection E as <-. destruct (complement_ok a (conj W R)) as [[X _] Y]. rewrite lxor_ones by exact R. auto. }
  destruct (Z.eqb_spec z 1) as [->|]; [|discriminate]. destruct (Z.leb_spec (limit a) 1); [|discriminate].
  injection E as <-.
  assert (num a = 0 \/ num a = 1) as X by (ok; lia).
  unfold num at 1, word_ok; cbn [value limit]; rewrite sub_ok, const_ok; fold (num a).
  destruct X as [-> | ->]; split; try reflexivity; lia.
Qed.
Lemma xor_words_ok k a b w : xor_words k a b = Some w -> context_ok v k -> full a -> full b ->
  word_ok v w /\ num w = Z.lxor (num a) (num b).
Proof.
  unfold xor_words. intros E C A B.
  destruct (only_value _ (value a)) as [y|] eqn:KA; destruct (only_value _ (value b)) as [z|] eqn:KB; try discriminate.
  - injection E as <-. apply known_num in KA; [|exact C]. apply known_num in KB; [|exact C].
    pose proof (lxor_range (num a) (num b) (proj2 A) (proj2 B)). rewrite KA, KB in *. apply const_num. lia.
  - apply known_num in KA; [|exact C]. rewrite Z.lxor_comm, KA. apply xor_const_ok; assumption.
  - apply known_num in KB; [|exact C]. rewrite KB. apply xor_const_ok; assumption.
Qed.

Lemma chosen_ok y a b : is_bit y -> full a -> full b ->
  full (chosen y a b) /\ num (chosen y a b) = if num y =? 1 then num b else num a.
Proof.
  intros [[Y0 _] Y1] [[A0 A1] RA] [[B0 B1] RB]. fold (num y) in Y0. fold (num a) in A0, A1. fold (num b) in B0, B1.
  assert (E : num (chosen y a b) = num a + num y * (num b - num a)).
  { unfold num, chosen; cbn [value]. rewrite add_ok, mul_ok, sub_ok. reflexivity. }
  unfold full, word_ok. fold (num (chosen y a b)). rewrite E. cbn [chosen limit].
  assert (num y = 0 \/ num y = 1) as [-> | ->] by lia; [change (0 =? 1) with false|change (1 =? 1) with true]; lia.
Qed.

(** * Shifts *)
Lemma shifted_left_ok k h a n k' w : shifted_left k h a n = Some (k', w) -> 0 <= n ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> gives k' w ((num a * 2 ^ n) mod M).
Proof.
  unfold shifted_left. intros E N D C [[A0 A1] R]. pose proof (pow_pos n N). fold (num a) in A0, A1.
  apply remainder_gives in E; try assumption.
  - rewrite scale_ok, Z.mul_comm in E. exact E.
  - rewrite scale_ok. fold (num a). nia.
Qed.
Lemma shifted_right_ok k h a n k' w : shifted_right k h a n = Some (k', w) -> 0 <= n ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> gives k' w (num a / 2 ^ n).
Proof.
  unfold shifted_right. intros E N D C [A R]. apply quotient_gives in E; try assumption.
  rewrite Z2Nat.id in E by exact N. exact E.
Qed.
Lemma shifted_signed_ok k h h' a n k' w : shifted_signed k h h' a n = Some (k', w) -> 0 <= n < 64 ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> gives k' w ((signed (num a) / 2 ^ n) mod M).
Proof.
  unfold shifted_signed. intros E N D C A. destruct (quotient_of 63 _ _ _ _) as [[k1 t]|] eqn:Q1; [|discriminate].
  destruct (shifted_right _ _ _ _) as [[k2 q]|] eqn:Q2; [|discriminate]. injection E as <- <-.
  pose proof (definitions_incl _ _ _ (quotient_incl _ _ _ _ _ _ _ Q2) D) as D1.
  apply quotient_gives in Q1 as (C1 & _ & E1); try assumption; [|apply A].
  apply shifted_right_ok in Q2 as (C2 & _ & E2); try assumption; [|lia]. destruct A as [_ R].
  change (2 ^ Z.of_nat 63) with (2 ^ 63) in E1.
  fold (num a) in E1. pose proof (signed_shift (num a) n R N) as S.
  pose proof (Z.mod_pos_bound (signed (num a) / 2 ^ n) M ltac:(reflexivity)) as P.
  assert (X : num q + (M - 2 ^ (64 - n)) * num t = (signed (num a) / 2 ^ n) mod M) by (rewrite E1, E2, S; reflexivity).
  split; [exact C2|]. unfold word_ok, num; cbn [value limit]; rewrite add_ok, scale_ok; fold (num q) (num t) (num a).
  rewrite X. lia.
Qed.
Lemma turned_ok k h a n k' w : turned k h a n = Some (k', w) -> 0 <= n < 64 ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> gives k' w (rotated (num a) n).
Proof.
  unfold turned. intros E N D C [A R]. destruct (split _ _ _ _ _) as [[[k1 q] r]|] eqn:S; [|discriminate].
  injection E as <- <-.
  apply (split_ok v) in S as (C' & Q & RR & EQ & ER); try assumption. rewrite Z2Nat.id in EQ, ER by lia.
  fold (num a) in EQ, ER.
  split; [exact C'|]. unfold rotated. unfold word_ok, num; cbn [value limit]; rewrite add_ok, scale_ok, EQ, ER.
  pose proof (pow_pos n ltac:(lia)). pose proof (pow_pos (64 - n) ltac:(lia)). pose proof (pow_halves n ltac:(lia)).
  pose proof (Z.mod_pos_bound (num a) (2 ^ n) ltac:(lia)).
  assert (0 <= num a / 2 ^ n < 2 ^ (64 - n)) by (split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; lia]).
  split; [nia|]. fold (num a). lia.
Qed.
Lemma reversed_range n : forall x, 0 <= reversed n x < 2 ^ (8 * Z.of_nat n).
Proof.
  induction n as [|n IH]; intros x; [cbn; lia|]. cbn [reversed]. specialize (IH (x / 2 ^ 8)).
  rewrite Nat2Z.inj_succ, Z.mul_succ_r, Z.pow_add_r by lia. pose proof (pow_pos (8 * Z.of_nat n) ltac:(lia)).
  pose proof (Z.mod_pos_bound x (2 ^ 8) ltac:(reflexivity)). nia.
Qed.
Lemma reversed_bytes_incl n : forall k h a k' w, reversed_bytes n k h a = Some (k', w) -> incl (defs k) (defs k').
Proof.
  induction n as [|n IH]; intros k h a k' w; cbn [reversed_bytes]; [intros [= <- _]; apply incl_refl|].
  destruct (split _ _ _ _ _) as [[[k1 q] r]|] eqn:S; [|discriminate].
  destruct (reversed_bytes _ _ _ _) as [[k2 t]|] eqn:R; [|discriminate]. intros [= <- _].
  eapply incl_tran; [eapply split_incl, S|eapply IH, R].
Qed.
Lemma reversed_bytes_ok n : forall k h a k' w, reversed_bytes n k h a = Some (k', w) -> (n <= 8)%nat ->
  definitions_ok v (defs k') -> context_ok v k -> word_ok v a -> gives k' w (reversed n (num a)).
Proof.
  induction n as [|n IH]; intros k h a k' w; cbn [reversed_bytes].
  { intros [= <- <-] _ _ C _. split; [exact C|]. split; [apply zero_bit|apply zero_num]. }
  destruct (split _ _ _ _ _) as [[[k1 q] r]|] eqn:S; [|discriminate].
  destruct (reversed_bytes _ _ _ _) as [[k2 t]|] eqn:R; [|discriminate]. intros [= <- <-] N D C A.
  pose proof (definitions_incl _ _ _ (reversed_bytes_incl _ _ _ _ _ _ R) D) as D1.
  apply (split_ok v) in S as (C1 & Q & _ & EQ & ER); try assumption. change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ, ER.
  fold (num q) (num a) in EQ. fold (num r) (num a) in ER.
  apply IH in R as (C2 & _ & E2); try assumption; [|lia]. rewrite EQ in E2.
  assert (X : num (Word (add (scale (2 ^ (8 * Z.of_nat n)) (value r)) (value t)) (M - 1)) = reversed (S n) (num a)).
  { cbn [reversed]. rewrite <- ER, <- E2. unfold num; cbn [value]. rewrite add_ok, scale_ok. reflexivity. }
  split; [exact C2|]. split; [|exact X]. pose proof (reversed_range (S n) (num a)) as RR.
  assert (2 ^ (8 * Z.of_nat (S n)) <= M) by (apply (Z.pow_le_mono_r 2 _ 64); lia).
  unfold word_ok. fold (num (Word (add (scale (2 ^ (8 * Z.of_nat n)) (value r)) (value t)) (M - 1))). rewrite X.
  cbn [limit]. lia.
Qed.
Lemma joined_ok k h h' a b n k' w : joined k h h' a b n = Some (k', w) -> 0 < n < 64 ->
  definitions_ok v (defs k') -> context_ok v k -> full a -> full b ->
  gives k' w ((num a * 2 ^ n) mod M + num b / 2 ^ (64 - n)).
Proof.
  unfold joined. intros E N D C A B. destruct (shifted_left _ _ _ _) as [[k1 r]|] eqn:S1; [|discriminate].
  destruct (quotient_of _ _ _ _ _) as [[k2 q]|] eqn:S2; [|discriminate]. injection E as <- <-.
  pose proof (definitions_incl _ _ _ (quotient_incl _ _ _ _ _ _ _ S2) D) as D1.
  apply shifted_left_ok in S1 as (C1 & W1 & E1); try assumption; [|lia].
  apply quotient_gives in S2 as (C2 & W2 & E2); try assumption; [|apply B]. rewrite Z2Nat.id in E2 by lia.
  fold (num b) in E2.
  split; [exact C2|]. destruct W1 as [_ W1]. destruct W2 as [_ W2]. fold (num r) in W1. fold (num q) in W2.
  unfold word_ok, num; cbn [value limit]; rewrite add_ok; fold (num r) (num q) (num a) (num b). rewrite <- E1, <- E2.
  split; [|reflexivity].
  pose proof (pow_pos n ltac:(lia)). pose proof (pow_pos (64 - n) ltac:(lia)) as P'.
  pose proof (pow_halves n ltac:(lia)) as H2.
  assert (L1 : num r <= M - 2 ^ n).
  { rewrite E1. rewrite <- H2, (Z.mul_comm (num a)), Z.mul_mod_distr_l by lia.
    pose proof (Z.mod_pos_bound (num a) (2 ^ (64 - n)) P'). nia. }
  assert (L2 : 0 <= num q < 2 ^ n).
  { rewrite E2. destruct B as [_ B]. split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; [lia|]].
    rewrite Z.mul_comm, H2. lia. }
  assert (0 <= num r) by (rewrite E1; apply Z.mod_pos_bound; reflexivity). lia.
Qed.
Lemma bit_of_ok k h h' a n k' b r : bit_of k h h' a n = Some (k', b, r) -> 0 <= n < 64 ->
  definitions_ok v (defs k') -> context_ok v k -> full a ->
  let z := (num a / 2 ^ n) mod 2 in context_ok v k' /\ is_bit b /\ num b = z /\ full r /\ num r = num a - 2 ^ n * z.
Proof.
  unfold bit_of. intros E N D C [A R]. cbv zeta. pose proof (pow_pos n ltac:(lia)) as P.
  pose proof (Z.div_mod (num a) (2 ^ n) ltac:(lia)) as DM.
  pose proof (Z.mod_pos_bound (num a) (2 ^ n) ltac:(lia)) as MB.
  assert (Q0 : 0 <= num a / 2 ^ n) by (apply Z.div_pos; lia).
  pose proof (Z.div_mod (num a / 2 ^ n) 2 ltac:(lia)) as DM2.
  pose proof (Z.mod_pos_bound (num a / 2 ^ n) 2 ltac:(lia)) as MB2.
  assert (Q2 : 0 <= (num a / 2 ^ n) / 2) by (apply Z.div_pos; lia).
  destruct (Z.eqb_spec n 63) as [->|].
  - apply (split_ok v) in E as (C' & Q & RR & EQ & ER); try assumption. change (2 ^ Z.of_nat 63) with (2 ^ 63) in *.
    fold (num a) in EQ, ER.
    assert (num a / 2 ^ 63 < 2) by (apply Z.div_lt_upper_bound; [lia|]; change M with (2 ^ 63 * 2) in R; lia).
    rewrite (Z.mod_small (num a / 2 ^ 63) 2) by lia. split; [exact C'|]. unfold is_bit, full. fold (num b) in EQ.
    fold (num r) in ER.
    rewrite EQ, ER. repeat split; try assumption; try lia; try apply Q; try apply RR.
  - destruct (if n =? 0 then _ else _) as [[k1 q]|] eqn:S1; [|discriminate].
    destruct (remainder_of 1 _ _ _ _) as [[k2 b']|] eqn:S2; [|discriminate]. injection E as <- <- <-.
    assert (G : gives k1 q (num a / 2 ^ n)).
    { pose proof (definitions_incl _ _ _ (remainder_incl _ _ _ _ _ _ _ S2) D) as D1. destruct (Z.eqb_spec n 0) as [->|].
      - injection S1 as <- <-. change (2 ^ 0) with 1. rewrite Z.div_1_r. split; [exact C|].
        split; [exact A|reflexivity].
      - apply quotient_gives in S1; try assumption. rewrite Z2Nat.id in S1 by lia. exact S1. }
    destruct G as (C1 & W1 & E1). apply remainder_gives in S2 as (C2 & W2 & E2); try assumption.
    change (2 ^ Z.of_nat 1) with 2 in E2. fold (num q) in E2. rewrite E1 in E2.
    split; [exact C2|]. unfold is_bit, full. rewrite E2. split; [split; [exact W2|lia]|]. split; [reflexivity|].
    assert (X : num (Word (sub (value a) (scale (2 ^ n) (value b'))) (limit a)) = num a - 2 ^ n * num b').
    { unfold num; cbn [value]. rewrite sub_ok, scale_ok. reflexivity. }
    rewrite X, E2. split; [|reflexivity]. unfold word_ok.
    fold (num (Word (sub (value a) (scale (2 ^ n) (value b'))) (limit a))).
    rewrite X, E2. cbn [limit]. destruct A as [A0 A1]. fold (num a) in A0, A1. nia.
Qed.
Lemma shifted_left_incl k h a n k' w : shifted_left k h a n = Some (k', w) -> incl (defs k) (defs k').
Proof. apply remainder_incl. Qed.
Lemma shifted_right_incl k h a n k' w : shifted_right k h a n = Some (k', w) -> incl (defs k) (defs k').
Proof. apply quotient_incl. Qed.
Lemma shifted_signed_incl k h h' a n k' w : shifted_signed k h h' a n = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold shifted_signed. destruct (quotient_of 63 _ _ _ _) as [[k1 t]|] eqn:Q1; [|discriminate].
  destruct (shifted_right _ _ _ _) as [[k2 q]|] eqn:Q2; [|discriminate]. intros [= <- _].
  eapply incl_tran; [eapply quotient_incl, Q1|eapply quotient_incl, Q2].
Qed.
Lemma turned_incl k h a n k' w : turned k h a n = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold turned. destruct (split _ _ _ _ _) as [[[k1 q] r]|] eqn:S; [|discriminate]. intros [= <- _].
  eapply split_incl, S.
Qed.
Lemma joined_incl k h h' a b n k' w : joined k h h' a b n = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold joined. destruct (shifted_left _ _ _ _) as [[k1 r]|] eqn:S1; [|discriminate].
  destruct (quotient_of _ _ _ _ _) as [[k2 q]|] eqn:S2; [|discriminate]. intros [= <- _].
  eapply incl_tran; [eapply remainder_incl, S1|eapply quotient_incl, S2].
Qed.
Lemma bit_of_incl k h h' a n k' b r : bit_of k h h' a n = Some (k', b, r) -> incl (defs k) (defs k').
Proof.
  unfold bit_of. destruct (n =? 63); [apply split_incl|]. destruct (n =? 0).
  - destruct (remainder_of 1 _ _ _ _) as [[k2 b']|] eqn:S2; [|discriminate]. intros [= <- _ _].
    eapply remainder_incl, S2.
  - destruct (quotient_of _ _ _ _ _) as [[k1 q]|] eqn:S1; [|discriminate].
    destruct (remainder_of 1 _ _ _ _) as [[k2 b']|] eqn:S2; [|discriminate]. intros [= <- _ _].
    eapply incl_tran; [eapply quotient_incl, S1|eapply remainder_incl, S2].
Qed.
End Valuation.
