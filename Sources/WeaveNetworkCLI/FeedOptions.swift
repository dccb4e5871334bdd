// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import FoundationEssentials
  import WeaveCommands
  import WeaveData
  import WeaveDiagnostics
  import WeaveFetch
  import WeaveRender
  import WeaveStore
  import WeaveSystem
  import WeaveTime

  /// The profile of the feeds, and where its files are.
  struct FeedOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The file with the feeds.", discussion: "Default: $XDG_CONFIG_HOME/weave/feeds.json, with ~/.config.",
        valueName: "file"))
    var feeds: String?

    /// The profile, with its own feeds and snapshots.
    @OptionGroup var place: SnapshotFolderOptions
    @OptionGroup var clock: ClockOptions

    /// The file with the feeds.
    func path() throws(ValidationError) -> String {
      if let feeds { return feeds }
      return try home().file
    }

    /// The folder with the snapshots of the profile.
    func folder() throws(ValidationError) -> SnapshotFolder { try place.folder() }

    func state() throws(ValidationError) -> StateFolder {
      guard let folder = StateFolder.standard(profile: place.profile, environment: Inputs.environment) else {
        throw ValidationError("No folder for the state: set XDG_STATE_HOME or HOME to an absolute path.")
      }
      return folder
    }

    private func home() throws(ValidationError) -> FeedHome {
      guard let home = FeedHome(profile: place.profile, environment: Inputs.environment) else {
        throw ValidationError("No folder for feeds.json: set XDG_CONFIG_HOME or HOME to an absolute path.")
      }
      return home
    }

    /// The file's text; nil if there is no file.
    func source() throws -> SourceText? {
      let path = try path()
      do throws(FileError) {
        return SourceText(name: path, bytes: try readFile(path, limit: Limits.designBytes))
      } catch .notFound {
        return nil
      } catch {
        throw Console.refuse(error)
      }
    }

    /// The settings in the file; mistakes are reported and end the command.
    func settings() throws -> FeedSettings {
      guard let source = try source() else {
        throw Console.refuse(Missing(path: try path()))
      }
      return try Self.settings(source)
    }

    static func settings(_ source: SourceText) throws(ExitCode) -> FeedSettings {
      let checked = FeedSettingsReader.read(source)
      if !checked.diagnostics.isEmpty {
        Console.error([FeedSettingsReader.report(on: source, checked.diagnostics)])
      }
      guard let settings = checked.output else { throw Exit.designHasErrors }
      return settings
    }

    private struct Missing: Error, CustomStringConvertible {
      var path: String
      var description: String {
        "there are no feeds in `\(path)`; add one, such as `weave feed add weather --place Lyon`"
      }
    }

    static let agent = "weave/\(weaveVersion)"

    /// A refresh of these feeds, with the moment and time zone of the options.
    ///
    /// - Parameter now: the moment if the options name none.
    func refresh(_ settings: FeedSettings, isDry: Bool, now: Date = ClockOptions.start) throws -> Refresh {
      let zone = clock.zone(of: try storedPlace())
      var refresh = Refresh(
        settings, folder: try folder(), state: try state(), secrets: SecretStore { Inputs.environment($0) },
        now: clock.written?.date(in: zone) ?? now, timeZone: zone, isDry: isDry, agent: Self.agent)
      refresh.file = try path()
      return refresh
    }
  }
#endif
