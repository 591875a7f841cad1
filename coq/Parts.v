(** What several instructions have in common, and that they follow the machine in it. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic.
From Fieldwright Require Import Follows.
Import ListNotations.
Open Scope Z_scope.

(** * Unknowns only become more. *)
Lemma store_ctx c s g o x s' : store c s g o x = Some s' -> ctx s' = ctx s.
Proof. unfold store. destruct (storable c g o); [|discriminate]. intros [= <-]. reflexivity. Qed.
Lemma keep_byte_ctx c s g o w s' : keep_byte c s g o w = Some s' -> ctx s' = ctx s.
Proof. unfold keep_byte. destruct (_ && _); [|discriminate]. intros [= <-]. reflexivity. Qed.
Lemma sum_of_bytes_incl k h a n y k' t q o : sum_of_bytes k h a n y = Some (k', t, q, o) -> incl (defs k) (defs k').
Proof.
  unfold sum_of_bytes. destruct (split _ _ _ _ _) as [[[x c] r]|] eqn:S; [|discriminate]. intros [= <- _ _ _].
  eapply split_incl, S.
Qed.
Lemma move_ctx c s d g o s' : move c s d g o = Some s' -> ctx s' = ctx s.
Proof. unfold move. destruct (inside c g o); [|discriminate]. intros [= <-]. reflexivity. Qed.
Lemma put_word_ctx s t d x s' : put_word s t d x = Some s' -> exists k w, x = Some (k, w) /\ ctx s' = k.
Proof. unfold put_word. destruct x as [[k w]|]; [|discriminate]. intros [= <-]. eauto. Qed.
Lemma put_logic_ctx s t d x s' : put_logic s t d x = Some s' -> exists k w, x = Some (k, w) /\ ctx s' = k.
Proof. unfold put_logic. destruct x as [[k w]|]; [|discriminate]. intros [= <-]. eauto. Qed.
Lemma put_shift_ctx s n d x s' : put_shift s n d x = Some s' -> exists k w, x = Some (k, w) /\ ctx s' = k.
Proof.
  unfold put_shift. destruct (in_word n); [|discriminate]. destruct (put_word _ _ _ _) as [s1|] eqn:P; [|discriminate].
  intros [= <-]. apply put_word_ctx in P. exact P.
Qed.
Lemma put_product_incl s t h a b k s' : (forall s q r, ctx (k s q r) = ctx s) ->
  put_product s t h a b k = Some s' -> incl (defs (ctx s)) (defs (ctx s')).
Proof.
  intros K. unfold put_product. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <-].
  rewrite K. eapply split_incl, S.
Qed.
Lemma put_sum_incl s t h d a b y k s' : (forall s q r, ctx (k s q r) = ctx s) ->
  put_sum s t h d a b y k = Some s' -> incl (defs (ctx s)) (defs (ctx s')).
Proof.
  intros K. unfold put_sum. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate]. intros [= <-].
  rewrite K. eapply split_incl, S.
