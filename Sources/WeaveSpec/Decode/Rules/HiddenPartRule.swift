// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// Reports parts of a design that its template leaves out in one size.
enum HiddenPartRule: SpecRule {
  /// One row of the table of omitted parts.
  private struct Row {
    var template: Template
    var size: MatchedSet.Key
    var part: DesignPart
    /// Why there is no room.
    var reason: Diagnostic.Message
    var applies: @Sendable (ReviewedDesign, ReviewedDesign.Face) -> Bool
  }

  /// The parts that built-in templates omit by size: on hero's small card with buttons, and the label under a small
  /// framed photo.
  private static let rows: [Row] = [
    Row(template: .hero, size: .small, part: .secondaryText, reason: .buttons, applies: hasButtons),
    Row(template: .hero, size: .small, part: .symbol, reason: .buttons, applies: hasButtons),
    Row(template: .poster, size: .small, part: .secondaryText, reason: .frame) { _, face in
      face.layout.posterOverlayMode == .caption && face.image?.contentMode == .fit
    },
  ]

  static func check(_ design: ReviewedDesign) -> [Diagnostic] {
    design.faces.flatMap { face in
      rows.compactMap { row in
        face.template == row.template && shows(face, at: row.size, design) && row.applies(design, face)
          ? diagnostic(row, face, design) : nil
      }
    }
  }

  /// Whether a size is drawn from a face: a variant from its own, the base for sizes without a variant.
  private static func shows(
    _ face: ReviewedDesign.Face, at size: MatchedSet.Key, _ design: ReviewedDesign
  ) -> Bool {
    face.path.isEmpty ? design.spec.matchedSet?[size] == nil : face.path == "matchedSet.\(size.rawValue)."
  }

  @Sendable private static func hasButtons(_ design: ReviewedDesign, _ face: ReviewedDesign.Face) -> Bool {
    design.spec.actionBar?.actions.isEmpty == false
  }

  private static func diagnostic(_ row: Row, _ face: ReviewedDesign.Face, _ design: ReviewedDesign) -> Diagnostic? {
    let path = face.path + row.part.rawValue
    guard let node = design.raw(path), node.text?.isBlank != true else { return nil }
    return Diagnostic(
      .specPartHidden, "`\(row.part.rawValue)` is not shown here: \(row.reason)",
      at: design.spec.places.keyRange(of: path), size: row.size.rawValue)
  }
}

extension Diagnostic.Message {
  fileprivate static let buttons: Self = "a small hero gives its room to the buttons"
  fileprivate static let frame: Self = "the label of a small framed photo has one line"
}
