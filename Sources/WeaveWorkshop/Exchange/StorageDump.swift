// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON

/// The app's storage on a device, as dumped by a user: a binary or XML property list, or the same as JSON.
///
/// Its values are JSON texts, as strings or as data.
struct StorageDump {
  private var values: [String: [UInt8]] = [:]

  /// The prefix of the app's keys.
  static let prefix = "widgetweaver."
  static let designsKey = "widgetweaver.specs.v1"
  static let defaultKey = "widgetweaver.specs.v1.default_id"
  static let legacyKey = "widgetweaver.spec.v1.default"
  static let variablesKey = "widgetweaver.variables.v1"

  /// The text stored under a key.
  func text(_ key: String) -> SourceText? { values[key].map { SourceText(name: key, bytes: $0) } }

  /// The identifier of the default design.
  var defaultID: UUID? {
    values[Self.defaultKey].flatMap { UUID(uuidString: String(decoding: $0, as: UTF8.self)) }
  }

  var keys: [String] { values.keys.sorted() }

  /// Whether the bytes start like a property list.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist00".utf8)) { return true }
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    return head.contains("<plist") || head.contains("//Apple//DTD PLIST")
  }

  /// Reads a property list; nil if it is not one, or contains none of the app's keys.
  init?(propertyList bytes: [UInt8]) {
    guard let list = try? PropertyListDecoder().decode([String: Item].self, from: Data(bytes)) else { return nil }
    for (key, item) in list where key.hasPrefix(Self.prefix) { values[key] = item.bytes }
    if values.isEmpty { return nil }
  }

  /// Reads a dump written as a JSON object; nil if it contains none of the app's keys.
  init?(_ root: JSONNode) {
    for member in root.members ?? [] where member.key.hasPrefix(Self.prefix) {
      if case .string(let text) = member.value.value {
        values[member.key] = Self.unwrapped(text)
      } else {
        values[member.key] = Array(JSONWriter.compact(member.value).utf8)
      }
    }
    if values.isEmpty { return nil }
  }

  /// The bytes of a text: JSON as it is, anything else decoded from base64, which some tools use for data.
  private static func unwrapped(_ text: String) -> [UInt8] {
    let first = text.first { !$0.isWhitespace }
    if first != "{", first != "[", let data = Data(base64Encoded: text), data.first == 0x7B || data.first == 0x5B {
      return [UInt8](data)
    }
    return Array(text.utf8)
  }

  /// A value of a property list, as far as it is needed here.
  private enum Item: Decodable {
    case bytes([UInt8])
    case other

    init(from decoder: any Decoder) {
      guard let container = try? decoder.singleValueContainer() else {
        self = .other
        return
      }
      if let data = try? container.decode(Data.self) {
        self = .bytes([UInt8](data))
      } else if let text = try? container.decode(String.self) {
        self = .bytes(Array(text.utf8))
      } else if let texts = try? container.decode([String: String].self) {
        let members = texts.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
        let none = SourceRange(0, 0)
        let object = members.map { JSONMember(key: $0.0, keyRange: none, value: JSONNode($0.1, at: none)) }
        self = .bytes(Array(JSONWriter.compact(JSONNode(.object(object), at: none)).utf8))
      } else {
        self = .other
      }
    }

    var bytes: [UInt8]? {
      if case .bytes(let bytes) = self { bytes } else { nil }
    }
  }
}
