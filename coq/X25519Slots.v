(** X25519 in slots: operations on numbered places that hold numbers, which leave the result of RFC 7748 in slot 0.
    What an operation does is a relation, so that it may be a call of any function. *)
From Coq Require Import ZArith List Bool Lia Setoid.
From Fieldwright Require Import Machine X25519Statement X25519.
Import ListNotations.
Open Scope Z_scope.

(** * The power p - 2 by products: (d, i, j) puts the product of slots i and j into slot d *)
Definition products : Type := list (nat * nat * nat).
Definition squarings (n t : nat) : products := repeat (t, t, t) n.
(** From slot 6 to slot 9. Numbers of ones in a row are those of the exponent in binary. *)
Definition inversion : products :=
  [(7, 6, 6); (8, 7, 7); (8, 8, 8); (8, 8, 6); (7, 8, 7); (9, 7, 7); (8, 9, 8)]%nat         (* 2, 4, 8, 9, 11, 22, 31 *)
  ++ [(9, 8, 8)]%nat ++ squarings 4 9 ++ [(8, 9, 8)]%nat                                      (* 10 ones *)
  ++ [(9, 8, 8)]%nat ++ squarings 9 9 ++ [(9, 9, 8)]%nat                                      (* 20 *)
  ++ [(10, 9, 9)]%nat ++ squarings 19 10 ++ [(9, 10, 9)]%nat                                  (* 40 *)
  ++ squarings 10 9 ++ [(8, 9, 8)]%nat                                                        (* 50 *)
  ++ [(9, 8, 8)]%nat ++ squarings 49 9 ++ [(9, 9, 8)]%nat                                     (* 100 *)
  ++ [(10, 9, 9)]%nat ++ squarings 99 10 ++ [(9, 10, 9)]%nat                                  (* 200 *)
  ++ squarings 50 9 ++ [(9, 9, 8)]%nat                                                        (* 250 *)
  ++ squarings 5 9 ++ [(9, 9, 7)]%nat.                                                        (* 2^255 - 32 + 11 *)

(** Exponents of what is in each slot, where it is known. *)
Definition exponents_of : Type := nat -> option Z.
Definition held (n : nat) (k : Z) (e : exponents_of) : exponents_of := fun m => if Nat.eqb m n then Some k else e m.
Fixpoint exponents (l : products) (e : exponents_of) : option exponents_of :=
  match l with
  | [] => Some e
  | (d, i, j) :: l => let* a := e i in let* b := e j in exponents l (held d (a + b) e)
  end.
Definition powers (x : Z) (e : exponents_of) (v : nat -> Z) : Prop :=
  forall n k, e n = Some k -> 0 <= k /\ congruent (v n) (x ^ k).
Lemma powers_product x e v v' d i j a b : powers x e v -> e i = Some a -> e j = Some b ->
  congruent (v' d) (v i * v j) -> (forall n, n <> d -> v' n = v n \/ e n = None) -> powers x (held d (a + b) e) v'.
Proof.
  intros P I J D E n k. unfold held. destruct (Nat.eqb_spec n d) as [->|N].
  - intros [= <-]. destruct (P i a I) as [A1 A2]. destruct (P j b J) as [B1 B2]. split; [lia|].
    rewrite D, A2, B2, Z.pow_add_r by assumption. reflexivity.
  - intros K. destruct (E n N) as [->|Q]; [exact (P n k K)|congruence].
Qed.
Definition slots : nat := 11.

Lemma inversion_exponent : (let* e := exponents inversion (held 6 1 (fun _ => None)) in e 9%nat) = Some (p - 2).
Proof. vm_compute. reflexivity. Qed.

