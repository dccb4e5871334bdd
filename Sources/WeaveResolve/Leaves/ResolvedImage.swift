// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
import WeaveSpec

/// A decoded picture, and the part of it to show.
public struct ResolvedImage: Sendable, Hashable {
  /// The picture, upright.
  public var image: RasterImage
  /// The shown part, as parts of the picture (0...1).
  public var crop: Rect
  /// How it is fitted into its box.
  public var mode: PhotoFit
  /// The point of the picture that stays visible if it fills its box, as parts of the slack; 0.5 is the middle.
  public var focus: Point
  /// The ideal size in points.
  public var idealSize: Size
  /// The text for screen readers; nil for a decorative photo.
  public var label: String?

  /// Makes a picture. `crop` and `focus` are parts of the picture, `idealSize` is in points.
  public init(
    image: RasterImage, crop: Rect, mode: PhotoFit, focus: Point = Point(x: 0.5, y: 0.5), idealSize: Size,
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
    let p = node[ImageKeys.self]
    guard let file = evaluator.read(ImageKeys.file, p, context), !file.isEmpty else { return nil }
    var request = ImageRequest(
      file: file, quarterTurns: evaluator.read(ImageKeys.rotation90, p, context),
      straighten: evaluator.read(ImageKeys.straighten, p, context))
    if let filter = p.object(ImageKeys.filter) {
      request.filter = evaluator.read(PhotoFilterKeys.token, filter, context)?.rawValue
      request.filterIntensity = evaluator.read(PhotoFilterKeys.intensity, filter, context)
    }
    if let tones = p.object(ImageKeys.duotone) {
      let duotone = Duotone(
        shadows: evaluator.read(DuotoneKeys.shadows, tones, context),
        highlights: evaluator.read(DuotoneKeys.highlights, tones, context))
      request.duotone = environment.appearance == .eink ? duotone.inkAndPaper : duotone
    }
    spent.photos += 1
    switch images.image(request) {
    case .success(let image): return placed(image, p, context)
    case .failure(let failure):
      let place = p[ImageKeys.file]?.range ?? range(of: node)
      let diagnostic = Diagnostic(
        failure.code, Diagnostic.Message(failure.sentence), at: place, severity: isLenient ? .warning : nil,
        node: node.path)
      evaluator.report(diagnostic)
      return nil
    }
  }

  private mutating func placed(
    _ image: RasterImage, _ p: Properties<ImageKeys>, _ context: Inherited
  ) -> ResolvedImage {
    var crop = Rect(x: 0, y: 0, width: 1, height: 1)
    if let part = p.object(ImageKeys.crop) {
      crop = Rect(
        x: evaluator.read(CropKeys.x, part, context), y: evaluator.read(CropKeys.y, part, context),
        width: evaluator.read(CropKeys.width, part, context),
        height: evaluator.read(CropKeys.height, part, context)
      ).intersection(crop)
    }
    if crop.isEmpty { crop = Rect(x: 0, y: 0, width: 1, height: 1) }
    let focus = Point(
      x: evaluator.read(ImageKeys.focusX, p, context),
      y: evaluator.read(ImageKeys.focusY, p, context))
    let zoom = evaluator.read(ImageKeys.zoom, p, context)
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
      image: image, crop: crop, mode: evaluator.read(ImageKeys.mode, p, context),
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
