// SPDX-License-Identifier: MIT

import WeaveHash
import WeaveSystem

/// A folder with the sources of weave, which has the modules that SwiftUI source imports.
public struct SourceCheckout: Sendable, Hashable {
  /// The absolute path.
  public let path: String

  /// Finds the sources of weave.
  ///
  /// - Parameter named: a folder that must contain them. If it is nil, they are in the folder that `WEAVE_SOURCE` names,
  ///   or around the program, or around the current folder.
  public init(named: String?) throws(SeeError) {
    if let named = named ?? environmentVariable("WEAVE_SOURCE") {
      guard let found = realPath(named), Self.isCheckout(found) else { throw .noCheckout(named) }
      path = found
      return
    }
    let starts = [programPath(), realPath(".")].compactMap(\.self)
    guard let found = starts.lazy.compactMap(Self.around).first else { throw .noCheckout(nil) }
    path = found
  }

  /// The nearest folder around a path that contains the sources, or a folder `weave` that does.
  private static func around(_ path: String) -> String? {
    var parts = path.split(separator: "/")
    while true {
      let folder = "/" + parts.joined(separator: "/")
      for found in [folder, "\(folder)/weave"] where isCheckout(found) { return found }
      if parts.popLast() == nil { return nil }
    }
  }

  private static func isCheckout(_ path: String) -> Bool {
    isFolder("\(path)/Sources/WeavePreviews") && isFile("\(path)/Package.swift")
  }

  /// Changes when a source, the manifest or the compiler changes.
  func stamp(compiler: String) -> String {
    var text = compiler + (fileStamp("\(path)/Package.swift") ?? "")
    func add(_ folder: String) {
      for name in ((try? names(inFolder: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        let file = "\(folder)/\(name)"
        if isFolder(file) { add(file) } else { text += "\n\(file) \(fileStamp(file) ?? "")" }
      }
    }
    add("\(path)/Sources")
    return "\(Checksum(of: Array(text.utf8)))"
  }
}

/// Whether a path is that of a file.
func isFile(_ path: String) -> Bool { (try? kind(ofFile: path)) == .file }
