// SPDX-License-Identifier: MIT

import WeaveSpec
import WeaveTime

extension FactType {
  /// What a sample tells of the values that a variable will have.
  ///
  /// A record has the members of its sample, a list of records all that any of its entries has. Of other values the sample
  /// says too little: a text may be a number tomorrow.
  init(sample: SampleValue) {
    switch sample {
    case .record(let members): self.init(kind: .record, members: Self.members(of: [members]))
    case .list(let entries):
      let records = entries.compactMap { if case .record(let members) = $0 { members } else { nil } }
      let isUniform = !records.isEmpty && records.count == entries.count
      self.init(kind: .list, members: isUniform ? Self.members(of: records) : [])
    case .null, .string, .number, .bool: self.init()
    }
  }

  /// The members of some records, sorted by name, each as the first record that has it.
  private static func members(of records: [[String: SampleValue]]) -> [FactMember] {
    let all = records.reduce(into: [String: SampleValue]()) { all, record in all.merge(record) { first, _ in first } }
    return all.sorted { $0.key < $1.key }.map { name, sample in
      let isEverywhere = records.allSatisfy { $0[name] != nil }
      return FactMember(
        name, kind(of: sample), presence: isEverywhere ? .always : .mayBeMissing,
        members: FactType(sample: sample).members, "")
    }
  }

  private static func kind(of sample: SampleValue) -> FactKey.Kind {
    switch sample {
    case .number: .number
    case .bool: .flag
    case .list: .list
    case .record: .record
    case .string(let text): kind(of: text)
    case .null: .text
    }
  }

  /// What a text reads as, for who asks for a number or a date.
  private static func kind(of text: String) -> FactKey.Kind {
    if PlainNumber.parse(text) != nil { return .number }
    if LocalDay(text) != nil { return .day }
    return InstantText.date(text) != nil ? .instant : .text
  }
}
