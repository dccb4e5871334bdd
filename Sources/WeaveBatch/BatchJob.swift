// SPDX-License-Identifier: MIT

import WeaveResolve

/// One picture of a batch.
struct BatchJob: Sendable {
  /// The index in the whole batch, from 0, whichever shard is drawn here.
  var index: Int
  var row: BatchRow
  /// The path of the design.
  var spec: String
  /// The folders that must contain the design, if a row or a folder names it; nil if the user named it.
  var folders: [String]?
  var size: WidgetSize
  var appearance: RenderEnvironment.Appearance
  var scale: Int
  var locale: String
  /// The path of the picture, relative to the output.
  var file = ""

  /// The place for messages about the picture: its row, or its design if there are no rows.
  var place: String { row.place.isEmpty ? spec : row.place }
}
