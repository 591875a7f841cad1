(** What is known of one lane follows the processor, instruction by instruction. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Follows.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic LaneMemory LaneFollows
  LaneArithmetic.
Import ListNotations.
Open Scope Z_scope.

Section Claim.
Context {isa : width}.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable v : valuation.
Variable B : placing.
Variable st0 : lane_state.
Variable j : Z.
Hypothesis PRE : lane_precondition c segs B st0.
Hypothesis J : 0 <= j < lanes.
(** The unknowns of the arguments are their words in lane j. *)
Hypothesis LIMBS : forall n i, is_input (parameter_at c n) = true -> 0 <= i -> 8 * i + 8 <= highest c (Arg n) ->
  load64 (lane_memory (mem (base st0)) j) (lane_places B (Arg n) + 8 * i) = v (limb c n i).
Local Notation e := (environment_of (widened c) segs B).
Let PL : placed (widened c) segs B := lane_placed _ _ _ _ PRE.
Local Notation stands_for := (stands_for v).
Local Notation row_place := (row_place c).
Local Notation storable_row := (storable_row c).
Local Notation lane_follows := (lane_follows c v B st0 j).
Local Notation stack_span := (stack_span c segs B st0 PRE).
Local Notation array_span := (array_span c segs B st0 PRE).
Local Notation array_stack := (array_stack c segs B st0 PRE).
Local Notation row_can_be_accessed := (row_can_be_accessed c segs v B st0 j PRE J).
Local Notation row_can_be_written := (row_can_be_written c segs B st0 j PRE J).
Local Notation pointer_of_ok := (pointer_of_ok c segs v B st0 j PRE).
Local Notation row_at_ok := (row_at_ok c segs v B st0 j PRE J).
Local Notation row_source_ok := (row_source_ok c segs v B st0 j PRE J LIMBS).

(** * Changes of the state *)
Lemma follows_with s st k : lane_follows s st -> context_ok v k -> lane_follows (lane_with s k) st.
Proof. intros [] K. split; auto. Qed.
Lemma follows_saw s st l : lane_follows s st -> lane_follows (lane_saw s l) (see_row st (map (address_of B) l)).
Proof.
  intros []. split; auto. cbn [base see_row trace see lane_seen lane_saw].
  rewrite l_trace, rev_append_rev, rev_app_distr, rev_involutive, map_app, app_assoc. reflexivity.
Qed.
Lemma vector_hold s d w n : is_vector d = true ->
  vector_in (lane_hold s d w) n = if n =? d then Some w else vector_in s n.
Proof.
  unfold vector_in, lane_hold; cbn [lane_held]. intros D. unfold is_vector in D.
  rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in D.
  destruct (is_vector n) eqn:N.
  - unfold is_vector in N. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in N. destruct (Z.eqb_spec n d) as [->|NE].
    + apply PM.gss.
    + apply PM.gso. unfold vector_key. lia.
  - destruct (Z.eqb_spec n d) as [->|]; [|reflexivity]. unfold is_vector in N.
    rewrite andb_false_iff, Z.leb_gt, Z.ltb_ge in N. lia.
Qed.
Lemma follows_row s st d w r : lane_follows s st -> is_vector d = true -> stands_for w (r j) ->
  lane_follows (lane_hold s d w) (set_row st d r).
Proof.
  intros [] D W. split; auto. intros n y. rewrite vector_hold by exact D. cbn [vectors set_row].
  destruct (Z.eqb_spec n d); [intros [= <-]; exact W|apply l_vector].
Qed.
Lemma follows_base s st b o : lane_follows s st -> - frame c <= o <= 0 -> regs b RSP = B Stack + o ->
  (forall r, r <> RSP -> regs b r = regs (base st) r) -> mem b = mem (base st) -> trace b = trace (base st) ->
  lane_follows (LaneSymbolic (lane_ctx s) (lane_held s) o (pointed s) (lane_slots s) (lane_seen s))
    (LaneState b (vectors st)).
Proof.
  intros [] O R RS MM T.
  split; cbn [lane_ctx lane_held stack_at pointed lane_slots lane_seen base vectors]; rewrite ?MM, ?T; auto.
  - intros r N A. rewrite (RS r N). auto.
  - intros r g k A. destruct (l_pointed _ _ _ A) as (X & Y & N). rewrite RS by (intros ->; apply N; left; reflexivity).
    auto.
Qed.
Lemma rows_apart g o h k : row_place g o -> storable_row g -> row_place h k -> storable_row h -> g <> h ->
  B g + o + row_size <= B h + k \/ B h + k + row_size <= B g + o.
Proof.
  intros P W Q X N.
  assert (WR : forall q, storable_row q -> written (widened c) q).
  { intros q S. apply widened_written. destruct q as [n| |]; cbn in *; tauto. }
  pose proof (apart_written _ _ _ PL g h N (WR g W) (WR h X)) as H. unfold apart in H.
  destruct g as [n| |], h as [m| |]; cbn [span fst snd row_place] in *; try tauto; try congruence;
    rewrite ?widened_size in H; change (frame (widened c)) with (frame c) in H; pose proof width_cases; lia.
Qed.
Lemma multiple_apart a b : a mod row_size = 0 -> b mod row_size = 0 -> a <> b -> a + row_size <= b \/ b + row_size <= a.
Proof. intros A D N. by_width. Qed.
Lemma unchanged_before s st g o w s' n : lane_follows s st -> row_place g o -> row_store c s g o w = Some s' ->
  row_unchanged c s' n = true -> row_unchanged c s n = true.
Proof.
  unfold row_store. intros F P E. destruct (match g with Arg _ => _ | Stack => _ | Image => _ end); [|discriminate].
  injection E as <-. unfold row_unchanged. cbn [lane_slots forallb]. rewrite andb_true_iff, !forallb_forall.
  intros [H0 H1] [[h k] y] IN. destruct (row_not_at g o (h, k, y)) eqn:N.
  - exact (H1 (h, k, y) (proj2 (filter_In _ _ _) (conj IN N))).
  - unfold row_not_at in N. rewrite !orb_false_iff, negb_false_iff, !Z.leb_gt in N. destruct N as [[N1 N2] N3].
    apply region_eqb_ok in N1. subst h. destruct g as [m| |]; [|reflexivity|reflexivity].
    destruct (l_slots _ _ _ _ _ _ _ F _ _ _ IN) as ((_ & _ & K & _) & _). destruct P as (_ & _ & O & _).
    assert (k = o) as -> by (destruct (Z.eq_dec k o) as [|NE]; [assumption|]; pose proof (multiple_apart k o K O NE);
      lia).
    exact H0.
Qed.
Lemma follows_store s st g o w s' r : lane_follows s st -> row_place g o ->
  (match g with Stack => stack_at s - 128 <= o | _ => True end) -> row_store c s g o w = Some s' ->
  stands_for w (r j) ->
  exists st', put_row e st (B g + o) r = Some st' /\ lane_follows s' st'.
Proof.
  intros F P Q E W. pose proof (unchanged_before s st g o w s') as UB. unfold row_store in E.
  destruct (match g with Arg _ => _ | Stack => _ | Image => _ end) eqn:S; [|discriminate]. injection E as <-.
  assert (SR : storable_row g) by (destruct g; [exact S|exact I|discriminate]).
  unfold put_row. rewrite (row_can_be_accessed s st g o F P Q), (row_can_be_written g o P SR).
  eexists. split; [reflexivity|]. pose proof F as [].
  assert (ST : forall a, a + 8 <= B g + o \/ B g + o + row_size <= a ->
    load64 (store_row (mem (base st)) (B g + o) r) a = load64 (mem (base st)) a) by (intros; apply load_row_else;
      assumption).
  split; cbn [see_row base vectors see regs mem trace lane_ctx lane_held stack_at pointed lane_slots lane_seen]; auto.
  - intros h k y [X|IN].
    + injection X as <- <- <-. split; [exact P|]. split; [exact SR|].
      rewrite load_store_row; [exact W|exact J|apply (word_range v _ _ W)].
    + apply filter_In in IN as [IN N]. destruct (l_slots _ _ _ IN) as (PK & SK & WK). split; [exact PK|].
      split; [exact SK|]. rewrite ST; [exact WK|]. unfold row_not_at in N.
      rewrite !orb_true_iff, negb_true_iff, !Z.leb_le in N.
      assert (A : B g + o + row_size <= B h + k \/ B h + k + row_size <= B g + o).
      { destruct (region_eqb h g) eqn:HG.
        - apply region_eqb_ok in HG. subst h. destruct N as [[N|N]|N]; [discriminate|lia|lia].
        - apply rows_apart; try assumption. intros ->. rewrite (proj2 (region_eqb_ok h h) eq_refl) in HG.
          discriminate. }
      pose proof width_cases. lia.
  - intros n k IN K0 K1 K2 UC. pose proof UC as UC0.
    assert (U : row_unchanged c s k = true).
    { refine (UB k F P _ UC). unfold row_store. rewrite S. reflexivity. }
    rewrite ST; [apply l_inputs; assumption|].
    assert (AN : is_input (parameter_at c n) || is_output (parameter_at c n) = true) by (rewrite IN; reflexivity).
    pose proof (array_span n AN) as (_ & _ & AL & _).
    destruct g as [m| |]; cbn [row_place] in P; [|pose proof (array_stack n AN); pose proof width_cases;
      lia|tauto].
    unfold row_unchanged in UC0. cbn [lane_slots forallb] in UC0. apply andb_true_iff in UC0 as [U0 _].
    cbn [storable_row] in SR. destruct P as (_ & P0 & P1 & P2).
    pose proof (apart_inputs _ _ _ PL m n ltac:(rewrite widened_output; exact SR) ltac:(rewrite widened_input; exact
      IN))
      as AP. change (overlaps (widened c)) with (overlaps c) in AP. unfold apart in AP. cbn [span fst snd] in AP.
    rewrite !widened_size in AP.
    destruct (overlaps c); [discriminate| |pose proof width_cases; lia].
    rewrite negb_true_iff, Z.eqb_neq in U0.
    destruct AP as [AP|AP]; [rewrite <- AP|pose proof width_cases; lia].
    pose proof (multiple_apart o k P1 K1 U0). pose proof width_cases. lia.
  - rewrite ST; [exact l_return|]. destruct g as [m| |]; cbn [row_place] in P; [|pose proof width_cases; lia|tauto].
    destruct P as (A & P0 & _ & P2). pose proof (array_stack m A). pose proof stack_span. pose proof width_cases. lia.
  - intros a H. rewrite store_row_else; [apply l_frame, H|].
    assert (WG : written c g) by (destruct g as [n| |]; cbn in *; tauto).
    specialize (H g WG). unfold apart in H. destruct g as [m| |]; cbn [span fst snd row_place] in *; [| |tauto].
    + rewrite widened_size in H. lia.
    + change (frame (widened c)) with (frame c) in H. pose proof width_cases. lia.
  - intros a. apply store_row_byte. exact l_bytes.
  - rewrite l_trace. cbn [rev]. rewrite map_app, app_assoc. reflexivity.
Qed.

(** * Each instruction *)
Lemma general_cases i s s' : symbolic_general c i s = Some s' ->
  (i = NOP /\ s' = s) \/ (exists z, i = ADD false RSP (Imm z) /\ stack_moved c s z = Some s') \/
  (exists z, i = SUB false RSP (Imm z) /\ stack_moved c s (- z) = Some s') \/
  (exists d b o, i = LEA d (Some b) None o /\ pointer_moved c s d b o = Some s').
Proof.
  intros E. destruct i; try discriminate; try (injection E as <-; auto; fail); cbn [symbolic_general] in E;
    repeat (match type of E with context [match ?u with _ => _ end] => is_var u; destruct u end; try discriminate);
    eauto 10.
Qed.
Lemma step_incl i s s' : symbolic_lane c segs i s = Some s' -> incl (defs (lane_ctx s)) (defs (lane_ctx s')).
Proof.
  unfold symbolic_lane. destruct (negb _); [discriminate|].
  destruct i as [o d a x|o d a n|al d x|al a x| |i|].
  - destruct (cancels o a x); [intros [= <-]; apply incl_refl|].
    destruct (if reads_first o then _ else _) as [wd|]; [|discriminate]. destruct (vector_in s a) as [wa|];
      [|discriminate].
    destruct (row_source _ _ _ _) as [[wb l]|]; [|discriminate].
    destruct (lane_apply _ _ _ _ _) as [[k w]|] eqn:A; [|discriminate]. intros [= <-]. apply lane_apply_incl in A.
      exact A.
  - destruct (_ && _); [|discriminate]. destruct (vector_in s a) as [wa|]; [|discriminate].
    destruct (lane_shift _ _ _ _) as [[k w]|] eqn:A; [|discriminate]. intros [= <-]. apply lane_shift_incl in A. exact
      A.
  - destruct (_ || _); [|discriminate]. destruct (row_source _ _ _ _) as [[wb l]|]; [|discriminate].
    intros [= <-]. apply incl_refl.
  - destruct (_ || _); [|discriminate]. destruct (vector_in s x) as [w|]; [|discriminate].
    destruct (row_at _ _ _) as [[g o]|]; [|discriminate]. unfold row_store.
    destruct (match g with Arg _ => _ | Stack => _ | Image => _ end); [|discriminate]. intros [= <-]. apply incl_refl.
  - intros [= <-]. apply incl_refl.
  - intros E. apply general_cases in E. unfold stack_moved, pointer_moved in E.
    destruct E as [[_ ->]|[(z & _ & E)|[(z & _ & E)|(d & b & o & _ & E)]]]; [apply incl_refl| | |].
    1, 2: (destruct (_ && _) in E; [|discriminate]); injection E as <-; apply incl_refl.
    destruct (existsb _ _); [discriminate|]. destruct (pointer_of _ _ _) as [[g k]|]; [|discriminate].
    injection E as <-. apply incl_refl.
  - discriminate.
Qed.
Lemma apply_unread o z z' x y : reads_first o = false -> apply o z x y = apply o z' x y.
Proof. destruct o; try discriminate; reflexivity. Qed.
Lemma aligned_fits s st al x : lane_follows s st -> negb al || row_aligned c s x = true ->
  address_fits e st al x = true.
Proof.
  intros F H. destruct al; [|destruct x; reflexivity]. cbn [negb orb] in H. destruct x as [n|a|a]; try reflexivity.
  cbn [row_aligned] in H. destruct (row_at c s a) as [[[n| |] o]|] eqn:R; try discriminate.
  destruct (row_at_ok s st a _ _ F R ltac:(discriminate)) as (EF & (A & _ & O & _) & _).
  pose proof (array_span n A) as (_ & _ & AL & _). cbn [address_fits fits]. rewrite EF. apply Z.eqb_eq.
  rewrite Z.add_mod, AL, O by (destruct isa; discriminate). apply Z.mod_0_l. destruct isa; discriminate.
Qed.
Lemma follows_moved s st b z s' : lane_follows s st -> stack_moved c s z = Some s' ->
  regs b RSP = (regs (base st) RSP + z) mod M -> (forall r, r <> RSP -> regs b r = regs (base st) r) ->
  mem b = mem (base st) -> trace b = trace (base st) -> lane_follows s' (LaneState b (vectors st)).
Proof.
  unfold stack_moved. intros F. destruct (_ && _) eqn:E; [|discriminate]. intros [= <-] R RS MM T.
  rewrite andb_true_iff, !Z.leb_le in E. destruct (l_stack _ _ _ _ _ _ _ F) as [S RP]. pose proof stack_span.
  apply follows_base; try assumption. rewrite R, RP. rewrite Z.mod_small by lia. lia.
Qed.
Lemma follows_pointed s st d b o s' : lane_follows s st -> pointer_moved c s d b o = Some s' ->
  lane_follows s' (LaneState (set (base st) d ((regs (base st) b + 0 + o) mod M)) (vectors st)).
Proof.
  unfold pointer_moved. intros F. destruct (existsb _ _) eqn:ND; [discriminate|].
  destruct (pointer_of c s b) as [[g k]|] eqn:P; [|discriminate]. intros [= <-].
  destruct (pointer_of_ok s st b g k F P) as [PT AS].
  assert (N : ~ In d (RSP :: saved)).
  { intros X. assert (existsb (reg_beq d) (RSP :: saved) = true); [|congruence]. apply existsb_exists.
    exists d. split; [exact X|]. apply reg_beq_spec. reflexivity. }
  destruct F.
  split; cbn [lane_ctx lane_held stack_at pointed lane_slots lane_seen base vectors set regs mem trace]; auto.
  - destruct (reg_beq RSP d) eqn:Q; [|assumption]. apply reg_beq_spec in Q. subst d. destruct N. left. reflexivity.
  - intros r R. cbn [assigned]. destruct (reg_beq r d); [discriminate|]. auto.
  - intros r h q. cbn [assigned]. destruct (reg_beq r d) eqn:Q; [|apply l_pointed]. apply reg_beq_spec in Q. subst r.
    intros [= <- <-]. split; [|split; assumption].
    rewrite Z.add_0_r, <- Zplus_mod_idemp_l, PT, Zplus_mod_idemp_l. f_equal. lia.
Qed.
Lemma lane_step_follows i s s' st : symbolic_lane c segs i s = Some s' -> definitions_ok v (defs (lane_ctx s')) ->
  lane_follows s st -> exists st', lane_step e i st = Some st' /\ lane_follows s' st'.
Proof.
  unfold symbolic_lane. intros E D F. destruct (is_vector (written_vector i)) eqn:WZ; [cbn [negb] in E|discriminate].
  pose proof (l_ctx _ _ _ _ _ _ _ F) as C.
  destruct i as [o d a x|o d a n|al d x|al a x| |i|]; cbn [written_vector] in WZ; cbn [lane_step].
  - destruct (cancels o a x) eqn:CA.
    { injection E as <-. unfold cancels in CA.
      assert (X : exists n, x = Vector n /\ (o = XORQ \/ o = SUBQ) /\ a = n).
      { destruct o; try discriminate; (destruct x; try discriminate); apply Z.eqb_eq in CA; eauto. }
      destruct X as (n & -> & O & ->). cbn [get_row]. eexists. split; [reflexivity|].
      apply follows_row; [|exact WZ|].
      - pose proof (follows_saw s st [] F) as H. cbn [lane_saw rev_append map] in H. destruct s; exact H.
      - assert (Z0 : apply o (vectors st d j) (vectors st n j) (vectors st n j) = 0 mod M).
        { destruct O as [-> | ->]; cbn [apply]; [apply Z.lxor_nilpotent|rewrite Z.sub_diag; reflexivity]. }
        rewrite Z0. apply lane_const_ok. }
    destruct (if reads_first o then _ else _) as [wd|] eqn:ED; [|discriminate].
    destruct (vector_in s a) as [wa|] eqn:EA; [|discriminate].
    destruct (row_source _ _ _ _) as [[wb l]|] eqn:EB; [|discriminate].
    destruct (lane_apply _ _ _ _ _) as [[k w]|] eqn:A; [|discriminate]. injection E as <-.
    destruct (row_source_ok s st x wb l F EB) as (r & G & WB). rewrite G. eexists. split; [reflexivity|].
    assert (WD : exists z, stands_for wd z /\ forall p q, apply o (vectors st d j) p q = apply o z p q).
    { destruct (reads_first o) eqn:RF.
      - exists (vectors st d j). split; [apply (l_vector _ _ _ _ _ _ _ F), ED|reflexivity].
      - injection ED as <-. exists (0 mod M). split; [apply lane_const_ok|]. intros p q. apply apply_unread, RF. }
    destruct WD as (z & WD & SAME).
    eapply (lane_apply_ok v) in A as (C' & W);
      [|exact D|exact C|exact WD|apply (l_vector _ _ _ _ _ _ _ F), EA|exact WB].
    apply follows_row; [apply follows_saw, follows_with; assumption|exact WZ|]. rewrite SAME. exact W.
  - destruct (_ && _) eqn:N; [|discriminate]. pose proof N as N'. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in N'.
    destruct (vector_in s a) as [wa|] eqn:EA; [|discriminate].
    destruct (lane_shift _ _ _ _) as [[k w]|] eqn:A; [|discriminate]. injection E as <-.
    eexists. split; [reflexivity|].
    eapply (lane_shift_ok v) in A as (C' & W); [|exact D|exact C|exact N'|apply (l_vector _ _ _ _ _ _ _ F), EA].
    apply follows_row; [apply follows_with; assumption|exact WZ|exact W].
  - destruct (_ || _) eqn:AL; [|discriminate]. destruct (row_source _ _ _ _) as [[wb l]|] eqn:EB; [|discriminate].
    injection E as <-. rewrite (aligned_fits s st al x F AL).
    destruct (row_source_ok s st x wb l F EB) as (r & G & WB). rewrite G. eexists. split; [reflexivity|].
    apply follows_row; [apply follows_saw, F|exact WZ|exact WB].
  - destruct (_ || _) eqn:AL; [|discriminate]. destruct (vector_in s x) as [w|] eqn:EX; [|discriminate].
    destruct (row_at _ _ _) as [[g o]|] eqn:RA; [|discriminate].
    assert (NI : g <> Image) by (intros ->; unfold row_store in E; discriminate).
    destruct (row_at_ok s st a _ _ F RA NI) as (EF & P & Q).
    pose proof (aligned_fits s st al (Row a) F AL) as FI. cbn [address_fits] in FI. rewrite FI, EF.
    eapply follows_store; try eassumption. apply (l_vector _ _ _ _ _ _ _ F), EX.
  - injection E as <-. eexists. split; [reflexivity|]. destruct F. split; auto.
    intros n w. unfold vector_in. cbn [lane_held]. rewrite PM.gempty. destruct (is_vector n); discriminate.
  - apply general_cases in E. rename E into X.
    destruct X as [[-> ->]|[(z & -> & X)|[(z & -> & X)|(d & b & o & -> & X)]]]; cbn [step get].
    + eexists. split; [reflexivity|]. destruct st as [b m]. exact F.
    + eexists. split; [reflexivity|]. eapply follows_moved; [exact F|exact X| | |reflexivity|].
      * cbn. rewrite Z.add_0_r, Z.add_mod_idemp_r by discriminate. reflexivity.
      * intros r N. cbn. destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|reflexivity].
      * cbn. apply app_nil_r.
    + eexists. split; [reflexivity|]. eapply follows_moved; [exact F|exact X| | |reflexivity|].
      * cbn. rewrite Z.sub_0_r, Zminus_mod_idemp_r. reflexivity.
      * intros r N. cbn. destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|reflexivity].
      * cbn. apply app_nil_r.
    + eexists. split; [reflexivity|]. eapply follows_pointed; [exact F|exact X].
  - discriminate.
Qed.
End Claim.
