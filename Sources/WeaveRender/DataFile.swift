// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A data file as a tree of values with their places: JSON, JSON lines or a table.
enum DataFile {
  /// The content of a file, read by its file name extension. A table and JSON lines give a list with an entry for each
  /// row.
  ///
  /// A row with a mistake is left out and reported; nil if nothing can be used.
  static func read(_ source: SourceText) -> Checked<JSONNode> {
    let name = source.name.lowercased()
    if [".csv", ".tsv"].contains(where: name.hasSuffix) { return CSVTable.read(source) }
    if [".jsonl", ".ndjson"].contains(where: name.hasSuffix) { return lines(of: source) }
    let parsed = JSONParser.parse(source)
    return parsed.hasErrors ? Checked(nil, parsed.diagnostics) : parsed
  }

  /// Reads JSON lines: one value a line; empty lines are skipped.
  private static func lines(of source: SourceText) -> Checked<JSONNode> {
    var entries: [JSONNode] = []
    var diagnostics: [Diagnostic] = []
    var values = 0
    var start = 0
    let bytes = source.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      defer { start = end + 1 }
      guard bytes[start..<end].contains(where: { $0 > 0x20 }) else { continue }
      let parsed = JSONParser.parse(SourceText(name: source.name, bytes: Array(bytes[start..<end])))
      diagnostics += parsed.diagnostics.map { $0.shifted(by: start) }
      guard let node = parsed.output, !parsed.hasErrors else {
        if diagnostics.count >= Limits.diagnostics { break }
        continue
      }
      values += node.valueCount
      guard values <= Limits.jsonValues else {
        diagnostics.append(.tooManyValues(at: SourceRange(start, end)))
        break
      }
      entries.append(node.shifted(by: start))
    }
    let root = JSONNode(.array(entries), at: SourceRange(0, bytes.count))
    return Checked(entries.isEmpty && !diagnostics.isEmpty ? nil : root, diagnostics)
  }
}

extension Diagnostic {
  static func tooManyValues(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .dataTable, "the file has more than \(Limits.jsonValues) values; skipped this row and the rest",
      at: range)
  }

  /// The diagnostic, moved to a source that contains this one from a later byte on.
  fileprivate func shifted(by offset: Int) -> Diagnostic {
    var copy = self
    copy.range = range.map { SourceRange($0.lower + offset, $0.upper + offset) }
    copy.notes = []
    copy.fixes = []
    return copy
  }
}

extension JSONNode {
  /// The number of values in the tree.
  fileprivate var valueCount: Int {
    switch value {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
    case .null, .bool, .number, .string: 1
    }
  }

  fileprivate func shifted(by offset: Int) -> JSONNode {
    let range = SourceRange(range.lower + offset, range.upper + offset)
    switch value {
    case .array(let elements): return JSONNode(.array(elements.map { $0.shifted(by: offset) }), at: range)
    case .object(let members):
      return JSONNode(
        .object(
          members.map { member in
            let place = SourceRange(member.keyRange.lower + offset, member.keyRange.upper + offset)
            return JSONMember(key: member.key, keyRange: place, value: member.value.shifted(by: offset))
          }), at: range)
    case .null, .bool, .number, .string: return JSONNode(value, at: range)
    }
  }
}
