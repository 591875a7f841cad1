(** What is accepted of a vectorised function holds in each of them. *)
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
Hypothesis LIMBS : forall n i, is_input (parameter_at c n) = true -> 0 <= i -> 8 * i + 8 <= highest c (Arg n) ->
  load64 (lane_memory (mem (base st0)) j) (lane_places B (Arg n) + 8 * i) = v (limb c n i).
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
Lemma row_words_ok s st n k : lane_follows s st -> is_output (parameter_at c k) = true ->
  forall o l, row_words s (Arg k) o n = Some l ->
  map (num v) l = words (lane_memory (mem (base st)) j) (lane_places B (Arg k) + o / lanes) n /\ Forall (word_ok v) l.
Proof.
  intros F K. assert (A : is_input (parameter_at c k) || is_output (parameter_at c k) = true)
    by (rewrite K; apply orb_true_r).
  pose proof (array_span c segs B st0 PRE k A) as (_ & _ & AL & _).
  induction n as [|n IH]; cbn [row_words words]; intros o l; [intros [= <-]; split; constructor|].
  destruct (row_stored _ _ _) as [a|] eqn:S; [|discriminate]. destruct (result_word a) as [w|] eqn:W; [|discriminate].
  destruct (row_words _ _ _ _) as [l'|] eqn:R; [|discriminate]. intros [= <-].
  apply row_stored_in, (l_slots _ _ _ _ _ _ _ F) in S as ((_ & _ & O & _) & _ & ST).
  destruct (result_word_ok _ _ _ W ST) as [WO WN]. destruct (IH _ _ R) as [E1 E2].
  split; [|constructor; assumption]. cbn [map]. rewrite E1, WN. unfold lane_places in *. f_equal.
  - rewrite lane_load by by_width. f_equal. by_width.
  - f_equal. by_width.
Qed.
Lemma row_elements_ok s st k l : lane_follows s st -> is_output (parameter_at c k) = true ->
  forall o r, row_elements s (Arg k) o l = Some r ->
  map (meant v) r = limbs_at (lane_memory (mem (base st)) j) (lane_places B (Arg k) + o / lanes) l /\
  Forall (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F K. induction l as [|x l IH]; cbn [row_elements limbs_at]; intros o r; [intros [= <-]; split; constructor|].
  destruct (row_words _ _ _ _) as [ws|] eqn:W; [|discriminate].
  destruct (row_elements _ _ _ l) as [r'|] eqn:R; [|discriminate]. intros [= <-].
  destruct (row_words_ok s st _ k F K _ _ W) as [W1 W2]. destruct (IH _ _ R) as [R1 R2].
  split; [|constructor; assumption]. cbn [map]. rewrite R1. unfold meant at 1; cbn [fst snd]. rewrite W1. f_equal.
  f_equal. by_width.
Qed.
Lemma row_outputs_ok s st l : lane_follows s st -> forall n r, (forall i, (i < length l)%nat ->
    parameter_at c (n + i) = nth i l (Value 0)) -> row_outputs s n l = Some r ->
  map (meant v) r = outputs (lane_places B) (lane_of st j) n l /\ Forall (fun t => Forall (word_ok v) (snd t)) r.
Proof.
  intros F. induction l as [|p l IH]; intros n r P; [intros [= <-]; split; constructor|].
  assert (P1 : forall i, (i < length l)%nat -> parameter_at c (S n + i) = nth i l (Value 0)).
  { intros i L. rewrite Nat.add_succ_comm. rewrite P by (cbn; lia). reflexivity. }
  specialize (P 0%nat ltac:(cbn; lia)). rewrite Nat.add_0_r in P. cbn [nth] in P.
  destruct p as [es|es|u|k z|z]; cbn [row_outputs outputs]; try apply IH, P1.
  destruct (row_elements _ _ _ es) as [a|] eqn:A; [|discriminate].
  destruct (row_outputs _ _ l) as [r'|] eqn:R; [|discriminate]. intros [= <-].
  destruct (row_elements_ok s st n es F ltac:(rewrite P; reflexivity) _ _ A) as [A1 A2].
  destruct (IH _ _ P1 R) as [R1 R2]. rewrite map_app, A1, R1. split; [|apply Forall_app; auto].
  replace (0 / lanes) with 0 by (destruct isa; reflexivity). rewrite Z.add_0_r. reflexivity.
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
  apply (whole_number_ok c _ _ v D (proj1 F)) in Q. unfold congruent in Q. rewrite weighted_ok, map_map in Q.
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

Hypothesis NUMBERS : map (eval v) (map poly_of (passed c)) = lane_numbers c B st0 j.
Definition lane_right (st : lane_state) : Prop :=
  Forall2 (fun t r => (modulus c | fst t * number_of r - evaluate (lane_numbers c B st0 j) (snd t)))
    (results c) (lane_results c B st j) /\ Forall bounded (lane_results c B st j).
Lemma lane_finished_ok s st : lane_finished c leak s = true -> lane_follows s st ->
  definitions_ok v (defs (lane_ctx s)) ->
  exists ra st', run_lanes e [RETURN] st = Some (ra, st') /\ lane_right st' /\ lane_kept ra st'.
Proof.
  unfold lane_finished. intros E F D. destruct (row_outputs _ _ _) as [rs|] eqn:RO; [|discriminate].
  rewrite !andb_true_iff in E. destruct E as [[[E1 E2] E3] E4]. apply Z.eqb_eq in E1.
  destruct (l_stack _ _ _ _ _ _ _ F) as [_ R]. rewrite E1, Z.add_0_r in R.
  pose proof (stack_span c segs B st0 PRE) as SP.
  assert (AC : accessible e (base st) (B Stack) = true).
  { unfold accessible. rewrite R. apply orb_true_iff. right. apply Z.leb_le. lia. }
  cbn [run_lanes run get effective]. rewrite Z.add_0_r, R, (Z.mod_small (B Stack) M) by lia. rewrite AC.
  rewrite (Z.mod_small (B Stack + 8) M) by lia. eexists _, _. split; [reflexivity|].
  destruct (row_outputs_ok s st (parameters c) F 0 rs) as [O1 O2]; [reflexivity|exact RO|].
  assert (NAMED : map (eval v) (map (fun t => named (defs (lane_ctx s)) (poly_of t)) (passed c)) =
    lane_numbers c B st0 j).
  { rewrite <- NUMBERS, !map_map. apply map_ext. intros t. apply named_ok, D. }
  pose proof (lane_results_shown_ok (Symbolic (lane_ctx s) (PM.empty content) None None None [] [] []) _ _
    (l_ctx _ _ _ _ _ _ _ F) D NAMED _ _ E2 O2) as RS.
  rewrite O1 in RS. split.
  { unfold lane_right, lane_results. rewrite (outputs_memory _ (lane_of _ j) (lane_of st j)) by reflexivity. exact RS. }
  unfold lane_kept. cbn [base regs set see mem trace].
  split; [apply (l_return _ _ _ _ _ _ _ F)|]. split; [reflexivity|].
  split; [|split; [|split; [apply (l_frame _ _ _ _ _ _ _ F)|split; [apply (l_bytes _ _ _ _ _ _ _ F)|split]]]].
  - intros r N. assert (NR : r <> RSP) by (intros ->; cbn in N; intuition discriminate).
    destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|].
    apply (l_regs _ _ _ _ _ _ _ F); [exact NR|]. destruct (assigned r (pointed s)) as [[g o]|] eqn:A; [|reflexivity].
    destruct (l_pointed _ _ _ _ _ _ _ F _ _ _ A) as (_ & _ & X). destruct X. right. exact N.
  - intros r. destruct (reg_beq r RSP) eqn:Q; [lia|].
    assert (NR : r <> RSP) by (intros X; apply reg_beq_spec in X; congruence).
    destruct (assigned r (pointed s)) as [[g o]|] eqn:A.
    + destruct (l_pointed _ _ _ _ _ _ _ F _ _ _ A) as (-> & _). apply mod_range.
    + rewrite (l_regs _ _ _ _ _ _ _ F r NR A). apply (lane_regs _ _ _ _ PRE).
  - apply same_trace_ok in E3. rewrite <- E3, (l_trace _ _ _ _ _ _ _ F). cbn [rev]. rewrite map_app, app_assoc.
    cbn [map]. unfold address_of at 3; cbn [fst snd]. rewrite Z.add_0_r. reflexivity.
  - apply Nat.leb_le, E4.
Qed.

(** ** The start *)
Lemma with_names_ok k : context_ok v k -> context_ok v (with_names c k).
Proof.
  clear NUMBERS. unfold with_names. revert k. induction (passed c) as [|t l IH]; intros k C; [exact C|].
  cbn [fold_left]. apply IH.
  destruct (unknown _ _ _) as [n k1] eqn:U. apply unknown_ok in U as (_ & R & F & _). unfold context_ok in *.
  cbn [snd]. rewrite R, F. exact C.
Qed.
Lemma lane_start_ok : 0 <= frame c -> context_ok v (ctx (start c)) -> lane_follows (lane_start c) st0.
Proof.
  intros FR C. split; cbn [lane_start lane_ctx lane_held stack_at pointed lane_slots lane_seen].
  - apply with_names_ok, C.
  - intros n w. unfold vector_in, lane_start. cbn [lane_held]. rewrite PM.gempty. destruct (is_vector n); discriminate.
  - split; [lia|]. rewrite Z.add_0_r. apply PRE.
  - reflexivity.
  - discriminate.
  - intros g o w [].
  - intros n o I O0 O1 O2 _.
    assert (A : is_input (parameter_at c n) || is_output (parameter_at c n) = true) by (rewrite I; reflexivity).
    pose proof (array_span c segs B st0 PRE n A) as (_ & _ & AL & _).
    assert (H : 8 * (o / row_size) + 8 <= highest c (Arg n)).
    { unfold rows_of in *. cbn [highest]. by_width. }
    assert (Q : 0 <= o / row_size) by by_width. rewrite <- (LIMBS n _ I Q H). unfold lane_places in *.
    rewrite lane_load by by_width. f_equal. by_width.
  - reflexivity.
  - reflexivity.
  - apply PRE.
  - cbn. rewrite app_nil_r. reflexivity.
Qed.
End Lane.

(** * All lanes *)
Lemma lane_ok p s : well_formed c = true -> lane_run c segs p (lane_start c) = Some s ->
  lane_finished c leak s = true ->
  ordered c (next (lane_ctx s)) (defs (lane_ctx s)) = true -> forall j, 0 <= j < lanes ->
  exists ra st', run_lanes e p st0 = Some (ra, st') /\ lane_right j st' /\ lane_kept ra st'.
Proof.
  intros WF R F O j J. destruct (values c (valued c (lane_places B) (lane_of st0 j)) _ _ O) as (v & V & D).
  assert (REGS : forall r, 0 <= regs (lane_of st0 j) r < M) by (intros r; apply (lane_regs _ _ _ _ PRE)).
  assert (BYTES : forall a, 0 <= mem (lane_of st0 j) a < 256) by (intros a; apply lane_byte, PRE).
  assert (LIMBS : forall n i, is_input (parameter_at c n) = true -> 0 <= i -> 8 * i + 8 <= highest c (Arg n) ->
    load64 (lane_memory (mem (base st0)) j) (lane_places B (Arg n) + 8 * i) = v (limb c n i)).
  { intros n i I I0 I1. apply (v_input c (lane_places B) (lane_of st0 j) v V n i I I0 I1). }
  assert (C : context_ok v (ctx (start c))).
  { eapply start_context_ok; try eassumption. apply (lane_bounds _ _ _ _ PRE j J). }
  assert (FR : 0 <= frame c) by (unfold well_formed in WF; rewrite !andb_true_iff in WF; apply Z.leb_le, WF).
  destruct (lane_run_ok j J v LIMBS p _ _ st0 R D (lane_start_ok j J v LIMBS FR C)) as (st1 & F1 & RR). rewrite RR.
  eapply lane_finished_ok; try eassumption. unfold lane_numbers.
  rewrite <- (passed_numbers c (lane_places B) (lane_of st0 j) v V), map_map. reflexivity.
Qed.
End Claim.

(** * What the machine does from the first byte of the image *)
Theorem certified_lanes_sound {isa : width} c leak image constants : certified_lanes c leak image constants = true ->
  forall B s, lane_precondition c (segments image constants) B s ->
  exists ra s', run_lane_image c image constants B s = Some (ra, s') /\ lane_postcondition c leak B s ra s'.
Proof.
  unfold certified_lanes, run_lane_image. destruct (decode_lanes _) as [p|]; [|discriminate]. unfold lane_accepts.
  rewrite !andb_true_iff. intros [[WF _] A] B s PRE. destruct (lane_run _ _ _ _) as [t|] eqn:R; [|discriminate].
  apply andb_true_iff in A as [F O].
  pose proof (lane_ok c _ leak B s PRE p t WF R F O) as L.
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
