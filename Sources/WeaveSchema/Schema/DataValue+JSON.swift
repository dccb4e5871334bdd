// SPDX-License-Identifier: MIT

package import WeaveJSON

extension DataValue {
  /// The value as JSON, with members sorted by name.
  package var json: JSONNode {
    switch self {
    case .null: .null
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .list(let entries): .array(entries.map(\.json))
    case .record(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    }
  }
}
