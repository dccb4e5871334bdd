// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveHTTP
import WeaveJSON
import WeaveSchema

/// Answers every request, after checking that the client may make it.
struct ServerResponder: HTTPResponder {
  let core: ServerCore

  func respond(to request: Request, context: ServerContext) async -> Response {
    let options = core.options
    let visit = Visit(request, prefix: options.prefix, isSignedIn: options.isIngress(context))
    var response = await Visit.$current.withValue(visit) { await answer(request, context) }
    response.complete(for: request)
    return response
  }

  /// A path without the prefix that a proxy may have left on it.
  private func inner(_ path: String) -> String {
    let prefix = core.options.prefix
    guard !prefix.isEmpty, path.hasPrefix(prefix) else { return path }
    let rest = path.dropFirst(prefix.count)
    return rest.isEmpty ? "/" : rest.hasPrefix("?") ? "/\(rest)" : rest.hasPrefix("/") ? String(rest) : path
  }

  private func answer(_ request: Request, _ context: ServerContext) async -> Response {
    guard let path = request.head.path, let target = Target(inner(path)) else { return .notFound() }
    guard core.gate.isMeant(request) else {
      core.count("refused")
      return .refusal(.misdirectedRequest, "this server does not have this name; add it with 'weave serve --name'")
    }
    await core.takeDisplays()
    let isReading = request.method == .get || request.method == .head
    switch (target.parts.first, target.parts.count) {
    case ("picture", 2) where isReading: return await picture(target.parts[1], target, request, context)
    case ("trmnl", 3) where isReading: return await trmnlFile(target, request, context)
    case ("api", 2): return await trmnl(target, request, context) ?? .notFound()
    case ("health", 1) where isReading: return health()
    case ("metrics", 1) where isReading: return await metrics(target, request, context)
    case (nil, 0) where isReading, ("display", 2) where isReading, ("feeds", 1) where isReading,
      ("house", 1) where isReading:
      return await page(target, request)
    case ("view", 2) where isReading: return await view(target, request)
    case ("events", 2) where request.method == .get: return await events(target, request)
    case ("login", 1) where isReading:
      return core.gate.csrf(of: request) != nil ? Page.seeOther("/") : OwnerPages.signIn()
    case ("export.zip", 1) where request.method == .get: return await export(request)
    case ("photos", 1) where request.method == .post: return await uploadPhoto(request)
    case ("feeds", 2) where target.parts[1] == "new" && request.method == .post: return await addFeed(request)
    case ("thumbnail", 2) where isReading: return await thumbnail(target, request)
    case ("static", 2) where isReading: return Page.file(target.parts[1]) ?? .notFound()
    case ("press", 3) where request.method == .post: return await press(target, request, context)
    case ("facts", 2) where request.method == .post || request.method == .delete:
      return await facts(target, request, context)
    case ("login", 1), ("logout", 1), ("pairing", 1), ("devices", 1), ("webhooks", 1), ("boards", 1), ("feeds", 1),
      ("house", 1), ("displays", 3):
      return request.method == .post ? await form(target, request, context) : .refusal(.methodNotAllowed, "only POST")
    case ("picture", 2), ("health", 1), ("metrics", 1): return .refusal(.methodNotAllowed, "only GET and HEAD")
    default: return .notFound()
    }
  }

  // MARK: Pictures

  /// The answer to a request for a picture that is in memory and current; nil for every other request.
  ///
  /// It never waits, because the calling thread also reads the requests of other displays.
  func quick(_ head: HTTPRequest) -> QuickAnswer? {
    guard head.method == .get || head.method == .head, head.headerFields[.connection] == nil,
      let path = head.path.map(inner), path.hasPrefix("/picture/"), let target = Target(path), target.parts.count == 2
    else { return nil }
    let request = Request(head: head, body: .init(buffer: ByteBuffer()))
    guard core.gate.isMeant(request), core.hasCheckedDisplays else { return nil }
    let (name, ending) = Self.split(target.parts[1])
    guard let display = core.shelf.display(name), core.gate.maySeeAtOnce(display, request, target),
      let slot = core.shelf.slot(name, ending, format: target["format"], rotation: target["rotation"]),
      let kept = core.pictureInMemory(of: display, in: slot, isFetched: head.method == .get)
    else { return nil }
    see(name, head.headerFields)
    return PictureAnswer(kept, nil, at: core.clock.now).quick(to: head, core)
  }

