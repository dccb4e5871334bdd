// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSystem
import WeaveTemplates
import WeaveText

/// What most pictures need, made on threads of their own while a command still reads its words, its design and its facts: fonts,
/// and after them the trees of the design's templates and the table of facts. Fonts alone are a tenth of the time of a first
/// picture.
///
/// Where nobody takes it, it was made for nothing, and nothing else changes.
package enum HeadStart {
  private typealias Opened = Lent<PangoTextMeasurer?>
  private static let begunFonts = Mutex<EarlyValue<Opened>?>(nil)
  private static let begunTemplates = Mutex<EarlyValue<Void>?>(nil)
  private static let fonts = FontSet()
  private static let language = "en-US"
  /// A larger file takes longer to look through than its templates to parse.
  private static let mostBytes = 64 << 10

  /// Begins with weave's own fonts, for texts in the language of those who name none, and goes on with the templates of a
  /// design's file.
  ///
  /// - Parameter design: a path; nil for templates that nobody knows yet.
  package static func begin(for design: String?) {
    guard processorCount() > 1 else { return }
    let early = EarlyValue<Opened> {
      let measurer = try? PangoTextMeasurer(fonts: fonts, language: language)
      measurer?.openFonts()
      // On another thread, as who waits for fonts waits for this one.
      if let design { begunTemplates.withLock { $0 = EarlyValue { prepareTemplates(of: design) } } }
      return unsafe Lent(measurer)
    }
    begunFonts.withLock { $0 = early }
  }

  /// Waits for it, so that the process may end.
  package static func finish() {
    _ = unsafe begunFonts.withLock { $0 }?.get()
    begunTemplates.withLock { $0 }?.get()
  }

  /// What measures texts with these fonts, once; nil where that was not begun, or is not what is needed.
  static func takeFonts(_ wanted: FontSet, language: String) -> PangoTextMeasurer? {
    guard wanted == fonts, language == Self.language else { return nil }
    let early = begunFonts.withLock { begun in
      defer { begun = nil }
      return begun
    }
    return unsafe early?.get().value
  }

  // MARK: Templates

  /// What is wrong with the file is told by who reads it for the picture.
  private static func prepareTemplates(of design: String) {
    guard let bytes = try? readFile(design, limit: mostBytes),
      let root = JSONParser.parse(SourceText(name: design, bytes: bytes)).output
    else { return }
    let names = templates(in: root)
    BuiltinTemplates.prepare(names)
    // Names of facts begin with two bars; a template without them can do without the table.
    let reads = names.lazy.compactMap { BuiltinTemplates.text(named: $0)?.utf8 }.contains { text in
      zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "_") && $1 == UInt8(ascii: "_") }
    }
    if reads { FactTable.prepare() }
  }

  /// The names under `template`, wherever they stand.
  private static func templates(in node: JSONNode) -> Set<String> {
    switch node.value {
    case .object(let members):
      members.reduce(into: []) { names, member in
        if member.key == "template", case .string(let name) = member.value.value { names.insert(name) }
        names.formUnion(templates(in: member.value))
      }
    case .array(let entries): entries.reduce(into: []) { $0.formUnion(templates(in: $1)) }
    case .null, .bool, .number, .string: []
    }
  }
}
