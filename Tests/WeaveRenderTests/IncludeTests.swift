// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve

/// Designs that include files of parts.
@Suite struct IncludeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "include-\(UUID().uuidString)")

  private static let design = """
    {"name": "Pool", "layout": {"template": "custom"}, "include": ["parts/pool.json", "more.json"],
     "components": {"own": {"content": {"type": "use", "component": "stat", "with": {"title": "Own"}}}},
     "content": {"type": "use", "component": "own"}}
    """

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func compiled(_ text: String = Self.design) -> Checked<CompiledDesign> {
    WidgetCompiler.compile(
      SourceText(name: "\(folder.path)/design.json", text: text), now: Date(timeIntervalSince1970: 0),
      folder: folder.path)
  }

  /// What a reader of the terminal sees.
  private func told(_ checked: Checked<CompiledDesign>) throws -> String {
    let source = try #require(checked.output).source
    return TerminalPrinter().text(for: [.init(source: source, diagnostics: checked.diagnostics)])
  }

  @Test func partsOfFilesAreUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"components": {"stat": {"parameters": {"title": {}}, "content": {"type": "text", "text": "first"}}}}"#,
      to: "parts/pool.json")
    // Of two files the later one goes first.
    try write(
      #"""
      {"components": {"stat": {"parameters": {"title": {}},
       "content": {"type": "text", "text": "{{title}}", "foreground": "river"}}}, "colors": {"river": "#004488"}}
      """#, to: "more.json")
    let checked = compiled()
    #expect(checked.diagnostics.isEmpty)
    let widget = try #require(checked.output?.widgets.first ?? nil)
    let picture = try Renderer().render(widget, in: .fixed(.small), photos: PhotoFolder(designFolder: folder.path))
    #expect(picture.output?.altText == "Own")
  }

  /// A mistake in an included file is told with that file's name and line.
  @Test func mistakesStandInTheirOwnFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{\"styles\": {\n  \"muted\": { \"opacty\": 0.5 } },\n \"color\": {}}", to: "parts/pool.json")
    try write(
      #"{"components": {"stat": {"parameters": {"title": {}}, "content": {"type": "text", "text": "A"}}}}"#,
      to: "more.json")
    let text = try told(compiled())
    #expect(text.contains("/parts/pool.json:2:14: warning: `style` has no key `opacty`; did you mean `opacity`?"))
    #expect(text.contains(" 2 |   \"muted\": { \"opacty\": 0.5 } },"))
    #expect(text.contains("/parts/pool.json:3:2: warning: a file of parts has no key `color`; did you mean `colors`?"))
  }

  @Test(arguments: ["../parts.json", "/etc/hostname", "link.json", "parts"])
  func nothingOutsideIsRead(_ name: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{}", to: "parts/pool.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.json").path, withDestinationPath: "/etc/hostname")
    let found = compiled(Self.design.replacingOccurrences(of: "parts/pool.json", with: name)).diagnostics
    #expect(found.contains { $0.code == .specInclude && $0.message.text.hasPrefix("`\(name)` cannot be included") })
  }

  @Test func cyclesAcrossFilesAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"components": {"stat": {"parameters": {"title": {}}, "content": {"type": "use", "component": "own"}}}}"#,
      to: "parts/pool.json")
    try write("{}", to: "more.json")
    let messages = compiled().diagnostics.map(\.message.text)
    #expect(messages.contains { $0.hasSuffix("`own` → `stat` → `own`") })
  }
}
