// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveNative
import WeaveTime

extension FeedSource {
  /// RSS 0.9 to 2.0 and Atom: a list of records with `title`, `link`, `date`, `author` and `summary`, newest first, and
  /// the title of the feed.
  ///
  /// - Source: RSS 2.0 of the RSS Advisory Board; RFC 4287 (Atom).
  static let rss = FeedSource(
    "rss", "RSS or Atom", [.variables],
    recognises: { start in
      !start.isJSON
        && (start.contains("<rss") || start.contains("<rdf:RDF") || start.contains("http://www.w3.org/2005/Atom"))
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    var news = NewsScanner()
    do throws(XMLError) {
      try XMLReader.read(source.bytes, limits: NewsScanner.bounds) { event, _ throws(XMLError) in news.take(event) }
    } catch {
      reading.add(
        .wrongShape(of: "RSS or Atom", expected: brief(error.description, to: 120), at: SourceRange(0, 0)))
      return reading.checked([])
    }
    guard news.isNews else {
      reading.add(
        .wrongShape(of: "RSS or Atom", expected: "its root is neither `rss`, `RDF` nor `feed`", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var variables = FoundVariables()
    let name = request.variable ?? "news"
    variables.set(name, .list(news.newest.map(\.record)))
    if !news.title.isEmpty { variables.set(name + "_title", .text(news.title)) }
    return variables.checked(&reading)
  }
}

/// Collects the entries of a news feed.
private struct NewsScanner {
  struct Entry {
    var title = "", link = "", author = "", summary = ""
    /// Seconds since 1970; nil if there is no date.
    var date: Double?

    var record: DataValue {
      var members: [String: DataValue] = [:]
      for (key, text) in [("title", title), ("link", link), ("author", author), ("summary", summary)]
      where !text.isEmpty {
        members[key] = .text(text)
      }
      if let date { members["date"] = .text(InstantText.text(Date(timeIntervalSince1970: CivilTime.clamped(date)))) }
      return .record(members)
    }
  }

  static let bounds = XMLReader.Bounds(bytes: Limits.feedBytes, depth: 100, elements: 1_000_000)
  /// The maximum number of entries, and of characters of a text.
  private static let entries = 100
  private static let letters = 500

  private(set) var title = ""
  private(set) var isNews = false
  private var found: [Entry] = []
  private var path: [String] = []
  private var entry: Entry?
  private var text = ""

  /// By date if all entries have one, otherwise in the order of the feed.
  var newest: [Entry] {
    let sorted = found.allSatisfy { $0.date != nil } ? found.sorted { ($0.date ?? 0) > ($1.date ?? 0) } : found
    return Array(sorted.prefix(Self.entries))
  }

  mutating func take(_ event: XMLReader.Event) {
    switch event {
    case .start(let name, let attributes):
      let local = Self.local(name)
      if path.isEmpty { isNews = ["rss", "rdf", "feed"].contains(local) }
      path.append(local)
      if local == "item" || local == "entry" { entry = Entry() }
      if local == "link", let address = attributes.first(where: { $0.name == "href" })?.value {
        let relation = attributes.first { $0.name == "rel" }?.value ?? "alternate"
        if relation == "alternate", entry?.link.isEmpty == true { entry?.link = address }
      }
      text = ""
    case .text(let part):
      // No text that is shown is longer than this.
      if text.utf8.count < 65_536 { text += part }
    case .end:
      let local = path.popLast() ?? ""
      end(local)
      text = ""
    case .instruction: break
    }
  }

  private mutating func end(_ local: String) {
    if local == "item" || local == "entry" {
      if let entry, found.count < 10_000, !entry.title.isEmpty || !entry.summary.isEmpty { found.append(entry) }
      entry = nil
      return
    }
    let outer = path.last ?? ""
    guard entry != nil else {
      if local == "title", outer == "channel" || outer == "feed" { title = Self.plain(text) }
      return
    }
    let isOwn = outer == "item" || outer == "entry"
    switch local {
    case "title" where isOwn: entry?.title = Self.plain(text)
    case "link" where isOwn && entry?.link.isEmpty == true: entry?.link = Self.plain(text)
    case "pubdate", "published", "date": entry?.date = Self.seconds(text)
    case "updated" where entry?.date == nil: entry?.date = Self.seconds(text)
    case "creator",
      "author" where isOwn && entry?.author.isEmpty == true:
      entry?.author = Self.plain(text)
    case "name" where outer == "author": entry?.author = Self.plain(text)
    case "description", "summary": entry?.summary = Self.plain(text)
    case "content" where entry?.summary.isEmpty == true: entry?.summary = Self.plain(text)
    default: break
    }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map { $0.lowercased() } ?? name
  }

  /// The text without HTML tags and entities, on one line, cut at a word.
  private static func plain(_ text: String) -> String {
    var result = ""
    var isTag = false
    for character in text {
      switch character {
      case "<":
        isTag = true
        result.append(" ")
      case ">" where isTag: isTag = false
      default: if !isTag { result.append(character) }
      }
    }
    // A `<` without a `>` does not begin a tag.
    if isTag { result = text }
    for (name, sign) in entities { result = result.replacing(name, with: sign) }
    let line = result.singleLine
    guard line.count > letters else { return line }
    let cut = line.prefix(letters)
    return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
  }

  private static let entities = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "’"), ("&#8217;", "’"),
    ("&hellip;", "…"),
    ("&amp;", "&"),
  ]

  /// A moment in the format of RFC 822, which RSS uses, or of ISO 8601.
  ///
  /// - Source: RFC 822, 5: `Sat, 28 Mar 2026 13:05:00 +0100`; the day of the week and the seconds may be missing.
  static func seconds(_ text: String) -> Double? {
    let text = text.singleLine
    if let date = InstantText.date(text) { return date.timeIntervalSince1970 }
    var words = text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    if let first = words.first, Int(first) == nil { words.removeFirst() }
    guard words.count >= 4, let day = Int(words[0]), var year = Int(words[2]), (0...9_999).contains(year),
      let month = EnglishMonth.number(of: words[1])
    else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    let clock = words[3].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 2 || clock.count == 3, let offset = offset(words.count > 4 ? words[4] : "GMT") else {
      return nil
    }
    let civil = CivilTime(
      year: year, month: month, day: day, hour: clock[0], minute: clock[1],
      second: clock.count > 2 ? min(clock[2], 59) : 0)
    return civil.isValid ? Double(civil.secondNumber) - offset : nil
  }

  private static let zones: [String: Double] = [
    "gmt": 0, "ut": 0, "utc": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8,
    "pdt": -7, "cet": 1, "cest": 2, "bst": 1,
  ]

  /// Seconds east of Greenwich; nil if the text is not an offset.
  private static func offset(_ text: String) -> Double? {
    if let hours = zones[text.lowercased()] { return hours * 3_600 }
    let digits = text.dropFirst().filter(\.isNumber)
    guard let sign = text.first, sign == "+" || sign == "-", digits.count == 4, let number = Int(digits) else {
      return nil
    }
    return Double((number / 100 * 60 + number % 100) * 60) * (sign == "-" ? -1 : 1)
  }
}
