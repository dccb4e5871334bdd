// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeaveResolve

extension FontSpec {
  /// From this size on, the system family uses its display cut, whose letters are spaced more tightly.
  static let displaySize = 20.0
  /// The same size in pixels, if each pixel is black or white: tighter letters would touch.
  private static let displayPixels = 28.0

  /// The style that selects the font file. The size only selects between the cuts of the system family, and it is the
  /// requested size: a text that shrinks keeps its letter forms, so its width is proportional to its scale.
  var style: PangoStyle {
    PangoStyle(family: familyName, weight: weight, isItalic: isItalic, features: features, variant: variant)
  }

  /// What a face asks of its font beside weight and slant; nil for all other families.
  private var variant: PangoVariant? {
    guard case .face(let face, let width) = family else { return nil }
    return PangoVariant(width: width, axisWeight: axisWeight(of: face) ?? 0)
  }

  /// The weight on the axis of a face; nil if the face has a file for each of its weights.
  func axisWeight(of face: DisplayFace) -> Int? {
    guard let axis = face.axes.first(where: { $0.tag == "wght" }) else { return nil }
    return min(max(weight, Int(axis.range.lowerBound)), Int(axis.range.upperBound))
  }

  private var familyName: String {
    switch family {
    case .system: (isDisplay ? StandardFamily.display : .system).name
    case .rounded: StandardFamily.rounded.name
    case .serif: StandardFamily.serif.name
    case .monospaced: StandardFamily.monospaced.name
    case .named(let name): name
    // The standard family draws what the face lacks, and all of it if the face is not installed.
    case .face(let face, _): FaceFamily.of(face).name + "," + (isDisplay ? StandardFamily.display : .system).name
    }
  }

  var isDisplay: Bool {
    usedSize >= Self.displaySize && (pixelsPerPoint <= 0 || usedSize * pixelsPerPoint >= Self.displayPixels)
  }

  /// The families that the style asks for, in order.
  var familyNames: [String] {
    let names = familyName.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    return names.isEmpty ? [familyName] : names
  }

  /// Tracked text has no ligatures: letters that are drawn as one cannot be spaced (CSS Text 3, 8.2).
  private var features: String {
    var features: [String] = []
    if hasTabularDigits { features.append(PangoStyle.tabularDigits) }
    if givenTracking != 0 { features += ["liga=0", "clig=0", "dlig=0"] }
    return features.joined(separator: ",")
  }

  /// Whether its letters consist of squares, and all of these are whole pixels.
  func isOnPixels(scaledBy scale: Double = 1) -> Bool {
    guard case .face(let face, _) = family, pixelsPerPoint > 0 else { return false }
    return face.isOnPixels(size: usedSize * pixelsPerPoint * scale)
  }

  /// Tells a font file what it draws for a display face: with which weight of its axis, and whether in whole pixels. A
  /// family that draws what the face lacks has neither.
  func complete(_ file: inout FontFace, scaledBy scale: Double) {
    guard case .face(let face, _) = family else { return }
    guard FaceFamily.of(face).name == file.family else { return }
    if let weight = axisWeight(of: face) { (file.weight, file.axisWeight) = (weight, weight) }
    file.isOnPixels = isOnPixels(scaledBy: scale)
  }

  /// Points from the top of a line to its baseline.
  ///
  /// The system family stands where SF Pro stands. The capitals of another family are in the middle of the line.
  func ascent(capHeight: Double) -> Double {
    family == .system ? Self.ascentRatio * usedSize : (Self.lineRatio * usedSize + capHeight) / 2
  }

  /// Whether it stands for one of Apple's fonts, whose widths it gets; not where letters stand on whole pixels.
  var isAdapted: Bool { (family == .system || family == .rounded) && pixelsPerPoint <= 0 }

  /// The height at which Inter is drawn, relative to its own: its capitals are higher than those of SF Pro, 0.727 em to
  /// 0.705. Where pixels are black or white, its own height suits them best.
  var heightRatio: Double {
    guard family == .system, pixelsPerPoint <= 0 else { return 1 }
    return isDisplay ? 0.965 : 0.97
  }

  /// Points per em, limited to what can be drawn.
  var usedSize: Double { size.isFinite ? min(max(size, 0.01), 8_192) : 17 }

  /// The design's points after each cluster, limited to what can be drawn.
  var givenTracking: Double { tracking.isFinite ? min(max(tracking, -1_000), 1_000) : 0 }
}
