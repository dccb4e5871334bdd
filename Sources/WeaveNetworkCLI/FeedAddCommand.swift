// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import WeaveCommands
  import WeaveData
  import WeaveDiagnostics
  import WeaveFeeds
  import WeaveFetch
  import WeaveJSON
  import WeaveRender
  import WeaveStore
  import WeaveSystem
  import WeaveTime

  /// `weave feed add`: adds a source of facts.
  struct FeedAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Adds a feed, asks it at once, and shows what came.",
      discussion: """
        For example:

          weave feed add weather --place Lyon
          weave feed add weather --place Lyon --also lisbon=Lisbon --also cabin=60.39,5.32
          weave feed add air --place 45.76,4.84
          weave feed add family --source icalendar --url env:FAMILY_CALENDAR --label Family
          weave feed add work --source caldav --url https://dav.example.org/ --user ana --password file:~/.dav-password
          weave feed add home --source home-assistant --url http://home.local:8123 --token env:HA_TOKEN \\
            --entity sensor.outside
          weave feed add load --source prometheus --url http://localhost:9090 --query node_load1
          weave feed add steps --file export.zip
          weave feed add news --url https://example.org/feed.xml
          weave feed add outside --source json --url http://home.local:8123/api/states/sensor.outside \\
            --token env:HA_TOKEN --pick 'outside=$.state'

        Keys, passwords and tokens are never given themselves, but where they are kept: env:NAME, file:PATH (mode 0600) or \
        credential:NAME (systemd). Nothing is kept of a feed that does not answer, unless --untried is given.
        """)

    @Argument(help: ArgumentHelp("What the feed is called.", valueName: "name"))
    var name: String

    @Option(
      help: ArgumentHelp(
        "What is asked; 'weave feed sources' lists all.",
        discussion: "Default: what a file is, else by the feed's name: open-meteo for weather, open-meteo-air for air.",
        valueName: "source")
    )
    var source: String?

    @Option(
      name: .customLong("place"), help: ArgumentHelp("A town, LATITUDE,LONGITUDE, or random.", valueName: "place"))
    var where_: String?

    @Option(
      help: ArgumentHelp(
        "Another place to ask about in the same call: PROFILE=PLACE; may be given again.",
        discussion: "Its facts are those of the profile, for 'weave render --profile' and the slots of boards.",
        valueName: "place"))
    var also: [String] = []

    @Option(
      help: ArgumentHelp(
        "The address, or where it is kept; for services another server that answers as they do.", valueName: "address"))
    var url: String?

    @Option(help: ArgumentHelp("A file of this machine.", valueName: "file"), completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Where the key is kept.", valueName: "secret"))
    var key: String?

    @Option(help: ArgumentHelp("Who logs in.", valueName: "name"))
    var user: String?

    @Option(help: ArgumentHelp("Where the password is kept.", valueName: "secret"))
    var password: String?

    @Option(help: ArgumentHelp("Where the token is kept.", valueName: "secret"))
    var token: String?

    @Option(help: ArgumentHelp("The name of Apple's key, ten letters and digits.", valueName: "id"))
    var keyID: String?

    @Option(help: ArgumentHelp("The team that Apple's key belongs to.", valueName: "id"))
    var teamID: String?

    @Option(help: ArgumentHelp("The service that Apple's key is for.", valueName: "id"))
    var serviceID: String?

    @Option(help: ArgumentHelp("An entity of Home Assistant; may be given again.", valueName: "entity"))
    var entity: [String] = []

    @Option(help: ArgumentHelp("What Prometheus is asked.", valueName: "query"))
    var query: String?

    @Option(help: ArgumentHelp("A mail address or page by which services may reach you.", valueName: "contact"))
    var contact: String?

    @Option(help: ArgumentHelp("How often it is asked, such as 30m.", valueName: "time"))
    var every: String?

    @Option(help: ArgumentHelp("What a calendar or list is called.", valueName: "name"))
    var label: String?

    @Option(help: ArgumentHelp("A calendar's colour, #RRGGBB.", valueName: "color"))
    var color: String?

    @Option(
      help: ArgumentHelp("A value to take: VARIABLE=PATH, or VARIABLE=COLUMN; may be given again.", valueName: "pick"))
    var pick: [String] = []

    @Option(help: ArgumentHelp("The server that finds places, if not Open-Meteo's.", valueName: "address"))
    var placesURL: String?

    @Flag(help: "Keep the feed without asking it.")
    var untried = false

    @OptionGroup var options: FeedOptions

    private static let usual = [
      "weather": "open-meteo", "air": "open-meteo-air", "ozone": "temis", "uv": "temis", "calendar": "icalendar",
      "steps": "apple-health", "todo": "todo-txt", "news": "rss",
    ]

    /// The source: the given one, otherwise the one recognised in the file, otherwise the usual one for a feed of this
    /// name.
    private var chosen: String? { source ?? file.flatMap(FactImport.sourceName) ?? Self.usual[name] }

    func validate() throws {
      guard FeedName.isValid(name) else {
        throw ValidationError("'\(name)' is no name of a feed: letters, digits, '-' and '_', at most 60.")
      }
      guard let chosen else {
        throw ValidationError("Say what '\(name)' asks with --source; 'weave feed sources' lists what there is.")
      }
      if ServiceTable.service(chosen) == nil {
        let near = nearest(to: chosen, in: ServiceTable.all.map(\.name)).first.map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("'\(chosen)' is no source; 'weave feed sources' lists them.\(near)")
      }
      for entry in also {
        let parts = entry.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, SnapshotFolder.isProfileName(String(parts[0])) else {
          throw ValidationError("'\(entry)' is no PROFILE=PLACE, such as lisbon=Lisbon.")
        }
      }
      for entry in pick where entry.split(separator: "=", maxSplits: 1).count != 2 {
        throw ValidationError("'\(entry)' is no VARIABLE=PATH.")
      }
    }

    mutating func run() throws {
      var file = try FeedFile(options)
      let place = try where_.flatMap { try self.place($0) }
      for entry in also {
        let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
        guard let other = try self.place(parts[1]) else {
          throw ValidationError("'\(entry)': another place is a town or LATITUDE,LONGITUDE.")
        }
        try file.setPlace(parts[0], to: Self.value(other))
      }
      try file.set(name, to: try value(place))
      if let contact { try file.setContact(contact) }
      let settings = try FeedOptions.settings(file.source)
      if !untried {
        let folder = try options.folder()
        try keepLocation(place, in: folder)
        let refresh = try options.refresh(settings, isDry: false)
        let outcomes = try FeedPrinter(format: .text, refresh).run([name])
        if outcomes.contains(where: { $0.result == .failed }) {
          Console.error("nothing is kept of '\(name)'; --untried keeps it all the same\n")
          throw Exit.designHasErrors
        }
        try show(outcomes, folder)
      }
      try file.write()
      Console.error("\(try options.path()): '\(name)' is added\n")
    }

    /// Shows what widgets can display now.
    private func show(_ outcomes: [RefreshOutcome], _ folder: SnapshotFolder) throws {
      let kinds = outcomes.flatMap(\.kinds)
      if kinds.isEmpty { return }
      do throws(StoreError) {
        let zone = try SnapshotEditing.zone(folder, options.clock)
        let summaries = try folder.summaries(of: kinds, now: options.clock.date(in: zone), timeZone: zone)
        do { try Console.out(summaries.text) } catch {}
      } catch {
        throw Console.refuse(error)
      }
    }

    // MARK: Places

    /// A place from its name or its coordinates; nil for a random one.
    private func place(_ text: String) throws -> Place? {
      if text == "random" { return nil }
      let numbers = text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
      if numbers.count == 2, text.split(separator: ",").count == 2 {
        guard (-90...90).contains(numbers[0]), (-180...180).contains(numbers[1]) else {
          throw ValidationError("'\(text)' is no place on Earth; write LATITUDE,LONGITUDE in degrees.")
        }
        return Place(name: "", latitude: numbers[0], longitude: numbers[1])
      }
      let (server, agent, now) = (placesURL, FeedOptions.agent, ClockOptions.start)
      let found: [Place]
      do {
        found = try waiting { try await PlaceSearch.places(called: text, server: server, agent: agent, now: now) }
      } catch let error as FetchError {
        throw Console.refuse(error)
      }
      guard let first = found.first else { throw Console.refuse(NoPlace(name: text)) }
      Console.error("\(text): \(first.name) at \(first.latitude), \(first.longitude)\n")
      return first
    }

    private struct NoPlace: Error, CustomStringConvertible {
      var name: String
      var description: String { "no place is called '\(name)'; give LATITUDE,LONGITUDE instead" }
    }

    /// Stores the first place as the widgets' own, which defines days and hours.
    private func keepLocation(_ place: Place?, in folder: SnapshotFolder) throws {
      guard let place else { return }
      do throws(StoreError) {
        guard try folder.source(of: .location) == nil else { return }
        var snapshots = Snapshots()
        snapshots.location = LocationSnapshot(updatedAt: options.clock.date(in: .gmt), place: place)
        guard let text = SnapshotWriter.text(.location, of: snapshots) else { return }
        try folder.locked().write(text, as: .location)
      } catch {
        throw Console.refuse(error)
      }
    }

    // MARK: The feed as JSON

    private func value(_ place: Place?) throws -> JSONValue {
      var members: [(String, JSONValue?)] = [("source", .string(chosen ?? ""))]
      members.append(("place", where_ == "random" ? .string("random") : place.map(Self.value)))
      let others = also.compactMap { $0.split(separator: "=", maxSplits: 1).first.map(String.init) }
      members.append(("also", others.isEmpty ? nil : .array(others.map { Self.node(.string($0)) })))
      let isKept = ["env:", "file:", "credential:"].contains { url?.hasPrefix($0) == true }
      members.append(("url", isKept ? try url.map { try Self.secret($0, "--url") } : url.map(JSONValue.string)))
      members.append(("file", file.map { .string(realPath($0) ?? $0) }))
      members.append(("key", try key.map { try Self.secret($0, "--key") }))
      members.append(("user", user.map(JSONValue.string)))
      members.append(("password", try password.map { try Self.secret($0, "--password") }))
      members.append(("token", try token.map { try Self.secret($0, "--token") }))
      members.append(("keyID", keyID.map(JSONValue.string)))
      members.append(("teamID", teamID.map(JSONValue.string)))
      members.append(("serviceID", serviceID.map(JSONValue.string)))
      members.append(("entities", entity.isEmpty ? nil : .array(entity.map { Self.node(.string($0)) })))
      members.append(("query", query.map(JSONValue.string)))
      members.append(("every", every.map(JSONValue.string)))
      members.append(("label", label.map(JSONValue.string)))
      members.append(("color", color.map(JSONValue.string)))
      let picks = pick.map { entry -> JSONNode in
        let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
        return Self.node(Self.object([("variable", .string(parts[0])), ("path", .string(parts[1]))]))
      }
      members.append(("picks", picks.isEmpty ? nil : .array(picks)))
      return Self.object(members)
    }

    private static func value(_ place: Place) -> JSONValue {
      object([
        ("name", place.name.isEmpty ? nil : .string(place.name)), ("latitude", .number(rounded(place.latitude))),
        ("longitude", .number(rounded(place.longitude))), ("elevationM", place.elevation.map(JSONValue.number)),
        ("timeZone", (place.timeZone?.identifier).map(JSONValue.string)),
      ])
    }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }

    private static func secret(_ text: String, _ option: String) throws -> JSONValue {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, ["env", "file", "credential"].contains(parts[0]) else {
        throw ValidationError(
          "\(option) takes where the secret is kept, and not the secret: env:NAME, file:PATH or credential:NAME.")
      }
      return object([(parts[0], .string(parts[1]))])
    }

    private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
      .object(
        members.compactMap { key, value in
          value.map { JSONMember(key: key, keyRange: SourceRange(0, 0), value: node($0)) }
        })
    }

    private static func node(_ value: JSONValue) -> JSONNode { JSONNode(value, at: SourceRange(0, 0)) }
  }
#endif
