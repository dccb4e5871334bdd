// SPDX-License-Identifier: MIT

#if Network
  import ArgumentParser
  import WeaveCommands
  import WeaveDiagnostics
  import WeaveFetch
  import WeaveJSON
  import WeaveRender
  import WeaveStore
  import WeaveSystem

  /// An editor for `feeds.json` that leaves everything else unchanged, byte for byte.
  struct FeedFile {
    private let path: String
    private var editor: JSONTextEditor

    init(_ options: FeedOptions) throws {
      path = try options.path()
      let source = try options.source() ?? SourceText(name: path, text: "{\n  \"version\": 1,\n  \"feeds\": {}\n}\n")
      guard let editor = JSONTextEditor(source) else {
        _ = try FeedOptions.settings(source)
        throw Exit.designHasErrors
      }
      self.editor = editor
    }

    /// Whether there is a feed of a name.
    func has(_ name: String) -> Bool { editor.root["feeds"]?[name] != nil }

    /// The text that would be written.
    var source: SourceText { editor.source }

    mutating func set(_ name: String, to value: JSONValue) throws(ExitCode) {
      do throws(EditError) { try editor.set(JSONPath([.key("feeds"), .key(name)]), to: value) } catch {
        throw Console.refuse(error)
      }
    }

    /// Sets a place that feeds may name.
    mutating func setPlace(_ name: String, to value: JSONValue) throws(ExitCode) {
      do throws(EditError) { try editor.set(JSONPath([.key("places"), .key(name)]), to: value) } catch {
        throw Console.refuse(error)
      }
    }

    /// Sets the contact for services.
    mutating func setContact(_ text: String) throws(ExitCode) {
      do throws(EditError) { try editor.set(JSONPath([.key("contact")]), to: .string(text)) } catch {
        throw Console.refuse(error)
      }
    }

    mutating func remove(_ name: String) throws(ExitCode) {
      do throws(EditError) { try editor.remove(JSONPath([.key("feeds"), .key(name)])) } catch {
        throw Console.refuse(error)
      }
    }

    /// Writes the whole file, and creates its folder if it is missing.
    func write() throws(ExitCode) {
      let folder = path.contains("/") ? String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) : "."
      do throws(FileError) {
        if !folder.isEmpty { try makePrivateFolder(folder) }
        let lock = try FolderLock(folder.isEmpty ? "/" : folder, patience: 10)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        try lock.replace(name, with: editor.source.bytes)
      } catch {
        throw Console.refuse(error)
      }
    }
  }
#endif
