// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveSystem

/// The fonts and icons that are part of an archive.
@Suite struct ProgramDataTests {
  private let folder = Folder()

  @Test(arguments: ["bin/weave", "libexec/weave/weave-network"])
  func theyAreFoundFromEachProgram(_ program: String) throws {
    try makeFolder(folder.path + "/share/weave/fonts")
    #expect(ProgramData.folder(ofProgram: "\(folder.path)/\(program)") == folder.path + "/share/weave")
  }

  /// A folder of the same name that another program made is not taken for it.
  @Test func aBuiltProgramHasNone() throws {
    try makeFolder(folder.path + "/share/weave")
    #expect(ProgramData.folder(ofProgram: folder.path + "/bin/weave") == nil)
    #expect(ProgramData.folder(ofProgram: "/weave") == nil)
    #expect(ProgramData.folder(ofProgram: nil) == nil)
    // Neither have the tests.
    #expect(ProgramData.folder == nil && !ProgramData.contains("/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    #expect(ProgramData.path("fonts", orDebians: "/usr/share/fonts") == "/usr/share/fonts")
  }
}
