// SPDX-License-Identifier: MIT

/// A picture of UIKit: a symbol, a picture of the asset catalogue, or a file.
public final class UIImage: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    case none
    case image(Image)
    /// The bytes of a file, which weave cannot draw yet.
    case data(Data)
  }
  let source: Source
  /// In points, as far as it is known.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  init(_ source: Source, size: CGSize = .zero, scale: CGFloat = 1) {
    (self.source, self.size, self.scale) = (source, size, scale)
  }

  /// No picture.
  public convenience init() { self.init(.none) }
  /// A symbol by its SF Symbols name.
  public convenience init?(systemName name: String) { self.init(.image(Image(systemName: name))) }
  /// A symbol by its SF Symbols name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(.image(Image(systemName: name)))
  }
  /// A picture of the asset catalogue.
  public convenience init?(named name: String) { self.init(.image(Image(name))) }
  /// A picture of the asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.image(Image(name, bundle: bundle)))
  }
  /// A picture in a file.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(.image(Image(.file(path))))
  }
  /// A picture by the bytes of its file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// A picture by the bytes of its file.
  public convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init(.data(data), scale: scale)
  }

  /// The bytes of a PNG file: those that the picture was made of.
  public func pngData() -> Data? { if case .data(let data) = source { data } else { nil } }
  /// The bytes of a JPEG file: those that the picture was made of.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// The picture in its own colours or in the foreground.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    guard case .image(let image) = source else { return self }
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(.image(image.renderingMode(mode)), size: size, scale: scale)
  }
  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// The symbol in a size.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Whether both are the same picture.
  public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
  /// Hashes where the picture comes from.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Whether a picture is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As usual, in its own colours, or in the foreground.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The size and the weight of a symbol.
  public struct SymbolConfiguration: Sendable, Hashable {
    /// A size in points.
    public init(pointSize: CGFloat) {}
    /// A size in points and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    /// A weight.
    public init(weight: SymbolWeight) {}
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// From the lightest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .none: self.init(.nothing)
    case .image(let image): self = image
    case .data(let data): self.init(.data(data, scale: Double(uiImage.scale)))
    }
  }
}
