(** Bounds: intervals of the unknowns, facts (polynomials that are not negative), and what follows from both. *)
From Coq Require Import ZArith List Bool Lia FMapPositive.
From Fieldwright Require Import Polynomial.
Import ListNotations.
Open Scope Z_scope.
Module PM := PositiveMap.

(** * Intervals. Unknowns are not negative. *)
Definition ranges := PM.t (Z * Z).
Definition ranges_ok (v : valuation) (b : ranges) : Prop :=
  forall n l u, PM.find n b = Some (l, u) -> 0 <= l /\ l <= v n /\ v n <= u.
Fixpoint monomial_range (b : ranges) (m : monomial) : option (Z * Z) :=
  match m with
  | [] => Some (1, 1)
  | [n] => PM.find n b
  | n :: m' =>
      match PM.find n b, monomial_range b m' with
      | Some (l, u), Some (l', u') => Some (l * l', u * u')
      | _, _ => None
      end
  end.
Fixpoint interval (b : ranges) (p : poly) : option (Z * Z) :=
  match p with
  | [] => Some (0, 0)
  | (c, m) :: p' =>
      match monomial_range b m, interval b p' with
      | Some (l, u), Some (lo, hi) =>
          if 0 <=? c then Some (c * l + lo, c * u + hi) else Some (c * u + lo, c * l + hi)
      | _, _ => None
      end
  end.
Lemma monomial_range_ok v b m : ranges_ok v b -> forall l u, monomial_range b m = Some (l, u) ->
  0 <= l /\ l <= product v m /\ product v m <= u.
Proof.
  intros B. induction m as [|n m IH]; intros l u.
  - simpl. intros [= <- <-]. lia.
  - destruct m as [|k m]; [simpl; intros H; apply B in H; lia|].
    change (monomial_range b (n :: k :: m)) with (match PM.find n b, monomial_range b (k :: m) with
      | Some (l, u), Some (l', u') => Some (l * l', u * u') | _, _ => None end).
    destruct (PM.find n b) as [[l1 u1]|] eqn:N; [|discriminate].
    destruct (monomial_range b (k :: m)) as [[l2 u2]|]; [|discriminate].
    intros [= <- <-]. apply B in N. specialize (IH _ _ eq_refl).
    change (product v (n :: k :: m)) with (v n * product v (k :: m)). nia.
Qed.
Lemma interval_ok v b p : ranges_ok v b -> forall lo hi, interval b p = Some (lo, hi) -> lo <= eval v p <= hi.
Proof.
  intros B. induction p as [|[c m] p IH]; simpl; intros lo hi; [intros [= <- <-]; lia|].
  destruct (monomial_range b m) as [[l u]|] eqn:R; [|discriminate].
  destruct (interval b p) as [[l' h']|]; [|discriminate].
  specialize (IH _ _ eq_refl). apply (monomial_range_ok v b m B) in R.
  destruct (Z.leb_spec 0 c); intros [= <- <-]; nia.
Qed.

(** The only value that a polynomial can have, if its interval is a point. *)
Definition only_value (b : ranges) (p : poly) : option Z :=
  match constant p with
  | Some z => Some z
  | None => match interval b p with Some (l, u) => if l =? u then Some l else None | None => None end
  end.
Lemma only_value_ok v b p z : ranges_ok v b -> only_value b p = Some z -> eval v p = z.
Proof.
  intros B. unfold only_value. destruct (constant p) as [k|] eqn:C; [intros [= <-]; apply constant_ok, C|].
  destruct (interval b p) as [[l u]|] eqn:E; [|discriminate]. apply (interval_ok v) in E; [|exact B].
  destruct (Z.eqb_spec l u); [|discriminate]. intros [= <-]. lia.
Qed.

