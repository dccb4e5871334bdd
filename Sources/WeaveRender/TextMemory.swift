// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveResolve

/// The issues that checks have found in texts, keyed by the texts: a text that was checked in the same setting is not
/// checked again, wherever it stands. Belongs to one checker.
final class TextMemory {
  /// Everything that issues depend on besides the text.
  struct Setting: Equatable {
    var samples: [String: Value]
    var variables: [String: Value]
    var moment: Moment
    /// The names that have a value.
    var known: Set<String>
  }

  /// A text, with the context that its place adds.
  struct Key: Hashable {
    private var source: String
    private var kind: Kind
    private var names: Set<String>

    private enum Kind: Hashable {
      case template(TextTemplate.Dialect, isSample: Bool)
      case expression
    }

    init(_ text: DesignText) {
      names = text.names
      switch text.content {
      case .template(let template):
        source = template.source
        kind = .template(template.dialect, isSample: text.role == .sample)
      case .expression(let expression):
        source = expression.source
        kind = .expression
      }
    }

    static func == (a: Key, b: Key) -> Bool {
      // Swift compares texts as equal that differ in their bytes, but places are counted in bytes.
      a.source.utf8.elementsEqual(b.source.utf8) && a.kind == b.kind && a.names == b.names
    }

    func hash(into hasher: inout Hasher) { hasher.combine(source) }
  }

  /// The mistakes in a text as it is written, and in its result.
  struct Issues {
    var written: [TemplateIssue]
    var expanded: [TemplateIssue] = []
  }

  private var setting: Setting?
  private var kept: [Key: Issues] = [:]
  /// The most texts that are cached.
  private static let most = 20_000

  /// Drops the issues of another setting.
  func prepare(_ setting: Setting) {
    guard self.setting != setting else { return }
    self.setting = setting
    kept = [:]
  }

  func issues(of key: Key, _ find: () -> Issues) -> Issues {
    if let known = kept[key] { return known }
    let found = find()
    if kept.count >= Self.most { kept = [:] }
    kept[key] = found
    return found
  }
}
