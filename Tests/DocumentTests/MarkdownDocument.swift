// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A page of `docs`: its code blocks, and its parts that are generated.
///
/// A generated part stands between `<!-- generated: name -->` and `<!-- end -->`.
struct MarkdownDocument {
  struct Block {
    /// What stands behind the backticks.
    var language: String
    var text: String
    /// Of the first line of the text, from 1.
    var line: Int
    /// The last heading of level 2 before it, without its number signs.
    var section: String
  }

  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Project.text(of: path)
  }

  private var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The code blocks in a language.
  func blocks(_ language: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var section = ""
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), text: "", line: index + 2, section: section)
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      }
    }
    return blocks.filter { $0.language == language }
  }

  /// The names of the generated parts, in order.
  var generatedParts: [String] { lines.compactMap(Self.partName) }

  private static func partName(_ line: String) -> String? {
    guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(16).dropLast(4))
  }

  /// The text with its generated parts made anew.
  func regenerated(_ part: (String) -> String?) -> String {
    var result: [String] = []
    var isInside = false
    for line in lines {
      if line == "<!-- end -->" { isInside = false }
      if !isInside { result.append(line) }
      if let name = Self.partName(line), let part = part(name) {
        isInside = true
        result.append(part.hasSuffix("\n") ? String(part.dropLast()) : part)
      }
    }
    return result.joined(separator: "\n")
  }

  /// Fails where a generated part is not what it would be now; with `WEAVE_WRITE_DOCS=1` writes it instead.
  func expectCurrent(_ part: (String) -> String?) throws {
    let current = regenerated(part)
    if Project.rewritesDocuments { return try Project.write(current, to: path) }
    expectEqualLines(text, current, path)
  }
}

/// Fails at the first line in which a file is not what is generated.
func expectEqualLines(_ actual: String, _ expected: String, _ path: String) {
  let pair = [actual, expected].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let line = zip(pair[0], pair[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  if let line = line ?? (pair[0].count == pair[1].count ? nil : min(pair[0].count, pair[1].count)) {
    Issue.record("\(path):\(line + 1) is out of date; run the tests once with WEAVE_WRITE_DOCS=1")
  }
}
