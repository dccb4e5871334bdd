// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

extension DesignView {
  /// The diagnostics of a file of parts. The contents of the parts are checked by the designs that include them.
  public var partDiagnostics: [Diagnostic] {
    syntax + (root.map { PartsFile.read($0).diagnostics } ?? [])
  }
}
