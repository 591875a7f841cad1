(** What an instruction does to one lane, or to all lanes of rows that work together, whose words are known as
    polynomials modulo 2^64. Not trusted: LaneStep.v proves it. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords.
Import ListNotations.
Open Scope Z_scope.

Definition lane_result := option (context * lane_word).

(** * Operations *)
(** A word of which it is known that it is 0 or -1: what it is -1 times. *)
Definition mask_bit (a : lane_word) : option lane_word :=
  if (-1 <=? least a) && (greatest a <=? 0) then Some (lane_scale (-1) a) else None.
(** What divides all coefficients, and z. *)
Fixpoint common_factor (z : Z) (p : poly) : Z :=
  match p with [] => z | (y, _) :: p => if z =? 1 then 1 else common_factor (Z.gcd z y) p end.
(** A factor that is a product or a sum of some is an unknown of its own, or a multiple of one, so that no polynomial
    has more than degree two and few have more than some hundred terms. Unknowns are not negative. *)
Definition lane_factor (k : context) (a : lane_word) : context * lane_word :=
  if forallb (fun t => Nat.leb (length (snd t)) 1) (number_in a) then (k, a) else
  let low := Z.min 0 (least a) in
  let p := sub (number_in a) (const low) in
  let z := common_factor 0 p in
  match quotient z p with
  | Some q =>
      if 0 <? z then
        let (n, k) := unknown k 0 q in
        (set_range k n ((least a - low) / z) ((greatest a - low) / z),
         LaneWord (add (scale z (var n)) (const low)) (least a) (greatest a))
      else (k, a)
  | None => (k, a)
  end.
(** y, or x if the bit is 1. *)
Definition lane_choice (bit x y : lane_word) : lane_word :=
  match constant (number_in bit) with
  | Some z => if z =? 1 then x else y
  | None =>
      LaneWord (add (number_in y) (mul (number_in bit) (sub (number_in x) (number_in y))))
        (Z.min (least x) (least y)) (Z.max (greatest x) (greatest y))
  end.
(** The same, of factors. *)
Definition lane_chosen (k : context) (bit x y : lane_word) : context * lane_word :=
  let (k, x) := lane_factor k x in let (k, y) := lane_factor k y in (k, lane_choice bit x y).
Definition lane_and_const (k : context) (a : lane_word) (z : Z) : lane_result :=
  if z =? 0 then Some (k, lane_const 0) else
  let* (j, n) := run_of_ones z in
  if Nat.ltb 64 (j + n) then None else
  let* (k, _, r) := cut k (j + n) a in
  if Nat.eqb j 0 then Some (k, r) else
  let* (k, _, r') := cut k j a in Some (k, LaneWord (sub (number_in r) (number_in r')) 0 z).
Definition constant_in (a : lane_word) : option Z := let* z := constant (number_in a) in Some (z mod M).
Definition lane_and (k : context) (a b : lane_word) : lane_result :=
  match constant_in a, constant_in b with
  | Some y, Some z => Some (k, lane_const (Z.land y z))
  | y, z =>
      match mask_bit a, mask_bit b, y, z with
      | Some q, _, _, _ => Some (lane_chosen k q b (lane_const 0))
      | None, Some q, _, _ => Some (lane_chosen k q a (lane_const 0))
      | None, None, None, Some z => lane_and_const k a z
      | None, None, Some y, None => lane_and_const k b y
      | None, None, _, _ => None
      end
  end.
(** Of two words of which one is 0, whatever the inputs are, as of those that a mask and its complement leave. *)
Definition lane_or (k : context) (a b : lane_word) : lane_result :=
  match settle (range k) (mul (number_in a) (number_in b)) with
  | [] =>
      let sum := add (number_in a) (number_in b) in
      Some (k, LaneWord sum (Z.min (least a) (least b)) (Z.max (greatest a) (greatest b)))
  | _ => None
  end.
