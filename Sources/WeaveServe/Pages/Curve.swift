// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics

/// A small curve of what a display has reported.
struct Curve {
  private static let width = 160, height = 28

  /// Seconds since 1970, and the values at these moments; at least two.
  private let points: [(at: Int, value: Int)]
  private let range: ClosedRange<Int>
  private let label: String

  /// - Parameters:
  ///   - range: the lowest and the highest value of the drawing.
  ///   - label: what it shows, for readers who cannot see it.
  /// - Returns: nil unless there are two values at different moments.
  init?(_ points: [(at: Int, value: Int)], in range: ClosedRange<Int>, label: String) {
    guard let first = points.first, let last = points.last, last.at > first.at else { return nil }
    (self.points, self.range, self.label) = (points, range, label)
  }

  var html: HTML {
    let (first, last) = (points[0].at, points[points.count - 1].at)
    let span = Double(range.upperBound - range.lowerBound)
    let corners = points.map { point -> String in
      let x = 1 + Double(Self.width - 2) * Double(point.at - first) / Double(last - first)
      let value = min(max(point.value, range.lowerBound), range.upperBound)
      let y = 1 + Double(Self.height - 2) * Double(range.upperBound - value) / span
      return "\(Int(x.rounded())),\(Int(y.rounded()))"
    }
    return """
      <svg class="curve" viewBox="0 0 \(Self.width) \(Self.height)" width="\(Self.width)" height="\(Self.height)" role="img" aria-label="\(label)"><polyline points="\(corners.joined(separator: " "))" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>
      """
  }
}

extension Sighting {
  /// The battery over the last days.
  var chargeCurve: HTML {
    let points = (history ?? []).compactMap { reading in reading.charge.map { (reading.at, $0) } }
    return Curve(points, in: 0...100, label: "The battery over \(length(of: points))")?.html ?? HTML.empty
  }

  /// The signal over the last days.
  var signalCurve: HTML {
    let points = (history ?? []).compactMap { reading in reading.signal.map { (reading.at, $0) } }
    return Curve(points, in: -100 ... -30, label: "The signal over \(length(of: points))")?.html ?? HTML.empty
  }

  private func length(of points: [(at: Int, value: Int)]) -> String {
    let hours = ((points.last?.at ?? 0) - (points.first?.at ?? 0)) / 3_600
    return hours < 48 ? "\(hours) hours" : "\(hours / 24) days"
  }
}
