// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSystem

@testable import WeaveSee

/// Swift files that are compiled and drawn, with the modules of this build.
@Suite(.serialized) struct SourceProgramTests {
  private static let modules = PreviewModules(
    folder: (programPath().map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }) ?? ".")

  /// Whether this build has what draws previews, and the machine has a compiler.
  static var canCompile: Bool {
    let manager = FileManager.default
    return manager.fileExists(atPath: modules.library) && manager.fileExists(atPath: modules.program)
      && (try? SwiftCompiler(named: nil)) != nil
  }

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "weave-see-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func program(_ view: String? = nil, in part: String = "App") throws -> SourceProgram {
    try SourceProgram(["\(folder)/\(part)"], view: view, languageMode: "5", conditions: [], cache: "\(folder)/cache")
  }

  private func pictures(_ lines: [SeeLine]) -> [String] {
    lines.compactMap { line in
      guard case .picture(let path) = line else { return nil }
      return URL(fileURLWithPath: path).lastPathComponent
    }
  }

  // MARK: Without a compiler

  @Test func resourcesAreFoundUpToTheProject() throws {
    try write("Package.swift", "")
    try write("Localizable.xcstrings", "{}")
    try write("App/Assets.xcassets/Contents.json", "{}")
    try write("App/Views/Small/Card.swift", "")
    let root = try #require(realPath(folder))
    let program = try program(in: "App/Views/Small/Card.swift")
    #expect(Set(program.resources) == ["\(root)/App/Views/Small", "\(root)/App", root])
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: SeeError.file(.notFound("\(folder)/No.swift"))) { try program(in: "No.swift") }
  }

  @Test func sourcesOfWeaveAreAsked() {
    #expect(throws: SeeError.noCheckout(folder)) { try SourceCheckout(named: folder) }
  }

  // MARK: With a compiler

  private static let card = """
    import SwiftUI
    import WidgetKit
    struct Card: View {
      var word = "Hello"
      var body: some View { Text(word).foregroundStyle(Color("Brand")) }
    }
    #Preview { Card() }
    #Preview("Other") { Card(word: "Other") }
    struct Old_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Card(word: "A").previewContext(WidgetPreviewContext(family: .systemSmall))
          Card(word: "B").previewDisplayName("Named").previewContext(WidgetPreviewContext(family: .systemMedium))
        }
      }
    }
    """

  @Test(.enabled(if: canCompile)) func previewsAreDrawnAndFilesWithErrorsAreCounted() throws {
    try write("App/Card.swift", Self.card)
    try write("App/Broken.swift", "struct Broken { let cup: Cup }\n")
    try write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}
      """)
    let program = try program()
    let compiler = try SwiftCompiler(named: nil)
    let compilation = try program.compile(Self.modules, compiler)
    #expect(compilation.compiled == 1)
    #expect(compilation.messages.contains { $0.contains("Broken.swift:1:26: error: cannot find type 'Cup' in scope") })
    let library = try #require(compilation.library)
    let options = program.resources.flatMap { ["--resources", $0] } + ["--output", "\(folder)/out"]
    let drawn = try SourceProgram.draw(library, Self.modules, options: options)
    #expect(drawn.isDone)
    #expect(!drawn.lines.contains { "\($0)".contains("Brand") }, "the colour is found: \(drawn.lines)")
    let sizes = ["Small", "Medium", "Large", "ExtraLarge"].map { "system\($0)" }
    let expected =
      ["Card", "Other"].flatMap { name in
        sizes.flatMap { size in ["light", "dark"].map { "\(name)-\(size)-\($0).png" } }
      } + ["Old-1-systemSmall-light.png", "Old-1-systemSmall-dark.png"]
      + ["Named-systemMedium-light.png", "Named-systemMedium-dark.png", "index.html"]
    #expect(Set(pictures(drawn.lines)) == Set(expected))
  }

  @Test(.enabled(if: canCompile)) func anExpressionIsDrawnInsteadOfPreviews() throws {
    try write("App/Card.swift", Self.card)
    let compiler = try SwiftCompiler(named: nil)
    let named = try program(#"Card(word: "Named")"#).compile(Self.modules, compiler)
    let drawn = try SourceProgram.draw(
      try #require(named.library), Self.modules,
      options: ["--output", "\(folder)/out", "--families", "small", "--appearances", "dark"])
    #expect(pictures(drawn.lines) == ["Card-word-Named-systemSmall-dark.png", "index.html"])
    let wrong = try program("Cart").compile(Self.modules, compiler)
    #expect(wrong.library == nil)
    #expect(wrong.messages.contains { $0.contains("--view:1:1: error: cannot find 'Cart' in scope") })
  }
}
