// SPDX-License-Identifier: MIT

/// Makes tokens for commands, also while a server runs.
public enum DisplayTokens {
  /// Why there is no token.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    /// The reason, worded as a message.
    public var description: String
  }

  /// Gives a display a new token. The previous one becomes invalid, for a running server within a second.
  ///
  /// - Parameter state: the server's state folder; it is created if it is missing.
  /// - Returns: the token, which is stored nowhere else.
  /// - Throws: if it cannot be written, or libargon2 is missing.
  public static func renew(for display: String, state: String) throws(Refusal) -> String {
    let token = Token.random()
    guard let hash = Token.hash(token) else {
      throw Refusal(description: "tokens need libargon2; install Debian's libargon2-1")
    }
    do { try StateFile(folder: state).set(token: StateFile.Key(owner: display, hash: hash)) } catch {
      throw Refusal(description: "cannot store a token in `\(state)`: \(error)")
    }
    return token
  }
}
