// SPDX-License-Identifier: MIT

/// Why a place in JSON text cannot be changed.
public enum EditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A key was used on a value that has no keys.
  case notAnObject(place: String, type: String)
  /// An index was used on a value that has no entries.
  case notAnArray(place: String, type: String)
  /// An index that is neither an existing entry nor the next one.
  case noEntry(place: String, index: Int, count: Int)
  /// There is nothing to remove at the place.
  case notFound(place: String)
  /// The value exceeds what a file may contain.
  case tooMuch

  /// A message that says what could not be changed and why.
  public var description: String {
    switch self {
    case .notAnObject(let place, let type): "\(place) is \(type), which has no keys,"
    case .notAnArray(let place, let type): "\(place) is \(type), which has no entries,"
    case .noEntry(let place, let index, let count):
      "\(place) has \(count) \(count == 1 ? "entry" : "entries"), numbered from 0; there is no entry \(index)"
    case .notFound(let place): "there is no \(place)"
    case .tooMuch: "there is no room for the value"
    }
  }
}