(** * Facts, and combinations of products of them *)
Definition facts := PM.t poly.
Definition facts_ok (v : valuation) (f : facts) : Prop := forall n p, PM.find n f = Some p -> 0 <= eval v p.
(** The sum of k times a product of facts, for each (k, numbers). *)
Definition combination := list (Z * list positive).
Fixpoint fact_product (f : facts) (l : list positive) : option poly :=
  match l with
  | [] => Some (const 1)
  | [n] => PM.find n f
  | n :: l' =>
      match PM.find n f, fact_product f l' with Some p, Some q => Some (mul p q) | _, _ => None end
  end.
Fixpoint combine (f : facts) (l : combination) : option poly :=
  match l with
  | [] => Some []
  | (k, ns) :: l' =>
    if 0 <=? k
    then match fact_product f ns, combine f l' with Some p, Some r => Some (add (scale k p) r) | _, _ => None end
    else None
  end.
Lemma fact_product_ok v f l : facts_ok v f -> forall p, fact_product f l = Some p -> 0 <= eval v p.
Proof.
  intros F. induction l as [|n l IH]; intros p; [simpl; intros [= <-]; rewrite const_ok; lia|].
  destruct l as [|k l]; [apply F|].
  change (fact_product f (n :: k :: l)) with (match PM.find n f, fact_product f (k :: l) with
    | Some p, Some q => Some (mul p q) | _, _ => None end).
  destruct (PM.find n f) as [q|] eqn:N; [|discriminate]. destruct (fact_product f (k :: l)) as [r|]; [|discriminate].
  intros [= <-]. rewrite mul_ok. apply F in N. specialize (IH _ eq_refl). nia.
Qed.
Lemma combine_ok v f l : facts_ok v f -> forall r, combine f l = Some r -> 0 <= eval v r.
Proof.
  intros F. induction l as [|[k ns] l IH]; simpl; intros r; [intros [= <-]; simpl; lia|].
  destruct (Z.leb_spec 0 k); [|discriminate]. destruct (fact_product f ns) as [p|] eqn:P; [|discriminate].
  destruct (combine f l) as [q|]; [|discriminate]. intros [= <-]. specialize (IH _ eq_refl).
  apply (fact_product_ok v f ns F) in P. rewrite add_ok, scale_ok. nia.
Qed.

(** * Unknowns that can have only one value *)
Definition only (b : ranges) (n : positive) : option Z :=
  match PM.find n b with Some (l, u) => if l =? u then Some l else None | None => None end.
(** Whether n is a bit, and the monomial begins with it. *)
Definition repeats (b : ranges) (n : positive) (m : monomial) : bool :=
  match m with
  | [] => false
  | k :: _ => if Pos.eqb n k then match PM.find n b with Some (_, u) => u <=? 1 | None => false end else false
  end.
Fixpoint settle_monomial (b : ranges) (m : monomial) : Z * monomial :=
  match m with
  | [] => (1, [])
  | n :: m =>
      let (k, r) := settle_monomial b m in
      match only b n with Some z => (z * k, r) | None => (k, if repeats b n r then r else n :: r) end
  end.
(** Unknowns that can have only one value are replaced by it; the square of a bit is the bit. *)
Fixpoint settle (b : ranges) (p : poly) : poly :=
  match p with
  | [] => []
  | (k, m) :: p => let (z, r) := settle_monomial b m in add (scale (k * z) [(1, r)]) (settle b p)
  end.
Lemma only_ok v b n z : ranges_ok v b -> only b n = Some z -> v n = z.
Proof.
  intros R. unfold only. destruct (PM.find n b) as [[l u]|] eqn:E; [|discriminate]. apply R in E.
  destruct (Z.eqb_spec l u); [|discriminate]. intros [= <-]. lia.
Qed.
Lemma repeats_ok v b n m : ranges_ok v b -> repeats b n m = true -> v n * product v m = product v m.
Proof.
  intros R. destruct m as [|k m]; cbn [repeats product]; [discriminate|].
  destruct (Pos.eqb_spec n k) as [<-|]; [|discriminate].
  destruct (PM.find n b) as [[l u]|] eqn:F; [|discriminate]. rewrite Z.leb_le. intros U. apply R in F.
  assert (v n = 0 \/ v n = 1) as [-> | ->] by lia; ring.
