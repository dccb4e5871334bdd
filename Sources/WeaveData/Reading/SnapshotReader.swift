// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
package import WeaveJSON
import WeaveSchema

/// Reads snapshots from JSON: weave's own form and WidgetWeaver's, distinguished by their keys.
public enum SnapshotReader {
  /// Reads the snapshot in a file into an otherwise empty `Snapshots`, with the file's diagnostics.
  ///
  /// A file with errors still gives an output, if the file says when it was made. Unusable entries and values are left
  /// out, and the rest is kept. Quantities are converted to the units of the model; lists are sorted and contain
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
    contents(of: source, as: kind, timeZone: timeZone).checked(at: now)
  }

  /// Reads a file for pictures at any moment; `read(_:as:now:timeZone:)` is the same for one moment.
  ///
  /// - Parameters:
  ///   - kind: the kind expected from the file's name.
  ///   - timeZone: the reader's zone, for days that the app writes as moments.
  public static func contents(
    of source: SourceText, as kind: SnapshotKind, timeZone: TimeZone
  ) -> SnapshotContents {
    if source.bytes.count > Limits.snapshotBytes {
      return SnapshotContents(unusable: [.tooLarge(source.bytes.count)])
    }
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return SnapshotContents(unusable: tree.diagnostics) }
    guard case .object = root.value else { return SnapshotContents(unusable: tree.diagnostics + [.notAnObject(root)]) }
    guard let form = FormGuess.form(of: root, as: kind) else {
      return SnapshotContents(unusable: tree.diagnostics + [.wrongKind(kind, FormGuess.kind(of: root), root)])
    }
    var check = TableCheck(form.vocabulary, source: source)
    if form.root.name == AppSnapshotTable.variables.name {
      PlainVariables.check(root, with: &check)
    } else {
      check.check(root, as: form.root, called: "")
    }
    return contents(root, form, of: source, timeZone, tree.diagnostics + check.diagnostics)
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
    return contents(root, form, of: source, timeZone, check.diagnostics).checked(at: now)
  }

  private static func contents(
    _ root: JSONNode, _ form: SnapshotForm, of source: SourceText, _ timeZone: TimeZone, _ diagnostics: [Diagnostic]
  ) -> SnapshotContents {
    var reading = SnapshotReading(source: source, timeZone: timeZone)
    let snapshots = reading.snapshots(SnapshotObject(root, form), form)
    return SnapshotContents(snapshots, diagnostics, reading.findings)
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
      .snapshotWrongKind, "this is not a snapshot of kind `\(kind.rawValue)`\(meant)",
      at: SourceRange(root.range.lower, root.range.lower + 1), notes: notes)
  }
}
