// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveLSP
import WeaveRender
import WeaveSpec
import WeaveWorkshop

/// Designs and changes by words without a model, for `weave mcp`.
enum WordRules {
  static let functions = DesignWords(
    design: { words, moment throws(DesignWords.Failure) in
      let base = WidgetSpec(id: UUID(), updatedAt: moment.now)
      let spec = KeywordRules.generate(words).applied(to: base)
      return .init(text: Language.formatted(SpecDocument(.single, specs: [spec])) + "\n", lines: [])
    },
    change: { text, name, words, moment throws(DesignWords.Failure) in
      throw DesignWords.Failure("not yet")
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
