(** Polynomials with integer coefficients over numbered unknowns, sorted, so that equal ones look alike. *)
From Coq Require Import ZArith List Bool Lia.
Import ListNotations.
Open Scope Z_scope.
#[global] Arguments Pos.eqb : simpl never.
#[global] Arguments Pos.leb : simpl never.
#[global] Arguments Pos.compare : simpl never.
#[global] Arguments Z.eqb : simpl never.
#[global] Arguments Z.leb : simpl never.
#[global] Arguments Z.ltb : simpl never.
#[global] Arguments Z.mul : simpl never.
#[global] Arguments Z.add : simpl never.
#[global] Arguments Z.sub : simpl never.
#[global] Arguments Z.pow : simpl never.
#[global] Arguments Z.even : simpl never.
#[global] Arguments Z.div2 : simpl never.
#[global] Arguments Z.of_nat : simpl never.

Definition valuation := positive -> Z.
(** Unknowns in ascending order, each as often as its power says; the empty list is the number 1. *)
Definition monomial := list positive.
Definition poly := list (Z * monomial).
Fixpoint product (v : valuation) (m : monomial) : Z := match m with [] => 1 | n :: m' => v n * product v m' end.
Fixpoint eval (v : valuation) (p : poly) : Z :=
  match p with [] => 0 | (c, m) :: p' => c * product v m + eval v p' end.

(** * Order: by degree, then by the unknowns *)
Fixpoint longer (a b : monomial) : comparison :=
  match a, b with [], [] => Eq | [], _ => Lt | _, [] => Gt | _ :: a', _ :: b' => longer a' b' end.
Fixpoint order (a b : monomial) : comparison :=
  match a, b with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | x :: a', y :: b' =>
      match Pos.compare x y with
      | Eq => order a' b'
      | d => match longer a' b' with Eq => d | l => l end
      end
  end.
Lemma order_eq a : forall b, order a b = Eq -> a = b.
Proof.
  induction a as [|x a IH]; destruct b as [|y b]; simpl; try discriminate; [reflexivity|].
  destruct (Pos.compare_spec x y).
  - subst. intros H. f_equal. auto.
  - destruct (longer a b); discriminate.
  - destruct (longer a b); discriminate.
Qed.

(** * Sums *)
Fixpoint add (p : poly) : poly -> poly :=
  match p with
  | [] => fun q => q
  | (c, m) :: p' =>
    fix inner (q : poly) : poly :=
      match q with
      | [] => p
      | (d, n) :: q' =>
        match order m n with
        | Lt => (c, m) :: add p' q
        | Gt => (d, n) :: inner q'
        | Eq => let e := c + d in if e =? 0 then add p' q' else (e, m) :: add p' q'
        end
      end
  end.
Lemma add_ok v p : forall q, eval v (add p q) = eval v p + eval v q.
Proof.
  induction p as [|[c m] p IH]; [reflexivity|].
  induction q as [|[d n] q IHq]; [simpl; lia|].
  assert (X : forall t r, eval v (t :: r) = fst t * product v (snd t) + eval v r) by (intros [? ?] ?; reflexivity).
  remember ((c, m) :: p) as P. remember ((d, n) :: q) as Q.
  assert (U : add P Q = match order m n with Lt => (c, m) :: add p Q | Gt => (d, n) :: add P q
     | Eq => if c + d =? 0 then add p q else (c + d, m) :: add p q end) by (subst; reflexivity).
  rewrite U. destruct (order m n) eqn:E.
  - apply order_eq in E; subst n. destruct (Z.eqb_spec (c + d) 0); subst; rewrite ?X, ?IH; simpl; nia.
  - rewrite X, IH. subst; simpl; lia.
  - rewrite X, IHq. subst; simpl; lia.
Qed.

Definition scale (k : Z) (p : poly) : poly := if k =? 0 then [] else map (fun t => (k * fst t, snd t)) p.
Lemma scale_ok v k p : eval v (scale k p) = k * eval v p.
Proof.
  unfold scale. destruct (Z.eqb_spec k 0); [subst; simpl; lia|].
  induction p as [|[c m] p IH]; simpl; [lia|rewrite IH; lia].
Qed.
Definition sub (p q : poly) : poly := add p (scale (-1) q).
Lemma sub_ok v p q : eval v (sub p q) = eval v p - eval v q.
Proof. unfold sub. rewrite add_ok, scale_ok. lia. Qed.

