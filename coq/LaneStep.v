(** What is known of one lane follows the processor, instruction by instruction. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Follows.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic LaneMemory LaneArithmetic.
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
Let e : environment := environment_of (widened c) segs B.
Let PL : placed (widened c) segs B := lane_placed _ _ _ _ PRE.
Local Notation stands_for := (stands_for v).

Definition row_place (g : region) (o : Z) : Prop :=
  match g with
  | Stack => - frame c <= o /\ o + row_size <= 0
  | Arg n => (is_input (parameter_at c n) || is_output (parameter_at c n) = true) /\ 0 <= o /\ o mod row_size = 0
             /\ o + row_size <= rows_of c n
  | Image => False
  end.
Definition storable_row (g : region) : Prop := match g with Arg n => is_output (parameter_at c n) = true | Stack => True
  | Image => False end.

Definition array_or_stack (g : region) : Prop :=
  match g with
  | Arg n => is_input (parameter_at c n) || is_output (parameter_at c n) = true
  | Stack => True
  | Image => False
  end.

Record lane_follows (s : lane_symbolic) (st : lane_state) : Prop := {
  l_ctx : context_ok v (lane_ctx s);
  l_vector : forall n w, vector_in s n = Some w -> stands_for w (vectors st n j);
  l_stack : - frame c <= stack_at s <= 0 /\ regs (base st) RSP = B Stack + stack_at s;
  l_regs : forall r, r <> RSP -> assigned r (pointed s) = None -> regs (base st) r = regs (base st0) r;
  l_pointed : forall r g o, assigned r (pointed s) = Some (g, o) ->
    regs (base st) r = (B g + o) mod M /\ array_or_stack g /\ ~ In r (RSP :: saved);
  l_slots : forall g o w, In (g, o, w) (lane_slots s) ->
    row_place g o /\ storable_row g /\ stands_for w (load64 (mem (base st)) (B g + o + 8 * j));
  l_inputs : forall n o, is_input (parameter_at c n) = true -> 0 <= o -> o mod row_size = 0 ->
    o + row_size <= rows_of c n -> row_unchanged c s o = true ->
    load64 (mem (base st)) (B (Arg n) + o + 8 * j) = v (limb c n (o / row_size));
  l_return : load64 (mem (base st)) (B Stack) = load64 (mem (base st0)) (B Stack);
  l_frame : forall a, (forall g, written c g -> apart (span (widened c) B g) (a, 1)) ->
    mem (base st) a = mem (base st0) a;
  l_bytes : forall a, 0 <= mem (base st) a < 256;
  l_trace : trace (base st) = trace (base st0) ++ map (address_of B) (rev (lane_seen s)) }.

(** * Places *)
Lemma array_length n : is_input (parameter_at c n) || is_output (parameter_at c n) = true ->
  (n < length (parameters c))%nat.
Proof.
  unfold parameter_at. intros H. destruct (Nat.lt_ge_cases n (length (parameters c))); [assumption|].
  rewrite nth_overflow in H by assumption. discriminate.
Qed.
Lemma stack_span : 0 <= frame c /\ 0 <= B Stack - frame c /\ B Stack + 8 < M.
Proof. destruct (placed_stack _ _ _ PL) as [F [L U]]. cbn in *. lia. Qed.
Lemma array_span n : is_input (parameter_at c n) || is_output (parameter_at c n) = true ->
  0 <= B (Arg n) /\ B (Arg n) + rows_of c n < M /\ B (Arg n) mod row_size = 0 /\
  regs (base st0) (nth n passing RAX) = B (Arg n).
Proof.
  intros A. pose proof (array_length n A) as L.
  assert (IA : is_array (parameter_at c n)) by (destruct (parameter_at c n); try exact I; discriminate).
  destruct (placed_arrays _ _ _ PL n) as [X Y]; [rewrite widened_length; exact L|]. cbn [span fst snd] in X, Y.
  rewrite widened_size in Y. split; [exact X|]. split; [exact Y|]. split; [apply (lane_aligned _ _ _ _ PRE n L IA)|].
  apply (lane_pointers _ _ _ _ PRE n L IA).
Qed.
Lemma array_stack n : is_input (parameter_at c n) || is_output (parameter_at c n) = true ->
  B (Arg n) + rows_of c n <= B Stack - frame c \/ B Stack + 8 <= B (Arg n).
Proof.
  intros A. rewrite orb_true_iff in A. destruct A as [A|A].
  - pose proof (apart_stack _ _ _ PL n ltac:(rewrite widened_input; exact A)) as H. unfold apart in H.
    cbn [span fst snd] in H. rewrite widened_size in H. cbn in H. lia.
  - pose proof (apart_written _ _ _ PL (Arg n) Stack ltac:(discriminate) (proj2 (widened_written c (Arg n)) A) I)
      as H. unfold apart in H. cbn [span fst snd] in H. rewrite widened_size in H. cbn in H. lia.
Qed.
Lemma row_range g o : row_place g o -> 0 <= B g + o /\ B g + o + row_size < M.
Proof.
  pose proof stack_span. destruct g as [n| |]; cbn [row_place]; pose proof width_cases; [|lia|tauto].
  intros (A & O0 & _ & O1). pose proof (array_span n A). lia.
Qed.
Lemma row_can_be_accessed s st g o : lane_follows s st -> row_place g o ->
  (match g with Stack => stack_at s - 128 <= o | _ => True end) ->
  row_accessible e (base st) (B g + o) row_size = true.
Proof.
  intros F P Q. unfold row_accessible. destruct (l_stack _ _ F) as [S R]. rewrite R, orb_true_iff, !Z.leb_le.
  cbn [e environment_of bottom]. change (frame (widened c)) with (frame c).
  destruct g as [n| |]; cbn [row_place] in P; [|right; lia|tauto]. destruct P as (A & O0 & _ & O1).
  destruct (array_stack n A); [left|right]; lia.
Qed.
Lemma row_can_be_written g o : row_place g o -> storable_row g -> row_writable e (B g + o) row_size = true.
Proof.
  intros P W. unfold row_writable. cbn [e environment_of readonly]. apply forallb_forall. intros t T.
  apply in_map_iff in T as (u & <- & U). rewrite orb_true_iff, !Z.leb_le.
  assert (WG : written (widened c) g).
  { apply widened_written. destruct g as [n| |]; cbn in *; tauto. }
  pose proof (apart_code _ _ _ PL g u WG U) as H. unfold apart, segment_span in *.
  destruct g as [n| |]; cbn [span fst snd row_place] in *; [|change (frame (widened c)) with (frame c) in H; lia|tauto].
  rewrite widened_size in H. lia.
Qed.
Lemma constant_place t : In t segs ->
  0 <= B Image + fst t /\ B Image + fst t + Z.of_nat (length (snd t)) < M /\
  (B Image + fst t + Z.of_nat (length (snd t)) <= B Stack - frame c \/ B Stack + 8 <= B Image + fst t).
Proof.
  intros T. destruct (placed_code _ _ _ PL t T) as [L U].
  pose proof (apart_code _ _ _ PL Stack t I T) as H. unfold apart, segment_span in *. cbn in *. lia.
Qed.

(** * Where operands are *)
Lemma points_from_ok l b : forall k n, points_from k l b = Some n ->
  (k <= n)%nat /\ b = nth n passing RAX /\ (exists p, nth_error l (n - k) = Some p /\ is_input p || is_output p = true).
Proof.
  induction l as [|p l IH]; intros k n; cbn [points_from]; [discriminate|]. destruct (_ && _) eqn:E.
  - intros [= <-]. apply andb_true_iff in E as [E1 E2]. apply reg_beq_spec in E1. split; [lia|]. split; [exact E1|].
    exists p. rewrite Nat.sub_diag. split; [reflexivity|]. destruct p; (reflexivity || discriminate).
  - intros H. apply IH in H as (L & R & q & N & Q). split; [lia|]. split; [exact R|]. exists q. split; [|exact Q].
    replace (n - k)%nat with (S (n - S k)) by lia. exact N.
Qed.
Lemma pointer_of_ok s st b g o : lane_follows s st -> pointer_of c s b = Some (g, o) ->
  regs (base st) b mod M = (B g + o) mod M /\ array_or_stack g.
Proof.
  intros F. unfold pointer_of. destruct (reg_beq b RSP) eqn:EB.
  - intros [= <- <-]. apply reg_beq_spec in EB. subst b. destruct (l_stack _ _ F) as [_ ->].
    split; [reflexivity|exact I].
  - assert (NE : b <> RSP) by (intros X; apply reg_beq_spec in X; congruence).
    destruct (assigned b (pointed s)) as [p|] eqn:A.
    + intros [= ->]. destruct (l_pointed _ _ F _ _ _ A) as (-> & AS & _).
      split; [apply Z.mod_mod; discriminate|exact AS].
    + destruct (points_from 0 (parameters c) b) as [n|] eqn:P; [|discriminate]. intros [= <- <-].
      apply points_from_ok in P as (_ & E & p & N & Q). rewrite Nat.sub_0_r in N.
      assert (AR : is_input (parameter_at c n) || is_output (parameter_at c n) = true).
      { unfold parameter_at. rewrite (nth_error_nth _ _ _ N). exact Q. }
      destruct (array_span n AR) as (_ & _ & _ & PTR). rewrite (l_regs _ _ F b NE A). subst b.
      rewrite PTR, Z.add_0_r. split; [reflexivity|exact AR].
Qed.
Lemma row_at_ok s st a g o : lane_follows s st -> row_at c s a = Some (g, o) -> g <> Image ->
  effective e (base st) a = B g + o /\ row_place g o /\
  (match g with Stack => stack_at s - 128 <= o | _ => True end).
Proof.
  intros F R NI. destruct a as [b d|d]; [|cbn in R; injection R as <- _; congruence]. cbn [row_at] in R.
  destruct (pointer_of c s b) as [[h k]|] eqn:P; [|discriminate]. destruct (match h with Arg _ => _ | Stack => _ |
    Image => _ end) eqn:E in R; [|discriminate]. injection R as <- <-.
  destruct (pointer_of_ok s st b h k F P) as [PT A].
  assert (RP : row_place h (k + d) /\ match h with Stack => stack_at s - 128 <= k + d | _ => True end).
  { destruct h as [n| |]; [| |congruence]; rewrite !andb_true_iff, ?Z.leb_le, ?Z.eqb_eq in E; cbn [row_place];
      [cbn in A; tauto|lia]. }
  destruct RP as [RP Q]. split; [|split; assumption]. pose proof (row_range _ _ RP). pose proof width_cases.
  cbn [effective]. rewrite <- Zplus_mod_idemp_l, PT, Zplus_mod_idemp_l, Z.mod_small by lia. lia.
Qed.

(** * Constants *)
Lemma fold_next (f : nat -> Z -> Z) q : fold_right f 0 (map S q) = fold_right (fun i => f (S i)) 0 q.
Proof. induction q as [|i q IH]; [reflexivity|]. cbn [map fold_right]. rewrite IH. reflexivity. Qed.
Lemma unsigned_of_ok n : forall l z r, unsigned_of n l = Some (z, r) ->
  (n <= length l)%nat /\ z = fold_right (fun i acc => nth i l 0 + 256 * acc) 0 (seq 0 n).
Proof.
  induction n as [|n IH]; intros l z r; cbn [unsigned_of].
  - intros [= <- _]. split; [lia|reflexivity].
  - destruct l as [|b l]; [discriminate|]. destruct (unsigned_of n l) as [[y t]|] eqn:U; [|discriminate].
    intros [= <- _]. apply IH in U as [L ->]. cbn [length]. split; [lia|].
    change (seq 0 (S n)) with (0%nat :: seq 1 n). cbn [fold_right].
    rewrite <- (seq_shift n 0), fold_next. reflexivity.
Qed.
Lemma constant_at_ok s st d z : lane_follows s st -> constant_at segs d = Some z ->
  load64 (mem (base st)) (B Image + d) = z /\ 0 <= B Image + d /\ B Image + d + 8 < M /\
  (B Image + d + 8 <= B Stack - frame c \/ B Stack + 8 <= B Image + d).
Proof.
  intros F. assert (X : forall l, incl l segs -> constant_at l d = Some z ->
    exists t, In t segs /\ fst t <= d /\ d + 8 <= fst t + Z.of_nat (length (snd t)) /\
      z = fold_right (fun i acc => nth (Z.to_nat (d - fst t) + i) (snd t) 0 + 256 * acc) 0 (seq 0 8)).
  { induction l as [|[o b] l IH]; intros IN; cbn [constant_at]; [discriminate|]. destruct (_ && _) eqn:E.
    - rewrite andb_true_iff, !Z.leb_le in E. destruct (unsigned_of 8 _) as [[y r]|] eqn:U; [|discriminate].
      intros [= <-]. apply unsigned_of_ok in U as [_ ->]. exists (o, b). split; [apply IN; left; reflexivity|].
      cbn [fst snd]. split; [lia|]. split; [lia|]. cbn [seq fold_right].
      rewrite !nth_skipn_add. reflexivity.
    - apply IH. intros t T. apply IN. right. exact T. }
  intros C. apply X in C as (t & T & D0 & D1 & ->); [|apply incl_refl].
  pose proof (constant_place t T) as (P0 & P1 & P2).
  split; [|lia].
  assert (BY : forall i, 0 <= i < 8 -> mem (base st) (B Image + d + i) = nth (Z.to_nat (d - fst t) + Z.to_nat i) (snd
    t) 0).
  { intros i I. rewrite (l_frame _ _ F).
    - rewrite <- (lane_code _ _ _ _ PRE t (Z.to_nat (d - fst t) + Z.to_nat i) T) by lia. f_equal. lia.
    - intros g W. pose proof (apart_code _ _ _ PL g t ltac:(apply widened_written; exact W) T) as H.
      unfold apart, segment_span in *. cbn [fst snd] in *. lia. }
  unfold load64. rewrite <- (Z.add_0_r (B Image + d)) at 1. rewrite !BY by lia. cbn [seq fold_right].
  change (2^8) with 256.
  replace (Z.to_nat 0) with 0%nat by reflexivity. replace (Z.to_nat 1) with 1%nat by reflexivity.
  replace (Z.to_nat 2) with 2%nat by reflexivity. replace (Z.to_nat 3) with 3%nat by reflexivity.
  replace (Z.to_nat 4) with 4%nat by reflexivity. replace (Z.to_nat 5) with 5%nat by reflexivity.
  replace (Z.to_nat 6) with 6%nat by reflexivity. replace (Z.to_nat 7) with 7%nat by reflexivity. lia.
Qed.
Lemma constant_stands s st d z : lane_follows s st -> constant_at segs d = Some z -> stands_for (lane_const z) z.
Proof.
  intros F C. apply (constant_at_ok s st) in C as (<- & _); [|exact F].
  pose proof (load_range (mem (base st)) (B Image + d) (l_bytes _ _ F)) as R.
  pose proof (lane_const_ok v (load64 (mem (base st)) (B Image + d))) as H.
  rewrite Z.mod_small in H by exact R. exact H.
Qed.

(** * What is read *)
Lemma row_stored_in g o l w : row_stored g o l = Some w -> In (g, o, w) l.
Proof.
  induction l as [|[[h k] x] l IH]; cbn [row_stored]; [discriminate|]. destruct (_ && _) eqn:E.
  - intros [= <-]. apply andb_true_iff in E as [E1 E2]. apply Z.eqb_eq in E1. apply region_eqb_ok in E2. subst.
    left. reflexivity.
  - intros H. right. apply IH, H.
Qed.
Lemma row_source_ok s st x w l : lane_follows s st -> row_source c segs s x = Some (w, l) ->
  exists r, get_row e st x = Some (r, map (address_of B) l) /\ stands_for w (r j).
Proof.
  intros F. destruct x as [n|a|a]; cbn [row_source get_row].
  - destruct (vector_in s n) as [y|] eqn:Z0; [|discriminate]. intros [= <- <-]. exists (vectors st n).
    split; [reflexivity|]. apply (l_vector _ _ F), Z0.
  - destruct (row_at c s a) as [[g o]|] eqn:RA; [|discriminate].
    destruct (row_load c segs s g o) as [y|] eqn:RL; [|discriminate]. intros [= <- <-].
    assert (RES : (effective e (base st) a = B g + o) ->
      row_accessible e (base st) (B g + o) row_size = true -> stands_for y (load64 (mem (base st)) (B g + o + 8 * j)) ->
      exists r, (let p := effective e (base st) a in
        if row_accessible e (base st) p row_size then Some (load_row (mem (base st)) p, [p]) else None) =
        Some (r, map (address_of B) [(g, o)]) /\ stands_for y (r j)).
    { intros EF AC ST. cbv zeta. rewrite EF, AC. exists (load_row (mem (base st)) (B g + o)).
      split; [reflexivity|]. exact ST. }
    destruct g as [n| |].
    + destruct (row_at_ok s st a _ _ F RA ltac:(discriminate)) as (EF & RP & Q).
      apply RES; [exact EF|apply (row_can_be_accessed s st); assumption|]. cbn [row_load] in RL.
      destruct (parameter_at c n) as [es|es|u|k z|z] eqn:PA; [| |discriminate|discriminate|discriminate].
      * destruct (row_unchanged c s o) eqn:UC; [|discriminate].
        destruct (PM.find _ _) as [[lo up]|] eqn:FI; [|discriminate]. injection RL as <-.
        destruct (l_ctx _ _ F) as [RO _]. apply RO in FI.
        destruct RP as (_ & O0 & O1 & O2).
        pose proof (l_inputs _ _ F n o ltac:(rewrite PA; reflexivity) O0 O1 O2 UC) as LI.
        unfold LaneWords.stands_for, between, lane_num; cbn [number_in least greatest]. rewrite var_ok.
        rewrite LI. split; [|lia]. symmetry. apply Z.mod_small. rewrite <- LI. apply load_range, F.
      * apply row_stored_in, (l_slots _ _ F) in RL as (_ & _ & ST). exact ST.
    + destruct (row_at_ok s st a _ _ F RA ltac:(discriminate)) as (EF & RP & Q).
      apply RES; [exact EF|apply (row_can_be_accessed s st); assumption|]. cbn [row_load] in RL.
      apply row_stored_in, (l_slots _ _ F) in RL as (_ & _ & ST). exact ST.
    + cbn [row_load] in RL. destruct (constant_row segs o) as [z|] eqn:CR; [|discriminate]. injection RL as <-.
      unfold constant_row in CR. destruct (constant_at segs o) as [z'|] eqn:C0; [|discriminate].
      destruct (forallb _ _) eqn:FA; [|discriminate]. injection CR as ->. rewrite forallb_forall in FA.
      assert (EACH : forall i, 0 <= i < lanes -> constant_at segs (o + 8 * i) = Some z).
      { intros i I. specialize (FA i). assert (In i each_lane) as IN.
        { destruct isa; cbn [each_lane In lanes] in *; lia. }
        specialize (FA IN). destruct (constant_at segs (o + 8 * i)) as [y|]; [|discriminate].
        apply Z.eqb_eq in FA. congruence. }
      assert (A : a = Rip o).
      { destruct a as [b d|d]; cbn [row_at] in RA; [|congruence].
        destruct (pointer_of _ _ _) as [[[n| |] k]|]; try discriminate; destruct (_ && _) in RA; discriminate. }
      assert (0 <= 0 < lanes /\ 0 <= lanes - 1 < lanes) as [FIRST LAST] by (pose proof width_cases; lia).
      subst a. pose proof (constant_at_ok s st _ _ F (EACH _ FIRST)) as (_ & P0 & P1 & P2).
      pose proof (constant_at_ok s st _ _ F (EACH _ LAST)) as (_ & P3 & P4 & P5).
      pose proof (constant_at_ok s st _ _ F (EACH j J)) as (PJ & _).
      apply RES.
      * cbn [effective]. cbn [e environment_of origin]. apply Z.mod_small. lia.
      * unfold row_accessible. destruct (l_stack _ _ F) as [S R]. rewrite R, orb_true_iff, !Z.leb_le.
        cbn [e environment_of bottom]. change (frame (widened c)) with (frame c). pose proof stack_span.
        assert (Y : forall i, 0 <= i < lanes ->
          B Image + (o + 8 * i) + 8 <= B Stack - frame c \/ B Stack + 8 <= B Image + (o + 8 * i)).
        { intros i I. apply (constant_at_ok s st _ _ F (EACH i I)). }
        (* the row is within one of two sides, as no word of it is between *)
        destruct width_cases as [[L X]|[L X]]; rewrite X; rewrite L in *;
          pose proof (Y 1 ltac:(lia)); pose proof (Y 2 ltac:(lia)); [lia|].
        pose proof (Y 3 ltac:(lia)). pose proof (Y 4 ltac:(lia)). pose proof (Y 5 ltac:(lia)).
        pose proof (Y 6 ltac:(lia)). lia.
      * replace (B Image + o + 8 * j) with (B Image + (o + 8 * j)) by lia. rewrite PJ.
        apply (constant_stands s st (o + 8 * j)); [exact F|apply EACH, J].
  - destruct a as [b d|d]; [discriminate|]. destruct (constant_at segs d) as [z|] eqn:CA; [|discriminate].
    intros [= <- <-]. pose proof (constant_at_ok s st _ _ F CA) as (LD & P0 & P1 & P2).
    assert (EF : effective e (base st) (Rip d) = B Image + d).
    { cbn [effective e environment_of origin]. apply Z.mod_small. lia. }
    rewrite EF. assert (AC : row_accessible e (base st) (B Image + d) 8 = true).
    { unfold row_accessible. destruct (l_stack _ _ F) as [S R]. rewrite R, orb_true_iff, !Z.leb_le.
      cbn [e environment_of bottom]. change (frame (widened c)) with (frame c). lia. }
    rewrite AC. eexists. split; [reflexivity|]. cbv beta. rewrite LD. eapply constant_stands; eassumption.
Qed.

(** * Changes of the state *)
Lemma follows_with s st k : lane_follows s st -> context_ok v k -> lane_follows (lane_with s k) st.
Proof. intros [] K. split; auto. Qed.
Lemma follows_saw s st l : lane_follows s st -> lane_follows (lane_saw s l) (see_row st (map (address_of B) l)).
Proof.
  intros []. split; auto. cbn [base see_row trace see lane_seen lane_saw].
  rewrite l_trace0, rev_append_rev, rev_app_distr, rev_involutive, map_app, app_assoc. reflexivity.
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
  destruct (Z.eqb_spec n d); [intros [= <-]; exact W|apply l_vector0].
Qed.
Lemma follows_base s st b o : lane_follows s st -> - frame c <= o <= 0 -> regs b RSP = B Stack + o ->
  (forall r, r <> RSP -> regs b r = regs (base st) r) -> mem b = mem (base st) -> trace b = trace (base st) ->
  lane_follows (LaneSymbolic (lane_ctx s) (lane_held s) o (pointed s) (lane_slots s) (lane_seen s))
    (LaneState b (vectors st)).
Proof.
  intros [] O R RS MM T.
  split; cbn [lane_ctx lane_held stack_at pointed lane_slots lane_seen base vectors]; rewrite ?MM, ?T; auto.
  - intros r N A. rewrite (RS r N). auto.
  - intros r g k A. destruct (l_pointed0 _ _ _ A) as (X & Y & N). rewrite RS by (intros ->; apply N; left; reflexivity).
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
    destruct (l_slots _ _ F _ _ _ IN) as ((_ & _ & K & _) & _). destruct P as (_ & _ & O & _).
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
    + apply filter_In in IN as [IN N]. destruct (l_slots0 _ _ _ IN) as (PK & SK & WK). split; [exact PK|].
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
    rewrite ST; [apply l_inputs0; assumption|].
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
  - rewrite ST; [exact l_return0|]. destruct g as [m| |]; cbn [row_place] in P; [|pose proof width_cases; lia|tauto].
    destruct P as (A & P0 & _ & P2). pose proof (array_stack m A). pose proof stack_span. pose proof width_cases. lia.
  - intros a H. rewrite store_row_else; [apply l_frame0, H|].
    assert (WG : written c g) by (destruct g as [n| |]; cbn in *; tauto).
    specialize (H g WG). unfold apart in H. destruct g as [m| |]; cbn [span fst snd row_place] in *; [| |tauto].
    + rewrite widened_size in H. lia.
    + change (frame (widened c)) with (frame c) in H. pose proof width_cases. lia.
  - intros a. apply store_row_byte. exact l_bytes0.
  - rewrite l_trace0. cbn [rev]. rewrite map_app, app_assoc. reflexivity.
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
  rewrite andb_true_iff, !Z.leb_le in E. destruct (l_stack _ _ F) as [S RP]. pose proof stack_span.
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
  - intros r h q. cbn [assigned]. destruct (reg_beq r d) eqn:Q; [|apply l_pointed0]. apply reg_beq_spec in Q. subst r.
    intros [= <- <-]. split; [|split; assumption].
    rewrite Z.add_0_r, <- Zplus_mod_idemp_l, PT, Zplus_mod_idemp_l. f_equal. lia.
Qed.
Lemma lane_step_follows i s s' st : symbolic_lane c segs i s = Some s' -> definitions_ok v (defs (lane_ctx s')) ->
  lane_follows s st -> exists st', lane_step e i st = Some st' /\ lane_follows s' st'.
Proof.
  unfold symbolic_lane. intros E D F. destruct (is_vector (written_vector i)) eqn:WZ; [cbn [negb] in E|discriminate].
  pose proof (l_ctx _ _ F) as C.
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
      - exists (vectors st d j). split; [apply (l_vector _ _ F), ED|reflexivity].
      - injection ED as <-. exists (0 mod M). split; [apply lane_const_ok|]. intros p q. apply apply_unread, RF. }
    destruct WD as (z & WD & SAME).
    eapply (lane_apply_ok v) in A as (C' & W); [|exact D|exact C|exact WD|apply (l_vector _ _ F), EA|exact WB].
    apply follows_row; [apply follows_saw, follows_with; assumption|exact WZ|]. rewrite SAME. exact W.
  - destruct (_ && _) eqn:N; [|discriminate]. pose proof N as N'. rewrite andb_true_iff, Z.leb_le, Z.ltb_lt in N'.
    destruct (vector_in s a) as [wa|] eqn:EA; [|discriminate].
    destruct (lane_shift _ _ _ _) as [[k w]|] eqn:A; [|discriminate]. injection E as <-.
    eexists. split; [reflexivity|].
    eapply (lane_shift_ok v) in A as (C' & W); [|exact D|exact C|exact N'|apply (l_vector _ _ F), EA].
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
    eapply follows_store; try eassumption. apply (l_vector _ _ F), EX.
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
