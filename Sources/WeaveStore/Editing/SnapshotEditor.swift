// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// One change that a person asks for.
public enum SnapshotChange: Sendable, Hashable {
  /// The text is JSON or, where that does not suit the key, a string. `now` and `today` are the moment and its day where a
  /// moment or a day belongs.
  case set(SnapshotAddress, String)
  /// Takes the value at an address away.
  case unset(SnapshotAddress)

  /// The place that is changed.
  public var address: SnapshotAddress {
    switch self {
    case .set(let address, _), .unset(let address): address
    }
  }
}

/// Changes the text of one snapshot by hand and sees to it that nothing wrong comes of it.
public struct SnapshotEditor: Sendable {
  /// Which kind of file is edited.
  public let kind: SnapshotKind
  /// What messages call the file.
  public let name: String
  /// The moment that the file is read for, after which it must not be from.
  public let now: Date
  /// The reader's zone, for days.
  public let timeZone: TimeZone

  /// An editor of a file that is not there yet; the name is what messages call it.
  public init(_ kind: SnapshotKind, name: String, now: Date, timeZone: TimeZone) {
    self.kind = kind
    self.name = name
    self.now = now
    self.timeZone = timeZone
  }

  /// The text of a snapshot after some changes, which hold all or none.
  ///
  /// - Parameter old: nil where there is no file yet; then one is begun, with the moment as its date.
  /// - Throws: `.damaged`, `.edit`, and `.invalid` where the new text has an error that the old one has not, or a warning
  ///   at what was set.
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
    // None fits; the diagnostics of the plainest say why.
    if let value = candidates.first { try editor.set(path, to: value) }
  }

  /// What a text may mean, the plainest first.
  private func candidates(_ path: JSONPath, _ text: String) -> [JSONValue] {
    var values: [JSONValue] = []
    if let value = Self.json(text) {
      // A count alone is what people know of today.
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

  /// The least that a file of the kind says, as far as it can be known.
  private var emptyText: String {
    let day = kind == .activity ? ",\n  \"day\": \"\(today)\"" : ""
    let values = kind == .variables ? ",\n  \"values\": {}" : ""
    return "{\n  \"version\": 1,\n  \"\(dateKey)\": \"\(InstantText.text(now))\"\(day)\(values)\n}\n"
  }

  /// The key that says when a file was made.
  private var dateKey: String { kind.definition.dateKey }

  /// Where a file has an address: the app's variables stand in no `values`, and keys of variables are written in any case.
  private func path(_ address: SnapshotAddress, in editor: JSONTextEditor) -> JSONPath {
    guard kind == .variables, case .key(let key)? = address.path.steps.last else { return address.path }
    let outer: [JSONPath.Step] = Self.isOurs(editor.root) ? [.key("values")] : []
    let written = editor[JSONPath(outer)]?.members?.first { VariableKey.canonical($0.key) == key }
    return JSONPath(outer + [.key(written?.key ?? key)])
  }

  /// Whether variables are in our form, and not in the app's, which is any object.
  private static func isOurs(_ root: JSONNode) -> Bool {
    root["values"]?.members != nil || root["version"]?.numberValue != nil
  }

  /// Moves the date of a file to the moment where what is set is of the moment: today's steps and activity, variables.
  /// Other values keep the age of those beside them. Variables in the app's form have no date.
  private func stamp(_ editor: inout JSONTextEditor, _ places: [JSONPath]) throws(StoreError) {
    let key = JSONPath([.key(dateKey)])
    let ofMoment = kind.definition.momentKeys
    let isOfNow = places.contains { place in ofMoment?.contains { place.steps.first == .key($0) } ?? true }
    guard isOfNow, kind != .variables || Self.isOurs(editor.root),
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

  /// Whether a value that was set has nothing of a severity said of it.
  private func isFree(of severity: Diagnostic.Severity, _ path: JSONPath, _ editor: JSONTextEditor) -> Bool {
    guard let range = editor[path]?.range else { return true }
    return !report(editor.source).diagnostics.contains { $0.severity >= severity && $0.range?.touches(range) == true }
  }

  /// What is said, wherever: places move when text is changed.
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
  /// The keys on the way to a place, and its value.
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
