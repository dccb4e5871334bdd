// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix
import Synchronization

/// A server on loopback that plays a service and its faults: it answers each question as a test says, byte for byte.
final class ScriptedServer: Sendable {
  struct Question: Sendable {
    var method: String
    var target: String
    /// Names in lower case.
    var headers: [String: String]
    var body: String
  }

  struct Reply: Sendable {
    var bytes: [UInt8]
    /// Sent again and again after the bytes, each time a moment later, without an end.
    var drip: [UInt8] = []
    /// Sent again and again as fast as they are taken, so many times.
    var repeated: (bytes: [UInt8], times: Int)?
    /// Whether the connection is left open when all is sent.
    var isHanging = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(_ status: String = "200 OK", _ headers: [String] = [], _ body: String = "") {
      self.init(status, headers, bytes: Array(body.utf8))
    }

    init(_ status: String, _ headers: [String], bytes body: [UInt8]) {
      let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
      bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
  }

  typealias Script = @Sendable (Question) -> Reply

  private let channel: any Channel
  private let log: Log

  final class Log: Sendable {
    let questions = Mutex<[Question]>([])
  }

  /// All questions until now, in their order.
  var questions: [Question] { log.questions.withLock { $0 } }
  let port: Int
  var address: String { "http://127.0.0.1:\(port)" }

  init(_ script: @escaping Script) async throws {
    let log = Log()
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ScriptedHandler(script, log))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.log = log
    port = channel.localAddress?.port ?? 0
  }

  func end() async { try? await channel.close() }
}

private final class ScriptedHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let script: ScriptedServer.Script
  private let log: ScriptedServer.Log
  private var text: [UInt8] = []
  private var isDone = false

  init(_ script: @escaping ScriptedServer.Script, _ log: ScriptedServer.Log) {
    self.script = script
    self.log = log
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    text += unwrapInboundIn(data).readableBytesView
    guard !isDone, let question = Self.question(text) else { return }
    isDone = true
    log.questions.withLock { $0.append(question) }
    send(script(question), context)
  }

  /// Connections that a client gives up are nothing to tell of.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func send(_ reply: ScriptedServer.Reply, _ context: ChannelHandlerContext) {
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    let channel = context.value.channel
    write(reply.bytes, channel).whenSuccess {
      if !reply.drip.isEmpty { return Self.drip(reply.drip, channel) }
      if let (bytes, times) = reply.repeated { return Self.again(bytes, times, channel) }
      if !reply.isHanging { channel.close(promise: nil) }
    }
  }

  private func write(_ bytes: [UInt8], _ channel: any Channel) -> EventLoopFuture<Void> {
    channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  private static func drip(_ bytes: [UInt8], _ channel: any Channel) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes)).whenSuccess {
      channel.eventLoop.scheduleTask(in: .milliseconds(50)) { drip(bytes, channel) }
    }
  }

  private static func again(_ bytes: [UInt8], _ times: Int, _ channel: any Channel) {
    guard times > 0 else { return channel.close(promise: nil) }
    channel.writeAndFlush(ByteBuffer(bytes: bytes)).whenSuccess { again(bytes, times - 1, channel) }
  }

  private static func question(_ bytes: [UInt8]) -> ScriptedServer.Question? {
    let text = String(decoding: bytes, as: UTF8.self)
    let halves = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2, let lines = halves.first?.split(separator: "\r\n").map(String.init),
      let first = lines.first
    else { return nil }
    let words = first.split(separator: " ").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard words.count == 3, halves[1].utf8.count >= length else { return nil }
    return ScriptedServer.Question(method: words[0], target: words[1], headers: headers, body: halves[1])
  }
}
