// SPDX-License-Identifier: MIT

/// Reads SVG path data: the text of a `d` attribute.
public enum SVGPathReader {
  /// The path of `d`, with quadratic curves and elliptical arcs converted to cubics; empty for blank text.
  ///
  /// - Returns: nil if the text is not valid path data to its end, or a coordinate is not finite.
  /// - Source: SVG 1.1, section 8.3, and its grammar in 8.3.9 (separators may be missing; flags are one digit).
  public static func parse(_ d: String) -> Path? {
    var builder = Builder(scanner: SVGAttributeScanner(d))
    return builder.path()
  }
}

/// The path so far, with the state that later commands depend on.
private struct Builder {
  var scanner: SVGAttributeScanner
  var result = Path()
  var current = Point.zero
  var start = Point.zero
  /// The last control point of a curve and its kind, for the smooth commands.
  var control: (point: Point, isCubic: Bool)?

  init(scanner: SVGAttributeScanner) { self.scanner = scanner }

  mutating func path() -> Path? {
    scanner.skipSpace()
    while let letter = scanner.letter() {
      guard !result.isEmpty || letter.lowercase == UInt8(ascii: "m") else { return nil }
      guard command(letter) else { return nil }
    }
    return scanner.isAtEnd ? result : nil
  }

  /// Reads one letter with all its groups of arguments; false if they are invalid.
  mutating func command(_ letter: SVGAttributeScanner.Letter) -> Bool {
    if letter.lowercase == UInt8(ascii: "z") {
      result.close()
      current = start
      control = nil
      scanner.skipSpace()
      return true
    }
    var isFirst = true
    repeat {
      guard segment(letter, isFirst: isFirst) else { return false }
      guard current.x.isFinite, current.y.isFinite else { return false }
      isFirst = false
    } while scanner.startsNumber
    return true
  }

  mutating func segment(_ letter: SVGAttributeScanner.Letter, isFirst: Bool) -> Bool {
    let origin = letter.isRelative ? current : .zero
    switch letter.lowercase {
    case UInt8(ascii: "m"): return isFirst ? move(from: origin) : line(from: origin)
    case UInt8(ascii: "l"): return line(from: origin)
    case UInt8(ascii: "h"): return horizontal(from: origin)
    case UInt8(ascii: "v"): return vertical(from: origin)
    case UInt8(ascii: "c"): return cubic(from: origin, isSmooth: false)
    case UInt8(ascii: "s"): return cubic(from: origin, isSmooth: true)
    case UInt8(ascii: "q"): return quadratic(from: origin, isSmooth: false)
    case UInt8(ascii: "t"): return quadratic(from: origin, isSmooth: true)
    case UInt8(ascii: "a"): return arc(from: origin)
    default: return false
    }
  }

  mutating func point(from origin: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return origin + Point(x: x, y: y)
  }
}

extension Builder {
  mutating func move(from origin: Point) -> Bool {
    guard let p = point(from: origin) else { return false }
    result.move(to: p)
    (current, start, control) = (p, p, nil)
    return true
  }

  mutating func line(from origin: Point) -> Bool {
    guard let p = point(from: origin) else { return false }
    return line(to: p)
  }

  mutating func horizontal(from origin: Point) -> Bool {
    guard let x = scanner.number() else { return false }
    return line(to: Point(x: origin.x + x, y: current.y))
  }

  mutating func vertical(from origin: Point) -> Bool {
    guard let y = scanner.number() else { return false }
    return line(to: Point(x: current.x, y: origin.y + y))
  }

  private mutating func line(to p: Point) -> Bool {
    result.line(to: p)
    (current, control) = (p, nil)
    return true
  }

  mutating func cubic(from origin: Point, isSmooth: Bool) -> Bool {
    let first = isSmooth ? reflectedControl(ofCubic: true) : point(from: origin)
    guard let first, let second = point(from: origin), let end = point(from: origin) else { return false }
    guard first.x.isFinite, first.y.isFinite, second.x.isFinite, second.y.isFinite else { return false }
    result.curve(first, second, to: end)
    (current, control) = (end, (second, true))
    return true
  }

  /// Converts a quadratic curve to a cubic: each control arm reaches two thirds of the way to the quadratic's control
  /// point.
  mutating func quadratic(from origin: Point, isSmooth: Bool) -> Bool {
    let middle = isSmooth ? reflectedControl(ofCubic: false) : point(from: origin)
    guard let middle, let end = point(from: origin) else { return false }
    guard middle.x.isFinite, middle.y.isFinite else { return false }
    func arm(_ p: Point) -> Point {
      Point(x: p.x + (middle.x - p.x) * 2 / 3, y: p.y + (middle.y - p.y) * 2 / 3)
    }
    result.curve(arm(current), arm(end), to: end)
    (current, control) = (end, (middle, false))
    return true
  }

  mutating func arc(from origin: Point) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let degrees = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(from: origin)
    else { return false }
    let radii = Size(width: rx, height: ry)
    result.addArc(
      from: current, to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
    (current, control) = (end, nil)
    return true
  }

  /// The last control point, mirrored at the current point; after another kind of segment, the current point.
  private func reflectedControl(ofCubic isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return current + current - control.point
  }
}
