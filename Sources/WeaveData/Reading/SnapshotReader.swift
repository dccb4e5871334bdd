// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
package import WeaveJSON
import WeaveSchema

/// Reads snapshots from JSON: weave's own form and WidgetWeaver's, distinguished by their keys.
public enum SnapshotReader {
  /// Reads the snapshot in a file into an otherwise empty `Snapshots`, with the file's diagnostics.
  ///
  /// There is an output whenever the file says when it was made, even with errors: unusable entries and values are
  /// missing, and the rest is there. Quantities are converted to the units of the model; lists are sorted and contain
  /// each day or moment once.
  ///
  /// - Parameters:
  ///   - kind: the kind expected from the file's name.
  ///   - now: the moment of the picture; a snapshot from after it is reported.
  ///   - timeZone: the reader's zone, for days that the app writes as moments.
  /// - Returns: nil if the file is not a snapshot, is of another kind, or does not say when it was made (only
  ///   `variables` may omit it). Diagnostics are in the order of the text.
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

  /// Reads a tree in weave's own form that was built from another source; its values carry places in that source.
  ///
  /// - Parameter source: the text that the places refer to.
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
  /// Sorted by place; those of the whole file come first.
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
