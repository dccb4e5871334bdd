// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveExpressions

extension VariableScope {
  /// Everything that a design's texts and expressions can read, from the outermost layer to the innermost: the clock
  /// and the records, the design's samples, the stored variables, the keys of snapshots, and the caller's values.
  public init(facts: FactVariables, samples: [String: Value] = [:], given: [String: Value] = [:]) {
    self = VariableScope(named: facts.outerLayer).adding(samples)
      .adding(named: facts.storedLayer)
      .adding(named: facts.innerLayer).adding(given)
  }
}

extension StoredVariables {
  /// The stored variables as values for a design.
  public var scope: [String: Value] { values.mapValues(\.value) }
}
