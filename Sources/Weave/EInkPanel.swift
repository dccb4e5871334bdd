// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeavePanel
public import WeaveRender
import WeaveResolve

/// A display: a black and white e-paper display, which takes BMP files with one bit per pixel, or one that weave knows by
/// name, with its own inks.
public struct EInkPanel: WidgetPanel {
  /// In pixels, as people see it.
  public var width, height: Int
  /// Device pixels per point of the design, rounded for a display by name.
  public var scale: Int
  /// The widget family that designs are drawn for.
  public var family: WidgetScene.Family
  /// The file format that it takes. A display by name gets its own variant of the format; one that takes bare pixels gets
  /// these, whatever is here.
  public var format: PictureFormat
  /// The display that was named.
  var model: Panel?
  /// Its pixels per point.
  private var exactScale: Double?

  /// A display of a size in pixels.
  ///
  /// - Parameters:
  ///   - width: in pixels, like `height`.
  ///   - format: `.png` for panels that take it.
  public init(
    width: Int, height: Int, scale: Int = 1, family: WidgetScene.Family = .large, format: PictureFormat = .bmp
  ) {
    (self.width, self.height, self.scale, self.family, self.format) = (width, height, scale, family, format)
  }

  /// A display by its name, such as `trmnl-og`. Its pictures are in its inks, and turned as its memory needs them.
  ///
  /// - Throws: `.source` if there is no such display, with the nearest name.
  public init(named name: String) throws(WidgetError) {
    guard let panel = Panel.named(name) else {
      let near = nearest(to: name, in: Self.names).first.map { "; did you mean `\($0)`?" }
      throw .source("panel", reason: "there is no display `\(Echo.message(name))`\(near ?? "")")
    }
    let exact = panel.scale()
    (model, exactScale, scale) = (panel, exact, max(1, Int(exact.rounded())))
    (width, height) = panel.pictureSize
    family = WidgetScene.Family(rawValue: panel.widgetSize(scale: exact).rawValue) ?? .large
    format =
      switch Self.fileFormat(of: panel)?.kind {
      case .bmp, .raw: .bmp
      case .jpeg: .jpeg
      case .webp: .webp
      case .png, nil: .png
      }
  }

  /// The best format of a display that is a file, else the best one.
  static func fileFormat(of panel: Panel) -> PanelFormat? {
    panel.formats.first { $0.kind != .raw } ?? panel.formats.first
  }

  /// The names of the displays that weave knows; `weave panels` describes them.
  public static var names: [String] { Panel.all.map(\.name) }

  /// As large as the display, with square corners; black on white if it has no other inks.
  public var scene: WidgetScene {
    let points = exactScale ?? Double(max(scale, 1))
    let frame = model?.canvas(scale: points)
    let isEInk = model.map { $0.appearance == .eink } ?? true
    var scene = WidgetScene(
      family, appearance: isEInk ? .eink : .light,
      canvas: .init(
        width: frame?.width ?? Double(width) / points, height: frame?.height ?? Double(height) / points),
      scale: max(scale, 1), isRounded: false)
    scene.exactScale = exactScale
    return scene
  }
}
