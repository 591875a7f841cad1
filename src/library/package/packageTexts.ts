/** What packages say of themselves, for readers. */
import type { KeyLibrary, KeyName } from './keyLibrary.ts';

export const LANGUAGES = ['rust', 'go', 'python', 'c'] as const;
export type Language = (typeof LANGUAGES)[number];

const WITH_LOOPS = `\
This is loops around straight-line functions. These are proved, from their bytes and for all inputs; the loops are
tested, and searched for jumps, addresses and instructions whose time depends on secrets.`;

/** `PROOFS.md`: what was proved and tested, piece by piece; `what` says of what there are pieces. */
export const claimsText = (
  { description, facts, claims }: Pick<KeyLibrary, 'description' | 'facts' | 'claims'>,
  what = WITH_LOOPS,
): string => `\
# What is proved and tested

${description}. ${what}
This is what Fieldwright ${facts.version} said when it made the package:

${claims.map((line) => `* ${line}`).join('\n')}

"asm = IR" says that the bytes compute a function in an intermediate language, "IR = specification" that this is the
formula modulo the prime, "constant time" that no jump or address depends on values. What is trusted:
[SOUNDNESS.md](${facts.repository}/blob/HEAD/SOUNDNESS.md).
`;

/** How a program begins. */
const EXAMPLES: Readonly<Record<KeyName, Readonly<Record<Language, string>>>> = {
  x25519: {
    rust: `\
use fieldwright_x25519::{public_key, x25519};

let (mine, theirs) = ([1; 32], public_key(&[2; 32]));
let shared = x25519(&mine, &theirs).expect("a point of low order");
assert_eq!(shared, x25519(&[2; 32], &public_key(&mine)).unwrap());`,
    go: `\
keys, secrets := make([][32]byte, 2), [][32]byte{{1}, {2}}
x25519.PublicKeys(keys, secrets)
shared, err := x25519.X25519(&secrets[0], &keys[1])`,
    python: `\
from fieldwright_x25519 import public_key, x25519

assert x25519(bytes(32), public_key(b"2" * 32)) == x25519(b"2" * 32, public_key(bytes(32)))`,
    c: `\
#include <fieldwright_x25519_batch.h>

fieldwright_x25519_base_batch(public_keys, secret_keys, 2);
int status = fieldwright_x25519(shared, secret_keys[0], public_keys[1]); /* -1 for a point of low order */`,
  },
  ed25519: {
    rust: `\
use fieldwright_ed25519::{keypair, sign, verify};

let key = keypair(&[1; 32]); // seed and public key
let signature = sign(&key, b"text");
let mut public_key = [0; 32];
public_key.copy_from_slice(&key[32..]);
assert!(verify(&signature, &public_key, b"text"));`,
    go: `\
keys := ed25519.Keypairs(seeds)
signatures := ed25519.Sign(keys, messages)`,
    python: `\
from fieldwright_ed25519 import keypair, sign, verify

key = keypair(bytes(32))  # seed and public key
assert verify(sign(key, b"text"), key[32:], b"text")`,
    c: `\
#include <fieldwright_ed25519_batch.h>

fieldwright_ed25519_keypair_batch(secret_keys, seeds, n);
fieldwright_ed25519_sign_batch(signatures, secret_keys, messages, lengths, n);
int status = fieldwright_ed25519_verify_batch(valid, signatures, public_keys, messages, lengths, n);`,
  },
  p256: {
    rust: `\
use fieldwright_p256::{ecdh, public_key, sign, verify};

let (mine, theirs) = ([1; 32], public_key(&[2; 32]).unwrap());
assert_eq!(ecdh(&mine, &theirs), ecdh(&[2; 32], &public_key(&mine).unwrap()));
let signature = sign(&mine, &[3; 32]).unwrap(); // of a digest
assert!(verify(&signature, &public_key(&mine).unwrap(), &[3; 32]));`,
    go: `\
keys, valid := p256.PublicKeys(secretKeys)
shared, valid := p256.ECDH(secretKeys, theirKeys)`,
    python: `\
from fieldwright_p256 import public_key, sign, verify

key = public_key(b"1" * 32)
assert verify(sign(b"1" * 32, bytes(32)), key, bytes(32))`,
    c: `\
#include <fieldwright_p256_batch.h>

int status = fieldwright_p256_public_key_batch(valid, public_keys, secret_keys, n);
status |= fieldwright_p256_sign_batch(valid, signatures, secret_keys, digests, n);
status |= fieldwright_p256_verify_batch(valid, signatures, public_keys, digests, n);`,
  },
};

/** How programs of C find a library. */
export const NOTES_OF_C = `\
The folder may be moved. With its \`lib/pkgconfig\` in PKG_CONFIG_PATH,
\`pkg-config --cflags --libs NAME\` says what compilers need; with the folder in CMAKE_PREFIX_PATH,
\`find_package(NAME)\` gives CMake the targets \`NAME::static\` and \`NAME::shared\`.`;

const NOTES: Readonly<Record<Language, string>> = {
  rust:
    'No `std`, no C compiler, no build script. On x86-64 Linux with AVX2, BMI2 and ADX functions are computed by\n' +
    'assembly, eight at a time with AVX-512 IFMA, as it was measured to be faster; elsewhere by Rust. `code()` says\n' +
    'which. Tests run all vectors through both: `cargo test`; `cargo miri test` runs some through Rust.',
  go:
    'The assembly is compiled by cgo; there is nothing else of C. Functions panic on a processor that is not\n' +
    'supported, as `Supported()` says: it must have AVX2, BMI2 and ADX.',
  python:
    'A shared object that needs no C library, called by ctypes, for people who try. The processor must have AVX2,\n' +
    'BMI2 and ADX; `is_supported()` says so.',
  c:
    NOTES_OF_C +
    ' The processor must have AVX2, BMI2 and ADX:\n`NAME_is_supported()` of `NAME_processor.h` says so, and where it ' +
    'has not, calls end the program\nwith a message.',
};

/** `README.md` of a package. */
export const readmeText = ({ name, description, facts }: KeyLibrary, language: Language): string => `\
# fieldwright-${name}

${description}, made by [Fieldwright](${facts.homepage}): assembly whose pieces are proved, in constant time.

\`\`\`${language}
${EXAMPLES[name][language]}
\`\`\`

${NOTES[language].replaceAll('NAME', `fieldwright_${name}`)}

\`PROOFS.md\` lists what is proved and tested, piece by piece; \`interface.json\` describes the functions for
programs. Nobody has reviewed this code by hand: whether to rely on it is for you to decide.
`;
