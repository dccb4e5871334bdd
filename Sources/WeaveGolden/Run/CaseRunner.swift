// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeaveDisplay
import WeaveGraphics
import WeaveHash
import WeaveLayout
import WeaveNative
import WeavePNG
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSystem

/// Draws pictures and compares them with their references, one after the other, on one thread.
final class CaseRunner {
  private let options: TestOptions
  private let references: ReferenceFolder
  private let pictures: PictureFolder?
  private let environment: Provenance?
  private let provenances: ProvenanceReader
  private let renderer: Renderer

  /// - Parameters:
  ///   - pictures: the folder for pictures that need a review; nil for none.
  ///   - environment: what draws the references; nil if that was not recorded.
  ///   - provenances: reads what draws pictures in this process.
  init(
    _ options: TestOptions, _ references: ReferenceFolder, pictures: PictureFolder?, environment: Provenance?,
    provenances: ProvenanceReader
  ) throws(TestError) {
    self.options = options
    self.references = references
    self.pictures = pictures
    self.environment = environment
    self.provenances = provenances
    do throws(RenderError) { renderer = try Renderer(fonts: options.fonts) } catch { throw .drawing(error) }
  }

  /// Draws one picture and returns its result.
  ///
  /// - Throws: if a file cannot be written; a failure to read or draw is a result.
  func run(_ item: TestCase) throws(TestError) -> CaseResult {
    do throws(TestError) {
      let drawing = try draw(item)
      guard let picture = drawing.picture else { return drawing.failure(of: item) }
      var result = CaseResult(item.name, .same, item: item)
      let formats = options.formats ?? item.settings.formats
      if formats.contains(.png) { result = try comparePixels(of: picture, item) }
      if formats.contains(.tree) { try compareTree(of: picture, item, &result) }
      if result.masks.isEmpty { result.masks = item.settings.ignored.map { Mask($0, on: picture) } }
      return result
    } catch {
      if case .unwritten = error { throw error }
      return CaseResult(item.name, .failed, item: item, message: "\(error)")
    }
  }

  // MARK: Drawing

  private struct Drawing {
    var picture: Rendering?
    var diagnostics: [Diagnostic]

    func failure(of item: TestCase) -> CaseResult {
      let report = DiagnosticReport(
        source: item.design.source, diagnostics: diagnostics.filter { $0.severity == .error })
      var result = CaseResult(
        item.name, .failed, item: item, message: TerminalPrinter(color: false).text(for: [report]))
      result.report = report
      return result
    }
  }

  private func draw(_ item: TestCase) throws(TestError) -> Drawing {
    guard let widget = item.widget else { return Drawing(picture: nil, diagnostics: []) }
    var photos = PhotoFolder(
      designFolder: item.design.folder, assets: item.settings.assets, embedded: item.design.compiled.document.images)
    photos.source = item.images
    var request = RenderRequest(
      design: widget, environment: item.environment, facts: item.snapshots, variables: item.settings.variables,
      photos: photos)
    request.profiles = item.profiles
    let checked: Checked<Rendering>
    do throws(RenderError) { checked = try renderer.render(request) } catch { throw .drawing(error) }
    return Drawing(picture: checked.hasErrors ? nil : checked.output, diagnostics: checked.diagnostics)
  }

  private func tree(of picture: Rendering, _ item: TestCase) throws(TestError) -> PictureTree {
    var tree = PictureTree(
      picture, source: item.design.source, strings: item.widget?.spec.parts.stringPlaces ?? [:],
      inputs: InputCollector.inputs(of: item, picture))
    tree.provenance = try provenance(of: picture)
    return tree
  }

  private func provenance(of picture: Rendering) throws(TestError) -> Provenance {
    do throws(FileError) { return try provenances.provenance(of: picture) } catch { throw .file(error) }
  }

  /// What drew a picture, compared with what drew its reference.
  private func origin(_ picture: Rendering, of reference: Provenance?) throws(TestError) -> PictureOrigin {
    PictureOrigin(
      try provenance(of: picture), reference: reference, environment: environment, installed: provenances.installed)
  }

  // MARK: Pixels

