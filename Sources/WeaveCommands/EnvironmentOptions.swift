// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
public import WeaveResolve

extension WidgetSize: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {}
extension RenderEnvironment.Appearance: ExpressibleByArgument {}
extension RenderEnvironment.CanvasShape: ExpressibleByArgument {}
extension RenderEnvironment.Contrast: ExpressibleByArgument {}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The words of its cases, as the library returns them by a key path, which it builds again for each option.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Empty: the words describe themselves.
  public static var allValueDescriptions: [String: String] { [:] }
}

/// One size, or several.
enum SizeChoice: String, ExpressibleByArgument, CaseIterable {
  case small, medium, large, extraLarge, accessoryInline, accessoryCircular, accessoryRectangular, all, accessories,
    liveActivity, islandExpanded, islandCompactLeading, islandCompactTrailing, islandMinimal, standBy, watchCircular,
    watchCorner, watchInline, watchRectangular, watchSmartStack

  /// `all` means the three sizes of a phone's home screen, `accessories` those of its lock screen.
  var sizes: [WidgetSize] {
    switch self {
    case .all: [.small, .medium, .large]
    case .accessories: WidgetSize.allCases.filter(\.isAccessory)
    default: WidgetSize(rawValue: rawValue).map { [$0] } ?? frame.map { [$0.family] } ?? []
    }
  }

  /// The frame outside the home and the lock screen that it names; nil for a size.
  var frame: ScreenFrame? { ScreenFrame(rawValue: rawValue) }
}

/// A colour as `#RRGGBB`, or `none`.
struct ColorChoice: ExpressibleByArgument {
  var color: Color
  var defaultValueDescription: String { color.hex }

  init?(argument: String) {
    if argument == "none" {
      color = .clear
    } else if let color = Color(hex: argument.hasPrefix("#") ? argument : "#" + argument) {
      self.color = color
    } else {
      return nil
    }
  }
}

extension WallpaperChoice: ExpressibleByArgument {
  /// A colour, `none`, or the path of a photo.
  public init?(argument: String) { self.init(argument) }
}

/// The content that a widget shows instead of its facts.
enum ContentChoice: String, EnumerableFlag {
  case placeholder, unavailable

  var content: RenderEnvironment.Content {
    switch self {
    case .placeholder: .placeholder
    case .unavailable: .unavailable
    }
  }

  static func help(for value: ContentChoice) -> ArgumentHelp? {
    switch value {
    case .placeholder: "Draw bars in place of texts and pictures, as while facts are loading."
    case .unavailable: "Draw what is shown when no facts are available."
    }
  }
}

/// The other options that a picture depends on.
struct CanvasOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The widget size.", discussion: "Default: medium, or the one that fits the panel."))
  var size: SizeChoice?

  @Option(
    help: ArgumentHelp(
      "Device pixels per point, 0.5 to 8.", discussion: "Default: 2, or the device's.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp("How the screen shows widgets.", discussion: "Default: light, or eink on a two-tone panel."))
  var appearance: RenderEnvironment.Appearance?

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if let scale, !(0.5...8).contains(scale) { throw ValidationError("--scale must be a number from 0.5 to 8.") }
  }

  /// Whether the user asks for a frame, which overrides that of a board.
  var isAsked: Bool { size != nil || screen.device != nil || screen.canvas != nil }

  /// The environment of each requested size.
  func environments(at moment: Moment) -> [RenderEnvironment] {
    let choice = size ?? .medium
    return choice.sizes.map { size in
      screen.environment(
        size, in: choice.frame, appearance ?? .light, scale: scale ?? Double(screen.scale), at: moment)
    }
  }
}

