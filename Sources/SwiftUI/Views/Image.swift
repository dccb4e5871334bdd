// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveResolve
import WeaveSpec

/// A picture or a symbol.
public struct Image: Sendable, Hashable {
  var location: SourceLocation?
  enum Source: Sendable, Hashable {
    case symbol(String, variable: Double?)
    case asset(String, BundleName, label: String?)
    /// A file by its path.
    case file(String)
    /// A picture that the program has drawn or decoded itself.
    case pixels(PixelPicture)
    /// The bytes of a file.
    case data(Data, scale: Double)
    case nothing
  }
  let source: Source
  var isResizable = false
  var isDecorative = false
  var renderingMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  var label: Text.Words?

  init(_ source: Source) { self.source = source }

  /// Whether both show the same picture in the same way.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.isResizable == b.isResizable && a.isDecorative == b.isDecorative
      && a.renderingMode == b.renderingMode && a.symbolMode == b.symbolMode && a.label == b.label
  }

  /// Hashes where the picture comes from.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// A symbol by its SF Symbols name.
  public init(systemName: String) { self.init(.symbol(systemName, variable: nil)) }
  /// A symbol of which a part is drawn strongly, 0 to 1. weave draws it whole.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, variable: variableValue)) }
  /// A picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, BundleName(bundle), label: name)) }
  /// A picture of the asset catalogue, with a part of a symbol.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  /// A picture of the asset catalogue with words for a screen reader.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, BundleName(bundle), label: nil))
    self.label = Text.Words(text: label)
  }
  /// A picture of the asset catalogue that a screen reader does not mention.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, BundleName(bundle), label: nil))
    isDecorative = true
  }
  /// A picture of the asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name, BundleName(resource.bundle), label: resource.name))
  }

  /// How a picture becomes larger or smaller.
  public enum ResizingMode: Sendable, Hashable {
    /// Repeated, or stretched.
    case tile, stretch
  }
  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// In the foreground, or in its own colours.
    case template, original
  }
  /// The quality of resized pixels; weave's is high.
  public enum Interpolation: Sendable, Hashable {
    /// From pixels to smooth.
    case none, low, medium, high
  }
  /// How large a symbol is beside text.
  public enum Scale: Sendable, Hashable {
    /// Smaller, as usual, or larger.
    case small, medium, large
    var drawn: SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
  /// The orientation of the pixels.
  public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
    /// Upright, turned, or mirrored.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The picture, as large as its room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed { $0.isResizable = true }
  }
  /// The picture in its own colours or in the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }
  /// The symbol with layers of several colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }
  /// Nothing: pixels are always smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Nothing: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How pictures of high dynamic range are shown.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// A range of brightness.
  public struct DynamicRange: Sendable, Hashable {
    /// As usual.
    public static let standard = DynamicRange()
    /// Brighter.
    public static let high = DynamicRange()
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange()
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Text {
  /// A text that can be compared and hashed, as a part of a picture.
  struct Words: Sendable, Hashable {
    let text: Text
    static func == (a: Words, b: Words) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) {}
  }
}