  private func comparePixels(of picture: Rendering, _ item: TestCase) throws(TestError) -> CaseResult {
    let sum: Checksum
    do throws(RenderError) { sum = try renderer.checksum(picture) } catch { throw .drawing(error) }
    let found: Reference?
    do throws(FileError) { found = try references.picture(of: item.name) } catch { throw .file(error) }
    guard let reference = found else { return try unreferenced(picture, sum, item) }
    var same = CaseResult(item.name, .same, item: item)
    // Its reference is not looked at: equal pixels are equal, whatever drew them.
    same.origin = try origin(picture, of: nil)
    switch reference {
    case .hash(let hash):
      let pixels = try straightPixels(of: picture)
      if hash == PictureHash(width: pixels.width, height: pixels.height, pixels: sum) {
        same.isUnmarked = try !mark(hash, picture, item)
        break
      }
      return try changed(picture, sum, pixels, from: reference, before: nil, item)
    case .picture(let known):
      // By far the most common case. The checksum does not cover the size, which is in the file's header.
      if PNGNote.pixels(of: known) == sum, PNGSize(of: known) == picture.pixelSize {
        same.isUnmarked = try !mark(known, picture, sum, item)
        break
      }
      let pixels = try straightPixels(of: picture)
      let before = try decode(known, named: references.path(of: item.name, .picture))
      if before == pixels { break }
      return try changed(picture, sum, pixels, from: reference, before: before, item)
    }
    return same
  }

  /// Whether a reference with equal pixels says what drew it. If references are written at all, one that does not, or
  /// whose tree has an earlier version, is written again.
  private func mark(
    _ known: [UInt8], _ picture: Rendering, _ sum: Checksum, _ item: TestCase
  ) throws(TestError) -> Bool {
    let isMarked = PNGText(Provenance.keyword, in: known) != nil
    guard options.updates else { return isMarked }
    if isMarked, let note = PNGNote(of: known), PictureTree(written: note.text).inputs != nil { return true }
    let noted = try noted(picture, sum, tree(of: picture, item))
    try TestError.writing { () throws(FileError) in _ = try references.write(noted, of: item.name, .picture) }
    return true
  }

  /// Makes a close reference that does not say what drew it say so, if references are written at all and the picture was
  /// drawn with what draws the others. Its pixels and its tree stay.
  private func mark(
    _ known: [UInt8], _ origin: PictureOrigin, _ item: TestCase, _ result: inout CaseResult
  ) throws(TestError) {
    guard options.updates, result.isUnmarked, environment != nil, !origin.hasDrifted else { return }
    let marked = PNGText(keyword: Provenance.keyword, text: origin.now.text).added(to: known)
    try TestError.writing { () throws(FileError) in _ = try references.write(marked, of: item.name, .picture) }
    result.referenceSum = Checksum(of: marked).description
    result.isUnmarked = false
  }

  /// Whether a reference that is a hash says what drew it; it is written again as a picture is.
  private func mark(_ hash: PictureHash, _ picture: Rendering, _ item: TestCase) throws(TestError) -> Bool {
    let known = references.tree(with: .hash(hash), of: item.name)
    if known?.provenance != nil { return true }
    guard options.updates else { return false }
    let tree = try tree(of: picture, item)
    try TestError.writing { () throws(FileError) in
      _ = try references.write(hash.file(with: tree), of: item.name, .hash)
    }
    return true
  }

  /// The pixels as a PNG file contains them, with the same rounding.
  private func straightPixels(of picture: Rendering) throws(TestError) -> StraightImage {
    let pixels: PixelBuffer
    do throws(RenderError) { pixels = try renderer.pixels(picture) } catch { throw .drawing(error) }
    return StraightImage(width: pixels.width, height: pixels.height, bytes: pixels.straightBytes())
  }

  private func png(_ picture: Rendering) throws(TestError) -> [UInt8] {
    do { return try renderer.png(picture) } catch { throw .drawing(error) }
  }

  /// The picture as a PNG file, with its checksum and its tree.
  private func noted(_ picture: Rendering, _ sum: Checksum, _ tree: PictureTree) throws(TestError) -> [UInt8] {
    var file = try png(picture)
    if let provenance = tree.provenance {
      file = PNGText(keyword: Provenance.keyword, text: provenance.text).added(to: file)
    }
    do { return try PNGNote(pixels: sum, text: tree.written).added(to: file) } catch { throw .png(error) }
  }

  private func decode(_ bytes: [UInt8], named path: String) throws(TestError) -> StraightImage {
    do { return try ComparedPictures.decode(bytes, named: path) } catch { throw .picture(error) }
  }

  /// A picture that has no reference yet.
  private func unreferenced(_ picture: Rendering, _ sum: Checksum, _ item: TestCase) throws(TestError) -> CaseResult {
    var result = CaseResult(item.name, options.isCI ? .missing : .new, item: item)
    let size = picture.pixelSize
    result.size = (size.width, size.height)
    result.origin = try origin(picture, of: nil)
    try keep(picture, nil, sum, tree(of: picture, item), of: item, in: &result)
    return result
  }

