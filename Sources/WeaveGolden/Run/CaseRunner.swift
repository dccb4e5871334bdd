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
  private let drift: [String]
  private let renderer: Renderer

  /// - Parameters:
  ///   - pictures: the folder for pictures that need a review; nil for none.
  ///   - drift: how fonts and libraries differ from those of the references.
  init(_ options: TestOptions, pictures: PictureFolder?, drift: [String]) throws(TestError) {
    self.options = options
    self.pictures = pictures
    self.drift = drift
    references = ReferenceFolder(path: options.golden)
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
      result.photos = Set(picture.dependencies.photos.keys)
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
    let photos = PhotoFolder(
      designFolder: item.design.folder, assets: item.settings.assets, embedded: item.design.compiled.document.images)
    var request = RenderRequest(
      design: widget, environment: item.environment, facts: item.snapshots, variables: item.settings.variables,
      photos: photos)
    request.profiles = item.profiles
    let checked: Checked<Rendering>
    do throws(RenderError) { checked = try renderer.render(request) } catch { throw .drawing(error) }
    return Drawing(picture: checked.hasErrors ? nil : checked.output, diagnostics: checked.diagnostics)
  }

  private func tree(of picture: Rendering, _ item: TestCase) -> PictureTree {
    PictureTree(
      picture, source: item.design.source, strings: item.widget?.spec.parts.stringPlaces ?? [:],
      inputs: InputCollector.inputs(of: item, picture))
  }

  // MARK: Pixels

  private func comparePixels(of picture: Rendering, _ item: TestCase) throws(TestError) -> CaseResult {
    let sum: Checksum
    do throws(RenderError) { sum = try renderer.checksum(picture) } catch { throw .drawing(error) }
    let found: Reference?
    do throws(FileError) { found = try references.picture(of: item.name) } catch { throw .file(error) }
    guard let reference = found else { return try unreferenced(picture, sum, item) }
    switch reference {
    case .hash(let hash):
      let pixels = try straightPixels(of: picture)
      if hash == PictureHash(width: pixels.width, height: pixels.height, pixels: sum) { break }
      return try changed(picture, sum, pixels, from: reference, before: nil, item)
    case .picture(let known):
      // By far the most common case. The checksum does not cover the size, which is in the file's header.
      if PNGNote.pixels(of: known) == sum, PNGSize(of: known) == picture.pixelSize {
        try renewTree(in: known, picture, sum, item)
        break
      }
      let pixels = try straightPixels(of: picture)
      let before = try decode(known, named: references.path(of: item.name, .picture))
      if before == pixels { break }
      return try changed(picture, sum, pixels, from: reference, before: before, item)
    }
    return CaseResult(item.name, .same, item: item)
  }

  /// Rewrites a reference with equal pixels whose tree has an earlier version, if references are written at all.
  private func renewTree(in known: [UInt8], _ picture: Rendering, _ sum: Checksum, _ item: TestCase) throws(TestError) {
    guard options.updates, PNGNote(of: known).map({ PictureTree(written: $0.text) })?.inputs == nil else { return }
    let noted = try noted(picture, sum, tree(of: picture, item))
    try TestError.writing { () throws(FileError) in _ = try references.write(noted, of: item.name, .picture) }
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
    let file = try png(picture)
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
    let tree = tree(of: picture, item)
    let tracer = ChangeTracer(
      picture: picture, places: item.places, before: references.tree(with: reference, of: item.name), after: tree,
      hasDrifted: !drift.isEmpty)
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
            before, pixels, options: comparisonOptions(of: item, picture, before: tracer.before))
        else {
          result.message = Self.sizeMessage(before.width, before.height, pixels)
          result.earlierSize = (before.width, before.height)
          result.files.before = try pictures?.write(known, item.name, .before)
          break
        }
        measure(comparison, before, pixels, &result)
        result.changes = tracer.changes(in: result.measures?.regions ?? [])
        result.state = isAllowed(comparison, result.changes, item.settings) ? .close : .changed
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
      environment: EnvironmentPart.parts(of: drift, fonts: picture.dependencies.fonts))
    result.causes = finder.causes(before: before?.inputs, after: inputs, result.changes)
  }

  private func comparisonOptions(
    of item: TestCase, _ picture: Rendering, before: PictureTree?
  ) -> ComparisonOptions {
    var options = ComparisonOptions(threshold: item.settings.threshold)
    options.ignored = item.settings.ignored.flatMap { $0.regions(in: picture, before) }
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
  private func isAllowed(_ comparison: Comparison, _ changes: [PictureChange], _ settings: TestSettings) -> Bool {
    guard comparison.densest.count <= settings.densest ?? .max else { return false }
    let all = comparison.width * comparison.height
    if comparison.differing <= settings.limit(of: all) { return true }
    guard !drift.isEmpty, let tolerance = options.environmentTolerance else { return false }
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
        _ = try references.write(Array("\(hash.line)\n\(tree.written)".utf8), of: item.name, .hash)
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
    let tree = tree(of: picture, item)
    let known: PictureTree?
    do throws(FileError) { known = try references.tree(of: item.name) } catch { throw .file(error) }
    if let known, known == tree {
      guard options.updates, known.inputs == nil else { return }
      return try TestError.writing { () throws(FileError) in
        _ = try references.write(tree.file, of: item.name, .tree)
      }
    }
    result.files.tree = try pictures?.write(tree.file, item.name, .tree)
    if let known {
      let tracer = ChangeTracer(
        picture: picture, places: item.places, before: known, after: tree, hasDrifted: !drift.isEmpty)
      if result.changes.isEmpty {
        result.changes = tracer.changes()
        explain(&result, item, picture, before: known, after: tree)
      }
      result.lines = TreeLines.difference(known, tree)
      if result.referenceSum.isEmpty { result.referenceSum = Checksum(of: Array(known.text.utf8)).description }
      if !result.state.isFailure { result.state = .changed }
    } else if !result.state.isFailure {
      result.state = options.isCI ? .missing : .new
    }
    guard options.updates else { return }
    try TestError.writing { () throws(FileError) in _ = try references.write(tree.file, of: item.name, .tree) }
    result.isSettled = true
  }
}

