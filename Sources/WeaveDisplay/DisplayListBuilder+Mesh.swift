// SPDX-License-Identifier: MIT

import WeaveGraphics

extension DisplayListBuilder {
  /// The most different meshes of a picture; drawing one takes some milliseconds.
  private static let maximumMeshes = 100

  /// Draws a mesh gradient as a small smooth picture, where a command has ink. After too many different ones, a mesh has
  /// the mean of its colours.
  mutating func fillMesh(
    _ gradient: Gradient, _ columns: Int, _ points: [Point], within command: DrawCommand
  ) {
    guard let mesh = MeshPicture(points: points, colors: gradient.stops.map(\.color), columns: columns) else { return }
    let key = mesh.key
    if meshes[key] == nil, meshes.count < Self.maximumMeshes { meshes[key] = mesh.image(key) }
    let image = meshes[key]
    let cutout = items { $0.emit(command) }
    emit(DisplayGroup(effects: .init(cutout: cutout))) { builder in
      if let image {
        builder.emit(.image(image, source: mesh.source, destination: mesh.box))
      } else {
        builder.emit(.fill(.rectangle(mesh.box), .color(gradient.mean), evenOdd: false))
      }
    }
  }
}

extension Gradient {
  /// The mean of the stops' colours; clear without stops.
  fileprivate var mean: Color {
    let count = Double(max(stops.count, 1))
    func part(_ part: KeyPath<Color, Double>) -> Double { stops.reduce(0) { $0 + $1.color[keyPath: part] } / count }
    return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}

/// The picture of a mesh gradient.
///
/// Each patch between four crossings is divided into small cells. Their corners lie on cubic curves through the
/// crossings, whose tangents are those of Catmull and Rom; the colours run from crossing to crossing with a slope of zero
/// at both.
///
/// - Source: E. Catmull and R. Rom, A class of local interpolating splines, 1974.
private struct MeshPicture {
  /// Pixels along the longer side; enlarged, no step between them is seen.
  private static let side = 128
  /// The most cells along each side of a patch, and along a side of the whole net.
  private static let cells = (patch: 24, net: 96)
  /// Pixels around the part that is shown, so that nothing beyond the picture is mixed into its edge.
  private static let edge = 1

  /// Where the picture is drawn, in points.
  let box: Rect
  /// The part of the picture that is drawn there, in pixels.
  var source: Rect {
    Rect(x: Double(Self.edge), y: Double(Self.edge), width: Double(width), height: Double(height))
  }
  private let width, height: Int
  private let points: [Point]
  private let colors: [Color]
  private let columns, rows: Int

  /// Nil without two rows of finite points that span an area.
  init?(points: [Point], colors: [Color], columns: Int) {
    guard columns >= 2, points.count == colors.count, points.count >= 2 * columns, points.count % columns == 0,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    self.points = points
    self.colors = colors
    self.columns = columns
    rows = points.count / columns
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right, top, bottom) = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
    box = Rect(x: left, y: top, width: right - left, height: bottom - top)
    guard !box.isEmpty else { return nil }
    let unit = Double(Self.side) / max(box.width, box.height)
    width = max(2, Int((box.width * unit).rounded()))
    height = max(2, Int((box.height * unit).rounded()))
  }

  /// Identifies the picture. Two meshes of one picture have the same proportions, whatever their size.
  var key: String {
    let places = points.map { "\(($0.x - box.minX) / box.width),\(($0.y - box.minY) / box.height)" }
    let colors = colors.map { "\($0.red),\($0.green),\($0.blue),\($0.alpha)" }
    return "mesh \(columns) \(width) \(height) " + (places + colors).joined(separator: " ")
  }

  func image(_ key: String) -> RasterImage {
    let frame = 2 * Self.edge
    var canvas = MeshCanvas(width: width + frame, height: height + frame)
    for isMargin in [false, true] {
      for row in 0..<(rows - 1) {
        for column in 0..<(columns - 1) { draw(row, column, isMargin: isMargin, on: &canvas) }
      }
    }
    return RasterImage(pixels: canvas.pixels, key: key)
  }

  /// - Parameter isMargin: whether only the pixels around are filled that no cell covers.
  private func draw(_ row: Int, _ column: Int, isMargin: Bool, on canvas: inout MeshCanvas) {
    let steps = max(2, min(Self.cells.patch, Self.cells.net / max(columns, rows)))
    let corners = (0...steps).map { v in
      (0...steps).map { u in corner(row, column, Double(u) / Double(steps), Double(v) / Double(steps)) }
    }
    for v in 0..<steps {
      for u in 0..<steps {
        canvas.fill(corners[v][u], corners[v][u + 1], corners[v + 1][u], isMargin: isMargin)
        canvas.fill(corners[v + 1][u + 1], corners[v][u + 1], corners[v + 1][u], isMargin: isMargin)
      }
    }
  }

