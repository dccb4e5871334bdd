// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveDiagnostics
import WeaveSchema

/// A place in a folder of snapshots, as users write it: `weather.current.temperatureC`, `calendar.events[0].title`.
///
/// For variables, everything after the kind is the name: `variables.water glasses`.
public struct SnapshotAddress: Sendable, Hashable {
  /// The file that contains it.
  public var kind: SnapshotKind
  /// The path in that file.
  public var path: JSONPath

  /// A value by its file and its path there.
  public init(kind: SnapshotKind, path: JSONPath) {
    self.kind = kind
    self.path = path
  }

  /// - Throws: an error whose description says what is wrong with the text.
  public init(_ text: some StringProtocol) throws(AddressError) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    guard let kind = SnapshotKind(rawValue: name) else { throw .unknownKind(name) }
    guard parts.count == 2, !parts[1].isEmpty else { throw .noKey(kind) }
    self.kind = kind
    if kind == .variables {
      let key = VariableKey.canonical(String(parts[1]))
      guard !key.isEmpty else { throw .noKey(kind) }
      path = JSONPath([.key("values"), .key(key)])
    } else {
      guard let path = JSONPath(parts[1]) else { throw .notAPath(String(parts[1])) }
      self.path = path
    }
  }
}

/// What is wrong with the text of an address.
public enum AddressError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The address does not begin with a kind of snapshot.
  case unknownKind(String)
  /// The address names a kind but no value in it.
  case noKey(SnapshotKind)
  /// The text after the kind is not a path.
  case notAPath(String)

  /// A message that says what is wrong with the address, with a correct example.
  public var description: String {
    switch self {
    case .unknownKind(let name):
      "There is no kind of snapshot '\(name)'." + Self.hint(name)
    case .noKey(let kind): "'\(kind.rawValue)' needs a key, such as \(kind.definition.exampleAddress)."
    case .notAPath(let text): "'\(text)' is not a path; write keys and indices such as events[0].title."
    }
  }

  private static func hint(_ name: String) -> String {
    let names = SnapshotKind.allCases.map(\.rawValue)
    if let near = nearest(to: name, in: names).first { return " Did you mean '\(near)'?" }
    return " There are " + names.joined(separator: ", ") + "."
  }
}
