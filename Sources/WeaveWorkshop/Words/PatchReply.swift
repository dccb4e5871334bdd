// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// Reads a model's reply about a design: a patch, or a list of mistakes.
///
/// A reply can only change the closed list of `PatchField`: no file, no address and no tool.
enum PatchReply {
  /// The schema of an answer: flat, with words and ranges. It avoids everything that programs are known to ignore.
  ///
  /// - Source: what llama.cpp, Ollama and xgrammar support; ranges work only for integers.
  static func schema(of fields: [PatchField], required: [PatchField]) -> JSONNode {
    .object([
      ("type", .text("object")),
      ("properties", .object(fields.map { ($0.rawValue, property($0)) })),
      ("required", .array(required.map { .text($0.rawValue) })), ("additionalProperties", .flag(false)),
    ])
  }

  private static func property(_ field: PatchField) -> JSONNode {
    switch field.kind {
    case .text(let length): .object([("type", .text("string")), ("maxLength", .integer(length))])
    case .word(let words):
      .object([("type", .text("string")), ("enum", .array(words.map { .text($0) }))])
    case .number(let range):
      .object([
        ("type", .text("integer")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ])
    case .integer(let range):
      .object([
        ("type", .text("integer")), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
      ])
    case .flag: .object([("type", .text("boolean"))])
    }
  }

  /// One line per field, because programs do not pass the schema on to models.
  static func description(of fields: [PatchField]) -> String {
    fields.map { field in
      switch field.kind {
      case .text(let length): "\(field.rawValue): text, at most \(length) characters"
      case .word(let words): "\(field.rawValue): one of \(words.joined(separator: ", "))"
      case .number(let range):
        "\(field.rawValue): \(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
      case .integer(let range): "\(field.rawValue): \(range.lowerBound) to \(range.upperBound)"
      case .flag: "\(field.rawValue): true or false"
      }
    }.joined(separator: "\n")
  }

  /// Reads the object in an answer and ignores the text around it, such as code fences and thoughts.
  ///
  /// - Returns: a patch if nothing is wrong, else the mistakes for the model to fix. Values out of range become the
  ///   nearest valid value.
  static func read(
    _ text: String, fields: [PatchField], required: [PatchField]
  ) -> (patch: DesignPatch?, faults: [String]) {
    guard let object = object(in: text) else { return (nil, ["the answer holds no JSON object that is whole"]) }
    let parsed = JSONParser.parse(SourceText(name: "answer", text: object))
    guard !parsed.hasErrors, let members = parsed.output?.members else {
      let first = parsed.diagnostics.first { $0.severity == .error }
      return (nil, ["the answer is not JSON: \(first.map { "\($0.message)" } ?? "no object")"])
    }
    var patch = DesignPatch()
    var faults: [String] = []
    for member in members where !member.value.isNull {
      guard let field = PatchField(rawValue: member.key), fields.contains(field) else {
        let near = nearest(to: member.key, in: fields.map(\.rawValue)).first.map { "; `\($0)` may be meant" } ?? ""
        faults.append("there is no key `\(member.key.prefix(40))`\(near)")
        continue
      }
      switch value(of: member.value, for: field) {
      case .success(let value): patch[field] = value
      case .failure(let fault): faults.append(fault.text)
      }
    }
    for field in required where patch[field] == nil && !faults.contains(where: { $0.contains("`\(field.rawValue)`") }) {
      faults.append("the key `\(field.rawValue)` is missing")
    }
    return faults.isEmpty ? (patch, []) : (nil, Array(faults.prefix(12)))
  }

  private struct Fault: Error { var text: String }

  private static func value(of node: JSONNode, for field: PatchField) -> Result<DesignPatch.Value, Fault> {
    func wrong(_ wanted: String) -> Result<DesignPatch.Value, Fault> {
      .failure(Fault(text: "`\(field.rawValue)` must be \(wanted), not \(node.typeName)"))
    }
    switch field.kind {
    case .text(let length):
      guard let text = node.stringValue else { return wrong("a text") }
      let clean = String(text.onOneLine.filter { $0 != "\u{FFFD}" }).trimmingSpaces
      return .success(.text(String(clean.prefix(length))))
    case .word(let words):
      guard let text = node.stringValue else { return wrong("a text") }
      let word = field == .alignment && text == "center" ? "centre" : text
      guard words.contains(word) else {
        return .failure(Fault(text: "`\(field.rawValue)` must be one of \(words.joined(separator: ", "))"))
      }
      return .success(.text(word))
    case .number(let range):
      guard let number = node.numberValue else { return wrong("a number") }
      return .success(.number(min(max(number, range.lowerBound), range.upperBound)))
    case .integer(let range):
      guard let number = node.numberValue else { return wrong("a number") }
      return .success(.number(min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound))))
    case .flag:
      guard let flag = node.boolValue else { return wrong("true or false") }
      return .success(.flag(flag))
    }
  }

  /// The first complete object in a text, after the model's thoughts.
  static func object(in text: String) -> String? {
    var rest = text[...]
    if let end = text.firstRange(of: "</think>") { rest = text[end.upperBound...] }
    guard let start = rest.firstIndex(of: "{") else { return nil }
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in rest[start...].indices {
      let character = rest[index]
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if character == "\\" { isEscaped = true } else if character == "\"" { isInString = false }
      } else if character == "\"" {
        isInString = true
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
        if depth == 0 { return String(rest[start...index]) }
      }
    }
    return nil
  }
}
