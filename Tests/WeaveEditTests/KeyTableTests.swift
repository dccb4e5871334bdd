// SPDX-License-Identifier: MIT

import Testing
import WeaveEdit
import WeaveJSON

/// The keys that an inspector makes its fields from.
struct KeyTableTests {
  private let tables = KeyTables.node

  private func field(_ key: String, of kind: String) -> JSONNode? {
    tables["nodes"]?[kind]?["fields"]?.elements?.first { $0["key"]?.stringValue == key }
  }

  private func kinds(_ field: JSONNode?) -> [String] {
    field?["forms"]?.elements?.compactMap { $0["kind"]?.stringValue } ?? []
  }

  /// The kinds of node in docs/spec.md.
  @Test(arguments: [
    "vstack", "hstack", "zstack", "grid", "spacer", "divider", "text", "symbol", "label", "image", "shape", "path",
    "qr", "gauge", "chart", "forEach", "when", "viewThatFits", "use", "slot", "widget",
  ]) func everyKindHasKeys(kind: String) {
    #expect(tables["nodes"]?[kind]?["says"]?.stringValue?.isEmpty == false)
  }

  @Test func aNumberWithItsDefault() {
    let width = field("lineWidth", of: "gauge")
    #expect(kinds(width) == ["number"])
    #expect(width?["standard"]?.stringValue == "8")
    #expect(width?["isDynamic"]?.boolValue == true)
    #expect(field("value", of: "gauge")?["isRequired"]?.boolValue == true)
  }

  @Test func aChoice() {
    let style = field("style", of: "gauge")?["forms"]?.elements?.first
    #expect(
      style?["words"]?.elements?.compactMap(\.stringValue) == [
        "ring", "linear", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
        "accessoryLinearCapacity",
      ])
  }

  /// Keys that all nodes share are in one list, and in no kind's own.
  @Test func modifiersStandOnce() {
    let shared = tables["modifiers"]?.elements?.compactMap { $0["key"]?.stringValue } ?? []
    #expect(shared.contains("padding") && shared.contains("frame"))
    #expect(Set(shared).count == shared.count)
    #expect(field("padding", of: "text") == nil)
    let frame = tables["modifiers"]?.elements?.first { $0["key"]?.stringValue == "frame" }
    #expect(kinds(frame) == ["object"])
    #expect(
      tables["objects"]?["frame"]?["fields"]?.elements?.contains { $0["key"]?.stringValue == "width" } == true)
  }

  @Test func colorsHaveNames() {
    let names = tables["colors"]?.elements?.compactMap(\.stringValue) ?? []
    #expect(names.contains("accent") && names.contains("teal"))
  }
}
