// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The few dominant colours of a photo.
struct ColorClusters {
  struct Cluster {
    var color: OKLab
    /// The cluster's share of the photo, 0...1.
    var share: Double

    var chroma: Double { (color.a * color.a + color.b * color.b).squareRoot() }
  }

  /// The clusters, largest first; empty if nothing in the photo is visible.
  let clusters: [Cluster]

  /// Starts with the patch nearest the mean, then adds the patch farthest from all others so far. This makes the
  /// result deterministic.
  ///
  /// - Source: Lloyd, "Least squares quantization in PCM", IEEE Transactions on Information Theory 28, 1982; the
  ///   start after Gonzalez, "Clustering to minimize the maximum intercluster distance", Theoretical Computer Science
  ///   38, 1985.
  init(_ sample: PhotoSample, count: Int = 6, rounds: Int = 12) {
    let points = sample.patches.map { OKLab(linearRed: $0.red, green: $0.green, blue: $0.blue) }
    let weights = sample.patches.map(\.alpha)
    let total = weights.reduce(0, +)
    guard !points.isEmpty, total > 0 else {
      clusters = []
      return
    }
    var centers = Self.start(points, weights, total, count: count)
    var owners = [Int](repeating: 0, count: points.count)
    var sums = [Sum](repeating: Sum(), count: centers.count)
    for _ in 0..<rounds {
      sums = [Sum](repeating: Sum(), count: centers.count)
      var isSettled = true
      for index in points.indices {
        let owner = Self.nearest(points[index], centers)
        isSettled = isSettled && owner == owners[index]
        owners[index] = owner
        sums[owner].add(points[index], weights[index])
      }
      for index in centers.indices where sums[index].weight > 0 { centers[index] = sums[index].mean }
      if isSettled { break }
    }
    clusters = zip(centers, sums).filter { $0.1.weight > 0 }
      .map { Cluster(color: $0.0, share: $0.1.weight / total) }.sorted { $0.share > $1.share }
  }

  private struct Sum {
    var lightness = 0.0
    var a = 0.0
    var b = 0.0
    var weight = 0.0

    mutating func add(_ color: OKLab, _ part: Double) {
      lightness += color.lightness * part
      a += color.a * part
      b += color.b * part
      weight += part
    }

    var mean: OKLab { OKLab(lightness: lightness / weight, a: a / weight, b: b / weight) }
  }

  private static func start(_ points: [OKLab], _ weights: [Double], _ total: Double, count: Int) -> [OKLab] {
    var sum = Sum()
    for (point, weight) in zip(points, weights) { sum.add(point, weight) }
    var centers = [points[nearest(sum.mean, points)]]
    while centers.count < count {
      let distances = points.map { point in centers.map { point.squaredDistance(to: $0) }.min() ?? 0 }
      guard let far = distances.indices.max(by: { distances[$0] < distances[$1] }), distances[far] > 1e-4 else { break }
      centers.append(points[far])
    }
    return centers
  }

  private static func nearest(_ point: OKLab, _ centers: [OKLab]) -> Int {
    var (best, least) = (0, Double.infinity)
    for (index, center) in centers.enumerated() {
      let distance = point.squaredDistance(to: center)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }
}

extension OKLab {
  init(lightness: Double, a: Double, b: Double) {
    self.init(linearRed: 0, green: 0, blue: 0)
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  fileprivate func squaredDistance(to other: OKLab) -> Double {
    let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l + x * x + y * y
  }
}
