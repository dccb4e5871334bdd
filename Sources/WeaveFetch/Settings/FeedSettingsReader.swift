// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
public import WeaveDiagnostics
import WeaveFeeds
import WeaveJSON
import WeaveNative
import WeaveSchema
import WeaveTime

/// Reads `feeds.json`.
public enum FeedSettingsReader {
  /// - Returns: no output if anything in the file is an error, because half of the settings would ask for something
  ///   else.
  public static func read(_ source: SourceText) -> Checked<FeedSettings> {
    let tree = JSONParser.parse(source)
    guard let root = tree.output else { return Checked(nil, tree.diagnostics.map(\.redacted)) }
    var check = TableCheck(FeedSettingsTable.vocabulary, source: source)
    check.check(root, as: FeedSettingsTable.settings, called: "feeds")
    // The keys of a map are the author's own; its values are checked here.
    for (key, object) in [("places", FeedSettingsTable.place), ("feeds", FeedSettingsTable.feed)] {
      for member in root[key]?.members ?? [] where member.value.members != nil {
        check.check(member.value, as: object, called: member.key)
      }
    }
    var reading = SettingsReading()
    let settings = reading.settings(root)
    let found = tree.diagnostics + reading.hidingSecrets(check.diagnostics) + reading.diagnostics
    let diagnostics = found.map(\.redacted)
    return Checked(diagnostics.contains { $0.severity == .error } ? nil : settings, diagnostics)
  }
}

private struct SettingsReading {
  var diagnostics: [Diagnostic] = []
  /// The places of secrets written in the file, which is not allowed.
  private var secrets: [SourceRange] = []

  mutating func settings(_ root: JSONNode) -> FeedSettings {
    var settings = FeedSettings(contact: root["contact"]?.stringValue)
    if let contact = root["contact"], let text = contact.stringValue, !Self.isHeader(text) {
      complain("the contact has characters that a header cannot contain", at: contact)
    }
    if let geocoding = root["geocoding"], let text = geocoding.stringValue {
      settings.geocoding = text
      if WebAddress(text) == nil {
        complain(
          "this is not an address; write `https://` or `http://` and a host", .feedsAddress, at: geocoding)
      }
    }
    for member in root["places"]?.members ?? [] { settings.places[member.key] = place(member.value) }
    for member in root["feeds"]?.members ?? [] where member.value.members != nil {
      settings.feeds.append(feed(member, settings))
    }
    return settings
  }

  /// Removes the table's reports of texts written where secrets belong. They have already been reported, without
  /// quoting the text.
  func hidingSecrets(_ found: [Diagnostic]) -> [Diagnostic] {
    found.filter { diagnostic in
      guard let range = diagnostic.range else { return true }
      return !secrets.contains { $0.lower <= range.lower && range.upper <= $0.upper }
    }
  }

  private mutating func complain(
    _ message: String, _ code: DiagnosticCode = .feedsInvalidValue, at node: JSONNode, fixes: [Diagnostic.Fix] = []
  ) {
    diagnostics.append(Diagnostic(code, .init(message), at: node.range, fixes: fixes))
  }

  // MARK: Feeds

