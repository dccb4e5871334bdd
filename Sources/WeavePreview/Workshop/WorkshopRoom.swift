// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveExpressions
import WeaveHash
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// What a panel works with: the session, the request, and the shown design.
final class WorkshopRoom {
  let session: PreviewSession
  let panel: String
  let form: WorkshopForm
  let scene: PreviewScene
  let moment: Moment
  /// The design's name in the list of files.
  let title: String
  /// The design from disk or the editor; nil if it cannot be read.
  private(set) var shown: PreviewSession.Shown?
  private var madeVariants: DesignVariants?
  /// The files that were written.
  private var changed: Set<String> = []

  init(_ session: PreviewSession, _ scene: PreviewScene, _ panel: String, _ form: WorkshopForm) {
    (self.session, self.panel, self.form, self.scene) = (session, panel, form, scene)
    moment = session.moment(scene)
    shown = session.shown(scene, at: moment, text: nil)
    let path = shown?.path ?? ""
    title = session.files.names.first { path == $0 || path.hasSuffix("/" + $0) } ?? path
  }

  // MARK: The design

  /// The index of the requested design in its file, from 0.
  var index: Int {
    let count = shown?.compiled.output?.document.specs.count ?? 0
    let asked = form["spec"].flatMap { Int($0) } ?? 0
    return (0..<max(count, 1)).contains(asked) ? asked : 0
  }

  /// Whether there is a design without errors.
  var hasDesign: Bool { shown.map { $0.compiled.output != nil && !$0.compiled.hasErrors } ?? false }

  /// The file's designs.
  func document() throws(WorkshopRefusal) -> SpecDocument {
    guard let shown else { throw WorkshopRefusal("the file cannot be read", status: 404) }
    guard let document = shown.compiled.output?.document, !shown.compiled.hasErrors, !document.specs.isEmpty else {
      throw WorkshopRefusal("the design has errors; see the preview")
    }
    return document
  }

  /// The requested design.
  func spec() throws(WorkshopRefusal) -> WidgetSpec { try document().specs[index] }

  /// The design and its variants, drawn at the medium size, in light appearance, at two pixels per point.
  func variants() throws(WorkshopRefusal) -> DesignVariants {
    if let madeVariants { return madeVariants }
    let document = try document()
    guard let shown, let widget = shown.compiled.output?.widgets[index],
      var request = session.request(scene, shown, moment)?.request
    else { throw WorkshopRefusal("the design cannot be drawn") }
    request.design = widget
    request.environment = environment(.medium)
    let made = DesignVariants(
      of: request, in: document, at: index, renderer: session.renderer, fonts: session.workshop.fonts)
    madeVariants = made
    return made
  }

  func environment(
    _ size: WidgetSize, _ appearance: RenderEnvironment.Appearance = .light
  ) -> RenderEnvironment {
    RenderEnvironment(
      now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance, size: size,
      canvas: Device.standard.canvas(for: size), scale: 2)
  }

  /// The folder of the design's photos.
  var folder: String { shown?.folder ?? session.files.folder }

  /// The bytes of a photo that the design names.
  func photo(_ name: String) -> [UInt8]? {
    if let image = shown?.compiled.output?.document.image(named: name) { return image.bytes }
    return [folder, session.assets].compactMap(\.self).lazy
      .compactMap { try? readFile(name, below: $0, limit: Limits.imageBytes) }.first
  }

  /// Stored variables by key.
  var storedValues: [String: String] {
    session.shownFacts.snapshots.variables?.values.mapValues { $0.value.text } ?? [:]
  }

  // MARK: Changing the design

  /// The hash of the text that a page was made from.
  var base: String { shown.map { Checksum(of: $0.source.bytes).description } ?? "" }

  /// Checks that the file is still the one that the page was made from, and throws otherwise.
  ///
  /// - Returns: the path and the bytes of the file.
  private func checkedFile(_ base: String?) throws(WorkshopRefusal) -> (path: String, bytes: [UInt8]) {
    guard let shown else { throw WorkshopRefusal("the file cannot be read", status: 404) }
    let bytes: [UInt8]
    do { bytes = try readFile(shown.path, limit: Limits.designBytes) } catch { throw WorkshopRefusal(error) }
    if let text = session.link?.text(of: shown.path), text != bytes {
      throw WorkshopRefusal("`\(title)` has unsaved changes in the editor; save it first", status: 409)
    }
    guard Checksum(of: bytes).description == base else { throw WorkshopRefusal.changed("`\(title)` has") }
    return (shown.path, bytes)
  }

  /// Replaces the design in the file, as commands do; the change can be undone.
  ///
  /// - Parameter base: the expected hash of the file; nil for the one in the form.
  func change(to spec: WidgetSpec, what: String, base: String? = nil) throws(WorkshopRefusal) {
    let (path, bytes) = try checkedFile(base ?? form["base"])
    var document = try document()
    document.specs[index] = spec.normalized()
    let text = Array((Language.formatted(document) + "\n").utf8)
    if text == bytes { throw WorkshopRefusal("nothing would change") }
    let checked = WidgetCompiler.compile(SourceText(name: path, bytes: text), now: moment.now, folder: folder)
    if checked.hasErrors {
      let first = checked.diagnostics.first { $0.severity == .error }
      throw WorkshopRefusal("the design would have errors\(first.map { ": \($0.message)" } ?? "")")
    }
    do { try UndoFile(of: path).replace(bytes, by: text, what: what) } catch { throw WorkshopRefusal(error) }
    noteChange(of: path)
  }

  /// Undoes the last change of the design.
  func undo() throws(WorkshopRefusal) -> String {
    let (path, _) = try checkedFile(form["base"])
    let what: String
    do { what = try UndoFile(of: path).undo() } catch { throw WorkshopRefusal(error) }
    noteChange(of: path)
    return what
  }

  /// The change that can be undone; nil for none.
  var undoable: String? { shown.flatMap { UndoFile(of: $0.path).last } }

  private func noteChange(of path: String) {
    changed.insert(path)
    reload()
  }

  /// Reads the design again.
  func reload() {
    madeVariants = nil
    shown = session.shown(scene, at: moment, text: nil)
  }

  /// Notifies the other pages of this page's changes.
  func notifyOtherPages() { for path in changed { session.stamps.updateValue(nil, forKey: path) } }

  /// Checks for changes that other pages must see too.
  func noteWorld() {
    _ = session.noticeChanges()
    _ = session.noticeFiles()
    if let path = shown?.path { changed.insert(path) }
  }
}
