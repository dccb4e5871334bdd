// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import Logging
  import Synchronization
  import WeaveCommands
  import WeaveDiagnostics
  import WeaveFetch
  import WeaveNative
  import WeaveRender
  import WeaveServe
  import WeaveStore
  import WeaveSystem

  /// `weave serve`: serves pictures to displays until it is stopped.
  struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "serve", abstract: NetworkCommand.serve.abstract,
      discussion: """
        The folder contains designs, and displays.json with every display and what it shows; create it with 'weave \
        display add', and print its keys with 'weave schema displays'. Pictures are at /picture/NAME.png. They are \
        redrawn when the clock, the facts or the files change. Stop it with Control-C or SIGTERM.
        """)

    @Argument(help: ArgumentHelp("The folder of designs.", valueName: "folder"), completion: .directory)
    var folder: String = "."

    @Option(
      help: ArgumentHelp(
        "The address and port to listen on; port 0 means any free one.", valueName: "address:port"))
    var listen: String = "127.0.0.1:8480"

    @Option(
      help: ArgumentHelp(
        "The folder for data that must survive a restart.", discussion: "Default: .weave in the folder.",
        valueName: "folder"), completion: .directory)
    var state: String?

    @Option(
      help: ArgumentHelp(
        "A file with the owner's password. The pages then ask for it, and displays need tokens.",
        discussion: "Required if other machines can reach the address of --listen.", valueName: "file"),
      completion: .file()
    )
    var passwordFile: String?

    @Option(
      name: .customLong("name"),
      help: ArgumentHelp(
        "Another name or address of this server, such as that of a proxy; may be repeated.",
        valueName: "host"))
    var names: [String] = []

    @Option(
      name: .customLong("trusted-proxy"),
      help: ArgumentHelp(
        "A proxy that says in X-Forwarded-For for whom it asks: an address, or a range such as 10.0.0.0/8; may be repeated.",
        valueName: "address"))
    var trustedProxies: [String] = []

    @Option(
      help: ArgumentHelp(
        "The path below which a proxy offers the server, such as /weave.", valueName: "path"))
    var prefix: String?

    @Option(
      name: .customLong("ingress"),
      help: ArgumentHelp(
        "A proxy that has signed the owner in and says X-Ingress-Path, such as Home Assistant: an address or a range; may be repeated.",
        valueName: "address"))
    var ingresses: [String] = []

    @Option(
      help: ArgumentHelp(
        "Announce the server in the local network under this name, so that phones and displays find it.",
        discussion: "Needs Avahi: Debian's avahi-utils and avahi-daemon.", valueName: "name"))
    var announce: String?

    @Option(
      help: ArgumentHelp(
        "An MQTT broker, through which Home Assistant finds the displays: mqtt://[user@]host[:port], or mqtts: for TLS.",
        valueName: "address"))
    var mqtt: String?

    @Option(
      help: ArgumentHelp("A file with the password for the MQTT broker.", valueName: "file"), completion: .file())
    var mqttPasswordFile: String?

    @OptionGroup var snapshots: SnapshotFolderOptions

    @Option(
      help: ArgumentHelp(
        "A file of feeds that the server refreshes while it runs.",
        discussion: "Default: without --snapshots, the feeds of 'weave feed', including those of profiles.",
        valueName: "file"), completion: .file())
    var feeds: String?

    @Flag(help: "Do not refresh feeds.")
    var noFeeds = false

    @Option(
      help: ArgumentHelp(
        "The time zone of displays that do not set one, such as Europe/Paris.",
        discussion: "Default: that of the snapshot `location`, else of this machine.", valueName: "id"))
    var timeZone: String?

    @Option(
      help: ArgumentHelp(
        "The language and region of displays that do not set one, such as nb-NO.",
        discussion: "Default: those of the snapshot `location`, else American English.", valueName: "id"))
    var locale: String?

    @Option(
      help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"),
      completion: .directory)
    var fonts: String?

    func validate() throws {
      if Address(listen) == nil {
        throw ValidationError("'\(listen)' is not an address and port; write it like 127.0.0.1:8480.")
      }
      if let timeZone, TimeZone(identifier: timeZone) == nil {
        throw ValidationError("'\(timeZone)' is not a time zone of the IANA database, such as Europe/Paris.")
      }
      if let locale, let mistake = LocaleName.mistake(in: locale) {
        throw ValidationError("--locale: \(mistake)".sentence)
      }
      if mqttPasswordFile != nil, mqtt == nil {
        throw ValidationError("--mqtt-password-file needs --mqtt, the address of the broker.")
      }
    }

    mutating func run() throws {
      guard isFolder(folder) else { throw Console.refuse(FileError.noFolder(folder)) }
      guard let address = Address(listen) else { throw Exit.worldRefused }
      let scene = ServerScene(
        folder: folder, snapshots: (try snapshots.existingFolder() ?? (try? snapshots.folder()))?.path,
        timeZone: timeZone.flatMap(TimeZone.init(identifier:)), machineZone: MachineZone.current.timeZone,
        locale: locale.map(Locale.init(identifier:)), fonts: fonts)
      var options = ServerOptions(
        host: address.host, port: address.port, scene: scene, state: state ?? "\(folder)/.weave", names: names,
        password: try password(in: passwordFile, atLeast: 8))
      for proxy in trustedProxies where !options.trust(proxies: proxy) {
        throw ValidationError("'\(proxy)' is neither an address nor a range such as 10.0.0.0/8.")
      }
      for proxy in ingresses where !options.trust(ingress: proxy) {
        throw ValidationError("'\(proxy)' is neither an address nor a range such as 172.30.32.2.")
      }
      if let prefix, !options.setPrefix(prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix) {
        throw ValidationError("'\(prefix)' is not a path; write it like /weave.")
      }
      options.feeds = try feedHomes()
      options.environment = { Inputs.environment($0) }
      options.agent = FeedOptions.agent
      guard options.isLoopback || options.password != nil else {
        throw ValidationError(
          "Other machines can reach \(address.host); give --password-file, so that only you can change what displays show."
        )
      }
      if options.password != nil, !options.canHash {
        throw Console.refuse(
          FileError.failed("libargon2.so.1", reason: "passwords need libargon2; install Debian's libargon2-1"))
      }
      try setAnnouncement(of: &options)
      options.broker = try broker()
      try Self.serve(options)
    }

    /// The first line of a password file; nil without a file.
    private func password(in file: String?, atLeast least: Int) throws -> String? {
      guard let file else { return nil }
      let bytes: [UInt8]
      do { bytes = try Inputs.read(file, limit: 4_096) } catch { throw Console.refuse(error) }
      let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      guard line.utf8.count >= least else {
        let lack = least == 1 ? "is empty" : "has fewer than \(least) characters"
        throw ValidationError("The password in '\(file)' \(lack).")
      }
      return line
    }

    /// A host and a port, `127.0.0.1:8480` or `[::1]:8480`.
    struct Address {
      var host: String
      var port: Int

      init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
          (0...65_535).contains(port)
        else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
          host = host.dropFirst().dropLast()
        } else if host.contains(":") {
          return nil
        }
        guard !host.isEmpty else { return nil }
        (self.host, self.port) = (String(host), port)
      }

      /// The host as it is written in a browser's address.
      var written: String { host.contains(":") ? "[\(host)]" : host }
    }
  }

  extension ServeCommand {
    /// Sets the name under which the local network finds the server.
    fileprivate func setAnnouncement(of options: inout ServerOptions) throws {
      guard let announce else { return }
      if options.isLoopback {
        throw ValidationError(
          "--announce: other machines cannot reach \(options.host); give --listen an address of the network, such as 0.0.0.0:8480."
        )
      }
      guard options.setAnnouncement(announce) else {
        throw ValidationError("--announce: a name has 1 to 63 bytes, and no control characters.")
      }
      guard options.canAnnounce else {
        throw Console.refuse(
          FileError.failed("avahi-publish-service", reason: "--announce needs it; install Debian's avahi-utils"))
      }
    }

    /// The MQTT broker, with its password.
    fileprivate func broker() throws -> BrokerAddress? {
      guard let mqtt else { return nil }
      var broker: BrokerAddress
      do throws(BrokerAddress.Mistake) { broker = try BrokerAddress(mqtt) } catch {
        switch error {
        case .form:
          throw ValidationError("'\(mqtt)' is not the address of an MQTT broker; write it like mqtt://user@host:1883.")
        case .password:
          throw ValidationError(
            "The address of --mqtt contains a password, which everybody on this machine can read; give --mqtt-password-file."
          )
        }
      }
      if mqttPasswordFile != nil, broker.user == nil {
        let scheme = broker.isEncrypted ? "mqtts" : "mqtt"
        throw ValidationError("--mqtt-password-file needs a user: --mqtt \(scheme)://user@\(broker).")
      }
      broker.password = try password(in: mqttPasswordFile, atLeast: 1)
      guard BrokerConnection.isAvailable else {
        throw Console.refuse(
          FileError.failed("libmosquitto.so.1", reason: "--mqtt needs libmosquitto; install Debian's libmosquitto1"))
      }
      return broker
    }

    /// The feeds that the server refreshes.
    fileprivate func feedHomes() throws -> [FeedHome] {
      if noFeeds { return [] }
      guard let feeds else {
        if snapshots.snapshots != nil { return [] }
        let homes = FeedHome.all(environment: Inputs.environment)
        // The owner's page can add the first feed.
        let first = homes.contains { $0.profile == nil } ? nil : FeedHome(profile: nil, environment: Inputs.environment)
        return [first].compactMap(\.self) + homes
      }
      do { _ = try Inputs.read(feeds, limit: Limits.designBytes) } catch { throw Console.refuse(error) }
      guard let home = FeedHome(file: feeds, folder: try snapshots.folder(), environment: Inputs.environment) else {
        throw ValidationError("No folder for the state of feeds: set HOME to an absolute path.")
      }
      return [home]
    }

    /// Serves until a signal comes. Prints the address on standard error once it accepts requests.
    fileprivate static func serve(_ options: ServerOptions) throws(ExitCode) {
      let log = Logger(label: "weave") { StreamLogHandler.standardError(label: $0) }
      let end = Semaphore(places: 0)
      let outcome = Outcome()
      let host =
        Address("\(options.host.contains(":") ? "[\(options.host)]" : options.host):0")?.written ?? options.host
      Task.detached {
        do {
          try await DisplayServer.run(options, log: log) { port in
            Console.error("serving \(options.scene.folder) at http://\(host):\(port)/\n")
          }
        } catch { outcome.set(error) }
        end.signal()
      }
      end.wait()
      if let error = outcome.error { throw Console.refuse(error) }
    }
  }

  /// The result of a server.
  private final class Outcome: Sendable {
    private let state = Mutex<(any Error)?>(nil)
    var error: (any Error)? { state.withLock { $0 } }
    func set(_ error: any Error) { state.withLock { $0 = error } }
  }
#endif
