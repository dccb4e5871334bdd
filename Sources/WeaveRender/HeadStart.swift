// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveFacts
import WeaveJSON
import WeaveNative
import WeaveSystem
import WeaveTemplates
import WeaveText

/// Prepares what most pictures need, on separate threads, while a command still reads its arguments, its design and its
/// facts: fonts, and then the trees of the design's templates and the table of facts. Just the fonts are a tenth of the
/// time of a first picture.
///
/// If the result is not used, only the work is wasted.
package enum HeadStart {
  private typealias Opened = UncheckedTransfer<PangoTextMeasurer?>
  private static let begunFonts = Mutex<EarlyValue<Opened>?>(nil)
  private static let begunTemplates = Mutex<EarlyValue<Void>?>(nil)
  private static let begunPhoto = Mutex<EarlyValue<Void>?>(nil)
  private static let fonts = FontSet()
  private static let language = "en-US"
  /// Searching a larger file takes longer than parsing its templates.
  private static let mostBytes = 64 << 10

  /// Begins with weave's own fonts, for texts in the default language, and continues with the templates of a design
  /// file.
  ///
  /// - Parameter design: a path; nil if the templates are not known yet.
  package static func begin(for design: String?) {
    guard processorCount() > 1 else { return }
    // A photo's process starts beside the fonts, not after them.
    if let design { begunPhoto.withLock { $0 = EarlyValue { if hasPhoto(design) { PhotoWorkers.prepare() } } } }
    let early = EarlyValue<Opened> {
      let measurer = try? PangoTextMeasurer(fonts: fonts, language: language)
      measurer?.openFonts()
      // On another thread, because callers that wait for fonts wait for this thread.
      if let design { begunTemplates.withLock { $0 = EarlyValue { prepareTemplates(of: design) } } }
      return unsafe UncheckedTransfer(measurer)
    }
    begunFonts.withLock { $0 = early }
  }

  /// Waits for the threads, so that the process may end.
  package static func finish() {
    begunPhoto.withLock { $0 }?.get()
    _ = unsafe begunFonts.withLock { $0 }?.get()
    begunTemplates.withLock { $0 }?.get()
    PhotoWorkers.finishPreparing()
  }

  /// The text measurer for these fonts, once; nil if it was not begun, or was begun for other fonts.
  static func takeFonts(_ wanted: FontSet, language: String) -> PangoTextMeasurer? {
    guard wanted == fonts, language == Self.language else { return nil }
    let early = begunFonts.withLock { begun in
      defer { begun = nil }
      return begun
    }
    return unsafe early?.get().value
  }

  // MARK: Photos

  /// Whether a design file names a photo, as far as its text tells.
  private static func hasPhoto(_ design: String) -> Bool {
    guard let bytes = try? readFile(design, limit: mostBytes) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return [".jpg\"", ".jpeg\"", ".png\"", ".webp\"", ".JPG\"", ".PNG\""].contains { text.contains($0) }
  }

  // MARK: Templates

  /// Mistakes in the file are reported when it is read for the picture.
  private static func prepareTemplates(of design: String) {
    guard let bytes = try? readFile(design, limit: mostBytes),
      let root = JSONParser.parse(SourceText(name: design, bytes: bytes)).output
    else { return }
    let names = templates(in: root)
    BuiltinTemplates.prepare(names)
    // Names of facts begin with two underscores; a template without them does not need the table.
    let reads = names.lazy.compactMap { BuiltinTemplates.text(named: $0)?.utf8 }.contains { text in
      zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "_") && $1 == UInt8(ascii: "_") }
    }
    if reads { FactTable.prepare() }
  }

  /// The names under `template`, anywhere in the tree.
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
