// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// Computes the expressions of a template with its data.
struct AdaptiveEvaluator {
  /// The data around an element: `$data`, `$root`, `$index`, and names of loops.
  struct Scope {
    var data: JSONNode
    var root: JSONNode
    var index: Int?
    var names: [String: JSONNode] = [:]
  }

  let now: Date
  private(set) var notes = CardNotes()
  /// What may still be computed: a template from a stranger must not run for ever.
  private var budget = 200_000

  init(now: Date) { self.now = now }

  /// The value of an expression; nil if it is broken or reads what is missing.
  mutating func value(of text: String, _ scope: Scope) -> JSONNode? {
    guard let expression = AdaptiveExpression.read(text) else {
      notes.add("`\(text.prefix(60))` is not an expression that is understood")
      return nil
    }
    return value(expression, scope)
  }

  private mutating func value(_ expression: AdaptiveExpression, _ scope: Scope) -> JSONNode? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch expression {
    case .literal(let node): return node
    case .name(let name):
      switch name {
      case "$root": return scope.root
      case "$data": return scope.data
      case "$index": return scope.index.map(JSONNode.integer)
      case "$host": return nil
      default: return scope.names[name] ?? Self.member(scope.data, name)
      }
    case .member(let inner, let key):
      guard let node = value(inner, scope), let key = value(key, scope) else { return nil }
      if let index = key.numberValue, let entries = node.elements {
        return entries.indices.contains(Int(index)) ? entries[Int(index)] : nil
      }
      return key.stringValue.flatMap { Self.member(node, $0) }
    case .call(let name, let arguments): return call(name, arguments, scope)
    }
  }

  /// A member by its name; case is only ignored if no other matches.
  private static func member(_ node: JSONNode, _ name: String) -> JSONNode? {
    node[name] ?? node.members?.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  // MARK: Functions

  private mutating func call(_ name: String, _ arguments: [AdaptiveExpression], _ scope: Scope) -> JSONNode? {
    // These evaluate their arguments themselves.
    switch name {
    case "if":
      guard arguments.count == 3 else { return nil }
      return value(arguments[Self.isTrue(value(arguments[0], scope)) ? 1 : 2], scope)
    case "&&", "and": return .flag(arguments.allSatisfy { Self.isTrue(value($0, scope)) })
    case "||", "or": return .flag(arguments.contains { Self.isTrue(value($0, scope)) })
    case "??", "coalesce":
      for argument in arguments { if let found = value(argument, scope), !found.isNull { return found } }
      return nil
    case "exists": return .flag(arguments.first.flatMap { value($0, scope) }.map { !$0.isNull } ?? false)
    case "select", "foreach", "where": return loop(name, arguments, scope)
    default: break
    }
    var values: [JSONNode?] = []
    for argument in arguments { values.append(value(argument, scope)) }
    return plain(name, values)
  }

  private mutating func loop(_ name: String, _ arguments: [AdaptiveExpression], _ scope: Scope) -> JSONNode? {
    guard arguments.count == 3, let entries = value(arguments[0], scope)?.elements, case .name(let item) = arguments[1]
    else { return nil }
    var result: [JSONNode] = []
    for (index, entry) in entries.enumerated() {
      var inner = scope
      inner.names[item] = entry
      inner.index = index
      guard let found = value(arguments[2], inner) else { continue }
      if name != "where" { result.append(found) } else if Self.isTrue(found) { result.append(entry) }
    }
    return .array(result)
  }

  private mutating func plain(_ name: String, _ values: [JSONNode?]) -> JSONNode? {
    func text(_ index: Int) -> String { index < values.count ? values[index].map(A2UIValues.words) ?? "" : "" }
    func number(_ index: Int) -> Double? { index < values.count ? Self.number(values[index]) : nil }
    func list(_ index: Int) -> [JSONNode]? { index < values.count ? values[index]?.elements : nil }
    func pair(_ operation: (Double, Double) -> Double) -> JSONNode? {
      guard let first = number(0), let second = number(1) else { return nil }
      return .number(operation(first, second))
    }
    func numbers() -> [Double] {
      values.flatMap { $0?.elements?.compactMap(Self.number) ?? [Self.number($0)].compactMap(\.self) }
    }
    switch name {
    case "not": return .flag(!Self.isTrue(values.first ?? nil))
    case "==", "equals": return .flag(Self.equal(values.first ?? nil, values.count > 1 ? values[1] : nil))
    case "!=": return .flag(!Self.equal(values.first ?? nil, values.count > 1 ? values[1] : nil))
    case "<", "less": return compare(values) { $0 < $1 }
    case "<=", "lessOrEquals": return compare(values) { $0 <= $1 }
    case ">", "greater": return compare(values) { $0 > $1 }
    case ">=", "greaterOrEquals": return compare(values) { $0 >= $1 }
    case "+", "add":
      if let first = number(0), let second = number(1), values[0]?.stringValue == nil, values[1]?.stringValue == nil {
        return .number(first + second)
      }
      return .text(values.map { $0.map(A2UIValues.words) ?? "" }.joined())
    case "&", "concat":
      if let first = list(0) { return .array(first + values.dropFirst().flatMap { $0?.elements ?? [] }) }
      return .text(values.map { $0.map(A2UIValues.words) ?? "" }.joined())
    case "-", "sub": return pair { $0 - $1 }
    case "*", "mul": return pair { $0 * $1 }
    case "/", "div": return pair { $1 == 0 ? 0 : $0 / $1 }
    case "%", "mod": return pair { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }
    case "^", "exp": return pair(Self.power)
    case "min": return numbers().min().map { .number($0) }
    case "max": return numbers().max().map { .number($0) }
    case "sum": return .number(numbers().reduce(0, +))
    case "average": return numbers().isEmpty ? nil : .number(numbers().reduce(0, +) / Double(numbers().count))
    case "round":
      guard let value = number(0) else { return nil }
      let factor = Self.power(10, min(12, max(0, number(1) ?? 0)))
      return .number((value * factor).rounded() / factor)
    case "floor": return number(0).map { .number($0.rounded(.down)) }
    case "ceiling": return number(0).map { .number($0.rounded(.up)) }
    case "int": return number(0).map { .number($0.rounded(.towardZero)) }
    case "float": return number(0).map { .number($0) }
    case "bool": return .flag(Self.isTrue(values.first ?? nil))
    case "string": return .text(text(0))
    case "json": return JSONParser.parse(.init(name: "json", text: text(0))).output
    case "length", "count": return .integer(list(0)?.count ?? text(0).count)
    case "empty": return .flag(list(0).map(\.isEmpty) ?? values.first??.members.map(\.isEmpty) ?? text(0).isEmpty)
    case "first": return list(0)?.first ?? .text(String(text(0).prefix(1)))
    case "last": return list(0)?.last ?? .text(String(text(0).suffix(1)))
    case "createArray": return .array(values.map { $0 ?? .null })
    case "contains":
      return .flag(
        list(0).map { entries in entries.contains { Self.equal($0, values.count > 1 ? values[1] : nil) } }
          ?? text(0).contains(text(1)))
    case "toUpper": return .text(text(0).uppercased())
    case "toLower": return .text(text(0).lowercased())
    case "trim": return .text(text(0).trimmingBlanks)
    case "titleCase":
      return .text(
        text(0).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(
          separator: " "))
    case "sentenceCase": return .text(text(0).prefix(1).uppercased() + text(0).dropFirst().lowercased())
    case "startsWith": return .flag(text(0).hasPrefix(text(1)))
    case "endsWith": return .flag(text(0).hasSuffix(text(1)))
    case "replace": return .text(text(1).isEmpty ? text(0) : text(0).replacing(text(1), with: text(2)))
    case "substring":
      let rest = text(0).dropFirst(Int(max(0, number(1) ?? 0)))
      return .text(String(number(2).map { rest.prefix(Int(max(0, $0))) } ?? rest))
    case "indexOf":
      if let entries = list(0) {
        return .integer(entries.firstIndex { Self.equal($0, values.count > 1 ? values[1] : nil) } ?? -1)
      }
      let whole = text(0)
      return .integer(
        whole.firstRange(of: text(1)).map { whole.distance(from: whole.startIndex, to: $0.lowerBound) } ?? -1)
    case "split":
      return .array(
        text(1).isEmpty
          ? text(0).map { .text(String($0)) }
          : text(0).split(separator: text(1), omittingEmptySubsequences: false).map { .text(String($0)) })
    case "join": return .text((list(0) ?? []).map(A2UIValues.words).joined(separator: text(1)))
    case "sortBy":
      guard let entries = list(0) else { return nil }
      let key = text(1)
      return .array(entries.sorted { Self.isLess(key.isEmpty ? $0 : $0[key], key.isEmpty ? $1 : $1[key]) })
    case "reverse": return list(0).map { .array($0.reversed()) } ?? .text(String(text(0).reversed()))
    case "formatNumber":
      return number(0).map { .text(Self.grouped($0, decimals: Int(min(12, max(0, number(1) ?? 2))))) }
    case "formatDateTime":
      return DotNetDate(text(0)).map { .text($0.text(values.count > 1 ? text(1) : DotNetDate.standard)) }
        ?? .text(text(0))
    case "formatEpoch":
      return number(0).map { .text(DotNetDate(seconds: $0).text(values.count > 1 ? text(1) : DotNetDate.standard)) }
    case "formatTicks":
      // Hundreds of nanoseconds since the year 1.
      return number(0).map {
        .text(DotNetDate(seconds: $0 / 1e7 - 62_135_596_800).text(values.count > 1 ? text(1) : DotNetDate.standard))
      }
    case "utcNow":
      return .text(DotNetDate(seconds: now.timeIntervalSince1970).text(values.isEmpty ? DotNetDate.standard : text(0)))
    case "date": return DotNetDate(text(0)).map { .text($0.text("M/dd/yyyy")) }
    case "year": return DotNetDate(text(0)).map { .integer($0.civil.year) }
    case "month": return DotNetDate(text(0)).map { .integer($0.civil.month) }
    case "dayOfMonth": return DotNetDate(text(0)).map { .integer($0.civil.day) }
    case "addDays":
      return DotNetDate(text(0)).map {
        .text(DotNetDate(seconds: $0.seconds + (number(1) ?? 0) * 86_400).text(DotNetDate.standard))
      }
    case "addHours":
      return DotNetDate(text(0)).map {
        .text(DotNetDate(seconds: $0.seconds + (number(1) ?? 0) * 3_600).text(DotNetDate.standard))
      }
    default:
      notes.add("the function `\(name)` is unknown; nothing is shown for it")
      return nil
    }
  }

  private func compare(_ values: [JSONNode?], _ holds: (Double, Double) -> Bool) -> JSONNode? {
    guard values.count == 2, let first = values[0], let second = values[1] else { return .flag(false) }
    if let a = Self.number(first), let b = Self.number(second) { return .flag(holds(a, b)) }
    let (a, b) = (A2UIValues.words(first), A2UIValues.words(second))
    return .flag(holds(a == b ? 0 : a < b ? -1 : 1, 0))
  }

  // MARK: Values

  static func isTrue(_ node: JSONNode?) -> Bool {
    guard let node, !node.isNull else { return false }
    return node.boolValue ?? true
  }

  private static func equal(_ a: JSONNode?, _ b: JSONNode?) -> Bool {
    switch (a?.value, b?.value) {
    case (.number(let x)?, .number(let y)?): return x == y
    case (nil, nil), (.null?, nil), (nil, .null?): return true
    case (nil, _), (_, nil): return false
    default: return A2UIValues.words(a ?? .null) == A2UIValues.words(b ?? .null)
    }
  }

  private static func isLess(_ a: JSONNode?, _ b: JSONNode?) -> Bool {
    if let x = number(a), let y = number(b) { return x < y }
    return (a.map(A2UIValues.words) ?? "") < (b.map(A2UIValues.words) ?? "")
  }

  private static func number(_ node: JSONNode?) -> Double? {
    node?.numberValue ?? node?.stringValue.flatMap { Double($0.trimmingBlanks) }
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent == exponent.rounded(), abs(exponent) <= 300 else { return 0 }
    let value = (0..<Int(abs(exponent))).reduce(1.0) { product, _ in product * base }
    return exponent < 0 ? 1 / value : value
  }

  /// A number with commas between thousands.
  private static func grouped(_ number: Double, decimals: Int) -> String {
    guard abs(number) < 1e15 else { return JSONWriter.text(of: number) }
    let factor = power(10, Double(decimals))
    let scaled = (abs(number) * factor).rounded()
    var whole = String(Int64(scaled / factor))
    let rest = decimals > 0 ? String(Int64(scaled - (scaled / factor).rounded(.down) * factor)) : ""
    var parts: [String] = []
    while whole.count > 3 {
      parts.insert(String(whole.suffix(3)), at: 0)
      whole = String(whole.dropLast(3))
    }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return sign + ([whole] + parts).joined(separator: ",")
      + (rest.isEmpty ? "" : "." + String(repeating: "0", count: decimals - rest.count) + rest)
  }
}

