(** Words of one lane as numbers: sums, products, quotients and remainders by powers of two. Not trusted: all is proved.

    A word is congruent to a number modulo 2^64, and the number lies between bounds. Only where more than the lowest
    bits matter, as in a shift to the right, is the number brought between 0 and 2^64 first; so differences may be
    negative, and masks are 0 or -1. *)
From Coq Require Import ZArith List Bool Lia Znumtheory.
From Fieldwright Require Import Machine Polynomial Bound Split Arithmetic.
Import ListNotations.
Open Scope Z_scope.

(** * Words *)
Record lane_word := LaneWord { number_in : poly; least : Z; greatest : Z }.
Definition lane_const (z : Z) : lane_word := LaneWord (const z) z z.

(** ** Numbers *)
Definition lane_add (a b : lane_word) : lane_word :=
  LaneWord (add (number_in a) (number_in b)) (least a + least b) (greatest a + greatest b).
Definition lane_scale (z : Z) (a : lane_word) : lane_word :=
  LaneWord (scale z (number_in a)) (Z.min (z * least a) (z * greatest a)) (Z.max (z * least a) (z * greatest a)).
Definition lane_sub (a b : lane_word) : lane_word := lane_add a (lane_scale (-1) b).
Definition lane_mul (a b : lane_word) : lane_word :=
  let w := least a * least b in let x := least a * greatest b in
  let y := greatest a * least b in let z := greatest a * greatest b in
  LaneWord (mul (number_in a) (number_in b)) (Z.min (Z.min w x) (Z.min y z)) (Z.max (Z.max w x) (Z.max y z)).
(** ** Quotients and remainders *)
(** Half of p, rounded down, where the coefficients of the unknowns are even. *)
Definition halved_down (p : poly) : option poly :=
  match p with (z, []) :: p => let* q := halve p in Some ((Z.div2 z, []) :: q) | _ => halve p end.
(** p / 2^n = q / 2^i, rounded down, with i as small as possible; so floor(4x / 2^n) and floor((4x + 3) / 2^n), which
    are the same number, get to be the same quotient. *)
Fixpoint shortened (n : nat) (p : poly) : nat * poly :=
  match n with O => (n, p) | S k => match halved_down p with Some q => shortened k q | None => (n, p) end end.
(** p = k * a + b, where no coefficient of b is negative or k and more. *)
Definition without_zeros (p : poly) : poly := filter (fun t => negb (fst t =? 0)) p.
Definition divided_poly (k : Z) (p : poly) : poly * poly :=
  (without_zeros (map (fun t => (fst t / k, snd t)) p), without_zeros (map (fun t => (fst t mod k, snd t)) p)).
(** Whether the first coefficient of an unknown is more than half of k. *)
Fixpoint is_steep (k : Z) (p : poly) : bool :=
  match p with [] => false | (_, []) :: p => is_steep k p | (z, _) :: _ => k <? 2 * z end.
(** p / 2^i, rounded down. What is divided by an unknown's definition is not p, but one of all numbers that are
    congruent to it or to -1 - p, whose quotients are known from each other: so they have an unknown in common. *)
Definition quotient_by (k : context) (i : nat) (p : poly) : option (context * poly) :=
  let d := 2 ^ Z.of_nat i in
  let (q, r) := divided_poly d p in
  let turn := is_steep d r in
  let (t, r) := if turn then divided_poly d (sub (const (-1)) r) else ([], r) in
  match r with
  | [] => Some (k, if turn then sub (sub q (const 1)) t else q)
  | _ =>
      let* (lo, hi) := interval (range k) r in
      let (x, k) := unknown k (Z.of_nat i) r in
      if 0 <=? lo then
        Some (set_range k x (lo / d) (hi / d),
          if turn then sub (sub q (const 1)) (add t (var x)) else add q (var x))
      else None
  end.
(** Quotient, rounded down, and remainder by 2^n. *)
Definition cut (k : context) (n : nat) (a : lane_word) : option (context * lane_word * lane_word) :=
  let m := 2 ^ Z.of_nat n in
  let l := least a / m in
  let u := greatest a / m in
  if l =? u then
    Some (k, lane_const l, LaneWord (sub (number_in a) (const (m * l))) (least a - m * l) (greatest a - m * l))
  else
    let (i, p) := shortened n (number_in a) in
    let* (k, q) := quotient_by k i p in
    Some (k, LaneWord q l u, LaneWord (sub (number_in a) (scale m q)) 0 (m - 1)).
(** The lowest n bits, where they are not all. *)
Definition lowest_bits (k : context) (n : nat) (a : lane_word) : option (context * lane_word) :=
  if (0 <=? least a) && (greatest a <? 2 ^ Z.of_nat n) then Some (k, a)
  else let* (k, _, r) := cut k n a in Some (k, r).

