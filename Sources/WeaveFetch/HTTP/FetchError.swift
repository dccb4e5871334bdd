// SPDX-License-Identifier: MIT

/// Why a question was not answered, and what to do about it. Texts name hosts and never whole addresses, which may be secrets.
public struct FetchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What it means for the next question.
  public enum Kind: Sendable, Hashable {
    /// It may work in a while: a network that is away, a server that is overloaded.
    case passing
    /// The server says when: seconds from now.
    case notBefore(Double)
    /// It goes on until someone changes something: a key, an address, a certificate.
    case lasting
    /// What the service has at most in a period is used up.
    case limit(Double)
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// A clause without a full stop: `api.met.no refuses the connection`.
  public var description: String

  /// A failure, in the voice of messages; it names a host and never an address, which may hold a key.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// With the reason that the server gives.
  func saying(_ reason: String?) -> FetchError {
    reason.map { FetchError(kind, "\(description); it says: \($0)") } ?? self
  }
}
