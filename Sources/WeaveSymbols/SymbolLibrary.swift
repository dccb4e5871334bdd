// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveNative
public import WeaveResolve

/// The symbols that a design can name, by their names in SF Symbols.
///
/// A picture is read when its name is first asked for, and kept. Pictures of one library agree in optical size: the
/// live area of each is 22/24 of its box. One library belongs to one thread.
public final class SymbolLibrary: SymbolSupplier {
  /// Where Debian's package `bootstrap-icons` puts its pictures.
  public static let defaultIconDirectory = "/usr/share/bootstrap-icons/svg"

  private let iconDirectory: String
  private var symbols: [String: Result<VectorSymbol, SymbolError>] = [:]

  /// - Parameter iconDirectory: the folder of the icons `NAME.svg`; need not exist, then only our own pictures do.
  public init(iconDirectory: String = SymbolLibrary.defaultIconDirectory) {
    self.iconDirectory = iconDirectory
  }

  /// All names, sorted.
  public var symbolNames: [String] { SymbolNames.sorted }

  /// The symbol of an SF Symbols name; nil if the name is unknown or its picture cannot be read.
  public func symbol(named name: String) -> VectorSymbol? {
    try? load(name)
  }

  /// The QR code of a text, by libqrencode, which is loaded for the first one.
  public func code(of text: String, _ correction: CodeCorrection) throws(CodeFailure) -> CodeSquares {
    do {
      let modules = try QRModules(Array(text.utf8), correction.level)
      return CodeSquares(side: modules.side, isDark: modules.isDark)
    } catch {
      throw error == .tooLong ? .tooLong : .notInstalled
    }
  }

  /// The symbol of an SF Symbols name, or why there is none.
  public func load(_ name: String) throws(SymbolError) -> VectorSymbol {
    if let known = symbols[name] { return try known.get() }
    let result = Result { () throws(SymbolError) in try read(name) }
    // Unknown names are not kept: a stranger's design could ask for any number of them.
    if case .failure(.unknownName) = result {} else { symbols[name] = result }
    return try result.get()
  }

  private func read(_ name: String) throws(SymbolError) -> VectorSymbol {
    guard let source = SymbolNames.source(of: name) else { throw .unknownName(name) }
    var symbol = try source.picture.read(icons: iconDirectory)
    symbol.name = name
    return source.enclosure.map { symbol.enclosed(in: $0) } ?? symbol
  }
}

extension CodeCorrection {
  fileprivate var level: QRModules.Correction {
    switch self {
    case .low: .low
    case .medium: .medium
    case .quartile: .quartile
    case .high: .high
    }
  }
}
