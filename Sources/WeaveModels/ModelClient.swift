// SPDX-License-Identifier: MIT

#if Network
  public import WeaveJSON
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL
  public import WeaveWorkshop

  /// Sends requests to a program that runs a model, with one connection per request.
  ///
  /// It follows no redirect and fetches nothing that an answer names.
  public struct ModelClient: Sendable {
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
    public init(
      _ endpoint: ModelEndpoint, _ kind: ModelProtocol, model: String, key: String?, seconds: Int,
      certificates: String? = nil
    ) {
      (self.endpoint, self.kind, self.model, self.key, self.seconds) = (endpoint, kind, model, key, seconds)
      self.certificates = certificates
    }

    /// The TLS settings; nil for an endpoint without encryption.
    private func tls() throws(ModelFailure) -> NIOSSLContext? {
      guard endpoint.isSecure else { return nil }
      var configuration = TLSConfiguration.makeClientConfiguration()
      do {
        if let certificates {
          configuration.additionalTrustRoots = [.certificates(try NIOSSLCertificate.fromPEMFile(certificates))]
        }
        return try NIOSSLContext(configuration: configuration)
      } catch {
        throw .unreachable("cannot read the certificates in `\(certificates ?? "")`")
      }
    }

    /// The model's answer to a conversation.
    public func ask(_ messages: [ModelProtocol.Message], _ schema: JSONNode) throws(ModelFailure) -> String {
      let answer = try post(kind.body(model: model, messages, schema: schema, seed: 1))
      return try kind.text(status: answer.status, answer.body)
    }

    private func post(_ body: [UInt8]) throws(ModelFailure) -> Answer {
      var headers: HTTPHeaders = [
        "Host": "\(endpoint.host):\(endpoint.port)", "Content-Type": "application/json", "Accept": "application/json",
        "Content-Length": String(body.count), "Connection": "close",
      ]
      if let key { headers.add(name: "Authorization", value: "Bearer \(key)") }
      let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: endpoint.base + kind.path, headers: headers)
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      defer { try? group.syncShutdownGracefully() }
      let loop = group.next()
      let promise = loop.makePromise(of: Answer.self)
      let seconds = seconds
      let tls = try tls()
      // A numeric address is not a name that a certificate could be requested for.
      let isName = endpoint.host.contains { $0.isLetter } && !endpoint.host.contains(":")
      let name = isName ? endpoint.host : nil
      // Ends an answer that arrives byte by byte, which a timeout between two bytes would not.
      loop.scheduleTask(in: .seconds(Int64(seconds))) {
        promise.fail(ModelFailure.unreachable("no complete answer within \(seconds) s"))
      }
      let bootstrap = ClientBootstrap(group: loop)
        .connectTimeout(.seconds(Int64(min(5, seconds))))
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            if let tls { try pipeline.addHandler(NIOSSLClientHandler(context: tls, serverHostname: name)) }
            try pipeline.addHTTPClientHandlers()
            try pipeline.addHandler(AnswerCollector(head, body, promise))
          }
        }
      let address = "\(endpoint.host):\(endpoint.port)"
      bootstrap.connect(host: endpoint.host, port: endpoint.port).whenFailure { _ in
        promise.fail(ModelFailure.unreachable("nobody answers at \(address)"))
      }
      do { return try promise.futureResult.wait() } catch let failure as ModelFailure { throw failure } catch {
        throw .unreachable("the connection failed")
      }
    }

    fileprivate struct Answer: Sendable {
      var status: Int
      var body: [UInt8]
    }
  }

  /// Sends a request and collects its answer.
  private final class AnswerCollector: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let head: HTTPRequestHead
    private let body: [UInt8]
    private let promise: EventLoopPromise<ModelClient.Answer>
    private var answer = ModelClient.Answer(status: 0, body: [])

    init(_ head: HTTPRequestHead, _ body: [UInt8], _ promise: EventLoopPromise<ModelClient.Answer>) {
      (self.head, self.body, self.promise) = (head, body, promise)
    }

    func channelActive(context: ChannelHandlerContext) {
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): answer.status = Int(head.status.code)
      case .body(let part):
        answer.body += part.readableBytesView
        guard answer.body.count > ModelProtocol.answerBytes else { return }
        fail(.tooLong, context)
      case .end:
        promise.succeed(answer)
        context.close(promise: nil)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      promise.fail(ModelFailure.unreachable("the connection was closed in the middle of the answer"))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if error is NIOSSLExtraError || error is NIOSSLError || error is BoringSSLError {
        return fail(
          .unreachable("its certificate is not trusted or does not match (see --certificates)"), context)
      }
      fail(.unreachable("the answer is not valid HTTP"), context)
    }

    private func fail(_ failure: ModelFailure, _ context: ChannelHandlerContext) {
      promise.fail(failure)
      context.close(promise: nil)
    }
  }
#endif