  /// The place in pixels and the colour of a point within a patch; `u` and `v` are 0...1.
  private func corner(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> MeshCanvas.Corner {
    let lines = (-1...2).map { line in
      curve((-1...2).map { point(row + line, column + $0) }, u)
    }
    let place = curve(lines, v)
    let (s, t) = (Self.eased(u), Self.eased(v))
    let above = colors[row * columns + column].mixed(with: colors[row * columns + column + 1], s)
    let below = colors[(row + 1) * columns + column].mixed(with: colors[(row + 1) * columns + column + 1], s)
    return MeshCanvas.Corner(
      x: (place.x - box.minX) / box.width * Double(width) + Double(Self.edge),
      y: (place.y - box.minY) / box.height * Double(height) + Double(Self.edge),
      color: above.mixed(with: below, t))
  }

  /// A crossing of the net. One beyond its edge lies as far outside as the last but one lies inside.
  private func point(_ row: Int, _ column: Int) -> Point {
    func mirrored(_ index: Int, _ count: Int) -> (edge: Int, inner: Int)? {
      if index < 0 { return (0, 1) }
      return index >= count ? (count - 1, count - 2) : nil
    }
    if let (edge, inner) = mirrored(row, rows) {
      let (a, b) = (point(edge, column), point(inner, column))
      return Point(x: 2 * a.x - b.x, y: 2 * a.y - b.y)
    }
    if let (edge, inner) = mirrored(column, columns) {
      let (a, b) = (point(row, edge), point(row, inner))
      return Point(x: 2 * a.x - b.x, y: 2 * a.y - b.y)
    }
    return points[row * columns + column]
  }

  /// The curve from the second of four points to the third.
  private func curve(_ p: [Point], _ t: Double) -> Point {
    let (t2, t3) = (t * t, t * t * t)
    let weights = [-t3 + 2 * t2 - t, 3 * t3 - 5 * t2 + 2, -3 * t3 + 4 * t2 + t, t3 - t2].map { $0 / 2 }
    var sum = Point(x: 0, y: 0)
    for (point, weight) in zip(p, weights) {
      sum.x += point.x * weight
      sum.y += point.y * weight
    }
    return sum
  }

  /// 3t² − 2t³: its slope is zero at 0 and at 1.
  private static func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}

/// Pixels on which triangles are drawn.
private struct MeshCanvas {
  /// A corner of a triangle, in pixels.
  struct Corner {
    var x, y: Double
    var color: Color
  }

  private(set) var pixels: PixelBuffer
  /// Whether each pixel has a colour.
  private var isFilled: [Bool]

  init(width: Int, height: Int) {
    pixels = PixelBuffer(width: width, height: height)
    isFilled = [Bool](repeating: false, count: width * height)
  }

  /// Fills the pixels whose centres lie in a triangle with the colours between its corners.
  ///
  /// - Parameter isMargin: whether instead the pixels are filled that are beside it and clear. This closes the seams
  ///   between triangles and continues the outermost ones over the edge of the picture.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner, isMargin: Bool) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-9 else { return }
    func pixels(_ values: [Double], _ count: Int) -> ClosedRange<Int>? {
      let low = max(0, (values.min() ?? 0) - 1).rounded(.down)
      let high = min(Double(count - 1), (values.max() ?? 0) + 1)
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let xs = pixels([a.x, b.x, c.x], self.pixels.width), let ys = pixels([a.y, b.y, c.y], self.pixels.height)
    else { return }
    // A pixel beyond a side, in parts of the height above it.
    let margin = isMargin ? -max(side(a, b), side(b, c), side(c, a)) / abs(area) : 0
    for y in ys {
      for x in xs {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let v = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
        let w = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
        let u = 1 - v - w
        if u >= margin, v >= margin, w >= margin, !isMargin || !isFilled[y * self.pixels.width + x] {
          set(x, y, mixed(a.color, b.color, c.color, max(0, u), max(0, v), max(0, w)))
        }
      }
    }
  }

  private func side(_ a: Corner, _ b: Corner) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private func mixed(_ a: Color, _ b: Color, _ c: Color, _ u: Double, _ v: Double, _ w: Double) -> Color {
    let sum = u + v + w
    func part(_ part: KeyPath<Color, Double>) -> Double {
      (a[keyPath: part] * u + b[keyPath: part] * v + c[keyPath: part] * w) / sum
    }
    return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    isFilled[y * pixels.width + x] = true
    let place = (y * pixels.width + x) * 4
    func byte(_ value: Double) -> UInt8 { UInt8((value.held(0, 1) * 255).rounded()) }
    let alpha = color.alpha.held(0, 1)
    pixels.bytes[place] = byte(color.red * alpha)
    pixels.bytes[place + 1] = byte(color.green * alpha)
    pixels.bytes[place + 2] = byte(color.blue * alpha)
    pixels.bytes[place + 3] = byte(alpha)
  }
}
