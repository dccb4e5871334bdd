// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Synchronization
import WeaveGraphics
import WeaveHash
import WeaveRender

/// The resources of a program: its asset catalogues, its texts in several languages, and the pictures that it makes.
///
/// Catalogues are read when something is first asked of them.
final class ProgramResources: ViewResources, ImageSource {
  private let folders: [String]
  private let found = Mutex<Resources?>(nil)
  /// The bytes of pictures that the program has made, by their names.
  private let made = Mutex<[String: Data]>([:])

  init(folders: [String]) { self.folders = folders }

  private struct Resources: Sendable {
    var assets = AssetCatalogue()
    var texts = TextCatalogue()
  }

  private func withResources<Result>(_ read: (Resources) -> Result) -> Result {
    found.withLock { found in
      let resources = found ?? Self.read(folders)
      found = resources
      return read(resources)
    }
  }

  private static func read(_ folders: [String]) -> Resources {
    var resources = Resources()
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)
      while let name = names?.nextObject() as? String {
        let path = "\(folder)/\(name)"
        switch URL(fileURLWithPath: name).pathExtension {
        case "imageset", "colorset": resources.assets.add(path)
        case "xcstrings": resources.texts.addCatalogue(path)
        case "strings": resources.texts.addStrings(path)
        // Neither the sources of other packages nor what was built of them.
        case _ where name.hasSuffix(".build") || name.hasSuffix(".git"): names?.skipDescendants()
        default: break
        }
      }
    }
    return resources
  }

  // MARK: What views ask for

  func picture(_ name: String, in bundle: BundleName, isDark: Bool, scale: Double) -> PictureFile? {
    withResources { $0.assets.picture(name, isDark: isDark, scale: scale) }
  }

  func color(_ name: String, in bundle: BundleName, isDark: Bool) -> WeaveGraphics.Color? {
    withResources { $0.assets.color(name, isDark: isDark) }
  }

  func name(of data: Data) -> String {
    let name = "made-\(Checksum(of: Array(data)))"
    made.withLock { $0[name] = data }
    return name
  }

  func string(
    _ key: String, table: String?, in bundle: BundleName, _ locale: Locale, numbers: [Double?]
  ) -> String? {
    withResources { $0.texts.text(key, table: table ?? "Localizable", locale, numbers: numbers) }
  }

  // MARK: What the renderer asks for

  func image(named name: String) throws -> [UInt8]? {
    if let data = made.withLock({ $0[name] }) { return Array(data) }
    let isOwn = withResources { $0.assets.hasFile(name) }
    return isOwn ? FileManager.default.contents(atPath: name).map(Array.init) : nil
  }
}
