// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveSpec

extension VariableScope {
  /// All that a design's texts and expressions can read, from the outermost to the innermost: the clock and the records,
  /// the design's samples, the stored variables, the keys of snapshots, and what the caller gives.
  public init(facts: FactVariables, samples: [String: Value] = [:], given: [String: Value] = [:]) {
    self = VariableScope(named: facts.outerLayer).adding(samples)
      .adding(named: facts.storedLayer)
      .adding(named: facts.innerLayer).adding(given)
  }
}

extension StoredVariables {
  /// The stored variables as a design reads them.
  public var scope: [String: Value] { values.mapValues(\.value) }
}

extension RenderEnvironment {
  /// The facts of some snapshots at this moment, for this reader.
  ///
  /// - Parameters:
  ///   - widget: the design that reads them, whose samples may say something of the reader.
  ///   - variables: what the caller sets.
  ///   - memories: facts of other moments that may hold still.
  public func facts(
    of snapshots: Snapshots, for widget: CompiledWidget? = nil, variables: [String: Value] = [:],
    keptIn memories: FactMemories? = nil
  ) -> FactVariables {
    let inputs = FactInputs(
      snapshots: snapshots, samples: widget?.spec.variables.mapValues(\.value) ?? [:],
      given: variables, timeZone: timeZone, locale: locale)
    return FactVariables(memories?.memory(of: inputs) ?? FactMemory(inputs), at: now)
  }
}
