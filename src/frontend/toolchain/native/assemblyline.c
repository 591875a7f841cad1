/*
 * Assembles text with libassemblyline 1.4 (J. Kuepper et al.), which is looked for at run time:
 *
 *   fieldwright-assemblyline LIBRARY < lines > bytes
 *
 * LIBRARY is a path or a name for dlopen(3). Each line is an instruction; each line of the output has
 * its bytes in hexadecimal, or is empty when the library does not know the instruction.
 * Exit codes: 0 done, 2 no usable library (why, on standard error).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* assemblyline.h: enum asm_opt */
enum { STRICT, NASM, SMART };

typedef struct {
  void *(*create)(uint8_t *buffer, int length);
  int (*assemble)(void *instance, const char *text);
  void (*setAll)(void *instance, int option);
  void (*setOffset)(void *instance, int offset);
  int (*offset)(void *instance);
  void *(*code)(void *instance);
} Library;

static void *function(void *handle, const char *name) {
  void *address = dlsym(handle, name);
  if (address) return address;
  fprintf(stderr, "no function %s\n", name);
  exit(2);
}

static Library load(const char *path) {
  void *handle = dlopen(path, RTLD_NOW);
  if (!handle) {
    fprintf(stderr, "%s\n", dlerror());
    exit(2);
  }
  Library l;
  *(void **)&l.create = function(handle, "asm_create_instance");
  *(void **)&l.assemble = function(handle, "asm_assemble_str");
  *(void **)&l.setAll = function(handle, "asm_set_all");
  *(void **)&l.setOffset = function(handle, "asm_set_offset");
  *(void **)&l.offset = function(handle, "asm_get_offset");
  *(void **)&l.code = function(handle, "asm_get_code");
  return l;
}

static void assembleLine(const Library *l, void *instance, const char *line) {
  l->setOffset(instance, 0);
  if (l->assemble(instance, line) == 0) {
    const uint8_t *code = l->code(instance);
    for (int i = 0; i < l->offset(instance); i++) printf("%02x", code[i]);
  }
  putchar('\n');
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  Library l = load(argv[1]);
  void *instance = l.create(NULL, 0);
  if (!instance) return 2;
  l.setAll(instance, NASM);
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, stdin) > 0) assembleLine(&l, instance, line);
  free(line);
  return 0;
}
