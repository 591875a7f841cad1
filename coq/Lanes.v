(** What the file of a vectorised function needs. *)
From Fieldwright Require Export Fieldwright LaneMachine LaneDecode LaneStatement LaneCertificate LaneSound LanePossible
  LaneRepeated.

Print Assumptions certified_lanes_sound.
Print Assumptions certified_lanes_possible.
Print Assumptions repeated_numbers.
