// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
public import WeaveJSON

/// Compares data with the type that a design expects, and reports each mismatch at its place in the data.
public struct DataFit {
  /// The name of the value in messages.
  private let name: String
  /// If each row of a list has the same mistake, only the first few are reported.
  private static let most = 8

  /// Makes a check for the data of a variable with its name for messages.
  public init(called name: String) { self.name = name }

  /// The mismatches, such as a text instead of a number, a missing member, or a record instead of a list.
  public func misfits(of node: JSONNode, as type: DataType) -> [Diagnostic] {
    var found: [Diagnostic] = []
    check(node, type, name, &found)
    return found
  }

  private func check(_ node: JSONNode, _ type: DataType, _ path: String, _ found: inout [Diagnostic]) {
    guard found.count < Self.most else { return }
    switch (type, node.value) {
    case (.any, _), (.text, .string), (.text, .number), (.text, .bool), (.number, .number), (.flag, .bool),
      (.flag, .number), (.date, .number), (_, .null):
      break
    case (.number, .string(let text)) where PlainNumber.parse(text) != nil: checkForm(text, node, path, &found)
    case (.flag, .string(let text)) where Self.flags.contains(text.lowercased()): break
    case (.date, .string(let text)) where DateText.isDate(text): break
    // A text may refer to other variables, whose values are not known here.
    case (_, .string(let text)) where text.contains("{{"): break
    case (.list(let entry), .array(let entries)):
      for (index, value) in entries.enumerated() { check(value, entry, "\(path)[\(index)]", &found) }
    case (.record(let members), .object(let values)): check(values, node, members, path, &found)
    default: report(.wrong(path, type, node), node, &found)
    }
  }

  private func check(
    _ values: [JSONMember], _ node: JSONNode, _ members: [DataType.Member], _ path: String, _ found: inout [Diagnostic]
  ) {
    for member in members {
      let key = member.name.canonicalVariableKey
      let value = values.first { $0.key == member.name } ?? values.first { $0.key.canonicalVariableKey == key }
      if let value, !value.value.isNull {
        check(value.value, member.type, "\(path).\(member.name)", &found)
      } else if !member.isOptional, found.count < Self.most {
        let near = nearest(to: member.name, in: values.map(\.key)).first { name in
          !members.contains { $0.name == name }
        }
        report(.missing(path, member.name, near), node, &found)
      }
    }
  }

  /// Checks for a number in another locale's format. Without its comma, it would be read as a hundred times as large.
  private func checkForm(_ text: String, _ node: JSONNode, _ path: String, _ found: inout [Diagnostic]) {
    if PlainNumber.hasOddComma(text) { report(.oddNumber(path, text), node, &found) }
  }

  private func report(_ message: Diagnostic.Message, _ node: JSONNode, _ found: inout [Diagnostic]) {
    found.append(Diagnostic(.dataMisfit, message, at: node.range))
  }

  private static let flags: Set<String> = ["true", "false", "0", "1", ""]
}

extension Diagnostic.Message {
  fileprivate static func wrong(_ path: String, _ type: DataType, _ node: JSONNode) -> Self {
    "`\(path)` is \(type.phrase) in the design, but here it is \(node.phrase)"
  }

  fileprivate static func missing(_ path: String, _ member: String, _ near: String?) -> Self {
    .init("`\(path)` has no `\(member)`, which the design reads" + (near.map { "; is it `\($0)` here?" } ?? ""))
  }

  fileprivate static func oddNumber(_ path: String, _ text: String) -> Self {
    "`\(path)` is `\(text)`, which is read as \(PlainNumber.text(of: PlainNumber.parse(text) ?? 0)); write a point before decimals"
  }
}

extension DataType {
  /// "a text", "a list", as messages name it.
  package var phrase: String {
    switch self {
    case .any: "anything"
    case .text: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .date: "a date"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

extension JSONNode {
  /// The value as messages quote it.
  fileprivate var phrase: String {
    switch value {
    case .null: "missing"
    case .bool(let flag): "\(flag)"
    case .number(let number): "the number \(PlainNumber.text(of: number))"
    case .string(let text): "the text `\(text.prefix(40))`"
    case .array: "a list"
    case .object: "a record"
    }
  }
}
