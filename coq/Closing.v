(** What is shown at the end of a certificate holds of the state that the machine has reached. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic Follows
  Certificate.
Import ListNotations.
Open Scope Z_scope.

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
Local Notation num := (num v).
Local Notation full := (full v).
Local Notation follows := (follows c v B st0).
Let e : environment := environment_of c segs B.
Let PL : placed c segs B := pre_placed _ _ _ _ PRE.
Lemma STACK : v (unknown_of RSP) = B Stack.
Proof. rewrite VR. apply PRE. Qed.
Lemma POINTERS n : valid c (Arg n) = true -> v (unknown_of (nth n passing RAX)) = B (Arg n).
Proof.
  intros VA'. rewrite VR. exact (pre_pointers _ _ _ _ PRE n (valid_length c n VA') VA').
Qed.
Definition CODE := pre_code _ _ _ _ PRE.
Lemma KNOWN n k z i : parameter_at c n = Known k z -> 0 <= i < Z.of_nat k ->
  load64 (mem st0) (B (Arg n) + 8 * i) = digit z i.
Proof.
  intros P I. assert (L : (n < length (parameters c))%nat) by (apply (valid_length c); cbn; rewrite P; reflexivity).
  pose proof (pre_known _ _ _ _ PRE n L) as K. rewrite P in K. subst z. clear P.
  rewrite <- (Z2Nat.id i) in * by lia. revert I. generalize (Z.to_nat i) as j. generalize (B (Arg n)) as a. clear i.
  induction k as [|k IH]; intros a j I; [lia|]. cbn [words number64].
  pose proof (load_range (mem st0) a (pre_mem _ _ _ _ PRE)) as R. unfold digit. destruct j as [|j].
  - change (8 * Z.of_nat 0) with 0. change (2 ^ (64 * Z.of_nat 0)) with 1. rewrite Z.add_0_r, Z.div_1_r.
    rewrite (Z.mul_comm M), Z.mod_add, Z.mod_small by (unfold M; lia || exact R). reflexivity.
  - replace (a + 8 * Z.of_nat (S j)) with (a + 8 + 8 * Z.of_nat j) by lia. rewrite IH by lia. unfold digit.
    replace (2 ^ (64 * Z.of_nat (S j))) with (M * 2 ^ (64 * Z.of_nat j))
      by (change M with (2 ^ 64); rewrite <- Z.pow_add_r by lia; f_equal; lia).
    rewrite <- Z.div_div by (try apply Z.pow_pos_nonneg; unfold M; lia).
    rewrite (Z.mul_comm M), Z.div_add, (Z.div_small (load64 _ a)) by (unfold M; lia || exact R). reflexivity.
Qed.

(** * Numbers *)
Lemma weighted_ok ws : forall ps, eval v (weighted ws ps) = number ws (map (eval v) ps).
Proof.
  induction ws as [|w ws IH]; intros [|p ps]; cbn [weighted number map]; try reflexivity.
  rewrite add_ok, scale_ok, IH. reflexivity.
Qed.
Lemma poly_of_ok t : eval v (poly_of t) = number (weights (fst t)) (map v (snd t)).
Proof.
  unfold poly_of. rewrite weighted_ok, map_map. f_equal. apply map_ext. intros n. apply var_ok.
Qed.
Lemma named_ok d p : definitions_ok v d -> eval v (named d p) = eval v p.
Proof.
  intros D. unfold named. destruct (lookup 0 p d) as [n|] eqn:L; [|reflexivity]. apply lookup_ok, D in L.
  rewrite var_ok, L. change (2 ^ 0) with 1. apply Z.div_1_r.
Qed.
Lemma known_upper_ok s p h u : context_ok v (ctx s) -> known_upper s p h = Some u -> eval v p <= u.
Proof. intros [R K]. apply upper_ok; assumption. Qed.
Lemma translate_ok s numbers ns x : context_ok v (ctx s) -> map (eval v) numbers = ns ->
  forall h p h', translate s numbers x h = Some (p, h') -> eval v p = evaluate ns x.
