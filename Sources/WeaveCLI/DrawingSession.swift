// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeavePanel
import WeaveSpec

/// Draws jobs one after the other with the same fonts and caches.
final class DrawingSession {
  private let folders: FolderOptions
  private let output: RenderRequest.Output
  let world: World
  private var renderer: Renderer?
  /// The files of the photos that pictures have shown so far.
  private(set) var photos: Set<String> = []

  init(folders: FolderOptions, as output: RenderRequest.Output, world: World) {
    self.folders = folders
    self.output = output
    self.world = world
  }

  /// The bytes of a picture; nil after errors in the design, which are printed.
  func draw(_ job: DrawingJob, variables: [String: Value], reading: ReadingOptions) throws -> [UInt8]? {
    try with(job, variables, reading) { renderer, picture in try renderer.bytes(of: picture, as: output) }
  }

  /// The bytes that a panel takes; nil after errors, which are printed.
  func draw(
    _ job: DrawingJob, variables: [String: Value], reading: ReadingOptions, on panel: Panel, as format: PanelFormat
  ) throws -> [UInt8]? {
    let drawn = try with(job, variables, reading) { renderer, picture in
      try renderer.bytes(of: picture, on: panel, as: format)
    }
    guard let drawn else { return nil }
    let told = reading.graded(drawn.diagnostics)
    job.file.print(told)
    return told.contains { $0.severity == .error } ? nil : drawn.bytes
  }

  /// A picture as a page of a document; nil after errors in the design, which are printed.
  func page(_ job: DrawingJob, variables: [String: Value], reading: ReadingOptions) throws -> DocumentPage? {
    try with(job, variables, reading) { renderer, picture in try renderer.page(of: picture) }
  }

  private func with<Result>(
    _ job: DrawingJob, _ variables: [String: Value], _ reading: ReadingOptions,
    _ make: (Renderer, Rendering) throws -> Result
  ) throws -> Result? {
    do {
      let renderer = try renderer ?? Renderer(fonts: folders.fonts)
      self.renderer = renderer
      let checked = try renderer.render(job.request(world, variables: variables, folders, as: output))
      let diagnostics = reading.graded(checked.diagnostics)
      job.file.print(diagnostics)
      photos.formUnion(checked.output?.dependencies.photos.keys.map { $0 } ?? [])
      guard let picture = checked.output, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      return try make(renderer, picture)
    } catch {
      throw Console.refuse(error)
    }
  }
}
