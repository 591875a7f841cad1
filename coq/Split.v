(** Quotient and remainder by powers of two: the one way in which words lose what numbers are. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Polynomial Bound.
Import ListNotations.
Open Scope Z_scope.

(** A word is known as a polynomial, and by a bound. *)
Record word := Word { value : poly; limit : Z }.
Definition word_ok (v : valuation) (w : word) : Prop := 0 <= eval v (value w) <= limit w.
Definition word_const (k : Z) : word := Word (const k) k.

(** Unknown n is floor(p / 2^k). *)
Definition definitions := list (positive * (Z * poly)).
Definition definitions_ok (v : valuation) (d : definitions) : Prop :=
  forall n k p, In (n, (k, p)) d -> v n = eval v p / 2 ^ k.
Record context := Context { next : positive; defs : definitions; range : ranges; known : facts; next_fact : positive }.
Definition context_ok (v : valuation) (c : context) : Prop := ranges_ok v (range c) /\ facts_ok v (known c).
Lemma definitions_incl v d d' : incl d d' -> definitions_ok v d' -> definitions_ok v d.
Proof. intros I D n k p H. apply D, I, H. Qed.

Inductive hint :=
| Auto
| Bounds (u l : option bound)              (* of the sum that is split *)
| Quotient (q : poly) (u l : option bound). (* the quotient itself, and bounds of the remainder *)

(** * New facts and narrower intervals *)
Definition add_fact (c : context) (p : poly) : context :=
  Context (next c) (defs c) (range c) (PM.add (next_fact c) p (known c)) (Pos.succ (next_fact c)).
Lemma add_fact_ok v c p : context_ok v c -> 0 <= eval v p -> context_ok v (add_fact c p).
Proof.
  intros [B F] P. split; [exact B|]. intros n q. simpl. destruct (Pos.eq_dec n (next_fact c)) as [->|N].
  - rewrite PM.gss. intros [= <-]. exact P.
  - rewrite PM.gso by assumption. apply F.
Qed.
Definition add_word (c : context) (w : word) : context := add_fact (add_fact c (value w))
  (sub (const (limit w)) (value w)).
Lemma add_word_ok v c w : context_ok v c -> word_ok v w -> context_ok v (add_word c w).
Proof.
  intros C [L U]. apply add_fact_ok; [apply add_fact_ok; assumption|]. rewrite sub_ok, const_ok. lia.
Qed.
Definition set_range (c : context) (n : positive) (l u : Z) : context :=
  Context (next c) (defs c) (PM.add n (l, u) (range c)) (known c) (next_fact c).
Lemma set_range_ok v c n l u : context_ok v c -> 0 <= l -> l <= v n -> v n <= u -> context_ok v (set_range c n l u).
Proof.
  intros [B F] L1 L2 L3. split; [|exact F]. intros m l' u'. simpl.
  destruct (Pos.eq_dec m n) as [->|N]; [rewrite PM.gss; intros [= <- <-]; lia|rewrite PM.gso by assumption; apply B].
Qed.

(** * Unknowns: the same quotient is the same unknown *)
Fixpoint lookup (k : Z) (p : poly) (d : definitions) : option positive :=
  match d with
  | [] => None
  | (n, (j, q)) :: d' => if Z.eqb j k then if same p q then Some n else lookup k p d' else lookup k p d'
  end.
Lemma lookup_ok k p d n : lookup k p d = Some n -> In (n, (k, p)) d.
Proof.
  induction d as [|[m [j q]] d IH]; simpl; [discriminate|].
  destruct (Z.eqb_spec j k); [|auto]. destruct (same p q) eqn:E; [|auto]. apply same_ok in E. intros [= <-].
  subst; auto.
Qed.
Definition unknown (c : context) (k : Z) (p : poly) : positive * context :=
  match lookup k p (defs c) with
  | Some n => (n, c)
  | None => (next c, Context (Pos.succ (next c)) ((next c, (k, p)) :: defs c) (range c) (known c) (next_fact c))
  end.
Lemma unknown_ok c k p n c' : unknown c k p = (n, c') ->
  In (n, (k, p)) (defs c') /\ range c' = range c /\ known c' = known c /\ incl (defs c) (defs c').
