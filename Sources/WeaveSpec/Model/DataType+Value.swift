// SPDX-License-Identifier: MIT

public import WeaveExpressions
import WeaveTime

extension DataType {
  /// The type that a sample value suggests for its variable.
  ///
  /// A record gets the members of its sample. A list of records gets the members of all its entries; those that some
  /// entries lack may be missing. A text that reads as a number or a date gets that type.
  public init(of value: Value) {
    switch value {
    case .missing: self = .any
    case .number, .span: self = .number(unit: nil)
    case .bool: self = .flag
    case .date: self = .date
    case .string(let text): self = Self.kind(of: text)
    case .list(let entries):
      self = .list(entries.lazy.map { DataType(of: $0) }.reduce(nil) { $0?.merged(with: $1) ?? $1 } ?? .any)
    case .record(let members):
      self = .record(
        members.sorted { $0.key < $1.key }.map { name, value in
          Member(name: name, type: DataType(of: value), isOptional: value == .missing)
        })
    }
  }

  private static func kind(of text: String) -> DataType {
    if PlainNumber.parse(text) != nil { return .number(unit: nil) }
    return LocalDay(text) != nil || InstantText.date(text) != nil ? .date : .text
  }

  /// The type of a value that may be of either type.
  private func merged(with other: DataType) -> DataType {
    switch (self, other) {
    case (.any, let type), (let type, .any): type
    case (.record(let first), .record(let second)): .record(Self.merged(first, second))
    case (.list(let first), .list(let second)): .list(first.merged(with: second))
    case (.text, .number), (.number, .text), (.text, .date), (.date, .text), (.text, .flag), (.flag, .text): .text
    default: self == other ? self : .any
    }
  }

  private static func merged(_ first: [Member], _ second: [Member]) -> [Member] {
    // The rows of a table usually have the same members.
    if first == second { return first }
    let others = Dictionary(second.map { ($0.name, $0) }) { first, _ in first }
    let known = Set(first.map(\.name))
    let kept = first.map { member in
      guard let other = others[member.name] else {
        return Member(name: member.name, type: member.type, isOptional: true)
      }
      return Member(
        name: member.name, type: member.type.merged(with: other.type), isOptional: member.isOptional || other.isOptional
      )
    }
    let added = second.filter { !known.contains($0.name) }
    return (kept + added.map { Member(name: $0.name, type: $0.type, isOptional: true) }).sorted { $0.name < $1.name }
  }
}

extension WidgetSpec {
  /// The types of all variables about which the design says something, by canonical name: from `types`, else from
  /// samples.
  public var variableTypes: [String: DataType.Member] {
    var found: [String: DataType.Member] = [:]
    for (name, sample) in variables {
      found[VariableScope.canonicalKey(name)] = DataType.Member(
        name: name, type: DataType(of: sample.value), isOptional: false)
    }
    for member in types { found[VariableScope.canonicalKey(member.name)] = member }
    return found
  }
}
