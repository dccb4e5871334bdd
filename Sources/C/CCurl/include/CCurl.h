// SPDX-License-Identifier: MIT
// The part of libcurl 4 that weave uses, for version 7.85 or later. Nothing is linked: the library is loaded with the
// first request.
//
// `curl_easy_setopt` and `curl_easy_getinfo` take any number of arguments, which Swift cannot pass. The functions here
// pass one argument of a fixed type.
//
// Source: https://curl.se/libcurl/c/, libcurl-easy(3), libcurl-multi(3), curl_easy_setopt(3), curl_easy_getinfo(3). The
// numbers are those of `curl/curl.h`; they never change, see https://curl.se/libcurl/abi.html.
#ifndef WEAVE_CURL_H
#define WEAVE_CURL_H

#include <stddef.h>
#include <stdint.h>

/// One transfer: `CURL`.
typedef struct weave_easy weave_easy;
/// Transfers that one thread runs at the same time: `CURLM`.
typedef struct weave_multi weave_multi;
/// Lines of text: `struct curl_slist`.
typedef struct weave_lines weave_lines;
/// Receives a part of an answer; returns how many bytes it took. Fewer than `size * count` end the transfer.
typedef size_t (*weave_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Options of a transfer, `CURLOPT_…`.
enum {
  // For `weave_easy_set_long`.
  WEAVE_LOW_SPEED_LIMIT = 19,
  WEAVE_LOW_SPEED_TIME = 20,
  WEAVE_FOLLOWLOCATION = 52,
  WEAVE_HTTPGET = 80,
  WEAVE_HTTP_VERSION = 84,
  WEAVE_NOSIGNAL = 99,
  WEAVE_TIMEOUT_MS = 155,
  WEAVE_CONNECTTIMEOUT_MS = 156,
  WEAVE_PATH_AS_IS = 234,
  WEAVE_SUPPRESS_CONNECT_HEADERS = 265,
  WEAVE_DISALLOW_USERNAME_IN_URL = 278,
  WEAVE_QUICK_EXIT = 322,
  // For `weave_easy_set_size`.
  WEAVE_MAXFILESIZE_LARGE = 30117,
  WEAVE_POSTFIELDSIZE_LARGE = 30120,
  // For `weave_easy_set_text`, which copies the text.
  WEAVE_URL = 10002,
  WEAVE_PROXY = 10004,
  WEAVE_CUSTOMREQUEST = 10036,
  WEAVE_CAFILE = 10065,
  WEAVE_ACCEPT_ENCODING = 10102,
  WEAVE_PROTOCOLS_STR = 10318,
  // For `weave_easy_set_pointer`; what it points to must outlive the transfer.
  WEAVE_WRITEDATA = 10001,
  WEAVE_ERRORBUFFER = 10010,
  WEAVE_HTTPHEADER = 10023,
  WEAVE_HEADERDATA = 10029,
  /// Copies as many bytes as `WEAVE_POSTFIELDSIZE_LARGE` says, which is set before.
  WEAVE_COPYPOSTFIELDS = 10165,
  // For `weave_easy_set_receiver`.
  WEAVE_WRITEFUNCTION = 20011,
  WEAVE_HEADERFUNCTION = 20079,
  // For `weave_easy_set_blob`, which copies the bytes.
  WEAVE_CAFILE_BLOB = 40309,
};

/// Values of `WEAVE_HTTP_VERSION`.
enum { WEAVE_HTTP_1_1 = 2 };

/// The size of the buffer for `WEAVE_ERRORBUFFER`.
enum { WEAVE_ERROR_SIZE = 256 };

/// Facts about a transfer, `CURLINFO_…`.
enum {
  // For `weave_easy_long`.
  WEAVE_RESPONSE_CODE = 0x200000 + 2,
  WEAVE_SSL_VERIFYRESULT = 0x200000 + 13,
  WEAVE_OS_ERRNO = 0x200000 + 25,
};

/// Results of a transfer and of setting an option, `CURLE_…`.
enum {
  WEAVE_OK = 0,
  WEAVE_UNSUPPORTED_PROTOCOL = 1,
  WEAVE_COULDNT_RESOLVE_PROXY = 5,
  WEAVE_COULDNT_RESOLVE_HOST = 6,
  WEAVE_COULDNT_CONNECT = 7,
  WEAVE_WEIRD_SERVER_REPLY = 8,
  WEAVE_PARTIAL_FILE = 18,
  WEAVE_WRITE_ERROR = 23,
  WEAVE_OPERATION_TIMEDOUT = 28,
  WEAVE_SSL_CONNECT_ERROR = 35,
  WEAVE_GOT_NOTHING = 52,
  WEAVE_SEND_ERROR = 55,
  WEAVE_RECV_ERROR = 56,
  WEAVE_PEER_FAILED_VERIFICATION = 60,
  WEAVE_BAD_CONTENT_ENCODING = 61,
  WEAVE_FILESIZE_EXCEEDED = 63,
  WEAVE_SSL_CACERT_BADFILE = 77,
  WEAVE_PROXY_ERROR = 97,
};

/// Options of `weave_multi_set_long`, `CURLMOPT_…`.
enum { WEAVE_MAX_HOST_CONNECTIONS = 7 };

/// Loads libcurl, once for the process; returns 1, or 0 if it is not installed. Call this before all other functions.
int weave_curl_load(void);

/// Makes writing to a closed connection fail on this thread, instead of ending the process. For a thread that runs
/// transfers for all of its life.
void weave_block_pipe_signal(void);

weave_easy *weave_easy_new(void);
void weave_easy_free(weave_easy *easy);
int weave_easy_set_long(weave_easy *easy, int option, long value);
int weave_easy_set_size(weave_easy *easy, int option, int64_t value);
int weave_easy_set_text(weave_easy *easy, int option, const char *text);
int weave_easy_set_pointer(weave_easy *easy, int option, void *value);
int weave_easy_set_receiver(weave_easy *easy, int option, weave_receiver receiver);
int weave_easy_set_blob(weave_easy *easy, int option, const void *bytes, size_t count);
/// A number; 0 if it is unknown.
long weave_easy_long(weave_easy *easy, int info);
/// Runs a transfer on the caller's thread.
int weave_easy_perform(weave_easy *easy);

/// Adds a copy of a line. `lines` may be NULL. Returns NULL if there is no memory, and then `lines` is unchanged.
weave_lines *weave_lines_add(weave_lines *lines, const char *line);
void weave_lines_free(weave_lines *lines);

weave_multi *weave_multi_new(void);
void weave_multi_free(weave_multi *multi);
int weave_multi_set_long(weave_multi *multi, int option, long value);
int weave_multi_add(weave_multi *multi, weave_easy *easy);
int weave_multi_remove(weave_multi *multi, weave_easy *easy);
/// Does what can be done without waiting. Returns 0, or an error.
int weave_multi_perform(weave_multi *multi);
/// Waits until there is something to do, `weave_multi_wake` is called, or the time is over.
int weave_multi_wait(weave_multi *multi, int milliseconds);
/// Ends `weave_multi_wait`. Any thread may call this.
int weave_multi_wake(weave_multi *multi);
/// A transfer that has ended, and its result; NULL if there is none.
weave_easy *weave_multi_ended(weave_multi *multi, int *result);

#endif
