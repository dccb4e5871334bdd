// SPDX-License-Identifier: MIT

package import HTTPTypes
package import NIOCore
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// An answer that is ready at once.
package struct QuickAnswer: Sendable {
  /// Returns nil for a request that takes longer. It is called on the thread that reads, and must not wait.
  package typealias Making = @Sendable (HTTPRequest) -> QuickAnswer?

  var head: HTTPResponse
  /// nil if the head is the whole answer.
  var body: ByteBuffer?

  /// An answer; nil for the body if the head is all of it.
  package init(head: HTTPResponse, body: ByteBuffer?) { (self.head, self.body) = (head, body) }
}

/// Answers requests for what is in memory on the thread that read them, and passes on all others. No task is woken, so
/// a thousand displays can ask at once without waiting.
///
/// It belongs to one connection. Requests are answered in order: while a passed-on request has no answer, all later
/// ones are passed on too.
final class QuickLane: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let answer: QuickAnswer.Making
  private let watch: ConnectionWatch
  private var passedOn = 0
  /// Sent once its request has arrived completely.
  private var ready: QuickAnswer?
  private var isFlushDue = false

  init(_ answer: @escaping QuickAnswer.Making, _ watch: ConnectionWatch) { (self.answer, self.watch) = (answer, watch) }

  func handlerAdded(context: ChannelHandlerContext) {
    do {
      let pipeline = context.pipeline.syncOperations
      try pipeline.addHandler(watch, position: .first)
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(RequestGuard(), position: .before(codec))
    } catch {
      // Without the watch nothing would close the connection.
      context.close(promise: nil)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      watch.requestBegan()
      // A client that does not read gets no further answer here; its request goes to the slow path with all its limits.
      if passedOn == 0, context.channel.isWritable, let made = answer(head) {
        ready = made
        return
      }
      passedOn += 1
    case .body:
      if ready != nil { return }
    case .end:
      watch.requestEnded()
      if let made = ready {
        ready = nil
        return send(made, context)
      }
    }
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if isFlushDue {
      isFlushDue = false
      context.flush()
    }
    context.fireChannelReadComplete()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      passedOn = max(0, passedOn - 1)
      watch.requestAnswered()
    }
    context.write(data, promise: promise)
  }

  private func send(_ made: QuickAnswer, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(made.head)), promise: nil)
    if let body = made.body { context.write(wrapOutboundOut(.body(body)), promise: nil) }
    context.write(wrapOutboundOut(.end(nil)), promise: nil)
    watch.requestAnswered()
    isFlushDue = true
  }
}
