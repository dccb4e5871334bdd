// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix
import WeaveDiagnostics
import WeaveHTTP
public import WeaveRender

/// Serves a preview to browsers on this machine, until the process ends.
public enum PreviewServer {
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - makeSession: called on the drawing thread.
  ///   - announce: receives the address once the server accepts requests.
  /// - Throws: if the port is in use, or the graphics libraries fail to start.
  public static func serve(
    port: Int, _ makeSession: @escaping @Sendable () throws(RenderError) -> PreviewSession, announce: (String) -> Void
  ) throws(PreviewError) {
    let (site, address) = try start(port: port, makeSession)
    announce(address)
    site.wait()
  }

  /// Serves on threads of its own until the process ends.
  ///
  /// - Returns: the address.
  /// - Throws: if no port is free, or the graphics libraries fail to start.
  public static func start(
    _ makeSession: @escaping @Sendable () throws(RenderError) -> PreviewSession
  ) throws(PreviewError) -> String {
    try start(port: 0, makeSession).address
  }

  private static func start(
    port: Int, _ makeSession: @escaping @Sendable () throws(RenderError) -> PreviewSession
  ) throws(PreviewError) -> (site: LocalSite, address: String) {
    // The drawing thread. One thread reads files, draws and answers, because a preview has one reader.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do throws(PreviewError) {
      return try start(port: port, on: group.next(), makeSession)
    } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  private static func start(
    port: Int, on loop: any EventLoop, _ makeSession: @escaping @Sendable () throws(RenderError) -> PreviewSession
  ) throws(PreviewError) -> (site: LocalSite, address: String) {
    let (hub, token): (NIOLoopBound<PreviewHub>, String)
    do {
      (hub, token) = try loop.submit {
        let session = try makeSession()
        let token = session.token
        return (NIOLoopBound(PreviewHub(session), eventLoop: loop), token)
      }.wait()
    } catch let error as RenderError { throw .drawing(error) } catch { throw .thread("\(error)") }
    let site: LocalSite
    do {
      // A request is at most a design of the maximum size with each byte escaped. An address may hold the values of
      // all variables.
      site = try LocalSite(
        port: port, patience: 120, bodyLimit: 2 * Limits.designBytes, fieldLimit: 80 << 10
      ) { request, port in
        await withCheckedContinuation { answered in
          loop.execute { answered.resume(returning: hub.value.answer(request, port)) }
        }
      }
    } catch { throw .port(error) }
    loop.scheduleRepeatedTask(initialDelay: .milliseconds(25), delay: .milliseconds(25)) { _ in hub.value.look() }
    loop.scheduleRepeatedTask(initialDelay: .seconds(2), delay: .seconds(2)) { _ in hub.value.lookForFiles() }
    return (site, "http://127.0.0.1:\(site.port)/\(token)/")
  }
}

/// The session, and the pages that listen for changes. It belongs to the drawing thread.
private final class PreviewHub {
  private let session: PreviewSession
  private let events = EventStream()

  init(_ session: PreviewSession) { self.session = session }

  func answer(_ asked: LocalSite.Request, _ port: Int) -> LocalSite.Answer {
    let request = PreviewSession.Request(
      method: asked.method, path: asked.path, host: asked.host, origin: asked[header: "Origin"], body: asked.body)
    let response = session.answer(request, port: port)
    let headers = [
      ("Content-Type", response.type),
      ("Cache-Control", response.isFinal ? "private, max-age=3600, immutable" : "no-store"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'"
      ), ("X-Frame-Options", "DENY"),
    ]
    return response.isStream
      ? LocalSite.Answer(status: response.status, headers: headers, events: events)
      : LocalSite.Answer(status: response.status, headers: headers, body: response.body)
  }

  /// Notifies pages of changed files.
  func look() {
    guard events.hasListeners else { return }
    if let version = session.noticeChanges() { events.send("\(version)") }
    if let cursor = session.noticeCursor() {
      events.send("{\"file\":\(cursor.file),\"at\":\(cursor.offset)}", event: "cursor")
    }
  }

  func lookForFiles() { if events.hasListeners, let version = session.noticeFiles() { events.send("\(version)") } }
}
