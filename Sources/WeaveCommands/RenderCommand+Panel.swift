// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveGraphics
import WeavePanel
import WeaveRender
import WeaveResolve

extension RenderCommand {
  /// Refuses options that contradict a panel, which determines canvas and format.
  func validatePanel() throws(ValidationError) {
    if canvas.screen.canvas != nil || canvas.screen.device != nil {
      throw ValidationError("--panel sets the canvas; leave out --canvas and --device.")
    }
    if picture.format != nil { throw ValidationError("--panel sets the format; choose another with --panel-format.") }
  }

  /// Draws designs as files for a panel.
  mutating func runForPanel(_ panel: Panel) throws {
    let facts = try self.facts()
    let format = panelOptions.panelFormat ?? Self.format(of: output, among: panel.formats)
    try Self.check(output, endsAs: format)
    let session = DrawingSession(folders: folders, as: .png, facts: facts, keepsDesigns: false)
    var hasErrors = false
    let jobs = try jobs(in: canvas.environments(for: panel, at: facts.moment), facts)
    let targets = try Targets(output, jobs: jobs, ending: format.ending)
    for (job, target) in zip(jobs, targets.paths) {
      guard
        let bytes = try session.draw(job, variables: facts.variables, reading: reading, on: panel, as: format)
      else {
        hasErrors = true
        continue
      }
      try Console.deliver(bytes, to: target, inputs: specs + moment.files + session.photos)
    }
    if hasErrors { throw Exit.designHasErrors }
  }

  /// The best format with the file name's extension; the best of all if none matches.
  private static func format(of output: String?, among formats: [PanelFormat]) -> PanelFormat {
    let named = formats.first { output?.lowercased().hasSuffix(".\($0.ending)") == true }
    return named ?? formats.first ?? .png8
  }

  private static func check(_ output: String?, endsAs format: PanelFormat) throws(ValidationError) {
    guard let output, !Targets.isFolder(output), !output.lowercased().hasSuffix(".\(format.ending)") else { return }
    throw ValidationError("The panel takes \(format.rawValue); '\(output)' must end in .\(format.ending).")
  }
}

extension CanvasOptions {
  /// The environment of each requested size on a panel; by default, the size that fits the panel.
  func environments(for panel: Panel, at moment: Moment) -> [RenderEnvironment] {
    let pixels = scale ?? panel.scale()
    let shown = appearance ?? panel.appearance
    return (size?.sizes ?? [panel.widgetSize(scale: pixels)]).map { size in
      var environment = screen.environment(size, shown, scale: pixels, at: moment)
      environment.canvas = panel.canvas(scale: pixels)
      environment.shape = .square
      return environment
    }
  }
}
