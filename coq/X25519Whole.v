(** X25519 from its entry to its return: the program copies and masks what it is given, does what X25519Program.v is
    about, and copies the result. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Memory Calls Control Linked X25519Statement X25519 X25519Slots
  X25519Program.
Import ListNotations.
Open Scope Z_scope.

(** * What is masked, in bytes and in words *)
Lemma mod_above l A B b : 0 <= l < A -> 0 < B -> (l + A * b) mod (A * B) = l + A * (b mod B).
Proof.
  intros L P. rewrite Z.rem_mul_r by lia. rewrite (Z.mul_comm A b), Z.mod_add, Z.div_add by lia.
  rewrite Z.mod_small, (Z.div_small l A) by lia. reflexivity.
Qed.
Lemma bit_cleared x k : 0 <= k -> 0 <= x < 2 ^ (k + 1) -> x - 2 ^ k * ((x / 2 ^ k) mod 2) = x mod 2 ^ k.
Proof.
  intros K X. rewrite (Z.mod_eq x) by (apply Z.pow_nonzero; lia). f_equal. f_equal. apply Z.mod_small.
  rewrite Z.pow_add_r, Z.pow_1_r in X by lia. assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia).
  split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; lia].
Qed.
Definition byte_facts (b : Z) : bool :=
  (Z.land b 127 =? b mod 128) && (Z.land b 248 =? b - b mod 8) && (Z.lor (Z.land b 127) 64 =? b mod 64 + 64).
Lemma byte_fact b : 0 <= b < 256 -> byte_facts b = true.
Proof.
  intros B. assert (ALL : forallb byte_facts (map Z.of_nat (seq 0 256)) = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in ALL. apply ALL, in_map_iff. exists (Z.to_nat b). rewrite in_seq. lia.
Qed.
Lemma decode_app l : forall l', decode (l ++ l') = decode l + 256 ^ Z.of_nat (length l) * decode l'.
Proof.
  induction l as [|b l IH]; intros l'; cbn [app decode length]; [change (256 ^ Z.of_nat 0) with 1; ring|].
  rewrite IH, Nat2Z.inj_succ, Z.pow_succ_r by lia. ring.
Qed.

Section Bytes.
Variable m : Z -> Z.
Variable a : Z.
Hypothesis BYTES : forall x, 0 <= m x < 256.
Let v := value m a.
Let low := decode (map (fun i => m (a + Z.of_nat i)) (seq 0 31)).
Let middle := decode (map (fun i => m (a + Z.of_nat i)) (seq 1 30)).
Lemma low_range : 0 <= low < 2 ^ 248.
Proof.
  assert (F : Forall (fun b => 0 <= b < 256) (map (fun i => m (a + Z.of_nat i)) (seq 0 31))).
  { apply Forall_map, Forall_forall. auto. }
  split; [apply decode_nonneg, F|]. exact (decode_below _ F).
Qed.
Lemma bytes_split : bytes_at m a 32 = map (fun i => m (a + Z.of_nat i)) (seq 0 31) ++ [m (a + 31)].
Proof. reflexivity. Qed.
Lemma value_split : v = low + 2 ^ 248 * m (a + 31).
Proof.
  unfold v. rewrite <- value_decode, bytes_split, decode_app. cbn [decode]. change (256 ^ Z.of_nat _) with (2 ^ 248).
  fold low. ring.
Qed.
Lemma point_of_bytes : point_of (bytes_at m a 32) = v mod 2 ^ 255.
Proof.
  unfold point_of. rewrite bytes_split.
  change (firstn 31 _) with (map (fun i => m (a + Z.of_nat i)) (seq 0 31)). change (nth 31 _ 0) with (m (a + 31)).
  rewrite decode_app. cbn [decode]. change (256 ^ Z.of_nat _) with (2 ^ 248). fold low.
  pose proof (byte_fact _ (BYTES (a + 31))) as B. unfold byte_facts in B. rewrite !andb_true_iff, !Z.eqb_eq in B.
  destruct B as [[-> _] _]. rewrite value_split. change (2 ^ 255) with (2 ^ 248 * 128).
  rewrite mod_above by (try exact low_range; reflexivity). ring.
Qed.
Lemma low_split : low = m a + 256 * middle.
Proof. unfold low, middle. cbn [seq map decode]. rewrite Z.add_0_r. reflexivity. Qed.
Lemma scalar_of_bytes : decode_scalar (bytes_at m a 32) = v mod 2 ^ 254 - v mod 8 + 2 ^ 254.
Proof.
  unfold decode_scalar.
  change (nth 0 (bytes_at m a 32) 0) with (m (a + 0)). change (nth 31 (bytes_at m a 32) 0) with (m (a + 31)).
  change (firstn 30 (skipn 1 (bytes_at m a 32))) with (map (fun i => m (a + Z.of_nat i)) (seq 1 30)).
  rewrite Z.add_0_r. cbn [decode]. rewrite decode_app. fold middle. cbn [decode].
  change (256 ^ Z.of_nat _) with (2 ^ 240).
  pose proof (byte_fact _ (BYTES a)) as B. unfold byte_facts in B. rewrite !andb_true_iff, !Z.eqb_eq in B.
  destruct B as [[_ ->] _].
  pose proof (byte_fact _ (BYTES (a + 31))) as B. unfold byte_facts in B. rewrite !andb_true_iff, !Z.eqb_eq in B.
  destruct B as [_ ->].
  assert (E : v mod 8 = m a mod 8).
  { rewrite value_split, low_split. replace (_ + _ + _) with (m a + (32 * middle + 2 ^ 245 * m (a + 31)) * 8) by
      (change (2 ^ 248) with (2 ^ 245 * 8); ring). apply Z.mod_add. discriminate. }
  rewrite E, value_split. change (2 ^ 254) with (2 ^ 248 * 64) at 1.
  rewrite mod_above by (try exact low_range; reflexivity). rewrite low_split. change (2 ^ 254) with (2 ^ 248 * 64).
  change (2 ^ 248) with (256 * 2 ^ 240). ring.
Qed.

Definition word3 (w : Z) : Z := w mod 2 ^ 62 + 2 ^ 62.
Let w i := load64 m (a + 8 * i).
Lemma word_range i : 0 <= w i < M.
Proof. apply load_range, BYTES. Qed.
Let lower := w 0 + M * w 1 + M * M * w 2.
Lemma lower_range : 0 <= lower < 2 ^ 192.
Proof.
  pose proof (word_range 0). pose proof (word_range 1). pose proof (word_range 2). unfold lower.
  change (2 ^ 192) with (M * M * M). unfold M in *. lia.
Qed.
Lemma value_of_words : v = lower + 2 ^ 192 * w 3.
Proof.
  unfold v, lower, w. rewrite value_words. change (a + 8 * 0) with (a + 0). rewrite Z.add_0_r.
  change (2 ^ 192) with (M * M * M). reflexivity.
Qed.
Lemma point_of_words : point_of (bytes_at m a 32) = w 0 + M * w 1 + M * M * w 2 + M * M * M * (w 3 mod 2 ^ 63).
Proof.
  rewrite point_of_bytes, value_of_words. change (2 ^ 255) with (2 ^ 192 * 2 ^ 63).
  rewrite mod_above by (try exact lower_range; reflexivity). unfold lower. change (2 ^ 192) with (M * M * M). ring.
Qed.
Lemma scalar_of_words : decode_scalar (bytes_at m a 32) =
  (w 0 - w 0 mod 8) + M * w 1 + M * M * w 2 + M * M * M * word3 (w 3).
Proof.
  rewrite scalar_of_bytes.
  assert (E : v mod 8 = w 0 mod 8).
  { rewrite value_of_words. unfold lower. change M with (2 ^ 61 * 8). change (2 ^ 192) with (2 ^ 189 * 8).
    replace (_ + _ + _ + _) with (w 0 + (2 ^ 61 * w 1 + 2 ^ 61 * 8 * 2 ^ 61 * w 2 + 2 ^ 189 * w 3) * 8) by ring.
    apply Z.mod_add. discriminate. }
  rewrite E, value_of_words. change (2 ^ 254) with (2 ^ 192 * 2 ^ 62) at 1.
  rewrite mod_above by (try exact lower_range; reflexivity). unfold lower, word3. change (2 ^ 254) with (2 ^ 192 * 2
    ^ 62).
  change (2 ^ 192) with (M * M * M). ring.
Qed.
End Bytes.

(** * What the program does before and after *)
Definition B (d : Z) : address := Base RSP d.
(** A word goes through rax, with the masks of X25519. *)
Definition copied (r : reg) (i d : Z) (mask : list instr) : list instr :=
  MOV RAX (Mem (Base r (8 * i))) :: mask ++ [STORE (B d) (Reg RAX)].
