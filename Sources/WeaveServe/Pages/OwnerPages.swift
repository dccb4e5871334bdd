// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import WeaveDiagnostics
import WeavePanel
import WeaveSpec
import WeaveSystem
import WeaveTime

/// The owner's pages: every display with its picture and what it reported. They work without a script.
struct OwnerPages {
  let core: ServerCore
  let now: Date
  /// The token in the page's forms. Other pages do not have it, so they cannot submit the forms.
  let csrf: String

  // MARK: All displays

  func overview() async -> Response {
    let displays = core.shelf.displays
    let cards = displays.map(card)
    let troubles =
      [core.fileProblem, core.state.problem.map { "The state cannot be saved: \($0)" }, lostState].compactMap(\.self)
      + core.feeds.troubles
    let body: HTML = """
      <header><h1>Displays</h1><span class="quiet">\(displays.count) at \(fullTime(now))</span>\(signOut)</header>
      \(troubles.map { "<p class=\"card bad\">\($0)</p>" as HTML })
      \(care(for: displays))
      <main>
      \(displays.isEmpty ? empty : "<ul class=\"grid\">\(cards)</ul>" as HTML)
      </main>
      \(feeds)
      <section aria-labelledby="new">\(await newDevices())</section>
      \(readyBoards(await shelf()))
      \(photos)
      """
    return Page.response("Displays", body, script: "pages.js")
  }

  /// What displays can show.
  private func shelf() async -> FolderShelf {
    let folder = core.options.scene.folder
    return await core.disk.run { FolderShelf(folder) }
  }

  /// What to do if the stored state was lost while displays are set up.
  private var lostState: String? {
    guard core.state.wasEmptied, !core.shelf.displays.isEmpty else { return nil }
    return "The stored state was empty when the server started: tokens, devices and values are lost. "
      + "Restore \(core.options.state) from a copy, or give each display a new token."
  }

  /// The displays that need attention, shown before all others.
  private func care(for displays: [Display]) -> HTML {
    let rows = displays.compactMap { display -> HTML? in
      let seen = core.state.sighting(of: display.name)
      var needs: [HTML] = []
      let (kept, failure) = core.shelf.slot(of: display).last
      if let failure {
        needs.append(kept == nil ? "no picture" : "picture from \(time(failure.since))")
      }
      if let seen, seen.isLost(at: now) { needs.append("lost since \(time(seen.at))") }
      if seen?.isLow == true { needs.append("battery low") }
      guard let first = needs.first else { return nil }
      let rest = needs.dropFirst().map { ", \($0)" as HTML }
      return "<li><a href=\"display/\(display.name)\">\(display.label)</a>: \(first)\(rest)</li>"
    }
    if rows.isEmpty { return HTML.empty }
    return """
      <section class="card care" aria-labelledby="care"><h2 id="care">Needs care</h2><ul>\(rows)</ul></section>
      """
  }

  private let empty: HTML =
    "<p class=\"card\">There is no display yet. Add one with <code>weave display add kitchen --panel trmnl-og --shows clock.json</code>.</p>"

  private func card(_ display: Display) -> HTML {
    let facts = facts(of: display)
    return """
      <li>
      <a class="shot" href="display/\(display.name)">\(facts.picture)</a>
      <div class="inner">
      <h2><a href="display/\(display.name)">\(display.label)</a></h2>
      <dl>\(facts.rows)</dl>
      </div>
      </li>
      """
  }

  /// The sources of facts and their age.
  private var feeds: HTML {
    let statuses = core.feeds.statuses
    if statuses.isEmpty { return HTML.empty }
    let rows = statuses.map { status -> HTML in
      let name = status.profile.map { "\($0): \(status.feed)" } ?? status.feed
      let answered: HTML = status.answered.map { "from \(time($0))" } ?? "no answer yet"
      let next: HTML = status.next.map { ", next request at \(time($0))" } ?? ""
      let trouble: HTML = status.trouble.map { " <span class=\"bad\">\($0)</span>" } ?? ""
      return "<dt>\(name)</dt><dd>\(answered)\(next)\(trouble)</dd>"
    }
    return
      "<section aria-labelledby=\"feeds\"><div class=\"card\"><h2 id=\"feeds\">Feeds</h2><dl>\(rows)</dl></div></section>"
  }

