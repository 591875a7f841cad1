(** X25519 as a program: its own section calls functions with certificates, in loops that count. *)
From Coq Require Import ZArith List Bool Lia Setoid.
From Fieldwright Require Import Machine Decode Statement Memory Calls Control Linked X25519Statement X25519 X25519Slots.
Import ListNotations.
Open Scope Z_scope.

(** * What the own section is to hold *)
Inductive expected :=
| Do (i : instr)
| CallTo (o : Z). (* a place in the program *)
Inductive chunk :=
| Plain (l : list expected)
| Repeat (l : list expected). (* then dec rbx, and back to the first of l if that is not 0 *)
Definition meets (x : expected) (i : flow) (after : Z) : bool :=
  match x, i with
  | Do a, Straight b => if instr_eq_dec a b then true else false
  | CallTo o, Enter d => after + d =? o
  | _, _ => false
  end.
Fixpoint block (code : program) (l : list expected) (pc : Z) : option Z :=
  match l with
  | [] => Some pc
  | x :: l =>
      let* (q, i, after) := at_pc code pc in
      if (q =? 0) && (0 <=? after) && meets x i after then block code l after else None
  end.
Definition chunk_at (code : program) (c : chunk) (pc : Z) : option Z :=
  match c with
  | Plain l => block code l pc
  | Repeat l =>
      let* pc1 := block code l pc in
      let* pc2 := block code [Do (DEC RBX)] pc1 in
      match at_pc code pc2 with
      | Some (_, Branch ZF false d, after) => if after + d =? pc then Some after else None
      | _ => None
      end
  end.

Section Program.
Variable code : program.
Variable base work room : Z. (* the address of the program; rsp of its calls, where the workspace begins *)
Notation stack := (work - 8).
Variable step mul square add sub reduce : Z * Calls.code. (* with their places in the program *)
Definition at_address (f : Z * Calls.code) : Z * Calls.code := (base + fst f, snd f).
Definition functions : list (Z * Calls.code) := map at_address [step; mul; square; add; sub; reduce].
(** Slots, the scalar, what is saved, and where the program returns to. *)
Definition workspace : Z * Z := (work, 32 * Z.of_nat slots + 64).
Definition in_slots : Z * Z := (work, 32 * Z.of_nat slots).
Definition whole : environment :=
  Env base (map (fun t => (base + fst t, length_of (snd t))) code) (stack - room).
Hypothesis ARRANGED : arranged workspace stack room functions.
Hypothesis BASE : 0 <= base.
Notation ready := (ready functions).
Notation stack_room := (stack_room stack room).
Notation runs := (runs whole code).

(** * A function of the program *)
Definition visited (f : Z * Calls.code) : list Z :=
  match listing code (fst f) (length (image (snd f))) (fst f) with Some l => map fst l | None => [] end.
Record linked (f : Z * Calls.code) : Prop := {
  linked_frame : frame (stated (snd f)) = room;
  linked_code : exists l, listing code (fst f) (length (image (snd f))) (fst f) = Some l
    /\ Decode.decode (segments_of (snd f)) = Some (map snd l);
  linked_sections : forall t, In t code <-> In t (map (fun t => (fst f + fst t, snd t)) (segments_of (snd f))) }.
Lemma linked_spans f : linked f -> forall t, In t (map (fun t => (fst t, length_of (snd t))) code)
  <-> In t (map (fun t => (fst f + fst t, length_of (snd t))) (segments_of (snd f))).
Proof.
  intros L t. rewrite !in_map_iff. split.
  - intros (u & <- & U). apply (linked_sections f L), in_map_iff in U as (v & <- & V). exists v. auto.
  - intros (v & <- & V). exists (fst f + fst v, snd v). split; [reflexivity|].
    apply (linked_sections f L), in_map_iff. exists v. auto.
Qed.

Lemma at_pc_within pc q i after : at_pc code pc = Some (q, i, after) ->
  exists l, In (q, l) code /\ after <= q + length_of l.