Qed.
Ltac dig := repeat match goal with
  | H : None = Some _ |- _ => discriminate
  | H : Some _ = Some _ |- _ => injection H as <-
  | H : put_word _ _ _ _ = Some _ |- _ => apply put_word_ctx in H as (? & ? & H & ->)
  | H : put_logic _ _ _ _ = Some _ |- _ => apply put_logic_ctx in H as (? & ? & H & ->)
  | H : put_shift _ _ _ _ = Some _ |- _ => apply put_shift_ctx in H as (? & ? & H & ->)
  | H : put_sum _ _ _ _ _ _ _ _ = Some _ |- _ => apply put_sum_incl in H; [exact H|reflexivity]
  | H : put_product _ _ _ _ _ _ = Some _ |- _ => apply put_product_incl in H; [exact H|reflexivity]
  | H : put_address _ _ _ _ _ _ = Some _ |- _ => unfold put_address in H; cbv zeta in H
  | H : store _ _ _ _ _ = Some _ |- _ => apply store_ctx in H
  | H : keep_byte _ _ _ _ _ = Some _ |- _ => apply keep_byte_ctx in H
  | H : sum_of_bytes _ _ _ _ _ = Some _ |- _ => apply sum_of_bytes_incl in H
  | H : move _ _ _ _ _ = Some _ |- _ => apply move_ctx in H
  | H : split _ _ _ _ _ = Some _ |- _ => apply split_incl in H
  | H : difference _ _ _ _ _ = Some _ |- _ => apply difference_incl in H
  | H : remainder_of _ _ _ _ _ = Some _ |- _ => apply remainder_incl in H
  | H : quotient_of _ _ _ _ _ = Some _ |- _ => apply quotient_incl in H
  | H : and_words _ _ _ _ _ = Some _ |- _ => apply and_words_incl in H
  | H : shifted_left _ _ _ _ = Some _ |- _ => apply shifted_left_incl in H
  | H : shifted_right _ _ _ _ = Some _ |- _ => apply shifted_right_incl in H
  | H : shifted_signed _ _ _ _ _ = Some _ |- _ => apply shifted_signed_incl in H
  | H : turned _ _ _ _ = Some _ |- _ => apply turned_incl in H
  | H : reversed_bytes _ _ _ _ = Some _ |- _ => apply reversed_bytes_incl in H
  | H : joined _ _ _ _ _ _ = Some _ |- _ => apply joined_incl in H
  | H : bit_of _ _ _ _ _ = Some _ |- _ => apply bit_of_incl in H
  | H : match ?x with _ => _ end = Some _ |- _ => destruct x eqn:?
  end.
