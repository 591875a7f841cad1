(** X25519 (RFC 7748, section 5) out of functions with certificates: whatever runs 255 steps of the ladder, each as a
    certificate says, then a chain of products that raises to p - 2, and writes the number below p that comes out, has
    computed the function of the RFC, for all inputs. Of the code that calls the steps nothing is said here. *)
From Coq Require Import ZArith List Bool Lia Setoid Morphisms.
From Fieldwright Require Import Statement X25519Statement.
Import ListNotations.
Open Scope Z_scope.

(** * Numbers modulo p *)
Definition congruent (a b : Z) : Prop := (p | a - b).
Notation "a == b" := (congruent a b) (at level 70, no associativity).
Lemma same a b : a = b -> a == b.
Proof. intros ->. exists 0. ring. Qed.
Lemma reduced a : a mod p == a.
Proof. exists (- (a / p)). rewrite Z.mod_eq by discriminate. ring. Qed.
#[global] Instance congruent_equivalence : Equivalence congruent.
Proof.
  split.
  - intros a. apply same. reflexivity.
  - intros a b [k K]. exists (- k). lia.
  - intros a b c [k K] [l L]. exists (k + l). lia.
Qed.
#[global] Instance congruent_add : Proper (congruent ==> congruent ==> congruent) Z.add.
Proof. intros a b [k K] c d [l L]. exists (k + l). lia. Qed.
#[global] Instance congruent_sub : Proper (congruent ==> congruent ==> congruent) Z.sub.
Proof. intros a b [k K] c d [l L]. exists (k - l). lia. Qed.
#[global] Instance congruent_mul : Proper (congruent ==> congruent ==> congruent) Z.mul.
Proof.
  intros a b [k K] c d [l L]. exists (k * c + b * l). replace (a * c - b * d) with ((a - b) * c + b * (c - d)) by ring.
  rewrite K, L. ring.
Qed.
(** A number without the reductions in it. *)
Lemma unreduced a b : a == b -> a mod p == b.
Proof. intros <-. apply reduced. Qed.
Ltac unreduce :=
  match goal with
  | |- _ mod p == _ => apply unreduced; unreduce
  | |- _ + _ == _ => apply congruent_add; unreduce
  | |- _ - _ == _ => apply congruent_sub; unreduce
  | |- _ * _ == _ => apply congruent_mul; unreduce
  | |- _ => reflexivity
  end.
Lemma power_step z n : power z n == z ^ Zpos n.
Proof.
  induction n as [n IH|n IH|]; cbn [power].
  - rewrite !reduced, IH. rewrite (Pos2Z.inj_xI n), Z.pow_add_r, Z.pow_1_r, Z.pow_twice_r by lia.
    apply same. ring.
  - rewrite reduced, IH. rewrite (Pos2Z.inj_xO n), Z.pow_twice_r by lia. reflexivity.
  - rewrite reduced, Z.pow_1_r. reflexivity.
Qed.
Lemma pow_congruent n : 0 <= n -> forall a b, a == b -> a ^ n == b ^ n.
Proof.
  intros N a b E. revert n N. apply natlike_ind.
  - reflexivity.
  - intros n N IH. rewrite !Z.pow_succ_r by exact N. rewrite IH, E. reflexivity.
Qed.

(** * The ladder, where a point x : z is kept as x + z and x - z *)
Record sums := Sums { sum2 : Z; difference2 : Z; sum3 : Z; difference3 : Z }.
Definition represents (s : sums) (q : pair) : Prop :=
  sum2 s == x2 q + z2 q /\ difference2 s == x2 q - z2 q /\ sum3 s == x3 q + z3 q /\ difference3 s == x3 q - z3 q.

