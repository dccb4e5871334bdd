// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative

extension FetchError {
  static func tooLarge(_ host: String) -> FetchError {
    FetchError(.lasting, "\(host) answers with more than \(WebClient.bodyBytes >> 20) MB; the answer is not used")
  }

  static func tooSlow(_ host: String, _ seconds: Double) -> FetchError {
    FetchError(
      .passing, "\(host) has not sent its whole answer within \(Int(seconds)) s; raise the feed's `timeout`")
  }

  /// The error for a status, with what to do about it.
  static func forStatus(_ status: Int, _ host: String, _ after: Double?) -> FetchError {
    switch status {
    case 401: FetchError(.lasting, "\(host) rejects the key or the password (401); check them in the feed")
    case 403: FetchError(.lasting, "\(host) denies access (403); check the key, or set `contact`")
    case 404: FetchError(.lasting, "\(host) has nothing at this address (404); check it")
    case 410: FetchError(.lasting, "\(host) has removed this address for good (410); change or remove the feed")
    case 429:
      FetchError(after.map(Kind.notBefore) ?? .passing, "\(host) gets too many requests (429)")
    case 500...599:
      FetchError(after.map(Kind.notBefore) ?? .passing, "\(host) reports a server error (\(status))")
    case 400...499: FetchError(.lasting, "\(host) rejects the request (\(status)); check the feed")
    default: FetchError(.passing, "\(host) answers with the unexpected status \(status)")
    }
  }

  /// The error for a request without an answer.
  static func forFailure(_ failure: TransferFailure, _ host: String) -> FetchError {
    switch failure {
    case .notInstalled:
      FetchError(.lasting, "requests need libcurl 7.85 or later; install Debian's package libcurl4")
    case .unknownHost:
      FetchError(.passing, "the address of \(host) cannot be found; check the name and the network")
    case .refused: FetchError(.passing, "\(host) refuses the connection; is it running?")
    case .unreachable: FetchError(.passing, "\(host) cannot be reached")
    case .proxy(let words): FetchError(.passing, "the proxy does not reach \(host): \(brief(words))")
    case .timeout, .deadline: FetchError(.passing, "\(host) does not answer in time")
    case .tooLarge: tooLarge(host)
    case .incomplete: FetchError(.passing, "\(host) cut its answer off in the middle")
    case .connectionLost: FetchError(.passing, "\(host) closed the connection")
    case .notUnpackable: FetchError(.passing, "\(host) sent an answer that cannot be unpacked")
    case .notHTTP(let words): FetchError(.passing, "\(host) does not follow HTTP (\(brief(words)))")
    case .untrustedCertificate:
      FetchError(
        .lasting,
        "the certificate of \(host) is not trusted: it has expired, or no known authority has signed it (`certificates` adds more)"
      )
    case .certificateForOtherName: FetchError(.lasting, "the certificate of \(host) is for another name")
    case .unreadableCertificates: FetchError(.lasting, "the file in `certificates` cannot be read")
    case .noAuthorities:
      FetchError(.lasting, "the system has no certificates of authorities; install Debian's package ca-certificates")
    case .noSecureConnection: FetchError(.passing, "\(host) does not accept a secure connection")
    case .cancelled: FetchError(.passing, "the request to \(host) was cancelled")
    case .other(let words): FetchError(.passing, "\(host) cannot be reached: \(brief(words))")
    }
  }
}
