// SPDX-License-Identifier: MIT

import WeaveGraphics

extension DisplayListBuilder {
  /// The number of sectors of an angular gradient: three degrees each, in which no step is seen.
  private static let sectors = 120

  /// Draws an angular gradient as sectors, where a command has ink.
  ///
  /// Each sector reaches beneath the ten that follow it: sectors side by side would let the ground shine through between
  /// them. So a gradient with several alphas has their mean.
  ///
  /// - Parameter bounds: the box around the command's ink.
  mutating func fillSectors(
    _ gradient: Gradient, around center: Point, degrees: Double, within command: DrawCommand, _ bounds: Rect?
  ) {
    guard let bounds, !bounds.isEmpty, degrees.isFinite, center.x.isFinite, center.y.isFinite else { return }
    let corners = [bounds.minX, bounds.maxX].flatMap { x in [bounds.minY, bounds.maxY].map { Point(x: x, y: $0) } }
    let reach =
      1
      + (corners.map { (($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)) }
      .max() ?? 0).squareRoot()
    let colors = (0..<Self.sectors).map { gradient.color(at: (Double($0) + 0.5) / Double(Self.sectors)) }
    let alpha = colors.reduce(0) { $0 + $1.alpha } / Double(colors.count)
    guard alpha > 0 else { return }
    let cutout = items { $0.emit(command) }
    emit(DisplayGroup(effects: .init(opacity: alpha, cutout: cutout))) { builder in
      for (sector, color) in colors.enumerated() {
        var color = color
        color.alpha = 1
        let path =
          sector == 0 ? Path.rectangle(bounds) : Self.sector(from: sector, center, degrees: degrees, reach: reach * 1.5)
        builder.fill(path, .color(color))
      }
    }
  }

  /// The part of a turn from a sector on to the end of the tenth after it, at least as far as a reach.
  private static func sector(from first: Int, _ center: Point, degrees: Double, reach: Double) -> Path {
    func point(_ sector: Int) -> Point {
      let angle = (degrees + 360 * Double(sector) / Double(sectors)) * .pi / 180
      return Point(x: center.x + reach * sine(angle), y: center.y - reach * cosine(angle))
    }
    // Sides of 33 degrees at most, far enough outside that they do not cut into the reach.
    let corners = [first, min(first + 11, sectors)].map(point)
    return Path([.move(center)] + corners.map { .line($0) } + [.close])
  }
}
