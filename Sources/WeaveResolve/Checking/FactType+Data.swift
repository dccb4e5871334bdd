// SPDX-License-Identifier: MIT

import WeaveFacts
import WeaveSpec

extension FactType {
  /// The type of an author's variable.
  init(_ type: DataType) {
    self.init(kind: type.kind, unit: type.factUnit, members: type.members)
    if case .list(let entry) = type { entry.isWhole ? () : (self.entry = entry.kind) }
  }
}

extension DataType {
  /// The kind; nil if the value may be of any kind.
  fileprivate var kind: FactKey.Kind? {
    switch self {
    case .any: nil
    case .text: .text
    case .number: .number
    case .flag: .flag
    case .date: .instant
    case .list: .list
    case .record: .record
    }
  }

  fileprivate var factUnit: FactUnit? {
    guard case .number(let unit?) = self else { return nil }
    return FactUnit.allCases.first { $0.symbol == unit }
  }

  /// The members of a record, or of each entry of a list.
  fileprivate var members: [FactMember] {
    switch self {
    case .record(let members):
      members.map { member in
        // A member of any kind counts as a text.
        FactMember(
          member.name, member.type.kind ?? .text, in: member.type.factUnit,
          presence: member.isOptional ? .mayBeMissing : .always, members: member.type.members, "",
          isAny: member.type.kind == nil)
      }
    case .list(.record(let members)): DataType.record(members).members
    case .any, .text, .number, .flag, .date, .list: []
    }
  }

  /// Whether it is a list or a record.
  var isWhole: Bool {
    switch self {
    case .list, .record: true
    case .any, .text, .number, .flag, .date: false
    }
  }
}
