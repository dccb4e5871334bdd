// SPDX-License-Identifier: MIT

/// The distances that a view wants to its neighbours in a stack without a spacing.
///
/// - Source: measured in pictures of SwiftUI; see docs/fidelity.md: 8 points between views, and between two texts below
///   each other the leading of the lower one.
package struct SpacingPreference: Sendable, Equatable {
  /// What is at an edge.
  package enum Side: Sendable, Equatable {
    /// A view.
    case view
    /// A text, with the leading of its font in points.
    case text(leading: Double)
    /// Room, which needs no distance.
    case room
  }

  /// What is at the upper and the lower edge.
  package var top, bottom: Side
  /// Whether it is room, which needs no distance on its sides either.
  package var isRoom = false

  /// A view as most.
  package static let standard = SpacingPreference(top: .view, bottom: .view)
  /// A spacer.
  package static let none = SpacingPreference(top: .room, bottom: .room, isRoom: true)

  /// A text by the leading of its font in points.
  package static func text(leading: Double) -> SpacingPreference {
    SpacingPreference(top: .text(leading: leading), bottom: .text(leading: leading))
  }

  /// Views beside each other: a text if all of them are texts.
  static func beside(_ nodes: [_ViewNode]) -> SpacingPreference {
    let parts = nodes.map(\.spacing).filter { !$0.isRoom }
    guard let first = parts.first else { return nodes.isEmpty ? .standard : .none }
    func joined(_ side: KeyPath<SpacingPreference, Side>) -> Side {
      parts.dropFirst().reduce(first[keyPath: side]) { known, part in
        if case (.text(let a), .text(let b)) = (known, part[keyPath: side]) { return .text(leading: max(a, b)) }
        return .view
      }
    }
    return SpacingPreference(top: joined(\.top), bottom: joined(\.bottom))
  }

  /// Views below each other.
  static func below(_ nodes: [_ViewNode]) -> SpacingPreference {
    guard let first = nodes.first, let last = nodes.last else { return .standard }
    func side(_ side: Side) -> Side { side == .room ? .view : side }
    return SpacingPreference(top: side(first.spacing.top), bottom: side(last.spacing.bottom))
  }

  /// The distance to the next view of a stack, in points.
  func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    if axis == .horizontal { return isRoom || next.isRoom ? 0 : 8 }
    switch (bottom, next.top) {
    case (.room, _), (_, .room): return 0
    case (.text, .text(let leading)): return leading
    default: return 8
    }
  }

  /// Whether edges of a view have room of their own, so that a text at them no longer matters.
  package func padded(_ insets: EdgeInsets) -> SpacingPreference {
    var padded = self
    if insets.top != 0 { padded.top = .view }
    if insets.bottom != 0 { padded.bottom = .view }
    return padded
  }
}
