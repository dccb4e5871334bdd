// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSchema

// The parts of a design that a matched set may replace. The app reads each of these keys separately, so a bad value
// affects only itself.

extension LayoutSpec {
  init(reading reader: inout ObjectReader) {
    if let value = reader.token("template", as: Template.self) { template = value }
    variant = reader.token("variant", as: Variant.self)
    if let value = reader.token("posterOverlayMode", as: PosterOverlayMode.self) { posterOverlayMode = value }
    if let value = reader.bool("showsAccentBar") { showsAccentBar = value }
    if let value = reader.token("axis", as: Axis.self) { axis = value }
    if let value = reader.token("alignment", as: Alignment.self) { alignment = value }
    if let value = reader.number("spacing") { spacing = value }
    if let value = reader.integer("primaryLineLimitSmall") { primaryLineLimitSmall = value }
    if let value = reader.integer("primaryLineLimit") { primaryLineLimit = value }
    if let value = reader.integer("secondaryLineLimitSmall") { secondaryLineLimitSmall = value }
    if let value = reader.integer("secondaryLineLimit") { secondaryLineLimit = value }
    if let value = reader.bool("splitsNumber") { splitsNumber = value }
    // The app no longer knows the `bottom` forms of version 1.
    if reader.context.mode == .lenient, reader.node("alignment")?.text?.trimmed.lowercased().hasPrefix("bottom") == true
    {
      alignment = .leading
    }
  }
}

extension SymbolSpec {
  init(reading reader: inout ObjectReader) {
    self.init(name: reader.string("name") ?? "")
    if let value = reader.number("size") { size = value }
    if let value = reader.token("weight", as: Weight.self) { weight = value }
    if let value = reader.token("renderingMode", as: RenderingMode.self) { renderingMode = value }
    if let value = reader.token("tint", as: Tint.self) { tint = value }
    if let value = reader.token("placement", as: Placement.self) { placement = value }
  }
}

extension ImageSpec {
  init(reading reader: inout ObjectReader) {
    self.init(fileName: reader.fileName("fileName") ?? "")
    if let value = reader.token("contentMode", as: ContentMode.self) ?? reader.token("crop", as: ContentMode.self) {
      contentMode = value
    }
    if let value = reader.number("height") { height = value }
    if let value = reader.number("cornerRadius") { cornerRadius = value }
    filter = reader.object("filter") { Filter(reading: &$0) }
    smartPhoto = reader.object("smartPhoto") { SmartPhotoSpec(reading: &$0) }
    accessibilityLabel = reader.string("accessibilityLabel")
  }
}

extension ImageSpec.Filter {
  init?(reading reader: inout ObjectReader) {
    guard let token = reader.token("token", as: Token.self) else { return nil }
    self.init(token, intensity: reader.number("intensity") ?? 1)
  }
}

extension ObjectReader {
  /// A file's name, at most 256 characters; without its folder when reading as the app does.
  mutating func fileName(_ key: String) -> String? {
    guard let path = string(key)?.trimmed else { return nil }
    return String((context.mode == .lenient ? path.lastPathComponent : path).prefix(256))
  }
}
