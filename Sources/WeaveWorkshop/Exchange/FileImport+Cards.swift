// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveFeeds
import WeaveRender
import WeaveSpec
import WeaveSystem

extension FileImport {
  /// The design of a card of another program; nil if the file is no card.
  func card(_ source: SourceText) throws(FileError) -> ImportedFile? {
    guard let format = ImportedCard.format(of: source) else { return nil }
    let moment = Moment(now: request.now, timeZone: request.timeZone, locale: Locale(identifier: "en_US"))
    let card: ImportedCard
    do {
      card = try ImportedCard.read(
        source, data: cardData ?? dataBeside(source), named: Self.title(of: source.name), at: moment,
        renderer: try Renderer())
    } catch {
      let refusal = Diagnostic(.specNotDesign, "\(error)", at: nil)
      var file = ImportedFile(facts: FactFile(source: source, feed: nil, checked: Checked(nil, [refusal])))
      file.cardFormat = format
      return file
    }
    var bytes = Array(card.text.utf8)
    let designs = try ReceivedDesigns(named: source.name, mode: .strict, now: request.now) { () throws(FileError) in
      defer { bytes = [] }
      return bytes
    }
    let facts = FactFile(source: source, feed: nil, checked: Checked([], designs.report.diagnostics))
    var file = ImportedFile(facts: facts, designs: designs)
    (file.cardFormat, file.card) = (format, card)
    return file
  }

  /// The data of a template in a file of its own: `menu.data.json` beside `menu.template.json`.
  private func dataBeside(_ source: SourceText) -> SourceText? {
    let ending = ".template.json"
    guard source.name.hasSuffix(ending) else { return nil }
    let path = String(source.name.dropLast(ending.count)) + ".data.json"
    return (try? readFile(path, limit: Limits.designBytes)).map { SourceText(name: path, bytes: $0) }
  }

  /// A file's name without its folder and its endings.
  private static func title(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}