  /// Splits `kitchen.png` into name and ending.
  private static func split(_ file: String) -> (name: String, ending: String) {
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    return (String(file[..<dot]), String(file[dot...].dropFirst()))
  }

  /// Records that a display has fetched its picture. Browsers send a header that says what they fetch for; their
  /// requests do not count, because a page that shows a picture is not the display.
  private func see(_ name: String, _ headers: HTTPFields) {
    if headers[.secFetchSite] == nil { core.state.see(name, in: headers, at: core.clock.now) }
  }

  /// `/picture/NAME.png`
  private func picture(_ file: String, _ target: Target, _ request: Request, _ context: ServerContext) async -> Response
  {
    let (name, ending) = Self.split(file)
    let display = core.shelf.display(name)
    // A client that may see nothing does not learn which displays exist.
    var mayAsk = core.gate.isOpen
    if !mayAsk, let display { mayAsk = await core.gate.maySee(display, request, target) }
    guard mayAsk else {
      return refusal(of: .picture, "this needs the token of the display", request, context)
    }
    guard
      let slot = core.shelf.slot(
        name, ending, format: target["format"], rotation: target["rotation"]), let display
    else { return .notFound() }
    // Only a GET makes the next picture wanted; HEAD takes no picture.
    let (kept, failure) = await core.picture(of: display, in: slot, isFetched: request.method == .get)
    guard let kept else {
      core.count("failed")
      return .refusal(.serviceUnavailable, "there is no picture: \(failure?.reason ?? "it was not drawn")", retry: 30)
    }
    // The token may have ended while the picture was drawn.
    guard await core.gate.maySee(display, request, target) else {
      return refusal(of: .picture, "this needs the token of the display", request, context)
    }
    see(name, request.headers)
    return PictureAnswer(kept, failure, at: core.clock.now).response(to: request, core)
  }

  /// The answer to a client that could not prove who it is.
  func refusal(
    of attempt: Gate.Attempt, _ reason: String, _ request: Request, _ context: ServerContext
  ) -> Response {
    core.count("refused")
    let client = core.gate.client(of: request, context)
    guard core.gate.admit(client, to: attempt) else {
      return .refusal(.tooManyRequests, "too many attempts", retry: 60)
    }
    return .refusal(.unauthorized, reason)
  }

  // MARK: The server itself

  private func health() -> Response {
    let displays = core.shelf.displays.count
    let broken = core.shelf.slots.count { $0.last.failure != nil }
    let state = core.state
    let isKept = state.problem == nil
    let isEmptied = state.wasEmptied && displays > 0
    let (feeds, failing) = (core.feeds.statuses.count, core.feeds.failing)
    let isWell =
      core.fileProblem == nil && broken == 0 && isKept && !isEmptied && failing == 0 && core.feeds.troubles.isEmpty
    let members: [(String, JSONNode)] = [
      ("status", .text(isWell ? "ok" : "degraded")), ("displays", .integer(displays)), ("failing", .integer(broken)),
      ("state", .text(!isKept ? "in memory" : isEmptied ? "lost" : "kept")), ("feeds", .integer(feeds)),
      ("feedsFailing", .integer(failing)),
    ]
    let text = members.map { "\"\($0.0)\": \(JSONWriter.compact($0.1))" }.joined(separator: ", ")
    return .text("{\(text)}\n", type: "application/json")
  }

  private func metrics(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    guard await core.gate.mayMeasure(request, target, context) else {
      return refusal(of: .program, "this needs the token of webhooks", request, context)
    }
    core.measureFeeds()
    return .text(core.registry.text, type: "text/plain; version=0.0.4; charset=utf-8")
  }
}
