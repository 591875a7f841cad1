/// Calls the functions of a library's vectors for the checks of `library --lanes 8`. Reads lines `FUNCTION WAY N` and
/// the elements of all operands in hexadecimal, each whole; prints the results, a line per call. WAY says where results
/// go: 0 apart, 1 in place of the first operand, 2 in place of the second; a scalar is there in the middle of the
/// first. Each call is made twice, with all arrays right behind memory that cannot be touched, and right before it.

#define _GNU_SOURCE // mmap of no file
#include HEADER
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t element[4];
enum { PAGE = 4096, BYTES = 8 * PAGE, MOST = BYTES / sizeof(element), ARRAYS = 4 };

static unsigned char *memory[ARRAYS];
static element given[ARRAYS][MOST], found[2][2][MOST];

static int readElement(element x) {
  char text[65];
  if (scanf("%64s", text) != 1 || strlen(text) != 64) return 0;
  for (int k = 0; k < 4; k++) {
    unsigned long long word;
    char own[17] = {0};
    memcpy(own, text + 16 * (3 - k), 16);
    if (sscanf(own, "%llx", &word) != 1) return 0;
    x[k] = word;
  }
  return 1;
}

static int is(const char *a, const char *b) { return strcmp(a, b) == 0; }

/// Elements of operand k.
static size_t countOf(const char *name, int k, size_t n) {
  if (k == 0) return n;
  if (k == 1) return is(name, "scale_vec") ? 1 : is(name, "square_vec") || is(name, "inverse_vec") ? 0 : n;
  return is(name, "butterfly_vec") ? n : 0;
}

/// Makes the call with arrays before or behind memory that cannot be touched; 0 if an operand has changed.
static int call(const char *name, int way, size_t n, int isBefore, element results[2][MOST]) {
  element *array[ARRAYS];
  const int isInner = is(name, "inner_vec");
  for (int k = 0; k < ARRAYS; k++) {
    const size_t count = k < 3 ? countOf(name, k, n) : isInner ? 1 : n;
    array[k] = (element *)(memory[k] + (isBefore ? BYTES - count * sizeof(element) : 0));
    memset(memory[k], 0xa5, BYTES);
    if (k < 3) memcpy(array[k], given[k], count * sizeof(element));
  }
  element *a = array[0], *b = array[1], *w = array[2], *out = way == 1 ? a : way == 2 ? b : array[3];
  if (is(name, "mul_vec")) F(mul_vec)(out, a, b, n);
  else if (is(name, "add_vec")) F(add_vec)(out, a, b, n);
  else if (is(name, "sub_vec")) F(sub_vec)(out, a, b, n);
  else if (is(name, "square_vec")) F(square_vec)(out, a, n);
  else if (is(name, "scale_vec")) F(scale_vec)(way == 2 ? out = a : out, a, way == 2 && n > 0 ? a[n / 2] : b[0], n);
  else if (isInner) F(inner_vec)(out[0], a, b, n);
  else if (is(name, "butterfly_vec")) F(butterfly_vec)(out = a, b, w, n);
#if HAS_INVERSE
  else if (is(name, "inverse_vec")) F(inverse_vec)(out, a, n);
#endif
  else return 0;
  memcpy(results[0], out, (isInner ? 1 : n) * sizeof(element));
  memcpy(results[1], b, countOf(name, 1, n) * sizeof(element));
  for (int k = 0; k < 3; k++) {
    const int isResult = array[k] == out || (k == 1 && is(name, "butterfly_vec"));
    if (!isResult && memcmp(array[k], given[k], countOf(name, k, n) * sizeof(element)) != 0) return 0;
  }
  return 1;
}

static void print(const element *from, size_t n) {
  for (size_t i = 0; i < n; i++) {
    printf(" ");
    for (int k = 3; k >= 0; k--) printf("%016llx", (unsigned long long)from[i][k]);
  }
}

/// In the place of the line that the call would have given.
static void beyond(int signal) {
  (void)signal;
  printf("beyond the ends of arrays\n");
  fflush(stdout);
  _exit(1);
}

int main(void) {
  signal(SIGSEGV, beyond);
  for (int k = 0; k < ARRAYS; k++) {
    unsigned char *all = mmap(0, BYTES + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED || mprotect(all + PAGE, BYTES, PROT_READ | PROT_WRITE) != 0) return 2;
    memory[k] = all + PAGE;
  }
  char name[32];
  int way, n;
  while (scanf("%31s %d %d", name, &way, &n) == 3 && n >= 0 && n <= MOST) {
    const size_t count = (size_t)n, results = is(name, "inner_vec") ? 1 : count;
    for (int k = 0; k < 3; k++)
      for (size_t i = 0; i < countOf(name, k, count); i++)
        if (!readElement(given[k][i])) return 3;
    int areSame = 1;
    for (int isBefore = 0; isBefore < 2; isBefore++) areSame &= call(name, way, count, isBefore, found[isBefore]);
    areSame &= memcmp(found[0][0], found[1][0], results * sizeof(element)) == 0;
    if (is(name, "butterfly_vec")) areSame &= memcmp(found[0][1], found[1][1], count * sizeof(element)) == 0;
    printf("%s", areSame ? "ok" : "differs");
    print(found[0][0], results);
    if (is(name, "butterfly_vec")) print(found[0][1], count);
    printf("\n");
  }
  return 0;
}