(** * They are what they say *)
Section Valuation.
Variable v : valuation.
Definition lane_num (w : lane_word) : Z := eval v (number_in w).
Definition between (w : lane_word) : Prop := least w <= lane_num w <= greatest w.
(** The word x is what w says. *)
Definition stands_for (w : lane_word) (x : Z) : Prop := x = lane_num w mod M /\ between w.

Lemma mod_range z : 0 <= z mod M < M.
Proof. apply Z.mod_pos_bound. reflexivity. Qed.
Lemma word_range w x : stands_for w x -> 0 <= x < M.
Proof. intros [-> _]. apply mod_range. Qed.
Lemma low_of_word w x n : stands_for w x -> (n <= 64)%nat -> x mod 2 ^ Z.of_nat n = lane_num w mod 2 ^ Z.of_nat n.
Proof.
  intros [-> _] N. symmetry. apply Zmod_div_mod; [apply Z.pow_pos_nonneg; lia|reflexivity|].
  exists (2 ^ (64 - Z.of_nat n)). rewrite <- Z.pow_add_r by lia. replace (64 - Z.of_nat n + Z.of_nat n) with 64 by lia.
  reflexivity.
Qed.

(** ** Numbers *)
Lemma lane_const_ok z : stands_for (lane_const z) (z mod M).
Proof. unfold stands_for, between, lane_num, lane_const; cbn. rewrite const_ok. lia. Qed.
Lemma lane_add_ok a b x y : stands_for a x -> stands_for b y -> stands_for (lane_add a b) ((x + y) mod M).
Proof.
  intros [-> A] [-> C]. unfold stands_for, between, lane_num, lane_add in *; cbn. rewrite add_ok. split; [|lia].
  rewrite <- Z.add_mod by discriminate. reflexivity.
Qed.
Lemma lane_scale_ok z a x : stands_for a x -> stands_for (lane_scale z a) ((z * x) mod M).
Proof.
  intros [-> A]. unfold stands_for, between, lane_num, lane_scale in *; cbn. rewrite scale_ok. split.
  - rewrite Z.mul_mod_idemp_r by discriminate. reflexivity.
  - destruct (Z.le_gt_cases 0 z); nia.
Qed.
Lemma lane_sub_ok a b x y : stands_for a x -> stands_for b y -> stands_for (lane_sub a b) ((x - y) mod M).
Proof.
  intros A C. replace (x - y) with (x + -1 * y) by lia.
  rewrite <- Z.add_mod_idemp_r by discriminate. apply lane_add_ok; [exact A|]. apply lane_scale_ok, C.