  private func newDevices() async -> HTML {
    let named = Set(core.shelf.displays.compactMap(\.device))
    let waiting = core.state.devices.filter { !named.contains($0.key) }.sorted { $0.value.at > $1.value.at }
    let rows = waiting.prefix(20).map { newDevice($0.key, $0.value) }
    let designs = waiting.isEmpty ? HTML.empty : await designs()
    let state: HTML =
      core.gate.isOpen
      ? "<p>New devices can join, because only this machine reaches the server without a proxy.</p>"
      : core.gate.isPairing
        ? "<p>New devices can join for the next few minutes.</p>"
        : """
        <p>New devices cannot join now.</p>
        <form method="post" action="pairing">\(hidden)<div class="row"><button>Let new devices join for ten minutes</button></div></form>
        """
    return """
      <div class="card"><h2 id="new">New devices</h2>\(state)\(questions)\(rows)\(designs)</div>
      <div class="card"><h2>Webhooks</h2><p>Programs send values to designs with <code>POST /facts/NAME</code>.</p>
      <form method="post" action="webhooks">\(hidden)<div class="row"><button>New token for webhooks</button></div></form></div>
      """
  }

  /// Devices that have a token and ask for another, or come with a key that this server has not given them.
  private var questions: [HTML] {
    core.pairing.waiting(at: now).map { question in
      let name = core.shelf.display(ofDevice: question.device)?.label
      let known: HTML = name.map { "<strong>\($0)</strong> " } ?? ""
      let wish: HTML =
        question.hasOtherKey
        ? "comes with the key of another server, from \(question.client), \(time(question.at)). Say yes if this is your device: it keeps that key."
        : "has a token and asks for another, from \(question.client), \(time(question.at)). The old token stops working when it gets one. Say yes only if you have just reset this device."
      let yes: HTML = question.hasOtherKey ? "Let it in" : "Give it another token"
      return """
        <form method="post" action="pairing">\(hidden)<input type="hidden" name="device" value="\(question.device)"><input type="hidden" name="client" value="\(question.client)">
        <p>\(known)<span class="quiet">\(question.device), \(question.model ?? "unknown model")</span> \(wish)</p>
        <div class="row"><button name="answer" value="yes">\(yes)</button><button name="answer" value="no">Refuse</button></div></form>
        """
    }
  }

