// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Writes path data in as few characters as possible.
///
/// Coordinates are rounded once, to whole units of the last decimal. Differences are taken between rounded values, so
/// that errors of relative commands do not add up.
struct SVGPathText {
  private let decimals: Int
  private var output: [UInt8] = []
  /// The command that applies to numbers without a letter.
  private var implied: UInt8 = 0
  private var lastHasPoint = false
  private var lastIsNumber = false
  private var current = Place.zero
  private var start = Place.zero
  /// The last control point, if the last segment was a curve.
  private var control: Place?

  private struct Place: Equatable {
    var x, y: Int
    static let zero = Place(x: 0, y: 0)
    static func - (a: Place, b: Place) -> Place { Place(x: a.x - b.x, y: a.y - b.y) }
  }

  /// The path data of `path`, with at most `decimals` decimals; empty if it would draw nothing.
  static func text(_ path: Path, decimals: Int = 3) -> String {
    var writer = SVGPathText(decimals: decimals)
    let elements = path.elements
    for index in elements.indices {
      writer.add(elements[index], next: index + 1 < elements.count ? elements[index + 1] : nil)
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private init(decimals: Int) { self.decimals = decimals }

  private func place(_ p: Point) -> Place {
    Place(x: SVGNumber.units(p.x, decimals: decimals), y: SVGNumber.units(p.y, decimals: decimals))
  }

  private mutating func add(_ element: Path.Element, next: Path.Element?) {
    switch element {
    case .move(let p): move(to: place(p), next)
    case .line(let p): line(to: place(p), next)
    case .curve(let a, let b, let p): curve(place(a), place(b), to: place(p))
    case .close: close()
    }
  }

  private mutating func move(to p: Place, _ next: Path.Element?) {
    switch next {
    case nil, .move: return  // nothing is drawn from here
    case .line, .curve, .close: break
    }
    command("m", [p], relativeTo: current)
    (current, start, control) = (p, p, nil)
  }

  private mutating func line(to p: Place, _ next: Path.Element?) {
    let isAfterMove = implied | 0x20 == UInt8(ascii: "l") && current == start
    // A line without length is visible only if it is the whole part: with round caps, as a dot.
    if p == current, !isAfterMove { return }
    if p == start, !isAfterMove, case .close = next { return }
    if p.y == current.y, p.x != current.x {
      straight("h", p.x, from: current.x)
    } else if p.x == current.x, p.y != current.y {
      straight("v", p.y, from: current.y)
    } else {
      command("l", [p], relativeTo: current)
    }
    (current, control) = (p, nil)
  }

  private mutating func curve(_ a: Place, _ b: Place, to p: Place) {
    let mirrored = control.map { Place(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    if a == mirrored {
      command("s", [b, p], relativeTo: current)
    } else {
      command("c", [a, b, p], relativeTo: current)
    }
    (current, control) = (p, b)
  }

  private mutating func close() {
    guard !output.isEmpty, implied != UInt8(ascii: "z") else { return }
    output.append(UInt8(ascii: "z"))
    (implied, lastIsNumber, current, control) = (UInt8(ascii: "z"), false, start, nil)
  }

  private mutating func straight(_ letter: Unicode.Scalar, _ value: Int, from origin: Int) {
    choose(UInt8(ascii: letter), absolute: [value], relative: [value - origin])
  }

  private mutating func command(_ letter: Unicode.Scalar, _ places: [Place], relativeTo origin: Place) {
    let relative = places.map { $0 - origin }
    choose(
      UInt8(ascii: letter), absolute: places.flatMap { [$0.x, $0.y] }, relative: relative.flatMap { [$0.x, $0.y] })
  }

  /// Writes the shorter of the two forms; the relative one if they are equally short.
  private mutating func choose(_ letter: UInt8, absolute: [Int], relative: [Int]) {
    let short = token(letter, relative)
    let long = token(letter & 0xDF, absolute)
    append(long.bytes.count < short.bytes.count ? long : short)
  }

  private mutating func append(_ token: Token) {
    output += token.bytes
    lastIsNumber = true
    lastHasPoint = token.endsWithPoint
    // After a move, further numbers are lines.
    switch token.letter {
    case UInt8(ascii: "m"): implied = UInt8(ascii: "l")
    case UInt8(ascii: "M"): implied = UInt8(ascii: "L")
    default: implied = token.letter
    }
  }

  /// A command in the form in which it would follow the existing output.
  private struct Token {
    var letter: UInt8
    var bytes: [UInt8] = []
    /// Whether the last number has a decimal point, so that another point ends it.
    var endsWithPoint = false
  }

  private func token(_ letter: UInt8, _ values: [Int]) -> Token {
    var token = Token(letter: letter, endsWithPoint: lastHasPoint)
    var followsNumber = lastIsNumber
    if letter != implied {
      token.bytes.append(letter)
      followsNumber = false
    }
    for value in values {
      let text = SVGNumber.text(units: value, decimals: decimals)
      // A number needs a space before it, unless its sign or a second decimal point ends the previous number.
      let first = text.utf8.first
      let endsLast = first == UInt8(ascii: "-") || first == UInt8(ascii: ".") && token.endsWithPoint
      if followsNumber, !endsLast { token.bytes.append(UInt8(ascii: " ")) }
      token.bytes += text.utf8
      token.endsWithPoint = text.utf8.contains(UInt8(ascii: "."))
      followsNumber = true
    }
    return token
  }
}
