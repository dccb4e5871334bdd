// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
public import WeaveHash
import WeaveResolve

extension RenderRequest {
  /// The fields of a request. What compares requests switches over them, so that no field can be forgotten; a test
  /// checks that all are listed.
  package enum Field: String, CaseIterable {
    case design, environment, facts, profiles, maxAge, variables, photos, output
  }

  /// A hash of everything that is known of a picture before it is drawn, the same in every run. Requests with the same
  /// fingerprint have the same picture, as long as what their `Dependencies` name stays the same.
  ///
  /// The moment and the snapshots are left out, because only pictures that depend on them show them. The bytes of
  /// photos and fonts are left out for the same reason. Every other field is included by reflection, so a field that is
  /// added later cannot be forgotten.
  public var fingerprint: Checksum {
    var writer = FingerprintWriter()
    let excluded = Set([Field.facts, .profiles, .maxAge].map(\.rawValue))
    for field in Mirror(reflecting: self).children where !excluded.contains(field.label ?? "") {
      writer.write(field.label ?? "")
      writer.write(field.value)
    }
    return Checksum(of: writer.bytes)
  }
}

/// Writes any value as bytes that differ from those of every other value of its type.
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
    // A picture with photos depends on their bytes, wherever they come from.
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

  /// The parts of a structure, a list, or a case with values; for other values, their own name.
  private mutating func writeParts(of value: Any) {
    let parts = Mirror(reflecting: value).children
    guard !parts.isEmpty else { return write(text: "\(value)") }
    write(text: "\(parts.count)")
    for part in parts {
      write(text: part.label ?? "")
      write(part.value)
    }
  }

  /// Lengths separate texts that would be equal when joined.
  private mutating func write(text: String) {
    bytes += Array("\(text.utf8.count):".utf8)
    bytes += Array(text.utf8)
  }
}
