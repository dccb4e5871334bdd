// SPDX-License-Identifier: MIT

#if Network
  import WeaveFetch
  import WeaveJSON
  import WeaveNative
  import WeaveWorkshop

  /// Sends requests to a program that runs a model, with one connection per request.
  ///
  /// It follows no redirect, uses no proxy, and fetches nothing that an answer names.
  struct ModelClient: Sendable {
    private let endpoint: ModelEndpoint
    private let kind: ModelProtocol
    private let model: String
    /// The bearer token; nil for none.
    private let key: String?
    /// The time limit for a whole answer.
    private let seconds: Int
    /// A PEM file with trusted certificates besides the system's; nil for none.
    private let certificates: String?

    /// A client of a program that runs a model.
    ///
    /// - Parameters:
    ///   - key: the bearer token; nil for none.
    ///   - seconds: the time limit for an answer.
    ///   - certificates: a PEM file with additional trusted authorities.
    init(
      _ endpoint: ModelEndpoint, _ kind: ModelProtocol, model: String, key: String?, seconds: Int,
      certificates: String? = nil
    ) {
      (self.endpoint, self.kind, self.model, self.key, self.seconds) = (endpoint, kind, model, key, seconds)
      self.certificates = certificates
    }

    /// The model's answer to a conversation. The caller's thread waits for it.
    func ask(_ messages: [ModelProtocol.Message], _ schema: JSONNode) throws(ModelFailure) -> String {
      let answer = try post(kind.body(model: model, messages, schema: schema, seed: 1))
      // Some services repeat the key when they refuse it. It is removed before a message is cut, and after its escapes
      // are read.
      let redaction = Redaction([key].compactMap { $0 })
      do throws(ModelFailure) {
        return redaction.text(try kind.text(status: answer.status, redaction.bytes(answer.body)))
      } catch { throw Self.redacted(error, redaction) }
    }

    private static func redacted(_ failure: ModelFailure, _ redaction: Redaction) -> ModelFailure {
      switch failure {
      case .refused(let status, let reason): .refused(status: status, redaction.text(reason))
      case .notJSON(let what): .notJSON(redaction.text(what))
      case .mistaken(let faults): .mistaken(faults.map(redaction.text))
      case .unreachable, .empty, .cut, .tooLong: failure
      }
    }

    private func post(_ body: [UInt8]) throws(ModelFailure) -> TransferAnswer {
      let limit = ModelProtocol.answerBytes
      var request = TransferRequest(
        address, seconds: Double(seconds), bodyBytes: limit, refusalBytes: limit)
      request.method = "POST"
      request.headers = [("Content-Type", "application/json"), ("Accept", "application/json"), ("Connection", "close")]
      if let key { request.headers.append(("Authorization", "Bearer \(key)")) }
      request.body = body
      request.connectSeconds = Double(min(5, seconds))
      request.certificates = endpoint.isSecure ? certificates : nil
      do throws(TransferFailure) { return try request.perform() } catch { throw failure(error) }
    }

    private var address: String {
      let host = endpoint.host.contains(":") ? "[\(endpoint.host)]" : endpoint.host
      return "\(endpoint.isSecure ? "https" : "http")://\(host):\(endpoint.port)\(endpoint.base)\(kind.path)"
    }

    private func failure(_ failure: TransferFailure) -> ModelFailure {
      switch failure {
      case .notInstalled: .unreachable("requests need libcurl 7.85 or later; install Debian's package libcurl4")
      case .tooLarge: .tooLong
      case .deadline: .unreachable("no complete answer within \(seconds) s")
      case .incomplete, .connectionLost: .unreachable("the connection was closed in the middle of the answer")
      case .unreadableCertificates: .unreachable("cannot read the certificates in `\(certificates ?? "")`")
      case .untrustedCertificate, .certificateForOtherName, .noSecureConnection:
        .unreachable("its certificate is not trusted or does not match (see --certificates)")
      case .noAuthorities:
        .unreachable("no certificate authorities are installed; install Debian's package ca-certificates")
      case .notHTTP, .notUnpackable: .unreachable("the answer is not valid HTTP")
      case .unknownHost, .refused, .unreachable, .timeout, .proxy:
        .unreachable("nobody answers at \(endpoint.host):\(endpoint.port)")
      case .cancelled, .other: .unreachable("the connection failed")
      }
    }
  }
#endif
