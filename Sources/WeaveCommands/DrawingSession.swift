// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeavePanel
import WeaveRender

/// Draws jobs one after the other with the same fonts and caches.
final class DrawingSession {
  private let folders: FolderOptions
  private let output: RenderRequest.Output
  private let keepsDesigns: Bool
  /// The moment and the facts of pictures; the moment may be changed between pictures.
  var facts: MomentFacts
  private var renderer: Renderer?
  private var last: (job: DrawingJob, picture: Rendering)?
  /// The files of the photos that pictures have shown so far.
  private(set) var photos: Set<String> = []

  /// - Parameter keepsDesigns: whether the results of a design are kept for its next picture, at another moment.
  init(
    folders: FolderOptions, as output: RenderRequest.Output, facts: MomentFacts, keepsDesigns: Bool = true
  ) {
    self.folders = folders
    self.output = output
    self.facts = facts
    self.keepsDesigns = keepsDesigns
    // The session and its last picture are never freed: freeing all parts of a picture would take a twentieth of the
    // time that drawing it took.
    _ = Unmanaged.passRetained(self)
  }

  /// The bytes of a picture; nil after errors in the design, which are printed.
  func draw(_ job: DrawingJob, variables: [String: Value], reading: ReadingOptions) throws(ExitCode) -> [UInt8]? {
    try with(job, variables, reading) { renderer, picture throws(RenderError) in
      try renderer.bytes(of: picture, as: output)
    }
  }

  /// The bytes for a panel; nil after errors, which are printed.
  func draw(
    _ job: DrawingJob, variables: [String: Value], reading: ReadingOptions, on panel: Panel, as format: PanelFormat
  ) throws(ExitCode) -> [UInt8]? {
    let drawn = try with(job, variables, reading) { renderer, picture throws(RenderError) in
      try renderer.bytes(of: picture, on: panel, as: format)
    }
    guard let drawn else { return nil }
    let diagnostics = reading.graded(drawn.diagnostics)
    // The treatment of colours and photos is not reported anywhere else.
    job.file.print(diagnostics, from: .note)
    return diagnostics.contains { $0.severity == .error } ? nil : drawn.bytes
  }

  /// A picture as a page of a document; nil after errors in the design, which are printed.
  func page(_ job: DrawingJob, variables: [String: Value], reading: ReadingOptions) throws(ExitCode) -> DocumentPage? {
    try with(job, variables, reading) { renderer, picture throws(RenderError) in try renderer.page(of: picture) }
  }

  /// A picture before it is written, for a panel as the eye sees it there; nil after errors, which are printed.
  func rendering(
    _ job: DrawingJob, variables: [String: Value], reading: ReadingOptions, on panel: Panel?
  ) throws(ExitCode) -> Rendering? {
    guard let panel else { return try with(job, variables, reading) { _, picture in picture } }
    let drawn = try with(job, variables, reading) { renderer, picture throws(RenderError) in
      try renderer.preview(of: picture, on: panel)
    }
    guard let drawn else { return nil }
    let diagnostics = reading.graded(drawn.diagnostics)
    job.file.print(diagnostics)
    return diagnostics.contains { $0.severity == .error } ? nil : drawn.picture
  }

  /// When a picture next changes without new data; nil if it stays the same for 31 days.
  func nextChange(of job: DrawingJob) throws(ExitCode) -> Date? {
    do {
      let renderer = try sharedRenderer()
      let request = job.request(facts, variables: facts.variables, folders)
      return try renderer.nextChange(of: request, within: 31 * 86_400)?.date
    } catch { throw Console.refuse(error) }
  }

  /// The pixels of a picture.
  func pixels(of picture: Rendering) throws(ExitCode) -> PixelBuffer {
    do {
      let renderer = try sharedRenderer()
      return try renderer.pixels(picture)
    } catch { throw Console.refuse(error) }
  }

  /// A sheet of pictures as a file.
  func bytes(of sheet: ContactSheet, scale: Double) throws(ExitCode) -> [UInt8] {
    do {
      let renderer = try sharedRenderer()
      return try renderer.bytes(of: sheet, scale: scale, as: output)
    } catch { throw Console.refuse(error) }
  }

  private func sharedRenderer() throws(RenderError) -> Renderer {
    if let renderer { return renderer }
    let made = try Renderer(fonts: folders.fonts, keepsDesigns: keepsDesigns, isAlone: true)
    renderer = made
    // The memory of the renderer is released all at once when the command ends.
    _ = Unmanaged.passRetained(made)
    return made
  }

  private func with<Result>(
    _ job: DrawingJob, _ variables: [String: Value], _ reading: ReadingOptions,
    _ make: (Renderer, Rendering) throws(RenderError) -> Result
  ) throws(ExitCode) -> Result? {
    do {
      let renderer = try sharedRenderer()
      let checked = try renderer.render(job.request(facts, variables: variables, folders, as: output))
      let diagnostics = reading.graded(checked.diagnostics)
      job.file.print(diagnostics)
      photos.formUnion(checked.output?.dependencies.photos.keys.map { $0 } ?? [])
      guard let picture = checked.output, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      last = (job, picture)
      return try make(renderer, picture)
    } catch {
      throw Console.refuse(error)
    }
  }
}
