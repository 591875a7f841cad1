(** What is known of one lane, or of all that work together: where the words are, and what is read of them. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Follows.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic LaneMemory.
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
(** The unknowns of the arguments are their words in lane j, or in those that work with it. *)
Hypothesis LIMBS : forall p n i, In p followed -> is_input (parameter_at c n) = true -> 0 <= i ->
  8 * i + 8 <= highest c (Arg n) ->
  load64 (lane_memory (mem (base st0)) (lane_at j p)) (lane_places B (Arg n) + 8 * i) = v (limb_at c p n i).
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

(** The words of a row are what is known of them. *)
Definition stand_for (ws : words_known) (r : row) : Prop :=
  forall p w, In p followed -> word_at ws p = Some w -> stands_for w (r (lane_at j p)).
Definition target_value (t : target) : Z := match t with Points g o => (B g + o) mod M | Holds z => z mod M end.
Record lane_follows (s : lane_symbolic) (st : lane_state) : Prop := {
  l_ctx : context_ok v (lane_ctx s);
  l_vector : forall n w, vector_in s n = Some w -> stand_for w (vectors st n);
  l_masks : forall k z i, is_vector k = true -> PM.find (vector_key k) (lane_masks s) = Some z ->
    masks st k i = Z.testbit z i;
  l_stack : - frame c <= stack_at s <= 0 /\ regs (base st) RSP = B Stack + stack_at s;
  l_regs : forall r, r <> RSP -> assigned r (assigned_to s) = None -> regs (base st) r = regs (base st0) r;
  l_assigned : forall r t, assigned r (assigned_to s) = Some t -> regs (base st) r = target_value t /\
    match t with Points g _ => array_or_stack g | Holds _ => True end /\ ~ In r (RSP :: saved);
  l_slots : forall g o w, In (g, o, w) (lane_slots s) ->
    row_place g o /\ storable_row g /\ stand_for w (load_row (mem (base st)) (B g + o));
  l_inputs : forall p n o, In p followed -> is_input (parameter_at c n) = true -> 0 <= o -> o mod row_size = 0 ->
    o + row_size <= rows_of c n -> row_unchanged c s o = true ->
    load64 (mem (base st)) (B (Arg n) + o + 8 * lane_at j p) = v (limb_at c p n (o / row_size));
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
    destruct (assigned b (assigned_to s)) as [[h k|z]|] eqn:A; [|discriminate|].
    + intros [= -> ->]. destruct (l_assigned _ _ F _ _ A) as (-> & AS & _).
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
Lemma constants_at_ok d l : forall r, constants_at segs d l = Some r ->
  (forall i, In i l -> exists z, constant_at segs (d + 8 * i) = Some z) /\
  Forall2 (fun i z => constant_at segs (d + 8 * i) = Some z) l r.
Proof.
  induction l as [|i l IH]; intros r; cbn [constants_at]; [intros [= <-]; split; [intros i []|constructor]|].
  destruct (constant_at segs (d + 8 * i)) as [z|] eqn:C; [|discriminate].
  destruct (constants_at segs d l) as [r'|]; [|discriminate]. intros [= <-].
  destruct (IH _ eq_refl) as [X Y]. split; [|constructor; assumption]. intros k [<-|K]; [eauto|apply X, K].
Qed.
Lemma constant_row_ok d l : constant_row segs d = Some l ->
  (forall i, 0 <= i < lanes -> exists z, constant_at segs (d + 8 * i) = Some z) /\
  Forall2 (fun p z => constant_at segs (d + 8 * lane_at j p) = Some z) followed l.
Proof.
  unfold constant_row. destruct (constants_at _ _ _) as [r|] eqn:C; [|discriminate].
  apply constants_at_ok in C as [X Y].
  assert (R : forall i, 0 <= i < lanes -> In i each_lane) by (intros i I; destruct isa; cbn in *; lia).
  intros E. split; [intros i I; apply X, R, I|].
  assert (ONE : (match r with z :: _ => if forallb (Z.eqb z) r then Some [z] else None | [] => None end) = Some l ->
    Forall2 (fun p z => constant_at segs (d + 8 * p) = Some z) [j] l).
  { clear E. destruct r as [|z r]; [discriminate|]. destruct (forallb _ _) eqn:F; [|discriminate]. intros [= <-].
    rewrite forallb_forall in F. constructor; [|constructor].
    destruct (X j (R j J)) as [y CY]. rewrite CY. f_equal. symmetry. apply Z.eqb_eq, F.
    clear - Y R J CY. specialize (R j J). induction Y as [|i q l0 r0 C Y0 IH]; [destruct R|].
    destruct R as [->|R]; [left; congruence|right; apply IH, R]. }
  assert (ALL : Forall2 (fun p z => constant_at segs (d + 8 * p) = Some z) (together j) l)
    by (unfold together; destruct is_across; [injection E as <-; exact Y|exact (ONE E)]).
  rewrite <- together_at in ALL. revert ALL. generalize followed. clear. intros ps. revert l.
  induction ps as [|p ps IH]; intros l A; inversion A; subst; constructor; auto.
Qed.
Lemma each_word_incl f l : (forall k p k' w, f k p = Some (k', w) -> incl (defs k) (defs k')) ->
  forall k k' ws, each_word f k l = Some (k', ws) -> incl (defs k) (defs k').
Proof.
  intros H. induction l as [|p l IH]; intros k k' ws; cbn [each_word]; [intros [= <- _]; apply incl_refl|].
  destruct (f k p) as [[k1 w]|] eqn:E; [|discriminate]. destruct (each_word f k1 l) as [[k2 r]|] eqn:R; [|discriminate].
  intros [= <- _]. eapply incl_tran; [eapply H, E|eapply IH, R].
Qed.
Lemma each_word_ok f (Q : Z -> lane_word -> Prop) l :
  (forall k p k' w, f k p = Some (k', w) -> incl (defs k) (defs k')) ->
  (forall k p k' w, In p l -> f k p = Some (k', w) -> definitions_ok v (defs k') -> context_ok v k ->
    context_ok v k' /\ Q p w) ->
  forall k k' ws, each_word f k l = Some (k', ws) -> definitions_ok v (defs k') -> context_ok v k ->
  context_ok v k' /\ Forall2 Q l ws.
Proof.
  intros I. induction l as [|p l IH]; intros H k k' ws; cbn [each_word];
    [intros [= <- <-] _ C; split; [exact C|constructor]|].
  destruct (f k p) as [[k1 w]|] eqn:E; [|discriminate]. destruct (each_word f k1 l) as [[k2 r]|] eqn:R; [|discriminate].
  intros [= <- <-] D C. pose proof (definitions_incl _ _ _ (each_word_incl _ _ I _ _ _ R) D) as D1.
  destruct (H k p k1 w (or_introl eq_refl) E D1 C) as [C1 W].
  destruct (IH (fun k p k' w P => H k p k' w (or_intror P)) k1 k2 r R D C1) as [C2 F]. auto.
Qed.
Lemma stand_each ws r : Forall2 (fun p w => stands_for w (r (lane_at j p))) followed ws -> stand_for ws r.
Proof. intros F p w P. apply (each_followed _ _ _ _ F P). Qed.
Lemma input_words s n i k' ws : each_word (fun k => input_word c k n i) (lane_ctx s) followed = Some (k', ws) ->
  k' = lane_ctx s /\ Forall2 (fun p w => exists l u, PM.find (limb_at c p n i) (range (lane_ctx s)) = Some (l, u) /\
    w = LaneWord (var (limb_at c p n i)) 0 u) followed ws.
Proof.
  revert ws. generalize followed. intros ps. induction ps as [|p l IH]; intros ws; cbn [each_word];
    [intros [= <- <-]; split; constructor|].
  unfold input_word at 1. destruct (PM.find _ _) as [[lo u]|] eqn:F; [|discriminate].
  destruct (each_word _ _ l) as [[k2 r]|]; [|discriminate]. intros [= <- <-].
  destruct (IH _ eq_refl) as [-> X]. split; [reflexivity|]. constructor; eauto.
Qed.
Lemma row_source_ok s st x w l : lane_follows s st -> row_source c segs s x = Some (w, l) ->
  exists r, get_row e st x = Some (r, map (address_of B) l) /\ stand_for w r.
Proof.
  intros F. destruct x as [n|a|a]; cbn [row_source get_row].
  - destruct (vector_in s n) as [y|] eqn:Z0; [|discriminate]. intros [= <- <-]. exists (vectors st n).
    split; [reflexivity|]. apply (l_vector _ _ F), Z0.
  - destruct (row_at c s a) as [[g o]|] eqn:RA; [|discriminate].
    destruct (row_load c segs s g o) as [y|] eqn:RL; [|discriminate]. intros [= <- <-].
    assert (RES : (effective e (base st) a = B g + o) ->
      row_accessible e (base st) (B g + o) row_size = true -> stand_for y (load_row (mem (base st)) (B g + o)) ->
      exists r, (let p := effective e (base st) a in
        if row_accessible e (base st) p row_size then Some (load_row (mem (base st)) p, [p]) else None) =
        Some (r, map (address_of B) [(g, o)]) /\ stand_for y r).
    { intros EF AC ST. cbv zeta. rewrite EF, AC. exists (load_row (mem (base st)) (B g + o)).
      split; [reflexivity|]. exact ST. }
    destruct g as [n| |].
    + destruct (row_at_ok s st a _ _ F RA ltac:(discriminate)) as (EF & RP & Q).
      apply RES; [exact EF|apply (row_can_be_accessed s st); assumption|]. cbn [row_load] in RL.
      destruct (parameter_at c n) as [es|es|u|k z|z] eqn:PA; [| |discriminate|discriminate|discriminate].
      * destruct (row_unchanged c s o) eqn:UC; [|discriminate].
        destruct (each_word _ _ _) as [[k' ws]|] eqn:EW; [|discriminate]. injection RL as <-.
        apply input_words in EW as [_ EW]. apply stand_each.
        destruct (l_ctx _ _ F) as [RO _]. destruct RP as (_ & O0 & O1 & O2).
        assert (X : forall p w, In p followed -> (exists lo u, PM.find (limb_at c p n (o / row_size))
          (range (lane_ctx s)) = Some (lo, u) /\ w = LaneWord (var (limb_at c p n (o / row_size))) 0 u) ->
          stands_for w (load_row (mem (base st)) (B (Arg n) + o) (lane_at j p))).
        { intros p w P (lo & up & FI & ->). apply RO in FI.
          pose proof (l_inputs _ _ F p n o P ltac:(rewrite PA; reflexivity) O0 O1 O2 UC) as LI. unfold load_row.
          unfold LaneWords.stands_for, between, lane_num; cbn [number_in least greatest]. rewrite var_ok.
          rewrite LI. split; [|lia]. symmetry. apply Z.mod_small. rewrite <- LI. apply load_range, F. }
        clear RES. revert X EW. generalize followed. intros ps X EW. induction EW; constructor.
        { apply X; [left; reflexivity|assumption]. }
        { apply IHEW. intros p w P. apply X. right. exact P. }
      * apply row_stored_in, (l_slots _ _ F) in RL as (_ & _ & ST). exact ST.
    + destruct (row_at_ok s st a _ _ F RA ltac:(discriminate)) as (EF & RP & Q).
      apply RES; [exact EF|apply (row_can_be_accessed s st); assumption|]. cbn [row_load] in RL.
      apply row_stored_in, (l_slots _ _ F) in RL as (_ & _ & ST). exact ST.
    + cbn [row_load] in RL. destruct (constant_row segs o) as [zs|] eqn:CR; [|discriminate]. injection RL as <-.
      apply constant_row_ok in CR as [EACH WORDS].
      assert (A : a = Rip o).
      { destruct a as [b d|d]; cbn [row_at] in RA; [|congruence].
        destruct (pointer_of _ _ _) as [[[n| |] k]|]; try discriminate; destruct (_ && _) in RA; discriminate. }
      assert (PLACE : forall i, 0 <= i < lanes ->
        0 <= B Image + (o + 8 * i) /\ B Image + (o + 8 * i) + 8 < M /\
        (B Image + (o + 8 * i) + 8 <= B Stack - frame c \/ B Stack + 8 <= B Image + (o + 8 * i))).
      { intros i I. destruct (EACH i I) as [z C]. apply (constant_at_ok s st _ _ F C). }
      subst a. apply RES.
      * cbn [effective]. cbn [e environment_of origin]. apply Z.mod_small.
        pose proof (PLACE 0 ltac:(pose proof width_cases; lia)). lia.
      * unfold row_accessible. destruct (l_stack _ _ F) as [S R]. rewrite R, orb_true_iff, !Z.leb_le.
        cbn [e environment_of bottom]. change (frame (widened c)) with (frame c). pose proof stack_span.
        (* the row is within one of two sides, as no word of it is between *)
        destruct width_cases as [[L X]|[L X]]; rewrite X; rewrite L in *;
          pose proof (PLACE 0 ltac:(lia)); pose proof (PLACE 1 ltac:(lia)); pose proof (PLACE 2 ltac:(lia));
          pose proof (PLACE 3 ltac:(lia)); [lia|].
        pose proof (PLACE 4 ltac:(lia)). pose proof (PLACE 5 ltac:(lia)).
        pose proof (PLACE 6 ltac:(lia)). pose proof (PLACE 7 ltac:(lia)). lia.
      * apply stand_each. clear RES. revert WORDS. generalize followed. intros ps WORDS.
        induction WORDS as [|p z ps zs C _ IH]; cbn [map]; [constructor|constructor; [|exact IH]]. unfold load_row.
        replace (B Image + o + 8 * lane_at j p) with (B Image + (o + 8 * lane_at j p)) by lia.
        rewrite (proj1 (constant_at_ok s st _ _ F C)). exact (constant_stands s st _ _ F C).
  - destruct a as [b d|d]; [discriminate|]. destruct (constant_at segs d) as [z|] eqn:CA; [|discriminate].
    intros [= <- <-]. pose proof (constant_at_ok s st _ _ F CA) as (LD & P0 & P1 & P2).
    assert (EF : effective e (base st) (Rip d) = B Image + d).
    { cbn [effective e environment_of origin]. apply Z.mod_small. lia. }
    rewrite EF. assert (AC : row_accessible e (base st) (B Image + d) 8 = true).
    { unfold row_accessible. destruct (l_stack _ _ F) as [S R]. rewrite R, orb_true_iff, !Z.leb_le.
      cbn [e environment_of bottom]. change (frame (widened c)) with (frame c). lia. }
    rewrite AC. eexists. split; [reflexivity|]. intros p w P.
    apply (followed_each (fun _ w => stands_for w _)); [|exact P]. intros _ _. rewrite LD.
    eapply constant_stands; eassumption.
Qed.
End Claim.
