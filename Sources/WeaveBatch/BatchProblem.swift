// SPDX-License-Identifier: MIT

/// What is wrong with a row or one of its pictures; the others are drawn all the same.
public struct BatchProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// `names.csv:17`, or with a column `jobs.jsonl:17:23`.
  public var place: String
  /// In the compiler's voice.
  public var message: String
  /// What the design's own diagnostics say, printed; empty where it is not the design.
  public var details = ""

  public init(_ place: String, _ message: String, details: String = "") {
    self.place = place
    self.message = message
    self.details = details
  }

  public var description: String { "\(place): error: \(message)" }
}

/// Why a batch ends at once.
public enum BatchError: Error, Sendable, CustomStringConvertible {
  /// What was to be drawn cannot be read.
  case source(String)
  /// The output takes no more.
  case output(String)

  public var description: String {
    switch self {
    case .source(let reason), .output(let reason): reason
    }
  }
}
