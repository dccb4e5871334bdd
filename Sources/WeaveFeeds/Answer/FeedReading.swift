// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Collects diagnostics while an answer is read, and makes snapshots from its values.
///
/// Readers rewrite an answer as the tree of a snapshot; its values keep their places in the answer. The tree is then
/// read like any snapshot: one table checks ranges, units, order and missing values, and reports them at those places.
struct FeedReading {
  let source: SourceText
  let request: FeedRequest
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, _ request: FeedRequest) {
    self.source = source
    self.request = request
  }

  /// Adds a diagnostic, which is only made if there are not too many yet.
  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if diagnostics.count < Limits.diagnostics { diagnostics.append(diagnostic()) }
  }

  /// The tree of a JSON answer; nil if it is cut off or is not JSON. An answer is used as a whole or not at all.
  mutating func json() -> JSONNode? {
    let checked = JSONParser.parse(source)
    for diagnostic in checked.diagnostics { add(diagnostic.withoutFixes) }
    return checked.hasErrors ? nil : checked.output
  }

  /// The snapshot made from a tree in our own form; nil if it lacks what its kind requires.
  mutating func snapshots(_ kind: SnapshotKind, _ members: Members) -> Snapshots? {
    let root = JSONNode.made([("version", .integer(1))] + members, at: SourceRange(0, 0))
    let checked = SnapshotReader.read(root, of: source, as: kind, now: request.now, timeZone: request.timeZone)
    for diagnostic in checked.diagnostics { add(diagnostic.withoutFixes) }
    return checked.output
  }

  /// The final result. It is mutating so that no call can pass an argument that still adds diagnostics.
  mutating func checked(_ snapshots: [Snapshots]) -> Checked<[Snapshots]> {
    Checked(snapshots.isEmpty ? nil : snapshots, diagnostics)
  }
}

/// Keys of a snapshot with their values; a nil value is left out.
typealias Members = [(key: String, value: JSONNode?)]

extension JSONNode {
  /// An object of a snapshot; messages about it point to a place of the answer.
  static func made(_ members: Members, at range: SourceRange) -> JSONNode {
    let known = members.compactMap { key, value -> JSONMember? in
      guard let value, !value.isNull else { return nil }
      return JSONMember(key: key, keyRange: value.range, value: value)
    }
    return JSONNode(.object(known), at: range)
  }

  /// The changed value at the same place. A value of another type stays as it is, so that it is reported.
  func mapNumber(_ change: (Double) -> Double?) -> JSONNode? {
    guard let number = numberValue else { return isNull ? nil : self }
    return change(number).map { JSONNode(.number($0), at: range) }
  }

  func mapText(_ change: (String) -> String?) -> JSONNode? {
    guard let text = stringValue else { return isNull ? nil : self }
    return change(text).map { JSONNode(.string($0), at: range) }
  }

  /// 0 and 1 as a flag, for services that write numbers for `false` and `true`.
  var asFlag: JSONNode? {
    switch value {
    case .number(let number): JSONNode(.bool(number != 0), at: range)
    default: isNull ? nil : self
    }
  }

  /// A moment in seconds since 1970, converted to a text.
  var fromSeconds: JSONNode? { mapped { $0.numberValue.map { .moment($0) } } }

  private func mapped(_ change: (JSONNode) -> JSONNode?) -> JSONNode? {
    if isNull { return nil }
    guard let new = change(self) else { return self }
    return JSONNode(new.value, at: range)
  }

  /// A moment in seconds since 1970, as snapshots write it.
  static func moment(_ seconds: Double) -> JSONNode {
    .text(InstantText.text(Date(timeIntervalSince1970: CivilTime.clamped(seconds))))
  }

  static func moment(_ date: Date) -> JSONNode { moment(date.timeIntervalSince1970) }

  /// The same value at another place.
  func at(_ range: SourceRange) -> JSONNode { JSONNode(value, at: range) }
}

extension Diagnostic {
  /// The diagnostic without its fixes: the reader cannot edit an answer.
  var withoutFixes: Diagnostic {
    var copy = self
    copy.fixes = []
    return copy
  }
}
