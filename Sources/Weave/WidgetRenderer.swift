// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
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
    let (snapshots, told) = try await Self.snapshots(from: facts, for: scene)
    let values: [String: String]
    do { values = try await variables.variables(at: scene.moment) } catch {
      throw .source("variables", reason: "\(error)")
    }
    var photos = design.photos
    photos.source = images
    var request = RenderRequest(
      design: design.compiled, environment: scene.environment, facts: snapshots,
      variables: values.mapValues { .string($0) }, photos: photos, output: .init(format, quality: quality))
    for name in design.compiled.board?.profiles.sorted() ?? [] {
      guard let source = facts.facts(ofProfile: name) else { continue }
      request.profiles[name] = try await Self.snapshots(from: source, for: scene).0
    }
    return try picture(of: request, design, told: design.problems + told)
  }

  /// Draws a design for a display.
  ///
  /// - Throws: the same errors as `picture(of:in:…)`.
  public func picture(
    of design: WidgetDesign, on panel: some WidgetPanel, facts: some FactSource = [SnapshotKind: String](),
    variables: some VariableSource = [String: String](), images: (any ImageSource)? = nil
  ) async throws(WidgetError) -> WidgetPicture {
    try await picture(
      of: design, in: panel.scene, facts: facts, variables: variables, images: images, as: panel.format)
  }

  private func picture(
    of request: RenderRequest, _ design: WidgetDesign, told: [WidgetProblem]
  ) throws(WidgetError) -> WidgetPicture {
    do {
      let checked = try renderer.render(request)
      let problems = told + checked.diagnostics.map { WidgetProblem($0, in: design.source) }
      guard let rendering = checked.output, !checked.hasErrors else { throw WidgetError.design(problems) }
      return WidgetPicture(
        bytes: try renderer.bytes(of: rendering, as: request.output), format: request.output.format,
        altText: rendering.altText, problems: problems,
        changes: rendering.dependencies.change(after: request.environment.now))
    } catch let error as WidgetError { throw error } catch { throw .drawing(reason: "\(error)") }
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
