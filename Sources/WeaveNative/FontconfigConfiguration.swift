// SPDX-License-Identifier: MIT

internal import CPango

/// A private fontconfig configuration: the fonts that it names and no others, whatever the machine's own say.
@safe
final class FontconfigConfiguration {
  /// The `FcConfig`, owned.
  let handle: OpaquePointer

  /// Reads a configuration and the font folders that it names.
  ///
  /// - Parameter xml: the text of a fontconfig configuration file.
  /// - Throws: `.configuration` if fontconfig refuses the text, `.noFonts` if its folders hold none.
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

  /// Makes this the process's current configuration, so that Pango does not read the machine's own at its start:
  /// that costs milliseconds, and nothing here looks at it.
  func makeCurrent() { _ = unsafe FcConfigSetCurrent(handle) }

  /// The English name of each family, sorted.
  var families: [String] {
    guard let fonts = unsafe FcConfigGetFonts(handle, FcSetSystem) else { return [] }
    var names: Set<String> = []
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      guard let pattern = unsafe fonts.pointee.fonts[index] else { continue }
      if let name = unsafe FontconfigPattern(pattern).family { names.insert(name) }
    }
    return names.sorted()
  }

  /// The paths of all font files, sorted.
  var files: [String] {
    guard let fonts = unsafe FcConfigGetFonts(handle, FcSetSystem) else { return [] }
    var files: Set<String> = []
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      guard let pattern = unsafe fonts.pointee.fonts[index] else { continue }
      if let file = unsafe FontconfigPattern(pattern).file { files.insert(file) }
    }
    return files.sorted()
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
/// - Throws: `.configuration` if fontconfig refuses the text, `.noFonts` if its folders hold none.
public func fontFiles(configuration: String) throws(PangoError) -> [String] {
  try FontconfigConfiguration(xml: configuration).files
}
