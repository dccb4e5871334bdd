// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeaveNative
import WeavePNG
import WeaveRender
import WeaveSystem

extension ReportFolder {
  static let commentName = "comment.md"
  static let commentFolder = "comment"

  /// Writes `comment.md`, a comment for a pull request, and the pictures that it shows, in the folder `comment`.
  ///
  /// Code hosts show only pictures that have an address: GitHub removes data URIs from comments.
  ///
  /// - Parameters:
  ///   - address: where the folder of pictures will be found; `{}` stands for the name of a picture, which otherwise
  ///     follows at the end.
  ///   - run: the page of the run, to link to; nil for none.
  public func writeComment(_ report: TestReport, pictures address: String, run: String?) throws(TestError) {
    try begin()
    let comment = CommentWriter.comment(on: report, folder: self, address: address, run: run)
    try TestError.writing { () throws(FileError) in
      let folder = ConfinedFolder(path)
      for name in (try? names(inFolder: "\(path)/\(Self.commentFolder)")) ?? [] where name.hasSuffix(".png") {
        try folder.remove("\(Self.commentFolder)/\(name)")
      }
      for (name, file) in comment.pictures { try folder.write(file, to: "\(Self.commentFolder)/\(name)") }
      try folder.write(Array(comment.text.utf8), to: Self.commentName)
    }
  }
}

/// Writes a comment that fits where code hosts store one: GitHub takes 65,536 characters.
private struct CommentWriter {
  private let report: TestReport
  private let folder: ReportFolder
  private let address: String
  private let run: String?
  private let results: [String: CaseResult]
  private var text = ""
  private var pictures: [(name: String, file: [UInt8])] = []
  /// How many cases have pictures so far.
  private var count = 0

  /// The most bytes of the entries; the head and the end take a few hundred.
  private static let room = 60_000
  /// How many causes and single pictures are shown.
  private static let shown = 12
  /// How many pictures stand for a cause.
  private static let examples = 2
  /// The widest picture, in points.
  private static let width = 200.0

  init(_ report: TestReport, folder: ReportFolder, address: String, run: String?) {
    self.report = report
    self.folder = folder
    self.address = address
    self.run = run
    results = report.byName
  }

  /// The text, and the pictures by name.
  static func comment(
    on report: TestReport, folder: ReportFolder, address: String, run: String?
  ) -> (text: String, pictures: [(name: String, file: [UInt8])]) {
    var writer = CommentWriter(report, folder: folder, address: address, run: run)
    writer.write()
    return (writer.text, writer.pictures)
  }

  private mutating func write() {
    text = report.markdownHead
    let shared = report.shared.filter { !report.isSettled($0) }
    let alone = report.notable.filter {
      $0.state.isFailure && !$0.isSettled && !report.grouped.contains($0.name)
    }
    var left = shared.count + alone.count
    for group in shared.prefix(Self.shown) where add(entry(of: group), examples(of: group)) { left -= 1 }
    for result in alone.prefix(max(0, Self.shown - shared.count)) where add(entry(of: result), [result]) { left -= 1 }
    if left > 0 { text += "… and \(left) more in the report.\n\n" }
    if let run { text += "[The report of this run](\(run)) has all pictures.\n" }
  }

  // MARK: Entries

  /// Adds an entry with its pictures, if there is room; returns whether there was.
  private mutating func add(_ head: String, _ examples: [CaseResult]) -> Bool {
    var rows = ""
    var added: [(name: String, file: [UInt8])] = []
    var number = count
    for result in examples {
      let files = files(of: result)
      guard !files.isEmpty else { continue }
      number += 1
      let cells = ["before", "after", "difference"].map { role -> String in
        guard let file = files[role] else { return "" }
        let name = "\(number)-\(role).png"
        added.append((name, file))
        let size = result.size.map { " width=\"\(width(of: result, $0.width))\"" } ?? ""
        return "<img src=\"\(address(of: name))\"\(size) alt=\"\(role)\">"
      }
      rows += "| \(cells.joined(separator: " | ")) |\n"
    }
    let table = rows.isEmpty ? "" : "| Before | After | Difference |\n|---|---|---|\n\(rows)\n"
    guard text.utf8.count + head.utf8.count + table.utf8.count < Self.room else { return false }
    text += head + table
    pictures += added
    count = number
    return true
  }

  private func entry(of group: CauseGroup) -> String {
    let cause = group.cause
    let detail = cause.detail.isEmpty ? "" : " " + TestReport.markdownEscaped(cause.detail)
    let place = TestReport.code(cause.place?.description ?? cause.file ?? "")
    let names = group.pictures.prefix(100).map { TestReport.code($0) }.joined(separator: ", ")
    let more = group.pictures.count > 100 ? " and \(group.pictures.count - 100) more" : ""
    return """
      #### \(TestReport.markdownEscaped(cause.title)): \(group.pictures.count) pictures

      \(place)\(detail)

      <details><summary>Pictures</summary>

      \(names)\(more)

      Accept: `weave accept --cause \(group.id.shellQuoted.replacing("`", with: "'"))`

      </details>


      """
  }

  private func entry(of result: CaseResult) -> String {
    let changes = result.changes.prefix(4).map { change in
      let place = TestReport.place(of: change, in: result).map { " " + TestReport.code($0) } ?? ""
      return "* \(change.verdict.rawValue): \(TestReport.markdownEscaped(change.text))\(place)\n"
    }
    let summary = TestReport.markdownEscaped(result.summary)
    return "#### \(TestReport.code(result.name)) \(result.state.rawValue)\n\n\(summary)\n\(changes.joined())\n"
  }

  private func examples(of group: CauseGroup) -> [CaseResult] {
    group.shown.prefix(Self.examples).compactMap { results[$0] }
  }

  private func address(of name: String) -> String {
    address.contains("{}") ? address.replacing("{}", with: name) : "\(address)/\(name)"
  }

  private func width(of result: CaseResult, _ pixels: Int) -> Int {
    Int(min(Double(pixels) / Double(max(result.variant?.scale ?? 1, 1)), Self.width))
  }

  // MARK: Pictures

  /// The files of a picture before and after, and of their difference; empty if the report has none.
  private func files(of result: CaseResult) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let after = result.files.after.flatMap { picture($0) }
    files["after"] = after?.file
    guard let now = after?.pixels, let (before, part) = result.files.before.flatMap({ picture($0) }) else {
      return files
    }
    let was: StraightImage
    if let patch = result.patch {
      guard let joined = PicturePatch.joined(part, at: patch, over: now) else { return files }
      was = joined
      files["before"] = try? PicturePatch.png(was)
    } else {
      was = part
      files["before"] = before
    }
    guard let comparison = Comparison(was, now, options: ComparisonOptions()) else { return files }
    files["difference"] = try? ComparedPictures.png(comparison.picture(over: was))
    return files
  }

  /// A picture of the report as a PNG file without its note, and its pixels.
  private func picture(_ path: String) -> (file: [UInt8], pixels: StraightImage)? {
    guard let bytes = folder.picture(path) else { return nil }
    guard path.hasSuffix(".\(CompactPicture.ending)") else {
      let file = PictureFolder.plain(bytes)
      return (try? ComparedPictures.decode(file, named: path)).map { (file, $0) }
    }
    guard let pixels = try? decodePhoto(bytes), let file = try? ComparedPictures.png(pixels) else { return nil }
    return (file, StraightImage(pixels))
  }
}
