// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A property of a calendar, `DTSTART;TZID=Europe/Paris:20260328T090000`, with its place.
struct ICalLine {
  /// In upper case.
  var name: String
  /// By names in upper case; the first of several values wins.
  var parameters: [String: String]
  /// The value as it is written.
  var value: String
  var range: SourceRange

  /// The value with `\,` `\;` `\\` and `\n` replaced.
  var text: String {
    let escape = UInt8(ascii: "\\")
    guard value.utf8.contains(escape) else { return value }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in value.utf8 {
      if isEscaped {
        bytes.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == escape {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A component of a calendar, between `BEGIN` and `END`.
struct ICalComponent {
  var name: String
  /// Properties that occur once, such as `SUMMARY`. If a component repeats one, the first counts.
  private(set) var lines: [ICalLine] = []
  /// Properties that may occur several times, such as `RDATE`.
  private(set) var lists: [ICalLine] = []
  /// Whether it has a recurrence rule.
  private(set) var hasRule = false
  /// Whether it has a recurrence rule or dates that it adds.
  private(set) var recurs = false
  var children: [ICalComponent] = []
  var range: SourceRange

  init(name: String, range: SourceRange) {
    self.name = name
    self.range = range
  }

  /// The first property with a name; nil for properties that may occur several times.
  func line(_ name: String) -> ICalLine? { lines.first { $0.name == name } }

  /// All properties with a name that may occur several times.
  func lines(_ name: String) -> [ICalLine] { lists.filter { $0.name == name } }

  /// Whether properties with a name may occur several times.
  static func isList(_ name: String) -> Bool { listNames.contains(name) }

  private static let listNames: Set<String> = ["RRULE", "EXRULE", "RDATE", "EXDATE"]

  mutating func add(_ line: ICalLine) {
    guard Self.isList(line.name) else {
      if self.line(line.name) == nil { lines.append(line) }
      return
    }
    lists.append(line)
    hasRule = hasRule || line.name == "RRULE"
    recurs = hasRule || recurs || line.name == "RDATE"
  }
}

/// Reads the lines of a calendar: unfolds them and splits parameters from values.
///
/// Lines are unfolded as bytes, because a fold may split a character. Any kind of line end is accepted. Unused
/// properties, parameters and components are skipped, and so are properties that a component already has, so that the
/// lines in memory are not many times as large as the file.
///
/// - Source: RFC 5545, 3.1.
struct ICalText {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var position = 0
  private var componentCount = 0
  /// The number of properties that may occur several times.
  private var listCount = 0
  private var isForeign = false

  init(_ source: SourceText) {
    self.source = source
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // Blanks before the first line do not continue any line.
    while position < source.bytes.count, source.bytes[position] == 0x20 || source.bytes[position] == 0x09 {
      position += 1
    }
  }

  /// The calendars of a file, in order; nil, with a diagnostic, if the file ends within one. Such a file was cut, and the
  /// events that it lacks would look deleted.
  mutating func calendars() -> [ICalComponent]? {
    var open: [ICalComponent] = []
    var calendars: [ICalComponent] = []
    while let (bytes, range) = nextLine() {
      guard let line = line(bytes, range, wanted: !open.isEmpty) else { continue }
      switch line.name {
      case "BEGIN":
        componentCount += 1
        guard componentCount <= Limits.feedComponents, open.count < Self.deepest else {
          add(
            .feedTooMany,
            open.count < Self.deepest
              ? "more than \(Limits.feedComponents) components; skipped this one and the rest"
              : "more than \(Self.deepest) components within one another; skipped this one and the rest", range)
          return calendars + open.prefix(1)
        }
        open.append(ICalComponent(name: line.value.uppercased(), range: range))
      case "END":
        close(line, &open, &calendars)
      default:
        if !open.isEmpty { store(line, in: &open[open.count - 1]) }
      }
    }
    if let cut = open.first(where: { $0.name == "VCALENDAR" }) {
      add(.feedWrongShape, "the file ends within this calendar, before `END:VCALENDAR`; nothing is used", cut.range)
      return nil
    }
    return calendars
  }

  /// Stores a line, unless it is not needed.
  private mutating func store(_ line: ICalLine, in component: inout ICalComponent) {
    guard Self.components.contains(component.name) else { return }
    if ICalComponent.isList(line.name) {
      listCount += 1
      guard listCount <= Limits.feedDates else {
        if listCount == Limits.feedDates + 1 {
          add(
            .feedTooMany,
            "more than \(Limits.feedDates) rules and lists of dates; skipped this one and the rest", line.range)
        }
        return
      }
    }
    component.add(line)
  }

  private mutating func close(_ line: ICalLine, _ open: inout [ICalComponent], _ calendars: inout [ICalComponent]) {
    guard let index = open.lastIndex(where: { $0.name == line.value.uppercased() }) else {
      add(.feedLine, "`END:\(brief(line.value))` has no matching `BEGIN`", line.range)
      // A misspelt end is an end: what follows does not belong to the component.
      guard open.count > 1 else { return }
      let done = open.removeLast()
      return open[open.count - 1].children.append(done)
    }
    if index < open.count - 1 {
      add(.feedLine, "`\(brief(open[open.count - 1].name))` has no end; skipped it", open[open.count - 1].range)
      open.removeSubrange((index + 1)...)
    }
    let done = open.removeLast()
    if open.isEmpty { calendars.append(done) } else { open[open.count - 1].children.append(done) }
  }

  mutating func add(_ code: DiagnosticCode, _ message: Diagnostic.Message, _ range: SourceRange) {
    if diagnostics.count < Limits.diagnostics { diagnostics.append(Diagnostic(code, message, at: range)) }
  }

  // MARK: Lines

  /// The bytes of the next line, unfolded, and its place.
  private mutating func nextLine() -> (bytes: ArraySlice<UInt8>, range: SourceRange)? {
    let bytes = source.bytes
    while position < bytes.count, bytes[position] == 0x0A || bytes[position] == 0x0D { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    var end = lineEnd(from: start)
    var next = afterBreak(end)
    guard next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 else {
      position = next
      return (bytes[start..<end], SourceRange(start, end))
    }
    var unfolded = Array(bytes[start..<end])
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09, unfolded.count < 1 << 20 {
      end = lineEnd(from: next + 1)
      unfolded += bytes[(next + 1)..<end]
      next = afterBreak(end)
    }
    position = next
    return (unfolded[...], SourceRange(start, end))
  }

  private func lineEnd(from start: Int) -> Int {
    let bytes = source.bytes
    var end = min(start, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  private func afterBreak(_ end: Int) -> Int {
    let bytes = source.bytes
    guard end < bytes.count else { return end }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// How many components may contain one another; three are usual.
  private static let deepest = 8

  /// The components whose lines are needed.
  private static let components: Set<String> = ["VCALENDAR", "VEVENT", "VTODO", "VTIMEZONE", "STANDARD", "DAYLIGHT"]

  /// The parameters that are needed.
  private static let parameters: Set<String> = ["TZID", "RANGE", "CHARSET"]

  private static let wanted: Set<String> = [
    "BEGIN", "END", "UID", "SUMMARY", "LOCATION", "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "RDATE",
    "EXDATE", "RECURRENCE-ID", "SEQUENCE", "STATUS", "TRANSP", "PRIORITY", "COMPLETED", "PERCENT-COMPLETE", "TZID",
    "TZOFFSETFROM", "TZOFFSETTO", "X-LIC-LOCATION", "X-WR-CALNAME", "NAME", "X-WR-TIMEZONE", "COLOR",
    "X-APPLE-CALENDAR-COLOR", "METHOD", "CALSCALE",
  ]

  /// Properties whose values have no colon. Their values begin after the last one, even if a parameter without quotation
  /// marks contains another: `DTSTART;TZID=(UTC+07:00) Bangkok:20260602T090000`.
  private static let times: Set<String> = ["DTSTART", "DTEND", "DUE", "RDATE", "EXDATE", "RECURRENCE-ID"]

  private mutating func line(_ bytes: ArraySlice<UInt8>, _ range: SourceRange, wanted: Bool) -> ICalLine? {
    guard
      let nameEnd = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }),
      nameEnd > bytes.startIndex
    else {
      // Anything may stand outside calendars, such as the text of a mail.
      if wanted, bytes.contains(where: { $0 > 0x20 }) {
        add(.feedLine, "this line is not a property `NAME:value`; skipped it", range)
      }
      return nil
    }
    let name = String(decoding: bytes[..<nameEnd], as: UTF8.self).uppercased()
    guard Self.wanted.contains(name) else { return nil }
    let colon = Self.times.contains(name) ? bytes.lastIndex(of: UInt8(ascii: ":")) : nil
    guard let (parameters, valueStart) = parameters(bytes, from: nameEnd, to: colon) else {
      add(.feedLine, "`\(brief(name))` has no value; skipped it", range)
      return nil
    }
    let value = text(of: bytes[valueStart...], name, charset: parameters["CHARSET"]?.lowercased(), range)
    return ICalLine(name: name, parameters: parameters, value: value, range: range)
  }

  /// A value that is not UTF-8 is in the encoding that it declares, as calendars did before 1998, or else Western.
  private mutating func text(
    of bytes: ArraySlice<UInt8>, _ name: String, charset: String?, _ range: SourceRange
  ) -> String {
    // Nearly all values are ASCII, which needs no second look.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    if let charset, let text = Charset.western(bytes, charset) { return text }
    if !isForeign {
      isForeign = true
      add(.feedLine, "`\(brief(name))` is not UTF-8; read such lines as Windows-1252", range)
    }
    return Charset.western(bytes, "windows-1252") ?? ""
  }

  /// The parameters `;NAME=value;NAME="a:b"` before the colon; nil if there is no colon.
  ///
  /// - Parameter colon: the place of the colon, if it is known.
  private func parameters(
    _ bytes: ArraySlice<UInt8>, from start: Int, to colon: Int?
  ) -> (parameters: [String: String], valueStart: Int)? {
    var parameters: [String: String] = [:]
    var position = start
    while position < bytes.endIndex, bytes[position] == UInt8(ascii: ";") {
      let nameStart = position + 1
      guard let equals = bytes[nameStart...].firstIndex(of: UInt8(ascii: "=")) else { return nil }
      var end = equals + 1
      var isQuoted = false
      while end < bytes.endIndex {
        let byte = bytes[end]
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        if !isQuoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") && end >= colon ?? 0 { break }
        end += 1
      }
      let name = String(decoding: bytes[nameStart..<equals], as: UTF8.self).uppercased()
      if Self.parameters.contains(name), parameters[name] == nil {
        parameters[name] = String(
          decoding: bytes[(equals + 1)..<end].filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      }
      position = end
    }
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: ":") else { return nil }
    return (parameters, position + 1)
  }
}
