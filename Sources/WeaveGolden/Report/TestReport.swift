// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
public import WeaveRender

/// The outcome of a run in the forms that people and programs read.
public struct TestReport: Sendable {
  /// The results of all pictures.
  public let outcome: TestOutcome
  /// The pictures that have changed, by cause; those with most pictures first.
  public let groups: [CauseGroup]
  /// The folder of references.
  public var golden: String
  /// The command, for display.
  public var command: String
  /// Whether a review may accept pictures that other fonts or libraries drew than the references.
  public var takesOthers = false
  /// The part of all pictures that was drawn; nil for all.
  public var part: Shard?
  /// The credits of reports that this one was merged from.
  var storedCredits: Set<Credit> = []

  /// A report of a run.
  ///
  /// - Parameters:
  ///   - golden: the folder of references.
  ///   - command: the command that repeats the run.
  public init(_ outcome: TestOutcome, golden: String, command: String) {
    self.outcome = outcome
    self.golden = golden
    self.command = command
    groups = CauseGroup.groups(of: outcome.results)
    grouped = Set(groups.lazy.filter { $0.pictures.count > 1 }.flatMap(\.pictures))
  }

  /// The names of the pictures that share a cause with others, and are reported as one.
  let grouped: Set<String>

  /// The groups of several pictures.
  var shared: [CauseGroup] { groups.filter { $0.pictures.count > 1 } }

  /// The cases that need a review, the worst first.
  var notable: [CaseResult] {
    CaseResult.State.allCases.filter { $0 != .same }.flatMap { state in outcome.results.filter { $0.state == state } }
  }

  /// The groups of the causes of a picture.
  func groups(of result: CaseResult) -> [CauseGroup] {
    result.causes.isEmpty ? [] : groups.filter { group in result.causes.contains { $0.key == group.cause.key } }
  }

  /// The results by name.
  var byName: [String: CaseResult] { Dictionary(outcome.results.map { ($0.name, $0) }) { first, _ in first } }

  /// The place of a change, or the file of its design.
  static func place(of change: PictureChange, in result: CaseResult) -> String? {
    change.place?.description ?? result.design
  }
}

extension CaseResult {
  /// The result in one line.
  package var summary: String {
    if let measures {
      let percent = (measures.share * 100_000).rounded() / 1_000
      let pixels = measures.differing == 1 ? "1 pixel differs" : "\(measures.differing) pixels differ"
      return "\(pixels), \(percent) %; \(measures.densest) in the densest 32 × 32"
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
