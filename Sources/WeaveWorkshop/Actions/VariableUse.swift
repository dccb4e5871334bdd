// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
public import WeaveJSON
public import WeaveSpec

/// A place in a design that reads or changes a variable.
public struct VariableUse: Sendable, Hashable {
  /// The place, such as `primaryText`, `secondaryText (small)`, `button 'Done'` or `content`.
  public var place: String
  /// The variable's name in canonical form.
  public var key: String
  /// Whether a formula reads it; names in formulas are not renamed.
  public var isInFormula = false
}

extension WidgetSpec {
  /// The variables that the design reads in its texts or changes with its buttons, with their places. Facts are left
  /// out.
  public var variableUses: [VariableUse] {
    var uses: [VariableUse] = []
    func add(_ text: String?, _ place: String) {
      guard let text else { return }
      let plain = Set(TextTemplate.keys(in: text).map(VariableScope.canonicalKey))
      for name in TextTemplate(text).variableNames {
        let key = VariableScope.canonicalKey(name)
        let use = VariableUse(place: place, key: key, isInFormula: !plain.contains(key))
        if !key.hasPrefix("__"), !key.isEmpty, !uses.contains(use) { uses.append(use) }
      }
    }
    add(name, "name")
    add(primaryText, "primaryText")
    add(secondaryText, "secondaryText")
    for size in MatchedSet.Key.allCases {
      add(matchedSet?[size]?.primaryText, "primaryText (\(size.rawValue))")
      add(matchedSet?[size]?.secondaryText, "secondaryText (\(size.rawValue))")
    }
    for action in actionBar?.actions ?? [] {
      uses.append(VariableUse(place: "button '\(action.title)'", key: action.variableKey))
    }
    if let content { Self.visitTexts(of: content) { add($0, "content") } }
    return uses
  }

  /// The design with a variable renamed in its texts and on its buttons, but not in formulas.
  public func renamingVariable(_ old: String, to new: String) -> WidgetSpec {
    var spec = self
    func renamed(_ text: String) -> String { TextTemplate.renaming(old, to: new, in: text) }
    spec.name = renamed(name)
    spec.primaryText = renamed(primaryText)
    spec.secondaryText = secondaryText.map(renamed)
    for size in MatchedSet.Key.allCases {
      guard var variant = matchedSet?[size] else { continue }
      variant.primaryText = renamed(variant.primaryText)
      variant.secondaryText = variant.secondaryText.map(renamed)
      spec.matchedSet?[size] = variant
    }
    let key = VariableScope.canonicalKey(old)
    for index in (actionBar?.actions ?? []).indices where actionBar?.actions[index].variableKey == key {
      spec.actionBar?.actions[index].variableKey = VariableScope.canonicalKey(new)
    }
    spec.content = content.map { Self.mappingTexts(of: $0, renamed) }
    if let sample = variables.first(where: { VariableScope.canonicalKey($0.key) == key }) {
      spec.variables[sample.key] = nil
      spec.variables[new] = sample.value
    }
    return spec
  }

  /// The initial value of a variable that the design uses and that is not stored yet: its sample, else the value that
  /// its type or button implies, else the fallback in a text, else an empty text.
  public func beginning(of key: String) -> DataValue {
    let key = VariableScope.canonicalKey(key)
    if let sample = variables.first(where: { VariableScope.canonicalKey($0.key) == key })?.value { return sample }
    if let type = types.first(where: { VariableScope.canonicalKey($0.name) == key })?.type {
      switch type {
      case .number: return .number(0)
      case .flag: return .flag(false)
      case .list: return .list([])
      case .record: return .record([:])
      case .text, .date, .any: break
      }
    }
    let actions = actionBar?.actions.filter { $0.variableKey == key } ?? []
    if actions.contains(where: { $0.kind == .incrementVariable }) { return .number(0) }
    let texts = [primaryText, secondaryText ?? ""]
    for text in texts {
      if let fallback = TextTemplate.fallback(of: key, in: text), let number = Double(fallback), number.isFinite {
        return .number(number)
      }
    }
    return .text("")
  }

  private static func visitTexts(of node: JSONNode, _ found: (String) -> Void) {
    if let text = node.stringValue, text.contains("{{") { found(text) }
    for member in node.members ?? [] { visitTexts(of: member.value, found) }
    for element in node.elements ?? [] { visitTexts(of: element, found) }
  }

  private static func mappingTexts(of node: JSONNode, _ change: (String) -> String) -> JSONNode {
    switch node.value {
    case .string(let text) where text.contains("{{"): return JSONNode(.string(change(text)), at: node.range)
    case .array(let elements): return JSONNode(.array(elements.map { mappingTexts(of: $0, change) }), at: node.range)
    case .object(let members):
      let mapped = members.map { member -> JSONMember in
        var member = member
        member.value = mappingTexts(of: member.value, change)
        return member
      }
      return JSONNode(.object(mapped), at: node.range)
    default: return node
    }
  }
}

extension DesignLibrary {
  /// Renames a variable in the designs that use it.
  ///
  /// - Returns: the designs that changed.
  @discardableResult
  public func renameVariable(_ old: String, to new: String) throws(LibraryError) -> [LibraryEntry] {
    try edit { edit throws(LibraryError) in
      var written: [LibraryEntry] = []
      for entry in try entries() {
        let spec = try edit.design(entry)
        let renamed = spec.renamingVariable(old, to: new)
        if renamed == spec { continue }
        try edit.put(renamed, inPlaceOf: entry, what: "rename variable \(old) to \(new)")
        written.append(entry)
      }
      return written
    }
  }
}

extension TextTemplate {
  /// The ranges of the keys in a text's tokens, as written; formulas are left out.
  private static func keyRanges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var place = text.startIndex
    while let open = text[place...].firstRange(of: "{{") {
      place = open.upperBound
      let rest = text[place...]
      let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
      guard start < text.endIndex, text[start] != "=" else { continue }
      var end = start
      while end < text.endIndex, text[end] != "|", text[end] != "{", !text[end...].hasPrefix("}}") {
        end = text.index(after: end)
      }
      while end > start, text[text.index(before: end)].isWhitespace { end = text.index(before: end) }
      if end > start { ranges.append(start..<end) }
    }
    return ranges
  }

  /// The keys in a text's tokens, as written; formulas are left out.
  static func keys(in text: String) -> [String] { keyRanges(in: text).map { String(text[$0]) } }

  /// The text with a key replaced in its tokens.
  static func renaming(_ old: String, to new: String, in text: String) -> String {
    let key = VariableScope.canonicalKey(old)
    var result = text
    for range in keyRanges(in: text).reversed() where VariableScope.canonicalKey(String(text[range])) == key {
      result.replaceSubrange(range, with: new)
    }
    return result
  }

  /// The text after the first `|` in a key's token.
  fileprivate static func fallback(of key: String, in text: String) -> String? {
    for range in keyRanges(in: text) where VariableScope.canonicalKey(String(text[range])) == key {
      let rest = text[range.upperBound...].drop { $0.isWhitespace }
      guard rest.first == "|" else { continue }
      return String(rest.dropFirst().prefix { $0 != "|" && $0 != "}" }).trimmingSpaces
    }
    return nil
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