Proof.
  unfold unknown. destruct (lookup k p (defs c)) as [m|] eqn:L; intros [= <- <-]; simpl.
  - apply lookup_ok in L. split; [exact L|]. repeat split; apply incl_refl.
  - split; [auto|]. repeat split. apply incl_tl, incl_refl.
Qed.

(** * Splitting p, given 0 <= p <= u0 *)
Definition given (c : context) (k : nat) (p : poly) (u0 : Z) (q : poly) (hu hl : option bound) : option
  (context * word * word) :=
  let m := 2 ^ Z.of_nat k in
  let e := sub p (scale m q) in
  match at_most (range c) (known c) e hu, at_least (range c) (known c) e hl with
  | Some u, Some l =>
      if (u <? m) && (0 <=? l) then let r := Word e u in Some (add_word c r, Word q (u0 / m), r) else None
  | _, _ => None
  end.
(** An interval that contains p. *)
Definition within (c : context) (p : poly) (u0 : Z) (hu hl : option bound) : option (Z * Z) :=
  match interval (range c) p with
  | None => None
  | Some (l, u) =>
      match match hu with None => Some u | Some h => upper (range c) (known c) p h end,
            match hl with None => Some l | Some h => at_least (range c) (known c) p (Some h) end with
      | Some u', Some l' => Some (Z.max 0 (Z.max l l'), Z.min u0 (Z.min u u'))
      | _, _ => None
      end
  end.
Definition divided (c : context) (k : nat) (p : poly) (u0 : Z) (hu hl : option bound) :
  option (context * word * word) :=
  match within c p u0 hu hl with
  | None => None
  | Some (l, u) =>
      let m := 2 ^ Z.of_nat k in
      let ql := l / m in
      let qu := u / m in
      if ql =? qu then
        let r := Word (sub p (const (m * ql))) (u - m * ql) in
        Some (add_word c r, word_const ql, r)
      else
        let (k', p') := cancel k p in
        let kz := Z.of_nat k' in
        let (n, c1) := unknown c kz p' in
        let (l1, u1) := match PM.find n (range c1) with Some (a, b) => (Z.max a ql, Z.min b qu) | None => (ql, qu) end
          in
        let r := Word (sub p (scale m (var n))) (m - 2 ^ (Z.of_nat k - kz)) in
        Some (add_word (set_range c1 n l1 u1) r, Word (var n) u1, r)
  end.
Definition split (c : context) (k : nat) (p : poly) (u0 : Z) (h : hint) : option (context * word * word) :=
  match h with
  | Auto => divided c k p u0 None None
  | Bounds u l => divided c k p u0 u l
  | Quotient q u l => given c k p u0 q u l
  end.

