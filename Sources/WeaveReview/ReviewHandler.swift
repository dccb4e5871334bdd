// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import WeaveGolden

/// Collects one request after the other of a connection, and answers it before the next is looked at.
///
/// Nothing is read while an answer is on its way: a client that asks for many large pictures at once and takes none fills
/// its own memory alone.
final class ReviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Bytes of a request's body; a decision on ten thousand pictures has less.
  private static let limit = 4 << 20
  /// Requests that a connection may send before the first is answered; a browser sends one.
  private static let mostWaiting = 16

  private struct Request {
    var head: HTTPRequestHead
    var body: [UInt8]
  }

  /// Connections at one time; a browser has six.
  private static let mostConnections = 64

  private let session: NIOLoopBoundBox<ReviewSession>
  private let connections: NIOLoopBoundBox<Int>
  private let end: EventLoopPromise<Void>
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var waiting: [Request] = []
  private var isAnswering = false

  init(
    _ session: NIOLoopBoundBox<ReviewSession>, _ connections: NIOLoopBoundBox<Int>, _ end: EventLoopPromise<Void>
  ) {
    self.session = session
    self.connections = connections
    self.end = end
  }

  func channelActive(context: ChannelHandlerContext) {
    connections.value += 1
    if connections.value > Self.mostConnections { context.close(promise: nil) } else { context.read() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    connections.value -= 1
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = []
    case .body(let buffer):
      guard body.count + buffer.readableBytes <= Self.limit else { return context.close(promise: nil) }
      body += buffer.readableBytesView
    case .end:
      guard let head, waiting.count < Self.mostWaiting else { return context.close(promise: nil) }
      waiting.append(Request(head: head, body: body))
      body = []
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) { goOn(context) }

  /// Answers the next request, or reads on where there is none.
  private func goOn(_ context: ChannelHandlerContext) {
    guard !isAnswering else { return }
    if waiting.isEmpty { context.read() } else { answer(waiting.removeFirst(), context) }
  }

  private func answer(_ asked: Request, _ context: ChannelHandlerContext) {
    isAnswering = true
    let head = asked.head
    let request = ReviewSession.Request(
      method: head.method.rawValue, path: head.uri, host: head.headers.first(name: "host") ?? "",
      token: head.headers.first(name: "x-weave-token") ?? "", body: asked.body)
    let response = session.value.answer(request, port: context.channel.localAddress?.port ?? 0)
    let headers = HTTPHeaders([
      ("Content-Type", response.type), ("Content-Length", "\(response.body.count)"), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      // No page of another server shows this one beneath its own buttons.
      ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Frame-Options", "DENY"),
    ])
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    let end = end
    let written = context.eventLoop.makePromise(of: Void.self)
    if response.isLast { written.futureResult.whenComplete { _ in end.succeed() } }
    written.futureResult.assumeIsolated().whenComplete { result in
      self.isAnswering = false
      if case .success = result, head.isKeepAlive { self.goOn(context) } else { context.close(promise: nil) }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