(** d with the mask a, and the bits of b, which the mask has none of. *)
Definition lane_masked_with (k : context) (d a b : lane_word) : lane_result :=
  match constant_in a, constant_in b with
  | Some y, Some z =>
      if Z.land y z =? 0 then let* (k, r) := lane_and k d a in Some (k, lane_add r b) else None
  | _, _ => None
  end.
Definition lane_times (k : context) (a b : lane_word) : context * lane_word :=
  match constant (number_in a), constant (number_in b) with
  | None, None =>
      let (k, a) := lane_factor k a in let (k, b) := lane_factor k b in (k, lane_mul a b)
  | _, _ => (k, lane_mul a b)
  end.
Definition lane_product (k : context) (high : bool) (d a b : lane_word) : lane_result :=
  let* (k, a) := lowest_bits k 52 a in
  let* (k, b) := lowest_bits k 52 b in
  let (k, p) := lane_times k a b in
  let* (k, q, r) := cut k 52 p in
  Some (k, lane_add d (if high then q else r)).
Definition lane_low_product (k : context) (a b : lane_word) : lane_result :=
  let* (k, a) := lowest_bits k 32 a in
  let* (k, b) := lowest_bits k 32 b in
  Some (lane_times k a b).
(** The same register as both sources cancels, whatever it holds. *)
Definition lane_apply (k : context) (o : operation) (d a b : lane_word) : lane_result :=
  match o with
  | MADDLO => lane_product k false d a b
  | MADDHI => lane_product k true d a b
  | MULLO => Some (lane_times k a b)
  | MULUDQ => lane_low_product k a b
  | ADDQ => Some (k, lane_add a b)
  | SUBQ => Some (k, lane_sub a b)
  | ANDQ => lane_and k a b
  | ANDNQ => lane_and k (lane_sub (lane_const (-1)) a) b
  | ORQ => lane_or k a b
  | XORQ => None
  | TERNARY 184 => let* q := mask_bit a in Some (lane_chosen k q b d)
  | TERNARY 216 => let* q := mask_bit b in Some (lane_chosen k q a d)
  | TERNARY 234 => lane_masked_with k d a b
  | TERNARY _ => None
  end.
Definition lane_shift (k : context) (o : shift_kind) (a : lane_word) (n : Z) : lane_result :=
  match o with
  | SLLQ => Some (k, lane_scale (2^n) a)
  | SRLQ =>
      let* (k, a) := lowest_bits k 64 a in let* (k, q, _) := cut k (Z.to_nat n) a in Some (k, q)
  | SRAQ =>
      let half := lane_const (2^63) in
      let* (k, a) := lowest_bits k 64 (lane_add a half) in
      let* (k, q, _) := cut k (Z.to_nat n) (lane_sub a half) in Some (k, q)
  end.

(** * States *)
(** Words of a row are known at these positions: that of one lane, whichever it is; or all. *)
Definition followed {isa : width} : list Z := together 0.
Definition words_known := list lane_word.
Definition word_at (ws : words_known) (p : Z) : option lane_word := nth_error ws (Z.to_nat p).
Fixpoint each_word (f : context -> Z -> lane_result) (k : context) (l : list Z) : option (context * words_known) :=
  match l with
  | [] => Some (k, [])
  | p :: l => let* (k, w) := f k p in let* (k, ws) := each_word f k l in Some (k, w :: ws)
  end.

(** What was written to a general register. *)
Inductive target := Points (g : region) (o : Z) | Holds (z : Z).
Record lane_symbolic := LaneSymbolic {
  lane_ctx : context;
  lane_held : PM.t words_known;                (* by registers *)
  lane_masks : PM.t Z;                         (* those that do not depend on inputs *)
  stack_at : Z;                                (* rsp, seen from where it was *)
  assigned_to : list (reg * target);           (* other registers that were written, the last one first *)
  lane_slots : list (region * Z * words_known); (* rows that were stored *)
  lane_seen : list (region * Z) }.             (* addresses, the last one first *)
