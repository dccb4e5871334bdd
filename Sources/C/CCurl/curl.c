// SPDX-License-Identifier: MIT
// Calls libcurl through the addresses of its functions. See CCurl.h.
#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>

/// `CURL_GLOBAL_DEFAULT`: TLS and sockets.
#define GLOBAL_DEFAULT 3L
/// `OPENSSL_INIT_NO_ATEXIT`.
#define NO_CLEANUP_AT_EXIT 0x80000U
/// `OPENSSL_INIT_NO_LOAD_CONFIG`: the system's `openssl.cnf` may be written for another version, and name modules of it.
#define NO_CONFIGURATION 0x80U
/// `CURLMSG_DONE`, the only kind of message.
#define MESSAGE_DONE 1

/// `struct curl_blob`, with the flag that copies the bytes.
struct blob {
  void *data;
  size_t count;
  unsigned int flags;
};
#define BLOB_COPY 1U

/// `struct CURLMsg`.
struct message {
  int kind;
  weave_easy *easy;
  union {
    void *other;
    int result;
  } data;
};

static struct {
  int (*global_init)(long);
  weave_easy *(*easy_init)(void);
  void (*easy_cleanup)(weave_easy *);
  int (*easy_setopt)(weave_easy *, int, ...);
  int (*easy_getinfo)(weave_easy *, int, ...);
  int (*easy_perform)(weave_easy *);
  weave_lines *(*slist_append)(weave_lines *, const char *);
  void (*slist_free_all)(weave_lines *);
  weave_multi *(*multi_init)(void);
  int (*multi_cleanup)(weave_multi *);
  int (*multi_setopt)(weave_multi *, int, ...);
  int (*multi_add_handle)(weave_multi *, weave_easy *);
  int (*multi_remove_handle)(weave_multi *, weave_easy *);
  int (*multi_perform)(weave_multi *, int *);
  int (*multi_poll)(weave_multi *, void *, unsigned int, int, int *);
  int (*multi_wakeup)(weave_multi *);
  struct message *(*multi_info_read)(weave_multi *, int *);
} curl;

static bool is_loaded;

static bool find(void *library, const char *name, void *slot) {
  *(void **)slot = dlsym(library, name);
  return *(void **)slot != NULL;
}

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  // Threads may still send when the process exits, so OpenSSL must not free its memory at that time.
  int (*init_crypto)(uint64_t, const void *) = NULL;
  if (find(library, "OPENSSL_init_crypto", &init_crypto)) init_crypto(NO_CLEANUP_AT_EXIT | NO_CONFIGURATION, NULL);
  is_loaded = find(library, "curl_global_init", &curl.global_init) &&
              find(library, "curl_easy_init", &curl.easy_init) &&
              find(library, "curl_easy_cleanup", &curl.easy_cleanup) &&
              find(library, "curl_easy_setopt", &curl.easy_setopt) &&
              find(library, "curl_easy_getinfo", &curl.easy_getinfo) &&
              find(library, "curl_easy_perform", &curl.easy_perform) &&
              find(library, "curl_slist_append", &curl.slist_append) &&
              find(library, "curl_slist_free_all", &curl.slist_free_all) &&
              find(library, "curl_multi_init", &curl.multi_init) &&
              find(library, "curl_multi_cleanup", &curl.multi_cleanup) &&
              find(library, "curl_multi_setopt", &curl.multi_setopt) &&
              find(library, "curl_multi_add_handle", &curl.multi_add_handle) &&
              find(library, "curl_multi_remove_handle", &curl.multi_remove_handle) &&
              find(library, "curl_multi_perform", &curl.multi_perform) &&
              find(library, "curl_multi_poll", &curl.multi_poll) &&
              find(library, "curl_multi_wakeup", &curl.multi_wakeup) &&
              find(library, "curl_multi_info_read", &curl.multi_info_read) && curl.global_init(GLOBAL_DEFAULT) == WEAVE_OK;
}

int weave_curl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

// MARK: Signals

/// OpenSSL writes to closed connections in a way that raises SIGPIPE. The write must fail instead.
static sigset_t pipe_signal(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGPIPE);
  return set;
}

void weave_block_pipe_signal(void) {
  sigset_t set = pipe_signal();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

/// Runs a transfer with SIGPIPE blocked, and takes the signal away if the transfer raised it.
int weave_easy_perform(weave_easy *easy) {
  sigset_t set = pipe_signal(), before, pending;
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &set, &before);
  int result = curl.easy_perform(easy);
  const struct timespec no_time = {0, 0};
  if (!sigismember(&pending, SIGPIPE)) sigtimedwait(&set, NULL, &no_time);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

// MARK: One transfer

weave_easy *weave_easy_new(void) { return curl.easy_init(); }

void weave_easy_free(weave_easy *easy) { curl.easy_cleanup(easy); }

int weave_easy_set_long(weave_easy *easy, int option, long value) { return curl.easy_setopt(easy, option, value); }

int weave_easy_set_size(weave_easy *easy, int option, int64_t value) { return curl.easy_setopt(easy, option, value); }

int weave_easy_set_text(weave_easy *easy, int option, const char *text) {
  return curl.easy_setopt(easy, option, text);
}

int weave_easy_set_pointer(weave_easy *easy, int option, void *value) { return curl.easy_setopt(easy, option, value); }

int weave_easy_set_receiver(weave_easy *easy, int option, weave_receiver receiver) {
  return curl.easy_setopt(easy, option, receiver);
}

int weave_easy_set_blob(weave_easy *easy, int option, const void *bytes, size_t count) {
  struct blob blob = {.data = (void *)bytes, .count = count, .flags = BLOB_COPY};
  return curl.easy_setopt(easy, option, &blob);
}

long weave_easy_long(weave_easy *easy, int info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == WEAVE_OK ? value : 0;
}

weave_lines *weave_lines_add(weave_lines *lines, const char *line) { return curl.slist_append(lines, line); }

void weave_lines_free(weave_lines *lines) { curl.slist_free_all(lines); }

// MARK: Several transfers

weave_multi *weave_multi_new(void) { return curl.multi_init(); }

void weave_multi_free(weave_multi *multi) { curl.multi_cleanup(multi); }

int weave_multi_set_long(weave_multi *multi, int option, long value) { return curl.multi_setopt(multi, option, value); }

int weave_multi_add(weave_multi *multi, weave_easy *easy) { return curl.multi_add_handle(multi, easy); }

int weave_multi_remove(weave_multi *multi, weave_easy *easy) { return curl.multi_remove_handle(multi, easy); }

int weave_multi_perform(weave_multi *multi) {
  int running = 0;
  return curl.multi_perform(multi, &running);
}

int weave_multi_wait(weave_multi *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}

int weave_multi_wake(weave_multi *multi) { return curl.multi_wakeup(multi); }

weave_easy *weave_multi_ended(weave_multi *multi, int *result) {
  int left = 0;
  for (struct message *message; (message = curl.multi_info_read(multi, &left));) {
    if (message->kind != MESSAGE_DONE) continue;
    *result = message->data.result;
    return message->easy;
  }
  return NULL;
}
