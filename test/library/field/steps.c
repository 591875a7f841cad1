/// Calls short functions of a field's library between two functions that a debugger stops at. HEADER, PREFIX, BYTES
/// and LIMBS are defined by the call of the compiler.

#include HEADER

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

void first(void) {}
void last(void) {}

static void calls(void) {
  uint8_t bytes[BYTES] = {9};
  uint64_t a[LIMBS], x[LIMBS];
  first();
  F(from_bytes)(a, bytes);
  F(add)(x, a, a);
  F(sub)(x, x, a);
  F(opp)(x, x);
  F(mul)(x, x, a);
  F(square)(x, x);
  F(square_times)(x, x, 2);
  F(select)(x, x, a, F(is_zero)(x) | F(equal)(x, a));
  F(to_bytes)(bytes, x);
  last();
}

int main(void) {
  calls();
  return 0;
}
