// SPDX-License-Identifier: MIT

public import WeaveRender
import WeaveSystem

/// How words become designs and changes of designs.
public struct DesignWords: Sendable {
  /// A design or a change that was made from words.
  public struct Outcome: Sendable {
    /// The text of the design.
    public var text: String
    /// What was understood and done, a line each.
    public var lines: [String]

    /// A design's text, with a line for each thing that was done.
    public init(text: String, lines: [String]) {
      self.text = text
      self.lines = lines
    }
  }

  /// Why words were not understood, and what would be.
  public struct Failure: Error, Sendable {
    /// The reason, worded as a message.
    public var reason: String

    /// A failure with its reason.
    public init(_ reason: String) { self.reason = reason }
  }

  /// Makes a design for a description.
  public var design: @Sendable (String, Moment) throws(Failure) -> Outcome
  /// Changes the text of a design as described; the name is that of its file.
  public var change: @Sendable (_ text: [UInt8], _ name: String, String, Moment) throws(Failure) -> Outcome
  /// Replaces a file and keeps the old bytes for `undo`.
  public var replace: @Sendable (_ path: String, _ old: [UInt8], _ new: [UInt8], _ what: String) throws(Failure) -> Void
  /// Restores the bytes before the last change, and returns what it was.
  public var undo: @Sendable (_ path: String) throws(Failure) -> String

  /// The functions that the command passes to the server.
  public init(
    design: @escaping @Sendable (String, Moment) throws(Failure) -> Outcome,
    change: @escaping @Sendable ([UInt8], String, String, Moment) throws(Failure) -> Outcome,
    replace: @escaping @Sendable (String, [UInt8], [UInt8], String) throws(Failure) -> Void,
    undo: @escaping @Sendable (String) throws(Failure) -> String
  ) {
    self.design = design
    self.change = change
    self.replace = replace
    self.undo = undo
  }
}

/// `weave mcp`: a server for the client of a model that started it, on standard input and output.
public enum ModelService {
  /// Serves until the client closes the stream.
  ///
  /// - Parameters:
  ///   - folder: the folder that is read and written.
  ///   - fonts: a folder of fonts that take precedence over the standard ones.
  ///   - words: what makes and changes designs by words.
  ///   - facts: returns the moment and the facts.
  /// - Returns: false if there is no such folder.
  public static func serve(
    folder path: String, fonts: String? = nil, words: DesignWords, facts: @escaping @Sendable () -> ServedFacts
  ) -> Bool {
    guard isFolder(path) else { return false }
    goOnWithoutMemory()
    let inbox = Inbox()
    // One of the threads reads, so that a request can be cancelled while another is answered.
    runOnThreads(2) { thread in
      if thread == 0 { return read(into: inbox) }
      guard let folder = DesignFolder(path) else { return }
      ModelServer(inbox, folder: folder, fonts: fonts, words: words, facts: facts) { bytes in
        (try? StandardStream.output.write(bytes)) ?? false
      }.run()
    }
    return true
  }

  private static func read(into inbox: Inbox) {
    defer { inbox.end() }
    guard let stream = try? ByteStream("-") else { return }
    var frames = LineFrames()
    while let bytes = try? stream.next(), !bytes.isEmpty {
      frames.add(bytes)
      while let frame = frames.next() {
        switch frame {
        case .body(let body): inbox.add(Message(body))
        case .tooLarge(let count): inbox.add(.tooLarge(count))
        }
      }
    }
  }
}
