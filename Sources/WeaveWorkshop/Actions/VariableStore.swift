// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveHash
public import WeaveJSON
import WeaveSchema
public import WeaveStore

/// The variables stored among the snapshots, with a history of their changes.
///
/// It takes the same lock as every writer of snapshots, so that no press of a button is lost.
public struct VariableStore: Sendable {
  /// A change of one variable; keys may have any spelling.
  public enum Edit: Sendable {
    /// Sets a value as a person writes it: a number, `true`, `false` or other JSON; anything else is a text.
    case set(String, to: String)
    /// Sets a typed value.
    case put(String, DataValue)
    /// Computes the new text from the old one, which is nil if the variable is not stored.
    case make(String, @Sendable (String?) -> String)
    /// Deletes the variable.
    case delete(String)
    /// Moves the value to another name, which must be free.
    case rename(String, to: String)
  }

  /// A variable's values before and after a change; nil where it is not stored.
  public struct Change: Sendable, Hashable {
    /// The name in canonical form.
    public var key: String
    /// The values as texts print them.
    public var old, new: String?

    /// A variable that does not change.
    public init(_ key: String, _ value: String? = nil) { (self.key, old, new) = (key, value, value) }

    init(key: String, old: String?, new: String?) { (self.key, self.old, self.new) = (key, old, new) }
  }

  private let snapshots: SnapshotFolder
  private var folder: RecordedFolder { RecordedFolder(path: snapshots.path) }

  /// The variables in a folder of snapshots.
  public init(_ snapshots: SnapshotFolder) { self.snapshots = snapshots }

  /// Changes variables, all or none; nobody else can write in between.
  ///
  /// - Parameters:
  ///   - what: a description of the change, for `undo`.
  ///   - now: the moment of the change.
  ///   - expected: the `sum` of the variables that the caller saw. If they have changed since, nothing is written.
  ///     Nil skips this check.
  @discardableResult
  public func apply(
    _ edits: [Edit], what: String, now: Date, timeZone: TimeZone, over expected: String? = nil
  ) throws(LibraryError) -> [Change] {
    let file = SnapshotKind.variables.fileName
    let name = snapshots.path(of: .variables)
    return try folder.edit { files throws(LibraryError) in
      let bytes = try files.read(file)
      if let expected, expected != Self.sum(of: bytes) {
        throw .refused("the variables were changed elsewhere; reload them")
      }
      let source = bytes.map { SourceText(name: name, bytes: $0) }
      let old = values(source, now, timeZone)
      var changes: [SnapshotChange] = []
      for edit in edits { changes += try Self.changes(edit, old) }
      if changes.isEmpty { return [] }
      let editor = SnapshotEditor(.variables, name: name, now: now, timeZone: timeZone)
      let text: String
      do throws(StoreError) { text = try editor.text(source, applying: changes) } catch { throw Self.refusal(error) }
      try files.write(Array(text.utf8), to: file)
      files.note(what)
      let new = values(SourceText(name: name, text: text), now, timeZone)
      return Set(old.keys).union(new.keys).sorted().compactMap { key in
        let change = Change(key: key, old: old[key]?.text, new: new[key]?.text)
        return old[key] == new[key] ? nil : change
      }
    }
  }

  /// A hash of the stored variables; empty if nothing is stored.
  public func sum() throws(LibraryError) -> String {
    do throws(StoreError) { return Self.sum(of: try snapshots.source(of: .variables)?.bytes) } catch {
      throw Self.refusal(error)
    }
  }

  private static func sum(of bytes: [UInt8]?) -> String { bytes.map { Checksum(of: $0).description } ?? "" }

  /// Undoes the last change and restores the exact bytes.
  ///
  /// - Returns: the description of the change.
  public func undo() throws(LibraryError) -> String { try folder.undo() }

  /// The changes that can be undone, newest first.
  public func history() throws(LibraryError) -> [String] { try folder.history() }

  /// The stored values by key; empty if nothing is stored.
  public func values(now: Date, timeZone: TimeZone) throws(LibraryError) -> [String: String] {
    let source: SourceText?
    do throws(StoreError) { source = try snapshots.source(of: .variables) } catch { throw Self.refusal(error) }
    return values(source, now, timeZone).mapValues(\.text)
  }

  private func values(_ source: SourceText?, _ now: Date, _ timeZone: TimeZone) -> [String: DataValue] {
    guard let source else { return [:] }
    return SnapshotReader.read(source, as: .variables, now: now, timeZone: timeZone).output?.variables?.values ?? [:]
  }

  private static func address(_ key: String) throws(LibraryError) -> SnapshotAddress {
    let key = VariableScope.canonicalKey(key)
    if key.isEmpty { throw .refused("a variable needs a name") }
    if key.hasPrefix("__") { throw .refused("`\(key)` is a fact; only variables can be set") }
    return SnapshotAddress(kind: .variables, path: JSONPath([.key("values"), .key(key)]))
  }

  private static func changes(_ edit: Edit, _ old: [String: DataValue]) throws(LibraryError) -> [SnapshotChange] {
    switch edit {
    case .set(let key, let text): return [.set(try address(key), text)]
    case .put(let key, let value): return [.set(try address(key), JSONWriter.compact(value.json))]
    case .make(let key, let make):
      let value = make(old[VariableScope.canonicalKey(key)]?.text)
      return [.set(try address(key), JSONText.literal(value))]
    case .delete(let key):
      guard old[VariableScope.canonicalKey(key)] != nil else { throw missing(key, old) }
      return [.unset(try address(key))]
    case .rename(let key, let name):
      guard let value = old[VariableScope.canonicalKey(key)] else { throw missing(key, old) }
      if old[VariableScope.canonicalKey(name)] != nil {
        throw .refused("the variable `\(VariableScope.canonicalKey(name))` already exists")
      }
      return [.set(try address(name), JSONWriter.compact(value.json)), .unset(try address(key))]
    }
  }

  private static func missing(_ key: String, _ old: [String: DataValue]) -> LibraryError {
    let near = nearest(to: VariableScope.canonicalKey(key), in: old.keys.sorted()).first
    return .refused("no variable `\(key)` is stored" + (near.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private static func refusal(_ error: StoreError) -> LibraryError {
    switch error {
    case .file(let error): return .file(error)
    case .invalid(let report), .damaged(let report):
      let first = report.diagnostics.first { $0.severity == .error } ?? report.diagnostics.first
      return .refused("\(error)" + (first.map { ": \($0.message)" } ?? ""))
    case .noFolder, .edit: return .refused("\(error)")
    }
  }
}
