// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import WeaveCommands
  import WeaveDiagnostics
  import WeaveJSON
  import WeaveRender
  import WeaveServe
  import WeaveSystem
  import WeaveWorkshop

  /// `weave init-home`: makes a folder that `weave serve` can show at once.
  struct InitHomeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: NetworkCommand.initHome.name, abstract: NetworkCommand.initHome.abstract,
      discussion: """
        The folder gets three boards (the family's day, the weather, the month), a playlist of them, and a calendar to \
        fill in. The weather at the place and that calendar become feeds of 'weave feed'; give --calendar the address of \
        your own calendar. No file is overwritten, and no feed is replaced. Then start the server and open its page:

          weave init-home home --place Bergen
          weave serve home
        """)

    @Argument(help: ArgumentHelp("The folder to make.", valueName: "folder"), completion: .directory)
    var folder: String = "."

    @Option(help: ArgumentHelp("The place of the home: a town, or LATITUDE,LONGITUDE.", valueName: "place"))
    var place: String

    @Option(
      help: ArgumentHelp(
        "The language and region of the pictures, such as nb-NO.", discussion: "Default: those of the place.",
        valueName: "id"))
    var locale: String?

    @Option(
      help: ArgumentHelp(
        "The address or the file of the family's calendar.", discussion: "Default: calendar.ics in the folder.",
        valueName: "calendar"))
    var calendar: String?

    func validate() throws {
      if place.allSatisfy(\.isWhitespace) { throw ValidationError("--place needs a town or LATITUDE,LONGITUDE.") }
      if let locale, let mistake = LocaleName.mistake(in: locale) {
        throw ValidationError("--locale: \(mistake)".sentence)
      }
    }

    mutating func run() throws {
      if let taken = files.map(\.name).first(where: { NewDesign.isTaken("\(folder)/\($0)") }) {
        throw ValidationError("\(folder)/\(taken) already exists; choose another folder.")
      }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["family-day", "weather-station", "calendar-wall"] {
          guard let board = Language.newBoard(from: name) else { continue }
          try NewDesign.write(board: board, to: "\(folder)/\(name).json")
        }
        for file in files { try createFile(Array(file.text.utf8), at: "\(folder)/\(file.name)") }
      } catch { throw Console.refuse(error) }
      try addFeeds()
      try Console.out(files.map { "\(folder)/\($0.name)\n" }.joined())
      Console.error("note: now start 'weave serve \(folder)' and open its address in a browser\n")
    }

    /// Adds the feeds to those of `weave feed`. A feed that is there already stays.
    private func addFeeds() throws {
      var file = try FeedFile(FeedOptions.parse([]))
      for (name, keys) in feeds {
        if file.has(name) {
          Console.error("note: the feed '\(name)' is there already; 'weave feed list' shows it\n")
          continue
        }
        let members = keys.map { key, value in
          JSONMember(key: key, keyRange: SourceRange(0, 0), value: JSONNode(value, at: SourceRange(0, 0)))
        }
        try file.set(name, to: .object(members))
      }
      try file.write()
    }

    /// The files besides the boards.
    private var files: [(name: String, text: String)] {
      [("home.playlist.json", Self.playlist), ("displays.json", displays)]
        + (calendar == nil ? [("calendar.ics", Self.emptyCalendar)] : [])
    }

    private static let playlist = """
      {
        "name": "Home",
        "for": "1h",
        "entries": [
          { "show": "family-day.json", "from": "06:00", "until": "22:00" },
          { "show": "weather-station.json", "from": "06:00", "until": "22:00" }
        ],
        "otherwise": "calendar-wall.json"
      }

      """

    private var displays: String {
      let house = locale.map { "  \"locale\": \(JSONText.literal($0)),\n" } ?? ""
      return "{\n\(house)  \"displays\": []\n}\n"
    }

    private var feeds: [(name: String, keys: [(String, JSONValue)])] {
      let numbers = place.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
      let nowhere = SourceRange(0, 0)
      func member(_ key: String, _ number: Double) -> JSONMember {
        JSONMember(key: key, keyRange: nowhere, value: JSONNode(.number(number), at: nowhere))
      }
      let where_: (String, JSONValue) =
        numbers.count == 2
        ? ("place", .object([member("latitude", numbers[0]), member("longitude", numbers[1])]))
        : ("search", .string(place))
      // Feeds are read from anywhere.
      let source = calendar ?? "\(realPath(folder) ?? folder)/calendar.ics"
      return [
        ("weather", [("source", .string("open-meteo")), where_]),
        (
          "calendar",
          [("source", .string("icalendar")), (source.contains("://") ? "url" : "file", .string(source))]
        ),
      ]
    }

    /// A calendar without events, to be filled in by any program that knows the format.
    ///
    /// - Source: RFC 5545, section 3.4.
    private static let emptyCalendar =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//weave//init-home//EN\r\nEND:VCALENDAR\r\n"
  }
#endif
