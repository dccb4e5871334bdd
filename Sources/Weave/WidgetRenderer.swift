// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveGraphics
import WeavePanel
public import WeaveRender
import WeaveResolve

/// Draws designs one after the other. It reuses parts of earlier pictures, which never changes the result.
///
/// Programs that draw on several processors use several renderers, which give the same bytes.
public actor WidgetRenderer {
  private let renderer: Renderer

  /// A renderer with its own fonts and memory.
  ///
  /// - Parameter fonts: a folder of fonts that take precedence over the standard ones.
  /// - Throws: `.drawing` if the graphics libraries fail to start.
  public init(fonts: String? = nil) throws(WidgetError) {
    do { renderer = try Renderer(fonts: fonts) } catch { throw .drawing(reason: "\(error)") }
  }

  /// Draws a design.
  ///
  /// - Parameters:
  ///   - facts: the source of facts.
  ///   - variables: values for its texts and expressions; they take precedence over all others.
  ///   - images: photos that are not in its folder.
  ///   - quality: 1 to 100, for lossy formats.
  /// - Returns: the same bytes for the same input, whatever was drawn before.
  /// - Throws: `.design` if the design cannot be drawn in this scene, `.source` if a source fails, `.drawing` if a
  ///   library fails.
  public func picture(
    of design: WidgetDesign, in scene: WidgetScene = WidgetScene(), facts: some FactSource = [SnapshotKind: String](),
    variables: some VariableSource = [String: String](), images: (any ImageSource)? = nil,
    as format: PictureFormat = .png, quality: Int? = nil
  ) async throws(WidgetError) -> WidgetPicture {
    let job = try await job(design, scene, facts, variables, images, .init(format, quality: quality))
    return try file(of: draw(job))
  }

  /// Draws a design with values of any kind, such as `["days": 4, "stops": ["Lyon", "Oslo"]]`.
  ///
  /// - Throws: the same errors as with a `VariableSource`.
  public func picture(
    of design: WidgetDesign, in scene: WidgetScene = WidgetScene(), facts: some FactSource = [SnapshotKind: String](),
    variables: [String: WidgetValue], images: (any ImageSource)? = nil, as format: PictureFormat = .png,
    quality: Int? = nil
  ) async throws(WidgetError) -> WidgetPicture {
    let job = try await job(design, scene, facts, variables, images, .init(format, quality: quality))
    return try file(of: draw(job))
  }

  /// Draws a design for a display.
  ///
  /// - Throws: the same errors as `picture(of:in:…)`.
  public func picture(
    of design: WidgetDesign, on panel: some WidgetPanel, facts: some FactSource = [SnapshotKind: String](),
    variables: some VariableSource = [String: String](), images: (any ImageSource)? = nil
  ) async throws(WidgetError) -> WidgetPicture {
    let job = try await job(design, panel.scene, facts, variables, images, .init(panel.format))
    return try file(of: draw(job), on: (panel as? EInkPanel)?.model)
  }

  /// Draws a design with values of any kind for a display.
  ///
  /// - Throws: the same errors as `picture(of:in:…)`.
  public func picture(
    of design: WidgetDesign, on panel: some WidgetPanel, facts: some FactSource = [SnapshotKind: String](),
    variables: [String: WidgetValue], images: (any ImageSource)? = nil
  ) async throws(WidgetError) -> WidgetPicture {
    let job = try await job(design, panel.scene, facts, variables, images, .init(panel.format))
    return try file(of: draw(job), on: (panel as? EInkPanel)?.model)
  }

  /// Draws a design, and returns its pixels instead of a file.
  ///
  /// - Throws: the same errors as `picture(of:in:…)`.
  public func pixels(
    of design: WidgetDesign, in scene: WidgetScene = WidgetScene(), facts: some FactSource = [SnapshotKind: String](),
    variables: some VariableSource = [String: String](), images: (any ImageSource)? = nil
  ) async throws(WidgetError) -> WidgetPicture.Pixels {
    try pixels(of: draw(await job(design, scene, facts, variables, images, .init(.png))))
  }

  /// Draws a design with values of any kind, and returns its pixels instead of a file.
  ///
  /// - Throws: the same errors as `picture(of:in:…)`.
  public func pixels(
    of design: WidgetDesign, in scene: WidgetScene = WidgetScene(), facts: some FactSource = [SnapshotKind: String](),
    variables: [String: WidgetValue], images: (any ImageSource)? = nil
  ) async throws(WidgetError) -> WidgetPicture.Pixels {
    try pixels(of: draw(await job(design, scene, facts, variables, images, .init(.png))))
  }

  // MARK: Drawing

  /// All that a picture needs.
  private struct Job {
    var request: RenderRequest
    var design: WidgetDesign
    /// Problems that are known before it is drawn.
    var problems: [WidgetProblem]
  }

  private func job(
    _ design: WidgetDesign, _ scene: WidgetScene, _ facts: some FactSource, _ variables: some VariableSource,
    _ images: (any ImageSource)?, _ output: RenderRequest.Output
  ) async throws(WidgetError) -> Job {
    if let problem = scene.problem { throw problem }
    let (snapshots, problems) = try await Self.snapshots(from: facts, for: scene)
    let values: [String: Value]
    do { values = try await variables.variables(at: scene.moment).mapValues(\.widgetValue.value) } catch {
      throw .source("variables", reason: "\(error)")
    }
    var photos = design.photos
    photos.source = images
    var request = RenderRequest(
      design: design.compiled, environment: scene.environment, facts: snapshots, variables: values, photos: photos,
      output: output)
    for name in design.compiled.board?.profiles.sorted() ?? [] {
      guard let source = facts.facts(ofProfile: name) else { continue }
      request.profiles[name] = try await Self.snapshots(from: source, for: scene).0
    }
    return Job(request: request, design: design, problems: design.problems + problems)
  }

  private func draw(_ job: Job) throws(WidgetError) -> (job: Job, rendering: Rendering) {
    var job = job
    do throws(RenderError) {
      let checked = try renderer.render(job.request)
      job.problems += checked.diagnostics.map { WidgetProblem($0, in: job.design.source) }
      if let rendering = checked.output, !checked.hasErrors { return (job, rendering) }
    } catch { throw .drawing(reason: "\(error)") }
    throw .design(job.problems)
  }

  /// The file of a picture.
  ///
  /// - Parameter panel: the display whose inks and memory it is for.
  private func file(
    of drawn: (job: Job, rendering: Rendering), on panel: Panel? = nil
  ) throws(WidgetError) -> WidgetPicture {
    let (job, rendering) = drawn
    do throws(RenderError) {
      var problems = job.problems
      let bytes: [UInt8]
      if let panel {
        let made = try renderer.bytes(of: rendering, on: panel, as: EInkPanel.fileFormat(of: panel))
        problems += made.diagnostics.map { WidgetProblem($0, in: job.design.source) }
        bytes = made.bytes
      } else {
        bytes = try renderer.bytes(of: rendering, as: job.request.output)
      }
      return WidgetPicture(
        bytes: bytes, format: job.request.output.format, altText: rendering.altText, problems: problems,
        changes: rendering.dependencies.change(after: job.request.environment.now))
    } catch { throw .drawing(reason: "\(error)") }
  }

  private func pixels(of drawn: (job: Job, rendering: Rendering)) throws(WidgetError) -> WidgetPicture.Pixels {
    do throws(RenderError) {
      let buffer = try renderer.pixels(drawn.rendering)
      return WidgetPicture.Pixels(width: buffer.width, height: buffer.height, bytes: buffer.bytes)
    } catch { throw .drawing(reason: "\(error)") }
  }

  /// All facts of a source, with the problems in them.
  private static func snapshots(
    from source: some FactSource, for scene: WidgetScene
  ) async throws(WidgetError) -> (Snapshots, [WidgetProblem]) {
    var snapshots = Snapshots()
    var problems: [WidgetProblem] = []
    for kind in SnapshotKind.allCases {
      let bytes: [UInt8]?
      do { bytes = try await source.snapshot(kind, at: scene.moment) } catch {
        throw .source(kind.rawValue, reason: "\(error)")
      }
      guard let bytes else { continue }
      let text = SourceText(name: kind.fileName, bytes: bytes)
      let checked = SnapshotReader.read(text, as: kind, now: scene.moment, timeZone: scene.timeZone)
      let found = checked.diagnostics.map { WidgetProblem($0, in: text) }
      guard let read = checked.output else {
        throw .source(kind.rawValue, reason: found.map(\.description).joined(separator: "\n"))
      }
      snapshots.merge(read)
      problems += found
    }
    return (snapshots, problems)
  }
}

extension Dependencies {
  /// The next moment at which a picture may change: `now` itself if it counts seconds; nil if it never changes.
  fileprivate func change(after now: Date) -> Date? {
    guard let period else { return now }
    return period.ends ? period.end : nil
  }
}
