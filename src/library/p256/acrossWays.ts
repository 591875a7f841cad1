/** How formulas of P-256 across words are computed (acrossP256.ts), on the cores that were tried. */
import type { SumWay } from '../../ir/across/montgomery.ts';
import type { AcrossCore } from '../../ir/across/moves.ts';
import { foundOrder } from '../curve/orders/foundOrder.ts';
import { coreOf } from '../curve/acrossStep.ts';

export type AcrossName = 'double' | 'add' | 'entry' | 'add_affine';

/** Orders that a search by moving operations (searchAcrossP256) found on a Zen 5. */
const FORMULAS_FOUND_ON_ZEN_5 = {
  double: [
    '00050906070102080e0g0o0i1c0s171k0p0h0f12130a0t0b0j180c1l0w0d0q1q0u191v1d1m0x0k140l0m0n1r043022353136323733030r',
    '153834392g0v1a1w271e0y1x1y0z1s1n2316101b1128292h2m2b1f1o241g1t2c2k2a2d2i1h1i1p251j1u1z2n2026212l2e3p3a3f3k2f3q',
    '3b3g3u3l4b3z3v4h404g4c4j4i4k4l4m2j2o2p2q3r3c3h3m413w422r2u2s2y2v2t2w2z2x3s3i4r4d434p4q5n3t4s4n477g4z5d48533e5i',
    '4t5v505e545j4u5w573j4o513o615f4v3y554w663d7h4x493n6d3x444e455k464f5x58524y5g565o5p5l59626i675a5h5b5m685y6e636j',
    '6m5q6r5z6f64696k6n6x6s606g6l6o6p6v6y6t6w7i6u5c5r5s5t5u656a6b6c7b6h7v7l7q6q807c7m7r857w81866z8d799f7a704a7k717d',
    '7j75727376777x7n747s877882887e8g8e8f9s8o8h7o8i7t8m7y8q8j899g8n838k7z8a8p8r948b8w8xbsbibxbdbtby9abjbu9b90919k9c',
    'bw9y7f7p8l9t7ubm928s849l8y959haa8t8c8uc1a38z9dbhbv9z93bzbeaf9u8v9i96ab97bobn9mc0a0bka49vbr9eao98ag999jajac9nb6',
    'a59wa1ahak9o9p9qb7bcc6adaza69xaialb09ra2a7aea8a9b8amc2anb1cbblbfbgbpbqapaqasaratc7b9cgccchcickclcrc3c8cdcmcsd0',
    'd4cjaxaub2avb3awb4aycncpcqctczd3bab5c4bbc9c5cecacfcocucvcwcxd2cyd6d1d5d7',
  ].join(''),
  add: [
    '00060j05010d0l0n0207030a0b0e0t0c0x0f10170m0k0o1c0g1h0u0y1p0h0p1v11182d0i0809040q271d1i0v0z201q0r0w1w12192e0s28',
    '1e1j13211r1x1a142f291f1k152k221s1y1b162g2a1g1l2p2l231t1z1m2h2b2u1n2q2m2y31241o1u2i2c25262r2v2z2n2s2o2t353i2j2w',
    '333g343h3l2x383m393t3u3n3v3a3w303x3y3o363b3j3p3c3q3z3d6t42326v6y4446435e4j4q45473r7040584k3e486u4c4g6z4v504d4h',
    '6s3k374r6x5q3s414w3f49515w4e4i5j5f4a594l4s5r4b4x525x4f4m5k5g635a4t4n5y5s4y534o5l5h5b4u4p5t54555u4z5m5i5c5z6056',
    '5n576r6w5d5v615o5p626m6n777172767b7c7g68646d69656h6k6e6a666i6l6f6b676q6c6o787h737i7aejeoekep7d7j7u8k6genes75et',
    '6j7feu7s7oel6p7x7t8z9079eqem7yerex8188ev807zew868a8g7k898n8o9i7q82878b83747p7e7l9j8h9c7v7r8u947m848l7n8ca0858v',
    '7w8d8i9u8m959d8e9n8p8w918fa1969v8j8q9k9e9o8x8r92a2979w8sa79l9f9p8y8ta39x93989g99a49y9a9b9ha59zaca89m9qahada9al',
    'ao9rai9saeam9ta6ajaqafaraaabavb8awb9akb0bdagblb1beasanb2bfaxbabubyatc4feb3bgd6apfbaufcffj1bcbmazj5j2fdjaj6j7bp',
    'csbnbvbzj3j8bocbcibwbqaybbbxc8cnc5c9c0b4bhbrb5bibsbjb6btd0cccjbkb7c1doc6dicoctcac2d7dbd1cdc3ckdpdjcpcecuc7d8dc',
    'cfj4j9d2cldqdkcqcvcgdvd9ddd3chcmdlcrcwdwdadee0d4drcxdsdme5cye1dxdfecczd5dtdne6dgdhdufgfleefhfmfqeffrfvfwg0g1e2',
    'dye3dzedjfeye4fifnegfsghfxg2ezfkf3fpeif2e9eaf4fug8g9gcf0e7e8f5gjfzjkjbgbgaf6glgrgkg3f7hagdhtjggigvg4gmgyh5gegs',
    'jpgfhfhngngwhbgggzjch6goebehfjfof1ftf8fyf9g5fag6ibjhgthgg7jli5gxjmjdgphuhojihyh0jjh7gqhcjnhhicjejoi6guh1hvhphz',
    'h8h2hdhiisiwitidi7i8h3heiei9iihwhqi0h4h9hjinizijhxhri1hkhliki2hmifiohsj0igiai3ipilixjui4k9iuihjqk5keiqimjzjrk6',
    'kakjivjvk4kbkfirjwk0kok1kkktkpkykukzl1l0l2l4kgiyjsklkqkvl8l3l9lhllk7jtkcjxkhk2kml6jyk3lglklakrl7kwlblck8kdkikn',
    'kskxlilml5ldleljlflnlo',
  ].join(''),
  entry: [
    '000d040e09010a0b0c05060f0g0i0j0x0h140k02071g03080o0r101b0p0s1l110l0y151t1y0m0q1c0t2b0n2h1h1m24120z160u1u1z1d2c',
    '2i1i1n0v17250w131v201e182o2d2j1j1o19261w211f1a2t2p2e2k1k1p271x221q2y2u2q2f2l1r2832351s232z2v2r2g2m2933362a302w',
    '2s2n37383c3b313k2x3d3o393e343l3f3a3p3g3m3h3q3i3n3j3r3s',
  ].join(''),
};

