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
    "today": [#""daily_energy" : 7.42"#, #""solar_power" : 1830"#, #""daily_energy_unit" : "kWh""#],
    "energy": [#""made" : 1.5"#, #""used" : 1.2"#, #""at" : "2026-03-28T12:00:00Z""#, #""now_w" : -310"#],
    "chores": [#""title" : "Plants""#, #""listTitle" : "Ana""#, #""lists" : "Ana, Ben""#, #""due" : "2026-03-28""#],
    "servers": [#""name" : "Router""#, #""up" : false"#, #""checked" : "2026-03-28T13:04:10Z""#],
    "machines": [#""name" : "atlas""#, #""cpu" : 37"#, #""days" : 41"#, #""up" : true"#],
    "trains": [
      #""line" : "F1""#, #""to" : "Gerland""#, #""at" : "2026-03-28T13:10:00Z""#, #""delay_min" : 2"#,
      #""platform" : "1""#,
      #""trains_station" : "Quai Rambaud""#,
    ],
    "power": [#""state" : "1830""#, #""last_changed" : "2026-03-28T12:00:00+00:00""#],
    "google": [#""title" : "Choir""#, #""start" : "2026-03-30T17:30:00Z""#, "ana@example.org"],
    "outlook": [#""title" : "Team""#, #""start" : "2026-03-30T07:00:00Z""#, #""calendar" : "Work""#],
    "icloud": [#""title" : "Swimming""#, #""firstDay" : "2026-04-01""#, ##""color" : "#1BADF8""##],
    "todo": [#""title" : "Buy milk""#, #""due" : "2026-03-28""#, #""listTitle" : "Chores""#],
    "tasks": [#""title" : "Renew passport""#, #""due" : "2026-10-15""#, #""listTitle" : "Tasks""#],
    "bus": [#""line" : "12""#, #""time" : "2026-03-28T13:12:00Z""#, #""delay" : 120"#],
    "swift": [#""stars" : 69000"#, #""issues" : 8123"#],
    "releases": [#""title" : "Swift 6.3 Release""#],
    "dollar": [#""dollar" : 1.0823"#],
    "share": [#""share" : "234.5000""#],
    "news": [#""title" : "Rain is coming""#, #""news_title" : "The Paper""#],
    "load": [#""load" : 0.25"#],
  ]

  /// The boards that recipes fill, with parts of what is then drawn.
  private static let boards: [String: (String, [String])] = [
    "trains": ("departures", ["14:12", "F1", "Gerland", "+2", "14:05", "Quai Rambaud"]),
    "energy": ("home-energy", ["0.3 kW", "1.5 kWh"]), "chores": ("chores", ["Ana", "Plants", "Ben", "Bins"]),
    "servers": ("servers", ["Router is down", "Photos"]), "machines": ("servers", ["atlas", "37%", "borea is down"]),
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
      if let (board, parts) = Self.boards[name] {
        let tree = try scratch.tree(of: board, in: name)
        for part in parts { #expect(tree.contains(part), "\(board) of \(name): \(part) is not in \(tree)") }
      }
    }
    #expect(names == Set(Self.expectations.keys))
  }

  /// A folder with the files that recipes name, which is gone afterwards.
  private final class Scratch {
    let path = FileManager.default.temporaryDirectory.path + "/weave-recipes-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let zip =
        "import sys, zipfile, json; z = zipfile.ZipFile('gtfs.zip', 'w'); "
        + "[z.writestr(name, text) for name, text in json.loads(sys.argv[1]).items()]"
      let timetable = try JSONSerialization.data(withJSONObject: ServiceAnswers.timetable)
      _ = try Project.run(["python3", "-c", zip, String(decoding: timetable, as: UTF8.self)], in: path)
      try write(ServiceAnswers.todoist, to: "Chores.csv")
      try write(ServiceAnswers.outlookTasks, to: "tasks.csv")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// The environment of one recipe, as lines of a shell.
    private func settings(of name: String) -> [String] {
      let folder = (Project.weave as NSString).deletingLastPathComponent
      var settings = ["export PATH=\"\(folder):$PATH\" TZ=Europe/Paris HA_TOKEN=token HOME=\"\(path)/\(name)\""]
      for kind in ["CONFIG", "DATA", "STATE", "CACHE"] {
        settings.append("export XDG_\(kind)_HOME=\"\(path)/\(name)/\(kind.lowercased())\"")
      }
      return settings
    }

    /// The layout of a board with the facts of a recipe, which is drawn without a warning.
    func tree(of board: String, in name: String) throws -> String {
      let file = Project.root + "/Specs/Boards/\(board).json"
      let walk = board == "departures" ? " --var walk=7" : ""
      let command =
        "weave inspect \"\(file)\" --tree --canvas 800x480 --now 2026-03-28T14:05:00+01:00 --locale en_GB\(walk)"
      let lines = settings(of: name) + [command]
      let outcome = try Project.run(["sh", "-c", lines.joined(separator: "; ")], in: path)
      #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(board) of \(name): \(outcome.errors)")
      return outcome.output
    }

    /// The files that a recipe writes, joined.
    func stored(by recipe: String, in name: String, with services: Services) throws -> String {
      var settings = settings(of: name)
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
        import base64, http.server, json, sys, urllib.parse
        answers = json.load(open(sys.argv[1]))
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                wish = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self.answer(self.path.split("?")[0] + "#" + wish["entity_id"])
            def do_GET(self):
                path, _, query = self.path.partition("?")
                for name, value in urllib.parse.parse_qsl(query):
                    if name == "query":
                        for part in answers:
                            if part.startswith(path + "?") and value.startswith(part.split("?", 1)[1]):
                                return self.answer(part)
                self.answer(path)
            def answer(self, key):
                body = answers.get(key)
                self.send_response(404 if body is None else 200)
                body = (body or "").encode()
                if body.startswith(b"base64:"):
                    body = base64.b64decode(body[7:])
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
