// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveExpressions
public import WeaveFacts
import WeaveSpec

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
