// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
package import WeaveJSON
import WeaveSchema

/// Reads snapshots from JSON text: our own form and those that WidgetWeaver keeps, told apart by their keys.
public enum SnapshotReader {
  /// The snapshot of a file, alone in its `Snapshots`, with everything that is to be said of the file.
  ///
  /// There is an output wherever the file says when it was made, also when there are errors: an entry or a value that
  /// cannot be used is missing, and the rest is there. Quantities are converted to the units of the model; lists are
  /// in order and have each day or moment once.
  ///
  /// - Parameters:
  ///   - kind: what the file is taken for, by its name.
  ///   - now: the moment that the picture is of; a snapshot from after it is told.
  ///   - timeZone: the reader's zone, for days that the app writes as moments.
  /// - Returns: nil where the file is no snapshot, is one of another kind, or does not say when it was made
  ///   (`variables` alone need not). Diagnostics stand in the order of the text.
  public static func read(
    _ source: SourceText, as kind: SnapshotKind, now: Date, timeZone: TimeZone
  ) -> Checked<Snapshots> {
    if source.bytes.count > Limits.snapshotBytes { return Checked(nil, [.tooLarge(source.bytes.count)]) }
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics) }
    guard case .object = root.value else { return Checked(nil, tree.diagnostics + [.notAnObject(root)]) }
    guard let form = FormGuess.form(of: root, as: kind) else {
      return Checked(nil, tree.diagnostics + [.wrongKind(kind, FormGuess.kind(of: root), root)])
    }
    var check = TableCheck(form.vocabulary, source: source)
    if form.root.name == AppSnapshotTable.variables.name {
      PlainVariables.check(root, with: &check)
    } else {
      check.check(root, as: form.root, called: "")
    }
    var reading = SnapshotReading(source: source, now: now, timeZone: timeZone)
    let snapshots = reading.snapshots(SnapshotObject(root, form), form)
    let found = tree.diagnostics + check.diagnostics + reading.diagnostics
    return Checked(snapshots, Array(found.inOrder.prefix(Limits.diagnostics)))
  }

  /// The snapshot of a tree in our own form that was made of something else, whose places the values carry.
  ///
  /// - Parameter source: what the places lead to.
  package static func read(
    _ root: JSONNode, of source: SourceText, as kind: SnapshotKind, now: Date, timeZone: TimeZone
  ) -> Checked<Snapshots> {
    guard let form = SnapshotForm.ours(kind) else { return Checked(nil) }
    var check = TableCheck(form.vocabulary, source: source)
    check.check(root, as: form.root, called: "")
    var reading = SnapshotReading(source: source, now: now, timeZone: timeZone)
    let snapshots = reading.snapshots(SnapshotObject(root, form), form)
    return Checked(snapshots, Array((check.diagnostics + reading.diagnostics).inOrder.prefix(Limits.diagnostics)))
  }
}

extension [Diagnostic] {
  /// By place; what concerns the whole file comes first.
  fileprivate var inOrder: [Diagnostic] {
    enumerated().sorted { a, b in
      let places = (a.element.range?.lower ?? -1, b.element.range?.lower ?? -1)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ count: Int) -> Diagnostic {
    Diagnostic(
      .snapshotTooLarge, "the file has \(count) bytes; a snapshot may have \(Limits.snapshotBytes)", at: nil)
  }

  fileprivate static func notAnObject(_ root: JSONNode) -> Diagnostic {
    Diagnostic(.snapshotWrongType, "a snapshot is an object, not \(root.value.kind)", at: root.range)
  }

  fileprivate static func wrongKind(_ kind: SnapshotKind, _ found: SnapshotKind?, _ root: JSONNode) -> Diagnostic {
    let meant = found.map { "; its keys are those of a snapshot of kind `\($0.rawValue)`" } ?? ""
    let notes = found.map { [Note(.init("the name of such a file is `\($0.fileName)`"))] } ?? []
    return Diagnostic(
      .snapshotWrongKind, "this is no snapshot of kind `\(kind.rawValue)`\(meant)",
      at: SourceRange(root.range.lower, root.range.lower + 1), notes: notes)
  }
}
