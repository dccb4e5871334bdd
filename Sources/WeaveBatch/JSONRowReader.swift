// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSystem

/// Rows of a JSON lines file: one object per line; empty lines are skipped.
struct JSONRowReader {
  private var reader: LineReader
  private var number = 0

  private let map: RowMap

  init(_ stream: ByteStream, _ map: RowMap) {
    reader = LineReader(stream)
    self.map = map
  }

  var count: Int { reader.count }

  mutating func next() throws(FileError) -> Result<BatchRow, BatchProblem>? {
    while true {
      let line = reader.line
      var isTooLong = false
      guard let text = try reader.nextLine(&isTooLong) else { return nil }
      if text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
      number += 1
      let place = "\(reader.stream.name):\(line)"
      guard !isTooLong else {
        return .failure(BatchProblem(place, "the line is longer than \(Limits.designBytes >> 20) MB"))
      }
      let source = SourceText(name: reader.stream.name, bytes: text)
      do throws(RowMistake) {
        return .success(try row(source, BatchRow(place: place, number: number)))
      } catch {
        let column = error.offset.map { ":\(source.position(of: $0).column)" } ?? ""
        return .failure(BatchProblem(place + column, error.message))
      }
    }
  }

  private func row(_ source: SourceText, _ empty: BatchRow) throws(RowMistake) -> BatchRow {
    var row = empty
    let parsed = JSONParser.parse(source)
    if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
      throw RowMistake(error.message.text, at: error.range?.lower)
    }
    guard let root = parsed.output, let members = root.members else {
      throw RowMistake(#"a row is an object such as {"name": "porto", "variables": {"city": "Porto"}}"#)
    }
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        throw RowMistake("`\(member.key)` is given twice", at: member.keyRange.lower)
      } else if member.key == "variables" {
        row.variables = try Self.variables(member.value, source)
      } else if let key = RowKey(rawValue: member.key) {
        do throws(RowMistake) {
          try key.read(Self.words(of: member.value, key, source), into: &row)
        } catch {
          throw RowMistake(error.message, at: error.offset ?? member.value.range.lower)
        }
      } else {
        throw Self.unknownKey(member)
      }
    }
    let own = Set(members.map(\.key))
    for (key, name) in map.variables where !own.contains(key.rawValue) {
      if let text = row.variables[name]?.text, !text.isEmpty { try key.read(text, into: &row) }
    }
    return row
  }

  private static func unknownKey(_ member: JSONMember) -> RowMistake {
    let known = RowKey.allCases.map(\.rawValue) + ["variables"]
    let near = nearest(to: member.key, in: known).first.map { "did you mean `\($0)`?" }
    let help = near ?? "values for the design stand in `variables`"
    return RowMistake("unknown key `\(member.key)`; \(help)", at: member.keyRange.lower)
  }

  private static func words(of node: JSONNode, _ key: RowKey, _ source: SourceText) throws(RowMistake) -> [String] {
    try (node.elements ?? [node]).map { node throws(RowMistake) in
      guard let word = word(of: node, source) else {
        throw RowMistake("`\(key.rawValue)` takes texts or numbers, not \(node.typeName)", at: node.range.lower)
      }
      return word
    }
  }

  private static func variables(_ node: JSONNode, _ source: SourceText) throws(RowMistake) -> [String: Value] {
    guard let members = node.members else {
      throw RowMistake("`variables` is an object of names and values, not \(node.typeName)", at: node.range.lower)
    }
    guard members.count <= Limits.snapshotVariables else {
      throw RowMistake(
        "the row has \(members.count) variables; at most \(Limits.snapshotVariables) are read", at: node.range.lower)
    }
    var variables: [String: Value] = [:]
    for member in members where !member.value.isNull {
      guard variables[member.key] == nil else {
        throw RowMistake("variable `\(member.key)` is given twice", at: member.keyRange.lower)
      }
      // A scalar value becomes the text that `--var` would give, with all its digits.
      variables[member.key] = word(of: member.value, source).map { .string($0) } ?? DataValue(member.value).value
    }
    return variables
  }

  /// A scalar value as the text that `--var` would give.
  private static func word(of node: JSONNode, _ source: SourceText) -> String? {
    switch node.value {
    case .string(let text): text
    // As written, with all its digits.
    case .number: String(decoding: source.bytes[node.range.lower..<node.range.upper], as: UTF8.self)
    case .bool(let flag): flag ? "true" : "false"
    default: nil
    }
  }
}