Definition vector_key (n : Z) : positive := Z.to_pos (n + 1).
Definition lane_hold (s : lane_symbolic) (n : Z) (w : words_known) : lane_symbolic :=
  LaneSymbolic (lane_ctx s) (PM.add (vector_key n) w (lane_held s)) (lane_masks s) (stack_at s) (assigned_to s)
    (lane_slots s) (lane_seen s).
Definition lane_with (s : lane_symbolic) (k : context) : lane_symbolic :=
  LaneSymbolic k (lane_held s) (lane_masks s) (stack_at s) (assigned_to s) (lane_slots s) (lane_seen s).
Definition lane_saw (s : lane_symbolic) (l : list (region * Z)) : lane_symbolic :=
  LaneSymbolic (lane_ctx s) (lane_held s) (lane_masks s) (stack_at s) (assigned_to s) (lane_slots s)
    (rev_append l (lane_seen s)).
Definition is_vector (n : Z) : bool := (0 <=? n) && (n <? 32).
Definition vector_in (s : lane_symbolic) (n : Z) : option words_known :=
  if is_vector n then PM.find (vector_key n) (lane_held s) else None.
Definition vector_word (s : lane_symbolic) (n p : Z) : option lane_word :=
  let* ws := vector_in s n in word_at ws p.
(** Whether a mask has the word at a position, which must be known. *)
Definition has_word {isa : width} (s : lane_symbolic) (k p : Z) : option bool :=
  if k =? 0 then Some true
  else if is_across && is_vector k then let* z := PM.find (vector_key k) (lane_masks s) in Some (Z.testbit z p)
  else None.
(** Words that a mask has are new, the others those of a register. *)
Definition merged_word {isa : width} (s : lane_symbolic) (m n : Z) (f : context -> Z -> lane_result) (k : context)
    (p : Z) : lane_result :=
  let* new := has_word s m p in
  if new then f k p else let* w := vector_word s n p in Some (k, w).

Section Claim.
Context {isa : width}.
Variable c : claim.
Variable segs : list (Z * bytes).

(** The parameter that a register points to. *)
Fixpoint points_from (n : nat) (l : list parameter) (b : reg) : option nat :=
  match l with
  | [] => None
  | p :: l =>
      if reg_beq b (nth n passing RAX) && (is_input p || is_output p) then Some n
      else points_from (S n) l b
  end.
Definition rows_of (n : nat) : Z := row_size * (size_of (parameter_at c n) / 8).
(** The words of a number in the claims of all positions, one after the other. *)
Definition spread : claim :=
  Claim (flat_map (fun _ => parameters c) followed) (returned c) (overlaps c) (frame c) (modulus c) (results c).
Definition limb_at (p : Z) (n : nat) (i : Z) : positive :=
  limb spread (Z.to_nat p * length (parameters c) + n) i.
Fixpoint assigned (b : reg) (l : list (reg * target)) : option target :=
  match l with [] => None | (r, p) :: l => if reg_beq b r then Some p else assigned b l end.
(** Where a register points, which need not be a row. *)
Definition pointer_of (s : lane_symbolic) (b : reg) : option (region * Z) :=
  if reg_beq b RSP then Some (Stack, stack_at s) else
  match assigned b (assigned_to s) with
  | Some (Points g o) => Some (g, o)
  | Some (Holds _) => None
  | None => let* n := points_from 0 (parameters c) b in Some (Arg n, 0)
  end.
(** Where a row is. *)
Definition row_at (s : lane_symbolic) (a : address) : option (region * Z) :=
  match a with
  | Base b d =>
      let* (g, k) := pointer_of s b in
      let o := k + d in
      let inside := match g with
        | Stack => (- frame c <=? o) && (o + row_size <=? 0) && (stack_at s - 128 <=? o)
        | Arg n => (0 <=? o) && (o mod row_size =? 0) && (o + row_size <=? rows_of n)
        | Image => false
        end in
      if inside then Some (g, o) else None
  | Rip d => Some (Image, d)
  end.
Fixpoint row_stored (g : region) (o : Z) (l : list (region * Z * words_known)) : option words_known :=
  match l with
  | [] => None
  | (h, k, x) :: l' => if (k =? o) && region_eqb h g then Some x else row_stored g o l'
  end.
