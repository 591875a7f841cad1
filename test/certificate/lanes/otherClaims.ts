/** Claims about vectorised functions, and about code on rows, that differ from the one that is claimed. */

/** The theorem about a claim with this frame, modulus and results, in Coq. */
export const claimOf = (frame: string, modulus: string, results: string): string =>
  `certified_lanes (Claim (parameters claimed) (returned claimed) (overlaps claimed) (${frame}) (${modulus})
    (${results})) leak image constants`;

/** As they are claimed. */
export const [FRAME, MODULUS, RESULTS] = ['frame claimed', 'modulus claimed', 'results claimed'];

/** With other parameters: what `change`, a branch of a match, makes of each. */
export const bounded = (change: string): string =>
  `certified_lanes (Claim (map (fun p => match p with ${change} | p => p end) (parameters claimed))
    (returned claimed) (overlaps claimed) (frame claimed) (modulus claimed) (results claimed))
    leak image constants`;

const element = (weights: string, most: string, top: string): string =>
  `map (fun e => Element (${weights}) (${most}) (${top})) l`;
const [WEIGHTS, MOST, TOP] = ['weights e', 'Statement.most e', 'Statement.top e'];

/** Those that are refused of any code. */
export const OTHER_CLAIMS: readonly string[] = [
  claimOf('-1', MODULUS, RESULTS),
  claimOf(FRAME, `${MODULUS} + 2`, RESULTS),
  claimOf(FRAME, '0', RESULTS),
  claimOf(FRAME, MODULUS, '[]'),
  bounded(`Output l => Output (${element(WEIGHTS, `map (fun u => u / 2) (${MOST})`, TOP)})`),
  bounded(`Output l => Output (${element(WEIGHTS, MOST, `${TOP} / 2`)})`),
  bounded(`Output l => Output (${element(`map (fun u => 2 * u) (${WEIGHTS})`, MOST, TOP)})`),
  bounded(`Input l => Input (${element(WEIGHTS, `map (fun u => 2^64 - 1) (${MOST})`, '2^400')})`),
  bounded('Input l => Output l'),
  'certified_lanes claimed (tl leak) image constants',
];
