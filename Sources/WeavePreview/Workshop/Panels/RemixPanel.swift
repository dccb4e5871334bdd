// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveWorkshop

/// Twelve restyled versions of the design.
struct RemixPanel: WorkshopPanel {
  static let name = "remix"
  static let title = "Remixes"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  private var seed: UInt64? { room.form["seed"].flatMap { UInt64($0) } }
  private var rules: Rulebook { room.form["rules"] == "app" ? .app : .ours }

  private func remixes(_ seed: UInt64) throws(WorkshopRefusal) -> [Remixer.Remix] {
    var remixer = Remixer(try room.variants(), seed: seed, rules: rules, threads: min(Output.processorCount, 4))
    do { return try remixer.next(12) } catch { throw WorkshopRefusal(error) }
  }

  func body() throws(WorkshopRefusal) -> HTML {
    let seed = seed ?? 1
    let remixes = try remixes(seed)
    let asked = room.question(
      """
      <label>Seed <input type="number" name="seed" min="0" value="\("\(seed)")"></label>
      \(room.choice(
        "rules", "rules", ["ours", "app"], chosen: rules == .app ? "app" : "ours",
        titles: ["ours": "ours: everything stays readable", "app": "as in WidgetWeaver"]))
      <button>Show</button> <a href="\(room.link(nil, [("seed", "\(seed &+ 1)"), ("rules", rules.rawValue)]))">Twelve others</a>
      """)
    if remixes.isEmpty { return "\(asked)<p>No remix keeps everything that the design shows.</p>" }
    let figures = remixes.enumerated().map { index, remix -> HTML in
      let title = "\(index + 1)  \(remix.look.title)"
      let take = room.form(
        "take", base: room.base,
        """
        <input type="hidden" name="seed" value="\("\(seed)")"><input type="hidden" name="rules" value="\(rules.rawValue)">
        <input type="hidden" name="pick" value="\(index + 1)"><button aria-label="Take \(title)">Take</button>
        """)
      return room.figure(
        room.picture(of: remix.variant.widget, says: "remix \(title)"),
        "<strong>\(title)</strong> \(remix.look.subtitle) \(take)")
    }
    let rule = rules == .app ? " --rules app" : ""
    return """
      <p class="quiet">Texts, photo, symbol and buttons stay; layout, colours and fonts change. The same seed gives the same
      remixes.</p>\(asked)<div class="figures">\(figures)</div>
      \(room.command("weave remix \(room.title.shellQuoted) --seed \(seed)\(rule) --pick 1 --in-place"))
      """
  }

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    guard deed == "take", let seed, let pick = room.form["pick"].flatMap({ Int($0) }) else {
      throw WorkshopRefusal("this page cannot do that")
    }
    let remixes = try remixes(seed)
    guard remixes.indices.contains(pick - 1) else { throw WorkshopRefusal("there is no remix \(pick)") }
    try room.change(to: remixes[pick - 1].look.spec, what: "remix \(pick) of seed \(seed)")
    return "<p>The design is now remix \(pick): \(remixes[pick - 1].look.title).</p>"
  }
}
