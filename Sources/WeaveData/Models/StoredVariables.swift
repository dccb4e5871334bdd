// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// The author's own variables, which buttons change: `variables.json`.
public struct StoredVariables: Sendable, Hashable {
  public typealias Stored = DataValue

  /// Nil where the file does not say.
  public var updatedAt: Date?
  /// By canonical key.
  public var values: [String: Stored]

  public init(updatedAt: Date? = nil, values: [String: Stored] = [:]) {
    self.updatedAt = updatedAt
    self.values = values
  }
}

extension StoredVariables: SnapshotModel {
  public static let dateKey = "updatedAt"
  public static let exampleAddress = "variables.streak"
  public static let freshAge = Double.infinity
  public static let staleAge = Double.infinity

  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue }
  }

  public var contents: [String?] { [count(values, "variable") ?? "no variables"] }

  public var tree: JSONNode { SnapshotWriter.variables(self) }
}