  private mutating func feed(_ member: JSONMember, _ settings: FeedSettings) -> Feed {
    let node = member.value
    var feed = Feed(name: member.key, source: node["source"]?.stringValue ?? "")
    if !FeedName.isValid(member.key) {
      let message = Diagnostic.Message(
        "`\(brief(member.key))` is not a valid feed name; use at most 60 letters, digits, `-` and `_`")
      diagnostics.append(Diagnostic(.feedsInvalidValue, message, at: member.keyRange))
    }
    feed.location = location(node["place"], settings.places)
    if let search = node["search"], let text = search.stringValue {
      if feed.location != nil { complain("a feed has a `place` or a `search`, not both", at: search) }
      if text.trimmed.isEmpty { complain("the name of the place is empty", at: search) }
      feed.location = .named(text.trimmed)
    }
    feed.others = others(node["also"], feed.source, settings.places)
    feed.url = address(node["url"])
    feed.file = node["file"]?.stringValue
    feed.command = node["command"]?.elements?.compactMap(\.stringValue) ?? []
    feed.interval = interval(node["every"])
    feed.key = secret(node["key"], "key")
    feed.user = node["user"]?.stringValue
    feed.password = secret(node["password"], "password")
    feed.token = secret(node["token"], "token")
    feed.headers = headers(node["headers"])
    feed.body = body(node["body"])
    feed.save = save(node["save"])
    feed.certificates = node["certificates"]?.stringValue
    feed.timeout = node["timeout"]?.numberValue ?? 30
    feed.label = node["label"]?.stringValue
    feed.color = color(node["color"])
    feed.daysAhead = node["days"]?.numberValue.flatMap(Int.init(exactly:)) ?? 60
    feed.preferredSources = node["prefer"]?.elements?.compactMap(\.stringValue) ?? []
    feed.picks = node["picks"]?.elements?.compactMap { pick($0) } ?? []
    feed.entities = node["entities"]?.elements?.compactMap { entity($0, of: feed.source) } ?? []
    feed.schedule = node["schedule"]?.stringValue
    feed.query = node["query"]?.stringValue
    if let keyID = name(node["keyID"]), let teamID = name(node["teamID"]), let serviceID = name(node["serviceID"]) {
      feed.apple = AppleIdentity(keyID: keyID, teamID: teamID, serviceID: serviceID)
    }
    checkNeeds(of: feed, member, settings)
    checkRequest(of: feed, node)
    return feed
  }

  /// Reports keys that the source of a feed does not use.
  private mutating func checkRequest(of feed: Feed, _ node: JSONNode) {
    guard let service = ServiceTable.service(feed.source) else { return }
    if let body = node["body"], !body.isNull, !service.acceptsBody {
      complain("\(service.title) sends its own requests, without a `body`", at: body)
    }
    if let schedule = node["schedule"], service.name != Service.gtfsRealtime.name {
      complain("\(service.title) needs no timetable; only `gtfs-realtime` has a `schedule`", at: schedule)
    }
    let roles = Set(feed.entities.compactMap { EnergyRole.parts(of: $0)?.role })
    if let entities = node["entities"], service.name == Service.homeEnergy.name, !feed.entities.isEmpty,
      roles.isDisjoint(with: [.grid, .used])
    {
      complain(
        "no entity says what the home used; name the meter of the grid, `grid=sensor.…`, or that of the home, "
          + "`used=sensor.…`", at: entities)
    }
    let picksPicture = feed.picks.contains { $0.kind == .picture }
    if let save = node["save"], !service.needs.contains(.save), !picksPicture {
      complain("\(service.title) brings no picture to save; pick one with the kind `picture`", at: save)
    }
    if picksPicture, feed.save == nil, let picks = node["picks"] {
      complain("a picture is picked, but not where to `save` it", at: picks)
    }
  }

  private mutating func headers(_ node: JSONNode?) -> [Feed.Header] {
    var headers: [Feed.Header] = []
    for member in node?.members ?? [] {
      guard Self.isHeaderName(member.key) else {
        complain("`\(brief(member.key))` is not a header that a request may have", at: member.value)
        continue
      }
      if let text = member.value.stringValue {
        if Self.isSecretHeader(member.key) {
          _ = secret(member.value, "header")
        } else if Self.isHeader(text, except: "") {
          headers.append(Feed.Header(name: member.key, value: .plain(text)))
        } else {
          complain("the header has characters that a header cannot contain", at: member.value)
        }
      } else if let value = secret(member.value, "header") {
        headers.append(Feed.Header(name: member.key, value: value))
      }
    }
    return headers
  }