Definition top_cleared : list instr := [BTR RAX 63].
Definition bottom_cleared : list instr := [AND RAX (Imm (-8))].
Definition top_set : list instr := [BTR RAX 63; BTR RAX 62; MOV RCX (Imm (2 ^ 62)); Machine.ADD false RAX (Reg RCX)].
Definition entry_code : list instr :=
  [LEA RSP (Some RSP) None (-408); STORE (B 384) (Reg RDI); STORE (B 392) (Reg R12); STORE (B 400) (Reg RBX)]
  ++ copied RDX 0 128 [] ++ copied RDX 1 136 [] ++ copied RDX 2 144 [] ++ copied RDX 3 152 top_cleared
  ++ copied RSI 0 352 bottom_cleared ++ copied RSI 1 360 [] ++ copied RSI 2 368 [] ++ copied RSI 3 376 top_set
  ++ map (fun d => STORE (B d) (Imm (if (d =? 0) || (d =? 32) then 1 else 0))) [0; 8; 16; 24; 32; 40; 48; 56]
  ++ doubling.
Definition word_out (i : Z) : list instr := [MOV RAX (Mem (B (8 * i))); STORE (Base RDI (8 * i)) (Reg RAX)].
(** -1 if all four words are 0, else 0. *)
Definition all_zero : list instr :=
  [MOV RAX (Mem (B 0)); OR RAX (Mem (B 8)); OR RAX (Mem (B 16)); OR RAX (Mem (B 24)); NEG RAX; SUB true RAX (Reg RAX);
   NOT RAX].
Definition exit_code : list instr :=
  [MOV RDI (Mem (B 384))] ++ word_out 0 ++ word_out 1 ++ word_out 2 ++ word_out 3 ++ all_zero
  ++ [MOV RBX (Mem (B 400)); MOV R12 (Mem (B 392)); LEA RSP (Some RSP) None 408].

Lemma other r q : r <> q -> reg_beq r q = false.
Proof. intros N. destruct (reg_beq r q) eqn:E; [apply internal_reg_dec_bl in E; contradiction|reflexivity]. Qed.

Lemma set_other s q z r : r <> q -> regs (set s q z) r = regs s r.
Proof. intros N. cbn. rewrite other by exact N. reflexivity. Qed.

Section Whole.
Variable code : program.
Variable room : Z.
Variable step mul square add sub reduce : Z * Calls.code.
Notation parts := [step; mul; square; add; sub; reduce].
(** The program is this, and its functions; it uses 416 bytes of the stack, and what they use. *)
Definition x25519_fits : bool :=
  match (let* pc1 := block code (map Do entry_code) 0 in
         let* pc2 := chunks_at code (x25519_code step mul square add sub reduce) pc1 in
         let* pc3 := block code (map Do exit_code) pc2 in at_pc code pc3) with
  | Some (_, Leave, _) => true
  | _ => false
  end.
Hypothesis FITS : x25519_fits = true.
Hypothesis FIT : fit code room step mul square add sub reduce.
Hypothesis ROOM : 0 <= room.
Definition own_bytes : Z := 416 + room.

Section Called.
Variable c : addresses.
Hypothesis PLACED : fits_in_memory code own_bytes c.
Let work := sp c - 408.
Notation stack := (work - 8).
Notation functions := (functions (base c) step mul square add sub reduce).
Notation at_work := (at_work (base c) work step mul square add sub reduce).
Notation execute := (execute code (base c) work room).
Notation own := (own code (base c) work room).

