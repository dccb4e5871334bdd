// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A display: its pixels, its viewing distance, its colours, and its file formats.
public struct Panel: Sendable, Hashable {
  /// A clockwise rotation of the picture for the device.
  public enum Rotation: Int, Sendable, Hashable, CaseIterable {
    /// No rotation.
    case none = 0
    /// 90 degrees clockwise.
    case quarter = 90
    /// 180 degrees.
    case half = 180
    /// 270 degrees clockwise.
    case threeQuarters = 270

    /// Whether width and height are exchanged.
    public var isSideways: Bool { self == .quarter || self == .threeQuarters }
  }

  /// The colours that it can show.
  public enum Colors: Sendable, Hashable {
    /// Any colour, as a screen does.
    case all
    /// A list of inks, at least two.
    case inks([Ink])
  }

  /// The name for commands: `trmnl-og`.
  public var name: String
  /// The name for people: `TRMNL OG 7.5"`.
  public var label: String
  /// The size of the device's memory in pixels: a file has exactly this size.
  public var width, height: Int
  /// The pixel density.
  public var dotsPerInch: Double
  /// The usual viewing distance, in metres.
  public var viewingDistance: Double
  /// The rotation of the picture for the device's memory.
  public var rotation: Rotation
  /// Whether the device mirrors the picture; the file compensates for it.
  public var isMirrored: Bool
  /// Pixels at each edge of the picture that the frame hides.
  public var safeArea: EdgeInsets
  /// All colours, or some inks.
  public var colors: Colors
  /// The formats that it accepts, the best first; at least one.
  public var formats: [PanelFormat]
  /// The largest file that the device takes, in bytes; nil if it has no limit.
  public var maximumBytes: Int?
  /// Whether it runs on a battery, so that each picture costs charge.
  public var hasBattery: Bool

  /// A panel with its pixels, its position and its inks.
  ///
  /// - Parameters:
  ///   - viewingDistance: in metres.
  ///   - safeArea: pixels along the edges that its frame hides.
  ///   - maximumBytes: the largest file that it takes; nil for no limit.
  public init(
    name: String, label: String, width: Int, height: Int, dotsPerInch: Double, viewingDistance: Double,
    rotation: Rotation = .none, isMirrored: Bool = false, safeArea: EdgeInsets = .zero, colors: Colors,
    formats: [PanelFormat], maximumBytes: Int? = nil, hasBattery: Bool = false
  ) {
    self.name = name
    self.label = label
    self.width = width
    self.height = height
    self.dotsPerInch = dotsPerInch
    self.viewingDistance = viewingDistance
    self.rotation = rotation
    self.isMirrored = isMirrored
    self.safeArea = safeArea
    self.colors = colors
    self.formats = formats
    self.maximumBytes = maximumBytes
    self.hasBattery = hasBattery
  }

  /// Its inks; empty if it shows all colours.
  public var inks: [Ink] {
    if case .inks(let inks) = colors { inks } else { [] }
  }

  /// The size of the picture in pixels as people see it, before it is turned for the device.
  public var pictureSize: (width: Int, height: Int) { rotation.isSideways ? (height, width) : (width, height) }

  /// Whether it has too few tones for smooth edges: four or fewer, or inks that are not greys.
  public var isCrisp: Bool {
    let inks = inks
    return !inks.isEmpty && (inks.count <= 4 || !inks.allSatisfy(\.isGrey))
  }

  /// Whether it only shows black and white.
  public var isBilevel: Bool { inks.count == 2 && inks.allSatisfy(\.isGrey) }

  /// Pixels per point at which text appears as large as on a phone at its usual distance.
  ///
  /// A phone's point is a 163rd of an inch, viewed from 0.3 m (Apple's first screens; text of 11 points is the smallest
  /// there). On panels of few tones the smallest text has `Limits.panelTextPixels` pixels.
  public func scale(at distance: Double? = nil) -> Double {
    let apparent = dotsPerInch / 163 * ((distance ?? viewingDistance) / 0.3)
    let least = isCrisp ? 14.0 / 11 : 1
    return (max(apparent, least) * 20).rounded() / 20
  }
}

extension Ink {
  /// Whether the device treats it as a grey.
  var isGrey: Bool { value.red == value.green && value.green == value.blue }
}
