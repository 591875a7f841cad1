(** The precondition can be met, here with the result in place of the first argument, and then Product.v says
    what the machine does. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Fieldwright.
From Fieldwright.test Require Import Product.
Import ListNotations.
Open Scope Z_scope.

Definition places (g : region) : Z :=
  match g with Arg 0 => 1000 | Arg 1 => 1000 | Arg 2 => 3000 | Stack => 9000 | Image => 20000 | _ => 0 end.
Definition before : state :=
  State (fun r => match r with RDI => 1000 | RSI => 1000 | RDX => 3000 | RSP => 9000 | _ => 77 end) (fun _ => None)
    (fun a => if (20000 <=? a) && (a <? 20536) then nth (Z.to_nat (a - 20000)) image 0 else if a =? 1001 then 200 else
      5) [].
Lemma image_bytes n : 0 <= nth n image 0 < 256.
Proof.
  assert (X : Forall (fun b => 0 <= b < 256) (0 :: image)) by (repeat constructor; discriminate).
  rewrite Forall_forall in X. apply X. destruct (nth_in_or_default n image 0) as [H|H]; [right; exact H|left; auto].
Qed.
Example met : precondition claimed (segments image constants) places before.
Proof.
  split.
  - split.
    + intros [|[|[|n]]] L; cbn in L; try lia; split; reflexivity || discriminate.
    + split; [discriminate|]. split; reflexivity || discriminate.
    + intros t [<-|[]]. split; reflexivity || discriminate.
    + intros g h N WG WH. assert (R : forall x, written claimed x -> x = Arg 0 \/ x = Stack).
      { intros [[|[|[|n]]]| |]; cbn; try discriminate; auto; try contradiction. destruct n; discriminate. }
      apply R in WG. apply R in WH. destruct WG as [->| ->], WH as [->| ->]; try congruence; unfold apart; cbn; lia.
    + intros g t WG [<-|[]]. unfold apart.
      destruct g as [[|[|[|n]]]| |]; cbn in WG; try discriminate; try contradiction; cbn; try lia.
      destruct n; discriminate.
    + intros [|[|[|n]]] H; cbn in H; try discriminate; unfold apart; cbn; try lia. destruct n; discriminate.
    + intros g [|[|[|n]]] _ K; cbn in K; try discriminate. destruct n; discriminate.
    + intros; exact I.
  - intros [|[|[|n]]] L _; cbn in L; try lia; reflexivity.
  - intros [|[|[|n]]] L; cbn in L; try lia; exact I.
  - reflexivity.
  - intros []; split; reflexivity || discriminate.
  - intros a. cbn [mem before]. destruct (_ && _); [apply image_bytes|]. destruct (a =? 1001); lia.
  - intros t i [<-|[]] L. cbn [snd fst segments] in *. cbn [mem before places]. change (length image) with 536%nat in L.
    replace ((20000 <=? 20000 + 0 + Z.of_nat i) && (20000 + 0 + Z.of_nat i <? 20536)) with true
      by (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia). f_equal. lia.
  - vm_compute. repeat constructor; discriminate.
Qed.
Example result : exists ra s', run_image claimed image constants places before = Some (ra, s')
  /\ postcondition claimed leak places before ra s'.
Proof. exact (correct places before met). Qed.
(** The machine itself says the same. *)
Example computed :
  match run_image claimed image constants places before with
  | Some (_, s') =>
      let a := number [1; 2^64; 2^128; 2^192] (words (mem before) 1000 4) in
      let b := number [1; 2^64; 2^128; 2^192] (words (mem before) 3000 4) in
      let out := number [1; 2^64; 2^128; 2^192] (words (mem s') 1000 4) in
      out mod (2^255 - 19) = (a * b) mod (2^255 - 19) /\ regs s' RSP = 9008 /\ length (trace s') = length leak
  | None => False
  end.
Proof. vm_compute. repeat split. Qed.
