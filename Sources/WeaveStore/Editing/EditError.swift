// SPDX-License-Identifier: MIT

/// Why a place in JSON text cannot be changed.
public enum EditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A key is asked for of what has none.
  case notAnObject(place: String, type: String)
  /// An entry is asked for of what has none.
  case notAnArray(place: String, type: String)
  /// An entry that is neither there nor the next one.
  case noEntry(place: String, index: Int, count: Int)
  /// There is nothing at the place that could be taken away.
  case nothing(place: String)
  /// The value is more than a file may hold.
  case tooMuch

  /// What could not be changed and why, in the voice of messages.
  public var description: String {
    switch self {
    case .notAnObject(let place, let type): "\(place) is \(type), which has no keys,"
    case .notAnArray(let place, let type): "\(place) is \(type), which has no entries,"
    case .noEntry(let place, let index, let count):
      "\(place) has \(count) \(count == 1 ? "entry" : "entries"), counted from 0; there is no entry \(index)"
    case .nothing(let place): "there is no \(place)"
    case .tooMuch: "there is no room for the value"
    }
  }
}
