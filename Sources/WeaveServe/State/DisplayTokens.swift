// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveSystem

/// Makes, lists and removes tokens for commands, also while a server runs, which notices within a second.
public enum DisplayTokens {
  /// Why tokens cannot be read or changed.
  public struct Refusal: Error, Sendable, CustomStringConvertible {
    /// The reason, worded as a message.
    public var description: String
  }

  /// A token as its owner may see it.
  public struct Entry: Sendable, Hashable {
    /// The name of a display, or the hardware address of a device without a name; nil for the token of webhooks.
    public var display: String?
    /// When it was made; nil if that is unknown.
    public var made: Date?
    /// When a client last used it, to the minute; nil for never.
    public var used: Date?
    /// When it ends by itself; nil for never.
    public var until: Date?
  }

  /// Gives a display a new token. The previous one becomes invalid, also that of its device, as do all addresses of
  /// pictures that were made with it.
  ///
  /// - Parameters:
  ///   - lifetime: seconds after which the token ends; nil for never.
  ///   - state: the server's state folder; it is created if it is missing.
  /// - Returns: the token, which is stored nowhere else.
  /// - Throws: if it cannot be written, or libargon2 is missing.
  public static func renew(
    for display: Display, lifetime: TimeInterval? = nil, state: String, at now: Date = Date()
  ) throws(Refusal) -> String {
    let token = Token.random()
    guard let hash = Token.hash(token) else {
      throw Refusal(description: "tokens need libargon2; install Debian's libargon2-1")
    }
    let record = TokenRecord(
      owner: display.name, hash: hash, made: now, until: lifetime.map { now.addingTimeInterval($0) })
    do { try StateFile(folder: state).set(token: record, replacing: display.tokenOwners) } catch {
      throw Refusal(description: "cannot store a token in `\(state)`: \(error)")
    }
    return token
  }

  /// Every token in a state folder, by display.
  public static func list(state: String) throws(Refusal) -> [Entry] {
    guard exists(state) else { return [] }
    do {
      return try StateFile(folder: state).tokens().map { token in
        Entry(
          display: token.owner == Gate.webhooks ? nil : token.owner, made: token.made, used: token.used,
          until: token.until)
      }
    } catch { throw Refusal(description: "cannot read the tokens in `\(state)`: \(error)") }
  }

  /// Removes the tokens of a display and of its device.
  public static func remove(for display: Display, state: String) throws(Refusal) {
    guard exists(state) else { return }
    do { try StateFile(folder: state).removeTokens(of: display.tokenOwners) } catch {
      throw Refusal(description: "cannot remove the token of `\(display.name)` from `\(state)`: \(error)")
    }
  }

  private static func exists(_ state: String) -> Bool { fileStamp("\(state)/\(StateFile.name)") != nil }
}

extension Display {
  /// The owners of tokens that are good for this display: its name, and the address of its device.
  var tokenOwners: [String] { [name] + (device.map { [$0] } ?? []) }
}