(** What the certificate of a step says (x25519.step.formula): its points change places if swap is 1. *)
Section Results.
Let a := Number 0. Let b := Number 1. Let c := Number 2. Let d := Number 3. Let x1 := Number 4. Let swap := Number 5.
Let A := Add a (Mul swap (Sub c a)).
Let B := Add b (Mul swap (Sub d b)).
Let C := Add c (Mul swap (Sub a c)).
Let D := Add d (Mul swap (Sub b d)).
Let AA := Mul A A.
Let BB := Mul B B.
Let E := Sub AA BB.
Let DA := Mul D A.
Let CB := Mul C B.
Let X2 := Mul AA BB.
Let Z2 := Mul E (Add AA (Mul (Const 121665) E)).
Let X3 := Mul (Add DA CB) (Add DA CB).
Let Z3 := Mul x1 (Mul (Sub DA CB) (Sub DA CB)).
Definition step_results : list (Z * expr) := [(1, Add X2 Z2); (1, Sub X2 Z2); (1, Add X3 Z3); (1, Sub X3 Z3)].
End Results.
Definition numbers (s : sums) (u swap : Z) : list Z := [sum2 s; difference2 s; sum3 s; difference3 s; u; swap].
(** t comes out of a step of s. *)
Definition stepped (u swap : Z) (s t : sums) : Prop :=
  Forall2 (fun e r => (p | fst e * r - evaluate (numbers s u swap) (snd e))) step_results
    [sum2 t; difference2 t; sum3 t; difference3 t].

Lemma stepped_ok u swap x1 s t q : stepped u swap s t -> swap = 0 \/ swap = 1 -> u == x1 -> represents s q ->
  represents t (step x1 (exchanged swap q)).
Proof.
  unfold stepped, step_results. intros H SW U (R1 & R2 & R3 & R4).
  inversion H as [|? ? ? ? H1 T1]; subst; clear H. inversion T1 as [|? ? ? ? H2 T2]; subst; clear T1.
  inversion T2 as [|? ? ? ? H3 T3]; subst; clear T2. inversion T3 as [|? ? ? ? H4 _]; subst; clear T3.
  cbn [fst snd evaluate numbers nth] in H1, H2, H3, H4. rewrite Z.mul_1_l in H1, H2, H3, H4.
  repeat match goal with H : (p | ?a - ?b) |- _ => change (a == b) in H end.
  unfold represents, step, exchanged; cbn [x2 z2 x3 z3].
  destruct SW as [-> | ->]; [change (0 =? 1) with false|change (1 =? 1) with true]; cbn match; cbn [x2 z2 x3 z3];
    (split; [rewrite H1|split; [rewrite H2|split; [rewrite H3|rewrite H4]]]); rewrite ?R1, ?R2, ?R3, ?R4, ?U; symmetry;
    (etransitivity; [unreduce|apply same; ring]).
Qed.

(** A run of the ladder: some state after each step. *)
Fixpoint laddered (n : nat) (k u swap : Z) (s t : sums) : Prop :=
  match n with
  | O => t = if swap =? 1 then Sums (sum3 s) (difference3 s) (sum2 s) (difference2 s) else s
  | S n => let b := bit_of k n in exists s', stepped u (Z.lxor swap b) s s' /\ laddered n k u b s' t
  end.
Lemma bit_range k n : bit_of k n = 0 \/ bit_of k n = 1.
Proof. unfold bit_of. pose proof (Z.mod_pos_bound (k / 2 ^ Z.of_nat n) 2 ltac:(lia)). lia. Qed.
Lemma laddered_ok n k u x1 : u == x1 -> forall swap s t q, swap = 0 \/ swap = 1 -> laddered n k u swap s t ->
  represents s q -> represents t (ladder n k x1 swap q).
Proof.
  intros U. induction n as [|n IH]; intros swap s t q SW L R; cbn [laddered ladder] in *.
  - subst t. unfold exchanged. destruct (swap =? 1); [|exact R].
    destruct R as (R1 & R2 & R3 & R4). exact (conj R3 (conj R4 (conj R1 R2))).
  - destruct L as (s' & S & L). pose proof (bit_range k n) as B. apply (IH _ s'); [exact B|exact L|].
    apply (stepped_ok u (Z.lxor swap (bit_of k n)) x1 s); [exact S| |exact U|exact R].
    destruct SW as [-> | ->], B as [-> | ->]; cbn; auto.
