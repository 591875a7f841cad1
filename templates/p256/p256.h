/// Points of P-256 (FIPS 186-5), y^2 = x^3 - 3 x + b, in LANES lanes: Jacobian coordinates X : Y : Z with x = X/Z^2 and
/// y = Y/Z^3, at infinity if Z is 0. Coordinates are elements: the number x is held as R x modulo P, with R = 2^256 in
/// four words, 2^260 in limbs of eight lanes and 2^261 in those of four. p256.*.formula say what functions compute.

#define P ((fe_loose)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
#define FIELD(name) F(p256_##name)

#include "../curve/numbers.h"

#include "../curve/digits.h"

enum { X = 0, Y = LIMBS, Z = 2 * LIMBS, POINT = 3 * LIMBS, AFFINE = 2 * LIMBS };

/// Elements of numbers, and numbers of elements.
void F(p256_to)(row *out, const row *x);
void F(p256_from)(row *out, const row *x);

void F(p256_double)(row *out, const row *point);

/// The sum, or the difference if minus is 1, of points that are neither equal nor at infinity.
void F(p256_add)(row *out, const row *point, const row *other, BIT minus);
void F(p256_add_affine)(row *out, const row *point, const row *affine, BIT minus);

/// The numbers x and y of a point, of the number 1/Z.
void F(p256_affine)(row *out, const row *point, const row *inverse);

/// 0 if a number is x of a point that is not at infinity.
void F(p256_compare_x)(row *out, const row *point, const row *x);

/// 0 if a point is on the curve.
void F(p256_curve)(row *out, const row *point);
