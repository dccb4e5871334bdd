// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
import WeaveSpec

/// A decoded picture, and the part of it to show.
public struct ResolvedImage: Sendable, Hashable {
  /// Whether the picture covers its box, is shown whole in it, or is stretched to it.
  public enum Mode: String, Sendable, Hashable, CaseIterable { case fill, fit, stretch }

  /// The picture, upright.
  public var image: RasterImage
  /// The shown part, as parts of the picture (0...1).
  public var crop: Rect
  /// How it is fitted into its box.
  public var mode: Mode
  /// The point of the picture that stays visible if it fills its box, as parts of the slack; 0.5 is the middle.
  public var focus: Point
  /// The ideal size in points.
  public var idealSize: Size
  /// The text for screen readers; nil for a decorative photo.
  public var label: String?

  /// Makes a picture. `crop` and `focus` are parts of the picture, `idealSize` is in points.
  public init(
    image: RasterImage, crop: Rect, mode: Mode, focus: Point = Point(x: 0.5, y: 0.5), idealSize: Size,
    label: String? = nil
  ) {
    self.image = image
    self.crop = crop
    self.mode = mode
    self.focus = focus
    self.idealSize = idealSize
    self.label = label
  }
}

extension ResolvedImage: LeafTraits {
  /// Keeps its proportions, unless it may be stretched.
  public var room: LeafRoom { mode == .stretch ? .flexible(ideal: idealSize) : .proportional(ideal: idealSize) }
  /// Such as `image fill 800×600 px`.
  public var dumped: String { "image \(mode.rawValue) \(image.width)×\(image.height) px" }
  /// Always true: photos are content.
  public var isEssential: Bool { true }
  /// The photo's bytes. If they differ, the design has changed.
  public var origin: LeafOrigin { .pixels(image.pixels.bytes) }
}

// MARK: - From a design

extension NodeResolver {
  /// An upright photo with its filter; nil, with a report, if it cannot be used.
  mutating func image(_ node: ContentNode, _ context: Inherited) -> ResolvedImage? {
    let p = node.properties
    guard let file = evaluator.text(p[.file], context), !file.isEmpty else { return nil }
    var request = ImageRequest(
      file: file, quarterTurns: Int(evaluator.number(p[.rotation90], context, default: 0)),
      straighten: evaluator.number(p[.straighten], context, default: 0))
    if case .object(let filter)? = p[.filter]?.value {
      let token: ImageSpec.Filter.Token? = evaluator.token(filter[.token], context)
      request.filter = token?.rawValue
      request.filterIntensity = evaluator.number(filter[.intensity], context, default: 1)
    }
    spent.photos += 1
    switch images.image(request) {
    case .success(let image): return placed(image, p, context)
    case .failure(let failure):
      let place = p[.file]?.range ?? range(of: node)
      let diagnostic = Diagnostic(
        failure.code, Diagnostic.Message(failure.sentence), at: place, severity: isLenient ? .warning : nil,
        node: node.path)
      evaluator.report(diagnostic)
      return nil
    }
  }

  private mutating func placed(
    _ image: RasterImage, _ p: PropertyMap, _ context: Inherited
  ) -> ResolvedImage {
    var crop = Rect(x: 0, y: 0, width: 1, height: 1)
    if case .object(let object)? = p[.crop]?.value {
      crop = Rect(
        x: evaluator.number(object[.x], context, default: 0), y: evaluator.number(object[.y], context, default: 0),
        width: evaluator.number(object[.width], context, default: 1),
        height: evaluator.number(object[.height], context, default: 1)
      ).intersection(crop)
    }
    if crop.isEmpty { crop = Rect(x: 0, y: 0, width: 1, height: 1) }
    let focus = Point(
      x: evaluator.number(p[.focusX], context, default: 0.5),
      y: evaluator.number(p[.focusY], context, default: 0.5))
    let zoom = max(1, evaluator.number(p[.zoom], context, default: 1))
    if zoom > 1 {
      let size = Size(width: crop.width / zoom, height: crop.height / zoom)
      crop = Rect(
        x: crop.minX + (crop.width - size.width) * focus.x, y: crop.minY + (crop.height - size.height) * focus.y,
        width: size.width, height: size.height)
    }
    let ideal = Size(
      width: Double(image.width) * crop.width / environment.scale,
      height: Double(image.height) * crop.height / environment.scale)
    return ResolvedImage(
      image: image, crop: crop, mode: evaluator.token(p[.mode], context, default: ResolvedImage.Mode.fill),
      focus: focus, idealSize: ideal)
  }
}

extension ImageFailure {
  /// The diagnostic code for this failure.
  public var code: DiagnosticCode {
    switch reason {
    case .missing: .assetMissingImage
    case .outside: .assetImageOutside
    case .unreadable: .assetUnreadableImage
    case .tooLarge: .assetImageTooLarge
    case .unsupported: .assetNotAnImage
    case .damaged: .assetDamagedImage
    }
  }
}
