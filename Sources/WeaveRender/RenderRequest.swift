// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveExpressions
public import WeaveFacts
public import WeaveResolve

/// Everything that a picture depends on, as one value: the same request gives the same bytes, on any thread and in any
/// order.
///
/// Commands that draw, inspect, compare or schedule pictures build the same request, so that none of them can omit what
/// another one takes into account.
public struct RenderRequest: Sendable {
  /// The format of a picture's file, with its settings.
  public struct Output: Sendable, Hashable {
    /// The format of the file.
    public var format: PictureFormat
    /// Whether text remains text, for search and selection, and so depends on the reader's fonts: in formats with
    /// `hasLiveText`.
    public var hasLiveText: Bool
    /// 1 to 100, in formats with `hasQuality`; nil for the format's default.
    public var quality: Int?

    /// A picture format, with settings that only some formats have.
    public init(_ format: PictureFormat, hasLiveText: Bool = false, quality: Int? = nil) {
      (self.format, self.hasLiveText, self.quality) = (format, hasLiveText, quality)
    }

    /// PNG, with the canvas's size in pixels.
    public static let png = Output(.png)
    /// SVG, with text as outlines or as text.
    public static func svg(liveText: Bool) -> Output { Output(.svg, hasLiveText: liveText) }
  }

  /// The compiled design.
  public var design: CompiledWidget
  /// The moment, the reader, the screen and its appearance, the size.
  public var environment: RenderEnvironment
  /// The facts.
  public var facts: Snapshots
  /// The facts of other profiles, by name: slots of a board may show them.
  public var profiles: [String: Snapshots] = [:]
  /// The age in seconds from which snapshots count as missing; nil for never.
  public var maxAge: TimeInterval?
  /// Values for texts and expressions, by name; they take precedence over all others.
  public var variables: [String: Value]
  /// Where the design's photos come from.
  public var photos: PhotoFolder
  /// The format of the picture's file.
  public var output: Output

  /// A request for a design in an environment.
  ///
  /// - Parameters:
  ///   - maxAge: the age in seconds from which snapshots count as missing; nil for never.
  ///   - variables: values that take precedence over all others.
  ///   - photos: where the design's photos come from.
  public init(
    design: CompiledWidget, environment: RenderEnvironment, facts: Snapshots = Snapshots(), maxAge: TimeInterval? = nil,
    variables: [String: Value] = [:], photos: PhotoFolder, output: Output = .png
  ) {
    self.design = design
    self.environment = environment.inLanguage(of: design.spec)
    self.facts = facts
    self.maxAge = maxAge
    self.variables = variables
    self.photos = photos
    self.output = output
  }

  /// The same request at another moment.
  public func at(_ moment: Date) -> RenderRequest {
    var request = self
    request.environment.now = moment
    return request
  }

  /// The snapshots that are shown at its moment: those that are not too old; none if the content is `.unavailable`.
  public var shownFacts: Snapshots {
    if environment.content == .unavailable { return Snapshots() }
    guard let maxAge else { return facts }
    var shown = facts
    _ = shown.removeOlder(than: maxAge, at: environment.now)
    return shown
  }

  /// The facts at its moment, as texts and expressions read them.
  public func variables(keptIn memories: FactMemories? = nil) -> FactVariables {
    environment.facts(of: shownFacts, for: design, variables: variables, keptIn: memories)
  }
}
