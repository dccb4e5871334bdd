// SPDX-License-Identifier: MIT

import WeaveResolve

/// One picture of a batch.
struct BatchJob: Sendable {
  /// Counted from 0 over the whole batch, whatever part of it is drawn here.
  var index: Int
  var row: BatchRow
  /// The path of the design.
  var spec: String
  /// The folders that the design must lie in, where a row or a folder names it; nil for one that the user has named.
  var folders: [String]?
  var size: WidgetSize
  var appearance: RenderEnvironment.Appearance
  var scale: Int
  var locale: String
  /// The path of the picture in the output.
  var file = ""

  /// Where a mistake in it is told: the row, or the design where there is none.
  var place: String { row.place.isEmpty ? spec : row.place }
}
