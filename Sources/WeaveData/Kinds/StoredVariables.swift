// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema
import WeaveTime

/// The author's own variables, which buttons change: `variables.json`.
public struct StoredVariables: Sendable, Hashable {
  /// A text, number, flag, list or record.
  public typealias Stored = DataValue

  /// When a variable was last changed; nil if the file does not say.
  public var updatedAt: Date?
  /// The values by canonical key.
  public var values: [String: Stored]

  /// Values by canonical key, with the time of the last change.
  public init(updatedAt: Date? = nil, values: [String: Stored] = [:]) {
    self.updatedAt = updatedAt
    self.values = values
  }
}

extension StoredVariables: SnapshotModel {
  /// The author's values stay valid until somebody changes them.
  public static let definition = SnapshotDefinition(
    dateKey: "updatedAt", exampleAddress: "variables.streak", freshAge: .infinity, staleAge: .infinity,
    momentKeys: nil)

  /// `updatedAt`, which is optional in a file.
  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue }
  }

  /// The number of variables.
  public var contents: [String?] { [count(values, "variable") ?? "no variables"] }
}

extension StoredVariables: SnapshotFile {
  static let forms = [
    SnapshotForm(.variables, .weave, SnapshotTable.variables) { $0.variables($1) },
    SnapshotForm(.variables, .app, AppSnapshotTable.variables) { $0.appVariables($1) },
  ]

  var tree: JSONNode { SnapshotWriter.variables(self) }

  var moments: [Date] { [] }

  func sharesLists(with other: Self) -> Bool { true }

  func hasTexts(of other: Self) -> Bool { values.sharesStorage(with: other.values) || hasShortTexts(of: other) }

  var shortTexts: [String?] {
    values.sorted { $0.key < $1.key }.flatMap { key, value in
      if case .text(let text) = value { [key, text] } else { [key, JSONWriter.compact(value.json)] }
    }
  }
}

// MARK: As a file

extension SnapshotTable {
  static let variables = ObjectType(
    "Variables", "The author's own variables, which buttons change.",
    [
      schema, version,
      Field("updatedAt", .moment, "When a variable was last changed."),
      Field(
        "values", .map(.any), required: true,
        "The variables by name: texts, numbers, lists or records. In names, upper and lower case are the same, and several spaces count as one."
      ),
    ])
}

extension SnapshotReading {
  mutating func variables(_ root: SnapshotObject) -> StoredVariables? {
    guard let members = root.node("values")?.members else { return nil }
    let date = root.node("updatedAt") == nil ? nil : date(root, "updatedAt")
    return StoredVariables(updatedAt: date, values: values(members))
  }

  mutating func appVariables(_ root: SnapshotObject) -> StoredVariables? {
    StoredVariables(values: values(root.node.members ?? []))
  }

  /// The values by canonical key; if two spellings of a key occur, the first wins.
  private mutating func values(_ members: [JSONMember]) -> [String: StoredVariables.Stored] {
    var values: [String: StoredVariables.Stored] = [:]
    var places: [String: SourceRange] = [:]
    if members.count > Limits.snapshotVariables {
      add(.tooManyVariables(members.count, at: members[Limits.snapshotVariables].keyRange))
    }
    for member in members.prefix(Limits.snapshotVariables) {
      let key = VariableKey.canonical(member.key)
      guard !key.isEmpty, let value = Self.stored(member.value) else { continue }
      if let first = places[key] {
        add(.twice("`\(key)`", "values", at: member.keyRange, first: first))
        continue
      }
      places[key] = member.keyRange
      values[key] = value
    }
    return values
  }

  private static func stored(_ node: JSONNode) -> StoredVariables.Stored? {
    node.isNull ? nil : DataValue(node)
  }
}

extension SnapshotWriter {
  static func variables(_ variables: StoredVariables) -> JSONNode {
    let values = variables.values.sorted { $0.key < $1.key }.map { key, value -> (String, JSONNode?) in
      (key, value.json)
    }
    return .object([("updatedAt", .moment(variables.updatedAt)), ("values", .object(values)), version])
  }
}

/// The app's variables: an object in which all keys are the author's own.
enum PlainVariables {
  /// Reports values that cannot be variables.
  static func check(_ root: JSONNode, with check: inout TableCheck) {
    let value = Field("values", .map(.any), "")
    check.check(root, as: value.type, of: value)
  }
}

extension Diagnostic {
  fileprivate static func tooManyVariables(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .snapshotTooMany,
      "a snapshot has at most \(Limits.snapshotVariables) variables, not \(count); skipped this one and the rest",
      at: range)
  }
}
