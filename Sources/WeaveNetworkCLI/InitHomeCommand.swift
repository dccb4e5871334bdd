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
        The folder gets three boards (the family's day, the weather, the month), a playlist of them, a feed of the \
        weather at the place, and a calendar to fill in or to replace by the address of your own. No file is overwritten. \
        Then start the server and open its page:

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
      let taken = files.map(\.name).filter { NewDesign.isTaken("\(folder)/\($0)") }
      if let first = taken.first {
        throw ValidationError("\(folder)/\(first) already exists; choose another folder.")
      }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, title) in Self.boards {
          guard let board = Language.newBoard(named: title, from: name) else { continue }
          try NewDesign.write(board: board, to: "\(folder)/\(name).json")
        }
        for file in files { try createFile(Array(file.text.utf8), at: "\(folder)/\(file.name)") }
      } catch { throw Console.refuse(error) }
      try Console.out(files.map { "\(folder)/\($0.name)\n" }.joined())
      Console.error("note: now start 'weave serve \(folder)' and open its address in a browser\n")
    }

    private static let boards = [
      ("family-day", "Family day"), ("weather-station", "Weather station"), ("calendar-wall", "Month and week"),
    ]

    /// The files besides the boards.
    private var files: [(name: String, text: String)] {
      [
        ("home.playlist.json", Self.playlist), ("feeds.json", feeds), ("displays.json", displays),
      ] + (calendar == nil ? [("calendar.ics", Self.emptyCalendar)] : [])
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

    private var feeds: String {
      let numbers = place.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
      let where_ =
        numbers.count == 2
        ? "\"place\": { \"latitude\": \(numbers[0]), \"longitude\": \(numbers[1]) }"
        : "\"search\": \(JSONText.literal(place))"
      // The file of feeds may be read from anywhere.
      let source = calendar ?? "\(realPath(folder) ?? folder)/calendar.ics"
      let key = source.contains("://") ? "url" : "file"
      return """
        {
          "version": 1,
          "feeds": {
            "weather": { "source": "open-meteo", \(where_) },
            "calendar": { "source": "icalendar", "\(key)": \(JSONText.literal(source)) }
          }
        }

        """
    }

    /// A calendar without events, to be filled in by any program that knows the format.
    ///
    /// - Source: RFC 5545, section 3.4.
    private static let emptyCalendar =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//weave//init-home//EN\r\nEND:VCALENDAR\r\n"
  }
#endif