Qed.

(** * The whole *)
Lemma encode_decode l : Forall (fun b => 0 <= b < 256) l -> encode (length l) (decode l) = l.
Proof.
  induction 1 as [|b l B _ IH]; cbn [length encode decode]; [reflexivity|].
  replace (b + 256 * decode l) with (b + decode l * 256) by ring.
  rewrite Z.div_add, (Z.div_small b), Z.mod_add, Z.mod_small by lia. rewrite Z.add_0_l, IH. reflexivity.
Qed.
Lemma decode_nonneg l : Forall (fun b => 0 <= b < 256) l -> 0 <= decode l.
Proof. induction 1; cbn [decode]; lia. Qed.
Lemma equal_below a b : 0 <= a < p -> a == b -> a = b mod p.
Proof.
  intros A [k K]. rewrite <- (Z.mod_small a p) by exact A. replace a with (b + k * p) by lia. apply Z_mod_plus_full.
Qed.
Lemma power_ok z e : 0 < e -> power z (Z.to_pos e) == z ^ e.
Proof. intros E. rewrite power_step, Z2Pos.id by exact E. reflexivity. Qed.
(** Sum and difference of a and b are twice the coordinates, and a fraction does not change by that. *)
Lemma fraction e x z a b w r : 0 < e -> 2 * 2 ^ e == 1 -> a == x + z -> b == x - z -> w == a - b -> r == w ^ e ->
  (a + b) * r == x * power z (Z.to_pos e).
Proof.
  intros E T A B W R. assert (W' : w == 2 * z) by (rewrite W, A, B; apply same; ring).
  rewrite R, (pow_congruent e ltac:(lia) _ _ W'), A, B, power_ok, Z.pow_mul_l by exact E.
  transitivity (2 * 2 ^ e * (x * z ^ e)); [apply same; ring|]. rewrite T. apply same. ring.
Qed.
Lemma doubled : 2 * 2 ^ (p - 2) == 1.
Proof.
  transitivity (2 * power 2 (Z.to_pos (p - 2))).
  - apply congruent_mul; [reflexivity|]. symmetry. apply power_ok. reflexivity.
  - exists (2 * power 2 (Z.to_pos (p - 2)) / p). vm_compute. reflexivity.
Qed.

Theorem x25519_computed scalar point out u s t w r :
  (* the u-coordinate, the points at the start, the steps: each as its certificate says *)
  u == decode_point point ->
  sum2 s == 1 -> difference2 s == 1 -> sum3 s == u + 1 -> difference3 s == u - 1 ->
  laddered 255 (decode_scalar scalar) u 0 s t ->
  (* the inverse, and the last product *)
  w == sum2 t - difference2 t -> r == w ^ (p - 2) -> decode out == (sum2 t + difference2 t) * r ->
  (* what is written is below p *)
  length out = 32%nat -> Forall (fun b => 0 <= b < 256) out -> decode out < p ->
  out = x25519 scalar point.
Proof.
  intros U S2 D2 S3 D3 L W I O LEN BYTES BELOW. unfold x25519. set (x1 := decode_point point) in *.
  assert (R : represents t (ladder 255 (decode_scalar scalar) x1 0 (Pair 1 0 x1 1))).
  { apply (laddered_ok 255 (decode_scalar scalar) u x1 U 0 s); [left; reflexivity|exact L|].
    unfold represents; cbn [x2 z2 x3 z3]. rewrite S2, D2, S3, D3, U. repeat (split; [reflexivity|]). reflexivity. }
  set (q := ladder 255 (decode_scalar scalar) x1 0 (Pair 1 0 x1 1)) in *. destruct R as (R1 & R2 & _ & _).
  rewrite <- (encode_decode out BYTES), LEN. f_equal. apply equal_below.
  - split; [apply decode_nonneg, BYTES|exact BELOW].
  - rewrite O. exact (fraction (p - 2) (x2 q) (z2 q) _ _ w _ eq_refl doubled R1 R2 W I).
Qed.
Print Assumptions x25519_computed.