/** How a core has them. */
export interface P256AcrossWay extends SumWay {
  /** The core for whose latencies the order is made. */
  readonly core: AcrossCore;
  /** How much the order counts in which operations were written. */
  readonly keep: number;
  /** An order that a search found, as text; without it, or where it is of another program, one is made. */
  readonly found?: string;
}

type Ways = Readonly<Record<AcrossName, Omit<P256AcrossWay, 'core'>>>;

/** The fastest on an Emerald Rapids of a hundred: a doubling takes 195 cycles, an addition 329. */
const ON_GOLDEN_COVE: Ways = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
  add_affine: { wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
};

/** Likewise on a Zen 4. */
const ON_ZEN_4: Ways = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
  add_affine: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
};

/** Likewise on a Zen 5; with what searches of two minutes found, 186 cycles and 304. */
const ON_ZEN_5: Readonly<Record<AcrossName, P256AcrossWay>> = {
  double: { core: 'zen4', wait: 0, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  add: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
  entry: { core: 'zen5', wait: 1, stagger: 2, quotient: 'multiplied', keep: 0 },
  add_affine: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
};

const WAYS: Readonly<Record<AcrossCore, (name: AcrossName) => P256AcrossWay>> = {
  zen4: (name) => ({ core: 'zen4', ...ON_ZEN_4[name] }),
  zen5: (name) => ON_ZEN_5[name],
  goldenCove: (name) => ({ core: 'goldenCove', ...ON_GOLDEN_COVE[name] }),
};

/** Of a processor, by the name of its kind. */
export function acrossWay(slug: string, name: AcrossName): P256AcrossWay {
  const core = coreOf(slug);
  return { ...WAYS[core](name), ...foundOrder(core, `p256.across.${name}`) };
}
