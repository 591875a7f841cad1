(** The processor with a program counter, on a loop that calls. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Memory Control.
Import ListNotations.
Open Scope Z_scope.

(** mov ebx,3; again: call seven; dec rbx; jnz again; ret; seven: add rax,7; ret *)
Definition looped : program := [
  (0, [187; 3; 0; 0; 0; 232; 10; 0; 0; 0; 72; 255; 203; 15; 133; 242; 255; 255; 255; 195]);
  (20, [72; 131; 192; 7; 195])].
Definition base : Z := 4096.
Definition places : environment := Env base [(base, 20); (base + 20, 5)] 8000.
Definition caller : Z := 123456.
(** The return address is at rsp. *)
Definition before : state :=
  State (fun r => match r with RSP => 9000 | RBX => 77 | _ => 0 end) (fun _ => None)
    (store64 (fun _ => 0) 9000 caller) [].
Fixpoint many (n : nat) (code : program) (c : Z * state) : option (Z * state) :=
  match n with O => Some c | S n => let* c := next places code c in many n code c end.
Definition seen (r : option (Z * state)) : option (Z * list Z * list Z) :=
  match r with Some (pc, s) => Some (pc, map (regs s) [RAX; RBX; RSP], trace s) | None => None end.

Example turns : seen (many 17 looped (0, before)) =
  Some (caller - base, [21; 0; 9008], [8992; 8992; 8992; 8992; 8992; 8992; 9000]).
Proof. vm_compute. reflexivity. Qed.
Example left_after_that : seen (many 18 looped (0, before)) = None.
Proof. vm_compute. reflexivity. Qed.
(** A flag that is not stated is not jumped by: jnz without dec. *)
Example no_flag : seen (many 1 [(0, [15; 133; 0; 0; 0; 0])] (0, before)) = None.
Proof. vm_compute. reflexivity. Qed.
(** Nothing runs from one section on into the next. *)
Example between_sections : seen (many 1 [(0, [232; 10; 0]); (3, [0; 0])] (0, before)) = None.
Proof. vm_compute. reflexivity. Qed.
(** A return address is not written over code. *)
Example over_code : seen (many 2 looped (0, set before RSP (base + 8))) = None.
Proof. vm_compute. reflexivity. Qed.
