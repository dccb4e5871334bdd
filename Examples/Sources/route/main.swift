// SPDX-License-Identifier: MIT

import Foundation
import Weave

/// What any server knows of a request and its answer.
struct Response: Sendable {
  var status: Int
  var contentType: String
  var maxAge: Int
  var body: [UInt8]
}

/// Weather that the program has fetched before, in the form of `weather.json`.
struct Facts: FactSource {
  func snapshot(_ kind: SnapshotKind, at moment: Date) async throws -> [UInt8]? { nil }
}

/// Logos that designs may show by name.
struct Logos: ImageSource {
  func image(named name: String) throws -> [UInt8]? {
    name == "dot.svg" ? Array("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>".utf8) : nil
  }
}

/// Answers `POST /picture` with the picture of the design in its body; strangers' designs read no file of the server.
struct PictureRoute: Sendable {
  let renderer: WidgetRenderer

  func answer(design json: String, query: [String: String]) async -> Response {
    do {
      let design = try WidgetDesign(json: json)
      let picture = try await renderer.picture(
        of: design, on: EInkPanel(width: 800, height: 480), facts: Facts(), variables: query, images: Logos())
      let seconds = picture.changes.map { max(0, Int($0.timeIntervalSinceNow)) } ?? 86_400
      return Response(status: 200, contentType: "image/bmp", maxAge: seconds, body: picture.bytes)
    } catch WidgetError.design(let problems) {
      let text = problems.map(\.description).joined(separator: "\n")
      return Response(status: 422, contentType: "text/plain", maxAge: 0, body: Array(text.utf8))
    } catch {
      return Response(status: 500, contentType: "text/plain", maxAge: 0, body: Array("\(error)".utf8))
    }
  }
}

let route = PictureRoute(renderer: try WidgetRenderer())
for body in [#"{"name": "Note", "primaryText": "{{word}}"}"#, #"{"name": "Note", "layout": {"template": "herro"}}"#] {
  let response = await route.answer(design: body, query: ["word": "Hello"])
  print(response.status, response.contentType, response.body.count)
}
