(** Symbolic states follow the states of the machine: what it means, and the parts of instructions. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic.
Import ListNotations.
Open Scope Z_scope.

(** The register of an unknown. *)
Definition register_of (n : positive) : reg :=
  match n with
  | 2 => RAX | 3 => RCX | 4 => RDX | 5 => RBX | 6 => RSP | 7 => RBP | 8 => RSI | 9 => RDI | 10 => R8 | 11 => R9
  | 12 => R10 | 13 => R11 | 14 => R12 | 15 => R13 | 16 => R14 | 17 => R15
  | 19 => X0 | 20 => X1 | 21 => X2 | 22 => X3 | 23 => X4 | 24 => X5 | 25 => X6 | 26 => X7 | 27 => X8 | 28 => X9
  | 29 => X10 | 30 => X11 | 31 => X12 | 32 => X13 | 33 => X14 | _ => X15
  end%positive.
Lemma register_of_ok r : register_of (unknown_of r) = r.
Proof. destruct r; reflexivity. Qed.
Lemma reg_beq_spec a b : reg_beq a b = true <-> a = b.
Proof. split; [apply internal_reg_dec_bl|apply internal_reg_dec_lb]. Qed.
Lemma region_eqb_ok a b : region_eqb a b = true <-> a = b.
Proof.
  destruct a, b; simpl; split; try discriminate; try reflexivity.
  - rewrite Nat.eqb_eq. congruence.
  - intros [= ->]. apply Nat.eqb_refl.
Qed.
Lemma content_hold s r x q : content_of (hold s r x) q = if reg_beq q r then x else content_of s q.
Proof.
  unfold content_of, hold; cbn [held]. destruct (reg_beq q r) eqn:E.
  - apply reg_beq_spec in E. subst. rewrite PM.gss. reflexivity.
  - rewrite PM.gso; [reflexivity|]. intros H. apply (f_equal register_of) in H. rewrite !register_of_ok in H.
    apply reg_beq_spec in H. congruence.
Qed.

Lemma nth_skipn_add (A : Type) (l : list A) d : forall k i, nth i (skipn k l) d = nth (k + i) l d.
Proof.
  induction l as [|x l IH]; intros [|k] i; cbn [skipn plus]; try reflexivity.
  - destruct i; reflexivity.
  - rewrite IH. reflexivity.
Qed.

Section Claim.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable v : valuation.
Variable B : placing.
Variable st0 : state.
Hypothesis PL : placed c segs B.
Hypothesis POINTERS : forall n, valid c (Arg n) = true -> v (unknown_of (nth n passing RAX)) = B (Arg n).
Hypothesis STACK : v (unknown_of RSP) = B Stack.
Hypothesis IMAGE : v origin_unknown = B Image.
Hypothesis CODE : forall t i, In t segs -> (i < length (snd t))%nat -> mem st0 (B Image + fst t + Z.of_nat i) = nth i
  (snd t) 0.
Hypothesis KNOWN : forall n k z i, parameter_at c n = Known k z -> 0 <= i < Z.of_nat k ->
  load64 (mem st0) (B (Arg n) + 8 * i) = digit z i.
Local Notation num := (num v).
Local Notation full := (full v).
Local Notation is_bit := (is_bit v).
Let e : environment := environment_of c segs B.

Definition worth (x : content) : Z := match x with W w => num w | P g o => B g + o end.
Definition content_ok (x : content) : Prop :=
  match x with W w => word_ok v w | P g o => inside c g o = true end /\ 0 <= worth x < M.
Definition slot_place (g : region) (o : Z) : Prop :=
  match g with
  | Stack => - frame c <= o <= 0
  | Arg n => is_output (parameter_at c n) = true /\ 0 <= o /\ o mod 8 = 0 /\ o + 8 <= highest c (Arg n)
  | Image => False
  end.
Definition flag_ok (w : option word) (z : option Z) : Prop := forall x, w = Some x -> z = Some (num x) /\ is_bit x.
Definition zero_ok (w : option word) (z : option Z) : Prop :=
  forall x, w = Some x -> z = Some (bit (num x =? 0)) /\ word_ok v x.

Record follows (s : symbolic) (st : state) : Prop := {
  f_ctx : context_ok v (ctx s);
  f_regs : forall r, content_ok (content_of s r) /\ worth (content_of s r) = regs st r;
  f_carry : flag_ok (carry_of s) (flags st CF);
  f_overflow : flag_ok (overflow_of s) (flags st OF);
  f_zero : zero_ok (zero_of s) (flags st ZF);
  f_slots : forall g o x, In (g, o, x) (slots s) ->
    slot_place g o /\ load64 (mem st) (B g + o) = worth x /\ content_ok x;
  f_kept : forall o w, In (o, w) (bytes_kept s) ->
    - frame c <= o <= 0 /\ mem st (B Stack + o) = num w /\ word_ok v w;
  f_inputs : forall n i, is_input (parameter_at c n) = true -> 0 <= i -> 8 * i + 8 <= highest c (Arg n) ->
    unchanged c s (8 * i) = true -> load64 (mem st) (B (Arg n) + 8 * i) = v (limb c n i);
  f_frame : forall a, (forall g, written c g -> apart (span c B g) (a, 1)) -> mem st a = mem st0 a;
  f_bytes : forall a, 0 <= mem st a < 256;
  f_trace : trace st = trace st0 ++ map (address_of B) (rev (seen s)) }.

(** * Changes of the state *)
Lemma follows_ctx s st k : follows s st -> context_ok v k -> follows (with_ctx s k) st.
Proof. intros [] K. split; auto. Qed.
Lemma follows_hold s st r x z : follows s st -> content_ok x -> worth x = z -> follows (hold s r x) (set st r z).
Proof.
  intros [] K E. split; auto. intros q. rewrite content_hold. simpl.
  destruct (reg_beq q r); [split; assumption|apply f_regs0].
Qed.
Lemma follows_word s st r w z : follows s st -> full w -> num w = z -> follows (hold s r (W w)) (set st r z).
Proof. intros F K E. apply follows_hold; [exact F|exact K|exact E]. Qed.
Lemma follows_flags s st a b z x y t : follows s st -> flag_ok a x -> flag_ok b y -> zero_ok z t ->
  follows (with_flags s a b z) (set_flags st x y t).
Proof. intros [] A C Z0. split; auto. Qed.
Lemma follows_no_flags s st x y t : follows s st -> follows (without_flags s) (set_flags st x y t).
Proof. intros F. apply follows_flags; [exact F|discriminate..]. Qed.
Lemma follows_flag s st f w : follows s st -> f <> ZF -> is_bit w -> follows (with_flag s f w)
  (set_flag st f (Some (num w))).
Proof.
  intros [] N K. destruct f; [| |congruence]; (split; auto); cbn; intros x; intros [= <-]; auto.
Qed.
Lemma follows_see s st l : follows s st -> follows (saw s l) (see st (map (address_of B) l)).
Proof.
  intros []. split; auto. cbn [trace see seen saw].
  rewrite f_trace0, rev_append_rev, rev_app_distr, rev_involutive, map_app, app_assoc.
  reflexivity.
Qed.
Lemma follows_see_nothing s st : follows s st -> follows s (see st []).
Proof. intros []. split; auto. cbn [trace see]. rewrite app_nil_r. exact f_trace0. Qed.
Lemma one_flag w z : is_bit w -> z = num w -> flag_ok (Some w) (Some z).
Proof. intros K -> x [= <-]. auto. Qed.
Lemma one_zero w z : word_ok v w -> z = bit (num w =? 0) -> zero_ok (Some w) (Some z).
Proof. intros K -> x [= <-]. auto. Qed.

(** * Places *)
Lemma valid_length n : valid c (Arg n) = true -> (n < length (parameters c))%nat.
Proof.
  unfold valid, parameter_at. intros H. destruct (Nat.lt_ge_cases n (length (parameters c))); [assumption|].
  rewrite nth_overflow in H by assumption. discriminate.
Qed.
Lemma place_range g : valid c g = true -> 0 <= B g + lowest c g /\ B g + highest c g < M.
Proof.
  intros H. destruct g as [n| |]; [|destruct (placed_stack _ _ _ PL) as [F [L U]]; cbn in *; lia|discriminate].
  destruct (placed_arrays _ _ _ PL n (valid_length n H)) as [L U]. cbn in *. lia.
Qed.
Lemma inside_spec g o : inside c g o = true -> valid c g = true /\ lowest c g <= o <= highest c g.
Proof. unfold inside. rewrite !andb_true_iff, !Z.leb_le. tauto. Qed.
Lemma pointer_ok g o : inside c g o = true -> content_ok (P g o).
Proof.
  intros I. split; [exact I|]. apply inside_spec in I as [VA IN]. pose proof (place_range g VA). cbn. lia.
Qed.
Lemma word_of_ok x : content_ok x -> full (word_of x) /\ num (word_of x) = worth x.
Proof.
  intros [K R]. destruct x as [w|g o]; [split; [split; assumption|reflexivity]|].
  apply inside_spec in K as [VA IN]. cbn in R.
  assert (U : exists u, word_of (P g o) = Word (add (var u) (const o)) (M - 1) /\ v u = B g).
  { destruct g as [n| |]; [|exists (unknown_of RSP); auto|discriminate]. exists (unknown_of (nth n passing RAX)). auto.
    }
  destruct U as (u & -> & E). unfold Arithmetic.full, Arithmetic.num, word_ok; cbn [value limit worth].
  rewrite add_ok, var_ok, const_ok, E. lia.
Qed.
Lemma word_in_ok s st r : follows s st -> full (word_in s r) /\ num (word_in s r) = regs st r.
Proof. intros F. destruct (f_regs _ _ F r) as [K <-]. apply word_of_ok, K. Qed.
Lemma rsp_low s st r : follows s st -> content_of s RSP = P Stack r -> regs st RSP = B Stack + r /\ r <= 8.
Proof.
  intros F E. destruct (f_regs _ _ F RSP) as [[K _] W]. rewrite E in K, W. apply inside_spec in K as [_ K]. cbn in *.
  lia.
Qed.
Lemma stack_apart g : valid c g = true -> g <> Stack -> apart (span c B Stack) (span c B g).
Proof.
  intros VA N. destruct g as [n| |]; [|congruence|discriminate]. cbn in VA. unfold is_pointer in VA.
  rewrite !orb_true_iff in VA. destruct VA as [[I|O]|K].
  - apply (apart_stack _ _ _ PL), I.
  - apply (apart_written _ _ _ PL); [congruence|exact I|exact O].
  - apply (apart_known _ _ _ PL); [exact I|exact K].
Qed.
Lemma constant_at_segment l d z : constant_at l d = Some z ->
  exists t, In t l /\ fst t <= d /\ d + 8 <= fst t + Z.of_nat (length (snd t)) /\
    exists r, unsigned_of 8 (skipn (Z.to_nat (d - fst t)) (snd t)) = Some (z, r).
Proof.
  induction l as [|[o b] l IH]; cbn [constant_at]; [discriminate|].
  destruct (Z.leb_spec o d); [destruct (Z.leb_spec (d + 8) (o + Z.of_nat (length b)))|]; cbn [andb].
  - destruct (unsigned_of 8 (skipn (Z.to_nat (d - o)) b)) as [[y r]|] eqn:U; [|discriminate]. intros [= <-].
    exists (o, b). cbn [fst snd].
    split; [left; reflexivity|]. split; [lia|]. split; [lia|]. exists r. exact U.
  - intros E. destruct (IH E) as (t & I & T). exists t. split; [right; exact I|exact T].
  - intros E. destruct (IH E) as (t & I & T). exists t. split; [right; exact I|exact T].
Qed.
Lemma constant_place d z : constant_at segs d = Some z ->
  0 <= B Image + d < M /\ (B Image + d + 8 <= B Stack - frame c \/ B Stack + 8 <= B Image + d).
Proof.
  intros CA. destruct (constant_at_segment _ _ _ CA) as (t & IN & L & U & _).
  pose proof (placed_code _ _ _ PL t IN) as [PL0 PU]. pose proof (apart_code _ _ _ PL Stack t I IN) as A. cbn in *.
  split; [lia|]. destruct A as [A|A]; cbn in A; lia.
Qed.
Lemma code_word_ok o : in_code segs o = true -> full (code_word o) /\ num (code_word o) = (B Image + o) mod M.
Proof.
  unfold in_code. rewrite existsb_exists. intros (t & IN & E). rewrite andb_true_iff, !Z.leb_le in E.
  pose proof (placed_code _ _ _ PL t IN) as [PL0 PU]. cbn in PL0, PU. unfold bytes in *.
  assert (N : num (code_word o) = B Image + o)
    by (unfold Arithmetic.num, code_word; cbn [value]; rewrite add_ok, var_ok, const_ok, IMAGE; reflexivity).
  rewrite Z.mod_small by lia. split; [|exact N]. unfold Arithmetic.full, word_ok. fold (num (code_word o)). rewrite N.
  cbn [limit code_word]. lia.
Qed.
Lemma pointing_ok w g k d : forall n, pointing n w = Some (g, k) -> valid c g = true ->
  (num w + d) mod M = (B g + k + d) mod M.
Proof.
  induction n as [|n IH]; cbn [pointing]; [discriminate|].
  destruct (Polynomial.quotient M _) as [q|] eqn:Q; [|exact IH].
  intros [= <- <-] VA. apply (quotient_ok v) in Q. rewrite !sub_ok, const_ok, var_ok, (POINTERS n VA) in Q.
  set (t := constant_term _) in *. fold (num w) in Q.
  assert (S : exists j, signed (t mod M) = t + j * M).
  { unfold signed. destruct (t mod M <? 2 ^ 63); rewrite Z.mod_eq by discriminate; [exists (- (t / M))|
    exists (- (t / M) - 1)]; lia. }
  destruct S as (j & ->). replace (num w + d) with (B (Arg n) + t + d + eval v q * M) by lia.
  replace (B (Arg n) + (t + j * M) + d) with (B (Arg n) + t + d + j * M) by lia.
  rewrite !Z.mod_add by discriminate. reflexivity.
Qed.
Lemma pointer_in_ok x g k d : pointer_in x = Some (g, k) -> valid c g = true ->
  (worth x + d) mod M = (B g + k + d) mod M.
Proof. destruct x as [w|h o]; [apply pointing_ok|intros [= <- <-] _; reflexivity]. Qed.
Lemma effective_ok s st a g o : follows s st -> effective_at c segs s a = Some (g, o) ->
  effective e st a = B g + o /\ accessible e st (B g + o) = true /\ 0 <= B g + o < M /\
  (g <> Image -> inside c g o = true).
Proof.
  intros F. unfold effective_at. destruct (content_of s RSP) as [|[n| |] r] eqn:SP; try discriminate.
  destruct (rsp_low s st r F SP) as [RS R8]. destruct (placed_stack _ _ _ PL) as [F0 [SL SU]]. cbn in SL, SU.
  unfold accessible. change (bottom e) with (B Stack - frame c). rewrite orb_true_iff, !Z.leb_le.
  destruct a as [b d|d].
  - destruct (f_regs _ _ F b) as [[K R] W]. destruct (pointer_in (content_of s b)) as [[g' k]|] eqn:PI.
    2: { destruct (content_of s b) as [w|]; [|discriminate]. destruct (code_offset w) as [k|] eqn:CW; [|discriminate].
      destruct (constant_at segs (k + d)) as [z|] eqn:CA; [|discriminate]. intros [= <- <-].
      apply (constant_ok v) in CW. rewrite sub_ok, var_ok, IMAGE in CW. cbn [worth] in W. fold (num w) in CW.
      destruct (constant_place _ _ CA) as [CR CS].
      split; [cbn [effective]; rewrite <- W; replace (num w + d) with (B Image + (k + d)) by lia;
        apply Z.mod_small, CR|].
      split; [|split; [exact CR|congruence]]. rewrite RS. cbn in CS. lia. }
    destruct (inside c g' (k + d)) eqn:IN; [|discriminate].
    destruct (Z.leb_spec (k + d + 8) (highest c g')); [|discriminate].
    cbn [andb]. destruct (match g' with Stack => _ | _ => true end) eqn:RZ; [|discriminate]. intros [= <- <-].
    pose proof (pointer_ok _ _ IN) as [_ PR]. cbn in PR.
    split.
    { cbn [effective]. rewrite <- W, (pointer_in_ok _ _ _ _ PI (proj1 (inside_spec _ _ IN))), <- Z.add_assoc.
      apply Z.mod_small, PR. }
    split; [|split; [exact PR|auto]].
    apply inside_spec in IN as [VA IN]. rewrite RS. destruct (region_eqb g' Stack) eqn:G.
    + apply region_eqb_ok in G. subst. apply Z.leb_le in RZ. lia.
    + assert (NG : g' <> Stack) by (intros ->; discriminate). destruct g' as [n| |]; [|congruence|discriminate VA].
      destruct (stack_apart _ VA NG) as [A|A]; cbn in *; lia.
  - destruct (constant_at segs d) as [z|] eqn:CA; [|discriminate]. intros [= <- <-].
    destruct (constant_place _ _ CA) as [CR CS]. split; [apply Z.mod_small, CR|].
    split; [|split; [exact CR|congruence]].
    rewrite RS. cbn in CS. lia.
Qed.

(** * Loads *)
Lemma stored_in g o l x : stored g o l = Some x -> In (g, o, x) l.
Proof.
  induction l as [|[[h k] y] l IH]; simpl; [discriminate|].
  destruct (Z.eqb_spec k o); [destruct (region_eqb h g) eqn:E|]; cbn [andb].
  - intros [= <-]. apply region_eqb_ok in E. subst. auto.
  - auto.
  - auto.
Qed.
Lemma load64_bytes m a l z r : unsigned_of 8 l = Some (z, r) ->
  (forall i, (i < 8)%nat -> m (a + Z.of_nat i) = nth i l 0) -> load64 m a = z.
Proof.
  destruct l as [|b0 [|b1 [|b2 [|b3 [|b4 [|b5 [|b6 [|b7 l]]]]]]]]; cbn [unsigned_of]; try discriminate.
  intros [= <- _] H.
  pose proof (H 0%nat ltac:(lia)) as H0. pose proof (H 1%nat ltac:(lia)) as H1. pose proof (H 2%nat ltac:(lia)) as H2.
  pose proof (H 3%nat ltac:(lia)) as H3. pose proof (H 4%nat ltac:(lia)) as H4. pose proof (H 5%nat ltac:(lia)) as H5.
  pose proof (H 6%nat ltac:(lia)) as H6. pose proof (H 7%nat ltac:(lia)) as H7. change (Z.of_nat 0) with 0 in H0.
  change (Z.of_nat 1) with 1 in H1. change (Z.of_nat 2) with 2 in H2. change (Z.of_nat 3) with 3 in H3.
  change (Z.of_nat 4) with 4 in H4.
  change (Z.of_nat 5) with 5 in H5. change (Z.of_nat 6) with 6 in H6. change (Z.of_nat 7) with 7 in H7.
  rewrite Z.add_0_r in H0.
  unfold load64. rewrite H0, H1, H2, H3, H4, H5, H6, H7. cbn [nth]. change (2 ^ 8) with 256. lia.
Qed.
Lemma code_unchanged s st t i : follows s st -> In t segs -> (i < length (snd t))%nat ->
  mem st (B Image + fst t + Z.of_nat i) = nth i (snd t) 0.
Proof.
  intros F IN L. rewrite <- (CODE t i IN L). apply (f_frame _ _ F). intros g WR.
  pose proof (apart_code _ _ _ PL g t WR IN) as A. unfold apart in *. cbn [fst snd segment_span] in *. lia.
Qed.
Lemma load_ok s st g o x : follows s st -> load c segs s g o = Some x ->
  content_ok x /\ worth x = load64 (mem st) (B g + o).
Proof.
  intros F E.
  assert (SL : stored g o (slots s) = Some x -> content_ok x /\ worth x = load64 (mem st) (B g + o)).
  { intros S. apply stored_in in S. apply (f_slots _ _ F) in S as (_ & L & K). auto. }
  destruct g as [n| |]; cbn [load] in E; [|auto|].
  - destruct (parameter_at c n) as [l|l|u|k z|z] eqn:PA; [|auto|discriminate| |discriminate].
    2: {
      destruct (Z.leb_spec 0 o); [|discriminate]. destruct (Z.eqb_spec (o mod 8) 0); [|discriminate].
      cbn [highest] in E. rewrite PA in E. destruct (Z.leb_spec (o + 8) (size_of (Known k z))) as [L|]; [|discriminate].
      cbn [andb size_of] in E, L. injection E as <-.
      assert (O : o = 8 * (o / 8)) by (rewrite (Z.div_mod o 8) at 1; lia).
      assert (R : 0 <= digit z (o / 8) < M) by (apply Z.mod_pos_bound; reflexivity).
      destruct (const_num v (digit z (o / 8)) ltac:(lia)) as [K N].
      split; [split; [exact K|cbn [worth]; rewrite N; exact R]|]. cbn [worth]. rewrite N.
      rewrite <- (KNOWN n k z (o / 8) PA) by (split; [apply Z.div_pos; lia|lia]). rewrite <- O. symmetry.
      apply load_ext. intros a A. apply (f_frame _ _ F). intros g WR.
      pose proof (apart_known _ _ _ PL g n WR) as AK. rewrite PA in AK. specialize (AK eq_refl). unfold apart in *.
      cbn [fst snd span] in AK |- *. rewrite PA in AK. cbn [size_of] in AK. lia. }
    destruct (unchanged c s o) eqn:UN; [|discriminate]. destruct (Z.leb_spec 0 o); [|discriminate].
    destruct (Z.eqb_spec (o mod 8) 0); [|discriminate].
    destruct (Z.leb_spec (o + 8) (highest c (Arg n))); [|discriminate].
    cbn [andb] in E. destruct (PM.find _ _) as [[l0 u]|] eqn:FI; [|discriminate]. injection E as <-.
    assert (O : o = 8 * (o / 8)) by (rewrite (Z.div_mod o 8) at 1; lia).
    pose proof (f_inputs _ _ F n (o / 8)) as IN. rewrite PA in IN. rewrite <- O in IN.
    specialize (IN eq_refl ltac:(apply Z.div_pos; lia) ltac:(lia) UN).
    destruct (f_ctx _ _ F) as [RO _]. apply RO in FI. pose proof (load_range (mem st) (B (Arg n) + o) (f_bytes _ _ F)).
    unfold content_ok, worth, word_ok, Arithmetic.num; cbn [value limit]. rewrite var_ok. rewrite IN in *. lia.
  - destruct (constant_at segs o) as [z|] eqn:CA; [|discriminate]. injection E as <-.
    destruct (constant_at_segment _ _ _ CA) as (t & IN & L & U & r & UO).
    assert (LD : load64 (mem st) (B Image + o) = z).
    { apply (load64_bytes _ _ _ _ _ UO). intros i Hi. rewrite nth_skipn_add.
      rewrite <- (code_unchanged s st t (Z.to_nat (o - fst t) + i)); [f_equal; lia|exact F|exact IN|lia]. }
    pose proof (load_range (mem st) (B Image + o) (f_bytes _ _ F)) as R. rewrite LD in *.
    destruct (const_num v z ltac:(lia)) as [K E]. split; [split; [exact K|cbn [worth]; rewrite E; exact R]|exact E].
Qed.

(** * Stores *)
Lemma store_follows s st g o x s' : follows s st -> store c s g o x = Some s' -> content_ok x ->
  writable e (B g + o) = true /\ follows s' (State (regs st) (flags st) (store64 (mem st) (B g + o) (worth x))
    (trace st)).
Proof.
  intros F. unfold store. destruct (storable c g o) eqn:SB; [|discriminate]. intros [= <-] K.
  assert (WR : written c g /\ slot_place g o /\ fst (span c B g) <= B g + o /\ B g + o + 8 <= fst (span c B g) + snd
    (span c B g)).
  { destruct g as [n| |]; cbn in SB; [| |discriminate].
    - rewrite !andb_true_iff, !Z.leb_le, Z.eqb_eq in SB. cbn. intuition lia.
    - rewrite !andb_true_iff, !Z.leb_le in SB. cbn. split; [exact I|]. lia. }
  destruct WR as (WR & SP & LO & HI).
  assert (NP : forall h, written c h -> apart (span c B h) (B g + o, 8) \/ h = g).
  { intros h WH. destruct (region_eqb h g) eqn:HG; [apply region_eqb_ok in HG; auto|]. left.
    assert (h <> g) by (intros ->; rewrite (proj2 (region_eqb_ok g g) eq_refl) in HG; discriminate).
    pose proof (apart_written _ _ _ PL h g H WH WR) as A. unfold apart in *. cbn [fst snd] in *. lia. }
  split.
  { unfold writable. apply forallb_forall. intros r IN. cbn [readonly e environment_of] in IN. apply in_map_iff in IN as
    (t & <- & IN).
    pose proof (apart_code _ _ _ PL g t WR IN) as A. unfold apart in A. rewrite orb_true_iff, !Z.leb_le. lia. }
  pose proof (proj2 K) as R. destruct F. split; auto; cbn [ctx with_memory slots bytes_kept mem regs flags trace].
  - intros h k y [EQ|IN].
    + injection EQ as <- <- <-. split; [exact SP|]. split; [apply load_store_same, R|exact K].
    + apply filter_In in IN as [IN NA]. destruct (f_slots0 h k y IN) as (SH & LD & KY). split; [exact SH|].
      split; [|exact KY].
      rewrite load_store_apart; [exact LD|].
      assert (WH : written c h /\ fst (span c B h) <= B h + k /\ B h + k + 8 <= fst (span c B h) + snd (span c B h)).
      { destruct h as [m| |]; cbn in *; intuition lia. }
      destruct WH as (WH & L1 & L2). destruct (NP h WH) as [A| ->].
      * unfold apart in A. cbn [fst snd] in A. lia.
      * cbn [not_at] in NA. rewrite (proj2 (region_eqb_ok g g) eq_refl), !orb_true_iff, !Z.leb_le in NA.
        destruct NA as [[NA|NA]|NA]; [discriminate|lia|lia].
  - intros k w IN. apply filter_In in IN as [IN NB]. destruct (f_kept0 k w IN) as (KP & KM & KW).
    split; [exact KP|]. split; [|exact KW]. rewrite store_else; [exact KM|]. destruct (NP Stack I) as [A|A].
    + unfold apart in A. cbn [fst snd span] in A. lia.
    + subst g. unfold clear_byte in NB. cbn [region_eqb negb orb fst] in NB.
      rewrite orb_true_iff, Z.ltb_lt, Z.leb_le in NB. lia.
  - intros n i IN I0 I1 UN.
    assert (H0 : load64 (mem st) (B (Arg n) + 8 * i) = v (limb c n i) /\ (B (Arg n) + 8 * i + 8 <= B g + o \/ B g + o +
      8 <= B (Arg n) + 8 * i)).
    { destruct g as [m| |]; [| |discriminate SB].
      - pose proof (apart_inputs _ _ _ PL m n WR IN) as AI. unfold unchanged in *. cbn [slots with_memory] in UN.
        assert (AP : apart (span c B (Arg m)) (span c B (Arg n)) ->
          B (Arg n) + 8 * i + 8 <= B (Arg m) + o \/ B (Arg m) + o + 8 <= B (Arg n) + 8 * i).
        { unfold apart. cbn [span fst snd] in *. cbn [highest] in I1. lia. }
        destruct (overlaps c).
        + cbn in UN. discriminate.
        + cbn [forallb clear_of] in UN. apply andb_true_iff in UN as [U1 U2]. rewrite orb_true_iff, !Z.leb_le in U1.
          split.
          * apply f_inputs0; try assumption. apply forallb_forall. intros t T. 
            destruct (not_at (Arg m) o t) eqn:NT.
            -- rewrite forallb_forall in U2. apply U2, filter_In. auto.
            -- destruct t as [[h k] y]. destruct (f_slots0 h k y T) as (SH & _). cbn [not_at] in NT.
               rewrite !orb_false_iff, negb_false_iff, !Z.leb_gt in NT. destruct NT as [[NG N1] N2].
               apply region_eqb_ok in NG. subst h.
               cbn in SH. destruct SP as (_ & _ & SP & _). destruct SH as (_ & _ & SH & _).
               assert (k = o). { pose proof (Z.div_mod k 8 ltac:(lia)). pose proof (Z.div_mod o 8 ltac:(lia)). lia. }
               subst k. cbn [clear_of]. rewrite orb_true_iff, !Z.leb_le. exact U1.
          * destruct AI as [AI|AI]; [rewrite AI; lia|auto].
        + split; [apply f_inputs0; assumption|auto].
      - pose proof (apart_stack _ _ _ PL n IN) as A. split.
        + apply f_inputs0; try assumption. unfold unchanged in *. cbn [slots with_memory] in UN.
          assert (ST : forall q : region * Z * content -> bool, (forall t, is_stack t = true -> q t = true) ->
            forallb q ((Stack, o, x) :: filter (not_at Stack o) (slots s)) = true -> forallb q (slots s) = true).
          { intros q Q U. cbn [forallb] in U. apply andb_true_iff in U as [_ U]. apply forallb_forall. intros t T.
            destruct (is_stack t) eqn:IS; [apply Q, IS|]. rewrite forallb_forall in U. apply U, filter_In.
            split; [exact T|].
            destruct t as [[h k] y]. cbn in IS |- *. rewrite IS. reflexivity. }
          destruct (overlaps c); [apply ST; auto| |exact UN]. apply ST; [|exact UN]. intros [[h k] y]. cbn. intros H.
          apply region_eqb_ok in H. subst. reflexivity.
        + unfold apart in A. cbn [span fst snd highest] in *. lia. }
    destruct H0 as [LD AP]. rewrite load_store_apart by lia. exact LD.
  - intros a AP. rewrite store_else; [apply f_frame0, AP|]. specialize (AP g WR). unfold apart in AP.
    cbn [fst snd] in AP. lia.
  - intros a. apply store_byte, f_bytes0.
Qed.
Lemma put_follows s st g o x s' : follows s st -> store c s g o x = Some s' -> content_ok x ->
  accessible e st (B g + o) = true ->
  exists st', put e st (B g + o) (worth x) = Some st' /\ follows (saw s' [(g, o)]) st' /\ forall q, regs st' q = regs st
    q.
Proof.
  intros F S K A. destruct (store_follows _ _ _ _ _ _ F S K) as [W F']. unfold put. rewrite A, W. cbn [andb].
  eexists. split; [reflexivity|]. split; [|reflexivity]. change [B g + o] with (map (address_of B) [(g, o)]).
  apply follows_see, F'.
Qed.

(** * Bytes of the stack *)
Lemma put_byte_follows s st g o w s' : follows s st -> keep_byte c s g o w = Some s' -> word_ok v w ->
  0 <= num w < 256 -> accessible e st (B g + o) = true ->
  exists st', put8 e st (B g + o) (num w) = Some st' /\ follows (saw s' [(g, o)]) st'.
Proof.
  intros F. unfold keep_byte. destruct (region_eqb g Stack) eqn:G; [|discriminate]. apply region_eqb_ok in G. subst g.
  destruct (storable c Stack o) eqn:SB; [|discriminate]. intros [= <-] K R A. cbn [andb] in *.
  cbn in SB. rewrite !andb_true_iff, !Z.leb_le in SB.
  assert (W : writable e (B Stack + o) = true).
  { unfold writable. apply forallb_forall. intros r IN. cbn [readonly e environment_of] in IN. apply in_map_iff in IN as
    (t & <- & IN).
    pose proof (apart_code _ _ _ PL Stack t I IN) as AC. unfold apart in AC. cbn [fst snd span] in AC.
    rewrite orb_true_iff, !Z.leb_le. lia. }
  unfold put8. rewrite A, W. cbn [andb]. eexists. split; [reflexivity|].
  change [B Stack + o] with (map (address_of B) [(Stack, o)]). apply follows_see.
  destruct F. split; auto; cbn [ctx with_memory slots bytes_kept mem regs flags trace].
  - intros h k y IN. apply filter_In in IN as [IN NA]. destruct (f_slots0 h k y IN) as (SH & LD & KY).
    split; [exact SH|]. split; [|exact KY]. rewrite load_store8_apart; [exact LD|]. cbn [not_at] in NA.
    destruct (region_eqb h Stack) eqn:H.
    + apply region_eqb_ok in H. subst h. cbn [negb orb] in NA. rewrite orb_true_iff, !Z.leb_le in NA. lia.
    + assert (NS : h <> Stack) by (intros ->; discriminate).
      assert (WH : written c h /\ fst (span c B h) <= B h + k /\ B h + k + 8 <= fst (span c B h) + snd (span c B h)).
      { destruct h as [m| |]; cbn in *; [intuition lia|congruence|contradiction]. }
      destruct WH as (WH & L1 & L2). pose proof (apart_written _ _ _ PL h Stack NS WH I) as AP. unfold apart in AP.
      cbn [fst snd span] in AP, L1, L2. cbn [span] in *. lia.
  - intros k y [EQ|IN].
    + injection EQ as <- <-. split; [lia|]. split; [|exact K]. unfold store8. rewrite Z.eqb_refl. reflexivity.
    + apply filter_In in IN as [IN NB]. destruct (f_kept0 k y IN) as (KP & KM & KW). split; [exact KP|].
      split; [|exact KW]. rewrite store8_else; [exact KM|].
      unfold clear_byte in NB. cbn [region_eqb negb orb fst] in NB. rewrite orb_true_iff, Z.ltb_lt, Z.leb_le in NB. lia.
  - intros n i IN I0 I1 UN. rewrite load_store8_apart.
    + apply f_inputs0; try assumption. unfold unchanged in *. cbn [slots with_memory] in UN.
      assert (ST : forall q : region * Z * content -> bool, (forall t, is_stack t = true -> q t = true) ->
        forallb q (filter (not_at Stack o) (slots s)) = true -> forallb q (slots s) = true).
      { intros q Q U. apply forallb_forall. intros t T. destruct (is_stack t) eqn:IS; [apply Q, IS|].
        rewrite forallb_forall in U. apply U, filter_In. split; [exact T|]. destruct t as [[h k] y]. cbn in IS |- *.
        rewrite IS. reflexivity. }
      destruct (overlaps c); [apply ST; auto| |exact UN]. apply ST; [|exact UN]. intros [[h k] y]. cbn. intros H.
      apply region_eqb_ok in H. subst. reflexivity.
    + pose proof (apart_stack _ _ _ PL n IN) as AP. unfold apart in AP. cbn [span fst snd highest] in *. lia.
  - intros a AP. rewrite store8_else; [apply f_frame0, AP|]. specialize (AP Stack I). unfold apart in AP.
    cbn [fst snd span] in AP. lia.
  - intros a. unfold store8. destruct (a =? _); [exact R|apply f_bytes0].
Qed.
Lemma load_byte_ok s st g o w : follows s st -> load_byte s g o = Some w ->
  mem st (B g + o) = num w /\ word_ok v w /\ 0 <= num w < 256.
Proof.
  intros F. unfold load_byte. destruct (region_eqb g Stack) eqn:G; [|discriminate]. apply region_eqb_ok in G. subst g.
  intros E. assert (IN : In (o, w) (bytes_kept s)).
  { revert E. generalize (bytes_kept s). induction l as [|[k y] l IH]; cbn [kept_at]; [discriminate|].
    destruct (Z.eqb_spec k o) as [->|]; [intros [= ->]; left; reflexivity|right; auto]. }
  destruct (f_kept _ _ F o w IN) as (_ & M8 & K). rewrite <- M8. auto using (f_bytes _ _ F (B Stack + o)).
Qed.

(** * Operands and flags *)
Lemma operand_ok s st x y t : follows s st -> operand_of c segs s x = Some (y, t) ->
  get e st x = Some (worth y, map (address_of B) t) /\ content_ok y.
Proof.
  intros F. destruct x as [r|z|a]; cbn [operand_of get].
  - intros [= <- <-]. destruct (f_regs _ _ F r) as [K <-]. auto.
  - intros [= <- <-]. pose proof (Z.mod_pos_bound z M ltac:(reflexivity)) as R.
    destruct (const_num v (z mod M) ltac:(lia)) as [K E]. cbn [worth map]. rewrite E. split; [reflexivity|].
    split; [exact K|]. cbn [worth]. rewrite E. exact R.
  - destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (load _ _ _ _ _) as [u|] eqn:LD; [|discriminate].
    intros [= <- <-]. apply (effective_ok s st) in EA as (EA & AC & _); [|exact F].
    apply (load_ok s st) in LD as [K LD]; [|exact F].
    cbv zeta. rewrite EA, AC, LD. auto.
Qed.
Lemma read_ok s st x w t : follows s st -> read c segs s x = Some (w, t) ->
  get e st x = Some (num w, map (address_of B) t) /\ full w.
Proof.
  intros F. unfold read. destruct (operand_of _ _ _ _) as [[y u]|] eqn:O; [|discriminate]. intros [= <- <-].
  apply (operand_ok s st) in O as [G K]; [|exact F]. destruct (word_of_ok y K) as [FW ->]. auto.
Qed.
Lemma flag_word_ok s st f w : follows s st -> flag_word s f = Some w -> flags st f = Some (num w) /\ is_bit w.
Proof.
  intros F. destruct f; cbn [flag_word]; [apply F|apply F|]. destruct (zero_of s) as [z|] eqn:Z0; [|discriminate].
  apply (f_zero _ _ F) in Z0 as [FL [W0 W1]]. destruct (f_ctx _ _ F) as [RO _].
  destruct (interval _ _) as [[l u]|] eqn:I; [|discriminate]. apply (interval_ok v) in I; [|exact RO].
  fold (num z) in W0, I.
  destruct (Z.ltb_spec 0 l); [|destruct (Z.leb_spec u 0); [|discriminate]]; intros [= <-]; rewrite FL.
  - destruct (Z.eqb_spec (num z) 0); [lia|]. split; [rewrite zero_num; reflexivity|apply zero_bit].
  - destruct (Z.eqb_spec (num z) 0); [|lia]. destruct (const_num v 1 ltac:(lia)) as [K E].
    split; [rewrite E; reflexivity|].
    split; [exact K|lia].
Qed.
Lemma known_ok s st w z : follows s st -> value_in s w = Some z -> num w = z.
Proof. intros F E. eapply known_num; [exact E|apply F]. Qed.
End Claim.
