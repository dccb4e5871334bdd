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

  /// The words of the pages in the owner's language.
  var say: PageWords { PageWords(Visit.current.language) }

  /// The ways to all pages.
  ///
  /// - Parameter place: the page that is shown.
  func navigation(_ place: String) -> HTML {
    let pages: [(path: String, name: HTML)] = [
      (".", say("Displays")), ("feeds", say("Feeds")), ("house", say("House")),
    ]
    let links = pages.map { path, name -> HTML in
      let mark: HTML = path == place ? " aria-current=\"page\"" : ""
      return "<a href=\"\(path)\"\(mark)>\(name)</a>"
    }
    return "<nav>\(links)</nav>"
  }

  // MARK: All displays

  func overview() async -> Response {
    let displays = core.shelf.displays
    let cards = displays.map(card)
    let troubles =
      [
        core.fileProblem.map { "\($0)" }, core.state.problem.map { say("The state cannot be saved: {0}", "\($0)") },
        lostState,
      ].compactMap(\.self) as [HTML] + core.feeds.troubles.map { "\($0)" }
    let body: HTML = """
      <header><h1>\(say("Displays"))</h1>\(navigation("."))<span class="quiet">\(fullTime(now))</span>\(signOut)</header>
      \(troubles.map { "<p class=\"card bad\">\($0)</p>" as HTML })
      \(care(for: displays))
      <main>
      \(displays.isEmpty ? empty : "<ul class=\"grid\">\(cards)</ul>" as HTML)
      </main>
      <section aria-labelledby="new">\(await newDevices())</section>
      \(readyBoards(await shelf()))
      \(photos)
      """
    return Page.response(say.plain("Displays"), body, script: "pages.js")
  }

  /// What displays can show.
  func shelf() async -> FolderShelf {
    let folder = core.options.scene.folder
    return await core.disk.run { FolderShelf(folder) }
  }

  /// What to do if the stored state was lost while displays are set up.
  private var lostState: HTML? {
    guard core.state.wasEmptied, !core.shelf.displays.isEmpty else { return nil }
    return say(
      "The stored state was empty when the server started: tokens, devices and values are lost. Restore {0} from a copy, or give each display a new token.",
      "\(core.options.state)")
  }

  /// The displays that need attention, shown before all others.
  private func care(for displays: [Display]) -> HTML {
    let rows = displays.compactMap { display -> HTML? in
      let seen = core.state.sighting(of: display.name)
      var needs: [HTML] = []
      let (kept, failure) = core.shelf.slot(of: display).last
      if let failure {
        needs.append(kept == nil ? say("no picture") : say("picture from {0}", "\(time(failure.since))"))
      }
      if let seen, seen.isLost(at: now) { needs.append(say("lost since {0}", "\(time(seen.at))")) }
      if seen?.isLow == true { needs.append(say("battery low")) }
      guard let first = needs.first else { return nil }
      let rest = needs.dropFirst().map { ", \($0)" as HTML }
      return "<li><a href=\"display/\(display.name)\">\(display.label)</a>: \(first)\(rest)</li>"
    }
    let failing = core.feeds.statuses.compactMap { status -> HTML? in
      status.trouble.map { "<li><a href=\"feeds\">\(status.feed)</a>: \($0)</li>" }
    }
    if rows.isEmpty, failing.isEmpty { return HTML.empty }
    return """
      <section class="card care" aria-labelledby="care"><h2 id="care">\(say("Needs care"))</h2><ul>\(rows)\(failing)</ul></section>
      """
  }

  private var empty: HTML {
    let command: HTML = "<code>weave display add kitchen --panel trmnl-og --shows clock.json</code>"
    let words = say(
      "There is no display yet. Let a device join below, or add a display with {0}.", command)
    return "<p class=\"card\">\(words)</p>"
  }

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

  private func newDevices() async -> HTML {
    let named = Set(core.shelf.displays.compactMap(\.device))
    let waiting = core.state.devices.filter { !named.contains($0.key) }.sorted { $0.value.at > $1.value.at }
    let rows = waiting.prefix(20).map { newDevice($0.key, $0.value) }
    let designs = waiting.isEmpty ? HTML.empty : await designs()
    let state: HTML =
      core.gate.isOpen
      ? "<p>\(say("New devices can join, because only this machine reaches the server without a proxy."))</p>"
      : core.gate.isPairing
        ? "<p>\(say("New devices can join for the next few minutes."))</p>"
        : """
        <p>\(say("New devices cannot join now."))</p>
        <form method="post" action="pairing">\(hidden)<div class="row"><button>\(say("Let new devices join for ten minutes"))</button></div></form>
        """
    return """
      <div class="card"><h2 id="new">\(say("New devices"))</h2>\(state)\(questions)\(rows)\(designs)</div>
      """
  }

  /// Devices that have a token and ask for another, or come with a key that this server has not given them.
  private var questions: [HTML] {
    core.pairing.waiting(at: now).map { question in
      let (client, at): (HTML, HTML) = ("\(question.client)", "\(time(question.at))")
      let name = core.shelf.display(ofDevice: question.device)?.label
      let known: HTML = name.map { "<strong>\($0)</strong> " } ?? ""
      let wish: HTML =
        question.hasOtherKey
        ? say(
          "comes with the key of another server, from {0}, {1}. Say yes if this is your device: it keeps that key.",
          client,
          at)
        : say(
          "has a token and asks for another, from {0}, {1}. The old token stops working when it gets one. Say yes only if you have just reset this device.",
          client, at)
      let yes = question.hasOtherKey ? say("Let it in") : say("Give it another token")
      return """
        <form method="post" action="pairing">\(hidden)<input type="hidden" name="device" value="\(question.device)"><input type="hidden" name="client" value="\(question.client)">
        <p>\(known)<span class="quiet">\(question.device), \(question.model ?? say.plain("unknown model"))</span> \(wish)</p>
        <div class="row"><button name="answer" value="yes">\(yes)</button><button name="answer" value="no">\(say("Refuse"))</button></div></form>
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
    let size: HTML = device.size.map { ", \(say("{0} pixels", "\($0.description)"))" } ?? ""
    let key: HTML = device.hasOtherKey == true ? " \(say("New device, key of another server."))" : ""
    return """
      <div class="device"><p><strong>\(device.friendlyID)</strong> <span class="quiet">\(address), \(device.model ?? say.plain("unknown model"))\(size)</span>\(key)</p>
      \(existing(for: address))
      \(core.shelf.displays.isEmpty ? HTML.empty : "<p>\(say("Or it is a new display:"))</p>" as HTML)
      <form method="post" action="devices">\(hidden)<input type="hidden" name="device" value="\(address)">
      <div class="fields">
      <label>\(say("Name")) <input name="name" required pattern="[a-z0-9]([a-z0-9-]*[a-z0-9])?" maxlength="63" placeholder="kitchen" autocapitalize="none"></label>
      <label>\(say("Panel")) <select name="panel">\(options)</select></label>
      <label>\(say("Shows")) <input name="shows" required maxlength="200" placeholder="clock.json" autocapitalize="none" list="designs"></label>
      </div>
      <div class="row"><button>\(say("Give it this name"))</button></div></form></div>
      """
  }

  /// A form that makes a new device one of the displays that are set up; those without a device come first.
  private func existing(for address: String) -> HTML {
    let displays = core.shelf.displays.filter { $0.device == nil } + core.shelf.displays.filter { $0.device != nil }
    if displays.isEmpty { return HTML.empty }
    let options = displays.map { display -> HTML in
      let other: HTML = display.device.map { " (\(say("instead of {0}", "\($0)")))" } ?? ""
      return "<option value=\"\(display.name)\">\(display.label)\(other)</option>"
    }
    return """
      <form method="post" action="devices">\(hidden)<input type="hidden" name="device" value="\(address)">
      <div class="fields"><label>\(say("It is this display")) <select name="display">\(options)</select></label></div>
      <div class="row"><button>\(say("Use it there"))</button></div></form>
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
      <header><h1>\(display.label)</h1>\(navigation(""))</header>
      <main>
      <div class="card"><a class="shot" href="view/\(display.name)">\(facts.picture)</a>
      <dl>\(facts.rows)
      \(battery)
      <dt>\(say("Picture"))</dt><dd>\(say("{0} pixels", "\(panel.width) × \(panel.height)")), \(display.format.rawValue)</dd>
      <dt>\(say("Address"))</dt><dd><code>\(Visit.current.base)picture/\(display.name).\(display.format.ending)</code>, \(say("full screen")) <a href="view/\(display.name)">view/\(display.name)</a></dd>
      </dl>
      <div class="row">
      <form method="post" action="displays/\(display.name)/refresh">\(hidden)<button>\(say("Draw it anew"))</button></form>
      <form method="post" action="displays/\(display.name)/token">\(hidden)<button>\(say("New token"))</button></form>
      </div></div>
      \(await playlist(of: display, shelf))
      \(choice(for: display, shelf))
      \(buttons.isEmpty ? HTML.empty : "<div class=\"card\"><h2>\(say("Buttons"))</h2><div class=\"row\">\(buttons)</div></div>" as HTML)
      <div class="card"><h2>\(say("Log"))</h2>\(lines.isEmpty ? "<p class=\"quiet\">\(say("No problems reported."))</p>" as HTML : "<ol class=\"log\">\(lines)</ol>" as HTML)</div>
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
    return "<dt>\(say("Wakes"))</dt><dd>\(words(of: BatteryEstimate(wakes: wakes)))</dd>"
  }

  private func words(of estimate: BatteryEstimate) -> HTML {
    let (wakes, capacity): (HTML, HTML) = ("\(estimate.wakes)", "\(Int(BatteryEstimate.capacity)) mAh")
    if estimate.days < 60 {
      return say("about {0} a day; {2} last some {1} days", wakes, "\(estimate.days)", capacity)
    }
    let months = Int((Double(estimate.days) / 30.4).rounded())
    return say("about {0} a day; {2} last some {1} months", wakes, "\(months)", capacity)
  }

  /// The page that shows a token, once only.
  func token(_ token: String, of display: Display) -> Response {
    let body: HTML = """
      <header><h1>\(display.label)</h1><a href="display/\(display.name)">\(say("Back"))</a></header>
      <main class="card"><p>\(say("The new token of this display. It is shown only once; the old one no longer works:"))</p>
      <p><code>\(token)</code></p>
      <p>\(say("It is sent as the header {0}, or in the address:", "<code>Access-Token</code>"))</p>
      <p><code>\(Visit.current.base)picture/\(display.name).\(display.format.ending)?token=\(token)</code></p></main>
      """
    return Page.response(display.label, body)
  }

  func webhookToken(_ token: String) -> Response {
    let body: HTML = """
      <header><h1>\(say("Webhooks"))</h1><a href="house">\(say("Back"))</a></header>
      <main class="card"><p>\(say("The new token of webhooks. It is shown only once; the old one no longer works:"))</p>
      <p><code>\(token)</code></p>
      <p>\(say("It is sent as the header {0} with JSON to {1}; designs read it as the variable {2}.", "<code>Authorization: Bearer …</code>", "<code>/facts/NAME</code>", "<code>NAME</code>"))</p></main>
      """
    return Page.response(say.plain("Webhooks"), body)
  }

  // MARK: Facts

  private func facts(of display: Display) -> (rows: [HTML], picture: HTML) {
    // Only what is in memory: a page of two hundred displays does not wait until all are drawn. Each picture is drawn
    // when the browser fetches it.
    let (kept, failure) = core.shelf.slot(of: display).last
    let entry: HTML = kept?.shown.map { ": \(say("{0} now", "\($0)"))" } ?? ""
    var rows: [HTML] = ["<dt>\(say("Shows"))</dt><dd>\(display.shows)\(entry)</dd>"]
    if let failure {
      let since = kept == nil ? say("no picture") : say("the last picture is from {0}", "\(time(failure.since))")
      rows.append("<dt>\(say("Trouble"))</dt><dd class=\"bad\">\(failure.reason); \(since)</dd>")
    } else if let kept {
      // Changes are searched for one day ahead.
      let isLasting = kept.until.timeIntervalSince(kept.from) >= 86_400
      let next = isLasting ? say("the same for a day at least") : say("changes at {0}", "\(time(kept.until))")
      rows.append("<dt>\(say("Next"))</dt><dd>\(next)</dd>")
    }
    for problem in kept?.problems.prefix(3) ?? [] {
      rows.append("<dt>\(say("Warning"))</dt><dd class=\"warn\">\(problem)</dd>")
    }
    rows.append("<dt>\(say("Panel"))</dt><dd>\(display.panel.label)</dd>")
    if let size = core.state.sighting(of: display.name)?.size, size != PixelSize(of: display.panel) {
      let words = say(
        "the device has {0} pixels, its panel here {1}", "\(size.description)",
        "\(PixelSize(of: display.panel).description)")
      rows.append("<dt>\(say("Warning"))</dt><dd class=\"warn\">\(words)</dd>")
    }
    if let seen = core.state.sighting(of: display.name) {
      let lost: HTML = seen.isLost(at: now) ? " <span class=\"bad\">\(say("lost"))</span>" : ""
      rows.append("<dt>\(say("Last seen"))</dt><dd>\(time(seen.at))\(lost)</dd>")
      if let wake = seen.wake { rows.append("<dt>\(say("Next wake"))</dt><dd>\(time(wake))</dd>") }
      if let charge = seen.charge {
        let low: HTML = seen.isLow ? " <span class=\"warn\">\(say("low"))</span>" : ""
        rows.append("<dt>\(say("Battery"))</dt><dd>\(Int(charge.rounded())) %\(low) \(seen.chargeCurve)</dd>")
      }
      if let signal = seen.signal { rows.append("<dt>\(say("Signal"))</dt><dd>\(signal) dBm \(seen.signalCurve)</dd>") }
      if let firmware = seen.firmware { rows.append("<dt>\(say("Firmware"))</dt><dd>\(firmware)</dd>") }
    } else {
      rows.append("<dt>\(say("Last seen"))</dt><dd class=\"quiet\">\(say("never"))</dd>")
    }
    rows += tokens(of: display)
    if kept == nil, failure != nil { return (rows, "<span class=\"none\">\(say("no picture"))</span>") }
    let said = kept?.altText ?? ""
    let alt: HTML = said.isEmpty ? say("What {0} shows now", "\(display.label)") : "\(said)"
    return (rows, "<img src=\"\(ViewAddress(display).path)\" alt=\"\(alt)\" loading=\"lazy\">")
  }

  /// How old the tokens of a display are, and when they were last used.
  private func tokens(of display: Display) -> [HTML] {
    display.tokenOwners.compactMap { core.state.token(of: $0) }.map { token in
      let made = token.made.map { say("made {0}", "\(time($0))") } ?? say("made before this version")
      let used = token.used.map { say("last used {0}", "\(time($0))") } ?? say("never used")
      let until: HTML = token.until.map { ", \(say("ends {0}", "\(time($0))"))" } ?? ""
      return "<dt>\(say("Token"))</dt><dd>\(made), \(used)\(until)</dd>"
    }
  }

  /// The token that proves that a form comes from these pages.
  var hidden: HTML { "<input type=\"hidden\" name=\"csrf\" value=\"\(csrf)\">" }

  var signOut: HTML {
    core.gate.isOpen
      ? "" : "<form method=\"post\" action=\"logout\">\(hidden)<button>\(say("Sign out"))</button></form>"
  }

  /// `14:05` today, `tomorrow 14:05`, or `2026-03-28 14:05` on other days, in the server's time zone.
  func time(_ date: Date) -> String {
    let (day, clock) = local(date)
    switch day {
    case local(now).day: return clock
    case local(now.addingTimeInterval(86_400)).day: return say.plain("tomorrow") + " \(clock)"
    case local(now.addingTimeInterval(-86_400)).day: return say.plain("yesterday") + " \(clock)"
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

  static func signIn(isWrong: Bool = false) -> Response {
    let say = PageWords(Visit.current.language)
    let message = isWrong ? say("Wrong password.") : nil
    let notice: HTML = message.map { "<p class=\"bad\" role=\"alert\">\($0)</p>" } ?? ""
    let body: HTML = """
      <header><h1>weave</h1></header>
      <main class="card">\(notice)
      <form method="post" action="login"><div class="fields">
      <label>\(say("Password")) <input type="password" name="password" required autofocus autocomplete="current-password"></label>
      </div><div class="row"><button>\(say("Sign in"))</button></div></form></main>
      """
    return Page.response(say.plain("Sign in"), body, status: message == nil ? .ok : .unauthorized)
  }
}