extension Rendering {
  fileprivate var pixelSize: PNGSize {
    PNGSize(
      width: Int((displayList.canvas.width * scale).rounded()),
      height: Int((displayList.canvas.height * scale).rounded()))
  }
}

extension IgnoredPart {
  /// The pixels of a picture that the ignored part covers.
  ///
  /// - Parameter before: the picture's earlier tree: a node is also ignored at its old position.
  fileprivate func regions(in picture: Rendering, _ before: PictureTree?) -> [PixelRegion] {
    switch self {
    case .box(let x, let y, let width, let height):
      return [Self.region(Rect(x: x, y: y, width: width, height: height), picture.scale)]
    case .node(let id):
      let old = before?.nodes?.filter { $0.id == id }.map(\.frame) ?? []
      // Ink and shadows extend beyond frames.
      return (old + Self.frames(of: id, in: picture.layout)).map { frame in
        Self.region(
          Rect(x: frame.minX - 2, y: frame.minY - 2, width: frame.width + 4, height: frame.height + 4), picture.scale)
      }
    }
  }

  private static func frames(of id: String, in node: LayoutNode) -> [Rect] {
    (node.id == id ? [node.frame] : []) + node.children.flatMap { frames(of: id, in: $0) }
  }

  /// Every pixel that a box touches.
  private static func region(_ box: Rect, _ scale: Double) -> PixelRegion {
    func pixel(_ length: Double) -> Int { Int(min(max(length, -1e6), 1e6)) }
    let (x, y) = (pixel((box.minX * scale).rounded(.down)), pixel((box.minY * scale).rounded(.down)))
    return PixelRegion(
      x: x, y: y, width: pixel((box.maxX * scale).rounded(.up)) - x, height: pixel((box.maxY * scale).rounded(.up)) - y)
  }
}
