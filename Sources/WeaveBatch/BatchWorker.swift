// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveHash
import WeaveRender
import WeaveResolve
import WeaveSystem

/// The result of one picture.
struct Outcome {
  enum State { case drawn, reused, kept }

  var job: BatchJob
  var state: State
  var bytes: [UInt8]
  var entry: Manifest.Entry
  /// The page, instead of bytes, if all pictures go to one document.
  var page: DocumentPage?
  var warnings: [BatchWarning] = []
  /// Whether it has been written; if not, it waits until all rows have been read.
  var isWritten = true
}

/// A warning of a design about one row; the picture is still drawn.
public struct BatchWarning: Sendable, Hashable {
  /// The row.
  public var place: String
  /// The place in the design.
  public var origin: String
  /// The warning, in one sentence.
  public var message: String
  /// The code of the diagnostic: `W0501`.
  public var code: String

  /// The same for all warnings of one kind, whatever their row.
  var kind: String { "\(origin) [\(code)]" }
}

/// Draws pictures of a batch one after the other on one thread, with its own fonts and caches.
final class BatchWorker {
  private let options: BatchOptions
  private let files: PictureFiles
  private let budget: PixelBudget
  private let designs: DesignStore
  private let moments: MomentFactsStore
  private let keys: ContentKeys
  private var cache: PictureCache?
  private let renderer: Renderer
  private var keyBases = RecentEntries<KeyBase, String>(capacity: 32)

  init(
    _ options: BatchOptions, _ files: PictureFiles, _ budget: PixelBudget, _ designs: DesignStore,
    _ moments: MomentFactsStore, _ keys: ContentKeys
  ) throws(RenderError) {
    (self.files, self.budget) = (files, budget)
    (self.options, self.designs, self.moments, self.keys) = (options, designs, moments, keys)
    cache = options.cache.map { PictureCache(folder: $0) }
    renderer = try Renderer(fonts: options.fonts, keepsPhotos: true)
  }

  /// Draws a picture, or takes it from the cache or from an earlier run.
  ///
  /// - Parameter finished: the manifest entry of an earlier run for a name.
  /// - Throws: `.picture` if the picture cannot be drawn; `.batch` if the facts cannot be read.
  func run(_ job: BatchJob, finished: (String) -> Manifest.Entry?) throws(OutcomeError) -> Outcome {
    let design: BatchDesign
    do throws(BatchProblem) { design = try designs.design(job.spec, in: job.folders) } catch {
      throw .picture(error.reported(at: job.row.place))
    }
    let facts: BatchOptions.MomentFacts
    do throws(BatchError) { facts = try moments.facts(of: job.row) } catch { throw .batch(error) }
    do throws(BatchProblem) { return try run(job, design, facts, finished: finished) } catch { throw .picture(error) }
  }

  private func run(
    _ job: BatchJob, _ design: BatchDesign, _ facts: BatchOptions.MomentFacts,
    finished: (String) -> Manifest.Entry?
  ) throws(BatchProblem) -> Outcome {
    let environment = environment(of: job, facts, for: design.widget)
    let variables = options.variables.merging(job.row.variables) { $1 }
    if !options.variables.isEmpty {
      designs.note(job.row.variables)
      designs.note(facts.snapshots)
    }
    let key = keys.key(keyBase(of: design, environment), variables)
    let profiles = facts.profiles(design.widget.board?.profiles ?? [])
    let factsKey = keys.facts(at: facts.now, sum: options.factsSum + profiles.sum)
    let stored = facts.snapshots.variables
    if let old = finished(job.file), old.key == key,
      keys.isCurrent(old.inputs, facts: factsKey, stored: stored, isStrict: options.isStrict), isInPlace(old)
    {
      return Outcome(job: job, state: .kept, bytes: [], entry: old)
    }
    let cached = cache?.picture(key, options.format) { inputs in
      keys.isCurrent(inputs, facts: factsKey, stored: stored, isStrict: options.isStrict)
    }
    if case .picture(let bytes, let inputs)? = cached {
      inputs.photos.keys.forEach(files.noteInput)
      return outcome(job, .reused, bytes, key, inputs)
    }
    var request = RenderRequest(
      design: design.widget, environment: environment, facts: facts.snapshots, variables: variables,
      photos: PhotoFolder(designFolder: design.folder, assets: options.assets, embedded: design.images),
      output: options.made)
    request.profiles = profiles.known
    if options.isDocument { return try page(request, design, job, key) }
    let (picture, warnings, bytes) = try budget.withPixels(of: environment) {
      () throws(BatchProblem) -> (Rendering, [BatchWarning], [UInt8]) in
      let (picture, warnings) = try draw(request, design, job)
      return (picture, warnings, try self.bytes(of: picture, request, job))
    }
    var inputs = PictureInputs()
    let dependencies = picture.dependencies
    // The slots of a board may read stored variables from other folders.
    let isElsewhere = design.widget.board != nil && !dependencies.unstored.isEmpty
    if dependencies.hasFacts || isElsewhere { inputs.facts = factsKey }
    inputs.unstored = dependencies.unstored.sorted()
    inputs.warnings = warnings.count
    inputs.photos = dependencies.photos.mapValues { $0?.description ?? "" }
    inputs.photos.keys.forEach(files.noteInput)
    var drawn = outcome(job, .drawn, bytes, key, inputs)
    drawn.warnings = warnings
    if case .damaged(let path)? = cached {
      drawn.warnings.append(
        cacheWarning("`\(path)` is not as it was kept; the picture is drawn anew", at: job.row.place))
    }
    do throws(FileError) { try cache?.add(bytes, key, inputs, options.format) } catch {
      // The batch works without a cache.
      drawn.warnings.append(cacheWarning("the cache takes no more pictures: \(error)", at: ""))
      cache = nil
    }
    return drawn
  }

