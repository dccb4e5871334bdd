// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

extension Snapshots {
  /// Whether another value is a copy of this one, as those who keep what they computed from it must know.
  ///
  /// It is found quickly: lists that were made apart count as others, though they hold the same. Texts are compared by
  /// their bytes, as Swift takes an é for an e with an accent after it, and fonts do not.
  public func isCopy(of other: Snapshots) -> Bool {
    Self.areStoredTogether(weather?.hours, other.weather?.hours)
      && Self.areStoredTogether(weather?.days, other.weather?.days)
      && Self.areStoredTogether(weather?.minutes, other.weather?.minutes)
      && Self.areStoredTogether(steps?.history, other.steps?.history)
      && Self.areStoredTogether(calendar?.events, other.calendar?.events)
      && Self.areStoredTogether(reminders?.items, other.reminders?.items)
      && Self.areStoredTogether(reminders?.modes, other.reminders?.modes)
      && Self.areStoredTogether(ozone?.days, other.ozone?.days) && self == other
      && zip(shortTexts, other.shortTexts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The texts outside of the long lists, in one order.
  private var shortTexts: [String] {
    let weather = [
      weather?.place?.name, weather?.current.condition, weather?.current.symbolName, weather?.attribution,
    ]
    let others = [ozone?.place?.name, ozone?.attribution, location?.place.name, reminders?.statusMessage]
    let stored = (variables?.values ?? [:]).sorted { $0.key < $1.key }.flatMap { key, value in
      if case .text(let text) = value { [key, text] } else { [key, JSONWriter.compact(value.json)] }
    }
    return (weather + others).map { $0 ?? "" } + stored
  }

  private static func areStoredTogether<Element>(_ a: [Element]?, _ b: [Element]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard a.count == b.count else { return false }
    return a.isEmpty || a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }
}
