// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers every request: by what it asks for, to the one who may ask.
struct ServerResponder: HTTPResponder {
  let core: ServerCore

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    var response = await answer(request, context)
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.referrerPolicy] = "no-referrer"
    response.headers[.crossOriginResourcePolicy] = "same-origin"
    // A request for headers alone gets those of the whole answer.
    if request.method == .head {
      response.body = .init(contentLength: response.body.contentLength) { try await $0.finish(nil) }
    }
    return response
  }

  private func answer(_ request: Request, _ context: ServerContext) async -> Response {
    guard let path = request.head.path, let target = Target(path) else { return .notFound() }
    guard core.gate.isMeant(request) else {
      core.count("refused")
      return .refusal(.misdirectedRequest, "this server has another name; 'weave serve --name' gives it one more")
    }
    core.readDisplays()
    let isReading = request.method == .get || request.method == .head
    switch (target.parts.first, target.parts.count) {
    case ("picture", 2) where isReading: return await picture(target.parts[1], target, request, context)
    case ("trmnl", 3) where isReading: return await trmnlFile(target, request, context)
    case ("api", 2): return await trmnl(target, request, context) ?? .notFound()
    case ("health", 1) where isReading: return health()
    case ("metrics", 1) where isReading: return metrics()
    case (nil, 0) where isReading, ("display", 2) where isReading: return await page(target, request)
    case ("view", 2) where isReading: return await view(target, request)
    case ("events", 2) where request.method == .get: return events(target, request)
    case ("login", 1) where isReading: return core.gate.isOpen ? Page.seeOther("/") : OwnerPages.signIn()
    case ("static", 2) where isReading: return Page.file(target.parts[1]) ?? .notFound()
    case ("facts", 2) where request.method == .post: return await facts(target, request, context)
    case ("login", 1), ("logout", 1), ("pairing", 1), ("devices", 1), ("webhooks", 1), ("displays", 3):
      return request.method == .post ? await form(target, request, context) : .refusal(.methodNotAllowed, "only POST")
    case ("picture", 2), ("health", 1), ("metrics", 1): return .refusal(.methodNotAllowed, "only GET and HEAD")
    default: return .notFound()
    }
  }

  // MARK: Pictures

  /// `/picture/NAME.png`
  private func picture(_ file: String, _ target: Target, _ request: Request, _ context: ServerContext) async -> Response
  {
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let name = String(file[..<dot])
    let display = core.shelf.display(name)
    // Who may see nothing does not learn which displays there are.
    guard core.gate.isOpen || display.map({ core.gate.maySee($0, request, target) }) ?? false else {
      core.count("refused")
      guard core.gate.admit(context.client) else { return .refusal(.tooManyRequests, "too many attempts", retry: 60) }
      return .refusal(.unauthorized, "this needs the token of the display")
    }
    guard
      let slot = core.shelf.slot(
        name, String(file[dot...].dropFirst()), format: target["format"], rotation: target["rotation"])
    else { return .notFound() }
    // Nothing but a fetch makes the next picture wanted; who asks for headers alone takes none.
    let (kept, failure) = await core.picture(in: slot, isFetched: request.method == .get)
    guard let kept else {
      core.count("failed")
      return .refusal(.serviceUnavailable, "there is no picture: \(failure?.reason ?? "it was not drawn")", retry: 30)
    }
    // Browsers say what they fetch for; pages show pictures without being the display.
    if request.headers[.secFetchSite] == nil {
      core.state.see(name, in: request.headers, at: core.clock.now)
    }
    return PictureAnswer(kept, failure, at: core.clock.now).response(to: request, core)
  }

  // MARK: The server itself

  private func health() -> Response {
    let displays = core.shelf.displays.count
    let broken = core.shelf.slots.count { $0.last.failure != nil }
    let isKept = core.state.problem == nil
    let isWell = core.fileProblem == nil && broken == 0 && isKept
    let text =
      #"{"status": "\#(isWell ? "ok" : "degraded")", "displays": \#(displays), "failing": \#(broken), "state": "\#(isKept ? "kept" : "in memory")"}"#
      + "\n"
    return .text(text, type: "application/json")
  }

  private func metrics() -> Response {
    .text(core.registry.text, type: "text/plain; version=0.0.4; charset=utf-8")
  }
}
