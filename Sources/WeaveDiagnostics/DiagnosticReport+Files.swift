// SPDX-License-Identifier: MIT

extension DiagnosticReport {
  /// One report for each file of a source with includes; places count from the start of their own file.
  var byFile: [DiagnosticReport] {
    let parts = source.parts
    guard parts.count > 1 else { return [self] }
    return parts.enumerated().compactMap { index, part in
      let own = diagnostics.filter { source.partIndex(of: $0.range?.lower ?? 0) == index }
      guard index == 0 || !own.isEmpty else { return nil }
      let text = SourceText(name: part.name, bytes: Array(source.bytes[part.range.lower..<part.range.upper]))
      return DiagnosticReport(source: text, diagnostics: own.map { $0.moved(to: index, of: source) })
    }
  }
}

extension Diagnostic {
  /// The diagnostic with places counted from the start of one part of a source. A place in another part is given by
  /// that part's name.
  fileprivate func moved(to index: Int, of source: SourceText) -> Diagnostic {
    let part = source.parts[index]
    func moved(_ range: SourceRange) -> SourceRange {
      SourceRange(range.lower - part.range.lower, range.upper - part.range.lower)
    }
    var copy = self
    copy.range = range.map(moved)
    copy.notes = notes.map { note in
      guard let range = note.range else { return note }
      let other = source.partIndex(of: range.lower)
      if other == index { return Note(note.message, at: moved(range)) }
      let place = source.place(of: range.lower)
      return Note(.init("\(note.message.text) (`\(place.file)`, line \(place.position.line))"))
    }
    copy.fixes = fixes.compactMap { fix in
      guard fix.edits.allSatisfy({ source.partIndex(of: $0.range.lower) == index }) else { return nil }
      return Fix(fix.message, fix.confidence, fix.edits.map { .init(moved($0.range), with: $0.replacement) })
    }
    return copy
  }
}
