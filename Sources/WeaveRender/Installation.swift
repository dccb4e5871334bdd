// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveNative
import WeaveSymbols
import WeaveSystem
public import WeaveText

/// The fonts, libraries and data that pictures are drawn with on this machine, and which of them are missing.
public struct Installation: Sendable, Equatable {
  /// One font family, library or folder.
  public struct Part: Sendable, Equatable {
    /// The kind of a part.
    public enum Kind: String, Sendable, CaseIterable { case font, library, data }

    /// The kind of this part.
    public var kind: Kind
    /// The name: `Noto Sans Mono`, `libcairo.so.2.11600.0`, `symbols`.
    public var name: String
    /// A file of it, links resolved; nil if it is missing.
    public var file: String?
    /// The Debian 12 package that contains it; nil for fonts from the user's own folder, and for what weave includes
    /// itself.
    public var package: String?
    /// The package's version; nil if dpkg does not know the package.
    public var version: String?
    /// The effect on pictures if it is missing, as a sentence without a full stop; nil if it is present.
    public var loss: String?

    /// Whether it is not on this machine.
    public var isMissing: Bool { file == nil }
  }

  /// Fonts, libraries and data, in this order.
  public var parts: [Part]

  /// The parts that are missing, in the order of `parts`.
  public var missing: [Part] { parts.filter(\.isMissing) }
  /// The Debian packages that contain the missing parts, each once, sorted.
  public var missingPackages: [String] { Set(missing.compactMap(\.package)).sorted() }

  /// The installation of this machine, now.
  ///
  /// - Parameter fonts: a folder of fonts that come before the standard ones.
  /// - Throws: if the font engine or the system refuses.
  public init(fonts: String?) throws(TextError) {
    let packages = InstalledPackages()
    let own = ProgramData.folder.map { InstalledPackages(status: "\($0)/packages") }
    parts = try Self.fonts(in: fonts) + Self.libraries() + Self.data()
    for index in parts.indices {
      guard let file = parts[index].file, let package = parts[index].package else { continue }
      parts[index].version = (ProgramData.contains(file) ? own ?? packages : packages).version(of: package)
    }
  }

  private static func fonts(in folder: String?) throws(TextError) -> [Part] {
    let set = FontSet(directories: folder.map { [realPath($0) ?? $0] } ?? [])
    if let folder, let place = set.directories.first, !isFolder(place) { throw TextError.noSuchDirectory(folder) }
    let files: [String: [String]]
    do throws(TextError) { files = try set.filesByFamily() } catch .noFonts { files = [:] }
    let standard = StandardFamily.all.map { (name: $0.name, package: $0.package, loss: $0.loss) }
    let faces = FaceFamily.all.map { (name: $0.name, package: $0.package, loss: $0.loss) }
    return (standard + faces).map { family in
      let found = files[family.name] ?? []
      let file = found.first { $0.contains("-Regular.") } ?? found.first
      let isOwn = file.map { file in set.directories.contains { file.hasPrefix($0 + "/") } } ?? false
      return Part(
        kind: .font, name: family.name, file: file, package: isOwn ? nil : family.package,
        loss: file == nil ? family.loss : nil)
    }
  }

  /// The libraries that the program is linked with, which it needs to start, and those that are loaded when a picture
  /// or an archive needs them.
  private static func libraries() -> [Part] {
    let optional = [
      ("librsvg-2.so.2", "librsvg2-2", "SVG photos are not drawn"),
      ("libheif.so.1", "libheif1", "HEIC photos are not read"),
      ("libseccomp.so.2", "libseccomp2", "decoding photos is less confined"),
      ("libarchive.so.13", "libarchive13", "`weave batch` cannot write archives, and `weave import` cannot read them"),
      ("libical.so.3", "libical3", "events that recur by another calendar show only the first time"),
      ("libqrencode.so.4", "libqrencode4", "`qr` nodes are not drawn"),
      ("libargon2.so.1", "libargon2-1", "`weave serve` cannot use a password"),
      ("libcurl.so.4", "libcurl4", "feeds and models cannot be reached"),
      ("libcrypto.so.3", "libssl3", "WeatherKit cannot be reached"),
      ("libmosquitto.so.1", "libmosquitto1", "`weave serve` cannot reach an MQTT broker"),
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

  /// Symbols, certificates of authorities, and the time zones that come with ICU, which are not read from the machine.
  private static func data() -> [Part] {
    let icons = realPath(SymbolLibrary.defaultIconDirectory)
    let certificates = realPath("/usr/share/ca-certificates") ?? TrustedCertificates.file
    return [
      Part(
        kind: .data, name: "symbols", file: icons, package: "bootstrap-icons",
        loss: icons == nil ? "most symbols stay empty" : nil),
      Part(
        kind: .data, name: "certificates", file: certificates, package: "ca-certificates",
        loss: certificates == nil ? "no server is trusted over https, unless a feed names its certificate" : nil),
      Part(kind: .data, name: "time zones \(TimeZone.timeZoneDataVersion)", file: "in weave itself"),
    ]
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
