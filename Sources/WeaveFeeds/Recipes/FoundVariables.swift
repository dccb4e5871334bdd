// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

/// The variables from an answer, in the order in which they are found.
struct FoundVariables {
  private var values: [String: DataValue] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Sets a variable, whose name may be spelled in any way; a name without letters and digits is ignored.
  mutating func set(_ name: String, _ value: DataValue) {
    let key = VariableKey.canonical(name)
    if !key.isEmpty, values.count < Limits.snapshotVariables { values[key] = value }
  }

  func checked(_ reading: inout FeedReading) -> Checked<[Snapshots]> {
    guard !values.isEmpty else { return reading.checked([]) }
    var snapshots = Snapshots()
    snapshots.variables = StoredVariables(updatedAt: reading.request.now, values: values)
    return reading.checked([snapshots])
  }
}
