// SPDX-License-Identifier: MIT

/// Why a request was not answered, and what to do about it. Texts name hosts and never whole addresses, which may be
/// secret.
public struct FetchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What the failure means for the next request.
  public enum Kind: Sendable, Hashable {
    /// It may work later: no network, or an overloaded server.
    case passing
    /// The server says when to ask again: seconds from now.
    case notBefore(Double)
    /// It continues until someone changes something: a key, an address, a certificate.
    case lasting
    /// The service's limit for a period is used up; seconds to wait.
    case limit(Double)
  }

  /// The kind of failure.
  public var kind: Kind
  /// A clause without a full stop: `api.met.no refuses the connection`.
  public var description: String

  /// A failure, worded as a message; it names a host and never an address, which may contain a key.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The error with the reason that the server gives.
  func addingReason(_ reason: String?) -> FetchError {
    reason.map { FetchError(kind, "\(description); it says: \($0)") } ?? self
  }
}
