// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON

extension WidgetSpec {
  /// Reads a design from its object, with the table's ranges and spellings, but not yet normalised.
  init(reading reader: inout ObjectReader, at node: JSONNode) {
    let id = reader.uuid("id") ?? reader.context.makeID()
    self.init(id: id, updatedAt: reader.date("updatedAt") ?? reader.context.now)
    places = SpecPlaces(root: node)
    readFace(&reader)
    style = reader.object("style") { StyleSpec(reading: &$0) } ?? StyleSpec()
    actionBar = reader.object("actionBar") { ActionBarSpec(reading: &$0) }
    matchedSet = reader.object("matchedSet") { MatchedSet(reading: &$0) }
    // A file without a version has version 1.
    readConfigurations(&reader, fileVersion: reader.integer("version") ?? 1)
    readExtensions(&reader)
  }

  private mutating func readFace(_ reader: inout ObjectReader) {
    name = reader.string("name") ?? ""
    primaryText = reader.string("primaryText") ?? ""
    secondaryText = reader.string("secondaryText")
    symbol = reader.object("symbol") { SymbolSpec(reading: &$0) }
    image = reader.object("image") { ImageSpec(reading: &$0) }
    layout = reader.object("layout") { LayoutSpec(reading: &$0) } ?? LayoutSpec()
  }

  private mutating func readConfigurations(_ reader: inout ObjectReader, fileVersion: Int) {
    version = fileVersion
    remindersConfig = reader.object("remindersConfig") { RemindersConfig(reading: &$0) }
    clockConfig = reader.object("clockConfig") { ClockConfig(reading: &$0) }
  }

  private mutating func readExtensions(_ reader: inout ObjectReader) {
    schemaReference = reader.string("$schema")
    accessibilityLabel = reader.string("accessibilityLabel")
    variables = Self.samples(reader.node("variables"))
    typesNode = reader.node("types").map { reader.context.mode == .lenient ? DataType.withoutMistakes($0) : $0 }
    types = DataType.members(typesNode)
    samples = reader.node("samples")?.elements?.compactMap(\.stringValue) ?? []
    content = reader.node("content")
    include = reader.node("include")
    purpose = reader.object("for") { DesignPurpose(reading: &$0) }
    for key in DesignParts.keys { parts.objects[key] = reader.node(key) }
  }

  private static func samples(_ node: JSONNode?) -> [String: DataValue] {
    guard case .object(let members)? = node?.value else { return [:] }
    return Dictionary(members.map { ($0.key, DataValue($0.value)) }) { _, last in last }
  }
}
