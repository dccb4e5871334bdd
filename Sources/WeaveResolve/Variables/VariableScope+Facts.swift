// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveExpressions
import WeaveSpec

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

extension RenderEnvironment {
  /// The facts from snapshots at this moment, for this reader.
  ///
  /// - Parameters:
  ///   - widget: the design that reads them; its samples may describe the reader.
  ///   - variables: variables from the caller.
  ///   - memories: facts of other moments that may still be valid.
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
