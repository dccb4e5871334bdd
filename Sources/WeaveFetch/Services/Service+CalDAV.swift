// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveNative
import WeaveTime

extension Service {
  /// Calendars and lists of a CalDAV server, found from any of its addresses.
  ///
  /// - Source: RFC 4791 (CalDAV), RFC 6764 (`.well-known`), RFC 5397 (principal).
  static let calDAV = Service(
    "caldav", "icalendar", needs: [.url], every: 900, cost: "nothing; your own account"
  ) { context throws(FetchError) in try await CalDAV(context: context).answer() }
}

/// Finds the collections of a server from a known address, and reads them.
private struct CalDAV {
  let context: RequestContext

  /// The maximum number of collections of one account.
  private static let collections = 50

  func answer() async throws(FetchError) -> WebAnswer {
    let start = try context.address(nil)
    let found = try await collections(from: start)
    if found.isEmpty {
      throw FetchError(.lasting, "\(start.host) has no calendar at this address; check it and the user")
    }
    // A collection's tag changes with every change in it; the answer's validator combines all tags.
    let tags = found.map { $0.tag }
    let mark = tags.contains(nil) ? nil : tags.compactMap { $0 }.joined(separator: "\n")
    var answer = WebAnswer()
    answer.host = start.host
    answer.validators = Validators(etag: mark)
    if let mark, context.validators.etag == mark {
      answer.isUnchanged = true
      return answer
    }
    for collection in found {
      for component in collection.components {
        answer.bytes += try await objects(of: component, in: collection)
        if answer.bytes.count > WebClient.bodyBytes { throw .tooLarge(start.host) }
      }
    }
    // An account without entries still counts as a calendar.
    if answer.bytes.isEmpty { answer.bytes = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n".utf8) }
    return answer
  }

  private struct Collection {
    var address: WebAddress
    var name: String?
    var color: String?
    var tag: String?
    var components: [String]
  }

  // MARK: Discovery

  private func collections(from start: WebAddress) async throws(FetchError) -> [Collection] {
    if let found = try await collections(at: start, depth: "0"), !found.isEmpty { return found }
    var address = start
    if start.url.path(percentEncoded: true).count <= 1, let known = start.resolving("/.well-known/caldav"),
      let principal = try? await link("current-user-principal", at: known)
    {
      address = principal
    } else if let principal = try await link("current-user-principal", at: start) {
      address = principal
    }
    if let home = try await link("calendar-home-set", at: address) { address = home }
    return try await collections(at: address, depth: "1") ?? []
  }

  /// The address in a property; nil if the server does not have the property.
  private func link(_ property: String, at address: WebAddress) async throws(FetchError) -> WebAddress? {
    let namespace = property.hasPrefix("calendar") ? "urn:ietf:params:xml:ns:caldav" : "DAV:"
    let body = "<d:propfind xmlns:d=\"DAV:\"><d:prop><x:\(property) xmlns:x=\"\(namespace)\"/></d:prop></d:propfind>"
    guard let answer = try await ask("PROPFIND", address, depth: "0", body) else { return nil }
    guard let text = answer.first?.link(in: property), let next = address.resolving(text) else { return nil }
    return next.isSecure || !address.isSecure ? next : nil
  }

  private func collections(at address: WebAddress, depth: String) async throws(FetchError) -> [Collection]? {
    let body =
      "<d:propfind xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\" xmlns:s=\"http://calendarserver.org/ns/\" "
      + "xmlns:a=\"http://apple.com/ns/ical/\"><d:prop><d:resourcetype/><d:displayname/><a:calendar-color/><s:getctag/>"
      + "<d:sync-token/><c:supported-calendar-component-set/></d:prop></d:propfind>"
    guard let entries = try await ask("PROPFIND", address, depth: depth, body) else { return nil }
    return entries.filter(\.isCalendar).prefix(Self.collections).compactMap { entry in
      guard let target = address.resolving(entry.href), target.hasSameOrigin(as: address) else { return nil }
      let known = entry.components.filter { $0 == "VEVENT" || $0 == "VTODO" }
      return Collection(
        address: target, name: entry.texts["displayname"], color: entry.texts["calendar-color"],
        tag: (entry.texts["getctag"] ?? entry.texts["sync-token"]).map { "\(entry.href) \($0)" },
        components: entry.components.isEmpty ? ["VEVENT", "VTODO"] : known)
    }
  }

  // MARK: Entries

  private func objects(of component: String, in collection: Collection) async throws(FetchError) -> [UInt8] {
    let day = 86_400.0
    let range = { (seconds: Double) -> String in
      let civil = CivilTime(secondNumber: Int(seconds))
      return CivilTime.digits(civil.year, 4) + CivilTime.digits(civil.month, 2) + CivilTime.digits(civil.day, 2)
        + "T000000Z"
    }
    // Two extra days at each end, because the reader's days are not those of Greenwich.
    let (from, to) = (context.now - 3 * day, context.now + Double(context.feed.daysAhead + 2) * day)
    let window = component == "VEVENT" ? "<c:time-range start=\"\(range(from))\" end=\"\(range(to))\"/>" : ""
    let body =
      "<c:calendar-query xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\"><d:prop><c:calendar-data/></d:prop>"
      + "<c:filter><c:comp-filter name=\"VCALENDAR\"><c:comp-filter name=\"\(component)\">\(window)</c:comp-filter>"
      + "</c:comp-filter></c:filter></c:calendar-query>"
    guard let entries = try await ask("REPORT", collection.address, depth: "1", body) else {
      throw FetchError(.lasting, "\(collection.address.host) gives no entries for a calendar that it lists")
    }
    let texts = entries.compactMap { $0.texts["calendar-data"] }.filter { $0.contains("BEGIN:VCALENDAR") }
    return Array(texts.map { named($0, collection) }.joined().utf8)
  }

  /// An entry with the name and colour of its collection, which the entry does not contain.
  private func named(_ text: String, _ collection: Collection) -> String {
    var lines = ""
    if context.feed.label == nil, let name = collection.name?.trimmed, !name.isEmpty {
      let safe = name.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
        .replacing("\n", with: " ").replacing("\r", with: " ")
      lines += "NAME:\(safe)\r\n"
    }
    if let color = collection.color?.trimmed, color.first == "#", color.dropFirst().allSatisfy(\.isHexDigit) {
      lines += "X-APPLE-CALENDAR-COLOR:\(color)\r\n"
    }
    let body = text.replacing("BEGIN:VCALENDAR\r\n", with: "BEGIN:VCALENDAR\r\n" + lines, maxReplacements: 1)
    let unix =
      body == text ? text.replacing("BEGIN:VCALENDAR\n", with: "BEGIN:VCALENDAR\n" + lines, maxReplacements: 1) : body
    return unix.hasSuffix("\n") ? unix : unix + "\r\n"
  }

  /// The entries of a multistatus answer; nil if the server has nothing of this kind there.
  private func ask(
    _ method: String, _ address: WebAddress, depth: String, _ body: String
  ) async throws(FetchError) -> [DAVEntry]? {
    var request = WebRequest(address)
    request.method = method
    request.headers = [("Depth", depth), ("Content-Type", "application/xml; charset=utf-8")]
    request.body = Array(("<?xml version=\"1.0\" encoding=\"utf-8\"?>" + body).utf8)
    let answer: WebAnswer
    do throws(FetchError) { answer = try await context.answer(request) } catch {
      if error.description.contains("(404)") || error.description.contains("(405)") { return nil }
      throw error
    }
    do throws(XMLError) { return try DAVEntry.all(in: answer.bytes) } catch {
      throw FetchError(.lasting, "\(address.host) does not speak CalDAV at this address")
    }
  }
}

/// What a multistatus answer says about one resource.
struct DAVEntry: Sendable, Hashable {
  var href = ""
  /// The texts of properties, by name without prefix.
  var texts: [String: String] = [:]
  /// The links inside properties.
  private var links: [String: String] = [:]
  var isCalendar = false
  /// `VEVENT`, `VTODO`.
  var components: [String] = []

