// SPDX-License-Identifier: MIT

import WeaveSystem

/// The packages that dpkg has installed, with their versions.
///
/// - Source: the format of `/var/lib/dpkg/status`, described in deb-status of the dpkg manual: paragraphs of
///   `Name: value` lines.
struct InstalledPackages {
  private var versions: [String: String] = [:]

  /// Empty if there is no dpkg.
  init(status path: String = "/var/lib/dpkg/status") {
    guard let bytes = try? readFile(path, limit: 256 << 20) else { return }
    var name: String?
    var isInstalled = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty {
        (name, isInstalled) = (nil, false)
      } else if let value = line.value(of: "Package: ") {
        name = value
      } else if let value = line.value(of: "Status: ") {
        isInstalled = value.hasSuffix(" installed")
      } else if let value = line.value(of: "Version: "), let name, isInstalled {
        versions[name] = value
      }
    }
  }

  func version(of package: String) -> String? { versions[package] }
}

extension ArraySlice<UInt8> {
  /// The text after a field name at the beginning of the line.
  fileprivate func value(of field: String) -> String? {
    let count = field.utf8.count
    guard self.count >= count, first == field.utf8.first, starts(with: field.utf8) else {
      return nil
    }
    return String(decoding: dropFirst(count), as: UTF8.self)
  }
}