Lemma step_incl c segs i h s s' : symbolic_step c segs i h s = Some s' -> incl (defs (ctx s)) (defs (ctx s')).
Proof.
  intros E. destruct i; cbn [symbolic_step] in E; cbv zeta in E; dig;
  cbn [ctx hold with_ctx with_flags without_flags saw with_memory with_flag] in *;
  repeat match goal with H : ctx _ = _ |- _ => rewrite H end;
  cbn [ctx hold with_ctx with_flags without_flags saw with_memory with_flag] in *;
  try apply incl_refl; try assumption; try (eapply incl_tran; eassumption).
  all: try (match goal with |- context [if ?x then _ else _] => destruct x end; apply incl_refl).
  all: (eapply incl_tran; [eassumption|]; eapply incl_tran; eassumption).
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
Local Notation follows := (follows c v B st0).
Let e : environment := environment_of c segs B.

(** Reading operands: get gives what read gives. *)
Lemma read_get s st x w t : follows s st -> read c segs s x = Some (w, t) ->
  get e st x = Some (num w, map (address_of B) t) /\ full w.
Proof. apply read_ok; assumption. Qed.
Lemma held_word s st r : follows s st -> full (word_in s r) /\ num (word_in s r) = regs st r.
Proof. eapply word_in_ok; eassumption. Qed.

(** * Parts that several instructions share *)
Lemma put_word_follows s st t d x s' z : put_word s t d x = Some s' -> follows s st -> 0 <= z < M ->
  (forall k w, x = Some (k, w) -> definitions_ok v (defs k) -> gives v k w z) -> definitions_ok v (defs (ctx s')) ->
  follows s' (set (see st (map (address_of B) t)) d z).
Proof.
  unfold put_word. destruct x as [[k w]|]; [|discriminate]. intros [= <-] F R G D.
  destruct (G k w eq_refl D) as (C & W & E).
  eapply follows_word; [apply follows_see, follows_ctx; [exact F|exact C]|split; [exact W|rewrite E; exact R]|exact E].
Qed.
Lemma put_logic_follows s st t d x s' z : put_logic s t d x = Some s' -> follows s st -> 0 <= z < M ->
  (forall k w, x = Some (k, w) -> definitions_ok v (defs k) -> gives v k w z) -> definitions_ok v (defs (ctx s')) ->
  follows s' (logic (set (see st (map (address_of B) t)) d z) z).
Proof.
  unfold put_logic. destruct x as [[k w]|]; [|discriminate]. intros [= <-] F R G D.
  destruct (G k w eq_refl D) as (C & W & E).
  apply follows_flags.
  - eapply follows_word;
      [apply follows_see, follows_ctx; [exact F|exact C]|split; [exact W|rewrite E; exact R]|exact E].
  - apply one_flag; [apply zero_bit|symmetry; apply zero_num].
  - apply one_flag; [apply zero_bit|symmetry; apply zero_num].
  - apply one_zero; [exact W|rewrite E; reflexivity].
Qed.
Lemma in_word_spec n : in_word n = true -> 0 < n < 64.
Proof. unfold in_word. rewrite andb_true_iff, !Z.ltb_lt. auto. Qed.
Lemma put_shift_follows s st n d x s' z : put_shift s n d x = Some s' -> follows s st -> (0 < n < 64 -> 0 <= z < M) ->
  (0 < n < 64 -> forall k w, x = Some (k, w) -> definitions_ok v (defs k) -> gives v k w z) -> definitions_ok v
    (defs (ctx s')) ->
  exists st', shift st d n z = Some st' /\ follows s' st'.
Proof.
  unfold put_shift, shift. destruct (in_word n) eqn:IW; [|discriminate]. apply in_word_spec in IW.
  destruct (put_word _ _ _ _) as [s1|] eqn:P; [|discriminate]. intros [= <-] F R G D.
  eexists. split; [reflexivity|]. apply follows_no_flags.
  pose proof (put_word_follows _ _ _ _ _ _ z P F (R IW) (G IW) D) as X.
  destruct X. split; auto. cbn in f_trace |- *. rewrite app_nil_r in f_trace. exact f_trace.
Qed.
Lemma put_sum_follows s st t h d a b y k s' : put_sum s t h d a b y k = Some s' ->
  (forall s q r, ctx (k s q r) = ctx s) -> definitions_ok v (defs (ctx s')) -> follows s st -> full a -> full b ->
    is_bit y ->
  let z := num a + num b + num y in
  exists s1 q r, s' = k s1 q r /\ is_bit q /\ num q = z / M /\ word_ok v r /\ num r = z mod M /\
    follows s1 (set (see st (map (address_of B) t)) d (z mod M)).
Proof.
  unfold put_sum. intros E K D F [WA RA] [WB RB] [WY RY]. cbv zeta.
  destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate].
  injection E as <-. rewrite K in D. cbn in D.
  apply (split_ok v) in S as (C & Q & R & EQ & ER); try assumption; [|apply F|].
  2: { rewrite !add_ok. unfold word_ok in WA, WB, WY. lia. }
  change (2 ^ Z.of_nat 64) with M in EQ, ER. rewrite !add_ok in EQ, ER. fold (num a) (num b) (num y) in EQ, ER.
  eexists _, q, r. split; [reflexivity|]. 
  pose proof (Z.mod_pos_bound (num a + num b + num y) M ltac:(reflexivity)) as MB.
  assert (QB : num q <= 1).
  { unfold Arithmetic.num at 1. rewrite EQ. apply Z.lt_succ_r, Z.div_lt_upper_bound; [reflexivity|]. unfold M in *. lia.
    }
  split; [split; assumption|]. split; [exact EQ|]. split; [exact R|]. split; [exact ER|].
  eapply follows_word;
    [apply follows_see, follows_ctx; [exact F|exact C]|split; [exact R|unfold Arithmetic.num; rewrite ER;
    exact MB]|exact ER].
Qed.
Lemma put_product_follows s st t h a b k s' : put_product s t h a b k = Some s' ->
  (forall s q r, ctx (k s q r) = ctx s) -> definitions_ok v (defs (ctx s')) -> follows s st -> full a -> full b ->
  exists s1 q r, s' = k s1 q r /\ full q /\ num q = num a * num b / M /\ full r /\ num r = (num a * num b) mod M /\
    follows s1 (see st (map (address_of B) t)).
Proof.
  unfold put_product. intros E K D F [WA RA] [WB RB]. destruct (split _ _ _ _ _) as [[[x q] r]|] eqn:S; [|discriminate].
  injection E as <-. rewrite K in D. cbn in D.
  apply (split_ok v) in S as (C & Q & R & EQ & ER); try assumption; [|apply F|].
  2: { rewrite mul_ok. unfold word_ok in WA, WB. nia. }
  change (2 ^ Z.of_nat 64) with M in EQ, ER. rewrite mul_ok in EQ, ER. fold (num a) (num b) (num q) (num r) in EQ, ER.
  eexists _, q, r. split; [reflexivity|].
  pose proof (Z.mod_pos_bound (num a * num b) M ltac:(reflexivity)) as MB.
  assert (QB : 0 <= num q < M).
  { rewrite EQ. split; [apply Z.div_pos; [nia|reflexivity]|apply Z.div_lt_upper_bound; [reflexivity|nia]]. }
  split; [split; assumption|]. split; [exact EQ|]. split; [split; [exact R|rewrite ER; exact MB]|]. split; [exact ER|].
  apply follows_see, follows_ctx; assumption.
Qed.
Lemma no_overflow_ok a b y : full a -> full b -> is_bit y ->
  flag_ok v (no_overflow a b y) (Some (overflow (signed (num a) + signed (num b) + num y))).
Proof.
  intros [[A0 A1] _] [[B0 B1] _] [[Y0 Y1] _]. unfold no_overflow. fold (num a) in A0, A1. fold (num b) in B0, B1.
  fold (num y) in Y0, Y1.
  destruct (Z.ltb_spec (limit a + limit b + limit y) (2 ^ 63)); [|discriminate].
  apply one_flag; [apply zero_bit|]. rewrite zero_num. unfold overflow, signed.
  destruct (Z.ltb_spec (num a) (2 ^ 63)); [|lia]. destruct (Z.ltb_spec (num b) (2 ^ 63)); [|lia].
  destruct (Z.leb_spec (- 2 ^ 63) (num a + num b + num y)); [|lia].
  destruct (Z.ltb_spec (num a + num b + num y) (2 ^ 63)); [|lia].
  reflexivity.
Qed.
Lemma move_follows s st d g o s' z : move c s d g o = Some s' -> follows s st -> z = B g + o -> follows s' (set st d z).
Proof.
  unfold move. destruct (inside c g o) eqn:IN; [|discriminate]. intros [= <-] F ->.
  apply follows_hold; [exact F| |reflexivity].
  eapply pointer_ok; eassumption.
Qed.
Lemma inside_range g o : inside c g o = true -> 0 <= B g + o < M.
Proof. intros IN. pose proof (pointer_ok c segs v B PL g o IN) as [_ R]. exact R. Qed.
Lemma move_inside s d g o s' : move c s d g o = Some s' -> inside c g o = true.
Proof. unfold move. destruct (inside c g o); [reflexivity|discriminate]. Qed.
Lemma wrapped x y z : 0 <= x + y < M -> y = z \/ y = z - M -> x + y = (x + z) mod M.
Proof. intros R [-> | ->]; [symmetry; apply Z.mod_small, R|]. apply (Z.mod_unique_pos _ _ 1); lia. Qed.
Lemma wrapped_sub x y z : 0 <= x - y < M -> y = z \/ y = z - M -> x - y = (x - z) mod M.
Proof. intros R [-> | ->]; [symmetry; apply Z.mod_small, R|]. apply (Z.mod_unique_pos _ _ (-1)); lia. Qed.
Lemma offset_ok w z : offset_of w = Some z -> z = num w \/ z = num w - M.
Proof.
  unfold offset_of. destruct (constant (value w)) as [k|] eqn:K; [|discriminate]. intros [= <-].
  apply (constant_ok v) in K.
  unfold Arithmetic.num. rewrite K. unfold signed. destruct (k <? 2 ^ 63); auto.
Qed.
Lemma pointer_value s st d g o : follows s st -> content_of s d = P g o -> regs st d = B g + o.
Proof. intros F E. destruct (f_regs _ _ _ _ _ _ F d) as [_ W]. rewrite E in W. symmetry. exact W. Qed.
Lemma carry_in s st (b : bool) w : follows s st -> (if b then carry_of s else Some zero) = Some w ->
  (if b then flags st CF else Some 0) = Some (num w) /\ is_bit w.
Proof.
  intros F. destruct b; [apply F|]. intros [= <-]. rewrite zero_num. split; [reflexivity|apply zero_bit].
Qed.
Lemma sum_of_bytes_ok k h a n y k' t q o : sum_of_bytes k h a n y = Some (k', t, q, o) -> definitions_ok v (defs k') ->
  context_ok v k -> word_ok v a -> num a < 2 ^ 8 -> 0 <= n < 2 ^ 8 -> is_bit y ->
  gives v k' t ((num a + n + num y) mod 2 ^ 8) /\
  (forall s st, follows s st -> follows (with_flags s (Some q) o (Some t)) (added8 st (num a) n (num y))).
Proof.
  unfold sum_of_bytes. destruct (split _ _ _ _ _) as [[[x c0] r]|] eqn:S; [|discriminate]. intros [= <- <- <- <-].
  intros D C A AB N [[Y0 YL] Y1]. pose proof A as [A0 AL]. fold (num a) in A0, AL. fold (num y) in Y0, YL.
  apply (split_ok v) in S as (C' & Q & R & EQ & ER); try assumption; [|rewrite !add_ok, const_ok; fold (num a) (num y);
    lia].
  change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ, ER. rewrite !add_ok, const_ok in EQ, ER.
  fold (num a) (num y) in EQ, ER. fold (num c0) in EQ. fold (num r) in ER.
  split; [split; [exact C'|split; assumption]|]. intros s st F. apply follows_flags.
  - exact F.
  - apply one_flag; [split; [exact Q|]|symmetry; exact EQ]. rewrite EQ.
    apply Z.lt_succ_r, Z.div_lt_upper_bound; lia.
  - destruct (_ && _) eqn:NO.
    { rewrite andb_true_iff, !Z.ltb_lt in NO. apply one_flag; [apply zero_bit|]. rewrite zero_num.
      unfold overflow8. replace (signed8 (num a)) with (num a)
        by (unfold signed8; destruct (Z.ltb_spec (num a) (2 ^ 7)); lia).
      assert (- 2 ^ 7 <= signed8 n) by (unfold signed8; destruct (Z.ltb_spec n (2 ^ 7)); lia).
      destruct (Z.leb_spec (- 2 ^ 7) (num a + signed8 n + num y)); [|lia].
      destruct (Z.ltb_spec (num a + signed8 n + num y) (2 ^ 7)); [reflexivity|lia]. }
    clear NO.
    destruct (Z.leb_spec (limit a) 1); [|discriminate]. destruct (Z.eqb_spec n (2 ^ 7 - 1)) as [->|]; [|discriminate].
    destruct (Z.eqb_spec (limit y) 0) as [LY|]; [|discriminate]. apply one_flag; [split; [exact A|lia]|].
    replace (num y) with 0 by lia. assert (RC : num a = 0 \/ num a = 1) by lia. destruct RC as [-> | ->]; reflexivity.
  - apply one_zero; [exact R|rewrite ER; reflexivity].
Qed.
Lemma with_byte_ok x q b : 0 <= x < M -> word_ok v q -> num q = x / 2 ^ 8 -> word_ok v b -> num b < 2 ^ 8 ->
  full (with_byte q b) /\ num (with_byte q b) = with_low x (num b).
Proof.
  intros X [Q0 Q1] EQ [B0 B1] BL. fold (num q) in Q0, Q1. fold (num b) in B0, B1.
  assert (E : num (with_byte q b) = with_low x (num b)).
  { unfold Arithmetic.num, with_byte, with_low; cbn [value]. rewrite add_ok, scale_ok. fold (num q) (num b). lia. }
  assert (x / 2 ^ 8 < 2 ^ 56) by (apply Z.div_lt_upper_bound; [lia|change M with (2 ^ 8 * 2 ^ 56) in X; lia]).
  split; [|exact E]. split; [unfold word_ok; fold (num (with_byte q b))|]; rewrite E; unfold with_low;
    [unfold with_byte; cbn [limit]|]; change M with (2 ^ 8 * 2 ^ 56); lia.
Qed.
Lemma count_ok s st r n z : follows s st -> count_in s r n = Some z -> z = regs st r mod n.
Proof.
  intros F. unfold count_in. cbv zeta. destruct (held_word s st r F) as [_ E].
  destruct (value_in _ _) as [y|] eqn:K.
  - intros [= <-]. apply (known_ok c v B st0 s st _ _ F) in K. congruence.
  - destruct (quotient n _) as [q|] eqn:Q; [|discriminate]. intros [= <-]. apply (quotient_ok v) in Q.
    rewrite sub_ok, const_ok in Q. fold (num (word_in s r)) in Q. rewrite E in Q.
    replace (regs st r) with (constant_term (value (word_in s r)) + eval v q * n) by lia.
    destruct (Z.eq_dec n 0) as [->|N]; [rewrite Z.mul_0_r, Z.add_0_r; reflexivity|]. rewrite Z.mod_add by exact N.
    reflexivity.
Qed.
Lemma stepped_ok s st a d : follows s st -> flag_ok v (stepped s a d) (Some (overflow (signed (num a) + d))).
Proof.
  intros F. unfold stepped. destruct (value_in s a) as [z|] eqn:K; [|discriminate].
  apply (known_ok c v B st0 s st _ _ F) in K.
  rewrite <- K. unfold overflow.
  destruct (const_num v (bit (negb ((- 2 ^ 63 <=? signed (num a) + d) && (signed (num a) + d <? 2 ^ 63)))))
    as [A E]; [destruct (negb _); discriminate|].
    apply one_flag; [split; [exact A|rewrite E; destruct (negb _); discriminate]|].
  rewrite E. reflexivity.
Qed.
Lemma compared_flags s st a b y q r : follows s st -> is_bit q -> word_ok v r -> num q = - ((a - b - y) / M) ->
  num r = (a - b - y) mod M -> follows (with_flags s (Some q) None (Some r)) (compared st a b y).
Proof.
  intros F Q R EQ ER. apply follows_flags; [exact F|apply one_flag; [exact Q|symmetry; exact EQ]|discriminate|].
  apply one_zero; [exact R|rewrite ER; reflexivity].
Qed.

Lemma mod_range x : 0 <= x mod M < M.
Proof. apply Z.mod_pos_bound; reflexivity. Qed.
Lemma shr_range x n : 0 <= n -> 0 <= x < M -> 0 <= x / 2 ^ n < M.
Proof.
  intros N R. pose proof (pow_pos n N). split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; [lia|]]. nia.
Qed.
Lemma rotated_range x n : 0 <= n < 64 -> 0 <= x < M -> 0 <= rotated x n < M.
Proof.
  intros N R. unfold rotated. pose proof (pow_pos n ltac:(lia)). pose proof (pow_pos (64 - n) ltac:(lia)).
  pose proof (pow_halves n ltac:(lia)).
  pose proof (Z.mod_pos_bound x (2 ^ n) ltac:(lia)).
  assert (0 <= x / 2 ^ n < 2 ^ (64 - n)) by (split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; lia]). nia.
Qed.
Lemma joined_range a b n : 0 < n < 64 -> 0 <= b < M -> 0 <= (a * 2 ^ n) mod M + b / 2 ^ (64 - n) < M.
Proof.
  intros N R. pose proof (pow_pos n ltac:(lia)). pose proof (pow_pos (64 - n) ltac:(lia)) as P'.
  pose proof (pow_halves n ltac:(lia)) as H2.
  assert (0 <= (a * 2 ^ n) mod M <= M - 2 ^ n).
  { split; [apply Z.mod_pos_bound; reflexivity|]. rewrite <- H2, (Z.mul_comm a), Z.mul_mod_distr_l by lia.
    pose proof (Z.mod_pos_bound a (2 ^ (64 - n)) P'). nia. }
  assert (0 <= b / 2 ^ (64 - n) < 2 ^ n)
    by (split; [apply Z.div_pos; lia|apply Z.div_lt_upper_bound; [lia|rewrite Z.mul_comm, H2; lia]]).
  lia.
Qed.

End Claim.
