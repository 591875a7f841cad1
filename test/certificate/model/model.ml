(* What the machine and the decoder of coq/ say, in OCaml as Coq extracts them.
   model decode            lines of hexadecimal code on standard input: the instructions up to ret, one a line
   model compare FORMS     what processor.c has written to standard input for these forms: where the model says
                           otherwise *)
open Machine

(* Numbers of 64 bits. *)
let rec positive n = if n = 1L then XH else
  let half = positive (Int64.shift_right_logical n 1) in if Int64.logand n 1L = 1L then XI half else XO half
let z_of n = if n = 0L then Z0 else Zpos (positive n)
let rec word_of shift = function
  | _ when shift > 63 -> failwith "a number of more than 64 bits"
  | XH -> Int64.shift_left 1L shift
  | XO p -> word_of (shift + 1) p
  | XI p -> Int64.logor (Int64.shift_left 1L shift) (word_of (shift + 1) p)
let int64_of = function
  | Z0 -> 0L
  | Zpos p -> word_of 0 p
  | Zneg p -> Int64.neg (word_of 0 p)
let z_of_int n =
  if n < 0 then (match z_of (Int64.of_int (- n)) with Zpos p -> Zneg p | z -> z) else z_of (Int64.of_int n)
let rec nat_of n = if n = 0 then O else S (nat_of (n - 1))

let rec reg_index all r i = if all.(i) = r then i else reg_index all r (i + 1)
let general = [| RAX; RCX; RDX; RBX; RSP; RBP; RSI; RDI; R8; R9; R10; R11; R12; R13; R14; R15 |]
let vector = [| X0; X1; X2; X3; X4; X5; X6; X7; X8; X9; X10; X11; X12; X13; X14; X15 |]
let registers = Array.append general vector
let names = [| "rax"; "rcx"; "rdx"; "rbx"; "rsp"; "rbp"; "rsi"; "rdi" |]
let index r = reg_index registers r 0
let name r = let i = index r in
  if i < 8 then names.(i) else if i < 16 then Printf.sprintf "r%d" i else Printf.sprintf "xmm%d" (i - 16)

