/// Constants of Curve25519 and edwards25519 (RFC 7748, section 4.1): (A - 2) / 4, and 2 d.
#define A24 121665
#define TWO_D 0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159uwb
