// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
package import WeaveDiagnostics

/// The places in Swift sources that the nodes of a view come from.
///
/// While a view is drawn, the range of a node is a number of this list, because the files are only read if there is
/// something to report.
package final class SourceLocations: Sendable {
  private let entries = Mutex<(list: [SourceLocation], numbers: [SourceLocation: Int])>(([], [:]))

  package init() {}

  func range(of location: SourceLocation) -> SourceRange {
    entries.withLock { entries in
      if let known = entries.numbers[location] { return SourceRange(known, known) }
      let number = entries.list.count
      entries.list.append(location)
      entries.numbers[location] = number
      return SourceRange(number, number)
    }
  }

  /// Diagnostics at their places in the text of the sources, together with this text.
  ///
  /// - Parameter name: the name of a file in messages, for its path.
  /// - Returns: a source without text if no file can be read.
  package func located(
    _ diagnostics: [Diagnostic], name: (String) -> String
  ) -> (diagnostics: [Diagnostic], source: SourceText) {
    let list = entries.withLock { $0.list }
    var texts: [SourceText] = []
    var numbers: [String: Int] = [:]
    for diagnostic in diagnostics {
      guard let range = diagnostic.range, list.indices.contains(range.lower) else { continue }
      let file = list[range.lower].path
      guard numbers[file] == nil, let data = FileManager.default.contents(atPath: file) else { continue }
      numbers[file] = texts.count
      texts.append(SourceText(name: name(file), bytes: Array(data)))
    }
    guard let main = texts.first else {
      let placeless = diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.range = nil
        return diagnostic
      }
      return (placeless, SourceText(name: "view", text: ""))
    }
    let source = SourceText(main, including: Array(texts.dropFirst()))
    let located = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      let location = diagnostic.range.flatMap { list.indices.contains($0.lower) ? list[$0.lower] : nil }
      diagnostic.range = location.flatMap { location in
        numbers[location.path].map { number in
          let part = texts[number]
          let line = part.range(ofLine: Int(location.line))
          let column = String(part.text(in: line).prefix(max(0, Int(location.column) - 1))).utf8.count
          let start = source.parts[number].range.lower + min(line.lower + column, line.upper)
          return SourceRange(start, source.parts[number].range.lower + line.upper)
        }
      }
      return diagnostic
    }
    return (located, source)
  }
}
