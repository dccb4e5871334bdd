// SPDX-License-Identifier: MIT
// `bin/weave` of the archive: starts `libexec/weave/weave`, or says why this system cannot.
//
// Without glibc's loader, a shell would only say that the program is not found. This program needs no loader and no
// library, so that it can say more; it takes a tenth of a millisecond.
//
//   gcc -O2 -static -nostdlib -ffreestanding -fno-stack-protector -fno-asynchronous-unwind-tables -o weave launcher.c

#if defined(__x86_64__)
#define LOADER "/lib64/ld-linux-x86-64.so.2"
enum { WRITE = 1, EXECVE = 59, EXIT = 60, ACCESS_AT = 269, READ_LINK_AT = 267 };

static long call(long number, long a, long b, long c, long d) {
  long result;
  register long fourth __asm__("r10") = d;
  __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth) : "rcx", "r11", "memory");
  return result;
}

__asm__(".globl _start\n_start: xor %ebp, %ebp\n mov %rsp, %rdi\n and $-16, %rsp\n call start\n");
#elif defined(__aarch64__)
#define LOADER "/lib/ld-linux-aarch64.so.1"
enum { WRITE = 64, EXECVE = 221, EXIT = 93, ACCESS_AT = 48, READ_LINK_AT = 78 };

static long call(long number, long a, long b, long c, long d) {
  register long code __asm__("x8") = number;
  register long first __asm__("x0") = a;
  register long second __asm__("x1") = b;
  register long third __asm__("x2") = c;
  register long fourth __asm__("x3") = d;
  __asm__ volatile("svc 0" : "+r"(first) : "r"(code), "r"(second), "r"(third), "r"(fourth) : "memory");
  return first;
}

__asm__(".globl _start\n_start: mov x29, #0\n mov x0, sp\n bl start\n");
#endif

#define IN_CURRENT_FOLDER (-100L)
#define MAY_EXECUTE 1
#define FILE_NAME_OF_PROGRAM 31
#define NOT_EXECUTABLE 126

static long length(const char *text) {
  long count = 0;
  while (text[count]) count++;
  return count;
}

static void say(const char *text) { call(WRITE, 2, (long)text, length(text), 0); }

/// Whether the system has a file.
static int has(const char *path) { return call(ACCESS_AT, IN_CURRENT_FOLDER, (long)path, 0, 0) == 0; }

__attribute__((noreturn)) static void refuse(const char *reason) {
  say("weave: error: ");
  say(reason);
  call(EXIT, NOT_EXECUTABLE, 0, 0, 0);
  __builtin_unreachable();
}

/// Called with the initial stack: the count of arguments, the arguments, the environment and the auxiliary vector.
__attribute__((noreturn, used)) void start(long *stack) {
  char **arguments = (char **)(stack + 1), **environment = arguments + stack[0] + 1, **end = environment;
  while (*end) end++;
  static char path[4352];
  long count = call(READ_LINK_AT, IN_CURRENT_FOLDER, (long)"/proc/self/exe", (long)path, 4096);
  if (count <= 0) {
    // There is no /proc: the name by which the program was started may be a link, but it is all there is.
    for (long *entry = (long *)(end + 1); entry[0]; entry += 2) {
      if (entry[0] != FILE_NAME_OF_PROGRAM) continue;
      const char *name = (const char *)entry[1];
      count = length(name);
      for (long i = 0; i < count && i < 4096; i++) path[i] = name[i];
    }
  }
  // Removes the program's name, and its folder.
  int slashes = 0;
  while (count > 0 && count <= 4096 && slashes < 2)
    if (path[--count] == '/') slashes++;
  if (slashes < 2) refuse("the folder of the program is not known; start it by its full path\n");
  static const char program[] = "/libexec/weave/weave";
  for (unsigned long i = 0; i < sizeof program; i++) path[count + (long)i] = program[i];

  if (!has(LOADER) || has("/etc/alpine-release")) {
    refuse(
        "this system has no GNU C library (glibc 2.35 or later), which weave needs.\n"
        "On NixOS, programs of other systems need `programs.nix-ld.enable = true`, or `steam-run weave`.\n"
        "On Alpine and other systems with musl, run weave in a container of Debian: docs/ci.md has a recipe.\n");
  }
  call(EXECVE, (long)path, (long)arguments, (long)environment, 0);
  refuse("libexec/weave/weave beside the folder of this program cannot be started; unpack the archive again\n");
}
