// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveLSP
import WeaveRender
import WeaveWorkshop

/// Designs and changes by words without a model, for `weave mcp`.
enum WordRules {
  static let functions = DesignWords(
    design: { words, moment throws(DesignWords.Failure) in
      do throws(WordDesign.Refusal) {
        let made = try WordDesign.make(words, at: moment)
        guard case .design(let text) = made.outcome else {
          throw WordDesign.Refusal(
            description: "The ready board `\(made.origin)` shows that. It has several files: `weave new` makes them.")
        }
        return .init(text: text, lines: made.lines)
      } catch { throw DesignWords.Failure("\(error)") }
    },
    change: { bytes, name, words, moment throws(DesignWords.Failure) in
      let change = WordChange(words, of: SourceText(name: name, bytes: bytes), at: moment)
      guard !change.lines.isEmpty else { throw DesignWords.Failure(change.missed.joined(separator: "\n")) }
      return .init(text: String(decoding: change.source.bytes, as: UTF8.self), lines: change.lines + change.missed)
    },
    replace: { path, old, new, what throws(DesignWords.Failure) in
      do throws(LibraryError) { try UndoFile(of: path).replace(old, by: new, what: what) } catch {
        throw DesignWords.Failure("\(error)")
      }
    },
    undo: { path throws(DesignWords.Failure) in
      do throws(LibraryError) { return try UndoFile(of: path).undo() } catch { throw DesignWords.Failure("\(error)") }
    })
}
