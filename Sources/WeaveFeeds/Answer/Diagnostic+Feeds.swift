// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

extension Diagnostic {
  static func refused(by service: String, _ reason: String?, at range: SourceRange?) -> Diagnostic {
    let suffix = reason.map { ": \(brief($0.singleLine, to: 200))" } ?? ""
    return Diagnostic(.feedRefused, "\(service) refused\(Message(suffix))", at: range)
  }

  static func wrongShape(of service: String, expected: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.feedWrongShape, "this is not an answer from \(service): \(expected)", at: range?.beginning)
  }

  static func noData(from service: String, _ what: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(.feedNothing, "\(service) has \(what)", at: range?.beginning)
  }

  static func unknownUnit(_ unit: String?, of name: String, at range: SourceRange) -> Diagnostic {
    let message: Message =
      unit.map { "unknown unit `\(brief($0))` of `\(name)`; skipped its values" }
      ?? "the answer does not give the unit of `\(name)`; skipped its values"
    return Diagnostic(.feedUnknownUnit, message, at: range)
  }

  static func unknownWeather(_ word: String, of service: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.feedUnknownWeather, "\(service)’s `\(brief(word))` is not known here", at: range)
  }
}

/// A text, clipped for quoting in a message.
func brief(_ text: String, to limit: Int = 40) -> String { Diagnostic.Message.clipped(text, to: limit) }

extension String {
  /// The text on one line, without control characters.
  var singleLine: String {
    let scalars = unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }
}

extension SourceRange {
  /// The first byte alone, for messages about the whole range.
  var beginning: SourceRange { SourceRange(lower, min(lower + 1, upper)) }
}
