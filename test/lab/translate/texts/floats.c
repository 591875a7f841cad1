#include <math.h>
#include <stdint.h>
void axpy(double *restrict y, const double *restrict x, double a, int n) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
float dot(const float *x, const float *y, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) s += x[i] * y[i];
  return s;
}
double mix(double a, double b, int64_t n, unsigned u) { return a < b ? sqrt(a) / (double)n : fmin(b, a) - (float)u; }
int64_t conv(const double *p, float f) { return (int64_t)*p + (int)f; }
void ints(uint64_t *restrict r, const uint32_t *a, int n) {
  for (int i = 0; i < n; i++) r[i] += (uint64_t)a[i] * a[i] >> 3;
}
void neg(double *x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i] > 0 ? -x[i] : fabs(x[i]) + n;
}
void cvt(float *x, const int *y, const double *z, int n) {
  for (int i = 0; i < n; i++) x[i] = y[i] + (float)z[i];
}
