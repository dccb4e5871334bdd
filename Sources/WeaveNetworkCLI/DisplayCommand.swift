// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import WeaveCommands
  import WeaveDiagnostics
  import WeaveJSON
  import WeavePanel
  import WeaveRender
  import WeaveServe
  import WeaveStore
  import WeaveTime

  /// `weave display`: the displays of a served folder.
  struct DisplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "display", abstract: NetworkCommand.display.abstract,
      discussion:
        "They are stored in displays.json, which you can also edit by hand; a running server picks up changes.",
      subcommands: [List.self, Add.self, Remove.self, Show.self, Assign.self, Token.self, Tokens.self])

    /// The folder with the displays.
    struct FolderOption: ParsableArguments {
      @Option(
        help: ArgumentHelp("The folder with the designs and displays.json.", valueName: "folder"),
        completion: .directory)
      var folder: String = "."
    }

    struct List: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Lists the displays, one per line.")
      @OptionGroup var place: FolderOption
      @Option(help: "A readable table or a JSON array.") var format: OutputFormat = .text
      mutating func run() throws { try DisplayEditing.list(place.folder, format) }
    }

    struct Add: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Adds a display and prints the address of its pictures.")

      @Argument(
        help: ArgumentHelp("The name: letters from a to z, digits and hyphens, such as kitchen.", valueName: "name"))
      var name: String

      @Option(
        help: ArgumentHelp("A name from 'weave panels', or a panel file in the folder.", valueName: "panel"),
        completion: Completions.panels)
      var panel: String

      @Option(
        help: ArgumentHelp("The design to show, a file in the folder.", valueName: "file"),
        completion: Completions.designs
      )
      var shows: String

      @Option(help: ArgumentHelp("The name shown to people.", valueName: "text")) var label: String?
      @Option(help: ArgumentHelp("The pixel format.", valueName: "format")) var format: PanelFormat?
      @Option(help: ArgumentHelp("The hardware address of its network card.", valueName: "AA:BB:CC:00:11:22"))
      var device: String?
      @OptionGroup var place: FolderOption

      mutating func run() throws {
        let keys: [(key: String, value: String?)] = [
          ("name", name), ("label", label), ("panel", panel), ("shows", shows), ("format", format?.rawValue),
          ("device", device),
        ]
        try DisplayEditing.add(name, keys.map { ($0.key, $0.value.map { .string($0) }) }, place.folder)
      }
    }

    struct Remove: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes a display, and its token.",
        discussion: "A display that is added again with the same name needs a new token.")
      @Argument(help: ArgumentHelp("The name of a display.", valueName: "name")) var name: String
      @OptionGroup var place: FolderOption
      @OptionGroup var state: StateOption
      mutating func run() throws { try DisplayEditing.remove(name, place.folder, state.folder(in: place.folder)) }
    }

    struct Show: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the settings of a display, and the command that draws its picture.")
      @Argument(help: ArgumentHelp("The name of a display.", valueName: "name")) var name: String
      @OptionGroup var place: FolderOption
      mutating func run() throws { try DisplayEditing.show(name, place.folder) }
    }

    struct Assign: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Makes a display show another design.")
      @Argument(help: ArgumentHelp("The name of a display.", valueName: "name")) var name: String
      @Argument(help: ArgumentHelp("A design in the folder.", valueName: "file"), completion: Completions.designs)
      var shows: String
      @OptionGroup var place: FolderOption
      mutating func run() throws { try DisplayEditing.assign(name, shows, place.folder) }
    }
  }

  extension DisplayCommand {
    /// The folder with the tokens.
    struct StateOption: ParsableArguments {
      @Option(
        help: ArgumentHelp(
          "The state folder, as in 'weave serve --state'.", discussion: "Default: .weave in the folder.",
          valueName: "folder"), completion: .directory)
      var state: String?

      func folder(in folder: String) -> String { state ?? "\(folder)/.weave" }
    }

    struct Token: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Gives a display a new token and prints it; the old one stops working.",
        discussion: """
          A running server picks it up within a second. A server with a password asks displays for their tokens. Only \
          a hash of the token is stored, so it cannot be printed again.
          """)
      @Argument(help: ArgumentHelp("The name of a display.", valueName: "name")) var name: String
      @OptionGroup var place: FolderOption

      @Option(
        help: ArgumentHelp(
          "How many days the token works.", discussion: "Default: until there is another one.", valueName: "days"))
      var days: Int?

      @OptionGroup var state: StateOption

      func validate() throws {
        if let days, !(1...36_500).contains(days) { throw ValidationError("--days is a number from 1 to 36500.") }
      }

      mutating func run() throws {
        try DisplayEditing.token(name, days, place.folder, state.folder(in: place.folder))
      }
    }

    struct Tokens: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Lists the tokens of displays: when they were made and last used, and when they end.",
        discussion: "The tokens themselves are not stored. Times are those of this machine.")
      @OptionGroup var place: FolderOption
      @Option(help: "A readable table or a JSON array.") var format: OutputFormat = .text
      @OptionGroup var state: StateOption
      mutating func run() throws { try DisplayEditing.tokens(format, state.folder(in: place.folder)) }
    }
  }

  /// The actions of the commands.
  private enum DisplayEditing {
    static func list(_ folder: String, _ format: OutputFormat) throws(ExitCode) {
      let displays = try open(folder).displays
      if format == .json {
        return try Console.out(
          OutputValue.array(
            displays.map { display in
              .compacted([
                ("name", .string(display.name)), ("label", .string(display.label)), ("shows", .string(display.shows)),
                ("panel", .string(display.panel.name)), ("format", .string(display.format.rawValue)),
                ("device", .optional(display.device)),
              ])
            }
          ).text)
      }
      let rows =
        [["NAME", "SHOWS", "PANEL", "FORMAT", "DEVICE"]]
        + displays.map { [$0.name, $0.shows, $0.panel.name, $0.format.rawValue, $0.device ?? "–"] }
      try Console.out(Self.table(rows))
    }

    private static func table(_ rows: [[String]]) -> String {
      let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
      return rows.map { row in
        let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        var line = cells.joined(separator: "  ")
        while line.hasSuffix(" ") { line.removeLast() }
        return line + "\n"
      }.joined()
    }

    static func add(_ name: String, _ keys: [(key: String, value: JSONValue?)], _ folder: String) throws(ExitCode) {
      let display = try change(folder) { editor throws(DisplayEditor.Refusal) in
        try editor.add(keys)
        let display = try editor.display(name)
        warn(editor, of: display.shows)
        return display
      }
      try Console.out("/picture/\(name).\(display.format.ending)\n")
      printBattery(of: display, folder)
    }

    /// Says how long a battery lasts with what a display shows.
    private static func printBattery(of display: Display, _ folder: String) {
      let scene = ServerScene(
        folder: folder, snapshots: (try? SnapshotFolderOptions.standard())?.path,
        machineZone: MachineZone.current.timeZone)
      guard let battery = BatteryEstimate(display, in: scene, after: Date()) else { return }
      Console.error("note: \(battery), without feeds; \(BatteryEstimate.assumption)\n")
    }

    /// Warns of a design that a display cannot show yet; it may be fixed later.
    private static func warn(_ editor: DisplayEditor, of shows: String) {
      guard let mistake = editor.mistake(in: shows) else { return }
      Console.error("\(mistake)\nweave: warning: the display cannot show `\(shows)` until this is fixed\n")
    }

    static func remove(_ name: String, _ folder: String, _ state: String) throws(ExitCode) {
      let display = try change(folder) { editor throws(DisplayEditor.Refusal) in
        let display = try editor.display(name)
        try editor.remove(name)
        return display
      }
      do { try DisplayTokens.remove(for: display, state: state) } catch { throw Console.refuse(error) }
    }

    static func assign(_ name: String, _ shows: String, _ folder: String) throws(ExitCode) {
      try change(folder) { editor throws(DisplayEditor.Refusal) in
        try editor.set("shows", of: name, to: .string(shows))
        warn(editor, of: shows)
      }
    }

    static func token(_ name: String, _ days: Int?, _ folder: String, _ state: String) throws(ExitCode) {
      let editor = try open(folder)
      let display: Display
      do { display = try editor.display(name) } catch { throw Console.refuse(error) }
      do {
        try Console.out(
          DisplayTokens.renew(for: display, lifetime: days.map { Double($0) * 86_400 }, state: state) + "\n")
      } catch { throw Console.refuse(error) }
    }

    static func tokens(_ format: OutputFormat, _ state: String) throws(ExitCode) {
      let tokens: [DisplayTokens.Entry]
      do { tokens = try DisplayTokens.list(state: state) } catch { throw Console.refuse(error) }
      if format == .json {
        return try Console.out(
          OutputValue.array(
            tokens.map { token in
              .compacted([
                ("display", .optional(token.display)), ("made", .optional(token.made.map(Self.universal))),
                ("used", .optional(token.used.map(Self.universal))),
                ("until", .optional(token.until.map(Self.universal))),
              ])
            }
          ).text)
      }
      let zone = MachineZone.current.timeZone
      func cell(_ date: Date?, _ nothing: String) -> String {
        guard let date else { return nothing }
        let time = CivilTime(seconds: date.timeIntervalSince1970, in: zone)
        return "\(LocalDay(number: time.dayNumber)) \(time.clock)"
      }
      try Console.out(
        table(
          [["DISPLAY", "MADE", "LAST USED", "ENDS"]]
            + tokens.map { token in
              [
                token.display ?? "(webhooks)", cell(token.made, "–"), cell(token.used, "never"),
                cell(token.until, "never"),
              ]
            }))
    }

    private static func universal(_ date: Date) -> String { date.formatted(.iso8601) }

    static func show(_ name: String, _ folder: String) throws(ExitCode) {
      let editor = try open(folder)
      let display: Display
      do { display = try editor.display(name) } catch { throw Console.refuse(error) }
      let panel = display.panel
      let lines = [
        "\(display.name): \(display.label)", "  shows    \(display.shows)",
        "  panel    \(panel.name), \(panel.width)x\(panel.height), \(panel.label)",
        "  format   \(display.format.rawValue)", "  device   \(display.device ?? "–")",
        "  refresh  \(display.refresh.lowerBound) to \(display.refresh.upperBound) s",
        "  picture  /picture/\(display.name).\(display.format.ending)",
      ]
      try Console.out(lines.joined(separator: "\n") + "\n")
    }

    @discardableResult
    private static func change<Result>(
      _ folder: String, _ edit: (inout DisplayEditor) throws(DisplayEditor.Refusal) -> Result
    ) throws(ExitCode) -> Result {
      do { return try DisplayEditor.change(folder, edit) } catch { throw refuse(error) }
    }

    private static func open(_ folder: String) throws(ExitCode) -> DisplayEditor {
      do { return try DisplayEditor(folder: folder) } catch { throw refuse(error) }
    }

    /// Says why nothing was changed, with mistakes in the file at their places.
    private static func refuse(_ refusal: DisplayEditor.Refusal) -> ExitCode {
      guard case .invalid(let report) = refusal else { return Console.refuse(refusal) }
      Console.error([report])
      return Exit.designHasErrors
    }
  }
#endif
