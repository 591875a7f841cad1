/* Reading request frames from stdin and writing reply frames to stdout. */
#ifndef FW_FRAMES_H
#define FW_FRAMES_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint32_t bytes, type, sequence;
  const uint8_t *payload; /* aligned to 8, valid until the next readFrame */
} Frame;

/* A cursor over a request payload; reading past the end sets `bad` and yields zeros. */
typedef struct {
  const uint8_t *at, *end;
  bool bad;
} Reader;

/* False when the client has closed its end or the stream is not a frame stream. */
bool readFrame(Frame *frame);

Reader readerOf(const Frame *frame);
uint32_t readU32(Reader *r);
double readF64(Reader *r);
/* Pointer to `bytes` bytes of the payload, or NULL. */
const void *readBytes(Reader *r, uint64_t bytes);

/* A reply payload of `bytes` bytes to be filled before sendReply; aligned to 8. */
void *replyBuffer(uint32_t bytes);
void sendReply(const Frame *request, uint32_t bytes);
void sendError(const Frame *request, const char *text);
#endif
