// SPDX-License-Identifier: MIT

import WeaveJSON

/// A path into JSON: the part of RFC 9535 without filters and functions.
///
/// It supports names (`.name`, `['name']`), indices (`[0]`, `[-1]`), wildcards (`.*`, `[*]`), slices (`[1:5:2]`),
/// unions (`['a','b']`) and any depth (`..name`). Selected values come in the order of the file.
///
/// - Source: RFC 9535.
public struct PickPath: Sendable, Hashable {
  enum Selector: Hashable {
    case name(String)
    case index(Int)
    case all
    case slice(start: Int?, end: Int?, step: Int)
  }

  struct Segment: Hashable {
    var selectors: [Selector]
    /// Whether it searches every depth.
    var isDeep = false
  }

  let segments: [Segment]

  /// A mistake in a path, with its place.
  public struct Mistake: Error, Sendable, Hashable {
    /// The message, worded as a diagnostic.
    public var message: String
    /// Characters before the mistake.
    public var offset: Int
  }

  /// - Throws: if the text is not such a path.
  public init(_ text: String) throws(Mistake) {
    var reader = Reader(text)
    segments = try reader.segments()
  }

  /// The values that the path selects, at most `limit`.
  func values(in root: JSONNode, limit: Int = 10_000) -> [JSONNode] {
    var nodes = [root]
    for segment in segments {
      var found: [JSONNode] = []
      for node in nodes {
        for start in segment.isDeep ? Self.descendants(of: node, limit: limit * 10) : [node] {
          for selector in segment.selectors where found.count < limit { found += Self.select(selector, start) }
        }
      }
      nodes = Array(found.prefix(limit))
    }
    return nodes
  }

  private static func descendants(of node: JSONNode, limit: Int) -> [JSONNode] {
    var all: [JSONNode] = []
    func visit(_ node: JSONNode) {
      guard all.count < limit else { return }
      all.append(node)
      for child in node.elements ?? node.members?.map(\.value) ?? [] { visit(child) }
    }
    visit(node)
    return all
  }

  private static func select(_ selector: Selector, _ node: JSONNode) -> [JSONNode] {
    switch selector {
    case .name(let name): return node[name].map { [$0] } ?? []
    case .all: return node.elements ?? node.members?.map(\.value) ?? []
    case .index(let index):
      guard let elements = node.elements else { return [] }
      let place = index < 0 ? elements.count + index : index
      return elements.indices.contains(place) ? [elements[place]] : []
    case .slice(let start, let end, let step):
      guard let elements = node.elements, step != 0 else { return [] }
      return Self.slice(elements.count, start, end, step).map { elements[$0] }
    }
  }

  /// - Source: RFC 9535, 2.3.4.2.2.
  private static func slice(_ count: Int, _ start: Int?, _ end: Int?, _ step: Int) -> [Int] {
    let normal = { (index: Int) in index >= 0 ? index : count + index }
    if step > 0 {
      let lower = min(max(normal(start ?? 0), 0), count)
      let upper = min(max(normal(end ?? count), 0), count)
      return Array(stride(from: lower, to: upper, by: step))
    }
    let upper = min(max(normal(start ?? count - 1), -1), count - 1)
    let lower = min(max(end.map(normal) ?? -1, -1), count - 1)
    return Array(stride(from: upper, to: lower, by: step))
  }
}

extension PickPath {
  /// Reads a path from left to right.
  private struct Reader {
    private let letters: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) { letters = Array(text.unicodeScalars.prefix(4_096)) }

    private var next: Unicode.Scalar? { position < letters.count ? letters[position] : nil }

    private func fail(_ message: String) -> Mistake { Mistake(message: message, offset: position) }

