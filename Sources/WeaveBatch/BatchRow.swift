// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveResolve
import WeaveTime

/// One row of a batch: values for one design, drawn once for each of its sizes, appearances and scales.
struct BatchRow: Sendable {
  /// `names.csv:17`.
  var place: String
  /// The number of the row, from 1, without headings.
  var number: Int
  var spec: String?
  var name: String?
  var sizes: [WidgetSize]?
  var appearances: [RenderEnvironment.Appearance]?
  var scales: [Int]?
  var locale: String?
  var now: WrittenMoment?
  var timeZone: TimeZone?
  var variables: [String: Value] = [:]

  init(place: String, number: Int) {
    self.place = place
    self.number = number
  }
}
