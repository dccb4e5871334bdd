// SPDX-License-Identifier: MIT

import WeaveResolve

/// How a stretch of text is meant: Foundation on Linux has no such type, so this module does.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// A bit for each meaning.
  public let rawValue: UInt
  /// Meanings by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// In italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// In bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// In letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// Ends a line, if there is room.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// Ends a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes {
  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters, which weave does not draw.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between letters.
    public let tracking: TrackingAttribute
    /// Points between letters that are not a pair.
    public let kern: KerningAttribute
    /// Points that the letters stand higher.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the stretch is meant.
    public let inlinePresentationIntent: IntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// Points between letters.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points between letters that are not a pair.
    public enum KerningAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Kern"
    }
    /// Points that the letters stand higher.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.Underline"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.Strikethrough"
    }
    /// How the stretch is meant.
    public enum IntentAttribute: AttributedStringKey {
      /// Meanings.
      public typealias Value = InlinePresentationIntent
      /// The name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attributes of SwiftUI by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs and lists, only marks within lines, or those with spaces and breaks as they are.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What of Markdown is read: only marks within lines, whatever is asked.
    public var interpretedSyntax: InterpretedSyntax
    /// Options of reading Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, languageCode: String? = nil
    ) { self.interpretedSyntax = interpretedSyntax }
  }

  /// A text with the marks of Markdown within lines. Foundation on Linux reads none, so this module does.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for stretch in ViewMarkdown.stretches(of: markdown) {
      var part = AttributedString(stretch.text)
      var intent: InlinePresentationIntent = []
      if stretch.isBold { intent.insert(.stronglyEmphasized) }
      if stretch.isItalic { intent.insert(.emphasized) }
      if stretch.isCode { intent.insert(.code) }
      if stretch.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.swiftUI.inlinePresentationIntent = intent }
      if stretch.isLink { part.swiftUI.foregroundColor = .accentColor }
      append(part)
    }
  }
}
