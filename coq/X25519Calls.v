(** X25519 by calls: a caller that writes 1 and the point into a workspace, then calls functions with certificates for
    255 steps of the ladder, a power by products and the last product, has the result of RFC 7748 in memory, and has
    changed nothing outside of workspace and stack. The caller is the list of what it does ([x25519_calls]). *)
From Coq Require Import ZArith List Bool Lia Setoid.
From Fieldwright Require Import Machine Decode Statement Memory Calls X25519.
Import ListNotations.
Open Scope Z_scope.

(** * The power p - 2 by products: (d, i, j) puts the product of slots i and j into slot d *)
Definition products : Type := list (nat * nat * nat).
Definition squarings (n t : nat) : products := repeat (t, t, t) n.
(** From slot 6 to slot 9. Numbers of ones in a row are those of the exponent in binary. *)
Definition inversion : products :=
  [(7, 6, 6); (8, 7, 7); (8, 8, 8); (8, 8, 6); (7, 8, 7); (9, 7, 7); (8, 9, 8)]%nat         (* 2, 4, 8, 9, 11, 22, 31 *)
  ++ [(9, 8, 8)]%nat ++ squarings 4 9 ++ [(8, 9, 8)]%nat                                      (* 10 ones *)
  ++ [(9, 8, 8)]%nat ++ squarings 9 9 ++ [(9, 9, 8)]%nat                                      (* 20 *)
  ++ [(10, 9, 9)]%nat ++ squarings 19 10 ++ [(9, 10, 9)]%nat                                  (* 40 *)
  ++ squarings 10 9 ++ [(8, 9, 8)]%nat                                                        (* 50 *)
  ++ [(9, 8, 8)]%nat ++ squarings 49 9 ++ [(9, 9, 8)]%nat                                     (* 100 *)
  ++ [(10, 9, 9)]%nat ++ squarings 99 10 ++ [(9, 10, 9)]%nat                                  (* 200 *)
  ++ squarings 50 9 ++ [(9, 9, 8)]%nat                                                        (* 250 *)
  ++ squarings 5 9 ++ [(9, 9, 7)]%nat.                                                        (* 2^255 - 32 + 11 *)

(** Exponents of what is in each slot, where it is known. *)
Definition exponents_of : Type := nat -> option Z.
Definition held (n : nat) (k : Z) (e : exponents_of) : exponents_of := fun m => if Nat.eqb m n then Some k else e m.
Fixpoint exponents (l : products) (e : exponents_of) : option exponents_of :=
  match l with
  | [] => Some e
  | (d, i, j) :: l => let* a := e i in let* b := e j in exponents l (held d (a + b) e)
  end.
Definition powers (x : Z) (e : exponents_of) (v : nat -> Z) : Prop :=
  forall n k, e n = Some k -> 0 <= k /\ congruent (v n) (x ^ k).
Lemma powers_product x e v v' d i j a b : powers x e v -> e i = Some a -> e j = Some b ->
  congruent (v' d) (v i * v j) -> (forall n, n <> d -> v' n = v n \/ e n = None) -> powers x (held d (a + b) e) v'.
Proof.
  intros P I J D E n k. unfold held. destruct (Nat.eqb_spec n d) as [->|N].
  - intros [= <-]. destruct (P i a I) as [A1 A2]. destruct (P j b J) as [B1 B2]. split; [lia|].
    rewrite D, A2, B2, Z.pow_add_r by assumption. reflexivity.
  - intros K. destruct (E n N) as [->|Q]; [exact (P n k K)|congruence].
