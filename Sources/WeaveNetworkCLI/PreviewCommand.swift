// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import WeaveCommands
  import WeaveEdit
  import WeavePreview
  import WeaveRender
  import WeaveSystem
  import WeaveWorkshop

  /// `weave preview`: designs in a browser, redrawn when they are saved.
  struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: NetworkCommand.preview.abstract,
      discussion: """
        Only browsers on this machine can open the page, at an address that nobody can guess. It only writes what you \
        save in the page or do in its workshop, to designs, the library and variables. It never overwrites a change \
        made elsewhere. Stop it with Control-C.
        """)

    @Argument(
      help: ArgumentHelp("A design file, or a folder of designs.", valueName: "path"), completion: .file())
    var path: String

    @Option(help: ArgumentHelp("The port on this machine; 0 means any free one.", valueName: "number"))
    var port: Int = 0

    @OptionGroup var library: LibraryOptions
    @OptionGroup(title: "Moment and data") var moment: MomentOptions
    @OptionGroup(title: "Folders") var folders: FolderOptions

    func validate() throws {
      guard (0...65_535).contains(port) else { throw ValidationError("--port must be a number from 0 to 65535.") }
    }

    mutating func run() throws {
      do {
        guard isFolder(path) || fileStamp(path) != nil else { throw FileError.notFound(path) }
        let first = try moment.facts()
        let (path, folders, moment, place) = (path, folders, moment, try? library.folder())
        try PreviewServer.serve(port: port) { () throws(RenderError) in
          let session = try PreviewSession(path, moment, first, folders)
          session.workshop.library = place
          return session
        } announce: { address in
          Console.error("preview at \(address), stop with Control-C\n")
        }
      } catch let exit as ExitCode {
        throw exit
      } catch {
        throw Console.refuse(error)
      }
    }
  }

  extension PreviewSession {
    /// A preview for the options of a command.
    ///
    /// - Parameters:
    ///   - first: the facts read at the start, used while they cannot be read again.
    ///   - link: the editor beside the preview.
    convenience init(
      _ path: String, _ moment: MomentOptions, _ first: MomentFacts, _ folders: FolderOptions, link: EditorLink? = nil
    ) throws(RenderError) {
      let isLive = moment.clock.now == nil
      let cache = first.cache
      try self.init(
        path,
        facts: {
          let facts = (try? moment.facts(keptIn: cache)) ?? first
          return PreviewFacts(
            moment: facts.moment, isLive: isLive, snapshots: facts.snapshots, variables: facts.variables)
        }, factFiles: moment.files, fonts: folders.fonts, assets: folders.assets, link: link)
      workshop.fonts = folders.fonts
      workshop.snapshots = try? moment.folder.folder()
      workshop.library = DesignLibrary.standard(environment: Inputs.environment)
    }
  }
#endif
