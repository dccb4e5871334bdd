// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// Reports parts of a design that its template never draws.
enum PartNotShownRule: SpecRule {
  /// Parts that authors write themselves. The app writes the others for every template.
  private static let written: [DesignPart] = [.primaryText, .secondaryText, .symbol, .image]

  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    var result = design.faces.flatMap { face in
      written.compactMap { part in note(part, face, design) } + hiddenCaption(face, design)
    }
    // The actions are shared, so one size that shows them is enough.
    let showsActions = design.faces.contains { $0.template.parts.contains(.actionBar) }
    if !showsActions, design.raw("actionBar") != nil, let face = design.faces.first {
      result.append(diagnostic("actionBar", face, design))
    }
    return result
  }

  private static func note(
    _ part: DesignPart, _ face: ReviewedDesign.Face, _ design: ReviewedDesign
  ) -> Diagnostic? {
    let path = face.path + part.rawValue
    guard !face.template.parts.contains(part), let node = design.raw(path) else { return nil }
    if let text = node.text, text.isBlank || text == WidgetSpec.standardPrimaryText { return nil }
    return diagnostic(path, face, design)
  }

  private static func hiddenCaption(_ face: ReviewedDesign.Face, _ design: ReviewedDesign) -> [Diagnostic] {
    let path = face.path + "secondaryText"
    guard face.template == .poster, face.layout.posterOverlayMode == .none,
      let text = design.text(path), !text.isBlank
    else { return [] }
    return [Diagnostic(.specPartNotShown, .withoutCaption, at: design.spec.places.keyRange(of: path))]
  }

  private static func diagnostic(
    _ path: String, _ face: ReviewedDesign.Face, _ design: ReviewedDesign
  ) -> Diagnostic {
    let key = path.split(separator: ".").last.map(String.init) ?? path
    return Diagnostic(.specPartNotShown, .neverShown(key, face.template), at: design.spec.places.keyRange(of: path))
  }
}

/// Reports a variant that the template does not have.
enum VariantRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.compactMap { face in
      guard let variant = face.layout.variant, !face.template.variants.contains(variant) else { return nil }
      return Diagnostic(
        .specPartNotShown, .noSuchVariant(variant, face.template),
        at: design.spec.places.range(of: "\(face.path)layout.variant"))
    }
  }
}

/// Checks template `custom` and its tree.
enum ContentRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    let places = design.spec.places
    let isCustom = design.faces.first { $0.template == .custom }
    switch (isCustom, design.spec.content) {
    case (let face?, nil):
      return [Diagnostic(.specContentMissing, .noContent, at: places.range(of: "\(face.path)layout.template"))]
    case (nil, .some):
      return [Diagnostic(.specContentUnused, .unusedContent, at: places.keyRange(of: "content"))]
    default: return []
    }
  }
}

/// Reports posters without a photo.
enum PosterRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.flatMap { face -> [Diagnostic] in
      guard face.template == .poster, face.image == nil, design.raw("\(face.path)image") == nil else { return [] }
      return [
        Diagnostic(.specPosterWithoutImage, .noPhoto, at: design.spec.places.range(of: "\(face.path)layout.template"))
      ]
    }
  }
}

/// Reports what the app drops because of one mistake, when reading as the app does.
enum DroppedPartRule: SpecRule {
  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    guard design.mode == .lenient else { return [] }
    return dropped(design).compactMap { path in
      guard let node = design.raw(path), isBroken(node, design) else { return nil }
      return Diagnostic(.specPartDropped, .dropped(path), at: design.spec.places.keyRange(of: path))
    }
  }

  /// Parts that are in the source but not in the design.
  private static func dropped(_ design: ReviewedDesign) -> [String] {
    var paths: [String] = []
    if design.spec.style == StyleSpec() { paths.append("style") }
    if design.spec.actionBar == nil { paths.append("actionBar") }
    if design.spec.matchedSet == nil { paths.append("matchedSet") }
    return paths + design.faces.filter { $0.image?.smartPhoto == nil }.map { "\($0.path)image.smartPhoto" }
  }

  private static func isBroken(_ node: JSONNode, _ design: ReviewedDesign) -> Bool {
    design.structural.contains { diagnostic in
      guard diagnostic.severity == .error, let range = diagnostic.range else { return false }
      return node.range.lower <= range.lower && range.upper <= node.range.upper
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let withoutCaption: Self = "a poster without a caption never shows `secondaryText`"
  fileprivate static let noContent: Self = "template `custom` draws `content`, but the design has none"
  fileprivate static let unusedContent: Self = "only template `custom` draws `content`"
  fileprivate static let noPhoto: Self = "the poster has no photo, so its background is drawn"

  fileprivate static func neverShown(_ key: String, _ template: Template) -> Self {
    "template `\(template.rawValue)` never shows `\(key)`"
  }

  fileprivate static func noSuchVariant(_ variant: LayoutSpec.Variant, _ template: Template) -> Self {
    let others = template.variants.map { "`\($0.rawValue)`" }
    let known = others.isEmpty ? "none" : others.joined(separator: ", ")
    return "template `\(template.rawValue)` has no variant `\(variant.rawValue)`; it has \(known)"
  }

  fileprivate static func dropped(_ path: String) -> Self {
    "the app drops all of `\(path)` because of a mistake in it"
  }
}