(** * Operations *)
Inductive operation :=
| Put (n : nat) (z : Z)
| Sum (d i j : nat) | Difference (d i j : nat) | Product (d i j : nat)
| Step (swap : Z)      (* of the ladder: slots 0 to 3, with the point in slot 4 *)
| Canonical (d i : nat).
Definition numbers_in : Type := nat -> Z.
Definition sums_in (v : numbers_in) : sums := Sums (v 0%nat) (v 1%nat) (v 2%nat) (v 3%nat).
Definition same_but (d k : nat) (v v' : numbers_in) : Prop :=
  forall n, (n < slots)%nat -> (n < d \/ d + k <= n)%nat -> v' n = v n.
Definition did (o : operation) (v v' : numbers_in) : Prop :=
  match o with
  | Put n z => v' n = z /\ same_but n 1 v v'
  | Sum d i j => congruent (v' d) (v i + v j) /\ same_but d 1 v v'
  | Difference d i j => congruent (v' d) (v i - v j) /\ same_but d 1 v v'
  | Product d i j => congruent (v' d) (v i * v j) /\ same_but d 1 v v'
  | Step swap => stepped (v 4%nat) swap (sums_in v) (sums_in v') /\ same_but 0 4 v v'
  | Canonical d i => congruent (v' d) (v i) /\ 0 <= v' d < p /\ same_but d 1 v v'
  end.
Fixpoint did_all (l : list operation) (v v' : numbers_in) : Prop :=
  match l with [] => v' = v | o :: l => exists w, did o v w /\ did_all l w v' end.
Lemma did_all_both l : forall l' v w v', did_all l v w -> did_all l' w v' -> did_all (l ++ l') v v'.
Proof.
  induction l as [|o l IH]; intros l' v w v' H H'; cbn in *; [subst; exact H'|]. destruct H as (x & D & H). exists x.
    eauto.
Qed.
Lemma did_all_app l : forall l' v v', did_all (l ++ l') v v' -> exists w, did_all l v w /\ did_all l' w v'.
Proof.
  induction l as [|o l IH]; intros l' v v' H; cbn in *; [exists v; auto|]. destruct H as (w & D & H).
  destruct (IH _ _ _ H) as (x & X & Y). exists x. split; [exists w; auto|exact Y].
Qed.

(** ** The loop of the ladder *)
Fixpoint ladder_steps (n : nat) (k swap : Z) : list operation :=
  match n with O => [] | S n => let b := bit_of k n in Step (Z.lxor swap b) :: ladder_steps n k b end.
Lemma ladder_did n k : bit_of k 0 = 0 -> forall swap v v', (n = O -> swap = 0) ->
  did_all (ladder_steps n k swap) v v' -> laddered n k (v 4%nat) swap (sums_in v) (sums_in v') /\ v' 4%nat = v 4%nat.
Proof.
  intros LAST. induction n as [|n IH]; intros swap v v' Z0; cbn [ladder_steps did_all laddered].
  - intros ->. rewrite Z0 by reflexivity. auto.
  - intros (w & [S SB] & D). destruct (IH (bit_of k n) w v') as [L E]; [intros ->; exact LAST|exact D|].
    assert (W4 : w 4%nat = v 4%nat) by (apply SB; unfold slots; lia). rewrite W4 in *.
    split; [|exact E]. exists (sums_in w). auto.
Qed.
(** ** Products *)
Definition product (t : nat * nat * nat) : operation := let '(d, i, j) := t in Product d i j.
Lemma products_did x l : forall e e' v v', powers x e v -> (forall n, e n <> None -> (n < slots)%nat) ->
  forallb (fun t => Nat.ltb (fst (fst t)) slots) l = true ->
  exponents l e = Some e' -> did_all (map product l) v v' -> powers x e' v' /\
  forall n, (n < slots)%nat -> ~ In n (map (fun t => fst (fst t)) l) -> v' n = v n.
Proof.
  induction l as [|[[d i] j] l IH]; cbn [forallb exponents map did_all]; intros e e' v v' P K O X D.
  - injection X as <-. subst v'. auto.
  - apply andb_true_iff in O as [O1 O]. apply Nat.ltb_lt in O1. cbn in O1.
    destruct (e i) as [a|] eqn:A; [|discriminate]. destruct (e j) as [b|] eqn:B; [|discriminate].
    destruct D as (w & [C SB] & D).
    destruct (IH (held d (a + b) e) e' w v') as [P' E']; [| |exact O|exact X|exact D|].
    + apply (powers_product x e v w d i j); try assumption. intros n N.
      destruct (e n) eqn:EN; [left; apply SB; [apply K; congruence|lia]|auto].
    + intros n. unfold held. destruct (Nat.eqb_spec n d); [subst; auto|apply K].
    + split; [exact P'|]. intros n L W. cbn in W. rewrite E'; [apply SB; lia|exact L|tauto].
Qed.

(** * The whole *)
Definition point_of (point : list Z) : Z := decode (firstn 31 point ++ [Z.land (nth 31 point 0) 127]).
Definition begin (point : list Z) : list operation :=
  [Put 0 1; Put 1 1; Put 4 (point_of point); Sum 2 4 0; Difference 3 4 0].
Definition finish : list operation :=
  [Difference 6 0 1; Sum 0 0 1] ++ map product inversion ++ [Product 0 0 9; Canonical 0 0].
Definition x25519_operations (scalar point : list Z) : list operation :=
  begin point ++ ladder_steps 255 (decode_scalar scalar) 0 ++ finish.

Lemma scalar_even scalar : bit_of (decode_scalar scalar) 0 = 0.
Proof.
  unfold bit_of, decode_scalar. cbn [decode]. change (2 ^ Z.of_nat 0) with 1. rewrite Z.div_1_r.
  match goal with |- (?a + 256 * ?b) mod 2 = 0 => replace (a + 256 * b) with (a + 128 * b * 2) by ring end.
  rewrite Z.mod_add, <- Z.bit0_mod, Z.land_spec by discriminate. rewrite andb_false_r. reflexivity.
Qed.
Lemma decode_below l : Forall (fun b => 0 <= b < 256) l -> decode l < 256 ^ Z.of_nat (length l).
Proof.
  induction 1 as [|b l B _ IH]; cbn [decode length]; [reflexivity|].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. lia.
Qed.
Lemma point_range point : length point = 32%nat -> Forall (fun b => 0 <= b < 256) point ->
  0 <= point_of point < 2 ^ 256.
Proof.
  intros L B. unfold point_of.
  assert (F : Forall (fun b => 0 <= b < 256) (firstn 31 point ++ [Z.land (nth 31 point 0) 127])).
  { apply Forall_app. split.
    - rewrite Forall_forall in *. intros b I. apply B. rewrite <- (firstn_skipn 31 point). apply in_app_iff. auto.
    - constructor; [|constructor]. change 127 with (Z.ones 7). rewrite Z.land_ones by lia.
      pose proof (Z.mod_pos_bound (nth 31 point 0) (2 ^ 7) eq_refl) as X. change (2 ^ 7) with 128 in *. lia. }
  split; [apply decode_nonneg, F|]. pose proof (decode_below _ F) as D.
  rewrite app_length, firstn_length, L in D. exact D.
Qed.


Theorem x25519_in_slots scalar point v v' out : did_all (x25519_operations scalar point) v v' ->
  length out = 32%nat -> Forall (fun b => 0 <= b < 256) out -> decode out = v' 0%nat -> out = x25519 scalar point.
Proof.
  unfold x25519_operations, finish. intros D LEN BYTES OUT.
  apply did_all_app in D as (v5 & D5 & D). apply did_all_app in D as (v6 & D6 & D).
  apply did_all_app in D as (v8 & D8 & D). apply did_all_app in D as (v9 & D9 & D).
  destruct D5 as (v1 & [V1 E1] & v2 & [V2 E2] & v3 & [V3 E3] & v4 & [V4 E4] & v5' & [V5 E5] & E5').
  destruct D8 as (v7 & [V7 E7] & v8' & [V8 E8] & E8').
  destruct D as (v10 & [V10 E10] & v11 & (V11 & R11 & E11) & E11').
  assert (S11 : forall n, (n < 11)%nat -> (n < slots)%nat) by (unfold slots; auto).
  destruct (ladder_did 255 (decode_scalar scalar) (scalar_even scalar) 0 v5 v6 (fun _ => eq_refl) D6) as [L6 _].
  pose proof inversion_exponent as X. destruct (exponents inversion _) as [e|] eqn:EX; [|discriminate].
  destruct (products_did (v8 6%nat) inversion (held 6 1 (fun _ => None)) e v8 v9) as [P9 E9];
    [| |reflexivity|exact EX|exact D9|].
  { intros n k. unfold held. destruct (Nat.eqb_spec n 6) as [->|N]; [intros [= <-]|discriminate]. split; [lia|].
    rewrite Z.pow_1_r. reflexivity. }
  { intros n. unfold held. destruct (Nat.eqb_spec n 6) as [->|N]; [intros _; apply S11; lia|congruence]. }
  destruct (P9 9%nat (p - 2) X) as [_ I9].
  assert (E90 : v9 0%nat = v8 0%nat).
  { apply E9; [apply S11; lia|]. intros W.
    assert (N : existsb (Nat.eqb 0) (map (fun t => fst (fst t)) inversion) = false) by (vm_compute; reflexivity).
    rewrite (proj2 (existsb_exists _ _)) in N; [discriminate|]. exists O. auto. }
  assert (U5 : v5 4%nat = point_of point).
  { rewrite E5', E5, E4 by (try apply S11; lia). exact V3. }
  assert (ONE : forall m, (m = 0 \/ m = 1)%nat -> v5 m = v3 m).
  { intros m M01. rewrite E5', E5, E4; try apply S11; lia. }
  assert (N30 : v3 0%nat = 1) by (rewrite E3, E2 by (try apply S11; lia); exact V1).
  assert (N31 : v3 1%nat = 1) by (rewrite E3 by (try apply S11; lia); exact V2).
  apply (x25519_computed scalar point _ (v5 4%nat) (sums_in v5) (sums_in v6) (v8 6%nat) (v9 9%nat)).
  - rewrite U5. unfold decode_point. symmetry. apply reduced.
  - cbn [sums_in sum2]. rewrite ONE, N30 by auto. reflexivity.
  - cbn [sums_in difference2]. rewrite ONE, N31 by auto. reflexivity.
  - cbn [sums_in sum3]. rewrite U5, E5', (E5 2%nat), V4, V3, N30 by (try apply S11; lia). reflexivity.
  - cbn [sums_in difference3]. rewrite U5, E5', V5, (E4 4%nat), (E4 0%nat), V3, N30 by (try apply S11; lia).
    reflexivity.
  - exact L6.
  - rewrite E8', (E8 6%nat) by (try apply S11; lia). exact V7.
  - exact I9.
  - rewrite OUT, E11', V11, V10, E90, E8', V8.
    rewrite (E7 0%nat), (E7 1%nat) by (try apply S11; lia). reflexivity.
  - exact LEN.
  - exact BYTES.
  - rewrite OUT, E11'. lia.
Qed.
