// SPDX-License-Identifier: MIT

import NIOCore

/// Closes a connection when the other side is too slow: when it neither asks nor reads an answer, or sends a request
/// byte by byte; and at once if its address has too many.
///
/// It belongs to one connection and sees its bytes before any other handler.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  private let patience: TimeAmount
  /// The time in which a request must arrive completely.
  private let requestTime: TimeAmount
  /// The time in which its head must arrive.
  private let headTime: TimeAmount
  private let crowd: ConnectionCount
  /// What `crowd` takes back.
  private var place: String?
  /// When the current request began to arrive; nil between requests.
  private var began: NIODeadline?
  private var hasHead = false
  private var lastActive = NIODeadline.now()
  /// When the other side stopped reading; nil while it reads.
  private var stuckSince: NIODeadline?
  private var look: Scheduled<Void>?
  /// The number of unanswered requests.
  private var open = 0

  /// - Parameter patience: seconds.
  init(patience: Int, _ crowd: ConnectionCount) {
    let milliseconds = Int64(max(1, patience)) * 1_000
    self.patience = .milliseconds(milliseconds)
    requestTime = .milliseconds(milliseconds / 3)
    headTime = .milliseconds(milliseconds / 6)
    self.crowd = crowd
  }

  // MARK: Requests

  /// The head of a request has arrived.
  func requestBegan() {
    if began == nil { began = .now() }
    hasHead = true
    open += 1
  }

  /// A request has arrived completely.
  func requestEnded() { (began, hasHead, lastActive) = (nil, false, .now()) }

  func requestAnswered() { (open, lastActive) = (max(0, open - 1), .now()) }

  // MARK: The connection

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
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
    guard look == nil else { return }
    lastActive = .now()
    guard let place = crowd.enter(context.channel.remoteAddress?.ipAddress ?? "") else {
      return context.close(promise: nil)
    }
    self.place = place
    lookLater(context)
  }

  private func end() {
    look?.cancel()
    look = nil
    if let place { crowd.leave(place) }
    place = nil
  }

  /// Looks again when the time of the other side may be over, and at least as often as a new head could be late.
  private func lookLater(_ context: ChannelHandlerContext) {
    let now = NIODeadline.now()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    look = context.eventLoop.scheduleTask(deadline: min(deadline ?? .distantFuture, now + headTime)) {
      let (watch, context) = bound.value
      if let deadline = watch.deadline, deadline <= .now() { return context.close(promise: nil) }
      watch.lookLater(context)
    }
  }

  /// When the time of the other side is over; nil while it waits for an answer.
  private var deadline: NIODeadline? {
    let stuck = stuckSince.map { $0 + patience }
    let late = began.map { $0 + (hasHead ? requestTime : headTime) } ?? (open == 0 ? lastActive + patience : nil)
    return [stuck, late].compactMap(\.self).min()
  }
}