Qed.
Lemma settle_monomial_ok v b m : ranges_ok v b ->
  fst (settle_monomial b m) * product v (snd (settle_monomial b m)) = product v m.
Proof.
  intros R. induction m as [|n m IH]; [reflexivity|]. cbn [settle_monomial product]. rewrite <- IH.
  destruct (settle_monomial b m) as [k r]. cbn [fst snd]. destruct (only b n) as [z|] eqn:O; cbn [fst snd product].
  - rewrite (only_ok _ _ _ _ R O). ring.
  - destruct (repeats b n r) eqn:E; [|cbn [product]; ring].
    transitivity (k * (v n * product v r)); [rewrite (repeats_ok v b n r R E); reflexivity|ring].
Qed.
Lemma settle_ok v b p : ranges_ok v b -> eval v (settle b p) = eval v p.
Proof.
  intros R. induction p as [|[k m] p IH]; [reflexivity|]. cbn [settle eval]. rewrite <- (settle_monomial_ok v b m R).
  destruct (settle_monomial b m) as [z r]. rewrite add_ok, scale_ok, IH. cbn [eval fst snd]. ring.
Qed.

(** * The rule of bounds: w*p + combination is at most the top of its interval, so p is at most that over w. *)
(** Unknowns that are known are replaced first: in the case of a bit, what it selects is what it is selected from. *)
Definition bound := (Z * combination)%type.
Definition upper (b : ranges) (f : facts) (p : poly) (h : bound) : option Z :=
  let (w, l) := h in
  if 0 <? w then
    match combine f l with
    | Some r => match interval b (settle b (add (scale w p) r)) with Some (_, u) => Some (u / w) | None => None end
    | None => None
    end
  else None.
Lemma upper_ok v b f p h u : ranges_ok v b -> facts_ok v f -> upper b f p h = Some u -> eval v p <= u.
Proof.
  intros B F. unfold upper. destruct h as [w l]. destruct (Z.ltb_spec 0 w); [|discriminate].
  destruct (combine f l) as [r|] eqn:C; [|discriminate]. destruct (interval b _) as [[lo hi]|] eqn:I; [|discriminate].
  intros [= <-]. apply (combine_ok v) in C; [|assumption]. apply (interval_ok v) in I; [|assumption].
  rewrite settle_ok, add_ok, scale_ok in I by assumption. apply Z.div_le_lower_bound; lia.
Qed.
(** Without a hint, the interval alone. *)
Definition at_most (b : ranges) (f : facts) (p : poly) (h : option bound) : option Z :=
  match h with
  | Some h => upper b f p h
  | None => match interval b p with Some (_, u) => Some u | None => None end
  end.
Lemma at_most_ok v b f p h u : ranges_ok v b -> facts_ok v f -> at_most b f p h = Some u -> eval v p <= u.
Proof.
  intros B F. destruct h as [h|]; simpl; [apply upper_ok; assumption|].
  destruct (interval b p) as [[l x]|] eqn:I; [|discriminate]. apply (interval_ok v) in I; [|assumption].
  intros [= <-]. lia.
Qed.
Definition at_least (b : ranges) (f : facts) (p : poly) (h : option bound) : option Z :=
  match at_most b f (scale (-1) p) h with Some n => Some (- n) | None => None end.
Lemma at_least_ok v b f p h l : ranges_ok v b -> facts_ok v f -> at_least b f p h = Some l -> l <= eval v p.
Proof.
  intros B F. unfold at_least. destruct (at_most _ _ _ h) as [n|] eqn:E; [|discriminate]. intros [= <-].
  apply (at_most_ok v) in E; try assumption. rewrite scale_ok in E. lia.
Qed.
