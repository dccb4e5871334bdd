// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOPosix
public import WeaveGolden

/// Serves a review to browsers of this machine until it is finished.
public enum ReviewServer {
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - announce: gets the address, once it answers.
  /// - Returns: the session with all decisions.
  /// - Throws: where the port is taken.
  public static func serve(
    _ session: ReviewSession, port: Int, announce: (String) -> Void
  ) throws -> ReviewSession {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    let end = loop.makePromise(of: Void.self)
    let state = NIOLoopBoundBox.makeBoxSendingValue(session, eventLoop: loop)
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
          try channel.pipeline.syncOperations.addHandler(ReviewHandler(state, end))
        }
      }
    let server: any Channel
    do { server = try bootstrap.bind(host: "127.0.0.1", port: port).wait() } catch {
      throw ReviewError(port: port)
    }
    announce("http://127.0.0.1:\(server.localAddress?.port ?? port)/")
    try end.futureResult.wait()
    let decided = try loop.submit { state.value }.wait()
    try? server.close().wait()
    return decided
  }
}

/// Collects one request after the other of a connection, and answers it.
private final class ReviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Bytes of a request's body; a decision on ten thousand pictures has less.
  private static let limit = 4 << 20

  private let session: NIOLoopBoundBox<ReviewSession>
  private let end: EventLoopPromise<Void>
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []

  init(_ session: NIOLoopBoundBox<ReviewSession>, _ end: EventLoopPromise<Void>) {
    self.session = session
    self.end = end
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
    case .body(let buffer):
      guard body.count + buffer.readableBytes <= Self.limit else { return context.close(promise: nil) }
      body += buffer.readableBytesView
    case .end: answer(context)
    }
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let head else { return context.close(promise: nil) }
    let request = ReviewSession.Request(
      method: head.method.rawValue, path: head.uri, host: head.headers.first(name: "host") ?? "",
      token: head.headers.first(name: "x-weave-token") ?? "", body: body)
    let response = session.value.answer(request, port: context.channel.localAddress?.port ?? 0)
    let headers = HTTPHeaders([
      ("Content-Type", response.type), ("Content-Length", "\(response.body.count)"), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ])
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    let end = end
    let written = context.eventLoop.makePromise(of: Void.self)
    if response.isLast { written.futureResult.whenComplete { _ in end.succeed() } }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    if !head.isKeepAlive { written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) } }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// A port that is taken, or not for everybody.
struct ReviewError: Error, CustomStringConvertible {
  var port: Int
  var description: String { "port \(port) cannot be used; leave out --port for one that is free" }
}
