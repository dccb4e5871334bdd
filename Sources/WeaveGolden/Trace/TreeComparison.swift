// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout

/// Finds the changes of every node between two pictures of a design.
struct TreeComparison {
  /// Whether fonts or libraries differ from those of the reference: then they explain a text of another width.
  var hasDrifted = false

  /// The changes in drawing order, with disappeared nodes last. Empty if a tree has no nodes.
  func changes(from before: PictureTree, to after: PictureTree) -> [PictureChange] {
    guard before != after, let old = before.nodes, let new = after.nodes else { return [] }
    let pairs = Self.pairs(old, new)
    let changes = new.indices.compactMap { index in
      pairs[index].map { change(from: old[$0], to: new[index]) } ?? .appeared(new[index])
    }
    let left = Set(old.indices).subtracting(pairs.compactMap(\.self)).sorted()
    return changes + left.map { .disappeared(old[$0]) }
  }

  /// For each node of the new picture the index of its counterpart in the old one.
  ///
  /// Inserting a node changes the ids of all nodes after it. So nodes are first matched by what they are, in order, and
  /// only the rest by their ids.
  private static func pairs(_ old: [NodeTrace], _ new: [NodeTrace]) -> [Int?] {
    var pairs = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    let changes = BoundedDifference(from: old.map(\.likeness), to: new.map(\.likeness))
    let (stayed, known) = (
      old.indices.filter { !changes.removed.contains($0) }, new.indices.filter { !changes.inserted.contains($0) }
    )
    for (o, n) in zip(stayed, known) {
      pairs[n] = o
      isTaken[o] = true
    }
    // Nodes in another order are matched, too.
    var alike: [[String]: [Int]] = [:]
    for index in old.indices.reversed() where !isTaken[index] && old[index].likeness.count > 0 {
      alike[old[index].likeness, default: []].append(index)
    }
    for index in new.indices where pairs[index] == nil && (!new[index].lines.isEmpty || new[index].isSymbol) {
      guard let match = alike[new[index].likeness]?.popLast() else { continue }
      pairs[index] = match
      isTaken[match] = true
    }
    var free: [String: Int] = [:]
    for index in old.indices where !isTaken[index] { free[old[index].id] = index }
    for index in new.indices where pairs[index] == nil { pairs[index] = free.removeValue(forKey: new[index].id) }
    return pairs
  }

  // MARK: One node

  /// Nil if it has not changed.
  private func change(from old: NodeTrace, to new: NodeTrace) -> PictureChange? {
    var parts: [(verdict: PictureChange.Verdict, text: String)] = []
    if old.lines != new.lines { parts.append(textChange(from: old, to: new)) }
    if old.kinds != new.kinds { parts += Self.kindChanges(old, new) }
    if old.origin != new.origin, new.kinds.contains(where: { $0.hasPrefix("image") }) {
      parts.append((.pictureChanged, "is a different picture"))
    }
    let isSameText = old.lines == new.lines
    if isSameText, let was = old.font, let now = new.font, was != now {
      parts.append((.restyled, "uses \(now) instead of \(was)"))
    }
    if let color = Self.colorChange(old, new) { parts.append((.recolored, color)) }
    // The words of a text determine its width.
    if isSameText {
      let sizes = Self.sizeChange(old.frame, new.frame)
      let isFont = hasDrifted && !new.lines.isEmpty && old.origin == new.origin && parts.isEmpty
      if let sizes { parts.append((isFont ? .drawnOtherwise : .resized, sizes)) }
    }
    if let way = Self.movement(old.frame, new.frame) { parts.append((.moved, way)) }
    if parts.isEmpty, old.drawing != new.drawing {
      // A chart with the same source has other values.
      let isData = old.origin != nil && old.origin == new.origin
      parts.append(isData ? (.dataChanged, "shows other values") : (.restyled, "is drawn differently"))
    }
    guard let first = parts.first else { return nil }
    return PictureChange(
      verdict: first.verdict, node: new.id, isRecolored: old.colors != new.colors,
      text: "\(new.name) " + parts.map(\.text).joined(separator: ", "), boxes: [old.frame, new.frame])
  }

  /// Changes in the node's name in the layout tree: another symbol, another level of a gauge, an added or removed
  /// effect.
  private static func kindChanges(_ old: NodeTrace, _ new: NodeTrace) -> [(PictureChange.Verdict, String)] {
    let lost = old.kinds.filter { !new.kinds.contains($0) }
    let gained = new.kinds.filter { !old.kinds.contains($0) }
    func word(_ kind: String) -> Substring { kind.prefix { $0 != " " } }
    return (0..<max(lost.count, gained.count)).compactMap { index in
      guard index < lost.count else { return (.restyled, "has `\(gained[index])`") }
      guard index < gained.count else { return (.restyled, "no longer has `\(lost[index])`") }
      let (was, now) = (lost[index], gained[index])
      // A cut text is reported by its lines.
      if word(now) == "text" { return nil }
      if word(now) == "symbol" || word(now) == "image" { return (.pictureChanged, "was \(old.name)") }
      let isData = word(now) == "gauge" && old.origin != nil && old.origin == new.origin
      return (isData ? .dataChanged : .restyled, "is `\(now)` instead of `\(was)`")
    }
  }

  private func textChange(
    from old: NodeTrace, to new: NodeTrace
  ) -> (PictureChange.Verdict, String) {
    let words = (Self.words(old.text), Self.words(new.text))
    if words.0 == words.1 {
      let lines = new.lines.count
      return (.rewrapped, "wraps into \(lines) \(lines == 1 ? "line" : "lines") instead of \(old.lines.count)")
    }
    let isCut = new.text.hasSuffix("…") && words.0.hasPrefix(words.1.dropLast())
    if isCut { return (.rewrapped, "is now cut") }
    if old.text.hasSuffix("…"), words.1.hasPrefix(words.0.dropLast()) { return (.rewrapped, "is no longer cut") }
    let isData = old.origin == new.origin
    return (isData ? .dataChanged : .textChanged, "was “\(old.text)”" + (isData ? ", by the facts it shows" : ""))
  }

  private static func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func colorChange(_ old: NodeTrace, _ new: NodeTrace) -> String? {
    let (was, now) = (old.colors, new.colors)
    guard was.count == now.count, let index = was.indices.first(where: { was[$0] != now[$0] }) else { return nil }
    return "is \(now[index]) instead of \(was[index])"
  }

  private static func sizeChange(_ old: Rect, _ new: Rect) -> String? {
    let (width, height) = (new.width - old.width, new.height - old.height)
    let parts = [(width, "wider", "narrower"), (height, "taller", "lower")].filter { abs($0.0) >= 0.005 }
    guard !parts.isEmpty else { return nil }
    return "is " + parts.map { "\(decimal(abs($0.0))) pt \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
  }

  private static func movement(_ old: Rect, _ new: Rect) -> String? {
    let (x, y) = (new.minX - old.minX, new.minY - old.minY)
    let parts = [(x, "right", "left"), (y, "down", "up")].filter { abs($0.0) >= 0.005 }
    guard !parts.isEmpty else { return nil }
    return "moved " + parts.map { "\(decimal(abs($0.0))) pt \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
  }
}

extension PictureChange {
  fileprivate static func appeared(_ node: NodeTrace) -> PictureChange {
    PictureChange(verdict: .appeared, node: node.id, text: "\(node.name) appeared", boxes: [node.frame])
  }

  fileprivate static func disappeared(_ node: NodeTrace) -> PictureChange {
    PictureChange(verdict: .disappeared, node: node.id, text: "\(node.name) disappeared", boxes: [node.frame])
  }
}