  func link(in property: String) -> String? { links[property] }

  private static let bounds = XMLReader.Bounds(bytes: WebClient.bodyBytes, depth: 64, elements: 1_000_000)

  static func all(in bytes: [UInt8]) throws(XMLError) -> [DAVEntry] {
    var entries: [DAVEntry] = []
    var path: [String] = []
    var entry = DAVEntry()
    var text = ""
    try XMLReader.read(bytes, limits: bounds) { event, _ throws(XMLError) in
      switch event {
      case .start(let name, let attributes):
        let local = localName(name)
        path.append(local)
        text = ""
        if local == "response" { entry = DAVEntry() }
        if local == "calendar", path.dropLast().last == "resourcetype" { entry.isCalendar = true }
        if local == "comp", let kind = attributes.first(where: { $0.name == "name" })?.value {
          entry.components.append(kind)
        }
      case .text(let part): text += part
      case .end:
        let local = path.popLast() ?? ""
        let outer = path.last ?? ""
        if local == "href" {
          if outer == "response" { entry.href = text.trimmed } else { entry.links[outer] = text.trimmed }
        } else if outer == "prop" {
          // A server writes unknown properties as empty elements.
          let isData = local == "calendar-data"
          if !text.trimmed.isEmpty { entry.texts[local] = isData ? text : text.trimmed }
        } else if local == "response" {
          entries.append(entry)
        }
        if local != "href" { text = "" }
      case .instruction: break
      }
    }
    return entries
  }

  private static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map { $0.lowercased() } ?? name
  }
}
