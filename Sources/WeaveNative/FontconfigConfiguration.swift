// SPDX-License-Identifier: MIT

internal import CPango

/// A private fontconfig configuration: only the fonts that it names, regardless of the machine's configuration.
@safe
final class FontconfigConfiguration {
  /// The `FcConfig`, owned.
  let handle: OpaquePointer
  /// All names of all families in every language, normalized as fontconfig compares them.
  private lazy var foldedFamilies = Set(fonts.flatMap { $0.names.map(Self.folded) })

  /// Reads a configuration and the font folders that it names.
  ///
  /// - Parameter xml: the text of a fontconfig configuration file.
  /// - Throws: `.configuration` if fontconfig rejects the text, `.noFonts` if its folders contain no fonts.
  init(xml: String) throws(PangoError) {
    guard let handle = unsafe FcConfigCreate() else { throw .configuration }
    let isRead = unsafe xml.withCString { text in
      unsafe UnsafeRawPointer(text).withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) { bytes in
        unsafe FcConfigParseAndLoadFromMemory(handle, bytes, FcBool(1))
      }
    }
    guard isRead != 0, unsafe FcConfigBuildFonts(handle) != 0 else {
      unsafe FcConfigDestroy(handle)
      throw .configuration
    }
    guard let fonts = unsafe FcConfigGetFonts(handle, FcSetSystem), unsafe fonts.pointee.nfont > 0 else {
      unsafe FcConfigDestroy(handle)
      throw .noFonts
    }
    unsafe self.handle = handle
  }

  deinit { unsafe FcConfigDestroy(handle) }

  /// Makes this the process's current configuration, so that Pango does not load the machine's own at start. Loading it
  /// takes milliseconds, and it is never used.
  func makeCurrent() { _ = unsafe FcConfigSetCurrent(handle) }

  /// The English name of each family, sorted.
  var families: [String] { Set(fonts.compactMap(\.family)).sorted() }

  /// The paths of all font files, sorted.
  var files: [String] { Set(fonts.compactMap(\.file)).sorted() }

  /// The paths of the font files of each family, sorted, by the family's English name.
  var filesByFamily: [String: [String]] {
    var found: [String: Set<String>] = [:]
    for font in fonts {
      if let family = font.family, let file = font.file { found[family, default: []].insert(file) }
    }
    return found.mapValues { $0.sorted() }
  }

  /// Whether a family exists, or at least one in a comma-separated list.
  func hasFamily(_ names: String) -> Bool {
    names.split(separator: ",").contains { foldedFamilies.contains(Self.folded(String($0))) }
  }

  /// Lower case without spaces, to compare like `FcStrCmpIgnoreBlanksAndCase`.
  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private struct Font {
    /// The family's English name.
    var family: String?
    /// All names of the family.
    var names: [String]
    var file: String?
  }

  private lazy var fonts: [Font] = readFonts()

  private func readFonts() -> [Font] {
    guard let set = unsafe FcConfigGetFonts(handle, FcSetSystem) else { return [] }
    var fonts: [Font] = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      guard let handle = unsafe set.pointee.fonts[index] else { continue }
      let pattern = unsafe FontconfigPattern(handle)
      fonts.append(unsafe Font(family: pattern.family, names: pattern.families, file: pattern.file))
    }
    return fonts
  }

  /// Whether `path` is a folder.
  static func isDirectory(_ path: String) -> Bool {
    unsafe path.withCString { text in
      unsafe UnsafeRawPointer(text).withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) { bytes in
        unsafe FcFileIsDir(bytes) != 0
      }
    }
  }
}

/// The paths of the font files of a fontconfig configuration, sorted.
///
/// - Parameter configuration: the text of a configuration file.
/// - Throws: `.configuration` if fontconfig rejects the text, `.noFonts` if its folders contain no fonts.
public func fontFiles(configuration: String) throws(PangoError) -> [String] {
  try FontconfigConfiguration(xml: configuration).files
}

/// The paths of the font files of a fontconfig configuration, sorted, by the English name of their family.
///
/// - Parameter configuration: the text of a configuration file.
/// - Throws: `.configuration` if fontconfig rejects the text, `.noFonts` if its folders contain no fonts.
public func fontFilesByFamily(configuration: String) throws(PangoError) -> [String: [String]] {
  try FontconfigConfiguration(xml: configuration).filesByFamily
}
