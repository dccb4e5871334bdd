// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// Finds completions at a place in a design.
public struct Completer {
  let view: DesignView
  let facts: DesignFacts
  let around: Surroundings
  let cursor: CursorPlace
  let place: TypedPlace
  let offset: Int

  /// - Parameter offset: the cursor, as a byte offset.
  public init(_ view: DesignView, facts: DesignFacts, around: Surroundings = Surroundings(), at offset: Int) {
    self.view = view
    self.facts = facts
    self.around = around
    self.offset = offset
    cursor = CursorPlace(in: view.source.bytes, at: offset)
    place = TypedPlace(cursor, in: view.root, isParts: view.kind == .parts)
  }

  /// The completions at the cursor; empty if nothing is known.
  public var list: CompletionList {
    guard view.kind != .other || cursor.frames.count <= 1 else { return CompletionList() }
    var list = CompletionList()
    switch cursor.token {
    case .key(let range): list.items = keys(replacing: range)
    case .string(let range): string(range, &list)
    case .word(let range):
      if cursor.expects == .value { list.items = values(replacing: range) }
    case .none:
      let here = SourceRange(offset, offset)
      if cursor.frames.isEmpty {
        list.items = starts(replacing: here)
      } else if cursor.isAtKey {
        list.items = keys(replacing: here)
      } else if cursor.expects == .value {
        list.items = values(replacing: here)
      }
      list.items += comma
    }
    limit(&list)
    return list
  }

  /// Limits a long list to the items that contain the typed letters in order.
  ///
  /// Editors ask again on each letter if the list is marked as incomplete. A short list takes a tenth of the time to
  /// make, send and read.
  private func limit(_ list: inout CompletionList) {
    guard list.items.count > Self.few else { return }
    let word = Array(typed(in: list.items).lowercased().utf8)
    if !word.isEmpty {
      list.isIncomplete = true
      let fitting = list.items.map { ($0, Self.fit($0.label, word)) }.filter { $0.1 < 2 }
      list.items = fitting.filter { $0.1 == 0 }.map(\.0) + fitting.filter { $0.1 == 1 }.map(\.0)
    }
    guard list.items.count > Self.most else { return }
    list.isIncomplete = true
    list.items = Array(list.items.prefix(Self.most))
  }

  /// The number of items that are always sent, whatever is typed.
  private static let few = 120
  /// The largest number of items in one answer.
  private static let most = 800

  /// How well letters match a label: 0 if it starts with them, 1 if it contains them in order, 2 otherwise.
  private static func fit(_ label: String, _ letters: [UInt8]) -> Int {
    var rest = letters[...]
    var isBeginning = true
    for byte in label.utf8 {
      guard let next = rest.first else { break }
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if lower == next { rest.removeFirst() } else { isBeginning = false }
    }
    return !rest.isEmpty ? 2 : isBeginning ? 0 : 1
  }

  /// The letters before the cursor that the items replace.
  private func typed(in items: [CompletionItem]) -> String {
    guard let range = items.first?.range else { return "" }
    let bytes = view.source.bytes[range.lower..<min(max(offset, range.lower), range.upper)]
    return String(decoding: bytes.drop { $0 == UInt8(ascii: "\"") }, as: UTF8.self)
  }

  // MARK: Strings

  private func string(_ range: SourceRange, _ list: inout CompletionList) {
    guard cursor.expects != .comma else { return }
    let text = StringText(range, in: view.source)
    let forms = PlainType.all(of: place.types)
    let inner = TextCursor(
      in: text.text, at: text.decodedOffset(of: offset), isExpression: forms.contains { $0.isDynamic })
    if inner.region == .literal {
      list.items = values(replacing: range)
    } else if forms.isEmpty || forms.contains(where: { $0.isDynamic || $0.isText }) {
      list.items = TextCompleter(self, text, inner).items
    }
  }

  /// The objects of a chart whose `label` reads names of its own, by the key that contains them.
  private static let labelOwners = ["rules": "rule", "callouts": "callout", "directLabels": "directLabels"]

  /// The local names known at the cursor.
  var locals: [LocalName] {
    var locals: [LocalName] = []
    var openings = cursor.frames.filter(\.isObject).map(\.open)[...]
    var outer = ""
    for (members, key) in place.around {
      let opening = openings.popFirst() ?? 0
      let type = members.first { $0.key == "type" }?.value.stringValue.flatMap(NodeType.init)
      var owner = type.map(ContentTable.node)
      if owner == nil, members.contains(where: { $0.key == "content" }), isComponent(at: opening) {
        owner = ContentTable.object("component")
      }
      if owner == nil, key == "label" { owner = ContentTable.object(Self.labelOwners[outer] ?? "valueAxis") }
      if owner == nil, key == "fill", outer == "series" { owner = ContentTable.object("series") }
      outer = key
      locals = Locals.names(of: members, in: owner, under: key, opening: opening, around: locals)
    }
    return locals
  }

  /// Whether an object is a definition under `components`.
  private func isComponent(at opening: Int) -> Bool {
    let frames = cursor.frames
    guard let index = frames.firstIndex(where: { $0.open == opening }), index >= 2 else { return false }
    return frames[index - 2].key == "components" && frames[index - 2].isObject
  }

  /// The design around the cursor.
  var design: JSONNode? {
    let top = cursor.frames.first(where: \.isObject)
    if let first = cursor.frames.first, !first.isObject {
      return top.flatMap { TypedPlace.object(at: $0.open, below: view.root) }
    }
    if top?.key == "specs", let inner = cursor.frames.dropFirst(2).first {
      return TypedPlace.object(at: inner.open, below: view.root)
    }
    return view.root
  }

  /// Whether the cursor is in a content tree.
  var isContent: Bool {
    !Set(place.keys).isDisjoint(with: ["content", "components", "styles"])
  }
}

extension PlainType {
  /// Whether a text of this type may contain `{{…}}`.
  var isText: Bool {
    switch type {
    case .template, .any: true
    default: false
    }
  }
}
