(** Each instruction: the symbolic state follows what the machine does. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Arithmetic Follows
  Parts.
Import ListNotations.
Open Scope Z_scope.

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

Local Notation read_get := (read_get c segs v B st0 PL POINTERS STACK IMAGE CODE KNOWN).
Local Notation held_word := (held_word c v B st0 POINTERS STACK).
Local Notation put_sum_follows := (put_sum_follows c v B st0).
Local Notation put_product_follows := (put_product_follows c v B st0).
Local Notation pointer_value := (pointer_value c v B st0).
Local Notation carry_in := (carry_in c v B st0).
Local Notation move_follows := (move_follows c segs v B st0 PL).
Local Notation count_ok := (count_ok c v B st0 POINTERS STACK).
Local Notation move_inside := (move_inside c).
Local Notation stepped_ok := (stepped_ok c v B st0).
Local Notation inside_range := (inside_range c segs v B PL).

Definition follows_step (i : instr) (s' : symbolic) (st : state) : Prop :=
  exists st', step e i st = Some st' /\ follows s' st'.
Ltac reading H := match type of H with
  | context [read ?c ?g ?s ?x] => let w := fresh "w" in let t := fresh "t" in let R := fresh "R" in let G := fresh "G"
    in let K := fresh "K" in
      destruct (read c g s x) as [[w t]|] eqn:R; [|discriminate H];
        apply (read_get _ _ _ _ _ ltac:(eassumption)) in R as [G K]; fold e in G
  end.

Lemma step_follows i h s s' st : symbolic_step c segs i h s = Some s' -> definitions_ok v (defs (ctx s')) ->
  follows s st ->
  follows_step i s' st.
Proof.
  intros E D F. unfold follows_step. pose proof (fun r => held_word s st r F) as HW.
  pose proof (f_ctx _ _ _ _ _ _ F) as CO.
  destruct i; cbn [symbolic_step] in E; cbv zeta in E.
  - (* MOV *) destruct (operand_of _ _ _ _) as [[y t]|] eqn:O; [|discriminate]. injection E as <-.
    eapply operand_ok in O as [G K]; try eassumption. cbn [step]. fold e in G. rewrite G.
    eexists; split; [reflexivity|].
    apply follows_hold; [apply follows_see, F|exact K|reflexivity].
  - (* XCHG *) injection E as <-. cbn [step]. eexists; split; [reflexivity|].
    destruct (f_regs _ _ _ _ _ _ F d) as [KD WD]. destruct (f_regs _ _ _ _ _ _ F s0) as [KS WS].
    apply follows_hold; [apply follows_hold; assumption|exact KD|exact WD].
  - (* STORE *) destruct (operand_of _ _ _ _) as [[y t]|] eqn:O; [|discriminate].
    eapply operand_ok in O as [G K]; try eassumption. fold e in G.
    destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (store _ _ _ _ _) as [s1|] eqn:ST; [|discriminate].
    injection E as <-. eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    destruct (put_follows c segs v B st0 PL (saw s t) (see st (map (address_of B) t)) g k y _
      (follows_see _ _ _ _ _ _ _ F) ST K AC)
      as (st' & P & F' & _).
    cbn [step]. rewrite G, EA. fold e in P. rewrite P. eauto.
  - (* MULX *) reading E. destruct (HW RDX) as [KD ED].
    apply (put_product_follows s st) in E as (s1 & q & r & -> & FQ & EQ & FR & ER & F1); try assumption; [|reflexivity].
    cbn [step]. rewrite G, <- ED. eexists; split; [reflexivity|].
    apply follows_word; [apply follows_word; [exact F1|exact FR|exact ER]|exact FQ|exact EQ].
  - (* MUL *) reading E. destruct (HW RAX) as [KD ED].
    apply (put_product_follows s st) in E as (s1 & q & r & -> & FQ & EQ & FR & ER & F1); try assumption; [|reflexivity].
    cbn [step]. rewrite G, <- ED. eexists; split; [reflexivity|]. apply follows_no_flags.
    apply follows_word; [apply follows_word; [exact F1|exact FR|exact ER]|exact FQ|exact EQ].
  - (* IMUL *) reading E. reading E.
    apply (put_product_follows s st) in E as (s1 & q & r & -> & FQ & EQ & FR & ER & F1); try assumption; [|reflexivity].
    cbn [step]. rewrite G, G0. eexists; split; [reflexivity|]. rewrite <- map_app. apply follows_no_flags.
    apply follows_word; [exact F1|exact FR|exact ER].
  - (* ADD *) destruct (if carry then _ else _) as [y|] eqn:CI; [|discriminate].
    apply (carry_in s st) in CI as [CI CY]; [|exact F].
    reading E. destruct (HW d) as [KD ED]. cbn [step]. rewrite CI, G. eexists; split; [reflexivity|].
    match type of E with context [put_sum ?a1 ?a2 ?a3 ?a4 ?a5 ?a6 ?a7 ?a8] => set (SUM := put_sum a1 a2 a3 a4 a5 a6 a7
      a8) in E end.
    assert (T : SUM = Some s' -> follows s' (added (see st (map (address_of B) t)) d
      (regs (see st (map (address_of B) t)) d) (num w) (num y))).
    { unfold SUM. clear E SUM. intros E. apply (put_sum_follows s st) in E as (s1 & q & r & -> & BQ & EQ & WR & ER &
      F1); try assumption; [|reflexivity].
      cbn [regs see]. rewrite <- ED. apply follows_flags; [exact F1| | |].
      - apply one_flag; [exact BQ|symmetry; exact EQ].
      - apply no_overflow_ok; assumption.
      - apply one_zero; [exact WR|rewrite ER; reflexivity]. }
    destruct (content_of s d) as [|g o] eqn:CD; [apply T, E|]. destruct carry; [apply T, E|].
    destruct (offset_of w) as [z|] eqn:OF; [|apply T, E]. destruct (move _ _ _ _ _) as [s1|] eqn:MV; [|apply T, E].
    injection E as <-. cbv zeta. unfold added. apply follows_no_flags.
    eapply move_follows; [exact MV|apply follows_see, F|].
    pose proof (inside_range _ _ (move_inside _ _ _ _ _ MV)) as IR. cbn [regs see].
    rewrite (pointer_value s st d g o F CD).
    injection CI as CI. rewrite <- CI, Z.add_0_r. rewrite Z.add_assoc in IR |- *. symmetry.
    apply wrapped; [exact IR|apply offset_ok, OF].
  - (* ADDTO *) destruct (if carry then _ else _) as [y|] eqn:CI; [|discriminate].
    apply (carry_in s st) in CI as [CI CY]; [|exact F].
    reading E. destruct (effective_at _ _ _ _) as [[g o]|] eqn:EA; [|discriminate].
    destruct (load _ _ _ _ _) as [u|] eqn:LD; [|discriminate].
    destruct (split _ _ _ _ _) as [[[k q] r]|] eqn:SP; [|discriminate].
    destruct (store _ _ _ _ _) as [s1|] eqn:ST; [|discriminate].
    injection E as <-. apply store_ctx in ST as SC. cbn [ctx with_flags saw with_ctx] in D, SC. rewrite SC in D.
    eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    eapply load_ok in LD as [KU LD]; try eassumption. destruct (word_of_ok c v B POINTERS STACK u KU) as [FU EU].
    assert (SUM : num (word_of u) + num w + num y < M * M).
    { destruct FU as [_ FU]. destruct K as [_ K]. destruct CY as [_ CY]. unfold M in *. lia. }
    apply (split_ok v) in SP as (C' & Q & R & EQ & ER); try assumption.
    2: { rewrite !add_ok. destruct FU as [[F0 F1] _]. destruct K as [[K0 K1] _]. destruct CY as [[Y0 Y1] _]. lia. }
    change (2 ^ Z.of_nat 64) with M in EQ, ER. rewrite !add_ok in EQ, ER.
    fold (num (word_of u)) (num w) (num y) in EQ, ER.
    pose proof (mod_range (num (word_of u) + num w + num y)) as MR.
    assert (KR : content_ok c v B (W r)) by (split; [exact R|cbn [worth]; unfold Arithmetic.num; rewrite ER; exact MR]).
    assert (F1 : follows (saw (with_ctx s k) (t ++ [(g, o)])) (see st (map (address_of B) (t ++ [(g, o)]))))
      by (apply follows_see, follows_ctx; assumption).
    destruct (put_follows c segs v B st0 PL _ _ g o (W r) _ F1 ST KR AC) as (st' & P & F' & _). fold e in P.
    cbn [step]. rewrite CI, G. cbn [get]. rewrite EA, AC, <- LD, <- EU. rewrite map_app in P.
    cbn [worth] in P. unfold Arithmetic.num in P at 1. rewrite ER in P.
    change (map (address_of B) [(g, o)]) with [B g + o] in P.
    cbv zeta. rewrite P. eexists; split; [reflexivity|].
    assert (QB : num q <= 1).
    { unfold Arithmetic.num at 1. rewrite EQ. apply Z.lt_succ_r, Z.div_lt_upper_bound; [reflexivity|].
      destruct FU as [_ FU]. destruct K as [_ K]. destruct CY as [_ CY]. unfold M in *. lia. }
    apply follows_flags;
      [exact F'|apply one_flag; [split; assumption|symmetry; exact EQ]|apply no_overflow_ok; assumption|].
    apply one_zero; [exact R|]. unfold Arithmetic.num at 4. rewrite ER. reflexivity.
  - (* ADD8 *) destruct (if carry then _ else _) as [y|] eqn:CI; [|discriminate].
    apply (carry_in s st) in CI as [CI CY]; [|exact F].
    destruct x as [r0|z|a]; try discriminate. destruct (HW d) as [[WD RD] ED].
    pose proof (Z.mod_pos_bound (z mod M) (2 ^ 8) ltac:(reflexivity)) as NB.
    destruct (split _ _ _ _ _) as [[[k q] r]|] eqn:S1; [|discriminate].
    destruct (sum_of_bytes _ _ _ _ _) as [[[[k2 t] u] o]|] eqn:S2; [|discriminate].
    injection E as <-. cbn [ctx with_flags hold with_ctx] in D.
    pose proof (definitions_incl _ _ _ (sum_of_bytes_incl _ _ _ _ _ _ _ _ _ S2) D) as D1.
    apply (split_ok v) in S1 as (C1 & Q1 & R1 & EQ1 & ER1); try assumption.
    change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ1, ER1.
    fold (num (word_in s d)) in EQ1, ER1. fold (num q) in EQ1. fold (num r) in ER1. rewrite ED in *.
    pose proof (Z.mod_pos_bound (regs st d) (2 ^ 8) ltac:(lia)) as RB.
    apply (sum_of_bytes_ok c v B st0) in S2 as [(C2 & T2 & ET) FL]; try assumption; [|lia]. rewrite ER1 in ET, FL.
    pose proof (Z.mod_pos_bound (regs st d mod 2 ^ 8 + z mod M mod 2 ^ 8 + num y) (2 ^ 8) ltac:(lia)) as TB.
    destruct (with_byte_ok v (regs st d) q t RD Q1 EQ1 T2 ltac:(lia)) as [WF WE]. rewrite ET in WE.
    cbn [step get]. rewrite CI. cbv zeta. cbn [regs see]. eexists; split; [reflexivity|]. apply FL.
    apply follows_word; [|exact WF|exact WE]. apply follows_ctx; [apply follows_see_nothing, F|exact C2].
  - (* ADDTO8 *) destruct (effective_at _ _ _ _) as [[g o]|] eqn:EA; [|discriminate].
    destruct (load_byte _ _ _) as [w|] eqn:LB; [|discriminate].
    destruct (sum_of_bytes _ _ _ _ _) as [[[[k t] u] f]|] eqn:S; [|discriminate].
    destruct (keep_byte _ _ _ _ _) as [s1|] eqn:ST; [|discriminate]. injection E as <-.
    apply keep_byte_ctx in ST as SC. cbn [ctx with_flags saw with_ctx] in D, SC. rewrite SC in D.
    eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    destruct (load_byte_ok _ _ _ _ _ _ _ _ _ F LB) as (LM & LW & LR).
    pose proof (Z.mod_pos_bound z (2 ^ 8) ltac:(reflexivity)) as NB.
    apply (sum_of_bytes_ok c v B st0) in S as [(C2 & T2 & ET) FL]; try assumption; [|apply LR|apply zero_bit].
    rewrite zero_num, Z.add_0_r in ET. rewrite zero_num in FL.
    pose proof (Z.mod_pos_bound (num w + z mod 2 ^ 8) (2 ^ 8) ltac:(reflexivity)) as TB.
    assert (F1 : follows (saw (with_ctx s k) [(g, o)]) (see st (map (address_of B) [(g, o)])))
      by (apply follows_see, follows_ctx; assumption).
    destruct (put_byte_follows c segs v B st0 PL _ _ g o t _ F1 ST T2 ltac:(rewrite ET; exact TB) AC) as (st' & P & F').
    fold e in P. cbn [step]. unfold get8. rewrite EA, AC, LM. cbv zeta. rewrite ET in P.
    change (map (address_of B) [(g, o)]) with [B g + o] in P. rewrite P. eexists; split; [reflexivity|].
    apply FL, F'.
  - (* ADC32 *) destruct (carry_of s) as [y|] eqn:CY; [|discriminate].
    destruct (remainder_of _ _ _ _ _) as [[k1 a]|] eqn:R1; [|discriminate].
    destruct (remainder_of _ k1 _ _ _) as [[k2 b]|] eqn:R2; [|discriminate].
    destruct (split _ _ _ _ _) as [[[k3 q] r]|] eqn:SP; [|discriminate]. injection E as <-.
    cbn [ctx with_flags hold with_ctx] in D.
    destruct (f_carry _ _ _ _ _ _ F y CY) as [FL [WY BY]].
    destruct (HW d) as [[WD RD] ED]. destruct (HW s0) as [[WS RS] ES].
    pose proof (definitions_incl _ _ _ (split_incl _ _ _ _ _ _ _ _ SP) D) as D2.
    pose proof (definitions_incl _ _ _ (remainder_incl _ _ _ _ _ _ _ R2) D2) as D1.
    apply (remainder_gives v) in R1 as (C1 & WA & EA); try assumption.
    apply (remainder_gives v) in R2 as (C2 & WB & EB); try assumption.
    change (2 ^ Z.of_nat 32) with (2 ^ 32) in EA, EB. fold (num (word_in s d)) in EA. fold (num (word_in s s0)) in EB.
    rewrite ED in EA. rewrite ES in EB.
    apply (split_ok v) in SP as (C3 & Q3 & R3 & EQ & ER); try assumption;
      [|rewrite !add_ok; unfold word_ok in WA, WB, WY; lia].
    change (2 ^ Z.of_nat 32) with (2 ^ 32) in EQ, ER. rewrite !add_ok in EQ, ER.
    fold (num a) (num b) (num y) (num q) in EQ. fold (num a) (num b) (num y) (num r) in ER. rewrite EA, EB in EQ, ER.
    pose proof (Z.mod_pos_bound (regs st d) (2 ^ 32) ltac:(reflexivity)) as B1.
    pose proof (Z.mod_pos_bound (regs st s0) (2 ^ 32) ltac:(reflexivity)) as B2.
    destruct WY as [Y0 _]. fold (num y) in Y0.
    set (t := regs st d mod 2 ^ 32 + regs st s0 mod 2 ^ 32 + num y) in *.
    pose proof (Z.mod_pos_bound t (2 ^ 32) ltac:(reflexivity)) as TB.
    cbn [step]. rewrite FL. cbv zeta. fold t. eexists; split; [reflexivity|].
    apply follows_flags; [|apply one_flag; [split; [exact Q3|]|symmetry; exact EQ]|discriminate|discriminate].
    + apply follows_word; [apply follows_ctx; assumption|split; [exact R3|rewrite ER; unfold M; lia]|exact ER].
    + rewrite EQ. assert (t / 2 ^ 32 < 2) by (apply Z.div_lt_upper_bound; lia). lia.
  - (* SBB32 *) destruct (carry_of s) as [y|] eqn:CY; [|discriminate]. injection E as <-.
    destruct (f_carry _ _ _ _ _ _ F y CY) as [FL [WY BY]].
    assert (HC : num y = 0 \/ num y = 1) by (destruct WY as [Y0 _]; fold (num y) in Y0; lia).
    assert (EQ : eval v (scale (2^32 - 1) (value y)) = (- num y) mod 2^32)
      by (rewrite scale_ok; fold (num y); destruct HC as [-> | ->]; reflexivity).
    cbn [step]. rewrite FL. eexists; split; [reflexivity|].
    apply follows_flags; [|apply one_flag; [split; [exact WY|exact BY]|reflexivity]|discriminate|discriminate].
    apply follows_word; [exact F| |exact EQ].
    split; [unfold word_ok|unfold Arithmetic.num]; cbn [value limit]; rewrite EQ; destruct HC as [-> | ->];
      repeat split; reflexivity || discriminate.
  - (* ADX *) assert (NZ : f <> ZF) by (intros ->; discriminate).
    assert (E' : match flag_word s f with Some cin => match read c segs s x with Some (b, t) =>
        put_sum s t (hd Auto h) d (word_in s d) b cin (fun s0 q _ => with_flag s0 f q) | None => None end | None => None
          end = Some s')
      by (destruct f; [exact E|exact E|discriminate]). clear E. rename E' into E.
    destruct (flag_word s f) as [y|] eqn:FW; [|discriminate]. eapply flag_word_ok in FW as [FL BY]; [|eassumption].
    reading E. destruct (HW d) as [KD ED]. cbn [step]. rewrite FL, G. eexists; split; [reflexivity|].
    apply (put_sum_follows s st) in E as (s1 & q & r & -> & BQ & EQ & WR & ER & F1); try assumption;
      [|intros; destruct f; reflexivity].
    cbn [regs see]. rewrite <- ED, <- EQ. apply follows_flag; assumption.
  - (* SUB *) destruct (if borrow then _ else _) as [y|] eqn:CI; [|discriminate].
    apply (carry_in s st) in CI as [CI CY]; [|exact F].
    reading E. destruct (HW d) as [KD ED]. cbn [step]. rewrite CI, G. eexists; split; [reflexivity|].
    match type of E with context [difference ?a1 ?a2 ?a3 ?a4 ?a5] => set (DIF := difference a1 a2 a3 a4 a5) in E end.
    assert (T : match DIF with Some (k, r, q) => Some (with_flags (hold (saw (with_ctx s k) t) d (W r)) (Some q) None
      (Some r)) | None => None end = Some s' ->
       follows s' (compared (set (see st (map (address_of B) t)) d ((regs st d - num w - num y) mod M)) (regs st d)
         (num w) (num y))).
    { destruct DIF as [[[k r] q]|] eqn:DF; [|discriminate]. unfold DIF in DF. intros [= <-].
      apply (difference_ok v) in DF as (C' & FR & ER & BQ & EQ); try assumption. rewrite <- ED.
      apply compared_flags; try assumption; [|apply FR].
      apply follows_word; [apply follows_see, follows_ctx; assumption|exact FR|exact ER]. }
    destruct (content_of s d) as [|g o] eqn:CD; [apply T, E|]. destruct borrow; [apply T, E|].
    destruct (offset_of w) as [z|] eqn:OF; [|apply T, E]. destruct (move _ _ _ _ _) as [s1|] eqn:MV; [|apply T, E].
    injection E as <-. unfold compared. apply follows_no_flags. eapply move_follows; [exact MV|apply follows_see, F|].
    pose proof (inside_range _ _ (move_inside _ _ _ _ _ MV)) as IR. cbn [regs see].
    rewrite (pointer_value s st d g o F CD).
    injection CI as CI. rewrite <- CI, Z.sub_0_r. rewrite Z.add_sub_assoc in IR |- *. symmetry.
    apply wrapped_sub; [exact IR|apply offset_ok, OF].
  - (* CMP *) reading E. reading E. destruct (difference _ _ _ _ _) as [[[k r] q]|] eqn:DF; [|discriminate].
    injection E as <-.
    apply (difference_ok v) in DF as (C' & FR & ER & BQ & EQ); try assumption; [|apply zero_bit].
    rewrite zero_num in ER, EQ. cbn [step]. rewrite G, G0. eexists; split; [reflexivity|]. rewrite <- map_app.
    apply compared_flags; try assumption; [|apply FR]. apply follows_see, follows_ctx; assumption.
  - (* INC *) destruct (HW d) as [[WD RD] ED]. destruct (split _ _ _ _ _) as [[[k q] r]|] eqn:SP; [|discriminate].
    injection E as <-.
    apply (split_ok v) in SP as (C' & _ & R & _ & ER); try assumption;
      [|rewrite add_ok, const_ok; unfold word_ok in WD; lia].
    change (2 ^ Z.of_nat 64) with M in ER. rewrite add_ok, const_ok in ER. fold (num (word_in s d)) (num r) in ER.
    rewrite ED in *.
    cbn [step]. cbv zeta. eexists; split; [reflexivity|].
    apply follows_flags; [|apply F| |apply one_zero; [exact R|rewrite ER; reflexivity]].
    + apply follows_word; [apply follows_ctx; assumption|split; [exact R|rewrite ER; apply mod_range]|exact ER].
    + rewrite <- ED. apply (stepped_ok s st); assumption.
  - (* DEC *) destruct (HW d) as [[WD RD] ED]. destruct (split _ _ _ _ _) as [[[k q] r]|] eqn:SP; [|discriminate].
    injection E as <-.
    apply (split_ok v) in SP as (C' & _ & R & _ & ER); try assumption;
      [|rewrite add_ok, const_ok; unfold word_ok in WD; unfold M; lia].
    change (2 ^ Z.of_nat 64) with M in ER. rewrite add_ok, const_ok in ER. fold (num (word_in s d)) (num r) in ER.
    rewrite ED in *.
    replace (regs st d + (M - 1)) with (regs st d - 1 + 1 * M) in ER by lia. rewrite Z.mod_add in ER by discriminate.
    cbn [step]. cbv zeta. eexists; split; [reflexivity|].
    apply follows_flags; [|apply F| |apply one_zero; [exact R|rewrite ER; reflexivity]].
    + apply follows_word; [apply follows_ctx; assumption|split; [exact R|rewrite ER; apply mod_range]|exact ER].
    + rewrite <- ED. apply (stepped_ok s st); assumption.
  - (* NEG *) destruct (difference _ _ _ _ _) as [[[k r] q]|] eqn:DF; [|discriminate]. injection E as <-.
    destruct (HW d) as [KD ED].
    apply (difference_ok v) in DF as (C' & FR & ER & BQ & EQ); try assumption;
      [|apply const_full; split; [lia|reflexivity]|apply zero_bit].
    rewrite !zero_num in ER, EQ. cbn [step]. eexists; split; [reflexivity|]. rewrite <- ED.
    apply compared_flags; try assumption; [|apply FR].
    apply follows_word; [apply follows_ctx; assumption|exact FR|exact ER].
  - (* NOT *) injection E as <-. destruct (HW d) as [KD ED]. cbn [step]. eexists; split; [reflexivity|]. rewrite <- ED.
    destruct (complement_ok v _ KD). apply follows_word; assumption.
  - (* AND *) reading E. destruct (HW d) as [KD ED]. cbn [step]. rewrite G, <- ED. eexists; split; [reflexivity|].
    eapply put_logic_follows; [exact E|exact F| |intros k' w' X DK; eapply and_words_ok; eassumption|exact D].
    apply land_range; [apply KD|apply K].
  - (* OR *) reading E. destruct (HW d) as [KD ED]. destruct (or_words _ _ _) as [z|] eqn:OW; [|discriminate].
    eapply or_words_ok in OW as [WZ EZ]; try eassumption. cbn [step]. rewrite G, <- ED. eexists; split; [reflexivity|].
    eapply put_logic_follows; [exact E|exact F|apply lor_range; [apply KD|apply K]| |exact D].
    intros k' w' [= <- <-] _. split; [exact CO|]. split; assumption.
  - (* XOR *) reading E. destruct (HW d) as [KD ED].
    destruct (match x with Reg r => _ | _ => _ end) as [z|] eqn:XW; [|discriminate].
    assert (X : word_ok v z /\ num z = Z.lxor (num (word_in s d)) (num w)).
    { assert (T : xor_words (ctx s) (word_in s d) w = Some z -> word_ok v z /\ num z = Z.lxor (num (word_in s d))
      (num w))
        by (intros; eapply xor_words_ok; eassumption).
      destruct x as [r| |]; [|apply T, XW|apply T, XW]. destruct (reg_beq r d) eqn:RD; [|apply T, XW].
      injection XW as <-.
      apply reg_beq_spec in RD. subst r. cbn [get] in G. injection G as G _. rewrite ED, <- G, Z.lxor_nilpotent.
      split; [apply zero_bit|apply zero_num]. }
    destruct X as [WZ EZ]. cbn [step]. rewrite G, <- ED. eexists; split; [reflexivity|].
    eapply put_logic_follows; [exact E|exact F|apply lxor_range; [apply KD|apply K]| |exact D].
    intros k' w' [= <- <-] _. split; [exact CO|]. split; assumption.
  - (* TEST *) reading E. reading E. injection E as <-. cbn [step]. rewrite G, G0. eexists; split; [reflexivity|].
    rewrite <- map_app.
    apply follows_flags; [apply follows_see, F|apply one_flag; [apply zero_bit|symmetry; apply zero_num]..|].
    destruct x as [p| |], y as [q| |]; try discriminate. destruct (reg_beq p q) eqn:PQ; [|discriminate].
    apply reg_beq_spec in PQ. subst q.
    cbn [get] in G, G0. injection G as G _. injection G0 as G0 _. apply one_zero; [apply K|].
    rewrite <- G0, G, Z.land_diag. reflexivity.
  - (* TEST8 *) injection E as <-. cbn [step]. eexists; split; [reflexivity|].
    apply follows_flags; [exact F|apply one_flag; [apply zero_bit|symmetry; apply zero_num]..|discriminate].
  - (* SHL *) destruct (HW d) as [KD ED]. cbn [step]. rewrite <- ED.
    eapply put_shift_follows; [exact E|exact F|intros; apply mod_range| |exact D].
    intros N k' w' X DK. eapply shifted_left_ok; try eassumption. lia.
  - (* SHR *) destruct (HW d) as [KD ED]. cbn [step]. rewrite <- ED.
    eapply put_shift_follows; [exact E|exact F|intros; apply shr_range; [lia|apply KD]| |exact D].
    intros N k' w' X DK. eapply shifted_right_ok; try eassumption. lia.
  - (* SAR *) destruct (HW d) as [KD ED]. cbn [step]. rewrite <- ED.
    eapply put_shift_follows; [exact E|exact F|intros; apply mod_range| |exact D].
    intros N k' w' X DK. eapply shifted_signed_ok; try eassumption. lia.
  - (* ROR *) destruct (HW d) as [KD ED]. cbn [step]. rewrite <- ED.
    eapply put_shift_follows; [exact E|exact F|intros; apply rotated_range; [lia|apply KD]| |exact D].
    intros N k' w' X DK. eapply turned_ok; try eassumption. lia.
  - (* SHLD *) destruct (HW d) as [KD ED]. destruct (HW s0) as [KS ES]. cbn [step]. rewrite <- ED, <- ES.
    eapply put_shift_follows; [exact E|exact F|intros; apply joined_range; [assumption|apply KS]| |exact D].
    intros N k' w' X DK. eapply joined_ok; eassumption.
  - (* SHRD *) destruct (HW d) as [KD ED]. destruct (HW s0) as [KS ES]. cbn [step]. rewrite <- ED, <- ES, Z.add_comm.
    assert (SH : 2 ^ k = 2 ^ (64 - (64 - k))) by (f_equal; lia). rewrite SH.
    eapply put_shift_follows; [exact E|exact F| | |exact D]; intros N; [apply joined_range; [lia|apply KD]|].
    intros k' w' X DK. eapply joined_ok; try eassumption. lia.
  - (* SHLX *) reading E. destruct (count_in _ _ _) as [n|] eqn:CN; [|discriminate]. eapply count_ok in CN; [|exact F].
    pose proof (Z.mod_pos_bound (regs st c0) 64 ltac:(reflexivity)) as NB. cbn [step]. rewrite G.
    eexists; split; [reflexivity|].
    cbn [regs see]. rewrite <- CN in *. eapply put_word_follows; [exact E|exact F|apply mod_range| |exact D].
    intros k' w' X DK. eapply shifted_left_ok; try eassumption. lia.
  - (* SHRX *) reading E. destruct (count_in _ _ _) as [n|] eqn:CN; [|discriminate]. eapply count_ok in CN; [|exact F].
    pose proof (Z.mod_pos_bound (regs st c0) 64 ltac:(reflexivity)) as NB. cbn [step]. rewrite G.
    eexists; split; [reflexivity|].
    cbn [regs see]. rewrite <- CN in *.
    eapply put_word_follows; [exact E|exact F|apply shr_range; [lia|apply K]| |exact D].
    intros k' w' X DK. eapply shifted_right_ok; try eassumption. lia.
  - (* SARX *) reading E. destruct (count_in _ _ _) as [n|] eqn:CN; [|discriminate]. eapply count_ok in CN; [|exact F].
    pose proof (Z.mod_pos_bound (regs st c0) 64 ltac:(reflexivity)) as NB. cbn [step]. rewrite G.
    eexists; split; [reflexivity|].
    cbn [regs see]. rewrite <- CN in *. eapply put_word_follows; [exact E|exact F|apply mod_range| |exact D].
    intros k' w' X DK. eapply shifted_signed_ok; eassumption.
  - (* RORX *) reading E. destruct (in_word k) eqn:IW; [|discriminate]. pose proof (in_word_spec k IW) as N. cbn [step].
    rewrite G, IW.
    eexists; split; [reflexivity|].
    eapply put_word_follows; [exact E|exact F|apply rotated_range; [lia|apply K]| |exact D].
    intros k' w' X DK. eapply turned_ok; try eassumption. lia.
  - (* BZHI *) reading E. destruct (count_in _ _ _) as [n|] eqn:CN; [|discriminate]. eapply count_ok in CN; [|exact F].
    pose proof (Z.mod_pos_bound (regs st c0) 256 ltac:(reflexivity)) as NB. destruct (n <? 64) eqn:N64; [|discriminate].
    cbn [step]. rewrite G. cbn [regs see]. cbv zeta. rewrite <- CN in *. rewrite N64. eexists; split; [reflexivity|].
    pose proof (pow_pos n ltac:(lia)) as P. pose proof (Z.mod_pos_bound (num w) (2 ^ n) P). destruct K as [WK RK].
    eapply put_logic_follows; [exact E|exact F|pose proof (Z.mod_le (num w) (2 ^ n) ltac:(lia) P); lia| |exact D].
    intros k' w' X DK. apply (remainder_gives v) in X; try assumption. rewrite Z2Nat.id in X by lia. exact X.
  - (* BSWAP *) reading E. cbn [step]. rewrite G. eexists; split; [reflexivity|].
    eapply put_word_follows; [exact E|exact F|apply (reversed_range 8)| |exact D].
    intros k' w' X DK. eapply reversed_bytes_ok; try eassumption; [lia|apply K].
  - (* LEA *) cbn [step]. eexists; split; [reflexivity|].
    set (WHOLE := put_address s (hd Auto h) d b i o) in E.
    set (Z0 := (match b with Some r => regs st r | None => 0 end + match i with Some (r, k) => regs st r * k | None => 0
      end + o) mod M).
    assert (T : WHOLE = Some s' -> follows s' (set st d Z0)).
    { unfold WHOLE, Z0, put_address. clear E WHOLE Z0.
      set (base := match b with Some r => word_in s r | None => zero end).
      assert (FB : full base /\ num base = match b with Some r => regs st r | None => 0 end).
      { unfold base. destruct b as [r|]; [apply HW|]. split; [apply const_full; split; [lia|reflexivity]|apply
        zero_num]. }
      set (pair := match i with Some (r, n) => (word_in s r, n) | None => (zero, 0) end).
      assert (FI : full (fst pair) /\ num (fst pair) * snd pair = match i with Some (r, k) => regs st r * k | None => 0
        end).
      { unfold pair. destruct i as [[r k]|]; cbn [fst snd]; [destruct (HW r) as [A EA]; rewrite EA; auto|].
        split; [apply const_full; split; [lia|reflexivity]|lia]. }
      destruct pair as [x n]. cbn [fst snd] in FI. destruct FB as [FB EB]. destruct FI as [FI EI]. rewrite <- EB, <- EI.
      destruct (Z.leb_spec 0 n); [|discriminate]. intros E.
      assert (X : follows s' (set (see st (map (address_of B) [])) d ((num base + num x * n + o) mod M))).
      { eapply put_word_follows; [exact E|exact F|apply mod_range| |exact D]. intros k' w' X DK.
        pose proof (Z.mod_pos_bound o M ltac:(reflexivity)) as OB. destruct FB as [[B0 B1] _].
        destruct FI as [[I0 I1] _].
        apply (remainder_gives v) in X; try assumption; [|rewrite !add_ok, scale_ok, const_ok; nia].
        change (2 ^ Z.of_nat 64) with M in X.
        rewrite !add_ok, scale_ok, const_ok, Z.add_mod_idemp_r in X by discriminate.
        rewrite (Z.mul_comm n) in X. exact X. }
      destruct X. split; auto. cbn in f_trace |- *. rewrite app_nil_r in f_trace. exact f_trace. }
    destruct b as [r|]; [|apply T, E]. destruct i as [[]|]; [apply T, E|].
    destruct (content_of s r) as [|g k] eqn:CR; [apply T, E|].
    destruct (move _ _ _ _ _) as [s1|] eqn:MV; [|apply T, E]. injection E as <-.
    eapply move_follows; [exact MV|exact F|].
    pose proof (inside_range _ _ (move_inside _ _ _ _ _ MV)) as IR. unfold Z0.
    rewrite (pointer_value s st r g k F CR), Z.add_0_r, <- Z.add_assoc.
    apply Z.mod_small, IR.
  - (* CMOV *) destruct (flag_word s f) as [y|] eqn:FW; [|discriminate].
    eapply flag_word_ok in FW as [FL BY]; [|eassumption].
    destruct (operand_of _ _ _ _) as [[u t]|] eqn:O; [|discriminate]. eapply operand_ok in O as [G K]; try eassumption.
    fold e in G.
    cbn [step]. rewrite FL, G. destruct (value_in s y) as [z|] eqn:KN; injection E as <-.
    + eapply known_ok in KN; [|exact F]. rewrite KN. eexists; split; [reflexivity|].
      destruct (Bool.eqb (z =? 1) set);
        [apply follows_hold; [apply follows_see, F|exact K|reflexivity]|apply follows_see, F].
    + destruct (HW d) as [WD ED]. destruct (word_of_ok c v B POINTERS STACK u K) as [WU EU].
      eexists; split; [reflexivity|].
      set (w := if set then _ else _).
      assert (FC : full w /\ num w = if Bool.eqb (num y =? 1) set then worth v B u else regs st d).
      { rewrite <- EU, <- ED. unfold w. destruct set.
        - destruct (chosen_ok v y (word_in s d) (word_of u) BY WD WU) as [C1 C2]. rewrite C2.
          destruct (num y =? 1); split; auto.
        - destruct (chosen_ok v y (word_of u) (word_in s d) BY WU WD) as [C1 C2]. rewrite C2.
          destruct (num y =? 1); split; auto. }
      destruct FC as [W1 W2]. cbn in D.
      assert (X : follows (hold (saw s t) d (W w)) (Machine.set (see st (map (address_of B) t)) d (num w)))
        by (apply follows_word; [apply follows_see, F|exact W1|reflexivity]).
      rewrite W2 in X. destruct (Bool.eqb (num y =? 1) set); [exact X|].
      destruct X as [X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11]. split; auto. intros q. specialize (X2 q).
      cbn [regs Machine.set] in X2. destruct (reg_beq q d) eqn:QD; [|exact X2].
      apply reg_beq_spec in QD. subst q. exact X2.
  - (* SETCC *) destruct (flag_word s f) as [y|] eqn:FW; [|discriminate].
    eapply flag_word_ok in FW as [FL BY]; [|eassumption].
    destruct (quotient_of _ _ _ _ _) as [[k q]|] eqn:Q; [|discriminate]. injection E as <-.
    destruct (HW d) as [[WD RD] ED]. cbn in D.
    apply (quotient_gives v) in Q as (C' & WQ & EQ); try assumption. change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ.
    fold (num (word_in s d)) in EQ. rewrite ED in *. cbn [step]. rewrite FL. eexists; split; [reflexivity|].
    set (b := if set then y else Word (sub (const 1) (value y)) 1).
    assert (KB : word_ok v b /\ num b <= 1 /\ num b = if set then num y else 1 - num y).
    { destruct BY as [WY BY]. unfold b. destruct set; [auto|]. destruct WY as [WY _]. fold (num y) in WY.
      unfold word_ok, Arithmetic.num; cbn [value limit]. rewrite sub_ok, const_ok. fold (num y). lia. }
    destruct KB as (B1 & B2 & B3).
    destruct (with_byte_ok v (regs st d) q b RD WQ EQ B1 ltac:(lia)) as [WF WE]. rewrite B3 in WE.
    apply follows_word; [apply follows_ctx; assumption|exact WF|exact WE].
  - (* MOVZX8 *) destruct (HW s0) as [[WS RS] ES]. cbn [step].
    pose proof (Z.mod_pos_bound (regs st s0) (2 ^ 8) ltac:(reflexivity)) as MB.
    assert (X : follows s' (set (see st (map (address_of B) [])) d (regs st s0 mod 2 ^ 8))).
    { eapply put_word_follows; [exact E|exact F|unfold M; cbn in *; lia| |exact D]. intros k' w' X DK.
      apply (remainder_gives v) in X; try assumption. change (2 ^ Z.of_nat 8) with (2 ^ 8) in X.
      fold (num (word_in s s0)) in X. rewrite ES in X. exact X. }
    eexists; split; [reflexivity|]. destruct X. split; auto. cbn in f_trace |- *. rewrite app_nil_r in f_trace.
    exact f_trace.
  - (* LOAD8 *) destruct (effective_at _ _ _ _) as [[g o]|] eqn:EA; [|discriminate].
    destruct (load_byte _ _ _) as [w|] eqn:LB; [|discriminate]. injection E as <-.
    eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    destruct (load_byte_ok _ _ _ _ _ _ _ _ _ F LB) as (LM & LW & LR).
    cbn [step]. unfold get8. rewrite EA, AC, LM. cbv zeta. eexists; split; [reflexivity|].
    change [B g + o] with (map (address_of B) [(g, o)]).
    apply follows_word; [apply follows_see, F|split; [exact LW|unfold M; lia]|reflexivity].
  - (* STORE8 *) destruct (remainder_of _ _ _ _ _) as [[k b]|] eqn:R; [|discriminate].
    destruct (effective_at _ _ _ _) as [[g o]|] eqn:EA; [|discriminate].
    destruct (keep_byte _ _ _ _ _) as [s1|] eqn:ST; [|discriminate]. injection E as <-.
    apply keep_byte_ctx in ST as SC. cbn [ctx saw with_ctx] in D, SC. rewrite SC in D.
    destruct (HW s0) as [[WS RS] ES]. apply (remainder_gives v) in R as (C' & WB & EB); try assumption.
    change (2 ^ Z.of_nat 8) with (2 ^ 8) in EB. fold (num (word_in s s0)) in EB. rewrite ES in EB.
    eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    pose proof (Z.mod_pos_bound (regs st s0) (2 ^ 8) ltac:(reflexivity)) as MB.
    destruct (put_byte_follows c segs v B st0 PL _ _ g o b _ (follows_ctx _ _ _ _ _ _ _ F C') ST WB
      ltac:(rewrite EB; exact MB) AC) as (st' & P & F').
    fold e in P. cbn [step]. rewrite EA, <- EB. eauto.
  - (* STORE_REVERSED *) destruct (reversed_bytes _ _ _ _) as [[k w]|] eqn:R; [|discriminate].
    destruct (effective_at _ _ _ _) as [[g o]|] eqn:EA; [|discriminate].
    destruct (store _ _ _ _ _) as [s1|] eqn:ST; [|discriminate]. injection E as <-.
    apply store_ctx in ST as SC. cbn [ctx saw with_ctx] in D, SC. rewrite SC in D.
    destruct (HW s0) as [K0 ES].
    apply (reversed_bytes_ok v) in R as (C' & WB & EB); [|lia|exact D|exact CO|apply K0]. rewrite ES in EB.
    eapply effective_ok in EA as (EA & AC & _); try eassumption. fold e in EA, AC.
    assert (K : content_ok c v B (W w)).
    { split; [exact WB|]. cbn [worth]. rewrite EB. apply (reversed_range 8). }
    destruct (put_follows c segs v B st0 PL _ _ g o (W w) _ (follows_ctx _ _ _ _ _ _ _ F C') ST K AC)
      as (st' & P & F' & _).
    fold e in P. cbn [step]. cbn [worth] in P. rewrite EB in P. rewrite EA, P. eauto.
  - (* MOV8 *) destruct (quotient_of _ _ _ _ _) as [[k q]|] eqn:Q; [|discriminate]. destruct (HW d) as [[WD RD] ED].
    destruct x as [x|z|a]; [| |discriminate].
    2: { injection E as <-. cbn in D.
      apply (quotient_gives v) in Q as (C1 & WQ & EQ); try assumption. change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ.
      fold (num (word_in s d)) in EQ. rewrite ED in *.
      pose proof (Z.mod_pos_bound (z mod M) (2 ^ 8) ltac:(reflexivity)) as MB.
      destruct (const_num v ((z mod M) mod 2 ^ 8) ltac:(lia)) as [WB EB].
      destruct (with_byte_ok v (regs st d) q _ RD WQ EQ WB ltac:(lia)) as [WF WE]. rewrite EB in WE.
      cbn [step get]. eexists; split; [reflexivity|].
      apply follows_word; [|exact WF|exact WE]. apply follows_ctx; [apply follows_see_nothing, F|exact C1]. }
    destruct (remainder_of _ _ _ _ _) as [[k2 b]|] eqn:R; [|discriminate]. injection E as <-. cbn in D.
    destruct (HW x) as [[WS RS] ES].
    pose proof (definitions_incl _ _ _ (remainder_incl _ _ _ _ _ _ _ R) D) as D1.
    apply (quotient_gives v) in Q as (C1 & WQ & EQ); try assumption.
    apply (remainder_gives v) in R as (C2 & WB & EB); try assumption.
    change (2 ^ Z.of_nat 8) with (2 ^ 8) in EQ, EB. fold (num (word_in s d)) in EQ. fold (num (word_in s x)) in EB.
    rewrite ED in *. rewrite ES in *. pose proof (Z.mod_pos_bound (regs st x) (2 ^ 8) ltac:(reflexivity)) as MB.
    destruct (with_byte_ok v (regs st d) q b RD WQ EQ WB ltac:(lia)) as [WF WE]. rewrite EB in WE.
    cbn [step get]. eexists; split; [reflexivity|].
    apply follows_word; [|exact WF|exact WE]. apply follows_ctx; [apply follows_see_nothing, F|exact C2].
  - (* MOV32 *) destruct (HW s0) as [[WS RS] ES]. cbn [step].
    pose proof (Z.mod_pos_bound (regs st s0) (2 ^ 32) ltac:(reflexivity)) as MB.
    assert (X : follows s' (set (see st (map (address_of B) [])) d (regs st s0 mod 2 ^ 32))).
    { eapply put_word_follows; [exact E|exact F|unfold M; cbn in *; lia| |exact D]. intros k' w' X DK.
      apply (remainder_gives v) in X; try assumption. change (2 ^ Z.of_nat 32) with (2 ^ 32) in X.
      fold (num (word_in s s0)) in X. rewrite ES in X. exact X. }
    eexists; split; [reflexivity|]. destruct X. split; auto. cbn in f_trace |- *. rewrite app_nil_r in f_trace.
    exact f_trace.
  - (* BT *) destruct (Z.leb_spec 0 k); [|discriminate]. destruct (Z.ltb_spec k 64); [|discriminate]. cbn [andb] in E.
    destruct (bit_of _ _ _ _ _) as [[[k' b] r]|] eqn:BO; [|discriminate]. injection E as <-. destruct (HW d) as [KD ED].
    apply (bit_of_ok v) in BO as (C' & BB & EB & _); try assumption; [|lia]. rewrite ED in EB.
    cbn [step]. destruct (Z.leb_spec 0 k); [|lia]. destruct (Z.ltb_spec k 64); [|lia]. eexists; split; [reflexivity|].
    apply follows_flags;
      [apply follows_ctx; assumption|apply one_flag; [exact BB|symmetry; exact EB]|discriminate|discriminate].
  - (* BTR *) destruct (Z.leb_spec 0 k); [|discriminate]. destruct (Z.ltb_spec k 64); [|discriminate]. cbn [andb] in E.
    destruct (bit_of _ _ _ _ _) as [[[k' b] r]|] eqn:BO; [|discriminate]. injection E as <-. destruct (HW d) as [KD ED].
    apply (bit_of_ok v) in BO as (C' & BB & EB & FR & ER); try assumption; [|lia]. rewrite ED in EB, ER.
    cbn [step]. destruct (Z.leb_spec 0 k); [|lia]. destruct (Z.ltb_spec k 64); [|lia]. eexists; split; [reflexivity|].
    apply follows_flags; [|apply one_flag; [exact BB|symmetry; exact EB]|discriminate|discriminate].
    apply follows_word; [apply follows_ctx; assumption|exact FR|exact ER].
  - (* CLC *) injection E as <-. cbn [step]. eexists; split; [reflexivity|]. rewrite <- (zero_num v).
    apply (follows_flag c v B st0 s st CF); [exact F|discriminate|apply zero_bit].
  - (* STC *) injection E as <-. cbn [step]. eexists; split; [reflexivity|].
    destruct (const_num v 1 ltac:(lia)) as [K1 E1]. rewrite <- E1.
    apply (follows_flag c v B st0 s st CF); [exact F|discriminate|]. split; [exact K1|lia].
  - (* CMC *) destruct (carry_of s) as [w|] eqn:CW; [|discriminate]. injection E as <-. cbn [step].
    destruct (f_carry _ _ _ _ _ _ F w CW) as [FL [[W0 W1] W2]]. rewrite FL. eexists; split; [reflexivity|].
    fold (num w) in W0.
    assert (EW : num (Word (sub (const 1) (value w)) 1) = 1 - num w)
      by (unfold Arithmetic.num; cbn [value]; rewrite sub_ok, const_ok; reflexivity).
    rewrite <- EW. apply (follows_flag c v B st0 s st CF); [exact F|discriminate|].
    split; [|rewrite EW; lia]. unfold word_ok. fold (num (Word (sub (const 1) (value w)) 1)). rewrite EW.
    cbn [limit]. lia.
  - (* NOP *) injection E as <-. cbn [step]. eauto.
  - (* PUSH *) destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (store _ _ _ _ _) as [s1|] eqn:ST; [|discriminate].
    injection E as <-. eapply effective_ok in EA as (EA & AC & RG & IN); try eassumption. fold e in EA, AC.
    cbn [effective] in EA.
    destruct (f_regs _ _ _ _ _ _ F r) as [K W].
    destruct (put_follows c segs v B st0 PL s st g k _ _ F ST K AC) as (st' & P & F' & RG').
    cbn [step]. change (regs st RSP - 8) with (regs st RSP + -8). cbv zeta. rewrite EA, <- W. fold e in P. rewrite P.
    eexists; split; [reflexivity|]. apply follows_hold; [exact F'| |reflexivity].
    assert (G : g <> Image). { intros ->. unfold store in ST. discriminate. }
    eapply pointer_ok; [eassumption|apply IN, G].
  - (* POP *) destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (load _ _ _ _ _) as [y|] eqn:LD; [|discriminate].
    destruct (move _ _ _ _ _) as [s1|] eqn:MV; [|discriminate]. injection E as <-.
    eapply effective_ok in EA as (EA & AC & RG & IN); try eassumption. fold e in EA, AC.
    eapply load_ok in LD as [KY LD]; try eassumption. cbn [step get]. rewrite EA, AC. eexists; split; [reflexivity|].
    cbn [effective] in EA. rewrite Z.add_0_r in EA.
    assert (RS : regs st RSP = B g + k).
    { rewrite <- EA. symmetry. apply Z.mod_small. destruct (f_regs _ _ _ _ _ _ F RSP) as [[_ R] <-]. exact R. }
    apply follows_hold; [|exact KY|exact LD]. change [B g + k] with (map (address_of B) [(g, k)]).
    eapply move_follows; [exact MV|apply follows_see, F|]. rewrite RS, <- Z.add_assoc. apply Z.mod_small.
    apply (inside_range g), (move_inside _ _ _ _ _ MV).
  - (* ADDRESS *) destruct (in_code _ _) eqn:IC; [|discriminate]. injection E as <-.
    destruct (code_word_ok c segs v B PL IMAGE o IC) as [FC EC]. cbn [step]. eexists; split; [reflexivity|].
    apply follows_word; [exact F|exact FC|exact EC].
  - (* CALL *) destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (in_code _ _) eqn:IC; [|discriminate]. destruct (code_word_ok c segs v B PL IMAGE o IC) as [FC EC].
    destruct (store _ _ _ _ _) as [s1|] eqn:ST; [|discriminate].
    injection E as <-. eapply effective_ok in EA as (EA & AC & RG & IN); try eassumption. fold e in EA, AC.
    cbn [effective] in EA.
    destruct (put_follows c segs v B st0 PL s st g k _ _ F ST FC AC) as (st' & P & F' & RG').
    cbn [worth] in P. rewrite EC in P.
    cbn [step]. change (regs st RSP - 8) with (regs st RSP + -8). cbv zeta. rewrite EA. fold e in P.
    change (origin e) with (B Image). rewrite P. eexists; split; [reflexivity|].
    apply follows_hold; [exact F'| |reflexivity].
    assert (G : g <> Image). { intros ->. unfold store in ST. discriminate. }
    eapply pointer_ok; [eassumption|apply IN, G].
  - (* BACK *) destruct (effective_at _ _ _ _) as [[g k]|] eqn:EA; [|discriminate].
    destruct (load _ _ _ _ _) as [[w|]|] eqn:LD; try discriminate.
    destruct (in_code _ _) eqn:IC; [|discriminate]. destruct (same _ _) eqn:SA; [|discriminate]. cbn [andb] in E.
    destruct (code_word_ok c segs v B PL IMAGE o IC) as [_ EC]. apply same_ok in SA.
    eapply effective_ok in EA as (EA & AC & RG & IN); try eassumption. fold e in EA, AC.
    eapply load_ok in LD as [KY LD]; try eassumption. cbn [step get]. rewrite EA, AC, <- LD. cbn [worth].
    change (origin e) with (B Image). rewrite <- EC. unfold Arithmetic.num at 1 2. rewrite SA, Z.eqb_refl.
    eexists; split; [reflexivity|]. cbn [effective] in EA. rewrite Z.add_0_r in EA.
    assert (RS : regs st RSP = B g + k).
    { rewrite <- EA. symmetry. apply Z.mod_small. destruct (f_regs _ _ _ _ _ _ F RSP) as [[_ R] <-]. exact R. }
    change [B g + k] with (map (address_of B) [(g, k)]).
    eapply move_follows; [exact E|apply follows_see, F|]. rewrite RS, <- Z.add_assoc. apply Z.mod_small.
    apply (inside_range g), (move_inside _ _ _ _ _ E).
  - discriminate.
Qed.
End Claim.
