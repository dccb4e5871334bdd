// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// A change requested by a user.
public enum SnapshotChange: Sendable, Hashable {
  /// The text is JSON or, if that does not suit the key, a string. Where a moment or a day is expected, `now` and
  /// `today` are the current moment and day.
  case set(SnapshotAddress, String)
  /// Removes the value at an address.
  case unset(SnapshotAddress)

  /// The place to change.
  public var address: SnapshotAddress {
    switch self {
    case .set(let address, _), .unset(let address): address
    }
  }
}

/// Changes the text of one snapshot, and makes sure that the change does not make it invalid.
public struct SnapshotEditor: Sendable {
  /// The kind of file to edit.
  public let kind: SnapshotKind
  /// The file's name in messages.
  public let name: String
  /// The current moment; the file must not be dated after it.
  public let now: Date
  /// The reader's time zone, for days.
  public let timeZone: TimeZone

  /// An editor for one kind of file; the name is used in messages.
  public init(_ kind: SnapshotKind, name: String, now: Date, timeZone: TimeZone) {
    self.kind = kind
    self.name = name
    self.now = now
    self.timeZone = timeZone
  }

  /// The text of a snapshot after some changes: either all apply or none.
  ///
  /// - Parameter old: nil if there is no file yet. A new one is then started, dated now.
  /// - Throws: `.damaged`, `.edit`, and `.invalid` if the new text has an error that the old one does not have, or a
  ///   warning about a value that was set.
  public func text(_ old: SourceText?, applying changes: [SnapshotChange]) throws(StoreError) -> String {
    let before = old ?? SourceText(name: name, text: emptyText)
    guard var editor = JSONTextEditor(before) else { throw .damaged(report(before)) }
    var places: [JSONPath] = []
    for change in changes where change.address.kind == kind {
      let path = self.path(change.address, in: editor)
      do throws(EditError) {
        switch change {
        case .set(_, let text): try set(path, to: text, in: &editor)
        case .unset: try editor.remove(path)
        }
      } catch { throw .edit(error, path: name) }
      places.append(path)
    }
    try stamp(&editor, places)
    if old == nil || editor.source.bytes != before.bytes { try validate(editor, places, since: old.map(report)) }
    return editor.source.text(in: SourceRange(0, editor.source.bytes.count))
  }

  // MARK: Values

  private func set(_ path: JSONPath, to text: String, in editor: inout JSONTextEditor) throws(EditError) {
    let candidates = candidates(path, text)
    for value in candidates {
      var trial = editor
      try trial.set(path, to: value)
      if isFree(of: .error, path, trial) {
        editor = trial
        return
      }
    }
    // No candidate fits; the diagnostics of the simplest one explain why.
    if let value = candidates.first { try editor.set(path, to: value) }
  }

  /// The possible meanings of a text, simplest first.
  private func candidates(_ path: JSONPath, _ text: String) -> [JSONValue] {
    var values: [JSONValue] = []
    if let value = Self.json(text) {
      // For today's steps, users give just the count.
      if kind == .steps, path == JSONPath([.key("today")]), case .number = value {
        return [.object([Self.member("day", .string("\(today)")), Self.member("steps", value)])]
      }
      values.append(value)
    }
    values.append(.string(text))
    if text == "now" { values.append(.string(InstantText.text(now))) }
    if text == "today" { values.append(.string("\(today)")) }
    return values
  }

  private static func json(_ text: String) -> JSONValue? {
    let tree = JSONParser.parse(SourceText(name: "", text: text))
    return tree.diagnostics.isEmpty ? tree.output?.value : nil
  }

  private static func member(_ key: String, _ value: JSONValue) -> JSONMember {
    JSONMember(key: key, keyRange: SourceRange(0, 0), value: JSONNode(value, at: SourceRange(0, 0)))
  }

  private var today: LocalDay { LocalDay(now, in: timeZone) }

  // MARK: Files

