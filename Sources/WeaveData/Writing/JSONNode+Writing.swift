// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Values as snapshots write them; functions that take an optional return nil for nil.
extension JSONNode {
  static func text(_ text: String?) -> JSONNode? { text.map { .text($0) } }

  static func flag(_ flag: Bool?) -> JSONNode? { flag.map { .flag($0) } }

  static func integer(_ value: Int?) -> JSONNode? { value.map { .integer($0) } }

  /// Nil for values that are not finite, which JSON cannot represent.
  static func number(_ value: Double?) -> JSONNode? { value.flatMap { $0.isFinite ? .number($0) : nil } }

  static func day(_ day: LocalDay) -> JSONNode { .text(day.description) }

  /// In whole seconds, or in milliseconds if the moment has a fraction.
  static func moment(_ date: Date) -> JSONNode {
    let milliseconds = (CivilTime.clamped(date.timeIntervalSince1970) * 1_000).rounded()
    let seconds = (milliseconds / 1_000).rounded(.down)
    let text = InstantText.text(Date(timeIntervalSince1970: seconds))
    let rest = Int(milliseconds - seconds * 1_000)
    return .text(rest == 0 ? text : "\(text.dropLast()).\(CivilTime.digits(rest, 3))Z")
  }

  static func moment(_ date: Date?) -> JSONNode? { date.map { .moment($0) } }
}
