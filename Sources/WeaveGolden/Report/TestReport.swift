// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff

/// The outcome of a run in the forms that people and programs read.
public struct TestReport: Sendable {
  /// The results of all pictures.
  public var outcome: TestOutcome
  /// The folder of references.
  public var golden: String
  /// The command, for display.
  public var command: String
  /// Whether a review may accept pictures that other fonts or libraries drew than the references.
  public var takesOthers = false

  /// A report of a run.
  ///
  /// - Parameters:
  ///   - golden: the folder of references.
  ///   - command: the command that repeats the run.
  public init(_ outcome: TestOutcome, golden: String, command: String) {
    self.outcome = outcome
    self.golden = golden
    self.command = command
  }

  /// The cases that need a review, the worst first.
  var notable: [CaseResult] {
    CaseResult.State.allCases.filter { $0 != .same }.flatMap { state in outcome.results.filter { $0.state == state } }
  }

  /// `path:line:column` of a place in a design, or in a file that it includes.
  static func place(of change: PictureChange, in result: CaseResult) -> String? {
    guard let source = result.item?.design.source else { return nil }
    guard let range = change.range else { return source.name }
    let (file, position) = source.place(of: range.lower)
    return "\(file):\(position.line):\(position.column)"
  }
}

extension CaseResult {
  /// The result in one line.
  var summary: String {
    if let measures {
      let percent = (measures.share * 100_000).rounded() / 1_000
      return "\(measures.differing) pixels differ, \(percent) %; \(measures.densest) in the densest 32 × 32"
    }
    if !message.isEmpty { return message.split(separator: "\n").first.map(String.init) ?? "" }
    switch state {
    case .new: return "no reference yet"
    case .missing: return "no reference"
    case .changed: return "the layout or drawing commands differ"
    case .failed, .orphaned, .close, .same: return ""
    }
  }
}