  /// The files of the folder that a display may show.
  private func designs() async -> HTML {
    let folder = core.options.scene.folder
    let files = await core.disk.run { (try? names(inFolder: folder)) ?? [] }.sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") && $0 != DisplayFile.name }
    return "<datalist id=\"designs\">\(files.prefix(500).map { "<option value=\"\($0)\">" as HTML })</datalist>"
  }

  private func newDevice(_ address: String, _ device: PairedDevice) -> HTML {
    let guess = device.panelName ?? Panel.all[0].name
    let options = Panel.all.map { panel -> HTML in
      "<option value=\"\(panel.name)\"\(panel.name == guess ? " selected" as HTML : "")>\(panel.label)</option>"
    }
    let size: HTML = device.size.map { ", \($0.description) pixels" } ?? ""
    let key: HTML = device.hasOtherKey == true ? " New device, key of another server." : ""
    return """
      <div class="device"><p><strong>\(device.friendlyID)</strong> <span class="quiet">\(address), \(device.model ?? "unknown model")\(size)</span>\(key)</p>
      \(existing(for: address))
      \(core.shelf.displays.isEmpty ? HTML.empty : "<p>Or it is a new display:</p>")
      <form method="post" action="devices">\(hidden)<input type="hidden" name="device" value="\(address)">
      <div class="fields">
      <label>Name <input name="name" required pattern="[a-z0-9]([a-z0-9-]*[a-z0-9])?" maxlength="63" placeholder="kitchen" autocapitalize="none"></label>
      <label>Panel <select name="panel">\(options)</select></label>
      <label>Shows <input name="shows" required maxlength="200" placeholder="clock.json" autocapitalize="none" list="designs"></label>
      </div>
      <div class="row"><button>Give it this name</button></div></form></div>
      """
  }

  /// A form that makes a new device one of the displays that are set up; those without a device come first.
  private func existing(for address: String) -> HTML {
    let displays = core.shelf.displays.filter { $0.device == nil } + core.shelf.displays.filter { $0.device != nil }
    if displays.isEmpty { return HTML.empty }
    let options = displays.map { display -> HTML in
      let other: HTML = display.device.map { " (instead of \($0))" } ?? ""
      return "<option value=\"\(display.name)\">\(display.label)\(other)</option>"
    }
    return """
      <form method="post" action="devices">\(hidden)<input type="hidden" name="device" value="\(address)">
      <div class="fields"><label>It is this display <select name="display">\(options)</select></label></div>
      <div class="row"><button>Use it there</button></div></form>
      """
  }

  // MARK: One display

  func details(_ display: Display) async -> Response {
    let facts = facts(of: display)
    let lines = core.state.lines(of: display.name).prefix(50).map { line -> HTML in
      "<li><span class=\"quiet\">\(time(line.at))</span> \(line.text)</li>"
    }
    let panel = display.panel
    let battery = await battery(of: display)
    let shelf = await shelf()
    let buttons = ((try? await core.buttons(of: display)) ?? []).map { button -> HTML in
      """
      <form method="post" action="displays/\(display.name)/press">\(hidden)<input type="hidden" name="button" value="\(button.number)"><button title="\(button.effect)">\(button.action.title)</button></form>
      """
    }
    let body: HTML = """
      <header><h1>\(display.label)</h1><a href=".">All displays</a></header>
      <main>
      <div class="card"><a class="shot" href="view/\(display.name)">\(facts.picture)</a>
      <dl>\(facts.rows)
      \(battery)
      <dt>Picture</dt><dd>\(panel.width) × \(panel.height) pixels, \(display.format.rawValue)</dd>
      <dt>Address</dt><dd><code>\(Visit.current.base)picture/\(display.name).\(display.format.ending)</code>, full screen <a href="view/\(display.name)">view/\(display.name)</a></dd>
      </dl>
      <div class="row">
      <form method="post" action="displays/\(display.name)/refresh">\(hidden)<button>Draw it anew</button></form>
      <form method="post" action="displays/\(display.name)/token">\(hidden)<button>New token</button></form>
      </div></div>
      \(await playlist(of: display, shelf))
      \(choice(for: display, shelf))
      \(buttons.isEmpty ? HTML.empty : "<div class=\"card\"><h2>Buttons</h2><div class=\"row\">\(buttons)</div></div>" as HTML)
      <div class="card"><h2>Log</h2>\(lines.isEmpty ? "<p class=\"quiet\">No problems reported.</p>" as HTML : "<ol class=\"log\">\(lines)</ol>" as HTML)</div>
      </main>
      """
    return Page.response(display.label, body, script: "pages.js")
  }

  /// How often a device on a battery wakes, and how long the battery lasts then; empty for other displays.
  private func battery(of display: Display) async -> HTML {
    guard display.panel.hasBattery else { return HTML.empty }
    let slot = core.shelf.slot(of: display)
    let kept = slot.last.picture
    let feed = kept.flatMap { core.feeds.next(for: $0.sources, at: now) }
    let forecast = WakeForecast(
      display, timeZone: core.timeZone(of: display, kept), feed: feed.map { ($0.date, $0.period) })
    guard let wakes = try? await core.drawer.wakes(forecast, of: display.name, in: slot, after: now) else {
      return HTML.empty
    }
    return "<dt>Wakes</dt><dd>\(BatteryEstimate(wakes: wakes).description)</dd>"
  }

  /// The page that shows a token, once only.
  func token(_ token: String, of display: Display) -> Response {
    let body: HTML = """
      <header><h1>\(display.label)</h1><a href="display/\(display.name)">Back</a></header>
      <main class="card"><p>The new token of this display. It is shown only once; the old one no longer works:</p>
      <p><code>\(token)</code></p>
      <p>It is sent as the header <code>Access-Token</code>, or in the address:</p>
      <p><code>\(Visit.current.base)picture/\(display.name).\(display.format.ending)?token=\(token)</code></p></main>
      """
    return Page.response(display.label, body)
  }

  func webhookToken(_ token: String) -> Response {
    let body: HTML = """
      <header><h1>Webhooks</h1><a href=".">Back</a></header>
      <main class="card"><p>The new token of webhooks. It is shown only once; the old one no longer works:</p>
      <p><code>\(token)</code></p>
      <p>It is sent as the header <code>Authorization: Bearer …</code> with JSON to <code>/facts/NAME</code>; designs read it as the variable <code>NAME</code>.</p></main>
      """
    return Page.response("Webhooks", body)
  }

  // MARK: Facts

  private func facts(of display: Display) -> (rows: [HTML], picture: HTML) {
    // Only what is in memory: a page of two hundred displays does not wait until all are drawn. Each picture is drawn
    // when the browser fetches it.
    let (kept, failure) = core.shelf.slot(of: display).last
    let entry: HTML = kept?.shown.map { ": \($0) now" } ?? ""
    var rows: [HTML] = ["<dt>Shows</dt><dd>\(display.shows)\(entry)</dd>"]
    if let failure {
      rows.append(
        "<dt>Trouble</dt><dd class=\"bad\">\(failure.reason); \(kept == nil ? "there is no picture" : "the last picture is from \(time(failure.since))")</dd>"
      )
    } else if let kept {
      // Changes are searched for one day ahead.
      let isLasting = kept.until.timeIntervalSince(kept.from) >= 86_400
      rows.append("<dt>Next</dt><dd>\(isLasting ? "the same for a day at least" : "changes \(time(kept.until))")</dd>")
    }
    for problem in kept?.problems.prefix(3) ?? [] {
      rows.append("<dt>Warning</dt><dd class=\"warn\">\(problem)</dd>")
    }
    rows.append("<dt>Panel</dt><dd>\(display.panel.label)</dd>")
    if let size = core.state.sighting(of: display.name)?.size, size != PixelSize(of: display.panel) {
      rows.append(
        "<dt>Warning</dt><dd class=\"warn\">the device has \(size.description) pixels, its panel here \(PixelSize(of: display.panel).description)</dd>"
      )
    }
    if let seen = core.state.sighting(of: display.name) {
      let lost: HTML = seen.isLost(at: now) ? " <span class=\"bad\">lost</span>" : ""
      rows.append("<dt>Last seen</dt><dd>\(time(seen.at))\(lost)</dd>")
      if let wake = seen.wake { rows.append("<dt>Next wake</dt><dd>\(time(wake))</dd>") }
      if let charge = seen.charge {
        let low: HTML = seen.isLow ? " <span class=\"warn\">low</span>" : ""
        rows.append("<dt>Battery</dt><dd>\(Int(charge.rounded())) %\(low) \(seen.chargeCurve)</dd>")
      }
      if let signal = seen.signal { rows.append("<dt>Signal</dt><dd>\(signal) dBm \(seen.signalCurve)</dd>") }
      if let firmware = seen.firmware { rows.append("<dt>Firmware</dt><dd>\(firmware)</dd>") }
    } else {
      rows.append("<dt>Last seen</dt><dd class=\"quiet\">never</dd>")
    }
    rows += tokens(of: display)
    if kept == nil, failure != nil { return (rows, "<span class=\"none\">No picture</span>") }
    let said = kept?.altText ?? ""
    let alt = said.isEmpty ? "What \(display.label) shows now" : said
    return (rows, "<img src=\"\(ViewAddress(display).path)\" alt=\"\(alt)\" loading=\"lazy\">")
  }

  /// How old the tokens of a display are, and when they were last used.
  private func tokens(of display: Display) -> [HTML] {
    display.tokenOwners.compactMap { core.state.token(of: $0) }.map { token in
      let made: HTML = token.made.map { "made \(time($0))" } ?? "made before this version"
      let used: HTML = token.used.map { ", last used \(time($0))" } ?? ", never used"
      let until: HTML = token.until.map { ", ends \(time($0))" } ?? ""
      return "<dt>Token</dt><dd>\(made)\(used)\(until)</dd>"
    }
  }

  /// The token that proves that a form comes from these pages.
  var hidden: HTML { "<input type=\"hidden\" name=\"csrf\" value=\"\(csrf)\">" }

  private var signOut: HTML {
    core.gate.isOpen ? "" : "<form method=\"post\" action=\"logout\">\(hidden)<button>Sign out</button></form>"
  }

  /// `14:05` today, `tomorrow 14:05`, or `2026-03-28 14:05` on other days, in the server's time zone.
  func time(_ date: Date) -> String {
    let (day, clock) = local(date)
    switch day {
    case local(now).day: return clock
    case local(now.addingTimeInterval(86_400)).day: return "tomorrow \(clock)"
    case local(now.addingTimeInterval(-86_400)).day: return "yesterday \(clock)"
    default: return "\(day) \(clock)"
    }
  }

  /// `2026-03-28 14:05`
  private func fullTime(_ date: Date) -> String { "\(local(date).day) \(local(date).clock)" }

  private func local(_ date: Date) -> (day: String, clock: String) {
    let scene = core.options.scene
    let time = CivilTime(seconds: date.timeIntervalSince1970, in: scene.timeZone ?? scene.machineZone)
    return (LocalDay(number: time.dayNumber).description, time.clock)
  }

  // MARK: Signing in

  static func signIn(_ message: String? = nil) -> Response {
    let notice: HTML = message.map { "<p class=\"bad\" role=\"alert\">\($0)</p>" } ?? ""
    let body: HTML = """
      <header><h1>weave</h1></header>
      <main class="card">\(notice)
      <form method="post" action="login"><div class="fields">
      <label>Password <input type="password" name="password" required autofocus autocomplete="current-password"></label>
      </div><div class="row"><button>Sign in</button></div></form></main>
      """
    return Page.response("Sign in", body, status: message == nil ? .ok : .unauthorized)
  }
}
