// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSpec

/// The files of the package.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path

  /// The designs in a folder of `Specs` and its subfolders, such as `Gallery/lisbon`, sorted.
  static func designs(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: "\(root)/Specs/\(folder)")?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".json") && !$0.hasSuffix("weave.test.json") }
      .map { "\(folder)/\($0.dropLast(5))" }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try Inputs.read("\(root)/\(path)", limit: 1 << 26)
  }
}

/// A compiled design from `Specs`, with the folder of its photos.
struct Design: Sendable {
  let name: String
  let source: SourceText
  let widget: CompiledWidget
  let photos: PhotoFolder

  /// - Parameter name: a path below `Specs` without its extension, such as `Gallery/lisbon`.
  init(_ name: String) throws {
    try self.init(name, text: Repository.bytes("Specs/\(name).json"))
  }

  init(_ name: String, text: [UInt8]) throws {
    let source = SourceText(name: name, bytes: text)
    let checked = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
    let errors = checked.diagnostics.filter { $0.severity == .error }
    try #require(
      errors.isEmpty, "\(TerminalPrinter(color: false).text(for: [.init(source: source, diagnostics: errors)]))")
    let design = try #require(checked.output)
    self.name = name
    self.source = source
    widget = try #require(design.widgets.first ?? nil)
    let folder = "\(Repository.root)/Specs/\(name)".split(separator: "/").dropLast().joined(separator: "/")
    photos = PhotoFolder(designFolder: "/\(folder)", embedded: design.document.images)
  }

  /// The picture; an error in the design is recorded as a test issue.
  func drawn(_ renderer: Renderer, _ environment: RenderEnvironment) throws -> Rendering {
    let checked = try renderer.render(widget, in: environment, photos: photos)
    for error in checked.diagnostics where error.severity == .error {
      Issue.record("\(name), \(environment.size) \(environment.appearance): \(error.message)")
    }
    return try #require(checked.output)
  }
}
