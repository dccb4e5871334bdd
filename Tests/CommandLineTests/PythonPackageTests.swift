// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The wheel of `tools/wheel`, installed in a new environment with the built command, as a user of Python has it.
@Suite(.waiting) struct PythonPackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// An archive like that of `tools/package`, whose program is the built command.
  private func archive(in folder: Folder) throws -> String {
    let name = "weave-9.8.7-linux-x86_64"
    for part in ["bin", "lib", "share/doc/weave"] { try folder.makeFolder("\(name)/\(part)") }
    try folder.write(Data("#!/bin/sh\nexec '\(Tool.path)' \"$@\"\n".utf8), to: "\(name)/bin/weave")
    try folder.write(Data("Licences\n".utf8), to: "\(name)/share/doc/weave/copyright")
    try folder.write(Data("library".utf8), to: "\(name)/lib/libnone.so.1")
    let steps =
      "chmod +x \(name)/bin/weave && tar -cJf \(name).tar.xz \(name)"
    #expect(try Tool.run(["-c", steps], in: folder, program: "/bin/sh").status == 0)
    return "\(name).tar.xz"
  }

  @Test func thePackageDoesWhatTheCommandDoes() throws {
    let folder = try Folder()
    let probe = try Tool.run(["-c", "import ensurepip, venv"], in: folder, program: "/usr/bin/python3")
    if probe.status != 0 { try Test.cancel("no Python with venv (tools/setup --test installs it)") }
    let archive = try archive(in: folder)
    let date = ["SOURCE_DATE_EPOCH": "1600000000"]
    var wheels: [String] = []
    for output in ["one", "two"] {
      let made = try Tool.run([archive, output], in: folder, environment: date, program: Self.root + "/tools/wheel")
      try #require(made.status == 0, "\(made.errors)")
      wheels.append("\(output)/weave_pictures-9.8.7-py3-none-manylinux_2_35_x86_64.whl")
      #expect(made.text.hasSuffix("/\(wheels[wheels.count - 1])\n"))
    }
    #expect(try folder.read(wheels[0]) == folder.read(wheels[1]))

    let steps = """
      python3 -m venv new && new/bin/python -m pip --disable-pip-version-check install --quiet --no-index '\(wheels[0])'
      """
    let installed = try Tool.run(["-c", steps], in: folder, program: "/bin/sh")
    try #require(installed.status == 0, "\(installed.errors)")
    #expect(installed.errors.isEmpty)
    let tests = try Tool.run(
      [Self.root + "/Tests/Tools/python_package.py"], in: folder, program: folder.path + "/new/bin/python")
    #expect(tests.status == 0, "\(tests.errors)")
  }
}