  /// The minimal content of a file of this kind, as far as it is known.
  private var emptyText: String {
    let day = kind == .activity ? ",\n  \"day\": \"\(today)\"" : ""
    let values = kind == .variables ? ",\n  \"values\": {}" : ""
    return "{\n  \"version\": 1,\n  \"\(dateKey)\": \"\(InstantText.text(now))\"\(day)\(values)\n}\n"
  }

  /// The key with the date when a file was made.
  private var dateKey: String { kind.definition.dateKey }

  /// The path of an address in the actual file: in the app's form, variables are not inside `values`, and a variable's
  /// key may be written in any case.
  private func path(_ address: SnapshotAddress, in editor: JSONTextEditor) -> JSONPath {
    guard kind == .variables, case .key(let key)? = address.path.steps.last else { return address.path }
    let outer: [JSONPath.Step] = Self.isInOwnForm(editor.root) ? [.key("values")] : []
    let written = editor[JSONPath(outer)]?.members?.first { VariableKey.canonical($0.key) == key }
    return JSONPath(outer + [.key(written?.key ?? key)])
  }

  /// Whether variables are in this project's form; in the app's form, they can be any object.
  private static func isInOwnForm(_ root: JSONNode) -> Bool {
    root["values"]?.members != nil || root["version"]?.numberValue != nil
  }

  /// Sets the date of a file to now if a changed value describes the present: today's steps and activity, and
  /// variables. Other values keep the date of those beside them. Variables in the app's form have no date.
  private func stamp(_ editor: inout JSONTextEditor, _ places: [JSONPath]) throws(StoreError) {
    let key = JSONPath([.key(dateKey)])
    let ofMoment = kind.definition.momentKeys
    let isOfNow = places.contains { place in ofMoment?.contains { place.steps.first == .key($0) } ?? true }
    guard isOfNow, kind != .variables || Self.isInOwnForm(editor.root),
      !places.contains(where: { $0.steps.first == .key(dateKey) })
    else { return }
    do throws(EditError) { try editor.set(key, to: .string(InstantText.text(now))) } catch {
      throw .edit(error, path: name)
    }
  }

  // MARK: Validation

  private func report(_ source: SourceText) -> DiagnosticReport {
    let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: timeZone)
    return DiagnosticReport(source: source, diagnostics: checked.diagnostics)
  }

  private func validate(
    _ editor: JSONTextEditor, _ places: [JSONPath], since old: DiagnosticReport?
  ) throws(StoreError) {
    let known = Set(old?.diagnostics.map { Finding($0) } ?? [])
    var report = report(editor.source)
    let ranges = places.flatMap { editor.ranges(along: $0) }
    report.diagnostics.removeAll { diagnostic in
      if known.contains(Finding(diagnostic)) { return true }
      if diagnostic.severity == .error { return false }
      return diagnostic.severity == .note || !ranges.contains { diagnostic.range?.touches($0) == true }
    }
    if !report.diagnostics.isEmpty { throw .invalid(report) }
  }

  /// Whether there are no diagnostics of a severity or above about a value that was set.
  private func isFree(of severity: Diagnostic.Severity, _ path: JSONPath, _ editor: JSONTextEditor) -> Bool {
    guard let range = editor[path]?.range else { return true }
    return !report(editor.source).diagnostics.contains { $0.severity >= severity && $0.range?.touches(range) == true }
  }

  /// A diagnostic without its place, since places move when text is changed.
  private struct Finding: Hashable {
    var code: DiagnosticCode
    var message: Diagnostic.Message

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
    }
  }
}

extension JSONTextEditor {
  /// The ranges of the keys on the way to a path, and of its value.
  fileprivate func ranges(along path: JSONPath) -> [SourceRange] {
    let keys = path.steps.indices.compactMap { index -> SourceRange? in
      guard case .key(let key) = path.steps[index] else { return nil }
      return self[JSONPath(Array(path.steps[..<index]))]?.member(key)?.keyRange
    }
    return keys + [self[path]?.range].compactMap { $0 }
  }
}

extension SourceRange {
  fileprivate func touches(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }
}
