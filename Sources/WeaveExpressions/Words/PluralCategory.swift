// SPDX-License-Identifier: MIT

/// The plural form for a number in a language: `1 day`, `2 days`.
///
/// - Source: Unicode CLDR 42, `plurals.xml`, cardinals. weave has its own rules, so that no picture waits for the
///   system's tables; a test compares them with ICU.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// The categories of CLDR; each language uses some of them.
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - number: the number as shown.
  ///   - decimals: the number of shown decimals, including zeros.
  ///   - language: an ISO 639 code, such as `pt`; an unknown language has `one` for 1.
  public init(_ number: Double, decimals: Int = 0, language: String) {
    let n = PluralOperands(number, decimals: decimals)
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue", "jv", "km", "bo", "dz", "ii", "to", "wo", "yo":
      self = .other
    case "en", "de", "nl", "sv", "fi", "et", "ca", "gl", "fy", "sw", "ur", "yi":
      self = n.isWhole && n.i == 1 ? .one : .other
    case "es": self = n.equals(1) ? .one : n.isMillions ? .many : .other
    case "it": self = n.isWhole && n.i == 1 ? .one : n.isMillions ? .many : .other
    case "fr", "pt": self = n.i <= 1 ? .one : n.isMillions ? .many : .other
    case "da": self = n.equals(1) || (n.f != 0 && n.i <= 1) ? .one : .other
    case "fa", "hi", "bn", "am", "gu", "kn", "zu": self = n.i == 0 || n.equals(1) ? .one : .other
    case "pl": self = Self.polish(n)
    case "cs", "sk": self = !n.isWhole ? .many : n.i == 1 ? .one : (2...4).contains(n.i) ? .few : .other
    case "uk", "ru", "be": self = Self.eastSlavic(n)
    case "hr", "sr", "bs": self = Self.southSlavic(n)
    case "ro", "mo":
      self = n.isWhole && n.i == 1 ? .one : !n.isWhole || n.i == 0 || (1...19).contains(n.i % 100) ? .few : .other
    case "ar", "ars": self = Self.arabic(n)
    case "he", "iw":
      self = (n.i == 1 && n.isWhole) || (n.i == 0 && !n.isWhole) ? .one : n.i == 2 && n.isWhole ? .two : .other
    default: self = n.equals(1) ? .one : .other
    }
  }

  private static func polish(_ n: PluralOperands) -> PluralCategory {
    guard n.isWhole else { return .other }
    if n.i == 1 { return .one }
    return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
  }

  private static func eastSlavic(_ n: PluralOperands) -> PluralCategory {
    guard n.isWhole else { return .other }
    if n.i % 10 == 1, n.i % 100 != 11 { return .one }
    return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
  }

  private static func southSlavic(_ n: PluralOperands) -> PluralCategory {
    let last = n.isWhole ? n.i : n.f
    if last % 10 == 1, last % 100 != 11 { return .one }
    return (2...4).contains(last % 10) && !(12...14).contains(last % 100) ? .few : .other
  }

  private static func arabic(_ n: PluralOperands) -> PluralCategory {
    guard n.f == 0 else { return .other }
    switch n.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    return (3...10).contains(n.i % 100) ? .few : (11...99).contains(n.i % 100) ? .many : .other
  }
}

/// The operands of plural rules for a number.
private struct PluralOperands {
  /// The integer part.
  let i: Int
  /// The decimals as a whole number, without trailing zeros.
  let f: Int
  /// The number of shown decimals.
  let v: Int

  init(_ number: Double, decimals: Int) {
    let size = number.isFinite ? min(abs(number), 1e15) : 0
    let places = min(max(decimals, 0), 6)
    let scale = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = places == 0 ? size : (size.truncatingRemainder(dividingBy: 1) * Double(scale)).rounded()
    i = Int(size.rounded(.down))
    var rest = places == 0 ? 0 : min(Int(scaled), scale - 1)
    while rest != 0, rest % 10 == 0 { rest /= 10 }
    (f, v) = (rest, places)
  }

  /// Whether no decimals are shown.
  var isWhole: Bool { v == 0 }

  /// Whether it equals a number, with or without decimal zeros.
  func equals(_ number: Int) -> Bool { i == number && f == 0 }

  /// Whether it is a multiple of a million.
  var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }
}