Definition const (k : Z) : poly := if k =? 0 then [] else [(k, [])].
Definition var (n : positive) : poly := [(1, [n])].
Lemma const_ok v k : eval v (const k) = k.
Proof. unfold const. destruct (Z.eqb_spec k 0); simpl; lia. Qed.
Lemma var_ok v n : eval v (var n) = v n.
Proof. simpl. lia. Qed.

(** * Products *)
Fixpoint insert (n : positive) (m : monomial) : monomial :=
  match m with [] => [n] | x :: m' => if Pos.leb n x then n :: m else x :: insert n m' end.
Fixpoint merge (a b : monomial) : monomial := match a with [] => b | n :: a' => insert n (merge a' b) end.
Lemma insert_ok v n m : product v (insert n m) = v n * product v m.
Proof. induction m as [|x m IH]; simpl; [lia|]. destruct (Pos.leb n x); simpl; [lia|rewrite IH; lia]. Qed.
Lemma merge_ok v a b : product v (merge a b) = product v a * product v b.
Proof. induction a as [|n a IH]; cbn [merge product]; [lia|]. rewrite insert_ok, IH. lia. Qed.

Fixpoint times (c : Z) (m : monomial) (q : poly) : poly :=
  match q with [] => [] | (d, n) :: q' => (c * d, merge m n) :: times c m q' end.
Lemma times_ok v c m q : eval v (times c m q) = c * product v m * eval v q.
Proof. induction q as [|[d n] q IH]; simpl; [lia|]. rewrite merge_ok, IH. ring. Qed.
Fixpoint mul_terms (p q : poly) : poly :=
  match p with [] => [] | (c, m) :: p' => add (times c m q) (mul_terms p' q) end.
Definition constant (p : poly) : option Z := match p with [] => Some 0 | [(k, [])] => Some k | _ => None end.
Definition mul (p q : poly) : poly :=
  match constant q with
  | Some k => scale k p
  | None => match constant p with Some k => scale k q | None => mul_terms p q end
  end.
Lemma constant_ok v p k : constant p = Some k -> eval v p = k.
Proof.
  destruct p as [|[c m] p]; simpl; [intros [= <-]; reflexivity|].
  destruct m; [|discriminate]. destruct p; [|discriminate]. intros [= <-]. simpl; lia.
Qed.
Lemma mul_ok v p q : eval v (mul p q) = eval v p * eval v q.
Proof.
  assert (T : eval v (mul_terms p q) = eval v p * eval v q).
  { induction p as [|[c m] p IH]; simpl; [lia|]. rewrite add_ok, times_ok, IH. ring. }
  unfold mul. destruct (constant q) eqn:Q; [rewrite scale_ok, (constant_ok v q z Q); lia|].
  destruct (constant p) eqn:P; [rewrite scale_ok, (constant_ok v p z P); lia|exact T].
Qed.

(** * Equality, divisibility *)
Fixpoint same_monomial (a b : monomial) : bool :=
  match a, b with [], [] => true | x :: a', y :: b' => if Pos.eqb x y then same_monomial a' b' else false | _,
    _ => false end.
Lemma same_monomial_ok a : forall b, same_monomial a b = true -> a = b.
Proof.
  induction a as [|x a IH]; destruct b as [|y b]; simpl; try discriminate; [reflexivity|].
  destruct (Pos.eqb_spec x y); [|discriminate]. intros H. subst. f_equal; auto.
Qed.
Fixpoint same (p q : poly) : bool :=
  match p, q with
  | [], [] => true
  | (c, m) :: p', (d, n) :: q' => if same_monomial m n then if Z.eqb c d then same p' q' else false else false
  | _, _ => false
  end.
Lemma same_ok p : forall q, same p q = true -> p = q.
Proof.
  induction p as [|[c m] p IH]; destruct q as [|[d n] q]; simpl; try discriminate; [reflexivity|].
  destruct (same_monomial m n) eqn:E; [|discriminate]. destruct (Z.eqb_spec c d); [|discriminate].
  intros H. apply same_monomial_ok in E. subst. f_equal; auto.
Qed.

(** Every coefficient is divisible by k; by 0 if it is 0. *)
Definition divisible (k : Z) (p : poly) : bool :=
  forallb (fun t => if k =? 0 then fst t =? 0 else fst t mod k =? 0) p.
