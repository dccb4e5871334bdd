// SPDX-License-Identifier: MIT

import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension FetchError {
  static func tooLarge(_ host: String) -> FetchError {
    FetchError(.lasting, "\(host) answers with more than \(WebClient.bodyBytes >> 20) MB, and nothing of it is taken")
  }

  static func tooSlow(_ host: String, _ seconds: Double) -> FetchError {
    FetchError(
      .passing, "\(host) has not answered in full within \(Int(seconds)) s; `timeout` of the feed gives it longer")
  }

  /// The error for a status, with what to do about it.
  static func refusing(_ status: Int, _ host: String, _ after: Double?) -> FetchError {
    switch status {
    case 401: FetchError(.lasting, "\(host) does not know the key or the password (401); check what the feed names")
    case 403: FetchError(.lasting, "\(host) forbids it (403): a wrong key, or a `contact` that it wants to have")
    case 404: FetchError(.lasting, "\(host) has nothing at this address (404); check it")
    case 410: FetchError(.lasting, "\(host) has taken this away for good (410); remove the feed or change it")
    case 429:
      FetchError(after.map(Kind.notBefore) ?? .passing, "\(host) is asked too often (429)")
    case 500...599:
      FetchError(after.map(Kind.notBefore) ?? .passing, "\(host) is in trouble (\(status))")
    case 400...499: FetchError(.lasting, "\(host) refuses the question (\(status)); check the feed")
    default: FetchError(.passing, "\(host) answers with status \(status), which is no answer")
    }
  }

  static func explaining(_ error: any Error, _ address: WebAddress) -> FetchError { explaining(error, address.host) }

  /// The error for a failed connection.
  static func explaining(_ error: any Error, _ host: String) -> FetchError {
    switch error {
    case let error as HTTPClientError: return ofClient(error, host)
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      if case NIOHTTPDecompression.DecompressionError.limit? = error as? NIOHTTPDecompression.DecompressionError {
        return tooLarge(host)
      }
      return FetchError(.passing, "\(host) answers with what cannot be unpacked")
    case is NIOSSLExtraError: return wrongName(host)
    case let error as NIOSSLError: return ofTLS(String(describing: error), host)
    case let error as BoringSSLError: return ofTLS(String(describing: error), host)
    case let error as NIOConnectionError: return ofConnection(error, host)
    case HTTPParserError.invalidEOFState:
      return FetchError(.passing, "\(host) breaks the answer off in the middle")
    case is CancellationError: return FetchError(.passing, "the question to \(host) was given up")
    default: break
    }
    let words = String(describing: error)
    if words.contains("CERTIFICATE_VERIFY_FAILED") { return ofTLS(words, host) }
    if words.contains("ECONNREFUSED") || words.contains("errno: 111") { return refused(host) }
    if words.contains("reset") { return FetchError(.passing, "\(host) breaks the connection off") }
    return FetchError(
      .passing, "\(host) does not speak HTTP as it should (\(brief(String(describing: type(of: error)))))")
  }

  private static func refused(_ host: String) -> FetchError {
    FetchError(.passing, "\(host) refuses the connection; is it running?")
  }

  private static func wrongName(_ host: String) -> FetchError {
    FetchError(.lasting, "the certificate of \(host) is for another name")
  }

  private static func ofConnection(_ error: NIOConnectionError, _ host: String) -> FetchError {
    if error.dnsAError != nil || error.dnsAAAAError != nil, error.connectionErrors.isEmpty {
      return FetchError(.passing, "no address is known for \(host); is the name right, and the network there?")
    }
    let words = error.connectionErrors.map { String(describing: $0.error) }.joined()
    if words.contains("refused") || words.contains("111") { return refused(host) }
    return FetchError(.passing, "\(host) cannot be reached")
  }

  private static func ofTLS(_ words: String, _ host: String) -> FetchError {
    if words.contains("CERTIFICATE_VERIFY_FAILED") || words.contains("unableToValidateCertificate") {
      return FetchError(
        .lasting,
        "the certificate of \(host) is not trusted: it has expired, or nobody known has signed it (`certificates` names more)"
      )
    }
    if words.contains("failedToLoadCertificate") || words.contains("noSuchFilesystemObject") {
      return FetchError(.lasting, "the file of `certificates` cannot be read")
    }
    return FetchError(.passing, "\(host) does not agree on a secure connection")
  }

  private static func ofClient(_ error: HTTPClientError, _ host: String) -> FetchError {
    switch error {
    case .connectTimeout, .deadlineExceeded, .readTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
      FetchError(.passing, "\(host) does not answer in time")
    case .remoteConnectionClosed, .uncleanShutdown:
      FetchError(.passing, "\(host) breaks the answer off in the middle")
    case .cancelled, .requestStreamCancelled: FetchError(.passing, "the question to \(host) was given up")
    default: FetchError(.passing, "\(host) cannot be asked: \(brief(error.description))")
    }
  }
}
