// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What the pages of `docs` name exists.
@Suite struct ArchitectureTests {
  private static let pages = Project.files(under: "docs", ending: ".md")

  /// Every path in backticks, and every link to a file.
  @Test(arguments: pages) func pathsLeadSomewhere(_ page: String) throws {
    let text = try Project.text(of: page)
    for match in text.matches(of: /`((?:Sources|Tests|Specs|docs|tools|Golden)\/[A-Za-z0-9_+.\/-]*)`/) {
      #expect(Project.exists(String(match.1)), "\(page): \(match.1)")
    }
    // What stands in code is none: `[late](red)` is a colour of the language.
    let words = text.replacing(/```(?:.|\n)*?```|`[^`\n]*`/, with: "")
    for match in words.matches(of: /\]\(([A-Za-z0-9_.\/-]+)(?:#[^)]*)?\)/) {
      #expect(Project.exists("docs/\(match.1)"), "\(page): \(match.1)")
    }
  }

  /// Every link to a heading of a page.
  @Test(arguments: pages) func anchorsExist(_ page: String) throws {
    let text = try Project.text(of: page)
    for match in text.matches(of: /\]\(([A-Za-z0-9_.\/-]*)#([^)]*)\)/) {
      let target = match.1.isEmpty ? text : try Project.text(of: "docs/\(match.1)")
      let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(String(match.2)), "\(page): \(match.0)")
    }
  }

  /// The types that the architecture is told with.
  @Test(arguments: ["docs/architecture.md", "docs/passes.md"]) func typesAreDeclared(_ page: String) throws {
    let declarations = try Project.files(under: "Sources", ending: ".swift").map { try Project.text(of: $0) }
      .reduce(into: Set<Substring>()) { names, text in
        for match in text.matches(of: /(?:struct|class|enum|protocol|actor) ([A-Z][A-Za-z0-9]*)/) {
          names.insert(match.1)
        }
      }
    let targets = try Set(FileManager.default.contentsOfDirectory(atPath: "\(Project.root)/Sources"))
    let foreign: Set = ["PangoLayout", "Sendable", "Sources"]
    let text = try Project.text(of: page)
    for match in text.matches(of: /`([A-Z][A-Za-z0-9]*)(?:\.[A-Za-z]+)?`/) {
      let name = String(match.1)
      #expect(declarations.contains(match.1) || targets.contains(name) || foreign.contains(name), "\(name)")
    }
  }

  /// Every pass has its place in the description, and every dependency its reason.
  @Test func nothingIsLeftOut() throws {
    let architecture = try Project.text(of: "docs/architecture.md")
    let dependencies = try Project.text(of: "docs/dependencies.md")
    let manifest = try Project.text(of: "Package.swift")
    for match in manifest.matches(of: /(?:pass\(\s*|\.target\(name: |executableTarget\(\s*name: )"(Weave[A-Za-z]*)"/) {
      #expect(architecture.contains("\(match.1)"), "\(match.1)")
    }
    for match in manifest.matches(of: /apt: "([a-z0-9.-]+)"/) {
      #expect(dependencies.contains("`\(match.1)`"), "\(match.1)")
    }
    for match in manifest.matches(of: /\.package\(url: "[^"]*\/([a-z-]+)", from: "([0-9.]+)"/) {
      #expect(dependencies.contains("\(match.1)") && dependencies.contains("\(match.2)"), "\(match.1)")
    }
  }

  /// A heading's anchor, as GitHub makes it.
  private static func anchor(_ heading: Substring) -> String {
    let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(
      title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
  }
}
