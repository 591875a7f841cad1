(** Calls of functions with certificates by a caller that keeps numbers of four words in a workspace: what each call
    leaves in memory. The caller is anyone who puts pointers into the registers and a return address on the stack. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Memory.
Import ListNotations.
Open Scope Z_scope.

(** * Functions *)
Record code := Code { stated : claim; leaks : list (region * Z); image : bytes; constants : list (Z * bytes) }.
Definition segments_of (f : code) : list (Z * bytes) := segments (image f) (constants f).
(** What [correct] says in the file of a function. *)
Definition proved (f : code) : Prop := forall B s, precondition (stated f) (segments_of f) B s ->
  exists ra s', run_image (stated f) (image f) (constants f) B s = Some (ra, s')
    /\ postcondition (stated f) (leaks f) B s ra s'.

(** Four words: any number below 2^256 goes in; b has the largest words and the largest number that come out. *)
Definition radix : list Z := [1; 2^64; 2^128; 2^192].
Definition any : element := Element radix (repeat (2^64 - 1) 4) (2^256 - 1).
Definition within (b : list Z * Z) : element := Element radix (fst b) (snd b).
(** These two of the n-th number that is written, as a claim has them. *)
Definition written_within (c : claim) (n : nat) : list Z * Z :=
  match parameters c with Output l :: _ => match nth n l any with Element _ m t => (m, t) end | _ => ([], 0) end.
Definition value (m : Z -> Z) (a : Z) : Z := number radix (words m a 4).

