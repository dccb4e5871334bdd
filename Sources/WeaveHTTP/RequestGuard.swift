// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1

/// Refuses requests that could be understood in two ways, and closes connections of HTTP/1.0 after their answer.
///
/// It belongs to one connection, and sees versions and repeated headers, which the handlers behind it do not.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// How the connection ends.
  private enum End {
    /// After the answer to the last request.
    case answered(HTTPVersion)
    /// With a refusal, after the answers to the requests before it.
    case refused
  }

  private var end: End?
  /// Whether everything that comes is ignored, because the connection ends.
  private var isDeaf = false
  /// The number of unanswered requests.
  private var open = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isDeaf { return }
    if case .head(let head) = unwrapInboundIn(data) {
      // RFC 9112, 3.2: a server must refuse a request with several Host lines.
      let isAmbiguous = head.headers[canonicalForm: "host"].count > 1
      if end != nil || isAmbiguous {
        isDeaf = true
        if end == nil { refuse(context) }
        return
      }
      open += 1
      if (head.version.major, head.version.minor) < (1, 1) { end = .answered(head.version) }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if case .answered(let version) = end, open == 1 {
        head.version = version
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      open = max(0, open - 1)
      guard open == 0, let end else { return context.write(data, promise: promise) }
      switch end {
      case .answered: writeLast(data, promise, context)
      case .refused:
        context.write(data, promise: promise)
        sendRefusal(context)
      }
    }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    end = .refused
    if open == 0 { sendRefusal(context) }
  }

  private func sendRefusal(_ context: ChannelHandlerContext) {
    let headers: HTTPHeaders = ["connection": "close", "content-length": "0"]
    let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    writeLast(wrapOutboundOut(.end(nil)), nil, context)
  }

  /// Writes the last part, and closes the connection once everything is sent.
  private func writeLast(_ data: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.cascade(to: promise)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    sent.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
    context.write(data, promise: sent)
    context.flush()
  }
}