Lemma divisible_ok v k p : divisible k p = true -> (k | eval v p).
Proof.
  induction p as [|[c m] p IH]; simpl; [intros _; apply Z.divide_0_r|].
  rewrite andb_true_iff. intros [H T]. apply Z.divide_add_r; [|auto]. apply Z.divide_mul_l.
  destruct (Z.eqb_spec k 0) as [->|N].
  - apply Z.eqb_eq in H. subst. apply Z.divide_refl.
  - apply Z.eqb_eq in H. apply Z.mod_divide in H; assumption.
Qed.

(** All coefficients divided by k: the quotient, if k divides them. *)
Fixpoint quotient (k : Z) (p : poly) : option poly :=
  match p with
  | [] => Some []
  | (c, m) :: p' =>
      if k * (c / k) =? c then match quotient k p' with Some r => Some ((c / k, m) :: r) | None => None end else None
  end.
Lemma quotient_ok v k p : forall r, quotient k p = Some r -> eval v p = k * eval v r.
Proof.
  induction p as [|[c m] p IH]; simpl; intros r; [intros [= <-]; simpl; lia|].
  destruct (Z.eqb_spec (k * (c / k)) c) as [E|]; [|discriminate]. destruct (quotient k p) as [q|]; [|discriminate].
  intros [= <-]. cbn [eval]. rewrite (IH _ eq_refl). rewrite <- E at 1. ring.
Qed.

(** * p = 2^(k - k') * p' with k' as small as possible *)
Fixpoint halve (p : poly) : option poly :=
  match p with
  | [] => Some []
  | (c, m) :: p' => if Z.even c then match halve p' with Some r => Some ((Z.div2 c, m) :: r) | None => None end else
    None
  end.
Lemma halve_ok v p : forall r, halve p = Some r -> eval v p = 2 * eval v r.
Proof.
  induction p as [|[c m] p IH]; simpl; intros r; [intros [= <-]; reflexivity|].
  destruct (Z.even c) eqn:Ev; [|discriminate]. destruct (halve p) as [q|]; [|discriminate]. intros [= <-].
  cbn [eval]. rewrite (IH _ eq_refl). assert (c = 2 * Z.div2 c) by (apply Zeven_div2, Zeven_bool_iff, Ev). nia.
Qed.
Fixpoint cancel (k : nat) (p : poly) : nat * poly :=
  match k, p with
  | S k', _ :: _ => match halve p with Some r => cancel k' r | None => (k, p) end
  | _, _ => (k, p)
  end.
Lemma cancel_ok v k : forall p k' p', cancel k p = (k', p') ->
  (k' <= k)%nat /\ eval v p = 2 ^ (Z.of_nat k - Z.of_nat k') * eval v p'.
Proof.
  assert (Z0 : forall k p, 2 ^ (Z.of_nat k - Z.of_nat k) * eval v p = eval v p) by (intros; rewrite Z.sub_diag; lia).
  induction k as [|k IH]; cbn [cancel]; intros p k' p' E.
  - injection E as <- <-. split; [lia|]. symmetry; apply Z0.
  - assert (N : (S k, p) = (k', p') -> (k' <= S k)%nat /\ eval v p = 2 ^ (Z.of_nat (S k) - Z.of_nat k') * eval v p').
    { intros [= <- <-]. split; [lia|]. symmetry; apply Z0. }
    destruct p as [|t p]; [auto|]. destruct (halve (t :: p)) as [r|] eqn:H; [|auto].
    apply (halve_ok v) in H. apply IH in E as [L E]. split; [lia|]. rewrite H, E.
    replace (Z.of_nat (S k) - Z.of_nat k') with (Z.succ (Z.of_nat k - Z.of_nat k')) by lia.
    rewrite Z.pow_succ_r by lia. ring.
Qed.
Lemma eval_ext v v' p : (forall t n, In t p -> In n (snd t) -> v n = v' n) -> eval v p = eval v' p.
Proof.
  induction p as [|[c m] p IH]; simpl; intros H; [reflexivity|].
  rewrite IH by (intros t n T N; apply (H t n); auto). f_equal. f_equal.
  specialize (H (c, m)). cbn [snd] in H. assert (G : forall n, In n m -> v n = v' n) by (intros n N; apply H; auto).
  clear - G. induction m as [|n m IH]; simpl; [reflexivity|]. rewrite (G n) by (left; reflexivity).
  rewrite IH by (intros k K; apply G; right; exact K). reflexivity.
Qed.
