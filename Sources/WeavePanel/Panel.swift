// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A display: its pixels, how far away it is looked at, the colours that it can show, and the files that it takes.
public struct Panel: Sendable, Hashable {
  /// A quarter turn of the picture, clockwise, on its way into the device.
  public enum Rotation: Int, Sendable, Hashable, CaseIterable {
    /// As the picture is.
    case none = 0
    /// 90 degrees clockwise.
    case quarter = 90
    /// Upside down.
    case half = 180
    /// 270 degrees clockwise.
    case threeQuarters = 270

    /// Whether width and height change places.
    public var isSideways: Bool { self == .quarter || self == .threeQuarters }
  }

  /// What it can show.
  public enum Colors: Sendable, Hashable {
    /// Any colour, as a screen does.
    case all
    /// Some inks, two at least.
    case inks([Ink])
  }

  /// `trmnl-og`.
  public var name: String
  /// `TRMNL OG 7.5"`.
  public var label: String
  /// Pixels of the device, as its memory has them: a file has exactly so many.
  public var width, height: Int
  /// How fine its pixels are.
  public var dotsPerInch: Double
  /// How far away it is usually looked at, in metres.
  public var viewingDistance: Double
  /// How the picture is turned on its way into the device's memory.
  public var rotation: Rotation
  /// Whether the device shows the picture as a mirror does; the file makes up for it.
  public var isMirrored: Bool
  /// Pixels along the edges of the picture that its frame hides.
  public var safeArea: EdgeInsets
  /// All colours, or some inks.
  public var colors: Colors
  /// The formats that it takes, the best first; one at least.
  public var formats: [PanelFormat]

  /// A panel by its pixels, its place and its inks.
  ///
  /// - Parameters:
  ///   - viewingDistance: in metres.
  ///   - safeArea: pixels along the edges that its frame hides.
  public init(
    name: String, label: String, width: Int, height: Int, dotsPerInch: Double, viewingDistance: Double,
    rotation: Rotation = .none, isMirrored: Bool = false, safeArea: EdgeInsets = .zero, colors: Colors,
    formats: [PanelFormat]
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
  }

  /// Its inks; none where it shows all colours.
  public var inks: [Ink] {
    if case .inks(let inks) = colors { inks } else { [] }
  }

  /// Pixels of the picture as people see it, before it is turned for the device.
  public var pictureSize: (width: Int, height: Int) { rotation.isSideways ? (height, width) : (width, height) }

  /// Whether it has so few tones that edges cannot be smooth: four or fewer, or inks that are no greys.
  public var isCrisp: Bool {
    let inks = inks
    return !inks.isEmpty && (inks.count <= 4 || !inks.allSatisfy(\.isGrey))
  }

  /// Whether it shows black and white and nothing else.
  public var isBilevel: Bool { inks.count == 2 && inks.allSatisfy(\.isGrey) }

  /// Pixels a point at which text is as large to the eye as on a phone that is held as people do.
  ///
  /// A phone's point is a 163rd of an inch and is looked at from 0.3 m (Apple's first screens; text of 11 points is the
  /// smallest there). On panels of few tones the smallest text has `Limits.panelTextPixels` pixels.
  public func scale(at distance: Double? = nil) -> Double {
    let apparent = dotsPerInch / 163 * ((distance ?? viewingDistance) / 0.3)
    let least = isCrisp ? 14.0 / 11 : 1
    return (max(apparent, least) * 20).rounded() / 20
  }
}

extension Ink {
  /// Whether the device knows it as a grey.
  var isGrey: Bool { value.red == value.green && value.green == value.blue }
}
