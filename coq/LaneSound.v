(** What is accepted of a vectorised function holds in each lane, or in all that work together. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic
  Follows.
From Fieldwright Require Import Certificate Closing Sound Correctness.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic LaneMemory
  LaneFollows LaneArithmetic LaneStep LaneNumbers LaneCertificate.
Import ListNotations.
Open Scope Z_scope.

Section Claim.
Context {isa : width}.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable leak : list (region * Z).
Variable B : placing.
Variable st0 : lane_state.
Hypothesis PRE : lane_precondition c segs B st0.
Let e : environment := environment_of (widened c) segs B.

(** What is the same for all lanes. *)
Definition lane_kept (ra : Z) (st' : lane_state) : Prop :=
  ra = load64 (mem (base st0)) (B Stack) /\ regs (base st') RSP = B Stack + 8 /\
  (forall r, In r saved -> regs (base st') r = regs (base st0) r) /\ (forall r, 0 <= regs (base st') r < M) /\
  (forall a, (forall g, written c g -> apart (span (widened c) B g) (a, 1)) ->
    mem (base st') a = mem (base st0) a) /\
  (forall a, 0 <= mem (base st') a < 256) /\
  trace (base st') = trace (base st0) ++ map (address_of B) leak /\
  (length (parameters c) <= length passing)%nat.

(** * One lane *)
Section Lane.
Variable j : Z.
Hypothesis J : 0 <= j < lanes.
Variable v : valuation.
Hypothesis LIMBS : forall p n i, In p followed -> is_input (parameter_at c n) = true -> 0 <= i ->
  8 * i + 8 <= highest c (Arg n) ->
  load64 (lane_memory (mem (base st0)) (lane_at j p)) (lane_places B (Arg n) + 8 * i) = v (limb_at c p n i).
Local Notation lane_follows := (lane_follows c v B st0 j).

Lemma run_step i p s s' : lane_run c segs (i :: p) s = Some s' -> (i = RETURN /\ p = [] /\ s' = s) \/
  exists t, symbolic_lane c segs i s = Some t /\ lane_run c segs p t = Some s'.
Proof.
  cbn [lane_run]. intros E.
  destruct i; try (destruct (symbolic_lane _ _ _ _) as [t|] eqn:T in E; [eauto|discriminate]).
  destruct p; [injection E as <-; auto|discriminate].
Qed.
Lemma run_incl p : forall s s', lane_run c segs p s = Some s' -> incl (defs (lane_ctx s)) (defs (lane_ctx s')).
Proof.
  induction p as [|i p IH]; intros s s'; [discriminate|]. intros E.
  destruct (run_step _ _ _ _ E) as [(_ & _ & ->)|(t & T & R)]; [apply incl_refl|].
  eapply incl_tran; [eapply step_incl, T|apply IH, R].
Qed.
Lemma lane_run_ok p : forall s s' st, lane_run c segs p s = Some s' -> definitions_ok v (defs (lane_ctx s')) ->
  lane_follows s st -> exists st', lane_follows s' st' /\ run_lanes e p st = run_lanes e [RETURN] st'.
Proof.
  induction p as [|i p IH]; intros s s' st; [discriminate|]. intros E D F.
  destruct (run_step _ _ _ _ E) as [(-> & -> & ->)|(t & T & R)]; [exists st; auto|].
  pose proof (definitions_incl _ _ _ (run_incl p t s' R) D) as D1.
  destruct (lane_step_follows c segs v B st0 j PRE J LIMBS i s t st T D1 F) as (st1 & S & F1).
  destruct (IH t s' st1 R D F1) as (st' & F' & RR). exists st'. split; [exact F'|]. rewrite <- RR.
  destruct i; cbn [run_lanes]; fold e in S; try (rewrite S; reflexivity). discriminate.
Qed.

(** ** Results *)
Lemma result_word_ok a w x : result_word a = Some w -> stands_for v a x -> word_ok v w /\ num v w = x.
Proof.
  unfold result_word. destruct (_ && _) eqn:E; [|discriminate]. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in E.
  intros [= <-] [-> A]. unfold between, lane_num in *. unfold word_ok, num; cbn [value limit].
  rewrite Z.mod_small by lia. lia.
Qed.
Lemma row_words_ok s st p n k : lane_follows s st -> In p followed -> is_output (parameter_at c k) = true ->
  forall o l, row_words s p (Arg k) o n = Some l ->
  map (num v) l = words (lane_memory (mem (base st)) (lane_at j p)) (lane_places B (Arg k) + o / lanes) n /\
  Forall (word_ok v) l.
Proof.
  intros F P K. assert (A : is_input (parameter_at c k) || is_output (parameter_at c k) = true)
    by (rewrite K; apply orb_true_r).
  pose proof (lane_at_range j p J P) as AT.
  pose proof (array_span c segs B st0 PRE k A) as (_ & _ & AL & _).
  induction n as [|n IH]; cbn [row_words words]; intros o l; [intros [= <-]; split; constructor|].
  destruct (row_stored _ _ _) as [ws|] eqn:S; [|discriminate].
  destruct (word_at ws p) as [a|] eqn:WA; [|discriminate]. destruct (result_word a) as [w|] eqn:W; [|discriminate].
  destruct (row_words _ _ _ _ _) as [l'|] eqn:R; [|discriminate]. intros [= <-].
  apply row_stored_in, (l_slots _ _ _ _ _ _ _ F) in S as ((_ & _ & O & _) & _ & ST). specialize (ST p a P WA).
  unfold load_row in ST.
  destruct (result_word_ok _ _ _ W ST) as [WO WN]. destruct (IH _ _ R) as [E1 E2].
  split; [|constructor; assumption]. cbn [map]. rewrite E1, WN. unfold lane_places in *. f_equal.
  - rewrite lane_load by by_width. f_equal. by_width.
  - f_equal. by_width.
Qed.
Lemma row_elements_ok s st p k l : lane_follows s st -> In p followed -> is_output (parameter_at c k) = true ->
  forall o r, row_elements s p (Arg k) o l = Some r ->
  map (meant v) r = limbs_at (lane_memory (mem (base st)) (lane_at j p)) (lane_places B (Arg k) + o / lanes) l /\
  Forall (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F P K. induction l as [|x l IH]; cbn [row_elements limbs_at]; intros o r; [intros [= <-]; split; constructor|].
  destruct (row_words _ _ _ _ _) as [ws|] eqn:W; [|discriminate].
  destruct (row_elements _ _ _ _ l) as [r'|] eqn:R; [|discriminate]. intros [= <-].
  destruct (row_words_ok s st p _ k F P K _ _ W) as [W1 W2]. destruct (IH _ _ R) as [R1 R2].
  split; [|constructor; assumption]. cbn [map]. rewrite R1. unfold meant at 1; cbn [fst snd]. rewrite W1. f_equal.
  f_equal. by_width.
Qed.
Lemma row_outputs_ok s st p0 l : lane_follows s st -> In p0 followed -> forall n r, (forall i, (i < length l)%nat ->
    parameter_at c (n + i) = nth i l (Value 0)) -> row_outputs s p0 n l = Some r ->
  map (meant v) r = outputs (lane_places B) (lane_of st (lane_at j p0)) n l /\
  Forall (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F P0. induction l as [|p l IH]; intros n r P; [intros [= <-]; split; constructor|].
  assert (P1 : forall i, (i < length l)%nat -> parameter_at c (S n + i) = nth i l (Value 0)).
  { intros i L. rewrite Nat.add_succ_comm. rewrite P by (cbn; lia). reflexivity. }
  specialize (P 0%nat ltac:(cbn; lia)). rewrite Nat.add_0_r in P. cbn [nth] in P.
  destruct p as [es|es|u|k z|z]; cbn [row_outputs outputs]; try apply IH, P1.
  destruct (row_elements _ _ _ _ es) as [a|] eqn:A; [|discriminate].
  destruct (row_outputs _ _ _ l) as [r'|] eqn:R; [|discriminate]. intros [= <-].
  destruct (row_elements_ok s st p0 n es F P0 ltac:(rewrite P; reflexivity) _ _ A) as [A1 A2].
  destruct (IH _ _ P1 R) as [R1 R2]. rewrite map_app, A1, R1. split; [|apply Forall_app; auto].
  replace (0 / lanes) with 0 by (destruct isa; reflexivity). rewrite Z.add_0_r. reflexivity.
Qed.
Lemma all_outputs_ok s st ps : lane_follows s st -> incl ps followed -> forall r, all_outputs c s ps = Some r ->
  map (meant v) r = flat_map (fun i => outputs (lane_places B) (lane_of st i) 0 (parameters c)) (map (lane_at j) ps) /\
  Forall (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F. induction ps as [|p ps IH]; intros I r; cbn [all_outputs map flat_map];
    [intros [= <-]; split; constructor|].
  destruct (row_outputs _ _ _ _) as [a|] eqn:A; [|discriminate].
  destruct (all_outputs _ _ _) as [r'|] eqn:R; [|discriminate]. intros [= <-].
  destruct (row_outputs_ok s st p (parameters c) F (I p (or_introl eq_refl)) 0 a) as [A1 A2]; [reflexivity|exact A|].
  destruct (IH (fun q Q => I q (or_intror Q)) _ eq_refl) as [R1 R2].
  rewrite map_app, A1, R1. split; [reflexivity|apply Forall_app; auto].
Qed.

Lemma lane_result_shown_ok x numbers ns t r : lane_result_shown c x numbers t r = true -> context_ok v (ctx x) ->
  definitions_ok v (defs (ctx x)) -> map (eval v) numbers = ns -> Forall (word_ok v) (snd r) ->
  bounded (meant v r) /\ (modulus c | fst t * number_of (meant v r) - evaluate ns (snd t)).
Proof.
  destruct r as [a ws]. unfold lane_result_shown. intros E F D N W.
  destruct (number_bound _ _ _ _ _) as [u|] eqn:U; [|discriminate].
  destruct (translate _ _ _ _) as [[p h]|] eqn:T; [|discriminate].
  destruct (whole_number _ _ _ _) as [q|] eqn:Q; [|discriminate].
  rewrite !andb_true_iff, Z.leb_le in E. destruct E as [[UT LB] DV].
  apply (translate_ok v x numbers ns) in T; try assumption. apply (number_bound_ok v x) in U; try assumption.
  apply (divisible_ok v) in DV. rewrite sub_ok, scale_ok, T in DV.
  apply (whole_number_ok (spread c) _ _ v D (proj1 F)) in Q. unfold congruent in Q.
  change (modulus (spread c)) with (modulus c) in Q. rewrite weighted_ok, map_map in Q.
  apply (limbs_bounded_ok v x F) in LB; [|exact W].
  unfold bounded, number_of, meant; cbn [fst snd]. split; [split; [exact LB|lia]|].
  match goal with |- (_ | _ * ?n - ?y) => replace (fst t * n - y) with
    (fst t * (n - eval v q) + (fst t * eval v q - y)) by ring end.
  apply Z.divide_add_r; [apply Z.divide_mul_r, Q|exact DV].
Qed.
Lemma lane_results_shown_ok x numbers ns : context_ok v (ctx x) -> definitions_ok v (defs (ctx x)) ->
  map (eval v) numbers = ns ->
  forall l rs, lane_results_shown c x numbers l rs = true -> Forall (fun t => Forall (word_ok v) (snd t)) rs ->
  Forall2 (fun t r => (modulus c | fst t * number_of r - evaluate ns (snd t))) l (map (meant v) rs) /\
  Forall bounded (map (meant v) rs).
Proof.
  intros F D N. induction l as [|t l IH]; intros [|r rs]; cbn [lane_results_shown map]; try discriminate;
    [split; constructor|].
  destruct (lane_result_shown _ _ _ _ _) eqn:R; [|discriminate]. intros E W. inversion W; subst.
  destruct (lane_result_shown_ok x numbers _ t r R F D eq_refl ltac:(assumption)) as [B1 D1].
  destruct (IH _ E ltac:(assumption)) as [D2 B2]. split; constructor; assumption.
Qed.

Hypothesis NUMBERS : map (eval v) (map poly_of (passed (spread c))) = lane_numbers c B st0 j.
Definition lane_right (st : lane_state) : Prop :=
  Forall2 (fun t r => (modulus c | fst t * number_of r - evaluate (lane_numbers c B st0 j) (snd t)))
    (results c) (lane_results c B st j) /\ Forall bounded (lane_results c B st j).
Lemma lane_finished_ok s st : lane_finished c leak s = true -> lane_follows s st ->
  definitions_ok v (defs (lane_ctx s)) ->
  exists ra st', run_lanes e [RETURN] st = Some (ra, st') /\ lane_right st' /\ lane_kept ra st'.
Proof.
  unfold lane_finished. intros E F D. destruct (all_outputs _ _ _) as [rs|] eqn:RO; [|discriminate].
  rewrite !andb_true_iff in E. destruct E as [[[E1 E2] E3] E4]. apply Z.eqb_eq in E1.
  destruct (l_stack _ _ _ _ _ _ _ F) as [_ R]. rewrite E1, Z.add_0_r in R.
  pose proof (stack_span c segs B st0 PRE) as SP.
  assert (AC : accessible e (base st) (B Stack) = true).
  { unfold accessible. rewrite R. apply orb_true_iff. right. apply Z.leb_le. lia. }
  cbn [run_lanes run get effective]. rewrite Z.add_0_r, R, (Z.mod_small (B Stack) M) by lia. rewrite AC.
  rewrite (Z.mod_small (B Stack + 8) M) by lia. eexists _, _. split; [reflexivity|].
  destruct (all_outputs_ok s st followed F (incl_refl _) rs RO) as [O1 O2]. rewrite together_at in O1.
  assert (NAMED : map (eval v) (map (fun t => named (defs (lane_ctx s)) (poly_of t)) (passed (spread c))) =
    lane_numbers c B st0 j).
  { rewrite <- NUMBERS, !map_map. apply map_ext. intros t. apply named_ok, D. }
  pose proof (lane_results_shown_ok (Symbolic (lane_ctx s) (PM.empty content) None None None [] [] []) _ _
    (l_ctx _ _ _ _ _ _ _ F) D NAMED _ _ E2 O2) as RS.
  rewrite O1 in RS. split.
  { unfold lane_right, lane_results. rewrite !flat_map_concat_map in *.
    rewrite (map_ext _ (fun i => outputs (lane_places B) (lane_of st i) 0 (parameters c)));
      [exact RS|intros i; apply outputs_memory; reflexivity]. }
  unfold lane_kept. cbn [base regs set see mem trace].
  split; [apply (l_return _ _ _ _ _ _ _ F)|]. split; [reflexivity|].
  split; [|split; [|split; [apply (l_frame _ _ _ _ _ _ _ F)|split; [apply (l_bytes _ _ _ _ _ _ _ F)|split]]]].
  - intros r N. assert (NR : r <> RSP) by (intros ->; cbn in N; intuition discriminate).
    destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|].
    apply (l_regs _ _ _ _ _ _ _ F); [exact NR|]. destruct (assigned r (assigned_to s)) as [t|] eqn:A; [|reflexivity].
    destruct (l_assigned _ _ _ _ _ _ _ F _ _ A) as (_ & _ & X). destruct X. right. exact N.
  - intros r. destruct (reg_beq r RSP) eqn:Q; [lia|].
    assert (NR : r <> RSP) by (intros X; apply reg_beq_spec in X; congruence).
    destruct (assigned r (assigned_to s)) as [t|] eqn:A.
    + destruct (l_assigned _ _ _ _ _ _ _ F _ _ A) as (-> & _). destruct t; apply mod_range.
    + rewrite (l_regs _ _ _ _ _ _ _ F r NR A). apply (lane_regs _ _ _ _ PRE).
  - apply same_trace_ok in E3. rewrite <- E3, (l_trace _ _ _ _ _ _ _ F). cbn [rev]. rewrite map_app, app_assoc.
    cbn [map]. unfold address_of at 3; cbn [fst snd]. rewrite Z.add_0_r. reflexivity.
  - apply Nat.leb_le, E4.
Qed.

(** ** The start *)
Lemma with_names_ok k : context_ok v k -> context_ok v (with_names c k).
Proof.
  clear NUMBERS. unfold with_names. revert k. induction (passed (spread c)) as [|t l IH]; intros k C; [exact C|].
  cbn [fold_left]. apply IH.
  destruct (unknown _ _ _) as [n k1] eqn:U. apply unknown_ok in U as (_ & R & F & _). unfold context_ok in *.
  cbn [snd]. rewrite R, F. exact C.
Qed.
Lemma lane_start_ok : 0 <= frame c -> context_ok v (ctx (start (spread c))) -> lane_follows (lane_start c) st0.
Proof.
  intros FR C. split; cbn [lane_start lane_ctx lane_held lane_masks stack_at assigned_to lane_slots lane_seen].
  - apply with_names_ok, C.
  - intros n w. unfold vector_in, lane_start. cbn [lane_held]. rewrite PM.gempty. destruct (is_vector n); discriminate.
  - intros k z i _. rewrite PM.gempty. discriminate.
  - split; [lia|]. rewrite Z.add_0_r. apply PRE.
  - reflexivity.
  - discriminate.
  - intros g o w [].
  - intros p n o P I O0 O1 O2 _. pose proof (lane_at_range j p J P) as AT.
    assert (A : is_input (parameter_at c n) || is_output (parameter_at c n) = true) by (rewrite I; reflexivity).
    pose proof (array_span c segs B st0 PRE n A) as (_ & _ & AL & _).
    assert (H : 8 * (o / row_size) + 8 <= highest c (Arg n)).
    { unfold rows_of in *. cbn [highest]. by_width. }
    assert (Q : 0 <= o / row_size) by by_width. rewrite <- (LIMBS p n _ P I Q H). unfold lane_places in *.
    rewrite lane_load by by_width. f_equal. by_width.
  - reflexivity.
  - reflexivity.
  - apply PRE.
  - cbn. rewrite app_nil_r. reflexivity.
Qed.
End Lane.

(** * All lanes *)
(** ** Lanes that are followed at once, one after the other, as if they were parameters of one function *)
Section Spread.
Variable j : Z.
Hypothesis J : 0 <= j < lanes.
Hypothesis ARRAYS : only_arrays c = true.
Let P := length (parameters c).
Definition spread_memory : Z -> Z := fun a => lane_memory (mem (base st0)) (lane_at j (a / M)) (a mod M).
Definition spread_places : placing := fun g =>
  match g with Arg m => M * Z.of_nat (m / P) + lane_places B (Arg (m mod P)) | _ => 0 end.
Definition spread_state : state := State (regs (base st0)) (fun _ => None) spread_memory [].

Lemma spread_load k a : 0 <= k -> 0 <= a -> a + 8 <= M ->
  load64 spread_memory (M * k + a) = load64 (lane_memory (mem (base st0)) (lane_at j k)) a.
Proof.
  intros K A0 A1. assert (X : forall t, 0 <= t < 8 ->
    spread_memory (M * k + a + t) = lane_memory (mem (base st0)) (lane_at j k) (a + t)).
  { intros t T. unfold spread_memory.
    replace ((M * k + a + t) / M) with k by (apply (Z.div_unique_pos _ _ _ (a + t)); lia).
    replace ((M * k + a + t) mod M) with (a + t) by (apply (Z.mod_unique_pos _ _ k); lia). reflexivity. }
  pose proof (X 0 ltac:(lia)) as X0. rewrite !Z.add_0_r in X0. unfold load64. rewrite !X, X0 by lia. reflexivity.
Qed.
Lemma spread_limbs k l : 0 <= k -> forall a, 0 <= a -> a + 8 * Z.of_nat (count l) <= M ->
  limbs_at spread_memory (M * k + a) l = limbs_at (lane_memory (mem (base st0)) (lane_at j k)) a l.
Proof.
  intros K. assert (W : forall n a, 0 <= a -> a + 8 * Z.of_nat n <= M ->
    words spread_memory (M * k + a) n = words (lane_memory (mem (base st0)) (lane_at j k)) a n).
  { induction n as [|n IH]; intros a A0 A1; cbn [words]; [reflexivity|]. rewrite spread_load by lia. f_equal.
    rewrite <- Z.add_assoc. apply IH; lia. }
  induction l as [|x l IH]; intros a A0 A1; cbn [limbs_at]; [reflexivity|].
  unfold count in *. cbn [map list_sum fold_right] in A1. fold (list_sum (map (fun e => length (weights e)) l)) in A1.
  rewrite W by lia. f_equal. rewrite <- Z.add_assoc. apply IH; lia.
Qed.
Lemma spread_at k n : (n < P)%nat -> spread_places (Arg (k * P + n)) = M * Z.of_nat k + lane_places B (Arg n).
Proof.
  intros N. unfold spread_places. rewrite Nat.add_comm, Nat.div_add, Nat.mod_add by lia.
  rewrite Nat.div_small, Nat.mod_small by exact N. reflexivity.
Qed.
Lemma places_range n : is_input (parameter_at c n) || is_output (parameter_at c n) = true ->
  0 <= lane_places B (Arg n) /\ lane_places B (Arg n) + size_of (parameter_at c n) <= M.
Proof.
  intros A. pose proof (array_span c segs B st0 PRE n A) as (B0 & B1 & _). unfold rows_of, lane_places, M in *.
  assert (S : size_of (parameter_at c n) mod 8 = 0).
  { destruct (parameter_at c n); cbn [size_of]; rewrite ?(Z.mul_comm 8), ?Z.mod_mul by discriminate; reflexivity. }
  by_width.
Qed.
Lemma spread_from k l : forall n, skipn n (parameters c) = l ->
  arguments spread_places spread_state (k * P + n) l =
  arguments (lane_places B) (lane_of st0 (lane_at j (Z.of_nat k))) n l.
Proof.
  induction l as [|p l IH]; intros n SK; [reflexivity|].
  assert (L : (n < P)%nat).
  { destruct (Nat.lt_ge_cases n P) as [L|G]; [exact L|]. rewrite skipn_all2 in SK by exact G. discriminate. }
  pose proof (parameter_skipn c n L) as AT. rewrite SK in AT. injection AT as AT SK'.
  assert (IN : In p (parameters c)) by (rewrite AT; apply nth_In, L).
  unfold only_arrays in ARRAYS. rewrite forallb_forall in ARRAYS. specialize (ARRAYS p IN).
  specialize (IH (S n) (eq_sym SK')). rewrite <- Nat.add_succ_comm in IH. cbn [plus] in IH.
  destruct p as [es|es|u|q z|z]; cbn [arguments]; try discriminate; [|exact IH].
  rewrite IH, (spread_at k n L). f_equal. pose proof (places_range n) as R. rewrite <- AT in R.
  specialize (R eq_refl). cbn [size_of] in R. apply spread_limbs; lia.
Qed.
Lemma arguments_app places s a b : forall n,
  arguments places s n (a ++ b) = arguments places s n a ++ arguments places s (n + length a) b.
Proof.
  induction a as [|p a IH]; intros n; cbn [app length arguments]; [rewrite Nat.add_0_r; reflexivity|].
  rewrite <- Nat.add_succ_comm. destruct p; cbn [arguments]; rewrite IH, ?app_assoc; reflexivity.
Qed.
Lemma spread_arguments : arguments spread_places spread_state 0 (parameters (spread c)) = lane_arguments c B st0 j.
Proof.
  unfold lane_arguments, spread. cbn [parameters]. rewrite <- together_at.
  assert (X : forall n k, arguments spread_places spread_state (k * P)
      (flat_map (fun _ => parameters c) (map Z.of_nat (seq k n))) =
    flat_map (fun i => arguments (lane_places B) (lane_of st0 i) 0 (parameters c))
      (map (lane_at j) (map Z.of_nat (seq k n)))).
  { induction n as [|n IH]; intros k; cbn [seq map flat_map]; [reflexivity|]. rewrite arguments_app. f_equal.
    - rewrite <- (Nat.add_0_r (k * P)). apply spread_from. reflexivity.
    - rewrite <- IH. f_equal. cbn [Nat.mul]. fold P. lia. }
  specialize (X (length followed) 0%nat). rewrite <- followed_seq in X. exact X.
Qed.
Lemma spread_parameter k n : In (Z.of_nat k) followed -> (n < P)%nat ->
  parameter_at (spread c) (k * P + n) = parameter_at c n.
Proof.
  intros K N. assert (L : (k < length followed)%nat).
  { rewrite followed_seq in K. apply in_map_iff in K as (i & E & I). apply in_seq in I. lia. }
  unfold parameter_at, spread. cbn [parameters]. revert k L K.
  assert (X : forall ps k, (k < length ps)%nat ->
    nth (k * P + n) (flat_map (fun _ : Z => parameters c) ps) (Value 0) = nth n (parameters c) (Value 0)).
  { induction ps as [|q ps IH]; intros k L; [cbn in L; lia|]. cbn [flat_map]. destruct k as [|k].
    - apply app_nth1, N.
    - rewrite app_nth2 by (cbn [Nat.mul]; fold P; lia). rewrite <- (IH k) by (cbn in L; lia). f_equal.
      cbn [Nat.mul]. fold P. lia. }
  intros k L _. apply X, L.
Qed.
End Spread.

Lemma lane_ok p s : well_formed (spread c) = true -> only_arrays c = true ->
  lane_run c segs p (lane_start c) = Some s -> lane_finished c leak s = true ->
  ordered (spread c) (next (lane_ctx s)) (defs (lane_ctx s)) = true -> forall j, 0 <= j < lanes ->
  exists ra st', run_lanes e p st0 = Some (ra, st') /\ lane_right j st' /\ lane_kept ra st'.
Proof.
  intros WF ARRAYS R F O j J.
  destruct (values (spread c) (valued (spread c) spread_places (spread_state j)) _ _ O) as (v & V & D).
  assert (REGS : forall r, 0 <= regs (spread_state j) r < M) by (intros r; apply (lane_regs _ _ _ _ PRE)).
  assert (BYTES : forall a, 0 <= mem (spread_state j) a < 256) by (intros a; apply lane_byte, PRE).
  assert (LIMBS : forall p n i, In p followed -> is_input (parameter_at c n) = true -> 0 <= i ->
    8 * i + 8 <= highest c (Arg n) ->
    load64 (lane_memory (mem (base st0)) (lane_at j p)) (lane_places B (Arg n) + 8 * i) = v (limb_at c p n i)).
  { intros q n i Q I I0 I1. pose proof Q as QS. rewrite followed_seq in QS. apply in_map_iff in QS as (k & <- & _).
    assert (A : is_input (parameter_at c n) || is_output (parameter_at c n) = true) by (rewrite I; reflexivity).
    pose proof (array_length c n A) as L. pose proof (spread_parameter k n Q L) as SP.
    pose proof (v_input (spread c) spread_places (spread_state j) v V (k * length (parameters c) + n) i) as X.
    cbn [highest] in X, I1. rewrite SP in X. specialize (X I I0 I1). unfold limb_at. rewrite Nat2Z.id, <- X.
    rewrite spread_at by exact L. cbn [mem spread_state]. rewrite <- Z.add_assoc. symmetry.
    pose proof (places_range j J n A). apply spread_load; lia. }
  assert (C : context_ok v (ctx (start (spread c)))).
  { eapply start_context_ok; try eassumption. rewrite (spread_arguments j J ARRAYS).
    apply (lane_bounds _ _ _ _ PRE j J). }
  assert (FR : 0 <= frame c) by (unfold well_formed in WF; rewrite !andb_true_iff in WF; apply Z.leb_le, WF).
  destruct (lane_run_ok j J v LIMBS p _ _ st0 R D (lane_start_ok j J v LIMBS FR C)) as (st1 & F1 & RR). rewrite RR.
  eapply lane_finished_ok; try eassumption. unfold lane_numbers. rewrite <- (spread_arguments j J ARRAYS).
  rewrite <- (passed_numbers (spread c) spread_places (spread_state j) v V), map_map. reflexivity.
Qed.
End Claim.

(** * What the machine does from the first byte of the image *)
Theorem certified_lanes_sound {isa : width} c leak image constants : certified_lanes c leak image constants = true ->
  forall B s, lane_precondition c (segments image constants) B s ->
  exists ra s', run_lane_image c image constants B s = Some (ra, s') /\ lane_postcondition c leak B s ra s'.
Proof.
  unfold certified_lanes, run_lane_image. destruct (decode_lanes _) as [p|]; [|discriminate]. unfold lane_accepts.
  rewrite !andb_true_iff. intros [[[_ [_ ARRAYS]] WF] A] B s PRE.
  destruct (lane_run _ _ _ _) as [t|] eqn:R; [|discriminate].
  apply andb_true_iff in A as [F O].
  pose proof (lane_ok c _ leak B s PRE p t WF ARRAYS R F O) as L.
  destruct (L 0 ltac:(destruct isa; cbn; lia)) as (ra & s' & RUN & _ & X1 & X2 & X3 & XR & X4 & X5 & X6 & X7).
  exists ra, s'. split; [exact RUN|].
  assert (EACH : forall j, 0 <= j < lanes -> lane_right c B s j s').
  { intros j J. destruct (L j J) as (ra' & s2 & RUN' & LR & _). rewrite RUN in RUN'. injection RUN' as <- <-. exact
    LR. }
  split; try assumption.
  - intros j J. apply (EACH j J).
  - intros j J. apply (EACH j J).
  - split; assumption.
Qed.