(** No output that was stored can have changed the row at offset o of an input. *)
Definition row_unchanged (s : lane_symbolic) (o : Z) : bool :=
  forallb (fun t => let '(h, k, _) := t in
    match h with
    | Arg _ => match overlaps c with Anyhow => false | Equal => negb (k =? o) | Apart => true end
    | _ => true
    end) (lane_slots s).
Fixpoint constants_at (d : Z) (l : list Z) : option (list Z) :=
  match l with
  | [] => Some []
  | j :: l => let* z := constant_at segs (d + 8 * j) in let* r := constants_at d l in Some (z :: r)
  end.
(** Constants of a row; of one lane, whichever it is, one that is the same in all. *)
Definition constant_row (d : Z) : option (list Z) :=
  let* l := constants_at d each_lane in
  if is_across then Some l
  else match l with z :: _ => if forallb (Z.eqb z) l then Some [z] else None | [] => None end.
Definition input_word (k : context) (n : nat) (i p : Z) : lane_result :=
  let x := limb_at p n i in let* (_, u) := PM.find x (range k) in Some (k, LaneWord (var x) 0 u).
Definition row_load (s : lane_symbolic) (g : region) (o : Z) : option words_known :=
  match g with
  | Stack => row_stored g o (lane_slots s)
  | Image => let* l := constant_row o in Some (map lane_const l)
  | Arg n =>
      match parameter_at c n with
      | Output _ => row_stored g o (lane_slots s)
      | Input _ =>
          if row_unchanged s o then
            let* (_, ws) := each_word (fun k => input_word k n (o / row_size)) (lane_ctx s) followed in Some ws
          else None
      | Value _ | Known _ _ | KnownValue _ => None
      end
  end.
Definition row_source (s : lane_symbolic) (x : source) : option (words_known * list (region * Z)) :=
  match x with
  | Vector n => let* w := vector_in s n in Some (w, [])
  | Row a => let* (g, o) := row_at s a in let* w := row_load s g o in Some (w, [(g, o)])
  | Each (Rip d) => let* z := constant_at segs d in Some (map (fun _ => lane_const z) followed, [(Image, d)])
  | Each _ => None
  end.
Definition row_not_at (g : region) (o : Z) (t : region * Z * words_known) : bool :=
  let '(h, k, _) := t in negb (region_eqb h g) || (k + row_size <=? o) || (o + row_size <=? k).
Definition row_store (s : lane_symbolic) (g : region) (o : Z) (w : words_known) : option lane_symbolic :=
  if (match g with Stack => true | Arg n => is_output (parameter_at c n) | Image => false end)
  then Some (LaneSymbolic (lane_ctx s) (lane_held s) (lane_masks s) (stack_at s) (assigned_to s)
    ((g, o, w) :: filter (row_not_at g o) (lane_slots s)) ((g, o) :: lane_seen s))
  else None.
(** Arrays are aligned; of the stack and the constants nothing is known. *)
Definition row_aligned (s : lane_symbolic) (x : source) : bool :=
  match x with Row a => match row_at s a with Some (Arg _, _) => true | _ => false end | _ => true end.
Definition stack_moved (s : lane_symbolic) (z : Z) : option lane_symbolic :=
  let o := stack_at s + z in
  if (- frame c <=? o) && (o <=? 0)
  then Some (LaneSymbolic (lane_ctx s) (lane_held s) (lane_masks s) o (assigned_to s) (lane_slots s) (lane_seen s))
  else None.
(** What callers want back is not written. *)
Definition lane_assign (s : lane_symbolic) (d : reg) (t : target) : option lane_symbolic :=
  if existsb (reg_beq d) (RSP :: saved) then None else
  Some (LaneSymbolic (lane_ctx s) (lane_held s) (lane_masks s) (stack_at s) ((d, t) :: assigned_to s) (lane_slots s)
    (lane_seen s)).
