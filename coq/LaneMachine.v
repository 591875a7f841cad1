(** The processor, as far as straight-line code on vectors sees it: registers of eight lanes (AVX-512), or of four
    (AVX2), 64 bits each; or of four or eight that work together, with masks and moves between lanes (AVX-512 of 256
    bits, and of 512).
    TRUSTED, with LaneDecode.v and LaneStatement.v, and with Machine.v, which has memory and the general registers.

    Where lanes do not work together each instruction does the same to every lane. An aligned access to an address that
    is no multiple of a row's bytes stops, as do those that Machine.v stops at. Source: Intel SDM, volume 2. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine.
Import ListNotations.
Open Scope Z_scope.

(** The set of instructions, which says how wide registers are. *)
Inductive width := AVX2 | AVX512 | ACROSS | ACROSS512.
Existing Class width.
Definition lanes {isa : width} : Z := match isa with AVX512 | ACROSS512 => 8 | _ => 4 end.
Definition row_size {isa : width} : Z := match isa with AVX512 | ACROSS512 => 64 | _ => 32 end. (* bytes *)
Definition each_lane {isa : width} : list Z :=
  match isa with AVX512 | ACROSS512 => [0; 1; 2; 3; 4; 5; 6; 7] | _ => [0; 1; 2; 3] end.
(** What the lanes of a register or of a row of memory hold; the bits of a mask register. *)
Definition row := Z -> Z.
Record lane_state := LaneState { base : state; vectors : Z -> row; masks : Z -> Z -> bool }.

(** * Instructions *)
(** A register, a row of memory, a word of memory for all lanes. *)
Inductive source := Vector (n : Z) | Row (a : address) | Each (a : address).
Inductive operation := MADDLO | MADDHI | MULLO | MULUDQ | ADDQ | SUBQ | ANDQ | ANDNQ | ORQ | XORQ | TERNARY (table : Z).
Inductive shift_kind := SLLQ | SRLQ | SRAQ.
Inductive lane_instr :=
| LANES (k : Z) (o : operation) (d a : Z) (b : source) (* d = o(d, a, b), in each lane that mask k has *)
| SHIFTQ (o : shift_kind) (d a k : Z)
| MOVEROW (aligned : bool) (d : Z) (b : source)       (* also a broadcast *)
| PUTROW (aligned : bool) (a : address) (s : Z)
| SHUFFLE (k d a : Z) (b : source) (l : list Z)       (* lane i of d = lane l_i of a and, after those, of b *)
| BLEND (k d a : Z) (b : source)                      (* lane i of d = that of b, or of a where mask k has it not *)
| SETMASK (k : Z) (r : reg)                           (* the lowest bits of r *)
| VZEROUPPER                                          (* keeps the two lowest lanes of the first 16 registers *)
| GENERAL (i : instr)
| RETURN.

(** * What they do *)
(** Bit i of the result is the bit of the table whose number has the bits i of d, a and b. *)
Definition ternary (table d a b : Z) : Z :=
  let pick (n x : Z) := if n =? 1 then x else M - 1 - x in
  fold_right Z.lor 0 (map (fun n =>
    if (table / 2^n) mod 2 =? 1
    then Z.land (pick (n / 4) d) (Z.land (pick ((n / 2) mod 2) a) (pick (n mod 2) b)) else 0) [0; 1; 2; 3; 4; 5; 6; 7]).
Definition low52 (x : Z) : Z := x mod 2^52.
Definition low32 (x : Z) : Z := x mod 2^32.
Definition apply (o : operation) (d a b : Z) : Z :=
  match o with
  | MADDLO => (d + (low52 a * low52 b) mod 2^52) mod M
  | MADDHI => (d + (low52 a * low52 b) / 2^52) mod M
  | MULLO => (a * b) mod M
  | MULUDQ => low32 a * low32 b
  | ADDQ => (a + b) mod M
  | SUBQ => (a - b) mod M
  | ANDQ => Z.land a b
  | ANDNQ => Z.land (M - 1 - a) b
  | ORQ => Z.lor a b
  | XORQ => Z.lxor a b
  | TERNARY table => ternary table d a b
  end.
Definition shifted (o : shift_kind) (a k : Z) : Z :=
  match o with
  | SLLQ => (a * 2^k) mod M
  | SRLQ => a / 2^k
  | SRAQ => (signed a / 2^k) mod M
  end.

Definition load_row (m : Z -> Z) (p : Z) : row := fun j => load64 m (p + 8 * j).
Definition store_row {isa : width} (m : Z -> Z) (p : Z) (r : row) : Z -> Z :=
  fun x => if (p <=? x) && (x <? p + row_size) then (r ((x - p) / 8) / 2^(8 * ((x - p) mod 8))) mod 2^8 else m x.
Definition set_row (s : lane_state) (d : Z) (w : row) : lane_state :=
  LaneState (base s) (fun n => if n =? d then w else vectors s n) (masks s).
Definition see_row (s : lane_state) (l : list Z) : lane_state := LaneState (see (base s) l) (vectors s) (masks s).
(** Lanes that a mask does not have are those of register n; 0 is no mask. *)
Definition merged (s : lane_state) (k n : Z) (w : row) : row :=
  fun j => if (k =? 0) || masks s k j then w j else vectors s n j.

Section Step.
Context {isa : width}.
Variable e : environment.

(** n bytes from a on, as [accessible] and [writable] say it of 8. *)
Definition row_accessible (s : state) (a n : Z) : bool := (a + n <=? bottom e) || (regs s RSP - 128 <=? a).
Definition row_writable (a n : Z) : bool :=
  forallb (fun t => (a + n <=? fst t) || (fst t + snd t <=? a)) (readonly e).
Definition fits (aligned : bool) (a : Z) : bool := if aligned then a mod row_size =? 0 else true.

(** What the lanes read, and the addresses. *)
Definition get_row (s : lane_state) (x : source) : option (row * list Z) :=
  match x with
  | Vector n => Some (vectors s n, [])
  | Row a =>
      let p := effective e (base s) a in
      if row_accessible (base s) p row_size then Some (load_row (mem (base s)) p, [p]) else None
  | Each a =>
      let p := effective e (base s) a in
      if row_accessible (base s) p 8 then let w := load64 (mem (base s)) p in Some (fun _ => w, [p]) else None
  end.
Definition address_fits (s : lane_state) (aligned : bool) (x : source) : bool :=
  match x with Row a => fits aligned (effective e (base s) a) | _ => true end.
Definition put_row (s : lane_state) (p : Z) (w : row) : option lane_state :=
  if row_accessible (base s) p row_size && row_writable p row_size
  then let b := base s in
       Some (see_row (LaneState (State (regs b) (flags b) (store_row (mem b) p w) (trace b)) (vectors s) (masks s)) [p])
  else None.

Definition lane_step (i : lane_instr) (s : lane_state) : option lane_state :=
  match i with
  | LANES k o d a b =>
      let* (w, l) := get_row s b in
      Some (set_row (see_row s l) d (merged s k d (fun j => apply o (vectors s d j) (vectors s a j) (w j))))
  | SHIFTQ o d a k =>
      if (0 <=? k) && (k <? 64) then Some (set_row s d (fun j => shifted o (vectors s a j) k)) else None
  | MOVEROW aligned d b =>
      if address_fits s aligned b then let* (w, l) := get_row s b in Some (set_row (see_row s l) d w) else None
  | PUTROW aligned a x =>
      let p := effective e (base s) a in if fits aligned p then put_row s p (vectors s x) else None
  | SHUFFLE k d a b l =>
      let* (w, seen) := get_row s b in
      let from j := let i := nth (Z.to_nat j) l 0 in if i <? lanes then vectors s a i else w (i - lanes) in
      Some (set_row (see_row s seen) d (merged s k d from))
  | BLEND k d a b => let* (w, l) := get_row s b in Some (set_row (see_row s l) d (merged s k a w))
  | SETMASK k r =>
      Some (LaneState (base s) (vectors s) (fun n => if n =? k then Z.testbit (regs (base s) r) else masks s n))
  | VZEROUPPER =>
      Some (LaneState (base s) (fun n j => if (n <? 16) && (2 <=? j) then 0 else vectors s n j) (masks s))
  | GENERAL i => let* b := step e i (base s) in Some (LaneState b (vectors s) (masks s))
  | RETURN => None
  end.

(** Runs to [RETURN], which must be the end; gives the address that is returned to. *)
Fixpoint run_lanes (p : list lane_instr) (s : lane_state) : option (Z * lane_state) :=
  match p with
  | [] => None
  | RETURN :: _ => let* (ra, b) := run e [RET] (base s) in Some (ra, LaneState b (vectors s) (masks s))
  | i :: p' => let* s' := lane_step i s in run_lanes p' s'
  end.
End Step.
