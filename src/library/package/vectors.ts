/** Known answers as Rust: the vectors of the standards, and what else these functions must do. */
import type { P256Public } from '../p256/p256Draws.ts';
import { seeded } from '../../base/rng.ts';
import { ed25519Facts } from '../ed25519/ed25519Facts.ts';
import { p256Facts } from '../p256/p256Facts.ts';
import { ITERATED, knownFacts, toHex } from '../x25519/knownFacts.ts';
import type { KeyName } from './keyLibrary.ts';

const HEAD = `\
//! Calls with what they must give: vectors of the standards, and what big integers say of corners and random calls.

`;

/** `src/tests/vectors.rs` of a crate. The same seed gives the same calls. */
export function rustVectors(name: KeyName, seed: number): string {
  const rng = seeded(seed, `packages/${name}`);
  const tables = name === 'x25519' ? x25519Tables(rng) : name === 'ed25519' ? ed25519Tables(rng) : p256Tables(rng);
  return `${HEAD}${tables.join('\n')}`;
}

type Rng = Parameters<typeof knownFacts>[0];

/** Rows by what they show. */
interface Facts<T> {
  readonly what: string;
  readonly calls: readonly T[];
}

function table<T>(name: string, type: string, facts: readonly Facts<T>[], row: (call: T) => readonly string[]): string {
  const rows = facts.flatMap(({ what, calls }) => [
    `    // ${what}.`,
    ...calls.map((call) => `    (${row(call).join(', ')}),`),
  ]);
  return `#[rustfmt::skip]\npub static ${name}: &[${type}] = &[\n${rows.join('\n')}\n];\n`;
}

/** Of digits of 16 values, as a string of bytes: compilers would compute too long at constant functions. */
const slice = (digits: string): string => `b"${digits.replaceAll(/../g, '\\x$&')}"`;
const array = (digits: string): string => `*${slice(digits)}`;
const digitsOf = (value: Uint8Array): string => Buffer.from(value).toString('hex');
const bytes = (value: Uint8Array): string => array(digitsOf(value));

function x25519Tables(rng: Rng): string[] {
  const type = '([u8; 32], [u8; 32], [u8; 32])';
  const row = ({ scalar, point, result }: Readonly<Record<'scalar' | 'point' | 'result', bigint>>): string[] =>
    [scalar, point, result].map((number) => array(toHex(number)));
  const after = ITERATED.filter(([count]) => count <= 1_000).map(
    ([count, result]) => `pub static AFTER_${count}: [u8; 32] = ${array(result)};\n`,
  );
  return [`/// Scalar, point and result.\n${table('CALLS', type, knownFacts(rng), row)}`, ...after];
}

function ed25519Tables(rng: Rng): string[] {
  const { signed, facts } = ed25519Facts(rng);
  return [
    '/// Seed, public key, message and signature.\n' +
      table(
        'SIGNED',
        "([u8; 32], [u8; 32], &'static [u8], [u8; 64])",
        [{ what: 'RFC 8032, section 7.1, and messages of many lengths', calls: signed }],
        (one) => [bytes(one.seed), bytes(one.publicKey), slice(digitsOf(one.message)), bytes(one.signature)],
      ),
    '/// Public key, message, signature, and whether it is right.\n' +
      table('VERIFIED', "([u8; 32], &'static [u8], [u8; 64], bool)", facts, (one) => [
        bytes(one.publicKey),
        slice(digitsOf(one.message)),
        bytes(one.signature),
        String(one.isValid),
      ]),
  ];
}

const numbers = (...all: readonly bigint[]): string => array(all.map((x) => x.toString(16).padStart(64, '0')).join(''));
const some = (all: readonly bigint[] | null): string => (all === null ? 'None' : `Some(${numbers(...all)})`);
/** Interfaces have x and y only. */
const isAffine = ({ publicKey }: { readonly publicKey: P256Public }): boolean => publicKey[2] === undefined;
const affine = <T extends { readonly publicKey: P256Public }>(facts: readonly Facts<T>[]): Facts<T>[] =>
  facts.map(({ what, calls }) => ({ what, calls: calls.filter(isAffine) }));
const xy = ([x, y]: P256Public): [bigint, bigint] => [x, y];

function p256Tables(rng: Rng): string[] {
  const { keys, shared, signed, verified } = p256Facts(rng);
  return [
    '/// Secret key, and public key if it is one.\n' +
      table('KEYS', '([u8; 32], Option<[u8; 64]>)', keys, ({ secret, expected }) => [
        numbers(secret),
        some(expected && xy(expected)),
      ]),
    '/// Secret key, public key, and what they share.\n' +
      table('SHARED', '([u8; 32], [u8; 64], Option<[u8; 32]>)', affine(shared), ({ secret, publicKey, expected }) => [
        numbers(secret),
        numbers(...xy(publicKey)),
        some(expected === null ? null : [expected]),
      ]),
    '/// Secret key, digest and signature.\n' +
      table('SIGNED', '([u8; 32], [u8; 32], Option<[u8; 64]>)', signed, ({ secret, digest, expected }) => [
        numbers(secret),
        numbers(digest),
        some(expected),
      ]),
    '/// Signature, public key, digest, and whether it is right.\n' +
      table('VERIFIED', '([u8; 64], [u8; 64], [u8; 32], bool)', affine(verified), (one) => [
        numbers(one.r, one.s),
        numbers(...xy(one.publicKey)),
        numbers(one.digest),
        String(one.isValid),
      ]),
  ];
}
