// SPDX-License-Identifier: MIT

import NIOCore
import NIOHTTP1
import NIOPosix
public import WeaveGolden
import WeaveSystem

/// Serves a review to browsers of this machine until it is finished.
public enum ReviewServer {
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - patience: seconds for which a connection may neither ask nor take an answer.
  ///   - announce: gets the address, once it answers.
  /// - Returns: the session with all decisions.
  /// - Throws: where the port is taken.
  public static func serve(
    _ session: ReviewSession, port: Int, patience: Int = 60, announce: (String) -> Void
  ) throws -> ReviewSession {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    let loop = group.next()
    let end = loop.makePromise(of: Void.self)
    let state = NIOLoopBoundBox.makeBoxSendingValue(session, eventLoop: loop)
    // A browser has six connections. Half of the descriptors are for all else.
    let room = NIOLoopBoundBox.makeBoxSendingValue(max(1, min(64, descriptorLimit() / 2)), eventLoop: loop)
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(Int64(patience))))
          try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
          try pipeline.addHandler(ReviewHandler(state, room, end))
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

/// A port that is taken, or not for everybody.
struct ReviewError: Error, CustomStringConvertible {
  var port: Int
  var description: String { "port \(port) cannot be used; leave out --port for one that is free" }
}
