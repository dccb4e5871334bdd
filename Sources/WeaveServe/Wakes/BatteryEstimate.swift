// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeavePanel

/// How long a battery lasts with some wakes a day.
public struct BatteryEstimate: Sendable, Hashable, CustomStringConvertible {
  /// Milliampere hours of the battery that is assumed.
  public static let capacity = 2_000.0
  /// Milliampere hours that a wake with a new picture takes: some ten seconds of radio and display.
  private static let wake = 0.4
  /// Milliamperes asleep.
  private static let asleep = 0.15

  /// What the estimate assumes, for its readers.
  public static let assumption = "a wake takes 0.4 mAh, sleep 0.15 mA"

  /// Wakes a day.
  public var wakes: Int
  /// Days until the battery is empty.
  public var days: Int { Int(Self.capacity / (Double(wakes) * Self.wake + Self.asleep * 24)) }

  /// - Parameter wakes: a day.
  public init(wakes: Int) { self.wakes = wakes }

  /// `about 24 wakes a day, some 5 months on 2,000 mAh`
  public var description: String {
    let months = Int((Double(days) / 30.4).rounded())
    let length = days < 14 ? "\(days) days" : days < 60 ? "\((days + 3) / 7) weeks" : "\(months) months"
    return "about \(wakes) \(wakes == 1 ? "wake" : "wakes") a day, some \(length) on 2,000 mAh"
  }
}

extension BatteryEstimate {
  /// The estimate for a display, from what its picture shows in the day after a moment. Feeds may wake it more often.
  ///
  /// - Returns: nil if its panel has no battery, or if its picture cannot be drawn.
  public init?(_ display: Display, in scene: ServerScene, after now: Date) {
    guard display.panel.hasBattery, let content = try? FolderContent(scene) else { return nil }
    let look = PictureLook(display, as: .panel(display.format))
    let forecast = WakeForecast(display, timeZone: display.timeZone ?? scene.timeZone ?? scene.machineZone)
    let wakes = try? forecast.wakes(after: now) { moment throws(ContentError) in
      try content.change(of: look, after: moment, SharedVariables.Values())
    }
    guard let wakes else { return nil }
    self.init(wakes: wakes)
  }
}
