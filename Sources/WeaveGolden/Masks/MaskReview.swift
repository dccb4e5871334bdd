// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Reports masks that cover nothing, and masks whose nodes have other ids now.
struct MaskReview {
  private let suite: TestSuite
  private let results: [CaseResult]

  init(_ results: [CaseResult], of suite: TestSuite) {
    self.suite = suite
    self.results = results
  }

  /// The results for files of settings with masks that cover nothing in any picture. A mask of a folder need not cover
  /// something in each of its pictures; in a run that draws only some of them, it is not judged.
  var failures: [CaseResult] {
    var used: Set<IgnoredPart> = []
    var unused: [IgnoredPart: [Mask]] = [:]
    for mask in results.flatMap(\.masks) {
      if mask.isUsed { used.insert(mask.part) } else { unused[mask.part, default: []].append(mask) }
    }
    let open = Set(unused.keys).subtracting(used)
    guard !open.isEmpty else { return [] }
    var asked: [IgnoredPart: Int] = [:]
    for part in suite.cases.flatMap(\.settings.ignored) where open.contains(part) { asked[part, default: 0] += 1 }
    var diagnostics: [String: [Diagnostic]] = [:]
    for part in open where unused[part]?.count == asked[part] {
      guard let mask = unused[part]?.first else { continue }
      diagnostics[part.file, default: []].append(
        Diagnostic(.settingsInvalidValue, .coversNothing(mask), at: part.range))
    }
    return diagnostics.sorted { $0.key < $1.key }.compactMap { file, diagnostics in
      guard let source = suite.settings[file] else { return nil }
      let report = DiagnosticReport(
        source: source, diagnostics: diagnostics.sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) })
      var result = CaseResult(file, .failed, message: TerminalPrinter(color: false).text(for: [report]))
      result.report = report
      return result
    }
  }

  /// One line for each mask whose node has another id now.
  var moves: [String] {
    var lines: Set<String> = []
    for mask in results.flatMap(\.masks) {
      guard let id = mask.movedTo, case .node(let old) = mask.part.area else { continue }
      let place = suite.settings[mask.part.file].map { source in
        let (file, position) = source.place(of: mask.part.range.lower)
        return "\(file):\(position.line):\(position.column)"
      }
      lines.insert(
        "\(place ?? mask.part.file): the node that `\(old)` named is `\(id)` now, and is still ignored there; write that, or "
          + "give the node an `id`")
    }
    return lines.sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func coversNothing(_ mask: Mask) -> Self {
    switch mask.part.area {
    case .box: "this rectangle lies outside of every picture: \(mask.advice)"
    case .node(let id): "no picture has a node `\(id)`: \(mask.advice)"
    }
  }
}
