// SPDX-License-Identifier: MIT

@_exported public import Weave
@_exported public import WidgetKit
import WeaveDiagnostics
public import WeaveRender
import WeaveResolve
import WeaveSpec

/// Draws views and widgets that are written in SwiftUI.
@MainActor public final class ViewRenderer {
  private let renderer: Renderer
  private let resources: ProgramResources

  /// A renderer with its own fonts and memory.
  ///
  /// - Parameters:
  ///   - resources: folders with the program's asset catalogues (`.xcassets`), string catalogues (`.xcstrings`) and
  ///     pictures.
  ///   - fonts: a folder of fonts that take precedence over the standard ones.
  /// - Throws: `.drawing` if the graphics libraries fail to start.
  public init(resources: [String] = [], fonts: String? = nil) throws(WidgetError) {
    do { renderer = try Renderer(fonts: fonts) } catch { throw .drawing(reason: "\(error)") }
    self.resources = ProgramResources(folders: resources)
  }

  /// Draws a view as the content of a widget.
  ///
  /// - Parameters:
  ///   - name: the name of the picture, for screen readers; that of the view's type if nil.
  ///   - family: the family of the widget.
  ///   - scene: the screen, the reader and the moment; its family is not used.
  ///   - hasMargins: whether the view is within the margins of a widget's content.
  ///   - quality: 1 to 100, for lossy formats.
  /// - Returns: the same bytes for a view that shows the same.
  /// - Throws: `.design` if the view cannot be drawn in this scene, `.drawing` if a library fails.
  public func picture<V: View>(
    named name: String? = nil, family: WidgetFamily = .systemMedium, scene: WidgetScene = WidgetScene(),
    hasMargins: Bool = true,
    as format: PictureFormat = .png, quality: Int? = nil, @ViewBuilder of view: @escaping @MainActor () -> V
  ) throws(WidgetError) -> WidgetPicture {
    return try picture(name: name ?? "\(V.self)", family, scene, hasMargins: hasMargins, format, quality) { _ in view()
    }
  }

  /// Draws an entry of a widget.
  ///
  /// - Parameters:
  ///   - entry: of the type that the widget's timeline has.
  ///   - scene: the screen, the reader and the moment; its family is not used.
  /// - Throws: `.design` if the entry is of another type, or cannot be drawn in this scene.
  public func picture<Entry: TimelineEntry>(
    of widget: some Widget, entry: Entry, family: WidgetFamily = .systemMedium, scene: WidgetScene = WidgetScene(),
    as format: PictureFormat = .png, quality: Int? = nil
  ) throws(WidgetError) -> WidgetPicture {
    var description = _WidgetDescription()
    widget.body._describe(&description)
    guard let view = description.source?.view(of: entry) else {
      throw .source(description.kind, reason: "the widget shows entries of another type than \(Entry.self)")
    }
    nonisolated(unsafe) let shown = view
    let name = description.kind.isEmpty ? "\(type(of: widget))" : description.kind
    return try picture(name: name, family, scene, hasMargins: description.hasContentMargins, format, quality) { _ in
      shown
    }
  }

  private func picture(
    name: String, _ family: WidgetFamily, _ scene: WidgetScene, hasMargins: Bool, _ format: PictureFormat,
    _ quality: Int?, _ view: @escaping @MainActor @Sendable (EnvironmentValues) -> any View
  ) throws(WidgetError) -> WidgetPicture {
    let locations = SourceLocations()
    let request = request(name: name, family, scene, hasMargins: hasMargins, format, quality, locations, view)
    let checked: Checked<Rendering>
    do { checked = try renderer.render(request) } catch { throw .drawing(reason: "\(error)") }
    let (found, source) = locations.located(checked.diagnostics) {
      $0.split(separator: "/").last.map(String.init) ?? $0
    }
    let problems = found.map { WidgetProblem($0, inPartOf: source) }
    guard let rendering = checked.output, !checked.hasErrors else { throw .design(problems) }
    do {
      return WidgetPicture(
        bytes: try renderer.bytes(of: rendering, as: request.output), format: format, altText: rendering.altText,
        problems: problems, changes: nil)
    } catch { throw .drawing(reason: "\(error)") }
  }

  /// Everything that the picture of a view depends on.
  package func request(
    name: String, _ family: WidgetFamily, _ scene: WidgetScene, hasMargins: Bool, _ format: PictureFormat,
    _ quality: Int?, _ locations: SourceLocations?,
    _ view: @escaping @MainActor @Sendable (EnvironmentValues) -> any View
  ) -> RenderRequest {
    var scene = scene
    scene.family = WidgetScene.Family(rawValue: family.size.rawValue) ?? .medium
    let environment = scene.environment
    let content = ViewDesign(
      resources: resources, locations: locations, surroundings: { $0.adopt(environment) },
      make: { values in
        let content = AnyView(erasing: view(values))
        return hasMargins ? AnyView(content.padding(values.widgetContentMargins)) : content
      })
    var spec = WidgetSpec(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), updatedAt: scene.moment)
    spec.name = name
    spec.style.background = .plain
    var photos = PhotoFolder(designFolder: "")
    photos.source = resources
    return RenderRequest(
      design: CompiledWidget(view: content, spec: spec, origin: name), environment: environment, photos: photos,
      output: .init(format, quality: quality))
  }
}

extension AnyView {
  /// Hides the type of a view of any type.
  fileprivate init(erasing view: any View) { self = Self.hiding(view) }
  private static func hiding<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
