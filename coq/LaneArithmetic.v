(** Operations on the numbers of a lane are those of the processor on its words. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic.
Import ListNotations.
Open Scope Z_scope.

Section Valuation.
Variable v : valuation.
Local Notation lane_num := (lane_num v).
Local Notation between := (between v).
Local Notation stands_for := (stands_for v).
Definition lane_gives (k : context) (w : lane_word) (x : Z) : Prop := context_ok v k /\ stands_for w x.

(** * Masks *)
Lemma mask_bit_ok a q x : mask_bit a = Some q -> stands_for a x ->
  between q /\ (lane_num q = 0 /\ x = 0 \/ lane_num q = 1 /\ x = M - 1).
Proof.
  unfold mask_bit. destruct (_ && _) eqn:E; [|discriminate]. rewrite andb_true_iff, !Z.leb_le in E. intros [= <-] A.
  pose proof (lane_scale_ok v (-1) a x A) as [_ Q]. split; [exact Q|]. destruct A as [-> A].
  unfold between, lane_num, lane_scale in *; cbn in *. rewrite scale_ok.
  assert (eval v (number_in a) = 0 \/ eval v (number_in a) = -1) as [-> | ->] by lia; [left|right]; split; reflexivity.
Qed.
Lemma lane_choice_ok q a b x y : lane_num q = 0 \/ lane_num q = 1 -> stands_for a x -> stands_for b y ->
  stands_for (lane_choice q a b) (if lane_num q =? 1 then x else y).
Proof.
  unfold lane_choice. destruct (constant _) as [z|] eqn:K; [apply (constant_ok v) in K; unfold lane_num; rewrite K|].
  { intros _ A C. destruct (z =? 1); assumption. }
  intros Q [-> A] [-> C]. unfold stands_for, between, lane_num in *; cbn.
  rewrite add_ok, mul_ok, sub_ok. destruct Q as [-> | ->]; [change (0 =? 1) with false|change (1 =? 1) with true];
    cbv iota; (split; [f_equal|]; lia).
Qed.
Lemma lane_factor_incl k a k' w : lane_factor k a = (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_factor. destruct (forallb _ _); [intros [= <- _]; apply incl_refl|].
  destruct (quotient _ _) as [p|]; [|intros [= <- _]; apply incl_refl].
  destruct (0 <? _); [|intros [= <- _]; apply incl_refl]. destruct (unknown _ _ _) as [n k1] eqn:U.
  apply unknown_ok in U as (_ & _ & _ & I). intros [= <- _]. exact I.
Qed.
Lemma lane_factor_ok k a k' w : lane_factor k a = (k', w) -> definitions_ok v (defs k') -> context_ok v k ->
  between a -> context_ok v k' /\ between w /\ lane_num w = lane_num a.
Proof.
  unfold lane_factor. intros E D C A. destruct (forallb _ _); [injection E as <- <-; auto|].
  set (low := Z.min 0 (least a)) in *. assert (L : low <= least a) by lia. set (z := common_factor _ _) in *.
  destruct (quotient _ _) as [p|] eqn:Q; [|injection E as <- <-; auto]. apply (quotient_ok v) in Q.
  destruct (Z.ltb_spec 0 z) as [Z0|]; [|injection E as <- <-; auto].
  destruct (unknown _ _ _) as [n k1] eqn:U. apply unknown_ok in U as (IN & R & F & _). injection E as <- <-.
  cbn [set_range defs] in D. apply D in IN. change (2 ^ 0) with 1 in IN. rewrite Z.div_1_r in IN.
  rewrite sub_ok, const_ok in Q. unfold between, lane_num in *. cbn [number_in least greatest].
  rewrite add_ok, scale_ok, var_ok, const_ok, IN, <- Q.
  split; [|split; lia]. apply set_range_ok; rewrite ?IN.
  - unfold context_ok. rewrite R, F. exact C.
  - apply Z.div_pos; lia.
  - apply Z.mul_le_mono_pos_l with z; [exact Z0|]. rewrite <- Q.
    pose proof (Z.mul_div_le (least a - low) z Z0). lia.
  - apply Z.div_le_lower_bound; [exact Z0|]. rewrite <- Q. lia.
Qed.
Lemma lane_chosen_incl k q a b k' w : lane_chosen k q a b = (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_chosen. destruct (lane_factor k a) as [k1 a1] eqn:A. destruct (lane_factor k1 b) as [k2 b1] eqn:Y.
  intros [= <- _]. eapply incl_tran; eapply lane_factor_incl; eassumption.
Qed.
Lemma lane_chosen_ok k q a b k' w x y : lane_chosen k q a b = (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> lane_num q = 0 \/ lane_num q = 1 -> stands_for a x -> stands_for b y ->
  lane_gives k' w (if lane_num q =? 1 then x else y).
Proof.
  unfold lane_chosen. intros E D C Q [-> A] [-> Y].
  destruct (lane_factor k a) as [k1 a1] eqn:EA. destruct (lane_factor k1 b) as [k2 b1] eqn:EB. injection E as <- <-.
  pose proof (definitions_incl _ _ _ (lane_factor_incl _ _ _ _ EB) D) as D1.
  apply lane_factor_ok in EA as (C1 & A1 & NA); try assumption.
  apply lane_factor_ok in EB as (C2 & B1 & NB); try assumption.
  split; [exact C2|]. apply lane_choice_ok; [exact Q|rewrite <- NA|rewrite <- NB]; split; auto.
Qed.
Lemma land_all x : 0 <= x < M -> Z.land x (M - 1) = x.
Proof. intros R. change (M - 1) with (Z.ones 64). rewrite Z.land_ones by lia. apply Z.mod_small. exact R. Qed.

(** * Logic *)
Lemma constant_in_ok a z x : constant_in a = Some z -> stands_for a x -> x = z.
Proof.
  unfold constant_in. destruct (constant _) as [y|] eqn:E; [|discriminate]. intros [= <-] [-> _].
  apply (constant_ok v) in E. unfold lane_num. rewrite E. reflexivity.
Qed.
Lemma lane_and_const_incl k a z k' w : lane_and_const k a z = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_and_const. destruct (z =? 0); [intros [= <- _]; apply incl_refl|].
  destruct (run_of_ones z) as [[j n]|]; [|discriminate]. destruct (Nat.ltb _ _); [discriminate|].
  destruct (cut k (j + n) a) as [[[k1 q1] r1]|] eqn:S1; [|discriminate]. apply cut_incl in S1.
  destruct (Nat.eqb j 0); [intros [= <- _]; exact S1|].
  destruct (cut k1 j a) as [[[k2 q2] r2]|] eqn:S2; [|discriminate]. apply cut_incl in S2. intros [= <- _].
  eapply incl_tran; eassumption.
Qed.
Lemma lane_and_const_ok k a z k' w x : lane_and_const k a z = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> 0 <= z < M -> stands_for a x -> lane_gives k' w (Z.land x z).
Proof.
  unfold lane_and_const. intros E D C Z0 A. pose proof (word_range v a x A) as X. pose proof A as [_ AB].
  destruct (Z.eqb_spec z 0) as [->|NZ].
  { injection E as <- <-. rewrite Z.land_0_r. split; [exact C|]. apply (lane_const_ok v 0). }
  destruct (run_of_ones z) as [[j n]|] eqn:R; [|discriminate]. destruct (Nat.ltb_spec 64 (j + n)); [discriminate|].
  apply run_of_ones_ok in R. rewrite R, land_run by lia. rewrite <- Nat2Z.inj_add.
  rewrite !(low_of_word v a x) by (try exact A; lia).
  destruct (cut k (j + n) a) as [[[k1 q1] r1]|] eqn:S1; [|discriminate].
  assert (L : Z.land x z = lane_num a mod 2 ^ Z.of_nat (j + n) - lane_num a mod 2 ^ Z.of_nat j).
  { rewrite R, land_run, <- Nat2Z.inj_add by lia. rewrite !(low_of_word v a x) by (try exact A; lia). reflexivity. }
  pose proof (land_range x z X Z0) as LR.
  assert (LZ : Z.land x z <= z).
  { apply Z.ldiff_le; [lia|]. apply Z.bits_inj'. intros i I. rewrite Z.ldiff_spec, Z.land_spec, Z.bits_0.
    destruct (Z.testbit x i), (Z.testbit z i); reflexivity. }
  destruct (Nat.eqb_spec j 0) as [->|J].
  - injection E as <- <-. apply (cut_ok v) in S1 as (C1 & _ & RB & _ & ER); try assumption.
    change (2 ^ Z.of_nat 0) with 1 in *. rewrite Z.mod_1_r in *. split; [exact C1|]. rewrite <- L.
    rewrite L, Z.sub_0_r, <- ER in LR |- *. apply small_word; assumption.
  - destruct (cut k1 j a) as [[[k2 q2] r2]|] eqn:S2; [|discriminate]. injection E as <- <-.
    pose proof (definitions_incl _ _ _ (cut_incl _ _ _ _ _ _ S2) D) as D1.
    apply (cut_ok v) in S1 as (C1 & _ & RB & _ & ER); try assumption.
    apply (cut_ok v) in S2 as (C2 & _ & RB2 & _ & ER2); try assumption.
    split; [exact C2|]. rewrite <- L. unfold stands_for, between, lane_num; cbn [number_in least greatest].
    rewrite sub_ok. fold (lane_num r1) (lane_num r2). rewrite ER, ER2, <- L. rewrite Z.mod_small by lia. lia.
Qed.
Lemma lane_and_incl k a b k' w : lane_and k a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_and. destruct (constant_in a), (constant_in b); [intros [= <- _]; apply incl_refl| | |];
    (destruct (mask_bit a); [intros [= E]; exact (lane_chosen_incl _ _ _ _ _ _ E)|]);
    (destruct (mask_bit b); [intros [= E]; exact (lane_chosen_incl _ _ _ _ _ _ E)|]);
    try apply lane_and_const_incl. discriminate.
Qed.
Lemma lane_and_ok k a b k' w x y : lane_and k a b = Some (k', w) -> definitions_ok v (defs k') -> context_ok v k ->
  stands_for a x -> stands_for b y -> lane_gives k' w (Z.land x y).
Proof.
  unfold lane_and. intros E D C A Y. pose proof (word_range v a x A) as XR. pose proof (word_range v b y Y) as YR.
  assert (CH : forall q a b x y, mask_bit a = Some q -> lane_chosen k q b (lane_const 0) = (k', w) ->
    stands_for a x -> stands_for b y -> lane_gives k' w (Z.land x y)).
  { clear - D C. intros q a b x y Q E A Y. destruct (mask_bit_ok a q x Q A) as [_ QX].
    pose proof (lane_chosen_ok k q b (lane_const 0) k' w y 0 E D C ltac:(tauto) Y (lane_const_ok v 0)) as H.
    destruct QX as [[Q0 ->]|[Q1 ->]]; [rewrite Q0 in H; exact H|rewrite Q1 in H].
    rewrite Z.land_comm, land_all by (apply (word_range v b y Y)). exact H. }
  assert (MASKED : match mask_bit a, mask_bit b with
    | Some q, _ => Some (lane_chosen k q b (lane_const 0))
    | None, Some q => Some (lane_chosen k q a (lane_const 0))
    | None, None => None
    end = Some (k', w) -> lane_gives k' w (Z.land x y)).
  { destruct (mask_bit a) as [q|] eqn:MA.
    - intros [= EC]. eapply CH; eassumption.
    - destruct (mask_bit b) as [q|] eqn:MB; [|discriminate]. intros [= EC].
      rewrite Z.land_comm. eapply CH; eassumption. }
  destruct (constant_in a) as [y'|] eqn:KA; destruct (constant_in b) as [z'|] eqn:KB.
  - injection E as <- <-. apply (constant_in_ok a) with (x := x) in KA; [|exact A].
    apply (constant_in_ok b) with (x := y) in KB; [|exact Y]. subst y' z'. split; [exact C|].
    pose proof (lane_const_ok v (Z.land x y)) as H. rewrite Z.mod_small in H by (apply land_range; assumption). exact H.
  - destruct (mask_bit a) eqn:MA; [|destruct (mask_bit b) eqn:MB]; try (apply MASKED, E; fail).
    apply (constant_in_ok a) with (x := x) in KA; [|exact A]. subst y'. rewrite Z.land_comm.
    eapply lane_and_const_ok; eassumption.
  - destruct (mask_bit a) eqn:MA; [|destruct (mask_bit b) eqn:MB]; try (apply MASKED, E; fail).
    apply (constant_in_ok b) with (x := y) in KB; [|exact Y]. subst z'. eapply lane_and_const_ok; eassumption.
  - destruct (mask_bit a) eqn:MA; [|destruct (mask_bit b) eqn:MB]; apply MASKED, E.
Qed.

Lemma lane_or_incl k a b k' w : lane_or k a b = Some (k', w) -> incl (defs k) (defs k').
Proof. unfold lane_or. destruct (settle _ _); [intros [= <- _]; apply incl_refl|discriminate]. Qed.
Lemma lane_or_ok k a b k' w x y : lane_or k a b = Some (k', w) -> context_ok v k ->
  stands_for a x -> stands_for b y -> lane_gives k' w (Z.lor x y).
Proof.
  unfold lane_or. destruct (settle _ _) eqn:E; [|discriminate]. intros [= <- <-] C [-> A] [-> Y]. split; [exact C|].
  pose proof (settle_ok v (range k) (mul (number_in a) (number_in b)) (proj1 C)) as S. rewrite E, mul_ok in S.
  cbn [eval] in S. symmetry in S. apply Z.mul_eq_0 in S.
  unfold stands_for, between, lane_num in *; cbn [number_in least greatest]. rewrite add_ok.
  destruct S as [S|S]; rewrite S in *; rewrite ?Z.lor_0_l, ?Z.lor_0_r, ?Z.add_0_l, ?Z.add_0_r;
    (split; [reflexivity|lia]).
Qed.

(** ** Selections *)
Lemma pick_bit z i : 0 <= z < M -> 0 <= i -> Z.testbit (M - 1 - z) i = (i <? 64) && negb (Z.testbit z i).
Proof.
  intros R I. rewrite <- lxor_ones by exact R. rewrite Z.lxor_spec. change (M - 1) with (Z.ones 64).
  destruct (Z.ltb_spec i 64); cbn [andb].
  - rewrite Z.ones_spec_low by lia. destruct (Z.testbit z i); reflexivity.
  - change M with (2 ^ 64) in R. rewrite Z.ones_spec_high by lia. rewrite (high_bits z 64) by lia. reflexivity.
Qed.
Ltac tables := intros; apply Z.bits_inj'; intros i I; unfold ternary; cbn [map fold_right];
  repeat match goal with |- context [(?t / 2 ^ ?n) mod 2 =? 1] =>
    let b := eval vm_compute in ((t / 2 ^ n) mod 2 =? 1) in change ((t / 2 ^ n) mod 2 =? 1) with b end; cbv iota;
  repeat match goal with |- context [if ?x =? 1 then _ else _] =>
    let b := eval vm_compute in (x =? 1) in change (x =? 1) with b end; cbv iota;
  rewrite ?Z.lor_spec, ?Z.land_spec, ?pick_bit, ?Z.bits_0 by (lia || assumption).
(** One of two words, by a mask. *)
Lemma chosen m x y : 0 <= x < M -> 0 <= y < M -> m = 0 \/ m = M - 1 ->
  Z.lor (Z.land m y) (Z.land (M - 1 - m) x) = if m =? 0 then x else y.
Proof.
  intros RX RY A. destruct A as [-> | ->]; [change (0 =? 0) with true|change (M - 1 =? 0) with false]; cbv iota.
  - rewrite Z.land_0_l, Z.lor_0_l, Z.sub_0_r, Z.land_comm. apply land_all, RX.
  - rewrite Z.sub_diag, Z.land_0_l, Z.lor_0_r, Z.land_comm. apply land_all, RY.
Qed.
Lemma select_184 d a b : 0 <= d < M -> 0 <= a < M -> 0 <= b < M -> a = 0 \/ a = M - 1 ->
  ternary 184 d a b = if a =? 0 then d else b.
Proof.
  intros RD RA RB A. transitivity (Z.lor (Z.land a b) (Z.land (M - 1 - a) d)).
  - tables. change M with (2 ^ 64) in *. destruct (Z.ltb_spec i 64); [|rewrite (high_bits a 64), (high_bits d 64),
    (high_bits b 64) by lia];
      destruct (Z.testbit d i), (Z.testbit a i), (Z.testbit b i); reflexivity.
  - apply chosen; assumption.
Qed.
Lemma select_216 d a b : 0 <= d < M -> 0 <= a < M -> 0 <= b < M -> b = 0 \/ b = M - 1 ->
  ternary 216 d a b = if b =? 0 then d else a.
Proof.
  intros RD RA RB A. transitivity (Z.lor (Z.land b a) (Z.land (M - 1 - b) d)).
  - tables. change M with (2 ^ 64) in *. destruct (Z.ltb_spec i 64); [|rewrite (high_bits a 64), (high_bits d 64),
    (high_bits b 64) by lia];
      destruct (Z.testbit d i), (Z.testbit a i), (Z.testbit b i); reflexivity.
  - apply chosen; assumption.
Qed.

(** ** A mask, and bits that it takes away *)
Lemma masked_234 d a b : 0 <= d < M -> 0 <= a < M -> 0 <= b < M -> Z.land a b = 0 ->
  ternary 234 d a b = (Z.land d a + b) mod M.
Proof.
  intros RD RA RB A. assert (O : Z.land (Z.land d a) b = 0) by (rewrite <- Z.land_assoc, A; apply Z.land_0_r).
  assert (S : Z.land d a + b = Z.lor (Z.land d a) b)
    by (rewrite Z.add_nocarry_lxor, Z.lxor_lor by exact O; reflexivity).
  assert (R : 0 <= Z.land d a < M) by (apply land_range; assumption).
  rewrite Z.mod_small; rewrite S.
  - tables. change M with (2 ^ 64) in *. destruct (Z.ltb_spec i 64); [|rewrite (high_bits a 64), (high_bits d 64),
    (high_bits b 64) by lia];
      destruct (Z.testbit d i), (Z.testbit a i), (Z.testbit b i); reflexivity.
  - apply lor_range; assumption.
Qed.
Lemma lane_masked_with_incl k d a b k' w : lane_masked_with k d a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_masked_with. destruct (constant_in a); [|discriminate]. destruct (constant_in b); [|discriminate].
  destruct (_ =? 0); [|discriminate]. destruct (lane_and _ _ _) as [[k1 r]|] eqn:E; [|discriminate].
  intros [= <- _]. exact (lane_and_incl _ _ _ _ _ E).
Qed.
Lemma lane_masked_with_ok k d a b k' w z x y : lane_masked_with k d a b = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> stands_for d z -> stands_for a x -> stands_for b y -> lane_gives k' w (ternary 234 z x y).
Proof.
  unfold lane_masked_with. intros E D C DZ A Y. pose proof (word_range v _ _ DZ). pose proof (word_range v _ _ A).
  pose proof (word_range v _ _ Y). destruct (constant_in a) as [m|] eqn:KA; [|discriminate].
  destruct (constant_in b) as [c|] eqn:KB; [|discriminate].
  destruct (Z.eqb_spec (Z.land m c) 0) as [N|]; [|discriminate].
  destruct (lane_and _ _ _) as [[k1 r]|] eqn:L; [|discriminate]. injection E as <- <-.
  apply (constant_in_ok a) with (x := x) in KA; [|exact A]. apply (constant_in_ok b) with (x := y) in KB; [|exact Y].
  subst m c. rewrite masked_234 by assumption. destruct (lane_and_ok _ _ _ _ _ _ _ L D C DZ A) as [C' R].
  split; [exact C'|]. apply lane_add_ok; assumption.
Qed.

(** * Products *)
Lemma lane_times_incl k a b k' w : lane_times k a b = (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_times. destruct (constant _); [intros [= <- _]; apply incl_refl|].
  destruct (constant _); [intros [= <- _]; apply incl_refl|].
  destruct (lane_factor k a) as [k1 a1] eqn:A. destruct (lane_factor k1 b) as [k2 b1] eqn:Y. intros [= <- _].
  eapply incl_tran; eapply lane_factor_incl; eassumption.
Qed.
Lemma lane_times_ok k a b k' w : lane_times k a b = (k', w) -> definitions_ok v (defs k') -> context_ok v k ->
  between a -> between b -> context_ok v k' /\ between w /\ lane_num w = lane_num a * lane_num b.
Proof.
  intros E D C A Y. assert (P : (k, lane_mul a b) = (k', w) ->
    context_ok v k' /\ between w /\ lane_num w = lane_num a * lane_num b).
  { intros [= <- <-]. split; [exact C|]. split; [apply lane_mul_between; assumption|apply lane_mul_num]. }
  unfold lane_times in E. destruct (constant _); [apply P, E|]. destruct (constant _); [apply P, E|].
  destruct (lane_factor k a) as [k1 a1] eqn:EA. destruct (lane_factor k1 b) as [k2 b1] eqn:EB. injection E as <- <-.
  pose proof (definitions_incl _ _ _ (lane_factor_incl _ _ _ _ EB) D) as D1.
  apply lane_factor_ok in EA as (C1 & A1 & NA); try assumption.
  apply lane_factor_ok in EB as (C2 & B1 & NB); try assumption.
  split; [exact C2|]. split; [apply lane_mul_between; assumption|]. rewrite lane_mul_num, NA, NB. reflexivity.
Qed.
Lemma lane_product_incl k h d a b k' w : lane_product k h d a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_product. destruct (lowest_bits k 52 a) as [[k1 a1]|] eqn:A; [|discriminate]. apply lowest_bits_incl in A.
  destruct (lowest_bits k1 52 b) as [[k2 b1]|] eqn:Y; [|discriminate]. apply lowest_bits_incl in Y.
  destruct (lane_times _ _ _) as [k3 p] eqn:P. apply lane_times_incl in P.
  destruct (cut _ _ _) as [[[k4 q] r]|] eqn:S; [|discriminate]. apply cut_incl in S. intros [= <- _].
  eapply incl_tran; [exact A|]. eapply incl_tran; [exact Y|]. eapply incl_tran; eassumption.
Qed.
Lemma lane_product_ok k h d a b k' w z x y : lane_product k h d a b = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> stands_for d z -> stands_for a x -> stands_for b y ->
  lane_gives k' w ((z + (if h then (low52 x * low52 y) / 2^52 else (low52 x * low52 y) mod 2^52)) mod M).
Proof.
  unfold lane_product. intros E DD C DZ A Y.
  destruct (lowest_bits k 52 a) as [[k1 a1]|] eqn:EA; [|discriminate].
  destruct (lowest_bits k1 52 b) as [[k2 b1]|] eqn:EB; [|discriminate].
  destruct (lane_times _ _ _) as [k3 p] eqn:EP.
  destruct (cut _ _ _) as [[[k4 q] r]|] eqn:S; [|discriminate]. injection E as <- <-.
  pose proof (definitions_incl _ _ _ (cut_incl _ _ _ _ _ _ S) DD) as D3.
  pose proof (definitions_incl _ _ _ (lane_times_incl _ _ _ _ _ EP) D3) as D2.
  pose proof (definitions_incl _ _ _ (lowest_bits_incl _ _ _ _ _ EB) D2) as D1.
  apply (lowest_bits_ok v) in EA as (C1 & A1 & EA); try assumption; [|apply A].
  apply (lowest_bits_ok v) in EB as (C2 & B1 & EB); try assumption; [|apply Y].
  rewrite <- (low_of_word v a x 52 A) in EA by lia. rewrite <- (low_of_word v b y 52 Y) in EB by lia.
  change (Z.of_nat 52) with 52 in *. fold (low52 x) in EA. fold (low52 y) in EB.
  apply lane_times_ok in EP as (C4 & P1 & EP); try assumption.
  apply (cut_ok v) in S as (C3 & Q & R & EQ & ER); try assumption.
  rewrite EP, EA, EB in EQ, ER. change (Z.of_nat 52) with 52 in *.
  split; [exact C3|].
  assert (0 <= low52 x < 2^52 /\ 0 <= low52 y < 2^52) as [LX LY] by (split; apply Z.mod_pos_bound; reflexivity).
  destruct h.
  - apply lane_add_ok; [exact DZ|]. rewrite <- EQ. apply small_word; [exact Q|]. rewrite EQ.
    split; [apply Z.div_pos; nia|]. apply Z.div_lt_upper_bound; [reflexivity|]. unfold M. nia.
  - apply lane_add_ok; [exact DZ|]. rewrite <- ER. apply small_word; [exact R|]. rewrite ER.
    pose proof (Z.mod_pos_bound (low52 x * low52 y) (2^52) ltac:(reflexivity)). unfold M. lia.
Qed.
(** Of the lowest 32 bits. *)
Lemma lane_low_product_incl k a b k' w : lane_low_product k a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  unfold lane_low_product. destruct (lowest_bits k 32 a) as [[k1 a1]|] eqn:A; [|discriminate].
  destruct (lowest_bits k1 32 b) as [[k2 b1]|] eqn:Y; [|discriminate]. intros [= P]. apply lane_times_incl in P.
  apply lowest_bits_incl in A, Y. eapply incl_tran; [exact A|]. eapply incl_tran; eassumption.
Qed.
Lemma lane_low_product_ok k a b k' w x y : lane_low_product k a b = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> stands_for a x -> stands_for b y -> lane_gives k' w (low32 x * low32 y).
Proof.
  unfold lane_low_product. intros E DD C A Y.
  destruct (lowest_bits k 32 a) as [[k1 a1]|] eqn:EA; [|discriminate].
  destruct (lowest_bits k1 32 b) as [[k2 b1]|] eqn:EB; [|discriminate]. injection E as EP.
  pose proof (definitions_incl _ _ _ (lane_times_incl _ _ _ _ _ EP) DD) as D2.
  pose proof (definitions_incl _ _ _ (lowest_bits_incl _ _ _ _ _ EB) D2) as D1.
  apply (lowest_bits_ok v) in EA as (C1 & A1 & EA); try assumption; [|apply A].
  apply (lowest_bits_ok v) in EB as (C2 & B1 & EB); try assumption; [|apply Y].
  rewrite <- (low_of_word v a x 32 A) in EA by lia. rewrite <- (low_of_word v b y 32 Y) in EB by lia.
  change (Z.of_nat 32) with 32 in *. fold (low32 x) in EA. fold (low32 y) in EB.
  apply lane_times_ok in EP as (C3 & P1 & EP); try assumption. split; [exact C3|].
  rewrite <- EA, <- EB, <- EP. apply small_word; [exact P1|]. rewrite EP, EA, EB.
  assert (0 <= low32 x < 2^32 /\ 0 <= low32 y < 2^32) as [LX LY] by (split; apply Z.mod_pos_bound; reflexivity).
  unfold M. nia.
Qed.

(** * All operations *)
Lemma lane_apply_incl k o d a b k' w : lane_apply k o d a b = Some (k', w) -> incl (defs k) (defs k').
Proof.
  assert (P : forall (x : option lane_word) y z, (let* q := x in Some (lane_chosen k q y z)) = Some (k', w) ->
    incl (defs k) (defs k')).
  { intros x y z. destruct x; [|discriminate]. intros [= E]. exact (lane_chosen_incl _ _ _ _ _ _ E). }
  destruct o as [| | | | | | | | | |t]; cbn [lane_apply];
    try (apply lane_product_incl); try (apply lane_low_product_incl); try (apply lane_and_incl);
    try (apply lane_or_incl); try discriminate;
    try (intros [= E]; exact (lane_times_incl _ _ _ _ _ E));
    try (intros [= <- _]; apply incl_refl).
  repeat (match goal with |- context [match ?x with _ => _ end] => is_var x; destruct x end; try discriminate);
    first [eapply P|apply lane_masked_with_incl].
Qed.
Lemma lane_apply_ok k o d a b k' w z x y : lane_apply k o d a b = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> stands_for d z -> stands_for a x -> stands_for b y -> lane_gives k' w (apply o z x y).
Proof.
  intros E DD C DZ A Y. pose proof (word_range v _ _ DZ) as RD. pose proof (word_range v _ _ A) as RA.
  pose proof (word_range v _ _ Y) as RB.
  destruct o as [| | | | | | | | | |t]; cbn [lane_apply apply] in *; try discriminate.
  - exact (lane_product_ok _ false _ _ _ _ _ _ _ _ E DD C DZ A Y).
  - exact (lane_product_ok _ true _ _ _ _ _ _ _ _ E DD C DZ A Y).
  - injection E as EP. apply lane_times_ok in EP as (C3 & P1 & EP); [|exact DD|exact C|apply A|apply Y].
    split; [exact C3|]. split; [|exact P1]. rewrite EP. destruct A as [-> _], Y as [-> _].
    symmetry. apply Z.mul_mod. discriminate.
  - exact (lane_low_product_ok _ _ _ _ _ _ _ E DD C A Y).
  - injection E as <- <-. split; [exact C|apply lane_add_ok; assumption].
  - injection E as <- <-. split; [exact C|apply lane_sub_ok; assumption].
  - eapply lane_and_ok; eassumption.
  - replace (M - 1 - x) with ((-1 mod M - x) mod M).
    + eapply lane_and_ok; try eassumption. apply lane_sub_ok; [apply lane_const_ok|exact A].
    + change (-1 mod M) with (M - 1). apply Z.mod_small. lia.
  - exact (lane_or_ok _ _ _ _ _ _ _ E C A Y).
  - assert (S : (exists q, mask_bit a = Some q /\ lane_chosen k q b d = (k', w) /\ t = 184) \/
                (exists q, mask_bit b = Some q /\ lane_chosen k q a d = (k', w) /\ t = 216) \/
                (lane_masked_with k d a b = Some (k', w) /\ t = 234)).
    { repeat (match type of E with context [match ?u with _ => _ end] => is_var u; destruct u end; try discriminate).
      all: first [right; right; split; [exact E|reflexivity]
        | left; destruct (mask_bit a) as [q|]; [|discriminate]; injection E as E; eauto 6; fail
        | right; left; destruct (mask_bit b) as [q|]; [|discriminate]; injection E as E; eauto 6]. }
    destruct S as [(q & MB & EC & ->)|[(q & MB & EC & ->)|[EC ->]]].
    + destruct (mask_bit_ok _ _ _ MB A) as [_ Q]. rewrite select_184 by (lia || tauto).
      pose proof (lane_chosen_ok k q b d k' w y z EC DD C ltac:(tauto) Y DZ) as H.
      destruct Q as [[Q ->]|[Q ->]]; rewrite Q in H; exact H.
    + destruct (mask_bit_ok _ _ _ MB Y) as [_ Q]. rewrite select_216 by (lia || tauto).
      pose proof (lane_chosen_ok k q a d k' w x z EC DD C ltac:(tauto) A DZ) as H.
      destruct Q as [[Q ->]|[Q ->]]; rewrite Q in H; exact H.
    + exact (lane_masked_with_ok _ _ _ _ _ _ _ _ _ EC DD C DZ A Y).
Qed.

(** * Shifts *)
Lemma lane_shift_incl k o a n k' w : lane_shift k o a n = Some (k', w) -> incl (defs k) (defs k').
Proof.
  destruct o; cbn [lane_shift]; [intros [= <- _]; apply incl_refl| |];
    (destruct (lowest_bits _ _ _) as [[k1 a1]|] eqn:L; [|discriminate]); apply lowest_bits_incl in L;
    (destruct (cut _ _ _) as [[[k2 q] r]|] eqn:S; [|discriminate]); apply cut_incl in S; intros [= <- _];
    eapply incl_tran; eassumption.
Qed.
Lemma signed_mod z : signed (z mod M) = (z + 2^63) mod M - 2^63.
Proof.
  unfold signed. change M with (2^63 * 2). destruct (Z.ltb_spec (z mod (2^63 * 2)) (2^63));
    Z.to_euclidean_division_equations; lia.
Qed.
Lemma lane_shift_ok k o a n k' w x : lane_shift k o a n = Some (k', w) -> definitions_ok v (defs k') ->
  context_ok v k -> 0 <= n < 64 -> stands_for a x -> lane_gives k' w (shifted o x n).
Proof.
  intros E DD C N A. pose proof (word_range v _ _ A) as R. destruct o; cbn [lane_shift shifted] in *.
  - injection E as <- <-. split; [exact C|]. rewrite Z.mul_comm. apply lane_scale_ok, A.
  - destruct (lowest_bits _ _ _) as [[k1 a1]|] eqn:L; [|discriminate].
    destruct (cut _ _ _) as [[[k2 q] r]|] eqn:S; [|discriminate]. injection E as <- <-.
    pose proof (definitions_incl _ _ _ (cut_incl _ _ _ _ _ _ S) DD) as D1.
    apply (lowest_bits_ok v) in L as (C1 & A1 & EA); try assumption; [|apply A].
    apply (cut_ok v) in S as (C2 & Q & _ & EQ & _); try assumption.
    change (2 ^ Z.of_nat 64) with M in EA. rewrite <- (proj1 A) in EA. rewrite EA, Z2Nat.id in EQ by lia.
    split; [exact C2|]. rewrite <- EQ. apply small_word; [exact Q|]. rewrite EQ.
    pose proof (Z.pow_pos_nonneg 2 n ltac:(lia) ltac:(lia)).
    split; [apply Z.div_pos; lia|]. apply Z.div_lt_upper_bound; nia.
  - destruct (lowest_bits _ _ _) as [[k1 a1]|] eqn:L; [|discriminate].
    destruct (cut _ _ _) as [[[k2 q] r]|] eqn:S; [|discriminate]. injection E as <- <-.
    pose proof (definitions_incl _ _ _ (cut_incl _ _ _ _ _ _ S) DD) as D1.
    pose proof (lane_add_ok v _ _ _ _ A (lane_const_ok v (2^63))) as [_ AB].
    apply (lowest_bits_ok v) in L as (C1 & A1 & EA); try assumption.
    assert (SB : between (lane_sub a1 (lane_const (2^63))) /\
      lane_num (lane_sub a1 (lane_const (2^63))) = lane_num a1 - 2^63).
    { unfold between, lane_num, lane_sub, lane_add, lane_scale, lane_const in *; cbn in *.
      rewrite add_ok, scale_ok, const_ok. lia. }
    destruct SB as [SB SN].
    apply (cut_ok v) in S as (C2 & Q & _ & EQ & _); try assumption.
    assert (X : lane_num (lane_sub a1 (lane_const (2^63))) = signed x).
    { rewrite SN, EA, (proj1 A), signed_mod. change (2 ^ Z.of_nat 64) with M.
      unfold lane_num, lane_add, lane_const; cbn [number_in]. rewrite add_ok, const_ok. reflexivity. }
    rewrite X, Z2Nat.id in EQ by lia. split; [exact C2|]. rewrite <- EQ. split; [reflexivity|exact Q].
Qed.
End Valuation.
