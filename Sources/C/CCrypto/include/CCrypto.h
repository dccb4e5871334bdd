// SPDX-License-Identifier: MIT
// The part of OpenSSL 3 that weave uses. Nothing is linked: libcrypto is loaded when the first token is signed.
#ifndef WEAVE_CRYPTO_H
#define WEAVE_CRYPTO_H

#include <stddef.h>
#include <stdint.h>

enum {
  WEAVE_SIGNED = 0,
  /// libcrypto is not installed.
  WEAVE_NO_CRYPTO = 1,
  /// The text is not a private key for the curve P-256.
  WEAVE_NO_KEY = 2,
};

/// Signs bytes with ECDSA, the curve P-256 and SHA-256.
///
/// - Parameters:
///   - pem: a private key in PEM, not encrypted.
///   - signature: receives the numbers r and s, 32 bytes each, the highest byte first.
int weave_es256(const void *pem, int pem_count, const void *bytes, size_t count, uint8_t *signature);

#endif
