// SPDX-License-Identifier: MIT

import Synchronization
import WeaveGraphics
import WeaveHash
import WeaveLayout
import WeaveNative
import WeaveResolve
import WeaveSymbols
public import WeaveSystem
import WeaveText

/// Reads what draws pictures in this process. Each font and icon is read once, whatever the number of pictures and
/// threads.
public final class ProvenanceReader: Sendable {
  private struct Known {
    var fonts: [String: FontIdentity] = [:]
    var icons: [String: String] = [:]
    /// By their keys; nil before they are asked for.
    var installed: [String: [FontIdentity]]?
  }

  /// A folder of fonts that come before the standard ones.
  private let folder: String?
  private let known = Mutex(Known())

  /// - Parameter fonts: a folder of fonts that come before the standard ones.
  public init(fonts: String?) { folder = fonts }

  /// What drew a picture.
  ///
  /// - Throws: if a font of the picture cannot be read any more.
  public func provenance(of picture: Rendering) throws(FileError) -> Provenance {
    var libraries = LibraryVersions.drawing
    let isSVG = picture.dependencies.photos.keys.contains { $0.lowercased().hasSuffix(".svg") }
    if isSVG, let library = LibraryVersions.svg { libraries.append(library) }
    var fonts: [FontIdentity] = []
    for file in picture.dependencies.fonts { fonts.append(try font(file)) }
    var symbols: Set<String> = []
    picture.layout.collectSymbols(into: &symbols)
    let icons = Set(symbols.compactMap(SymbolLibrary.iconName(of:))).map { Provenance.Icon(name: $0, sum: icon($0)) }
    return Provenance(
      drawing: drawingVersion, processor: DrawingPath.processor,
      libraries: libraries.map { Provenance.Library(name: $0.name, version: $0.version) }, fonts: fonts, icons: icons)
  }

  /// What any picture could be drawn with on this machine, with all fonts.
  public var machine: Provenance {
    let libraries = LibraryVersions.drawing + [LibraryVersions.svg].compactMap(\.self)
    return Provenance(
      drawing: drawingVersion, processor: DrawingPath.processor,
      libraries: libraries.map { Provenance.Library(name: $0.name, version: $0.version) },
      fonts: installed()?.values.flatMap(\.self) ?? [])
  }

  /// All fonts that texts may use, by their keys; nil if they cannot be listed.
  public func installed() -> [String: [FontIdentity]]? {
    if let found = known.withLock({ $0.installed }) { return found }
    let set = FontSet(directories: folder.map { [realPath($0) ?? $0] } ?? [])
    guard let files = try? set.files() else { return nil }
    let found = Dictionary(grouping: files.compactMap { try? font($0) }, by: \.key)
    known.withLock { $0.installed = found }
    return found
  }

  private func font(_ file: String) throws(FileError) -> FontIdentity {
    if let found = known.withLock({ $0.fonts[file] }) { return found }
    let identity = try FontIdentity(file: file)
    known.withLock { $0.fonts[file] = identity }
    return identity
  }

  /// A hash of an icon's file; `missing` if there is none.
  private func icon(_ name: String) -> String {
    if let found = known.withLock({ $0.icons[name] }) { return found }
    let bytes = try? readFile("\(SymbolLibrary.defaultIconDirectory)/\(name).svg", limit: 1 << 18)
    let sum = bytes.map { String(Checksum(of: $0).description.suffix(16)) } ?? "missing"
    known.withLock { $0.icons[name] = sum }
    return sum
  }
}

extension LayoutNode {
  /// The names of all symbols of the tree.
  fileprivate func collectSymbols(into names: inout Set<String>) {
    if case .leaf(.symbol(let symbol)) = content { names.insert(symbol.symbol.name) }
    for index in children.indices { children[index].collectSymbols(into: &names) }
  }
}
