(** Small functions, one for each thing that can be stated or shown. *)
From Coq Require Import ZArith List.
From Fieldwright Require Import Fieldwright Polynomial.
Import ListNotations.
Open Scope Z_scope.

Ltac accepted := vm_compute; reflexivity.
Definition limbs (n : nat) (bits : Z) (most : Z) (top : Z) : element :=
  Element (map (fun i => 2^(bits * Z.of_nat i)) (seq 0 n)) (repeat most n) top.
Definition word := limbs 1 64 (2^64 - 1) (2^64 - 1).

(** Degree three, by naming: out = a*b*c modulo 2^64 - 1, where the halves of a product are added up, twice.
    mov rdx,[rdx]; mulx r9,r8,[rsi]; add r8,r9; adc r8,0; mov rdx,r8; mulx r9,r8,[rcx]; add r8,r9; adc r8,0;
      mov [rdi],r8 *)
Definition triple : list Z := [72; 139; 18; 196; 98; 187; 246; 14; 77; 1; 200; 73; 131; 208; 0; 76; 137; 194; 196; 98;
  187;
  246; 9; 77; 1; 200; 73; 131; 208; 0; 76; 137; 7; 195].
Definition triple_claim (x : expr) : claim :=
  Claim [Output [word]; Input [word]; Input [word]; Input [word]] None Anyhow 0 (2^64 - 1) [(1, x)].
