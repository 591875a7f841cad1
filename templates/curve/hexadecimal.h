/// 32 bytes in hexadecimal, for the programs that call the library for its checks.

#include <stdint.h>
#include <stdio.h>

static void print(const uint8_t *bytes) {
  for (int i = 0; i < 32; i++) printf("%02x", bytes[i]);
}

static int readBytes(uint8_t *bytes) {
  for (int i = 0; i < 32; i++)
    if (scanf("%2hhx", bytes + i) != 1) return 0;
  return 1;
}
