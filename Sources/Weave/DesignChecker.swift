// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Finds what is wrong with designs beyond their syntax: unknown variables, and what only drawing shows.
public final class DesignChecker {
  private let renderer: Renderer
  private let assets: String?

  public init(fonts: String? = nil, assets: String? = nil) throws(RenderError) {
    renderer = try Renderer(fonts: fonts)
    self.assets = assets
  }

  /// Draws every design of a file at the three sizes of a phone, light and dark, and tells what is wrong.
  ///
  /// - Parameters:
  ///   - folder: the folder of the design file.
  ///   - variables: values that are known besides the design's own.
  public func check(
    _ design: CompiledDesign, folder: String, moment: Moment, variables: [String: String]
  ) throws(RenderError) -> [Diagnostic] {
    var found = DiagnosticSet()
    let photos = PhotoFolder(designFolder: folder, assets: assets, embedded: design.document.images)
    for widget in design.widgets.compactMap({ $0 }) {
      found.add(VariableCheck(widget: widget, source: design.source, variables: variables).diagnostics)
      for size in [WidgetSize.small, .medium, .large] {
        for appearance in RenderEnvironment.Appearance.allCases {
          let environment = RenderEnvironment(
            now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance, size: size,
            canvas: Device.standard.canvas(for: size), scale: 2)
          found.add(try drawn(widget, environment, variables, photos))
        }
      }
    }
    return found.list
  }

  private func drawn(
    _ widget: CompiledWidget, _ environment: RenderEnvironment, _ variables: [String: String], _ photos: PhotoFolder
  ) throws(RenderError) -> [Diagnostic] {
    let checked = try renderer.render(widget, in: environment, variables: variables, photos: photos)
    guard let picture = checked.output else { return checked.diagnostics }
    let contrast = try ContrastCheck(renderer: renderer).diagnostics(of: picture, in: environment)
    return checked.diagnostics + contrast
  }
}

/// Diagnostics without repetition: what several sizes and appearances share is told once, with the sizes that show it.
private struct DiagnosticSet {
  private(set) var list: [Diagnostic] = []

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let twin = list.firstIndex {
        $0.code == diagnostic.code && $0.range == diagnostic.range && $0.node == diagnostic.node
          && ($0.range != nil || $0.message == diagnostic.message)
      }
      guard let twin else {
        if list.count < Limits.diagnostics { list.append(diagnostic) }
        continue
      }
      guard let size = diagnostic.size, let known = list[twin].size, !known.split(separator: " ").contains(Substring(size))
      else { continue }
      list[twin].size = known + " " + size
    }
  }
}