Qed.
Lemma lane_mul_between a b : between a -> between b -> between (lane_mul a b).
Proof.
  unfold between, lane_num, lane_mul; cbn. rewrite mul_ok. intros A C.
  generalize dependent (eval v (number_in a)). generalize dependent (eval v (number_in b)).
  generalize (least a) (greatest a) (least b) (greatest b). intros la ha lb hb b' C a' A.
  destruct (Z.le_gt_cases 0 a').
  - assert (a' * lb <= a' * b' <= a' * hb) by nia.
    assert (la * lb <= a' * lb \/ ha * lb <= a' * lb) by (destruct (Z.le_gt_cases 0 lb); [left|right]; nia).
    assert (a' * hb <= ha * hb \/ a' * hb <= la * hb) by (destruct (Z.le_gt_cases 0 hb); [left|right]; nia). lia.
  - assert (a' * hb <= a' * b' <= a' * lb) by nia.
    assert (la * hb <= a' * hb \/ ha * hb <= a' * hb) by (destruct (Z.le_gt_cases 0 hb); [left|right]; nia).
    assert (a' * lb <= ha * lb \/ a' * lb <= la * lb) by (destruct (Z.le_gt_cases 0 lb); [left|right]; nia). lia.
Qed.
Lemma lane_mul_num a b : lane_num (lane_mul a b) = lane_num a * lane_num b.
Proof. apply mul_ok. Qed.
Lemma lane_mul_ok a b x y : stands_for a x -> stands_for b y -> stands_for (lane_mul a b) ((x * y) mod M).
Proof.
  intros [-> A] [-> C]. split; [|apply lane_mul_between; assumption]. rewrite lane_mul_num.
  rewrite <- Z.mul_mod by discriminate. reflexivity.
Qed.

(** ** Quotients and remainders *)
Lemma without_zeros_ok p : eval v (without_zeros p) = eval v p.
Proof.
  induction p as [|[z m] p IH]; [reflexivity|]. cbn [without_zeros filter fst eval]. fold (without_zeros p).
  destruct (Z.eqb_spec z 0); cbn [negb eval]; lia.
Qed.
Lemma divided_poly_ok d p q r : d <> 0 -> divided_poly d p = (q, r) -> eval v p = d * eval v q + eval v r.
Proof.
  intros D [= <- <-]. rewrite !without_zeros_ok. induction p as [|[z m] p IH]; cbn [map fst snd eval]; [lia|].
  rewrite IH. rewrite (Z.div_mod z d D) at 1. ring.
Qed.
Lemma quotient_by_incl k i p k' q : quotient_by k i p = Some (k', q) -> incl (defs k) (defs k').
Proof.
  unfold quotient_by. destruct (divided_poly _ _) as [q1 r1]. destruct (if is_steep _ _ then _ else _) as [t r].
  destruct r as [|y r]; [intros [= <- _]; apply incl_refl|]. destruct (interval _ _) as [[lo hi]|]; [|discriminate].
  destruct (unknown _ _ _) as [x k1] eqn:U. destruct (0 <=? lo); [|discriminate]. intros [= <- _].
  apply unknown_ok in U. cbn [set_range defs]. tauto.
Qed.
(** floor(r/d) from floor((-1-r)/d). *)
Lemma turned_quotient r d t s : 0 < d -> -1 - r = d * t + s -> r / d = -1 - (t + s / d).
Proof. intros D E. replace r with (-1 - s + - t * d) by lia. rewrite Z.div_add by lia.
  assert ((-1 - s) / d = -1 - s / d); [|lia]. symmetry.
  pose proof (Z.div_mod s d ltac:(lia)). pose proof (Z.mod_pos_bound s d D).
  apply (Z.div_unique_pos _ _ _ (d - 1 - s mod d)); lia.
Qed.
Lemma quotient_by_ok k i p k' q : quotient_by k i p = Some (k', q) -> definitions_ok v (defs k') -> context_ok v k ->
  context_ok v k' /\ eval v q = eval v p / 2 ^ Z.of_nat i.
Proof.
  unfold quotient_by. set (d := 2 ^ Z.of_nat i). intros E D C.
  assert (P : 0 < d) by (apply Z.pow_pos_nonneg; lia).
  destruct (divided_poly d p) as [q1 r1] eqn:S. apply divided_poly_ok in S; [|lia]. rewrite S.
  rewrite (Z.add_comm (d * _)), (Z.mul_comm d), Z.div_add by lia.
  destruct (if is_steep d r1 then _ else _) as [t r] eqn:T.
  assert (X : forall y, y = eval v r / d ->
    eval v r1 / d + eval v q1 = if is_steep d r1 then eval v q1 - 1 - (eval v t + y) else eval v q1 + y).
  { intros y ->. destruct (is_steep d r1); [|injection T as <- <-; lia]. apply divided_poly_ok in T; [|lia].
    rewrite sub_ok, const_ok in T. rewrite (turned_quotient _ _ _ _ P T). lia. }
  destruct r as [|y r].
  - injection E as <- <-. split; [exact C|]. rewrite (X 0) by (cbn [eval]; rewrite Z.div_0_l; lia).
    destruct (is_steep d r1); rewrite ?sub_ok, ?const_ok; lia.
  - destruct (interval _ _) as [[lo hi]|] eqn:IV; [|discriminate]. destruct (unknown _ _ _) as [x k2] eqn:U.
    destruct (Z.leb_spec 0 lo); [|discriminate]. injection E as <- <-. destruct C as [RO KO].
    apply (interval_ok v) in IV; [|exact RO]. apply unknown_ok in U as (IN & R & F & _).
    assert (VX : v x = eval v (y :: r) / d) by (apply (D x (Z.of_nat i)), IN).
    split; [|rewrite (X _ VX); destruct (is_steep d r1); rewrite ?sub_ok, ?add_ok, ?const_ok, var_ok; lia].
    apply set_range_ok; [split; [rewrite R|rewrite F]; assumption| | |].
    + apply Z.div_pos; lia.
    + rewrite VX. apply Z.div_le_mono; lia.
    + rewrite VX. apply Z.div_le_mono; lia.
Qed.
Lemma halved_down_ok p q : halved_down p = Some q -> eval v q = eval v p / 2.
Proof.
  assert (H : halve p = Some q -> eval v q = eval v p / 2).
  { intros E. rewrite (halve_ok v _ _ E), Z.mul_comm, Z.div_mul; [reflexivity|discriminate]. }
  destruct p as [|[z [|n m]] p]; cbn [halved_down]; [exact H| |exact H].
  destruct (halve p) as [r|] eqn:E; [|discriminate]. intros [= <-]. cbn [eval product].
  rewrite (halve_ok v _ _ E), Z.div2_div, (Z.mul_comm 2), Z.div_add by discriminate. rewrite !Z.mul_1_r. reflexivity.
Qed.
Lemma shortened_ok n : forall p i q, shortened n p = (i, q) -> eval v q / 2 ^ Z.of_nat i = eval v p / 2 ^ Z.of_nat n.
Proof.
  induction n as [|n IH]; intros p i q; cbn [shortened]; [intros [= <- <-]; reflexivity|].
  destruct (halved_down p) as [r|] eqn:H; [|intros [= <- <-]; reflexivity]. intros E. apply IH in E. rewrite E.
  rewrite (halved_down_ok _ _ H), Nat2Z.inj_succ, Z.pow_succ_r by lia.
  apply Z.div_div; [discriminate|apply Z.pow_pos_nonneg; lia].
Qed.
Lemma cut_incl k n a k' q r : cut k n a = Some (k', q, r) -> incl (defs k) (defs k').
Proof.
  unfold cut. destruct (_ =? _); [intros [= <- _ _]; apply incl_refl|]. destruct (shortened _ _) as [i p].
  destruct (quotient_by _ _ _) as [[k1 q1]|] eqn:Q; [|discriminate]. intros [= <- _ _]. eapply quotient_by_incl, Q.
Qed.
Lemma cut_ok k n a k' q r : cut k n a = Some (k', q, r) -> definitions_ok v (defs k') -> context_ok v k -> between a ->
  context_ok v k' /\ between q /\ between r
  /\ lane_num q = lane_num a / 2 ^ Z.of_nat n /\ lane_num r = lane_num a mod 2 ^ Z.of_nat n.
Proof.
  unfold cut. set (m := 2 ^ Z.of_nat n). intros E D C A.
  assert (P : 0 < m) by (apply Z.pow_pos_nonneg; lia). unfold between in A.
  assert (Q : least a / m <= lane_num a / m <= greatest a / m) by (split; apply Z.div_le_mono; lia).
  pose proof (Z.mod_eq (lane_num a) m ltac:(lia)) as ME. pose proof (Z.mod_pos_bound (lane_num a) m P) as MB.
  destruct (Z.eqb_spec (least a / m) (greatest a / m)) as [Same|Differ].
  { injection E as <- <- <-. assert (QE : lane_num a / m = least a / m) by lia.
    unfold between, lane_num, lane_const in *; cbn [number_in least greatest].
    rewrite sub_ok, !const_ok, ME, QE. split; [exact C|]. lia. }
  destruct (shortened n (number_in a)) as [i p] eqn:K. apply shortened_ok in K.
  destruct (quotient_by k i p) as [[k1 q1]|] eqn:F; [|discriminate]. injection E as <- <- <-.
  apply quotient_by_ok in F as [C1 F]; try assumption.
  assert (X : lane_num a / m = eval v q1) by (rewrite F; symmetry; exact K).
  split; [exact C1|]. unfold between, lane_num in *; cbn [number_in least greatest].
  rewrite sub_ok, scale_ok, <- X. lia.
Qed.
Lemma lowest_bits_incl k n a k' r : lowest_bits k n a = Some (k', r) -> incl (defs k) (defs k').
Proof.
  unfold lowest_bits. destruct (_ && _); [intros [= <- _]; apply incl_refl|].
  destruct (cut _ _ _) as [[[k1 q1] r1]|] eqn:S; [|discriminate]. intros [= <- _]. eapply cut_incl, S.
Qed.
Lemma lowest_bits_ok k n a k' r : lowest_bits k n a = Some (k', r) -> definitions_ok v (defs k') -> context_ok v k ->
  between a -> context_ok v k' /\ between r /\ lane_num r = lane_num a mod 2 ^ Z.of_nat n.
Proof.
  unfold lowest_bits. destruct (_ && _) eqn:E.
  - intros [= <- <-] _ C A. apply andb_true_iff in E. rewrite Z.leb_le, Z.ltb_lt in E.
    split; [exact C|]. split; [exact A|]. unfold between in A. rewrite Z.mod_small by lia. reflexivity.
  - destruct (cut _ _ _) as [[[k1 q1] r1]|] eqn:S; [|discriminate]. intros [= <- <-] D C A.
    apply cut_ok in S as (C' & _ & R & _ & ER); try assumption. auto.
Qed.
Lemma small_word w : between w -> 0 <= lane_num w < M -> stands_for w (lane_num w).
Proof. intros W R. split; [|exact W]. symmetry. apply Z.mod_small, R. Qed.
End Valuation.
