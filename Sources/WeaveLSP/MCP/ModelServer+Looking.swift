// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveHash
import WeaveJSON
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveSchema

/// The tools that look at designs and write nothing, except certain fixes on request.
extension ModelServer {
  func check(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let facts = facts()
    var design = try design(arguments, at: facts.moment.now)
    var fixed = 0
    if try arguments.flag("fix") {
      guard let name = design.name else { throw ToolFailure("`fix` needs a `file` to write to.") }
      let mended = DesignMender.mended(design.source, now: facts.moment.now, folder: design.folder)
      fixed = mended.applied
      if fixed > 0 {
        try replace(name, design.source.bytes, by: mended.source.bytes, what: "certain fixes")
        design = self.design(mended.source, named: name, at: facts.moment.now)
      }
    }
    let size = try arguments.word("size", of: WidgetSize.self)
    let environments = size.map { size in
      RenderEnvironment.phone(at: facts.moment).filter { $0.size == .medium }.map { environment in
        var environment = environment
        environment.size = size
        environment.canvas = Device.standard.canvas(for: size)
        return environment
      }
    }
    let diagnostics: [Diagnostic]
    let checker = try drawers().checker
    do throws(RenderError) {
      diagnostics = try checker.check(
        design.compiled, folder: design.folder, moment: facts.moment, variables: facts.variables,
        snapshots: facts.isAsked ? facts.snapshots : nil, facts: facts.snapshots, environments: environments,
        isAsked: size != nil)
    } catch { throw ToolFailure("The design cannot be drawn: \(error)") }
    let counts = [Diagnostic.Severity.error, .warning, .note].map { severity in
      diagnostics.count { $0.severity == severity }
    }
    let head = (fixed > 0 ? "\(fixed) fixed. " : "") + Self.summary(counts)
    return ToolAnswer(
      diagnostics.isEmpty ? head : head + "\n" + report(diagnostics, of: design),
      values: [
        ("errors", .integer(counts[0])), ("warnings", .integer(counts[1])), ("notes", .integer(counts[2])),
        ("fixed", fixed > 0 ? .integer(fixed) : nil), ("hash", .text("\(Checksum(of: design.source.bytes))")),
      ])
  }

  /// "No problems.", or "1 error, 2 warnings."
  static func summary(_ counts: [Int]) -> String {
    let parts = zip(counts, ["error", "warning", "note"]).filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "No problems." : parts.joined(separator: ", ") + "."
  }

  func render(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let (design, request, picture) = try picture(arguments)
    let renderer = try drawers().renderer
    let png: [UInt8]
    let hash: String
    do throws(RenderError) {
      png = try renderer.png(picture)
      hash = "\(try renderer.checksum(picture))"
    } catch { throw ToolFailure("The picture cannot be drawn: \(error)") }
    let found = warnings(design, picture)
    let text =
      Self.caption(request, picture) + "\nhash: \(hash)" + (found.isEmpty ? "" : "\n" + report(found, of: design))
    return ToolAnswer(text, picture: png, values: Self.values(request, picture, hash))
  }

  func look(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let detail = try arguments.word("detail", of: LookDetail.self) ?? .hash
    let seen = try arguments.text("seen")
    let (design, request, picture) = try picture(arguments)
    let renderer = try drawers().renderer
    let hash: String
    do throws(RenderError) { hash = "\(try renderer.checksum(picture))" } catch {
      throw ToolFailure("The picture cannot be drawn: \(error)")
    }
    if seen == hash { return ToolAnswer("unchanged", values: [("hash", .text(hash)), ("changed", .flag(false))]) }
    var lines = ["hash: \(hash)"]
    if seen != nil { lines.insert("changed", at: 0) }
    let found = warnings(design, picture)
    if detail == .hash, !found.isEmpty { lines.append("\(found.count) warnings; `check` lists them") }
    if detail != .hash {
      lines.append(Self.caption(request, picture))
      if !found.isEmpty { lines.append(report(found, of: design)) }
    }
    var png: [UInt8]?
    switch detail {
    case .hash: break
    // Very large trees would cost more than the picture.
    case .tree: lines.append(Self.shortened(picture.layout.dump(), to: 24_000))
    case .picture:
      do throws(RenderError) { png = try renderer.png(picture) } catch {
        throw ToolFailure("The picture cannot be drawn: \(error)")
      }
    }
    return ToolAnswer(
      lines.joined(separator: "\n"), picture: png,
      values: Self.values(request, picture, hash) + [("changed", seen == nil ? nil : .flag(true))])
  }

  private func warnings(_ design: CalledDesign, _ picture: Rendering) -> [Diagnostic] {
    (design.compiled.diagnostics + picture.diagnostics).filter { $0.severity == .warning }
  }

  private static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let lines = text.prefix(limit).split(separator: "\n").dropLast()
    return lines.joined(separator: "\n") + "\n… the rest is left out; `render` shows the picture"
  }

  /// "medium, light, 338 × 158 points, 676 × 316 pixels", and the alternative text.
  private static func caption(_ request: RenderRequest, _ picture: Rendering) -> String {
    let environment = request.environment
    let (width, height) = (environment.canvas.width, environment.canvas.height)
    let pixels = pixels(of: request)
    return "\(environment.size.rawValue), \(environment.appearance.rawValue), "
      + "\(JSONWriter.text(of: width)) × \(JSONWriter.text(of: height)) points, "
      + "\(pixels.width) × \(pixels.height) pixels\nalt: \(picture.altText)"
  }

  private static func pixels(of request: RenderRequest) -> (width: Int, height: Int) {
    let environment = request.environment
    return (
      Int((environment.canvas.width * environment.scale).rounded()),
      Int((environment.canvas.height * environment.scale).rounded())
    )
  }

  private static func values(
    _ request: RenderRequest, _ picture: Rendering, _ hash: String
  ) -> [(key: String, value: JSONNode?)] {
    let environment = request.environment
    let pixels = pixels(of: request)
    return [
      ("hash", .text(hash)), ("size", .text(environment.size.rawValue)),
      ("appearance", .text(environment.appearance.rawValue)), ("width", .integer(pixels.width)),
      ("height", .integer(pixels.height)),
      ("points", .array([environment.canvas.width, environment.canvas.height].map(JSONNode.number))),
      ("alt", .text(picture.altText)),
    ]
  }
}