Proof.
  intros F N.
  induction x as [z|n|a IHa b IHb|a IHa b IHb|a IHa b IHb|a IHa b IHb x IHx y IHy]; intros h p h';
    cbn [translate evaluate].
  - intros [= <- _]. apply const_ok.
  - destruct (nth_error numbers n) as [q|] eqn:E; [|discriminate]. intros [= <- _]. apply (map_nth_error (eval v)) in E.
    rewrite N in E. symmetry. apply nth_error_nth. exact E.
  - destruct (translate _ _ a _) as [[pa h1]|] eqn:A; [|discriminate].
    destruct (translate _ _ b _) as [[pb h2]|] eqn:Bq; [|discriminate].
    intros [= <- _]. rewrite add_ok, (IHa _ _ _ A), (IHb _ _ _ Bq). reflexivity.
  - destruct (translate _ _ a _) as [[pa h1]|] eqn:A; [|discriminate].
    destruct (translate _ _ b _) as [[pb h2]|] eqn:Bq; [|discriminate].
    intros [= <- _]. rewrite sub_ok, (IHa _ _ _ A), (IHb _ _ _ Bq). reflexivity.
  - destruct (translate _ _ a _) as [[pa h1]|] eqn:A; [|discriminate].
    destruct (translate _ _ b _) as [[pb h2]|] eqn:Bq; [|discriminate].
    intros [= <- _]. rewrite mul_ok, (IHa _ _ _ A), (IHb _ _ _ Bq). reflexivity.
  - destruct (translate _ _ a _) as [[pa h1]|] eqn:A; [|discriminate].
    destruct (translate _ _ b _) as [[pb h2]|] eqn:Bq; [|discriminate].
    specialize (IHa _ _ _ A). specialize (IHb _ _ _ Bq). destruct h2 as [|[[] k] h2]; [discriminate| |].
    + destruct (known_upper _ _ _) as [u|] eqn:U; [|discriminate]. destruct (Z.ltb_spec u 0); [|discriminate]. intros X.
      apply (known_upper_ok s) in U; [|exact F]. rewrite sub_ok in U.
      destruct (Z.ltb_spec (evaluate ns a) (evaluate ns b)); [|lia].
      eapply IHx, X.
    + destruct (known_upper _ _ _) as [u|] eqn:U; [|discriminate]. destruct (Z.leb_spec u 0); [|discriminate]. intros X.
      apply (known_upper_ok s) in U; [|exact F]. rewrite sub_ok in U.
      destruct (Z.ltb_spec (evaluate ns a) (evaluate ns b)); [lia|].
      eapply IHy, X.
Qed.

(** * Congruence *)
Lemma replace_ok n q p : v n = eval v q -> eval v (replace n q p) = eval v p.
Proof.
  intros E. induction p as [|[k m] p IH]; [reflexivity|]. cbn [replace]. rewrite add_ok, IH. cbn [eval].
  destruct (contains n m); [|cbn [eval]; lia]. rewrite scale_ok.
  assert (X : eval v (replace_in n q m) = product v m); [|lia].
  clear IH k p. induction m as [|k m IH]; [apply const_ok|]. cbn [replace_in product]. rewrite mul_ok, IH.
  destruct (Pos.eqb_spec n k) as [->|]; [rewrite <- E|rewrite var_ok]; reflexivity.
Qed.
Lemma meaning_ok d n p : definitions_ok v d -> meaning n d = Some p -> v n = eval v p.
Proof.
  intros D. assert (X : forall d', incl d' d -> meaning n d' = Some p -> v n = eval v p); [|apply X, incl_refl].
  induction d' as [|[m [k q]] d' IH]; cbn [meaning]; [discriminate|]. intros I. destruct (Pos.eqb_spec n m) as [->|].
  - destruct (Z.eqb_spec k 0) as [->|]; [|discriminate]. intros [= <-].
    rewrite (D m 0 q) by (apply I; left; reflexivity).
    change (2 ^ 0) with 1. apply Z.div_1_r.
  - apply IH. intros x X. apply I. right. exact X.
