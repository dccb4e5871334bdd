// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveNative
import WeaveSymbols
import WeaveSystem
import WeaveText

/// What pictures are drawn with on this machine, and what of it is not there.
public struct Installation: Sendable, Equatable {
  /// One family, library or folder.
  public struct Part: Sendable, Equatable {
    /// What a part is.
    public enum Kind: String, Sendable, CaseIterable { case font, library, data }

    /// What a part is.
    public var kind: Kind
    /// `Noto Sans Mono`, `libcairo.so.2.11600.0`, `symbols`.
    public var name: String
    /// A file of it, links followed; nil where it is missing.
    public var file: String?
    /// The package of Debian 12 that has it; nil for fonts from the user's own folder, and for what weave brings along.
    public var package: String?
    /// The package's version; nil where dpkg does not know the package.
    public var version: String?
    /// What becomes of pictures where it is missing, as a sentence without its end; nil where it is there.
    public var loss: String?

    /// Whether it is not on this machine.
    public var isMissing: Bool { file == nil }
  }

  /// Fonts, libraries and data, in this order.
  public var parts: [Part]

  /// The parts that are not there, in the order of all.
  public var missing: [Part] { parts.filter(\.isMissing) }
  /// The packages of Debian that have what is missing, each once, sorted.
  public var missingPackages: [String] { Set(missing.compactMap(\.package)).sorted() }

  /// Of this machine, now.
  ///
  /// - Parameter fonts: a folder of fonts that come before the standard ones.
  /// - Throws: where the font engine or the system refuses.
  public init(fonts: String?) throws {
    let packages = InstalledPackages()
    parts = try Self.fonts(in: fonts) + Self.libraries() + Self.data()
    for index in parts.indices {
      parts[index].version = parts[index].isMissing ? nil : parts[index].package.flatMap { packages.version(of: $0) }
    }
  }

  private static func fonts(in folder: String?) throws -> [Part] {
    let set = FontSet(directories: folder.map { [realPath($0) ?? $0] } ?? [])
    if let folder, let place = set.directories.first, !isFolder(place) { throw TextError.noSuchDirectory(folder) }
    let files: [String: [String]]
    do { files = try set.filesByFamily() } catch PangoError.noFonts { files = [:] }
    return StandardFamily.all.map { family in
      let found = files[family.name] ?? []
      let file = found.first { $0.contains("-Regular.") } ?? found.first
      let isOwn = file.map { file in set.directories.contains { file.hasPrefix($0 + "/") } } ?? false
      return Part(
        kind: .font, name: family.name, file: file, package: isOwn ? nil : family.package,
        loss: file == nil ? family.loss : nil)
    }
  }

  /// Those that the program is linked with, which could not start without them, and those that are loaded when a picture
  /// or an archive asks for them.
  private static func libraries() -> [Part] {
    let optional = [
      ("librsvg-2.so.2", "librsvg2-2", "SVG photos are not drawn"),
      ("libseccomp.so.2", "libseccomp2", "what draws SVG photos is less confined"),
      ("libarchive.so.13", "libarchive13", "`weave batch` writes no archives, and `weave import` reads none"),
      ("libical.so.3", "libical3", "events that recur by months or years show only the first time"),
      ("libqrencode.so.4", "libqrencode4", "`qr` nodes are not drawn"),
      ("libargon2.so.1", "libargon2-1", "`weave serve` takes no password"),
    ]
    let linked = DrawingLibraries.loaded().map { file in
      Part(kind: .library, name: file.fileName, file: file, package: DrawingLibraries.package(ofFile: file))
    }
    for (name, _, _) in optional { _ = loadLibrary(name) }
    let files = DrawingLibraries.mappedFiles()
    return linked
      + optional.map { name, package, loss in
        let stem = name.prefix { $0 != "." } + ".so"
        let file = files.first { $0.fileName.hasPrefix(stem) }
        return Part(
          kind: .library, name: file?.fileName ?? name, file: file, package: package, loss: file == nil ? loss : nil)
      }
  }

  /// Icons, and the time zones that come with ICU; no folder of the machine is read for these.
  private static func data() -> [Part] {
    let icons = realPath(SymbolLibrary.defaultIconDirectory)
    return [
      Part(
        kind: .data, name: "symbols", file: icons, package: "bootstrap-icons",
        loss: icons == nil ? "most symbols stay empty" : nil),
      Part(kind: .data, name: "time zones \(TimeZone.timeZoneDataVersion)", file: "in weave itself"),
    ]
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
