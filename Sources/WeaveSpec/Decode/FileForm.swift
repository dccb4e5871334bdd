// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// The recognised form of a file, with the nodes of its designs.
struct FileForm {
  var shape: SpecDocument.Shape
  var dates: DateForm
  var specNodes: [JSONNode]
  /// The whole file.
  var root: JSONNode

  /// Recognises a file by its keys, and tolerates mistakes with an obvious explanation.
  ///
  /// - Parameter limit: the greatest number of designs to read.
  static func recognize(_ root: JSONNode, limit: Int) -> Checked<FileForm> {
    if let other = OtherFormat(root) { return Checked(nil, [.otherFormat(other)]) }
    switch root.value {
    case .array(let elements):
      let numeric = elements.contains { $0.hasNumericDate }
      let shape: SpecDocument.Shape = numeric ? .storage : .array
      return finish(FileForm(shape: shape, dates: .either, specNodes: elements, root: root), limit)
    case .object(let members):
      let marks: Set<String> = ["magic", "formatVersion", "specs", "images"]
      if members.contains(where: { marks.contains($0.key) }) { return recognizeEnvelope(root, members, limit) }
      let form = FileForm(shape: .single, dates: .either, specNodes: [root], root: root)
      return Checked(form, members.contains(where: \.isDesignKey) ? [] : [.noDesignKeys(root)])
    default:
      return Checked(nil, [.notDesign(root)])
    }
  }

  private static func recognizeEnvelope(_ root: JSONNode, _ members: [JSONMember], _ limit: Int) -> Checked<FileForm> {
    var nodes: [JSONNode] = []
    for member in members where member.key == "specs" {
      switch member.value.value {
      case .array(let elements): nodes = elements
      case .object: nodes = [member.value]
      default: break
      }
    }
    let form = FileForm(shape: .envelope, dates: .either, specNodes: nodes, root: root)
    let refusals = form.refusals()
    var result = finish(form, limit)
    result.diagnostics = refusals + result.diagnostics
    return result
  }

  /// Reports a file without designs, and one with too many of them.
  static func finish(_ form: FileForm, _ limit: Int) -> Checked<FileForm> {
    if form.specNodes.isEmpty { return Checked(nil, [.noSpecs(form.root)]) }
    guard form.specNodes.count > limit else { return Checked(form) }
    var form = form
    let first = form.specNodes[limit]
    form.specNodes = Array(form.specNodes.prefix(limit))
    return Checked(form, [.tooManySpecs(first, limit)])
  }

  /// The reasons for which the app refuses an exchange file: a wrong mark, or a newer form than the app supports.
  func refusals() -> [Diagnostic] {
    guard shape == .envelope, case .object(let members) = root.value else { return [] }
    var result: [Diagnostic] = []
    for member in members {
      switch (member.key, member.value.value) {
      case ("magic", .string(let text)) where text != SpecDocument.magic: result.append(.wrongMagic(member.value))
      case ("formatVersion", .number(let number)) where number > Double(SpecDocument.formatVersion):
        result.append(.unsupportedVersion(member.value, number))
      default: break
      }
    }
    return result
  }

  /// Compares the whole file with the table.
  func check(with check: inout TableCheck) {
    if shape == .envelope {
      var exchange = FieldTable.exchange
      // A form that is too new has already been refused, and a report of clamping would contradict that.
      exchange.fields = exchange.fields.map { field in
        var field = field
        if field.key == "formatVersion" { field.type = .integer(1...Int.max) }
        return field
      }
      return check.check(root, as: exchange, called: "")
    }
    for node in specNodes { check.check(node, as: FieldTable.widget, called: "design") }
  }

  func createdAt(_ context: ReadingContext) -> Date? {
    guard shape == .envelope, var reader = ObjectReader(root, as: FieldTable.exchange, context) else { return nil }
    return reader.date("createdAt")
  }
}

extension JSONMember {
  /// Whether its key is one of a design.
  var isDesignKey: Bool { key != "$schema" && Self.designKeys.contains(key) }

  private static let designKeys = Set(FieldTable.widget.fields.map(\.key))
}

extension JSONNode {
  /// Whether it is a design whose date is a number, as stored by the app.
  fileprivate var hasNumericDate: Bool {
    guard case .object(let members) = value, let date = members.first(where: { $0.key == "updatedAt" }) else {
      return false
    }
    if case .number = date.value.value { return true }
    return false
  }
}

extension Diagnostic {
  static func notDesign(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .exchangeNotDesign, "a design is an object, or a list of objects, not \(node.value.kind)", at: node.range)
  }

  static func otherFormat(_ format: OtherFormat) -> Diagnostic {
    Diagnostic(
      .specOtherFormat, .init("this is \(format.name), not a weave design"), at: format.range,
      notes: [.init(.init(format.advice)), .init("`weave new` writes a design to start from")])
  }

  static func noSpecs(_ node: JSONNode) -> Diagnostic {
    Diagnostic(.exchangeNoSpecs, "the file contains no design", at: SourceRange(node.range.lower, node.range.lower + 1))
  }

  static func wrongMagic(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .exchangeWrongMagic, "an exchange file is marked with `\(SpecDocument.magic)`", at: node.range,
      fixes: [.init("replace the mark", .likely, [.init(node.range, with: quoted(SpecDocument.magic))])])
  }

  static func unsupportedVersion(_ node: JSONNode, _ version: Double) -> Diagnostic {
    Diagnostic(
      .exchangeUnsupportedVersion,
      "form \(shortest(version)) of exchange files is unknown; the newest is \(SpecDocument.formatVersion)",
      at: node.range)
  }

  static func noDesignKeys(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .specNotDesign, "the object has none of the keys of a design",
      at: SourceRange(node.range.lower, node.range.lower + 1),
      notes: [.init("a small design: `{ \"name\": \"Note\", \"primaryText\": \"Hello\" }`")])
  }

  fileprivate static func tooManySpecs(_ node: JSONNode, _ limit: Int) -> Diagnostic {
    Diagnostic(
      .exchangeTooMany, "a file holds at most \(limit) designs; this one and the rest are not read",
      at: SourceRange(node.range.lower, node.range.lower + 1))
  }
}