Qed.
Lemma unfolded_ok d l : definitions_ok v d -> forall p q, unfolded d l p = Some q -> eval v q = eval v p.
Proof.
  intros D. induction l as [|n l IH]; cbn [unfolded]; intros p q; [intros [= <-]; reflexivity|].
  destruct (meaning n d) as [r|] eqn:R; [|discriminate]. intros E. rewrite (IH _ _ E).
  apply replace_ok, (meaning_ok d); assumption.
Qed.
Definition divided_by (ks : list poly) : Prop := forall k, In k ks -> (modulus c | eval v k).
Lemma without_ok ks l : divided_by ks -> forall p q, without ks l p = Some q -> (modulus c | eval v q) ->
  (modulus c | eval v p).
Proof.
  intros K. induction l as [|[m n] l IH]; cbn [without]; intros p q; [intros [= <-]; auto|].
  destruct (nth_error ks _) as [k|] eqn:N; [|discriminate]. intros E Q. apply nth_error_In, K in N.
  apply (IH _ _ E) in Q.
  rewrite sub_ok, mul_ok in Q. replace (eval v p) with (eval v p - eval v m * eval v k + eval v m * eval v k) by lia.
  apply Z.divide_add_r; [exact Q|]. apply Z.divide_mul_r, N.
Qed.
Lemma is_divisible_ok s ks p l names : is_divisible c s ks p l names = true -> context_ok v (ctx s) ->
  definitions_ok v (defs (ctx s)) ->
  divided_by ks -> (modulus c | eval v p).
Proof.
  unfold is_divisible. destruct (without ks l p) as [q|] eqn:W; [|discriminate].
  destruct (unfolded _ _ _) as [r|] eqn:U; [|discriminate].
  intros DV [R _] D K. apply (without_ok _ _ K _ _ W). rewrite <- (unfolded_ok _ _ D _ _ U).
  rewrite <- (settle_ok v (range (ctx s)) r R). apply divisible_ok, DV.
Qed.

(** * Results *)
Definition meant (r : element * list word) : element * list Z := (fst r, map num (snd r)).
Lemma slot_words_ok s st g n : follows s st -> forall o l, slot_words s g o n = Some l ->
  map num l = words (mem st) (B g + o) n.