Lemma part_linked f : In f parts -> linked code room f.
Proof. destruct FIT as [[[_ A] _] [[_ D] _] [[_ E] _] [[_ F] _] [[_ G] _] [[_ H] _]]. intros
  [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; assumption. Qed.
Lemma function_section f t : In f functions -> In t (segments_of (snd f)) -> exists u, In u code
  /\ base c + fst u = fst f + fst t /\ snd u = snd t.
Proof.
  intros F T. apply in_map_iff in F as (g & <- & G). exists (fst g + fst t, snd t). split; [|split; [|reflexivity]].
  - apply (linked_sections _ _ g (part_linked g G)), in_map_iff. exists t. auto.
  - cbn. lia.
Qed.
Lemma all_arranged : arranged (workspace work) stack room functions.
Proof.
  destruct PLACED as [AR ST CO]. unfold own_bytes, stack_to_return, in_memory in ST. cbn [fst snd] in ST.
  split; unfold in_memory, apart, workspace, stack_room, slots, work; cbn [fst snd].
  - change (32 * Z.of_nat 11 + 64) with 416. lia.
  - lia.
  - lia.
  - intros f F. split.
    + apply in_map_iff in F as (g & <- & G). cbn [at_address snd]. rewrite (linked_frame _ _ _ (part_linked g G)). lia.
    + intros t T. destruct (function_section f t F T) as (u & U & U1 & U2). destruct (CO u U) as (_ & C1 & _ & C3).
      unfold in_memory, apart, section_of, stack_to_return, own_bytes, length_of, segment_at in *. cbn [fst snd] in *.
      rewrite U1, U2 in *. change (32 * Z.of_nat 11 + 64) with 416. lia.
Qed.
Notation ARRANGED := all_arranged.
Lemma based : 0 <= base c.
Proof.
  destruct PLACED as [_ _ CO]. pose proof FITS as F. unfold x25519_fits, entry_code in F. cbn [map app block] in F.
  destruct (at_pc code 0) as [[[q i] after]|] eqn:A; [|discriminate].
  destruct (Z.eqb_spec q 0) as [->|]; [|discriminate].
  destruct (at_pc_within _ _ _ _ _ A) as (l & I & _). destruct (CO _ I) as (_ & [C _] & _). cbn in C. lia.
Qed.

(** ** Memory that is not the workspace *)
Lemma array_at a i : In a [out c; scalar c; point c] -> 0 <= i < 4 -> 0 <= a + 8 * i < M
  /\ (a + 8 * i + 8 <= work - 8 - room \/ work + 416 <= a + 8 * i).
Proof.
  intros I L. destruct (arrays_fit _ _ _ PLACED a I) as [[A1 A2] A3]. unfold apart, stack_to_return, own_bytes in A3.
  cbn [array fst snd] in *. unfold work. lia.
Qed.
Lemma array_accessible s a i : at_work s -> In a [out c; scalar c; point c] -> 0 <= i < 4 ->
  accessible own s (a + 8 * i) = true.
Proof.
  intros [_ SP] I L. destruct (array_at a i I L) as [_ A]. unfold accessible. rewrite SP. cbn [bottom own whole
    in_section].
  apply orb_true_iff. rewrite !Z.leb_le. lia.
Qed.
Lemma array_effective s r a i : In a [out c; scalar c; point c] -> regs s r = a -> 0 <= i < 4 ->
  effective own s (Base r (8 * i)) = a + 8 * i.
Proof. intros I R L. cbn. rewrite R. apply Z.mod_small, array_at; assumption. Qed.
Lemma array_get s r a i : at_work s -> In a [out c; scalar c; point c] -> regs s r = a -> 0 <= i < 4 ->
  get own s (Mem (Base r (8 * i))) = Some (load64 (mem s) (a + 8 * i), [a + 8 * i]).
Proof. intros W I R L. cbn [get]. rewrite (array_effective s r a i I R L), array_accessible by assumption.
  reflexivity. Qed.
Definition out_stored (s : state) (i w : Z) : state :=
  see (State (regs s) (flags s) (store64 (mem s) (out c + 8 * i) w) (trace s)) [out c + 8 * i].
Lemma out_put s i w : at_work s -> 0 <= i < 4 -> put own s (out c + 8 * i) w = Some (out_stored s i w).
Proof.
  intros W L. unfold put. rewrite array_accessible by (try left; auto). replace (writable own _) with true;
    [reflexivity|].
  symmetry. unfold writable. apply forallb_forall. intros x X. cbn [readonly own whole in_section] in X.
  apply in_map_iff in X as (t & <- & T). destruct (code_fits _ _ _ PLACED t T) as (_ & _ & A & _).
  unfold apart, section_of in A. cbn [array fst snd] in *. apply orb_true_iff. rewrite !Z.leb_le. lia.
Qed.
Lemma out_stored_at_work s i w : at_work s -> 0 <= i < 4 -> at_work (out_stored s i w).
Proof.
  intros [[RR RM RC] SP] L. split; [split; [exact RR| |]|exact SP].
  - intros a. apply store_byte, RM.
  - intros f t j F T J. cbn [out_stored mem see]. destruct (function_section f t F T) as (u & U & U1 & U2).
    destruct (code_fits _ _ _ PLACED u U) as (_ & _ & A & _). unfold apart, section_of, length_of in A.
    cbn [array fst snd] in A. rewrite U1, U2 in A. rewrite store_else by lia. apply RC; assumption.
Qed.

(** ** Masks *)
Definition masks (l : list instr) (f : Z -> Z) : Prop := forall s, at_work s -> exists s', execute l s = Some s'
  /\ at_work s' /\ regs s' RAX = f (regs s RAX) /\ (forall r, r <> RAX -> r <> RCX -> regs s' r = regs s r)
  /\ mem s' = mem s /\ trace s' = trace s.
Lemma masks_nothing : masks [] (fun w => w).
Proof. intros s W. exists s. cbn. auto 10. Qed.
Lemma masks_both l f l' f' : masks l f -> masks l' f' -> masks (l ++ l') (fun w => f' (f w)).
Proof.
  intros H H' s W. destruct (H s W) as (s1 & X1 & W1 & F1 & R1 & M1 & T1).
  destruct (H' s1 W1) as (s2 & X2 & W2 & F2 & R2 & M2 & T2). exists s2. rewrite (execute_app _ _ _ _ _ _ _ _ X1).
  split; [exact X2|]. split; [exact W2|]. split; [rewrite F2, F1; reflexivity|]. split; [|rewrite M2, T2; auto].
  intros r N1 N2. rewrite R2, R1 by assumption. reflexivity.
Qed.
Ltac others := intros ? ? ?; cbn; rewrite ?other by assumption; reflexivity.
Lemma regs_at_work s r : at_work s -> 0 <= regs s r < M.
Proof. intros [[RR _ _] _]. apply RR. Qed.
Lemma masks_bit k : 0 <= k < 64 -> masks [BTR RAX k] (fun w => w - 2 ^ k * ((w / 2 ^ k) mod 2)).
Proof.
  intros K s W. cbn [X25519Program.execute Machine.step]. replace ((0 <=? k) && (k <? 64)) with true by
    (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia).
  eexists. split; [reflexivity|]. pose proof (regs_at_work s RAX W) as R.
  split; [|split; [reflexivity|split; [others|split; reflexivity]]].
  apply at_work_flags, at_work_set; [exact W|discriminate|].
  assert (P : 0 < 2 ^ k) by (apply Z.pow_pos_nonneg; lia). pose proof (Z.mod_pos_bound (regs s RAX / 2 ^ k) 2 eq_refl).
  pose proof (Z.mod_le (regs s RAX / 2 ^ k) 2). pose proof (Z.mul_div_le (regs s RAX) (2 ^ k) P).
  assert (0 <= regs s RAX / 2 ^ k) by (apply Z.div_pos; lia). nia.
Qed.
Lemma masks_low : masks bottom_cleared (fun w => Z.land w (M - 8)).
Proof.
  intros s W. cbn [X25519Program.execute bottom_cleared Machine.step get]. change (-8 mod M) with (M - 8).
  eexists. split; [reflexivity|]. pose proof (regs_at_work s RAX W) as R.
  split; [|split; [reflexivity|split; [others|split; [reflexivity|cbn; apply app_nil_r]]]].
  apply at_work_flags, at_work_set; [apply at_work_see, W|discriminate|]. apply land_range; [exact R|split;
    [discriminate|reflexivity]].
Qed.
Lemma masks_add : masks [MOV RCX (Imm (2 ^ 62)); Machine.ADD false RAX (Reg RCX)] (fun w => (w + 2 ^ 62) mod M).
Proof.
  intros s W. cbn [X25519Program.execute Machine.step get]. change (2 ^ 62 mod M) with (2 ^ 62).
  eexists. split; [reflexivity|].
  split; [|split; [|split; [others|split; [reflexivity|cbn; rewrite !app_nil_r; reflexivity]]]].
  - apply at_work_flags, at_work_set; [|discriminate|apply Z.mod_pos_bound; reflexivity].
    apply at_work_see, at_work_set; [apply at_work_see, W|discriminate|split; [discriminate|reflexivity]].
  - cbn. rewrite Z.add_0_r. reflexivity.
Qed.
Lemma masks_top : masks top_cleared (fun w => w mod 2 ^ 63).
Proof.
  intros s W. destruct (masks_bit 63 ltac:(lia) s W) as (s' & X & W' & F & R). exists s'. rewrite F.
  rewrite bit_cleared by (try exact (regs_at_work s RAX W); lia). auto.
Qed.
Lemma masks_set : masks top_set word3.
Proof.
  intros s W. destruct (masks_both _ _ _ _ (masks_both _ _ _ _ (masks_bit 63 ltac:(lia)) (masks_bit 62 ltac:(lia)))
    masks_add s W) as (s' & X & W' & F & R). exists s'. split; [exact X|]. split; [exact W'|]. split; [|exact R].
  rewrite F. pose proof (regs_at_work s RAX W) as A. rewrite (bit_cleared (regs s RAX) 63) by (try exact A; lia).
  pose proof (Z.mod_pos_bound (regs s RAX) (2 ^ 63) eq_refl) as A3.
  rewrite (bit_cleared _ 62) by (try exact A3; lia). unfold word3. change (2 ^ 63) with (2 ^ 62 * 2).
  rewrite Z.rem_mul_r by (discriminate || reflexivity).
  rewrite (Z.mul_comm (2 ^ 62) (_ mod 2)), Z.mod_add, Z.mod_mod by discriminate. apply Z.mod_small.
  pose proof (Z.mod_pos_bound (regs s RAX) (2 ^ 62) eq_refl) as A2. change (2 ^ 62) with 4611686018427387904 in *.
  unfold M. lia.
Qed.

(** ** Into the workspace *)
(** Instructions that put a word into a place of the workspace. *)
Record move := Move { moving : list instr; place : Z; word : Z; accesses : list Z }.
Definition moved (m : move) (s s' : state) : Prop :=
  execute (moving m) s = Some s' /\ at_work s' /\ mem s' = store64 (mem s) (work + place m) (word m)
  /\ (forall r, r <> RAX -> r <> RCX -> regs s' r = regs s r) /\ trace s' = trace s ++ accesses m.
(** Since s0 nothing has changed but the workspace, rax, rcx, flags and trace. *)
Definition since (s0 s : state) : Prop := at_work s /\ (forall r, r <> RAX -> r <> RCX -> regs s r = regs s0 r)
  /\ forall a, outside (work, 408) a -> mem s a = mem s0 a.
Definition moves_word (s0 : state) (m : move) : Prop :=
  (0 <= place m <= 400 /\ 0 <= word m < M) /\ forall s, since s0 s -> exists s', moved m s s'.
Fixpoint all_stored (l : list move) (m : Z -> Z) : Z -> Z :=
  match l with [] => m | t :: l => all_stored l (store64 m (work + place t) (word t)) end.
Lemma moves_words s0 l : Forall (moves_word s0) l -> forall s, since s0 s -> exists s', execute (flat_map moving l) s =
  Some s' /\ since s0 s' /\ mem s' = all_stored l (mem s) /\ trace s' = trace s ++ flat_map accesses l.
Proof.
  induction 1 as [|m l [[P _] H] _ IH]; intros s S; cbn [flat_map all_stored].
  - exists s. rewrite app_nil_r. auto.
  - destruct (H s S) as (s1 & X1 & W1 & M1 & R1 & T1). destruct S as (W & R & E). destruct (IH s1) as (s2 & X2 & S2 &
    M2 & T2).
    { split; [exact W1|]. split; [intros r N1 N2; rewrite R1, R by assumption; reflexivity|].
      intros a O. unfold outside, apart in O. cbn [fst snd] in O. rewrite M1, store_else by lia. apply E.
      unfold outside, apart. cbn [fst snd]. lia. }
    exists s2. rewrite (execute_app _ _ _ _ _ _ _ _ X1). split; [exact X2|]. split; [exact S2|].
    rewrite M2, M1, T2, T1, app_assoc. auto.
Qed.
(** What is at a place in the end. *)
Fixpoint last_at (l : list move) (d : Z) : option Z :=
  match l with
  | [] => None
  | m :: l => match last_at l d with Some w => Some w | None => if place m =? d then Some (word m) else None end
  end.
Lemma load_stored_else l d : (forall m, In m l -> place m + 8 <= d \/ d + 8 <= place m) -> forall f,
  load64 (all_stored l f) (work + d) = load64 f (work + d).
Proof.
  induction l as [|m l IH]; intros H f; [reflexivity|]. cbn [all_stored]. rewrite IH by (intros x X; apply H; right;
    exact X).
  apply load_store_apart. specialize (H m (or_introl eq_refl)). lia.
Qed.
Lemma load_stored l d w : Forall (fun m => place m mod 8 = 0 /\ 0 <= word m < M) l -> d mod 8 = 0 -> last_at l d =
  Some w ->
  forall f, load64 (all_stored l f) (work + d) = w.
Proof.
  intros F D. revert w. induction F as [|m l [P R] F IH]; intros w L f; cbn [last_at all_stored] in *; [discriminate|].
  destruct (last_at l d) as [v|] eqn:E; [injection L as ->; apply IH; reflexivity|].
  destruct (Z.eqb_spec (place m) d) as [<-|]; [|discriminate]. injection L as <-.
  rewrite load_stored_else; [apply load_store_same, R|]. intros x X.
  assert (N : place x <> place m).
  { intros Q. clear - E X Q. induction l as [|y l IH]; [contradiction|]. cbn [last_at] in E.
    destruct (last_at l (place m)); [discriminate|]. destruct (Z.eqb_spec (place y) (place m)) as [|NE];
      [discriminate|].
    destruct X as [->|X]; [contradiction|auto]. }
  rewrite Forall_forall in F. destruct (F x X) as [PX _]. pose proof (Z.div_mod (place x) 8). pose proof (Z.div_mod
    (place m) 8). lia.
Qed.

Lemma store_moves s d w x l : at_work s -> 0 <= d <= 400 -> get own s x = Some (w, l) ->
  execute [STORE (B d) x] s = Some (stored work (see s l) d w).
Proof.
  intros W D G. cbn [X25519Program.execute Machine.step]. unfold B. rewrite G.
  rewrite (own_effective code _ _ room _ _ _ _ _ _ ARRANGED s d W) by lia.
  rewrite (own_put code _ _ room _ _ _ _ _ _ ARRANGED FIT (see s l) d w (at_work_see _ _ _ _ _ _ _ _ _ _ W)) by lia.
  reflexivity.
Qed.
Definition kept (s0 : state) (r : reg) (d : Z) : move := Move [STORE (B d) (Reg r)] d (regs s0 r) [work + d].
Lemma kept_moves s0 r d : 0 <= d <= 400 -> r <> RAX -> r <> RCX -> 0 <= regs s0 r < M -> moves_word s0 (kept s0 r d).
Proof.
  intros D N1 N2 R0. split; [split; [exact D|exact R0]|]. intros s (W & R & _).
  exists (stored work (see s []) d (regs s r)). split; [|split; [|split; [|split]]].
  - apply store_moves; [exact W|exact D|reflexivity].
  - apply stored_at_work with (room := room); [exact ARRANGED|apply at_work_see, W|lia].
  - cbn. rewrite R by assumption. reflexivity.
  - auto.
  - cbn. rewrite app_nil_r. reflexivity.
Qed.
Definition constant (d z : Z) : move := Move [STORE (B d) (Imm z)] d z [work + d].
Lemma constant_moves s0 d z : 0 <= d <= 400 -> 0 <= z < M -> moves_word s0 (constant d z).
Proof.
  intros D Z0. split; [split; [exact D|exact Z0]|]. intros s (W & R & _).
  exists (stored work (see s []) d (z mod M)). split; [|split; [|split; [|split]]].
  - apply store_moves; [exact W|exact D|reflexivity].
  - apply stored_at_work with (room := room); [exact ARRANGED|apply at_work_see, W|lia].
  - cbn. rewrite Z.mod_small by exact Z0. reflexivity.
  - auto.
  - cbn. rewrite app_nil_r. reflexivity.
Qed.
Definition copy (s0 : state) (r : reg) (i d : Z) (l : list instr) (f : Z -> Z) : move :=
  Move (copied r i d l) d (f (load64 (mem s0) (regs s0 r + 8 * i))) [regs s0 r + 8 * i; work + d].
Lemma copy_moves s0 r i d l f : 0 <= i < 4 -> 0 <= d <= 400 -> r <> RAX -> r <> RCX -> masks l f ->
  (forall a, 0 <= mem s0 a < 256) -> (forall w, 0 <= w < M -> 0 <= f w < M) ->
  In (regs s0 r) [out c; scalar c; point c] -> moves_word s0 (copy s0 r i d l f).
Proof.
  intros I D N1 N2 MA BY FR IN. set (a := regs s0 r + 8 * i).
  assert (LR : 0 <= load64 (mem s0) a < M) by (apply load_range, BY).
  split; [split; [exact D|apply FR, LR]|]. intros s (W & R & E).
  destruct (array_at _ i IN I) as [A1 A2]. fold a in A1, A2.
  assert (L : load64 (mem s) a = load64 (mem s0) a).
  { apply load_ext. intros x X. apply E. unfold outside, apart. cbn [fst snd]. lia. }
  assert (RS : regs s r = regs s0 r) by (apply R; assumption).
  set (s1 := set (see s [a]) RAX (load64 (mem s0) a)).
  assert (W1 : at_work s1) by (apply at_work_set; [apply at_work_see, W|discriminate|exact LR]).
  destruct (MA s1 W1) as (s2 & X2 & W2 & F2 & R2 & M2 & T2).
  assert (S : execute [STORE (B d) (Reg RAX)] s2 = Some (stored work (see s2 []) d (f (load64 (mem s0) a)))).
  { apply store_moves; [exact W2|exact D|]. cbn. rewrite F2. reflexivity. }
  eexists. split; [|split; [|split; [|split]]].
  - unfold copy, copied. cbn [moving]. change (?x :: ?y) with ([x] ++ y). rewrite (execute_app _ _ _ _ [_] _ s s1).
    + rewrite (execute_app _ _ _ _ _ _ _ _ X2). exact S.
    + cbn [X25519Program.execute Machine.step].
      rewrite (array_get s r (regs s0 r) i W IN RS I). fold a. rewrite L. reflexivity.
  - apply stored_at_work with (room := room); [exact ARRANGED|apply at_work_see, W2|lia].
  - cbn. rewrite M2. reflexivity.
  - intros q Q1 Q2. cbn [stored regs see]. rewrite R2 by assumption. cbn. rewrite other by assumption. reflexivity.
  - cbn [stored trace see accesses copy]. rewrite T2. cbn. rewrite app_nil_r, <- app_assoc. reflexivity.
Qed.

(** ** The entry *)
Definition entry_moves (s : state) : list move :=
  [kept s RDI 384; kept s R12 392; kept s RBX 400;
   copy s RDX 0 128 [] (fun w => w); copy s RDX 1 136 [] (fun w => w); copy s RDX 2 144 [] (fun w => w);
   copy s RDX 3 152 top_cleared (fun w => w mod 2 ^ 63);
   copy s RSI 0 352 bottom_cleared (fun w => Z.land w (M - 8)); copy s RSI 1 360 [] (fun w => w);
   copy s RSI 2 368 [] (fun w => w); copy s RSI 3 376 top_set word3;
   constant 0 1; constant 8 0; constant 16 0; constant 24 0; constant 32 1; constant 40 0; constant 48 0; constant 56
     0].
Lemma entry_spelled s : entry_code = [LEA RSP (Some RSP) None (-408)] ++ flat_map moving (entry_moves s) ++ doubling.
Proof. reflexivity. Qed.
Definition entry_seen : list Z := flat_map accesses (entry_moves
  (State (fun r => match r with RSI => scalar c | RDX => point c | _ => 0 end) (fun _ => None) (fun _ => 0) [])).
Lemma entry_seen_ok s : called code c s -> flat_map accesses (entry_moves s) = entry_seen.
Proof. intros [_ _ _ (_ & SI & DX) _]. cbn. rewrite SI, DX. reflexivity. Qed.
Lemma entry_moves_ok s s0 : called code c s -> regs s0 = regs (set s RSP work) -> mem s0 = mem s ->
  Forall (moves_word s0) (entry_moves s0).
Proof.
  intros [RR BY _ (DI & SI & DX) _] RE ME.
  assert (IP : In (regs s0 RDX) [out c; scalar c; point c]) by (rewrite RE; cbn; rewrite DX; auto).
  assert (IS : In (regs s0 RSI) [out c; scalar c; point c]) by (rewrite RE; cbn; rewrite SI; auto).
  assert (BY0 : forall a, 0 <= mem s0 a < 256) by (rewrite ME; exact BY).
  assert (W0 : forall w, 0 <= w < M -> 0 <= w < M) by auto.
  assert (W1 : forall w, 0 <= w < M -> 0 <= w mod 2 ^ 63 < M).
  { intros w _. pose proof (Z.mod_pos_bound w (2 ^ 63) eq_refl). change (2 ^ 63) with 9223372036854775808 in *.
    unfold M. lia. }
  assert (W2 : forall w, 0 <= w < M -> 0 <= Z.land w (M - 8) < M).
  { intros w W. apply land_range; [exact W|split; [discriminate|reflexivity]]. }
  assert (W3 : forall w, 0 <= w < M -> 0 <= word3 w < M).
  { intros w _. unfold word3. pose proof (Z.mod_pos_bound w (2 ^ 62) eq_refl). change (2 ^ 62) with
    4611686018427387904 in *.
    unfold M. lia. }
  assert (KR : forall r, r <> RSP -> 0 <= regs s0 r < M).
  { intros r N. rewrite RE. cbn. rewrite other by exact N. apply RR. }
  unfold entry_moves.
  repeat (apply Forall_cons; [first
    [apply kept_moves; [lia|discriminate|discriminate|apply KR; discriminate]
    |apply constant_moves; [lia|unfold M; lia]
    |apply copy_moves; [lia|lia|discriminate|discriminate| |assumption|assumption|assumption];
      first [apply masks_nothing|apply masks_top|apply masks_low|apply masks_set]]|]).
  apply Forall_nil.
Qed.
Lemma at_work_called s : called code c s -> at_work (set s RSP work).
Proof.
  intros [RR BY CO _ SP]. destruct PLACED as [_ [ST1 ST2] _]. unfold stack_to_return, own_bytes in *. cbn [fst snd]
    in *.
  split; [split|].
  - intros r. cbn. destruct (reg_beq r RSP); [unfold work; lia|apply RR].
  - exact BY.
  - intros f t i F T I. cbn. destruct (function_section f t F T) as (u & U & U1 & U2). rewrite <- U1, <- U2.
    apply CO; [exact U|rewrite U2; exact I].
  - reflexivity.
Qed.
Lemma entry_ok s : called code c s -> exists s', execute entry_code s = Some s' /\ at_work s'
  /\ number_in work s' 0 = 1 /\ number_in work s' 1 = 1
  /\ number_in work s' 4 = point_of (bytes_at (mem s) (point c) 32)
  /\ value (mem s') (scalar_at work) = (2 * decode_scalar (bytes_at (mem s) (scalar c) 32)) mod 2 ^ 256
  /\ load64 (mem s') (work + 384) = out c /\ load64 (mem s') (work + 392) = regs s R12
  /\ load64 (mem s') (work + 400) = regs s RBX
  /\ (forall r, In r saved -> regs s' r = regs s r)
  /\ (forall a, outside (work, 408) a -> mem s' a = mem s a)
  /\ trace s' = trace s ++ entry_seen ++ doubling_seen work.
Proof.
  intros C. pose proof C as [RR BY _ (DI & SI & DX) SP]. set (s0 := set s RSP work).
  assert (PX : regs s0 RDX = point c) by exact DX. assert (PS : regs s0 RSI = scalar c) by exact SI.
  pose proof (at_work_called s C) as W0. fold s0 in W0.
  assert (L0 : execute [LEA RSP (Some RSP) None (-408)] s = Some s0).
  { cbn [X25519Program.execute Machine.step]. rewrite SP. replace (sp c + 0 + -408) with work by (unfold work; lia).
    assert (R : 0 <= work < M) by exact (regs_at_work s0 RSP W0). rewrite Z.mod_small by exact R. reflexivity. }
  pose proof (entry_moves_ok s s0 C eq_refl eq_refl) as OK.
  destruct (moves_words s0 (entry_moves s0) OK s0) as (s1 & X1 & (W1 & R1 & E1) & M1 & T1).
  { split; [exact W0|]. split; [reflexivity|reflexivity]. }
  destruct (doubling_ok code _ _ room _ _ _ _ _ _ ARRANGED FIT s1 W1) as (s2 & X2 & W2 & _ & V2 & _ & E2 & R2 & T2).
  assert (IN : forall d w, d mod 8 = 0 -> last_at (entry_moves s0) d = Some w -> load64 (mem s1) (work + d) = w).
  { intros d w D L. rewrite M1. apply load_stored; [|exact D|exact L].
    assert (P : Forall (fun m => place m mod 8 = 0) (entry_moves s0)) by (unfold entry_moves; repeat constructor).
    rewrite Forall_forall in *. intros m I. split; [apply P, I|]. apply (OK m I). }
  assert (K : forall d w, d mod 8 = 0 -> last_at (entry_moves s0) d = Some w -> 0 <= d -> d + 8 <= 352 \/ 384 <= d ->
    load64 (mem s2) (work + d) = w).
  { intros d w D L D0 O. rewrite <- (IN d w D L). symmetry. apply load_ext. intros x X. symmetry. apply E2.
    unfold outside, apart, scalar_at. cbn [fst snd]. lia. }
  assert (NUM : forall n w0 w1 w2 w3, (n < 11)%nat -> let d := 32 * Z.of_nat n in
    last_at (entry_moves s0) d = Some w0 -> last_at (entry_moves s0) (d + 8) = Some w1 ->
    last_at (entry_moves s0) (d + 16) = Some w2 -> last_at (entry_moves s0) (d + 24) = Some w3 ->
    number_in work s2 n = w0 + M * w1 + M * M * w2 + M * M * M * w3).
  { intros n w0 w1 w2 w3 N d L0' L1 L2 L3. unfold number_in, slot. rewrite value_words, <- !Z.add_assoc. fold d.
    assert (DM : forall k, (d + 8 * k) mod 8 = 0).
    { intros k. unfold d. replace (32 * Z.of_nat n + 8 * k) with ((4 * Z.of_nat n + k) * 8) by ring. apply Z.mod_mul.
      discriminate. }
    rewrite (K d w0), (K (d + 8) w1), (K (d + 16) w2), (K (d + 24) w3); try assumption; try (unfold d; lia);
      first [exact (DM 1)|exact (DM 2)|exact (DM 3)|rewrite <- (Z.add_0_r d); exact (DM 0)|ring]. }
  exists s2. split; [|split; [exact W2|]].
  { rewrite (entry_spelled s0), (execute_app _ _ _ _ _ _ _ _ L0), (execute_app _ _ _ _ _ _ _ _ X1). exact X2. }
  split; [rewrite (NUM 0%nat 1 0 0 0); [reflexivity|lia|reflexivity..]|].
  split; [rewrite (NUM 1%nat 1 0 0 0); [reflexivity|lia|reflexivity..]|].
  split; [|split; [|split; [|split; [|split; [|split; [|split]]]]]].
  - rewrite (point_of_words _ _ BY). apply NUM; [lia|unfold entry_moves, copy; rewrite PX; reflexivity..].
  - rewrite V2. f_equal. f_equal. rewrite (scalar_of_words _ _ BY). unfold scalar_at. rewrite value_words, <-
    !Z.add_assoc.
    cbn [Z.add Pos.add Pos.succ Pos.add_carry].
    rewrite (IN 352 (Z.land (load64 (mem s) (scalar c + 8 * 0)) (M - 8))), (IN 360 (load64 (mem s) (scalar c + 8 * 1))),
      (IN 368 (load64 (mem s) (scalar c + 8 * 2))), (IN 376 (word3 (load64 (mem s) (scalar c + 8 * 3))));
      try reflexivity;
      try (unfold entry_moves, copy; rewrite PS; reflexivity).
    change (M - 8) with (2 ^ 3 * (2 ^ 61 - 1)). rewrite land_run by lia. change (2 ^ (3 + 61)) with M. change (2 ^ 3)
      with 8.
    rewrite (Z.mod_small _ M) by (apply load_range, BY). ring.
  - rewrite (K 384 (regs s0 RDI)) by (try reflexivity; lia). exact DI.
  - rewrite (K 392 (regs s0 R12)) by (try reflexivity; lia). reflexivity.
  - rewrite (K 400 (regs s0 RBX)) by (try reflexivity; lia). reflexivity.
  - intros r I. assert (N : r <> RAX /\ r <> RCX /\ r <> RSP).
    { destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; repeat split; discriminate. }
    rewrite R2, R1 by tauto. cbn. rewrite other by tauto. reflexivity.
  - intros a O. rewrite E2, E1; [reflexivity|exact O|]. unfold outside, apart, scalar_at in *. cbn [fst snd] in *. lia.
  - rewrite T2, T1, <- app_assoc. do 2 f_equal. change (trace s0) with (trace s). rewrite <- (entry_seen_ok s C).
    reflexivity.
Qed.

(** ** The exit *)
Lemma own_load s r d : at_work s -> 0 <= d <= 408 -> execute [MOV r (Mem (B d))] s =
  Some (set (see s [work + d]) r (load64 (mem s) (work + d))).
Proof.
  intros W D. cbn [X25519Program.execute Machine.step]. unfold B.
  rewrite (own_get code _ _ room _ _ _ _ _ _ ARRANGED s d W D). reflexivity.
Qed.
Lemma word_out_ok s i : at_work s -> regs s RDI = out c -> 0 <= i < 4 -> exists s', execute (word_out i) s = Some s'
  /\ at_work s' /\ mem s' = store64 (mem s) (out c + 8 * i) (load64 (mem s) (work + 8 * i))
  /\ (forall r, r <> RAX -> regs s' r = regs s r) /\ trace s' = trace s ++ [work + 8 * i; out c + 8 * i].
Proof.
  intros W DI I. set (w := load64 (mem s) (work + 8 * i)).
  assert (LR : 0 <= w < M) by (apply load_range, (ready_mem _ _ (work_ready _ _ _ _ _ _ _ _ _ W))).
  set (s1 := set (see s [work + 8 * i]) RAX w).
  assert (W1 : at_work s1) by (apply at_work_set; [apply at_work_see, W|discriminate|exact LR]).
  exists (out_stored (see s1 []) i w). split; [|split; [|split; [reflexivity|split]]].
  - unfold word_out. change (?x :: ?y) with ([x] ++ y). rewrite (execute_app _ _ _ _ [_] _ s s1).
    + cbn [X25519Program.execute Machine.step get]. change (regs s1 RAX) with w.
      rewrite (array_effective s1 RDI (out c) i) by (try exact DI; try exact I; left; reflexivity).
      rewrite out_put by (try exact I; apply at_work_see, W1). reflexivity.
    + rewrite own_load by (try exact W; lia). reflexivity.
  - apply out_stored_at_work; [apply at_work_see, W1|exact I].
  - intros r N. cbn. rewrite other by exact N. reflexivity.
  - cbn [out_stored trace see s1 set]. rewrite app_nil_r, <- app_assoc. reflexivity.
Qed.
Lemma all_zero_ok s : at_work s -> exists s', execute all_zero s = Some s' /\ at_work s'
  /\ regs s' RAX = (if value (mem s) work =? 0 then M - 1 else 0) /\ mem s' = mem s
  /\ (forall r, r <> RAX -> regs s' r = regs s r)
  /\ trace s' = trace s ++ [work + 0; work + 8; work + 16; work + 24].
Proof.
  intros W. set (w0 := load64 (mem s) (work + 0)). set (w1 := load64 (mem s) (work + 8)).
  set (w2 := load64 (mem s) (work + 16)). set (w3 := load64 (mem s) (work + 24)).
  assert (LR : forall a, 0 <= load64 (mem s) a < M) by
    (intros a; apply load_range, (ready_mem _ _ (work_ready _ _ _ _ _ _ _ _ _ W))).
  set (s1 := set (see s [work + 0]) RAX w0).
  assert (W1 : at_work s1) by (apply at_work_set; [apply at_work_see, W|discriminate|apply LR]).
  assert (STEP : forall t d, at_work t -> mem t = mem s -> 0 <= d <= 408 -> exists t',
    execute [OR RAX (Mem (B d))] t = Some t' /\ at_work t' /\ mem t' = mem s
    /\ regs t' RAX = Z.lor (regs t RAX) (load64 (mem s) (work + d)) /\ (forall r, r <> RAX -> regs t' r = regs t r)
    /\ trace t' = trace t ++ [work + d]).
  { intros t d T ME D. cbn [X25519Program.execute Machine.step]. unfold B.
    rewrite (own_get code _ _ room _ _ _ _ _ _ ARRANGED t d T D), ME. eexists. split; [reflexivity|].
    split; [|split; [exact ME|split; [reflexivity|split; [|reflexivity]]]].
    - apply at_work_flags, at_work_set; [apply at_work_see, T|discriminate|].
      apply lor_range; [apply regs_at_work, T|apply LR].
    - intros r N. cbn. rewrite other by exact N. reflexivity. }
  destruct (STEP s1 8 W1 eq_refl ltac:(lia)) as (s2 & X2 & W2 & M2 & R2 & E2 & T2).
  destruct (STEP s2 16 W2 M2 ltac:(lia)) as (s3 & X3 & W3 & M3 & R3 & E3 & T3).
  destruct (STEP s3 24 W3 M3 ltac:(lia)) as (s4 & X4 & W4 & M4 & R4 & E4 & T4).
  change (regs s1 RAX) with w0 in R2. fold w1 in R2. fold w2 in R3. fold w3 in R4. rewrite R3, R2 in R4.
  set (x := Z.lor (Z.lor (Z.lor w0 w1) w2) w3) in R4.
  assert (XR : 0 <= x < M) by (repeat apply lor_range; apply LR).
  assert (Z0 : (value (mem s) work =? 0) = (x =? 0)).
  { pose proof (LR (work + 0)) as L0. pose proof (LR (work + 8)) as L1. pose proof (LR (work + 16)) as L2.
    pose proof (LR (work + 24)) as L3. fold w0 in L0. fold w1 in L1. fold w2 in L2. fold w3 in L3.
    assert (V : value (mem s) work = w0 + M * w1 + M * M * w2 + M * M * M * w3).
    { rewrite value_words. unfold w0. rewrite Z.add_0_r. reflexivity. }
    apply eq_true_iff_eq. rewrite V, !Z.eqb_eq. unfold x. rewrite !Z.lor_eq_0_iff. unfold M in *. lia. }
  set (s5 := compared (set s4 RAX ((0 - x - 0) mod M)) 0 x 0).
  assert (C : flags s5 CF = Some (if x =? 0 then 0 else 1)).
  { change (flags s5 CF) with (Some (- ((0 - x - 0) / M))). f_equal. destruct (Z.eqb_spec x 0) as [->|N];
    [reflexivity|].
    replace ((0 - x - 0) / M) with (-1); [reflexivity|]. apply (Z.div_unique_pos _ _ _ (M - x)); unfold M in *; lia. }
  set (y := (0 - x - 0) mod M) in *.
  set (b := if x =? 0 then 0 else 1) in *.
  set (s6 := compared (set (see s5 []) RAX ((y - y - b) mod M)) y y b).
  set (s7 := set s6 RAX (M - 1 - (y - y - b) mod M)).
  assert (Q : (y - y - b) mod M = if x =? 0 then 0 else M - 1).
  { rewrite Z.sub_diag. unfold b. destruct (x =? 0); reflexivity. }
  assert (YR : 0 <= y < M) by (apply Z.mod_pos_bound; reflexivity).
  exists s7. split; [|split; [|split; [|split; [|split]]]].
  - unfold all_zero.
    change (execute ([MOV RAX (Mem (B 0))] ++ [OR RAX (Mem (B 8))] ++ [OR RAX (Mem (B 16))] ++ [OR RAX (Mem (B 24))]
      ++ [NEG RAX; SUB true RAX (Reg RAX); NOT RAX]) s = Some s7).
    rewrite (execute_app _ _ _ _ _ _ s s1) by (rewrite own_load by (try exact W; lia); reflexivity).
    rewrite (execute_app _ _ _ _ _ _ _ _ X2), (execute_app _ _ _ _ _ _ _ _ X3), (execute_app _ _ _ _ _ _ _ _ X4).
    cbn [X25519Program.execute Machine.step get]. rewrite R4. fold y. fold s5. rewrite C. reflexivity.
  - unfold s7, s6, compared. apply at_work_set; [|discriminate|rewrite Q; destruct (x =? 0); unfold M; lia].
    apply at_work_flags, at_work_set; [|discriminate|apply Z.mod_pos_bound; reflexivity].
    apply at_work_see. unfold s5, compared. apply at_work_flags, at_work_set; [exact W4|discriminate|exact YR].
  - rewrite Z0. change (regs s7 RAX) with (M - 1 - (y - y - b) mod M). rewrite Q. destruct (x =? 0); reflexivity.
  - exact M4.
  - intros r N. unfold s7. rewrite set_other by exact N.
    change (regs s6 r) with (regs (set s5 RAX ((y - y - b) mod M)) r). rewrite set_other by exact N.
    change (regs s5 r) with (regs (set s4 RAX y) r). rewrite set_other, E4, E3, E2 by exact N. unfold s1.
    rewrite set_other by exact N. reflexivity.
  - change (trace s7) with (trace s4 ++ []). rewrite app_nil_r, T4, T3, T2.
    change (trace s1) with (trace s ++ [work + 0]). rewrite <- !app_assoc. reflexivity.
Qed.
Definition exit_seen : list Z := [work + 384] ++ flat_map (fun i => [work + 8 * i; out c + 8 * i]) [0; 1; 2; 3]
  ++ [work + 0; work + 8; work + 16; work + 24] ++ [work + 400; work + 392].
Lemma exit_ok s x y : at_work s -> load64 (mem s) (work + 384) = out c -> load64 (mem s) (work + 392) = x ->
  load64 (mem s) (work + 400) = y -> exists s', execute exit_code s = Some s' /\ regs s' RSP = sp c
  /\ regs s' R12 = x /\ regs s' RBX = y /\ (forall r, In r [RBP; R13; R14; R15] -> regs s' r = regs s r)
  /\ regs s' RAX = (if value (mem s) work =? 0 then M - 1 else 0)
  /\ value (mem s') (out c) = value (mem s) work /\ (forall a, 0 <= mem s' a < 256)
  /\ (forall a, outside (array (out c)) a -> mem s' a = mem s a) /\ trace s' = trace s ++ exit_seen.
Proof.
  intros W LO LX LY. set (s0 := set (see s [work + 384]) RDI (out c)).
  assert (OR : forall i, 0 <= i < 4 -> 0 <= out c + 8 * i < M
    /\ (out c + 8 * i + 8 <= work - 8 - room \/ work + 416 <= out c + 8 * i)).
  { intros i I. apply array_at; [left; reflexivity|exact I]. }
  pose proof (OR 0 ltac:(lia)) as O0. pose proof (OR 1 ltac:(lia)) as O1. pose proof (OR 2 ltac:(lia)) as O2.
  pose proof (OR 3 ltac:(lia)) as O3.
  assert (W0 : at_work s0) by (apply at_work_set; [apply at_work_see, W|discriminate|lia]).
  destruct (word_out_ok s0 0 W0 eq_refl ltac:(lia)) as (s1 & X1 & W1 & M1 & R1 & T1).
  assert (D1 : regs s1 RDI = out c) by (rewrite R1 by discriminate; reflexivity).
  destruct (word_out_ok s1 1 W1 D1 ltac:(lia)) as (s2 & X2 & W2 & M2 & R2 & T2).
  assert (D2 : regs s2 RDI = out c) by (rewrite R2 by discriminate; exact D1).
  destruct (word_out_ok s2 2 W2 D2 ltac:(lia)) as (s3 & X3 & W3 & M3 & R3 & T3).
  assert (D3 : regs s3 RDI = out c) by (rewrite R3 by discriminate; exact D2).
  destruct (word_out_ok s3 3 W3 D3 ltac:(lia)) as (s4 & X4 & W4 & M4 & R4 & T4).
  destruct (all_zero_ok s4 W4) as (s5 & X5 & W5 & A5 & M5 & R5 & T5).
  change (8 * 0) with 0 in *. change (8 * 1) with 8 in *. change (8 * 2) with 16 in *. change (8 * 3) with 24 in *.
  change (mem s0) with (mem s) in M1.
  (* what was stored is far from what is loaded *)
  assert (ELSE : forall a, outside (array (out c)) a -> mem s4 a = mem s a).
  { intros a O. unfold outside, apart, array in O. cbn [fst snd] in O. rewrite M4, M3, M2, M1, !store_else by lia.
    reflexivity. }
  assert (L : forall d, 0 <= d <= 408 -> load64 (mem s4) (work + d) = load64 (mem s) (work + d)).
  { intros d D. apply load_ext. intros a A. apply ELSE. unfold outside, apart, array. cbn [fst snd]. lia. }
  assert (L1 : load64 (mem s1) (work + 8) = load64 (mem s) (work + 8)) by (rewrite M1, !load_store_apart by lia;
    reflexivity).
  assert (L2 : load64 (mem s2) (work + 16) = load64 (mem s) (work + 16)) by (rewrite M2, M1, !load_store_apart by
    lia; reflexivity).
  assert (L3 : load64 (mem s3) (work + 24) = load64 (mem s) (work + 24)) by (rewrite M3, M2, M1, !load_store_apart by
    lia; reflexivity).
  assert (LR : forall a, 0 <= load64 (mem s) a < M) by
    (intros a; apply load_range, (ready_mem _ _ (work_ready _ _ _ _ _ _ _ _ _ W))).
  assert (VOUT : value (mem s4) (out c) = value (mem s) work).
  { rewrite !value_words. rewrite L1 in M2. rewrite L2 in M3. rewrite L3 in M4. rewrite !Z.add_0_r in M1.
    rewrite M4, M3, M2, M1. rewrite (load_store_same _ (out c + 24)) by apply LR.
    rewrite !(load_store_apart _ _ (out c + 24)) by lia. rewrite (load_store_same _ (out c + 16)) by apply LR.
    rewrite !(load_store_apart _ _ (out c + 16)) by lia. rewrite (load_store_same _ (out c + 8)) by apply LR.
    rewrite !(load_store_apart _ _ (out c + 8)) by lia. rewrite (load_store_same _ (out c)) by apply LR. reflexivity. }
  assert (VW : value (mem s4) work = value (mem s) work).
  { apply value_same. intros a A. apply ELSE. unfold outside, apart, array. cbn [fst snd]. lia. }
  set (s6 := set (see s5 [work + 400]) RBX y). set (s7 := set (see s6 [work + 392]) R12 x).
  assert (XR : 0 <= x < M) by (rewrite <- LX; apply LR). assert (YR : 0 <= y < M) by (rewrite <- LY; apply LR).
  assert (W6 : at_work s6) by (apply at_work_set; [apply at_work_see, W5|discriminate|exact YR]).
  assert (W7 : at_work s7) by (apply at_work_set; [apply at_work_see, W6|discriminate|exact XR]).
  exists (set s7 RSP (sp c)). split; [|split; [reflexivity|split; [reflexivity|split; [reflexivity|]]]].
  - unfold exit_code.
    rewrite (execute_app _ _ _ _ [MOV RDI _] _ s s0) by (rewrite own_load by (try exact W; lia); rewrite LO;
      reflexivity).
    rewrite (execute_app _ _ _ _ _ _ _ _ X1), (execute_app _ _ _ _ _ _ _ _ X2), (execute_app _ _ _ _ _ _ _ _ X3),
      (execute_app _ _ _ _ _ _ _ _ X4), (execute_app _ _ _ _ _ _ _ _ X5).
    change (execute ([MOV RBX (Mem (B 400))] ++ [MOV R12 (Mem (B 392))] ++ [LEA RSP (Some RSP) None 408]) s5 =
      Some (set s7 RSP (sp c))).
    rewrite (execute_app _ _ _ _ _ _ s5 s6) by (rewrite own_load by (try exact W5; lia);
      rewrite M5, L, LY by lia; reflexivity).
    rewrite (execute_app _ _ _ _ _ _ s6 s7) by (rewrite own_load by (try exact W6; lia);
      change (mem s6) with (mem s5); rewrite M5, L, LX by lia; reflexivity).
    cbn [X25519Program.execute Machine.step]. rewrite (work_stack _ _ _ _ _ _ _ _ _ W7).
    replace (work + 0 + 408) with (sp c) by (unfold work; lia). rewrite Z.mod_small; [reflexivity|].
    destruct PLACED as [_ [ST1 ST2] _]. unfold stack_to_return, own_bytes in *. cbn [fst snd] in *. lia.
  - split; [|split; [|split; [|split; [|split]]]].
    + intros r I. assert (N : r <> RAX /\ r <> RDI /\ r <> RSP /\ r <> R12 /\ r <> RBX).
      { destruct I as [<-|[<-|[<-|[<-|[]]]]]; repeat split; discriminate. }
      cbn. rewrite !other by tauto. rewrite R5, R4, R3, R2, R1 by tauto. cbn. rewrite other by tauto. reflexivity.
    + cbn. rewrite A5, VW. reflexivity.
    + change (value (mem s5) (out c) = value (mem s) work). rewrite M5. exact VOUT.
    + exact (ready_mem _ _ (work_ready _ _ _ _ _ _ _ _ _ W7)).
    + intros a O. change (mem s5 a = mem s a). rewrite M5. apply ELSE, O.
    + cbn. rewrite T5, T4, T3, T2, T1. cbn. rewrite <- !app_assoc. reflexivity.
Qed.

(** * The whole *)
Lemma bytes_of_value m a m' a' : (forall x, 0 <= m x < 256) -> (forall x, 0 <= m' x < 256) ->
  value m a = value m' a' -> bytes_at m a 32 = bytes_at m' a' 32.
Proof.
  intros R R' E. rewrite <- !value_decode in E.
  rewrite <- (encode_decode (bytes_at m a 32)), <- (encode_decode (bytes_at m' a' 32)) by (apply bytes_range;
    assumption).
  rewrite !bytes_length, E. reflexivity.
Qed.
Theorem x25519_returns : exists path seen, forall s, called code c s -> exists s',
  runs (Env (base c) (map (section_of c) code) (sp c - own_bytes)) code path (0, s) (load64 (mem s) (sp c) - base c, s')
  /\ returned own_bytes c s s' /\ trace s' = trace s ++ seen.
Proof.
  pose proof FITS as F. unfold x25519_fits in F.
  destruct (block code (map Do entry_code) 0) as [pc1|] eqn:F1; [|discriminate].
  destruct (chunks_at code _ pc1) as [pc2|] eqn:F2; [|discriminate].
  destruct (block code (map Do exit_code) pc2) as [pc3|] eqn:F3; [|discriminate].
  destruct (at_pc code pc3) as [[[q [i|f on d|d|]] after]|] eqn:F4; try discriminate. clear F.
  rewrite <- (app_nil_r (map Do entry_code)) in F1. rewrite <- (app_nil_r (map Do exit_code)) in F3.
  destruct (block_do code (base c) work room _ _ _ _ F1) as (path1 & pc1' & B1 & P1). cbn in B1. injection B1 as ->.
  destruct (block_do code (base c) work room _ _ _ _ F3) as (path3 & pc3' & B3 & P3). cbn in B3. injection B3 as ->.
  destruct (x25519_runs code (base c) work room _ _ _ _ _ _ ARRANGED based FIT pc1 pc2 F2) as (path2 & seen2 & P2).
  assert (ENV : Env (base c) (map (section_of c) code) (sp c - own_bytes) = whole code (base c) work room).
  { unfold whole, own_bytes, work, section_of. f_equal. lia. }
  rewrite ENV. exists (path1 ++ path2 ++ path3 ++ [pc3]).
  exists ((entry_seen ++ doubling_seen work) ++ seen2 ++ exit_seen ++ [sp c]). intros s C. pose proof C as [RR BY CO
    _ SP].
  destruct (entry_ok s C) as (s1 & X1 & W1 & N0 & N1 & N4 & V & LO & L12 & LB & R1 & E1 & T1).
  destruct (P2 (bytes_at (mem s) (scalar c) 32) (bytes_at (mem s) (point c) 32) s1 W1 (bytes_range _ _ _ BY) N0 N1 N4 V)
    as (s2 & [X2 W2 R2 E2 T2] & OUT).
  assert (K2 : forall d, 384 <= d <= 408 -> load64 (mem s2) (work + d) = load64 (mem s1) (work + d)).
  { intros d D. apply load_ext. intros a A. apply E2; unfold outside, apart, in_own, stack_room; cbn [fst snd]; lia. }
  destruct (exit_ok s2 (regs s R12) (regs s RBX) W2) as (s3 & X3 & S3 & R12' & RBX' & R3 & A3 & V3 & BY3 & E3 & T3);
    [rewrite K2 by lia; assumption..|].
  assert (SPR : 0 <= sp c /\ sp c + 8 < M).
  { destruct PLACED as [_ [ST1 ST2] _]. unfold stack_to_return, own_bytes in *. cbn [fst snd] in *. lia. }
  assert (L : load64 (mem s3) (sp c) = load64 (mem s) (sp c)).
  { destruct (arrays_fit _ _ _ PLACED (out c) (or_introl eq_refl)) as [_ A].
    unfold apart, stack_to_return, own_bytes in A. cbn [array fst snd] in A.
    apply load_ext. intros a IA. rewrite E3, E2, E1; [reflexivity|..];
      unfold outside, apart, in_own, stack_room, work in *; cbn [array fst snd] in *; lia. }
  assert (N3 : next (whole code (base c) work room) code (pc3, s3) =
    Some (load64 (mem s) (sp c) - base c, set (see s3 [sp c]) RSP (sp c + 8))).
  { unfold next. rewrite F4. cbn [get effective]. rewrite S3, Z.add_0_r, !Z.mod_small by lia.
    replace (accessible _ s3 (sp c)) with true.
    - rewrite L. reflexivity.
    - symmetry. unfold accessible. rewrite S3. apply orb_true_iff. right. apply Z.leb_le. lia. }
  assert (BY2 : forall a, 0 <= mem s2 a < 256) by exact (ready_mem _ _ (work_ready _ _ _ _ _ _ _ _ _ W2)).
  assert (RES : bytes_at (mem s3) (out c) 32 = bytes_at (mem s2) work 32) by (apply bytes_of_value; assumption).
  exists (set (see s3 [sp c]) RSP (sp c + 8)). split; [|split; [split|]].
  - eapply runs_app; [exact (P1 _ _ X1)|]. eapply runs_app; [exact X2|]. eapply runs_app; [exact (P3 _ _ X3)|].
    eapply goes_on; [exact N3|]. apply stays.
  - change (bytes_at (mem s3) (out c) 32 = x25519 (bytes_at (mem s) (scalar c) 32) (bytes_at (mem s) (point c) 32)).
    rewrite RES. exact OUT.
  - change (regs s3 RAX = if decode (bytes_at (mem s3) (out c) 32) =? 0 then M - 1 else 0).
    rewrite RES, value_decode. exact A3.
  - reflexivity.
  - intros r I. assert (N : r <> RSP) by (destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; discriminate).
    cbn. rewrite other by exact N.
    assert (FREE : In r [RBP; R13; R14; R15] -> regs s3 r = regs s r).
    { intros J. rewrite R3, R2, R1; try exact I; try exact J; [reflexivity|]. intros [<-|[<-|[]]]; 
        destruct J as [J|[J|[J|[J|[]]]]]; discriminate. }
    destruct I as [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]]; first [assumption|apply FREE; cbn; auto 10].
  - intros a O1 O2. change (mem s3 a = mem s a). unfold apart, stack_of, own_bytes in *. cbn [array fst snd] in *.
    rewrite E3, E2, E1; [reflexivity|..]; unfold outside, apart, in_own, stack_room, work in *; cbn [array fst snd]
      in *;
      lia.
  - cbn. rewrite T3, T2, T1, <- !app_assoc. reflexivity.
Qed.
End Called.

Theorem x25519_whole : is_x25519 code own_bytes.
Proof. intros c. apply x25519_returns. Qed.
End Whole.

(** * The file of a program *)
(** The section at a place, and all others as a function there sees them. *)
Definition section_from (code : program) (o : Z) : bytes :=
  match find (fun t => fst t =? o) code with Some t => snd t | None => [] end.
Definition others_from (code : program) (o : Z) : list (Z * bytes) :=
  map (fun t => (fst t - o, snd t)) (filter (fun t => negb (fst t =? o)) code).
Definition section_eq_dec (a b : Z * bytes) : {a = b} + {a <> b}.
Proof. decide equality; [apply (list_eq_dec Z.eq_dec)|apply Z.eq_dec]. Defined.
Definition among (a b : program) : bool := forallb (fun t => if in_dec section_eq_dec t b then true else false) a.
Lemma among_ok a b : among a b = true -> forall t, In t a -> In t b.
Proof.
  unfold among. rewrite forallb_forall. intros H t I. specialize (H t I). destruct (in_dec section_eq_dec t b);
    [assumption|discriminate].
Qed.
Definition links (code : program) (room : Z) (f : Z * Calls.code) : bool :=
  let sections := map (fun t => (fst f + fst t, snd t)) (segments_of (snd f)) in
  (frame (stated (snd f)) =? room) && among code sections && among sections code
  && match listing code (fst f) (length (image (snd f))) (fst f), Decode.decode (segments_of (snd f)) with
     | Some l, Some d => if list_eq_dec instr_eq_dec d (map snd l) then true else false
     | _, _ => false
     end.
Lemma links_ok code room f : links code room f = true -> linked code room f.
Proof.
  unfold links. rewrite !andb_true_iff, Z.eqb_eq. intros [[[F A] B] L].
  destruct (listing _ _ _ _) as [l|] eqn:E; [|discriminate]. destruct (Decode.decode _) as [d|] eqn:D; [|discriminate].
  destruct (list_eq_dec _ _ _) as [->|]; [|discriminate]. split; [exact F|exists l; auto|].
  intros t. split; apply among_ok; assumption.
Qed.
Ltac part proof :=
  split; [split; [cbn; tauto|apply links_ok; vm_compute; reflexivity]
         |cbv zeta; split; [exact proof|first [split; [vm_compute; reflexivity|vm_compute; discriminate]|vm_compute;
           reflexivity]]].