/// A moment in UTC with the patterns of .NET, in English.
struct DotNetDate {
  var seconds: Double
  /// Whether the text that it was read from names a zone or a time.
  private(set) var offset = 0

  static let standard = "yyyy-MM-ddTHH:mm:ss.fffZ"

  init(seconds: Double) { self.seconds = min(max(seconds, -62_135_596_800), 253_402_300_799) }

  /// Reads ISO 8601; a zone is kept for the text.
  init?(_ text: String) {
    guard let written = WrittenMoment(text) else { return nil }
    offset = written.offset ?? 0
    seconds = written.date(in: .gmt).timeIntervalSince1970
  }

  var civil: CivilTime { CivilTime(seconds: seconds, in: .gmt) }

  func text(_ pattern: String) -> String {
    let civil = civil
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" || letter == "\"" {
        let inner = rest.dropFirst().prefix { $0 != letter }
        result += inner
        rest = rest.dropFirst(inner.count + 2)
        continue
      }
      if letter == "\\" {
        result += rest.dropFirst().prefix(1)
        rest = rest.dropFirst(2)
        continue
      }
      let run = rest.prefix { $0 == letter }
      result += Self.field(letter, run.count, civil, seconds) ?? String(run)
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  private static func field(_ letter: Character, _ count: Int, _ civil: CivilTime, _ seconds: Double) -> String? {
    func padded(_ number: Int) -> String { count > 1 && number < 10 ? "0\(number)" : "\(number)" }
    switch letter {
    case "y": return count <= 2 ? padded(civil.year % 100) : "\(civil.year)"
    case "M":
      let name = months[min(11, max(0, civil.month - 1))]
      return count >= 4 ? name : count == 3 ? String(name.prefix(3)) : padded(civil.month)
    case "d":
      let name = days[civil.weekday]
      return count >= 4 ? name : count == 3 ? String(name.prefix(3)) : padded(civil.day)
    case "H": return padded(civil.hour)
    case "h": return padded((civil.hour + 11) % 12 + 1)
    case "m": return padded(civil.minute)
    case "s": return padded(civil.second)
    case "f": return String(repeating: "0", count: count)
    case "t": return String((civil.hour < 12 ? "AM" : "PM").prefix(count))
    default: return nil
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