Proof.
  intros F. induction n as [|n IH]; cbn [slot_words words]; intros o l; [intros [= <-]; reflexivity|].
  destruct (stored g o (slots s)) as [x|] eqn:S; [|discriminate].
  destruct (slot_words s g (o + 8) n) as [l'|] eqn:R; [|discriminate].
  intros [= <-]. cbn [map]. apply stored_in, (f_slots _ _ _ _ _ _ F) in S as (_ & L & K).
  destruct (word_of_ok c v B POINTERS STACK x K) as [_ ->]. rewrite <- L, (IH _ _ R). do 2 f_equal. lia.
Qed.
Lemma slot_elements_ok s st g l : follows s st -> forall o r, slot_elements s g o l = Some r ->
  map meant r = limbs_at (mem st) (B g + o) l.
Proof.
  intros F. induction l as [|x l IH]; cbn [slot_elements limbs_at]; intros o r; [intros [= <-]; reflexivity|].
  destruct (slot_words _ _ _ _) as [ws|] eqn:W; [|discriminate].
  destruct (slot_elements _ _ _ l) as [r'|] eqn:R; [|discriminate].
  intros [= <-]. cbn [map]. unfold meant at 1; cbn [fst snd]. rewrite (slot_words_ok s st g _ F _ _ W), (IH _ _ R).
  do 2 f_equal. lia.
Qed.
Lemma output_words_ok s st l : follows s st -> forall n r, output_words s n l = Some r ->
  map meant r = outputs B st n l.
Proof.
  intros F. induction l as [|[es|es|u|k z|z] l IH]; cbn [output_words outputs]; intros n r;
    [intros [= <-]; reflexivity|apply IH| |apply IH..].
  destruct (slot_elements _ _ _ es) as [a|] eqn:A; [|discriminate].
  destruct (output_words _ _ l) as [r'|] eqn:R; [|discriminate].
  intros [= <-]. rewrite map_app, (slot_elements_ok s st _ _ F _ _ A), (IH _ _ R), Z.add_0_r. reflexivity.
Qed.
Lemma result_words_ok s st r : follows s st -> result_words c s = Some r -> map meant r = obtained c B st.
Proof.
  intros F. unfold result_words, obtained. destruct (output_words _ _ _) as [l|] eqn:O; [|discriminate]. intros [= <-].
  rewrite map_app, (output_words_ok s st _ F _ _ O). f_equal. destruct (returned c) as [u|]; [|reflexivity].
  cbn [map]. unfold meant; cbn [fst snd map]. 
  destruct (word_in_ok c v B st0 POINTERS STACK s st RAX F) as [_ ->]. reflexivity.
Qed.
Lemma limbs_bounded_ok s : context_ok v (ctx s) -> forall ws most h, limbs_bounded s ws most h = true ->
  Forall (word_ok v) ws ->
  Forall2 Z.le (map num ws) most.
Proof.
  intros F. induction ws as [|w ws IH]; intros [|u most] h; cbn [limbs_bounded map]; try discriminate; [constructor|].
  destruct (match hd None h with Some _ => _ | None => _ end) as [z|] eqn:E; [|discriminate].
  rewrite andb_true_iff, Z.leb_le.
  intros [ZU R] W. inversion W as [|? ? [W0 W1] W2]; subst. constructor; [|eapply IH; eassumption].
  destruct (hd None h) as [k|]; [apply (known_upper_ok s) in E; [|exact F]|injection E as <-]; unfold Arithmetic.num;
    lia.
Qed.
Lemma largest_ok weights : forall ws u, Forall (word_ok v) ws -> largest weights ws = Some u ->
  number weights (map num ws) <= u.
Proof.
  induction weights as [|k weights IH]; intros [|w ws] u W; cbn [largest number map]; try (intros [= <-]; lia).
  destruct (Z.leb_spec 0 k); [|discriminate]. destruct (largest weights ws) as [z|] eqn:E; [|discriminate].
  intros [= <-]. inversion W as [|? ? [W0 W1] W2]; subst. specialize (IH ws z W2 E). fold (num w) in W1. nia.
Qed.
Lemma number_bound_ok s x ws h u : context_ok v (ctx s) -> Forall (word_ok v) ws ->
  number_bound s x ws (weighted (weights x) (map value ws)) h = Some u -> number (weights x) (map num ws) <= u.
Proof.
  intros [RO KO] W. set (n := weighted _ _).
  assert (N : number (weights x) (map num ws) = eval v n) by (unfold n; rewrite weighted_ok, map_map; reflexivity).
  assert (A : forall z, at_most (range (ctx s)) (known (ctx s)) n h = Some z -> eval v n <= z)
    by (intros z; apply at_most_ok; assumption).
  unfold number_bound. rewrite N. destruct h as [h|]; [apply A|].
  destruct (largest (weights x) ws) as [z|] eqn:L; [|apply A]. apply (largest_ok _ _ _ W) in L. rewrite N in L.
  destruct (at_most _ _ n None) as [y|]; [|discriminate]. specialize (A y eq_refl). intros [= <-]. lia.
Qed.
Lemma result_shown_ok s ks numbers ns t r h : result_shown c s ks numbers t r h = true -> context_ok v (ctx s) ->
  definitions_ok v (defs (ctx s)) -> divided_by ks -> map (eval v) numbers = ns -> Forall (word_ok v) (snd r) ->
  bounded (meant r) /\ (modulus c | fst t * number_of (meant r) - evaluate ns (snd t)).
Proof.
  destruct r as [x ws]. unfold result_shown. intros E F D K N W.
  destruct (number_bound _ _ _ _ _) as [u|] eqn:U; [|discriminate].
  destruct (translate _ _ _ _) as [[p h']|] eqn:T; [|discriminate].
  rewrite !andb_true_iff, Z.leb_le in E. destruct E as [[UT LB] DV].
  apply (translate_ok s numbers ns) in T; try assumption. apply (number_bound_ok s) in U; try assumption.
  apply (is_divisible_ok s) in DV; try assumption. rewrite sub_ok, scale_ok, weighted_ok, T, map_map in DV.
  apply (limbs_bounded_ok s F) in LB; [|exact W].
  unfold bounded, number_of, meant; cbn [fst snd]. split; [split; [exact LB|lia]|exact DV].
Qed.
Lemma slot_words_full s st g n : follows s st -> forall o l, slot_words s g o n = Some l -> Forall (word_ok v) l.
Proof.
  intros F. induction n as [|n IH]; cbn [slot_words]; intros o l; [intros [= <-]; constructor|].
  destruct (stored g o (slots s)) as [x|] eqn:S; [|discriminate].
  destruct (slot_words s g (o + 8) n) as [l'|] eqn:R; [|discriminate].
  intros [= <-]. apply stored_in, (f_slots _ _ _ _ _ _ F) in S as (_ & _ & K). constructor; [|eapply IH, R].
  apply (word_of_ok c v B POINTERS STACK x K).
Qed.
Lemma result_words_full s st r : follows s st -> result_words c s = Some r -> Forall
  (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F. unfold result_words. destruct (output_words _ _ _) as [l|] eqn:O; [|discriminate]. intros [= <-].
  apply Forall_app. split.
  - revert O. generalize 0%nat. revert l.
    induction (parameters c) as [|[es|es|u|k z|z] ps IH]; cbn [output_words]; intros l n;
      [intros [= <-]; constructor|apply IH| |apply IH..].
    destruct (slot_elements _ _ _ es) as [a|] eqn:A; [|discriminate].
    destruct (output_words _ _ ps) as [r'|] eqn:R; [|discriminate].
    intros [= <-]. apply Forall_app. split; [|eapply IH, R]. clear R IH. revert a A. generalize 0 as o.
    induction es as [|x es IH]; cbn [slot_elements]; intros o a.
    + intros [= <-]. constructor.
    + destruct (slot_words _ _ _ _) as [ws|] eqn:W; [|discriminate].
      destruct (slot_elements _ _ _ es) as [r1|] eqn:R; [|discriminate].
      intros [= <-]. constructor; [eapply slot_words_full; eassumption|eapply IH, R].
  - destruct (returned c); [|constructor]. constructor; [|constructor]. constructor; [|constructor].
    apply (word_in_ok c v B st0 POINTERS STACK s st RAX F).
Qed.
Lemma results_shown_ok s ks numbers ns : context_ok v (ctx s) -> definitions_ok v (defs (ctx s)) -> divided_by ks ->
  map (eval v) numbers = ns ->
  forall l rs hs, results_shown c s ks numbers l rs hs = true -> Forall (fun t => Forall (word_ok v) (snd t)) rs ->
  Forall2 (fun t r => (modulus c | fst t * number_of r - evaluate ns (snd t))) l (map meant rs) /\ Forall bounded
    (map meant rs).
Proof.
  intros F D K N.
  induction l as [|t l IH]; intros [|r rs] [|h hs]; cbn [results_shown map]; try discriminate; [split; constructor|].
  destruct (result_shown _ _ _ _ _ _ _) eqn:R; [|discriminate]. intros E W. inversion W; subst. 
  destruct (result_shown_ok s ks numbers _ t r h R F D K eq_refl ltac:(assumption)) as [B1 D1].
  destruct (IH _ _ E ltac:(assumption)) as [D2 B2].
  split; constructor; assumption.
Qed.

(** * The end *)
Lemma same_trace_ok a : forall b, same_trace a b = true -> a = b.
Proof.
  induction a as [|[g x] a IH]; intros [|[h y] b]; cbn [same_trace]; try discriminate; [reflexivity|].
  destruct (region_eqb g h) eqn:G; [|discriminate]. destruct (Z.eqb_spec x y); [|discriminate]. cbn [andb]. intros E.
  apply region_eqb_ok in G. apply IH in E. subst. reflexivity.
Qed.
Lemma is_unknown_ok x n : is_unknown x n = true -> worth v B x = v n.
Proof. destruct x as [w|]; [|discriminate]. cbn [is_unknown worth]. intros E. apply same_ok in E. unfold Arithmetic.num.
rewrite E. apply var_ok. Qed.
Lemma outputs_memory s s' l : mem s = mem s' -> forall n, outputs B s n l = outputs B s' n l.
Proof.
  intros E. induction l as [|[es|es|u|k z|z] l IH]; intros n; cbn [outputs]; [reflexivity|apply IH| |apply IH..].
  rewrite IH, E.  reflexivity.
Qed.
Hypothesis NUMBERS : map (fun t => eval v (poly_of t)) (passed c) = map number_of (arguments B st0 0 (parameters c)).
Lemma finished_ok s st ks hs : finished c leak s ks hs = true -> follows s st -> definitions_ok v (defs (ctx s)) ->
  divided_by ks ->
  exists ra st', run e [RET] st = Some (ra, st') /\ postcondition c leak B st0 ra st'.
Proof.
  unfold finished. intros E F D K. destruct (content_of s RSP) as [|[n| |] [| |]] eqn:SP; try discriminate.
  destruct (stored Stack 0 (slots s)) as [ra|] eqn:RA; [|discriminate].
  destruct (result_words c s) as [rs|] eqn:RS; [|discriminate].
  rewrite !andb_true_iff in E. destruct E as [[[[E1 E2] E3] E4] E5].
  destruct (rsp_low c v B st0 s st 0 F SP) as [RSP0 _]. rewrite Z.add_0_r in RSP0.
  apply stored_in, (f_slots _ _ _ _ _ _ F) in RA as (_ & LR & _). rewrite Z.add_0_r in LR. apply is_unknown_ok in E1.
  destruct (placed_stack _ _ _ PL) as [FR [SL SU]]. cbn in SL, SU.
  assert (AC : accessible e st (B Stack) = true).
  { unfold accessible. apply orb_true_iff. right. apply Z.leb_le. lia. }
  cbn [run get effective]. rewrite Z.add_0_r, RSP0, (Z.mod_small (B Stack) M) by lia. rewrite AC.
  rewrite (Z.mod_small (B Stack + 8) M) by lia. eexists _, _. split; [reflexivity|].
  assert (NU : map (eval v) (map (fun t => named (defs (ctx s)) (poly_of t)) (passed c)) = map number_of
    (arguments B st0 0 (parameters c))).
  { rewrite <- NUMBERS, map_map. apply map_ext. intros t. apply named_ok, D. }
  destruct (results_shown_ok s ks _ _ (f_ctx _ _ _ _ _ _ F) D K NU _ _ _ E3 (result_words_full s st _ F RS)) as [R1 R2].
  rewrite (result_words_ok s st _ F RS) in R1, R2.
  assert (OB : forall x, obtained c B (set (see st [B Stack]) RSP x) = obtained c B st).
  { intros x. unfold obtained. f_equal. apply outputs_memory. reflexivity. }
  split.
  - rewrite OB. exact R1.
  - rewrite OB. exact R2.
  - rewrite LR, E1. exact VA.
  - reflexivity.
  - intros r Hr. rewrite forallb_forall in E2. specialize (E2 r Hr). apply is_unknown_ok in E2. rewrite VR in E2.
    destruct (f_regs _ _ _ _ _ _ F r) as [_ W]. cbn [regs set see].
    replace (reg_beq r RSP) with false by (destruct Hr as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; reflexivity). congruence.
  - intros a AP. cbn [mem set see]. apply (f_frame _ _ _ _ _ _ F), AP.
  - split; [|exact (f_bytes _ _ _ _ _ _ F)]. intros r. cbn [regs set see]. destruct (reg_beq r RSP); [lia|].
    destruct (f_regs _ _ _ _ _ _ F r) as [[_ W] <-]. exact W.
  - cbn [trace set see]. apply same_trace_ok in E4. rewrite <- E4, (f_trace _ _ _ _ _ _ F). cbn [rev].
    rewrite map_app, app_assoc. cbn [map].
    unfold address_of at 3; cbn [fst snd]. rewrite Z.add_0_r. reflexivity.
  - apply Nat.leb_le, E5.
Qed.
End Claim.
