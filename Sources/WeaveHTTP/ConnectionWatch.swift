// SPDX-License-Identifier: MIT

import NIOCore

/// Closes a connection when the other side is too slow: when it neither asks nor reads an answer, or sends a request
/// byte by byte.
///
/// It belongs to one connection and sees its bytes before any other handler.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private let patience: TimeAmount
  /// The time in which a request must arrive completely.
  private let requestTime: TimeAmount
  /// When the current request began to arrive; nil between requests.
  private var began: NIODeadline?
  private var lastActive = NIODeadline.now()
  /// When the other side stopped reading; nil while it reads.
  private var stuckSince: NIODeadline?
  private var looks: RepeatedTask?
  /// The number of unanswered requests.
  private var open = 0

  /// - Parameter patience: seconds.
  init(patience: Int) {
    self.patience = .seconds(Int64(max(1, patience)))
    requestTime = .milliseconds(Int64(max(1, patience)) * 1_000 / 3)
  }

  // MARK: Requests

  func requestBegan() {
    if began == nil { began = .now() }
    open += 1
  }

  /// A request has arrived completely.
  func requestEnded() { (began, lastActive) = (nil, .now()) }

  func requestAnswered() { (open, lastActive) = (max(0, open - 1), .now()) }

  // MARK: The connection

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

  func handlerRemoved(context: ChannelHandlerContext) { looks?.cancel() }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    looks?.cancel()
    looks = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if began == nil { began = .now() }
    context.fireChannelRead(data)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stuckSince = context.channel.isWritable ? nil : .now()
    context.fireChannelWritabilityChanged()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard looks == nil else { return }
    lastActive = .now()
    let pause = TimeAmount.nanoseconds(requestTime.nanoseconds / 2)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    looks = context.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
      let (watch, context) = bound.value
      if watch.isTooSlow(at: .now()) { context.close(promise: nil) }
    }
  }

  private func isTooSlow(at now: NIODeadline) -> Bool {
    if let stuckSince, now - stuckSince > patience { return true }
    if let began { return now - began > requestTime }
    return open == 0 && now - lastActive > patience
  }
}
