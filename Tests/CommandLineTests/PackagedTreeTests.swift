// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave` in a tree like that of the archive, on a machine that has Debian's fonts.
@Suite(.waiting) struct PackagedTreeTests {
  /// A tree with the command and some of Debian's fonts.
  ///
  /// - Parameter fonts: folders or files below `/usr/share/fonts`.
  private func tree(_ fonts: [String]) throws -> Folder {
    let tree = try Folder()
    try tree.makeFolder("bin")
    // In a process of its own: a program cannot start while a file that another test's process inherited writes it.
    let copy = try Process.run(
      URL(filePath: "/bin/cp"), arguments: [Tool.path, tree.path + "/bin/weave"])
    copy.waitUntilExit()
    for name in fonts {
      let parent = (name as NSString).deletingLastPathComponent
      try tree.makeFolder("share/weave/fonts/\(parent)")
      try FileManager.default.createSymbolicLink(
        atPath: tree.path + "/share/weave/fonts/\(name)", withDestinationPath: "/usr/share/fonts/\(name)")
    }
    return tree
  }

  private func doctor(_ tree: Folder) throws -> [String: DoctorTests.Report.Part] {
    let outcome = try Tool.run(["doctor", "--format", "json"], in: Folder(), program: tree.path + "/bin/weave")
    let report = try JSONDecoder().decode(DoctorTests.Report.self, from: outcome.bytes)
    return Dictionary(report.parts.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test func itsOwnFontsComeFirst() throws {
    let tree = try tree(["opentype/inter", "truetype/quicksand", "truetype/noto/NotoSans-Regular.ttf"])
    let parts = try doctor(tree)
    for name in ["Inter", "Inter Display", "Quicksand", "Noto Sans"] {
      #expect(parts[name]?.file?.hasPrefix(tree.path + "/share/weave/fonts/") == true, "\(name)")
    }
    // The system has it, but a picture must not depend on that.
    #expect(parts["Noto Sans Arabic"]?.missing == true)
    // An archive without East Asian fonts uses the system's, if there are any.
    #expect(parts["Noto Sans CJK JP"]?.file?.hasPrefix("/usr/share/fonts/opentype/noto/") == true)
  }

  @Test func aPictureIsTheSame() throws {
    let tree = try tree(["opentype/inter", "truetype/quicksand", "truetype/noto", "opentype/noto"])
    let folder = try Folder()
    try folder.write(
      #"{ "name": "Tea", "primaryText": "茶 Tee شاي ☕", "layout": { "template": "hero" } }"#, to: "tea.json")
    #expect(try Tool.run(["render", "tea.json"], in: folder).status == 0)
    let expected = try folder.read("tea-medium.png")
    let outcome = try Tool.run(["render", "tea.json"], in: folder, program: tree.path + "/bin/weave")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(try folder.read("tea-medium.png") == expected)
  }

  @Test(.enabled(if: canHide, "mounts of one's own are not allowed here"))
  func withoutEastAsianFontsItNamesTheArchiveThatHasThem() throws {
    let faces = try ["opentype", "truetype"].flatMap { kind in
      try FileManager.default.contentsOfDirectory(atPath: "/usr/share/fonts/\(kind)").map { "\(kind)/\($0)" }
    }
    let tree = try tree(faces.filter { $0 != "opentype/noto" })
    let folder = try Folder()
    try folder.write(#"{ "name": "Tea", "primaryText": "お茶", "layout": { "template": "hero" } }"#, to: "tea.json")
    func run(_ arguments: [String]) throws -> Tool.Outcome {
      try Tool.run(
        arguments, in: folder,
        shell: "exec \(Self.unshare) sh -c 'mount -t tmpfs none \(Self.hidden) && exec \"$0\" \"$@\"' \"$0\" \"$@\"",
        program: tree.path + "/bin/weave")
    }
    let drawn = try run(["render", "tea.json"])
    #expect(drawn.errors.contains("no font has U+304A (HIRAGANA LETTER O)"), "\(drawn.errors)")
    #expect(drawn.errors.contains("this archive of weave has no East Asian fonts; use the one without `without-cjk`"))
    let doctor = try run(["doctor"])
    #expect(doctor.text.contains("\nThis archive was made without East Asian fonts. "), "\(doctor.text)")
  }

  private static let hidden = "/usr/share/fonts/opentype/noto"
  private static let unshare =
    (["unshare", "--mount"] + (geteuid() == 0 ? [] : ["--user", "--map-root-user"])).joined(separator: " ")

  private static let canHide: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(unshare) mount -t tmpfs none \(hidden)"]
    process.standardError = FileHandle.nullDevice
    guard FileManager.default.fileExists(atPath: hidden), (try? process.start()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