Proof.
  unfold at_pc, section_at. destruct (find _ code) as [[o l]|] eqn:F; [|discriminate].
  destruct (decode_flow _ _) as [[j l']|]; [|discriminate]. intros [= <- <- <-]. apply find_some in F as [I _].
  exists l. split; [exact I|]. unfold length_of. lia.
Qed.
Lemma call_runs f pointers s ra s' : linked f -> call stack (at_address f) pointers s = Some (ra, s') ->
  runs (visited f) (fst f, s) (ra - base, s').
Proof.
  intros L C. pose proof L as [FR (l & LI & DE) _]. pose proof (linked_spans f L) as SP. unfold visited. rewrite LI.
    apply (listing_runs whole code (fst f) _ _ _ _ _ _ LI).
  unfold call, run_image in C. cbn [at_address snd fst] in C. unfold segments_of in DE.
  rewrite DE in C. rewrite <- C. apply run_alike.
  - reflexivity.
  - cbn. rewrite FR. reflexivity.
  - intros a. unfold writable. cbn [readonly in_section whole environment_of]. apply eq_true_iff_eq.
    rewrite !forallb_forall. split; intros H x X; apply in_map_iff in X as (t & <- & T).
    + assert (I : In (fst f + fst t, length_of (snd t)) (map (fun t => (fst t, length_of (snd t))) code)).
      { apply SP. apply in_map_iff. exists t. auto. }
      apply in_map_iff in I as (u & U & I). injection U as U1 U2.
      specialize (H (base + fst u, length_of (snd u))). cbn [segment_span fst snd places at_address] in *.
      rewrite U1, U2 in H. rewrite <- Z.add_assoc. apply H. apply in_map_iff. exists u. rewrite U1, U2. auto.
    + assert (I : In (fst t, length_of (snd t)) (map (fun t => (fst f + fst t, length_of (snd t))) (segments_of (snd
      f)))).
      { apply SP. apply in_map_iff. exists t. auto. }
      apply in_map_iff in I as (u & U & I). injection U as U1 U2.
      specialize (H (segment_span (places stack (at_address f) pointers) u)).
      cbn [segment_span fst snd places at_address] in *. fold (length_of (snd u)) in H. rewrite <- U2, <- U1,
        Z.add_assoc.
      apply H. apply in_map_iff. exists u. auto.
Qed.

(** * Calls *)
Record at_work (s : state) : Prop := { work_ready : ready s; work_stack : regs s RSP = work }.
(** What was done between two places: memory is as it was outside of an area and the stack, callee-saved registers but
    for some are, too; path and addresses are the same for all states. *)
Record worked (area : Z * Z) (free : list reg) (path seen : list Z) (pc : Z) (s : state) (pc' : Z) (s' : state) : Prop
  := {
  worked_runs : runs path (pc, s) (pc', s');
  worked_at : at_work s';
  worked_saved : forall r, In r saved -> ~ In r free -> regs s' r = regs s r;
  worked_else : forall a, outside area a -> outside stack_room a -> mem s' a = mem s a;
  worked_trace : trace s' = trace s ++ seen }.
Lemma worked_app area free p1 t1 pc s pc1 s1 p2 t2 pc2 s2 : worked area free p1 t1 pc s pc1 s1 ->
  worked area free p2 t2 pc1 s1 pc2 s2 -> worked area free (p1 ++ p2) (t1 ++ t2) pc s pc2 s2.
Proof.
  intros [R1 A1 S1 E1 T1] [R2 A2 S2 E2 T2]. split.
  - eapply runs_app; eassumption.
  - exact A2.
  - intros r I N. rewrite S2, S1; auto.
  - intros a A B. rewrite E2, E1; auto.
  - rewrite T2, T1, app_assoc. reflexivity.
Qed.
Lemma worked_more area free more length path seen pc s pc' s' : worked area free path seen pc s pc' s' ->
  0 <= snd area <= length -> worked (fst area, length) (more ++ free) path seen pc s pc' s'.
Proof.
  intros [R A S E T] L. split; try assumption.
  - intros r I N. apply S; [exact I|]. intros F. apply N, in_app_iff. auto.
  - intros a O. apply E. unfold outside, apart in *. cbn [fst snd] in *. lia.
Qed.
Definition slot (n : nat) : Z := work + 32 * Z.of_nat n.
Definition number_in (s : state) (n : nat) : Z := value (mem s) (slot n).

Lemma call_worked f pointers d k r numbers outputs b pc q dd after s : In f [step; mul; square; add; sub; reduce] ->
  linked f -> at_pc code pc = Some (q, Enter dd, after) -> after + dd = fst f -> 0 <= after ->
  at_work s -> (forall n, (n < length pointers)%nat -> regs s (nth n passing RAX) = nth n pointers 0) ->
  (d + k <= slots)%nat ->
  (forall s1, entered stack functions (at_address f) pointers s1 -> regs s1 RCX = regs s RCX ->
     (forall a, outside stack_room a -> mem s1 a = mem s a) ->
     calls stack room functions p (at_address f) pointers (slot d, 32 * Z.of_nat k) s1 r numbers outputs b) ->
  exists s', worked in_slots [] (pc :: visited f) (stack :: map (address_of (places stack (at_address f) pointers))
    (leaks (snd f)))
      pc s after s'
    /\ regs s' RBX = regs s RBX /\ results_of p r numbers (outputs s') /\ Forall2 (fun y u => y <= snd u) (outputs s') b
    /\ same_but d k (number_in s) (number_in s').
Proof.
  intros IN LI AT TO AF [RE SP] PO L H.
  assert (INA : In (at_address f) functions) by (apply in_map, IN).
  pose proof ARRANGED as [WM SM OFF FP]. destruct (FP _ INA) as [FR SEGS]. cbn [at_address snd fst] in FR.
  unfold in_memory, Calls.stack_room, workspace in SM, WM; cbn [fst snd] in SM, WM.
  assert (RSP' : (regs s RSP - 8) mod M = stack) by (rewrite SP; apply Z.mod_small; lia).
  assert (BA : 0 <= base + after < M).
  { destruct (at_pc_within _ _ _ _ AT) as (l & I & A). apply (linked_sections f LI), in_map_iff in I as (u & U & I).
    injection U as U1 U2. destruct (SEGS u I) as (S & _). unfold in_memory, segment_at, length_of in *.
    cbn [fst snd at_address] in *. subst l. lia. }
  set (s1 := set (see (State (regs s) (flags s) (store64 (mem s) stack (base + after)) (trace s)) [stack]) RSP stack).
  assert (N1 : next whole code (pc, s) = Some (fst f, s1)).
  { unfold next. rewrite AT, RSP'. cbn [origin whole]. rewrite (Z.mod_small (base + after) M) by lia.
    unfold put. replace (accessible whole s stack && writable whole stack) with true.
    - rewrite TO. reflexivity.
    - symmetry. apply andb_true_iff. split.
      + unfold accessible. rewrite SP. apply orb_true_iff. right. apply Z.leb_le. lia.
      + unfold writable. apply forallb_forall. intros x X. cbn [readonly whole] in X.
        apply in_map_iff in X as (t & <- & T). cbn [fst snd].
        assert (I : In (fst t, length_of (snd t)) (map (fun t => (fst f + fst t, length_of (snd t))) (segments_of (snd
          f)))).
        { apply (linked_spans f LI). apply in_map_iff. exists t. auto. }
        apply in_map_iff in I as (u & U & I). injection U as U1 U2. destruct (SEGS u I) as (_ & _ & S).
        unfold apart, Calls.stack_room, segment_at in S; cbn [fst snd at_address] in S. fold (length_of (snd u)) in S.
        apply orb_true_iff. rewrite !Z.leb_le. lia. }
  assert (M1 : forall a, outside stack_room a -> mem s1 a = mem s a).
  { intros a A. cbn. unfold outside, apart, Calls.stack_room in A; cbn [fst snd] in A. apply store_else. lia. }
  assert (EN : entered stack functions (at_address f) pointers s1).
  { destruct RE as [RR RM RC]. split; [split| |].
    - intros x. cbn. destruct (reg_beq x RSP); [lia|apply RR].
    - intros a. cbn. apply store_byte, RM.
    - intros g t i G T I. rewrite M1; [apply RC; assumption|]. destruct (FP g G) as [_ S].
      destruct (S t T) as (_ & _ & S2). unfold outside, apart, Calls.stack_room, segment_at in *; cbn [fst snd] in *.
        lia.
    - reflexivity.
    - intros n N. cbn. rewrite <- PO by exact N. destruct n as [|[|[|[|[|[|[|n]]]]]]]; try reflexivity. }
  destruct (H s1 EN eq_refl M1) as (ra & s' & C & [EA ES ESA ER EE ET] & RES & BO). exists s'.
  assert (RA : ra = base + after).
  { rewrite EA. cbn. apply load_store_same. lia. }
  assert (E' : forall a, outside (slot d, 32 * Z.of_nat k) a -> outside stack_room a -> mem s' a = mem s a).
  { intros a A1 A2. rewrite EE, M1; auto. }
  split; [split|].
  - eapply goes_on; [exact N1|]. pose proof (call_runs f pointers s1 ra s' LI C) as R.
    replace (ra - base) with after in R by lia. exact R.
  - split; [exact ER|]. rewrite ES. lia.
  - intros x X _. rewrite ESA by exact X. cbn. destruct X as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; reflexivity.
  - intros a A1 A2. apply E'; [|exact A2]. unfold outside, apart, in_slots, slot in *; cbn [fst snd] in *. lia.
  - rewrite ET. cbn. rewrite <- app_assoc. reflexivity.
  - split; [rewrite ESA by (left; reflexivity); reflexivity|]. split; [exact RES|]. split; [exact BO|].
    intros n Ln N. apply value_same. intros x X. unfold apart, workspace in OFF.
    apply E'; unfold outside, apart, Calls.stack_room, slot in *; cbn [fst snd] in *; lia.
Qed.

(** * Straight on *)
Definition own : environment := in_section whole 0.
Fixpoint execute (l : list instr) (s : state) : option state :=
  match l with [] => Some s | i :: l => let* s' := Machine.step own i s in execute l s' end.
Lemma block_do l rest : forall pc pc', block code (map Do l ++ rest) pc = Some pc' ->
  exists path pc1, block code rest pc1 = Some pc' /\ forall s s', execute l s = Some s' -> runs path (pc, s) (pc1, s').
Proof.
  induction l as [|i l IH]; cbn [map app block]; intros pc pc' B.
  - exists [], pc. split; [exact B|]. intros s s' [= <-]. constructor.
  - destruct (at_pc code pc) as [[[q j] after]|] eqn:A; [|discriminate].
    destruct (_ && _) eqn:C; [|discriminate]. rewrite !andb_true_iff, Z.eqb_eq in C. destruct C as [[-> _] C].
    destruct j as [j| | |]; try discriminate. cbn [meets] in C. destruct (instr_eq_dec i j) as [<-|]; [|discriminate].
    destruct (IH after pc' B) as (path & pc1 & B1 & R). exists (pc :: path), pc1. split; [exact B1|].
    intros s s' E. cbn in E. destruct (Machine.step own i s) as [s1|] eqn:S; [|discriminate].
    eapply goes_on; [|exact (R s1 s' E)]. unfold next. rewrite A. fold own. rewrite S. reflexivity.
Qed.
Lemma block_call o pc pc' : block code [CallTo o] pc = Some pc' ->
  exists q d, at_pc code pc = Some (q, Enter d, pc') /\ pc' + d = o /\ 0 <= pc'.
Proof.
  cbn [block]. destruct (at_pc code pc) as [[[q j] after]|]; [|discriminate].
  destruct (_ && _) eqn:C; [|discriminate]. rewrite !andb_true_iff, Z.leb_le in C.
  destruct C as [[_ C1] C]. intros [= <-]. destruct j as [ | |d| ]; try discriminate. cbn [meets] in C.
  apply Z.eqb_eq in C. exists q, d. split; [reflexivity|]. split; [exact C|lia].
Qed.
(** Pointers to slots. *)
Definition lea (r : reg) (n : nat) : instr := LEA r (Some RSP) None (32 * Z.of_nat n).
Lemma lea_slot r n s : at_work s -> (n < slots)%nat -> Machine.step own (lea r n) s = Some (set s r (slot n)).
Proof.
  intros [_ SP] L. cbn [Machine.step lea]. rewrite SP, Z.add_0_r. pose proof (workspace_in_memory _ _ _ _ ARRANGED) as
    W.
  unfold in_memory, workspace in W; cbn [fst snd] in W. rewrite Z.mod_small by lia. reflexivity.
Qed.
Lemma at_work_set s r z : at_work s -> r <> RSP -> 0 <= z < M -> at_work (set s r z).
Proof.
  intros [[RR RM RC] SP] N Z0. split; [split; [|exact RM|exact RC]|].
  - intros q. cbn. destruct (reg_beq q r); [exact Z0|apply RR].
  - destruct r; try exact SP. congruence.
Qed.
Lemma at_work_flags s c o z : at_work s -> at_work (set_flags s c o z).
Proof. intros [[RR RM RC] SP]. split; [split; assumption|assumption]. Qed.
Lemma at_work_see s l : at_work s -> at_work (see s l).
Proof. intros [[RR RM RC] SP]. split; [split; assumption|assumption]. Qed.
Lemma slot_range n : (n < slots)%nat -> 0 <= slot n < M.
Proof.
  intros L. pose proof (workspace_in_memory _ _ _ _ ARRANGED) as W. unfold in_memory, workspace, slot in *.
  cbn [fst snd] in W. lia.
Qed.
Lemma slot_inside n k : (n + k <= slots)%nat -> inside workspace (slot n) (32 * Z.of_nat k).
Proof. unfold inside, workspace, slot; cbn [fst snd]. lia. Qed.
Lemma slot_one n : (n < slots)%nat -> inside workspace (slot n) 32.
Proof. intros L. apply (slot_inside n 1). lia. Qed.
Lemma same_number s s1 a : (forall a, outside stack_room a -> mem s1 a = mem s a) -> inside workspace a 32 ->
  value (mem s1) a = value (mem s) a.
Proof.
  intros H I. apply value_same. intros x X. pose proof (workspace_off_stack _ _ _ _ ARRANGED) as OFF. apply H.
  unfold inside, outside, apart, workspace, Calls.stack_room in *; cbn [fst snd] in *. lia.
Qed.

(** * Operations *)
Definition fits_unary (x : expr) (most : Z) (f : Z * Calls.code) : Prop :=
  let c := stated (snd f) in let b := written_within c 0 in
  proved (snd f) /\ c = unary p (frame c) b x /\ snd b <= most.
Definition fits_binary (x : expr) (most : Z) (f : Z * Calls.code) : Prop :=
  let c := stated (snd f) in let b := written_within c 0 in
  proved (snd f) /\ c = binary p (frame c) b x /\ snd b <= most.
Definition fits_step (f : Z * Calls.code) : Prop :=
  let c := stated (snd f) in let b := written_within c in
  proved (snd f) /\ c = quaternary p (frame c) (b 0%nat) (b 1%nat) (b 2%nat) (b 3%nat) step_results.

Definition is_part (f : Z * Calls.code) : Prop := In f [step; mul; square; add; sub; reduce] /\ linked f.
(** Pointers to slots, then a call. *)
Definition pointing : list (reg * nat) -> list instr := map (fun t => lea (fst t) (snd t)).
Lemma pointing_ok l : NoDup (map fst l) -> ~ In RSP (map fst l) -> Forall (fun t => (snd t < slots)%nat) l -> forall s,
  at_work s -> exists s', execute (pointing l) s = Some s' /\ at_work s' /\ mem s' = mem s /\ trace s' = trace s
    /\ (forall r, ~ In r (map fst l) -> regs s' r = regs s r) /\ forall t, In t l -> regs s' (fst t) = slot (snd t).
Proof.
  intros ND NS F. induction F as [|[r n] l L F IH]; cbn [map fst snd pointing execute] in *; intros s W.
  - exists s. split; [reflexivity|]. split; [exact W|]. split; [reflexivity|]. split; [reflexivity|].
    split; [reflexivity|intros t []].
  - inversion ND as [|? ? N ND']; subst. cbn [In] in NS. rewrite (lea_slot r n s W L).
    destruct (IH ND' (fun I => NS (or_intror I)) (set s r (slot n))) as (s' & X & W' & ME & TR & R & P).
    { apply at_work_set; [exact W|intros ->; apply NS; left; reflexivity|apply slot_range, L]. }
    exists s'. split; [exact X|]. split; [exact W'|]. split; [exact ME|]. split; [exact TR|]. split.
    + intros q Q. rewrite R by (intros I; apply Q; right; exact I). cbn.
      destruct (reg_beq q r) eqn:E; [|reflexivity]. apply internal_reg_dec_bl in E. subst q. exfalso. apply Q. left.
      reflexivity.
    + intros t [<-|I]; [|apply P, I]. cbn [fst snd]. rewrite R by exact N. cbn.
      rewrite (internal_reg_dec_lb r r eq_refl). reflexivity.
Qed.
(** A function of the numbers in slots l, with pointers to d and to these in its parameters. *)
Lemma function_worked f x most d l pc pc' : is_part f -> snd (written_within (stated (snd f)) 0) <= most ->
  (length l <= 2)%nat -> block code (map Do (pointing (combine passing (d :: l))) ++ [CallTo (fst f)]) pc = Some pc' ->
  Forall (fun n => (n < slots)%nat) (d :: l) ->
  (forall s, entered stack functions (at_address f) (map slot (d :: l)) s ->
     calls stack room functions p (at_address f) (map slot (d :: l)) (slot d, 32) s [(1, x)]
       (map (fun i => value (mem s) (slot i)) l) (fun s' => [value (mem s') (slot d)])
       [written_within (stated (snd f)) 0]) ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [] path seen pc s pc' s' /\ regs s' RBX = regs s
    RBX
    /\ congruent (number_in s' d) (evaluate (map (number_in s) l) x) /\ number_in s' d <= most
    /\ same_but d 1 (number_in s) (number_in s').
Proof.
  intros [IN LI] MO LE B F H. apply block_do in B as (path & pc1 & B & R).
  apply block_call in B as (q & dd & AT & TO & AF). set (pointers := map slot (d :: l)) in *.
  exists (path ++ pc1 :: visited f), (stack :: map (address_of (places stack (at_address f) pointers)) (leaks (snd f))).
  intros s W. pose proof (Forall_inv F) as D. cbn beta in D.
  destruct (pointing_ok (combine passing (d :: l))) with (s := s) as (s1 & X & W1 & ME & TR & RE & PO); try exact W.
  - destruct l as [|i [|j [|k l]]]; cbn in LE; try lia; repeat (constructor; [cbn; intuition discriminate|]);
    constructor.
  - destruct l as [|i [|j [|k l]]]; cbn in LE; try lia; cbn; intuition discriminate.
  - apply Forall_forall. intros [r n] I. apply in_combine_r in I. rewrite Forall_forall in F. exact (F n I).
  - destruct (call_worked f pointers d 1 [(1, x)] (map (number_in s) l) (fun s' => [number_in s' d])
      [written_within (stated (snd f)) 0] pc1 q dd pc' s1 IN LI AT TO AF W1)
      as (s' & [WR WA WS WE WT] & BX & RES & BO & SB).
    + intros n N. unfold pointers in *. rewrite map_length in N.
      assert (I : In (nth n passing RAX, nth n (d :: l) 0%nat) (combine passing (d :: l))).
      { destruct l as [|i [|j [|k l]]]; cbn in LE; try lia; destruct n as [|[|[|n]]]; cbn in N |- *; try lia; auto. }
      apply PO in I. cbn [fst snd] in I. rewrite I. symmetry. rewrite (nth_indep _ 0 (slot 0)) by
        (rewrite map_length; exact N). apply map_nth.
    + lia.
    + intros s2 EN _ M2. specialize (H s2 EN). replace (map (number_in s) l) with
        (map (fun i => value (mem s2) (slot i)) l); [exact H|].
      apply map_ext_in. intros i I. unfold number_in. rewrite <- ME. apply same_number; [exact M2|].
      apply slot_one. rewrite Forall_forall in F. apply F. right. exact I.
    + assert (SA : forall r, In r saved -> regs s1 r = regs s r).
      { intros r I. apply RE. destruct l as [|i [|j [|k l]]]; cbn in LE; try lia; cbn in I |- *;
          intuition (subst; discriminate). }
      exists s'. split; [split|].
      * eapply runs_app; [exact (R s s1 X)|exact WR].
      * exact WA.
      * intros r I N. rewrite WS, SA by assumption. reflexivity.
      * intros a O1 O2. rewrite WE, ME by assumption. reflexivity.
      * rewrite WT, TR. reflexivity.
      * split; [rewrite BX; apply SA; left; reflexivity|].
        inversion RES as [|? ? ? ? C _]. cbn [fst snd] in C. rewrite Z.mul_1_l in C.
        inversion BO as [|? ? ? ? B1 _]. split; [exact C|]. split; [lia|].
        unfold same_but, number_in in *. rewrite <- ME. exact SB.
Qed.
Lemma binary_worked f x most d i j pc pc' : is_part f -> fits_binary x most f ->
  block code (map Do [lea RDI d; lea RSI i; lea RDX j] ++ [CallTo (fst f)]) pc = Some pc' ->
  (d < slots)%nat -> (i < slots)%nat -> (j < slots)%nat ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [] path seen pc s pc' s' /\ regs s' RBX = regs s
    RBX
    /\ congruent (number_in s' d) (evaluate [number_in s i; number_in s j] x) /\ number_in s' d <= most
    /\ same_but d 1 (number_in s) (number_in s').
Proof.
  intros PA (PR & E & MO) B D I J. apply (function_worked f x most d [i; j] pc pc' PA MO (le_n 2) B); [auto|].
  intros s EN. apply (binary_ok workspace stack room functions ARRANGED p (at_address f) (slot d) (slot i) (slot j)
    (frame (stated (snd f)))); try assumption; try (apply slot_one; assumption). apply in_map, PA.
Qed.
Lemma unary_worked f x most d i pc pc' : is_part f -> fits_unary x most f ->
  block code (map Do [lea RDI d; lea RSI i] ++ [CallTo (fst f)]) pc = Some pc' -> (d < slots)%nat -> (i < slots)%nat ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [] path seen pc s pc' s' /\ regs s' RBX = regs s
    RBX
    /\ congruent (number_in s' d) (evaluate [number_in s i] x) /\ number_in s' d <= most
    /\ same_but d 1 (number_in s) (number_in s').
Proof.
  intros PA (PR & E & MO) B D I. apply (function_worked f x most d [i] pc pc' PA MO (le_S _ _ (le_n 1)) B); [auto|].
  intros s EN. apply (unary_ok workspace stack room functions ARRANGED p (at_address f) (slot d) (slot i)
    (frame (stated (snd f)))); try assumption; try (apply slot_one; assumption). apply in_map, PA.
Qed.

(** * Loops: the invariant's rule. rbx counts down; the invariant may speak of what was at the beginning. *)
Lemma loop_rule {T : Type} area free l pc pc' (Inv : T -> nat -> state -> Prop) : In RBX free ->
  chunk_at code (Repeat l) pc = Some pc' ->
  (forall pc1, block code l pc = Some pc1 -> exists path seen, forall s0 k s, at_work s -> Inv s0 (S k) s ->
     exists s', worked area free path seen pc s pc1 s' /\ regs s' RBX = regs s RBX /\ Inv s0 k s') ->
  (forall s0 k s s', Inv s0 k s -> mem s' = mem s -> (forall r, r <> RBX -> regs s' r = regs s r) -> Inv s0 k s') ->
  forall n, Z.of_nat (S n) < M -> exists path seen, forall s0 s, at_work s -> regs s RBX = Z.of_nat (S n) ->
    Inv s0 (S n) s -> exists s', worked area free path seen pc s pc' s' /\ Inv s0 0%nat s'.
Proof.
  intros FREE C BODY SAME. unfold chunk_at in C. destruct (block code l pc) as [pc1|] eqn:B1; [|discriminate].
  destruct (block code [Do (DEC RBX)] pc1) as [pc2|] eqn:B2; [|discriminate].
  destruct (at_pc code pc2) as [[[q [i|[] [] d|d|]] after]|] eqn:A; try discriminate.
  destruct (Z.eqb_spec (after + d) pc) as [BACK|]; [|discriminate]. injection C as ->.
  destruct (BODY pc1 eq_refl) as (path1 & seen1 & BO). apply (block_do [DEC RBX] []) in B2 as (path2 & pc2' & B2 & R2).
  cbn in B2. injection B2 as ->.
  (* one turn, then the counter *)
  assert (TURN : forall s0 k s, at_work s -> Inv s0 (S k) s -> regs s RBX = Z.of_nat (S k) -> Z.of_nat (S k) < M ->
    exists s', worked area free (path1 ++ path2 ++ [pc2]) seen1 pc s (if Nat.eqb k 0 then pc' else pc) s'
      /\ regs s' RBX = Z.of_nat k /\ Inv s0 k s').
  { intros s0 k s W I RB KM. destruct (BO s0 k s W I) as (s1 & WK & RB1 & I1).
    set (s2 := set_flags (set s1 RBX (Z.of_nat k)) (flags s1 CF) (Some (overflow (signed (regs s1 RBX) - 1)))
      (Some (bit (Z.of_nat k =? 0)))).
    assert (EX : execute [DEC RBX] s1 = Some s2).
    { cbn [execute Machine.step]. rewrite RB1, RB. replace (Z.of_nat (S k) - 1) with (Z.of_nat k) by lia.
      rewrite Z.mod_small by lia. unfold s2. rewrite RB1, RB. reflexivity. }
    assert (W2 : at_work s2).
    { destruct (worked_at _ _ _ _ _ _ _ _ WK) as [[RR RM RC] SP]. split; [split; [|exact RM|exact RC]|exact SP].
      intros r. cbn. destruct (reg_beq r RBX); [lia|apply RR]. }
    exists s2. split; [|split].
    - destruct WK as [R1 A1 S1 E1 T1]. split.
      + eapply runs_app; [exact R1|]. eapply runs_app; [exact (R2 _ _ EX)|]. eapply goes_on; [|apply stays].
        unfold next. rewrite A. cbn [flags s2 set_flags].
        destruct k; cbn [Nat.eqb bit]; [reflexivity|]. replace (Z.of_nat (S k) =? 0) with false by reflexivity.
        cbn. rewrite BACK. reflexivity.
      + exact W2.
      + intros r I' N. rewrite <- S1 by assumption. cbn. destruct (reg_beq r RBX) eqn:E; [|reflexivity].
        apply internal_reg_dec_bl in E. subst r. contradiction.
      + exact E1.
      + exact T1.
    - reflexivity.
    - apply (SAME s0 k s1 s2 I1); [reflexivity|]. intros r N. cbn. destruct (reg_beq r RBX) eqn:E; [|reflexivity].
      apply internal_reg_dec_bl in E. contradiction. }
  induction n as [|n IH]; intros NM.
  - exists (path1 ++ path2 ++ [pc2]), seen1. intros s0 s W RB I.
    destruct (TURN s0 0%nat s W I RB NM) as (s' & WK & _ & I'). exists s'. auto.
  - destruct IH as (path & seen & IH); [lia|]. exists ((path1 ++ path2 ++ [pc2]) ++ path), (seen1 ++ seen).
    intros s0 s W RB I. destruct (TURN s0 (S n) s W I RB NM) as (s1 & WK & RB1 & I1). cbn [Nat.eqb] in WK.
    destruct (IH s0 s1 (worked_at _ _ _ _ _ _ _ _ WK) RB1 I1) as (s' & WK' & I'). exists s'.
    split; [exact (worked_app _ _ _ _ _ _ _ _ _ _ _ _ WK WK')|exact I'].
Qed.

(** * Operations, once and in loops *)
Definition most256 : Z := 2 ^ 256 - 1.
Record fit : Prop := {
  fit_step : is_part step /\ fits_step step;
  fit_mul : is_part mul /\ fits_binary (Mul (Number 0) (Number 1)) most256 mul;
  fit_square : is_part square /\ fits_unary (Mul (Number 0) (Number 0)) most256 square;
  fit_add : is_part add /\ fits_binary (Add (Number 0) (Number 1)) most256 add;
  fit_sub : is_part sub /\ fits_binary (Sub (Number 0) (Number 1)) most256 sub;
  fit_reduce : is_part reduce /\ fits_unary (Number 0) (p - 1) reduce }.
Hypothesis FIT : fit.
Definition call2 (f : Z * Calls.code) (d i : nat) : list expected := map Do [lea RDI d; lea RSI i] ++ [CallTo (fst f)].
Definition call3 (f : Z * Calls.code) (d i j : nat) : list expected :=
  map Do [lea RDI d; lea RSI i; lea RDX j] ++ [CallTo (fst f)].
Definition operation_code (o : operation) : list expected :=
  match o with
  | Sum d i j => call3 add d i j
  | Difference d i j => call3 sub d i j
  | Product d i j => if Nat.eqb i j then call2 square d i else call3 mul d i j
  | Canonical d i => call2 reduce d i
  | Step _ => call3 step 0 0 4
  | Put _ _ => []
  end.
(** What is done by a call that needs no more than pointers. *)
Definition is_plain (o : operation) : bool :=
  match o with
  | Sum d i j | Difference d i j | Product d i j => Nat.ltb d slots && Nat.ltb i slots && Nat.ltb j slots
  | Canonical d i => Nat.ltb d slots && Nat.ltb i slots
  | _ => false
  end.
Lemma operation_worked o pc pc' : is_plain o = true -> block code (operation_code o) pc = Some pc' ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [] path seen pc s pc' s'
    /\ regs s' RBX = regs s RBX /\ did o (number_in s) (number_in s').
Proof.
  pose proof FIT as [_ [CM FM] [CS FS] [CA FA] [CB FB] [CR FR]].
  destruct o as [n z|d i j|d i j|d i j|w|d i]; cbn [is_plain operation_code did]; try discriminate;
    rewrite ?andb_true_iff, ?Nat.ltb_lt; intros L B.
  - destruct (binary_worked add _ _ d i j pc pc' CA FA B) as (path & seen & H); try tauto. exists path, seen.
    intros s W. destruct (H s W) as (s' & WK & RB & C & _ & SB). exists s'. auto.
  - destruct (binary_worked sub _ _ d i j pc pc' CB FB B) as (path & seen & H); try tauto. exists path, seen.
    intros s W. destruct (H s W) as (s' & WK & RB & C & _ & SB). exists s'. auto.
  - destruct (Nat.eqb_spec i j) as [<-|N].
    + destruct (unary_worked square _ _ d i pc pc' CS FS B) as (path & seen & H); try tauto. exists path, seen.
      intros s W. destruct (H s W) as (s' & WK & RB & C & _ & SB). exists s'. auto.
    + destruct (binary_worked mul _ _ d i j pc pc' CM FM B) as (path & seen & H); try tauto. exists path, seen.
      intros s W. destruct (H s W) as (s' & WK & RB & C & _ & SB). exists s'. auto.
  - destruct (unary_worked reduce _ _ d i pc pc' CR FR B) as (path & seen & H); try tauto. exists path, seen.
    intros s W. destruct (H s W) as (s' & WK & RB & C & MO & SB). exists s'. split; [exact WK|]. split; [exact RB|].
    split; [exact C|]. split; [|exact SB]. pose proof (value_range (mem s') (slot d)) as V.
    specialize (V (ready_mem _ _ (work_ready _ (worked_at _ _ _ _ _ _ _ _ WK)))). unfold number_in in *. lia.
Qed.

(** ** A list of operations, some of them many times in a row *)
Definition item_code (t : nat * operation) : list chunk :=
  let (n, o) := t in
  if Nat.eqb n 1 then [Plain (operation_code o)]
  else [Plain [Do (MOV RBX (Imm (Z.of_nat n)))]; Repeat (operation_code o)].
Fixpoint chunks_at (l : list chunk) (pc : Z) : option Z :=
  match l with [] => Some pc | c :: l => let* pc := chunk_at code c pc in chunks_at l pc end.
Definition spelled (l : list (nat * operation)) : list operation := flat_map (fun t => repeat (snd t) (fst t)) l.
Definition item_fine (t : nat * operation) : bool :=
  Nat.ltb 0 (fst t) && (Z.of_nat (fst t) <? 2^31) && is_plain (snd t).
Lemma chunks_app l l' : forall pc pc', chunks_at (l ++ l') pc = Some pc' ->
  exists pc1, chunks_at l pc = Some pc1 /\ chunks_at l' pc1 = Some pc'.
Proof.
  induction l as [|c l IH]; cbn; intros pc pc' H; [exists pc; auto|]. destruct (chunk_at code c pc);
    [auto|discriminate].
Qed.
Lemma number_mem s s' : mem s' = mem s -> number_in s' = number_in s.
Proof. intros E. unfold number_in. rewrite E. reflexivity. Qed.
Lemma item_worked t pc pc' : item_fine t = true -> chunks_at (item_code t) pc = Some pc' ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [RBX] path seen pc s pc' s'
    /\ did_all (repeat (snd t) (fst t)) (number_in s) (number_in s').
Proof.
  destruct t as [n o]. unfold item_fine, item_code. cbn [fst snd]. rewrite !andb_true_iff, Nat.ltb_lt, Z.ltb_lt.
  intros [[N0 N1] PL] C. assert (SZ : 0 <= snd in_slots <= snd in_slots) by (cbn; lia).
  destruct (Nat.eqb_spec n 1) as [->|N].
  - cbn in C. destruct (block code (operation_code o) pc) as [pc1|] eqn:B; [|discriminate]. injection C as ->.
    destruct (operation_worked o pc pc' PL B) as (path & seen & H). exists path, seen. intros s W.
    destruct (H s W) as (s' & WK & _ & D). exists s'. split; [exact (worked_more _ _ [RBX] _ _ _ _ _ _ _ WK SZ)|].
    cbn. exists (number_in s'). auto.
  - cbn [chunks_at] in C. destruct (chunk_at code (Plain _) pc) as [pc1|] eqn:B; [|discriminate].
    destruct (chunk_at code (Repeat _) pc1) as [pc2|] eqn:R; [|discriminate]. injection C as ->.
    apply (block_do [MOV RBX (Imm (Z.of_nat n))] []) in B as (path1 & pc1' & B & R1). cbn in B. injection B as ->.
    destruct n as [|m]; [lia|].
    destruct (loop_rule in_slots [RBX] (operation_code o) pc1 pc'
      (fun s0 k s => (k <= S m)%nat /\ did_all (repeat o (S m - k)) (number_in s0) (number_in s))) with (n := m)
      as (path2 & seen2 & H2); [left; reflexivity|exact R| | |change (2 ^ 31) with 2147483648 in N1; unfold M; lia|].
    + intros pc3 B3. destruct (operation_worked o pc1 pc3 PL B3) as (path & seen & H). exists path, seen.
      intros s0 k s W [K D]. destruct (H s W) as (s' & WK & RB & DO). exists s'.
      split; [exact (worked_more _ _ [RBX] _ _ _ _ _ _ _ WK SZ)|]. split; [exact RB|]. split; [lia|].
      replace (S m - k)%nat with (S m - S k + 1)%nat by lia. rewrite repeat_app. apply (did_all_both _ _ _ _ _ D).
      cbn. exists (number_in s'). auto.
    + intros s0 k s s' [K D] MM _. rewrite (number_mem s s' MM). auto.
    + exists (path1 ++ path2), seen2. intros s W.
      set (s1 := set (see s []) RBX (Z.of_nat (S m) mod M)).
      assert (SM : Z.of_nat (S m) mod M = Z.of_nat (S m)).
      { apply Z.mod_small. change (2 ^ 31) with 2147483648 in N1. unfold M. lia. }
      assert (W1 : at_work s1).
      { apply at_work_set; [apply at_work_see, W|discriminate|]. apply Z.mod_pos_bound. reflexivity. }
      destruct (H2 s s1 W1 SM) as (s' & [R2 A2 S2 E2 T2] & _ & D).
      { split; [lia|]. rewrite Nat.sub_diag. cbn. reflexivity. }
      exists s'. split; [split|].
      * eapply runs_app; [apply R1; reflexivity|exact R2].
      * exact A2.
      * intros r I F. rewrite S2 by assumption. cbn. destruct (reg_beq r RBX) eqn:Q; [|reflexivity].
        apply internal_reg_dec_bl in Q. subst r. exfalso. apply F. left. reflexivity.
      * exact E2.
      * rewrite T2. cbn. rewrite app_nil_r. reflexivity.
      * rewrite Nat.sub_0_r in D. exact D.
Qed.
Lemma items_worked l : forall pc pc', forallb item_fine l = true -> chunks_at (flat_map item_code l) pc = Some pc' ->
  exists path seen, forall s, at_work s -> exists s', worked in_slots [RBX] path seen pc s pc' s'
    /\ did_all (spelled l) (number_in s) (number_in s').
Proof.
  induction l as [|t l IH]; cbn [forallb flat_map spelled]; intros pc pc' F C.
  - injection C as <-. exists [], []. intros s W. exists s. split; [|reflexivity]. split; auto; [constructor|].
    rewrite app_nil_r. reflexivity.
  - apply andb_true_iff in F as [F1 F]. apply chunks_app in C as (pc1 & C1 & C).
    destruct (item_worked t pc pc1 F1 C1) as (path1 & seen1 & H1). destruct (IH pc1 pc' F C) as (path2 & seen2 & H2).
    exists (path1 ++ path2), (seen1 ++ seen2). intros s W. destruct (H1 s W) as (s1 & W1 & D1).
    destruct (H2 s1 (worked_at _ _ _ _ _ _ _ _ W1)) as (s2 & W2 & D2). exists s2.
    split; [exact (worked_app _ _ _ _ _ _ _ _ _ _ _ _ W1 W2)|]. exact (did_all_both _ _ _ _ _ D1 D2).
Qed.

(** * The own memory beside the slots *)
Lemma own_range d : 0 <= d <= 416 -> 0 <= work + d < M.
Proof.
  intros D. pose proof (workspace_in_memory _ _ _ _ ARRANGED) as W. unfold in_memory, workspace, slots in W.
  cbn [fst snd Z.of_nat] in W. change (32 * Z.of_nat 11 + 64) with 416 in W. lia.
Qed.
Lemma own_get s d : at_work s -> 0 <= d <= 408 -> get own s (Mem (Base RSP d)) = Some (load64 (mem s) (work + d),
  [work + d]).
Proof.
  intros [_ SP] D. cbn [get effective]. rewrite SP, (Z.mod_small (work + d) M) by (apply own_range; lia).
  replace (accessible own s (work + d)) with true; [reflexivity|]. symmetry. unfold accessible. rewrite SP.
  apply orb_true_iff. right. apply Z.leb_le. lia.
Qed.
Definition stored (s : state) (d w : Z) : state :=
  see (State (regs s) (flags s) (store64 (mem s) (work + d) w) (trace s)) [work + d].
Lemma own_writable a : fst workspace <= a -> a + 8 <= fst workspace + snd workspace -> writable own a = true.
Proof.
  intros A1 A2. unfold writable. apply forallb_forall. intros x X. cbn [readonly own in_section whole] in X.
  apply in_map_iff in X as (t & <- & T). cbn [fst snd]. pose proof FIT as [[[IN LI] _] _ _ _ _ _].
  assert (I : In (fst t, length_of (snd t)) (map (fun t => (fst step + fst t, length_of (snd t)))
    (segments_of (snd step)))) by (apply (linked_spans step LI), in_map_iff; exists t; auto).
  apply in_map_iff in I as (u & U & I). injection U as U1 U2.
  destruct (functions_placed _ _ _ _ ARRANGED (at_address step) (in_map _ _ _ IN)) as [_ SEGS].
  destruct (SEGS u I) as (_ & S & _). unfold apart, segment_at in S; cbn [fst snd at_address] in S.
  fold (length_of (snd u)) in S. apply orb_true_iff. rewrite !Z.leb_le. lia.
Qed.
Lemma own_put s d w : at_work s -> 0 <= d <= 408 -> put own s (work + d) w = Some (stored s d w).
Proof.
  intros [_ SP] D. unfold put. replace (accessible own s (work + d)) with true.
  - rewrite own_writable; [reflexivity|cbn; lia|]. unfold workspace, slots. cbn [fst snd].
    change (32 * Z.of_nat 11 + 64) with 416. lia.
  - symmetry. unfold accessible. rewrite SP. apply orb_true_iff. right. apply Z.leb_le. lia.
Qed.
Lemma stored_at_work s d w : at_work s -> 0 <= d <= 408 -> at_work (stored s d w).
Proof.
  intros [[RR RM RC] SP] D. split; [split; [exact RR| |]|exact SP].
  - intros a. cbn. apply store_byte, RM.
  - intros f t i F T I. cbn. destruct (functions_placed _ _ _ _ ARRANGED f F) as [_ S].
    destruct (S t T) as (_ & S1 & _). unfold apart, workspace, slots, segment_at in S1; cbn [fst snd] in S1.
    change (32 * Z.of_nat 11 + 64) with 416 in S1. rewrite store_else by lia. apply RC; assumption.
Qed.
Lemma own_effective s d : at_work s -> 0 <= d <= 408 -> effective own s (Base RSP d) = work + d.
Proof. intros [_ SP] D. cbn. rewrite SP. apply Z.mod_small, own_range. lia. Qed.

(** ** Twice the scalar: one word after the other, with the carry *)
Definition K (i : Z) : address := Base RSP (352 + 8 * i).
Definition word_doubled (carry : bool) (i : Z) : list instr := [MOV RAX (Mem (K i)); ADDTO carry (K i) (Reg RAX)].
Lemma word_doubled_ok carry i s c : at_work s -> 0 <= i < 4 -> (carry = true -> flags s CF = Some c) ->
  (carry = false -> c = 0) -> 0 <= c <= 1 ->
  let k := load64 (mem s) (work + (352 + 8 * i)) in let t := k + k + c in
  exists s', execute (word_doubled carry i) s = Some s' /\ at_work s' /\ flags s' CF = Some (t / M)
    /\ mem s' = store64 (mem s) (work + (352 + 8 * i)) (t mod M)
    /\ (forall r, r <> RAX -> regs s' r = regs s r)
    /\ trace s' = trace s ++ [work + (352 + 8 * i); work + (352 + 8 * i); work + (352 + 8 * i)].
Proof.
  intros W I CF1 CF0 C01 k t. set (d := 352 + 8 * i) in *. assert (D : 0 <= d <= 408) by (unfold d; lia).
  assert (KR : 0 <= k < M) by (apply load_range, (ready_mem _ _ (work_ready _ W))).
  set (s1 := set (see s [work + d]) RAX k).
  assert (W1 : at_work s1) by (apply at_work_set; [apply at_work_see, W|discriminate|exact KR]).
  unfold word_doubled, K. fold d. cbn [execute Machine.step]. rewrite (own_get s d W D). fold k. fold s1.
  assert (CC : (if carry then flags s1 CF else Some 0) = Some c).
  { destruct carry; [apply CF1; reflexivity|rewrite CF0; reflexivity]. }
  rewrite CC. change (get own s1 (Reg RAX)) with (Some (k, @nil Z)). cbn beta iota.
  rewrite (own_get s1 d W1 D), (own_effective s1 d W1 D). change (load64 (mem s1) (work + d)) with k. cbn beta iota.
  cbn [app]. fold t.
  rewrite (own_put (see s1 [work + d]) d (t mod M) (at_work_see _ _ W1) D).
  eexists. split; [reflexivity|]. split; [|split; [reflexivity|split; [reflexivity|split]]].
  - apply at_work_flags, stored_at_work; [apply at_work_see, W1|exact D].
  - intros r N. cbn. destruct (reg_beq r RAX) eqn:E; [apply internal_reg_dec_bl in E; contradiction|reflexivity].
  - cbn. rewrite <- !app_assoc. reflexivity.
Qed.
Lemma execute_app l1 : forall l2 s s1, execute l1 s = Some s1 -> execute (l1 ++ l2) s = execute l2 s1.
Proof.
  induction l1 as [|i l1 IH]; intros l2 s s1 H; cbn in *; [injection H as <-; reflexivity|].
  destruct (Machine.step own i s); [auto|discriminate].
Qed.
Definition scalar_at : Z := work + 352.
Definition doubling : list instr :=
  word_doubled false 0 ++ word_doubled true 1 ++ word_doubled true 2 ++ word_doubled true 3.
Definition doubling_seen : list Z := flat_map (fun d => [work + d; work + d; work + d]) [352; 360; 368; 376].
Lemma value_words m a : value m a =
  load64 m a + M * load64 m (a + 8) + M * M * load64 m (a + 16) + M * M * M * load64 m (a + 24).
Proof.
  unfold value. cbn [words number radix]. replace (a + 8 + 8) with (a + 16) by lia.
  replace (a + 16 + 8) with (a + 24) by lia.
  change (2 ^ 64) with M. change (2 ^ 128) with (M * M). change (2 ^ 192) with (M * M * M). ring.
Qed.
Lemma doubling_ok s : at_work s -> let k := value (mem s) scalar_at in
  exists s', execute doubling s = Some s' /\ at_work s' /\ flags s' CF = Some (k / 2 ^ 255)
    /\ value (mem s') scalar_at = (2 * k) mod 2 ^ 256 /\ 0 <= k / 2 ^ 255 <= 1
    /\ (forall a, outside (scalar_at, 32) a -> mem s' a = mem s a)
    /\ (forall r, r <> RAX -> regs s' r = regs s r) /\ trace s' = trace s ++ doubling_seen.
Proof.
  intros W k. set (k0 := load64 (mem s) (work + 352)). set (k1 := load64 (mem s) (work + 360)).
  set (k2 := load64 (mem s) (work + 368)). set (k3 := load64 (mem s) (work + 376)).
  assert (LR : forall x, 0 <= load64 (mem s) x < M) by (intros; apply load_range, (ready_mem _ _ (work_ready _ W))).
  assert (R0 : 0 <= k0 < M) by apply LR. assert (R1 : 0 <= k1 < M) by apply LR.
  assert (R2 : 0 <= k2 < M) by apply LR. assert (R3 : 0 <= k3 < M) by apply LR.
  assert (CARRY : forall x c, 0 <= x < M -> 0 <= c <= 1 -> 0 <= (x + x + c) / M <= 1).
  { intros x c X C. split; [apply Z.div_pos; lia|]. apply Z.lt_succ_r, Z.div_lt_upper_bound; lia. }
  set (c1 := (k0 + k0 + 0) / M). assert (C1 : 0 <= c1 <= 1) by (apply CARRY; lia).
  set (c2 := (k1 + k1 + c1) / M). assert (C2 : 0 <= c2 <= 1) by (apply CARRY; lia).
  set (c3 := (k2 + k2 + c2) / M). assert (C3 : 0 <= c3 <= 1) by (apply CARRY; lia).
  set (c4 := (k3 + k3 + c3) / M). assert (C4 : 0 <= c4 <= 1) by (apply CARRY; lia).
  destruct (word_doubled_ok false 0 s 0 W ltac:(lia) ltac:(discriminate) ltac:(auto) ltac:(lia))
    as (s1 & X1 & W1 & F1 & M1 & G1 & T1).
  change (352 + 8 * 0) with 352 in *. fold k0 in F1, M1. fold c1 in F1.
  destruct (word_doubled_ok true 1 s1 c1 W1 ltac:(lia) ltac:(auto) ltac:(discriminate) C1)
    as (s2 & X2 & W2 & F2 & M2 & G2 & T2).
  change (352 + 8 * 1) with 360 in *.
  assert (L1 : load64 (mem s1) (work + 360) = k1) by (rewrite M1; apply load_store_apart; lia).
  rewrite L1 in F2, M2. fold c2 in F2.
  destruct (word_doubled_ok true 2 s2 c2 W2 ltac:(lia) ltac:(auto) ltac:(discriminate) C2)
    as (s3 & X3 & W3 & F3 & M3 & G3 & T3).
  change (352 + 8 * 2) with 368 in *.
  assert (L2 : load64 (mem s2) (work + 368) = k2) by (rewrite M2, M1, !load_store_apart by lia; reflexivity).
  rewrite L2 in F3, M3. fold c3 in F3.
  destruct (word_doubled_ok true 3 s3 c3 W3 ltac:(lia) ltac:(auto) ltac:(discriminate) C3)
    as (s4 & X4 & W4 & F4 & M4 & G4 & T4).
  change (352 + 8 * 3) with 376 in *.
  assert (L3 : load64 (mem s3) (work + 376) = k3) by (rewrite M3, M2, M1, !load_store_apart by lia; reflexivity).
  rewrite L3 in F4, M4. fold c4 in F4.
  assert (KV : k = k0 + M * k1 + M * M * k2 + M * M * M * k3).
  { unfold k, scalar_at. rewrite value_words. unfold k0, k1, k2, k3. rewrite <- !Z.add_assoc. reflexivity. }
  assert (B : forall x, 0 <= x mod M < M) by (intros; apply Z.mod_pos_bound; reflexivity).
  set (t := value (mem s4) scalar_at).
  assert (TV : t = (k0 + k0 + 0) mod M + M * ((k1 + k1 + c1) mod M) + M * M * ((k2 + k2 + c2) mod M)
    + M * M * M * ((k3 + k3 + c3) mod M)).
  { unfold t, scalar_at. rewrite value_words. replace (work + 352 + 8) with (work + 360) by lia.
    replace (work + 352 + 16) with (work + 368) by lia. replace (work + 352 + 24) with (work + 376) by lia.
    rewrite M4, M3, M2, M1.
    rewrite (load_store_same _ (work + 376)) by apply B. rewrite !(load_store_apart _ _ (work + 376)) by lia.
    rewrite (load_store_same _ (work + 368)) by apply B. rewrite !(load_store_apart _ _ (work + 368)) by lia.
    rewrite (load_store_same _ (work + 360)) by apply B. rewrite !(load_store_apart _ _ (work + 360)) by lia.
    rewrite (load_store_same _ (work + 352)) by apply B. reflexivity. }
  assert (WHOLE : 2 * k = t + M * M * M * M * c4).
  { rewrite TV, KV. rewrite !Z.mod_eq by (unfold M; lia). fold c1. fold c2. fold c3. fold c4. ring. }
  assert (TR : 0 <= t < 2 ^ 256) by (apply value_range, (ready_mem _ _ (work_ready _ W4))).
  change (2 ^ 256) with (M * M * M * M) in *. change (2 ^ 255) with (9223372036854775808 * M * M * M).
  assert (Q : k / (9223372036854775808 * M * M * M) = c4).
  { symmetry. apply (Z.div_unique_pos _ _ _ (k - 9223372036854775808 * M * M * M * c4)); [|ring]. unfold M in *. lia. }
  exists s4. rewrite Q. split; [|split; [exact W4|split; [exact F4|split; [|split; [exact C4|split; [|split]]]]]].
  - unfold doubling. rewrite (execute_app _ _ _ _ X1), (execute_app _ _ _ _ X2), (execute_app _ _ _ _ X3). exact X4.
  - fold t. apply (Z.mod_unique_pos _ _ c4); [exact TR|]. rewrite WHOLE. ring.
  - intros a O. unfold outside, apart, scalar_at in O; cbn [fst snd] in O. rewrite M4, M3, M2, M1, !store_else by lia.
    reflexivity.
  - intros r N. rewrite G4, G3, G2, G1 by exact N. reflexivity.
  - rewrite T4, T3, T2, T1, <- !app_assoc. reflexivity.
Qed.

(** * The loop of the ladder *)
(** The highest bit goes to rcx, with an exclusive or of the one before, and stays in r12. *)
Definition next_bit : list instr := doubling ++
  [MOV RCX (Imm 0); ADD true RCX (Imm 0); MOV RAX (Reg RCX); XOR RCX (Reg R12); MOV R12 (Reg RAX)].
Lemma next_bit_ok s b : at_work s -> regs s R12 = b -> b = 0 \/ b = 1 -> let k := value (mem s) scalar_at in
  exists s', execute next_bit s = Some s' /\ at_work s' /\ regs s' RCX = Z.lxor b (k / 2 ^ 255)
    /\ regs s' R12 = k / 2 ^ 255 /\ (k / 2 ^ 255 = 0 \/ k / 2 ^ 255 = 1)
    /\ value (mem s') scalar_at = (2 * k) mod 2 ^ 256
    /\ (forall a, outside (scalar_at, 32) a -> mem s' a = mem s a)
    /\ (forall r, In r saved -> r <> R12 -> regs s' r = regs s r) /\ trace s' = trace s ++ doubling_seen.
Proof.
  intros W RB B01 k. destruct (doubling_ok s W) as (s1 & X1 & W1 & F1 & V1 & Q & E1 & G1 & T1). fold k in F1, V1, Q.
  set (c := k / 2 ^ 255) in *. assert (C01 : c = 0 \/ c = 1) by lia. clear Q.
  unfold next_bit. rewrite (execute_app _ _ _ _ X1).
  cbn [execute Machine.step get flags set see]. rewrite F1. cbn beta iota.
  eexists. split; [reflexivity|]. cbn [regs set see no_flags set_flags logic added reg_beq mem trace flags].
  assert (RC : (0 mod M + 0 mod M + c) mod M = c) by (destruct C01 as [-> | ->]; reflexivity).
  assert (R12' : regs s1 R12 = b) by (rewrite G1 by discriminate; exact RB).
  split; [|split; [|split; [|split; [exact C01|split; [exact V1|split; [exact E1|split]]]]]].
  - destruct W1 as [[RR RM RC'] SP]. split; [split; [|exact RM|exact RC']|exact SP].
    intros r. cbn. rewrite ?R12'.
    assert (CM : 0 <= c mod M < M) by (apply Z.mod_pos_bound; reflexivity).
    assert (LX : 0 <= Z.lxor (c mod M) b < M) by (apply lxor_range; unfold M in *; lia).
    destruct r; cbn; try apply RR; assumption.
  - cbn. rewrite R12'. replace (c mod M) with c by (symmetry; exact RC). apply Z.lxor_comm.
  - exact RC.
  - intros r I N. cbn. destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; cbn; try (apply G1; discriminate). congruence.
  - cbn. rewrite !app_nil_r. exact T1.
Qed.
Lemma step_worked pc pc' : block code (call3 step 0 0 4) pc = Some pc' ->
  exists path seen, forall s swap, at_work s -> regs s RCX = swap -> swap = 0 \/ swap = 1 ->
    exists s', worked in_slots [] path seen pc s pc' s' /\ regs s' RBX = regs s RBX
      /\ did (Step swap) (number_in s) (number_in s').
Proof.
  intros B. pose proof FIT as [[[IN LI] (PR & E)] _ _ _ _ _]. apply block_do in B as (path & pc1 & B & R).
  apply block_call in B as (q & dd & AT & TO & AF).
  set (pointers := [slot 0; slot 0; slot 4]).
  assert (S0 : (0 < slots)%nat) by (unfold slots; lia). assert (S4 : (4 < slots)%nat) by (unfold slots; lia).
  exists (path ++ pc1 :: visited step), (stack :: map (address_of (places stack (at_address step) pointers)) (leaks
    (snd step))).
  intros s swap W RX SW. pose proof (slot_range 0 S0) as R0. pose proof (slot_range 4 S4) as R4.
  set (sd := set s RDI (slot 0)). set (si := set sd RSI (slot 0)). set (sj := set si RDX (slot 4)).
  assert (Wd : at_work sd) by (apply at_work_set; [exact W|discriminate|exact R0]).
  assert (Wi : at_work si) by (apply at_work_set; [exact Wd|discriminate|exact R0]).
  assert (Wj : at_work sj) by (apply at_work_set; [exact Wi|discriminate|exact R4]).
  assert (EX : execute [lea RDI 0; lea RSI 0; lea RDX 4] s = Some sj).
  { cbn [execute]. rewrite (lea_slot RDI 0 s W S0). fold sd. rewrite (lea_slot RSI 0 sd Wd S0). fold si.
    rewrite (lea_slot RDX 4 si Wi S4). reflexivity. }
  set (frame := frame (stated (snd step))) in *. set (b := written_within (stated (snd step))) in *.
  assert (IN4 : inside workspace (slot 0) 128) by exact (slot_inside 0 4 ltac:(unfold slots; lia)).
  assert (VAL : forall m, values (mem m) (slot 0) = [number_in m 0; number_in m 1; number_in m 2; number_in m 3]).
  { intros m. unfold values, number_in, slot. repeat (f_equal; try lia). }
  destruct (call_worked step pointers 0 4 step_results (values (mem s) (slot 0) ++ [number_in s 4; swap])
    (fun s' => values (mem s') (slot 0)) [b 0%nat; b 1%nat; b 2%nat; b 3%nat] pc1 q dd pc' sj IN LI AT TO AF Wj)
    as (s' & [WR WA WS WE WT] & BX & RES & _ & SB).
  - intros [|[|[|n]]] N; try reflexivity. cbn in N. lia.
  - unfold slots. lia.
  - intros s1 EN RX1 M1.
    assert (V1 : values (mem s) (slot 0) = values (mem s1) (slot 0)).
    { change (mem s) with (mem sj). unfold values. rewrite !(same_number sj s1) by
        (try exact M1; unfold inside, workspace, slot, slots in *; cbn [fst snd] in *; lia). reflexivity. }
    rewrite V1. unfold number_in. change (mem s) with (mem sj). rewrite <- (same_number sj s1 (slot 4) M1 (slot_one 4
      S4)).
    apply (quaternary_ok workspace stack room functions ARRANGED p (at_address step) (slot 0) (slot 0) (slot 4) swap
      frame
      (b 0%nat) (b 1%nat) (b 2%nat) (b 3%nat) step_results); try assumption; try (apply slot_one; assumption).
    + apply in_map, IN.
    + rewrite RX1. exact RX.
  - exists s'. split; [split|split; [exact BX|split; [|exact SB]]].
    + eapply runs_app; [exact (R s sj EX)|exact WR].
    + exact WA.
    + intros r I F. rewrite WS by assumption. destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; reflexivity.
    + exact WE.
    + exact WT.
    + rewrite !VAL in RES. exact RES.
Qed.

Definition agree (v w : numbers_in) : Prop := forall n, (n < slots)%nat -> v n = w n.
Lemma step_agree swap u v u' v' : did (Step swap) u v -> agree u u' -> agree v v' -> did (Step swap) u' v'.
Proof.
  intros [S B] U V. assert (L : forall m, (m <= 4)%nat -> (m < slots)%nat) by (unfold slots; lia). split.
  - unfold sums_in in *. rewrite <- (U 4%nat), <- (U 0%nat), <- (U 1%nat), <- (U 2%nat), <- (U 3%nat) by (apply L; lia).
    rewrite <- (V 0%nat), <- (V 1%nat), <- (V 2%nat), <- (V 3%nat) by (apply L; lia). exact S.
  - intros n N O. rewrite <- U, <- V by exact N. apply B; assumption.
Qed.
Definition ladder_code : list chunk := [Plain [Do (MOV RBX (Imm 255)); Do (MOV R12 (Imm 0))];
  Repeat (map Do next_bit ++ call3 step 0 0 4)].
Definition in_own : Z * Z := (work, 384).
(** n bits are left: those below bit n of k have come to the top, b is the one before. *)
Definition ladder_left (start : Z * state) (n : nat) (s : state) : Prop :=
  let (k, s0) := start in 0 <= k /\ exists b, regs s R12 = b /\ (b = 0 \/ b = 1) /\ (n <= 255)%nat /\ (n = 255%nat ->
    b = 0)
    /\ value (mem s) scalar_at = (k * 2 ^ (256 - Z.of_nat n)) mod 2 ^ 256
    /\ forall v v', agree (number_in s) v -> did_all (ladder_steps n k b) v v' ->
       did_all (ladder_steps 255 k 0) (number_in s0) v'.
Lemma top_bit k n : (n < 255)%nat -> 0 <= k ->
  (k * 2 ^ (256 - Z.of_nat (S n))) mod 2 ^ 256 / 2 ^ 255 = bit_of k n.
Proof.
  intros N K0. unfold bit_of. replace (256 - Z.of_nat (S n)) with (255 - Z.of_nat n) by lia.
  rewrite <- Z.shiftl_mul_pow2 by lia.
  apply Z.bits_inj'. intros i I. rewrite <- Z.shiftr_div_pow2 by lia. rewrite Z.shiftr_spec by lia.
  destruct (Z.eq_dec i 0) as [->|NZ].
  - rewrite Z.mod_pow2_bits_low by lia. rewrite Z.shiftl_spec by lia. replace (0 + 255 - (255 - Z.of_nat n)) with
    (Z.of_nat n) by lia.
    change 2 with (2 ^ 1) at 2. rewrite Z.mod_pow2_bits_low by lia. rewrite <- Z.shiftr_div_pow2, Z.shiftr_spec by lia.
    f_equal.
  - rewrite Z.mod_pow2_bits_high by lia. change 2 with (2 ^ 1) at 2. rewrite Z.mod_pow2_bits_high by lia. reflexivity.
Qed.
Lemma ladder_worked pc pc' : chunks_at ladder_code pc = Some pc' ->
  exists path seen, forall k s, 0 <= k -> at_work s -> value (mem s) scalar_at = (2 * k) mod 2 ^ 256 ->
    exists s', worked in_own [RBX; R12] path seen pc s pc' s'
      /\ did_all (ladder_steps 255 k 0) (number_in s) (number_in s').
Proof.
  intros C. cbn [chunks_at ladder_code] in C.
  destruct (chunk_at code (Plain _) pc) as [pc1|] eqn:B; [|discriminate].
  destruct (chunk_at code (Repeat _) pc1) as [pc2|] eqn:R; [|discriminate]. injection C as ->.
  apply (block_do [MOV RBX (Imm 255); MOV R12 (Imm 0)] []) in B as (path1 & pc1' & B & R1). cbn in B. injection B as ->.
  destruct (loop_rule in_own [RBX; R12] (map Do next_bit ++ call3 step 0 0 4) pc1 pc' ladder_left) with (n := 254%nat)
    as (path2 & seen2 & H2); [left; reflexivity|exact R| | |reflexivity|].
  - intros pc3 B3. apply block_do in B3 as (path3 & pc4 & B3 & R3).
    destruct (step_worked pc4 pc3 B3) as (path4 & seen4 & ST). exists (path3 ++ path4), (doubling_seen ++ seen4).
    intros [k s0] n s W (K0 & b & RB & B01 & N & FIRST & V & DID).
    destruct (next_bit_ok s b W RB B01) as (s1 & X1 & W1 & RX & R12 & C01 & V1 & E1 & G1 & T1).
    rewrite V, top_bit in * by lia.
    destruct (ST s1 (Z.lxor b (bit_of k n)) W1 RX) as (s2 & [WR WA WS WE WT] & BX & D2).
    { destruct B01 as [-> | ->], C01 as [C | C]; rewrite C; cbn; auto. }
    assert (NUM : agree (number_in s1) (number_in s)).
    { intros m Lm. apply value_same. intros x X. apply E1. unfold outside, apart, scalar_at, slot, slots in *.
      cbn [fst snd]. lia. }
    exists s2. split; [split|split].
    + eapply runs_app; [exact (R3 s s1 X1)|exact WR].
    + exact WA.
    + intros r I F. rewrite WS by (try exact I; intros []). apply G1; [exact I|]. intros ->. apply F. right. left.
      reflexivity.
    + intros a O1 O2. rewrite WE, E1; try assumption; try reflexivity;
        unfold outside, apart, scalar_at, in_own, in_slots, slots in *; cbn [fst snd] in *; lia.
    + rewrite WT, T1, app_assoc. reflexivity.
    + rewrite BX. apply G1; [left; reflexivity|discriminate].
    + split; [exact K0|]. exists (bit_of k n). split; [rewrite WS by (try (right; right; left; reflexivity); intros
      []); exact R12|].
      split; [exact C01|]. split; [lia|]. split; [lia|]. split.
      * assert (SAME : value (mem s2) scalar_at = value (mem s1) scalar_at).
        { apply value_same. intros x X. pose proof (workspace_off_stack _ _ _ _ ARRANGED) as OFF.
          apply WE; unfold outside, apart, scalar_at, in_slots, workspace, Calls.stack_room, slots in *; cbn [fst snd]
            in *; lia. }
        rewrite SAME, V1, Z.mul_mod_idemp_r by discriminate. f_equal.
        replace (256 - Z.of_nat n) with (Z.succ (256 - Z.of_nat (S n))) by lia. rewrite Z.pow_succ_r by lia. ring.
      * intros v v' AG D. apply (DID (number_in s)); [intros m _; reflexivity|]. cbn [ladder_steps did_all]. exists v.
        split; [|exact D]. apply (step_agree _ (number_in s1) (number_in s2)); assumption.
  - intros [k s0] n s s' (K0 & b & RB & B01 & N & FIRST & V & DID) MM RR. split; [exact K0|]. exists b. rewrite RR by
    discriminate.
    rewrite (number_mem s s' MM), MM. auto 10.
  - exists (path1 ++ path2), seen2. intros k s K0 W V.
    set (s1 := set (see (set (see s []) RBX 255) []) R12 0).
    assert (W1 : at_work s1).
    { repeat (apply at_work_set; [|discriminate|unfold M; lia]; apply at_work_see). exact W. }
    destruct (H2 (k, s) s1 W1 eq_refl) as (s' & [R2 A2 S2 E2 T2] & _ & b & _ & _ & _ & _ & _ & D).
    { split; [exact K0|]. exists 0. split; [reflexivity|]. split; [auto|]. split; [lia|]. split; [auto|].
      change (mem s1) with (mem s). split; [rewrite V; f_equal; change (256 - Z.of_nat 255) with 1; lia|].
      intros v v' AG (w & D & DA). cbn [ladder_steps did_all]. exists w. split; [|exact DA].
      apply (step_agree _ v w _ w D); intros m Lm; [symmetry; apply AG, Lm|reflexivity]. }
    exists s'. split; [split|].
    + eapply runs_app; [apply R1; reflexivity|exact R2].
    + exact A2.
    + intros r I F. rewrite S2 by assumption. cbn.
      destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; try reflexivity; exfalso; apply F; cbn; auto.
    + exact E2.
    + rewrite T2. cbn. rewrite !app_nil_r. reflexivity.
    + apply (D (number_in s')); [intros m _; reflexivity|reflexivity].
Qed.

(** * The whole *)
Definition one (d i j : nat) : nat * operation := (1%nat, Product d i j).
Definition many (n d : nat) : nat * operation := (n, Product d d d).
Definition finish_items : list (nat * operation) :=
  [(1, Difference 6 0 1); (1, Sum 0 0 1)]%nat
  ++ [one 7 6 6; one 8 7 7; one 8 8 8; one 8 8 6; one 7 8 7; one 9 7 7; one 8 9 8]
  ++ [one 9 8 8; many 4 9; one 8 9 8; one 9 8 8; many 9 9; one 9 9 8; one 10 9 9; many 19 10; one 9 10 9]
  ++ [many 10 9; one 8 9 8; one 9 8 8; many 49 9; one 9 9 8; one 10 9 9; many 99 10; one 9 10 9]
  ++ [many 50 9; one 9 9 8; many 5 9; one 9 9 7]
  ++ [one 0 0 9; (1%nat, Canonical 0 0)].
Lemma finish_spelled : spelled finish_items = finish.
Proof. vm_compute. reflexivity. Qed.
Definition begin_items : list (nat * operation) := [(1, Sum 2 4 0); (1, Difference 3 4 0)]%nat.
Definition x25519_code : list chunk := flat_map item_code begin_items ++ ladder_code ++ flat_map item_code finish_items.

Lemma value_decode m a : decode (bytes_at m a 32) = value m a.
Proof.
  unfold value, bytes_at. cbn [words number radix seq map decode]. unfold load64.
  repeat match goal with |- context [Z.of_nat ?n] =>
    let v := eval cbv in (Z.of_nat n) in change (Z.of_nat n) with v end.
  rewrite <- !Z.add_assoc. cbn [Z.add Pos.add Pos.succ Pos.add_carry]. rewrite !Z.add_0_r.
  change (2 ^ 8) with 256. change (2 ^ 64) with M. change (2 ^ 128) with (M * M). change (2 ^ 192) with (M * M * M).
  unfold M. ring.
Qed.
Lemma bytes_length m a n : length (bytes_at m a n) = n.
Proof. unfold bytes_at. rewrite map_length. apply seq_length. Qed.
Lemma bytes_range m a n : (forall x, 0 <= m x < 256) -> Forall (fun b => 0 <= b < 256) (bytes_at m a n).
Proof. intros H. apply Forall_map, Forall_forall. intros i _. apply H. Qed.

Lemma decode_scalar_nonneg scalar : Forall (fun b => 0 <= b < 256) scalar -> 0 <= decode_scalar scalar.
Proof.
  intros F. assert (N : forall i, 0 <= nth i scalar 0).
  { intros i. destruct (nth_in_or_default i scalar 0) as [I| ->]; [|lia]. rewrite Forall_forall in F. apply F in I.
    lia. }
  assert (D : forall l, Forall (fun b => 0 <= b) l -> 0 <= decode l) by (induction 1; cbn [decode]; lia).
  unfold decode_scalar. apply D. constructor; [apply Z.land_nonneg; auto|]. apply Forall_app. split.
  - rewrite Forall_forall in *. intros b I. apply (F b). rewrite <- (firstn_skipn 1 scalar). apply in_app_iff. right.
    rewrite <- (firstn_skipn 30 (skipn 1 scalar)). apply in_app_iff. auto.
  - constructor; [|constructor]. apply Z.lor_nonneg. split; [apply Z.land_nonneg; auto|lia].
Qed.
Theorem x25519_runs pc pc' : chunks_at x25519_code pc = Some pc' ->
  exists path seen, forall scalar point s, at_work s -> Forall (fun b => 0 <= b < 256) scalar ->
    number_in s 0 = 1 -> number_in s 1 = 1 -> number_in s 4 = point_of point ->
    value (mem s) scalar_at = (2 * decode_scalar scalar) mod 2 ^ 256 ->
    exists s', worked in_own [RBX; R12] path seen pc s pc' s' /\ bytes_at (mem s') work 32 = x25519 scalar point.
Proof.
  unfold x25519_code. intros C. apply chunks_app in C as (pc1 & C1 & C). apply chunks_app in C as (pc2 & C2 & C3).
  destruct (items_worked begin_items pc pc1 eq_refl C1) as (path1 & seen1 & H1).
  destruct (ladder_worked pc1 pc2 C2) as (path2 & seen2 & H2).
  destruct (items_worked finish_items pc2 pc' eq_refl C3) as (path3 & seen3 & H3).
  exists (path1 ++ path2 ++ path3), (seen1 ++ seen2 ++ seen3). intros scalar point s W BY N0 N1 N4 V.
  assert (SZ : 0 <= snd in_slots <= 384) by (unfold in_slots, slots; cbn [snd]; lia).
  destruct (H1 s W) as (s1 & W1 & D1).
  assert (V1 : value (mem s1) scalar_at = value (mem s) scalar_at).
  { apply value_same. intros x X. pose proof (workspace_off_stack _ _ _ _ ARRANGED) as OFF.
    apply W1; unfold outside, apart, scalar_at, in_slots, workspace, Calls.stack_room, slots in *; cbn [fst snd] in *;
      lia. }
  destruct (H2 (decode_scalar scalar) s1 (decode_scalar_nonneg scalar BY) (worked_at _ _ _ _ _ _ _ _ W1)) as (s2 & W2
    & D2).
  { rewrite V1. exact V. }
  destruct (H3 s2 (worked_at _ _ _ _ _ _ _ _ W2)) as (s3 & W3 & D3). rewrite finish_spelled in D3.
  exists s3. split.
  - apply (worked_more _ _ [RBX; R12] 384) in W1, W3; try exact SZ.
    assert (F : forall path seen pc s pc' s', worked (fst in_slots, 384) ([RBX; R12] ++ [RBX]) path seen pc s pc' s' ->
      worked in_own [RBX; R12] path seen pc s pc' s').
    { intros ? ? ? ? ? ? [? ? S ? ?]. split; try assumption. intros r I N. apply S; [exact I|]. intros
      [<-|[<-|[<-|[]]]];
        apply N; cbn; auto. }
    exact (worked_app _ _ _ _ _ _ _ _ _ _ _ _ (F _ _ _ _ _ _ W1) (worked_app _ _ _ _ _ _ _ _ _ _ _ _ W2
      (F _ _ _ _ _ _ W3))).
  - apply (x25519_in_slots scalar point (number_in s) (number_in s3)).
    + unfold x25519_operations, begin.
      change ([Put 0 1; Put 1 1; Put 4 (point_of point); Sum 2 4 0; Difference 3 4 0])
        with ([Put 0 1; Put 1 1; Put 4 (point_of point)] ++ [Sum 2 4 0; Difference 3 4 0]).
      rewrite <- app_assoc. apply (did_all_both _ _ _ (number_in s)).
      * exists (number_in s). split; [split; [exact N0|intros n _ _; reflexivity]|].
        exists (number_in s). split; [split; [exact N1|intros n _ _; reflexivity]|].
        exists (number_in s). split; [split; [exact N4|intros n _ _; reflexivity]|reflexivity].
      * apply (did_all_both _ _ _ (number_in s1) _ D1). exact (did_all_both _ _ _ _ _ D2 D3).
    + apply bytes_length.
    + apply bytes_range. apply (worked_at _ _ _ _ _ _ _ _ W3).
    + rewrite value_decode. unfold number_in, slot. rewrite Z.add_0_r. reflexivity.
Qed.
End Program.
