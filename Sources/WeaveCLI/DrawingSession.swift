// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveDiagnostics
import WeaveResolve
import WeaveSpec

/// Draws jobs one after the other with the same fonts and caches.
final class DrawingSession {
  private let folders: FolderOptions
  private let format: PictureFormat
  private let text: SVGText
  private let snapshots: Snapshots
  private var renderer: Renderer?
  /// The files of the photos that pictures have shown so far.
  private(set) var photos: Set<String> = []

  init(folders: FolderOptions, format: PictureFormat, text: SVGText, snapshots: Snapshots) {
    self.folders = folders
    self.format = format
    self.text = text
    self.snapshots = snapshots
  }

  /// The bytes of a picture; nil after errors in the design, which are printed.
  func draw(_ job: DrawingJob, variables: [String: String], reading: ReadingOptions) throws -> [UInt8]? {
    do {
      let renderer = try renderer ?? Renderer(fonts: folders.fonts)
      self.renderer = renderer
      let photos = PhotoFolder(
        designFolder: job.file.folder, assets: folders.assets, embedded: job.file.design?.document.images ?? [])
      let checked = try renderer.render(
        job.widget, in: job.environment, variables: variables, photos: photos, snapshots: snapshots)
      let diagnostics = reading.graded(checked.diagnostics)
      job.file.print(diagnostics)
      self.photos.formUnion(checked.output.map { Array($0.photos.keys) } ?? [])
      guard let picture = checked.output, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
      switch format {
      case .png: return try renderer.png(picture)
      case .svg: return Array(try renderer.svg(picture, liveText: text == .live).utf8)
      }
    } catch {
      throw Console.refuse(error)
    }
  }
}
