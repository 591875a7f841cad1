(** The machine and the decoder as OCaml, so that they can be compared with processors and other decoders. *)
From Coq Require Import ZArith Extraction ExtrOcamlBasic.
From Fieldwright Require Import Machine Decode.
Extraction Language OCaml.
Extraction "machine.ml" step decode_one decode.
