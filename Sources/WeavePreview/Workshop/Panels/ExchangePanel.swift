// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveFeeds
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// Exports designs for the app and for other people, and imports what the app exports.
struct ExchangePanel: WorkshopPanel {
  static let name = "exchange"
  static let title = "Export and import"
  private let room: WorkshopRoom

  init(_ room: WorkshopRoom) { self.room = room }

  // MARK: Export

  /// What can be exported.
  private enum What: String, CaseIterable { case design, library }

  func body() throws(WorkshopRefusal) -> HTML {
    let library = room.session.workshop.library
    let count = (try? library?.entries().count) ?? 0
    let design: HTML =
      room.hasDesign ? downloads(.design, room.title) : "<p>The shown design has errors and cannot be exported.</p>"
    let all: HTML =
      count > 0
      ? downloads(.library, count == 1 ? "The design of the library" : "All \(count) designs of the library")
      : "<p class=\"quiet\">The library is empty.</p>"
    let take: HTML
    do {
      take = try library.map(taking) ?? "<p>There is no folder for a library.</p>"
    } catch { throw WorkshopRefusal(error) }
    return """
      <div class="card"><h3>Export</h3><p class="quiet">A <code>.wwdesign</code> file contains designs with their photos; the app can read it. Place, date and camera are removed from the photos.</p>\(design)\(all)</div>
      <div class="card"><h3>Import</h3><p class="quiet">Exports of any version, lists, archives of designs and photos, and dumps of the
      app's storage go into the library. As in the app, each design gets a new identifier and the current date.</p>\(take)</div>
      \(room.command("weave export \(room.title.shellQuoted); weave import backup.wwdesign"))
      """
  }

  /// A form that imports a file.
  private func taking(_ library: DesignLibrary) throws(LibraryError) -> HTML {
    room.form(
      "import", base: try library.sum(), hasFile: true, class: "stack",
      """
      <label>A file on this machine <input type="file" name="file"></label>
      <label>or where it lies, for \(Limits.designBytes >> 19) MB and more <input name="path" size="34"
      placeholder="/home/ana/backup.wwdesign" autocomplete="off"></label>
      <label><input type="checkbox" name="keep"> keep identifiers, dates and photo names, unless they are already in use</label>
      <button class="main">Take in</button>
      """)
  }

  private func downloads(_ what: What, _ words: String) -> HTML {
    // For a library only the file name is made here; its photos are read when it is exported.
    let made = what == .design ? try? export(what) : ExchangeFile(createdAt: room.now)
    guard let export = made else { return "<p>\(words) cannot be exported.</p>" }
    let address = room.link().dropFirst("workshop".count) + "&what=\(what.rawValue)"
    let notes = export.notes.map { "<li>\($0)</li>" as HTML }
    let warnings: HTML = notes.isEmpty ? HTML.empty : "<ul class=\"warn\">\(notes)</ul>"
    let stem = export.fileName.replacing(".wwdesign", with: "")
    return """
      <p><strong>\(words)</strong>: <a download="\(export.fileName)" href="workshop/export\(String(address))">for the app</a>,
      <a download="\(stem).zip" href="workshop/export\(String(address))&amp;form=zip">as an archive of files</a></p>\(warnings)
      """
  }

  private func export(_ what: What) throws(WorkshopRefusal) -> ExchangeFile {
    var export = ExchangeFile(createdAt: room.now)
    switch what {
    case .design:
      for spec in try room.document().specs { export.add(spec.whole) { room.photo($0) } }
    case .library:
      guard let library = room.session.workshop.library else { throw WorkshopRefusal("there is no library") }
      let specs: [WidgetSpec]
      do { specs = try library.designs() } catch { throw WorkshopRefusal(error) }
      for spec in specs {
        export.add(spec.whole) { try? readFile($0, below: library.path, limit: Limits.imageBytes) }
      }
    }
    return export
  }

  /// The file of an export.
  func exported() throws(WorkshopRefusal) -> PreviewSession.Response {
    let export = try export(What(rawValue: room.form.text("what")) ?? .design)
    guard room.form.text("form") == "zip" else {
      return .init(status: 200, type: "application/octet-stream", body: export.bytes)
    }
    do { return .init(status: 200, type: "application/zip", body: try archive(export)) } catch {
      throw WorkshopRefusal(error)
    }
  }

  /// An export as an archive of files.
  private func archive(_ export: ExchangeFile) throws(FileError) -> [UInt8] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/export.zip"
    let archive = try ArchiveWriter(path, .zip)
    for file in export.files { try archive.add(file.name, file.bytes) }
    try archive.close()
    return try readFile(path, limit: .max)
  }

  // MARK: Import

  func act(_ deed: String) throws(WorkshopRefusal) -> HTML {
    guard deed == "import" else { throw WorkshopRefusal("this page cannot do that") }
    guard let library = room.session.workshop.library else { throw WorkshopRefusal("there is no library") }
    defer { room.noteWorld() }
    if let file = room.form.files["file"] {
      let folder: TemporaryFolder
      do { folder = try TemporaryFolder() } catch { throw WorkshopRefusal(error) }
      defer { folder.remove() }
      let path = "\(folder.path)/\(file.name)"
      do { try writeFile(file.bytes, to: path) } catch { throw WorkshopRefusal(error) }
      return try take(path, named: file.name, into: library)
    }
    guard let path = room.form["path"] else { throw WorkshopRefusal("choose a file, or give its path") }
    // Reading a pipe or a device would block all pages.
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    guard path.hasPrefix("/"), kind == .typeRegular else {
      throw WorkshopRefusal("`\(path)` is not a file; give an absolute path", status: 404)
    }
    return try take(path, named: path, into: library)
  }

  private func take(_ path: String, named name: String, into library: DesignLibrary) throws(WorkshopRefusal) -> HTML {
    let request = FeedRequest(now: room.now, timeZone: room.moment.timeZone)
    let files: [ImportedFile]
    do { files = try FileImport(request, nil).read(path) } catch {
      throw WorkshopRefusal("`\(name)` cannot be read: \(error)")
    }
    let designs = files.filter { $0.designs?.isRefused == false }
    guard !designs.isEmpty else {
      let first = files.lazy.flatMap(\.checked.diagnostics).first { $0.severity == .error }
      throw WorkshopRefusal("`\(name)` has no design that can be imported\(first.map { ": \($0.message)" } ?? "")")
    }
    let parcels = designs.map { DesignParcel($0.designs?.specs ?? [], of: $0) }
    let received: [LibraryEdit.Received]
    do {
      received = try library.take(
        parcels, identity: room.form.isOn("keep") ? .kept : .new, now: room.now, over: room.form["base"] ?? "")
    } catch { throw WorkshopRefusal(error) }
    let faults = designs.flatMap { $0.designs?.faults ?? [] }.prefix(20).map { "<li>\($0)</li>" as HTML }
    let problems: HTML = faults.isEmpty ? HTML.empty : "<ul class=\"warn\">\(faults)</ul>"
    return "\(room.list(received))\(problems)"
  }
}
