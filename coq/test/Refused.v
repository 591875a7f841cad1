(** What is not so is not accepted: other claims, traces, bytes and certificates than those of Product.v. *)
From Coq Require Import ZArith List.
From Fieldwright Require Import Fieldwright.
From Fieldwright.test Require Import Product.
Import ListNotations.
Open Scope Z_scope.

Ltac decide_it := vm_compute; reflexivity.
Definition claim_with (l : list parameter) (frame modulus : Z) (r : list (Z * expr)) : claim :=
  Claim l None Anyhow frame modulus r.
Definition loose := number256.
Definition arrays := [Output [loose]; Input [loose]; Input [loose]].
Definition product := [(1, Mul (Number 0) (Number 1))].
Definition accepts_claim (c : claim) : bool := certified c leak shown image constants.

Example itself : accepts_claim (claim_with arrays 48 (2^255 - 19) product) = true. Proof. decide_it. Qed.
Example modulus_larger : accepts_claim (claim_with arrays 48 (2^255 - 17) product) = false. Proof. decide_it. Qed.
Example modulus_double : accepts_claim (claim_with arrays 48 (2^256 - 38) product) = false. Proof. decide_it. Qed.
Example equality : accepts_claim (claim_with arrays 48 0 product) = false. Proof. decide_it. Qed.
Example square : accepts_claim (claim_with arrays 48 (2^255 - 19) [(1, Mul (Number 0) (Number 0))]) = false.
Proof. decide_it. Qed.
Example scaled : accepts_claim (claim_with arrays 48 (2^255 - 19) [(2^256, Mul (Number 0) (Number 1))]) = false.
Proof. decide_it. Qed.
Example no_results : accepts_claim (claim_with arrays 48 (2^255 - 19) []) = false. Proof. decide_it. Qed.
Example no_such_number : accepts_claim (claim_with arrays 48 (2^255 - 19) [(1, Mul (Number 0) (Number 2))]) = false.
Proof. decide_it. Qed.
Example frame_small : accepts_claim (claim_with arrays 40 (2^255 - 19) product) = false. Proof. decide_it. Qed.
Example frame_negative : accepts_claim (claim_with arrays (-8) (2^255 - 19) product) = false. Proof. decide_it. Qed.
Definition strict := Element [1; 2^64; 2^128; 2^192] (repeat (2^64 - 1) 4) (2^255 - 20).
Definition low_limbs := Element [1; 2^64; 2^128; 2^192] (repeat (2^64 - 2) 4) (2^256 - 1).
Example result_smaller : accepts_claim (claim_with [Output [strict]; Input [loose]; Input [loose]] 48 (2^255 - 19)
  product) = false.
Proof. decide_it. Qed.
Example limbs_smaller : accepts_claim (claim_with [Output [low_limbs]; Input [loose]; Input [loose]] 48 (2^255 - 19)
  product) = false.
Proof. decide_it. Qed.
Definition radix51 := Element [1; 2^51; 2^102; 2^153] (repeat (2^64 - 1) 4) (2^256 - 1).
Example other_weights : accepts_claim (claim_with [Output [loose]; Input [radix51]; Input [loose]] 48 (2^255 - 19)
  product) = false.
Proof. decide_it. Qed.
Definition short := Element [1; 2^64; 2^128] (repeat (2^64 - 1) 3) (2^192 - 1).
Example array_short : accepts_claim (claim_with [Output [loose]; Input [short]; Input [loose]] 48 (2^255 - 19) product)
  = false.
Proof. decide_it. Qed.
Example result_long : accepts_claim (claim_with [Output [loose; loose]; Input [loose]; Input [loose]] 48 (2^255 - 19)
  [(1, Mul (Number 0) (Number 1)); (1, Const 0)]) = false. Proof. decide_it. Qed.
Example order_of_arguments : accepts_claim (claim_with [Input [loose]; Output [loose]; Input [loose]] 48 (2^255 - 19)
  product) = false.
Proof. decide_it. Qed.
Example saved_register : certified claimed leak shown (144 :: tl image) constants = false.
Proof. decide_it. Qed. (* nop for push rbx *)

(** What no memory holds: then the theorem would say nothing. *)
Example more_data : certified claimed leak shown (image ++ [255]) [(1000, [1]); (1001, [2])] = true.
Proof. decide_it. Qed.
Example no_byte : certified claimed leak shown (image ++ [256]) [] = false. Proof. decide_it. Qed.
Example two_bytes_in_one_place : certified claimed leak shown image [(1000, [1; 2]); (1001, [3])] = false.
Proof. decide_it. Qed.
Example constants_in_code : certified claimed leak shown image [(0, [144])] = false. Proof. decide_it. Qed.
Example frame_of_all_memory : accepts_claim (claim_with arrays (2^64) (2^255 - 19) product) = false.
Proof. decide_it. Qed.

(** Traces *)
Example leak_shorter : certified claimed (tl leak) shown image constants = false. Proof. decide_it. Qed.
Example leak_other : certified claimed (map (fun t => match t with (Arg 2, 24) => (Arg 2, 16) | _ => t end) leak) shown
  image constants = false.
Proof. decide_it. Qed.
(** Certificates *)
Example no_hints : certified claimed leak (plain 102 (Fin [simple (1, [])])) image constants = false. Proof. decide_it.
Qed.
Example too_short : certified claimed leak (plain 36 (Fin [simple (1, [])])) image constants = false. Proof. decide_it.
Qed.
Example negative : certified claimed leak (Absurd [(-1) # [1]]) image constants = false. Proof. decide_it. Qed.
Example not_absurd : certified claimed leak (Absurd [1 # [1; 2]]) image constants = false. Proof. decide_it. Qed.
(** Bytes *)
Fixpoint changed (n : nat) (bits : Z) (l : list Z) : list Z :=
  match n, l with O, b :: l => Z.lxor b bits :: l | S n, b :: l => b :: changed n bits l | _, [] => [] end.
Definition accepted_among (bits : Z) (l : list nat) : list nat :=
  filter (fun n => certified claimed leak shown (changed n bits image) constants) l.
Example displacements : accepted_among 8 [21; 53; 61; 93; 300; 301]%nat = []. Proof. decide_it. Qed.
Example constant_bits : accepted_among 1 [512; 513; 520; 528; 535]%nat = []. Proof. decide_it. Qed.
Example constants_elsewhere : certified claimed leak shown (firstn 512 image) [(512, skipn 512 image)] = true.
Proof. decide_it. Qed.
Example constants_missing : certified claimed leak shown (firstn 512 image) [] = false. Proof. decide_it. Qed.
