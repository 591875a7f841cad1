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
Hypothesis LIMBS : forall p n i, In p followed -> is_input (parameter_at c n) = true -> 0 <= i ->
  8 * i + 8 <= highest c (Arg n) ->
  load64 (lane_memory (mem (base st0)) (lane_at j p)) (lane_places B (Arg n) + 8 * i) = v (limb_at c p n i).
Local Notation e := (environment_of (widened c) segs B).
Let PL : placed (widened c) segs B := lane_placed _ _ _ _ PRE.
Local Notation stands_for := (stands_for v).
Local Notation row_place := (row_place c).
Local Notation storable_row := (storable_row c).
Local Notation lane_follows := (lane_follows c v B st0 j).
Local Notation stand_for := (stand_for v j).
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
Lemma follows_row s st d w r : lane_follows s st -> is_vector d = true -> stand_for w r ->
  lane_follows (lane_hold s d w) (set_row st d r).
Proof.
  intros [] D W. split; auto. intros n y. rewrite vector_hold by exact D. cbn [vectors set_row].
  destruct (Z.eqb_spec n d); [intros [= <-]; exact W|apply l_vector].
Qed.
Lemma follows_base s st b o : lane_follows s st -> - frame c <= o <= 0 -> regs b RSP = B Stack + o ->
  (forall r, r <> RSP -> regs b r = regs (base st) r) -> mem b = mem (base st) -> trace b = trace (base st) ->
  lane_follows (LaneSymbolic (lane_ctx s) (lane_held s) (lane_masks s) o (assigned_to s) (lane_slots s) (lane_seen s))
    (LaneState b (vectors st) (masks st)).
