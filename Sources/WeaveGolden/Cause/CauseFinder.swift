// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec

/// Finds why a picture has changed: the values that it was drawn from, then and now, are compared.
///
/// Of several changed things, only those count that a changed node shows. A reference of an earlier version does not say
/// what it was drawn from; then the places of the changed nodes stand for the causes.
struct CauseFinder {
  /// The file of the design, with the files that it includes.
  let source: SourceText
  /// The folder of the design; empty for the current one.
  let folder: String
  /// What draws otherwise than when the reference was drawn.
  let environment: [EnvironmentPart]

  /// The causes of the changes of a picture; empty if none can be named.
  func causes(before: PictureInputs?, after: PictureInputs, _ changes: [PictureChange]) -> [ChangeCause] {
    let drift = ChangeCause.causes(of: environment)
    guard let before else { return places(of: changes, after) + (isOnlyDrift(changes) ? drift : []) }
    let all = things(before, after)
    let builtin = all.filter { thing in thing.kind.isBuiltin && changes.contains { Self.mayShow(thing, $0) } }
    let things = all.filter { !$0.kind.isBuiltin }
    let shown = things.count < 2 ? things : visible(things, before, after, changes)
    var causes = (shown + builtin).map { cause(of: $0) }
    if causes.isEmpty || changes.contains(where: { $0.verdict == .drawnOtherwise }) { causes += drift }
    return causes
  }

  private func isOnlyDrift(_ changes: [PictureChange]) -> Bool { changes.allSatisfy(\.mayBeDrift) }

  // MARK: Changed things

  /// A named part, a design or a value from outside, with its changed values.
  private struct Thing {
    var kind: PictureInput.Kind
    var name: String
    var changes: [(before: PictureInput?, after: PictureInput?)]

    /// Whether only the texts of nodes have changed.
    var isTextOfNodes: Bool {
      (kind == .design || kind == .component) && paths.allSatisfy { $0 == "text" || $0.hasSuffix(".text") }
    }

    var paths: [String] { changes.map { ($0.after ?? $0.before)?.path ?? "" } }
  }

  private func things(_ before: PictureInputs, _ after: PictureInputs) -> [Thing] {
    let old = Dictionary(before.entries.map { ($0.key, $0) }) { first, _ in first }
    let new = Dictionary(after.entries.map { ($0.key, $0) }) { first, _ in first }
    var things: [Thing] = []
    func add(_ before: PictureInput?, _ after: PictureInput?) {
      guard let input = after ?? before else { return }
      if let index = things.firstIndex(where: { $0.kind == input.kind && $0.name == input.name }) {
        things[index].changes.append((before, after))
      } else {
        things.append(Thing(kind: input.kind, name: input.name, changes: [(before, after)]))
      }
    }
    for input in after.entries {
      let was = old[input.key]
      if was.map({ !$0.isSame(as: input) }) ?? true { add(was, input) }
    }
    for input in before.entries where new[input.key] == nil { add(input, nil) }
    // Of weave's own parts, references of earlier versions say nothing, and a design that names another one has changed.
    things.removeAll { $0.kind.isBuiltin && ($0.changes[0].before == nil || $0.changes[0].after == nil) }
    return withoutUnnamed(things, before, after)
  }

  /// Without parts that only came or went because another change names them, or no longer does: the place that names
  /// them is the cause.
  private func withoutUnnamed(_ things: [Thing], _ before: PictureInputs, _ after: PictureInputs) -> [Thing] {
    let isPart: Set<PictureInput.Kind> = [.color, .style, .font, .component, .string, .variable, .data, .fact, .photo]
    func names(_ thing: Thing, _ name: String) -> Bool {
      thing.changes.contains { [$0.before, $0.after].contains { $0?.value.contains(name) ?? false } }
    }
    return things.filter { thing in
      guard isPart.contains(thing.kind),
        thing.changes.allSatisfy({ $0.before == nil }) || thing.changes.allSatisfy({ $0.after == nil })
      else { return true }
      let isWhole = !(thing.changes[0].before == nil ? before : after).entries.contains {
        $0.kind == thing.kind && $0.name == thing.name
      }
      return !isWhole || !things.contains { ($0.kind, $0.name) != (thing.kind, thing.name) && names($0, thing.name) }
    }
  }

  private func cause(of thing: Thing) -> ChangeCause {
    let first = thing.changes.first { $0.after?.range != nil }?.after ?? thing.changes.lazy.compactMap(\.after).first
    let file = (first ?? thing.changes[0].before)?.file ?? ""
    let path = file.isEmpty ? source.name : folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
    let place = first?.range.map { FilePlace(of: $0, in: source) }
    let changes = thing.changes.map { change in
      ChangeCause.Change(
        path: (change.after ?? change.before)?.path ?? "", before: change.before?.shown, after: change.after?.shown)
    }
    switch thing.kind {
    // Two hashes say nothing to a reader.
    case .template, .locale: return ChangeCause(kind: thing.kind.cause, name: thing.name)
    case .design:
      return ChangeCause(
        kind: .design, name: thing.name.isEmpty ? source.name : path, file: path, place: place, changes: changes)
    case .data, .fact, .photo, .setting:
      let outside = thing.changes.lazy.compactMap { $0.after?.outside }.first
      return ChangeCause(
        kind: thing.kind.cause, name: thing.name, file: outside?.file, place: outside?.place, changes: changes)
    case .color, .style, .font, .component, .string, .variable:
      return ChangeCause(kind: thing.kind.cause, name: thing.name, file: path, place: place, changes: changes)
    }
  }

  // MARK: Which of several things a change shows

