// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The certificates of authorities that the system trusts.
public enum TrustedCertificates {
  /// The file with all of them, in PEM; nil if the system has none.
  public static var file: String? { files.first { unsafe access($0, R_OK) == 0 } }

  /// Where systems keep it: Debian, Ubuntu and Arch; Fedora and its relatives; openSUSE; Alpine.
  ///
  /// - Source: `root_linux.go` of Go's package crypto/x509.
  private static let files = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem",
  ]
}
