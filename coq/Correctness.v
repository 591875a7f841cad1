(** The start of a certificate, and the theorem about bytes. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic Follows
  Certificate Closing Sound.
Import ListNotations.
Open Scope Z_scope.

(** * Words of the arguments, one after the other *)
Definition flat (l : list (element * list Z)) : list Z := concat (map snd l).
Lemma words_length m n : forall a, length (words m a n) = n.
Proof. induction n as [|n IH]; intros a; cbn [words length]; [reflexivity|rewrite IH; reflexivity]. Qed.
Lemma words_nth m n : forall a i, (i < n)%nat -> nth i (words m a n) 0 = load64 m (a + 8 * Z.of_nat i).
Proof.
  induction n as [|n IH]; intros a i L; [lia|]. cbn [words]. destruct i as [|i]; cbn [nth].
  - change (Z.of_nat 0) with 0. f_equal. lia.
  - rewrite IH by lia. f_equal. lia.
Qed.
Lemma words_app m n : forall a k, words m a n ++ words m (a + 8 * Z.of_nat n) k = words m a (n + k).
Proof.
  induction n as [|n IH]; intros a k; cbn [words app plus].
  - f_equal. change (Z.of_nat 0) with 0. lia.
  - f_equal. rewrite <- IH. f_equal. f_equal. lia.
Qed.
Lemma limbs_flat m l : forall a, flat (limbs_at m a l) = words m a (count l).
Proof.
  unfold flat, count.
  induction l as [|e l IH]; intros a; cbn [limbs_at map concat list_sum fold_right snd]; [reflexivity|].
  rewrite IH. apply words_app.
Qed.
Lemma arguments_length B s l : forall n, length (flat (arguments B s n l)) = list_sum (map words_of l).
Proof.
  induction l as [|p l IH]; intros n; [reflexivity|]. cbn [map list_sum fold_right].
  change (fold_right plus 0%nat (map words_of l)) with (list_sum (map words_of l)).
  rewrite <- (IH (S n)). destruct p as [es|es|u|k z|z]; cbn [arguments words_of]; try reflexivity.
  unfold flat at 1. rewrite map_app, concat_app, app_length. f_equal.
  change (length (flat (limbs_at (mem s) (B (Arg n)) es)) = count es).
  rewrite limbs_flat. apply words_length.
Qed.
(** Where the words of the n-th parameter are among them. *)
Lemma argument_word B s l : forall k n i, (n < length l)%nat ->
  nth (list_sum (map words_of (firstn n l)) + i) (flat (arguments B s k l)) 0 =
  nth i (flat (arguments B s (k + n) (skipn n l))) 0.
Proof.
  induction l as [|p l IH]; intros k n i L; [cbn in L; lia|]. destruct n as [|n]; [rewrite Nat.add_0_r; reflexivity|].
  cbn [firstn map skipn]. cbn [length] in L. rewrite <- Nat.add_succ_comm. rewrite <- (IH (S k) n i) by lia.
  change (list_sum (words_of p :: map words_of (firstn n l))) with
    (words_of p + list_sum (map words_of (firstn n l)))%nat.
  rewrite <- Nat.add_assoc. 
  assert (X : exists pre, flat (arguments B s k (p :: l)) = pre ++ flat (arguments B s (S k) l) /\ length pre = words_of
    p).
  { destruct p as [es|es|u|k' z|z]; cbn [arguments words_of]; try (exists []; split; reflexivity).
    - exists (words (mem s) (B (Arg k)) (count es)). unfold flat at 1. rewrite map_app, concat_app.
      change (concat (map snd (limbs_at (mem s) (B (Arg k)) es))) with (flat (limbs_at (mem s) (B (Arg k)) es)).
      rewrite limbs_flat. split; [reflexivity|apply words_length].
    - exists [regs s (nth k passing RAX)]. split; reflexivity. }
  destruct X as (pre & -> & LP). rewrite app_nth2 by lia. f_equal. lia.
Qed.
Lemma parameter_skipn c n : (n < length (parameters c))%nat ->
  skipn n (parameters c) = parameter_at c n :: skipn (S n) (parameters c).
Proof.
  unfold parameter_at. generalize (parameters c). intros l. revert n.
  induction l as [|p l IH]; intros n L; [cbn in L; lia|].
  destruct n as [|n]; [reflexivity|]. cbn [length] in L. cbn [skipn nth]. rewrite IH by lia. reflexivity.
Qed.
Lemma first_word_below c n i : (n < length (parameters c))%nat -> (i < words_of (parameter_at c n))%nat ->
  (list_sum (map words_of (firstn n (parameters c))) + i < list_sum (map words_of (parameters c)))%nat.
Proof.
  intros L I. rewrite <- (firstn_skipn n (parameters c)) at 2. rewrite map_app, list_sum_app, (parameter_skipn c n L).
  cbn [map]. change (list_sum (words_of (parameter_at c n) :: map words_of (skipn (S n) (parameters c))))
    with (words_of (parameter_at c n) + list_sum (map words_of (skipn (S n) (parameters c))))%nat. lia.
Qed.

(** * The valuation that belongs to a state *)
Definition valued (c : claim) (B : placing) (s : state) : valuation := fun q =>
  let z := Z.pos q in
  if z <? 64 then
    if z =? 18 then load64 (mem s) (B Stack) else if z =? 35 then B Image else regs s (register_of q)
  else nth (Z.to_nat (z - 64)) (flat (arguments B s 0 (parameters c))) 0.

Section Start.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable B : placing.
Variable s : state.
Hypothesis PRE : precondition c segs B s.
Hypothesis WF : well_formed c = true.
Variable v : valuation.
Hypothesis V : forall n, (n < first_new (parameters c))%positive -> v n = valued c B s n.
Let args := arguments B s 0 (parameters c).
(** What the numbers need of the precondition. *)
Hypothesis REGS : forall r, 0 <= regs s r < M.
Hypothesis BYTES : forall a, 0 <= mem s a < 256.
Hypothesis BOUNDS : Forall bounded args.

Lemma first_new_value : Z.pos (first_new (parameters c)) = 64 + Z.of_nat (length (flat args)).
Proof.
  unfold first_new, first_word, args. rewrite firstn_all, arguments_length. rewrite Z2Pos.id by lia. reflexivity.
Qed.
Lemma early n : Z.pos n < 64 -> v n = valued c B s n.
Proof. intros L. apply V. pose proof first_new_value. lia. Qed.
Lemma v_register r : v (unknown_of r) = regs s r.
Proof.
  rewrite early by (destruct r; reflexivity). unfold valued. destruct r; reflexivity.
Qed.
Lemma v_return : v return_unknown = load64 (mem s) (B Stack).
Proof. rewrite early by reflexivity. reflexivity. Qed.
Lemma v_origin : v origin_unknown = B Image.
Proof. rewrite early by reflexivity. reflexivity. Qed.
Lemma v_word i : (i < length (flat args))%nat -> v (Z.to_pos (64 + Z.of_nat i)) = nth i (flat args) 0.
Proof.
  intros L. pose proof first_new_value. rewrite V by lia. unfold valued. rewrite Z2Pos.id by lia.
  destruct (Z.ltb_spec (64 + Z.of_nat i) 64); [lia|]. fold args. f_equal. lia.
Qed.
Lemma v_limb n i : (n < length (parameters c))%nat -> (i < words_of (parameter_at c n))%nat ->
  v (limb c n (Z.of_nat i)) = nth i (flat (arguments B s n (skipn n (parameters c)))) 0.
Proof.
  intros L I. unfold limb, first_word. rewrite <- Z.add_assoc, <- Nat2Z.inj_add.
  pose proof (first_word_below c n i L I). rewrite v_word by (unfold args; rewrite arguments_length; assumption).
  unfold args. rewrite argument_word by exact L. reflexivity.
Qed.
Lemma is_pointer_length n : is_input (parameter_at c n) = true -> (n < length (parameters c))%nat.
Proof.
  unfold parameter_at. intros H. destruct (Nat.lt_ge_cases n (length (parameters c))); [assumption|].
  rewrite nth_overflow in H by assumption. discriminate.
Qed.
Lemma v_input n i : is_input (parameter_at c n) = true -> 0 <= i -> 8 * i + 8 <= highest c (Arg n) ->
  load64 (mem s) (B (Arg n) + 8 * i) = v (limb c n i).
Proof.
  intros I I0 I1. pose proof (is_pointer_length n I) as L. rewrite <- (Z2Nat.id i I0). cbn [highest] in I1.
  destruct (parameter_at c n) as [es|es|u|k z|z] eqn:P; try discriminate. cbn [size_of] in I1.
  rewrite v_limb; [|exact L|rewrite P; cbn [words_of]; lia]. rewrite (parameter_skipn c n L), P. cbn [arguments].
  unfold flat. rewrite map_app, concat_app, app_nth1.
  - change (concat (map snd (limbs_at (mem s) (B (Arg n)) es))) with (flat (limbs_at (mem s) (B (Arg n)) es)).
    rewrite limbs_flat, words_nth by lia. reflexivity.
  - change (concat (map snd (limbs_at (mem s) (B (Arg n)) es))) with (flat (limbs_at (mem s) (B (Arg n)) es)).
    rewrite limbs_flat, words_length. lia.
Qed.
Lemma v_value n u : (n < length (parameters c))%nat -> parameter_at c n = Value u ->
  v (limb c n 0) = regs s (nth n passing RAX).
Proof.
  intros L P. change 0 with (Z.of_nat 0). rewrite v_limb; [|exact L|rewrite P; cbn; lia].
  rewrite (parameter_skipn c n L), P. reflexivity.
Qed.

(** * Elements *)
Lemma unknowns_ok xs : forall z, (forall i, (i < length xs)%nat -> v (Z.to_pos (z + Z.of_nat i)) = nth i xs 0) ->
  map v (unknowns z (length xs)) = xs.
Proof.
  induction xs as [|x xs IH]; intros z H; [reflexivity|]. cbn [length unknowns map]. f_equal.
  - specialize (H 0%nat ltac:(cbn; lia)). change (Z.of_nat 0) with 0 in H. rewrite Z.add_0_r in H. exact H.
  - apply IH. intros i L. specialize (H (S i) ltac:(cbn; lia)). cbn [nth] in H. rewrite <- H. do 2 f_equal. lia.
Qed.
Lemma with_unknowns_ok (l : list (element * list Z)) : Forall (fun t => length (snd t) = length (weights (fst t))) l ->
  forall z, (forall i, (i < length (flat l))%nat -> v (Z.to_pos (z + Z.of_nat i)) = nth i (flat l) 0) ->
  map (fun t => (fst t, map v (snd t))) (with_unknowns z (map fst l)) = l.
Proof.
  induction 1 as [|[e xs] l E _ IH]; intros z H; [reflexivity|]. cbn [fst snd] in E. cbn [map with_unknowns fst snd].
  unfold flat in H. cbn [map concat snd] in H. rewrite app_length in H. f_equal.
  - rewrite <- E. f_equal. apply unknowns_ok. intros i L. rewrite H by lia. apply app_nth1, L.
  - apply IH. intros i L. rewrite <- E. specialize (H (length xs + i)%nat ltac:(unfold flat in L; lia)).
    rewrite app_nth2 in H by lia.
    replace (length xs + i - length xs)%nat with i in H by lia. unfold flat. rewrite <- H. do 2 f_equal. lia.
Qed.
Lemma limbs_shape m l : forall a, map fst (limbs_at m a l) = l /\
  Forall (fun t => length (snd t) = length (weights (fst t))) (limbs_at m a l).
Proof.
  induction l as [|e l IH]; intros a; cbn [limbs_at map]; [split; constructor|].
  destruct (IH (a + 8 * Z.of_nat (length (weights e)))) as [A C].
  split; [cbn [fst]; rewrite A; reflexivity|]. constructor; [apply words_length|exact C].
Qed.
Lemma arguments_shape l : forall n, map fst (arguments B s n l) = flat_map elements_of l /\
  Forall (fun t => length (snd t) = length (weights (fst t))) (arguments B s n l).
Proof.
  induction l as [|p l IH]; intros n; [split; constructor|]. destruct (IH (S n)) as [A C].
  destruct p as [es|es|u|k z|z]; cbn [arguments flat_map elements_of app]; auto.
  - destruct (limbs_shape (mem s) es (B (Arg n))) as [A1 C1].
    split; [rewrite map_app, A1, A; reflexivity|apply Forall_app; auto].
  - split; [cbn [map fst]; rewrite A; reflexivity|constructor; [reflexivity|exact C]].
Qed.
Lemma passed_args : map (fun t => (fst t, map v (snd t))) (passed c) = args.
Proof.
  destruct (arguments_shape (parameters c) 0) as [A C]. unfold passed, elements. rewrite <- A.
  apply (with_unknowns_ok args C).
  intros i L. apply v_word, L.
Qed.
Lemma passed_numbers : map (fun t => eval v (poly_of t)) (passed c) = map number_of args.
Proof.
  rewrite <- passed_args, map_map. apply map_ext. intros t. rewrite poly_of_ok. reflexivity.
Qed.

(** * Bounds *)
Lemma words_range m n : (forall a, 0 <= m a < 256) -> forall a, Forall (fun x => 0 <= x < M) (words m a n).
Proof. intros H. induction n as [|n IH]; intros a; constructor; [apply load_range, H|apply IH]. Qed.
Lemma args_range : Forall (fun t => Forall (fun x => 0 <= x < M) (snd t)) args.
Proof.
  unfold args. generalize 0%nat. generalize (parameters c).
  induction l as [|p l IH]; intros n; cbn [arguments]; [constructor|].
  destruct p as [es|es|u|k z|z]; try apply IH; [|constructor; [repeat constructor; apply REGS|apply IH]].
  apply Forall_app. split; [|apply IH]. generalize (B (Arg n)) as a.
  induction es as [|e es IHe]; intros a; cbn [limbs_at]; constructor; [|apply IHe].
  apply words_range, BYTES.
Qed.
(** All that is known of an argument: (element, unknowns). *)
Definition argument_ok (t : element * list positive) : Prop :=
  Forall2 (fun n u => 0 <= v n <= u) (snd t) (most (fst t)) /\ 0 <= eval v (poly_of t) <= top (fst t).
Lemma number_nonneg ws : forall xs, forallb (fun w => 0 <=? w) ws = true -> Forall (fun x => 0 <= x < M) xs ->
  0 <= number ws xs.
Proof.
  induction ws as [|w ws IH]; intros [|x xs] W X; cbn [number]; try lia. cbn [forallb] in W.
  apply andb_true_iff in W as [W0 W1].
  apply Z.leb_le in W0. inversion X; subst. specialize (IH xs W1 ltac:(assumption)). nia.
Qed.
Lemma passed_ok : Forall argument_ok (passed c).
Proof.
  pose proof BOUNDS as PB. pose proof args_range as AR.
  assert (WE : Forall (fun e => forallb (fun w => 0 <=? w) (weights e) = true) (elements c)).
  { unfold well_formed in WF. rewrite !andb_true_iff in WF. destruct WF as [_ W]. rewrite forallb_forall in W.
    apply Forall_forall.
    intros e IN. specialize (W e IN). rewrite !andb_true_iff in W. apply W. }
  assert (EL : elements c = map fst (passed c)).
  { unfold passed. generalize 64. generalize (elements c). induction l as [|e l IH]; intros z;
    cbn [with_unknowns map fst]; [reflexivity|].
    rewrite <- IH. reflexivity. }
  rewrite EL in WE. rewrite <- passed_args in PB, AR. rewrite Forall_map in WE, PB, AR.
  apply Forall_forall. intros t IN. rewrite Forall_forall in WE, PB, AR. specialize (WE t IN). specialize (PB t IN).
  specialize (AR t IN).
  destruct PB as [P1 P2]. unfold number_of in P2. cbn [fst snd] in *. split.
  - clear - P1 AR. revert P1 AR. generalize (most (fst t)).
    induction (snd t) as [|n ns IH]; intros m P1 AR; inversion P1; subst; [constructor|].
    cbn [map] in AR. inversion AR; subst. constructor; [lia|apply IH; assumption].
  - rewrite poly_of_ok. split; [apply number_nonneg; assumption|exact P2].
Qed.
Lemma add_facts_ok l : forall x, context_ok v x -> Forall (fun p => 0 <= eval v p) l ->
  context_ok v (fold_left add_fact l x).
Proof.
  induction l as [|p l IH]; intros x C F; [exact C|]. inversion F; subst. cbn [fold_left].
  apply IH; [apply add_fact_ok; assumption|assumption].
Qed.
Lemma first_facts_ok : Forall (fun p => 0 <= eval v p) (first_facts c).
Proof.
  unfold first_facts. apply Forall_app.
  split; induction passed_ok as [|t l [T1 T2] _ IH]; cbn [number_facts flat_map]; [constructor| |constructor|].
  - constructor; [lia|]. constructor; [rewrite sub_ok, const_ok; lia|exact IH].
  - apply Forall_app. split; [|exact IH]. clear - T1.
    induction T1 as [|n u ns m N _ IH]; cbn [word_facts]; [constructor|].
    constructor; [rewrite var_ok; lia|]. constructor; [rewrite sub_ok, const_ok, var_ok; lia|exact IH].
Qed.
Lemma ranges_add b n l u : ranges_ok v b -> 0 <= l -> l <= v n <= u -> ranges_ok v (PM.add n (l, u) b).
Proof.
  intros R L N m l' u'.
  destruct (Pos.eq_dec m n) as [->|NE]; [rewrite PM.gss; intros [= <- <-]; lia|rewrite PM.gso by assumption; apply R].
Qed.
Lemma first_ranges_ok : ranges_ok v (first_ranges c).
Proof.
  unfold first_ranges. induction passed_ok as [|t l [T1 _] _ IH]; cbn [fold_right].
  - apply ranges_add; [|lia|].
    + induction registers as [|r l IH]; cbn [fold_right]; [intros n l u; rewrite PM.gempty; discriminate|].
      apply ranges_add; [exact IH|lia|]. rewrite v_register. pose proof (REGS r). lia.
    + rewrite v_return. pose proof (load_range (mem s) (B Stack) BYTES). lia.
  - revert IH. generalize (fold_right (fun t b => add_ranges (snd t) (most (fst t)) b)
      (PM.add return_unknown (0, M - 1) (fold_right (fun r b => PM.add (unknown_of r) (0, M - 1) b) (PM.empty (Z * Z))
        registers)) l).
    induction T1 as [|n u ns m N _ IH]; intros b R; cbn [add_ranges]; [exact R|].
    apply IH, ranges_add; [exact R|lia|exact N].
Qed.

Lemma start_context_ok : context_ok v (ctx (start c)).
Proof.
  apply add_facts_ok; [|exact first_facts_ok]. split; [exact first_ranges_ok|]. intros n p. cbn [known].
  rewrite PM.gempty. discriminate.
Qed.

(** * Registers *)
Lemma first_held_ok l : forall n m r x, PM.find (unknown_of r) (first_held c n l m) = Some x ->
  (exists k, (k < length l)%nat /\ r = nth (n + k) passing RAX /\
     x = match nth k l (Value 0) with
         | Value u => W (Word (var (limb c (n + k) 0)) u)
         | KnownValue z => W (word_const z)
         | _ => P (Arg (n + k)) 0
         end)
  \/ PM.find (unknown_of r) m = Some x.
Proof.
  induction l as [|p l IH]; intros n m r x; cbn [first_held]; [auto|]. intros H. apply IH in H as [(k & L & R & X)|H].
  - left. exists (S k). cbn [length nth]. rewrite Nat.add_succ_r. split; [lia|]. auto.
  - destruct (reg_beq r (nth n passing RAX)) eqn:E.
    + apply reg_beq_spec in E. subst r. rewrite PM.gss in H. injection H as <-. left. exists 0%nat. rewrite Nat.add_0_r.
      cbn [length nth]. split; [lia|]. split; [reflexivity|]. destruct p; reflexivity.
    + rewrite PM.gso in H; [auto|]. intros Q. apply (f_equal register_of) in Q. rewrite !register_of_ok in Q.
      apply reg_beq_spec in Q. congruence.
Qed.
Lemma full_word n u r : v n = regs s r -> 0 <= v n <= u ->
  content_ok c v B (W (Word (var n) u)) /\ worth v B (W (Word (var n) u)) = regs s r.
Proof.
  intros E N. unfold content_ok, worth, word_ok, num; cbn [value limit]. rewrite var_ok.
  pose proof (pre_regs _ _ _ _ PRE r). rewrite E in *. lia.
Qed.
Lemma value_bound n u : (n < length (parameters c))%nat -> parameter_at c n = Value u ->
  regs s (nth n passing RAX) <= u.
Proof.
  intros L P. pose proof (pre_bounds _ _ _ _ PRE) as PB.
  assert (IN : In (word_element u, [regs s (nth n passing RAX)]) args).
  { unfold args. assert (X : forall l k n, (n < length l)%nat -> nth n l (Value 0) = Value u ->
      In (word_element u, [regs s (nth (k + n) passing RAX)]) (arguments B s k l)); [|apply (X _ 0%nat n L P)]. clear.
    induction l as [|p l IH]; intros k n L P; [cbn in L; lia|]. destruct n as [|n]; cbn [nth length] in *.
    - subst p. rewrite Nat.add_0_r. left. reflexivity.
    - rewrite <- Nat.add_succ_comm. specialize (IH (S k) n ltac:(lia) P). destruct p; cbn [arguments]; try exact IH.
      + apply in_app_iff. right. exact IH.
      + right. exact IH. }
  rewrite Forall_forall in PB. destruct (PB _ IN) as [F _]. cbn in F. inversion F; subst. assumption.
Qed.
Lemma start_follows : follows c v B s (start c) s.
Proof.
  pose proof (pre_placed _ _ _ _ PRE) as PL. destruct (placed_stack _ _ _ PL) as [FR _].
  split; cbn [start ctx carry_of overflow_of zero_of slots bytes_kept seen].
  - exact start_context_ok.
  - intros r. unfold content_of, start. cbn [held]. destruct (reg_beq r RSP) eqn:E.
    + apply reg_beq_spec in E. subst r. rewrite PM.gss. split; [|cbn; rewrite (pre_rsp _ _ _ _ PRE); lia].
      apply (pointer_ok c segs v B PL). unfold inside. cbn. rewrite andb_true_iff, !Z.leb_le. lia.
    + rewrite PM.gso by (intros Q; apply (f_equal register_of) in Q; rewrite !register_of_ok in Q; apply reg_beq_spec in
        Q; congruence).
      pose proof (pre_regs _ _ _ _ PRE r) as RR.
      destruct (PM.find (unknown_of r) _) as [x|] eqn:FI; [|apply full_word; rewrite v_register; [reflexivity|lia]].
      apply first_held_ok in FI as [(k & L & R & X)|FI]; [|rewrite PM.gempty in FI; discriminate]. cbn [plus] in *.
      fold (parameter_at c k) in X. pose proof (pre_pointers _ _ _ _ PRE k L) as PP. subst r.
      assert (PT : is_pointer (parameter_at c k) = true ->
        content_ok c v B (P (Arg k) 0) /\ worth v B (P (Arg k) 0) = regs s (nth k passing RAX)).
      { intros I. specialize (PP I). split; [|cbn [worth]; lia]. apply (pointer_ok c segs v B PL). unfold inside. cbn.
        rewrite I. cbn [andb]. apply Z.leb_le. destruct (parameter_at c k); cbn; lia. }
      pose proof (pre_known _ _ _ _ PRE k L) as KN.
      destruct (parameter_at c k) as [es|es|u|m z|z] eqn:PA; subst x; try apply (PT eq_refl).
      * apply full_word; [apply (v_value k u L PA)|]. rewrite (v_value k u L PA). pose proof (value_bound k u L PA).
        lia.
      * subst z. destruct (const_full v _ RR) as [K KR]. split; [split; assumption|apply const_num; lia].
  - discriminate.
  - discriminate.
  - discriminate.
  - intros g o x [E|[]]. injection E as <- <- <-. cbn [slot_place]. split; [lia|]. rewrite Z.add_0_r.
    pose proof (load_range (mem s) (B Stack) (pre_mem _ _ _ _ PRE)).
    unfold content_ok, worth, word_ok, num; cbn [value limit].
    rewrite var_ok, v_return. lia.
  - intros o w [].
  - intros n i I I0 I1 _. apply v_input; assumption.
  - auto.
  - apply PRE.
  - cbn. rewrite app_nil_r. reflexivity.
Qed.
End Start.

(** * What the machine does from the first byte of the image *)
Theorem certified_sound c leak k image constants : certified c leak k image constants = true ->
  forall B s, precondition c (segments image constants) B s ->
  exists ra s', run_image c image constants B s = Some (ra, s') /\ postcondition c leak B s ra s'.
Proof.
  unfold certified, run_image. destruct (decode (segments image constants)) as [p|]; [|discriminate]. unfold accepts.
  rewrite !andb_true_iff. intros [[WF _] A] B s PRE.
  destruct (check _ _ _ _ _ _ _) as [[n d]|] eqn:C; [|discriminate].
  destruct (values c (valued c B s) d n A) as (v & V & D).
  eapply check_ok with (v := v); [exact PRE| | | | |exact C|exact D| |intros x []].
  - intros r. eapply v_register; eassumption.
  - eapply v_return; eassumption.
  - eapply v_origin; eassumption.
  - apply (passed_numbers c B s v V).
  - eapply start_follows; try eassumption; apply PRE.
Qed.
