#include "frames.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "placement.h"
#include "protocol.h"
#include "ticks.h"

/* Payloads start at offset 16 of their buffer, so that they are aligned to 8. */
#define PAYLOAD_OFFSET 16
#define SPIN_NANOSECONDS 100000
#define HEADER_OFFSET (PAYLOAD_OFFSET - FW_HEADER_BYTES)

typedef struct {
  uint8_t *data;
  size_t capacity;
} Buffer;

static Buffer request, reply;

static void reserve(Buffer *b, size_t payloadBytes) {
  size_t need = payloadBytes + PAYLOAD_OFFSET;
  if (need <= b->capacity) return;
  if (need < 65536) need = 65536;
  b->data = realloc(b->data, need);
  if (!b->data) abort();
  b->capacity = need;
}

/*
 * Looks for input for a while before blocking, unless that keeps the client from running: waking a halted virtual CPU
 * takes tens of microseconds, more than most requests.
 */
static void awaitInput(void) {
  if (placementShared()) return;
  struct pollfd in = {0, POLLIN, 0};
  uint64_t deadline = nanosecondsNow() + SPIN_NANOSECONDS;
  while (poll(&in, 1, 0) == 0) {
    if (nanosecondsNow() >= deadline) {
      placementClearCpu();
      return;
    }
    for (int i = 0; i < 20; i++) _mm_pause();
  }
}

static bool readAll(uint8_t *to, size_t bytes) {
  while (bytes > 0) {
    ssize_t got = read(0, to, bytes);
    if (got <= 0) return false;
    to += got;
    bytes -= (size_t)got;
  }
  return true;
}

static void writeAll(const uint8_t *from, size_t bytes) {
  while (bytes > 0) {
    ssize_t put = write(1, from, bytes);
    if (put <= 0) _exit(1);
    from += put;
    bytes -= (size_t)put;
  }
}

/* Bytes read from stdin ahead of the frame being parsed; most frames cost one system call. */
static uint8_t ahead[65536];
static size_t aheadStart, aheadEnd;

static bool take(uint8_t *to, size_t bytes) {
  size_t have = aheadEnd - aheadStart;
  size_t n = have < bytes ? have : bytes;
  memcpy(to, ahead + aheadStart, n);
  aheadStart += n;
  if (n == bytes) return true;
  if (bytes - n >= sizeof ahead) return readAll(to + n, bytes - n);
  awaitInput();
  ssize_t got = read(0, ahead, sizeof ahead);
  if (got <= 0) return false;
  aheadStart = 0;
  aheadEnd = (size_t)got;
  return take(to + n, bytes - n);
}

bool readFrame(Frame *frame) {
  uint32_t header[3];
  if (!take((uint8_t *)header, sizeof header) || header[0] > FW_MAX_FRAME_BYTES) return false;
  reserve(&request, header[0]);
  if (!take(request.data + PAYLOAD_OFFSET, header[0])) return false;
  *frame = (Frame){header[0], header[1], header[2], request.data + PAYLOAD_OFFSET};
  return true;
}

Reader readerOf(const Frame *frame) { return (Reader){frame->payload, frame->payload + frame->bytes, false}; }

const void *readBytes(Reader *r, uint64_t bytes) {
  if (r->bad || bytes > (uint64_t)(r->end - r->at)) {
    r->bad = true;
    return NULL;
  }
  const void *p = r->at;
  r->at += bytes;
  return p;
}

uint32_t readU32(Reader *r) {
  const void *p = readBytes(r, 4);
  uint32_t v = 0;
  if (p) memcpy(&v, p, 4);
  return v;
}

double readF64(Reader *r) {
  const void *p = readBytes(r, 8);
  double v = 0;
  if (p) memcpy(&v, p, 8);
  return v;
}

void *replyBuffer(uint32_t bytes) {
  reserve(&reply, bytes);
  return reply.data + PAYLOAD_OFFSET;
}

static void sendFrame(uint32_t type, uint32_t sequence, uint32_t bytes) {
  uint32_t header[3] = {bytes, type, sequence};
  memcpy(reply.data + HEADER_OFFSET, header, sizeof header);
  writeAll(reply.data + HEADER_OFFSET, FW_HEADER_BYTES + (size_t)bytes);
}

void sendReply(const Frame *frame, uint32_t bytes) {
  reserve(&reply, bytes);
  sendFrame(frame->type | FW_REPLY, frame->sequence, bytes);
}

void sendError(const Frame *frame, const char *text) {
  size_t n = strlen(text);
  memcpy(replyBuffer((uint32_t)n), text, n);
  sendFrame(FW_ERROR, frame->sequence, (uint32_t)n);
}