Qed.
Definition slots : nat := 11.
Definition in_slots (l : products) : bool :=
  forallb (fun t => let '(d, i, j) := t in Nat.ltb d slots && Nat.ltb i slots && Nat.ltb j slots) l.
Lemma inversion_in_slots : in_slots inversion = true.
Proof. reflexivity. Qed.
Lemma inversion_exponent : (let* e := exponents inversion (held 6 1 (fun _ => None)) in e 9%nat) = Some (p - 2).
Proof. vm_compute. reflexivity. Qed.

Section Calls.
Variable work stack room back : Z.  (* workspace, rsp when a function is entered, bytes below it, a return address *)
Variable functions : list (Z * code).
Definition workspace : Z * Z := (work, 32 * Z.of_nat slots).
Hypothesis ARRANGED : arranged workspace stack room functions.
Notation ready := (ready functions).
Notation stack_room := (stack_room stack room).

Definition slot (n : nat) : Z := work + 32 * Z.of_nat n.
Definition number_in (s : state) (n : nat) : Z := value (mem s) (slot n).

(** * What the caller does *)
Inductive action :=
| Write (n : nat) (z : Z)                             (* a number into a slot *)
| Call (f : Z * code) (pointers : list Z) (swap : Z). (* with a word in rcx *)
Definition store256 (m : Z -> Z) (a z : Z) : Z -> Z :=
  store64 (store64 (store64 (store64 m a (z mod M)) (a + 8) (z / 2^64 mod M)) (a + 16) (z / 2^128 mod M)) (a + 24)
    (z / 2^192 mod M).
Definition enter (pointers : list Z) (swap : Z) (s : state) : state :=
  State (fun r => match r with
                  | RDI => nth 0 pointers 0 | RSI => nth 1 pointers 0 | RDX => nth 2 pointers 0 | RCX => swap
                  | RSP => stack | _ => regs s r
                  end) (flags s) (store64 (mem s) stack back) (trace s).
Definition perform (a : action) (s : state) : option state :=
  match a with
  | Write n z => Some (State (regs s) (flags s) (store256 (mem s) (slot n) z) (trace s))
  | Call f pointers swap => let* (_, s') := call stack f pointers (enter pointers swap s) in Some s'
  end.
Fixpoint performs (l : list action) (s : state) : option state :=
  match l with [] => Some s | a :: l => let* s' := perform a s in performs l s' end.
(** What functions access. *)
Definition accessed (a : action) : list Z :=
  match a with Write _ _ => [] | Call f pointers _ => map (address_of (places stack f pointers)) (leaks (snd f)) end.

Record after (l : list action) (s s' : state) : Prop := {
  after_performs : performs l s = Some s';
  after_ready : ready s';
  after_else : forall a, outside workspace a -> outside stack_room a -> mem s' a = mem s a;
  after_trace : trace s' = trace s ++ flat_map accessed l }.
Lemma performs_app l1 : forall l2 s, performs (l1 ++ l2) s = let* s' := performs l1 s in performs l2 s'.
Proof.
  induction l1 as [|a l1 IH]; intros l2 s; [reflexivity|]. cbn. destruct (perform a s); [apply IH|reflexivity].
Qed.
Lemma after_app l1 l2 s s1 s2 : after l1 s s1 -> after l2 s1 s2 -> after (l1 ++ l2) s s2.
Proof.
  intros [P1 R1 E1 T1] [P2 R2 E2 T2]. split; [rewrite performs_app, P1; exact P2|exact R2| |].
  - intros a A B. rewrite E2, E1; auto.
  - rewrite T2, T1, flat_map_app, app_assoc. reflexivity.
Qed.
Lemma after_nothing s : ready s -> after [] s s.
Proof. intros R. split; auto. cbn. rewrite app_nil_r. reflexivity. Qed.

(** ** Each action *)
Lemma slot_inside n k : (n + k <= slots)%nat -> inside workspace (slot n) (32 * Z.of_nat k).
Proof. unfold inside, workspace, slot; cbn [fst snd]. lia. Qed.
Lemma slot_one n : (n < slots)%nat -> inside workspace (slot n) 32.
Proof. intros L. apply (slot_inside n 1). lia. Qed.
Lemma room_nonneg f : In f functions -> 0 <= room.
Proof. intros IN. destruct (functions_placed _ _ _ _ ARRANGED f IN) as [F _]. lia. Qed.
(** The slots below d, and those from d + k on. *)
Lemma others_same s s' d k :
  (forall a, outside (slot d, 32 * Z.of_nat k) a -> outside stack_room a -> mem s' a = mem s a) ->
  forall n, (n < slots)%nat -> (n < d \/ d + k <= n)%nat -> number_in s' n = number_in s n.
Proof.
  intros E n L N. apply value_same. intros x X. pose proof (workspace_off_stack _ _ _ _ ARRANGED) as OFF.
  apply E; unfold outside, apart, workspace, Calls.stack_room, slot in *; cbn [fst snd] in *; lia.
Qed.
Lemma do_write n z s : (n < slots)%nat -> 0 <= z < 2 ^ 256 -> ready s ->
  exists s', after [Write n z] s s' /\ number_in s' n = z
    /\ forall m, (m < slots)%nat -> m <> n -> number_in s' m = number_in s m.
Proof.
  intros L ZR R. eexists. split; [split; [reflexivity| | |]|split].
  - destruct R as [RR RM RC]. split; [exact RR| |].
    + intros a. cbn [mem]. unfold store256. do 4 (apply store_byte; intros ?). apply RM.
    + intros f t i F T I. cbn [mem]. destruct (functions_placed _ _ _ _ ARRANGED f F) as [_ S].
      destruct (S t T) as (_ & S1 & _). unfold apart, workspace, segment_at in S1; cbn [fst snd] in S1.
      unfold store256, slot. rewrite !store_else by lia. apply RC; assumption.
  - intros a A _. cbn [mem]. unfold outside, apart, workspace in A; cbn [fst snd] in A. unfold store256, slot.
    rewrite !store_else by lia. reflexivity.
  - cbn. rewrite app_nil_r. reflexivity.
  - unfold number_in, value. cbn [mem words number radix]. unfold store256.
    pose proof (fun x => Z.mod_pos_bound x M eq_refl) as B.
    replace (slot n + 8 + 8) with (slot n + 16) by lia. replace (slot n + 16 + 8) with (slot n + 24) by lia.
    rewrite (load_store_same _ (slot n + 24)) by apply B. rewrite !(load_store_apart _ _ (slot n + 24)) by lia.
    rewrite (load_store_same _ (slot n + 16)) by apply B. rewrite !(load_store_apart _ _ (slot n + 16)) by lia.
    rewrite (load_store_same _ (slot n + 8)) by apply B. rewrite !(load_store_apart _ _ (slot n + 8)) by lia.
    rewrite (load_store_same _ (slot n)) by apply B.
    change (2 ^ 64) with M. change (2 ^ 128) with (M * M). change (2 ^ 192) with (M * M * M).
    rewrite <- !Z.div_div by (unfold M; lia). rewrite !Z.mod_eq by (unfold M; lia).
    rewrite (Z.div_small (z / M / M / M) M); [ring|]. rewrite !Z.div_div by (unfold M; lia).
    split; [apply Z.div_pos; unfold M; lia|]. apply Z.div_lt_upper_bound; [unfold M; lia|].
    change (2 ^ 256) with (M * M * M * M) in ZR. lia.
  - intros m Lm N. apply value_same. intros x X. cbn [mem]. unfold store256, slot in *. rewrite !store_else by lia.
    reflexivity.
Qed.
Lemma enter_entered f pointers swap s : In f functions -> ready s -> (length pointers <= 3)%nat ->
  Forall (fun a => 0 <= a < M) pointers -> 0 <= swap < M -> entered stack functions f pointers (enter pointers swap s).
Proof.
  intros IN [RR RM RC] L P SW. pose proof (room_nonneg f IN) as R0. pose proof (stack_in_memory _ _ _ _ ARRANGED) as SM.
  unfold in_memory, Calls.stack_room in SM; cbn [fst snd] in SM.
  split; [split| |].
  - assert (N : forall n, 0 <= nth n pointers 0 < M).
    { intros n. destruct (nth_in_or_default n pointers 0) as [I| ->]; [|unfold M; lia].
      rewrite Forall_forall in P. apply P, I. }
    intros []; cbn; auto; lia.
  - intros a. cbn. apply store_byte, RM.
  - intros g t i G T I. cbn. destruct (functions_placed _ _ _ _ ARRANGED g G) as [_ S].
    destruct (S t T) as (_ & _ & S2). unfold apart, Calls.stack_room, segment_at in S2; cbn [fst snd] in S2.
    rewrite store_else by lia. apply RC; assumption.
  - reflexivity.
  - intros [|[|[|n]]] N; cbn; try reflexivity. lia.
Qed.
Lemma enter_number pointers swap s a : inside workspace a 32 -> 0 <= room ->
  value (mem (enter pointers swap s)) a = value (mem s) a.
Proof.
  intros I R0. apply value_same. intros x X. cbn. pose proof (workspace_off_stack _ _ _ _ ARRANGED) as OFF.
  unfold inside, apart, workspace, Calls.stack_room in *; cbn [fst snd] in *. apply store_else. lia.
Qed.
Lemma slot_range n : (n < slots)%nat -> 0 <= slot n < M.
Proof.
  intros L. pose proof (workspace_in_memory _ _ _ _ ARRANGED) as W. unfold in_memory, workspace, slot in *.
  cbn [fst snd] in W. lia.
Qed.
(** From the effect of a call on what the caller has made to what it was. *)
Lemma do_call f pointers swap d k r numbers outputs b s : In f functions -> ready s -> (d + k <= slots)%nat ->
  calls stack room functions p f pointers (slot d, 32 * Z.of_nat k) (enter pointers swap s) r numbers outputs b ->
  exists s', after [Call f pointers swap] s s'
    /\ results_of p r numbers (outputs s') /\ Forall2 (fun y u => y <= snd u) (outputs s') b
    /\ forall n, (n < slots)%nat -> (n < d \/ d + k <= n)%nat -> number_in s' n = number_in s n.
Proof.
  intros IN R L (ra & s' & C & [_ _ _ R' E T] & RES & BO). exists s'. pose proof (room_nonneg f IN) as R0.
  assert (E' : forall a, outside (slot d, 32 * Z.of_nat k) a -> outside stack_room a -> mem s' a = mem s a).
  { intros a A1 A2. rewrite E by assumption. cbn. unfold outside, apart, Calls.stack_room in A2; cbn [fst snd] in A2.
    apply store_else. lia. }
  split; [split|split; [exact RES|split; [exact BO|exact (others_same s s' d k E')]]].
  - cbn. rewrite C. reflexivity.
  - exact R'.
  - intros a A1 A2. apply E'; [|exact A2]. unfold outside, apart, workspace, slot in *; cbn [fst snd] in *. lia.
  - rewrite T. cbn. rewrite app_nil_r. reflexivity.
Qed.

(** * Functions that are called *)
Definition has_binary (x : expr) (most : Z) (f : Z * code) : Prop :=
  let c := stated (snd f) in let b := written_within c 0 in
  In f functions /\ proved (snd f) /\ c = binary p (frame c) b x /\ snd b <= most.
Definition has_unary (x : expr) (most : Z) (f : Z * code) : Prop :=
  let c := stated (snd f) in let b := written_within c 0 in
  In f functions /\ proved (snd f) /\ c = unary p (frame c) b x /\ snd b <= most.
Definition has_step (f : Z * code) : Prop :=
  let c := stated (snd f) in let b := written_within c in
  In f functions /\ proved (snd f) /\ c = quaternary p (frame c) (b 0%nat) (b 1%nat) (b 2%nat) (b 3%nat) step_results.

Lemma do_binary f x most d i j s : has_binary x most f -> ready s ->
  (d < slots)%nat -> (i < slots)%nat -> (j < slots)%nat ->
  exists s', after [Call f [slot d; slot i; slot j] 0] s s'
    /\ congruent (number_in s' d) (evaluate [number_in s i; number_in s j] x) /\ number_in s' d <= most
    /\ forall n, (n < slots)%nat -> n <> d -> number_in s' n = number_in s n.
Proof.
  intros (IN & PR & E & MO) R D I J. set (frame := frame (stated (snd f))) in *.
  set (b := written_within (stated (snd f)) 0) in *. pose proof (room_nonneg f IN) as R0.
  pose proof (slot_one d D) as D'. pose proof (slot_one i I) as I'. pose proof (slot_one j J) as J'.
  destruct (do_call f [slot d; slot i; slot j] 0 d 1 [(1, x)]
    [value (mem s) (slot i); value (mem s) (slot j)] (fun s' => [value (mem s') (slot d)]) [b] s IN R ltac:(lia))
    as (s' & A & RES & BO & ELSE).
  { rewrite <- (enter_number [slot d; slot i; slot j] 0 s (slot i)) by assumption.
    rewrite <- (enter_number [slot d; slot i; slot j] 0 s (slot j)) by assumption.
    apply (binary_ok _ _ _ _ ARRANGED p f (slot d) (slot i) (slot j) frame b x); try assumption.
    apply enter_entered; auto; [|unfold M; lia]. repeat (constructor; [apply slot_range; assumption|]). constructor. }
  exists s'. split; [exact A|]. inversion RES as [|? ? ? ? C _]. cbn [fst snd] in C. rewrite Z.mul_1_l in C.
  inversion BO as [|? ? ? ? B _]. split; [exact C|]. split; [unfold number_in; lia|].
  intros n L N. apply ELSE; lia.
Qed.
Lemma do_unary f x most d i s : has_unary x most f -> ready s -> (d < slots)%nat -> (i < slots)%nat ->
  exists s', after [Call f [slot d; slot i] 0] s s'
    /\ congruent (number_in s' d) (evaluate [number_in s i] x) /\ number_in s' d <= most
    /\ forall n, (n < slots)%nat -> n <> d -> number_in s' n = number_in s n.
Proof.
  intros (IN & PR & E & MO) R D I. set (frame := frame (stated (snd f))) in *.
  set (b := written_within (stated (snd f)) 0) in *. pose proof (room_nonneg f IN) as R0.
  pose proof (slot_one d D) as D'. pose proof (slot_one i I) as I'.
  destruct (do_call f [slot d; slot i] 0 d 1 [(1, x)] [value (mem s) (slot i)] (fun s' => [value (mem s') (slot d)]) [b]
    s IN R ltac:(lia)) as (s' & A & RES & BO & ELSE).
  { rewrite <- (enter_number [slot d; slot i] 0 s (slot i)) by assumption.
    apply (unary_ok _ _ _ _ ARRANGED p f (slot d) (slot i) frame b x); try assumption.
    apply enter_entered; auto; [|unfold M; lia]. repeat (constructor; [apply slot_range; assumption|]). constructor. }
  exists s'. split; [exact A|]. inversion RES as [|? ? ? ? C _]. cbn [fst snd] in C. rewrite Z.mul_1_l in C.
  inversion BO as [|? ? ? ? B _]. split; [exact C|]. split; [unfold number_in; lia|]. intros n L N. apply ELSE; lia.
Qed.
(** The points of the ladder are in slots 0 to 3. *)
Definition sums_in (s : state) : sums := Sums (number_in s 0) (number_in s 1) (number_in s 2) (number_in s 3).
Lemma do_step f swap s : has_step f -> ready s -> swap = 0 \/ swap = 1 ->
  exists s', after [Call f [slot 0; slot 0; slot 4] swap] s s' /\ stepped (number_in s 4) swap (sums_in s) (sums_in s')
    /\ forall n, (4 <= n < slots)%nat -> number_in s' n = number_in s n.
Proof.
  intros (IN & PR & E) R SW. set (frame := frame (stated (snd f))) in *.
  set (b := written_within (stated (snd f))) in *. pose proof (room_nonneg f IN) as R0.
  set (pointers := [slot 0; slot 0; slot 4]).
  destruct (do_call f pointers swap 0 4 step_results (values (mem s) (slot 0) ++ [value (mem s) (slot 4); swap])
    (fun s' => values (mem s') (slot 0)) [b 0%nat; b 1%nat; b 2%nat; b 3%nat] s IN R
    ltac:(unfold slots; lia)) as (s' & A & RES & _ & ELSE).
  { assert (V : values (mem s) (slot 0) = values (mem (enter pointers swap s)) (slot 0)).
    { unfold values. rewrite !enter_number; try assumption; try reflexivity;
        unfold inside, workspace, slot, slots; cbn [fst snd]; lia. }
    rewrite V, <- (enter_number pointers swap s (slot 4)) by (try assumption; apply slot_one; unfold slots; lia).
    apply (quaternary_ok _ _ _ _ ARRANGED p f (slot 0) (slot 0) (slot 4) swap frame
      (b 0%nat) (b 1%nat) (b 2%nat) (b 3%nat) step_results);
      try assumption; try reflexivity.
    - exact (slot_inside 0 4 ltac:(unfold slots; lia)).
    - exact (slot_inside 0 4 ltac:(unfold slots; lia)).
    - apply slot_one. unfold slots. lia.
    - apply enter_entered; auto; [|unfold M; lia].
      repeat (constructor; [apply slot_range; unfold slots; lia|]). constructor. }
  exists s'. split; [exact A|]. split; [|intros n L; apply ELSE; lia].
  assert (N : forall m, values (mem m) (slot 0) = [number_in m 0; number_in m 1; number_in m 2; number_in m 3]).
  { intros m. unfold values, number_in, slot. repeat (f_equal; try lia). }
  rewrite !N in RES. exact RES.
Qed.

(** * The loop of the ladder *)
Variable step mul square add sub reduce : Z * code.
Fixpoint ladder_calls (n : nat) (k swap : Z) : list action :=
  match n with
  | O => []
  | S n => let b := bit_of k n in Call step [slot 0; slot 0; slot 4] (Z.lxor swap b) :: ladder_calls n k b
  end.
Lemma ladder_called n k : has_step step -> bit_of k 0 = 0 -> forall swap s, ready s -> swap = 0 \/ swap = 1 ->
  (n = O -> swap = 0) ->
  exists s', after (ladder_calls n k swap) s s' /\ laddered n k (number_in s 4) swap (sums_in s) (sums_in s').
Proof.
  intros ST LAST. induction n as [|n IH]; intros swap s R SW Z0; cbn [ladder_calls laddered].
  - exists s. split; [apply after_nothing, R|]. rewrite Z0 by reflexivity. reflexivity.
  - pose proof (bit_range k n) as BR.
    destruct (do_step step (Z.lxor swap (bit_of k n)) s ST R) as (s1 & A1 & S1 & E1).
    { destruct SW as [-> | ->], BR as [-> | ->]; cbn; auto. }
    destruct (IH (bit_of k n) s1 (after_ready _ _ _ A1) BR) as (s2 & A2 & S2).
    { intros ->. exact LAST. }
    exists s2. split; [exact (after_app [_] _ _ _ _ A1 A2)|]. exists (sums_in s1). split; [exact S1|].
    rewrite <- (E1 4%nat) by (unfold slots; lia). exact S2.
Qed.

(** * Products *)
Definition product_call (t : nat * nat * nat) : action :=
  let '(d, i, j) := t in
  if Nat.eqb i j then Call square [slot d; slot i] 0 else Call mul [slot d; slot i; slot j] 0.
Definition writes (l : products) (n : nat) : Prop := In n (map (fun t => fst (fst t)) l).
Lemma products_called most x l : has_binary (Mul (Number 0) (Number 1)) most mul ->
  has_unary (Mul (Number 0) (Number 0)) most square -> in_slots l = true ->
  forall e e' s, ready s -> powers x e (number_in s) -> (forall n, e n <> None -> (n < slots)%nat) ->
  exponents l e = Some e' ->
  exists s', after (map product_call l) s s' /\ powers x e' (number_in s')
    /\ forall n, (n < slots)%nat -> ~ writes l n -> number_in s' n = number_in s n.
Proof.
  intros HM HS. induction l as [|[[d i] j] l IH]; cbn [in_slots forallb exponents map]; intros O e e' s R P K X.
  - injection X as <-. exists s. split; [apply after_nothing, R|]. split; [exact P|reflexivity].
  - apply andb_true_iff in O as [O1 O]. rewrite !andb_true_iff, !Nat.ltb_lt in O1. destruct O1 as [[D I] J].
    destruct (e i) as [a|] eqn:A; [|discriminate]. destruct (e j) as [b|] eqn:B; [|discriminate].
    assert (ONE : exists s', after [product_call (d, i, j)] s s'
      /\ congruent (number_in s' d) (number_in s i * number_in s j)
      /\ forall n, (n < slots)%nat -> n <> d -> number_in s' n = number_in s n).
    { unfold product_call. destruct (Nat.eqb_spec i j) as [<-|N].
      - destruct (do_unary square _ _ d i s HS R D I) as (s' & A1 & C & _ & E). exists s'. auto.
      - destruct (do_binary mul _ _ d i j s HM R D I J) as (s' & A1 & C & _ & E). exists s'. auto. }
    destruct ONE as (s1 & A1 & C & E1).
    destruct (IH O (held d (a + b) e) e' s1 (after_ready _ _ _ A1)) as (s2 & A2 & P2 & E2); [| |exact X|].
    + apply (powers_product x e (number_in s) (number_in s1) d i j); try assumption. intros n N.
      destruct (e n) eqn:EN; [left; apply E1; [apply K; congruence|exact N]|auto].
    + intros n. unfold held. destruct (Nat.eqb_spec n d); [subst; auto|apply K].
    + exists s2. split; [exact (after_app [_] _ _ _ _ A1 A2)|]. split; [exact P2|]. intros n L W. cbn in W.
      rewrite E2, E1; auto.
Qed.

(** * The whole *)
Definition point_of (point : list Z) : Z := decode (firstn 31 point ++ [Z.land (nth 31 point 0) 127]).
Definition x25519_calls (scalar point : list Z) : list action :=
  [Write 0 1; Write 1 1; Write 4 (point_of point);
   Call add [slot 2; slot 4; slot 0] 0; Call sub [slot 3; slot 4; slot 0] 0]
  ++ ladder_calls 255 (decode_scalar scalar) 0
  ++ [Call sub [slot 6; slot 0; slot 1] 0; Call add [slot 0; slot 0; slot 1] 0]
  ++ map product_call inversion
  ++ [Call mul [slot 0; slot 0; slot 9] 0; Call reduce [slot 0; slot 0] 0].
Definition bytes_at (m : Z -> Z) (a : Z) (n : nat) : list Z := map (fun i => m (a + Z.of_nat i)) (seq 0 n).
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

Lemma scalar_even scalar : bit_of (decode_scalar scalar) 0 = 0.
Proof.
  unfold bit_of, decode_scalar. cbn [decode]. change (2 ^ Z.of_nat 0) with 1. rewrite Z.div_1_r.
  match goal with |- (?a + 256 * ?b) mod 2 = 0 => replace (a + 256 * b) with (a + 128 * b * 2) by ring end.
  rewrite Z.mod_add, <- Z.bit0_mod, Z.land_spec by discriminate. rewrite andb_false_r. reflexivity.
Qed.
Lemma decode_below l : Forall (fun b => 0 <= b < 256) l -> decode l < 256 ^ Z.of_nat (length l).
Proof.
  induction 1 as [|b l B _ IH]; cbn [decode length]; [reflexivity|].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. lia.
Qed.
Lemma point_range point : length point = 32%nat -> Forall (fun b => 0 <= b < 256) point ->
  0 <= point_of point < 2 ^ 256.
Proof.
  intros L B. unfold point_of.
  assert (F : Forall (fun b => 0 <= b < 256) (firstn 31 point ++ [Z.land (nth 31 point 0) 127])).
  { apply Forall_app. split.
    - rewrite Forall_forall in *. intros b I. apply B. rewrite <- (firstn_skipn 31 point). apply in_app_iff. auto.
    - constructor; [|constructor]. change 127 with (Z.ones 7). rewrite Z.land_ones by lia.
      pose proof (Z.mod_pos_bound (nth 31 point 0) (2 ^ 7) eq_refl) as X. change (2 ^ 7) with 128 in *. lia. }
  split; [apply decode_nonneg, F|]. pose proof (decode_below _ F) as D.
  rewrite app_length, firstn_length, L in D. exact D.
Qed.

(** Functions for the whole; the last one must give the number below p. *)
Definition most256 : Z := 2 ^ 256 - 1.
Record x25519_functions : Prop := {
  steps_ladder : has_step step;
  multiplies : has_binary (Mul (Number 0) (Number 1)) most256 mul;
  squares : has_unary (Mul (Number 0) (Number 0)) most256 square;
  adds : has_binary (Add (Number 0) (Number 1)) most256 add;
  subtracts : has_binary (Sub (Number 0) (Number 1)) most256 sub;
  reduces : has_unary (Number 0) (p - 1) reduce }.

Theorem x25519_called scalar point s : x25519_functions -> ready s ->
  length point = 32%nat -> Forall (fun b => 0 <= b < 256) point ->
  exists s', performs (x25519_calls scalar point) s = Some s'
    /\ bytes_at (mem s') (slot 0) 32 = x25519 scalar point
    /\ (forall a, outside workspace a -> outside stack_room a -> mem s' a = mem s a)
    /\ trace s' = trace s ++ flat_map accessed (x25519_calls scalar point).
Proof.
  intros [FS FM FQ FA FB FR] R LP BP. pose proof (point_range point LP BP) as PR.
  assert (S11 : forall n, (n < 11)%nat -> (n < slots)%nat) by (unfold slots; auto).
  destruct (do_write 0 1 s (S11 0%nat ltac:(lia)) ltac:(lia) R) as (s1 & A1 & V1 & E1).
  destruct (do_write 1 1 s1 (S11 1%nat ltac:(lia)) ltac:(lia) (after_ready _ _ _ A1)) as (s2 & A2 & V2 & E2).
  destruct (do_write 4 (point_of point) s2 (S11 4%nat ltac:(lia)) PR (after_ready _ _ _ A2)) as (s3 & A3 & V3 & E3).
  destruct (do_binary add _ _ 2 4 0 s3 FA (after_ready _ _ _ A3)) as (s4 & A4 & V4 & _ & E4); [apply S11; lia..|].
  destruct (do_binary sub _ _ 3 4 0 s4 FB (after_ready _ _ _ A4)) as (s5 & A5 & V5 & _ & E5); [apply S11; lia..|].
  cbn [evaluate nth] in V4, V5.
  destruct (ladder_called 255 (decode_scalar scalar) FS (scalar_even scalar) 0 s5 (after_ready _ _ _ A5)
    (or_introl eq_refl) (fun _ => eq_refl)) as (s6 & A6 & L6).
  destruct (do_binary sub _ _ 6 0 1 s6 FB (after_ready _ _ _ A6)) as (s7 & A7 & V7 & _ & E7); [apply S11; lia..|].
  destruct (do_binary add _ _ 0 0 1 s7 FA (after_ready _ _ _ A7)) as (s8 & A8 & V8 & _ & E8); [apply S11; lia..|].
  cbn [evaluate nth] in V7, V8.
  pose proof inversion_exponent as X. destruct (exponents inversion _) as [e|] eqn:EX; [|discriminate].
  destruct (products_called most256 (number_in s8 6) inversion FM FQ inversion_in_slots (held 6 1 (fun _ => None)) e s8
    (after_ready _ _ _ A8)) as (s9 & A9 & P9 & E9); [| |exact EX|].
  { intros n k. unfold held. destruct (Nat.eqb_spec n 6) as [->|N]; [intros [= <-]|discriminate]. split; [lia|].
    rewrite Z.pow_1_r. reflexivity. }
  { intros n. unfold held. destruct (Nat.eqb_spec n 6) as [->|N]; [intros _; apply S11; lia|congruence]. }
  destruct (P9 9%nat (p - 2) X) as [_ I9].
  assert (E90 : number_in s9 0 = number_in s8 0).
  { apply E9; [apply S11; lia|]. unfold writes. intros W.
    assert (N : existsb (Nat.eqb 0) (map (fun t => fst (fst t)) inversion) = false) by (vm_compute; reflexivity).
    rewrite (proj2 (existsb_exists _ _)) in N; [discriminate|]. exists O. auto. }
  destruct (do_binary mul _ _ 0 0 9 s9 FM (after_ready _ _ _ A9)) as (s10 & A10 & V10 & _); [apply S11; lia..|].
  destruct (do_unary reduce _ _ 0 0 s10 FR (after_ready _ _ _ A10)) as (s11 & A11 & V11 & M11 & _); [apply S11; lia..|].
  cbn [evaluate nth] in V10, V11.
  assert (A : after (x25519_calls scalar point) s s11).
  { unfold x25519_calls.
    exact (after_app _ _ _ _ _ (after_app [_] _ _ _ _ A1 (after_app [_] _ _ _ _ A2 (after_app [_] _ _ _ _ A3
      (after_app [_] _ _ _ _ A4 A5)))) (after_app _ _ _ _ _ A6 (after_app _ _ _ _ _ (after_app [_] _ _ _ _ A7 A8)
      (after_app _ _ _ _ _ A9 (after_app [_] _ _ _ _ A10 A11))))). }
  exists s11. split; [apply A|]. split; [|split; apply A].
  assert (U5 : number_in s5 4 = point_of point).
  { rewrite E5, E4 by (try apply S11; lia). exact V3. }
  assert (ONE : forall m, number_in s3 0 = 1 -> (m = 0 \/ m = 1)%nat -> number_in s5 m = number_in s3 m).
  { intros m _ M01. rewrite E5, E4; try apply S11; lia. }
  assert (N30 : number_in s3 0 = 1) by (rewrite E3, E2 by (try apply S11; lia); exact V1).
  assert (N31 : number_in s3 1 = 1) by (rewrite E3 by (try apply S11; lia); exact V2).
  apply (x25519_computed scalar point _ (number_in s5 4) (sums_in s5) (sums_in s6) (number_in s8 6) (number_in s9 9)).
  - rewrite U5. unfold decode_point. symmetry. apply reduced.
  - cbn [sums_in sum2]. rewrite ONE, N30 by auto. reflexivity.
  - cbn [sums_in difference2]. rewrite ONE, N31 by auto. reflexivity.
  - cbn [sums_in sum3]. rewrite (E5 2%nat), V4, U5, V3, N30 by (try apply S11; lia). reflexivity.
  - cbn [sums_in difference3]. rewrite V5, (E4 4%nat), (E4 0%nat), U5, V3, N30 by (try apply S11; lia). reflexivity.
  - exact L6.
  - rewrite (E8 6%nat) by (try apply S11; lia). exact V7.
  - exact I9.
  - rewrite value_decode. change (value (mem s11) (slot 0)) with (number_in s11 0). rewrite V11, V10, E90, V8.
    rewrite (E7 0%nat), (E7 1%nat) by (try apply S11; lia). reflexivity.
  - apply bytes_length.
  - apply bytes_range, A11.
  - rewrite value_decode. change (value (mem s11) (slot 0)) with (number_in s11 0). lia.
Qed.
(** What is accessed depends on neither. *)
Theorem accessed_alike scalar point scalar' point' :
  flat_map accessed (x25519_calls scalar point) = flat_map accessed (x25519_calls scalar' point').
Proof.
  assert (L : forall n k k' w w', flat_map accessed (ladder_calls n k w) = flat_map accessed (ladder_calls n k' w')).
  { induction n as [|n IH]; intros; [reflexivity|]. cbn. f_equal. apply IH. }
  unfold x25519_calls. rewrite !flat_map_app, (L 255%nat _ (decode_scalar scalar') 0 0). reflexivity.
Qed.
End Calls.
Print Assumptions x25519_called.