  /// Makes a page of a document.
  private func page(
    _ request: RenderRequest, _ design: BatchDesign, _ job: BatchJob, _ key: String
  ) throws(BatchProblem) -> Outcome {
    let (picture, warnings, page) = try budget.withPixels(of: request.environment) {
      () throws(BatchProblem) -> (Rendering, [BatchWarning], DocumentPage) in
      let (picture, warnings) = try draw(request, design, job)
      do throws(RenderError) { return (picture, warnings, try renderer.page(of: picture)) } catch {
        throw BatchProblem(job.place, "\(error)", code: "draw")
      }
    }
    picture.dependencies.photos.keys.forEach(files.noteInput)
    var drawn = outcome(job, .drawn, [], key, PictureInputs())
    drawn.page = page
    drawn.warnings = warnings
    if let tooLarge = options.sheet?.warning(for: page.size) {
      drawn.warnings.append(
        BatchWarning(place: job.row.place, origin: "--sheet", message: tooLarge, code: "sheet"))
    }
    return drawn
  }

  private func cacheWarning(_ message: String, at place: String) -> BatchWarning {
    BatchWarning(place: place, origin: options.cache ?? "", message: message, code: "cache")
  }

  /// The part of the key that several pictures share.
  private struct KeyBase: Hashable {
    var design: Checksum
    /// As bytes, because Swift treats some different names as equal.
    var folder: [UInt8]
    var environment: RenderEnvironment
  }

  private func keyBase(of design: BatchDesign, _ environment: RenderEnvironment) -> String {
    // The moment is no part of the key: the facts' key has it, if the picture depends on it.
    var environment = environment
    environment.now = Date(timeIntervalSince1970: 0)
    let shared = KeyBase(design: design.sum, folder: Array(design.folder.utf8), environment: environment)
    if let known = keyBases.value(of: shared) { return known }
    let base = keys.base(design, environment, options)
    keyBases.keep(base, for: shared)
    return base
  }

  private func environment(
    of job: BatchJob, _ facts: BatchOptions.MomentFacts, for widget: CompiledWidget
  ) -> RenderEnvironment {
    var environment = options.environment(job.size, job.appearance, job.scale)
    environment.now = facts.now
    environment.timeZone = facts.zone
    environment.locale = Locale(identifier: job.locale)
    if !options.hasCanvas, let own = [environment].suited(to: widget).first { return own }
    return environment
  }

  private func draw(
    _ request: RenderRequest, _ design: BatchDesign, _ job: BatchJob
  ) throws(BatchProblem) -> (Rendering, [BatchWarning]) {
    let checked: Checked<Rendering>
    do throws(RenderError) { checked = try renderer.render(request) } catch {
      throw BatchProblem(job.place, "\(error)", code: "draw")
    }
    let diagnostics = checked.diagnostics.graded(strict: options.isStrict)
    let errors = diagnostics.filter { $0.severity == .error }
    guard let picture = checked.output, errors.isEmpty else {
      let report = DiagnosticReport(source: design.source, diagnostics: errors)
      throw BatchProblem(
        job.place, errors.first.map { "\($0.message)" } ?? "there is nothing to draw", errors: report)
    }
    let warnings = (design.warnings + diagnostics.filter { $0.severity == .warning }).map { warning in
      let start = warning.range.map { design.source.position(of: $0.lower) }
      let origin = start.map { "\(design.path):\($0.line):\($0.column)" } ?? design.path
      return BatchWarning(
        place: job.row.place, origin: origin, message: warning.message.text, code: warning.code.name)
    }
    return (picture, warnings)
  }

  private func bytes(
    of picture: Rendering, _ request: RenderRequest, _ job: BatchJob
  ) throws(BatchProblem) -> [UInt8] {
    do throws(RenderError) { return try renderer.bytes(of: picture, as: request.output) } catch {
      throw BatchProblem(job.place, "\(error)", code: "draw")
    }
  }

  private func outcome(
    _ job: BatchJob, _ state: Outcome.State, _ bytes: [UInt8], _ key: String, _ inputs: PictureInputs
  ) -> Outcome {
    let entry = Manifest.Entry(
      file: job.file, spec: job.spec, row: job.row.number, size: job.size.rawValue, appearance: job.appearance.rawValue,
      scale: job.scale, bytes: bytes.count, sum: Checksum(of: bytes).description, key: key, inputs: inputs)
    return Outcome(job: job, state: state, bytes: bytes, entry: entry)
  }

  /// Whether the file is unchanged since an earlier run wrote it.
  private func isInPlace(_ entry: Manifest.Entry) -> Bool {
    guard case .folder = options.output, let bytes = files.read(entry.file) else { return false }
    return bytes.count == entry.bytes && Checksum(of: bytes).description == entry.sum
  }
}

extension BatchProblem {
  /// The design's mistake, with the row that uses the design as its place.
  fileprivate func reported(at row: String) -> BatchProblem {
    if row.isEmpty { return self }
    var problem = self
    (problem.place, problem.message) = (row, "`\(place)`: \(message)")
    return problem
  }
}
