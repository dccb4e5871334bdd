// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics

/// A service or a kind of file whose bytes become snapshots.
///
/// Reading is pure: the same bytes and the same request give the same snapshots, without network, clock or folder.
public struct FeedSource: Sendable {
  /// Whom the values come from, as the licence wants it shown.
  public struct Attribution: Sendable, Hashable {
    /// Whom the values come from, as the licence wants it shown.
    public var text: String
    /// Where the licence or the service is told of.
    public var link: String

    /// The words of a licence and where it is told of.
    public init(_ text: String, link: String) {
      self.text = text
      self.link = link
    }
  }

  /// What reads the bytes: a snapshot for each place that the answer speaks of, nearly always one. No output where nothing of
  /// it can be used; what is wrong with a part costs that part and is told at its place.
  public typealias Reader = @Sendable (SourceText, FeedRequest) -> Checked<[Snapshots]>

  /// `open-meteo`: what settings call it.
  public var name: String
  /// What people call it: `Open-Meteo`.
  public var title: String
  /// What its answers may hold.
  public var kinds: [SnapshotKind]
  /// Nil where the values are the user's own.
  public var attribution: Attribution?
  /// Whether a file, by its first bytes, is of this source; at most 64 KB are looked at.
  public var recognises: @Sendable (FileStart) -> Bool
  /// Makes snapshots of the bytes.
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
