// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

extension DesignView {
  /// What is wrong with a file of parts; what they hold is checked by the designs that include them.
  public var partDiagnostics: [Diagnostic] {
    syntax + (root.map { PartsFile.read($0).diagnostics } ?? [])
  }
}