  /// A picture whose pixels differ from those of its reference.
  private func changed(
    _ picture: Rendering, _ sum: Checksum, _ pixels: StraightImage, from reference: Reference,
    before: StraightImage?, _ item: TestCase
  ) throws(TestError) -> CaseResult {
    var result = CaseResult(item.name, .changed, item: item)
    result.size = (pixels.width, pixels.height)
    let tree = try tree(of: picture, item)
    let known = references.tree(with: reference, of: item.name)
    let origin = try origin(picture, of: known?.provenance)
    result.origin = origin
    result.isUnmarked = known != nil && known?.provenance == nil
    result.masks = item.settings.ignored.map { Mask($0, on: picture, before: known, after: tree) }
    let tracer = ChangeTracer(picture: picture, places: item.places, before: known, after: tree, origin: origin)
    switch reference {
    case .hash(let hash):
      result.isHashed = true
      result.message = "the reference is stored as a hash, without a picture"
      if (hash.width, hash.height) != (pixels.width, pixels.height) {
        result.message = Self.sizeMessage(hash.width, hash.height, pixels)
      }
      result.changes = tracer.changes()
      result.referenceSum = hash.pixels.description
    case .picture(let known):
      result.referenceSum = Checksum(of: known).description
      if let before {
        guard
          let comparison = Comparison(
            before, pixels, options: comparisonOptions(of: item, result.masks))
        else {
          result.message = Self.sizeMessage(before.width, before.height, pixels)
          result.earlierSize = (before.width, before.height)
          result.files.before = try pictures?.write(known, item.name, .before)
          break
        }
        measure(comparison, before, pixels, &result)
        result.changes = tracer.changes(in: result.measures?.regions ?? [])
        let isAllowed = isAllowed(comparison, result.changes, item.settings, hasDrifted: origin.hasDrifted)
        result.state = isAllowed ? .close : .changed
        if isAllowed { try mark(known, origin, item, &result) }
        try keep(before: before, known, pixels, of: item, in: &result)
      }
    }
    explain(&result, item, picture, before: tracer.before, after: tree)
    try keep(picture, pixels, sum, tree, of: item, in: &result)
    return result
  }

  /// Adds the places of the changes, and what has caused them.
  private func explain(
    _ result: inout CaseResult, _ item: TestCase, _ picture: Rendering, before: PictureTree?, after: PictureTree
  ) {
    let source = item.design.source
    for index in result.changes.indices {
      result.changes[index].place = result.changes[index].range.map { FilePlace(of: $0, in: source) }
    }
    guard let inputs = after.inputs else { return }
    let finder = CauseFinder(
      source: source, folder: item.design.folder,
      environment: result.origin.map(EnvironmentPart.parts(of:)) ?? [])
    result.causes = finder.causes(before: before?.inputs, after: inputs, result.changes)
  }

  private func comparisonOptions(of item: TestCase, _ masks: [Mask]) -> ComparisonOptions {
    var options = ComparisonOptions(threshold: item.settings.threshold)
    options.ignored = masks.flatMap(\.regions)
    return options
  }

  private func measure(
    _ comparison: Comparison, _ before: StraightImage, _ after: StraightImage, _ result: inout CaseResult
  ) {
    result.measures = CaseResult.Measures(
      differing: comparison.differing, share: comparison.share, densest: comparison.densest.count,
      largestChannelDifference: comparison.largestChannelDifference,
      similarity: structuralSimilarity(before, after) ?? 1, regions: comparison.regions())
  }

  /// Whether a picture may differ by this much. Other fonts and libraries allow more, but not for changes in the design
  /// or its facts.
  private func isAllowed(
    _ comparison: Comparison, _ changes: [PictureChange], _ settings: TestSettings, hasDrifted: Bool
  ) -> Bool {
    guard comparison.densest.count <= settings.densest ?? .max else { return false }
    let all = comparison.width * comparison.height
    if comparison.differing <= settings.limit(of: all) { return true }
    guard hasDrifted, let tolerance = options.environmentTolerance else { return false }
    return tolerance.allows(comparison.differing, of: all) && changes.allSatisfy(\.mayBeDrift)
  }

  private static func sizeMessage(_ width: Int, _ height: Int, _ pixels: StraightImage) -> String {
    "\(width) × \(height) pixels became \(pixels.width) × \(pixels.height)"
  }

