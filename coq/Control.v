(** Code with jumps and calls: the processor of Machine.v with a program counter. TRUSTED, if a theorem about a whole
    program is to be read.

    A program is sections of bytes at distances from its first byte; [next] runs one instruction. The program counter is
    a distance from the first byte, too. Source: Intel SDM, volume 2. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode.
Import ListNotations.
Open Scope Z_scope.

Definition program := list (Z * bytes).
Definition length_of (l : bytes) : Z := Z.of_nat (length l).
(** The section with this byte. *)
Definition section_at (code : program) (pc : Z) : option (Z * bytes) :=
  find (fun t => (fst t <=? pc) && (pc <? fst t + length_of (snd t))) code.

Inductive flow :=
| Straight (i : instr)
| Branch (f : flag) (set : bool) (d : Z) (* jumps by d if f is set, or is not set *)
| Enter (d : Z)                          (* call *)
| Leave.                                 (* ret *)
Definition decode_flow (size : Z) (l : bytes) : option (flow * bytes) :=
  match decode_one size l with
  | Some (RET, l) => Some (Leave, l)
  | Some (i, l) => Some (Straight i, l)
  | None =>
      match l with
      | 0xE8 :: l => let* (d, l) := signed_of 4 l in Some (Enter d, l)
      | 0x0F :: 0x85 :: l => let* (d, l) := signed_of 4 l in Some (Branch ZF false d, l)
      | _ => None
      end
  end.

Section Run.
Variable e : environment. (* origin: the address of the first byte *)
Variable code : program.

(** The instruction at pc, in the section that begins at o, and what follows it. *)
Definition at_pc (pc : Z) : option (Z * flow * Z) :=
  let* (o, l) := section_at code pc in
  let* (i, l') := decode_flow (length_of l) (skipn (Z.to_nat (pc - o)) l) in
  Some (o, i, o + length_of l - length_of l').
Definition in_section (o : Z) : environment := Env (origin e + o) (readonly e) (bottom e).
Definition next (c : Z * state) : option (Z * state) :=
  let (pc, s) := c in
  let* (o, i, after) := at_pc pc in
  match i with
  | Straight i => let* s' := step (in_section o) i s in Some (after, s')
  | Branch f on d => let* v := flags s f in Some (if Bool.eqb (v =? 1) on then after + d else after, s)
  | Enter d =>
      let a := (regs s RSP - 8) mod M in
      let* s' := put e s a ((origin e + after) mod M) in Some (after + d, set s' RSP a)
  | Leave =>
      let* (v, l) := get e s (Mem (Base RSP 0)) in
      Some (v - origin e, set (see s l) RSP ((regs s RSP + 8) mod M))
  end.
(** The path is where the instructions were. *)
Inductive runs : list Z -> Z * state -> Z * state -> Prop :=
| stays c : runs [] c c
| goes_on pc s c l c' : next (pc, s) = Some c -> runs l c c' -> runs (pc :: l) (pc, s) c'.
Lemma runs_app l c c' : runs l c c' -> forall l' c'', runs l' c' c'' -> runs (l ++ l') c c''.
Proof. induction 1 as [|pc s c l c' N _ IH]; intros l' c'' R; [exact R|]. cbn. eapply goes_on; [exact N|auto]. Qed.
End Run.