Lemma value_same m m' a : (forall x, a <= x < a + 32 -> m' x = m x) -> value m' a = value m a.
Proof. intros H. unfold value. cbn [words]. rewrite !(load_ext m' m) by (intros; apply H; lia). reflexivity. Qed.
Lemma value_range m a : (forall x, 0 <= m x < 256) -> 0 <= value m a < 2 ^ 256.
Proof.
  intros H. unfold value. cbn [words number radix]. change (2 ^ 256) with (M * M * M * M).
  change (2 ^ 64) with M. change (2 ^ 128) with (M * M). change (2 ^ 192) with (M * M * M).
  pose proof (load_range m a H). pose proof (load_range m (a + 8) H). pose proof (load_range m (a + 8 + 8) H).
  pose proof (load_range m (a + 8 + 8 + 8) H). unfold M in *. lia.
Qed.
Lemma any_bounded m a : (forall x, 0 <= m x < 256) -> bounded (any, words m a 4).
Proof.
  intros H. split.
  - cbn [fst snd any most repeat words]. change (2 ^ 64 - 1) with (M - 1).
    repeat (constructor; [match goal with |- load64 m ?x <= _ => pose proof (load_range m x H); lia end|]). constructor.
  - pose proof (value_range m a H) as V. unfold number_of. cbn [fst snd any weights top]. unfold value in V. lia.
Qed.

(** * Where things lie *)
Section Caller.
Variable workspace : Z * Z.           (* first byte and length *)
Variable stack : Z.                   (* rsp when a function is entered *)
Variable room : Z.                    (* bytes below it that functions may use *)
Variable functions : list (Z * code). (* with the address of the first byte *)

Definition stack_room : Z * Z := (stack - room, room + 8).
Definition segment_at (o : Z) (t : Z * bytes) : Z * Z := (o + fst t, Z.of_nat (length (snd t))).
Definition inside (a k : Z) : Prop := fst workspace <= a /\ a + k <= fst workspace + snd workspace.
Record arranged : Prop := {
  workspace_in_memory : in_memory workspace;
  stack_in_memory : in_memory stack_room;
  workspace_off_stack : apart workspace stack_room;
  functions_placed : forall f, In f functions -> 0 <= frame (stated (snd f)) <= room
    /\ forall t, In t (segments_of (snd f)) -> in_memory (segment_at (fst f) t)
         /\ apart workspace (segment_at (fst f) t) /\ apart stack_room (segment_at (fst f) t) }.
Hypothesis ARRANGED : arranged.

(** The code is in memory, whatever else has changed. *)
Record ready (s : state) : Prop := {
  ready_regs : forall r, 0 <= regs s r < M;
  ready_mem : forall a, 0 <= mem s a < 256;
  ready_code : forall f t i, In f functions -> In t (segments_of (snd f)) -> (i < length (snd t))%nat ->
    mem s (fst f + fst t + Z.of_nat i) = nth i (snd t) 0 }.
Definition places (f : Z * code) (pointers : list Z) : placing :=
  fun g => match g with Arg n => nth n pointers 0 | Stack => stack | Image => fst f end.
Record entered (f : Z * code) (pointers : list Z) (s : state) : Prop := {
  entered_ready : ready s;
  entered_stack : regs s RSP = stack;
  entered_pointers : forall n, (n < length pointers)%nat -> regs s (nth n passing RAX) = nth n pointers 0 }.
Definition call (f : Z * code) (pointers : list Z) (s : state) : option (Z * state) :=
  run_image (stated (snd f)) (image (snd f)) (constants (snd f)) (places f pointers) s.

Definition outside (t : Z * Z) (a : Z) : Prop := apart t (a, 1).
(** After a call that writes to place t. *)
Record effect (f : Z * code) (pointers : list Z) (t : Z * Z) (s : state) (ra : Z) (s' : state) : Prop := {
  effect_return : ra = load64 (mem s) stack;
  effect_stack : regs s' RSP = stack + 8;
  effect_saved : forall r, In r saved -> regs s' r = regs s r;
  effect_ready : ready s';
  effect_else : forall a, outside t a -> outside stack_room a -> mem s' a = mem s a;
  effect_trace : trace s' = trace s ++ map (address_of (places f pointers)) (leaks (snd f)) }.

(** * Any function that writes to its first parameter *)
Section Function.
Variable f : Z * code.
Variable pointers : list Z.
Let c := stated (snd f).
Let B := places f pointers.
Hypothesis IN : In f functions.
Hypothesis OVERLAPS : overlaps c = Anyhow.
Hypothesis WRITES : forall n, is_output (parameter_at c n) = true -> n = O.
Hypothesis POINTS : forall n, (n < length (parameters c))%nat ->
  match parameter_at c n with
  | Value _ => B (Arg n) = 0
  | Known _ _ | KnownValue _ => False
  | q => (n < length pointers)%nat /\ inside (B (Arg n)) (size_of q)
  end.

Lemma pointer_inside n : is_output (parameter_at c n) = true \/ is_input (parameter_at c n) = true ->
  inside (B (Arg n)) (size_of (parameter_at c n)).
Proof.
  intros H. destruct (Nat.lt_ge_cases n (length (parameters c))) as [L|L].
  - specialize (POINTS n L). destruct (parameter_at c n); try contradiction;
      [apply POINTS..|destruct H; discriminate].
  - unfold parameter_at in H. rewrite nth_overflow in H by exact L. destruct H; discriminate.
Qed.
Lemma written_places g : written c g -> (g = Arg 0 /\ inside (B (Arg 0)) (snd (span c B g))) \/ g = Stack.
Proof.
  destruct g as [n| |]; cbn [written]; intros H; [|right; reflexivity|contradiction]. left. pose proof (WRITES n H).
  subst n. split; [reflexivity|]. apply (pointer_inside 0). left. exact H.
Qed.
Lemma size_nonneg q : 0 <= size_of q.
Proof. destruct q; cbn [size_of]; lia. Qed.
Lemma all_placed : placed c (segments_of (snd f)) B.
Proof.
  destruct ARRANGED as [WM SM OFF FP]. destruct (FP f IN) as [FR SEGS]. fold c in FR.
  unfold in_memory, apart, stack_room in *.
  cbn [fst snd] in *.
  split.
  - intros n L. specialize (POINTS n L). unfold in_memory. cbn [span fst snd].
    destruct (parameter_at c n) eqn:P; [| |rewrite POINTS; cbn; unfold M; lia|contradiction..];
      destruct POINTS as [_ [I1 I2]]; rewrite <- P in *; lia.
  - split; [lia|]. unfold in_memory. cbn [span fst snd]. change (B Stack) with stack. lia.
  - intros t T. destruct (SEGS t T) as [S _]. exact S.
  - intros g h N G H. apply written_places in G, H. unfold apart. cbn [fst snd].
    destruct G as [[-> [I1 I2]]| ->], H as [[-> [J1 J2]]| ->]; try congruence; cbn [span fst snd] in *;
      change (B Stack) with stack; lia.
  - intros g t G T. apply written_places in G. destruct (SEGS t T) as (_ & S1 & S2). unfold apart.
    change (segment_span B t) with (segment_at (fst f) t).
    destruct G as [[-> [I1 I2]]| ->]; cbn [span fst snd] in *; [|change (B Stack) with stack]; lia.
  - intros n I. destruct (pointer_inside n (or_intror I)) as [I1 I2]. unfold apart. cbn [span fst snd].
    change (B Stack) with stack. lia.
  - intros g n _ K. destruct (Nat.lt_ge_cases n (length (parameters c))) as [L|L].
    + specialize (POINTS n L). destruct (parameter_at c n); discriminate || contradiction.
    + unfold parameter_at in K. rewrite nth_overflow in K by exact L. discriminate.
  - intros n m _ _. rewrite OVERLAPS. exact Logic.I.
Qed.
Lemma meets s : entered f pointers s -> Forall bounded (arguments B s 0 (parameters c)) ->
  precondition c (segments_of (snd f)) B s.
Proof.
  intros [[RR RM RC] ST PO] BO. split.
  - exact all_placed.
  - intros n L I. specialize (POINTS n L). destruct (parameter_at c n); try discriminate;
      try contradiction; apply PO, POINTS.
  - intros n L. specialize (POINTS n L). destruct (parameter_at c n); auto; contradiction.
  - exact ST.
  - exact RR.
  - exact RM.
  - intros t i T L. apply RC; assumption.
  - exact BO.
Qed.
Lemma has_effect s ra s' : entered f pointers s -> is_output (parameter_at c 0) = true ->
  postcondition c (leaks (snd f)) B s ra s' ->
  effect f pointers (B (Arg 0), size_of (parameter_at c 0)) s ra s'.
Proof.
  intros [[RR RM RC] ST PO] O0 [_ _ RA SP SA ME [GR GM] TR]. pose proof ARRANGED as [WM SM OFF FP].
  destruct (FP f IN) as [FR _]. fold c in FR.
  assert (ELSE : forall a, outside (B (Arg 0), size_of (parameter_at c 0)) a -> outside stack_room a ->
    mem s' a = mem s a).
  { intros a A1 A2. apply ME. intros g G. apply written_places in G. unfold outside, apart, stack_room in *.
    cbn [fst snd] in *. destruct G as [[-> _]| ->]; cbn [span fst snd]; [|change (B Stack) with stack]; lia. }
  split; try assumption.
  split; [exact GR|exact GM|]. intros g t i G T L. rewrite ELSE; [apply RC; assumption| |].
  - destruct (pointer_inside 0 (or_introl O0)) as [I1 I2]. destruct (FP g G) as [_ S]. destruct (S t T) as (_ & S1 & _).
    unfold outside, apart, segment_at in *. cbn [fst snd] in *. lia.
  - destruct (FP g G) as [_ S]. destruct (S t T) as (_ & _ & S2). unfold outside, apart, segment_at in *.
    cbn [fst snd] in *. lia.
Qed.
End Function.

(** * Functions of one, two or more numbers *)
Variable p : Z.
Definition unary (frame : Z) (b : list Z * Z) (x : expr) : claim :=
  Claim [Output [within b]; Input [any]] None Anyhow frame p [(1, x)].
Definition binary (frame : Z) (b : list Z * Z) (x : expr) : claim :=
  Claim [Output [within b]; Input [any]; Input [any]] None Anyhow frame p [(1, x)].
(** Four numbers, one, and a bit; four come out. *)
Definition quaternary (frame : Z) (b0 b1 b2 b3 : list Z * Z) (r : list (Z * expr)) : claim :=
  Claim [Output [within b0; within b1; within b2; within b3]; Input [any; any; any; any]; Input [any]; Value 1] None
    Anyhow frame p r.

Lemma numbers_only {A B C} (P : A -> C -> Prop) (g : B -> C) l : forall l',
  Forall2 (fun a b => P a (g b)) l l' -> Forall2 P l (map g l').
Proof. induction l as [|a l IH]; intros l' H; inversion H; subst; constructor; auto. Qed.
(** What a call leaves, for functions of these forms. *)
Definition results_of (l : list (Z * expr)) (numbers outputs : list Z) : Prop :=
  Forall2 (fun e r => (p | fst e * r - evaluate numbers (snd e))) l outputs.
Definition calls f pointers t s (r : list (Z * expr)) numbers (outputs : state -> list Z) (b : list (list Z * Z)) :=
  exists ra s', call f pointers s = Some (ra, s') /\ effect f pointers t s ra s'
    /\ results_of r numbers (outputs s') /\ Forall2 (fun y u => y <= snd u) (outputs s') b.

Ltac all_parameters :=
  intros [|[|[|[|n]]]] L; cbn in L; try lia; cbn; auto with arith; split; auto with arith; assumption.
Ltac numbers_bounded EN :=
  cbn; repeat apply Forall_cons; try apply Forall_nil; try apply any_bounded, (ready_mem _ (entered_ready _ _ _ EN)).
Ltac each_bounded BO :=
  match type of BO with
  | Forall _ (_ :: _) =>
      apply Forall_cons_iff in BO; let B := fresh in destruct BO as [B BO]; apply Forall2_cons; [exact (proj2 B)|];
      each_bounded BO
  | _ => apply Forall2_nil
  end.
(** Of a function whose claim E gives, called with pointers. *)
Ltac returns f pointers s IN PR E EN :=
  let W := fresh "W" in let P := fresh "P" in let ra := fresh "ra" in let s' := fresh "s'" in let R := fresh "R" in
  let POST := fresh "POST" in
  assert (W : forall n, is_output (parameter_at (stated (snd f)) n) = true -> n = O)
    by (rewrite E; intros [|[|[|[|[|?n]]]]]; cbn; auto; discriminate);
  assert (P : forall n, (n < length (parameters (stated (snd f))))%nat ->
    match parameter_at (stated (snd f)) n with
    | Value _ => places f pointers (Arg n) = 0
    | Known _ _ | KnownValue _ => False
    | q => (n < length pointers)%nat /\ inside (places f pointers (Arg n)) (size_of q)
    end) by (rewrite E; all_parameters);
  destruct (PR (places f pointers) s) as (ra & s' & R & POST);
  [apply meets; try assumption; rewrite E; [reflexivity|]; numbers_bounded EN
  |exists ra, s'; split; [exact R|]; split;
    [let H := fresh "H" in pose proof (fun O => has_effect f pointers IN W P s ra s' EN O POST) as H; rewrite E in H;
      exact (H eq_refl)
    |destruct POST as [RE BO _ _ _ _ _ _]; rewrite E in RE, BO; split;
      [exact (numbers_only _ number_of _ _ RE)|]; clear - BO;
      cbn in BO; each_bounded BO]].

Theorem unary_ok f d i frame b x s : In f functions -> proved (snd f) -> stated (snd f) = unary frame b x ->
  inside d 32 -> inside i 32 -> entered f [d; i] s ->
  calls f [d; i] (d, 32) s [(1, x)] [value (mem s) i] (fun s' => [value (mem s') d]) [b].
Proof. intros IN PR E D I EN. unfold calls. returns f [d; i] s IN PR E EN. Qed.
Theorem binary_ok f d i j frame b x s : In f functions -> proved (snd f) -> stated (snd f) = binary frame b x ->
  inside d 32 -> inside i 32 -> inside j 32 -> entered f [d; i; j] s ->
  calls f [d; i; j] (d, 32) s [(1, x)] [value (mem s) i; value (mem s) j] (fun s' => [value (mem s') d]) [b].
Proof. intros IN PR E D I J EN. unfold calls. returns f [d; i; j] s IN PR E EN. Qed.
Definition values (m : Z -> Z) (a : Z) : list Z :=
  [value m a; value m (a + 32); value m (a + 32 + 32); value m (a + 32 + 32 + 32)].
Theorem quaternary_ok f d i j z frame b0 b1 b2 b3 r s : In f functions -> proved (snd f) ->
  stated (snd f) = quaternary frame b0 b1 b2 b3 r -> inside d 128 -> inside i 128 -> inside j 32 ->
  regs s RCX = z -> z = 0 \/ z = 1 -> entered f [d; i; j] s ->
  calls f [d; i; j] (d, 128) s r (values (mem s) i ++ [value (mem s) j; z]) (fun s' => values (mem s') d)
    [b0; b1; b2; b3].
Proof.
  intros IN PR E D I J RZ Z01 EN. replace z with (1 * regs s RCX + 0) by lia. unfold calls.
  returns f [d; i; j] s IN PR E EN.
  split; [apply Forall2_cons; [cbn; lia|apply Forall2_nil]|].
  unfold number_of. cbn [fst snd weights word_element number top nth passing]. lia.
Qed.
End Caller.
