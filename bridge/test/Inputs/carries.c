/* Multi-word additions whose carries are computed in software, in the ways that C code does it. */
typedef unsigned long long u64;

/* By comparing the sum with an addend; equality leaves the carry as it is. */
static u64 compareAdd(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    u64 s = a[i] + b[i] + carry;
    if (s != a[i]) carry = s < a[i];
    r[i] = s;
  }
  return carry;
}
static u64 compareSub(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 borrow = 0;
  for (int i = 0; i < n; i++) {
    u64 d = a[i] - b[i] - borrow;
    if (d != a[i]) borrow = d > a[i];
    r[i] = d;
  }
  return borrow;
}
static u64 compareAddWord(u64 *r, const u64 *a, u64 b, int n) {
  u64 carry = b;
  for (int i = 0; i < n; i++) {
    u64 s = a[i] + carry;
    if (s != a[i]) carry = s < a[i];
    else carry = !!carry;
    r[i] = s;
  }
  return carry;
}
static u64 compareSubWord(u64 *r, const u64 *a, u64 b, int n) {
  u64 borrow = b;
  for (int i = 0; i < n; i++) {
    u64 d = a[i] - borrow;
    if (d != a[i]) borrow = d > a[i];
    r[i] = d;
  }
  return borrow;
}

/* By the builtins with carry, which clang makes of two overflow checks. */
static u64 builtinAdd(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    u64 next;
    r[i] = __builtin_addcll(a[i], b[i], carry, &next);
    carry = next;
  }
  return carry;
}
static u64 builtinSub(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 borrow = 0;
  for (int i = 0; i < n; i++) {
    u64 next;
    r[i] = __builtin_subcll(a[i], b[i], borrow, &next);
    borrow = next;
  }
  return borrow;
}

/* By two overflow checks. */
static u64 overflowAdd(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    u64 t, first = __builtin_uaddll_overflow(a[i], b[i], &t), second = __builtin_uaddll_overflow(t, carry, &r[i]);
    carry = first | second;
  }
  return carry;
}
static u64 overflowSub(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 borrow = 0;
  for (int i = 0; i < n; i++) {
    u64 t, first = __builtin_usubll_overflow(a[i], b[i], &t), second = __builtin_usubll_overflow(t, borrow, &r[i]);
    borrow = first | second;
  }
  return borrow;
}
static u64 overflowAddWord(u64 *r, const u64 *a, u64 b, int n) {
  u64 carry = b;
  for (int i = 0; i < n; i++) carry = __builtin_uaddll_overflow(a[i], carry, &r[i]);
  return carry;
}
static u64 overflowSubWord(u64 *r, const u64 *a, u64 b, int n) {
  u64 borrow = b;
  for (int i = 0; i < n; i++) borrow = __builtin_usubll_overflow(a[i], borrow, &r[i]);
  return borrow;
}

/* By the top bits. */
static u64 majorityAdd(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 carry = 0;
  for (int i = 0; i < n; i++) {
    u64 x = a[i], y = b[i], s = x + y + carry;
    carry = ((x & y) | ((x | y) & ~s)) >> 63;
    r[i] = s;
  }
  return carry;
}
static u64 majoritySub(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 borrow = 0;
  for (int i = 0; i < n; i++) {
    u64 x = a[i], y = b[i], d = x - y - borrow;
    borrow = ((~x & y) | (~(x ^ y) & d)) >> 63;
    r[i] = d;
  }
  return borrow;
}

