(** An accepted certificate is a proof: from the start, through all cases, to the end. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic.
From Fieldwright Require Import Follows Parts Step Certificate Closing.
Import ListNotations.
Open Scope Z_scope.

(** * Unknowns only become more *)
Lemma check_incl c segs leak k : forall p s ks n d, check c segs leak k p s ks = Some (n, d) -> incl (defs (ctx s)) d.
Proof.
  induction k as
    [h k IH|m z a IHa b IHb|q a IHa b IHb|q h k IH|q r k IH|m hu hl k IH|l|r h k IH|f h k IH|q h k IH|q l u k IH
      |hs];
    intros p s ks n d; cbn [check].
  - destruct p as [|i p]; [discriminate|]. destruct (symbolic_step _ _ _ _ _) as [s'|] eqn:E; [|discriminate]. intros C.
    apply step_incl in E. apply IH in C. eapply incl_tran; eassumption.
  - destruct (PM.find m _) as [[l u]|]; [|discriminate].
    destruct (check _ _ _ a _ _ _) as [[k1 d1]|] eqn:CA; [|discriminate]. intros CB.
    apply IHa in CA. apply IHb in CB. cbn in *. eapply incl_tran; eassumption.
  - destruct (check _ _ _ a _ _ _) as [[k1 d1]|] eqn:CA; [|discriminate]. intros CB.
    apply IHa in CA. apply IHb in CB. cbn in *. eapply incl_tran; eassumption.
  - destruct (known_upper _ _ _); [|discriminate]. intros C. apply IH in C. exact C.
  - destruct (holds _ _ _); [|discriminate]. intros C. apply IH in C. exact C.
  - destruct (PM.find m _) as [[l u]|]; [|discriminate]. destruct (at_most _ _ _ _); [|discriminate].
    destruct (at_least _ _ _ _); [|discriminate].
    intros C. apply IH in C. exact C.
  - destruct (contradictory _ _); [|discriminate]. intros [= _ <-]. apply incl_refl.
  - destruct (content_of s r) as [w|]; [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q] w']|] eqn:S; [|discriminate]. intros C.
    apply IH in C. apply split_incl in S. cbn in C. eapply incl_tran; eassumption.
  - destruct (match f with ZF => None | _ => _ end) as [w|]; [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q] w']|] eqn:S; [|discriminate]. intros C.
    apply IH in C. apply split_incl in S. destruct f; cbn in C; eapply incl_tran; eassumption.
  - destruct (interval _ _) as [[l u]|]; [|discriminate]. destruct (0 <=? l); [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q'] w']|] eqn:S; [|discriminate]. intros C. apply IH in C. apply split_incl in S.
    cbn in C. eapply incl_tran; eassumption.
  - destruct (is_divisible _ _ _ _ _ _); [|discriminate]. apply IH.
  - destruct p as [|[] []]; try discriminate. destruct (finished _ _ _ _ _); [|discriminate]. intros [= _ <-].
    apply incl_refl.
Qed.

(** * Facts by cases *)
Lemma contradictory_ok v x l : contradictory x l = true -> context_ok v x -> False.
Proof.
  unfold contradictory. destruct (combine _ _) as [q|] eqn:CB; [|discriminate].
  destruct (interval _ _) as [[l0 u]|] eqn:I; [|discriminate]. intros E [RO KO]. apply Z.ltb_lt in E.
  apply (combine_ok v) in CB; [|exact KO]. apply (interval_ok v) in I; [|exact RO].
  rewrite settle_ok in I by exact RO. lia.
Qed.
Lemma holds_ok v q r : forall x, holds x q r = true -> context_ok v x -> 0 <= eval v q.
Proof.
  induction r as [h|n z a IHa b IHb|l]; intros x; cbn [holds]; intros E C; pose proof C as [RO KO].
  - destruct (at_least _ _ _ _) as [l|] eqn:L; [|discriminate]. apply Z.leb_le in E.
    apply (at_least_ok v) in L; try assumption. lia.
  - destruct (PM.find n _) as [[l u]|] eqn:R; [|discriminate]. destruct (holds _ q a) eqn:A; [|discriminate].
    apply RO in R. destruct (Z.le_gt_cases (v n) z).
    + apply (IHa _ A). apply set_range_ok; [exact C|lia|lia|lia].
    + apply (IHb _ E). apply set_range_ok; [exact C|lia|lia|lia].
  - destruct (contradictory_ok v x l E C).
Qed.

(** * One valuation satisfies the definitions of all branches *)
Lemma ordered_lt c d : forall n m k p, ordered c n d = true -> In (m, (k, p)) d ->
  (m < n)%positive /\ (first_new (parameters c) <= m)%positive.
Proof.
  induction d as [|[m0 [k0 p0]] d IH]; cbn [ordered]; intros n m k p O IN; [destruct IN|]. rewrite !andb_true_iff in O.
  destruct O as [[[H1 H2] _] H4]. apply Pos.ltb_lt in H1. apply Pos.leb_le in H2. destruct IN as [E|IN].
  - injection E as <- <- <-. auto.
  - destruct (IH _ _ _ _ H4 IN). split; [eapply Pos.lt_trans; eassumption|assumption].
Qed.
Definition assign (v : valuation) (n : positive) (z : Z) : valuation := fun m => if Pos.eqb m n then z else v m.
Lemma ordered_unknowns c d : forall n m k p t x, ordered c n d = true -> In (m, (k, p)) d -> In t p ->
  In x (snd t) -> (x < m)%positive.
Proof.
  induction d as [|[m0 [k0 p0]] d IH]; cbn [ordered]; intros n m k p t x O IN T X; [destruct IN|].
  rewrite !andb_true_iff in O.
  destruct O as [[_ H3] H4]. destruct IN as [E|IN]; [|eapply IH; eassumption]. injection E as <- <- <-.
  rewrite forallb_forall in H3. specialize (H3 t T). rewrite forallb_forall in H3. apply Pos.ltb_lt, H3, X.
Qed.
Lemma values c v0 d : forall n, ordered c n d = true ->
  exists v, (forall m, (m < first_new (parameters c))%positive -> v m = v0 m) /\ definitions_ok v d.
Proof.
  induction d as [|[m [k p]] d IH]; intros n O.
  - exists v0. split; [auto|]. intros m k p [].
  - pose proof O as O'. cbn [ordered] in O. rewrite !andb_true_iff in O. destruct O as [[[H1 H2] H3] H4].
    apply Pos.ltb_lt in H1. apply Pos.leb_le in H2. destruct (IH m H4) as (v & V & D).
    exists (assign v m (eval v p / 2 ^ k)). split.
    + intros x X. unfold assign. destruct (Pos.eqb_spec x m); [lia|auto].
    + assert (SAME : forall q b, (b <= m)%positive -> (forall t x, In t q -> In x (snd t) -> (x < b)%positive) ->
        eval (assign v m (eval v p / 2 ^ k)) q = eval v q).
      { intros q b BM L. apply eval_ext. intros t x T X. unfold assign. destruct (Pos.eqb_spec x m); [|reflexivity].
        specialize (L t x T X). lia. }
      intros x j q [E|IN].
      * injection E as <- <- <-. rewrite (SAME p m); [unfold assign; rewrite Pos.eqb_refl; reflexivity|lia|].
        intros t x T X. eapply (ordered_unknowns c _ n m k p); [exact O'|left; reflexivity|exact T|exact X].
      * destruct (ordered_lt c d m x j q H4 IN) as [L _].
        rewrite (SAME q x); [|lia|intros t y T Y; exact (ordered_unknowns c d m x j q t y H4 IN T Y)].
        unfold assign. destruct (Pos.eqb_spec x m); [lia|]. apply D, IN.
Qed.

Section Claim.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable leak : list (region * Z).
Variable v : valuation.
Variable B : placing.
Variable st0 : state.
Hypothesis PRE : precondition c segs B st0.
Hypothesis VR : forall r, v (unknown_of r) = regs st0 r.
Hypothesis VA : v return_unknown = load64 (mem st0) (B Stack).
Hypothesis VI : v origin_unknown = B Image.
Hypothesis NUMBERS : map (fun t => eval v (poly_of t)) (passed c) = map number_of (arguments B st0 0 (parameters c)).
Local Notation follows := (follows c v B st0).
Let e : environment := environment_of c segs B.

(** * Through all cases *)
Lemma check_ok k : forall p s ks n d st, check c segs leak k p s ks = Some (n, d) -> definitions_ok v d ->
  follows s st ->
  divided_by c v ks -> exists ra st', run e p st = Some (ra, st') /\ postcondition c leak B st0 ra st'.
Proof.
  induction k as
    [h k IH|m z a IHa b IHb|q a IHa b IHb|q h k IH|q r k IH|m hu hl k IH|l|r h k IH|f h k IH|q h k IH|q l u k IH
      |hs];
    intros p s ks n d st C D F K; pose proof (f_ctx _ _ _ _ _ _ F) as CO; pose proof CO as [RO KO]; cbn [check] in C.
  - destruct p as [|i p]; [discriminate|]. destruct (symbolic_step _ _ _ _ _) as [s'|] eqn:E; [|discriminate].
    assert (D' : definitions_ok v (defs (ctx s'))) by (eapply definitions_incl; [eapply check_incl, C|exact D]).
    destruct (step_follows c segs v B st0 (pre_placed _ _ _ _ PRE) (POINTERS c segs v B st0 PRE VR)
      (STACK c segs v B st0 PRE VR) VI
      (CODE c segs B st0 PRE) (KNOWN c segs B st0 PRE) i h s s' st E D' F) as (st' & S & F').
    destruct (IH p s' ks n d st' C D F' K) as (ra & st2 & R & P). exists ra, st2. split; [|exact P].
    fold e in S. destruct i; try (cbn [run]; rewrite S; exact R). discriminate.
  - destruct (PM.find m _) as [[l u]|] eqn:R; [|discriminate].
    destruct (check _ _ _ a _ _ _) as [[k1 d1]|] eqn:CA; [|discriminate].
    apply RO in R.
    assert (D1 : definitions_ok v d1) by (apply check_incl in C; cbn in C; eapply definitions_incl; eassumption).
    destruct (Z.le_gt_cases (v m) z).
    + eapply IHa; [exact CA|exact D1| |exact K]. apply follows_ctx; [exact F|].
      apply set_range_ok; [exact CO|lia|lia|lia].
    + eapply IHb; [exact C|exact D| |exact K]. apply follows_ctx; [exact F|].
      apply set_range_ok; [exact CO|lia|lia|lia].
  - destruct (check _ _ _ a _ _ _) as [[k1 d1]|] eqn:CA; [|discriminate].
    assert (D1 : definitions_ok v d1) by (apply check_incl in C; cbn in C; eapply definitions_incl; eassumption).
    destruct (Z.le_gt_cases 0 (eval v q)).
    + eapply IHa; [exact CA|exact D1| |exact K]. apply follows_ctx; [exact F|].
      apply add_fact_ok; [exact CO|assumption].
    + eapply IHb; [exact C|exact D| |exact K]. apply follows_ctx; [exact F|].
      apply add_fact_ok; [exact CO|rewrite sub_ok, const_ok; lia].
  - destruct (known_upper _ _ _) as [u|] eqn:U; [|discriminate]. apply (known_upper_ok v s) in U; [|exact CO].
    eapply IH; [exact C|exact D| |exact K]. apply follows_ctx; [exact F|].
    apply add_fact_ok; [exact CO|rewrite sub_ok, const_ok; lia].
  - destruct (holds _ _ _) eqn:H; [|discriminate]. apply (holds_ok v) in H; [|exact CO].
    eapply IH; [exact C|exact D| |exact K]. apply follows_ctx; [exact F|]. apply add_fact_ok; assumption.
  - destruct (PM.find m _) as [[l u]|] eqn:R; [|discriminate].
    destruct (at_most _ _ _ _) as [u'|] eqn:U; [|discriminate].
    destruct (at_least _ _ _ _) as [l'|] eqn:L; [|discriminate]. apply RO in R.
    apply (at_most_ok v) in U; try assumption.
    apply (at_least_ok v) in L; try assumption. rewrite var_ok in U, L.
    eapply IH; [exact C|exact D| |exact K]. apply follows_ctx; [exact F|]. apply set_range_ok; [exact CO|lia|lia|lia].
  - destruct (contradictory _ _) eqn:CB; [|discriminate]. apply (contradictory_ok v) in CB; [contradiction|exact CO].
  - destruct (content_of s r) as [w|] eqn:CR; [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q] w']|] eqn:S; [|discriminate].
    destruct (f_regs _ _ _ _ _ _ F r) as [[WK RK] WR]. rewrite CR in WK, RK, WR. cbn [worth] in RK, WR.
    assert (D1 : definitions_ok v (defs x)) by (apply check_incl in C; cbn in C; eapply definitions_incl; eassumption).
    apply (split_ok v) in S as (C1 & Q & _ & EQ & _); try assumption. change (2 ^ Z.of_nat 0) with 1 in EQ.
    rewrite Z.div_1_r in EQ.
    eapply IH; [exact C|exact D| |exact K].
    assert (F1 : follows (hold (with_ctx s x) r (W q)) (set st r (num v w))).
    { apply follows_word; [apply follows_ctx; assumption|split; [exact Q|unfold num; rewrite EQ; exact RK]|exact EQ]. }
    destruct F1 as [G1 G2 G3 G4 G5 G6 G7 G8 G9 G10]. split; auto. intros y. specialize (G2 y). cbn [regs set] in G2.
    destruct (reg_beq y r) eqn:YR; [|exact G2]. apply reg_beq_spec in YR. subst y. rewrite <- WR. exact G2.
  - destruct (match f with ZF => None | _ => _ end) as [w|] eqn:FW; [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q] w']|] eqn:S; [|discriminate].
    assert (N : f <> ZF) by (intros ->; discriminate).
    assert (FW' : flag_word s f = Some w) by (destruct f; [exact FW|exact FW|discriminate]).
    destruct (flag_word_ok c v B st0 s st f w F FW') as [FL [WK W1]].
    assert (D1 : definitions_ok v (defs x)).
    { apply check_incl in C. destruct f; cbn in C; eapply definitions_incl; eassumption. }
    apply (split_ok v) in S as (C1 & Q & _ & EQ & _); try assumption. change (2 ^ Z.of_nat 0) with 1 in EQ.
    rewrite Z.div_1_r in EQ. fold (num v q) in EQ. fold (num v w) in EQ.
    eapply IH; [exact C|exact D| |exact K].
    assert (F1 : follows (with_flag (with_ctx s x) f q) (set_flag st f (Some (num v q)))).
    { apply follows_flag; [apply follows_ctx; assumption|exact N|split; [exact Q|rewrite EQ; exact W1]]. }
    rewrite EQ, <- FL in F1. destruct F1 as [G1 G2 G3 G4 G5 G6 G7 G8 G9 G10].
    destruct f; [| |contradiction]; split; auto.
  - destruct (interval _ _) as [[l u]|] eqn:I; [|discriminate]. destruct (Z.leb_spec 0 l); [|discriminate].
    destruct (split _ _ _ _ _) as [[[x q'] w']|] eqn:S; [|discriminate]. apply (interval_ok v) in I; [|exact RO].
    assert (D1 : definitions_ok v (defs x)) by (apply check_incl in C; cbn in C; eapply definitions_incl; eassumption).
    apply (split_ok v) in S as (C1 & _); try assumption; [|lia].
    eapply IH; [exact C|exact D|apply follows_ctx; assumption|exact K].
  - destruct (is_divisible _ _ _ _ _ _) eqn:DV; [|discriminate].
    assert (D1 : definitions_ok v (defs (ctx s))) by (apply check_incl in C; eapply definitions_incl; eassumption).
    eapply is_divisible_ok in DV; try eassumption. eapply IH; [exact C|exact D|exact F|].
    intros x X. apply in_app_iff in X as [X|[<-|[]]]; [apply K, X|exact DV].
  - destruct p as [|[] []]; try discriminate. destruct (finished _ _ _ _ _) eqn:FI; [|discriminate].
    injection C as _ <-.
    eapply finished_ok; eassumption.
Qed.
End Claim.
