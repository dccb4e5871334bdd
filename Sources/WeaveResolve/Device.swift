// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A phone or tablet with the frames that its screen gives to widgets.
public struct Device: Sendable, Hashable {
  /// The name for `--device`.
  public var name: String
  /// The models with these frames, for lists: `iPhone 15, 14, 13, 12`.
  public var summary: String
  /// Pixels per point.
  public var scale: Double
  /// Frames in points.
  public var small, medium, large: Size
  /// Nil for phones before iOS 27.
  public var extraLarge: Size?
  /// The side of the circular frame on the lock screen, in points.
  public var circular = 72.0
  /// The rectangular frame on the lock screen, in points.
  public var rectangular = Size(width: 160, height: 72)
  /// The inline frame on the lock screen, in points.
  public var inline = Size(width: 234, height: 26)
  /// Radius of the frame's continuous corners, used if the design does not set its own.
  public var cornerRadius: Double

  /// The screen in points, upright; nil for a device without a fixed one. Of several in `summary`, the first.
  public var screen: Size? {
    let sides = summary.split(whereSeparator: { !$0.isNumber }).prefix(2).compactMap { Double($0) }
    return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
  }

  /// The frame of a widget size. A device without extra large widgets returns the frame of the tablets.
  public func canvas(for size: WidgetSize) -> Size {
    switch size {
    case .small: small
    case .medium: medium
    case .large: large
    case .extraLarge: extraLarge ?? Size(width: 715.5, height: 342)
    case .accessoryCircular: Size(width: circular, height: circular)
    case .accessoryRectangular: rectangular
    case .accessoryInline: inline
    }
  }

  /// The device with this name, ignoring case; nil if `all` has none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The default device: 390 × 844 points, iOS 18.
  public static let standard = all[0]

  /// All devices.
  ///
  /// - Source: Apple, Human Interface Guidelines, Widgets (iOS 18 and earlier, iPadOS canvas sizes, visionOS); iOS 26
  ///   frames as measured for FrameUp.
  public static let all: [Device] = [
    phone("iphone-390", "390 × 844 and 393 × 852, iOS 18", 3, 158, 338, 158, 354, lock: (72, 160, 72, 234, 26)),
    phone("iphone-430", "430 × 932 and 428 × 926, iOS 18", 3, 170, 364, 170, 382, lock: (76, 172, 76, 257, 26)),
    phone("iphone-414", "414 × 896, iOS 18", 3, 169, 360, 169, 379, lock: (76, 160, 72, 248, 26)),
    phone("iphone-414-plus", "414 × 736, iOS 16", 3, 159, 348, 157, 357, lock: (76, 170, 76, 248, 26)),
    phone("iphone-375", "375 × 812 and 360 × 780, iOS 18", 3, 155, 329, 155, 345, lock: (72, 157, 72, 225, 26)),
    phone("iphone-se", "375 × 667, iOS 18", 2, 148, 321, 148, 324, lock: (68, 153, 68, 225, 26)),
    phone("iphone-320", "320 × 568, iOS 15", 2, 141, 292, 141, 311),
    phone("iphone-440-ios26", "440 × 956, iOS 26", 3, 530 / 3, 378, 530 / 3, 394, lock: (60, 158, 60, 370, 36)),
    phone("iphone-430-ios26", "430 × 932, iOS 26", 3, 524 / 3, 372, 524 / 3, 388, lock: (60, 158, 60, 370, 36)),
    phone(
      "iphone-420-ios26", "420 × 912, iOS 26", 3, 518 / 3, 1100 / 3, 518 / 3, 382,
      lock: (173 / 3, 153, 173 / 3, 360, 36)),
    phone("iphone-414-ios26", "414 × 896, iOS 26", 2, 166.5, 356, 166.5, 371.5, lock: (60, 154, 60, 358, 36)),
    phone("iphone-402-ios26", "402 × 874, iOS 26", 3, 493 / 3, 1049 / 3, 493 / 3, 365, lock: (58, 148, 58, 342, 36)),
    phone(
      "iphone-393-ios26", "393 × 852, iOS 26", 3, 488 / 3, 1034 / 3, 488 / 3, 360, lock: (58, 443 / 3, 58, 341, 36)),
    phone("iphone-390-ios26", "390 × 844, iOS 26", 3, 162, 342, 162, 358, lock: (58, 146, 58, 336, 36)),
    phone("iphone-375-ios26", "375 × 812, iOS 26", 3, 159, 1001 / 3, 159, 349, lock: (58, 143, 58, 327, 36)),
    phone("iphone-se-ios26", "375 × 667, iOS 26", 2, 146, 319, 146, 318, lock: (56, 141, 56, 323, 36)),
    tablet("ipad-820", "820 × 1180 and 834 × 1194", 155, 342, 155, 342, 715.5),
    tablet("ipad-1024", "1024 × 1366", 170, 378.5, 170, 378.5, 795),
    tablet("ipad-810", "810 × 1080", 146, 320.5, 146, 320.5, 669),
    tablet("ipad-768", "768 × 1024 and 744 × 1133", 141, 305.5, 141, 305.5, 634.5),
    tablet("ipad-970", "954 × 1373 and 970 × 1389", 162, 350, 162, 350, 726),
    Device(
      name: "vision", summary: "visionOS", scale: 2, small: Size(width: 158, height: 158),
      medium: Size(width: 338, height: 158), large: Size(width: 338, height: 354),
      extraLarge: Size(width: 450, height: 338), cornerRadius: 22),
  ]

  private static func phone(
    _ name: String, _ summary: String, _ scale: Double, _ small: Double, _ medium: Double, _ height: Double,
    _ large: Double,
    lock: (circular: Double, width: Double, height: Double, inlineWidth: Double, inlineHeight: Double) = (
      72, 160, 72, 234, 26
    )
  ) -> Device {
    Device(
      name: name, summary: summary, scale: scale, small: Size(width: small, height: small),
      medium: Size(width: medium, height: height), large: Size(width: medium, height: large), extraLarge: nil,
      circular: lock.circular, rectangular: Size(width: lock.width, height: lock.height),
      inline: Size(width: lock.inlineWidth, height: lock.inlineHeight), cornerRadius: 22)
  }

  private static func tablet(
    _ name: String, _ summary: String, _ small: Double, _ medium: Double, _ height: Double, _ large: Double,
    _ extraLarge: Double
  ) -> Device {
    Device(
      name: name, summary: summary, scale: 2, small: Size(width: small, height: small),
      medium: Size(width: medium, height: height), large: Size(width: medium, height: large),
      extraLarge: Size(width: extraLarge, height: large), cornerRadius: 24)
  }
}
