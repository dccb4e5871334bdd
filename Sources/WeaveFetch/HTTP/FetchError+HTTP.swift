// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative

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

  /// The error for a request without an answer.
  static func explaining(_ failure: TransferFailure, _ host: String) -> FetchError {
    switch failure {
    case .notInstalled:
      FetchError(.lasting, "requests need libcurl 7.85 or later; install Debian's package libcurl4")
    case .unknownHost:
      FetchError(.passing, "no address is known for \(host); is the name right, and the network there?")
    case .refused: FetchError(.passing, "\(host) refuses the connection; is it running?")
    case .unreachable: FetchError(.passing, "\(host) cannot be reached")
    case .proxy(let words): FetchError(.passing, "the proxy does not lead to \(host): \(brief(words))")
    case .timeout, .deadline: FetchError(.passing, "\(host) does not answer in time")
    case .tooLarge: tooLarge(host)
    case .incomplete: FetchError(.passing, "\(host) breaks the answer off in the middle")
    case .connectionLost: FetchError(.passing, "\(host) breaks the connection off")
    case .notUnpackable: FetchError(.passing, "\(host) answers with what cannot be unpacked")
    case .notHTTP(let words): FetchError(.passing, "\(host) does not speak HTTP as it should (\(brief(words)))")
    case .untrustedCertificate:
      FetchError(
        .lasting,
        "the certificate of \(host) is not trusted: it has expired, or nobody known has signed it (`certificates` names more)"
      )
    case .certificateForOtherName: FetchError(.lasting, "the certificate of \(host) is for another name")
    case .unreadableCertificates: FetchError(.lasting, "the file of `certificates` cannot be read")
    case .noAuthorities:
      FetchError(.lasting, "no authorities are known that sign certificates; install Debian's package ca-certificates")
    case .noSecureConnection: FetchError(.passing, "\(host) does not agree on a secure connection")
    case .cancelled: FetchError(.passing, "the question to \(host) was given up")
    case .other(let words): FetchError(.passing, "\(host) cannot be asked: \(brief(words))")
    }
  }
}
