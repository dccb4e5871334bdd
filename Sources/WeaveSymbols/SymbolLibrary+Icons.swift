// SPDX-License-Identifier: MIT

extension SymbolLibrary {
  /// The name of the icon of bootstrap-icons that a symbol is drawn from, without `.svg`; nil for a drawing that weave
  /// has itself, and for an unknown name.
  public static func iconName(of symbol: String) -> String? {
    guard case .icon(let name)? = SymbolNames.source(of: symbol)?.picture else { return nil }
    return name
  }
}
