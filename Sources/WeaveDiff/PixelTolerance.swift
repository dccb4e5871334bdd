// SPDX-License-Identifier: MIT

/// How many pixels of a picture may differ.
public enum PixelTolerance: Sendable, Hashable {
  /// A number of pixels, at least 0.
  case pixels(Int)
  /// A share of all pixels, 0...1.
  case share(Double)

  /// Not one pixel may differ.
  public static let none = PixelTolerance.pixels(0)

  /// `12` or `0.1%`; nil for anything else.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
      self = .share(percent / 100)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .pixels(count)
    }
  }

  /// - Parameter all: the number of pixels of the picture.
  public func allows(_ count: Int, of all: Int) -> Bool { count <= limit(of: all) }

  /// The maximum number of pixels that may differ.
  public func limit(of all: Int) -> Int {
    switch self {
    case .pixels(let limit): limit
    case .share(let share): Int((share * Double(all)).rounded(.down))
    }
  }
}
