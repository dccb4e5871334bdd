// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics

/// A service or a kind of file whose bytes can be read as snapshots.
///
/// Reading is pure: the same bytes and the same request give the same snapshots, without network, clock or files.
public struct FeedSource: Sendable {
  /// The credit that a licence requires.
  public struct Attribution: Sendable, Hashable {
    /// The source of the values, worded as the licence requires.
    public var text: String
    /// A page about the licence or the service.
    public var link: String

    /// The text of a credit, and a page about it.
    public init(_ text: String, link: String) {
      self.text = text
      self.link = link
    }
  }

  /// Reads the bytes: a snapshot for each place in the answer, nearly always one. No output if nothing can be used. A
  /// part with a mistake is left out, and the mistake is reported at its place.
  public typealias Reader = @Sendable (SourceText, FeedRequest) -> Checked<[Snapshots]>

  /// The name in settings: `open-meteo`.
  public var name: String
  /// The name for people: `Open-Meteo`.
  public var title: String
  /// The kinds of snapshot that its answers may hold.
  public var kinds: [SnapshotKind]
  /// nil if the values are the user's own.
  public var attribution: Attribution?
  /// Whether a file is of this source, judged by at most its first 64 KB.
  public var recognises: @Sendable (FileStart) -> Bool
  /// Reads the bytes into snapshots.
  public var read: Reader

  init(
    _ name: String, _ title: String, _ kinds: [SnapshotKind], _ attribution: Attribution? = nil,
    recognises: @escaping @Sendable (FileStart) -> Bool = { _ in false }, read: @escaping Reader
  ) {
    self.name = name
    self.title = title
    self.kinds = kinds
    self.attribution = attribution
    self.recognises = recognises
    self.read = read
  }
}