Definition triple_leak := [(Arg 2, 0); (Arg 1, 0); (Arg 3, 0); (Arg 0, 0); (Stack, 0)].
(** No carry from the second addition: 2^64*(r + c) + (2^64 - 1)*(2^64 - 1 - r) + (2^64 - 1 - lo) <= 2^128 - 2. *)
Definition no_carry (lo r : positive) : hint := Bounds (Some (2^64, [(2^64 - 1) # [r]; 1 # [lo]])) None.
Definition triple_shown : certificate :=
  plain 3 (Step [no_carry 14 16] (Name R8 Auto (Congruent [1 # [69]; (-1) # [64; 65]] [] [69]%positive
    (plain 3 (Step [no_carry 22 24]
      (plain 1 (Fin [Close None [] [] [([1 # [66]], 1%positive)] []]))))))).
Example triple_ok : certified (triple_claim (Mul (Mul (Number 0) (Number 1)) (Number 2))) triple_leak triple_shown
  triple [] = true.
Proof. accepted. Qed.
Example triple_wrong : certified (triple_claim (Mul (Mul (Number 0) (Number 1)) (Number 1))) triple_leak triple_shown
  triple [] = false.
Proof. accepted. Qed.

(** A choice by a bit that is passed by value, read and written word by word: outputs are inputs, or apart from them.
    neg rcx; mov r8,[rsi]; cmovc r8,[rdx]; mov [rdi],r8; mov r9,[rsi+8]; cmovc r9,[rdx+8]; mov [rdi+8],r9 *)
Definition select : list Z := [72; 247; 217; 76; 139; 6; 76; 15; 66; 2; 76; 137; 7; 76; 139; 78; 8; 76; 15; 66; 74; 8;
  76; 137;
  79; 8; 195].
Definition two := limbs 2 64 (2^64 - 1) (2^128 - 1).
Definition select_claim (o : overlap) (bit : Z) : claim :=
  Claim [Output [two]; Input [two]; Input [two]; Value bit] None o 0 0
    [(1, Less (Const 0) (Number 2) (Number 1) (Number 0))].
Definition select_leak :=
  [(Arg 1, 0); (Arg 2, 0); (Arg 0, 0); (Arg 1, 8); (Arg 2, 8); (Arg 0, 8); (Stack, 0)].
Definition select_shown : certificate :=
  Case 68 0
    (plain 7 (Fin [Close None [] [(false, (1, []))] [] []]))
    (plain 7 (Fin [Close None [] [(true, (1, []))] [] []])).
Example select_ok : certified (select_claim Equal 1) select_leak select_shown select [] = true. Proof. accepted. Qed.
Example select_apart : certified (select_claim Apart 1) select_leak select_shown select [] = true. Proof. accepted. Qed.
Example select_overlap : certified (select_claim Anyhow 1) select_leak select_shown select [] = false. Proof. accepted.
Qed.
Example select_any_word : certified (select_claim Equal (2^64 - 1)) select_leak select_shown select [] = true. Proof.
accepted. Qed.

(** The same by masks, of one word.
    neg rcx; mov r8,[rdx]; and r8,rcx; not rcx; and rcx,[rsi]; or r8,rcx; mov [rdi],r8 *)
Definition masked : list Z := [72; 247; 217; 76; 139; 2; 73; 33; 200; 72; 247; 209; 72; 35; 14; 73; 9; 200; 76; 137; 7;
  195].
Example masked_ok :
  certified (Claim [Output [word]; Input [word]; Input [word]; Value 1] None Anyhow 0 0
               [(1, Add (Number 0) (Mul (Number 2) (Sub (Number 1) (Number 0))))])
    [(Arg 2, 0); (Arg 1, 0); (Arg 0, 0); (Stack, 0)]
    (Case 66 0 (plain 7 (Fin [Close None [] [] [] []])) (plain 7 (Fin [Close None [] [] [] []]))) masked [] = true.
Proof. accepted. Qed.

(** rax says whether a word is 0.   mov rax,[rdi]; cmp rax,1; mov eax,0; adc rax,0 *)
Definition is_zero : list Z := [72; 139; 7; 72; 131; 248; 1; 184; 0; 0; 0; 0; 72; 131; 208; 0; 195].
Example is_zero_ok :
  certified (Claim [Input [word]] (Some 1) Anyhow 0 0 [(1, Less (Number 0) (Const 1) (Const 1) (Const 0))])
    [(Arg 0, 0); (Stack, 0)]
    (plain 2 (Case 65 0
      (plain 2 (Fin [Close None [] [(true, (1, [1 # [6]]))] [] []]))
      (plain 2 (Fin [Close None [] [(false, (1, [1 # [5]]))] [] []])))) is_zero [] = true.
Proof. accepted. Qed.

(** Limbs of 51 bits.   mov rax,[rsi]; add rax,[rdx]; mov r8,[rsi+8]; add r8,[rdx+8]; mov [rdi],rax; mov [rdi+8],r8 *)
Definition sum51 : list Z := [72; 139; 6; 72; 3; 2; 76; 139; 70; 8; 76; 3; 66; 8; 72; 137; 7; 76; 137; 71; 8; 195].
Definition sum51_claim (most : Z) : claim :=
  let e := limbs 2 51 most (most * (2^51 + 1)) in
  Claim [Output [limbs 2 51 (2 * most) (2 * most * (2^51 + 1))]; Input [e]; Input [e]] None Anyhow 0 (2^102 - 1)
    [(1, Add (Number 0) (Number 1))].
Definition sum51_leak := [(Arg 1, 0); (Arg 2, 0); (Arg 1, 8); (Arg 2, 8); (Arg 0, 0); (Arg 0, 8); (Stack, 0)].
Example sum51_ok : certified (sum51_claim (2^51 - 1)) sum51_leak (plain 6 (Fin [Close None [] [] [] []])) sum51 [] =
  true.
Proof. accepted. Qed.
Example sum51_loose : certified (sum51_claim (2^63 - 1)) sum51_leak (plain 6 (Fin [Close None [] [] [] []])) sum51 [] =
  true.
Proof. accepted. Qed.
Example sum51_carries : certified (sum51_claim (2^63)) sum51_leak (plain 6 (Fin [Close None [] [] [] []])) sum51 [] =
  false.
Proof. accepted. Qed.

(** The red zone is ours, what is below it is not.
    mov rax,[rsi]; mov [rsp-128],rax; mov rax,[rsp-128]; mov [rdi],rax *)
Definition copy_claim (frame : Z) : claim := Claim [Output [word]; Input [word]] None Anyhow frame 0 [(1, Number 0)].
Definition copied (o : Z) := [(Arg 1, 0); (Stack, o); (Stack, o); (Arg 0, 0); (Stack, 0)].
Definition copy_shown : certificate := plain 4 (Fin [Close None [] [] [] []]).
Example red_zone :
  certified (copy_claim 128) (copied (-128)) copy_shown
    [72; 139; 6; 72; 137; 68; 36; 128; 72; 139; 68; 36; 128; 72; 137; 7; 195] [] = true. Proof. accepted. Qed.
Example below_red_zone :
  certified (copy_claim 136) (copied (-136)) copy_shown
    [72; 139; 6; 72; 137; 132; 36; 120; 255; 255; 255; 72; 139; 132; 36; 120; 255; 255; 255; 72; 137; 7; 195] [] =
      false.
Proof. accepted. Qed.

(** Six parameters, two of them values: the sum modulo 2^64.
    mov rax,[rsi]; add rax,[rdx]; add rax,[rcx]; add rax,r8; add rax,r9; mov [rdi],rax *)
Definition sum6 : list Z := [72; 139; 6; 72; 3; 2; 72; 3; 1; 76; 1; 192; 76; 1; 200; 72; 137; 7; 195].
Definition sum6_claim (more : list parameter) : claim :=
  Claim ([Output [word]; Input [word]; Input [word]; Input [word]; Value (2^64 - 1); Value (2^64 - 1)] ++ more) None
    Anyhow 0 (2^64) [(1, Add (Add (Add (Number 0) (Number 1)) (Number 2)) (Add (Number 3) (Number 4)))].
Definition sum6_leak := [(Arg 1, 0); (Arg 2, 0); (Arg 3, 0); (Arg 0, 0); (Stack, 0)].
Definition sum6_shown : certificate := plain 6 (Fin [Close None [] [] [] []]).
Example six : certified (sum6_claim []) sum6_leak sum6_shown sum6 [] = true. Proof. accepted. Qed.

(** A seventh is on the stack and is refused by the checker and by the statement.
    mov [rdi],rax would give it if it were in rax. *)
Example seven : certified (sum6_claim [Value (2^64 - 1)]) sum6_leak sum6_shown sum6 [] = false. Proof. accepted. Qed.
Example seven_in_rax :
  certified (Claim (Output [word] :: repeat (Value (2^64 - 1)) 6) None Anyhow 0 0 [(1, Number 5)])
    [(Arg 0, 0); (Stack, 0)] (plain 1 (Fin [Close None [] [] [] []])) [72; 137; 7; 195] [] = false.
Proof. accepted. Qed.
Example seven_not_stated leak B s ra s' : ~ postcondition (sum6_claim [Input [word]]) leak B s ra s'.
Proof. intros P. pose proof (post_passed _ _ _ _ _ _ P) as L. cbn in L. do 6 apply le_S_n in L. inversion L. Qed.

(** A pointer to the modulus p = 2^61 - 1: a + p is congruent to a. What is known is in the claim, and must be so.
    mov rax,[rsi]; add rax,[rdx]; mov [rdi],rax *)
Definition plus_p : list Z := [72; 139; 6; 72; 3; 2; 72; 137; 7; 195].
Definition half := limbs 1 64 (2^63) (2^63).
Definition plus_claim (p : parameter) : claim :=
  Claim [Output [word]; Input [half]; p] None Anyhow 0 (2^61 - 1) [(1, Number 0)].
Definition plus_leak := [(Arg 1, 0); (Arg 2, 0); (Arg 0, 0); (Stack, 0)].
Definition plus_shown : certificate := plain 3 (Fin [Close None [] [] [] []]).
Definition plus (p : parameter) : bool := certified (plus_claim p) plus_leak plus_shown plus_p [].
Example known_ok : plus (Known 1 (2^61 - 1)) = true. Proof. accepted. Qed.
Example known_more_words : plus (Known 2 (2^61 - 1)) = true. Proof. accepted. Qed.
Example known_other : plus (Known 1 (2^61 + 1)) = false. Proof. accepted. Qed.
Example known_nothing : plus (Known 0 0) = false. Proof. accepted. Qed.
Example known_too_large : plus (Known 1 (2^64 + 2^61 - 1)) = false. Proof. accepted. Qed. (* no word is that *)
Example known_negative : plus (Known 1 (2^61 - 1 - 2^64)) = false. Proof. accepted. Qed.
Example known_elsewhere : certified (Claim [Output [word]; Input [half]; Input [half]; Known 1 (2^61 - 1)] None Anyhow 0
  (2^61 - 1) [(1, Number 0)]) plus_leak plus_shown plus_p [] = false. Proof. accepted. Qed.
Example known_unclaimed : plus (Input [half]) = false. Proof. accepted. Qed.
(** It is no number that results are made of. *)
Example known_no_number : certified (Claim [Output [word]; Input [half]; Known 1 (2^61 - 1)] None Anyhow 0 (2^61 - 1)
  [(1, Number 1)]) plus_leak plus_shown plus_p [] = false. Proof. accepted. Qed.
(** The output is stored before p is read: they are apart.   mov r8,[rsi]; mov [rdi],r8; add r8,[rdx]; mov [rdi],r8 *)
Example known_later : certified (plus_claim (Known 1 (2^61 - 1)))
  [(Arg 1, 0); (Arg 0, 0); (Arg 2, 0); (Arg 0, 0); (Stack, 0)] (plain 4 (Fin [Close None [] [] [] []]))
  [76; 139; 6; 76; 137; 7; 76; 3; 2; 76; 137; 7; 195] [] = true. Proof. accepted. Qed.
Example known_apart segs B s : precondition (plus_claim (Known 1 (2^61 - 1))) segs B s ->
  apart (B (Arg 0), 8) (B (Arg 2), 8) /\ load64 (mem s) (B (Arg 2)) = 2^61 - 1.
Proof.
  intros P. split; [exact (apart_known _ _ _ (pre_placed _ _ _ _ P) (Arg 0) 2 eq_refl eq_refl)|].
  pose proof (pre_known _ _ _ _ P 2 (le_n 3)) as K. cbn in K. rewrite Z.add_0_r in K. exact K.
Qed.
(** Nothing is written to it.   mov rax,[rsi]; mov [rdi],rax; mov [rdx],rax *)
Example known_written : certified (plus_claim (Known 1 (2^61 - 1))) [(Arg 1, 0); (Arg 0, 0); (Arg 2, 0); (Stack, 0)]
  plus_shown [72; 139; 6; 72; 137; 7; 72; 137; 2; 195] [] = false. Proof. accepted. Qed.
(** In the register itself.   mov rax,[rsi]; add rax,rdx; mov [rdi],rax *)
Definition plus_value (z : Z) : bool := certified (plus_claim (KnownValue z)) [(Arg 1, 0); (Arg 0, 0); (Stack, 0)]
  plus_shown [72; 139; 6; 72; 1; 208; 72; 137; 7; 195] [].
Example known_value : plus_value (2^61 - 1) = true. Proof. accepted. Qed.
Example known_value_other : plus_value (2^61 + 1) = false. Proof. accepted. Qed.
Example known_value_too_large : plus_value (2^64 + 2^61 - 1) = false. Proof. accepted. Qed.
Example known_value_negative : plus_value (2^61 - 1 - 2^64) = false. Proof. accepted. Qed.
Example known_value_pointer : plus (KnownValue (2^61 - 1)) = false. Proof. accepted. Qed.

(** Code that writes into itself is refused.   mov rax,[rsi]; mov [rip-7],rax *)
Example writes_code :
  certified (Claim [Output []; Input [word]] None Anyhow 0 1 []) [(Arg 1, 0); (Image, 3); (Stack, 0)]
    (plain 2 (Fin [])) [72; 139; 6; 72; 137; 5; 249; 255; 255; 255; 195] [] = false. Proof. accepted. Qed.

(** A fact that only cases show: the square of a bit is the bit.   mov rax,rsi; mov [rdi],rax *)
Definition bit_square := [1 # [64; 64]; (-1) # [64]].
Definition by_cases : reason := Either 64 0 (Bounded (1, [])) (Bounded (1, [])).
Definition with_fact (p : poly) (r : reason) : certificate := Fact p r (plain 2 (Fin [Close None [] [] [] []])).
Definition bit_shown (most : Z) (k : certificate) : bool :=
  certified (Claim [Output [word]; Value most] None Anyhow 0 0 [(1, Number 0)]) [(Arg 0, 0); (Stack, 0)] k
    [72; 137; 240; 72; 137; 7; 195] [].
Example bit_ok : bit_shown 1 (with_fact bit_square by_cases) = true. Proof. accepted. Qed.
Definition apart_from_1_and_2 := [1 # [64; 64]; (-3) # [64]; 2 # []]. (* (x - 1)(x - 2) *)
Definition by_three_cases : reason := Either 64 1 (Bounded (1, [])) (Either 64 2 (Bounded (1, [])) (Bounded (1, []))).
Example three_cases : bit_shown 3 (with_fact apart_from_1_and_2 by_three_cases) = true. Proof. accepted. Qed.
Example no_cases : bit_shown 3 (with_fact apart_from_1_and_2 (Bounded (1, []))) = false. Proof. accepted. Qed.
Example no_bit : bit_shown 2 (with_fact [1 # [64]; (-1) # [64; 64]] by_cases) = false. Proof. accepted. Qed.
Example never : bit_shown 1 (with_fact [(-1) # []] (Never [1 # [1]])) = false. Proof. accepted. Qed.
Example negative_unknown : bit_shown 1 (with_fact [(-1) # [64]] (Either 64 0 (Bounded (1, [])) (Never []))) = false.
Proof. accepted. Qed.
