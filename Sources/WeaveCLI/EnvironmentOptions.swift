// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import Weave
import WeaveData
import WeaveGraphics
public import WeaveResolve
import WeaveTime

/// The moment, and whose clock it is read from.
struct ClockOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The moment to show, in ISO 8601.", discussion: "Default: now.", valueName: "instant"))
  var now: String?

  @Option(
    help: ArgumentHelp(
      "The time zone, such as Europe/Paris.",
      discussion: "Default: that of the snapshot `location`, else that of --now, else UTC.", valueName: "id"))
  var timeZone: String?

  func validate() throws {
    if let now, InstantText.date(now) == nil {
      throw ValidationError("'\(now)' is not an ISO 8601 instant such as 2026-03-28T14:05:00+01:00.")
    }
    if let timeZone, TimeZone(identifier: timeZone) == nil {
      throw ValidationError("'\(timeZone)' is no time zone of the IANA database, such as Europe/Paris.")
    }
  }

  var date: Date { now.flatMap(InstantText.date) ?? Date() }

  /// The zone that is asked for, else the place's, else that of the moment as it was written, else UTC.
  func zone(of place: Place?) -> TimeZone {
    timeZone.flatMap(TimeZone.init(identifier:)) ?? place?.timeZone
      ?? now.flatMap(InstantText.offset).flatMap(TimeZone.init(secondsFromGMT:)) ?? .gmt
  }
}

/// The moment, place and reader that a widget is drawn for.
struct MomentOptions: ParsableArguments {
  @OptionGroup var clock: ClockOptions

  @Option(help: ArgumentHelp("The language and region, such as de-DE.", valueName: "id"))
  var locale: String = "en_US"

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp("A variable for texts and expressions; may be repeated.", valueName: "key=value"))
  var variables: [String] = []

  func validate() throws {
    for variable in variables where !variable.contains("=") {
      throw ValidationError("'\(variable)' has no '='; write --var key=value.")
    }
  }

  /// The moment where no snapshots are read.
  var moment: Moment { moment(in: Snapshots()) }

  /// The moment in the time zone of the snapshots' place, if nobody asks for another.
  func moment(in snapshots: Snapshots) -> Moment {
    Moment(now: clock.date, timeZone: clock.zone(of: snapshots.location?.place), locale: Locale(identifier: locale))
  }

  /// The variables by canonical key.
  var scope: [String: String] {
    Dictionary(
      variables.map { text in
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
    ) { _, last in last }
  }
}

extension WidgetSize: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension RenderEnvironment.Appearance: ExpressibleByArgument {}
extension RenderEnvironment.CanvasShape: ExpressibleByArgument {}

/// One size, or all of them.
enum SizeChoice: String, ExpressibleByArgument, CaseIterable {
  case small, medium, large, extraLarge, all

  /// `all` means the three sizes of a phone.
  var sizes: [WidgetSize] { WidgetSize(rawValue: rawValue).map { [$0] } ?? [.small, .medium, .large] }
}

/// Everything else that a picture depends on.
struct CanvasOptions: ParsableArguments {
  @Option(help: "The widget size.")
  var size: SizeChoice = .medium

  @Option(
    help: ArgumentHelp(
      "Device pixels per point, 1 to 3.", discussion: "Default: 2, or the device's.", valueName: "factor"))
  var scale: Int?

  @Option(help: ArgumentHelp("The device whose frames are used; see 'weave devices'.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The canvas in points instead of a device's frame, such as 800x480.", valueName: "WxH"))
  var canvas: String?

  @Option(help: "Light or dark.")
  var appearance: RenderEnvironment.Appearance = .light

  @Option(help: "The reader's text size.")
  var textSize: TextSize = .large

  @Option(help: "Whether the picture is cut to the widget's rounded outline.")
  var shape: RenderEnvironment.CanvasShape = .rounded

  func validate() throws {
    if let device, Device.named(device) == nil {
      let names = Device.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no device '\(device)'. Known are: \(names).")
    }
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale must be 1, 2 or 3.") }
    if let canvas, Self.points(canvas) == nil {
      throw ValidationError("'\(canvas)' is no canvas; write a width and a height in points, such as 338x158.")
    }
  }

  /// The environment of each asked-for size.
  func environments(at moment: Moment) -> [RenderEnvironment] {
    let device = device.flatMap(Device.named)
    let frames = device ?? .standard
    return size.sizes.map { size in
      RenderEnvironment(
        now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance,
        textSize: textSize, size: size, canvas: canvas.flatMap(Self.points) ?? frames.canvas(for: size),
        scale: Double(scale ?? device.map { Int($0.scale) } ?? 2), shape: shape)
    }
  }

  private static func points(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite, width > 0,
      height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
