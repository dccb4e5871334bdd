// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FileForm {
  /// Recognises a file in the app's order: an exchange file, a list, one design. The first form that can be read wins;
  /// the last can always be read.
  static func asAppReads(_ root: JSONNode, _ context: ReadingContext, limit: Int) -> Checked<FileForm> {
    if let other = OtherFormat(root) { return Checked(nil, [.otherFormat(other)]) }
    if let envelope = readableEnvelope(root, context) {
      let refusals = envelope.refusals()
      return refusals.isEmpty ? finish(envelope, limit) : Checked(nil, refusals)
    }
    switch root.value {
    case .array(let elements):
      guard elements.allSatisfy(\.isObject) else { return Checked(nil, [.notDesign(root)]) }
      return finish(FileForm(shape: .array, dates: .iso8601, specNodes: elements, root: root), limit)
    case .object(let members):
      let form = FileForm(shape: .single, dates: .iso8601, specNodes: [root], root: root)
      let isEnvelope = members.contains { $0.key == "magic" || $0.key == "specs" }
      if isEnvelope { return Checked(form, [.incomplete(root)]) }
      return Checked(form, members.contains(where: \.isDesignKey) ? [] : [.noDesignKeys(root)])
    default:
      return Checked(nil, [.notDesign(root)])
    }
  }

  /// An exchange file in which all five keys have usable values and all dates have the same form.
  private static func readableEnvelope(_ root: JSONNode, _ context: ReadingContext) -> FileForm? {
    for dates in [DateForm.iso8601, .number] {
      var context = context
      context.dates = dates
      guard var reader = ObjectReader(root, as: FieldTable.exchange, context) else { return nil }
      guard reader.string("magic") != nil, reader.integer("formatVersion") != nil, reader.date("createdAt") != nil,
        case .array(let specs)? = reader.node("specs")?.value, specs.allSatisfy(\.isObject),
        case .array(let images)? = reader.node("images")?.value, images.allSatisfy(isReadableImage)
      else { continue }
      return FileForm(shape: .envelope, dates: dates, specNodes: specs, root: root)
    }
    return nil
  }

  private static func isReadableImage(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value,
      members.first(where: { $0.key == "originalFileName" })?.value.text != nil,
      let data = members.first(where: { $0.key == "data" })?.value.text
    else { return false }
    return (try? Base64.bytes(data)) != nil
  }
}

extension JSONNode {
  var isObject: Bool {
    if case .object = value { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func incomplete(_ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .exchangeIncomplete, "the app reads this exchange file as one empty design, because it is incomplete",
      at: SourceRange(node.range.lower, node.range.lower + 1))
  }
}