/// The environments that designs are checked for: everything that a phone shows, unless the user chooses.
struct CheckedCanvasOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The widget size.", discussion: "Default: small, medium and large, plus extraLarge if the device has it."))
  var size: SizeChoice?

  @Option(
    help: ArgumentHelp(
      "Device pixels per point, 0.5 to 8.", discussion: "Default: 2, or the device's.", valueName: "factor"))
  var scale: Double?

  @Option(help: ArgumentHelp("How the screen shows widgets.", discussion: "Default: light and dark."))
  var appearance: RenderEnvironment.Appearance?

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if let scale, !(0.5...8).contains(scale) { throw ValidationError("--scale must be a number from 0.5 to 8.") }
  }

  /// Whether the user asks for frames or appearances, which override those that a design sets.
  var isAsked: Bool { size != nil || appearance != nil || screen.device != nil || screen.canvas != nil }

  /// The environment of each size and appearance.
  func environments(at moment: Moment) -> [RenderEnvironment] {
    (size?.sizes ?? screen.homeSizes).flatMap { size in
      (appearance.map { [$0] } ?? RenderEnvironment.Appearance.coloured).map { appearance in
        screen.environment(
          size, in: self.size?.frame, appearance, scale: scale ?? Double(screen.scale), at: moment)
      }
    }
  }
}

/// The frame that a widget is drawn in, and its reader.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The device whose widget sizes to use; see 'weave devices'.", valueName: "name"),
    completion: Completions.devices)
  var device: String?

  @Option(help: ArgumentHelp("The canvas size in points, such as 800x480, instead of a device's.", valueName: "WxH"))
  var canvas: String?

  @Option(help: ArgumentHelp("The colour of the tinted and accented appearances.", valueName: "#RRGGBB"))
  var tint: ColorChoice?

  @Option(
    help: ArgumentHelp(
      "What lies behind an accessory or glass: a colour, a photo, or none for transparent.",
      valueName: "colour-or-photo"), completion: .file())
  var wallpaper: WallpaperChoice?

  @Flag(exclusivity: .exclusive)
  var content: ContentChoice?

  @Option(help: "The reader's text size.")
  var textSize: TextSize = .large

  @Option(help: "How strongly the system's colours differ from their ground.")
  var contrast: RenderEnvironment.Contrast = .standard

  @Option(help: "Whether to clip the picture to the widget's rounded outline.")
  var shape: RenderEnvironment.CanvasShape = .rounded

  func validate() throws {
    if let device, Device.named(device) == nil {
      throw ValidationError(Self.unknownDevice(device))
    }
    if let canvas, Self.points(canvas) == nil {
      throw ValidationError("'\(canvas)' is not a canvas size; write width and height in points, such as 338x158.")
    }
  }

  /// "There is no device 'iphone'. Did you mean 'iphone-se'?"
  static func unknownDevice(_ name: String) -> String {
    let names = Device.all.map(\.name)
    let near = nearest(to: name, in: names).first.map { "Did you mean '\($0)'?" }
    return "There is no device '\(name)'. \(near ?? "Choose one of \(names.joined(separator: ", ")).")"
  }

  /// Device pixels per point: the device's, otherwise 2.
  var scale: Int { device.flatMap(Device.named).map { Int($0.scale) } ?? 2 }

  /// The sizes of the device's home screen.
  var homeSizes: [WidgetSize] {
    SizeChoice.all.sizes + (device.flatMap(Device.named)?.extraLarge == nil ? [] : [.extraLarge])
  }

  func environment(
    _ size: WidgetSize, in frame: ScreenFrame? = nil, _ appearance: RenderEnvironment.Appearance, scale: Double,
    at moment: Moment
  ) -> RenderEnvironment {
    let frames = device.flatMap(Device.named) ?? .standard
    var environment = RenderEnvironment(
      now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance, textSize: textSize,
      size: size, canvas: canvas.flatMap(Self.points) ?? frames.canvas(for: size), scale: scale, shape: shape)
    if let wallpaper { environment = environment.over(wallpaper, on: canvas == nil && frame == nil ? frames : nil) }
    if let tint { environment.tint = tint.color }
    environment.content = content?.content ?? .facts
    environment.contrast = contrast
    guard let frame else { return environment }
    environment = environment.inside(frame, on: frames)
    // A Live Activity is as high as its design needs.
    if let canvas = canvas.flatMap(Self.points) { environment.canvas = canvas }
    return environment
  }

  private static func points(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite, width > 0,
      height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}