(* * Text, in Intel's order *)
let hex z = Printf.sprintf "0x%Lx" (int64_of z)
let address = function
  | Base (b, d) -> Printf.sprintf "[%s%+Ld]" (name b) (int64_of d)
  | Rip d -> Printf.sprintf "[@%Ld]" (int64_of d)
let operand = function Reg r -> name r | Imm z -> hex z | Mem a -> address a
let operands l = String.concat ", " l
let flag_name f on = match f, on with
  | OF, true -> "o" | OF, false -> "no" | CF, true -> "b" | CF, false -> "ae" | ZF, true -> "e" | ZF, false -> "ne"
let low_byte z = Printf.sprintf "0x%Lx" (Int64.logand (int64_of z) 0xffL)
let text i =
  let two m d x = (m, [name d; operand x]) and shift m d k = (m, [name d; hex k]) in
  let by m d x c = (m, [name d; operand x; name c]) and one m d = (m, [name d]) in
  let m, l = match i with
    | MOV (d, x) -> two "mov" d x
    | XCHG (d, s) -> two "xchg" d (Reg s)
    | STORE (a, x) -> ("mov", [address a; operand x])
    | MULX (h, l, x) -> ("mulx", [name h; name l; operand x])
    | MUL x -> ("mul", [operand x])
    | IMUL (d, x, y) -> ("imul", [name d; operand x; operand y])
    | ADD (c, d, x) -> two (if c then "adc" else "add") d x
    | ADDTO (c, a, x) -> ((if c then "adc" else "add"), [address a; operand x])
    | ADD8 (c, d, x) ->
        ((if c then "adc8" else "add8"), [name d; (match x with Imm z -> low_byte z | _ -> operand x)])
    | ADDTO8 (a, z) -> ("add8", [address a; low_byte z])
    | ADX (f, d, x) -> two (if f = CF then "adcx" else "adox") d x
    | SUB (c, d, x) -> two (if c then "sbb" else "sub") d x
    | CMP (x, y) -> ("cmp", [operand x; operand y])
    | INC d -> one "inc" d | DEC d -> one "dec" d | NEG d -> one "neg" d | NOT d -> one "not" d
    | AND (d, x) -> two "and" d x | OR (d, x) -> two "or" d x | XOR (d, x) -> two "xor" d x
    | TEST (x, y) -> ("test", [operand x; operand y])
    | TEST8 (x, y) -> two "test8" x (Reg y)
    | SHL (d, k) -> shift "shl" d k | SHR (d, k) -> shift "shr" d k
    | SAR (d, k) -> shift "sar" d k | ROR (d, k) -> shift "ror" d k
    | SHLD (d, s, k) -> ("shld", [name d; name s; hex k])
    | SHRD (d, s, k) -> ("shrd", [name d; name s; hex k])
    | SHLX (d, x, c) -> by "shlx" d x c | SHRX (d, x, c) -> by "shrx" d x c | SARX (d, x, c) -> by "sarx" d x c
    | RORX (d, x, k) -> ("rorx", [name d; operand x; hex k])
    | BSWAP (d, Reg _) -> one "bswap" d
    | BSWAP (d, x) -> two "movbe" d x
    | BZHI (d, x, c) -> by "bzhi" d x c
    | LEA (d, b, i, o) ->
        let base = match b with Some r -> name r | None -> "" in
        let scaled = match i with Some (r, k) -> Printf.sprintf "+%s*%Ld" (name r) (int64_of k) | None -> "" in
        ("lea", [name d; Printf.sprintf "[%s%s%+Ld]" base scaled (int64_of o)])
    | CMOV (f, on, d, x) -> two ("cmov" ^ flag_name f on) d x
    | SETCC (f, on, d) -> one ("set" ^ flag_name f on) d
    | MOVZX8 (d, s) -> two "movzx" d (Reg s)
    | LOAD8 (d, a) -> two "movzx" d (Mem a)
    | STORE8 (a, s) -> ("mov8", [address a; name s])
    | STORE_REVERSED (a, s) -> ("movbe", [address a; name s])
    | MOV8 (d, x) -> two "mov8" d x
    | MOV32 (d, s) -> two "mov32" d (Reg s)
    | ADC32 (d, s) -> two "adc32" d (Reg s)
    | SBB32 d -> two "sbb32" d (Reg d)
    | BT (d, k) -> shift "bt" d k | BTR (d, k) -> shift "btr" d k
    | CLC -> ("clc", []) | STC -> ("stc", []) | CMC -> ("cmc", []) | NOP -> ("nop", [])
    | PUSH r -> one "push" r | POP r -> one "pop" r
    | ADDRESS (d, o) -> ("lea", [name d; Printf.sprintf "[@%Ld]" (int64_of o)])
    | CALL o -> ("call", [Printf.sprintf "@%Ld" (int64_of o)])
    | BACK o -> ("ret", [Printf.sprintf "@%Ld" (int64_of o)])
    | RET -> ("ret", []) in
  String.trim (m ^ " " ^ operands l)

let bytes_of line =
  List.init (String.length line / 2) (fun i -> z_of_int (int_of_string ("0x" ^ String.sub line (2 * i) 2)))
let rec decode_from size at l = match decode_one size l with
  | None -> [Printf.sprintf "%d refused" at]
  | Some (i, rest) ->
      let line = Printf.sprintf "%d %s" at (text i) in
      if i = RET then [line] else line :: decode_from size (at + List.length l - List.length rest) rest
let decode_lines () =
  try while true do
    let l = bytes_of (input_line stdin) in
    List.iter print_endline (decode_from (z_of_int (List.length l)) 0 l);
    print_newline ()
  done with End_of_file -> ()
(* The way through code with jumps and calls. *)
let way_lines () =
  try while true do
    (match decode [(Z0, bytes_of (input_line stdin))] with
     | None -> print_endline "refused"
     | Some l -> List.iter (fun i -> print_endline (text i)) l);
    print_newline ()
  done with End_of_file -> ()

(* * Against the processor. Of a record: 16 + 16 registers, flags, 8 words of memory, before and after. *)
let code_at = 0x10000000000 and memory_at = 0x10000001000
let words = 41 and flags_at = 32 and memory_words_at = 33 and memory_bytes = 64
let record = Bytes.create (2 * 8 * words)
let before i = Bytes.get_int64_le record (8 * i)
let after i = Bytes.get_int64_le record (8 * (words + i))
let flag_bits = [CF, 0; ZF, 6; OF, 11]
let flag_of word f = Int64.to_int (Int64.logand (Int64.shift_right_logical word (List.assoc f flag_bits)) 1L)

let entry_memory a =
  let i = Int64.to_int (int64_of a) - memory_at in
  if i >= 0 && i < memory_bytes then z_of_int (Bytes.get_uint8 record (8 * memory_words_at + i)) else Z0
(* Stands for the number that a register held before, when registers are read afterwards: most are as they were. *)
let unchanged = Zneg (positive 1L)
let is_after = ref false
let entry () =
  let known = Array.init 32 (fun i -> lazy (z_of (before i))) in
  { regs = (fun r -> if !is_after then unchanged else Lazy.force known.(index r));
    flags = (fun f -> Some (z_of_int (flag_of (before flags_at) f)));
    mem = entry_memory; trace = [] }
let held_after t k =
  is_after := true;
  let z = t.regs registers.(k) in
  is_after := false;
  if z == unchanged then before k else int64_of z
let environment = { origin = z_of_int code_at; readonly = []; bottom = Z0 }

(* What the model says otherwise; [undefined] are the flags that the manual leaves undefined, as bits of rflags. *)
let difference undefined i =
  let s = entry () in
  match step environment i s with
  | None -> Some "the model does not go on"
  | Some t ->
      let wrong = ref None in
      let note what = if !wrong = None then wrong := Some what in
      Array.iteri (fun k r -> let z = held_after t k in
        if z <> after k then note (Printf.sprintf "%s is %Lx, the model says %Lx" (name r) (after k) z)) registers;
      List.iter (fun (f, bit) -> match t.flags f with
        | None -> ()
        | Some z ->
            if undefined land (1 lsl bit) <> 0
            then note (Printf.sprintf "the model states flag %d, which is undefined" bit);
            if int64_of z <> Int64.of_int (flag_of (after flags_at) f) then note (Printf.sprintf "flag %d differs" bit))
        flag_bits;
      for k = 0 to memory_bytes - 1 do
        let byte = Bytes.get_uint8 record (8 * (words + memory_words_at) + k) in
        let said = if t.mem == entry_memory then Bytes.get_uint8 record (8 * memory_words_at + k)
          else Int64.to_int (int64_of (t.mem (z_of_int (memory_at + k)))) in
        if byte <> said then note (Printf.sprintf "byte %d of the memory is %x, the model says %x" k byte said)
      done;
      !wrong

let rec failures count undefined i =
  if count = 0 then [] else begin
    really_input stdin record 0 (Bytes.length record);
    let wrong = difference undefined i in
    let rest = failures (count - 1) undefined i in
    match wrong with Some w -> w :: rest | None -> rest
  end
let compare_forms path =
  let forms = open_in path in
  let total = ref 0 in
  (try while true do
    Scanf.sscanf (input_line forms) "%s %d %d %d" (fun hex _ undefined count ->
      let l = bytes_of hex in
      total := !total + count;
      match decode_one (z_of_int (List.length l)) l with
      | Some (i, []) ->
          (match failures count undefined i with
           | [] -> ()
           | first :: _ as all -> Printf.printf "%s %s: %d of %d: %s\n" hex (text i) (List.length all) count first)
      | _ -> Printf.printf "%s is refused\n" hex; ignore (failures count 0 NOP))
  done with End_of_file -> ());
  Printf.printf "compared %d\n" !total

let () = match Array.to_list Sys.argv with
  | [_; "decode"] -> decode_lines ()
  | [_; "way"] -> way_lines ()
  | [_; "compare"; path] -> compare_forms path
  | _ -> prerr_endline "usage: model decode | model way | model compare FORMS"; exit 2
