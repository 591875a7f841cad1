(** The definition of X25519 gives what RFC 7748 says that it should. *)
From Coq Require Import ZArith List.
From Fieldwright Require Import X25519Statement.
Import ListNotations.
Open Scope Z_scope.

(** The first vector of section 5.2. *)
Example vector : x25519
   [165; 70; 227; 107; 240; 82; 124; 157; 59; 22; 21; 75; 130; 70; 94; 221;
    98; 20; 76; 10; 193; 252; 90; 24; 80; 106; 34; 68; 186; 68; 154; 196]
   [230; 219; 104; 103; 88; 48; 48; 219; 53; 148; 193; 164; 36; 177; 95; 124;
    114; 102; 36; 236; 38; 179; 53; 59; 16; 169; 3; 166; 208; 171; 28; 76] =
   [195; 218; 85; 55; 157; 233; 198; 144; 142; 148; 234; 77; 242; 141; 8; 79;
    50; 236; 207; 3; 73; 28; 113; 247; 84; 180; 7; 85; 119; 162; 133; 82].
Proof. vm_compute. reflexivity. Qed.
