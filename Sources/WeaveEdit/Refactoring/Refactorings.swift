// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// Changes of a design's text that keep its picture: a part gets a name, or a name is replaced by what it stands for.
public struct Refactorings {
  /// A change for an editor to offer.
  public struct Action: Sendable, Hashable {
    /// The action kinds of the Language Server Protocol.
    public enum Kind: String, Sendable, Hashable {
      /// Gives a part a name.
      case extract = "refactor.extract"
      /// Replaces a name by the part.
      case inline = "refactor.inline"
    }

    /// The title, as a command.
    public var title: String
    /// Whether it gives a name or removes one.
    public var kind: Kind
    /// The edits, which do not overlap.
    public var edits: [Diagnostic.Fix.Edit]
  }

  let view: DesignView
  let around: Surroundings
  /// The design around the cursor, or the file of parts.
  let top: JSONNode
  let range: SourceRange
  let names: DesignNames
  let writer: PartWriter
  /// The values of the file with their types, in the order of the text.
  private let values: [TypedValue]

  /// - Parameter range: the selection in the editor.
  /// - Returns: nil for other files, boards, and texts with syntax errors.
  public init?(_ view: DesignView, around: Surroundings = Surroundings(), touching range: SourceRange) {
    guard view.kind != .other, view.isWhole, let root = view.root, !root.isBoard,
      let top = view.designs.first(where: { $0.range.lower <= range.lower && range.upper <= $0.range.upper }),
      top.members != nil
    else { return nil }
    (self.view, self.around, self.top, self.range) = (view, around, top, range)
    names = DesignNames(view)
    writer = PartWriter(view.source, top)
    var values: [TypedValue] = []
    TypedWalk { values.append($0) }.run(view)
    self.values = values
  }

  /// The changes that are possible at the selection.
  public var actions: [Action] {
    [extractComponent, extractStyle, extractColor, inlineComponent, inlineStyle, inlineColor].compactMap(\.self)
  }

  // MARK: Places

  /// The innermost node around the selection. Other objects may have a `type`, too.
  var node: JSONNode? {
    guard let place = Regions.node(of: view, around: range),
      values(in: place).contains(where: { $0.node.range == place && $0.types.contains(where: \.isNode) })
    else { return nil }
    return TypedPlace.object(at: place.lower, below: view.root)
  }

  /// Whether the children of a node stand among those of the stack around it, which those of a component do not.
  func isSpread(_ node: JSONNode) -> Bool {
    let type = node["type"]?.stringValue.flatMap(NodeType.init)
    return type == .forEach || type == .when
  }

  /// The values in a place, in the order of the text.
  func values(in place: SourceRange) -> [TypedValue] {
    values.filter { place.lower <= $0.node.range.lower && $0.node.range.upper <= place.upper }
  }

  /// Whether a name of a kind is taken, in the design or in what it includes.
  private func isTaken(_ name: String, _ key: String) -> Bool {
    top[key]?[name] != nil || around.included.contains { $0.view.root?[key]?[name] != nil }
  }

  /// A name for a new part that nothing else has.
  func freeName(_ wanted: String, _ key: String) -> String {
    let letters = wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let base = letters.first?.isLetter ?? false ? letters : key == "colors" ? "color" : "part"
    if !isTaken(base, key), ColorName(base) == nil { return base }
    return (2...).lazy.map { "\(base)\($0)" }.first { !isTaken($0, key) } ?? base
  }

  /// A part by its name, with the file that defines it: the design, else the last file that it includes.
  func part(_ name: String, _ key: String) -> (node: JSONNode, view: DesignView)? {
    if let own = top[key]?[name] { return (node: own, view: view) }
    return around.included.reversed().lazy.compactMap { file in
      file.view.root?[key]?[name].map { (node: $0, view: file.view) }
    }.first
  }

  /// The mentions of names in a place that have another meaning elsewhere: those of `forEach` and of parameters that are
  /// defined around it.
  func outerNames(in place: SourceRange) -> [String] {
    let values = values(in: place)
    guard let outer = values.first(where: { $0.node.range == place })?.locals else { return [] }
    var found: [String] = []
    for mention in names.mentions where place.lower <= mention.range.lower && mention.range.upper <= place.upper {
      guard [.template, .expression, .quoted].contains(mention.spelling) else { continue }
      let inner = values.last {
        $0.node.range.lower <= mention.range.lower && mention.range.upper <= $0.node.range.upper
      }
      guard let locals = inner?.locals,
        let index = locals.lastIndex(where: { DesignNames.compared($0.name) == mention.name }), index < outer.count
      else { continue }
      if !found.contains(outer[index].name) { found.append(outer[index].name) }
    }
    return found
  }
}

extension PlainType {
  fileprivate var isNode: Bool { if case .object("node") = type { true } else { false } }
}
