// SPDX-License-Identifier: MIT

/// The headers of an answer. The case of names does not matter.
///
/// - Source: RFC 9110, 5.
public struct HeaderList: Sendable, Hashable {
  private var fields: [Field] = []

  private struct Field: Sendable, Hashable {
    /// In lower case.
    var name: String
    var value: String
  }

  /// No headers.
  public init() {}

  /// Adds a header after all others.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name.lowercased(), value: value))
  }

  /// All values of a header, in their order.
  public subscript(name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name == name }.map(\.value)
  }

  /// The first value of a header; nil if there is none.
  public func first(_ name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name == name }?.value
  }
}
