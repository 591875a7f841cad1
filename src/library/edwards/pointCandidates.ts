/** How operations on points across words are computed (acrossPoints.ts), on the cores that were tried. */
import type { Way } from '../../ir/across/numbers.ts';
import { coreOf, type AcrossCandidate } from '../curve/acrossStep.ts';

/** Orders that a search by moving operations (searchPoints.ts) found on a Zen 5, by formulas. */
const POINTS_FOUND_ON_ZEN_5: Readonly<Record<string, string>> = {
  'edwards.across_double': [
    '13030405000102060907080a1k1b1n0b0q1l1h1c1o0o0c141m0e151i0r190v161d1p0p0d1j1a0k0x1r171q0g0s0f0w1e1s181t1y23281u',
    '1z242i2e2d292n2j2s2t0t0h0l0y1f0z0i101g0j0m0n340u39373c11363b1x3m3l1v2025123h3g353a2f3r3q1w3k212a263f413v2k3p46',
    '2p2y3j223u2h2g33383e272c2m2o402b2l2v30452q2w2x4766603w2r312u3i3o2z3z3d3t3y4844494l4d4m4e4q675h5s5n3n3s434a3x32',
    '61424n4f554r515268625x4o534b5i595t5o5y5k4g4p54564s4c5j69634y4v5d5e5a5l5p575m585b5q5c5r4h5u4t5z4j645f5v5g4i4w4u',
    '4z654x4k5w506e6f6j6k6o6d6i6t6p6s6u6z746n6y736a6c6h6r6m6x726b6g6l6q6v6w707175',
  ].join(''),
  'edwards.across_double_extended': [
    '0300040105020607081k090a0b0o0c131l1h1z0q1b1n1o1c14190e151i0r0v161d241u2e292j1q1j0g0p0d1a0k1m1p0x1r171e1s0s0t1t',
    '0u0f0w0h0l180y1f0z0i101g230j0m363b0n253g281y373c111x2d3m123l333h2i2n201w353a1v3k34392a2o2f263f3j2k223p3e3r2s3q',
    '2t4138213v2y46402b2u473u2h452g2l2v2p302q4q3i3o2z3d3z272c3t4l2m2w31554r4d3n484460663y674m3s3w3x51432x494e2r615h',
    '324n42524a5s5n4f68625i5x4o534b5d595t5o5k5j5y4g63695z64656a564p544s4c5a5u574h5p4t4j584i4u5b4y4v5e5l5m4w4z5f5q5v',
    '6b4k4x5r6g6l6h5c5g505w6f6k6q6e6j6p6v6u6m6d6o6c6i6n6t6r6s',
  ].join(''),
  'edwards.across_add': [
    '07080405030c020h090d0e0i0j0n0t0y2p0s000b0o010z151i1d2y0a0m0r0f0x0k1016060g0l0q0w0v11121j172f0p0u132s2g181t292z',
    '2t1e2k302u1f1u2a2l2c311x2q2b2v1g1k142r2w2d1h192e1v2x1l1a25212m2h1b1y1w321q1n262i222n1z2j1c331m1r3d1o381p20232o',
    '244627473i4c4328454a363b3g3l3v4f373c484k4p4b1s393e343j3o4g4l353a3n4h3t3s494r3f3y444w3k4q3u4e4x3p4v3z5b3q534j4y',
    '405r5g5c546q4u4z6r3h4d4m6d6w3m3w4i4o4n3x4t416x3r425s6a6i4s675d505v5h556y6s6n685t5e515z6j6e6o695w5i5u5f526t6p56',
    '6z6b6u6v5o5l6364606k5x5j6f706c5y575k58615p595m656g6l62715n5a6h76665q726m74757b7l797e7a7f7k7q7p73777g787h7c7j7d',
    '7i7m7o7n7t7s7r7v7u',
  ].join(''),
  'edwards.across_add_extended': [
    '08090d000e0i0j0n0t0y070c010h0b06030s0g0m0r0l0x0w2y020z1510162z2f111730050a042s2t0q0f0o0k0v180p1d0u1t291e1i2k2u',
    '2p1f1u2a122l2g2q1j312v2r2w322x334h1x2c2b131g1v25211k2m2d142h191w1b1y1h1q1n1l26221z1m1r1o1p1s3a353f27232024284f',
    '3b4k363l2e1a1c2i2n2j3d383n392o343j4c3i3e4m3c3s483o4r3x3y434b4g4l4q3g494e4a4p3k3p4j4d3z4u3t514v504256373m574o3q',
    '3u44554z4i3h4t40765l5d4n4y583r5445703v59773w71476s784s4x41614w5q5m5e534652626h5n635r65725a6i6x5o6n5f5b6d696t6o',
    '646k5g6j6y5s665p5c79736a6l5h746u6p675t6z5v6e5j7a6m5w5i686b5u5y5z6q756f6v5k6c6r7b5x7g6w7k7l6g607e7h7m7j7p7r7u7f',
    '7d7i7q7c7o7n7t7s7v',
  ].join(''),
  'edwards.across_square': [
    '000b1k030q1b1n0o04011h0502060c130709080a1z0r1l0e0p0v1c1o0d0k0x191a140l0g1i1m0s150f0w1j160t1d1p0h1q0y1r170u0i0z',
    '1e0j101f1s180m111t1g1u121y231x2224282d1w270n29212c1v2025262a2b',
  ].join(''),
};

const [A, B, H, J, L]: readonly Way[] = ['apart', 'both', 'high', 'joined', 'low'];
const all = (way: Way): readonly Way[] => [way, way, way, way, way];

/** What was best on an Emerald Rapids, of some hundreds: 0.89 to 0.97 of the time of what others have. */
const ON_GOLDEN_COVE: Readonly<Record<string, Partial<AcrossCandidate>>> = {
  'edwards.across_double': {
    columns: [
      [A, J, J, J, J],
      [L, L, L, L, 'after'],
    ],
    carry: 'multiple',
    extra: [0, 0, -4],
    keep: 0.02,
    multiplications: 1,
  },
  'edwards.across_double_extended': { columns: [all(J), all(B)], keep: 0.02 },
  'edwards.across_add': { columns: [[A, L, L, L, H], all(L)], keep: 0.05, multiplications: 1 },
  'edwards.across_add_extended': { columns: [all(L), all(L)], extra: [-1, -1, 0, 0, 0, 0, 0, 0, -4] },
};

/** That of an operation for a processor, by the name of its kind. */
export function pointCandidate(operation: string, slug: string): AcrossCandidate {
  const core = coreOf(slug);
  const isGoldenCove = core === 'goldenCove';
  const found = core === 'zen5' ? POINTS_FOUND_ON_ZEN_5[operation] : undefined;
  return {
    core,
    multiples: isGoldenCove ? 'shifted' : 'multiplied',
    columns: [all(A), all(A)],
    carry: 'product',
    extra: [],
    keep: 0,
    multiplications: 2,
    ...(isGoldenCove ? ON_GOLDEN_COVE[operation] : {}),
    ...(found === undefined ? {} : { found }),
  };
}
