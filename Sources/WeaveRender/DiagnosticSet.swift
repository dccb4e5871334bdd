// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Diagnostics without repetition: one that several sizes and appearances share is reported once, with the sizes that
/// show it.
struct DiagnosticSet {
  private(set) var list: [Diagnostic]

  init(_ list: [Diagnostic]) { self.list = list }

  var isFull: Bool { list.count >= Limits.diagnostics }

  /// Whether anything in a range is an error, or the whole text is not JSON.
  func hasErrors(in range: SourceRange?) -> Bool {
    list.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      guard let range, let place = diagnostic.range else { return true }
      let isInside = range.lower <= place.lower && place.lower <= range.upper
      return isInside || DiagnosticCode.syntaxCodes.contains(diagnostic.code)
    }
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !isExplained(diagnostic) {
      guard let twin = list.firstIndex(where: { $0.isRepetition(of: diagnostic) }) else {
        if !isFull { list.append(diagnostic) }
        continue
      }
      guard let size = diagnostic.size, let known = list[twin].size, !known.split(separator: ", ").contains(size[...])
      else { continue }
      // Each size has its own ratio.
      if diagnostic.code == .contrastTooLow, diagnostic.message != list[twin].message {
        list[twin].addRatio(of: diagnostic, at: size)
        continue
      }
      list[twin].size = known + ", " + size
    }
  }

  /// Whether an earlier diagnostic is the cause: the name of a symbol that was cut is unknown for that reason, and a
  /// photo is missing because the file embeds it in a form that cannot be read.
  private func isExplained(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.code {
    case .assetUnknownSymbol: list.contains { $0.code == .specLongActionSymbol && $0.range == diagnostic.range }
    case .assetMissingImage: list.contains { $0.code == .exchangeBase64 }
    // The type check has already reported the value.
    case .contentNoAmount, .textNotNumber, .textNumberForm, .textFilterValue, .textUnreadableDate, .textPrintsList,
      .textPrintsNothing,
      .expressionUnfitValue:
      list.contains { known in
        guard let place = known.range, let range = diagnostic.range else { return false }
        // The same diagnostic at another size is not a cause.
        let isCause =
          DiagnosticCode.factCodes.contains(known.code)
          || known.code == .textPrintsList && known.message != diagnostic.message
          || known.code == .expressionUnfitValue && diagnostic.code == .textPrintsNothing
        return isCause && known.severity > .note && range.lower <= place.lower && place.upper <= range.upper
      }
    default: false
    }
  }
}

extension Diagnostic {
  /// Adds the contrast at another size.
  fileprivate mutating func addRatio(of other: Diagnostic, at size: String) {
    let ending = " at size \(size)"
    guard !notes.contains(where: { $0.message.text.hasSuffix(ending) }) else { return }
    notes.append(Note(.init(other.message.text + ending)))
  }

  /// Whether another diagnostic says the same about the same thing, for another size, appearance or copy of a node.
  fileprivate func isRepetition(of other: Diagnostic) -> Bool {
    guard code == other.code, range == other.range else { return false }
    if range == nil { return message == other.message && node == other.node }
    if DiagnosticCode.assetCodes.contains(code) || node == nil || other.node == nil { return true }
    // Two nodes with the same message at different sizes are branches of one template.
    return original == other.original || sizes.isDisjoint(with: other.sizes)
  }

  private var sizes: Set<Substring> { Set((size ?? "").split(separator: ", ")) }

  /// The node's path without the numbers of the copies made by `forEach`.
  private var original: Substring? { node.map { $0.prefix { $0 != "#" } } }
}
