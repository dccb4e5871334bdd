// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOPosix
import WeaveDiagnostics
import WeaveSystem

/// Serves a preview to browsers on this machine, until the process ends.
public enum PreviewServer {
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - makeSession: called on the drawing thread.
  ///   - announce: receives the address once the server accepts requests.
  /// - Throws: if the port is in use, or the graphics libraries fail to start.
  public static func serve(
    port: Int, _ makeSession: @escaping @Sendable () throws -> PreviewSession, announce: (String) -> Void
  ) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let (server, address) = try start(group, port: port, makeSession)
    announce(address)
    try server.closeFuture.wait()
  }

  /// Serves on its own thread until the process ends.
  ///
  /// - Returns: the address.
  /// - Throws: if no port is free, or the graphics libraries fail to start.
  public static func start(_ makeSession: @escaping @Sendable () throws -> PreviewSession) throws -> String {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do { return try start(group, port: 0, makeSession).1 } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  private static func start(
    _ group: MultiThreadedEventLoopGroup, port: Int, _ makeSession: @escaping @Sendable () throws -> PreviewSession
  ) throws -> (any Channel, String) {
    let loop = group.next()
    // One thread reads, draws and answers, because a preview has one reader.
    let (hub, token) = try loop.submit {
      let session = try makeSession()
      let token = session.token
      return (NIOLoopBound(PreviewHub(session), eventLoop: loop), token)
    }.wait()
    let room = NIOLoopBoundBox.makeBoxSendingValue(max(1, min(64, descriptorLimit() / 2)), eventLoop: loop)
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(120)))
          try pipeline.configureHTTPServerPipeline()
          try pipeline.addHandler(PreviewHandler(hub.value, room))
        }
      }
    let server: any Channel
    do { server = try bootstrap.bind(host: "127.0.0.1", port: port).wait() } catch {
      throw PreviewError(port: port)
    }
    loop.scheduleRepeatedTask(initialDelay: .milliseconds(25), delay: .milliseconds(25)) { _ in hub.value.look() }
    loop.scheduleRepeatedTask(initialDelay: .seconds(2), delay: .seconds(2)) { _ in hub.value.lookForFiles() }
    loop.scheduleRepeatedTask(initialDelay: .seconds(20), delay: .seconds(20)) { _ in hub.value.stayAwake() }
    return (server, "http://127.0.0.1:\(server.localAddress?.port ?? port)/\(token)/")
  }
}

/// A port is in use or requires privileges.
struct PreviewError: Error, CustomStringConvertible {
  var port: Int
  var description: String { "cannot use port \(port); leave out --port to use a free one" }
}

/// The session, and the pages that listen for changes. It belongs to one event loop.
final class PreviewHub {
  let session: PreviewSession
  private var streams: [ObjectIdentifier: ChannelHandlerContext] = [:]
  /// The maximum number of listening pages.
  private static let most = 32

  init(_ session: PreviewSession) { self.session = session }

  /// Adds a listening page; false if there are too many.
  func add(_ context: ChannelHandlerContext) -> Bool {
    guard streams.count < Self.most else { return false }
    streams[ObjectIdentifier(context.channel)] = context
    return true
  }

  func remove(_ context: ChannelHandlerContext) { streams[ObjectIdentifier(context.channel)] = nil }

  /// Notifies pages of changed files.
  func look() {
    guard !streams.isEmpty else { return }
    if let version = session.noticeChanges() { send("data: \(version)\n\n") }
    if let cursor = session.noticeCursor() {
      send("event: cursor\ndata: {\"file\":\(cursor.file),\"at\":\(cursor.offset)}\n\n")
    }
  }

  func lookForFiles() { if !streams.isEmpty, let version = session.noticeFiles() { send("data: \(version)\n\n") } }

  /// Sends an empty comment line, so that a quiet stream does not look like a dead one.
  func stayAwake() { send(": \n\n") }

  private func send(_ text: String) {
    for context in streams.values where context.channel.isWritable {
      let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text)))
      context.writeAndFlush(NIOAny(part), promise: nil)
    }
  }
}

/// Answers the requests of one connection.
final class PreviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let hub: PreviewHub
  private let room: NIOLoopBoundBox<Int>
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var isStream = false
  /// The maximum size of a request: a design of the maximum size with each byte escaped.
  private static let most = 2 * Limits.designBytes

  /// - Parameter room: how many more connections are accepted.
  init(_ hub: PreviewHub, _ room: NIOLoopBoundBox<Int>) { (self.hub, self.room) = (hub, room) }

  func channelActive(context: ChannelHandlerContext) {
    room.value -= 1
    if room.value < 0 { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    room.value += 1
    hub.remove(context)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body(let part):
      guard body.count + part.readableBytes <= Self.most else { return context.close(promise: nil) }
      body += part.readableBytesView
    case .end:
      if let head, !isStream { answer(head, context) }
      body = []
    }
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let request = PreviewSession.Request(
      method: head.method.rawValue, path: head.uri, host: head.headers.first(name: "host") ?? "",
      origin: head.headers.first(name: "origin"), body: body)
    let response = hub.session.answer(request, port: context.channel.localAddress?.port ?? 0)
    var headers = HTTPHeaders([
      ("Content-Type", response.type),
      ("Cache-Control", response.isFinal ? "private, max-age=3600, immutable" : "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'"
      ), ("X-Frame-Options", "DENY"),
    ])
    if response.isStream {
      guard hub.add(context) else { return context.close(promise: nil) }
      isStream = true
    } else {
      headers.add(name: "Content-Length", value: "\(response.body.count)")
    }
    let status = HTTPResponseStatus(statusCode: response.status)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: status, headers: headers))), promise: nil)
    if isStream {
      context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: "retry: 500\n\n")))), promise: nil)
      return
    }
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    guard !head.isKeepAlive else { return context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil) }
    // Sends pending data before closing.
    let sent = context.eventLoop.makePromise(of: Void.self)
    let channel = context.channel
    sent.futureResult.whenComplete { _ in channel.close(promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent, !isStream { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
