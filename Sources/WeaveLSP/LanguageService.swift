// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveEdit
import WeaveSystem

/// How a server for an editor ended.
public enum ServiceEnd: Sendable, Hashable {
  /// By `shutdown` and then `exit`, as the protocol requires.
  case proper
  /// By `exit`, without `shutdown`.
  case unannounced
  /// The editor closed the stream without `exit`.
  case gone
}

/// `weave lsp`: a server for the editor that started it, on standard input and output.
public enum LanguageService {
  /// Serves until the editor ends the session or is gone.
  ///
  /// - Parameters:
  ///   - fonts: a folder of fonts that take precedence over the standard ones.
  ///   - assets: a folder of photos, searched after a design's own.
  ///   - preview: starts a preview of a file beside the editor and returns its address; nil if previews are not
  ///     available.
  ///   - facts: returns the moment and the facts; called again when files change.
  public static func serve(
    fonts: String? = nil, assets: String? = nil,
    preview: (@Sendable (String, EditorLink) throws(PreviewFailure) -> String)? = nil,
    facts: @escaping @Sendable () -> ServedFacts
  ) -> ServiceEnd {
    goOnWithoutMemory()
    let inbox = Inbox()
    let end = Mutex(ServiceEnd.gone)
    // One of the threads reads, so that a request can be cancelled while another is answered.
    runOnThreads(2) { thread in
      if thread == 0 { return read(into: inbox) }
      let server = LanguageServer(inbox, fonts: fonts, assets: assets, facts: facts) { bytes in
        (try? StandardStream.output.write(bytes)) ?? false
      }
      if let preview { server.previews = PreviewDesk(inbox, start: preview) }
      let ended = server.run()
      end.withLock { $0 = ended }
    }
    return end.withLock { $0 }
  }

  private static func read(into inbox: Inbox) {
    defer { inbox.end() }
    guard let stream = try? ByteStream("-") else { return }
    var frames = MessageFrames()
    while let bytes = try? stream.next(), !bytes.isEmpty {
      frames.add(bytes)
      while let frame = frames.next() {
        switch frame {
        case .body(let body):
          let message = Message(body)
          inbox.add(message)
          if case .notification("exit", _) = message { return }
        case .tooLarge(let count): inbox.add(.tooLarge(count))
        case .broken:
          inbox.add(.broken(code: ErrorCode.parse, reason: "the headers have no content length"))
          return
        }
      }
    }
  }
}
