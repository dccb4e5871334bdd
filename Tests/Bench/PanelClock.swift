// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeavePanel
import WeaveRender
import WeaveResolve

/// A design or a board as a panel has it: the same facts, and another minute from file to file.
final class PanelClock {
  private let widget: CompiledWidget
  private let panel: Panel
  private let photos: PhotoFolder
  private let renderer: Renderer
  private var environment: RenderEnvironment
  private var count = 0

  /// - Throws: a sentence where the file cannot be read, or there is no such panel.
  init(_ source: SourceText, on name: String, at now: Date) throws {
    guard let panel = Panel.named(name) else { throw BenchError("there is no panel \(name)") }
    let folder = FilePath.folder(of: source.name)
    let compiled = WidgetCompiler.compile(source, now: .distantPast, folder: folder)
    guard let widget = compiled.output?.widgets.first ?? nil, !compiled.hasErrors else {
      throw BenchError("\(source.name) has errors; weave validate tells them")
    }
    (self.widget, self.panel) = (widget, panel)
    photos = PhotoFolder(designFolder: folder)
    renderer = try Renderer(keepsPhotos: true)
    let scale = panel.scale()
    environment = RenderEnvironment(
      now: now, timeZone: .gmt, locale: Locale(identifier: "en_US"), appearance: panel.appearance,
      size: panel.widgetSize(scale: scale), canvas: panel.canvas(scale: scale), scale: scale, shape: .square)
  }

  /// The file of the next minute.
  @discardableResult
  func draw() throws -> [UInt8] {
    count += 1
    var request = RenderRequest(design: widget, environment: environment, photos: photos)
    request.environment.now = environment.now.addingTimeInterval(Double(count % 1_440) * 60)
    guard let picture = try renderer.render(request).output else { throw BenchError("there is nothing to draw") }
    return try renderer.bytes(of: picture, on: panel).bytes
  }
}