u64 compareAdd4(u64 *r, const u64 *a, const u64 *b) { return compareAdd(r, a, b, 4); }
u64 compareSub4(u64 *r, const u64 *a, const u64 *b) { return compareSub(r, a, b, 4); }
u64 builtinAdd4(u64 *r, const u64 *a, const u64 *b) { return builtinAdd(r, a, b, 4); }
u64 builtinSub4(u64 *r, const u64 *a, const u64 *b) { return builtinSub(r, a, b, 4); }
u64 overflowAdd4(u64 *r, const u64 *a, const u64 *b) { return overflowAdd(r, a, b, 4); }
u64 overflowSub4(u64 *r, const u64 *a, const u64 *b) { return overflowSub(r, a, b, 4); }
u64 majorityAdd4(u64 *r, const u64 *a, const u64 *b) { return majorityAdd(r, a, b, 4); }
u64 majoritySub4(u64 *r, const u64 *a, const u64 *b) { return majoritySub(r, a, b, 4); }
u64 compareAddWord4(u64 *r, const u64 *a, u64 b) { return compareAddWord(r, a, b, 4); }
u64 compareSubWord4(u64 *r, const u64 *a, u64 b) { return compareSubWord(r, a, b, 4); }
u64 overflowAddWord4(u64 *r, const u64 *a, u64 b) { return overflowAddWord(r, a, b, 4); }
u64 overflowSubWord4(u64 *r, const u64 *a, u64 b) { return overflowSubWord(r, a, b, 4); }
u64 compareAdd6(u64 *r, const u64 *a, const u64 *b) { return compareAdd(r, a, b, 6); }
u64 compareSub6(u64 *r, const u64 *a, const u64 *b) { return compareSub(r, a, b, 6); }
u64 builtinAdd6(u64 *r, const u64 *a, const u64 *b) { return builtinAdd(r, a, b, 6); }
u64 builtinSub6(u64 *r, const u64 *a, const u64 *b) { return builtinSub(r, a, b, 6); }
u64 overflowAdd6(u64 *r, const u64 *a, const u64 *b) { return overflowAdd(r, a, b, 6); }
u64 overflowSub6(u64 *r, const u64 *a, const u64 *b) { return overflowSub(r, a, b, 6); }
u64 majorityAdd6(u64 *r, const u64 *a, const u64 *b) { return majorityAdd(r, a, b, 6); }
u64 majoritySub6(u64 *r, const u64 *a, const u64 *b) { return majoritySub(r, a, b, 6); }
u64 compareAddWord6(u64 *r, const u64 *a, u64 b) { return compareAddWord(r, a, b, 6); }
u64 compareSubWord6(u64 *r, const u64 *a, u64 b) { return compareSubWord(r, a, b, 6); }
u64 overflowAddWord6(u64 *r, const u64 *a, u64 b) { return overflowAddWord(r, a, b, 6); }
u64 overflowSubWord6(u64 *r, const u64 *a, u64 b) { return overflowSubWord(r, a, b, 6); }
u64 compareAdd9(u64 *r, const u64 *a, const u64 *b) { return compareAdd(r, a, b, 9); }
u64 compareSub9(u64 *r, const u64 *a, const u64 *b) { return compareSub(r, a, b, 9); }
u64 builtinAdd9(u64 *r, const u64 *a, const u64 *b) { return builtinAdd(r, a, b, 9); }
u64 builtinSub9(u64 *r, const u64 *a, const u64 *b) { return builtinSub(r, a, b, 9); }
u64 overflowAdd9(u64 *r, const u64 *a, const u64 *b) { return overflowAdd(r, a, b, 9); }
u64 overflowSub9(u64 *r, const u64 *a, const u64 *b) { return overflowSub(r, a, b, 9); }
u64 majorityAdd9(u64 *r, const u64 *a, const u64 *b) { return majorityAdd(r, a, b, 9); }
u64 majoritySub9(u64 *r, const u64 *a, const u64 *b) { return majoritySub(r, a, b, 9); }
u64 compareAddWord9(u64 *r, const u64 *a, u64 b) { return compareAddWord(r, a, b, 9); }
u64 compareSubWord9(u64 *r, const u64 *a, u64 b) { return compareSubWord(r, a, b, 9); }
u64 overflowAddWord9(u64 *r, const u64 *a, u64 b) { return overflowAddWord(r, a, b, 9); }
u64 overflowSubWord9(u64 *r, const u64 *a, u64 b) { return overflowSubWord(r, a, b, 9); }
