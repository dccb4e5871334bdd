// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveWorkshop

/// A request in words, by rules that need no model: shows what it would change, with pictures before and after.
struct WordsPanel: WorkshopPanel {
  static let name = "words"
  static let title = "Words"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  /// The request, cut to the maximum length.
  private var words: String { String((room.form["words"] ?? "").prefix(KeywordRules.promptLimits.patch)) }

  func body() throws(WorkshopRefusal) -> HTML {
    let variants = try room.variants()
    let words = room.form["do"] == nil ? words : ""
    let limit = KeywordRules.promptLimits.patch
    let ask = room.question(
      """
      <label>What is to change <input name="words" size="44" maxlength="\(limit)" value="\(words)"
      placeholder="more padding, teal accent" autofocus></label> <button class="main">Show</button>
      """)
    if words.isEmpty {
      return """
        \(ask)<p class="quiet">Such as: more padding, corner radius 12, bigger title, minimal, a midnight background,
        remove the symbol. No model is used, and nothing is written until you apply it.</p>\(room.strip())
        """
    }
    let patch = KeywordRules.patch(words, of: variants.base)
    if patch.isEmpty { return "\(ask)<p class=\"notice bad\">Could not understand this.</p>\(room.strip())" }
    let made: DesignReview?
    do { made = try DesignReview(patch, of: variants, prompt: words) } catch { throw WorkshopRefusal(error) }
    guard let review = made else {
      return "\(ask)<p class=\"notice bad\">The result cannot be drawn.</p>"
    }
    let before = room.picture(of: variants.request.design, says: "\(room.title) before")
    let after = room.picture(of: review.variant.widget, says: "\(room.title) after")
    let apply = room.form(
      "apply", base: room.base,
      "<input type=\"hidden\" name=\"words\" value=\"\(words)\"><button class=\"main\">Apply</button>")
    return """
      \(ask)<div class="figures">\(room.figure(before, "before"))\(room.figure(after, "after"))</div>
      <pre>\(review.text)</pre>\(review.changes.isEmpty ? HTML.empty : apply)
      \(room.command("weave patch \(room.title.shellQuoted) \(words.shellQuoted) --apply"))
      """
  }

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    guard deed == "apply" else { throw WorkshopRefusal("this page cannot do that") }
    let spec = try room.spec()
    try room.change(to: KeywordRules.patch(words, of: spec).applied(to: spec), what: words)
    return "<p>\(words): done.</p>"
  }
}
