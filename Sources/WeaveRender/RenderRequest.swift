// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveResolve
public import WeaveSpec

/// All that a picture depends on, as one value: the same request gives the same bytes, on any thread and in any order.
///
/// Commands that draw, inspect, compare or schedule pictures build the same request, so that none of them can leave out
/// what another one takes into account.
public struct RenderRequest: Sendable {
  /// What the picture is made as.
  public struct Output: Sendable, Hashable {
    /// The format of the file.
    public var format: PictureFormat
    /// Whether text stays text, for search and selection, and so depends on the reader's fonts: in formats with `hasLiveText`.
    public var hasLiveText: Bool
    /// 1 to 100, in formats with `hasQuality`; nil for what the format does by itself.
    public var quality: Int?

    /// A picture of a format, with what only some formats have.
    public init(_ format: PictureFormat, hasLiveText: Bool = false, quality: Int? = nil) {
      (self.format, self.hasLiveText, self.quality) = (format, hasLiveText, quality)
    }

    /// PNG, as large as the canvas in pixels.
    public static let png = Output(.png)
    /// SVG, with text as outlines or as text.
    public static func svg(liveText: Bool) -> Output { Output(.svg, hasLiveText: liveText) }
  }

  /// The design, compiled.
  public var design: CompiledWidget
  /// The moment, the reader, the screen and its appearance, the size.
  public var environment: RenderEnvironment
  /// What is known of the world.
  public var facts: Snapshots
  /// What is known of the world to others, by the names of profiles: slots of a board show the facts of one.
  public var profiles: [String: Snapshots] = [:]
  /// From which age on snapshots count as missing, in seconds; never where nil.
  public var maxAge: TimeInterval?
  /// Values for texts and expressions, by name; they go before all others.
  public var variables: [String: Value]
  /// Where the design's photos come from.
  public var photos: PhotoFolder
  /// What the picture is made as.
  public var output: Output

  /// A request of a design in an environment.
  ///
  /// - Parameters:
  ///   - maxAge: the age in seconds from which on snapshots count as missing; nil for never.
  ///   - variables: values that go before all others.
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

  /// The same at another moment.
  public func at(_ moment: Date) -> RenderRequest {
    var request = self
    request.environment.now = moment
    return request
  }

  /// The snapshots that are shown at its moment: without those that are too old, and none where none could be had.
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
