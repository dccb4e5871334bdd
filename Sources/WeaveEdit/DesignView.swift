// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions
public import WeaveFacts
public import WeaveJSON
public import WeaveRender
import WeaveSpec

/// A file of designs as an editor shows it: its text, the parsed tree, and its kind.
///
/// It is a value: the same view gives the same answers. It reads neither files nor the clock.
public struct DesignView: Sendable {
  /// The kind of a file.
  public enum Kind: Sendable, Hashable {
    /// One design, several, or an exchange file.
    case design
    /// Components, styles and colours for several designs.
    case parts
    /// Any other file.
    case other
  }

  /// The text in the editor.
  public let source: SourceText
  /// The parsed tree, as far as the text could be read.
  public let root: JSONNode?
  /// The diagnostics of parsing.
  let syntax: [Diagnostic]
  /// The kind of file, judged by its keys or given by the editor.
  public let kind: Kind
  /// The tree of the last complete text, which stands in for a half-written one.
  let lastTree: JSONNode?

  /// - Parameters:
  ///   - isAsked: whether the editor says that the file is a design, whatever its keys.
  ///   - last: the view of the text before the last change.
  public init(_ source: SourceText, isAsked: Bool = false, after last: DesignView? = nil) {
    self.source = source
    let parsed = JSONParser.parse(source)
    root = parsed.output
    syntax = parsed.diagnostics
    var kind = Self.kind(of: root, isAsked: isAsked)
    // A design whose first key is being typed stays a design.
    if kind == .other, let last, last.kind != .other, Self.isHalfWritten(root) { kind = last.kind }
    self.kind = kind
    lastTree = parsed.hasErrors ? last?.lastTree : parsed.output
  }

  /// The parsed text with its diagnostics.
  package var parsed: Checked<JSONNode> { Checked(root, syntax) }

  /// The trees to search, in order: the current one, then the last complete one.
  var trees: [JSONNode] { [root, lastTree].compactMap(\.self) }

  private static func isHalfWritten(_ root: JSONNode?) -> Bool {
    guard let root else { return true }
    return root.members?.isEmpty ?? root.elements?.isEmpty ?? true
  }

  private static func kind(of root: JSONNode?, isAsked: Bool) -> Kind {
    guard let root else { return isAsked ? .design : .other }
    switch root.value {
    case .object(let members):
      let keys = members.map(\.key)
      let parts = keys.filter(DesignParts.keys.contains)
      let others = keys.filter {
        !DesignParts.keys.contains($0) && $0 != "$schema" && $0 != "comment" && !$0.hasPrefix("_")
      }
      if !parts.isEmpty, others.isEmpty { return .parts }
      if isAsked || isBoard(members) || isDesign(members) { return .design }
      return .other
    case .array(let elements):
      if isAsked { return .design }
      return elements.first?.members.map(isDesign) ?? false ? .design : .other
    case .null, .bool, .number, .string: return isAsked ? .design : .other
    }
  }

  /// Whether an object is a board. Other files also have `slots`, but of a different form.
  private static func isBoard(_ members: [JSONMember]) -> Bool {
    if members.first(where: { $0.key == "$schema" })?.value.stringValue == "urn:weave:schema:board" { return true }
    let slots = members.first { $0.key == "slots" }?.value.elements
    return slots?.first.map { $0.member("template") != nil || $0.member("design") != nil } ?? false
  }

  /// Whether an object is a design or an exchange file, judged by its schema or by keys that are rare in other files.
  private static func isDesign(_ members: [JSONMember]) -> Bool {
    if let schema = members.first(where: { $0.key == "$schema" })?.value.stringValue {
      return schema == Language.schemaIdentifier || schema.hasSuffix("weave.schema.json")
    }
    if members.first(where: { $0.key == "magic" })?.value.stringValue == SpecDocument.magic { return true }
    let telling: Set<String> = [
      "primaryText", "secondaryText", "matchedSet", "actionBar", "remindersConfig", "clockConfig",
    ]
    if members.contains(where: { telling.contains($0.key) }) { return true }
    let layout = members.first { $0.key == "layout" }?.value
    if layout?.member("template") != nil { return true }
    return members.first { $0.key == "content" }?.value.member("type")?.value.stringValue.flatMap(NodeType.init) != nil
  }
}

/// The values that texts and expressions read at present.
public struct DesignFacts: Sendable {
  /// The facts at this moment.
  public var facts: FactVariables
  /// Values set by the user.
  public var given: [String: Value]
  /// The moment of the values.
  public var moment: Moment

  /// Facts at a moment, with the user's values.
  public init(facts: FactVariables, given: [String: Value], moment: Moment) {
    self.facts = facts
    self.given = given
    self.moment = moment
  }

  /// The scope of a design's texts, with its samples.
  func scope(of design: JSONNode?) -> VariableScope {
    var samples: [String: Value] = [:]
    for member in design?["variables"]?.members ?? [] { samples[member.key] = DataValue(member.value).value }
    return VariableScope(facts: facts, samples: samples, given: given)
  }

  func context(of design: JSONNode?) -> EvaluationContext {
    EvaluationContext(scope: scope(of: design), now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
  }
}
