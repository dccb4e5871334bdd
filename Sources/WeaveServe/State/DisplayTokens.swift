// SPDX-License-Identifier: MIT

/// Tokens as commands give them out, beside a server that may be running.
public enum DisplayTokens {
  /// Why there is no token.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    /// Why a token was not given or taken, in the voice of messages.
    public var description: String
  }

  /// Gives a display a new token; the one before is good no more, for a server that runs within a second.
  ///
  /// - Parameter state: the folder in which the server remembers; it is made where it is missing.
  /// - Returns: the token, which is kept nowhere else.
  /// - Throws: where it cannot be written, and where libargon2 is missing.
  public static func renew(for display: String, state: String) throws(Refusal) -> String {
    let token = Token.random()
    guard let hash = Token.hash(token) else {
      throw Refusal(description: "tokens need Debian's package libargon2-1")
    }
    do { try StateFile(folder: state).set(token: StateFile.Key(owner: display, hash: hash)) } catch {
      throw Refusal(description: "the state in `\(state)` takes no token: \(error)")
    }
    return token
  }
}
