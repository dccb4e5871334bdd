// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

/// Reads Adaptive Cards of the versions 1.0 to 1.6.
///
/// - Source: adaptivecards.io, schema explorer.
enum AdaptiveCard {
  /// Whether a file is a card or a template of one.
  static func isCard(_ root: JSONNode) -> Bool {
    root["type"]?.stringValue?.lowercased() == "adaptivecard"
      || (root["$schema"]?.stringValue?.contains("adaptive-card") == true
        && (root["body"]?.elements != nil || root["actions"]?.elements != nil))
  }

  /// The card as the content of a design.
  ///
  /// - Parameter data: what a template is filled with.
  static func drawn(_ root: JSONNode, data: JSONNode?, now: Date) throws(ImportedCard.Refusal) -> DrawnCard {
    var notes = CardNotes()
    var card = root
    if AdaptiveTemplate.isTemplate(root) {
      if data == nil, root["$data"] == nil {
        notes.add("this is a template without data: give the data with --data, or `${…}` stays as it is")
      } else {
        var template = AdaptiveTemplate(now: now)
        card = template.filled(root, with: data)
        for line in template.evaluator.notes.lines { notes.add(line) }
      }
    }
    var drawing = AdaptiveDrawing()
    let content = drawing.card(card)
    for line in drawing.notes.lines { notes.add(line) }
    return DrawnCard(name: drawing.title, content: content, notes: notes)
  }
}
