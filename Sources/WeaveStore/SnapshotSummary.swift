// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

/// One kind of snapshot in a folder, in one line.
public struct SnapshotSummary: Sendable, Hashable {
  /// Whether the file exists and can be used.
  public enum State: String, Sendable, Hashable {
    /// There is no file, or there is a file that is at least partly usable.
    case missing, usable
    /// There is a file, but nothing in it is usable.
    case unusable
  }

  /// The kind of snapshot.
  public var kind: SnapshotKind
  /// Whether the file exists and can be used.
  public var state: State
  /// When the snapshot was made; nil if it does not say.
  public var date: Date?
  /// Seconds since then; negative if the date is in the future.
  public var age: Double?
  /// Its content in a few words; empty if it is not usable.
  public var content: String
  /// The number of errors in the file.
  public var errors: Int
  /// The number of warnings in the file.
  public var warnings: Int

  /// A summary of a file.
  public init(
    kind: SnapshotKind, state: State, date: Date? = nil, age: Double? = nil, content: String = "", errors: Int = 0,
    warnings: Int = 0
  ) {
    self.kind = kind
    self.state = state
    self.date = date
    self.age = age
    self.content = content
    self.errors = errors
    self.warnings = warnings
  }
}

extension SnapshotFolder {
  /// A summary for each kind, in order.
  public func summaries(
    of kinds: [SnapshotKind] = SnapshotKind.allCases, now: Date, timeZone: TimeZone
  ) throws(StoreError) -> [SnapshotSummary] {
    var summaries: [SnapshotSummary] = []
    for kind in kinds {
      let stored = try read([kind], now: now, timeZone: timeZone)
      let date = stored.snapshots.date(of: kind)
      let content = stored.snapshots.content(of: kind)
      let found = stored.reports.flatMap(\.diagnostics)
      summaries.append(
        SnapshotSummary(
          kind: kind, state: stored.reports.isEmpty ? .missing : content == nil ? .unusable : .usable, date: date,
          age: date.map { now.timeIntervalSince($0) }, content: content ?? "",
          errors: found.count { $0.severity == .error }, warnings: found.count { $0.severity == .warning }))
    }
    return summaries
  }
}

extension [SnapshotSummary] {
  /// A table for users: kind, age, content, and the numbers of errors and warnings.
  public var text: String {
    let rows = map { [$0.kind.rawValue, $0.ageText, $0.contentText] }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = (0..<2).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) } + [row[2]]
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// A JSON array with one object for each kind.
  public var json: String {
    isEmpty ? "[]\n" : "[\n" + map { "  " + $0.object.lineText }.joined(separator: ",\n") + "\n]\n"
  }
}

extension SnapshotSummary {
  /// The age in the largest suitable unit, such as `25 min ago`; `–` if it is not known.
  public var ageText: String {
    guard let age else { return "–" }
    let minutes = (min(abs(age), 1e12) / 60).rounded(.down)
    guard minutes >= 1 else { return "just now" }
    let count =
      minutes < 60 ? minutes : minutes < 2_880 ? (minutes / 60).rounded(.down) : (minutes / 1_440).rounded(.down)
    let text = "\(JSONWriter.text(of: count)) \(minutes < 60 ? "min" : minutes < 2_880 ? "h" : "days")"
    return age < 0 ? "in \(text)" : "\(text) ago"
  }

  fileprivate var contentText: String {
    let body =
      switch state {
      case .missing: "missing"
      case .unusable: "cannot be used"
      case .usable: content
      }
    let wrong = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return wrong.isEmpty ? body : body + " (" + wrong.joined(separator: ", ") + ")"
  }

  fileprivate var object: JSONValue {
    .object([
      Self.member("kind", .string(kind.rawValue)), Self.member("file", .string(kind.fileName)),
      Self.member("state", .string(state.rawValue)),
      Self.member("date", date.map { .string(InstantText.text($0)) } ?? .null),
      Self.member("ageSeconds", age.map { .number($0.rounded()) } ?? .null),
      Self.member("content", content.isEmpty ? .null : .string(content)),
      Self.member("errors", .number(Double(errors))), Self.member("warnings", .number(Double(warnings))),
    ])
  }

  private static func member(_ key: String, _ value: JSONValue) -> JSONMember {
    JSONMember(key: key, keyRange: SourceRange(0, 0), value: JSONNode(value, at: SourceRange(0, 0)))
  }
}

extension Snapshots {
  /// The content of a snapshot in a few words; nil if it is missing. Missing values are not mentioned.
  fileprivate func content(of kind: SnapshotKind) -> String? {
    self[kind].map { snapshot in
      let parts = snapshot.contents.compactMap(\.self).filter { !$0.isEmpty }
      return parts.isEmpty ? "no values" : parts.joined(separator: ", ")
    }
  }
}
