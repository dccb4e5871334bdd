// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The commands of `docs/feeds.md` for services, run against a server on this machine that answers like them.
@Suite(.waiting, .enabled(if: (try? Project.run(["python3", "--version"]).status) == 0, "no python3 installed"))
struct FeedRecipeTests {
  /// What a recipe must store: parts of the files of its facts.
  private static let expectations: [String: [String]] = [
    "home": [#""outside" : 21.5"#, #""outside_unit" : "°C""#, #""door" : "off""#],
    "family": [#""title" : "School play""#, #""firstDay" : "2026-03-30""#, #""lastDay" : "2026-03-31""#, "Family"],
    "energy": [#""daily_energy" : 7.42"#, #""solar_power" : 1830"#, #""daily_energy_unit" : "kWh""#],
    "power": [#""state" : "1830""#, #""last_changed" : "2026-03-28T12:00:00+00:00""#],
    "google": [#""title" : "Choir""#, #""start" : "2026-03-30T17:30:00Z""#, "ana@example.org"],
    "outlook": [#""title" : "Team""#, #""start" : "2026-03-30T07:00:00Z""#, #""calendar" : "Work""#],
    "icloud": [#""title" : "Swimming""#, #""firstDay" : "2026-04-01""#, ##""color" : "#1BADF8""##],
    "chores": [#""title" : "Buy milk""#, #""due" : "2026-03-28""#, #""listTitle" : "Chores""#],
    "tasks": [#""title" : "Renew passport""#, #""due" : "2026-10-15""#, #""listTitle" : "Tasks""#],
    "bus": [#""line" : "12""#, #""time" : "2026-03-28T13:12:00Z""#, #""delay" : 120"#],
    "swift": [#""stars" : 69000"#, #""issues" : 8123"#],
    "releases": [#""title" : "Swift 6.3 Release""#],
    "dollar": [#""dollar" : 1.0823"#],
    "share": [#""share" : "234.5000""#],
    "news": [#""title" : "Rain is coming""#, #""news_title" : "The Paper""#],
    "load": [#""load" : 0.25"#],
  ]

  @Test func recipesWork() throws {
    let recipes = try MarkdownDocument("docs/feeds.md").blocks("sh").flatMap { block in
      block.section.contains("Recipes for services")
        ? block.text.replacing("\\\n", with: " ").split(separator: "\n").map(String.init) : []
    }.filter { $0.hasPrefix("weave feed add ") }
    let scratch = try Scratch()
    let services = try Services(scratch)
    var names: Set<String> = []
    for recipe in recipes {
      let name = String(recipe.split(separator: " ")[3])
      names.insert(name)
      let stored = try scratch.stored(by: services.local(recipe), in: name, with: services)
      for part in Self.expectations[name] ?? ["no expectation"] {
        #expect(stored.contains(part), "\(recipe): \(part) is not in \(stored)")
      }
    }
    #expect(names == Set(Self.expectations.keys))
  }

  /// A folder with the files that recipes name, which is gone afterwards.
  private final class Scratch {
    let path = FileManager.default.temporaryDirectory.path + "/weave-recipes-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write(ServiceAnswers.todoist, to: "Chores.csv")
      try write(ServiceAnswers.outlookTasks, to: "tasks.csv")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// The files that a recipe writes, joined.
    func stored(by recipe: String, in name: String, with services: Services) throws -> String {
      let folder = (Project.weave as NSString).deletingLastPathComponent
      var settings = ["export PATH=\"\(folder):$PATH\" TZ=Europe/Paris HA_TOKEN=token HOME=\"\(path)/\(name)\""]
      for kind in ["CONFIG", "DATA", "STATE", "CACHE"] {
        settings.append("export XDG_\(kind)_HOME=\"\(path)/\(name)/\(kind.lowercased())\"")
      }
      for (variable, target) in ServiceAnswers.secretAddresses {
        settings.append("export \(variable)=\"\(services.address)\(target)\"")
      }
      let line = (settings + ["\(recipe) --now 2026-03-28T14:05:00+01:00"]).joined(separator: "; ")
      let outcome = try Project.run(["sh", "-c", line], in: path)
      #expect(outcome.status == 0, "\(recipe): \(outcome.output)\(outcome.errors)")
      let snapshots = "\(path)/\(name)/data/weave/snapshots"
      let files = ["variables", "calendar", "reminders"].map { "\(snapshots)/\($0).json" }
      return files.compactMap { FileManager.default.contents(atPath: $0) }
        .map { String(decoding: $0, as: UTF8.self).replacing("\\/", with: "/") }.joined(separator: "\n")
    }
  }

  /// A server that knows the answers, whatever the host of a recipe is.
  private final class Services {
    let address: String
    private let process = Process()

    init(_ scratch: Scratch) throws {
      let answers = try JSONSerialization.data(withJSONObject: ServiceAnswers.byPath)
      try answers.write(to: URL(fileURLWithPath: scratch.path + "/answers.json"))
      let script = """
        import http.server, json, sys
        answers = json.load(open(sys.argv[1]))
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = answers.get(self.path.split("?")[0])
                self.send_response(404 if body is None else 200)
                body = (body or "").encode()
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_port, flush=True)
        server.serve_forever()
        """
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-c", script, scratch.path + "/answers.json"]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.start()
      let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      address = "http://127.0.0.1:\(port.filter(\.isNumber))"
    }

    /// Test threads block signals, and child processes inherit that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    /// A recipe that asks this server.
    func local(_ recipe: String) -> String {
      recipe.replacing(/https?:\/\/[a-z0-9.:]+/, with: address)
    }
  }
}
