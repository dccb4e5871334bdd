// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveHash
import WeaveResolve
import WeaveSpec

extension RenderRequest {
  /// A hash of all that is known of a picture before it is drawn, the same in every run: requests of one fingerprint have
  /// one picture, as long as what their `Dependencies` name is the same.
  ///
  /// The moment and the snapshots are left out, as they show only in pictures that depend on them, and so are the bytes of
  /// photos and fonts. Every other field is taken in by reflection: one that is added later cannot be forgotten.
  public var fingerprint: Checksum {
    var writer = FingerprintWriter()
    let told: Set = ["facts", "profiles", "maxAge"]
    for field in Mirror(reflecting: self).children where !told.contains(field.label ?? "") {
      writer.write(field.label ?? "")
      writer.write(field.value)
    }
    return Checksum(of: writer.bytes)
  }
}

/// Any value as bytes that tell it from every other one of its type.
private struct FingerprintWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Any) {
    switch value {
    case let design as CompiledWidget: write(text: design.origin)
    case let environment as RenderEnvironment:
      for field in Mirror(reflecting: environment).children where field.label != "now" {
        write(text: field.label ?? "")
        write(field.value)
      }
    case let text as String: write(text: text)
    // A picture that shows photos depends on them by their bytes, wherever they come from.
    case is any ImageSource: write(text: "images")
    case let zone as TimeZone: write(text: zone.identifier)
    case let locale as Locale: write(text: locale.identifier)
    case let data as [UInt8]: write(text: "\(Checksum(of: data))")
    case let values as [String: Value]:
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        write(text: key)
        write(text: value.spelling)
      }
    default: writeParts(of: value)
    }
  }

  /// The parts of a structure, a list, or a case with values; else the value's own name.
  private mutating func writeParts(of value: Any) {
    let parts = Mirror(reflecting: value).children
    guard !parts.isEmpty else { return write(text: "\(value)") }
    write(text: "\(parts.count)")
    for part in parts {
      write(text: part.label ?? "")
      write(part.value)
    }
  }

  /// Lengths keep apart what would read alike when joined.
  private mutating func write(text: String) {
    bytes += Array("\(text.utf8.count):".utf8)
    bytes += Array(text.utf8)
  }
}
