(** Instructions on lanes as lists of numbers, which decoder.test.ts makes of what another decoder reads. Stands behind
    an instance of [width]. *)
Definition register_code (r : reg) : Z :=
  fold_right (fun (q : reg) (n : Z) => if reg_beq q r then 0 else n + 1) 0 general.
Definition address_code (a : address) : list Z :=
  match a with Base b d => [register_code b; d] | Rip d => [16; d] end.
Definition source_code (x : source) : list Z :=
  match x with Vector n => [0; n] | Row a => 1 :: address_code a | Each a => 2 :: address_code a end.
Definition operation_code (o : operation) : Z :=
  match o with
  | MADDLO => 0 | MADDHI => 1 | MULLO => 2 | MULUDQ => 3 | ADDQ => 4 | SUBQ => 5 | ANDQ => 6 | ANDNQ => 7 | ORQ => 8
  | XORQ => 9 | TERNARY z => 1000 + z
  end.
Definition shift_code (o : shift_kind) : Z := match o with SLLQ => 0 | SRLQ => 1 | SRAQ => 2 end.
Definition flag_code (b : bool) : Z := if b then 1 else 0.
Definition general_code (i : instr) : list Z :=
  match i with
  | LEA d (Some b) None z => [20; register_code d; register_code b; z]
  | ADD false d (Imm z) => [21; register_code d; z]
  | SUB false d (Imm z) => [22; register_code d; z]
  | MOV d (Imm z) => [23; register_code d; z mod M]
  | NOP => [24]
  | _ => [25]
  end.
Definition instr_code (i : lane_instr) : list Z :=
  match i with
  | LANES k o d a b => [1; k; operation_code o; d; a] ++ source_code b
  | SHIFTQ o d a k => [2; shift_code o; d; a; k]
  | MOVEROW aligned d b => [3; flag_code aligned; d] ++ source_code b
  | PUTROW aligned a s => [4; flag_code aligned; s] ++ address_code a
  | SHUFFLE k d a b l => [5; k; d; a] ++ source_code b ++ l
  | BLEND k d a b => [6; k; d; a] ++ source_code b
  | SETMASK k r => [7; k; register_code r]
  | VZEROUPPER => [8]
  | RETURN => [9]
  | GENERAL i => general_code i
  end.
(** How many bytes the first instruction has, and what it is; nothing if it is refused. *)
Definition first_code (l : bytes) : list Z :=
  match decode_lane (Z.of_nat (length l)) l with
  | Some (i, rest) => Z.of_nat (length l - length rest) :: instr_code i
  | None => []
  end.