    private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
      guard next == letter else { return false }
      position += 1
      return true
    }

    private mutating func skipBlanks() {
      while let letter = next, [" ", "\t", "\n", "\r"].contains(letter) { position += 1 }
    }

    mutating func segments() throws(Mistake) -> [Segment] {
      guard skip("$") else { throw fail("a path must start with `$`") }
      var segments: [Segment] = []
      while position < letters.count {
        skipBlanks()
        guard let letter = next else { throw fail("a path cannot end in white space") }
        switch letter {
        case ".":
          position += 1
          let isDeep = skip(".")
          if next == "[", isDeep {
            position += 1
            segments.append(Segment(selectors: try bracketed(), isDeep: true))
          } else {
            segments.append(Segment(selectors: [try shorthand()], isDeep: isDeep))
          }
        case "[":
          position += 1
          segments.append(Segment(selectors: try bracketed()))
        default: throw fail("`.name` or `[…]` is expected here")
        }
      }
      return segments
    }

    private mutating func shorthand() throws(Mistake) -> Selector {
      if skip("*") { return .all }
      var name = String.UnicodeScalarView()
      while let letter = next, Self.isName(letter, isFirst: name.isEmpty) {
        name.append(letter)
        position += 1
      }
      guard !name.isEmpty else { throw fail("a name is expected here; put other names in brackets, `['my name']`") }
      return .name(String(name))
    }

    private static func isName(_ letter: Unicode.Scalar, isFirst: Bool) -> Bool {
      letter == "_" || ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) || letter.value >= 0x80
        || !isFirst && ("0"..."9").contains(letter)
    }

    private mutating func bracketed() throws(Mistake) -> [Selector] {
      var selectors: [Selector] = []
      repeat {
        skipBlanks()
        selectors.append(try selector())
        skipBlanks()
      } while skip(",")
      guard skip("]") else { throw fail("`]` is expected here") }
      return selectors
    }

    private mutating func selector() throws(Mistake) -> Selector {
      guard let letter = next else { throw fail("the path ends within brackets") }
      if letter == "*" {
        position += 1
        return .all
      }
      if letter == "'" || letter == "\"" { return .name(try quoted(letter)) }
      if letter == "?" { throw fail("filters are not supported; pick by name, index or `[*]`") }
      let start = try integer()
      skipBlanks()
      guard skip(":") else {
        guard let start else { throw fail("a name in quotes, an index or `*` is expected here") }
        return .index(start)
      }
      skipBlanks()
      let end = try integer()
      skipBlanks()
      var step = 1
      if skip(":") {
        skipBlanks()
        step = try integer() ?? 1
      }
      return .slice(start: start, end: end, step: step)
    }

    private mutating func integer() throws(Mistake) -> Int? {
      let isNegative = skip("-")
      var digits = ""
      while let letter = next, ("0"..."9").contains(letter) {
        digits.unicodeScalars.append(letter)
        position += 1
      }
      if digits.isEmpty {
        if isNegative { throw fail("a number is expected after `-`") }
        return nil
      }
      guard let number = Int(digits), number < 1 << 53, digits == "0" ? !isNegative : digits.first != "0" else {
        throw fail("`\(isNegative ? "-" : "")\(digits)` is not an index of a list")
      }
      return isNegative ? -number : number
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws(Mistake) -> String {
      position += 1
      var text = String.UnicodeScalarView()
      while let letter = next {
        position += 1
        if letter == quote { return String(text) }
        guard letter == "\\" else {
          guard letter.value >= 0x20 else { throw fail("a name cannot contain control characters") }
          text.append(letter)
          continue
        }
        text.append(try escaped(quote))
      }
      throw fail("the closing quote is missing")
    }

    private mutating func escaped(_ quote: Unicode.Scalar) throws(Mistake) -> Unicode.Scalar {
      guard let letter = next else { throw fail("the closing quote is missing") }
      position += 1
      switch letter {
      case quote, "\\", "/": return letter
      case "b": return "\u{8}"
      case "f": return "\u{C}"
      case "n": return "\n"
      case "r": return "\r"
      case "t": return "\t"
      case "u":
        let unit = try hex()
        guard (0xD800...0xDBFF).contains(unit) else {
          guard let scalar = Unicode.Scalar(unit) else { throw fail("an unpaired surrogate") }
          return scalar
        }
        guard skip("\\"), skip("u") else { throw fail("an unpaired surrogate") }
        let low = try hex()
        guard (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw fail("an unpaired surrogate") }
        return scalar
      default: throw fail("`\\\(Character(letter))` is not an escape sequence")
      }
    }

    private mutating func hex() throws(Mistake) -> UInt32 {
      var digits = ""
      while digits.count < 4, let letter = next, Character(letter).isHexDigit, letter.isASCII {
        digits.unicodeScalars.append(letter)
        position += 1
      }
      guard digits.count == 4, let value = UInt32(digits, radix: 16) else {
        throw fail("four hexadecimal digits are expected")
      }
      return value
    }
  }
}