  /// Keeps the earlier picture in the report; of a large file only the part that differs, because the page can lay it
  /// over the new picture.
  private func keep(
    before: StraightImage, _ known: [UInt8], _ after: StraightImage, of item: TestCase, in result: inout CaseResult
  ) throws(TestError) {
    guard let pictures else { return }
    guard known.count > Self.smallFile, let patch = PicturePatch(of: before, over: after) else {
      result.files.before = try pictures.write(known, item.name, .before)
      return
    }
    if pictures.isCompact {
      result.files.before = try write(patch.pixels, nil, item.name, .before, in: pictures)
    } else {
      let file: [UInt8]
      do throws(PNGError) { file = try PicturePatch.png(patch.pixels) } catch { throw .png(error) }
      result.files.before = try pictures.write(file, item.name, .before)
    }
    result.patch = patch.region
  }

  /// Files with fewer bytes are not worth a patch.
  private static let smallFile = 4_096

  /// Writes a picture of a large report.
  private func write(
    _ pixels: StraightImage, _ note: PNGNote?, _ name: String, _ role: PictureFolder.Role, in pictures: PictureFolder
  ) throws(TestError) -> String {
    let file: [UInt8]
    do throws(PictureEncodingError) { file = try CompactPicture.file(pixels, note) } catch { throw .webP(error) }
    return try pictures.write(file, name, role, ending: "-\(role.rawValue).\(CompactPicture.ending)")
  }

  /// Keeps the new picture: as its reference if requested, and in the report.
  ///
  /// - Parameter pixels: those of the picture; nil if they have not been needed yet.
  private func keep(
    _ picture: Rendering, _ pixels: StraightImage?, _ sum: Checksum, _ tree: PictureTree, of item: TestCase,
    in result: inout CaseResult
  ) throws(TestError) {
    let isWritten = options.updates && result.state != .close
    if let pictures, pictures.isCompact, !isWritten {
      let drawn: StraightImage
      if let pixels { drawn = pixels } else { drawn = try straightPixels(of: picture) }
      let note = PNGNote(pixels: sum, text: tree.written)
      result.files.after = try write(drawn, note, item.name, .after, in: pictures)
      return
    }
    let noted = try noted(picture, sum, tree)
    result.files.after = try pictures?.write(noted, item.name, .after)
    guard isWritten else { return }
    try TestError.writing { () throws(FileError) in
      if let limit = item.settings.largestReference, noted.count > limit {
        let size = result.size ?? (0, 0)
        let hash = PictureHash(width: size.width, height: size.height, pixels: sum)
        _ = try references.write(hash.file(with: tree), of: item.name, .hash)
        try references.remove(item.name, .picture)
      } else {
        _ = try references.write(noted, of: item.name, .picture)
        try references.remove(item.name, .hash)
      }
    }
    result.isSettled = true
  }

  // MARK: Trees

  private func compareTree(of picture: Rendering, _ item: TestCase, _ result: inout CaseResult) throws(TestError) {
    let tree = try tree(of: picture, item)
    let known: PictureTree?
    do throws(FileError) { known = try references.tree(of: item.name) } catch { throw .file(error) }
    let origin = try origin(picture, of: known?.provenance)
    if result.origin == nil || known != tree { result.origin = origin }
    if let known, known == tree {
      let isMarked = known.inputs != nil && known.provenance != nil
      if !options.updates { result.isUnmarked = result.isUnmarked || known.provenance == nil }
      guard options.updates, !isMarked else { return }
      return try TestError.writing { () throws(FileError) in
        _ = try references.write(tree.file, of: item.name, .tree)
      }
    }
    result.files.tree = try pictures?.write(tree.file, item.name, .tree)
    if let known {
      let tracer = ChangeTracer(picture: picture, places: item.places, before: known, after: tree, origin: origin)
      if result.changes.isEmpty {
        result.changes = tracer.changes()
        explain(&result, item, picture, before: known, after: tree)
      }
      result.lines = TreeLines.difference(known, tree)
      if result.files.after == nil { result.referenceSum = Checksum(of: Array(known.text.utf8)).description }
      result.isUnmarked = result.isUnmarked || known.provenance == nil
      if !result.state.isFailure { result.state = .changed }
    } else if !result.state.isFailure {
      result.state = options.isCI ? .missing : .new
    }
    guard options.updates else { return }
    try TestError.writing { () throws(FileError) in _ = try references.write(tree.file, of: item.name, .tree) }
    result.isSettled = true
  }
}

extension PictureHash {
  /// The bytes of a `.hash` file.
  fileprivate func file(with tree: PictureTree) -> [UInt8] { Array("\(line)\n\(tree.marked)".utf8) }
}

extension Rendering {
  fileprivate var pixelSize: PNGSize {
    PNGSize(
      width: Int((displayList.canvas.width * scale).rounded()),
      height: Int((displayList.canvas.height * scale).rounded()))
  }
}
