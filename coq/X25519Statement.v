(** What is stated of a program that is X25519 (RFC 7748, section 5): int x25519(out, scalar, point), three pointers to
    32 bytes. TRUSTED, with Machine.v, Decode.v and Control.v; it speaks of nothing else. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement Control.
Import ListNotations.
Open Scope Z_scope.

(** * The function of RFC 7748, section 5 *)
Definition p : Z := 2^255 - 19.
#[global] Arguments Z.pow : simpl never.

(** Little endian. *)
Fixpoint decode (l : list Z) : Z := match l with [] => 0 | b :: l => b + 256 * decode l end.
Fixpoint encode (n : nat) (z : Z) : list Z := match n with O => [] | S n => z mod 256 :: encode n (z / 256) end.
(** Of 32 bytes each. *)
Definition decode_scalar (k : list Z) : Z :=
  decode (Z.land (nth 0 k 0) 248 :: firstn 30 (skipn 1 k) ++ [Z.lor (Z.land (nth 31 k 0) 127) 64]).
Definition decode_point (u : list Z) : Z := decode (firstn 31 u ++ [Z.land (nth 31 u 0) 127]) mod p.

Record pair := Pair { x2 : Z; z2 : Z; x3 : Z; z3 : Z }.
Definition exchanged (swap : Z) (q : pair) : pair := if swap =? 1 then Pair (x3 q) (z3 q) (x2 q) (z2 q) else q.
Definition step (x1 : Z) (q : pair) : pair :=
  let A := (x2 q + z2 q) mod p in
  let AA := (A * A) mod p in
  let B := (x2 q - z2 q) mod p in
  let BB := (B * B) mod p in
  let E := (AA - BB) mod p in
  let C := (x3 q + z3 q) mod p in
  let D := (x3 q - z3 q) mod p in
  let DA := (D * A) mod p in
  let CB := (C * B) mod p in
  let s := (DA + CB) mod p in
  let d := (DA - CB) mod p in
  Pair ((AA * BB) mod p) ((E * (AA + 121665 * E)) mod p) ((s * s) mod p) ((x1 * ((d * d) mod p)) mod p).
Definition bit_of (k : Z) (t : nat) : Z := (k / 2 ^ Z.of_nat t) mod 2.
(** The bits n - 1 to 0, from the top. *)
Fixpoint ladder (n : nat) (k x1 swap : Z) (q : pair) : pair :=
  match n with
  | O => exchanged swap q
  | S n => let b := bit_of k n in ladder n k x1 b (step x1 (exchanged (Z.lxor swap b) q))
  end.
(** z^n modulo p. *)
Fixpoint power (z : Z) (n : positive) : Z :=
  match n with
  | xH => z mod p
  | xO n => let r := power z n in (r * r) mod p
  | xI n => let r := power z n in (z * ((r * r) mod p)) mod p
  end.
Definition x25519 (scalar point : list Z) : list Z :=
  let u := decode_point point in
  let q := ladder 255 (decode_scalar scalar) u 0 (Pair 1 0 u 1) in
  encode 32 ((x2 q * power (z2 q) (Z.to_pos (p - 2))) mod p).

(** * A call *)
Definition bytes_at (m : Z -> Z) (a : Z) (n : nat) : list Z := map (fun i => m (a + Z.of_nat i)) (seq 0 n).
(** Addresses: of the first byte of the program, of the three arrays, and of the return address. *)
Record addresses := Addresses { base : Z; out : Z; scalar : Z; point : Z; sp : Z }.

Section Call.
Variable code : program. (* sections of bytes, at distances from the first byte; it is entered there *)
Variable own : Z.        (* so many bytes below the return address are the function's *)

Definition array (a : Z) : Z * Z := (a, 32).
Definition stack_of (c : addresses) : Z * Z := (sp c - own, own).
Definition stack_to_return (c : addresses) : Z * Z := (sp c - own, own + 8).
Definition section_of (c : addresses) (t : Z * bytes) : Z * Z := (base c + fst t, length_of (snd t)).

(** Nothing wraps around. Out is apart from the program, and the stack from all. Out, scalar and point may overlap in
    any way. *)
Record fits_in_memory (c : addresses) : Prop := {
  arrays_fit : forall a, In a [out c; scalar c; point c] -> in_memory (array a) /\ apart (stack_to_return c) (array a);
  stack_fits : in_memory (stack_to_return c);
  code_fits : forall t, In t code -> 0 <= fst t /\ in_memory (section_of c t)
    /\ apart (array (out c)) (section_of c t) /\ apart (stack_to_return c) (section_of c t) }.

(** When the function is entered. *)
Record called (c : addresses) (s : state) : Prop := {
  called_regs : forall r, 0 <= regs s r < M;
  called_bytes : forall a, 0 <= mem s a < 256;
  called_code : forall t i, In t code -> (i < length (snd t))%nat ->
    mem s (base c + fst t + Z.of_nat i) = nth i (snd t) 0;
  called_with : regs s RDI = out c /\ regs s RSI = scalar c /\ regs s RDX = point c;
  called_stack : regs s RSP = sp c }.

(** When it has returned. *)
Record returned (c : addresses) (s s' : state) : Prop := {
  returned_result :
    bytes_at (mem s') (out c) 32 = x25519 (bytes_at (mem s) (scalar c) 32) (bytes_at (mem s) (point c) 32);
  returned_zero : regs s' RAX = if decode (bytes_at (mem s') (out c) 32) =? 0 then M - 1 else 0; (* -1 if it is 0 *)
  returned_stack : regs s' RSP = sp c + 8;
  returned_saved : forall r, In r saved -> regs s' r = regs s r;
  returned_else : forall a, apart (array (out c)) (a, 1) -> apart (stack_of c) (a, 1) -> mem s' a = mem s a }.

(** Wherever everything lies: from the first byte of the program it runs to the return address, and has computed the
    function. The places of the instructions ([path]) and the addresses of all accesses ([seen]) are two lists that do
    not depend on scalar and point, nor on anything else that registers and memory hold. *)
Definition is_x25519 : Prop := forall c, fits_in_memory c -> exists path seen, forall s, called c s -> exists s',
  runs (Env (base c) (map (section_of c) code) (sp c - own)) code path (0, s) (load64 (mem s) (sp c) - base c, s')
  /\ returned c s s' /\ trace s' = trace s ++ seen.
End Call.
