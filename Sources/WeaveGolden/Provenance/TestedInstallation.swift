// SPDX-License-Identifier: MIT

public import WeaveRender

/// The fonts and libraries that this release was tested with: those of its own references.
public enum TestedInstallation {
  /// How the fonts and libraries of this machine differ from them; nil if they were not recorded.
  ///
  /// - Parameter fonts: a folder of fonts that come before the standard ones.
  public static func difference(fonts: String?) -> ProvenanceDifference? {
    let reader = ProvenanceReader(fonts: fonts)
    guard case .current(let tested)? = ReferenceEnvironment.read(Array(TestedFonts.environment.utf8)) else {
      return nil
    }
    return reader.machine.difference(from: tested.provenance, installed: reader.installed)
  }
}