Definition symbolic_general (i : instr) (s : lane_symbolic) : option lane_symbolic :=
  match i with
  | ADD false RSP (Imm z) => stack_moved s z
  | SUB false RSP (Imm z) => stack_moved s (- z)
  | LEA d (Some b) None o => let* (g, k) := pointer_of s b in lane_assign s d (Points g (k + o))
  | MOV d (Imm z) => lane_assign s d (Holds z)
  | NOP => Some s
  | _ => None
  end.

(** What the first source and d are does not matter where they are not used. *)
Definition reads_first (o : operation) : bool := match o with MADDLO | MADDHI | TERNARY _ => true | _ => false end.
Definition cancels (o : operation) (a : Z) (b : source) : bool :=
  match o, b with XORQ, Vector n | SUBQ, Vector n => a =? n | _, _ => false end.
Definition written_vector (i : lane_instr) : Z :=
  match i with LANES _ _ d _ _ | SHIFTQ _ d _ _ | MOVEROW _ d _ | SHUFFLE _ d _ _ _ | BLEND _ d _ _ => d | _ => 0 end.
Definition lane_result_of (s : lane_symbolic) (d : Z) (l : list (region * Z)) (f : context -> Z -> lane_result)
    : option lane_symbolic :=
  let* (k, ws) := each_word f (lane_ctx s) followed in Some (lane_hold (lane_saw (lane_with s k) l) d ws).
Definition shuffled (s : lane_symbolic) (a : Z) (wb : words_known) (l : list Z) (p : Z) : option lane_word :=
  let i := nth (Z.to_nat p) l 0 in
  if existsb (Z.eqb i) followed then vector_word s a i
  else if existsb (Z.eqb (i - lanes)) followed then word_at wb (i - lanes) else None.
Definition symbolic_lane (i : lane_instr) (s : lane_symbolic) : option lane_symbolic :=
  if negb (is_vector (written_vector i)) then None else
  match i with
  | LANES m o d a b =>
      if (m =? 0) && cancels o a b then Some (lane_hold s d (map (fun _ => lane_const 0) followed)) else
      let* (wb, l) := row_source s b in
      lane_result_of s d l (merged_word s m d (fun k p =>
        let* wd := (if reads_first o then vector_word s d p else Some (lane_const 0)) in
        let* wa := vector_word s a p in
        let* wb := word_at wb p in lane_apply k o wd wa wb))
  | SHIFTQ o d a n =>
      if (0 <=? n) && (n <? 64) then
        lane_result_of s d [] (fun k p => let* wa := vector_word s a p in lane_shift k o wa n)
      else None
  | MOVEROW aligned d b =>
      if negb aligned || row_aligned s b then let* (w, l) := row_source s b in Some (lane_hold (lane_saw s l) d w)
      else None
  | PUTROW aligned a x =>
      if negb aligned || row_aligned s (Row a) then
        let* w := vector_in s x in let* (g, o) := row_at s a in row_store s g o w
      else None
  | SHUFFLE m d a b o =>
      if is_across then
        let* (wb, l) := row_source s b in
        lane_result_of s d l (merged_word s m d (fun k p => let* w := shuffled s a wb o p in Some (k, w)))
      else None
  | BLEND m d a b =>
      let* (wb, l) := row_source s b in
      lane_result_of s d l (merged_word s m a (fun k p => let* w := word_at wb p in Some (k, w)))
  | SETMASK m r =>
      match assigned r (assigned_to s) with
      | Some (Holds z) =>
          if is_vector m then
            Some (LaneSymbolic (lane_ctx s) (lane_held s) (PM.add (vector_key m) (z mod M) (lane_masks s)) (stack_at s)
              (assigned_to s) (lane_slots s) (lane_seen s))
          else None
      | _ => None
      end
  | VZEROUPPER => Some (LaneSymbolic (lane_ctx s) (PM.empty _) (lane_masks s) (stack_at s) (assigned_to s)
      (lane_slots s) (lane_seen s))
  | GENERAL i => symbolic_general i s
  | RETURN => None
  end.
End Claim.