  /// The things that a changed node shows; all if it is not known which.
  private func visible(
    _ things: [Thing], _ before: PictureInputs, _ after: PictureInputs, _ changes: [PictureChange]
  ) -> [Thing] {
    // The nodes of built-in templates do not say which keys they show.
    let own = changes.filter { $0.node.hasPrefix("content") || $0.node.contains("components.") }
    guard own.count == changes.count, !changes.isEmpty else { return things }
    let values = before.entries + after.entries
    let shown = things.filter { thing in
      let named = Mentions(of: thing.name, in: values)
      return own.contains { change in
        guard thing.kind != .color || change.mayShowColors else { return false }
        // A node that has only moved has the same text as before.
        if change.verdict == .moved, !change.isRecolored, thing.isTextOfNodes { return false }
        return show(change.node, thing, named, values)
      }
    }
    return shown.isEmpty ? things : shown
  }

  /// Whether a change may come from another built-in template or locale table: it is inside of the template, or the
  /// same design writes another text.
  private static func mayShow(_ thing: Thing, _ change: PictureChange) -> Bool {
    if thing.kind == .locale { return change.verdict == .dataChanged || change.verdict == .rewrapped }
    return change.node.split(separator: "/").contains { part in
      part == thing.name || part.hasPrefix(thing.name) && [".", "["].contains(part.dropFirst(thing.name.count).first)
    }
  }

  /// Whether the keys of a node, of the nodes around it, or of the parts that these name contain or name a thing.
  private func show(_ node: String, _ thing: Thing, _ named: Mentions, _ values: [PictureInput]) -> Bool {
    let chain = NodeChain(node)
    switch thing.kind {
    case .setting, .photo, .template, .locale: return true
    case .design where !thing.name.isEmpty: return true
    case .design: return thing.paths.contains { !$0.hasPrefix("content") || chain.contains(path: $0) }
    case .component:
      return thing.paths.contains { chain.contains(path: "components.\(thing.name).\($0)") }
    case .color, .style, .font, .string, .variable, .data, .fact:
      // The parts that name it are themselves named by a key of the tree.
      return values.contains { value in
        named.contains(value)
          && (value.kind == .design && (!value.name.isEmpty || chain.contains(path: value.path))
            || value.kind == .component && chain.contains(path: "components.\(value.name).\(value.path)"))
      }
    }
  }

  // MARK: References of earlier versions

  /// The places of the changes that are not only consequences of others.
  private func places(of changes: [PictureChange], _ inputs: PictureInputs) -> [ChangeCause] {
    let direct = changes.filter { !$0.mayBeDrift }
    var seen: Set<ChangeCause> = []
    return (direct.isEmpty ? changes.filter { $0.verdict != .drawnOtherwise && $0.verdict != .unknown } : direct)
      .compactMap { change in
        guard let place = change.range.map({ FilePlace(of: $0, in: source) }) else { return nil }
        let cause = ChangeCause(
          kind: .place, name: "\(change.verdict.rawValue) at \(place.file):\(place.line)", file: place.file,
          place: place)
        return seen.insert(cause).inserted ? cause : nil
      }
  }
}

/// The values that name a thing, directly or through the parts that they name.
private struct Mentions {
  private var names: Set<String>

  init(of name: String, in values: [PictureInput]) {
    names = [name]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for value in values where value.kind != .design && !names.contains(value.name) && contains(value) {
        names.insert(value.name)
        isGrowing = true
      }
    }
  }

  func contains(_ value: PictureInput) -> Bool { names.contains { value.value.contains($0) } }
}

/// The nodes from the root of a design to a node, by the node's id: `content.children[0]/components.stat.content`.
private struct NodeChain {
  /// The paths of the node and of the `use` nodes around it.
  private let paths: [String]

  init(_ id: String) {
    paths = id.split(separator: "/").map { String($0.prefix { $0 != "#" && $0 != "@" }) }
  }

  /// The keys of a node that contain other nodes.
  private static let inner: Set<Substring> = ["children", "then", "else", "slots"]

  /// Whether a value belongs to one of the nodes, or to a node around one of them.
  func contains(path: String) -> Bool {
    // What is outside of the tree applies to all of it.
    guard path.hasPrefix("content") || path.hasPrefix("components.") else { return true }
    return paths.contains { node in
      let steps = Self.steps(node)
      let value = Self.steps(path)
      let common = zip(steps, value).prefix { $0 == $1 }.count
      // Below the node itself everything is its own. Of a node around it, only its own keys are.
      if common == steps.count { return true }
      guard common > 0, common < value.count else { return common > 0 }
      return !Self.inner.contains(value[common]) && !(common > 0 && Self.inner.contains(value[common - 1]))
    }
  }

  private static func steps(_ path: String) -> [Substring] { path.split { $0 == "." || $0 == "[" || $0 == "]" } }
}

extension PictureInput {
  /// The value with a mark if it is only its beginning.
  fileprivate var shown: String { sum.isEmpty ? value : value + "…" }
}

extension PictureInput.Kind {
  fileprivate var cause: ChangeCause.Kind {
    switch self {
    case .color: .color
    case .style: .style
    case .font: .fontFamily
    case .component: .component
    case .string: .text
    case .variable: .variable
    case .design: .design
    case .data: .data
    case .fact: .fact
    case .photo: .photo
    case .setting: .setting
    case .template: .template
    case .locale: .locale
    }
  }
}

extension PictureChange {
  /// Whether it may be, or contain, a change of colours.
  fileprivate var mayShowColors: Bool {
    switch verdict {
    case .recolored, .restyled, .appeared, .disappeared, .pictureChanged, .drawnOtherwise, .paintedOtherwise, .unknown:
      true
    case .moved, .resized, .rewrapped, .textChanged, .dataChanged: isRecolored
    }
  }
}
