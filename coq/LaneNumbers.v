(** What the limbs of a result come to modulo the claim's modulus: a polynomial in the numbers that are passed.

    A result is the sum of its limbs times their weights, a polynomial of degree two in words that were factors. As a
    sum of products of sums of words (a quadratic form is completed to squares, as by Lagrange) it has few terms. Each
    of these sums is a whole number again, or a sum of some: carries cancel as soon as words are replaced by what they
    are. Which words are limbs of which number is not told; if there are no such numbers, nothing is found. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Statement Polynomial Bound Split Certificate Closing.
Import ListNotations.
Open Scope Z_scope.

(** * Coefficients modulo m; modulo 0 they stay what they are *)
(** Weights are powers of two or little more, with which Coq computes fast, as long as they are not made positive. *)
Definition small (m z : Z) : Z :=
  if (m <=? 0) || (Z.abs z <? m) then z else let r := z mod m in if 2 * r <=? m then r else r - m.
Definition residue (m : Z) (p : poly) : poly :=
  filter (fun t => negb (fst t =? 0)) (map (fun t => (small m (fst t), snd t)) p).
(** x with x * a = gcd(a, m) modulo m (Euclid). *)
Fixpoint euclid (n : nat) (a b x y : Z) : Z :=
  match n with O => x | S n => if b =? 0 then x else euclid n b (a mod b) y (x - a / b * y) end.
Definition inverse (m a : Z) : Z := euclid (Z.to_nat (2 * Z.log2 m + 4)) a m 1 0 mod m.
(** q with k * q = p modulo m, if there is one: where k has no inverse, as with a composite modulus, what k and m have
    in common is divided out first. *)
Definition over (m k : Z) (p : poly) : poly :=
  let g := if m =? 0 then 1 else Z.gcd k m in
  if g =? 1 then residue m (scale (small m (inverse m k)) p)
  else let i := inverse (m / g) (k / g) in residue m (map (fun t => (fst t / g * i, snd t)) p).

(** * Products in a polynomial of degree two *)
Definition coefficient (m : monomial) (p : poly) : Z :=
  fold_right (fun t z => if same_monomial (snd t) m then fst t else z) 0 p.
(** The derivative with respect to unknown n. *)
Fixpoint derived_monomial (n : positive) (m : monomial) : Z * monomial :=
  match m with
  | [] => (0, [])
  | k :: l => if Pos.eqb k n then (1 + fst (derived_monomial n l), l)
              else let (z, r) := derived_monomial n l in (z, k :: r)
  end.
Definition derived (n : positive) (p : poly) : poly :=
  fold_right (fun t q => let (z, r) := derived_monomial n (snd t) in if z =? 0 then q else add [(fst t * z, r)] q) [] p.
(** k, a, b such that p - k * a * b has no longer the first of the unknowns whose products are in p; nothing where there
    are no products of two. *)
Definition factors (m : Z) (p : poly) : option (Z * poly * poly) :=
  match find (fun t => match snd t with [_; _] => true | _ => false end) p with
  | Some (z, [x; y]) =>
      let form n k := over m k (derived n p) in
      let square n :=
        let k := coefficient [n; n] p in
        if k =? 0 then None else let a := form n (2 * k) in Some (k, a, a) in
      match square x, square y with
      | Some t, _ | None, Some t => Some t
      | None, None => Some (z, form x z, form y z)
      end
  | _ => None
  end.

(** * Numbers *)
Section Claim.
Variable c : claim.
Variable b : ranges.
Variable d : definitions.
Let m := modulus c.

Definition reduced (p : poly) : poly := residue m (settle b p).
(** Words that are factors of others are replaced by what they are. *)
Definition spelled (p : poly) : poly :=
  fold_right (fun t q => match snd t with
    | [n] => match meaning n d with Some r => add (scale (fst t) r) q | None => add [t] q end
    | _ => add [t] q
    end) [] p.
(** A sum of limbs that are passed, as one of whole numbers. *)
Definition gathered (p : poly) : option poly :=
  let numbers := map (fun t => (named d (poly_of t), poly_of t)) (passed c) in
  let (p, q) := fold_left (fun pq t =>
    match snd t with
    | (w, n) :: _ =>
        let k := coefficient n (fst pq) * inverse m w in
        (residue m (sub (fst pq) (scale k (snd t))), add (scale k (fst t)) (snd pq))
    | [] => pq
    end) numbers (p, []) in
  let* z := constant p in Some (residue m (add (const z) q)).
Fixpoint whole_from (fuel : nat) (p : poly) : option poly :=
  match fuel with
  | O => None
  | S fuel =>
      match factors m p with
      | Some (k, x, y) =>
          let* r := whole_from fuel x in
          let* s := if same x y then Some r else whole_from fuel y in
          let* t := whole_from fuel (residue m (sub p (scale k (mul x y)))) in
          Some (residue m (add (scale k (mul r s)) t))
      | None =>
          let q := reduced (spelled p) in if same p q then gathered p else whole_from fuel q
      end
  end.
Definition MOST_FORMS : nat := 200.
Definition whole_number (p : poly) : option poly := whole_from MOST_FORMS (reduced p).

(** * They are congruent *)
Variable v : valuation.
Definition congruent (p q : poly) : Prop := (m | eval v p - eval v q).
Lemma congruent_same p q : eval v p = eval v q -> congruent p q.
Proof. unfold congruent. intros ->. rewrite Z.sub_diag. apply Z.divide_0_r. Qed.
Lemma congruent_trans p q r : congruent p q -> congruent q r -> congruent p r.
Proof.
  unfold congruent. intros P Q. replace (eval v p - eval v r) with (eval v p - eval v q + (eval v q - eval v r)) by lia.
  apply Z.divide_add_r; assumption.
Qed.
Lemma congruent_add p q r s : congruent p q -> congruent r s -> congruent (add p r) (add q s).
Proof.
  unfold congruent. rewrite !add_ok. intros P Q.
  replace (eval v p + eval v r - (eval v q + eval v s)) with (eval v p - eval v q + (eval v r - eval v s)) by lia.
  apply Z.divide_add_r; assumption.
Qed.
Lemma congruent_mul k p q r s : congruent p q -> congruent r s -> congruent (scale k (mul p r)) (scale k (mul q s)).
Proof.
  unfold congruent. rewrite !scale_ok, !mul_ok. intros P Q.
  replace (k * (eval v p * eval v r) - k * (eval v q * eval v s)) with
    (k * eval v r * (eval v p - eval v q) + k * eval v q * (eval v r - eval v s)) by ring.
  apply Z.divide_add_r; apply Z.divide_mul_r; assumption.
Qed.
Lemma small_ok z : (m | z - small m z).
Proof.
  unfold small. destruct (Z.leb_spec m 0); cbn [orb]; [rewrite Z.sub_diag; apply Z.divide_0_r|].
  destruct (_ <? _); [rewrite Z.sub_diag; apply Z.divide_0_r|].
  assert (X : (m | z - z mod m)) by (exists (z / m); rewrite Z.mod_eq by lia; ring).
  destruct (_ <=? _); [exact X|]. replace (z - (z mod m - m)) with (z - z mod m + m) by ring.
  apply Z.divide_add_r; [exact X|apply Z.divide_refl].
Qed.
Lemma residue_ok p : congruent p (residue m p).
Proof.
  induction p as [|[z n] p IH]; [apply congruent_same; reflexivity|].
  assert (X : eval v (residue m ((z, n) :: p)) = small m z * product v n + eval v (residue m p)).
  { unfold residue. cbn [map filter fst snd]. destruct (Z.eqb_spec (small m z) 0) as [->|]; cbn [negb eval]; lia. }
  unfold congruent in *. rewrite X. cbn [eval].
  replace (z * product v n + eval v p - (small m z * product v n + eval v (residue m p))) with
    ((z - small m z) * product v n + (eval v p - eval v (residue m p))) by ring.
  apply Z.divide_add_r; [|exact IH]. apply Z.divide_mul_l, small_ok.
Qed.

Hypothesis D : definitions_ok v d.
Hypothesis R : ranges_ok v b.
Lemma reduced_ok p : congruent p (reduced p).
Proof.
  unfold reduced. eapply congruent_trans; [|apply residue_ok]. apply congruent_same. symmetry. apply settle_ok, R.
Qed.
Lemma spelled_ok p : eval v (spelled p) = eval v p.
Proof.
  induction p as [|[z l] p IH]; [reflexivity|]. cbn [spelled fold_right fst snd]. fold (spelled p).
  assert (X : eval v (add [(z, l)] (spelled p)) = eval v ((z, l) :: p)) by (rewrite add_ok, IH; cbn [eval]; lia).
  destruct l as [|n [|k l]]; [exact X| |exact X]. destruct (meaning n d) as [r|] eqn:E; [|exact X].
  apply (meaning_ok v d n r D) in E. rewrite add_ok, scale_ok, IH, <- E. cbn [eval product]. lia.
Qed.
Lemma gathered_ok p q : gathered p = Some q -> congruent p q.
Proof.
  unfold gathered. assert (X : forall l p0 q0 p1 q1,
    (forall t, In t l -> eval v (fst t) = eval v (snd t)) -> fold_left (fun pq t =>
      match snd t with
      | (w, n) :: _ =>
          let k := coefficient n (fst pq) * inverse m w in
          (residue m (sub (fst pq) (scale k (snd t))), add (scale k (fst t)) (snd pq))
      | [] => pq
      end) l (p0, q0) = (p1, q1) -> congruent (add p0 q0) (add p1 q1)).
  { induction l as [|[a r] l IH]; intros p0 q0 p1 q1 A; cbn [fold_left fst snd].
    - intros [= <- <-]. apply congruent_same. reflexivity.
    - assert (AR : eval v a = eval v r) by (apply (A (a, r)); left; reflexivity).
      assert (AL : forall t, In t l -> eval v (fst t) = eval v (snd t)) by (intros t T; apply A; right; exact T).
      destruct r as [|[w n] r]; [apply IH, AL|]. intros E. apply IH in E; [|exact AL].
      eapply congruent_trans; [|exact E]. set (k := coefficient n p0 * inverse m w) in *.
      eapply congruent_trans with (add (sub p0 (scale k ((w, n) :: r))) (add (scale k a) q0)).
      + apply congruent_same. rewrite !add_ok, sub_ok, !scale_ok, AR. lia.
      + apply congruent_add; [apply residue_ok|apply congruent_same; reflexivity]. }
  destruct (fold_left _ _ _) as [p1 q1] eqn:F. destruct (constant p1) as [z|] eqn:C; [|discriminate]. intros [= <-].
  apply X in F.
  - eapply congruent_trans; [|apply residue_ok]. eapply congruent_trans with (add p []).
    + apply congruent_same. rewrite add_ok. cbn [eval]. lia.
    + eapply congruent_trans; [exact F|]. apply congruent_same. rewrite !add_ok, const_ok, (constant_ok v p1 z C). lia.
  - intros t T. apply in_map_iff in T as (u & <- & _). cbn [fst snd]. apply named_ok, D.
Qed.
Lemma whole_from_ok fuel : forall p q, whole_from fuel p = Some q -> congruent p q.
Proof.
  induction fuel as [|fuel IH]; [discriminate|]. intros p q. cbn [whole_from].
  destruct (factors m p) as [[[k x] y]|].
  - destruct (whole_from fuel x) as [r|] eqn:X; [|discriminate].
    destruct (if same x y then _ else _) as [s|] eqn:Y; [|discriminate].
    destruct (whole_from fuel (residue _ _)) as [t|] eqn:T; [|discriminate]. intros [= <-].
    assert (YS : congruent y s).
    { destruct (same x y) eqn:S; [|apply IH, Y]. apply same_ok in S. subst y. injection Y as <-. apply IH, X. }
    apply IH in X, T. eapply congruent_trans; [|apply residue_ok].
    eapply congruent_trans with (add (scale k (mul x y)) (sub p (scale k (mul x y)))).
    + apply congruent_same. rewrite add_ok, sub_ok. lia.
    + apply congruent_add; [apply congruent_mul; assumption|].
      eapply congruent_trans; [apply residue_ok|exact T].
  - destruct (same p _); [apply gathered_ok|]. intros E. apply IH in E. eapply congruent_trans; [|exact E].
    eapply congruent_trans; [|apply reduced_ok]. apply congruent_same. symmetry. apply spelled_ok.
Qed.
Lemma whole_number_ok p q : whole_number p = Some q -> congruent p q.
Proof.
  unfold whole_number. intros E. apply whole_from_ok in E. eapply congruent_trans; [apply reduced_ok|exact E].
Qed.
End Claim.
