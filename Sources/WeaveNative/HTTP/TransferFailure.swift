// SPDX-License-Identifier: MIT

internal import CCurl

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a request has no answer.
public enum TransferFailure: Error, Sendable, Hashable {
  /// libcurl is not installed, or older than 7.85.
  case notInstalled
  /// The name of the server has no address.
  case unknownHost
  /// The server refuses the connection.
  case refused
  /// The server cannot be reached.
  case unreachable
  /// The proxy cannot be used; libcurl's words.
  case proxy(String)
  /// No connection, or no byte, for too long.
  case timeout
  /// The time for everything is over.
  case deadline
  /// The body, or the headers, are larger than the limit.
  case tooLarge
  /// The answer ends in the middle.
  case incomplete
  /// The connection ends before the answer.
  case connectionLost
  /// The body cannot be unpacked.
  case notUnpackable
  /// The answer is not HTTP; libcurl's words.
  case notHTTP(String)
  /// The certificate is not signed by a known authority, or is not valid now.
  case untrustedCertificate
  /// The certificate is for another name.
  case certificateForOtherName
  /// The file with additional certificates cannot be read, or contains none.
  case unreadableCertificates
  /// The system has no certificates of authorities.
  case noAuthorities
  /// TLS fails for another reason.
  case noSecureConnection
  /// The task was cancelled, or the queue has ended.
  case cancelled
  /// Anything else; libcurl's words.
  case other(String)

  /// The failure for a result of libcurl.
  ///
  /// - Parameters:
  ///   - systemError: `errno` of the connection.
  ///   - verification: OpenSSL's result for the certificate: 0 if it is valid, 1 if it has not been checked.
  ///   - words: libcurl's message.
  init(_ result: Int, systemError: Int, verification: Int, _ words: String) {
    switch result {
    case WEAVE_COULDNT_RESOLVE_HOST: self = .unknownHost
    case WEAVE_COULDNT_RESOLVE_PROXY, WEAVE_PROXY_ERROR: self = .proxy(words)
    case WEAVE_COULDNT_CONNECT: self = systemError == Int(ECONNREFUSED) ? .refused : .unreachable
    case WEAVE_UNSUPPORTED_PROTOCOL, WEAVE_WEIRD_SERVER_REPLY: self = .notHTTP(words)
    case WEAVE_PARTIAL_FILE: self = .incomplete
    case WEAVE_OPERATION_TIMEDOUT: self = .timeout
    case WEAVE_FILESIZE_EXCEEDED: self = .tooLarge
    case WEAVE_BAD_CONTENT_ENCODING: self = .notUnpackable
    case WEAVE_SSL_CONNECT_ERROR: self = .noSecureConnection
    case WEAVE_PEER_FAILED_VERIFICATION: self = verification > 1 ? .untrustedCertificate : .certificateForOtherName
    case WEAVE_GOT_NOTHING, WEAVE_SEND_ERROR, WEAVE_RECV_ERROR:
      self = words.contains("CONNECT tunnel") ? .proxy(words) : .connectionLost
    default: self = .other(words)
    }
  }
}
