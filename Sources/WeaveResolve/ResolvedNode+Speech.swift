// SPDX-License-Identifier: MIT

extension ResolvedNode {
  /// The text that the node shows, in reading order.
  var spokenText: String {
    var parts: [String] = []
    collectSpokenText(into: &parts)
    return parts.joined(separator: ", ")
  }

  private func collectSpokenText(into parts: inout [String]) {
    for case .effect(.label(let label)) in modifiers {
      parts.append(label)
      return
    }
    switch kind {
    case .text(let text):
      let words = text.string.trimmed
      if !words.isEmpty { parts.append(words) }
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children),
      .plot(_, let children):
      for child in children { child.collectSpokenText(into: &parts) }
    case .viewThatFits(_, _, let children): children.first?.collectSpokenText(into: &parts)
    case .grid(let grid): for cell in grid.cells { cell.collectSpokenText(into: &parts) }
    case .spacer, .divider, .leaf: break
    }
    for modifier in modifiers {
      if case .overlay(let node, _) = modifier { node.collectSpokenText(into: &parts) }
    }
  }
}
