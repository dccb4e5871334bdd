// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

extension SnapshotFolder {
  /// Applies changes to snapshots; nothing is written if any file would become invalid.
  ///
  /// Each file changes as a whole. Several files change one after the other, without other writers in between.
  /// - Returns: the kinds whose files have changed.
  public func apply(
    _ changes: [SnapshotChange], now: Date, timeZone: TimeZone, patience: Double = patience
  ) throws(StoreError) -> [SnapshotKind] {
    let locked = try locked(patience: patience)
    var texts: [(kind: SnapshotKind, text: String)] = []
    for kind in SnapshotKind.allCases where changes.contains(where: { $0.address.kind == kind }) {
      let editor = SnapshotEditor(kind, name: path(of: kind), now: now, timeZone: timeZone)
      let old = try locked.source(of: kind)
      if old == nil, let missing = changes.first(where: { $0.address.kind == kind && $0.isUnset }) {
        throw .edit(.notFound(place: missing.address.path.place), path: path(of: kind))
      }
      let text = try editor.text(old, applying: changes)
      if old.map({ $0.bytes != Array(text.utf8) }) ?? true { texts.append((kind, text)) }
    }
    for (kind, text) in texts { try locked.write(text, as: kind) }
    return texts.map(\.kind)
  }

  /// Changes a stored variable, without other writers between reading the old value and storing the new one.
  ///
  /// - Parameters:
  ///   - key: in any spelling.
  ///   - change: returns the new text for the old one, which is nil if the variable is not stored.
  /// - Returns: the texts before and after.
  public func changeVariable(
    _ key: String, now: Date, timeZone: TimeZone, patience: Double = patience, _ change: (String?) -> String
  ) throws(StoreError) -> (old: String?, new: String) {
    let name = VariableKey.canonical(key)
    let address = SnapshotAddress(kind: .variables, path: JSONPath([.key("values"), .key(name)]))
    let locked = try locked(patience: patience)
    let source = try locked.source(of: .variables)
    let read = source.map { SnapshotReader.read($0, as: .variables, now: now, timeZone: timeZone) }
    let old = read?.output?.variables?.values[name].map(\.text)
    let new = change(old)
    let editor = SnapshotEditor(.variables, name: path(of: .variables), now: now, timeZone: timeZone)
    let text = try editor.text(source, applying: [.set(address, JSONText.literal(new))])
    try locked.write(text, as: .variables)
    return (old, new)
  }
}

extension SnapshotChange {
  fileprivate var isUnset: Bool {
    if case .unset = self { true } else { false }
  }
}

extension DataValue {
  /// The value as shown in texts: whole numbers have no fraction, however large.
  public var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? JSONWriter.text(of: number)
    case .flag(let flag): flag ? "true" : "false"
    case .null: ""
    case .list, .record: JSONWriter.compact(json)
    }
  }
}
