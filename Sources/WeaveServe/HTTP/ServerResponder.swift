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
    core.readDisplays()
    let isReading = request.method == .get || request.method == .head
    switch (target.parts.first, target.parts.count) {
    case ("picture", 2) where isReading: return await picture(target.parts[1], target, request)
    case ("health", 1) where isReading: return health()
    case ("metrics", 1) where isReading: return metrics()
    case ("picture", 2), ("health", 1), ("metrics", 1): return .refusal(.methodNotAllowed, "only GET and HEAD")
    default: return .notFound()
    }
  }

  // MARK: Pictures

  /// `/picture/NAME.png`
  private func picture(_ file: String, _ target: Target, _ request: Request) async -> Response {
    guard let dot = file.lastIndex(of: "."),
      let slot = core.shelf.slot(
        String(file[..<dot]), String(file[file.index(after: dot)...]), format: target["format"],
        rotation: target["rotation"])
    else { return .notFound() }
    // Nothing but a fetch makes the next picture wanted; who asks for headers alone takes none.
    let (kept, failure) = await core.picture(in: slot, isFetched: request.method == .get)
    guard let kept else {
      core.count("failed")
      return .refusal(.serviceUnavailable, "there is no picture: \(failure?.reason ?? "it was not drawn")", retry: 30)
    }
    return PictureAnswer(kept, failure, at: core.clock.now).response(to: request, core)
  }

  // MARK: The server itself

  private func health() -> Response {
    let displays = core.shelf.displays.count
    let broken = core.shelf.slots.count { $0.last.failure != nil }
    let isWell = core.fileProblem == nil && broken == 0
    let text = #"{"status": "\#(isWell ? "ok" : "degraded")", "displays": \#(displays), "failing": \#(broken)}"# + "\n"
    return .text(text, type: "application/json")
  }

  private func metrics() -> Response {
    .text(core.registry.text, type: "text/plain; version=0.0.4; charset=utf-8")
  }
}
