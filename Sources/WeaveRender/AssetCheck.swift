// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Looks up the photos and symbols that a design names, drawn or not.
struct AssetCheck {
  let widget: CompiledWidget
  let symbols: any SymbolSupplier
  /// Nil where photos are checked later: opening one takes longer than everything else.
  let photos: (any ImageSupplier)?

  /// Diagnostics of the symbols that nodes of the content name literally. Drawing reports names that are computed, and
  /// symbols where none may be drawn.
  var contentDiagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    if widget.root.range != nil { collect(widget.root, into: &found) }
    return found
  }

  private func collect(_ node: ContentNode, into found: inout [Diagnostic]) {
    let p = node[ModifierKeys.self]
    guard !p.has(ModifierKeys.when), !p.has(ModifierKeys.hidden) else { return }
    if node.type == .symbol || node.type == .label {
      let name = node.type == .label ? node[LabelKeys.self][LabelKeys.symbol] : node[SymbolKeys.self][SymbolKeys.name]
      guard let name, case .template(let text) = name.value, text.isLiteral,
        let range = name.range, !text.source.isEmpty, symbols.symbol(named: text.source) == nil
      else { return }
      found.append(.unknownSymbol(text.source, among: symbols.symbolNames, at: range, node: node.path))
    } else if node.type.placesChildren {
      for child in node.placedChildren where found.count < Limits.diagnostics { collect(child, into: &found) }
    }
  }

  var diagnostics: [Diagnostic] {
    let faces = [""] + MatchedSet.Key.allCases.map { "matchedSet.\($0.rawValue)." }
    let buttons = (widget.spec.actionBar?.actions ?? []).indices.map { "actionBar.actions[\($0)].systemImage" }
    let named = faces.map { $0 + "symbol.name" } + buttons
    return named.compactMap(symbol) + faces.compactMap { photo($0 + "image.fileName") }
  }

  private func symbol(_ path: String) -> Diagnostic? {
    guard let (name, range) = text(path), symbols.symbol(named: name) == nil else { return nil }
    return .unknownSymbol(name, among: symbols.symbolNames, at: range)
  }

  private func photo(_ path: String) -> Diagnostic? {
    // The app's renderings for each size replace a missing photo; drawing then reports what is missing.
    guard widget.spec.places.node(at: path.replacing("fileName", with: "smartPhoto")) == nil else { return nil }
    guard let photos, let (name, range) = text(path),
      case .failure(let failure) = photos.image(ImageRequest(file: name))
    else {
      return nil
    }
    return Diagnostic(
      failure.code, .init(failure.sentence), at: range, severity: widget.isLenient ? .warning : nil)
  }

  private func text(_ path: String) -> (String, SourceRange)? {
    guard let node = widget.spec.places.node(at: path), case .string(let text) = node.value, !text.isEmpty else {
      return nil
    }
    return (text, node.range)
  }
}
