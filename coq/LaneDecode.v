(** Bytes to instructions on lanes: those encodings that LaneMachine.v has with an EVEX prefix and words of 64 bits,
    always of the width that is claimed, and without masks unless lanes work together; for AVX2, and for lanes of 256
    bits that work together, those with a VEX prefix, always of 256 bits. TRUSTED.

    What is not listed here is refused. Source: Intel SDM, volume 2, sections 2.3, 2.7 and the opcode maps. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode LaneMachine.
Import ListNotations.
Open Scope Z_scope.

(** The bits of the prefix: opcode map, obligatory prefix, the register v, broadcast; those of [extension], where x
    and b number registers from 16 on too, and r' the other one; the mask; whether it is EVEX. *)
Record prefix := Prefix { map_of : Z; prefix_of : Z; v_of : Z; broadcast : bool; ext : extension; more : Z;
  mask_of : Z; is_evex : bool }.
Definition is_across {isa : width} : bool := match isa with ACROSS | ACROSS512 => true | _ => false end.
Definition evex_prefix {isa : width} (p0 p1 p2 : Z) : option prefix :=
  if (bits p0 3 1 =? 0) && (bits p1 2 1 =? 1) && (bits p2 7 1 =? 0)            (* fixed bits, no zeroing *)
     && (bits p2 5 2 =? row_size / 32) && (is_across || (bits p2 0 3 =? 0))    (* 1 is 256 bits, 2 512; no mask *)
  then Some (Prefix (bits p0 0 3) (bits p1 0 2) (15 - bits p1 3 4 + 16 * (1 - bits p2 3 1)) (bits p2 4 1 =? 1)
    (Ext true (bits p1 7 1) (1 - bits p0 7 1) (1 - bits p0 6 1) (1 - bits p0 5 1)) (1 - bits p0 4 1) (bits p2 0 3) true)
  else None.

(** Two bytes of the long form; x, which would number an index, is not used. *)
Definition vex_prefix (p0 p1 : Z) : option prefix :=
  if (bits p0 6 1 =? 1) && (bits p1 2 1 =? 1)                                  (* no x, 256 bits *)
  then Some (Prefix (bits p0 0 5) (bits p1 0 2) (15 - bits p1 3 4) false
    (Ext true (bits p1 7 1) (1 - bits p0 7 1) 0 (1 - bits p0 5 1)) 0 0 false)
  else None.
(** The short form says r only; W, x and b are 0, and the map is 1. *)
Definition short_vex_prefix (p : Z) : option prefix := vex_prefix (bits p 7 1 * 2^7 + 0x61) (bits p 0 7).

(** With EVEX a displacement of one byte counts in units of what is accessed. *)
Definition compressed (n : Z) (h : Z) (p : place) : place :=
  match p with InMem b i d => InMem b i (if bits h 6 2 =? 1 then d * n else d) | _ => p end.

Section Image.
Context {isa : width}.
Variable size : Z. (* as in Decode.v *)

(** The other register's number, and the operand that may be memory. *)
Definition lane_operand (e : prefix) (l : bytes) : option (Z * source * bytes) :=
  match l with
  | [] => None
  | h :: _ =>
      let* (n, p, l) := modrm (ext e) l in
      let unit := if negb (is_evex e) then 1 else if broadcast e then 8 else row_size in
      let n := n + 16 * more e in
      match p with
      | InReg k => if broadcast e then None else Some (n, Vector (k + 16 * x (ext e)), l)
      | _ =>
          let* a := memory_at size (compressed unit h p) l in
          Some (n, if broadcast e then Each a else Row a, l)
      end
  end.
(** Instructions with two sources, by map, prefix and opcode, and whether it is EVEX. *)
Definition three_operands (m p op : Z) (evex : bool) : option operation :=
  match m, p, op, evex with
  | 2, 1, 0xB4, true => Some MADDLO | 2, 1, 0xB5, true => Some MADDHI | 2, 1, 0x40, true => Some MULLO
  | 1, 1, 0xF4, _ => Some MULUDQ | 1, 1, 0xD4, _ => Some ADDQ | 1, 1, 0xFB, _ => Some SUBQ
  | 1, 1, 0xDB, _ => Some ANDQ | 1, 1, 0xDF, _ => Some ANDNQ | 1, 1, 0xEB, _ => Some ORQ | 1, 1, 0xEF, _ => Some XORQ
  | _, _, _, _ => None
  end.
(** Shifts, by opcode and the number in place of a register; VEX has no signed ones of 64 bits. *)
Definition shift_operation (op n : Z) (evex : bool) : option shift_kind :=
  match op, n, evex with
  | 0x73, 2, _ => Some SRLQ | 0x73, 6, _ => Some SLLQ | 0x72, 4, true => Some SRAQ | _, _, _ => None
  end.
(** Moves of words, by opcode and constant: the lanes of two sources, one after the other, that those of the result are.
    Of vpermq and vpermilpd there is only the second one; with VEX the latter has W = 0. The former moves words within
    each 256 bits; vshufi64x2 has another constant with 512 bits, and is refused there. *)
Definition moved_lanes (e : prefix) (op z : Z) : option (list Z) :=
  match op, is_evex e, w (ext e), v_of e with
  | 0x00, _, 1, 0 => Some (map (fun i => lanes + i / 4 * 4 + bits z (2 * (i mod 4)) 2) each_lane)
  | 0x05, true, 1, 0 | 0x05, false, 0, 0 => Some (map (fun i => lanes + i / 2 * 2 + bits z i 1) each_lane)
  | 0x43, true, 1, _ =>
      if lanes =? 8 then None else
      let low := 2 * bits z 0 1 in let high := 4 + 2 * bits z 1 1 in Some [low; low + 1; high; high + 1]
  | _, _, _, _ => None
  end.
Definition lane_found := option (lane_instr * bytes).
Definition lane_instr_of (e : prefix) (op : Z) (l : bytes) : lane_found :=
  let* (n, b, l) := lane_operand e l in
  let unused := v_of e =? 0 in
  let plain := mask_of e =? 0 in
  match three_operands (map_of e) (prefix_of e) op (is_evex e), map_of e, prefix_of e, op with
  | Some o, _, _, _ => Some (LANES (mask_of e) o n (v_of e) b, l)
  | None, 3, 1, 0x25 => if negb (is_evex e) then None else let* (z, l) := unsigned_of 1 l in
      match b with Row (Rip _) | Each (Rip _) => None | _ => Some (LANES (mask_of e) (TERNARY z) n (v_of e) b, l) end
  | None, 3, 1, _ =>
      let* (z, l) := unsigned_of 1 l in
      let* m := moved_lanes e op z in
      match b with Vector _ => if is_across then Some (SHUFFLE (mask_of e) n (v_of e) b m, l) else None | _ => None end
  | None, 2, 1, 0x64 =>
      match b with
      | Each _ => None
      | _ => if is_across && is_evex e then Some (BLEND (mask_of e) n (v_of e) b, l) else None
      end
  | None, 1, 1, 0x72 | None, 1, 1, 0x73 =>
      let* (k, l) := unsigned_of 1 l in
      match b with
      | Vector a =>
          let* o := shift_operation op n (is_evex e) in if plain then Some (SHIFTQ o (v_of e) a k, l) else None
      | _ => None
      end
  | None, 1, 1, 0x6F | None, 1, 2, 0x6F =>
      match b with
      | Each _ => None
      | _ => if unused && plain then Some (MOVEROW (prefix_of e =? 1) n b, l) else None
      end
  | None, 1, 1, 0x7F | None, 1, 2, 0x7F =>
      match b with
      | Row a => if unused && plain then Some (PUTROW (prefix_of e =? 1) a n, l) else None
      | _ => None
      end
  | None, _, _, _ => None
  end.
(** vpbroadcastq of a word in memory, with EVEX W = 1 and with VEX 0: its displacement counts in words. *)
Definition broadcast_instr (e : prefix) (l : bytes) : lane_found :=
  let* (n, b, l) := lane_operand (Prefix (map_of e) (prefix_of e) 0 true (ext e) (more e) 0 (is_evex e)) l in
  let fits := eqb (is_evex e) (w (ext e) =? 1) in
  match b with
  | Each _ =>
      if (v_of e =? 0) && negb (broadcast e) && fits && (mask_of e =? 0) then Some (MOVEROW false n b, l) else None
  | _ => None
  end.
(** EVEX has W = 1; where there is no mask and no broadcast, xor does the same to words of 32 bits. *)
Definition is_wide (e : prefix) (op : Z) : bool :=
  negb (is_evex e) || (w (ext e) =? 1)
  || is_across && (map_of e =? 1) && (prefix_of e =? 1) && (op =? 0xEF) && (mask_of e =? 0) && negb (broadcast e).
Definition prefixed_instr (e : prefix) (op : Z) (l : bytes) : lane_found :=
  if negb (is_wide e op) then None else
  if (map_of e =? 2) && (prefix_of e =? 1) && (op =? 0x59) then broadcast_instr e l else lane_instr_of e op l.

(** What moves the stack pointer by a constant, or points so far behind another register; constants for masks; and
    nothing else that is not on lanes. *)
Definition moves_pointer (i : instr) : bool :=
  match i with
  | ADD false RSP (Imm _) | SUB false RSP (Imm _) | LEA _ (Some _) None _ | NOP => true
  | MOV RAX (Imm _) => is_across
  | _ => false
  end.
(** kmovb of one of the first eight registers. *)
Definition mask_instr (l : bytes) : lane_found :=
  match l with
  | h :: l => if bits h 6 2 =? 3 then Some (SETMASK (bits h 3 3) (reg_of (bits h 0 3)), l) else None
  | [] => None
  end.
Definition decode_lane (l : bytes) : lane_found :=
  match l, isa with
  | 0x62 :: p0 :: p1 :: p2 :: op :: l, (AVX512 | ACROSS | ACROSS512) =>
      let* e := evex_prefix p0 p1 p2 in prefixed_instr e op l
  | 0xC5 :: 0xF9 :: 0x92 :: l, (ACROSS | ACROSS512) => mask_instr l
  | 0xC5 :: 0xF8 :: 0x77 :: l, _ => Some (VZEROUPPER, l)
  | 0xC5 :: p :: op :: l, (AVX2 | ACROSS) => let* e := short_vex_prefix p in prefixed_instr e op l
  | 0xC4 :: p0 :: p1 :: op :: l, (AVX2 | ACROSS) => let* e := vex_prefix p0 p1 in prefixed_instr e op l
  | _, _ =>
      let* (i, l) := decode_one size l in
      match i with RET => Some (RETURN, l) | _ => if moves_pointer i then Some (GENERAL i, l) else None end
  end.
Fixpoint decode_to_end (fuel : nat) (l : bytes) : option (list lane_instr) :=
  match fuel with
  | O => None
  | S k =>
      match decode_lane l with
      | Some (RETURN, _) => Some [RETURN]
      | Some (i, l) => let* p := decode_to_end k l in Some (i :: p)
      | None => None
      end
  end.
End Image.

(** The code from its first byte to its ret. *)
Definition decode_lanes {isa : width} (segs : list (Z * bytes)) : option (list lane_instr) :=
  let* (last, l) := from segs 0 in decode_to_end last (length l) l.
