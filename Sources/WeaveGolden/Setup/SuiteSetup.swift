// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSystem

/// Writes what a project needs for `weave test`: the settings of the designs that it finds, a workflow for its CI
/// server, and the lines for Git. Nothing that is there already is replaced.
public struct SuiteSetup: Sendable {
  /// A CI server.
  public enum Host: String, Sendable, CaseIterable {
    /// GitHub Actions, GitLab CI, or none.
    case github, gitlab, none
  }

  /// What was done with one file.
  public struct Step: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// Whether it was written or changed; false for one that is as it was.
    public var isWritten: Bool
    /// What it is for, or why it was kept.
    public var note: String
  }

  /// The folder of the designs, relative to the current one.
  public let designs: String
  /// The number of designs.
  public let count: Int
  /// The CI server that a workflow is written for.
  public let host: Host
  private let golden: String
  private let package: String
  private let found: DesignSearch
  /// The folder of the repository, or the current one.
  private let top: String

  /// - Parameters:
  ///   - folder: where designs are searched.
  ///   - golden: the folder for the references.
  ///   - host: the CI server; nil for the one that the project seems to use.
  ///   - package: a package of weave for the CI server, as a path or an address.
  /// - Throws: if there is no design.
  public init(_ folder: String, golden: String, host: Host?, package: String) throws(TestError) {
    guard isFolder(folder) else { throw .noDesigns(folder) }
    let found = try DesignSearch(folder)
    guard !found.designs.isEmpty else {
      throw .folder(folder, reason: "there is no design in this folder; `weave new` writes one")
    }
    let inner = Self.common(found.designs)
    designs = inner.isEmpty ? folder : folder == "." ? inner : "\(folder)/\(inner)"
    count = found.designs.count
    self.found = found
    self.golden = golden
    self.package = package
    searched = folder
    top = Self.repository() ?? "."
    self.host = host ?? Self.host(of: top)
  }

  private let searched: String

  /// The folder that contains all of some files; empty for the outermost.
  private static func common(_ paths: [String]) -> String {
    let folders = paths.map { Array($0.split(separator: "/").dropLast()) }
    guard var shared = folders.first else { return "" }
    for folder in folders { shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0) }
    return shared.joined(separator: "/")
  }

  /// The folder around the current one that has a repository, as a path from here: `.`, `..`.
  private static func repository() -> String? {
    var path = "."
    for _ in 0..<64 {
      if (try? kind(ofFile: "\(path)/.git")) ?? nil != nil { return path }
      if realPath(path) == "/" { return nil }
      path = path == "." ? ".." : "../\(path)"
    }
    return nil
  }

  private static func host(of top: String) -> Host {
    func has(_ name: String) -> Bool { ((try? kind(ofFile: "\(top)/\(name)")) ?? nil) != nil }
    if has(".gitlab-ci.yml") { return .gitlab }
    if has(".github") { return .github }
    let config = (try? readFile("\(top)/.git/config", limit: 1 << 20)) ?? []
    return String(decoding: config, as: UTF8.self).contains("gitlab") ? .gitlab : .github
  }

  // MARK: Writing

  /// Writes the files.
  ///
  /// - Returns: what was done, file by file.
  /// - Throws: if a file cannot be written; those before it are there.
  public func write() throws(TestError) -> [Step] {
    var steps: [Step] = []
    func path(_ name: String) -> String { top == "." ? name : "\(top)/\(name)" }
    let settings = designs == "." ? TestSettings.fileName : "\(designs)/\(TestSettings.fileName)"
    steps.append(try create(self.settings, at: settings, "what is drawn"))
    switch host {
    case .github:
      steps.append(try create(githubWorkflow, at: path(".github/workflows/weave.yml"), "the workflow for GitHub"))
    case .gitlab where ((try? kind(ofFile: path(".gitlab-ci.yml"))) ?? nil) == nil:
      steps.append(try create(gitlabWorkflow, at: path(".gitlab-ci.yml"), "the workflow for GitLab"))
    case .gitlab:
      let step = try create(
        gitlabWorkflow, at: path("weave.gitlab-ci.yml"),
        "the job for GitLab; add `include: /weave.gitlab-ci.yml` to "
          + "`.gitlab-ci.yml`")
      steps.append(step)
    case .none: break
    }
    steps.append(try addLine("weave-report/", to: path(".gitignore"), "the report is not committed"))
    let pictures = "\(fromTop(golden))/**/*.png diff=weave"
    steps.append(try addLine(pictures, to: path(".gitattributes"), "`git diff` can show what changed in a picture"))
    return steps
  }

  private func create(_ text: String, at path: String, _ note: String) throws(TestError) -> Step {
    if try TestError.kind(ofFile: path) != nil {
      return Step(path: path, isWritten: false, note: "it is there already")
    }
    try TestError.writing { () throws(FileError) in
      try makeFolder(FilePath.folder(of: path))
      try createFile(Array(text.utf8), at: path)
    }
    return Step(path: path, isWritten: true, note: note)
  }

  private func addLine(_ line: String, to path: String, _ note: String) throws(TestError) -> Step {
    var text = ""
    do throws(FileError) {
      if try kind(ofFile: path) != nil { text = String(decoding: try readFile(path, limit: 1 << 20), as: UTF8.self) }
    } catch { throw .file(error) }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix("/") }
    if lines.contains(where: { $0 == line || "\($0)/" == line }) {
      return Step(path: path, isWritten: false, note: "it has the line already")
    }
    if !text.isEmpty, text.last?.isNewline == false { text += "\n" }
    try TestError.writing { () throws(FileError) in try writeFile(Array((text + line + "\n").utf8), to: path) }
    return Step(path: path, isWritten: true, note: note)
  }

  // MARK: Texts

  /// A path from the folder of the repository.
  private func fromTop(_ path: String) -> String {
    guard top != ".", let here = realPath("."), let root = realPath(top), here.hasPrefix(root + "/") else {
      return path
    }
    let way = here.dropFirst(root.count + 1)
    return path == "." ? String(way) : "\(way)/\(path)"
  }

  /// The settings of the suite.
  var settings: String {
    var members: [(String, OutputValue)] = [
      ("sizes", .array(["small", "medium", "large"].map(OutputValue.string))),
      ("appearances", .array(["light", "dark"].map(OutputValue.string))),
    ]
    let others = found.languages.filter { $0 != "en" && !$0.hasPrefix("en_") && !$0.hasPrefix("en-") }
    if !others.isEmpty {
      let locales = [TestSettings.standardLocale] + others.map { $0.replacing("-", with: "_") }
      members.append(("locales", .array(locales.map(OutputValue.string))))
    }
    members.append(("now", .string("2026-11-20T09:41:00Z")))
    let inner = snapshotsInside
    if let first = inner.first { members.append(("snapshots", .string(first.isEmpty ? "." : first))) }
    if !excluded.isEmpty { members.append(("exclude", .array(excluded.map(OutputValue.string)))) }
    return OutputValue.object(members).text
  }

  /// The path of a file from the folder of the designs; nil if it lies elsewhere.
  private func inside(_ path: String) -> String? {
    let full = searched == "." ? path : path.isEmpty ? searched : "\(searched)/\(path)"
    if designs == "." || full == designs { return full == designs ? "" : full }
    return full.hasPrefix(designs + "/") ? String(full.dropFirst(designs.count + 1)) : nil
  }

  private var snapshotsInside: [String] { found.snapshots.compactMap(inside) }

  /// The names of files and folders in the suite that hold no designs.
  private var excluded: [String] {
    let designs = found.designs.compactMap(inside)
    let taken = Set(designs.flatMap { $0.split(separator: "/").map(String.init) })
    var names: [String] = []
    for other in found.others.compactMap(inside) + snapshotsInside.dropFirst().map({ "\($0)/x" }) {
      // The outermost folder without designs, or the file alone.
      let parts = other.split(separator: "/").map(String.init)
      guard let name = parts.first(where: { !taken.contains($0) }), name != snapshotsInside.first else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private var command: String {
    let archive = golden == "Golden" ? "" : " --golden \(fromTop(golden).shellQuoted)"
    return "weave test \(fromTop(designs).shellQuoted)\(archive) --report weave-report"
  }

  /// The address as a word of YAML.
  private var quotedPackage: String { "\"\(package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }

  private var githubWorkflow: String {
    """
    # Draws the designs and compares them with their references. Written by `weave test init`.
    name: widgets
    on: [push, pull_request]
    jobs:
      weave:
        runs-on: ubuntu-latest
        # The pictures are those of Debian 12.
        container: debian:bookworm
        env:
          # A package of weave: an address, or a path in this repository.
          WEAVE: \(quotedPackage)
        steps:
          - uses: actions/checkout@v4
          - name: Install weave
            run: |
              apt-get -qq update
              apt-get -qq -y --no-install-recommends install ca-certificates curl
              case $WEAVE in
                http*) curl --fail --location --silent --show-error --output /tmp/weave.deb "$WEAVE" ;;
                *) cp "$WEAVE" /tmp/weave.deb ;;
              esac
              apt-get -qq -y --no-install-recommends install /tmp/weave.deb
              weave doctor
          - name: Draw and compare
            run: \(command)
          # Also when references are missing: the pictures of this run can be accepted as references.
          - name: Keep the report
            if: ${{ !cancelled() }}
            uses: actions/upload-artifact@v4
            with:
              name: weave-report
              path: weave-report
              if-no-files-found: ignore

    """
  }

  private var gitlabWorkflow: String {
    """
    # Draws the designs and compares them with their references. Written by `weave test init`.
    weave:
      # The pictures are those of Debian 12.
      image: debian:bookworm
      variables:
        # A package of weave: an address, or a path in this repository.
        WEAVE: \(quotedPackage)
      before_script:
        - apt-get -qq update && apt-get -qq -y --no-install-recommends install ca-certificates curl
        - |
          case $WEAVE in
            http*) curl --fail --location --silent --show-error --output /tmp/weave.deb "$WEAVE" ;;
            *) cp "$WEAVE" /tmp/weave.deb ;;
          esac
        - apt-get -qq -y --no-install-recommends install /tmp/weave.deb
      script:
        - \(command)
      # Also when references are missing: the pictures of this run can be accepted as references.
      artifacts:
        when: always
        paths: [weave-report]
        reports:
          junit: weave-report/junit.xml

    """
  }
}
