// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveNative
public import WeaveResolve
import WeaveSystem

/// The symbols that a design can use, by their SF Symbols names.
///
/// A picture is read when its name is first requested, and then kept. Its ink gets the place and the size that the
/// symbol has among SF Symbols. A library must stay on one thread.
public final class SymbolLibrary: SymbolSupplier {
  /// The folder of the pictures of Bootstrap Icons, beside the program, or else where Debian 12 keeps it.
  public static let defaultIconDirectory = ProgramData.path(
    "bootstrap-icons", orDebians: "/usr/share/bootstrap-icons/svg")

  private let iconDirectory: String
  private var symbols: [String: Result<VectorSymbol, SymbolError>] = [:]

  /// - Parameter iconDirectory: the folder of the icons `NAME.svg`. It need not exist; then only the project's own
  ///   pictures are available.
  public init(iconDirectory: String = SymbolLibrary.defaultIconDirectory) {
    self.iconDirectory = iconDirectory
  }

  /// All names, sorted.
  public var symbolNames: [String] { SymbolNames.sorted }

  /// The symbol with an SF Symbols name; nil if the name is unknown or its picture cannot be read.
  public func symbol(named name: String) -> VectorSymbol? {
    try? load(name)
  }

  /// The QR code of a text, made by libqrencode, which is loaded for the first code.
  public func code(of text: String, _ correction: CodeCorrection) throws(CodeFailure) -> CodeSquares {
    do {
      let modules = try QRModules(Array(text.utf8), correction.level)
      return CodeSquares(side: modules.side, isDark: modules.isDark)
    } catch {
      throw error == .tooLong ? .tooLong : .notInstalled
    }
  }

  /// The symbol with an SF Symbols name; throws the reason if there is none.
  public func load(_ name: String) throws(SymbolError) -> VectorSymbol {
    if let known = symbols[name] { return try known.get() }
    let result = Result { () throws(SymbolError) in try read(name) }
    // Unknown names are not stored: an untrusted design could request any number of them.
    if case .failure(.unknownName) = result {} else { symbols[name] = result }
    return try result.get()
  }

  private func read(_ name: String) throws(SymbolError) -> VectorSymbol {
    guard let source = SymbolNames.source(of: name) else { throw .unknownName(name) }
    let picture = try source.picture.read(icons: iconDirectory)
    let drawing = source.enclosure.map { picture.enclosed(in: $0) } ?? picture
    return VectorSymbol(name: name, viewBox: drawing.viewBox, shapes: drawing.shapes, metrics: source.metrics)
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