  /// Whether a header may be set: a token of RFC 9110 that the client does not set itself.
  private static func isHeaderName(_ name: String) -> Bool {
    let own = ["host", "content-length", "transfer-encoding", "connection", "user-agent", "expect", "te", "upgrade"]
    return !name.isEmpty && name.utf8.count <= 100 && !own.contains(name.lowercased())
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789!#$%&'*+-.^_`|~".unicodeScalars.contains($0))
      }
  }

  /// Whether a header usually carries a secret, which does not belong into the file.
  private static func isSecretHeader(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["authorization", "cookie", "key", "token", "secret", "password"].contains { name.contains($0) }
  }

  private mutating func body(_ node: JSONNode?) -> Feed.Body? {
    guard let node, !node.isNull else { return nil }
    let text = node.stringValue ?? JSONWriter.compact(node)
    if text.utf8.count > Limits.designBytes { complain("the body is too long", at: node) }
    return Feed.Body(text: text, isJSON: node.stringValue == nil)
  }

  private mutating func save(_ node: JSONNode?) -> String? {
    guard let node, let path = node.stringValue else { return nil }
    if ImageFormat.isName(path), !path.lowercased().hasSuffix(".svg") { return path }
    complain("`\(brief(path))` is not the name of a picture, such as `photo.jpg`", at: node)
    return nil
  }

  private mutating func checkNeeds(of feed: Feed, _ member: JSONMember, _ settings: FeedSettings) {
    guard let service = ServiceTable.service(feed.source) else { return }
    let absent = service.needs(of: feed, contact: settings.contact)
    if absent.isEmpty { return }
    let words = absent.map(\.words).joined(separator: " and ")
    let message = Diagnostic.Message("`\(brief(feed.name))` lacks \(words), which \(service.title) needs")
    diagnostics.append(Diagnostic(.feedsLack, message, at: member.keyRange))
  }

  private mutating func location(_ node: JSONNode?, _ places: [String: Place]) -> Feed.Location? {
    guard let node, !node.isNull else { return nil }
    guard let name = node.stringValue else { return place(node).map(Feed.Location.at) }
    if name == "random" { return .random }
    if let place = places[name] { return .at(place) }
    let fixes = Diagnostic.Fix.suggestions(for: name, among: places.keys.sorted(), replacing: node.range)
    complain("there is no place `\(brief(name))` in `places`", at: node, fixes: fixes)
    return nil
  }

  /// The other places that a feed asks about.
  private mutating func others(
    _ node: JSONNode?, _ source: String, _ places: [String: Place]
  ) -> [Feed.OtherPlace] {
    guard let node, let elements = node.elements, !elements.isEmpty else { return [] }
    if let service = ServiceTable.service(source), !service.acceptsSeveralPlaces {
      complain("\(service.title) accepts one place at a time", at: node)
    }
    var found: [Feed.OtherPlace] = []
    for element in elements {
      guard let name = element.stringValue else { continue }
      if !FeedName.isValid(name) {
        complain("`\(brief(name))` is not a valid profile name; use letters, digits, `-` and `_`", at: element)
      } else if let place = places[name] {
        found.append(Feed.OtherPlace(name: name, place: place))
      } else {
        let fixes = Diagnostic.Fix.suggestions(for: name, among: places.keys.sorted(), replacing: element.range)
        complain("there is no place `\(brief(name))` in `places`", at: element, fixes: fixes)
      }
    }
    return found
  }

  private mutating func place(_ node: JSONNode) -> Place? {
    guard let latitude = node["latitude"]?.numberValue, (-90...90).contains(latitude),
      let longitude = node["longitude"]?.numberValue, (-180...180).contains(longitude)
    else { return nil }
    var place = Place(
      name: node["name"]?.stringValue ?? "", latitude: latitude, longitude: longitude,
      elevation: node["elevationM"]?.numberValue)
    if let zone = node["timeZone"], let name = zone.stringValue {
      place.timeZone = TimeZone(identifier: name)
      if place.timeZone == nil { complain("`\(brief(name))` is not a time zone of the IANA database", at: zone) }
    }
    return place
  }

  private mutating func pick(_ node: JSONNode) -> FeedPick? {
    guard let variable = node["variable"]?.stringValue, let path = node["path"]?.stringValue else { return nil }
    var pick = FeedPick(variable: variable, path: path)
    pick.kind = node["kind"]?.stringValue.flatMap(FeedPick.Kind.init)
    if node["row"]?.stringValue == "first" { pick.row = .first }
    if let match = node["where"], let column = match["column"]?.stringValue, let value = match["value"]?.stringValue {
      pick.row = .matching(column: column, value: value)
    }
    pick.factor = node["factor"]?.numberValue ?? 1
    pick.offset = node["offset"]?.numberValue ?? 0
    pick.unit = node["unit"]?.stringValue
    return pick
  }

  // MARK: Values

  private mutating func interval(_ node: JSONNode?) -> Double? {
    guard let node, let text = node.stringValue else { return nil }
    guard let seconds = FeedInterval.seconds(text), (60...30 * 86_400).contains(seconds) else {
      complain("`\(brief(text))` is not a duration from a minute to 30 days, such as `30m`, `2h` or `1d`", at: node)
      return nil
    }
    return seconds
  }

  /// A part of an address or a token: letters, digits, dots, hyphens and underscores.
  private mutating func name(_ node: JSONNode?) -> String? {
    guard let node, let text = node.stringValue else { return nil }
    let isName =
      !text.isEmpty && text.utf8.count <= 255
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains($0))
      }
    if isName { return text }
    complain("`\(brief(text))` may only contain letters, digits, dots, hyphens and underscores", at: node)
    return nil
  }

  private mutating func entity(_ node: JSONNode, of source: String) -> String? {
    if source == Service.homeEnergy.name {
      guard let (role, entity) = node.stringValue.flatMap(EnergyRole.parts) else {
        let roles = EnergyRole.allCases.map { "`\($0.rawValue)=`" }.joined(separator: ", ")
        complain(
          "`\(brief(node.stringValue ?? ""))` does not say what it measures, as in `solar=sensor.roof`; write one of "
            + "\(roles) before an entity", at: node)
        return nil
      }
      return self.entity(JSONNode(.string(entity), at: node.range), of: "").map { "\(role.rawValue)=\($0)" }
    }
    guard let text = name(node) else { return nil }
    if text.split(separator: ".", omittingEmptySubsequences: false).count == 2 { return text }
    complain("`\(brief(text))` is not an entity such as `sensor.outside`", at: node)
    return nil
  }

  private mutating func color(_ node: JSONNode?) -> String? {
    guard let node, let text = node.stringValue else { return nil }
    if text.utf8.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit) { return text }
    complain("`\(brief(text))` is not a colour such as `#2E7D32`", at: node)
    return nil
  }

  private mutating func address(_ node: JSONNode?) -> SecretText? {
    guard let node, !node.isNull else { return nil }
    guard let text = node.stringValue else { return secret(node, "url") }
    guard let address = WebAddress(DatedAddress(text).text(on: LocalDay(number: 0))) else {
      complain("this is not an address; write `https://` or `http://` and a host", .feedsAddress, at: node)
      return nil
    }
    if address.hasUserInfo {
      secrets.append(node.range)
      complain(
        "the address contains a user or a password; write `user`, and where `password` is stored", .feedsSecret,
        at: node)
      return nil
    }
    return .plain(text)
  }

  private mutating func secret(_ node: JSONNode?, _ key: String) -> SecretText? {
    guard let node, !node.isNull else { return nil }
    if node.stringValue != nil {
      secrets.append(node.range)
      let hint = #"{ "env": "NAME" }, { "file": "/path" } or { "credential": "name" }"#
      complain("the \(key) is written here in clear text; say where it is stored: \(hint)", .feedsSecret, at: node)
      return nil
    }
    let ways = ["env", "file", "credential"].compactMap { way in node[way]?.stringValue.map { (way, $0) } }
    guard ways.count == 1, let (way, text) = ways.first, !text.isEmpty else {
      if node.members != nil { complain("name one place of the \(key): `env`, `file` or `credential`", at: node) }
      return nil
    }
    switch way {
    case "env": return .environment(text)
    case "file": return .file(text)
    default: return .credential(text)
    }
  }

  /// - Parameter except: characters that may not be in the text; brackets would end the comment of a `User-Agent`.
  private static func isHeader(_ text: String, except: String = "()") -> Bool {
    text.utf8.count <= (except.isEmpty ? 4_096 : 200)
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) && !except.utf8.contains($0) }
  }
}

/// Names of feeds.
public enum FeedName {
  /// Whether a text may name a feed, a profile or a place: 1 to 60 letters, digits, `-` and `_`.
  public static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
          || byte == 0x5F
      }
  }
}

/// A duration in settings: `90s`, `30m`, `2h`, `1d`, `1h30m`.
public enum FeedInterval {
  /// The seconds of `15m`, `2h` or `1d`; nil for any other text.
  public static func seconds(_ text: String) -> Double? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    var (seconds, digits) = (0.0, "")
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        guard let unit = units[character], digits.count <= 9, let count = Double(digits) else { return nil }
        seconds += count * unit
        digits = ""
      }
    }
    return digits.isEmpty && !text.isEmpty ? seconds : nil
  }
}

/// A text, clipped for quoting in a message.
func brief(_ text: String, to limit: Int = 60) -> String { Diagnostic.Message.clipped(text, to: limit) }