/// Pixels of a picture.
package struct PixelPicture: Sendable, Hashable {
  package let image: RasterImage
  /// Pixels per point.
  package let scale: Double
  package init(image: RasterImage, scale: Double) { (self.image, self.scale) = (image, scale) }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
  let mode: SymbolMode
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// In levels of one colour.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// In several colours.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// In the colours of the symbol.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

/// A picture of an asset catalogue.
public struct ImageResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  /// A picture by its name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image: Locatable {}

extension Image: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("Image")
    switch source {
    case .symbol(let name, let value): return symbol(name, variable: value, in: scope)
    case .asset(let name, let bundle, _):
      let environment = scope.pass.resolver.environment
      let file = scope.pass.resources.picture(
        name, in: bundle, isDark: scope.isDark, scale: environment.scale)
      guard let file else {
        scope.reportMissing("picture", name)
        return [scope.node(.zstack(alignment: .center, []), [.frame(FrameConstraint(width: 0, height: 0))])]
      }
      return picture(
        file.path, scale: file.scale, isTemplate: renderingMode.map { $0 == .template } ?? file.isTemplate, in: scope)
    case .file(let path): return picture(path, scale: 1, isTemplate: renderingMode == .template, in: scope)
    case .data(let data, let scale):
      let name = scope.pass.resources.name(of: data)
      return picture(name, scale: scale, isTemplate: renderingMode == .template, in: scope)
    case .nothing: return []
    case .pixels(let picture):
      return drawn(picture.image, picture.scale, isTemplate: renderingMode == .template, in: scope)
    }
  }

  // MARK: Symbols

  @MainActor private func symbol(_ name: String, variable: Double?, in scope: _ViewScope) -> [_ViewNode] {
    let environment = scope.environment
    var font = (environment.font ?? .body).drawn(in: scope)
    for change in environment.fontChanges { font.apply(change, in: scope) }
    let paint = ForegroundStyle().fill(in: scope)
    let named = environment.variants(of: name) { scope.pass.resolver.hasSymbol(named: $0) }
    var symbol = ViewSymbol(named, size: font.spec.size, weight: font.spec.weight, tint: paint)
    symbol.scale = environment.imageScale.drawn
    let styles = environment.foreground.styles
    let mode = symbolMode ?? environment.symbolRenderingMode
    symbol.mode = mode?.mode ?? (styles.count > 1 ? .palette : .monochrome)
    if renderingMode == .original, mode == nil { symbol.mode = .multicolor }
    if symbol.mode == .palette {
      symbol.layers = (styles.isEmpty ? [AnyShapeStyle(.foreground)] : styles).prefix(3).map { $0.fill(in: scope).mean }
    }
    if let variable, variable < 1 {
      scope.reportNotDrawn("weave draws the symbol `\(name)` whole, without its `variableValue`")
    }
    let resolved = scope.pass.resolver.symbol(symbol, at: scope.place)
    var node = scope.node(.leaf(.symbol(resolved)))
    if isResizable {
      // A resizable symbol fills its room; its proportions are kept by `scaledToFit`.
      return [scaled(resolved, in: scope)]
    }
    if let label { node = node.adding(.effect(.label(label.text.words(in: scope)))) }
    return [node]
  }

  /// A symbol as large as its room.
  @MainActor private func scaled(_ symbol: ResolvedSymbol, in scope: _ViewScope) -> _ViewNode {
    let place = symbol.place
    let room = scope.child("room")
    let ratio = place.ink.height > 0 ? place.ink.width / place.ink.height : 1
    let mode = scope.environment.imageContentMode
    guard let box = room.frame?.size, box.width > 0, box.height > 0 else {
      var node = room.node(.leaf(.shape(.clear)))
      if let mode { node = node.adding(.aspectRatio(ratio, mode.drawn)) }
      return node
    }
    var sized = symbol
    let side = min(box.width / max(place.ink.width, 0.1), box.height / max(place.ink.height, 0.1))
    sized.size = symbol.size * side
    sized.endsAtInk = true
    let inner = scope.node(.leaf(.symbol(sized)))
    var node = room.node(.leaf(.shape(.clear)), [.overlay(inner.node, .center)])
    if mode == nil, abs(box.width / box.height - ratio) > 0.02 * ratio {
      scope.reportNotDrawn("weave keeps the proportions of a resizable symbol; add `scaledToFit()`")
    }
    if let mode { node = node.adding(.aspectRatio(ratio, mode.drawn)) }
    return node
  }

  // MARK: Pictures

  @MainActor private func picture(
    _ path: String, scale: Double, isTemplate: Bool, in scope: _ViewScope
  ) -> [_ViewNode] {
    switch scope.pass.resolver.image(path) {
    case .success(let image): return drawn(image, scale, isTemplate: isTemplate, in: scope)
    case .failure(let failure):
      scope.pass.resolver.report(failure.code, .init(failure.sentence), at: scope.place, severity: .warning)
      return []
    }
  }

  @MainActor private func drawn(
    _ image: RasterImage, _ scale: Double, isTemplate: Bool, in scope: _ViewScope
  ) -> [_ViewNode] {
    let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
    var words: String?
    if let label { words = label.text.words(in: scope) } else if case .asset(_, _, let name?) = source { words = name }
    let resolved = ResolvedImage(
      image: image, crop: Rect(x: 0, y: 0, width: 1, height: 1), mode: .stretch, idealSize: size,
      label: isDecorative ? nil : words)
    var node = scope.node(.leaf(.image(resolved)))
    if !isResizable { node = node.adding(.fixedSize(horizontal: true, vertical: true)) }
    if isTemplate {
      // The letters' paint, seen where the picture has ink.
      let paint = ForegroundStyle().fill(in: scope)
      let ink = scope.child("ink").node(.leaf(.shape(ResolvedShape(outline: .rectangle, fill: paint))))
      var frame = ink
      if !isResizable {
        frame = ink.adding(.frame(FrameConstraint(width: size.width, height: size.height)))
      } else {
        frame = ink.adding(.frame(FrameConstraint(idealWidth: size.width, idealHeight: size.height)))
      }
      frame.node.modifiers.append(.mask(node.node, .center))
      return [frame]
    }
    return [node]
  }
}