Definition split_spec (v : valuation) (k : nat) (p : poly) (c' : context) (q r : word) : Prop :=
  context_ok v c' /\ word_ok v q /\ word_ok v r /\
  eval v (value q) = eval v p / 2 ^ Z.of_nat k /\ eval v (value r) = eval v p mod 2 ^ Z.of_nat k.

Lemma given_ok v c k p u0 q0 hu hl c' q r :
  given c k p u0 q0 hu hl = Some (c', q, r) -> context_ok v c -> 0 <= eval v p <= u0 -> split_spec v k p c' q r.
Proof.
  unfold given, split_spec. intros E C P. pose proof C as [B F].
  pose proof (Z.pow_pos_nonneg 2 (Z.of_nat k) ltac:(lia) ltac:(lia)) as M. set (m := 2 ^ Z.of_nat k) in *.
  destruct (at_most _ _ _ hu) as [u|] eqn:U; [|discriminate].
  destruct (at_least _ _ _ hl) as [l|] eqn:N; [|discriminate].
  destruct (Z.ltb_spec u m); [|discriminate]. destruct (Z.leb_spec 0 l); [|discriminate]. injection E as <- <- <-.
  apply (at_most_ok v) in U; try assumption. apply (at_least_ok v) in N; try assumption.
  rewrite sub_ok, scale_ok in U, N.
  assert (Q : eval v q0 = eval v p / m) by (apply (Z.div_unique_pos _ _ _ (eval v p - m * eval v q0)); lia).
  assert (R : eval v p - m * eval v q0 = eval v p mod m) by (rewrite Q; symmetry; apply Z.mod_eq; lia).
  assert (W : word_ok v (Word (sub p (scale m q0)) u)) by (unfold word_ok; cbn [value limit]; rewrite sub_ok, scale_ok;
    lia).
  split; [apply add_word_ok; assumption|]. split; [|split; [exact W|]].
  - unfold word_ok; cbn [value limit]. rewrite Q. split; [apply Z.div_pos; lia|apply Z.div_le_mono; lia].
  - cbn [value]. rewrite sub_ok, scale_ok. auto.
Qed.
Lemma within_ok v c p u0 hu hl l u : context_ok v c -> 0 <= eval v p <= u0 -> within c p u0 hu hl = Some (l, u) ->
  0 <= l /\ l <= eval v p <= u.
Proof.
  intros [B F] P. unfold within. destruct (interval (range c) p) as [[l0 u1]|] eqn:I; [|discriminate].
  apply (interval_ok v) in I; [|assumption].
  destruct hu as [x|]; [destruct (upper _ _ p x) eqn:U; [|discriminate]; apply (upper_ok v) in U; try assumption|];
  (destruct hl as [y|]; [destruct (at_least _ _ p (Some y)) eqn:V; [|discriminate]; apply (at_least_ok v) in V;
    try assumption|]);
  intros [= <- <-]; lia.
Qed.
(** What is left of a multiple of 2^(k - k') is one, too. *)
Lemma mod_multiple P k' k : 0 <= P -> 0 <= k' <= k -> (2 ^ (k - k') * P) mod 2 ^ k <= 2 ^ k - 2 ^ (k - k').
Proof.
  intros HP H. replace (2 ^ k) with (2 ^ (k - k') * 2 ^ k') by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
  rewrite Z.mul_mod_distr_l; try (apply Z.pow_nonzero; lia).
  pose proof (Z.mod_pos_bound P (2 ^ k') (Z.pow_pos_nonneg 2 k' ltac:(lia) ltac:(lia))).
  pose proof (Z.pow_pos_nonneg 2 (k - k') ltac:(lia) ltac:(lia)). nia.
Qed.
Lemma divided_ok v c k p u0 hu hl c' q r : divided c k p u0 hu hl = Some (c', q, r) ->
  definitions_ok v (defs c') -> context_ok v c -> 0 <= eval v p <= u0 -> split_spec v k p c' q r.
Proof.
  unfold divided, split_spec. destruct (within c p u0 hu hl) as [[l u]|] eqn:R; [|discriminate].
  intros E D C P. pose proof (within_ok v c p u0 hu hl l u C P R) as [L0 LU].
  pose proof (Z.pow_pos_nonneg 2 (Z.of_nat k) ltac:(lia) ltac:(lia)) as M.
  set (m := 2 ^ Z.of_nat k) in *.
  assert (Q : l / m <= eval v p / m <= u / m) by (split; apply Z.div_le_mono; lia).
  assert (L1 : 0 <= l / m) by (apply Z.div_pos; lia).
  pose proof (Z.div_mod (eval v p) m ltac:(lia)) as DM.
  destruct (Z.eqb_spec (l / m) (u / m)) as [Eq|Ne].
  - injection E as <- <- <-. unfold word_ok, word_const; cbn [value limit].
    rewrite sub_ok, !const_ok.
    assert (eval v p / m = l / m) by lia.
    assert (W : word_ok v (Word (sub p (const (m * (l / m)))) (u - m * (l / m)))).
    { unfold word_ok; cbn [value limit]. rewrite sub_ok, const_ok. pose proof (Z.mod_pos_bound (eval v p) m M). nia. }
    split; [apply add_word_ok; assumption|]. unfold word_ok in W; cbn [value limit] in W. rewrite sub_ok, const_ok in W.
    repeat split; try lia; nia.
  - destruct (cancel k p) as [k' p'] eqn:K. apply (cancel_ok v) in K as [K1 K2].
    set (kz := Z.of_nat k') in *.
    assert (G : 2 ^ (Z.of_nat k - kz) * 2 ^ kz = m) by (unfold m; rewrite <- Z.pow_add_r by lia; f_equal; lia).
    pose proof (Z.pow_pos_nonneg 2 (Z.of_nat k - kz) ltac:(lia) ltac:(lia)) as G1.
    pose proof (Z.pow_pos_nonneg 2 kz ltac:(lia) ltac:(lia)) as G2.
    assert (F : eval v p / m = eval v p' / 2 ^ kz) by (rewrite K2, <- G; apply Z.div_mul_cancel_l; lia).
    assert (P' : 0 <= eval v p') by nia.
    assert (RM : eval v p mod m <= m - 2 ^ (Z.of_nat k - kz)) by (rewrite K2; apply mod_multiple; lia).
    pose proof (Z.mod_pos_bound (eval v p) m M) as RB.
    destruct (unknown c kz p') as [n c1] eqn:N. apply unknown_ok in N as (IN & B1 & F1 & _).
    assert (C1 : context_ok v c1) by (unfold context_ok; rewrite B1, F1; exact C).
    destruct (match PM.find n (range c1) with Some _ => _ | None => _ end) as [l1 u1] eqn:LU1.
    injection E as <- <- <-. simpl in D.
    assert (VN : v n = eval v p / m) by (rewrite F; apply D, IN).
    assert (BN : 0 <= l1 /\ l1 <= v n /\ v n <= u1).
    { destruct (PM.find n (range c1)) as [[a b]|] eqn:FN; injection LU1 as <- <-; [|lia].
      destruct C1 as [B _]. apply B in FN. lia. }
    assert (W : word_ok v (Word (sub p (scale m (var n))) (m - 2 ^ (Z.of_nat k - kz)))).
    { unfold word_ok; cbn [value limit]. rewrite sub_ok, scale_ok, var_ok. lia. }
    split; [apply add_word_ok; [apply set_range_ok; tauto|exact W]|].
    split; [unfold word_ok; cbn [value limit]; rewrite var_ok; lia|]. split; [exact W|].
    cbn [value]. rewrite sub_ok, scale_ok, var_ok. split; lia.
Qed.
Lemma split_ok v c k p u0 h c' q r : split c k p u0 h = Some (c', q, r) ->
  definitions_ok v (defs c') -> context_ok v c -> 0 <= eval v p <= u0 -> split_spec v k p c' q r.
Proof.
  destruct h; simpl; [apply divided_ok|apply divided_ok|]. intros E _. eapply given_ok; exact E.
Qed.
Lemma split_incl c k p u0 h c' q r : split c k p u0 h = Some (c', q, r) -> incl (defs c) (defs c').
Proof.
  assert (DV : forall hu hl, divided c k p u0 hu hl = Some (c', q, r) -> incl (defs c) (defs c')).
  { unfold divided. intros hu hl. destruct (within c p u0 hu hl) as [[l u]|]; [|discriminate].
    destruct (_ =? _); [intros [= <- <- <-]; apply incl_refl|]. destruct (cancel k p) as [k' p'].
    destruct (unknown _ _ _) as [n c1] eqn:N. apply unknown_ok in N as (_ & _ & _ & I).
    destruct (match PM.find n (range c1) with Some _ => _ | None => _ end). intros [= <- <- <-]. exact I. }
  destruct h; simpl; [apply DV|apply DV|]. unfold given. destruct (at_most _ _ _ _); [|discriminate].
  destruct (at_least _ _ _ _); [|discriminate]. destruct (_ && _); [|discriminate]. intros [= <- <- <-].
  apply incl_refl.
Qed.
