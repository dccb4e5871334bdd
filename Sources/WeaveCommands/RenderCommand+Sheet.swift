// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeavePanel
import WeaveRender
import WeaveResolve

extension RenderCommand {
  /// Draws a design at several moments, side by side on one sheet.
  mutating func runSheet() throws {
    guard specs.count == 1, let spec = specs.first else {
      throw ValidationError("A sheet of several moments shows one design; give one file.")
    }
    let panel = try panelOptions.load()
    if panelOptions.panelFormat != nil {
      throw ValidationError("A panel cannot show a sheet of several moments; leave out --panel-format.")
    }
    let made = try picture.output(PictureFormat.chosen(picture.format, for: output))
    let facts = try moment.facts()
    let moments = try span.moments(in: facts, lasting: 86_400, atMost: Limits.sheetMoments)
    let session = DrawingSession(folders: folders, as: made, facts: facts)
    let environments =
      panel.map { canvas.environments(for: $0, at: facts.moment) } ?? sheetEnvironments(at: facts.moment)
    guard environments.count == 1 else {
      throw ValidationError("A sheet of several moments shows one size; choose one with --size.")
    }
    let shown = ShownDesigns(reading: reading)
    var cells: [(Date, ContactSheet.Cell)] = []
    var name = ""
    for date in moments {
      session.facts = facts.at(date)
      let jobs: [DrawingJob]
      do {
        jobs = try shown.jobs(
          of: spec, in: session.facts, environments, isAsked: isAsked, tells: false)
      } catch { throw Console.refuse(error) }
      if shown.hasErrors { throw Exit.designHasErrors }
      guard jobs.count <= 1 else {
        throw ValidationError("A sheet of several moments shows one design; \(spec) has \(jobs.count).")
      }
      guard let job = jobs.first else { continue }
      if name.isEmpty { name = "\(FilePath.stem(of: spec))-\(job.environment.sizeName)-sheet" }
      guard
        let picture = try session.rendering(
          job, variables: session.facts.variables, reading: reading, on: panel)
      else { throw Exit.designHasErrors }
      cells.append((date, ContactSheet.Cell(caption: date.clock(in: facts.moment.timeZone), picture: picture)))
    }
    guard let first = cells.first?.1.picture else {
      throw Console.refuse(NothingShown(path: spec))
    }
    let sheet = ContactSheet(moments: cells, titled: { $0.day(in: facts.moment.timeZone) })
    try check(sheet, of: cells.count, scale: first.scale)
    let bytes = try session.bytes(of: sheet, scale: first.scale)
    try Console.deliver(
      bytes, to: Self.target(output, name: "\(name).\(made.format.rawValue)"),
      inputs: Array(shown.files) + moment.files + session.photos)
  }

  /// On a sheet, one pixel per point is enough, unless a scale is requested.
  private func sheetEnvironments(at moment: Moment) -> [RenderEnvironment] {
    canvas.environments(at: moment).map { environment in
      var own = environment
      own.scale = canvas.scale ?? 1
      return own
    }
  }

  private func check(_ sheet: ContactSheet, of count: Int, scale: Double) throws(ValidationError) {
    let (width, height) = (sheet.size.width * scale, sheet.size.height * scale)
    guard width > Limits.canvasSide || height > Limits.canvasSide || width * height > Double(Limits.canvasPixels)
    else { return }
    throw ValidationError(
      """
      A sheet of \(count) pictures would have \(Int(width)) × \(Int(height)) pixels; at most \
      \(Int(Limits.canvasSide)) a side are possible. Use a longer step with --every, or a smaller --scale.
      """)
  }

  /// The path of a picture with its own name.
  static func target(_ output: String?, name: String) -> String {
    guard let output else { return name }
    guard Targets.isFolder(output), output != "-" else { return output }
    return (output.hasSuffix("/") ? String(output.dropLast()) : output) + "/" + name
  }
}

/// The playlist shows nothing at any requested moment.
struct NothingShown: Error, CustomStringConvertible {
  var path: String
  var description: String { "\(path) shows nothing at these moments" }
}

extension ContactSheet {
  /// Pictures of several moments, a day in as many rows as needed; the sheet is somewhat wider than high.
  fileprivate init(moments: [(date: Date, cell: Cell)], titled title: (Date) -> String) {
    let size = moments.first?.cell.picture.displayList.canvas ?? Size(width: 1, height: 1)
    let columns = max(1, (Double(moments.count) * 1.6 * size.height / max(size.width, 1)).squareRoot().rounded())
    var rows: [Row] = []
    for (date, cell) in moments {
      let name = title(date)
      if let last = rows.last, last.title == name, last.cells.count < Int(columns) {
        rows[rows.count - 1].cells.append(cell)
      } else {
        rows.append(Row(title: name, cells: [cell]))
      }
    }
    self.init(rows: rows)
  }
}