Proof.
  intros [] O R RS MM T.
  split; cbn [lane_ctx lane_held lane_masks stack_at assigned_to lane_slots lane_seen base vectors masks];
    rewrite ?MM, ?T; auto.
  - intros r N A. rewrite (RS r N). auto.
  - intros r t A. destruct (l_assigned _ _ A) as (X & Y & N). rewrite RS by (intros ->; apply N; left; reflexivity).
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
  stand_for w r ->
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
  split; cbn [see_row base vectors masks see regs mem trace lane_ctx lane_held lane_masks stack_at assigned_to
    lane_slots lane_seen]; auto.
  - intros h k y [X|IN].
    + injection X as <- <- <-. split; [exact P|]. split; [exact SR|].
      intros p y P0 Y. specialize (W p y P0 Y). unfold load_row.
      rewrite load_store_row; [exact W|apply lane_at_range; assumption|apply (word_range v _ _ W)].
    + apply filter_In in IN as [IN N]. destruct (l_slots _ _ _ IN) as (PK & SK & WK). split; [exact PK|].
      split; [exact SK|]. intros p z P0 Z0. specialize (WK p z P0 Z0). unfold load_row in *.
      pose proof (lane_at_range j p J P0) as AT. rewrite ST; [exact WK|]. unfold row_not_at in N.
      rewrite !orb_true_iff, negb_true_iff, !Z.leb_le in N.
      assert (A : B g + o + row_size <= B h + k \/ B h + k + row_size <= B g + o).
      { destruct (region_eqb h g) eqn:HG.
        - apply region_eqb_ok in HG. subst h. destruct N as [[N|N]|N]; [discriminate|lia|lia].
        - apply rows_apart; try assumption. intros ->. rewrite (proj2 (region_eqb_ok h h) eq_refl) in HG.
          discriminate. }
      pose proof width_cases. lia.
  - intros p n k PF IN K0 K1 K2 UC. pose proof UC as UC0. pose proof (lane_at_range j p J PF) as AT.
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
  (exists d z, i = MOV d (Imm z) /\ lane_assign s d (Holds z) = Some s') \/
  (exists d b o g k, i = LEA d (Some b) None o /\ pointer_of c s b = Some (g, k) /\
    lane_assign s d (Points g (k + o)) = Some s').
Proof.
  intros E. destruct i; try discriminate; try (injection E as <-; auto; fail); cbn [symbolic_general] in E;
    repeat (match type of E with context [match ?u with _ => _ end] => is_var u; destruct u end; try discriminate);
    eauto 10.
  destruct (pointer_of _ _ _) as [[g k]|] eqn:P; [|discriminate]. right. right. right. right. eauto 10.
Qed.
Lemma assign_incl s d t s' : lane_assign s d t = Some s' -> incl (defs (lane_ctx s)) (defs (lane_ctx s')).
Proof. unfold lane_assign. destruct (existsb _ _); [discriminate|]. intros [= <-]. apply incl_refl. Qed.
Definition keeps (f : context -> Z -> lane_result) : Prop :=
  forall k p k' w, f k p = Some (k', w) -> incl (defs k) (defs k').
Lemma result_incl s d l f s' : keeps f -> lane_result_of s d l f = Some s' ->
  incl (defs (lane_ctx s)) (defs (lane_ctx s')).
Proof.
  unfold lane_result_of. intros I. destruct (each_word _ _ _) as [[k ws]|] eqn:E; [|discriminate]. intros [= <-].
  exact (each_word_incl f _ I _ _ _ E).
Qed.
Lemma merged_keeps s m d f : keeps f -> keeps (merged_word s m d f).
Proof.
  unfold merged_word. intros I k p k' w. destruct (has_word s m p) as [[|]|]; [apply I| |discriminate].
  destruct (vector_word s d p); [|discriminate]. intros [= <- _]. apply incl_refl.
Qed.
Lemma operation_keeps s o d a (wb : words_known) : keeps (fun k p =>
  let* wd := (if reads_first o then vector_word s d p else Some (lane_const 0)) in
  let* wa := vector_word s a p in let* wb := word_at wb p in lane_apply k o wd wa wb).
Proof.
  intros k p k' w. destruct (if reads_first o then _ else _); [|discriminate].
  destruct (vector_word s a p); [|discriminate]. destruct (word_at wb p); [|discriminate]. apply lane_apply_incl.
Qed.
Lemma shift_keeps s o a n : keeps (fun k p => let* wa := vector_word s a p in lane_shift k o wa n).
Proof. intros k p k' w. destruct (vector_word s a p); [|discriminate]. apply lane_shift_incl. Qed.
Lemma shuffle_keeps s a wb l : keeps (fun k p => let* w := shuffled s a wb l p in Some (k, w)).
Proof. intros k p k' w. destruct (shuffled _ _ _ _ _); [|discriminate]. intros [= <- _]. apply incl_refl. Qed.
Lemma word_keeps (wb : words_known) : keeps (fun k p => let* w := word_at wb p in Some (k, w)).
Proof. intros k p k' w. destruct (word_at wb p); [|discriminate]. intros [= <- _]. apply incl_refl. Qed.
Lemma step_incl i s s' : symbolic_lane c segs i s = Some s' -> incl (defs (lane_ctx s)) (defs (lane_ctx s')).
Proof.
  unfold symbolic_lane. destruct (negb _); [discriminate|].
  destruct i as [m o d a x|o d a n|al d x|al a x|m d a x l|m d a x|m r| |i|].
  - destruct (_ && _); [intros [= <-]; apply incl_refl|]. destruct (row_source _ _ _ _) as [[wb l]|]; [|discriminate].
    apply result_incl, merged_keeps, operation_keeps.
  - destruct (_ && _); [|discriminate]. apply result_incl, shift_keeps.
  - destruct (_ || _); [|discriminate]. destruct (row_source _ _ _ _) as [[wb l]|]; [|discriminate].
    intros [= <-]. apply incl_refl.
  - destruct (_ || _); [|discriminate]. destruct (vector_in s x) as [w|]; [|discriminate].
    destruct (row_at _ _ _) as [[g o]|]; [|discriminate]. unfold row_store.
    destruct (match g with Arg _ => _ | Stack => _ | Image => _ end); [|discriminate]. intros [= <-]. apply incl_refl.
  - destruct is_across; [|discriminate]. destruct (row_source _ _ _ _) as [[wb k]|]; [|discriminate].
    apply result_incl, merged_keeps, shuffle_keeps.
  - destruct (row_source _ _ _ _) as [[wb k]|]; [|discriminate]. apply result_incl, merged_keeps, word_keeps.
  - destruct (assigned _ _) as [[g o|z]|]; [discriminate| |discriminate]. destruct (is_vector m); [|discriminate].
    intros [= <-]. apply incl_refl.
  - intros [= <-]. apply incl_refl.
  - intros E. apply general_cases in E. unfold stack_moved in E.
    destruct E as [[_ ->]|[(z & _ & E)|[(z & _ & E)|[(d & z & _ & E)|(d & b & o & g & k & _ & _ & E)]]]];
      [apply incl_refl| | |exact (assign_incl _ _ _ _ E)..].
    1, 2: (destruct (_ && _) in E; [|discriminate]); injection E as <-; apply incl_refl.
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
  mem b = mem (base st) -> trace b = trace (base st) -> lane_follows s' (LaneState b (vectors st) (masks st)).
Proof.
  unfold stack_moved. intros F. destruct (_ && _) eqn:E; [|discriminate]. intros [= <-] R RS MM T.
  rewrite andb_true_iff, !Z.leb_le in E. destruct (l_stack _ _ _ _ _ _ _ F) as [S RP]. pose proof stack_span.
  apply follows_base; try assumption. rewrite R, RP. rewrite Z.mod_small by lia. lia.
Qed.
Lemma follows_assigned s st d t b s' : lane_follows s st -> lane_assign s d t = Some s' ->
  match t with Points g _ => array_or_stack c g | Holds _ => True end ->
  (forall r, regs b r = if reg_beq r d then target_value B t else regs (base st) r) ->
  mem b = mem (base st) -> trace b = trace (base st) -> lane_follows s' (LaneState b (vectors st) (masks st)).
Proof.
  unfold lane_assign. intros F. destruct (existsb _ _) eqn:ND; [discriminate|]. intros [= <-] AS RS MM T.
  assert (N : ~ In d (RSP :: saved)).
  { intros X. assert (existsb (reg_beq d) (RSP :: saved) = true); [|congruence]. apply existsb_exists.
    exists d. split; [exact X|]. apply reg_beq_spec. reflexivity. }
  destruct F.
  split; cbn [lane_ctx lane_held lane_masks stack_at assigned_to lane_slots lane_seen base vectors masks];
    rewrite ?MM, ?T; auto.
  - rewrite RS. destruct (reg_beq RSP d) eqn:Q; [|assumption]. apply reg_beq_spec in Q. subst d. destruct N. left.
    reflexivity.
  - intros r R. cbn [assigned]. rewrite RS. destruct (reg_beq r d); [discriminate|]. auto.
  - intros r u. cbn [assigned]. rewrite RS. destruct (reg_beq r d) eqn:Q; [|apply l_assigned].
    apply reg_beq_spec in Q. subst r. intros [= <-]. auto.
Qed.

(** ** Words *)
Lemma vector_word_ok s st n p w : lane_follows s st -> In p followed -> vector_word s n p = Some w ->
  stands_for w (vectors st n (lane_at j p)).
Proof.
  unfold vector_word. intros F P. destruct (vector_in s n) as [ws|] eqn:V; [|discriminate].
  apply (l_vector _ _ _ _ _ _ _ F n ws V p w P).
Qed.
(** f computes words of a row that is r. *)
Definition computes (f : context -> Z -> lane_result) (r : row) : Prop := forall k p k' w,
  In p followed -> f k p = Some (k', w) -> definitions_ok v (defs k') -> context_ok v k ->
  context_ok v k' /\ stands_for w (r (lane_at j p)).
Lemma result_ok s st d l f s' r : lane_follows s st -> is_vector d = true -> keeps f -> computes f r ->
  lane_result_of s d l f = Some s' -> definitions_ok v (defs (lane_ctx s')) ->
  lane_follows s' (set_row (see_row st (map (address_of B) l)) d r).
Proof.
  unfold lane_result_of. intros F V I H. destruct (each_word _ _ _) as [[k ws]|] eqn:E; [|discriminate].
  intros [= <-] D. apply (each_word_ok v f _ _ I (fun k p k' w P => H k p k' w P)) in E as [C W];
    [|exact D|apply (l_ctx _ _ _ _ _ _ _ F)].
  apply follows_row; [apply follows_saw, follows_with; assumption|exact V|]. apply stand_each, W.
Qed.
Lemma merged_ok s st m d f r : lane_follows s st -> computes f r ->
  computes (merged_word s m d f) (merged st m d r).
Proof.
  intros F H k p k' w P. unfold merged_word, merged.
  assert (X : forall x, has_word s m p = Some x -> (m =? 0) || masks st m (lane_at j p) = x).
  { unfold has_word. intros x. destruct (m =? 0); [intros [= <-]; reflexivity|].
    destruct (is_across && is_vector m) eqn:A; [|discriminate]. apply andb_true_iff in A as [A V].
    destruct (PM.find _ _) as [z|] eqn:M0; [|discriminate]. intros [= <-].
    rewrite (l_masks _ _ _ _ _ _ _ F m z _ V M0), (lane_at_across j p A P). reflexivity. }
  destruct (has_word s m p) as [[|]|]; [| |discriminate]; rewrite (X _ eq_refl).
  - apply H, P.
  - destruct (vector_word s d p) as [y|] eqn:W; [|discriminate]. intros [= <- <-] _ C. split; [exact C|].
    exact (vector_word_ok s st d p _ F P W).
Qed.
Lemma operation_ok s st o d a wb x : lane_follows s st -> stand_for wb x -> computes (fun k p =>
    let* wd := (if reads_first o then vector_word s d p else Some (lane_const 0)) in
    let* wa := vector_word s a p in let* wb := word_at wb p in lane_apply k o wd wa wb)
  (fun i => apply o (vectors st d i) (vectors st a i) (x i)).
Proof.
  intros F X k p k' w P. destruct (if reads_first o then _ else _) as [wd|] eqn:ED; [|discriminate].
  destruct (vector_word s a p) as [wa|] eqn:EA; [|discriminate].
  destruct (word_at wb p) as [y|] eqn:EB; [|discriminate].
  intros A D C.
  assert (WD : exists z, stands_for wd z /\
    forall p' q, apply o (vectors st d (lane_at j p)) p' q = apply o z p' q).
  { destruct (reads_first o) eqn:RF.
    - exists (vectors st d (lane_at j p)). split; [exact (vector_word_ok s st d p _ F P ED)|reflexivity].
    - injection ED as <-. exists (0 mod M). split; [apply lane_const_ok|]. intros p' q. apply apply_unread, RF. }
  destruct WD as (z & WD & SAME). rewrite SAME.
  exact (lane_apply_ok v _ _ _ _ _ _ _ _ _ _ A D C WD (vector_word_ok s st a p _ F P EA) (X p y P EB)).
Qed.
Lemma shuffle_ok s st a wb x l : is_across = true -> lane_follows s st -> stand_for wb x ->
  computes (fun k p => let* w := shuffled s a wb l p in Some (k, w))
    (fun i => let n := nth (Z.to_nat i) l 0 in if n <? lanes then vectors st a n else x (n - lanes)).
Proof.
  intros A F X k p k' w P. unfold shuffled. rewrite (lane_at_across j p A P). set (n := nth _ _ _).
  assert (IN : forall q, existsb (Z.eqb q) followed = true -> In q followed).
  { intros q E. apply existsb_exists in E as (y & Y & E). apply Z.eqb_eq in E. subst. exact Y. }
  destruct (existsb (Z.eqb n) followed) eqn:E1; [|destruct (existsb (Z.eqb (n - lanes)) followed) eqn:E2;
    [|discriminate]].
  - apply IN in E1. pose proof (lane_at_range j n J E1) as R. rewrite (lane_at_across j n A E1) in R.
    destruct (Z.ltb_spec n lanes); [|lia]. destruct (vector_word s a n) as [y|] eqn:W; [|discriminate].
    intros [= <- <-] _ C. split; [exact C|]. pose proof (vector_word_ok s st a n _ F E1 W) as H0.
    rewrite (lane_at_across j n A E1) in H0. exact H0.
  - apply IN in E2. pose proof (lane_at_range j _ J E2) as R. rewrite (lane_at_across j _ A E2) in R.
    destruct (Z.ltb_spec n lanes); [lia|]. destruct (word_at wb (n - lanes)) as [y|] eqn:W; [|discriminate].
    intros [= <- <-] _ C. split; [exact C|]. pose proof (X _ y E2 W) as H0.
    rewrite (lane_at_across j _ A E2) in H0. exact H0.
Qed.
Lemma lane_step_follows i s s' st : symbolic_lane c segs i s = Some s' -> definitions_ok v (defs (lane_ctx s')) ->
  lane_follows s st -> exists st', lane_step e i st = Some st' /\ lane_follows s' st'.
Proof.
  unfold symbolic_lane. intros E D F. destruct (is_vector (written_vector i)) eqn:WZ; [cbn [negb] in E|discriminate].
  destruct i as [m o d a x|o d a n|al d x|al a x|m d a x l|m d a x|m r| |i|];
    cbn [written_vector] in WZ; cbn [lane_step].
  - destruct (_ && _) eqn:CA.
    { injection E as <-. apply andb_true_iff in CA as [M0 CA]. unfold cancels in CA.
      assert (X : exists n, x = Vector n /\ (o = XORQ \/ o = SUBQ) /\ a = n).
      { destruct o; try discriminate; (destruct x; try discriminate); apply Z.eqb_eq in CA; eauto. }
      destruct X as (n & -> & O & ->). cbn [get_row]. eexists. split; [reflexivity|].
      apply follows_row; [|exact WZ|].
      - pose proof (follows_saw s st [] F) as H. cbn [lane_saw rev_append map] in H. destruct s; exact H.
      - intros p w P. unfold merged. rewrite M0. cbn [orb].
        apply (followed_each (fun p w => stands_for w _)); [|exact P]. intros q _.
        assert (Z0 : forall y, apply o y (vectors st n (lane_at j p)) (vectors st n (lane_at j p)) = 0 mod M).
        { intros y. destruct O as [-> | ->]; cbn [apply]; [apply Z.lxor_nilpotent|rewrite Z.sub_diag; reflexivity]. }
        rewrite Z0. apply lane_const_ok. }
    destruct (row_source _ _ _ _) as [[wb l]|] eqn:EB; [|discriminate].
    destruct (row_source_ok s st x wb l F EB) as (r & G & WB). rewrite G. eexists. split; [reflexivity|].
    refine (result_ok s st d l _ s' _ F WZ _ _ E D).
    + apply merged_keeps, operation_keeps.
    + apply merged_ok, operation_ok; assumption.
  - destruct (_ && _) eqn:N; [|discriminate]. pose proof N as N'. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in N'.
    eexists. split; [reflexivity|].
    assert (W : computes (fun k p => let* wa := vector_word s a p in lane_shift k o wa n)
      (fun i => shifted o (vectors st a i) n)).
    { intros k p k' w P. destruct (vector_word s a p) as [wa|] eqn:EA; [|discriminate]. intros A D' C.
      exact (lane_shift_ok v _ _ _ _ _ _ _ A D' C N' (vector_word_ok s st a p _ F P EA)). }
    pose proof (result_ok s st d [] _ s' _ F WZ (shift_keeps s o a n) W E D) as H. cbn [map] in H.
    destruct st as [b r k]. unfold see_row, see in H. cbn [base vectors masks] in H. destruct b as [g f y t].
    cbn [trace] in H. rewrite app_nil_r in H. exact H.
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
  - destruct is_across eqn:AC; [|discriminate]. destruct (row_source _ _ _ _) as [[wb k]|] eqn:EB; [|discriminate].
    destruct (row_source_ok s st x wb k F EB) as (r & G & WB). rewrite G. eexists. split; [reflexivity|].
    refine (result_ok s st d k _ s' _ F WZ _ _ E D).
    + apply merged_keeps, shuffle_keeps.
    + apply merged_ok; [exact F|]. exact (shuffle_ok s st a wb r l AC F WB).
  - destruct (row_source _ _ _ _) as [[wb k]|] eqn:EB; [|discriminate].
    destruct (row_source_ok s st x wb k F EB) as (r & G & WB). rewrite G. eexists. split; [reflexivity|].
    refine (result_ok s st d k _ s' _ F WZ _ _ E D).
    + apply merged_keeps, word_keeps.
    + apply merged_ok; [exact F|]. intros q p q' w P. destruct (word_at wb p) as [y|] eqn:W; [|discriminate].
      intros [= <- <-] _ C. split; [exact C|exact (WB p y P W)].
  - destruct (assigned _ _) as [[g o|z]|] eqn:A; [discriminate| |discriminate].
    destruct (is_vector m) eqn:VM; [|discriminate]. injection E as <-. eexists. split; [reflexivity|].
    destruct (l_assigned _ _ _ _ _ _ _ F _ _ A) as (R & _). destruct F. split; auto.
    intros k y i K. cbn [lane_masks masks]. rewrite R. cbn [target_value]. destruct (Z.eqb_spec k m) as [->|NE].
    + rewrite PM.gss. intros [= <-]. reflexivity.
    + rewrite PM.gso; [apply l_masks, K|]. unfold vector_key, is_vector in *.
      rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in *. lia.
  - injection E as <-. eexists. split; [reflexivity|]. destruct F. split; auto.
    intros n w. unfold vector_in. cbn [lane_held]. rewrite PM.gempty. destruct (is_vector n); discriminate.
  - apply general_cases in E. rename E into X.
    destruct X as [[-> ->]|[(z & -> & X)|[(z & -> & X)|[(d & z & -> & X)|(d & b & o & g & k & -> & P & X)]]]];
      cbn [step get].
    + eexists. split; [reflexivity|]. destruct st as [b m q]. exact F.
    + eexists. split; [reflexivity|]. eapply follows_moved; [exact F|exact X| | |reflexivity|].
      * cbn. rewrite Z.add_0_r, Z.add_mod_idemp_r by discriminate. reflexivity.
      * intros r N. cbn. destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|reflexivity].
      * cbn. apply app_nil_r.
    + eexists. split; [reflexivity|]. eapply follows_moved; [exact F|exact X| | |reflexivity|].
      * cbn. rewrite Z.sub_0_r, Zminus_mod_idemp_r. reflexivity.
      * intros r N. cbn. destruct (reg_beq r RSP) eqn:Q; [apply reg_beq_spec in Q; congruence|reflexivity].
      * cbn. apply app_nil_r.
    + eexists. split; [reflexivity|].
      eapply follows_assigned; [exact F|exact X|exact I|reflexivity|reflexivity|apply app_nil_r].
    + eexists. split; [reflexivity|]. destruct (pointer_of_ok s st b g k F P) as [PT AS].
      eapply follows_assigned; [exact F|exact X|exact AS| |reflexivity|reflexivity]. intros r. cbn.
      destruct (reg_beq r d); [|reflexivity]. rewrite Z.add_0_r, <- Zplus_mod_idemp_l, PT, Zplus_mod_idemp_l.
      f_equal. lia.
  - discriminate.
Qed.
End Claim.
