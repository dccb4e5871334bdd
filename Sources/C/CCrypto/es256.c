// SPDX-License-Identifier: MIT
// Source: https://docs.openssl.org/3.0/man3/: BIO_s_mem, PEM_read_bio_PrivateKey, EVP_PKEY_get_group_name,
// EVP_DigestSignInit, ECDSA_SIG_new, BN_bn2bin.
#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

/// `OPENSSL_INIT_NO_ATEXIT` and `OPENSSL_INIT_NO_LOAD_CONFIG`, as for libcurl.
#define NO_CLEANUP_AT_EXIT 0x80000U
#define NO_CONFIGURATION 0x80U

// OpenSSL's types; only their addresses are used.
typedef struct bio bio;
typedef struct key key;
typedef struct digest digest;
typedef struct digest_context digest_context;
typedef struct numbers numbers;
typedef struct number number;

static struct {
  bio *(*bio_new)(const void *, int);
  int (*bio_free)(bio *);
  key *(*read_key)(bio *, key **, void *, void *);
  int (*curve)(const key *, char *, size_t, size_t *);
  void (*key_free)(key *);
  const digest *(*sha256)(void);
  digest_context *(*context_new)(void);
  void (*context_free)(digest_context *);
  int (*sign_init)(digest_context *, void **, const digest *, void *, key *);
  int (*sign)(digest_context *, uint8_t *, size_t *, const uint8_t *, size_t);
  numbers *(*read_numbers)(numbers **, const uint8_t **, long);
  const number *(*r)(const numbers *);
  const number *(*s)(const numbers *);
  void (*numbers_free)(numbers *);
  int (*write)(const number *, uint8_t *, int);
  void (*clear_errors)(void);
} crypto;

static bool is_loaded;

static bool find(void *library, const char *name, void *slot) {
  *(void **)slot = dlsym(library, name);
  return *(void **)slot != NULL;
}

static void load(void) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int (*init)(uint64_t, const void *) = NULL;
  if (find(library, "OPENSSL_init_crypto", &init)) init(NO_CLEANUP_AT_EXIT | NO_CONFIGURATION, NULL);
  is_loaded =
      find(library, "BIO_new_mem_buf", &crypto.bio_new) && find(library, "BIO_free", &crypto.bio_free) &&
      find(library, "PEM_read_bio_PrivateKey", &crypto.read_key) &&
      find(library, "EVP_PKEY_get_group_name", &crypto.curve) && find(library, "EVP_PKEY_free", &crypto.key_free) &&
      find(library, "EVP_sha256", &crypto.sha256) && find(library, "EVP_MD_CTX_new", &crypto.context_new) &&
      find(library, "EVP_MD_CTX_free", &crypto.context_free) &&
      find(library, "EVP_DigestSignInit", &crypto.sign_init) && find(library, "EVP_DigestSign", &crypto.sign) &&
      find(library, "d2i_ECDSA_SIG", &crypto.read_numbers) && find(library, "ECDSA_SIG_get0_r", &crypto.r) &&
      find(library, "ECDSA_SIG_get0_s", &crypto.s) && find(library, "ECDSA_SIG_free", &crypto.numbers_free) &&
      find(library, "BN_bn2binpad", &crypto.write) && find(library, "ERR_clear_error", &crypto.clear_errors);
}

/// The key in a PEM text; NULL if it is not one for P-256.
static key *read_key(const void *pem, int count) {
  bio *source = crypto.bio_new(pem, count);
  if (!source) return NULL;
  // The last argument is an empty password. Without one, OpenSSL would ask for it on the terminal.
  key *found = crypto.read_key(source, NULL, NULL, "");
  crypto.bio_free(source);
  char name[64] = "";
  size_t length = 0;
  if (found && crypto.curve(found, name, sizeof name, &length) == 1 && !strcmp(name, "prime256v1")) return found;
  crypto.key_free(found);
  return NULL;
}

/// A signature as its two numbers, from DER.
static bool write_numbers(const uint8_t *der, size_t count, uint8_t *signature) {
  numbers *pair = crypto.read_numbers(NULL, &der, (long)count);
  if (!pair) return false;
  bool done = crypto.write(crypto.r(pair), signature, 32) == 32 && crypto.write(crypto.s(pair), signature + 32, 32) == 32;
  crypto.numbers_free(pair);
  return done;
}

int weave_es256(const void *pem, int pem_count, const void *bytes, size_t count, uint8_t *signature) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return WEAVE_NO_CRYPTO;
  key *own = read_key(pem, pem_count);
  digest_context *context = crypto.context_new();
  uint8_t der[128];
  size_t length = sizeof der;
  bool done = own && context && crypto.sign_init(context, NULL, crypto.sha256(), NULL, own) == 1 &&
              crypto.sign(context, der, &length, bytes, count) == 1 && write_numbers(der, length, signature);
  crypto.context_free(context);
  crypto.key_free(own);
  // The thread's list of errors is shared with libcurl.
  crypto.clear_errors();
  return done ? WEAVE_SIGNED : WEAVE_NO_KEY;
}
