// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeaveSpec

/// Draws jobs one after the other with the same fonts and caches.
final class DrawingSession {
  private let folders: FolderOptions
  private let output: RenderRequest.Output
  private let world: World
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
    do {
      let renderer = try renderer ?? Renderer(fonts: folders.fonts)
      self.renderer = renderer
      let checked = try renderer.render(job.request(world, variables: variables, folders, as: output))
      let diagnostics = reading.graded(checked.diagnostics)
      job.file.print(diagnostics)
      photos.formUnion(checked.output?.dependencies.photos.keys.map { $0 } ?? [])
      guard let picture = checked.output, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      return try renderer.bytes(of: picture, as: output)
    } catch {
      throw Console.refuse(error)
    }
  }
}
