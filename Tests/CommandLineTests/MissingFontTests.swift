// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Messages and pictures on a machine that lacks most Noto families.
@Suite(.waiting, .enabled(if: FewFonts.canBeHad, "mounts of one's own are not allowed here"))
struct MissingFontTests {
  private static func design(_ text: String, _ font: String = #"{ "size": 20 }"#) -> String {
    """
    { "name": "Tea", "layout": { "template": "custom" },
      "content": { "type": "vstack", "children": [
        { "type": "text", "text": "\(text)", "font": \(font) }, { "type": "text", "text": "\(text)", "font": \(font) } ] } }
    """
  }

  private func render(_ design: String, _ options: String...) throws -> (outcome: Tool.Outcome, folder: Folder) {
    let folder = try Folder()
    try folder.write(design, to: "tea.json")
    return (try FewFonts.run(["render", "tea.json"] + options, in: folder), folder)
  }

  @Test func anotherFontIsNeverDrawnInSilence() throws {
    let (outcome, folder) = try render(Self.design("Steeped", #"{ "design": "monospaced" }"#))
    #expect(outcome.status == 0 && folder.names.contains("tea-medium.png"))
    #expect(
      outcome.errors.contains(
        "warning: the font family `Noto Sans Mono` is not installed; using `Inter` instead [W0510]"))
    #expect(outcome.errors.contains("install Debian's package `fonts-noto-mono`"))
    // Two texts need it, but one message is enough.
    #expect(outcome.errors.hasSuffix("\n1 warning\n"), "\(outcome.errors)")
  }

  @Test func strictDrawingRefusesAnotherFont() throws {
    let (outcome, folder) = try render(Self.design("Steeped", #"{ "design": "monospaced" }"#), "--strict")
    #expect(outcome.status == 1 && !folder.names.contains("tea-medium.png"))
  }

  @Test(arguments: ["Steeped", "Gezogen für 4 Minuten → fertig"]) func whatIsInstalledIsNotWarnedOf(_ text: String)
    throws
  {
    for font in [#"{ "size": 20 }"#, #"{ "design": "rounded" }"#, #"{ "design": "serif" }"#] {
      let (outcome, _) = try render(Self.design(text, font))
      #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    }
  }

  @Test func onlyFontsOfEastAsiaHaveItsCharacters() throws {
    let (outcome, _) = try render(Self.design("日本のお茶"))
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  /// A note symbol is in many fonts, and drawn with the first one installed.
  @Test func anotherFontForACharacterIsWarnedOfOnce() throws {
    let (outcome, _) = try render(Self.design("♪"))
    #expect(outcome.errors.contains(" is not installed, and comes before `"), "\(outcome.errors)")
    #expect(outcome.errors.contains("install Debian's package `fonts-noto-core`"))
    #expect(outcome.errors.hasSuffix("\n1 warning\n"), "\(outcome.errors)")
  }

  @Test func aCharacterWithoutFontNamesPackages() throws {
    let (outcome, _) = try render(Self.design("ชา"))
    #expect(outcome.errors.contains("[W0505]"))
    #expect(outcome.errors.contains("are not installed and may have it: `fonts-noto-core`\n"), "\(outcome.errors)")
  }

  @Test func symbolsWithoutTheirPackageAreToldOf() throws {
    let folder = try Folder()
    try folder.write(
      #"{ "name": "Tea", "symbol": { "name": "flame.fill" }, "layout": { "template": "hero" } }"#, to: "tea.json")
    let outcome = try FewFonts.run(["render", "tea.json"], in: folder, hiding: ["/usr/share/bootstrap-icons"])
    #expect(
      outcome.errors.contains(
        "`flame.fill` is not installed; install Debian's package `bootstrap-icons` [W0450]"), "\(outcome.errors)")
    let doctor = try FewFonts.run(["doctor"], in: Folder(), hiding: ["/usr/share/bootstrap-icons"])
    #expect(doctor.status == 1 && doctor.text.contains("\n  symbols: most symbols stay empty\n"), "\(doctor.text)")
  }

  @Test func theDoctorTellsWhatIsMissing() throws {
    let outcome = try FewFonts.run(["doctor"], in: Folder())
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("\n  Noto Sans Mono: the design `monospaced` is drawn in Inter\n"))
    #expect(
      outcome.text.contains(
        "\nTo install it on Debian: apt-get install --no-install-recommends fonts-noto-core fonts-noto-mono\n"),
      "\(outcome.text)"
    )
  }

  @Test func theDoctorTellsProgramsWhatIsMissing() throws {
    let outcome = try FewFonts.run(["doctor", "--format", "json"], in: Folder())
    #expect(outcome.status == 1)
    let report = try JSONDecoder().decode(DoctorTests.Report.self, from: outcome.bytes)
    #expect(!report.complete && report.missingPackages == ["fonts-noto-core", "fonts-noto-mono"])
    let missing = report.parts.filter(\.missing)
    #expect(missing.allSatisfy { $0.file == nil && $0.version == nil && $0.loss != nil && $0.kind == "font" })
    #expect(missing.contains { $0.name == "Noto Sans Mono" } && !missing.contains { $0.name == "Noto Serif" })
  }
}

/// `weave doctor` on a complete machine.
@Suite(.waiting) struct DoctorTests {
  struct Report: Decodable {
    struct Part: Decodable {
      var kind, name: String
      var missing: Bool
      var package, version, file, loss: String?
    }
    var complete: Bool
    var parts: [Part]
    var missingPackages: [String]
  }

  @Test func nothingIsMissing() throws {
    let outcome = try Tool.run(["doctor"], in: Folder())
    #expect(outcome.status == 0 && outcome.text.contains("\nNothing is missing.\n"), "\(outcome.text)")
  }

  /// Names, files and versions agree with dpkg.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query"), "no dpkg-query"))
  func packagesAreThoseOfDebian() throws {
    let outcome = try Tool.run(["doctor", "--format", "json"], in: Folder())
    let report = try JSONDecoder().decode(Report.self, from: outcome.bytes)
    #expect(report.complete && Set(report.parts.map(\.kind)) == ["font", "library", "data"])
    // Time zones are part of weave.
    let parts = report.parts.filter { !$0.name.hasPrefix("time zones 20") }
    // A library's path may lack /usr, and a folder may belong to several packages.
    // The name of a variable font contains the axes in brackets, which dpkg-query takes for a choice of letters.
    let files = parts.compactMap(\.file).flatMap { [$0, $0.replacing("/usr/lib/", with: "/lib/")] }
      .map { $0.replacing("[", with: "\\[") }
    let owners = try Self.say(["dpkg-query", "-S"] + files).split(separator: "\n")
    let versions = try Self.say(["dpkg-query", "-W", "-f", "${Package} ${Version}\n"] + parts.compactMap(\.package))
    for part in parts {
      let (package, file) = (try #require(part.package, "\(part.name)"), try #require(part.file, "\(part.name)"))
      let place = file.replacing("/usr/lib/", with: "/lib/")
      #expect(
        owners.contains { line in
          let names = line.prefix { $0 != "/" }
          return (line.hasSuffix(" " + file) || line.hasSuffix(" " + place))
            && (names.contains("\(package):") || names.contains("\(package),"))
        }, "\(part.name)")
      #expect(versions.contains("\(package) \(part.version ?? "")\n"), "\(part.name)")
    }
  }

  /// The set-up installs exactly what the doctor looks for.
  @Test func theSetUpInstallsAllOfIt() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").path
    let setUp = try ["runtime", "recommended"].flatMap { set in
      try Self.say([root + "/tools/setup", "--list", set]).split(separator: "\n").map(String.init)
    }
    let outcome = try Tool.run(["doctor", "--format", "json"], in: Folder())
    let report = try JSONDecoder().decode(Report.self, from: outcome.bytes)
    let loaded = [
      "librsvg2-2", "libheif1", "libseccomp2", "libarchive13", "libical3", "libqrencode4", "libargon2-1", "libcurl4",
      "libssl3", "libmosquitto1",
    ]
    let needed = report.parts.filter { $0.kind != "library" }.compactMap(\.package) + loaded
    #expect(Set(needed) == Set(setUp))
  }

  @Test func aFolderOfFontsMustBeThere() throws {
    let outcome = try Tool.run(["doctor", "--fonts", "nothing"], in: Folder())
    #expect(outcome.status == 2 && outcome.errors == "weave: error: there is no font folder 'nothing'\n")
  }

  private static func say(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.start()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A private view of the machine in which Noto consists of only two families and emoji.
private enum FewFonts {
  private static let noto = "/usr/share/fonts/truetype/noto"
  private static let unshare = ["unshare", "--mount"] + (geteuid() == 0 ? [] : ["--user", "--map-root-user"])

  static let canBeHad: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = unshare + ["mount", "-t", "tmpfs", "none", noto]
    process.standardError = FileHandle.nullDevice
    guard FileManager.default.fileExists(atPath: noto), (try? process.start()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Runs the command and returns its output.
  ///
  /// - Parameter hiding: additional folders to make empty.
  static func run(_ arguments: [String], in folder: Folder, hiding: [String] = []) throws -> Tool.Outcome {
    let hidden = hiding.map { "mount -t tmpfs none \($0) && " }.joined()
    // The machine's font cache is hidden too, so that the folders are scanned.
    let script = """
      mkdir .fonts && cp \(noto)/NotoSans-*.ttf \(noto)/NotoSerif-*.ttf \(noto)/NotoColorEmoji.ttf .fonts &&
      mount --bind .fonts \(noto) && mount -t tmpfs none /var/cache/fontconfig && \(hidden) exec "$0" "$@"
      """
    return try Tool.run(
      arguments, in: folder,
      shell: "set -- \(unshare.joined(separator: " ")) sh -c '\(script)' \"$0\" \"$@\"; exec /usr/bin/env \"$@\"")
  }
}
