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
      commandName: "add", abstract: "Adds a feed, fetches it once, and shows the result.",
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
          weave feed add energy --url http://home.local:8123 --token env:HA_TOKEN \\
            --entity solar=sensor.roof --entity grid=sensor.meter
          weave feed add apod --save home/apod.jpg
          weave feed add album --source immich --url http://photos.local:2283 --key file:~/.immich --query Holidays \\
            --save home/album.jpg
          weave feed add news --url https://example.org/feed.xml
          weave feed add outside --source json --url http://home.local:8123/api/states/sensor.outside \\
            --token env:HA_TOKEN --pick 'outside=$.state'

        For keys, passwords and tokens, give the place where they are stored, never the value: env:NAME, file:PATH \
        (mode 0600) or credential:NAME (systemd). A feed that does not answer is not added, unless you give --untried.
        """)

    @Argument(help: ArgumentHelp("The name of the feed.", valueName: "name"))
    var name: String

    @Option(
      help: ArgumentHelp(
        "The source; 'weave feed sources' lists all.",
        discussion:
          "Default: by the type of the file or the address (webcal:, .ics), else by the feed's name, such as open-meteo for weather and open-meteo-air for air.",
        valueName: "source")
    )
    var source: String?

    @Option(
      help: ArgumentHelp(
        "A ready feed; 'weave feed recipes' lists all.", discussion: "Default: that of the feed's name.",
        valueName: "recipe"))
    var recipe: String?

    @Option(
      name: .customLong("place"), help: ArgumentHelp("A town, LATITUDE,LONGITUDE, or random.", valueName: "place"))
    var where_: String?

    @Option(
      help: ArgumentHelp(
        "Another place to fetch in the same request: PROFILE=PLACE; may be repeated.",
        discussion: "Its facts belong to this profile, for 'weave render --profile' and the slots of boards.",
        valueName: "place"))
    var also: [String] = []

    @Option(
      help: ArgumentHelp(
        "The address, or where it is stored; for services, another server with the same API.", valueName: "address"))
    var url: String?

    @Option(help: ArgumentHelp("A file on this machine.", valueName: "file"), completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Where the key is stored.", valueName: "secret"))
    var key: String?

    @Option(help: ArgumentHelp("The user to log in as.", valueName: "name"))
    var user: String?

    @Option(help: ArgumentHelp("Where the password is stored.", valueName: "secret"))
    var password: String?

    @Option(help: ArgumentHelp("Where the token is stored.", valueName: "secret"))
    var token: String?

    @Option(
      help: ArgumentHelp(
        "A header of the request, NAME=VALUE, or NAME= and where it is stored; may be repeated.", valueName: "header"))
    var header: [String] = []

    @Option(help: ArgumentHelp("What to send with POST: JSON, or any text.", valueName: "text"))
    var body: String?

    @Option(
      help: ArgumentHelp("The file to write the feed's picture to, beside the designs.", valueName: "file"),
      completion: .file())
    var save: String?

    @Option(help: ArgumentHelp("The ID of Apple's key, ten letters and digits.", valueName: "id"))
    var keyID: String?

    @Option(help: ArgumentHelp("The team that Apple's key belongs to.", valueName: "id"))
    var teamID: String?

    @Option(help: ArgumentHelp("The service that Apple's key is for.", valueName: "id"))
    var serviceID: String?

    @Option(
      help: ArgumentHelp(
        "An entity of Home Assistant; may be repeated. Of a meter also what it measures: solar=sensor.roof.",
        valueName: "entity"))
    var entity: [String] = []

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The query to send to Prometheus, or the stops for gtfs-realtime.", valueName: "query"))
    var query: String?

    @Option(
      help: ArgumentHelp(
        "The timetable for gtfs-realtime: the zip file of GTFS, or a folder with its files.", valueName: "file"),
      completion: .file())
    var schedule: String?

    @Option(help: ArgumentHelp("An email address or web page where services can reach you.", valueName: "contact"))
    var contact: String?

    @Option(help: ArgumentHelp("How often to fetch it, such as 30m.", valueName: "time"))
    var every: String?

    @Option(help: ArgumentHelp("The name of the calendar or list.", valueName: "name"))
    var label: String?

    @Option(help: ArgumentHelp("The colour of the calendar, #RRGGBB.", valueName: "color"))
    var color: String?

    @Option(
      help: ArgumentHelp("A value to pick: VARIABLE=PATH, or VARIABLE=COLUMN; may be repeated.", valueName: "pick"))
    var pick: [String] = []

    @Option(help: ArgumentHelp("The server to look up places. Default: Open-Meteo's.", valueName: "address"))
    var placesURL: String?

    @Flag(help: "Add the feed without fetching it.")
    var untried = false

    @OptionGroup var options: FeedOptions

    private static let usual = [
      "weather": "open-meteo", "air": "open-meteo-air", "ozone": "temis", "uv": "temis", "calendar": "icalendar",
      "steps": "apple-health", "todo": "todo-txt", "news": "rss",
    ]

    /// The ready feed, by its option or by the name of the feed.
    private var known: FeedRecipe? {
      let isOther =
        source != nil || file != nil || Self.usual[name] != nil || url.flatMap(Self.source(ofAddress:)) != nil
      return (recipe ?? (isOther ? nil : name)).flatMap(FeedRecipe.named)
    }

    /// The source: the given one, otherwise the one recognised in the file or by the address, otherwise the usual one for
    /// a feed of this name.
    private var chosen: String? {
      known.map { FeedDraft($0).source } ?? source ?? file.flatMap(FactImport.sourceName) ?? url.flatMap(
        Self.source(ofAddress:)) ?? Self.usual[name]
    }

    /// The source of a web address that says what it gives: `webcal:`, or a path that ends in `.ics`.
    private static func source(ofAddress address: String) -> String? {
      let scheme = address.prefix { $0 != ":" }.lowercased()
      if scheme == "webcal" || scheme == "webcals" { return "icalendar" }
      let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
      return (scheme == "https" || scheme == "http") && path.hasSuffix(".ics") ? "icalendar" : nil
    }

    func validate() throws {
      guard FeedName.isValid(name) else {
        throw ValidationError("'\(name)' is not a feed name; use at most 60 letters, digits, '-' and '_'.")
      }
      guard let chosen else {
        throw ValidationError("Give the source of '\(name)' with --source; 'weave feed sources' lists all.")
      }
      if ServiceTable.service(chosen) == nil {
        let near = nearest(to: chosen, in: ServiceTable.all.map(\.name)).first.map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no source '\(chosen)'; 'weave feed sources' lists all.\(near)")
      }
      for entry in also {
        let parts = entry.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, SnapshotFolder.isProfileName(String(parts[0])) else {
          throw ValidationError("'\(entry)' is not of the form PROFILE=PLACE, such as lisbon=Lisbon.")
        }
      }
      if let recipe, FeedRecipe.named(recipe) == nil {
        let near = nearest(to: recipe, in: FeedRecipe.all.map(\.name)).first.map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no recipe '\(recipe)'; 'weave feed recipes' lists all.\(near)")
      }
      if let known, known.hasPicture, save == nil {
        throw ValidationError(
          "'\(known.name)' brings a picture; give the file for it with --save, such as \(known.name).jpg.")
      }
      if let known, known.board != nil, url == nil || known.needs.contains("--entity") && entity.isEmpty {
        throw ValidationError("'\(known.name)' needs \(known.needs).")
      }
      for entry in header where entry.split(separator: "=", maxSplits: 1).count != 2 {
        throw ValidationError("'\(entry)' is not of the form NAME=VALUE.")
      }
      for entry in pick where entry.split(separator: "=", maxSplits: 1).count != 2 {
        throw ValidationError("'\(entry)' is not of the form VARIABLE=PATH.")
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
        try file.setPlace(parts[0], to: FeedDraft.value(of: other))
      }
      try file.set(name, to: try draft(place).value)
      if let contact { try file.setContact(contact) }
      let settings = try FeedOptions.settings(file.source)
      if untried {
        try file.write()
        Console.error("\(try options.path()): added '\(name)'; it was not fetched\n")
        Console.error(try options.zoneWords() + "\n")
        return
      }
      let folder = try options.folder()
      try keepLocation(place, in: folder)
      var refresh = try options.refresh(settings, isDry: false)
      // Whoever corrects a mistake need not wait after the failed try.
      refresh.asksNow = true
      let outcomes = try FeedPrinter(format: .text, refresh).run([name]).filter { $0.feed == name }
      let kinds = try kinds(in: folder)
      if kinds.isEmpty || outcomes.contains(where: { $0.result == .failed }) {
        Console.error("'\(name)' was not added; --untried adds it anyway\n")
        throw Exit.designHasErrors
      }
      try keepZone(of: place, from: outcomes, in: folder)
      try show(kinds, folder)
      for facts in outcomes.compactMap({ $0.snapshots.first }) { tellIfEmpty(facts, settings.feed(name)) }
      try file.write()
      Console.error("\(try options.path()): added '\(name)'\n")
      Console.error(try options.zoneWords() + "\n")
    }

    /// The kinds of facts that the feed has brought, now or in an earlier try.
    private func kinds(in folder: SnapshotFolder) throws(ExitCode) -> [SnapshotKind] {
      do throws(StoreError) { return try folder.kinds(ofFeed: name) } catch { throw Console.refuse(error) }
    }

    /// Says that a calendar or list has no entries now: usually it is another one than the user meant.
    private func tellIfEmpty(_ facts: Snapshots, _ feed: Feed?) {
      guard facts.kinds.contains(.calendar) || facts.kinds.contains(.reminders),
        facts.calendar?.events.isEmpty ?? true, facts.reminders?.items.isEmpty ?? true
      else { return }
      let what = facts.has(.calendar) ? "no events in the next \(feed?.daysAhead ?? 60) days" : "nothing to do"
      Console.error("note: '\(name)' has \(what)\n")
    }

    /// Shows what widgets can display now.
    private func show(_ kinds: [SnapshotKind], _ folder: SnapshotFolder) throws(ExitCode) {
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
          throw ValidationError("'\(text)' is not a place on Earth; write LATITUDE,LONGITUDE in degrees.")
        }
        return Place(name: "", latitude: numbers[0], longitude: numbers[1]).zoned
      }
      let (server, agent, now) = (placesURL, FeedOptions.agent, ClockOptions.start)
      let found: [Place]
      do throws(FetchError) {
        found = try waiting { () async throws(FetchError) in
          try await PlaceSearch.places(called: text, server: server, agent: agent, now: now)
        }
      } catch {
        throw Console.refuse(error)
      }
      guard let first = found.first else { throw Console.refuse(NoPlace(name: text)) }
      Console.error("\(text): \(first.name) at \(first.latitude), \(first.longitude)\n")
      return first
    }

    private struct NoPlace: Error, CustomStringConvertible {
      var name: String
      var description: String { "found no place '\(name)'; give LATITUDE,LONGITUDE instead" }
    }

    /// Stores the first place as the widgets' own, which defines days and hours.
    private func keepLocation(_ place: Place?, in folder: SnapshotFolder) throws(ExitCode) {
      guard let place else { return }
      do throws(StoreError) {
        if try folder.source(of: .location) == nil { try store(place, in: folder) }
      } catch {
        throw Console.refuse(error)
      }
    }

    /// Stores the time zone in a service's answer, which is more exact than that of the nearest town.
    private func keepZone(of place: Place?, from outcomes: [RefreshOutcome], in folder: SnapshotFolder) throws {
      guard var place, let zone = outcomes.first?.snapshots.first?.weather?.place?.timeZone, zone != place.timeZone,
        try options.storedPlace() == place
      else { return }
      place.timeZone = zone
      do throws(StoreError) { try store(place, in: folder) } catch { throw Console.refuse(error) }
    }

    private func store(_ place: Place, in folder: SnapshotFolder) throws(StoreError) {
      var snapshots = Snapshots()
      snapshots.location = LocationSnapshot(updatedAt: options.clock.date(in: .gmt), place: place)
      guard let text = SnapshotWriter.text(.location, of: snapshots) else { return }
      try folder.locked().write(text, as: .location)
    }

    // MARK: The feed as JSON

    private func draft(_ place: Place?) throws(ValidationError) -> FeedDraft {
      var draft = known.map(FeedDraft.init) ?? FeedDraft(source: chosen ?? "")
      if where_ == "random" { draft.set("place", "random") }
      if let place { draft.set(place) }
      draft.set("also", also.compactMap { $0.split(separator: "=", maxSplits: 1).first.map(String.init) })
      let isKept = ["env:", "file:", "credential:"].contains { url?.hasPrefix($0) == true }
      if isKept { draft.set("url", try Self.secret(url, "--url")) } else { draft.set("url", url) }
      draft.set("file", file.map { realPath($0) ?? $0 })
      draft.set("key", try Self.secret(key, "--key"))
      draft.set("user", user)
      draft.set("password", try Self.secret(password, "--password"))
      draft.set("token", try Self.secret(token, "--token"))
      for entry in header {
        let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
        draft.add(header: parts[0], parts[1])
      }
      draft.set(body: body)
      draft.set("save", save.map(Self.absolute))
      draft.set("keyID", keyID)
      draft.set("teamID", teamID)
      draft.set("serviceID", serviceID)
      draft.set("entities", entity)
      draft.set("query", query)
      draft.set("schedule", schedule.map { realPath($0) ?? $0 })
      draft.set("every", every)
      draft.set("label", label)
      draft.set("color", color)
      draft.add(
        picks: pick.map { entry in
          let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
          return (parts[0], parts[1])
        })
      return draft
    }

    /// A path that does not depend on the folder in which a refresh runs.
    private static func absolute(_ path: String) -> String {
      let folder = FilePath.folder(of: path)
      return realPath(folder).map { "\($0)/\(path.split(separator: "/").last ?? "")" } ?? path
    }

    /// Where a secret is stored; nil if the option is missing.
    private static func secret(_ text: String?, _ option: String) throws(ValidationError) -> FeedDraft.SecretPlace? {
      guard let text else { return nil }
      guard let place = FeedDraft.SecretPlace(text) else {
        throw ValidationError(
          "\(option) takes the place where the secret is stored, not the secret: env:NAME, file:PATH or credential:NAME."
        )
      }
      return place
    }
  }
#endif
