// SPDX-License-Identifier: MIT

import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// An answer that is at hand.
struct QuickAnswer: Sendable {
  var head: HTTPResponse
  /// Nil where the head says all.
  var body: ByteBuffer?
}

/// Answers what is in memory on the thread that has read the request, and passes all else on: no task is woken, so that a
/// thousand displays that ask at once wait for nobody.
///
/// It belongs to one connection. Requests are answered in their order: while one that was passed on has no answer, all that
/// come are passed on.
final class QuickLane: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// Nil for a request that takes longer.
  typealias Answering = @Sendable (HTTPRequest, any Channel) -> QuickAnswer?

  private let answer: Answering
  private let watch: ConnectionWatch
  private var passedOn = 0
  /// Sent when its request has come whole.
  private var ready: QuickAnswer?
  private var isFlushDue = false

  init(_ answer: @escaping Answering, _ watch: ConnectionWatch) { (self.answer, self.watch) = (answer, watch) }

  func handlerAdded(context: ChannelHandlerContext) {
    do { try context.pipeline.syncOperations.addHandler(watch, position: .first) } catch {
      // Nobody would look after the connection.
      context.close(promise: nil)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      watch.requestBegan()
      // A client that takes nothing gets no further answer: it waits where all bounds are.
      if passedOn == 0, context.channel.isWritable, let made = answer(head, context.channel) {
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
